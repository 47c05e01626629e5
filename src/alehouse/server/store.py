"""What lasts: guests, tables, seats and moves in a database.

A table is its header plus an append-only list of moves. The primary key of a move (table, number) is the concurrency
control: of two processes, or two tabs, that add the same move number, one gets `Taken`.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alehouse.server.clearing import clear, delete_tables
from alehouse.server.database import Away as Away
from alehouse.server.database import Database, Taken
from alehouse.server.database import parse as parse
from alehouse.server.entries import standing
from alehouse.server.processes import DEAD, Processes
from alehouse.server.reading import COLUMNS, FileReader, PostgresReader, Reader
from alehouse.server.rows import keep, lock_table
from alehouse.server.schema import guests, moves, notes, presence, seats, tables
from alehouse.server.votes import NOTHING_SAID, Said
from alehouse.server.writing import Done, FileWriter, PostgresWriter, Writer

DAY = 86_400_000
FRESH = 600_000
"""Milliseconds for which a new table is shown in the lobby though nobody is there."""
PER_CREATOR = 3
"""Waiting tables of one creator in the lobby."""
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True)
class Guest:
    """A person, as far as the server knows."""

    id: str
    name: str
    locale: str | None


@dataclass(frozen=True)
class Seat:
    """One seat of a table: its letter and who has it (`kind`: open, person or bot)."""

    seat: str
    kind: str
    guest: str | None = None
    bot: str | None = None
    name: str | None = None
    was: str | None = None
    """Whose it was, if a bot has taken it over for good."""


@dataclass(frozen=True)
class Header:
    """A table without its moves. Times are milliseconds since 1970."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    dealer: str
    seed: str
    commitment: str
    creator: str
    listed: bool
    created: int
    started: int | None
    ended: int | None
    next: str | None
    seats: tuple[Seat, ...]
    count: int
    """How many moves have been made, and stand."""
    cards: str | None = None
    """The cards that come before those of the seed."""
    first: str | None = None
    """Who begins where chance would choose."""
    clock: dict[str, int] | None = None
    """How many seconds there are: `move` for each, or `game` for all of a seat's with `add` more after each."""
    hints: bool = False
    """Whether all have agreed that players may ask what is good here (see `play.hinted`)."""
    study: bool = False
    """Whether this is tried out, with cards that somebody may know: it counts for nothing."""
    result: dict[str, Any] | None = None
    """How the game ended."""
    evening: str | None = None
    contest: str | None = None
    waits: bool = False
    """Whether the game begins only when all who sit here have come and are ready."""
    undone: int = 0
    """How many entries of the list of moves are no moves that stand."""

    @property
    def entries(self) -> int:
        """How many entries the list of moves has."""
        return self.count + self.undone

    @property
    def state(self) -> str:
        """Whether the table is waiting for players, playing, or over."""
        return "waiting" if self.started is None else "playing" if self.ended is None else "over"

    @property
    def kept(self) -> bool:
        """Whether this is a record that somebody has brought: nobody has ever sat here."""
        return all(s.kind == "person" and s.guest is None for s in self.seats)

    def seat_of(self, guest: str | None) -> str | None:
        """The seat that belongs to a guest."""
        return next((s.seat for s in self.seats if guest is not None and s.guest == guest), None)


@dataclass(frozen=True)
class Looked:
    """A table as the database has it at one moment."""

    header: Header
    texts: list[str]
    """The entries of the list of moves beyond those that the asker knew (see `alehouse.server.entries`)."""
    elsewhere: frozenset[str]
    """The seats whose players are connected to other processes."""
    times: list[int] = field(default_factory=list)
    """When these entries were made, at a table with a clock."""
    said: Said = NOTHING_SAID
    watching: dict[str, str] = field(default_factory=dict)
    """Who watches at other processes: names by guest; those who gave no name have none."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id(length: int) -> str:
    """A name that nobody can guess and anybody can read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def may_be_id(text: str) -> bool:
    """Whether something could be called so: else nobody need ask the database, which takes not every text."""
    return 0 < len(text) <= 16 and text.isascii() and text.isalnum()


def commitment_of(seed: str) -> str:
    """What is published of a seed before the game: its SHA-256, hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def header_of(row: Mapping[str, Any], seats: tuple[Seat, ...] = (), entries: int = 0) -> Header:
    """The header of a table whose columns are these, as they stand in the database, with so many entries in its list."""
    values = {name: row[name] for name in COLUMNS}
    for name in ("options", "clock", "result"):
        if values[name] is not None:
            values[name] = json.loads(values[name])
    for name in ("listed", "hints", "study", "waits"):
        values[name] = bool(values[name])
    return Header(**values, seats=seats, count=max(0, entries - values["undone"]))


async def headers_of(connection: AsyncConnection, *where: Any, limit: int = 1) -> list[Header]:
    """The headers of some tables, the newest first. The database has to stand still meanwhile (see `Database.still`)."""
    count = (
        sa.select(sa.func.coalesce(sa.func.max(moves.c.number), 0))
        .where(moves.c.table_id == tables.c.id)
        .scalar_subquery()
    )
    query = (
        sa.select(tables, count.label("count")).where(*where).order_by(tables.c.created.desc()).limit(limit)
    )
    rows = (await connection.execute(query)).all()
    sitting = (
        await connection.execute(
            sa.select(seats).where(seats.c.table_id.in_([r.id for r in rows])).order_by(seats.c.seat)
        )
    ).all()
    return [
        header_of(
            dict(row._mapping),
            tuple(
                Seat(s.seat, s.kind, s.guest, s.bot, s.name, s.was) for s in sitting if s.table_id == row.id
            ),
            row._mapping["count"],
        )
        for row in rows
    ]


def _left_by(guest: str) -> sa.Exists:
    """Whether a guest has left the game of a table."""
    return sa.exists().where(seats.c.table_id == tables.c.id, seats.c.was == guest)


class Store:
    """The database. Every method is one transaction; what it returns from has been written to the disk.

    Every method raises Away if the database cannot do it: away, locked for too long, full or broken. Then nobody knows
    whether a change has been made. The store recovers by itself.
    """

    def __init__(self, url: sa.URL) -> None:
        """Raises Refused if there is no driver for such a database."""
        self.database = Database(url)
        self.process = secrets.token_hex(8)
        """The name of this process among those that serve the same database."""
        self.processes = Processes(self.database, self.process)
        self._writer: Writer | None = None
        self._reader: Reader | None = None

    @property
    def engine(self) -> AsyncEngine:
        """The engine that changes are made with."""
        return self.database.writing

    @property
    def failures(self) -> int:
        """How often the database could not do what was asked of it."""
        return self.database.failures

    @property
    def alive(self) -> bool:
        """Whether this process has reached the database lately, so that all others count it as alive."""
        return self.processes.alive

    async def open(self) -> bytes:
        """Create or upgrade the tables; return the secret that cookies are signed with.

        Raises Refused, with one line that says why, if the database cannot be used.
        """
        secret = await self.database.open()
        lite = self.database.lite
        try:
            self._writer = (FileWriter if lite else PostgresWriter)(self.database, self.processes)
            await self._writer.open()
            self._reader = (FileReader if lite else PostgresReader)(self.database, self.process, DEAD)
            await self._reader.open()
            await self.processes.open()
        except Away as away:
            raise self.database.refusal(away) from away
        return secret

    async def leave(self) -> None:
        """Count as gone, as a process that ends: to be called while others can still be told."""
        await self.processes.close()

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        if self._writer is not None:
            await self._writer.close()
            await self.processes.close()
            self._writer = None
        if self._reader is not None:
            await self._reader.close()
            self._reader = None
        await self.database.close()

    # guests

    async def keep(self, guest: Guest) -> None:
        """Write a guest down who may not be known yet."""
        await self.database.change(lambda connection: keep(self.database, connection, guest))

    async def guest(self, identity: str) -> Guest | None:
        """The guest of that id, if it has been written down."""
        async with self.database.read() as connection:
            row = (await connection.execute(sa.select(guests).where(guests.c.id == identity))).first()
        return None if row is None else Guest(row.id, row.name, row.locale)

    async def rename(self, guest: str, name: str, locale: str | None) -> list[str]:
        """Give a guest another name, also at tables where the game is not over; return the ids of those tables.

        A guest who has not been written down yet is, now.
        """

        async def work(connection: AsyncConnection) -> list[str]:
            new = self.database.insert(guests).values(id=guest, name=name, locale=locale, created=now())
            await connection.execute(
                new.on_conflict_do_update(index_elements=[guests.c.id], set_={"name": name, "locale": locale})
            )
            query = (
                sa.select(tables.c.id)
                .join(seats, seats.c.table_id == tables.c.id)
                .where(seats.c.guest == guest, tables.c.ended.is_(None))
            )
            found = list((await connection.scalars(query)).all())
            await connection.execute(
                seats.update().where(seats.c.guest == guest, seats.c.table_id.in_(found)).values(name=name)
            )
            return found

        return await self.database.change(work)

    # tables

    async def create(
        self,
        *,
        game: str,
        version: int,
        options: dict[str, Any],
        dealer: str,
        seed: str,
        creator: Guest | str,
        listed: bool,
        seats: Sequence[Seat],
        limit: int,
        played: Sequence[str] = (),
        **more: Any,
    ) -> str:
        """Set a table; it starts at once if no seat is open and nobody is waited for. Return its id.

        `played` are moves that have been made at it already; `more` are other columns of it.
        A creator given as a guest is written down if not known yet. Raises Taken if the creator has `limit` tables of
        the last day that are not over, but for those that the creator has left.
        """

        async def work(connection: AsyncConnection) -> str:
            owner = await self._owner(connection, creator)
            count = await connection.scalar(
                sa.select(sa.func.count())
                .select_from(tables)
                .where(
                    tables.c.creator == owner,
                    tables.c.created > now() - DAY,
                    tables.c.ended.is_(None),
                    # What the creator has left to bots cannot be finished any more.
                    ~_left_by(owner),
                )
            )
            if int(count or 0) >= limit:
                raise Taken
            return await self._new_table(
                connection,
                game=game,
                version=version,
                options=options,
                dealer=dealer,
                seed=seed,
                creator=owner,
                listed=listed,
                filled=seats,
                played=played,
                **more,
            )

        return await self.database.change(work)

    async def _owner(self, connection: AsyncConnection, creator: Guest | str) -> str:
        """The id of whoever sets a table, written down if not known yet; nobody else counts their tables meanwhile."""
        if isinstance(creator, Guest):
            await keep(self.database, connection, creator)
            creator = creator.id
        # One table after the other, or two processes would count the same ones.
        await connection.execute(
            sa.select(guests.c.id).where(guests.c.id == creator).with_for_update(key_share=True)
        )
        return creator

    async def keep_game(
        self, *, creator: Guest, filled: Sequence[Seat], played: Sequence[str], limit: int, **header: Any
    ) -> str:
        """Set a table whose game is over, at which nobody sits; return its id, or that of the same game that this guest has kept
        on the last day.

        `header` names the other columns of its row. Raises Taken if the guest has kept `limit` games on the last day.
        """

        async def work(connection: AsyncConnection) -> str:
            owner = await self._owner(connection, creator)
            kept = sa.select(tables).where(
                tables.c.creator == owner,
                tables.c.created > now() - DAY,
                tables.c.study.is_(True),
                tables.c.ended == tables.c.created,
            )
            rows = (await connection.execute(kept)).all()
            wanted = header | {"options": json.dumps(header["options"])}
            names = [s.name for s in filled]
            for row in rows:
                if any(row._mapping[name] != value for name, value in wanted.items()):
                    continue
                own = sa.select(seats.c.name).where(seats.c.table_id == row.id).order_by(seats.c.seat)
                texts = sa.select(moves.c.text).where(moves.c.table_id == row.id).order_by(moves.c.number)
                found = [list((await connection.scalars(query)).all()) for query in (own, texts)]
                if found == [names, list(played)]:
                    return str(row.id)
            if len(rows) >= limit:
                raise Taken
            return await self._new_table(
                connection,
                creator=owner,
                listed=False,
                study=True,
                over=True,
                filled=filled,
                played=played,
                **header,
            )

        return await self.database.change(work)

    async def add_table(
        self, connection: AsyncConnection, *, filled: Sequence[Seat], seed: str, **header: Any
    ) -> str:
        """Set a table within a transaction, as `create` does but without counting; return its id.

        `header` names the other columns of its row that are not to be as by default.
        """
        return await self._new_table(connection, filled=filled, seed=seed, **header)

    async def _new_table(
        self,
        connection: AsyncConnection,
        *,
        options: dict[str, Any],
        filled: Sequence[Seat],
        seed: str,
        clock: dict[str, int] | None = None,
        waits: bool = False,
        played: Sequence[str] = (),
        over: bool = False,
        **header: Any,
    ) -> str:
        identity, created = new_id(10), now()
        # One person alone waits for nobody.
        waits = waits and sum(s.kind != "bot" for s in filled) > 1
        ready = not waits and all(s.kind != "open" for s in filled)
        await connection.execute(
            tables.insert().values(
                id=identity,
                options=json.dumps(options),
                seed=seed,
                commitment=commitment_of(seed),
                created=created,
                touched=created,
                started=created if ready else None,
                ended=created if over else None,
                clock=json.dumps(clock) if clock else None,
                waits=waits,
                **header,
            )
        )
        await connection.execute(
            seats.insert(),
            [
                {
                    "table_id": identity,
                    "seat": s.seat,
                    "kind": s.kind,
                    "guest": s.guest,
                    "bot": s.bot,
                    "name": s.name,
                }
                for s in filled
            ],
        )
        if played:
            await connection.execute(
                moves.insert(),
                [
                    {"table_id": identity, "number": number, "text": text, "made": created}
                    for number, text in enumerate(played, 1)
                ],
            )
        return identity

    async def header(self, table: str) -> Header | None:
        """The header of a table."""
        found = await self._headers(tables.c.id == table)
        return found[0] if found else None

    async def headers(self, wanted: Sequence[str]) -> list[Header]:
        """The headers of these tables, as far as there are such tables."""
        return await self._headers(tables.c.id.in_(wanted), limit=len(wanted)) if wanted else []

    async def look(self, table: str, after: int | None) -> Looked | None:
        """A table, the entries of its list beyond the first `after` (`None`: all), and what else there is to know of it."""
        assert self._reader is not None, "the store is not open"
        row = await self._reader.look(table, after or 0)
        if row is None:
            return None
        *columns, sitting, texts, count, elsewhere, times, said, watching = row
        header = header_of(dict(zip(COLUMNS, columns, strict=True)), tuple(Seat(*s) for s in sitting), count)
        return Looked(
            header,
            texts,
            frozenset(elsewhere),
            times,
            Said.of(said) if said else NOTHING_SAID,
            dict(watching),
        )

    async def _headers(self, *where: Any, limit: int = 1) -> list[Header]:
        async with self.database.still() as connection:
            return await headers_of(connection, *where, limit=limit)

    async def waiting(self, limit: int = 50) -> list[Header]:
        """Listed tables of the last day with a free seat, the newest first.

        Of one creator only the newest few, and none that everybody has left.
        """
        somebody = sa.exists().where(
            presence.c.table_id == tables.c.id, presence.c.process.in_(self.processes.living())
        )
        ranked = (
            sa.select(
                tables.c.id,
                sa.func.row_number()
                .over(partition_by=tables.c.creator, order_by=tables.c.created.desc())
                .label("place"),
            )
            .where(
                tables.c.listed.is_(True),
                tables.c.started.is_(None),
                tables.c.created > now() - DAY,
                (tables.c.created > now() - FRESH) | somebody,
            )
            .subquery()
        )
        return await self._headers(
            tables.c.id.in_(sa.select(ranked.c.id).where(ranked.c.place <= PER_CREATOR)), limit=limit
        )

    async def sit(self, table: str, seat: str, taker: Seat) -> bool:
        """Fill an open seat (`taker` says with whom); return whether the game has started with that.

        A person who has not been written down yet is, now. Raises Taken if the seat is not open any more, or the person
        already has one.
        """

        async def work(connection: AsyncConnection) -> bool:
            name = taker.name
            if taker.guest is not None:
                await keep(self.database, connection, Guest(taker.guest, taker.name or "", None))
                # Whoever renames this guest waits, and then finds the seat.
                query = sa.select(guests.c.name).where(guests.c.id == taker.guest).with_for_update(read=True)
                name = await connection.scalar(query)
            row = await lock_table(connection, table)
            if row.started is not None:
                raise Taken
            done = await connection.execute(
                seats.update()
                .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == "open")
                .values(kind=taker.kind, guest=taker.guest, bot=taker.bot, name=name)
            )
            if done.rowcount != 1:
                raise Taken
            free = await connection.scalar(
                sa.select(sa.func.count())
                .select_from(seats)
                .where(seats.c.table_id == table, seats.c.kind == "open")
            )
            if free or row.waits:
                return False
            await connection.execute(
                tables.update().where(tables.c.id == table).values(started=now(), touched=now())
            )
            return True

        return await self.database.change(work)

    async def stand(self, table: str, guest: str) -> None:
        """Give up a seat. Raises Taken if the game has started meanwhile, or the guest has none."""

        async def work(connection: AsyncConnection) -> None:
            if (await lock_table(connection, table)).started is not None:
                raise Taken
            done = await connection.execute(
                seats.update()
                .where(seats.c.table_id == table, seats.c.guest == guest)
                .values(kind="open", guest=None, bot=None, name=None)
            )
            if done.rowcount != 1:
                raise Taken

        await self.database.change(work)

    async def close_table(self, table: str, by: str) -> None:
        """Take a waiting table away, as its creator, or as somebody seated there while the creator is not.

        Raises Taken if the game has started, the table is gone, or it is not for `by` to close.
        """

        async def work(connection: AsyncConnection) -> None:
            row = await lock_table(connection, table)
            sitting = set(
                (
                    await connection.scalars(
                        sa.select(seats.c.guest).where(seats.c.table_id == table, seats.c.guest.is_not(None))
                    )
                ).all()
            )
            entitled = by == row.creator or (by in sitting and row.creator not in sitting)
            if row.started is not None or not entitled:
                raise Taken
            await delete_tables(connection, [table])

        await self.database.change(work)

    async def rematch(self, old: Header, *, version: int, dealer: str, seed: str) -> str:
        """The table that follows `old`; everybody who asks gets the same one. Raises Taken if `old` is gone."""

        async def work(connection: AsyncConnection) -> str:
            row = await lock_table(connection, old.id)
            if row.next is not None:
                return str(row.next)
            identity = await self._new_table(
                connection,
                game=old.game,
                version=version,
                options=old.options,
                dealer=dealer,
                seed=seed,
                creator=old.creator,
                listed=False,
                hints=old.hints,
                filled=old.seats,
                clock=old.clock,
                evening=old.evening,
                waits=True,
            )
            await connection.execute(tables.update().where(tables.c.id == old.id).values(next=identity))
            return identity

        return await self.database.change(work)

    # moves

    async def texts(self, table: str) -> list[str]:
        """The moves of a table that stand."""
        query = sa.select(moves.c.text).where(moves.c.table_id == table).order_by(moves.c.number)
        async with self.database.read() as connection:
            return standing((await connection.scalars(query)).all())

    def append(
        self,
        table: str,
        number: int,
        text: str,
        *,
        done: Done,
        result: str | None = None,
        made: int | None = None,
    ) -> None:
        """Queue a move, as entry `number` of its table, for the next commit; with a `result` (JSON) the game is over with it.

        `made` says when (milliseconds since 1970): by default now.

        `done` is called in the event loop, after this has returned: with `None` when the move is on the disk, with
        `Taken` if it is not the next one of the table, with `Away` if nobody knows.
        """
        assert self._writer is not None, "the store is not open"
        made = now() if made is None else made
        self._writer.append(table, number, text, result=result, made=made, done=done)

    async def add(self, table: str, number: int, text: str, *, result: str | None = None) -> None:
        """Add a move, and wait until it is on the disk. Raises Taken if it is not the next one of the table."""
        answer: asyncio.Future[Taken | Away | None] = asyncio.get_running_loop().create_future()

        def done(problem: Taken | Away | None) -> None:
            if not answer.done():
                answer.set_result(problem)

        self.append(table, number, text, result=result, done=done)
        problem = await answer
        if problem is not None:
            raise problem

    # processes

    async def set_presence(self, changes: Iterable[tuple[str, str, bool]]) -> None:
        """Tell who is connected to this process: table, seat, and whether the seat's player is here."""
        await self.processes.set_presence(changes)

    async def set_watching(self, changes: Iterable[tuple[str, str, str | None]]) -> None:
        """Tell who watches at this process: table, guest, and the name (`None`: not any more)."""
        await self.processes.set_watching(changes)

    async def lease(self, table: str) -> bool:
        """Whether this process drives the bots of a table: from now on, if no living process does."""
        return await self.processes.lease(table)

    async def release(self, tables: Iterable[str]) -> None:
        """Let other processes drive the bots of these tables."""
        await self.processes.release(tables)

    async def note(self, changed: Iterable[str]) -> None:
        """Leave a note about these tables for other processes that use the same SQLite file."""
        told = ",".join(sorted(changed))

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(notes.insert().values(process=self.process, tables=told, made=now()))

        await self.database.change(work)

    # clearing away

    async def tidy(self, *, guests: float, unfinished: float, finished: float) -> int:
        """Clear away what nobody needs any more; return how many tables and guests that were.

        Waiting tables that nobody has been at for an hour; what is older than so many days: guests without a table,
        games that have been left, finished games (0: kept for ever). It goes in small steps that hold nobody up.
        """
        return await clear(
            self.database,
            self.processes.living(),
            guests_days=guests,
            unfinished_days=unfinished,
            finished_days=finished,
        )
