"""The way to the database: engines, transactions, and what its errors mean."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import secrets
import sqlite3
import stat
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from alehouse.origin import how_to_install
from alehouse.refused import Refused
from alehouse.server.schema import keys, upgrade

log = logging.getLogger("alehouse.server")

PATIENCE = 8.0
"""Seconds that a change waits for others to finish theirs, and for a database that does not answer."""
ANSWER = 5.0
"""Seconds in which a database has to answer one question, and to let somebody in."""
MIGRATION = 7_346_285
"""The number of PostgreSQL's advisory lock under which one process at a time upgrades the tables."""
AGAIN = ("40001", "40P01")
"""PostgreSQL's codes for transactions that only have to be tried again."""
ATTEMPTS = 5
Result = TypeVar("Result")


class Away(Exception):
    """The database cannot be reached, is locked for too long, full, or broken: what was asked may come true or not."""


class Taken(Exception):
    """Somebody else was faster; nothing has changed."""


def parse(address: str) -> sa.URL:
    """The URL of a database, with an asynchronous driver. An address without ``://`` is the path of an SQLite file.

    Raises Refused.
    """
    try:
        if "://" in address:
            url = sa.make_url(address)
        else:
            url = sa.URL.create("sqlite", database=str(Path(address).expanduser()))
        if url.drivername in ("sqlite", "sqlite+aiosqlite"):
            if not url.database or url.database == ":memory:" or url.query or url.host:
                raise ValueError
            return sa.URL.create("sqlite+aiosqlite", database=str(Path(url.database).absolute()))
        if url.drivername in ("postgresql", "postgres", "postgresql+asyncpg"):
            return url.set(drivername="postgresql+asyncpg")
    except (ArgumentError, ValueError, OSError, RuntimeError):
        raise Refused("error-database-url", url=masked(address)) from None
    raise Refused("error-database-kind", kind=url.drivername)


def masked(address: str) -> str:
    """An address as it may be shown: without the password, even where it cannot be read as a URL."""
    scheme, separator, rest = address.partition("://")
    credentials, at, host = rest.rpartition("@")
    user = credentials.partition(":")[0]
    return f"{scheme}{separator}{user}:***@{host}" if at and ":" in credentials else address


class Turn:
    """Who of this process changes the file: whoever has asked first. Taking it is no work when it is free."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free."""
        if self._held:
            return False
        self._held = True
        return True

    async def wait(self) -> None:
        """Take it when those before have had it. Raises Away if that takes too long."""
        if self.take():
            return
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        try:
            async with asyncio.timeout(PATIENCE):
                await future
        except BaseException as error:
            if future.done() and not future.cancelled():
                self.release()  # it came in the moment of giving up
            if isinstance(error, TimeoutError):
                raise Away("locked") from None
            raise

    def release(self) -> None:
        """Hand it to the next."""
        while self._waiting:
            future = self._waiting.popleft()
            if not future.done():
                future.set_result(None)
                return
        self._held = False


class Database:
    """One database: a file of SQLite or a database of PostgreSQL. Raises Refused if there is no driver for it."""

    def __init__(self, url: sa.URL) -> None:
        url = parse(url.render_as_string(hide_password=False))
        self.url = url
        self.lite = url.get_backend_name() == "sqlite"
        self.closing = False
        self.failures = 0
        """How often the database could not do what was asked."""
        self._errors: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)
        self._file: tuple[int, int] | None = None
        """Device and number of the SQLite file that was opened."""
        self.turn = Turn()
        """Held by whoever of this process changes an SQLite file, so that its writers do not wait for each other blindly."""
        try:
            if self.lite:
                self.path = str(url.database)
                self.writing = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=PATIENCE)
                self.light = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=PATIENCE)
                self.reading = create_async_engine(url, pool_size=2, max_overflow=2, pool_timeout=PATIENCE)
                # Every commit reaches the disk before it is acknowledged, but those that mean nothing after a crash.
                for engine, durable in ((self.writing, True), (self.light, False), (self.reading, True)):
                    self._listen(engine, durable)
            else:
                import asyncpg

                # The driver's own errors come through where a connection is made.
                self._errors += (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
                self.path = ""
                self.writing = self.light = self.reading = create_async_engine(
                    url,
                    pool_size=3,
                    max_overflow=3,
                    pool_timeout=ANSWER,
                    pool_pre_ping=True,
                    connect_args=self.manners(),
                )
        except (NoSuchModuleError, ModuleNotFoundError) as error:
            module = getattr(error, "name", None) or "asyncpg"
            raise Refused("error-database-driver", module=module, command=how_to_install("web")) from None
        except (ArgumentError, TypeError, ValueError):
            raise Refused("error-database-url", url=self.shown) from None
        self.reader = self.reading.execution_options(isolation_level="AUTOCOMMIT")
        self.stills = self.reading.execution_options(
            **(
                {"still": True}
                if self.lite
                else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
            )
        )

    def still_there(self) -> None:
        """Raises OSError if the SQLite file has been removed or replaced: SQLite would go on with what nobody can find."""
        if self._file is None:
            return
        found = os.stat(self.path)
        if (found.st_dev, found.st_ino) != self._file:
            raise FileNotFoundError(errno.ENOENT, "has been replaced by another file", self.path)

    @contextmanager
    def reached(self) -> Iterator[None]:
        """Turn every error of the database into Away."""
        try:
            yield
        except self._errors as error:
            self.failures += 1
            raise Away(first_line(error)) from error

    @property
    def shown(self) -> str:
        """The address without its password, as people write it."""
        return self.url.set(drivername=self.url.get_backend_name()).render_as_string(hide_password=True)

    @property
    def shown_path(self) -> str:
        """What the people who run the server call the database."""
        return self.path if self.lite else self.shown

    @staticmethod
    def manners() -> dict[str, Any]:
        """How every connection to PostgreSQL behaves: nothing waits for ever, neither here nor there."""
        return {
            "timeout": ANSWER,
            "command_timeout": ANSWER + 1,
            "server_settings": {
                "application_name": "alehouse",
                "statement_timeout": str(int(ANSWER * 1000)),
                "lock_timeout": str(int(ANSWER * 1000)),
                "idle_in_transaction_session_timeout": "30000",
            },
        }

    async def connect(self, **more: Any) -> Any:
        """A plain connection to PostgreSQL. Raises what asyncpg raises."""
        import asyncpg

        _, wanted = self.writing.dialect.create_connect_args(self.url)
        for name in ("prepared_statement_cache_size", "prepared_statement_name_func", "async_creator_fn"):
            wanted.pop(name, None)
        return await asyncpg.connect(**{**wanted, **self.manners(), **more})

    @asynccontextmanager
    async def postgres(self) -> AsyncIterator[None]:
        """Turn every error of a plain connection to PostgreSQL that is not about the data into Away."""
        import asyncpg

        try:
            yield
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError):
            raise
        except self._errors as error:
            self.failures += 1
            raise Away(first_line(error)) from error

    def _listen(self, engine: AsyncEngine, durable: bool) -> None:
        @event.listens_for(engine.sync_engine, "connect")
        def connected(connection: Any, _: Any) -> None:
            # The driver must not begin transactions by itself: `begun` below does, and takes the write lock at once,
            # so that a transaction which reads before it writes cannot fail half-way.
            connection.isolation_level = None
            cursor = connection.cursor()
            cursor.execute("PRAGMA busy_timeout = 100")
            cursor.execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
            cursor.execute("PRAGMA foreign_keys = ON")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def begun(connection: sa.Connection) -> None:
            options = connection.get_execution_options()
            if options.get("isolation_level") == "AUTOCOMMIT":
                return
            if options.get("still"):
                connection.exec_driver_sql("BEGIN")
                return
            deadline = monotonic() + PATIENCE
            while True:
                try:
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                    return
                except DBAPIError as error:
                    if not locked(error.orig) or monotonic() > deadline or self.closing:
                        raise
                await_only(asyncio.sleep(0.02))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to ask one thing; it never waits for those who write. Raises Away."""
        with self.reached():
            self.still_there()
            async with asyncio.timeout(ANSWER + 1), self.reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def still(self, patience: float | None = ANSWER + 1) -> AsyncIterator[AsyncConnection]:
        """A connection for which the database stands still, though others go on changing it: for answers that belong together.

        `patience`: seconds that all of it may take. Raises Away.
        """
        with self.reached():
            self.still_there()
            async with asyncio.timeout(patience), self.stills.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _changing(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        if not self.lite:
            async with asyncio.timeout(PATIENCE), engine.begin() as connection:
                yield connection
            return
        await self.turn.wait()
        try:
            self.still_there()
            async with engine.begin() as connection:
                yield connection
        finally:
            self.turn.release()

    def insert(self, into: sa.Table) -> Any:
        """An insertion that can say what is to be done where there is such a row already."""
        return (sqlite if self.lite else postgresql).insert(into)

    async def change(
        self, work: Callable[[AsyncConnection], Awaitable[Result]], *, lasting: bool = True
    ) -> Result:
        """Do `work` in one transaction; what it returns from is on the disk, unless it is not meant to be `lasting`.

        Raises Taken, and what `work` raises: then nothing has changed. Raises Away.
        """
        engine = self.writing if lasting else self.light
        attempt = 0
        while True:
            with self.reached():
                try:
                    async with self._changing(engine) as connection:
                        return await work(connection)
                except IntegrityError:
                    # What it refers to is gone, or what must be there once is there.
                    raise Taken from None
                except DBAPIError as error:
                    attempt += 1
                    if getattr(error.orig, "sqlstate", None) not in AGAIN or attempt == ATTEMPTS:
                        raise
            await asyncio.sleep(secrets.randbelow(20) / 1000)

    async def open(self) -> bytes:
        """Create or upgrade the tables; return the secret that cookies are signed with. Raises Refused."""
        try:
            if self.lite:
                self.make()
                self.check()
                await self._write_ahead()
            secret = await self.setting_up(upgrade)
            if self.lite:
                self.make_private()
                found = os.stat(self.path)
                self._file = found.st_dev, found.st_ino
        except (Away, OSError) as error:
            raise self.refusal(error) from error
        return secret

    async def setting_up(self, work: Callable[[sa.Connection], None]) -> bytes:
        """Do `work`, which creates or upgrades the tables, while no other process does; return the cookies' secret.

        Raises Away, and Refused if the tables are those of a later version.
        """
        if self.lite:
            return await self.change(lambda connection: self._set_up(connection, work))
        # This may take its time.
        manners: dict[str, Any] = {**self.manners(), "command_timeout": None, "server_settings": {}}
        with self.reached():
            engine = create_async_engine(self.url, poolclass=sa.NullPool, connect_args=manners)
            try:
                async with engine.begin() as connection:
                    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION)))
                    return await self._set_up(connection, work)
            finally:
                await engine.dispose()

    async def _set_up(self, connection: AsyncConnection, work: Callable[[sa.Connection], None]) -> bytes:
        try:
            await connection.run_sync(work)
        except Exception as error:
            from alembic.util import CommandError

            if not isinstance(error, CommandError):
                raise
            raise Refused("error-database-newer", url=self.shown_path) from None
        await connection.execute(
            keys.insert().from_select(
                ["name", "value"],
                sa.select(sa.literal("cookies"), sa.literal(secrets.token_hex(32))).where(
                    ~sa.exists().where(keys.c.name == "cookies")
                ),
            )
        )
        query = sa.select(keys.c.value).where(keys.c.name == "cookies")
        return bytes.fromhex(str(await connection.scalar(query)))

    def refusal(self, error: BaseException) -> Refused:
        """What to tell somebody who wanted to use this database and cannot."""
        cause: BaseException = error
        while cause.__cause__ is not None and not isinstance(cause, OSError):
            cause = cause.__cause__
        problem = getattr(cause, "strerror", None) or str(cause).partition("\n")[0] or type(cause).__name__
        return Refused("error-database", url=self.shown_path, problem=problem)

    def check(self) -> None:
        """Raises Away or OSError if the file cannot be an SQLite database."""
        with self.reached():
            connection = connect(self)
            try:
                connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            except sqlite3.Error as error:
                if not locked(error):
                    raise
            finally:
                connection.close()

    def make(self) -> None:
        """Make an empty file if there is none. Nobody but the owner may read it: the cookies' key and seeds will be in it."""
        with suppress(FileExistsError):
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))

    def make_private(self) -> None:
        """Let nobody but the owner read a file that was there before, either."""
        for name in (self.path, f"{self.path}-wal", f"{self.path}-shm"):
            try:
                if stat.S_IMODE(os.stat(name).st_mode) & 0o077:
                    os.chmod(name, 0o600)
            except FileNotFoundError:
                pass
            except OSError as error:
                log.warning("%s can be read by others: %s", name, error.strerror)

    async def _write_ahead(self) -> None:
        """Let those who read go on while somebody writes. The file keeps this, so it is asked for once, not by every line.

        While somebody else uses the file SQLite refuses the change at once, whatever the patience of the line.
        """
        deadline = monotonic() + PATIENCE
        while True:
            try:
                async with self.read() as connection:
                    await connection.exec_driver_sql("PRAGMA journal_mode = WAL")
                return
            except Away as error:
                cause = error.__cause__
                if monotonic() > deadline or not locked(getattr(cause, "orig", cause)):
                    raise
                await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Let go of the database."""
        self.closing = True
        with suppress(SQLAlchemyError, sqlite3.Error, OSError):
            for engine in {self.writing, self.light, self.reading}:
                await engine.dispose()


def connect(database: Database) -> sqlite3.Connection:
    """A plain connection to an SQLite file."""
    connection = sqlite3.connect(database.path, isolation_level=None, check_same_thread=False, timeout=0.1)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def first_line(error: BaseException) -> str:
    """What an error says, in one line."""
    return str(error).strip().partition("\n")[0] or type(error).__name__


def locked(error: BaseException | None) -> bool:
    """Whether an error of SQLite only says that somebody else is writing."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return "locked" in str(error)
    return bool(code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED))
