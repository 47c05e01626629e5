"""The entries of a table's list of moves: moves, and what takes moves back.

Nothing in the list is ever changed. That some of the latest moves do not stand any more is an entry of its own, so that the
primary key (table, number of the entry) orders taking back and moving alike. It is made by agreement, and only when nobody
has learned anything from these moves: no chance was drawn, no card was shown, no sealed choice was opened.
"""

from __future__ import annotations

from collections.abc import Sequence

from alehouse.events import EVERYBODY
from alehouse.layout import ALL, OWNER, SPECTATOR
from alehouse.table import Table

UNDO = "undo"
"""The first word of an entry that takes moves back; no seat is called so."""


def undo(count: int) -> str:
    """The entry that takes the latest `count` moves back."""
    return f"{UNDO} {count}"


def taken_back(entry: str) -> int:
    """How many moves an entry takes back; none if it is a move."""
    first, _, count = entry.partition(" ")
    return int(count) if first == UNDO else 0


def standing_at(entries: Sequence[str]) -> list[int]:
    """Which entries (from 0) are moves that stand."""
    found: list[int] = []
    for at, entry in enumerate(entries):
        if count := taken_back(entry):
            del found[-count:]
        else:
            found.append(at)
    return found


def standing(entries: Sequence[str]) -> list[str]:
    """The moves that stand.

    >>> standing(["A hit", "B lock", "undo 1", "B hit"])
    ['A hit', 'B hit']
    """
    return [entries[at] for at in standing_at(entries)]


def nobody_learned(before: Table, now: Table) -> bool:
    """Whether nobody knows more than the moves themselves tell, from one position of a game to a later one.

    `before` has the same record, with fewer moves. It is asked of the dealer and of the events, whatever the game is.
    """
    drawn = [(mark.stream, mark.scripted, mark.cards_used) for mark in (before.mark(), now.mark())]
    if now.over or drawn[0] != drawn[1]:
        return False
    for number in range(before.made + 1, now.made + 1):
        known = now.known(number, SPECTATOR)
        if known.secret and known.move is None:
            continue  # nobody else has heard more than that there is a choice
        if now.was_sealed(number) or any(shows(now, row) for row in now.happened(number)):
            return False
    return True


def shows(table: Table, row: list[int]) -> bool:
    """Whether an event, in the columns of `alehouse.events`, shows a card to somebody who could not know it before."""
    seat, card, source, seen = row[1], row[3], row[5], row[7]
    if not card or not seen:
        return False
    if source in table.game.chosen_by_chance:
        return True
    name = table.game.place_names[source]
    if name is None:
        # It lies where it lay: that it is spoken of may be news.
        return True
    field = table.layout.fields.get(name)
    if field is None or field.seen_by == ALL:
        return False
    others = seen if field.seen_by != OWNER or seat < 0 else seen & ~(1 << seat)
    return seen == EVERYBODY or others != 0
