"""Four people on four kinds of devices spend an evening: three games, talk, another device, and a look back."""

import re

import pytest
from playwright.sync_api import expect

LANDSCAPE = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def four(visit):
    return [visit("Ann"), visit("Ben", **LANDSCAPE), visit("Cleo"), visit("Dora", phone=True)]


def open_evening(people):
    host, *others = people
    host.get_by_test_id("to-evenings").click()
    host.get_by_test_id("evening-name").fill("Friday")
    host.get_by_test_id("evening-make").press("Enter")
    expect(host.get_by_role("heading", level=1)).to_have_text("Friday")
    link = host.get_by_test_id("evening-link").input_value()
    for page in others:
        page.goto(link)
    for page in people:
        expect(page.get_by_test_id("members").get_by_text("here", exact=True)).to_have_count(len(people))
    return link


def begin(people, game):
    """Propose a game and sit down together."""
    host, *others = people
    host.get_by_test_id("propose").press("Enter")
    host.get_by_test_id(f"pick-{game}").press("Enter")
    for page in others:
        page.get_by_test_id(f"in-{game}").click()
    expect(host.get_by_test_id(f"proposal-{game}")).to_contain_text("Dora")
    host.get_by_test_id(f"begin-{game}").press("Enter")
    for page in people:
        expect(page.get_by_test_id("hand")).to_be_visible()
    assert len({page.url for page in people}) == 1


def spoken(page):
    """What a screen reader finds on the table, by role and name."""
    return page.locator("main").aria_snapshot()


def test_an_evening_of_four(visit, four, player, together):
    ann, ben, cleo, dora = four
    link = open_evening(four)
    games = ("octopus", "deadfall", "goblin-poker")

    for number, game in enumerate(games):
        begin(four, game)
        table = ann.url.rpartition("/")[2]
        if number == 0:
            ben.get_by_test_id("talk-bubble").click()
            ben.get_by_test_id("talk-text").fill("<b>Cheers</b>")
            ben.get_by_test_id("talk-send").click()
            ben.keyboard.press("Escape")
            ann.get_by_test_id("tab-talk").click()
            expect(ann.get_by_test_id("said")).to_have_text(re.compile(r"Ben.*<b>Cheers</b>"))
        if number == 1:
            # Cleo goes on at another device; the seat is the same, and so are its cards.
            cards = cleo.get_by_role("region", name="Your cards").aria_snapshot()
            cleo.goto("/me")
            cleo.get_by_test_id("make-pass").click()
            door = cleo.get_by_test_id("pass-link").input_value()
            cleo.context.close()
            cleo = visit(at=door, phone=True)
            cleo.get_by_test_id("move-take").tap()
            expect(cleo.get_by_test_id("name-edit")).to_contain_text("Cleo")
            cleo.goto(f"/table/{table}")
            expect(cleo.get_by_test_id("hand")).to_be_visible()
            assert re.findall(r'img "\d+', cleo.get_by_role("region", name="Your cards").aria_snapshot()) == (
                re.findall(r'img "\d+', cards)
            )
            four[2] = cleo

        def look():
            told = spoken(dora)
            assert "Your cards" in told
            assert told.count('log "') <= 1

        together([player(page) for page in four], look=look)
        for page in four:
            page.goto(link)

    expect(ann.get_by_test_id("played").locator("li")).to_have_count(3)
    points = [float(each) for each in ann.get_by_test_id("standings").locator("tbody td b").all_inner_texts()]
    # In each game every pair of people is compared once: six points in all.
    assert sum(points) == 3 * 6

    ann.goto(f"/replay/{table}")
    expect(ann.get_by_test_id("controls")).to_be_visible()
    moves = int(ann.get_by_test_id("at").inner_text().split("/")[1])
    for _ in range(moves // 2):
        ann.keyboard.press("ArrowRight")
    expect(ann.get_by_test_id("at")).to_have_text(f"{moves // 2} / {moves}")
    ann.get_by_test_id("play-on").click()
    ann.get_by_test_id("play-on-go").click()
    expect(ann).to_have_url(re.compile("/table/"))
    expect(ann.get_by_test_id("hand")).to_be_visible()
    assert player(ann).finish() >= 0
