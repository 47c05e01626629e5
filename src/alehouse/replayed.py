"""Replaying a record: the position that it leads to, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass

from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.seen import Position, Seen
from alehouse.table import Table


@dataclass(frozen=True)
class Replayed:
    """A record that has been replayed as far as it goes."""

    table: Table
    error: dict[str, str | int | None] | None
    """What is wrong with the move after the last one that was made: its number, its text and the reason."""

    def seen_by(self, seat: str | None) -> Position:
        """The position as a seat sees it (`None`: a spectator), as ``alehouse replay --json`` prints it."""
        return self._told(self.table.seen_by(seat))

    def laid_open(self) -> Position:
        """The position with all cards open, likewise."""
        return self._told(self.table.laid_open())

    def _told(self, seen: Seen) -> Position:
        position = seen.position()
        position["error"] = self.error
        return position


def replay(record: Record, upto: int | None = None) -> Replayed:
    """The table after the record's last move (or after `upto` moves).

    If a move is illegal or a card is missing in mid-game, `error` says so and the table is as it was before. Raises Refused
    if the game cannot even begin, or `upto` is more than there are moves.

    >>> record = Record.new("port", 3, cards="4 9 6 8", moves=["A hit"])
    >>> replay(record).laid_open()["zones"]["stack"]
    [['4', '8'], ['9'], ['6']]
    >>> replay(record.with_moves(["B hit"])).error
    {'move': 1, 'text': 'B hit', 'reason': "It is not B's turn. To move: A."}
    """
    if not isinstance(record, Record):
        raise TypeError(f"a Record is replayed, and {record!r} is none; see Record.load and Record.read")
    if upto is not None and not 0 <= upto <= len(record.moves):
        raise Refused("error-upto", upto=upto, moves=len(record.moves))
    moves = record.moves if upto is None else record.moves[:upto]
    table = Table.of(record.with_moves(moves))
    for number, text in enumerate(moves, 1):
        try:
            table.make(table.read(text), last=number == len(moves))
        except Refused as refused:
            return Replayed(table, {"move": number, "text": text, "reason": str(refused)})
    return Replayed(table, None)
