"""How all have fared on a day, as this process knows it.

Many ask again and again, and a day may have thousands of players. What is over stays as it is; so it is kept here, and of each
request's question to the database only the games that have ended lately are answered.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from alehouse.catalogue import find
from alehouse.layout import LETTERS
from alehouse.server.comparing import Reached, matchpoints, mean, ranks, reached
from alehouse.server.contest_store import Board, Contest
from alehouse.server.database import Database
from alehouse.server.schema import boards, entrants, seats, tables

LATE = 300_000
"""Milliseconds by which the end of a game may come to be known late: not all processes have the same clock."""
KEPT = 16
"""Days that are kept, at most."""


@dataclass(frozen=True)
class Done:
    """What was made of a deal."""

    guest: str | None
    """Who has the seat: nobody, if it was left to a bot, and then it does not count."""
    deal: int
    table: str
    ended: int
    made: Reached


@dataclass(frozen=True)
class Entry:
    """Somebody who has played all deals of a day, and how that compares."""

    number: int
    done: tuple[Done, ...]
    shares: tuple[float | None, ...]
    """How many of the others this beats in each deal, in per cent."""
    percent: float | None
    rank: int

    @property
    def guest(self) -> str:
        """Who it is."""
        return self.done[0].guest or ""

    @property
    def score(self) -> int | None:
        """What was written down in all."""
        numbers = [each.made.number for each in self.done]
        return None if None in numbers else sum(number or 0 for number in numbers)


def done_of(contest: Contest, seat: str, played: Iterable[Board]) -> list[Done]:
    """What was made of some deals in a seat, as far as they are over."""
    at = LETTERS.index(seat)
    return [
        Done(board.seats[at].guest, board.deal, board.table, board.ended, _reached(contest, board.result, at))
        for board in played
        if board.ended is not None and board.result is not None
    ]


def _reached(contest: Contest, result: dict[str, object], at: int) -> Reached:
    return reached(result, at, low_points=find(contest.game).low_points)


class Day:
    """What is known of one day."""

    def __init__(self, contest: Contest, seat: str) -> None:
        self._contest, self._seat = contest, seat
        self._done: dict[int, dict[int, Done]] = {}
        """The deals that people have played to their end: by the number of their player, and their own."""
        self._until = 0
        """When the latest of them ended."""
        self._ranked: tuple[int | None, list[Entry]] | None = None
        self._turn = asyncio.Lock()

    def add(self, number: int, found: Iterable[Done]) -> None:
        """Somebody has played some deals; it is no matter if that is known already."""
        own = self._done.setdefault(number, {})
        for done in found:
            if done.guest is not None and done.deal not in own:
                own[done.deal] = done
                self._until = max(self._until, done.ended)
                self._ranked = None

    async def look(self, database: Database) -> None:
        """Find out what has ended meanwhile. Raises Away."""
        async with self._turn:
            query = (
                sa.select(
                    boards.c.deal, boards.c.room, tables.c.id, tables.c.ended, tables.c.result, seats.c.guest
                )
                .select_from(tables)
                .join(boards, boards.c.table_id == tables.c.id)
                .join(
                    entrants,
                    sa.and_(entrants.c.contest == boards.c.contest, entrants.c.number == boards.c.room),
                )
                .join(
                    seats,
                    sa.and_(
                        seats.c.table_id == tables.c.id,
                        seats.c.seat == self._seat,
                        seats.c.guest == entrants.c.guest,
                    ),
                )
                .where(
                    tables.c.contest == self._contest.id,
                    tables.c.ended >= self._until - LATE,
                    tables.c.result.is_not(None),
                )
            )
            async with database.read() as connection:
                rows = (await connection.execute(query)).all()
            at = LETTERS.index(self._seat)
            for row in rows:
                if row.deal not in self._done.get(row.room, ()):
                    made = _reached(self._contest, json.loads(row.result), at)
                    self.add(row.room, [Done(row.guest, row.deal, row.id, row.ended, made)])

    def entries(self, closes: int | None) -> list[Entry]:
        """All who have played all deals by the time when the day `closes`, in the order in which they came."""
        if self._ranked is None or self._ranked[0] != closes:
            self._ranked = closes, _entries(self._done, self._contest.deals, closes or 0)
        return self._ranked[1]


def _entries(done: dict[int, dict[int, Done]], deals: int, closes: int) -> list[Entry]:
    whole: list[tuple[int, tuple[Done, ...]]] = []
    for number, own in sorted(done.items()):
        if len(own) == deals and all(each.ended <= closes for each in own.values()):
            whole.append((number, tuple(own[deal] for deal in sorted(own))))
    by_deal = [matchpoints([own[deal].made for _, own in whole]) for deal in range(deals)] if whole else []
    shares = [tuple(deal[at] for deal in by_deal) for at in range(len(whole))]
    percents = [mean([share for share in each if share is not None]) for each in shares]
    places = ranks([-1.0 if percent is None else round(percent, 9) for percent in percents])
    return [
        Entry(number, own, shares[at], percents[at], places[at]) for at, (number, own) in enumerate(whole)
    ]


class Days:
    """The days that are asked about."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._days: OrderedDict[str, Day] = OrderedDict()

    async def entries(
        self, contest: Contest, seat: str, number: int | None, own: Sequence[Done]
    ) -> list[Entry]:
        """All who have played all deals of a day; `own` is what the asker (`number`) has just been found to have done.

        Raises Away.
        """
        day = self._days.get(contest.id)
        if day is None:
            day = self._days[contest.id] = Day(contest, seat)
            if len(self._days) > KEPT:
                self._days.popitem(last=False)
        self._days.move_to_end(contest.id)
        await day.look(self._database)
        if number is not None:
            # Whatever is known of others, nobody is told something else of themselves than what is so.
            day.add(number, own)
        return day.entries(contest.ended)
