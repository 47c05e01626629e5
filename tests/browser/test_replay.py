"""Going through a game that is over, by mouse, keyboard and finger, and playing on from it."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from alehouse import Table

# By hand: 55 cards, A gets 4, B 9, C 6; A hits an 8, B locks, C hits a 6 and is bust.
RECORD = """alehouse = 1
game = "port"
players = ["Ann", "Ben", "Cy"]
cards = "4 9 6 8 6"
first = "A"
seed = "what comes after"
moves = ["A hit", "B lock", "C hit"]
"""
AT = "at"


def shown(page, record=RECORD):
    page.get_by_test_id("paste").fill(record)
    page.get_by_test_id("show").click()
    expect(page.get_by_test_id("controls")).to_be_visible()


def cards(page, seat):
    return page.get_by_test_id(f"seat-{seat}").locator(".page [data-card], [data-card]")


def faces(page, seat):
    return [each.get_attribute("data-face") for each in cards(page, seat).all()]


def test_a_record_is_gone_through_by_keyboard(visit):
    page = visit(at="/replay")
    page.get_by_test_id("paste").fill("port")
    page.get_by_test_id("show").click()
    expect(page.get_by_test_id("problem")).to_contain_text("TOML")
    shown(page)
    count = page.get_by_test_id(AT)
    expect(count).to_have_text("0 / 3")
    assert faces(page, "A") == ["4"]
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text("1 / 3")
    page.keyboard.press("s")
    expect(cards(page, "A")).to_have_count(2)
    assert faces(page, "A") == ["4", "8"]
    page.keyboard.press("End")
    expect(count).to_have_text("3 / 3")
    page.keyboard.press("ArrowLeft")
    expect(count).to_have_text("2 / 3")
    assert (faces(page, "B"), faces(page, "C")) == (["9"], ["6"])
    page.keyboard.press("Home")
    expect(count).to_have_text("0 / 3")
    assert faces(page, "A") == ["4"]
    # The second seat comes to sit on the near side.
    page.keyboard.press("2")
    expect(page.get_by_test_id("eyes")).to_have_value("B")
    expect(page.locator(".dock")).to_have_attribute("data-testid", "seat-B")
    page.keyboard.press("0")
    expect(page.get_by_test_id("eyes")).to_have_value("all")
    # Any move can be gone to, and the address says where one is.
    page.get_by_test_id("go-2").click()
    expect(count).to_have_text("2 / 3")
    expect(page).to_have_url(re.compile(r"/replay\?move=2&seat=all$"))
    page.reload()
    expect(count).to_have_text("2 / 3")
    # By itself it comes to the end, and stops.
    page.get_by_test_id("speed").select_option("3")
    page.keyboard.press("Home")
    page.get_by_test_id(AT).click()
    page.keyboard.press("Space")
    expect(count).to_have_text("3 / 3")
    expect(page.get_by_test_id("run")).to_have_accessible_name(re.compile("by itself"))
    found = Axe().run(page).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []


def test_play_on_from_a_record_on_a_phone(visit):
    page = visit(at="/replay", phone=True)
    shown(page)
    count = page.get_by_test_id(AT)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_test_id("step-on").tap()
    expect(count).to_have_text("1 / 3")
    page.get_by_test_id("more").tap()
    page.get_by_test_id("eyes").select_option("C")
    expect(page.locator(".dock")).to_have_attribute("data-testid", "seat-C")
    page.get_by_test_id("play-on").tap()
    expect(page.get_by_test_id("play-on-seat")).to_have_value("C")
    page.get_by_test_id("play-on-go").tap()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_test_id("hand")).to_be_visible()
    # The game goes on where it was: A has hit, and one's own card is the 6.
    expect(cards(page, "C").first).to_have_attribute("data-face", "6")
    table = page.url.rpartition("/")[2]
    told = page.request.get(f"/api/tables/{table}").json()
    assert (told["you"], told["study"]) == ("C", True)
    assert told["moves"] >= 1


def test_the_record_of_a_finished_game_is_judged(visit):
    page = visit(at="/replay", phone=True)
    shown(page)
    # Nothing is judged before the end.
    page.get_by_test_id("more").tap()
    expect(page.get_by_test_id("play-on")).to_be_visible()
    expect(page.get_by_test_id("review")).to_have_count(0)
    page.goto("/")
    page.goto("/replay")
    shown(page, RECORD.replace('"C hit"]', '"C hit", "A lock"]\noptions = { max_rounds = 1 }'))
    page.get_by_test_id("step-on").tap()
    page.get_by_test_id("more").tap()
    page.get_by_test_id("review").tap()
    expect(page).to_have_url(re.compile(r"/replay/[a-z0-9]{10}\?move=1&seat=all"))
    # Judging is done at low priority: beside other tests it takes minutes, and nobody need wait here until it is done.
    judged = page.locator("[data-testid=review-progress], [data-testid=graph]").first
    expect(judged).to_be_visible()
    expect(page.get_by_test_id(AT)).to_have_text("1 / 4")
    # It has an address now, for whoever gets it.
    eve = visit()
    eve.goto(page.url)
    expect(eve.get_by_test_id(AT)).to_have_text("1 / 4")
    expect(eve.get_by_role("region", name="Ben")).to_be_visible()


def test_a_round_ends_with_its_last_move(visit):
    table = Table("port", ["Ann", "Ben", "Cy"], cards="4 9 6 8 6", seed="and on")
    for move in ("A hit", "B lock", "C hit", "A lock"):
        table.play(move)
    table.play(table.acting[0], "lock")
    page = visit(at="/replay")
    shown(page, table.record().text())
    rounds = page.locator(".moves ol")
    expect(rounds).to_have_count(2)
    # The fourth move brings the first round to its end, and the next cards with it.
    expect(rounds.nth(0).get_by_test_id("go-4")).to_be_visible()
    expect(rounds.nth(1).locator("[data-testid^=go-]")).to_have_count(1)
    # Who has seen all is nobody there.
    expect(rounds.nth(0)).to_contain_text("Ann locks")


def test_a_finished_table_leads_to_its_replay(visit, table, player):
    page = visit()
    table(page, "port", "r", max_rounds=1)
    player(page).finish()
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("controls")).to_be_visible()
    # As one has seen it oneself, from the deal on.
    expect(page.get_by_test_id("eyes")).to_have_value("A")
    expect(page.get_by_test_id(AT)).to_have_text(re.compile(r"^0 / \d+$"))
    page.get_by_test_id("hand-on").click()
    expect(page.get_by_test_id(AT)).not_to_have_text(re.compile(r"^0 /"))
    address = page.url
    friend = visit(at="/")
    expect(friend.get_by_test_id("name-edit")).to_be_visible()
    friend.goto(address)
    expect(friend.get_by_test_id("controls")).to_be_visible()
    expect(friend.get_by_test_id("eyes")).to_have_value(re.compile("^(A|all)$"))
