"""One game of each kind, played to the end by a phone, a desktop and bots, while a fourth person watches."""

from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from alehouse import catalogue as games
from alehouse.language import say
from alehouse.layout import ALL, Zone
from alehouse.records import Record
from alehouse.table import Table

EVENINGS = [
    pytest.param("starboard", 1, {}, id="push your luck: starboard"),
    pytest.param("ghost-town", 1, {}, id="push your luck: ghost-town"),
    pytest.param("deadfall", 1, {"cold_call": True}, id="bluffing: deadfall with cold calls"),
    pytest.param("horn-of-plenty", 1, {"max_rounds": 1}, id="bluffing: horn-of-plenty"),
    pytest.param("kitty", 1, {"soft": True}, id="bidding: soft kitty"),
    pytest.param("sweep", 1, {}, id="bidding: sweep"),
    pytest.param("carousel", 1, {}, id="gambling: carousel"),
    pytest.param("octopus", 2, {}, id="gambling: octopus"),
    pytest.param("rocket", 1, {}, id="gambling: rocket"),
]

# What a page shows: cards by the zone they lie in, who is to play, and whether there is anything to scroll for sideways.
SEEN = """() => {
  const cards = {};
  for (const card of document.querySelectorAll(".page [data-card]"))
    (cards[card.dataset.zone] ??= []).push(card.dataset.face);
  for (const faces of Object.values(cards)) faces.sort();
  return {
    cards,
    turn: document.querySelector("[data-testid=turn]")?.innerText ?? "",
    fits: document.documentElement.scrollWidth <= innerWidth,
    can: document.querySelectorAll("[data-action]:not([aria-disabled=true]), [data-pick]").length,
  };
}"""


def card_zones(game: str) -> list[Zone]:
    """The zones of a game in which cards are shown one by one, face up or face down."""
    zones = games.find(game).layout.zones()
    return [zone for zone in zones if zone.field.cards and zone.field.show not in ("pile", "number")]


class Witness:
    """Watches over what one person is sent and shown."""

    def __init__(self, page: Page, seat: str | None, frames: list[dict[str, Any]]) -> None:
        self.page = page
        self.seat = seat
        self.frames = frames

    @property
    def last(self) -> dict[str, Any]:
        """The position that came last."""
        position: dict[str, Any] = self.frame["position"]
        return position

    @property
    def frame(self) -> dict[str, Any]:
        """The frame that it came with."""
        return next(frame for frame in reversed(self.frames) if "position" in frame)

    def lying(self) -> dict[str, list[str]]:
        """The cards that the last position lets one see or count, by where they are drawn."""
        position, found = self.last, {}
        for zone in card_zones(position["game"]):
            cards = position["zones"][zone.name]
            by_seat = zip("ABCDEFGH", cards, strict=False) if zone.field.per_seat else [("table", cards)]
            for seat, lie in by_seat:
                found[f"{seat}:{zone.name}"] = sorted(lie)
        return {zone: cards for zone, cards in found.items() if cards}

    def told(self) -> dict[str, list[str]]:
        """The cards of each seat that the last move has shown."""
        frame = self.frame
        events = (frame["log"][-1] if frame["kind"] == "state" else frame)["events"]
        return {
            seat: [event["card"] for event in events if event["seat"] == seat and event["card"] != "?"]
            for seat in "ABCDEFGH"
        }

    def agrees(self, drawn: dict[str, list[str]]) -> bool:
        """Whether the page shows what lies there; hands that were turned up last may still be to be seen."""
        lying, told = self.lying(), self.told()
        return drawn.keys() == lying.keys() and all(
            drawn[zone] == cards
            or (
                set(cards) == {"?"}
                and len(drawn[zone]) == len(cards)
                and set(drawn[zone]) <= {"?", *told[zone[0]]}
            )
            for zone, cards in lying.items()
        )

    def calls(self, turn: str) -> bool:
        """Whether the page says whose turn it is."""
        position = self.last
        if self.seat in position["acting"]:
            return turn in (say("en", "table-turn-you"), say("en", "table-turn-you-sealed"))
        acting = [position["players"]["ABCDEFGH".index(seat)] for seat in position["acting"]]
        return bool(position["over"]) or all(name in turn for name in acting)

    def check(self) -> dict[str, Any]:
        """The page at rest shows what was sent, names who is to play, and fits."""
        until = monotonic() + 10
        while True:
            seen: dict[str, Any] = self.page.evaluate(SEEN)
            if (self.agrees(seen["cards"]) and self.calls(seen["turn"])) or monotonic() > until:
                break
            # Somebody else has moved meanwhile.
            self.page.keyboard.press("s")
            self.page.wait_for_timeout(20)
        assert self.agrees(seen["cards"]), (seen["cards"], self.lying(), self.told())
        assert seen["fits"]
        assert self.calls(seen["turn"]), (seen["turn"], self.last["acting"])
        if self.seat is None:
            assert seen["can"] == 0
        return seen

    def result(self) -> dict[str, int]:
        rows = self.page.get_by_test_id("game-over").locator("li")
        texts = [text.replace("−", "-").split() for text in rows.all_inner_texts()]
        return {" ".join(text[:-1]): int(text[-1]) for text in texts}

    def check_winners(self, final: Table) -> None:
        heading = self.page.get_by_test_id("game-over").get_by_role("heading")
        if final.winners == [self.seat]:
            expect(heading).to_have_text(say("en", "over-wins-you"))
        for seat in final.winners:
            if final.winners != [self.seat]:
                expect(heading).to_contain_text(final.names[final.seat(seat)])

    def check_frames(self, record: Record) -> int:
        """Everything that was sent is what this person may see, and nothing hidden is among it; the hidden cards."""
        game = games.find(record.game)
        table, hidden = Table.of(record.with_moves([])), 0
        hidden_fields = [f for f in game.layout.fields.values() if f.cards and f.seen_by != ALL]
        hands = [zone.field for zone in card_zones(record.game) if zone.field.seen_by != ALL]
        secret = {"deck", *(field.name for field in hidden_fields)}
        for number in range(len(record.moves) + 1):
            if number:
                table.play(record.moves[number - 1])
            allowed = table.seen_by(self.seat).position()
            for frame in (each for each in self.frames if each.get("move") == number and "position" in each):
                position = frame["position"]
                assert position == {key: allowed[key] for key in position}
                assert not frame["menu"] or self.seat in position["acting"]
                for field in hands:
                    for p, cards in enumerate(position["zones"][field.name]):
                        if table.seats[p] != self.seat:
                            assert cards == ["?"] * int(table.state[field.name][p].sum())
                            hidden += len(cards)
                for entry in frame["log"] if frame["kind"] == "state" else [frame]:
                    for event in entry["events"]:
                        own = self.seat in (event["seat"], event["target"])
                        if event["card"] and event["from"] in secret and event["to"] in secret - {"deck"}:
                            assert own or event["card"] == "?", event
        return hidden


def newest(page: Page, press: str = "click") -> str:
    """The newest line of the log, wherever this window has it."""
    log = page.locator(".side .log li")
    if not log.first.is_visible():
        getattr(page.get_by_test_id("log"), press)()
        log = page.get_by_role("dialog").locator(".log li")
    return log.first.inner_text()


@pytest.mark.parametrize(("game", "bots", "options"), EVENINGS)
def test_a_game_of_each_kind_is_played_to_the_end(
    visit: Callable[..., Page],
    player: Callable[..., Any],
    together: Callable[..., int],
    frames: Callable[[Page], list[dict[str, Any]]],
    still: Callable[[Page], None],
    game: str,
    bots: int,
    options: dict[str, Any],
) -> None:
    ann, ben, eve = visit("Ann", phone=True), visit("Ben"), visit("Eve")
    witnesses = [Witness(page, seat, frames(page)) for page, seat in ((ann, "A"), (ben, "B"), (eve, None))]
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "steady"}] * bots]
    made = ann.request.post("/api/tables", data={"game": game, "options": options, "seats": seats})
    assert made.ok, made.text()
    for page in (ann, ben):
        page.goto(f"/table/{made.json()['id']}")
    ben.get_by_test_id("sit-B").click()
    eve.goto(ann.url)
    for page in (ann, ben, eve):
        expect(page.get_by_test_id("turn")).to_be_visible()

    looks = 0

    def look() -> None:
        nonlocal looks
        for witness in witnesses:
            still(witness.page)
        before = [witness.check() for witness in witnesses]
        looks += 1
        if looks == 3:
            # In the middle of the game both begin anew: nothing is lost.
            for witness, seen in zip(witnesses[:2], before, strict=False):
                witness.page.reload()
                expect(witness.page.get_by_test_id("turn")).to_be_visible()
                assert witness.check()["cards"] == seen["cards"]

    assert together([player(ann, "tap"), player(ben)], look=look) >= 2
    for witness in witnesses:
        still(witness.page)
        expect(witness.page.get_by_test_id("game-over")).to_be_visible()
        witness.check()

    with ann.expect_download() as saved:
        ann.get_by_test_id("record").tap()
    record = Record.load(saved.value.path())
    assert (record.game, record.names[:2], record.options) == (game, ["Ann", "Ben"], options)
    final = Table.of(record.with_moves([]))
    for move in record.moves:
        final.play(move)
    assert final.over
    position = final.laid_open().position()
    scores = position["points"] if position["chips"] is None else position["chips"]
    for witness in witnesses:
        assert witness.result() == dict(zip(record.names, scores, strict=True))
        witness.check_winners(final)
        hidden = witness.check_frames(record)
        # That nothing hidden was told is no accident.
        assert (hidden > 0) == any(zone.field.seen_by != ALL for zone in card_zones(game))

    winner = final.winners[0]
    for page, seat, press in ((ann, "A", "tap"), (ben, "B", "click")):
        name = "you" if seat == winner else final.names[final.seat(winner)]
        assert say("en", "event-wins", seat=name) in newest(page, press)
    log = ben.locator(".side .log li").all_inner_texts()
    ben.reload()
    expect(ben.get_by_test_id("game-over")).to_be_visible()
    assert ben.locator(".side .log li").all_inner_texts() == log
    told = next(frame for frame in reversed(witnesses[1].frames) if frame["kind"] == "state")["log"]
    assert [f"{entry['seat']} {entry['text']}" for entry in told[1:]] == record.moves
