"""Reloading, broken lines, a server that dies, and one person in two tabs."""

import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Error, Page, expect

from .conftest import PATIENCE


def picture(page: Page) -> dict[str, object]:
    """What lies where, and what can be done, as the page shows it at rest."""
    page.keyboard.press("s")
    going = page.get_by_test_id("go-on")
    if going.count():
        with suppress(Error):  # it goes by itself, too
            going.click(timeout=500)
    page.locator(".page[data-moving=false]").wait_for()
    return page.evaluate(
        """() => ({
          hand: document.querySelector("[data-testid=hand]").textContent,
          cards: [...document.querySelectorAll(".page [data-card]")].map(card => [card.dataset.zone, card.dataset.face]).sort(),
          can: [...document.querySelectorAll("[data-action]:not([aria-disabled=true])")].map(each => each.dataset.testid),
          scores: document.querySelector(".scores")?.innerText,
        })"""
    )


def agree(one: Page, two: Page) -> None:
    """Two pages show the same, at the latest when both have heard everything."""
    for _ in range(100):
        if picture(one) == picture(two):
            return
        one.wait_for_timeout(50)
    assert picture(one) == picture(two)


def test_a_reload_brings_back_the_same_seat_and_position(visit, player, table):
    page = visit("Ann")
    table(page, "regent", "rrr")
    ann = player(page)
    for _ in range(5):
        assert ann.ready()
        before = picture(page)
        page.reload()
        expect(page.get_by_test_id("turn")).to_be_visible()
        assert picture(page) == before
        expect(page.locator(".me")).to_contain_text("Ann")
        ann.move()


def test_play_goes_on_after_the_network_was_away(visit, player, table):
    page = visit("Ann")
    table(page, "port", "rrr")
    ann = player(page)
    assert ann.ready()
    hands = page.locator(".side .log li")
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    for _ in range(3):
        if not ann.ready():
            break
        ann.move()
    assert hands.count() > 0


@pytest.fixture
def own_house(house, tmp_path: Path) -> Iterator[object]:
    """A server that a test may kill."""
    own = type(house)(tmp_path / "own.sqlite")
    own.start()
    yield own
    own.end()


def test_a_killed_server_loses_nothing(own_house, visit, player, together):
    ann, ben = visit("Ann", url=own_house.url), visit("Ben", url=own_house.url)
    ann.goto("/set/regent")
    ann.get_by_label("Rounds").fill("2")
    ann.get_by_test_id("seat-C-random").check()
    ann.get_by_test_id("create-table").click()
    expect(ann.get_by_test_id("waiting")).to_be_visible()
    ben.goto(ann.url)
    ben.get_by_test_id("sit-B").click()
    players = [player(ann), player(ben)]
    for _ in range(2):
        acting = next_to_act(players)
        acting.move()
    acting = next_to_act(players)
    before = [picture(ann), picture(ben)]

    own_house.end(signal.SIGKILL)
    for page in (ann, ben):
        expect(page.get_by_test_id("offline")).to_be_visible()
    # What is pressed while the line is down is kept until there is one again.
    until = monotonic() + PATIENCE / 1000
    while acting.can_move():  # a press may go amiss while something still moves
        assert monotonic() < until
        acting.move()
    own_house.start()

    for page in (ann, ben):
        expect(page.get_by_test_id("offline")).to_have_count(0, timeout=20_000)
    next_to_act(players)
    until = monotonic() + PATIENCE / 1000
    while [picture(ann), picture(ben)] == before:
        assert monotonic() < until, "what was pressed while the line was down is lost"
        ann.wait_for_timeout(30)
    together(players)
    assert result(ann) == result(ben)


def next_to_act(players):
    """Whoever is to play, once somebody is."""
    while True:
        for player in players:
            assert not player.over()
            if player.can_move():
                return player
        players[0].page.wait_for_timeout(30)


def result(page: Page) -> list[str]:
    lines = page.get_by_test_id("game-over").locator("li").all_inner_texts()
    return [" ".join(line.split()) for line in lines]


def window(visit, page: Page) -> Page:
    """Another window of the same person. (Of two tabs in one window a browser lets the hidden one wait.)"""
    return visit(storage_state=page.context.storage_state())


def test_two_tabs_of_one_person_show_the_same(visit, player, table):
    one = visit("Ann")
    table(one, "regent", "rr")
    two = window(visit, one)
    two.goto(one.url)
    tabs = [player(one), player(two)]
    for turn in range(4):
        assert tabs[turn % 2].ready()
        agree(one, two)
        tabs[turn % 2].move()
    agree(one, two)


def test_two_tabs_at_once_make_one_move(visit, player, table):
    """The second tab presses before it hears of the first one's move."""
    one = visit("Ann")
    table(one, "port", "r")
    two = window(visit, one)
    held: list[str | bytes] = []
    sent: list[str | bytes] = []
    lines = []
    holding = False

    def between(line):
        server = line.connect_to_server()
        lines.append(line)

        def down(frame):
            (held.append if holding else line.send)(frame)

        def up(frame):
            sent.append(frame)
            server.send(frame)

        line.on_message(up)
        server.on_message(down)

    two.route_web_socket("**/live", between)
    two.goto(one.url)
    tabs = [player(one), player(two)]
    assert tabs[0].ready()
    assert tabs[1].ready()
    log = one.locator(".side .log li")
    before = log.count()

    holding = True
    tabs[0].move()
    assert tabs[0].ready()
    after = log.count()
    assert after > before
    two.get_by_test_id("action-hit").click()
    while not any('"refused"' in str(frame) for frame in held):
        two.wait_for_timeout(20)
    holding = False
    for frame in held:
        lines[-1].send(frame)

    assert sum('"kind":"move"' in str(frame) for frame in sent) == 1
    expect(two.locator(".side .log li")).to_have_count(after)
    assert tabs[1].ready()
    agree(one, two)
    assert log.count() == after
    # Both go on from there.
    tabs[1].move()
    assert tabs[0].ready() == tabs[1].ready()
    agree(one, two)
