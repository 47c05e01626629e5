"""A first hand: the table explains, answers a wrong try, and goes on to a real hand."""

from playwright.sync_api import expect


def test_a_wrong_try_is_answered_and_the_right_one_goes_on_to_a_real_hand(visit):
    page = visit("Ann", phone=True)
    page.get_by_test_id("learn-port").click()
    say, answer = page.get_by_test_id("say"), page.get_by_test_id("answer")
    expect(say).to_contain_text("Everybody has one card")
    page.get_by_test_id("learn-on").click()
    expect(say).to_contain_text("only four are 5s")
    page.get_by_test_id("action-lock").click()
    expect(answer).to_contain_text("just four of 52".capitalize())
    moves = ("hit", "", "hit", "lock", "", "hit", "hit", "lock")
    for move in moves:
        page.get_by_test_id(f"action-{move}" if move else "learn-on").click()
        expect(answer).to_have_count(0)
        page.keyboard.press("s")
        expect(say).to_be_visible()
    expect(say).to_contain_text("6 points, and 15 to go")
    expect(page.get_by_test_id("points-A")).to_have_text("6")
    page.get_by_test_id("learn-play").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("turn")).to_be_visible()


def test_a_lesson_that_is_not_there_is_called_so(visit):
    page = visit(at="/learn/nogame")
    expect(page.get_by_role("heading", level=1)).to_contain_text("nogame")
