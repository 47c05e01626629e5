"""Help at the table: the goal, what a button does, what is likely and good, the rules beside the table, the ranking."""

import re

from playwright.sync_api import expect

CAN = ".page [data-action]:enabled:not([aria-disabled=true])"


def test_help_is_at_the_table(visit):
    page = visit("Ann", phone=True)
    page.get_by_test_id("play-now-port").click()
    expect(page.get_by_test_id("goal")).to_have_text("21 points win")
    page.locator(CAN).first.wait_for()
    page.get_by_test_id("help").click()
    expect(page.get_by_test_id("hint-1")).to_contain_text("take a card")
    page.get_by_test_id("ask-2").click()
    expect(page.get_by_test_id("hint-2")).to_contain_text(re.compile(r"next card: [\d ]+\s*[\d.]+ %"))
    expect(page.get_by_test_id("hint-2")).to_contain_text("Exact")
    page.get_by_test_id("ask-3").click()
    expect(page.get_by_test_id("hint-3")).to_contain_text(re.compile("Hit|Lock"))
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-1")).to_have_count(0)
    # The rules open beside the table, where what can be done is explained.
    page.get_by_test_id("rules").click()
    beside = page.get_by_test_id("rules-beside")
    expect(beside.locator(".now")).to_be_in_viewport()
    expect(beside.locator(".now")).to_contain_text(re.compile("^(Hit|Lock)"))
    page.keyboard.press("Escape")
    page.get_by_test_id("action-lock").focus()
    expect(page.locator(".verb-note")).to_have_text("stop: no more cards for you")
    # A finger that rests on a button is told, too, and presses nothing.
    lock = page.get_by_test_id("action-lock")
    lock.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator(".verb-note")).to_be_hidden()
    expect(page.locator(".verb-note")).to_be_visible()
    lock.dispatch_event("click")
    expect(lock).to_have_attribute("aria-disabled", "false")
    assert "/table/" in page.url


def test_the_ranking_of_sets_is_one_tap_away(visit):
    page = visit("Ben", phone=True)
    page.get_by_test_id("play-now-half-pint").click()
    page.get_by_test_id("ranking").click()
    ranks = page.get_by_test_id("ranks").get_by_role("listitem")
    expect(ranks).to_have_count(11)
    expect(ranks.first).to_contain_text("royal flush")
    expect(ranks.nth(3)).to_contain_text("four of a kind")
    expect(ranks.last).to_contain_text("one card")


def test_friends_have_hints_if_they_want_them(visit):
    page = visit("Cy")
    for wanted in (False, True):
        page.goto("/set/port")
        if wanted:
            page.get_by_test_id("hints").check()
        page.get_by_test_id("create-table").click()
        page.wait_for_url("**/table/*")
        table = page.url.rsplit("/", 1)[1]
        told = page.evaluate("id => fetch(`/api/tables/${id}`).then(a => a.json())", table)
        assert told["hints"] is wanted
