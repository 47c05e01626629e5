"""An evening of two short games for two people, one of them on a phone."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect


def test_an_evening_of_two_games(visit, player, together):
    ann, ben = visit("Ann"), visit("Ben", phone=True)
    ann.get_by_test_id("to-evenings").click()
    ann.get_by_test_id("evening-name").fill("Thursday")
    ann.get_by_test_id("evening-make").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Thursday")
    ben.goto(ann.get_by_test_id("evening-link").input_value())
    for page in (ann, ben):
        expect(page.get_by_test_id("members").get_by_text("here", exact=True)).to_have_count(2)
    ben.get_by_test_id("talk-text").fill("Something short, please")
    ben.get_by_test_id("talk-send").tap()
    expect(ann.get_by_test_id("said")).to_have_text(re.compile("Ben.*Something short"))

    # What two can play in ten minutes.
    ann.get_by_test_id("propose").click()
    ann.get_by_test_id("minutes").select_option(index=0)
    expect(ann.get_by_test_id("pick-starboard")).to_be_visible()
    expect(ann.get_by_test_id("pick-half-pint")).to_have_count(0)
    ann.get_by_test_id("pick-starboard").click()
    ben.get_by_test_id("in-starboard").tap()
    expect(ann.get_by_test_id("proposal-starboard")).to_contain_text("Ann and Ben")
    for page in (ann, ben):
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
    ann.get_by_test_id("begin-starboard").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("hand")).to_be_visible()
    assert ann.url == ben.url
    together([player(ann), player(ben, "tap")])

    # Ann goes back and proposes the next; Ben, who is still at the table, is taken along from there.
    ann.get_by_test_id("to-evening").click()
    expect(ann.get_by_test_id("standings").locator("tbody tr")).to_have_count(2)
    ann.get_by_test_id("propose").click()
    ann.get_by_test_id("evening-hints").check(force=True)
    ann.get_by_test_id("pick-starboard").click()
    expect(ann.get_by_test_id("proposal-starboard")).to_contain_text("With hints")
    expect(ben.get_by_test_id("next-bar")).to_contain_text("Ann proposes Starboard")
    ben.get_by_test_id("bar-in").tap()
    ann.get_by_test_id("begin-starboard").click()
    ben.get_by_test_id("next-table").tap()
    expect(ben.get_by_test_id("game-over")).to_have_count(0)
    assert ben.request.get(f"/api/tables/{ben.url.rsplit('/', 1)[1]}").json()["hints"] is True
    together([player(ann), player(ben, "tap")])

    ben.get_by_test_id("to-evening").tap()
    expect(ben.get_by_test_id("played").locator("li")).to_have_count(2)
    points = ben.get_by_test_id("standings").locator("tbody td b").all_inner_texts()
    # One pair of people, compared twice.
    assert sum(map(float, points)) == 2
    ann.get_by_test_id("to-evening").click()
    ann.get_by_test_id("evening-end").click()
    expect(ben.get_by_text("This evening is over.")).to_be_visible()
    expect(ben.get_by_test_id("moments")).to_contain_text("in a single move")
    found = Axe().run(ben)
    assert found.violations_count == 0, found.generate_report()
    ben.goto("/evening/nosuch1234")
    expect(ben.get_by_role("heading", level=1)).to_have_text("There is no such evening.")
