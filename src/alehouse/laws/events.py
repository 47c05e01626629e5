"""Events mean what they are declared to mean."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from alehouse.dealer import new_dealer
from alehouse.events import OWN, SHARED, Event
from alehouse.game import Game
from alehouse.laws.fault import Fault
from alehouse.laws.playing import failed
from alehouse.laws.settings import Setting
from alehouse.layout import LETTERS
from alehouse.native.dealer import LOG
from alehouse.native.playouts import next_hand

Rows = list[list[int]]


def traits_are_true(setting: Setting, limit: int = 120) -> Iterator[Fault]:
    """After every move, and after every deal, the table is as the events said."""
    game, chance = setting.game, random.Random(setting.manner)
    table = setting.table()
    state, dealer = table.laid_open().view, new_dealer(setting.seed + " goes on", logging=True)
    moves: list[str] = []

    def shown(faults: Iterator[str], what: str) -> Iterator[Fault]:
        for words in faults:
            yield Fault("events", f"{what}: {words}", table.record().text() if not moves else _record(setting, moves))

    yield from shown(_untrue(game, None, state[0], table.laid_open().announced(0)), "in the deal")
    while not state["over"][0] and len(moves) < limit:
        p = chance.choice([p for p in range(setting.players) if int(state["acting"][0]) >> p & 1])
        m = chance.choice(game.menu(state, p))
        if game.complete and game.notation.is_open(m):
            m = int(game.complete(state[0], dealer[0], p, m))
        before, dealer["logged"] = state.copy(), 0
        try:
            goes_on = game.play(state[0], dealer[0], p, m)
        except Exception as error:
            yield failed(game, error, None, f" at {game.notation.write(m)}")
            return
        moves.append(game.notation.write(m))
        found = list(shown(_untrue(game, before[0], state[0], _rows(dealer)), f"after {moves[-1]}"))
        if not isinstance(goes_on, bool | np.bool_ | int):
            found.append(Fault("rules", f"`play` returned {goes_on!r} after {moves[-1]}; it returns whether the hand goes on"))
        if not goes_on and not state["over"][0]:
            before, dealer["logged"] = state.copy(), 0
            next_hand(state[0], dealer[0])
            game.deal(state[0], dealer[0])
            found += shown(_untrue(game, None, state[0], _rows(dealer)), "in the next deal")
        if found:
            yield from found
            return


@cache
def _events(game: Game) -> dict[int, Event]:
    """All events of a game by number."""
    return dict(enumerate(SHARED.all)) | dict(enumerate(game.events.all, OWN))


def _record(setting: Setting, moves: list[str]) -> str:
    return f"# {setting.game.name}, {setting.players} players, options {setting.options}: {', '.join(moves)}\n"


def _rows(dealer: np.ndarray) -> Rows:
    logged = min(int(dealer["logged"][0]), LOG)
    rows: Rows = dealer["log"][0][:logged].tolist()
    return rows


def _untrue(game: Game, before: Any, after: Any, rows: Rows) -> Iterator[str]:
    """What events say that is not so; `before` is `None` where a deal has begun (then sums cannot be compared)."""
    players = int(after["players"])
    declared = {number: _events(game)[number] for number in {row[0] for row in rows}}
    begins = max((i for i, row in enumerate(rows) if declared[row[0]].begins), default=-1)
    state = game.state_field
    put: dict[int, tuple[int, Event]] = {}
    told: dict[tuple[str, int], tuple[int, Event]] = {}
    counted: dict[tuple[str, int], int] = {}
    for i, row in enumerate(rows):
        event, p = declared[row[0]], row[1]
        for trait in ("puts", "tells", "counts", "flow"):
            if getattr(event, trait) is not None and not 0 <= p < players:
                yield f"{event.name} is declared with {trait} and announced without a seat"
                return
        if event.turns and not row[3] or event.copies and not row[3]:
            yield f"{event.name} is declared to turn up or copy its card, and announced without one"
            return
        if i < begins:
            continue
        if event.puts is not None:
            put[p] = event.puts, event
        if event.tells:
            told[event.tells, p] = row[4], event
        if event.counts:
            counted[event.counts, p] = counted.get((event.counts, p), 0) + 1
    for p, (word, event) in put.items():
        there = int(after[state.name][p]) if state else -1
        if state and there != word:
            yield (
                f"{event.name} puts {LETTERS[p]} into {state.words[word]!r}, and the field {state.name} says "
                f"{state.words[there] if 0 <= there < len(state.words) else there!r}; set the field where the event is announced, or mend `puts`"
            )
    for (name, p), (value, event) in told.items():
        there = int(after[name][p])
        if there not in (value, game.layout.fields[name].blank):
            yield f"{event.name} tells that {name} of {LETTERS[p]} is {value}, and it is {there}; announce it with amount={name}, or mend `tells`"
    if before is None or begins >= 0:
        return
    for (name, p), n in counted.items():
        grown = int(after[name][p]) - int(before[name][p])
        if grown != n:
            yield f"events count {n} more for {name} of {LETTERS[p]}, and it has grown by {grown}; mend `counts`"
    yield from _flow(game, before, after, [(declared[row[0]], row) for row in rows])


def _flow(game: Game, before: Any, after: Any, told: list[tuple[Event, list[int]]]) -> Iterator[str]:
    """Whether events that move points and chips add up to what has moved."""
    fields, players = game.layout.fields, int(after["players"])
    points: np.ndarray = np.zeros(players, np.int64)
    chips: np.ndarray = np.zeros(players, np.int64)
    pot = 0
    gains = False
    for event, row in told:
        p, q, amount = row[1], row[2], row[4]
        if event.flow == "gains" or event.award:
            gains = True
            points[p] += amount
        elif event.flow == "pays":
            chips[p] -= amount
            if q >= 0:
                chips[q] += amount
            else:
                pot += amount
        elif event.flow == "collects":
            chips[p] += amount
            pot -= amount
    if gains and "points" not in fields:
        yield "an event says that a seat gains points, and the table has no field `points`"
    if "points" in fields and gains:
        grown = (np.array(after["points"]) - np.array(before["points"]))[:players]
        if grown.tolist() != points.tolist():
            yield f"events tell of points {points.tolist()}, and points have changed by {grown.tolist()}; gain them by `score.gain`"
    with_house = "bank" in fields and after["bank"] != before["bank"]
    if "chips" in fields and not with_house:
        moved = (np.array(after["chips"]) - np.array(before["chips"]))[:players]
        if moved.tolist() != chips.tolist():
            yield f"events tell of chips {chips.tolist()}, and chips have changed by {moved.tolist()}; pay by `kit.pot`"
        filled = int(after["pot"]) - int(before["pot"]) if "pot" in fields else pot
        if filled != pot:
            yield f"events tell that the pot changes by {pot}, and it has changed by {filled}; pay by `kit.pot`"
    elif chips.any() and "chips" not in fields:
        yield "an event says that a seat pays chips, and the table has no field `chips`"
