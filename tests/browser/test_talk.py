"""Two people talk at a table, one of them on a phone, and somebody looks on."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect


def test_two_people_talk_and_mute(visit):
    ann, ben, cy = visit("Ann"), visit("Ben", phone=True), visit("Cy")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ann.request.post(
        "/api/tables", data={"game": "port", "options": {}, "seats": seats, "listed": False}
    )
    table = f"/table/{made.json()['id']}"
    ann.goto(table)
    ann.get_by_test_id("talk-text").fill("Who is coming?")
    ann.get_by_test_id("talk-text").press("Enter")
    expect(ann.get_by_test_id("said")).to_have_text(re.compile("You.*Who is coming"))
    ben.goto(table)
    expect(ben.get_by_test_id("said")).to_have_text(re.compile("Ann.*Who is coming"))
    ben.get_by_test_id("sit-B").tap()

    ann.get_by_test_id("tab-talk").click()
    ann.get_by_test_id("talk-text").fill("<b>so</b> https://example.org")
    ann.get_by_test_id("talk-send").click()
    bubble = ben.get_by_test_id("talk-bubble")
    expect(bubble).to_contain_text("1")
    expect(ben.get_by_test_id("talk-voice")).to_contain_text("Ann: <b>so</b>")
    bubble.tap()
    last = ben.get_by_test_id("said").last
    expect(last).to_contain_text("<b>so</b> https://example.org")
    assert last.locator("b, a").count() == 0
    found = Axe().run(ben, "dialog[open]")
    assert found.violations_count == 0, found.generate_report()
    ben.get_by_test_id("react-cheers").tap()
    expect(ben.get_by_test_id("talk")).to_be_hidden()
    expect(ann.get_by_test_id("reacted-B")).to_have_text("Cheers")
    expect(ben.get_by_test_id("reacted-B")).to_have_text("Cheers")
    expect(bubble).not_to_contain_text("1")

    cy.goto(table)
    cy.get_by_test_id("tab-talk").click()
    cy.get_by_test_id("talk-text").fill("I only look on")
    cy.get_by_test_id("talk-send").click()
    expect(ann.get_by_test_id("said").last).to_have_text(re.compile("Cy.*watching.*I only look on"))
    ann.get_by_test_id("mute-watchers").check()
    expect(ann.get_by_text("I only look on")).to_have_count(0)
    ann.get_by_test_id("mute-watchers").uncheck()
    ann.get_by_role("button", name="Cy", exact=True).click()
    ann.get_by_test_id("mute").click()
    expect(ann.get_by_text("I only look on")).to_have_count(0)
    ann.reload()
    ann.get_by_test_id("tab-talk").click()
    expect(ann.get_by_test_id("said")).to_have_count(3)
    found = Axe().run(ann, "aside")
    assert found.violations_count == 0, found.generate_report()
    ann.get_by_test_id("talk-hide").click()
    expect(ann.get_by_test_id("said")).to_have_count(0)
