"""What lasts of contests: who takes part, and which tables count.

A contest's row is locked by whoever changes something about it, so that of several processes one deals.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.dealer import new_seed
from alehouse.refused import Refused
from alehouse.server.database import Database, Taken
from alehouse.server.evening_store import lock
from alehouse.server.owned import give_to_bot
from alehouse.server.schema import boards, contests, entrants, guests, seats, tables
from alehouse.server.store import Guest, Seat, Store, new_id, now

PER_EVENING = 50
"""Contests of an evening."""


@dataclass(frozen=True)
class Contest:
    """A contest. Times are milliseconds since 1970."""

    id: str
    kind: str
    """duplicate or daily"""
    day: str | None
    game: str
    version: int
    players: int
    """Seats of a table."""
    options: dict[str, Any]
    seed: str
    deals: int
    places: int
    """How many people may come."""
    clock: dict[str, int] | None
    """How much time there is at its tables (see `clocks`)."""
    creator: str | None
    evening: str | None
    created: int
    started: int | None
    ended: int | None
    """When it is over and everything may be looked at: perhaps some time to come."""

    @property
    def over(self) -> bool:
        """Whether nobody has anything to play in it any more."""
        return self.ended is not None and self.ended <= now()

    @property
    def state(self) -> str:
        """Whether it waits for people, is played, or is over."""
        return "over" if self.over else "playing" if self.started is not None else "waiting"


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part."""

    guest: str
    name: str
    number: int
    drawn: int | None
    gone: bool


@dataclass(frozen=True)
class Board:
    """A table that counts."""

    deal: int
    room: int
    table: str
    ended: int | None
    result: dict[str, Any] | None
    seats: tuple[Seat, ...] = ()
    was: dict[str, str] = field(default_factory=dict)
    """Whose seat a bot has taken over for good."""

    def has(self, guest: str) -> str | None:
        """The seat in which somebody began."""
        for seat in self.seats:
            if guest in (seat.guest, self.was.get(seat.seat)):
                return seat.seat
        return None


@dataclass(frozen=True)
class NewTable:
    """A table to be set."""

    deal: int
    room: int
    options: dict[str, Any]
    dealer: str
    seed: str
    creator: str
    seats: tuple[Seat, ...]


def _contest(row: Any) -> Contest:
    clock = None if row.clock is None else json.loads(row.clock)
    return Contest(**{**row._mapping, "options": json.loads(row.options), "clock": clock})


class Contests:
    """The contests of a store. Every method raises Away, as those of the store do."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def database(self) -> Database:
        """Where they are."""
        return self.store.database

    async def get(self, identity: str) -> Contest | None:
        """A contest."""
        async with self.database.read() as connection:
            row = (await connection.execute(sa.select(contests).where(contests.c.id == identity))).first()
        return None if row is None else _contest(row)

    async def of_day(self, day: str) -> Contest | None:
        """The contest of a day."""
        async with self.database.read() as connection:
            row = (await connection.execute(sa.select(contests).where(contests.c.day == day))).first()
        return None if row is None else _contest(row)

    async def of_evening(self, evening: str) -> list[tuple[Contest, list[str]]]:
        """The contests of an evening, the newest first, each with those who take part."""
        query = sa.select(contests).where(contests.c.evening == evening).order_by(contests.c.created.desc())
        async with self.database.still() as connection:
            found = [_contest(row) for row in (await connection.execute(query)).all()]
            wanted = (
                sa.select(entrants.c.contest, entrants.c.guest)
                .where(entrants.c.contest.in_([each.id for each in found]))
                .order_by(entrants.c.number)
            )
            there = (await connection.execute(wanted)).all() if found else []
        return [(each, [row.guest for row in there if row.contest == each.id]) for each in found]

    async def look(self, identity: str) -> tuple[Contest, list[Entrant], list[Board]] | None:
        """A contest, who takes part, and its tables, all at one moment; of a day's contest only the contest: that may have thousands."""
        async with self.database.still() as connection:
            row = (await connection.execute(sa.select(contests).where(contests.c.id == identity))).first()
            if row is None:
                return None
            if row.kind != "duplicate":
                return _contest(row), [], []
            return _contest(row), await _entrants(connection, identity), await _boards(connection, identity)

    async def entrants(self, contest: str) -> list[Entrant]:
        """Who takes part, in the order in which they came."""
        async with self.database.read() as connection:
            return await _entrants(connection, contest)

    async def number_of(self, contest: str, guest: str) -> int | None:
        """The number of somebody who takes part."""
        query = sa.select(entrants.c.number).where(entrants.c.contest == contest, entrants.c.guest == guest)
        async with self.database.read() as connection:
            found: int | None = await connection.scalar(query)
        return found

    async def names(self, wanted: Sequence[str]) -> dict[str, str]:
        """What some people are called now."""
        query = sa.select(guests.c.id, guests.c.name).where(guests.c.id.in_(wanted))
        async with self.database.read() as connection:
            return {row.id: row.name for row in (await connection.execute(query)).all()}

    async def boards(self, contest: str, room: int | None = None) -> list[Board]:
        """All tables that count, deal by deal; or those of a room."""
        async with self.database.still() as connection:
            return await _boards(connection, contest, room)

    async def create(
        self,
        creator: Guest,
        *,
        game: str,
        version: int,
        players: int,
        options: dict[str, Any],
        deals: int,
        places: int,
        limit: int,
        clock: dict[str, int] | None = None,
        evening: str | None = None,
    ) -> str:
        """A contest that waits for people; whoever makes it takes part.

        Raises Taken if there are `limit` that wait, and Refused if the creator is not in on the evening to which it is to belong.
        """
        await self.store.keep(creator)

        async def work(connection: AsyncConnection) -> str:
            if evening is not None:
                await lock(connection, evening, creator.id)
                count = sa.select(sa.func.count()).where(contests.c.evening == evening)
                if int(await connection.scalar(count) or 0) >= PER_EVENING:
                    raise Refused("error-evening-contests", limit=PER_EVENING)
            await connection.execute(
                sa.select(guests.c.id).where(guests.c.id == creator.id).with_for_update(key_share=True)
            )
            waiting = await connection.scalar(
                sa.select(sa.func.count())
                .select_from(contests)
                .where(contests.c.creator == creator.id, contests.c.ended.is_(None))
            )
            if int(waiting or 0) >= limit:
                raise Taken
            identity = new_id(10)
            await connection.execute(
                contests.insert().values(
                    id=identity,
                    kind="duplicate",
                    game=game,
                    version=version,
                    players=players,
                    options=json.dumps(options),
                    seed=new_seed(),
                    deals=deals,
                    places=places,
                    clock=json.dumps(clock) if clock else None,
                    creator=creator.id,
                    evening=evening,
                    created=now(),
                )
            )
            await _enter(connection, identity, creator.id)
            return identity

        return await self.database.change(work)

    async def make_daily(
        self,
        day: str,
        *,
        game: str,
        version: int,
        players: int,
        options: dict[str, Any],
        deals: int,
        ended: int,
    ) -> Contest:
        """The contest of a day: whoever asks first makes it, all others get the same."""

        async def work(connection: AsyncConnection) -> None:
            insert = self.database.insert(contests).values(
                id=new_id(10),
                kind="daily",
                day=day,
                game=game,
                version=version,
                players=players,
                options=json.dumps(options),
                seed=new_seed(),
                deals=deals,
                places=0,
                created=now(),
                started=now(),
                ended=ended,
            )
            await connection.execute(insert.on_conflict_do_nothing(index_elements=[contests.c.day]))

        await self.database.change(work)
        found = await self.of_day(day)
        assert found is not None
        return found

    async def join(self, contest: str, guest: Guest) -> None:
        """Take part. Raises Taken if it has begun, is full, or the guest does so already."""
        await self.store.keep(guest)

        async def work(connection: AsyncConnection) -> None:
            row = await _lock(connection, contest)
            there = (
                await connection.scalars(sa.select(entrants.c.guest).where(entrants.c.contest == contest))
            ).all()
            if row.started or row.ended or guest.id in there or len(there) >= row.places:
                raise Taken
            await _enter(connection, contest, guest.id)

        await self.database.change(work)

    async def leave(self, contest: str, guest: str) -> None:
        """Take part no longer, before it begins. Raises Taken if it has begun."""

        async def work(connection: AsyncConnection) -> None:
            row = await _lock(connection, contest)
            if row.started or row.ended:
                raise Taken
            await connection.execute(
                entrants.delete().where(entrants.c.contest == contest, entrants.c.guest == guest)
            )

        await self.database.change(work)

    async def start(self, contest: str, drawn: Sequence[str], made: Sequence[NewTable]) -> list[str]:
        """Begin, with these people in the order of the seating; return the ids of the first tables.

        Raises Taken if it has begun, or others take part by now.
        """

        async def work(connection: AsyncConnection) -> list[str]:
            row = await _lock(connection, contest)
            there = (
                await connection.scalars(sa.select(entrants.c.guest).where(entrants.c.contest == contest))
            ).all()
            if row.started or row.ended or sorted(there) != sorted(drawn):
                raise Taken
            for place, guest in enumerate(drawn):
                await connection.execute(
                    entrants.update()
                    .where(entrants.c.contest == contest, entrants.c.guest == guest)
                    .values(drawn=place)
                )
            await connection.execute(contests.update().where(contests.c.id == contest).values(started=now()))
            return [await self._table(connection, row, table) for table in made]

        return await self.database.change(work)

    async def deal(self, contest: str, made: Sequence[NewTable]) -> list[str]:
        """The tables of the next deal, unless somebody else has made them; the ids of those made now."""

        async def work(connection: AsyncConnection) -> list[str]:
            row = await _lock(connection, contest)
            before = await _boards(connection, contest)
            ready = bool(before) and all(board.ended is not None for board in before)
            last = max((board.deal for board in before), default=0)
            if row.ended or not ready or any(table.deal != last + 1 for table in made):
                return []
            return [await self._table(connection, row, table) for table in made]

        return await self.database.change(work)

    async def _table(self, connection: AsyncConnection, contest: Any, wanted: NewTable) -> str:
        identity = await self._new(connection, contest, wanted, study=False)
        await connection.execute(
            boards.insert().values(contest=contest.id, deal=wanted.deal, room=wanted.room, table_id=identity)
        )
        return identity

    async def _new(self, connection: AsyncConnection, contest: Any, wanted: NewTable, *, study: bool) -> str:
        return await self.store.add_table(
            connection,
            game=contest.game,
            version=contest.version,
            options=wanted.options,
            dealer=wanted.dealer,
            seed=wanted.seed,
            creator=wanted.creator,
            listed=False,
            filled=wanted.seats,
            hints=False,
            clock=_contest(contest).clock,
            study=study,
            contest=contest.id,
            evening=contest.evening,
        )

    async def end(self, contest: str) -> None:
        """Nobody has anything to play in it any more. It is no matter if it has ended before."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                contests.update()
                .where(contests.c.id == contest, contests.c.ended.is_(None))
                .values(ended=now())
            )

        await self.database.change(work)

    async def remove(self, contest: str, guest: str) -> list[str]:
        """Let bots play for somebody from now on; return the ids of the tables where one has taken over."""

        async def work(connection: AsyncConnection) -> list[str]:
            await _lock(connection, contest)
            await connection.execute(
                entrants.update()
                .where(entrants.c.contest == contest, entrants.c.guest == guest, entrants.c.gone.is_(None))
                .values(gone=now())
            )
            sitting = [board.table for board in await _boards(connection, contest) if board.ended is None]
            return [table for table in sitting if await give_to_bot(connection, table, guest)]

        return await self.database.change(work)

    # the daily deal

    async def play(self, contest: Contest, guest: Guest, made: Sequence[NewTable]) -> str | None:
        """The table at which a guest goes on with a daily deal: the unfinished one, or the next of those in `made`.

        `None` when there is nothing more to play that counts. Raises Taken if the guest never began and may not now
        (`made` is empty).
        """
        await self.store.keep(guest)

        async def work(connection: AsyncConnection) -> str | None:
            row = await _lock(connection, contest.id)
            number = await connection.scalar(
                sa.select(entrants.c.number).where(
                    entrants.c.contest == contest.id, entrants.c.guest == guest.id
                )
            )
            if number is None:
                if not made:
                    raise Taken
                number = await _enter(connection, contest.id, guest.id)
            played = await _boards(connection, contest.id, number)
            for board in played:
                if board.ended is None:
                    here = any(seat.guest == guest.id for seat in board.seats)
                    return board.table if here else None
            if len(played) >= len(made):
                return None
            table = made[len(played)]
            return await self._table(connection, row, NewTable(**{**vars(table), "room": number}))

        return await self.database.change(work)

    async def practise(self, contest: Contest, guest: Guest, wanted: NewTable) -> str:
        """A table at which a guest plays a deal once more, which does not count: the unfinished one, if there is one."""

        async def work(connection: AsyncConnection) -> str:
            row = await _lock(connection, contest.id)
            query = (
                sa.select(tables.c.id)
                .join(seats, seats.c.table_id == tables.c.id)
                .where(
                    tables.c.contest == contest.id,
                    tables.c.study.is_(True),
                    tables.c.seed == wanted.seed,
                    tables.c.ended.is_(None),
                    seats.c.guest == guest.id,
                )
            )
            found = await connection.scalar(query)
            if found is not None:
                return str(found)
            return await self._new(connection, row, wanted, study=True)

        return await self.database.change(work)

    async def days_of(self, guest: str) -> list[str]:
        """The days whose deals somebody has finished, the latest first."""
        played = (
            sa.select(sa.func.count())
            .select_from(boards.join(tables, tables.c.id == boards.c.table_id))
            .where(
                boards.c.contest == contests.c.id,
                boards.c.room == entrants.c.number,
                tables.c.ended <= contests.c.ended,
            )
            .scalar_subquery()
        )
        query = (
            sa.select(contests.c.day)
            .join(entrants, entrants.c.contest == contests.c.id)
            .where(
                contests.c.kind == "daily",
                entrants.c.guest == guest,
                entrants.c.gone.is_(None),
                played >= contests.c.deals,
            )
            .order_by(contests.c.day.desc())
        )
        async with self.database.read() as connection:
            return [str(day) for day in (await connection.scalars(query)).all()]

    async def days(self, limit: int) -> list[Contest]:
        """The daily deals there have been, the latest first."""
        query = (
            sa.select(contests).where(contests.c.kind == "daily").order_by(contests.c.day.desc()).limit(limit)
        )
        async with self.database.read() as connection:
            return [_contest(row) for row in (await connection.execute(query)).all()]


async def _lock(connection: AsyncConnection, contest: str) -> Any:
    """The contest's row, which nobody else changes until the transaction ends. Raises Taken if it is gone."""
    row = (
        await connection.execute(sa.select(contests).where(contests.c.id == contest).with_for_update())
    ).first()
    if row is None:
        raise Taken
    return row


async def _enter(connection: AsyncConnection, contest: str, guest: str) -> int:
    """Add somebody, while the contest's row is locked; the number."""
    most = await connection.scalar(
        sa.select(sa.func.max(entrants.c.number)).where(entrants.c.contest == contest)
    )
    number = int(most or 0) + 1
    await connection.execute(
        entrants.insert().values(contest=contest, guest=guest, number=number, joined=now())
    )
    return number


async def _entrants(connection: AsyncConnection, contest: str) -> list[Entrant]:
    query = (
        sa.select(entrants, guests.c.name)
        .join(guests, guests.c.id == entrants.c.guest)
        .where(entrants.c.contest == contest)
        .order_by(entrants.c.number)
    )
    rows = (await connection.execute(query)).all()
    return [Entrant(row.guest, row.name, row.number, row.drawn, row.gone is not None) for row in rows]


async def _boards(connection: AsyncConnection, contest: str, room: int | None = None) -> list[Board]:
    query = (
        sa.select(boards, tables.c.ended, tables.c.result)
        .join(tables, tables.c.id == boards.c.table_id)
        .where(boards.c.contest == contest, *(() if room is None else (boards.c.room == room,)))
        .order_by(boards.c.deal, boards.c.room)
    )
    rows = (await connection.execute(query)).all()
    wanted = (
        sa.select(seats)
        .join(boards, boards.c.table_id == seats.c.table_id)
        .where(boards.c.contest == contest, *(() if room is None else (boards.c.room == room,)))
        .order_by(seats.c.seat)
    )
    sitting: dict[str, list[Any]] = {}
    for row in (await connection.execute(wanted)).all():
        sitting.setdefault(row.table_id, []).append(row)
    return [
        Board(
            row.deal,
            row.room,
            row.table_id,
            row.ended,
            None if row.result is None else json.loads(row.result),
            tuple(Seat(s.seat, s.kind, s.guest, s.bot, s.name) for s in sitting.get(row.table_id, ())),
            {s.seat: s.was for s in sitting.get(row.table_id, ()) if s.was is not None},
        )
        for row in rows
    ]
