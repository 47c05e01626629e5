"""Law 7: seats are symmetric. The same cards and moves, every seat one or more places to the left, give the same
game, every seat one or more places to the left.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.game import Game
from alehouse.moves import ANY_CARDS, SEAT, seat_letter
from alehouse.table import Table

from .hiding import draws
from .playing import Setting, any_setting, examples, first_seat, fitting, played, sealed_fields, some_settings

MASKS = ("acting", "sealing", "winners", "losers")
Readings = dict[str, set[str]]
"""What a number can be, by the field's name, as far as games have shown: see `readings`."""


def shifted(letter: str | None, by: int, players: int) -> str | None:
    """The seat that is `by` places to the left."""
    return None if letter is None else seat_letter((ord(letter) - ord("A") + by) % players)


def shifted_move(table: Table, text: str, by: int) -> str:
    """A move with its seat and its target shifted."""
    game, n = table.game, len(table.seats)
    m = game.notation.read(text.replace(ANY_CARDS, game.deck.text(1)), n)
    pieces = game.notation.parts(m)
    words = [shifted(text[0], by, n), pieces["verb"].word]
    for at, word in enumerate(text.split()[2:]):
        argument = pieces["verb"].arguments[min(at, len(pieces["verb"].arguments) - 1)]
        words.append(shifted(word, by, n) if argument == SEAT else word)
    return " ".join(str(word) for word in words)


def shifted_events(events: list[dict[str, Any]], by: int, players: int) -> list[str]:
    """Events with their seats shifted, in an order of their own (seats that share something do so in seat order)."""
    return sorted(
        json.dumps(
            event
            | {"seat": shifted(event["seat"], by, players), "target": shifted(event["target"], by, players)}
        )
        for event in events
    )


def shifted_position(table: Table, by: int) -> dict[str, Any]:
    """The whole position with every seat shifted."""
    position, n = table.laid_open().position(), len(table.seats)

    def turned(values: Any) -> Any:
        return None if values is None else [values[(p - by) % n] for p in range(n)]

    def letters(found: list[str]) -> list[Any]:
        return sorted(str(shifted(letter, by, n)) for letter in found)

    other = dict(position)
    for name in ("points", "chips"):
        other[name] = turned(position[name])
    for name in MASKS:
        if name in position:
            other[name] = letters(position[name])
    other["legal"] = {
        str(shifted(letter, by, n)): sorted(
            shifted_move(table, f"{letter} {text}", by).partition(" ")[2] for text in texts
        )
        for letter, texts in position["legal"].items()
    }
    other["zones"] = {}
    for name, value in position["zones"].items():
        field = table.layout.fields[name]
        values = turned(value) if field.per_seat else [value]
        if field.kind == "seat":
            values = [shifted(letter, by, n) for letter in values]
        other["zones"][name] = values if field.per_seat else values[0]
    return other


def shifted_facts(facts: dict[str, Any], others: dict[str, Any], by: int, players: int) -> list[str]:
    """Which of the game's own facts are not the same for each other's seats: lists by seat, or the same for all.

    A letter that is listed for a seat may be another seat's, or a word.
    """
    found = []
    for name, mine in facts.items():
        theirs = others[name]
        same = mine == theirs
        if isinstance(mine, list):
            turned = [mine[(p - by) % players] for p in range(players)]
            same = len(mine) == len(theirs) == players and all(
                a == b or (isinstance(a, str) and len(a) == 1 and shifted(a, by, players) == b)
                for a, b in zip(turned, theirs, strict=True)
            )
        if not same:
            found.append(f"{name}: {mine}, {theirs}")
    return found


def asymmetries(setting: Setting, table: Table, by: int, known: Readings | None = None) -> list[str]:
    """How a played game differs from the same game with every seat shifted; numbers are read as is `known` so far."""
    game, n = setting.game, setting.players
    known = {} if known is None else known
    cards = [draw.card for draw in draws(table)]
    dealer = setting.dealer or seat_letter(n - 1)
    first = first_seat(setting, cards)
    start = setting.table(cards=cards, first=first)
    other = setting.table(
        cards=cards, dealer=shifted(dealer, by, n), first=shifted(first, by, n), seed=setting.seed
    )
    found: list[str] = []
    for number, move in enumerate([None, *table.moves]):
        if move is not None:
            start.play(move)
            other.play(shifted_move(start, move, by))
        mine = shifted_events([e for e in start.laid_open().events() if e["move"] == number], by, n)
        theirs = shifted_events([e for e in other.laid_open().events() if e["move"] == number], 0, n)
        if mine != theirs:
            found.append(f"{move}: events {set(mine) ^ set(theirs)}")
        facts = [game.facts(t.state) if game.facts else {} for t in (start, other)]
        found += [f"{move}: {line}" for line in shifted_facts(*facts, by, n)]
        one, two = (
            {key: value for key, value in position.items() if key not in facts[0]}
            for position in (shifted_position(start, by), shifted_position(other, 0))
        )
        found += [f"{move}: {key}: {one[key]}, {two[key]}" for key in one if one[key] != two[key]]
        found += state_asymmetries(game, start.state, other.state, by, n, known)
        stands = [[int(game.standing(t.state, p)) for p in range(n)] for t in (start, other)]
        if np.roll(stands[0], by).tolist() != stands[1]:
            found.append(f"{move}: they stand {stands}")
        if found:
            return [f"{line}\n{start.record().text()}" for line in found]
    return found


def readings(value: int, by: int, players: int) -> dict[str, int]:
    """What a number becomes when seats are shifted, by what it may be: it counts something, or stands for seats."""
    return {
        "count": value,
        "seats": sum(1 << (p + by) % players for p in range(players) if value >> p & 1),
        "seat": (value + by) % players if 0 <= value < players else value,
        "seat + 1": (value - 1 + by) % players + 1 if 0 < value <= players else value,
    }


READINGS = ("count", "seats", "seat", "seat + 1")


def state_asymmetries(game: Game, one: Any, two: Any, by: int, players: int, known: Readings) -> list[str]:
    """Which fields of two states are not each other's with every seat shifted.

    Of a number that is not declared to be a seat it is found out what it is: the same in all states.
    """
    found = []
    declared = {name: {"seats"} for name in MASKS} | {"dealer": {"seat"}, "first": {"seat + 1"}}
    for name, field in game.layout.fields.items():
        mine, theirs = one[name], two[name]
        if name in sealed_fields(game):
            # What is chosen in secret may be a seat; it will be seen when all have chosen.
            same = bool((np.roll(mine[:players] != 0, by) == (theirs[:players] != 0)).all())
        elif field.kind == "seat":
            turned = [readings(int(value), by, players)["seat + 1"] for value in np.atleast_1d(mine)]
            turned = np.roll(turned[:players], by).tolist() if field.per_seat else turned
            same = turned == np.atleast_1d(theirs)[: len(turned)].tolist()
        elif field.per_seat and field.kind == "number":
            read_all = [readings(int(value), by, players) for value in mine[:players]]
            fitting_all = known.setdefault(name, set(READINGS))
            for reading in READINGS:
                if np.roll([read[reading] for read in read_all], by).tolist() != theirs[:players].tolist():
                    fitting_all.discard(reading)
            same = bool(fitting_all)
        elif field.per_seat:
            same = bool((np.roll(mine[:players], by, axis=0) == theirs[:players]).all())
        elif field.kind == "number":
            read = readings(int(mine), by, players)
            fitting = declared.get(name) or known.setdefault(name, set(read))
            fitting &= {reading for reading in fitting if read[reading] == int(theirs)}
            same = bool(fitting)
        else:
            same = bool((mine == theirs).all())
        if not same:
            found.append(f"{name}: {mine.tolist()}, {theirs.tolist()}")
    return found


@given(data=st.data())
@examples(25)
def test_every_rotation_of_the_seats_rotates_the_game(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table = played(setting, 60)
    by = data.draw(st.integers(1, setting.players - 1)) if setting.players > 1 else 0
    assert asymmetries(setting, table, by) == []


def test_all_rotations_of_some_games(game: Game) -> None:
    known: Readings = {}
    for setting in some_settings(game, 1, 3):
        table = played(setting, 40)
        for by in range(setting.players):
            assert asymmetries(setting, table, by, known) == []


def test_the_test_would_notice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that favours seat A."""
    play = game.play

    def favouring(t: Any, d: Any, p: int, m: int) -> None:
        play(t, d, p, m)
        name = "points" if "points" in game.layout.fields else "chips"
        t[name][0] += 1

    options = fitting(game, game.max_players, {})
    setting = replace(next(some_settings(game, 1)), players=game.max_players, dealer=None, options=options)
    table = played(setting, 5)
    assert asymmetries(setting, table, 1) == []
    monkeypatch.setattr(game, "play", favouring)
    assert asymmetries(setting, table, 1) != []
