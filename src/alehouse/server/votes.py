"""What those at a table say to each other about the game, as the database keeps it.

A row is (what, about which number, by or about which seat, yes or no, when). It is forgotten with the table, or as soon as it
does not matter any more.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.layout import LETTERS
from alehouse.server.database import Database, Taken
from alehouse.server.entries import undo
from alehouse.server.rows import lock_table
from alehouse.server.schema import moves, seats, tables, votes

UNDO = "undo"
"""By a seat: whether the moves may be taken back that somebody asks to take back when the table has so many entries."""
BACK = "undo-to"
"""By the seat that asks to take moves back: how many, which stands where otherwise the time does."""
BOT = "bot"
"""About a seat: a bot is to play for it until its player is back."""
REMOVE = "remove"
"""By a seat: the seat whose number this is shall be a bot's for good."""
READY = "ready"
"""By a seat: the game may begin."""
NUDGE = "nudge"
"""About a seat: it has been reminded that it is its turn, by the seat whose number this is."""


@dataclass(frozen=True)
class Said:
    """What people at a table have said."""

    rows: tuple[tuple[str, int, str, bool, int], ...] = ()
    """As the database has them, in order."""
    called: frozenset[str] = field(default=frozenset(), compare=False)
    """Seats that a bot is to play for."""
    ready: frozenset[str] = field(default=frozenset(), compare=False)

    @classmethod
    def of(cls, rows: Iterable[Iterable[object]]) -> Said:
        """Of rows of the database."""
        found = tuple(
            sorted((str(k), int(n), str(s), bool(a), int(m)) for k, n, s, a, m in rows)  # type: ignore[call-overload]
        )
        return cls(
            found,
            frozenset(seat for kind, _, seat, _, _ in found if kind == BOT),
            frozenset(seat for kind, _, seat, _, _ in found if kind == READY),
        )

    def asked(self, entries: int) -> tuple[str, int, frozenset[str], frozenset[str]] | None:
        """Who asks to take back how many moves, who agrees and who does not, when the table has so many entries."""
        who = next(((s, m) for k, n, s, _, m in self.rows if k == BACK and n == entries), None)
        if who is None:
            return None
        answers = [(s, a) for k, n, s, a, _ in self.rows if k == UNDO and n == entries]
        return (
            *who,
            frozenset(s for s, agrees in answers if agrees),
            frozenset(s for s, agrees in answers if not agrees),
        )

    def removing(self, seat: str) -> frozenset[str]:
        """Who wants a seat to be a bot's for good."""
        return frozenset(s for k, n, s, _, _ in self.rows if k == REMOVE and n == LETTERS.index(seat))

    def nudges(self) -> list[tuple[str, str, int]]:
        """Who has nudged whom, and when."""
        return [(LETTERS[n], s, m) for k, n, s, _, m in self.rows if k == NUDGE]


NOTHING_SAID = Said()


async def say(
    database: Database, table: str, rows: Iterable[tuple[str, int, str, bool, int]], *, first: bool = False
) -> None:
    """Write down what somebody says: kind, number, seat, whether it is a yes, when.

    With `first` it is said only if nobody has said such a thing (kind and number) before, else it is said anew.
    Raises Taken.
    """
    given = [
        {"table_id": table, "kind": k, "number": n, "seat": s, "agrees": a, "made": m}
        for k, n, s, a, m in rows
    ]

    async def work(connection: AsyncConnection) -> None:
        await lock_table(connection, table)
        if first:
            kind, number = given[0]["kind"], given[0]["number"]
            there = sa.exists().where(
                votes.c.table_id == table, votes.c.kind == kind, votes.c.number == number
            )
            if await connection.scalar(sa.select(there)):
                raise Taken
        new = database.insert(votes)
        new = new.on_conflict_do_update(
            index_elements=[votes.c.table_id, votes.c.kind, votes.c.number, votes.c.seat],
            set_={"agrees": new.excluded.agrees, "made": new.excluded.made},
        )
        await connection.execute(new, given)

    await database.change(work)


async def nudge(database: Database, table: str, by: str, whom: str, at: int, rest: int) -> None:
    """Write a nudge down. Raises Taken if the same two have had one in the `rest` milliseconds before."""

    async def work(connection: AsyncConnection) -> None:
        await lock_table(connection, table)
        new = database.insert(votes).values(
            table_id=table, kind=NUDGE, number=LETTERS.index(by), seat=whom, agrees=True, made=at
        )
        done = await connection.execute(
            new.on_conflict_do_update(
                index_elements=[votes.c.table_id, votes.c.kind, votes.c.number, votes.c.seat],
                set_={"made": at},
                where=votes.c.made <= at - rest,
            )
        )
        if done.rowcount != 1:
            raise Taken

    await database.change(work)


async def back_again(database: Database, table: str, seat: str) -> None:
    """Forget what was said about a seat because its player was away."""

    async def work(connection: AsyncConnection) -> None:
        about = (votes.c.kind == BOT) & (votes.c.seat == seat)
        removed = (votes.c.kind == REMOVE) & (votes.c.number == LETTERS.index(seat))
        await connection.execute(votes.delete().where(votes.c.table_id == table, about | removed))

    await database.change(work)


async def take_back(database: Database, table: str, entries: int, count: int, at: int) -> None:
    """Take the latest `count` moves back, of a table that has so many entries. Raises Taken if it has moved on."""

    async def work(connection: AsyncConnection) -> None:
        row = await lock_table(connection, table)
        last = await connection.scalar(
            sa.select(sa.func.coalesce(sa.func.max(moves.c.number), 0)).where(moves.c.table_id == table)
        )
        if last != entries or row.ended is not None:
            raise Taken
        await connection.execute(
            moves.insert().values(table_id=table, number=entries + 1, text=undo(count), made=at)
        )
        await connection.execute(
            tables.update().where(tables.c.id == table).values(undone=tables.c.undone + count + 1)
        )
        await connection.execute(
            votes.delete().where(votes.c.table_id == table, votes.c.kind.in_((UNDO, BACK)))
        )

    await database.change(work)


async def free(database: Database, table: str, seat: str) -> None:
    """Open a seat again before the game begins, whoever has it. Raises Taken if it has begun, or nobody has it."""

    async def work(connection: AsyncConnection) -> None:
        if (await lock_table(connection, table)).started is not None:
            raise Taken
        done = await connection.execute(
            seats.update()
            .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.kind != "open")
            .values(kind="open", guest=None, bot=None, name=None)
        )
        if done.rowcount != 1:
            raise Taken
        await connection.execute(
            votes.delete().where(votes.c.table_id == table, votes.c.kind == READY, votes.c.seat == seat)
        )

    await database.change(work)


async def begin(database: Database, table: str, at: int, missing: Iterable[str]) -> None:
    """Begin a game at which no seat is open; bots play for those `missing` until they come. Raises Taken if it has begun."""

    async def work(connection: AsyncConnection) -> None:
        row = await lock_table(connection, table)
        free = sa.exists().where(seats.c.table_id == table, seats.c.kind == "open")
        if row.started is not None or await connection.scalar(sa.select(free)):
            raise Taken
        await connection.execute(tables.update().where(tables.c.id == table).values(started=at, touched=at))
        await connection.execute(votes.delete().where(votes.c.table_id == table, votes.c.kind == READY))
        for seat in missing:
            await connection.execute(
                database.insert(votes)
                .values(table_id=table, kind=BOT, number=0, seat=seat, agrees=True, made=at)
                .on_conflict_do_nothing()
            )

    await database.change(work)
