"""One's own tables and games, another device, what the lobby shows, and where there is nothing."""

import pytest
from playwright.sync_api import expect

from alehouse.language import say

from .test_access import check
from .test_invitation import wait_at


def test_my_tables_are_in_the_lobby_and_can_be_left_and_closed(visit, table):
    page = visit("Ann", phone=True)
    expect(page.get_by_test_id("game-half-pint")).to_be_visible()
    expect(page.get_by_test_id("your-tables")).to_have_count(0)
    table(page, "port", "rr")
    wait_at(page, "pairs", 2)
    page.goto("/")
    rows = page.get_by_test_id("my-table")
    expect(rows).to_have_count(2)
    check(page, "lobby with tables")
    waiting, running = rows.filter(has_text="Pairs"), rows.filter(has_text="Port")
    expect(waiting).to_contain_text("waiting for one more player")
    # Asked first, and nothing done by whoever stays.
    running.get_by_test_id("my-table-end").press("Enter")
    expect(running).to_contain_text(say("en", "mine-leave-sure"))
    page.keyboard.press("Escape")
    expect(running.get_by_test_id("my-table-go")).to_be_visible()
    running.get_by_test_id("my-table-end").tap()
    running.get_by_test_id("my-table-end-sure").tap()
    expect(rows).to_have_count(1)
    waiting.get_by_test_id("my-table-end").tap()
    waiting.get_by_test_id("my-table-end-sure").tap()
    expect(page.get_by_test_id("your-tables")).to_have_count(0)
    page.goto("/me")
    expect(page.get_by_test_id("my-game")).to_have_count(1)
    expect(page.get_by_test_id("my-game")).to_contain_text("You left")
    expect(page.get_by_test_id("figures-port")).to_contain_text("1 left")
    check(page, "my games")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_game_is_left_at_its_table_after_a_second_word(visit, table):
    page = visit("Ann", phone=True)
    table(page, "port", "rr")
    page.get_by_test_id("settings").tap()
    page.get_by_test_id("leave").tap()
    settings = page.get_by_role("dialog")
    expect(settings).to_contain_text(say("en", "mine-leave-sure"))
    check(page, "leaving")
    # Whoever stays is among the settings again.
    page.keyboard.press("Escape")
    expect(settings).not_to_contain_text(say("en", "mine-leave-sure"))
    page.get_by_test_id("leave").tap()
    page.get_by_test_id("leave-sure").tap()
    expect(page.get_by_test_id("game-port")).to_be_visible()
    expect(page.get_by_test_id("your-tables")).to_have_count(0)
    # Where no game is left to be left, the settings are as everywhere.
    page.get_by_test_id("settings").tap()
    expect(page.get_by_test_id("set-sound")).to_be_visible()
    expect(page.get_by_test_id("leave")).to_have_count(0)
    page.goto("/me")
    expect(page.get_by_test_id("my-game")).to_contain_text("You left")


def test_a_table_comes_to_the_top_when_it_is_ones_turn(visit):
    ann, ben = visit("Ann"), visit("Ben")
    wait_at(ann, "port", 2)
    identity = ann.url.rpartition("/")[2]
    ben.goto("/")
    ann.goto("/")
    row = ann.get_by_test_id("my-table").filter(has_text="Port")
    expect(row).to_contain_text("waiting")
    assert ben.request.post(f"/api/tables/{identity}/sit").ok
    # By itself, while the page stays open.
    expect(row).not_to_contain_text("waiting", timeout=20_000)
    for page, other in ((ann, "Ben"), (ben, "Ann")):
        mine = page.request.get("/api/me/tables").json()["open"][0]
        page.goto("/")
        row = page.get_by_test_id("my-table").filter(has_text="Port")
        expect(row).to_contain_text("Your turn" if mine["turn"] else f"{other} to play")


def test_going_on_at_another_device(visit):
    phone, laptop = visit("Ann", phone=True), visit("Ben")
    wait_at(laptop, "pairs", 2)
    phone.goto("/me")
    phone.get_by_test_id("make-pass").tap()
    link = phone.get_by_test_id("pass-link").input_value()
    check(phone, "a link")
    laptop.goto(link)
    # What is there already is told before anything happens.
    expect(laptop.get_by_test_id("move-before")).to_contain_text("Ben")
    check(laptop, "moving")
    laptop.get_by_test_id("move-take").press("Enter")
    expect(laptop.get_by_test_id("name-edit")).to_contain_text("Ann")
    expect(laptop.get_by_test_id("your-tables")).to_have_count(0)
    # Used up, and back again.
    other = visit(at=link.partition(phone.url.partition("/me")[0])[2])
    expect(other.get_by_role("alert")).to_have_text(say("en", "error-pass-used"))
    laptop.goto("/me")
    laptop.get_by_test_id("go-back").click()
    expect(laptop.get_by_test_id("name-edit")).to_contain_text("Ben")
    expect(laptop.get_by_test_id("my-table")).to_have_count(1)


def test_the_lobby_begins_with_three_games_and_remembers_what_is_wanted(visit):
    page = visit(locale="de")
    tiles = page.locator(".tile")
    expect(tiles).to_have_count(19)
    first = [tiles.nth(place).get_attribute("data-testid") for place in range(3)]
    assert first == ["game-half-pint", "game-pairs", "game-port"]
    page.get_by_label(say("de", "lobby-filter-players", players=1)).check(force=True)
    expect(tiles).to_have_count(19)  # alone against bots everything can be played
    page.get_by_test_id("search").fill("HALF")
    expect(tiles).to_have_count(1)
    page.get_by_test_id("search").fill("nosuch")
    expect(tiles).to_have_count(0)
    # A word is meant for once: nobody comes back to a lobby without games.
    page.reload()
    expect(tiles).to_have_count(19)
    expect(page.get_by_test_id("search")).to_have_value("")
    expect(page.get_by_label(say("de", "lobby-filter-players", players=1))).to_be_checked()
    page.get_by_test_id("kind").select_option("tricks")
    expect(tiles).to_have_count(1)
    page.reload()
    expect(tiles).to_have_count(1)
    page.get_by_test_id("clear-filter").click()
    expect(tiles).to_have_count(19)
    page.get_by_test_id("kind").select_option("gambling")
    page.get_by_test_id("minutes").select_option("5")
    expect(page.get_by_test_id("game-rocket")).to_be_visible()
    page.get_by_label(say("de", "lobby-filter-players", players=8)).check(force=True)
    expect(page.get_by_test_id("game-rocket")).to_have_count(0)
    expect(page.get_by_test_id("game-carousel")).to_be_visible()


def test_who_has_no_name_is_asked_before_sitting_down(visit):
    ann = visit("Ann")
    wait_at(ann, "carousel", 2)
    new = visit()
    row = new.get_by_test_id("open-table").filter(has_text="Carousel")
    row.get_by_role("button").click()
    expect(new.get_by_test_id("own-name")).to_be_focused()
    new.get_by_test_id("own-name").fill("Zoe")
    new.keyboard.press("Enter")
    expect(new.get_by_test_id("hand")).to_be_visible()
    new.goto("/")
    expect(new.get_by_test_id("name-edit")).to_contain_text("Zoe")


@pytest.mark.parametrize("address", ["/nosuch", "/me/x", "/table", "/move"])
def test_where_there_is_nothing_one_is_told_and_finds_home(visit, address):
    page = visit(at=address, locale="ru")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("ru", "page-nowhere"))
    check(page, "nowhere")
    page.get_by_role("main").get_by_role("link").click()
    expect(page.get_by_test_id("game-pairs")).to_be_visible()
