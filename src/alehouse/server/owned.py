"""What belongs to a guest in the database: tables that wait or are played, games that are over, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.server import players
from alehouse.server.database import Taken
from alehouse.server.rows import lock_table
from alehouse.server.schema import evenings, moves, seats, tables
from alehouse.server.store import Header, Store, header_of, now

OPEN = 60
"""Tables of a guest that wait or are played, at most: the newest."""
GAMES = 5000
"""Games of a guest that are counted, at most: the latest."""


class Owned(NamedTuple):
    """A table of a guest."""

    header: Header
    seat: str | None
    """The guest's seat, now or before a bot took it over for good."""
    left: bool
    """Whether the guest has left the game."""
    moved: int | None
    """When the last move was made."""
    when: int
    """By what games that are over are ordered: when they ended, or when something last happened there."""


class Played(NamedTuple):
    """A game that counts for a guest."""

    header: Header
    """Without seats."""
    seat: str
    left: bool
    alone: bool
    """Whether all others were bots from the beginning."""


def _mine(guest: str) -> sa.ColumnElement[bool]:
    return sa.or_(seats.c.guest == guest, seats.c.was == guest)


def _moved() -> sa.ScalarSelect[int | None]:
    return (
        sa.select(moves.c.made)
        .where(moves.c.table_id == tables.c.id)
        .order_by(moves.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )


_when = sa.func.coalesce(tables.c.ended, tables.c.touched, tables.c.started, tables.c.created)


async def _owned(store: Store, rows: Iterable[Any]) -> list[Owned]:
    found = list(rows)
    headers = {header.id: header for header in await store.headers([row.id for row in found])}
    return [
        Owned(headers[row.id], row.seat, bool(row.left), row.moved, row.when)
        for row in found
        if row.id in headers
    ]


async def open_tables(store: Store, guest: str) -> list[Owned]:
    """The tables that a guest sits at and whose game is not over, and those that the guest has set and that wait.

    Those where something has happened last come first. Raises Away.
    """
    seat = sa.select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.guest == guest)
    seated = sa.select(seats.c.table_id).where(seats.c.guest == guest)
    moved = _moved()
    when = sa.func.coalesce(moved, tables.c.touched, tables.c.started, tables.c.created)
    query = (
        sa.select(
            tables.c.id,
            seat.scalar_subquery().label("seat"),
            sa.false().label("left"),
            moved.label("moved"),
            when.label("when"),
        )
        .where(
            tables.c.ended.is_(None),
            tables.c.id.in_(seated) | ((tables.c.creator == guest) & tables.c.started.is_(None)),
        )
        .order_by(when.desc(), tables.c.id)
        .limit(OPEN)
    )
    async with store.database.read() as connection:
        rows = (await connection.execute(query)).all()
    return await _owned(store, rows)


async def past_games(store: Store, guest: str, before: tuple[int, str] | None, limit: int) -> list[Owned]:
    """The games of a guest that are over, or that the guest has left, the latest first. Raises Away.

    `before`: `when` and the id of the last one that is known already.
    """
    left = (seats.c.was == guest).label("left")
    query = (
        sa.select(tables.c.id, seats.c.seat, left, _moved().label("moved"), _when.label("when"))
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            sa.or_(
                sa.and_(seats.c.guest == guest, tables.c.ended.is_not(None)),
                sa.and_(seats.c.was == guest, tables.c.started.is_not(None)),
            )
        )
        .order_by(_when.desc(), tables.c.id.desc())
        .limit(limit)
    )
    if before is not None:
        when, identity = before
        query = query.where((_when < when) | ((_when == sa.literal(when)) & (tables.c.id < identity)))
    async with store.database.read() as connection:
        rows = (await connection.execute(query)).all()
    return await _owned(store, rows)


async def counted(store: Store, guest: str) -> list[Played]:
    """The games that count for a guest, the latest first: those that are over, and those that the guest has left."""
    other = seats.alias("other")
    people = sa.exists().where(
        other.c.table_id == tables.c.id,
        other.c.seat != seats.c.seat,
        (other.c.kind == "person") | other.c.was.is_not(None),
    )
    query = (
        sa.select(
            tables,
            seats.c.seat,
            (seats.c.was == guest).label("left"),
            people.label("people"),
            _when.label("when"),
        )
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            tables.c.study.is_(False),
            sa.or_(
                sa.and_(seats.c.guest == guest, tables.c.ended.is_not(None)),
                sa.and_(seats.c.was == guest, tables.c.started.is_not(None)),
            ),
        )
        .order_by(_when.desc(), tables.c.id.desc())
        .limit(GAMES)
    )
    async with store.database.read() as connection:
        rows = (await connection.execute(query)).all()
    return [Played(header_of(dict(row._mapping)), row.seat, bool(row.left), not row.people) for row in rows]


async def how_many(store: Store, guest: str) -> tuple[int, int]:
    """How many tables of a guest wait or are played, and how many games are over. Raises Away."""
    query = (
        sa.select(tables.c.ended.is_(None).label("open"), sa.func.count().label("count"))
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.guest == guest)
        .group_by(tables.c.ended.is_(None))
    )
    async with store.database.read() as connection:
        found = {bool(row.open): int(row.count) for row in (await connection.execute(query)).mappings()}
    return found.get(True, 0), found.get(False, 0)


async def evening_names(store: Store, wanted: set[str]) -> dict[str, str]:
    """The names of evenings, by their ids. Raises Away."""
    if not wanted:
        return {}
    query = sa.select(evenings.c.id, evenings.c.name).where(evenings.c.id.in_(wanted))
    async with store.database.read() as connection:
        return {row.id: row.name for row in (await connection.execute(query)).all()}


async def give_to_bot(connection: AsyncConnection, table: str, guest: str) -> bool:
    """Let a bot have a guest's seat for good, if the game is being played and the guest has one.

    Raises Taken if there is no such table.
    """
    row = await lock_table(connection, table)
    if row.started is None or row.ended is not None:
        return False
    names = (await connection.scalars(sa.select(seats.c.name).where(seats.c.table_id == table))).all()
    # In a contest all bots are of one kind, whatever the time that there is to think.
    kind = players.best() if row.contest is None else players.RULE_OF_THUMB
    done = await connection.execute(
        seats.update()
        .where(seats.c.table_id == table, seats.c.guest == guest)
        .values(kind="bot", guest=None, bot=kind, name=players.bot_name(set(names)), was=guest)
    )
    await connection.execute(tables.update().where(tables.c.id == table).values(touched=now()))
    return done.rowcount == 1


async def hand_over(store: Store, table: str, guest: str) -> None:
    """Let a bot have a guest's seat for good, in the middle of a game.

    Raises Taken if the game is not being played any more (or not yet), or the guest has no seat; and Away.
    """

    async def work(connection: AsyncConnection) -> None:
        if not await give_to_bot(connection, table, guest):
            raise Taken

    await store.database.change(work)
