"""Evenings in the database: who is in on one, what is proposed, which score pads count, and who looks at its page."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.dealer import new_seed
from alehouse.refused import Refused
from alehouse.server.database import Database, Taken
from alehouse.server.rows import keep
from alehouse.server.schema import (
    evenings,
    guests,
    members,
    pads,
    presence,
    proposals,
    seats,
    tables,
    watching,
)
from alehouse.server.store import Guest, Header, Seat, Store, headers_of, new_id, now

DAY = 86_400_000
PER_GUEST = 20
"""Evenings that somebody may make in a day."""
MEMBERS = 60
PROPOSED = 12
"""Proposals that wait for people, at most."""
GAMES = 200
"""Tables of an evening, and proposals."""
PADS = 50
MOST_NUMBER = 2**31 - 1
"""A column of numbers takes no greater one."""
TRIES = 5


@dataclass(frozen=True)
class Proposed:
    """A game that somebody wants to play, and who else does."""

    number: int
    guest: str
    game: str
    options: dict[str, Any]
    wanted: list[str]
    table: str | None
    hints: bool = False


@dataclass(frozen=True)
class Kept:
    """A score pad that counts. `people`: by seat, whose line it is."""

    number: int
    people: list[str | None]
    record: str
    made: int


@dataclass(frozen=True)
class Evening:
    """All that is known of an evening. `members`: names by guest, in the order in which they came."""

    id: str
    name: str
    creator: str
    ended: int | None
    members: dict[str, str]
    here: frozenset[str]
    proposals: list[Proposed]
    tables: list[Header]
    pads: list[Kept]


async def make(store: Store, guest: Guest, name: str) -> str:
    """Make an evening; return its id. Raises Refused if somebody makes too many, and Away."""

    async def work(connection: AsyncConnection) -> str:
        await keep(store.database, connection, guest)
        lately = sa.select(sa.func.count()).where(
            evenings.c.creator == guest.id, evenings.c.created > now() - DAY
        )
        if int(await connection.scalar(lately) or 0) >= PER_GUEST:
            raise Refused("error-too-many-evenings", limit=PER_GUEST)
        identity = new_id(10)
        await connection.execute(
            evenings.insert().values(id=identity, name=name, creator=guest.id, created=now(), touched=now())
        )
        await _join(store.database, connection, identity, guest)
        return identity

    return await store.database.change(work)


async def _join(database: Database, connection: AsyncConnection, evening: str, guest: Guest) -> None:
    new = database.insert(members).values(evening=evening, guest=guest.id, name=guest.name, joined=now())
    await connection.execute(new.on_conflict_do_nothing())


async def lock(connection: AsyncConnection, evening: str, guest: str | None = None) -> Any:
    """The evening's row, which nobody else changes meanwhile; with a guest, only if that one is in on it.

    Raises Refused.
    """
    row = (
        await connection.execute(sa.select(evenings).where(evenings.c.id == evening).with_for_update())
    ).first()
    if row is None:
        raise Refused("error-evening")
    if guest is not None:
        known = sa.select(sa.exists().where(members.c.evening == evening, members.c.guest == guest))
        if not await connection.scalar(known):
            raise Refused("error-evening-not-in")
        if row.ended is not None:
            raise Refused("error-evening-ended")
        await connection.execute(evenings.update().where(evenings.c.id == evening).values(touched=now()))
    return row


async def enter(store: Store, evening: str, guest: Guest) -> None:
    """Somebody has come to the page of an evening: whoever has the link is in. Raises Refused and Away."""
    database = store.database

    async def work(connection: AsyncConnection) -> None:
        row = await lock(connection, evening)
        if row.ended is None:
            known = sa.select(members.c.guest).where(members.c.evening == evening)
            there = (await connection.scalars(known)).all()
            if guest.id not in there and len(there) < MEMBERS:
                await keep(database, connection, guest)
                await _join(database, connection, evening, guest)
                await connection.execute(
                    evenings.update().where(evenings.c.id == evening).values(touched=now())
                )
        await _watch(store, connection, evening, [guest.id])

    await database.change(work)


async def _watch(store: Store, connection: AsyncConnection, evening: str, who: Iterable[str]) -> None:
    rows = [{"place": evening, "guest": guest, "process": store.process, "name": ""} for guest in sorted(who)]
    if rows:
        await connection.execute(store.database.insert(watching).on_conflict_do_nothing(), rows)


async def watch(store: Store, evening: str, who: Collection[str], gone: Collection[str]) -> None:
    """Say who looks at an evening's page by this process, and who has `gone`. Raises Away."""

    async def work(connection: AsyncConnection) -> None:
        await _watch(store, connection, evening, who)
        if gone:
            await connection.execute(
                watching.delete().where(
                    watching.c.place == evening,
                    watching.c.process == store.process,
                    watching.c.guest.in_(gone),
                )
            )

    await store.database.change(work, lasting=False)


async def load(store: Store, evening: str) -> Evening | None:
    """Everything about an evening. Raises Away."""
    living = store.processes.living()
    async with store.database.still() as connection:
        row = (await connection.execute(sa.select(evenings).where(evenings.c.id == evening))).first()
        if row is None:
            return None
        people = (
            await connection.execute(
                sa.select(members.c.guest, guests.c.name)
                .join(guests, guests.c.id == members.c.guest)
                .where(members.c.evening == evening)
                .order_by(members.c.joined, members.c.guest)
            )
        ).all()
        proposed = (
            await connection.execute(
                sa.select(proposals).where(proposals.c.evening == evening).order_by(proposals.c.number)
            )
        ).all()
        kept = (
            await connection.execute(sa.select(pads).where(pads.c.evening == evening).order_by(pads.c.number))
        ).all()
        looking = (
            await connection.scalars(
                sa.select(watching.c.guest).where(watching.c.place == evening, watching.c.process.in_(living))
            )
        ).all()
        sitting = (
            await connection.scalars(
                sa.select(seats.c.guest)
                .join(tables, tables.c.id == seats.c.table_id)
                .join(
                    presence,
                    sa.and_(presence.c.table_id == seats.c.table_id, presence.c.seat == seats.c.seat),
                )
                .where(
                    tables.c.evening == evening, seats.c.guest.is_not(None), presence.c.process.in_(living)
                )
            )
        ).all()
        # Those of its contests are told with the contest.
        headers = await headers_of(
            connection, tables.c.evening == evening, tables.c.contest.is_(None), limit=GAMES
        )
    return Evening(
        row.id,
        row.name,
        row.creator,
        row.ended,
        {each.guest: each.name for each in people},
        frozenset(looking) | frozenset(guest for guest in sitting if guest is not None),
        [
            Proposed(
                p.number, p.guest, p.game, json.loads(p.options), json.loads(p.wanted), p.table_id, p.hints
            )
            for p in proposed
        ],
        headers,
        [Kept(p.number, json.loads(p.people), p.record, p.made) for p in kept],
    )


async def exists(store: Store, evening: str) -> bool:
    """Whether there is such an evening. Raises Away."""
    async with store.database.read() as connection:
        return bool(await connection.scalar(sa.select(sa.exists().where(evenings.c.id == evening))))


async def of_guest(store: Store, guest: str, limit: int = 50) -> list[Any]:
    """The id, name and end of the evenings that a guest was in on, the latest first. Raises Away."""
    query = (
        sa.select(evenings.c.id, evenings.c.name, evenings.c.ended)
        .join(members, members.c.evening == evenings.c.id)
        .where(members.c.guest == guest)
        .order_by(evenings.c.touched.desc())
        .limit(limit)
    )
    async with store.database.read() as connection:
        return list((await connection.execute(query)).all())


async def propose(
    store: Store, evening: str, guest: str, game: str, options: dict[str, Any], *, hints: bool = False
) -> None:
    """Propose a game, and be in on it. Raises Refused and Away."""

    async def work(connection: AsyncConnection) -> None:
        await lock(connection, evening, guest)
        found = (await connection.execute(sa.select(proposals).where(proposals.c.evening == evening))).all()
        waiting = [each for each in found if each.table_id is None]
        written = json.dumps(options, sort_keys=True)
        for each in waiting:
            if (each.game, each.options, each.hints) == (game, written, hints):
                await _want(connection, each, guest, True)
                return
        if len(waiting) >= PROPOSED or len(found) >= GAMES:
            raise Refused("error-evening-proposals", limit=PROPOSED)
        await connection.execute(
            proposals.insert().values(
                evening=evening,
                number=max((each.number for each in found), default=0) + 1,
                guest=guest,
                game=game,
                options=written,
                hints=hints,
                wanted=json.dumps([guest]),
                made=now(),
            )
        )

    await store.database.change(work)


async def _proposal(connection: AsyncConnection, evening: str, number: int) -> Any:
    if not 0 < number <= MOST_NUMBER:
        raise Refused("error-proposal")
    query = sa.select(proposals).where(proposals.c.evening == evening, proposals.c.number == number)
    row = (await connection.execute(query)).first()
    if row is None:
        raise Refused("error-proposal")
    return row


async def _want(connection: AsyncConnection, row: Any, guest: str, wanted: bool) -> None:
    people = [each for each in json.loads(row.wanted) if each != guest] + [guest] * wanted
    where = (proposals.c.evening == row.evening, proposals.c.number == row.number)
    if people:
        await connection.execute(proposals.update().where(*where).values(wanted=json.dumps(people)))
    else:
        await connection.execute(proposals.delete().where(*where))


async def want(store: Store, evening: str, number: int, guest: str, wanted: bool) -> None:
    """Be in on a proposed game, or not; one that nobody wants any more is gone. Raises Refused and Away."""

    async def work(connection: AsyncConnection) -> None:
        await lock(connection, evening, guest)
        row = await _proposal(connection, evening, number)
        if row.table_id is not None:
            raise Refused("error-begun")
        await _want(connection, row, guest, wanted)

    await store.database.change(work)


async def begin(
    store: Store,
    evening: str,
    number: int,
    guest: str,
    wanted: Sequence[str],
    seated: Sequence[Seat],
    **header: Any,
) -> str:
    """Set the table of a proposal, unless somebody else has; return its id.

    `wanted`: who wanted to play when the seats were given out. Raises Taken if that has changed, Refused and Away.
    """

    async def work(connection: AsyncConnection) -> str:
        await lock(connection, evening, guest)
        row = await _proposal(connection, evening, number)
        if row.table_id is not None:
            return str(row.table_id)
        if json.loads(row.wanted) != list(wanted):
            raise Taken
        identity = await store.add_table(
            connection,
            filled=seated,
            seed=new_seed(),
            creator=guest,
            listed=False,
            evening=evening,
            **header,
        )
        await connection.execute(
            proposals.update()
            .where(proposals.c.evening == evening, proposals.c.number == number)
            .values(table_id=identity)
        )
        return identity

    return await store.database.change(work)


async def add_pad(store: Store, evening: str, guest: str, people: Sequence[str | None], record: str) -> None:
    """Let a score pad count. Raises Refused and Away."""

    async def work(connection: AsyncConnection) -> None:
        await lock(connection, evening, guest)
        numbers = (await connection.scalars(sa.select(pads.c.number).where(pads.c.evening == evening))).all()
        if len(numbers) >= PADS:
            raise Refused("error-evening-pads", limit=PADS)
        await connection.execute(
            pads.insert().values(
                evening=evening,
                number=max(numbers, default=0) + 1,
                guest=guest,
                people=json.dumps(list(people)),
                record=record,
                made=now(),
            )
        )

    await store.database.change(work)


async def end(store: Store, evening: str, ended: bool) -> None:
    """End an evening, or go on with it. Raises Refused and Away."""

    async def work(connection: AsyncConnection) -> None:
        await lock(connection, evening)
        await connection.execute(
            evenings.update()
            .where(evenings.c.id == evening)
            .values(ended=now() if ended else None, touched=now())
        )

    await store.database.change(work)
