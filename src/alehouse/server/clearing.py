"""Clearing away what nobody needs any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.server.database import Database
from alehouse.server.schema import (
    boards,
    contests,
    entrants,
    evenings,
    guests,
    leases,
    members,
    messages,
    moves,
    pads,
    passes,
    presence,
    proposals,
    reviews,
    seats,
    tables,
    votes,
    watching,
)

HOUR = 3_600_000
DAY = 24 * HOUR
STEP = 20
"""Tables that go in one transaction."""
GUESTS = 200
"""Guests that go in one transaction."""
REST = 0.05
"""Seconds between two transactions."""


async def delete_tables(connection: AsyncConnection, gone: Sequence[str]) -> None:
    """Delete tables with all that belongs to them."""
    for part in (votes, moves, seats, reviews, presence, leases):
        await connection.execute(part.delete().where(part.c.table_id.in_(gone)))
    for talk in (messages, watching):
        await connection.execute(talk.delete().where(talk.c.place.in_(gone)))
    # What was proposed and has been played is no proposal any more.
    evening = sa.select(tables.c.evening).where(tables.c.id.in_(gone))
    await connection.execute(
        proposals.delete().where(proposals.c.evening.in_(evening), proposals.c.table_id.in_(gone))
    )
    await connection.execute(tables.update().where(tables.c.next.in_(gone)).values(next=None))
    await connection.execute(tables.delete().where(tables.c.id.in_(gone)))


def _lately(table: sa.FromClause, living: sa.Select[tuple[str]], since: int) -> sa.ColumnElement[bool]:
    """Whether anything has happened at a table since then, or somebody is at it."""
    last = (
        sa.select(moves.c.made)
        .where(moves.c.table_id == table.c.id)
        .order_by(moves.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    somebody = sa.exists().where(presence.c.table_id == table.c.id, presence.c.process.in_(living))
    times = (table.c.created, table.c.touched, table.c.started, table.c.ended, last)
    return sa.or_(somebody, *(sa.func.coalesce(time, 0) >= since for time in times))


async def _in_steps(database: Database, step: Callable[[AsyncConnection], Awaitable[int]]) -> int:
    """Do something again and again until there is nothing left to do; return how much it was. Raises Away."""
    gone = 0
    while count := await database.change(step):
        gone += count
        await asyncio.sleep(REST)
    return gone


async def clear(
    database: Database,
    living: sa.Select[tuple[str]],
    *,
    guests_days: float,
    unfinished_days: float,
    finished_days: float,
) -> int:
    """Clear away contests, tables, evenings and guests in small steps; return how many. 0 days: kept for ever. Raises Away."""
    now = time.time_ns() // 1_000_000
    # What is over by then is not wanted any more, nor what nobody has touched since.
    finished = now - int(finished_days * DAY) if finished_days else None
    unfinished = now - int(unfinished_days * DAY) if unfinished_days else None
    # Contests leave tables behind.
    gone = await _clear_contests(database, living, unfinished, finished)
    unwanted: list[Sequence[sa.ColumnElement[bool]]] = [
        (tables.c.started.is_(None), ~_lately(tables, living, now - HOUR))
    ]
    if unfinished is not None:
        unwanted.append(
            (tables.c.started.is_not(None), tables.c.ended.is_(None), ~_lately(tables, living, unfinished))
        )
    if finished is not None:
        unwanted.append((tables.c.ended < finished,))
    counts = sa.exists().where(boards.c.table_id == tables.c.id)
    for conditions in unwanted:
        query = (
            sa.select(tables.c.id).where(*conditions, ~counts).limit(STEP).with_for_update(skip_locked=True)
        )

        async def step(connection: AsyncConnection, query: sa.Select[Any] = query) -> int:
            found = list((await connection.scalars(query)).all())
            if found:
                await delete_tables(connection, found)
            return len(found)

        gone += await _in_steps(database, step)
    await database.change(partial(_forget_votes, until=now - HOUR))
    gone += await _clear_evenings(database, living, unfinished, finished)
    if guests_days:
        nobody = (
            sa.select(guests.c.id)
            .where(
                guests.c.created < now - int(guests_days * DAY),
                ~sa.exists().where(seats.c.guest == guests.c.id),
                ~sa.exists().where(seats.c.was == guests.c.id),
                *(
                    ~sa.exists().where(column == guests.c.id)
                    for column in (
                        tables.c.creator,
                        contests.c.creator,
                        entrants.c.guest,
                        members.c.guest,
                        messages.c.guest,
                    )
                ),
            )
            .limit(GUESTS)
            .with_for_update(skip_locked=True)
        )

        async def leave(connection: AsyncConnection) -> int:
            found = (await connection.scalars(nobody)).all()
            if found:
                await connection.execute(passes.delete().where(passes.c.guest.in_(found)))
                await connection.execute(guests.delete().where(guests.c.id.in_(found)))
            return len(found)

        gone += await _in_steps(database, leave)
    return gone


async def _forget_votes(connection: AsyncConnection, until: int) -> None:
    """Forget what people have said about games that were over by then."""
    over = sa.exists().where(tables.c.id == votes.c.table_id, tables.c.ended < until)
    await connection.execute(votes.delete().where(over))


async def _clear_contests(
    database: Database, living: sa.Select[tuple[str]], unfinished: int | None, finished: int | None
) -> int:
    """Clear away contests that nobody has touched, or that are over: their tables are ordinary ones from then on.

    Of a contest that stays, deals that nobody finishes any more are taken out: they do not count, and must not count when
    the tables that have been left are gone.
    """
    unwanted: list[Sequence[sa.ColumnElement[bool]]] = []
    if unfinished is not None:
        came = sa.exists().where(entrants.c.contest == contests.c.id, entrants.c.joined >= unfinished)
        touched = sa.func.coalesce(contests.c.started, contests.c.created)
        unwanted.append(
            (contests.c.ended.is_(None), touched < unfinished, ~came, ~_played(living, unfinished))
        )
    if finished is not None:
        # One that was ended early may still be played.
        unwanted.append((contests.c.ended < finished, ~_played(living, finished, tables.c.ended.is_(None))))
    gone = 0
    for conditions in unwanted:
        query = sa.select(contests.c.id).where(*conditions).limit(1).with_for_update(skip_locked=True)

        async def step(connection: AsyncConnection, query: sa.Select[Any] = query) -> int:
            found = await connection.scalar(query)
            if found is None:
                return 0
            for part in (boards, entrants):
                await connection.execute(part.delete().where(part.c.contest == found))
            await connection.execute(tables.update().where(tables.c.contest == found).values(contest=None))
            await connection.execute(contests.delete().where(contests.c.id == found))
            return 1

        gone += await _in_steps(database, step)
    if unfinished is not None:
        await _in_steps(database, partial(_take_out, living=living, since=unfinished))
    return gone


def _played(
    living: sa.Select[tuple[str]], since: int, *more: sa.ColumnElement[bool]
) -> sa.ColumnElement[bool]:
    """Whether anything has happened since then at a table of a contest (for which there is `more`)."""
    own = (boards.c.contest == contests.c.id, boards.c.table_id == tables.c.id)
    return sa.exists().where(*own, _lately(tables, living, since), *more)


async def _take_out(connection: AsyncConnection, living: sa.Select[tuple[str]], since: int) -> int:
    """Take a deal that nobody finishes any more out of a contest that is over, or one person's of a daily one."""
    other, there = boards.alias("other"), tables.alias("there")
    over = sa.exists().where(contests.c.id == tables.c.contest, contests.c.ended < since)
    still = sa.exists().where(
        contests.c.id == boards.c.contest,
        contests.c.kind == "duplicate",
        other.c.contest == boards.c.contest,
        other.c.deal == boards.c.deal,
        there.c.id == other.c.table_id,
        there.c.ended.is_(None),
        _lately(there, living, since),
    )
    query = (
        sa.select(boards.c.contest, boards.c.deal, boards.c.room)
        .join(tables, tables.c.id == boards.c.table_id)
        .where(tables.c.ended.is_(None), tables.c.contest.is_not(None), ~_lately(tables, living, since))
        .where(over, ~still)
        .limit(1)
    )
    row = (await connection.execute(query)).first()
    if row is None:
        return 0
    whole = sa.select(contests.c.kind).where(contests.c.id == row.contest).with_for_update(skip_locked=True)
    kind = await connection.scalar(whole)
    if kind is None:
        return 0  # somebody has it: next time
    left = [boards.c.contest == row.contest, boards.c.deal == row.deal]
    if kind == "daily":
        left.append(boards.c.room == row.room)
    freed = (await connection.scalars(sa.select(boards.c.table_id).where(*left))).all()
    await connection.execute(boards.delete().where(*left))
    await connection.execute(tables.update().where(tables.c.id.in_(freed)).values(contest=None))
    return 1


async def _clear_evenings(
    database: Database, living: sa.Select[tuple[str]], unfinished: int | None, finished: int | None
) -> int:
    """Clear away evenings that nobody has touched for so long, those that were ended like finished games."""
    looking = sa.exists().where(watching.c.place == evenings.c.id, watching.c.process.in_(living))
    unwanted: list[Sequence[sa.ColumnElement[bool]]] = []
    if unfinished is not None:
        played = sa.exists().where(
            tables.c.evening == evenings.c.id,
            sa.func.coalesce(tables.c.ended, tables.c.created) > unfinished,
        )
        unwanted.append((evenings.c.ended.is_(None), evenings.c.touched < unfinished, ~played, ~looking))
    if finished is not None:
        unwanted.append((evenings.c.ended < finished, ~looking))
    gone = 0
    for conditions in unwanted:
        query = sa.select(evenings.c.id).where(*conditions).limit(STEP).with_for_update(skip_locked=True)

        async def step(connection: AsyncConnection, query: sa.Select[Any] = query) -> int:
            found = list((await connection.scalars(query)).all())
            if found:
                for part in (tables, contests):
                    await connection.execute(
                        part.update().where(part.c.evening.in_(found)).values(evening=None)
                    )
                for talk in (messages, watching):
                    await connection.execute(talk.delete().where(talk.c.place.in_(found)))
                for part in (members, proposals, pads):
                    await connection.execute(part.delete().where(part.c.evening.in_(found)))
                await connection.execute(evenings.delete().where(evenings.c.id.in_(found)))
            return len(found)

        gone += await _in_steps(database, step)
    return gone
