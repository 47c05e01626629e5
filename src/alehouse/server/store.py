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
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

DAY = 86_400_000
PATIENCE = 10
"""Seconds that a line to an SQLite file waits for another one to finish writing."""
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
NAMES = {"ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}

metadata = sa.MetaData(naming_convention=NAMES)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("locale", sa.String(16)),
    sa.Column("created", sa.BigInteger, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("dealer", sa.String(1), nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("creator", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("listed", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("started", sa.BigInteger),
    sa.Column("ended", sa.BigInteger),
    sa.Column("next", sa.String(16)),
    sa.Index("ix_tables_creator_created", "creator", "created"),
    sa.Index("ix_tables_created", "created"),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.String(1), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id")),
    sa.Column("bot", sa.String(32)),
    sa.Column("name", sa.String(24)),
    # One person, one seat: empty guests do not count as equal.
    sa.UniqueConstraint("table_id", "guest"),
    sa.Index("ix_seats_guest", "guest"),
)
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("text", sa.String(200), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)


class Taken(Exception):
    """Somebody else was faster; nothing has changed."""


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
    """How many moves have been made."""

    @property
    def state(self) -> str:
        """Whether the table is waiting for players, playing, or over."""
        return "waiting" if self.started is None else "playing" if self.ended is None else "over"

    def seat_of(self, guest: str | None) -> str | None:
        """The seat that belongs to a guest."""
        return next((s.seat for s in self.seats if guest is not None and s.guest == guest), None)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id(length: int) -> str:
    """A name that nobody can guess and anybody can read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def commitment_of(seed: str) -> str:
    """What is published of a seed before the game: its SHA-256, hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Store:
    """The database. Every method is one transaction; what it returns from has been written to the disk."""

    def __init__(self, url: sa.URL) -> None:
        self.engine: AsyncEngine = create_async_engine(url, pool_size=4, max_overflow=4)
        if url.get_backend_name() == "sqlite":
            self._listen()
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    def _listen(self) -> None:
        @event.listens_for(self.engine.sync_engine, "connect")
        def connected(connection: Any, _: Any) -> None:
            # The driver must not begin transactions by itself: `begun` below does, and takes the write lock at once,
            # so that a transaction which reads before it writes cannot fail half-way.
            connection.isolation_level = None
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
            # Every commit reaches the disk before it is acknowledged.
            cursor.execute("PRAGMA synchronous = FULL")
            cursor.execute("PRAGMA foreign_keys = ON")
            cursor.close()

        @event.listens_for(self.engine.sync_engine, "begin")
        def begun(connection: sa.Connection) -> None:
            if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
                connection.exec_driver_sql("BEGIN IMMEDIATE")

    async def _write_ahead(self) -> None:
        """Let those who read go on while somebody writes. The file keeps this, so it is asked for once, not by every line.

        While somebody else uses the file SQLite refuses the change at once, whatever the patience of the line.
        """
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                async with self._reading.connect() as connection:
                    await connection.exec_driver_sql("PRAGMA journal_mode = WAL")
                return
            except OperationalError:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.02)

    async def open(self) -> bytes:
        """Create or upgrade the tables; return the secret that cookies are signed with."""
        if self.engine.dialect.name == "sqlite":
            await self._write_ahead()
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
            await connection.execute(
                keys.insert().from_select(
                    ["name", "value"],
                    sa.select(sa.literal("cookies"), sa.literal(secrets.token_hex(32))).where(
                        ~sa.exists().where(keys.c.name == "cookies")
                    ),
                )
            )
            secret = await connection.scalar(sa.select(keys.c.value).where(keys.c.name == "cookies"))
        return bytes.fromhex(str(secret))

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def new_guest(self, name: str, locale: str | None) -> Guest:
        """Somebody new."""
        guest = Guest(new_id(20), name, locale)
        async with self.engine.begin() as connection:
            await connection.execute(
                guests.insert().values(id=guest.id, name=name, locale=locale, created=now())
            )
        return guest

    async def guest(self, identity: str) -> Guest | None:
        """The guest of that id."""
        async with self._reading.connect() as connection:
            row = (await connection.execute(sa.select(guests).where(guests.c.id == identity))).first()
        return None if row is None else Guest(row.id, row.name, row.locale)

    async def rename(self, guest: str, name: str, locale: str | None) -> list[str]:
        """Give a guest another name, also at tables where the game is not over; return the ids of those tables."""
        async with self.engine.begin() as connection:
            await connection.execute(
                guests.update().where(guests.c.id == guest).values(name=name, locale=locale)
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

    async def create(
        self,
        *,
        game: str,
        version: int,
        options: dict[str, Any],
        dealer: str,
        seed: str,
        creator: str,
        listed: bool,
        seats: Sequence[Seat],
        limit: int,
    ) -> str:
        """Set a table; it starts at once if no seat is open. Return its id.

        Raises Taken if the creator has `limit` tables of the last day that are not over.
        """
        async with self.engine.begin() as connection:
            count = await connection.scalar(
                sa.select(sa.func.count())
                .select_from(tables)
                .where(tables.c.creator == creator, tables.c.created > now() - DAY, tables.c.ended.is_(None))
            )
            if int(count or 0) >= limit:
                raise Taken
            return await self._insert(
                connection,
                game=game,
                version=version,
                options=options,
                dealer=dealer,
                seed=seed,
                creator=creator,
                listed=listed,
                filled=seats,
            )

    async def _insert(
        self,
        connection: AsyncConnection,
        *,
        options: dict[str, Any],
        filled: Sequence[Seat],
        seed: str,
        **header: Any,
    ) -> str:
        identity = new_id(10)
        ready = all(s.kind != "open" for s in filled)
        await connection.execute(
            tables.insert().values(
                id=identity,
                options=json.dumps(options),
                seed=seed,
                commitment=commitment_of(seed),
                created=now(),
                started=now() if ready else None,
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
        return identity

    async def header(self, table: str) -> Header | None:
        """The header of a table."""
        found = await self._headers(tables.c.id == table)
        return found[0] if found else None

    async def _headers(self, *where: Any, limit: int = 1) -> list[Header]:
        count = (
            sa.select(sa.func.coalesce(sa.func.max(moves.c.number), 0))
            .where(moves.c.table_id == tables.c.id)
            .scalar_subquery()
        )
        query = (
            sa.select(tables, count.label("count"))
            .where(*where)
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        async with self._reading.connect() as connection:
            rows = (await connection.execute(query)).all()
            sitting = (
                await connection.execute(
                    sa.select(seats).where(seats.c.table_id.in_([r.id for r in rows])).order_by(seats.c.seat)
                )
            ).all()
        return [
            Header(
                id=row.id,
                game=row.game,
                version=row.version,
                options=json.loads(row.options),
                dealer=row.dealer,
                seed=row.seed,
                commitment=row.commitment,
                creator=row.creator,
                listed=bool(row.listed),
                created=row.created,
                started=row.started,
                ended=row.ended,
                next=row.next,
                seats=tuple(
                    Seat(s.seat, s.kind, s.guest, s.bot, s.name) for s in sitting if s.table_id == row.id
                ),
                count=row._mapping["count"],
            )
            for row in rows
        ]

    async def waiting(self, limit: int = 50) -> list[Header]:
        """Listed tables of the last day with a free seat, the newest first."""
        return await self._headers(
            tables.c.listed.is_(True),
            tables.c.started.is_(None),
            tables.c.created > now() - DAY,
            limit=limit,
        )

    async def sit(self, table: str, seat: str, taker: Seat) -> bool:
        """Fill an open seat (`taker` says with whom); return whether the game has started with that.

        Raises Taken if the seat is not open any more, or the person already has one.
        """
        try:
            async with self.engine.begin() as connection:
                done = await connection.execute(
                    seats.update()
                    .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == "open")
                    .values(kind=taker.kind, guest=taker.guest, bot=taker.bot, name=taker.name)
                )
                if done.rowcount != 1:
                    raise Taken
                begun = await connection.execute(
                    tables.update()
                    .where(
                        tables.c.id == table,
                        tables.c.started.is_(None),
                        ~sa.exists().where(seats.c.table_id == table, seats.c.kind == "open"),
                    )
                    .values(started=now())
                )
                return begun.rowcount == 1
        except IntegrityError:
            raise Taken from None

    async def stand(self, table: str, guest: str) -> None:
        """Give up a seat. Raises Taken if the game has started meanwhile, or the guest has none."""
        async with self.engine.begin() as connection:
            done = await connection.execute(
                seats.update()
                .where(
                    seats.c.table_id == table,
                    seats.c.guest == guest,
                    sa.exists().where(tables.c.id == table, tables.c.started.is_(None)),
                )
                .values(kind="open", guest=None, bot=None, name=None)
            )
            if done.rowcount != 1:
                raise Taken

    async def rematch(self, old: Header, *, version: int, dealer: str, seed: str) -> str:
        """The table that follows `old`; everybody who asks gets the same one."""
        async with self.engine.begin() as connection:
            following = await connection.scalar(
                sa.select(tables.c.next).where(tables.c.id == old.id).with_for_update()
            )
            if following is not None:
                return str(following)
            identity = await self._insert(
                connection,
                game=old.game,
                version=version,
                options=old.options,
                dealer=dealer,
                seed=seed,
                creator=old.creator,
                listed=False,
                filled=old.seats,
            )
            await connection.execute(tables.update().where(tables.c.id == old.id).values(next=identity))
            return identity

    async def texts(self, table: str, after: int = 0) -> list[str]:
        """The moves of a table beyond the first `after`."""
        query = (
            sa.select(moves.c.text)
            .where(moves.c.table_id == table, moves.c.number > after)
            .order_by(moves.c.number)
        )
        async with self._reading.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def append(self, table: str, number: int, text: str, *, last: bool) -> None:
        """Add a move; with `last` the game is over. Raises Taken if there is a move of that number."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    moves.insert().values(table_id=table, number=number, text=text, made=now())
                )
                if last:
                    await connection.execute(tables.update().where(tables.c.id == table).values(ended=now()))
        except IntegrityError:
            raise Taken from None


def upgrade(connection: sa.Connection) -> None:
    """Bring the database's tables up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
