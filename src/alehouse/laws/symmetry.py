"""Seats are symmetric: the same cards and moves, every seat one or more places to the left, give the same game so."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from alehouse.game import Game
from alehouse.laws.fault import Fault
from alehouse.laws.playing import played, with_fault
from alehouse.laws.settings import Setting
from alehouse.laws.soundness import sealed_fields, seats_axis
from alehouse.layout import LETTERS, NOBODY
from alehouse.moves import ANY_CARDS, SEAT
from alehouse.refused import Refused
from alehouse.seen import Event
from alehouse.table import Table


def shifted(letter: str | None, by: int, players: int) -> str | None:
    """The seat that is `by` places to the left."""
    return None if letter is None else LETTERS[(LETTERS.index(letter) + by) % players]


def shifted_move(table: Table, text: str, by: int) -> str:
    """A move with its seat and its target shifted."""
    game, n = table.game, len(table.seats)
    m = game.notation.read(text.replace(ANY_CARDS, game.deck.text(1)), n)
    verb = game.notation.verb(m)
    words = [shifted(text[0], by, n), verb.word]
    for at, word in enumerate(text.split()[2:]):
        argument = verb.arguments[min(at, len(verb.arguments) - 1)]
        words.append(shifted(word, by, n) if argument == SEAT else word)
    return " ".join(str(word) for word in words)


def _told(events: Sequence[Event], by: int, players: int) -> list[str]:
    """Events with their seats shifted, in an order of their own (seats that share something do so in seat order)."""
    return sorted(
        json.dumps(event | {"seat": shifted(event["seat"], by, players), "target": shifted(event["target"], by, players)})
        for event in events
    )


def _legal(table: Table, by: int) -> dict[str, list[str]]:
    return {
        str(shifted(letter, by, len(table.seats))): sorted(
            shifted_move(table, f"{letter} {text}", by).partition(" ")[2] for text in table.legal(letter)
        )
        for letter in table.acting
    }


def _facts_apart(game: Game, tables: tuple[Table, Table], by: int, players: int) -> list[str]:
    """Which of the game's own facts are not each other's: lists by seat, or the same for all.

    A letter that is listed for a seat may be another seat's, or a word.
    """
    if game.facts is None:
        return []
    mine, theirs = (game.facts(table.state) for table in tables)
    found = []
    for name, one in mine.items():
        other = theirs[name]
        same = one == other
        if isinstance(one, list):
            turned = [one[(p - by) % players] for p in range(players)] if len(one) == players else one
            same = len(one) == len(other) and all(
                a == b or (isinstance(a, str) and len(a) == 1 and shifted(a, by, players) == b)
                for a, b in zip(turned, other, strict=True)
            )
        if not same:
            found.append(f"the fact {name} ({one}, then {other})")
    return found


def shifted_field(game: Game, name: str, value: Any, by: int, players: int) -> Any:
    """A field's memory with every seat shifted, by what the field is declared to be."""
    field = game.layout.fields[name]
    value = np.array(value)
    if field.kind == "seat":
        value = np.where(value == NOBODY, NOBODY, (value + by) % players)
    elif field.kind == "seats":
        value = sum(((value >> p & 1) << (p + by) % players for p in range(players)), np.zeros_like(value))
    if field.per_seat:
        by_seat = np.moveaxis(value, seats_axis(field), 0)
        turned = by_seat.copy()
        turned[:players] = np.roll(by_seat[:players], by, axis=0)
        if field.kind == "seat":
            turned[players:] = NOBODY
        value = np.moveaxis(turned, 0, seats_axis(field))
    return value


def _fields_apart(game: Game, one: Any, two: Any, by: int, players: int) -> list[str]:
    found = []
    for name, field in game.layout.fields.items():
        mine, theirs = shifted_field(game, name, one[name], by, players), np.array(two[name])
        if name in sealed_fields(game):
            # What is chosen in secret may be a seat; it will be seen when all have chosen.
            mine, theirs = mine != 0, theirs != 0
        if field.per_seat:
            mine, theirs = (np.moveaxis(x, seats_axis(field), 0)[:players] for x in (mine, theirs))
        if not np.array_equal(mine, theirs):
            found.append(f"{name} (expected {mine.tolist()}, found {theirs.tolist()})")
    return found


HINT = (
    "rules may not prefer a seat by its number: go from the dealer or from the seat whose turn it is, and declare what holds a "
    "seat as seat() and what holds a set of seats as seat_set()"
)


def asymmetries(setting: Setting, table: Table, by: int) -> Iterator[Fault]:
    """How a played game differs from the same game with every seat shifted."""
    game, n = setting.game, setting.players
    dealer = setting.dealer or LETTERS[n - 1]
    begins = int(table.state.first)
    first = None if begins == NOBODY else LETTERS[begins]
    cards = table.dealt()
    try:
        one = setting.table(cards=cards, first=first)
        two = setting.table(cards=cards, dealer=shifted(dealer, by, n), first=shifted(first, by, n))
    except Refused as refused:
        yield Fault("symmetry", f"with every seat {by} to the left its cards cannot be dealt: {refused}; {HINT}", table.record().text())
        return
    for number, move in enumerate([None, *table.moves]):
        moves = "the deal"
        if move is not None:
            try:
                one.play(move)
            except Refused:  # its cards do not give the same game again, which is against another law
                return
            other = shifted_move(one, move, by)
            moves = f"{move} (shifted: {other})"
            try:
                two.play(other)
            except Refused as refused:
                yield Fault("symmetry", f"{move} can be made, and {other} with every seat {by} to the left cannot: {refused}; {HINT}", one.record().text())
                return
        found = _facts_apart(game, (one, two), by, n)
        found += _fields_apart(game, one.state, two.state, by, n)
        mine = _told(one.laid_open().events(number), by, n)
        theirs = _told(two.laid_open().events(number), 0, n)
        if mine != theirs:
            found.append(f"the events ({', '.join(set(mine) ^ set(theirs))})")
        if _legal(one, by) != _legal(two, 0):
            found.append(f"the legal moves ({_legal(one, by)}, then {_legal(two, 0)})")
        stands = [[with_fault(t, None, lambda t=t, p=p: int(game.standing(t.state, p))) for p in range(n)] for t in (one, two)]
        if np.roll(stands[0], by).tolist() != stands[1]:
            found.append(f"`standing` ({stands[0]}, then {stands[1]})")
        if found:
            yield Fault("symmetry", f"with every seat {by} to the left, {moves} gives another {'; another '.join(found)}; {HINT}", one.record().text())
            return


def seats_are_alike(setting: Setting) -> Iterator[Fault]:
    """A played game, with every seat shifted by some places."""
    if setting.players < 2:
        return
    table = played(setting, 40)
    yield from asymmetries(setting, table, 1 + setting.manner % (setting.players - 1))
