"""News between processes: that something has happened at a table, never what.

Whoever hears of a table that somebody is connected to looks it up in the store. So nothing hidden ever travels
through the feed, and a lost note costs a moment, not a move. Nothing comes back to the process that told it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from alehouse.server.database import Away, connect, locked
from alehouse.server.schema import notes
from alehouse.server.writing import CHANNEL, LARGEST

if TYPE_CHECKING:
    from alehouse.server.store import Store

log = logging.getLogger("alehouse.server")

EVERYTHING = "*"
"""Stands in a note for all tables."""
Listener = Callable[[Collection[str] | None], Awaitable[None]]
"""Gets the ids of tables at which another process has changed something; `None`: at any of them, perhaps."""


class Feed:
    """A feed that nobody else hears: that of a server which is one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def open(self, store: Store) -> None:
        """Begin to hear what other processes tell."""

    async def close(self) -> None:
        """Tell what has not been told yet, and stop."""

    def listen(self, listener: Listener) -> None:
        """Call `listener` for what other processes tell."""
        self._listeners.append(listener)

    def publish(self, tables: Iterable[str]) -> None:
        """Tell the other processes, soon, that something has happened at these tables."""

    async def _hear(self, tables: Collection[str] | None) -> bool:
        """Tell the listeners; return whether all could do something about it."""
        heard = True
        for listener in self._listeners:
            try:
                await listener(tables)
            except Away as away:
                log.warning("news of other processes: %s", away)
                heard = False
            except Exception:
                log.exception("news of other processes")
        return heard


class Gathering(Feed):
    """A feed that sends what has gathered in the meantime, and what could not be sent later."""

    def __init__(self) -> None:
        super().__init__()
        self._told: set[str] = set()
        self._awake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, tables: Iterable[str]) -> None:
        """Tell the other processes, soon, that something has happened at these tables."""
        self._told.update(tables)
        if self._told:
            self._awake.set()

    async def close(self) -> None:
        """Tell what has not been told yet, and stop."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class PostgresFeed(Gathering):
    """News by PostgreSQL's NOTIFY, over a connection of its own that comes back by itself."""

    RETRY = 0.5
    """Seconds between two attempts to connect."""
    CHECK = 5.0
    """Seconds after which a silent connection is tried."""

    async def open(self, store: Store) -> None:
        """Connect, and go on trying if that is not possible now."""
        self._store = store
        self._heard: set[str] = set()
        self._news = asyncio.Event()
        self._lost = False
        self._sending = False
        store.processes.publish = self.publish
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._talk(ready)), asyncio.create_task(self._pass_on())]
        with suppress(TimeoutError):
            async with asyncio.timeout(self.CHECK):
                await ready.wait()

    async def close(self) -> None:
        """Tell what has not been told yet, and stop."""
        # What is on its way has not been told, either.
        if self._told or self._sending:
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    while self._told or self._sending:
                        await asyncio.sleep(0.01)
        await super().close()

    async def _talk(self, ready: asyncio.Event) -> None:
        first = True
        while True:
            connection: Any = None
            try:
                connection = await self._store.database.connect()
                await connection.add_listener(CHANNEL, self._notified)
                connection.add_termination_listener(lambda _: self._awake.set())
                if not first:
                    # Whatever was told in the meantime has not been heard.
                    self._lost = True
                    self._news.set()
                first = False
                ready.set()
                while True:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(self.CHECK):
                            await self._awake.wait()
                    self._awake.clear()
                    await self._send(connection)
            except Exception as error:  # whatever it is, news must come again
                log.warning("news of other processes: %r", error)
                first = False
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(self.RETRY)

    async def _send(self, connection: Any) -> None:
        if not self._told:
            await connection.fetchval("SELECT 1")
        while self._told:
            note = [self._told.pop() for _ in range(min(len(self._told), LARGEST))]
            self._sending = True
            try:
                text = f"{self._store.process} {','.join(note)}"
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
            except BaseException:
                self._told.update(note)
                raise
            finally:
                self._sending = False

    def _notified(self, connection: Any, pid: int, channel: str, note: str) -> None:
        process, _, told = note.partition(" ")
        if process != self._store.process and told:
            self._heard.update(told.split(","))
            self._news.set()

    async def _pass_on(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            heard, self._heard = self._heard, set()
            lost, self._lost = self._lost, False
            if not await self._hear(None if lost else heard):
                # Who could not look will have to look again.
                self._heard |= heard
                self._lost |= lost
                self._news.set()
                await asyncio.sleep(self.RETRY)


class FileFeed(Gathering):
    """News by notes in an SQLite file, written only while other processes use it."""

    PAUSE = 0.25
    """Seconds between two looks."""

    async def open(self, store: Store) -> None:
        """Begin to look: whatever is told from now on is heard."""
        self._store = store
        self._everything = False
        """Whether to tell the others to look at all they have."""
        self._connection: sqlite3.Connection | None = None
        self._version = -1
        self._last = -1
        """The newest note that has been heard; -1 while nobody could say."""
        with suppress(Away):
            async with store.database.read() as connection:
                self._last = await connection.scalar(sa.select(sa.func.max(notes.c.id))) or 0
        store.processes.publish = self.publish
        self._tasks = [asyncio.create_task(self._watch())]

    async def close(self) -> None:
        """Tell what has not been told yet, and stop."""
        await super().close()
        with suppress(Away):
            await self._send()
        self._drop()

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def _watch(self) -> None:
        others = 0
        while True:
            try:
                await self._read()
                if self._store.processes.others > others:
                    # Somebody has come, and may have looked before we knew that there is somebody to tell.
                    self._everything = True
                others = self._store.processes.others
                await self._send()
            except (sqlite3.Error, OSError) as error:
                if not locked(error):
                    log.warning("news of other processes: %s", error)
                    self._drop()
            except Away as away:
                log.warning("news for other processes: %s", away)
            except Exception:
                log.exception("news of other processes")
            await asyncio.sleep(self.PAUSE)

    async def _read(self) -> None:
        if self._connection is None:
            self._connection = connect(self._store.database)
            # Who is not let in now looks again soon.
            self._connection.execute("PRAGMA busy_timeout = 0")
            self._version = -1
        version = self._connection.execute("PRAGMA data_version").fetchone()[0]
        if version == self._version:
            return
        if self._last < 0:
            newest = self._connection.execute("SELECT coalesce(max(id), 0) FROM notes").fetchone()[0]
            # Whatever was told since the feed was opened has not been heard.
            if not await self._hear(None):
                return
            self._last = newest
        found = self._connection.execute(
            "SELECT id, process, tables FROM notes WHERE id > ? ORDER BY id", (self._last,)
        ).fetchall()
        told = [tables for _, process, tables in found if process != self._store.process]
        news = None if EVERYTHING in told else {table for tables in told for table in tables.split(",")}
        if told and not await self._hear(news):
            return
        self._version = version
        if found:
            self._last = found[-1][0]

    async def _send(self) -> None:
        if not self._store.processes.others:
            self._told.clear()
            self._everything = False
        if not (self._told or self._everything):
            return
        told, self._told = self._told, set()
        everything, self._everything = self._everything, False
        try:
            await self._store.note([EVERYTHING] if everything else told)
        except BaseException:
            self._told |= told
            self._everything |= everything
            raise


def feed_for(store: Store) -> Feed:
    """The feed that suits a store's database."""
    return FileFeed() if store.database.lite else PostgresFeed()
