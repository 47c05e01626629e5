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
from alehouse.moves import seat_letter
from alehouse.table import Table

from .hiding import draws
from .playing import Setting, any_setting, examples, played, some_settings

MASKS = ("acting", "winners", "losers")


def shifted(letter: str | None, by: int, players: int) -> str | None:
    """The seat that is `by` places to the left."""
    return None if letter is None else seat_letter((ord(letter) - ord("A") + by) % players)


def shifted_move(table: Table, text: str, by: int) -> str:
    """A move with its seat and its target shifted."""
    game, n = table.game, len(table.seats)
    m = game.notation.read(text, n)
    pieces = game.notation.parts(m)
    words = [shifted(text[0], by, n), pieces["verb"].word]
    for argument, word in zip(pieces["verb"].arguments, text.split()[2:], strict=True):
        words.append(shifted(word, by, n) if argument == "seat" else word)
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
    position, n = table.position(), len(table.seats)

    def turned(values: Any) -> Any:
        return None if values is None else [values[(p - by) % n] for p in range(n)]

    def letters(found: list[str]) -> list[Any]:
        return sorted(str(shifted(letter, by, n)) for letter in found)

    other = dict(position)
    for name in ("points", "chips"):
        other[name] = turned(position[name])
    for name in MASKS:
        other[name] = letters(position[name])
    other["legal"] = {
        str(shifted(letter, by, n)): sorted(
            shifted_move(table, f"{letter} {text}", by).partition(" ")[2] for text in texts
        )
        for letter, texts in position["legal"].items()
    }
    other["zones"] = {
        name: turned(value) if table.layout.fields[name].per_seat else value
        for name, value in position["zones"].items()
    }
    return other


def asymmetries(setting: Setting, table: Table, by: int) -> list[str]:
    """How a played game differs from the same game with every seat shifted."""
    game, n = setting.game, setting.players
    cards = [draw.card for draw in draws(table)]
    dealer = setting.dealer or seat_letter(n - 1)
    start = setting.table(cards=cards)
    first = None if not int(start.state["first"]) else seat_letter(int(start.state["first"]) - 1)
    other = setting.table(
        cards=cards, dealer=shifted(dealer, by, n), first=shifted(first, by, n), seed=setting.seed
    )
    found: list[str] = []
    for number, move in enumerate([None, *table.moves]):
        if move is not None:
            start.play(move)
            other.play(shifted_move(start, move, by))
        mine = shifted_events([e for e in start.events(None) if e["move"] == number], by, n)
        theirs = shifted_events([e for e in other.events(None) if e["move"] == number], 0, n)
        if mine != theirs:
            found.append(f"{move}: events {set(mine) ^ set(theirs)}")
        one, two = shifted_position(start, by), shifted_position(other, 0)
        found += [f"{move}: {key}: {one[key]}, {two[key]}" for key in one if one[key] != two[key]]
        found += state_asymmetries(game, start.state, other.state, by, n)
        if found:
            return [f"{line}\n{start.record().text()}" for line in found]
    return found


def state_asymmetries(game: Game, one: Any, two: Any, by: int, players: int) -> list[str]:
    """Which fields of two states are not each other's with every seat shifted."""
    found = []
    for name, field in game.layout.fields.items():
        mine, theirs = one[name], two[name]
        if field.per_seat:
            same = bool((np.roll(mine[:players], by, axis=0) == theirs[:players]).all())
        elif field.kind == "bag":
            same = bool((mine == theirs).all())
        elif name == "dealer":
            same = (int(mine) + by) % players == int(theirs)
        elif name == "first":
            same = (not mine and not theirs) or (int(mine) - 1 + by) % players == int(theirs) - 1
        else:
            # A number may be a mask of seats; what it counts otherwise does not change.
            seats = sum(1 << (p + by) % players for p in range(players) if int(mine) >> p & 1)
            same = int(theirs) == seats if name in MASKS else int(theirs) in (int(mine), seats)
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
    for setting in some_settings(game, 1, 3):
        table = played(setting, 40)
        for by in range(setting.players):
            assert asymmetries(setting, table, by) == []


def test_the_test_would_notice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that favours seat A."""
    play = game.play

    def favouring(t: Any, d: Any, p: int, m: int) -> None:
        play(t, d, p, m)
        name = "points" if "points" in game.layout.fields else "chips"
        t[name][0] += 1

    setting = replace(next(some_settings(game, 1)), players=game.max_players, dealer=None)
    table = played(setting, 5)
    assert asymmetries(setting, table, 1) == []
    monkeypatch.setattr(game, "play", favouring)
    assert asymmetries(setting, table, 1) != []
