"""A phone in one hand: 360 by 740 points, fingers instead of a mouse."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

FINGER = 44

# What can be pressed, with the box that a finger can hit: for small cards that is more than what is drawn.
PRESSABLE = """() => [...document.querySelectorAll("button, a, select, input, [role=switch]")].flatMap(element => {
  const box = element.getBoundingClientRect(), style = getComputedStyle(element);
  if (!box.width || style.visibility === "hidden" || element.closest(".skip, .hidden, .sky")) return [];
  const label = element.closest("label")?.getBoundingClientRect();
  const grown = -parseFloat(getComputedStyle(element, "::after").top) || 0;
  return [{
    what: element.dataset.testid ?? element.getAttribute("aria-label") ?? element.textContent.trim(),
    action: element.matches("[data-action]"),
    small: element.matches(".others [data-pick], p a, footer a"),
    width: Math.max(box.width + 2 * grown, label?.width ?? 0),
    height: Math.max(box.height + 2 * grown, label?.height ?? 0),
    left: box.left, right: box.right, top: box.top, bottom: box.bottom,
  }];
})"""


def fits(page: Page) -> None:
    """Nothing to scroll for sideways, every action in view, everything large enough for a finger."""
    size = page.evaluate(
        "[innerWidth, innerHeight, document.documentElement.scrollWidth, visualViewport.width]"
    )
    width, height, needed, seen = size
    assert needed <= width == 360
    assert round(seen) == width, "the page may not be shrunk to fit"
    for each in page.evaluate(PRESSABLE):
        assert each["left"] >= -1, each
        assert each["right"] <= width + 1, each
        if each["action"]:
            assert each["top"] >= 0, each
            assert each["bottom"] <= height, each
        # The cards of others can be pressed, but the bar offers the same in words.
        if not each["small"]:
            assert min(each["width"], each["height"]) >= FINGER - 0.5, each


def test_port_is_played_to_the_end_with_taps(visit, player):
    page = visit(phone=True)
    fits(page)
    page.get_by_test_id("play-now-port").tap()
    expect(page.get_by_test_id("hand")).to_be_visible()

    def look(page: Page) -> None:
        fits(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (
            "all of the table is in view"
        )

    assert player(page, "tap").finish(look) > 0
    fits(page)
    expect(page.get_by_test_id("rematch")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("log").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    fits(page)
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_test_id("to-lobby").tap()
    expect(page.get_by_test_id("game-port")).to_be_visible()


@pytest.mark.parametrize(("game", "others"), [("pairs", 7), ("port", 6), ("regent", 5)])
def test_the_fullest_table_fits(visit, player, table, game, others):
    page = visit(phone=True)
    table(page, game, "r" * others)
    ann = player(page, "tap")
    for _ in range(6):
        if not ann.ready():
            break
        fits(page)
        ann.move()


# How much of each of one's own cards answers to a finger, across its upper edge.
REACHED = """() => [...document.querySelectorAll(".dock [data-pick]")].map(card => {
  const box = card.getBoundingClientRect();
  const points = Array.from({ length: Math.floor(box.width) }, (_, x) => document.elementFromPoint(box.left + x, box.top + 8));
  return points.filter(each => each !== null && card.contains(each)).length;
})"""


def test_every_card_of_the_hand_can_be_pressed_however_many_lie_beside_it(visit, player, table, still):
    def filled(text: str) -> str:
        frame = json.loads(text)
        if "position" in frame:
            frame["position"]["zones"]["up"][0] = [str(rank) for rank in range(1, 11)]
        return json.dumps(frame)

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(filled(text)))

    page = visit(phone=True)
    page.route_web_socket("**/live", between)
    table(page, "horn-of-plenty", "tt", max_rounds=1)
    ann = player(page, "tap")
    while ann.ready():
        still(page)
        if reached := page.evaluate(REACHED):
            break
        ann.move()
    expect(page.get_by_test_id("seat-A").locator("[data-zone='A:up']")).to_have_count(10)
    assert len(reached) == 4
    assert min(reached) >= 20
    fits(page)


def test_form_waiting_room_and_rules_fit(visit):
    page = visit(at="/set/pairs", phone=True)
    for _ in range(5):
        page.get_by_test_id("more-seats").tap()
    expect(page.get_by_test_id("seat-H-open")).to_be_attached()
    fits(page)
    page.get_by_test_id("create-table").tap()
    expect(page.get_by_test_id("waiting-seat-H")).to_be_visible()
    fits(page)
    page.goto("/rules/regent")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    fits(page)


def test_what_tells_two_moves_apart_is_not_cut_off(visit, player, table):
    page = visit(phone=True, locale="ru-RU")
    table(page, "half-pint", "rr")
    ann = player(page, "tap")
    ann.ready()
    ann.move()
    ann.ready()
    for seat in "BC":
        label = page.get_by_test_id(f"choice-bet-{seat}").locator(".label")
        assert label.evaluate("each => each.scrollWidth <= each.clientWidth")
    fits(page)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_doors_of_a_game_stand_two_by_two(visit, language):
    page = visit(locale=language)
    doors = page.locator("[data-testid=game-port] .doors > *")
    expect(doors.first).to_be_visible()
    page.evaluate("document.fonts.ready")  # until then they may still move
    tops = doors.evaluate_all("doors => doors.map(door => Math.round(door.getBoundingClientRect().top))")
    # To play and to set a table; below, to learn and to read.
    assert [tops.count(top) for top in sorted(set(tops))] == [2, 2]
