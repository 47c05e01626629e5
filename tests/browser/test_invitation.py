"""Waiting for others: the link, people of one name, and closing a table."""

import re

from playwright.sync_api import Page, expect

from alehouse.language import say


def wait_at(page: Page, game: str = "port", seats: int = 3) -> None:
    """Set a table with open seats, and wait there."""
    answer = page.request.post(
        "/api/tables",
        data={
            "game": game,
            "options": {},
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)],
            "listed": True,
        },
    )
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    expect(page.get_by_test_id("waiting")).to_be_visible()


def test_copied_is_said_only_when_it_is_true(visit):
    page = visit("Ann")
    wait_at(page)
    link = page.get_by_test_id("invite-link").input_value()
    assert link == page.url
    page.evaluate("() => { document.execCommand = () => false; }")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    page.get_by_test_id("copy-link").click()
    expect(page.get_by_test_id("copy-by-hand")).to_be_visible()
    expect(page.get_by_test_id("copy-link")).to_have_text("Copy link")
    chosen = (
        "() => { const f = document.activeElement; return f.value.slice(f.selectionStart, f.selectionEnd); }"
    )
    assert page.evaluate(chosen) == link

    page.evaluate("() => { navigator.clipboard.writeText = async text => { window.copied = text; }; }")
    page.get_by_test_id("copy-link").click()
    expect(page.get_by_test_id("copy-link")).to_have_text("Copied")
    expect(page.get_by_test_id("copy-by-hand")).to_have_count(0)
    assert page.evaluate("window.copied") == link


def test_two_of_one_name_are_told_apart(visit):
    ann, other = visit("Ann"), visit("Ann")
    wait_at(ann, "port", 2)
    other.goto(ann.url)
    other.get_by_test_id("sit-B").click()
    for page in (ann, other):
        expect(page.get_by_test_id("hand")).to_be_visible()
        expect(page.locator(".side .scores")).to_contain_text("Ann (A)")
        expect(page.locator(".side .scores")).to_contain_text("Ann (B)")


def test_a_name_written_from_the_right_leaves_its_neighbours_where_they_are(visit):
    page = visit("דנה")
    wait_at(page)
    box = page.get_by_test_id("waiting-seat-A").locator("bdi")
    assert box.evaluate("each => getComputedStyle(each).unicodeBidi") == "isolate"
    expect(box).to_contain_text("דנה")


def test_whoever_set_a_table_can_close_it(visit):
    ann, ben = visit("Ann"), visit("Ben")
    wait_at(ann)
    ben.goto(ann.url)
    ben.get_by_test_id("sit-B").click()
    expect(ben.get_by_test_id("stand")).to_be_visible()
    # Only whoever may do it is offered it.
    expect(ben.get_by_test_id("close-table")).to_have_count(0)
    ann.get_by_test_id("close-table").click()
    # A slip of the finger closes nothing.
    ann.get_by_role("button", name=say("en", "mine-no"), exact=True).click()
    expect(ben.get_by_test_id("stand")).to_be_visible()
    ann.get_by_test_id("close-table").click()
    ann.get_by_test_id("close-table-sure").click()
    expect(ann.get_by_test_id("play-now-port")).to_be_visible()
    # Whoever waited there is told so, and not that the line is lost.
    expect(ben.locator("h1")).to_have_text(say("en", "error-table-closed"))
    expect(ben.get_by_role("alert")).to_have_count(0)
    assert ann.request.get(f"/api/tables/{ben.url.rsplit('/', 1)[-1]}").status == 404


def test_whoever_set_a_table_and_stood_up_still_fills_and_closes_it(visit):
    page = visit(viewport={"width": 360, "height": 740})
    wait_at(page)
    page.get_by_test_id("stand").click()
    expect(page.get_by_test_id("sit-A")).to_be_visible()
    expect(page.get_by_test_id("close-table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("fill-B-steady").click()
    expect(page.get_by_test_id("waiting-seat-B")).not_to_contain_text(say("en", "wait-seat-free"))


def test_a_name_that_is_being_changed_outlasts_the_loading_of_a_table(visit):
    page = visit()
    held = []
    page.route("**/api/tables/aaaaaaaaaa", lambda route: held.append(route))
    with page.expect_request("**/api/tables/aaaaaaaaaa"):
        page.goto("/table/aaaaaaaaaa")
    page.get_by_test_id("name-edit").click()
    page.get_by_test_id("name").fill("Ann")
    held[0].continue_()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("en", "table-missing"))
    expect(page.get_by_test_id("name")).to_have_value("Ann")


def test_the_name_is_the_one_that_was_given_last(visit):
    ann, ben = visit("Ann"), visit()
    wait_at(ann)
    ben.goto(ann.url)
    expect(ben.get_by_test_id("join-name")).to_have_value(re.compile(r"^Guest \d+$"))
    # What the page is told above is not undone by a field that nobody has touched.
    ben.get_by_test_id("name-edit").click()
    ben.get_by_test_id("name").fill("\u202eBen")
    ben.get_by_test_id("name-save").click()
    expect(ben.get_by_role("alert")).to_be_visible()
    ben.get_by_test_id("name").fill("Ben")
    ben.get_by_test_id("name-save").click()
    expect(ben.get_by_test_id("name-edit")).to_contain_text("Ben")
    expect(ben.get_by_role("alert")).to_have_count(0)
    expect(ben.get_by_test_id("join-name")).to_have_value("Ben")
    ben.get_by_test_id("sit-B").click()
    expect(ann.get_by_test_id("waiting-seat-B")).to_contain_text("Ben")
