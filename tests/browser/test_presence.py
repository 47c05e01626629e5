"""Who is here and who is waited for, told apart from the turn; a waiting room that waits; a move taken back by agreement."""

import re

from playwright.sync_api import expect

from .conftest import CAN


def two_at_port(visit):
    """Ann and somebody who comes by the link with a phone and says how to be called, both ready."""
    ann, ben = visit("Ann", at="/set/port"), visit(phone=True)
    ann.locator(".count .button").first.click()
    ann.get_by_test_id("begins-ready").check()
    ann.get_by_test_id("create-table").click()
    expect(ann.get_by_test_id("waiting")).to_be_visible()
    ben.goto(ann.url)
    expect(ben.get_by_test_id("wait-rules")).to_be_visible()
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("sit-B").click()
    expect(ann.get_by_test_id("waiting-seat-B")).to_contain_text("Ben")
    ben.get_by_test_id("ready").click()
    expect(ann.get_by_test_id("ready-B")).to_be_visible()
    ann.get_by_test_id("ready").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("hand")).to_be_visible()
    return ann, ben


def test_a_move_is_taken_back_when_the_other_agrees_and_who_leaves_is_seen_to_be_away(visit):
    ann, ben = two_at_port(visit)
    expect(ann.get_by_test_id("turn")).to_have_text(re.compile("Your turn|Ben to play"))
    mover, other = (ann, ben) if ann.get_by_test_id("turn").inner_text() == "Your turn" else (ben, ann)
    for page in (mover, other):
        expect(page.get_by_test_id("take-back")).to_have_count(0)
    mover.get_by_test_id("action-lock").click()
    expect(other.get_by_test_id("turn")).to_have_text("Your turn")
    # Beside one's own cards, on a phone as well.
    mover.locator(".dock").get_by_test_id("take-back").click()
    expect(mover.get_by_test_id("asked")).to_be_visible()
    other.get_by_test_id("undo-agree").click()
    for page in (mover, other):
        expect(page.get_by_test_id("asked")).to_have_count(0)
    expect(mover.get_by_test_id("turn")).to_have_text("Your turn")
    expect(mover.get_by_test_id("take-back")).to_have_count(0)
    seat = "A" if mover is ann else "B"
    mover.close()
    expect(other.get_by_test_id(f"presence-{seat}")).to_have_attribute("data-here", "away")
    expect(other.get_by_test_id(f"absent-{seat}")).to_be_visible()
    expect(other.get_by_test_id(f"seat-{seat}")).to_contain_text("to play")


def test_what_somebody_has_learned_by_is_not_offered_to_be_taken_back(visit, player):
    """Both choose their first card at Ghost Town in secret: nobody has learned anything until they are shown."""
    ann, ben = visit("Ann"), visit("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    told = ann.request.post("/api/tables", data={"game": "ghost-town", "options": {}, "seats": seats})
    table = told.json()["id"]
    ann.goto(f"/table/{table}")
    assert ben.request.post(f"/api/tables/{table}/sit", data={}).ok
    ben.goto(f"/table/{table}")
    for page in (ann, ben):
        expect(page.locator(CAN).first).to_be_visible()
        expect(page.get_by_test_id("take-back")).to_have_count(0)
    player(ann).move()
    expect(ann.locator(".dock").get_by_test_id("take-back")).to_be_visible()
    player(ben).move()
    for page in (ann, ben):
        expect(page.get_by_test_id("seat-A").locator("[data-card]").first).to_be_visible()
        expect(page.locator("[data-testid=ready-A]")).to_have_count(0)
        expect(page.get_by_test_id("take-back")).to_have_count(0)
