"""How moves are written down: all that wait, of all tables, with one statement and one commit.

While one commit runs the next batch gathers. `done` is called when the disk has the move, and not before.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from time import monotonic, sleep, time_ns
from typing import Any, NamedTuple

from alehouse.server.database import PATIENCE, Away, Database, Taken, connect, first_line, locked
from alehouse.server.processes import Processes

log = logging.getLogger("alehouse.server")

Done = Callable[[Taken | Away | None], None]
LARGEST = 500
"""Moves in one batch: the note of their tables has to fit into a NOTIFY of PostgreSQL (8,000 bytes)."""
GATHER = 0.004
"""Seconds between the beginnings of two batches, at least: what a commit costs is shared by all moves in it.

A move that comes after a rest is written at once.
"""
CHANNEL = "alehouse"


class Waiting(NamedTuple):
    """A move that is not on the disk yet."""

    table: str
    number: int
    text: str
    result: str | None
    """How the game has ended with it (JSON), if it has."""
    made: int
    """When it was made: milliseconds since 1970."""
    done: Done


class Writer(ABC):
    """Gathers moves and writes them, batch after batch."""

    def __init__(self, database: Database, processes: Processes) -> None:
        self.database = database
        self.processes = processes
        self.closed = False
        self._waiting: list[Waiting] = []
        self._busy = False
        self._began = float("-inf")
        self._idle = asyncio.Event()
        self._idle.set()

    def append(
        self, table: str, number: int, text: str, *, result: str | None, made: int, done: Done
    ) -> None:
        """Queue a move. `done` is called in the event loop, never before this returns."""
        move = Waiting(table, number, text, result, made, done)
        if self.closed:
            asyncio.get_running_loop().call_soon(_tell, move, Away("closed"))
            return
        self._waiting.append(move)
        if not self._busy:
            self._busy = True
            self._idle.clear()
            self._plan()

    def _plan(self) -> None:
        """Start the next batch soon: all that is ready to run in the loop may add its moves first."""
        loop = asyncio.get_running_loop()
        wait = self._began + GATHER - loop.time()
        if wait <= 0 or self.closed:
            loop.call_soon(self._next)
        else:
            loop.call_later(wait, self._next)

    def _next(self) -> None:
        batch: list[Waiting] = []
        later: list[Waiting] = []
        tables: set[str] = set()
        for move in self._waiting:
            # One statement sees the table as it was before it: of each table one move a batch.
            if move.table in tables or len(batch) == LARGEST:
                later.append(move)
            else:
                tables.add(move.table)
                batch.append(move)
        self._waiting = later
        if not batch:
            self._busy = False
            self._idle.set()
            return
        self._began = asyncio.get_running_loop().time()
        self._start(batch)

    @abstractmethod
    def _start(self, batch: list[Waiting]) -> None:
        """Write a batch, and call `_finish`."""

    def _finish(self, batch: Sequence[Waiting], results: Sequence[Taken | Away | None]) -> None:
        for move, result in zip(batch, results, strict=True):
            _tell(move, result)
        self._plan()

    @abstractmethod
    async def open(self) -> None:
        """Get ready. Raises Away."""

    async def close(self) -> None:
        """Finish what has begun, and take nothing new."""
        self.closed = True
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE + 4):
                await self._idle.wait()


def _tell(move: Waiting, result: Taken | Away | None) -> None:
    try:
        move.done(result)
    except Exception:
        log.exception("table %s: telling of move %d", move.table, move.number)


class FileWriter(Writer):
    """Writes to an SQLite file, in a thread with a connection of its own."""

    _WRITE = """
        INSERT INTO moves (table_id, number, text, made)
        WITH given AS (
            SELECT json_extract(value, '$[0]') AS t, json_extract(value, '$[1]') AS n, json_extract(value, '$[2]') AS x,
                json_extract(value, '$[3]') AS m
            FROM json_each(?1)
        )
        SELECT t, n, x, m FROM given
        WHERE NOT EXISTS (
            SELECT 1 FROM given WHERE n <> 1 + coalesce((SELECT max(number) FROM moves WHERE table_id = t), 0)
        )
    """
    """All or nothing, so that the number of rows tells everything."""
    _WRITE_ONE = """
        INSERT INTO moves (table_id, number, text, made) SELECT ?1, ?2, ?3, ?4
        WHERE ?2 = 1 + coalesce((SELECT max(number) FROM moves WHERE table_id = ?1), 0)
    """

    def __init__(self, database: Database, processes: Processes) -> None:
        super().__init__(database, processes)
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._queueing: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._work, name="alehouse-writer", daemon=True)

    async def open(self) -> None:
        """Start the thread."""
        self._thread.start()

    async def close(self) -> None:
        """Finish, and end the thread."""
        await super().close()
        self._jobs.put(None)
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join, PATIENCE)

    def _start(self, batch: list[Waiting]) -> None:
        if self.database.turn.take():
            self._jobs.put(batch)
        else:
            self._queueing = self._loop.create_task(self._queue(batch))

    async def _queue(self, batch: list[Waiting]) -> None:
        try:
            await self.database.turn.wait()
        except Away as away:
            self._finish(batch, [away] * len(batch))
        else:
            self._jobs.put(batch)

    def _ready(self, batch: list[Waiting], results: Sequence[Taken | Away | None]) -> None:
        self.database.turn.release()
        self._finish(batch, results)

    def _work(self) -> None:
        while (batch := self._jobs.get()) is not None:
            results: Sequence[Taken | Away | None]
            try:
                results = self._write(batch)
            except Exception as error:
                self._drop()
                self.database.failures += 1
                if not isinstance(error, (sqlite3.Error, OSError)):
                    log.exception("writing %d moves", len(batch))
                results = [Away(first_line(error))] * len(batch)
            self._loop.call_soon_threadsafe(self._ready, batch, results)
        self._drop()

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = connect(self.database)
        return self._connection

    def _write(self, batch: list[Waiting]) -> Sequence[Taken | Away | None]:
        self.database.still_there()
        connection = self._connected()
        given = json.dumps([(m.table, m.number, m.text, m.made) for m in batch])
        ended = [m for m in batch if m.result]
        # Others that use the file are told of the tables in the same transaction.
        others = self.processes.others > 0
        if not ended and not others:
            # The statement is a transaction by itself.
            with suppress(sqlite3.IntegrityError):
                if self._patiently(connection, self._WRITE, (given,)) == len(batch):
                    return [None] * len(batch)
        self._patiently(connection, "BEGIN IMMEDIATE", ())
        results: list[Taken | Away | None] = [None] * len(batch)
        whole = False
        with suppress(sqlite3.IntegrityError):
            whole = connection.execute(self._WRITE, (given,)).rowcount == len(batch)
        if not whole:
            for place, m in enumerate(batch):
                try:
                    written = connection.execute(
                        self._WRITE_ONE, (m.table, m.number, m.text, m.made)
                    ).rowcount
                except sqlite3.IntegrityError:  # the table is gone
                    written = 0
                results[place] = None if written else Taken()
            ended = [m for m, problem in zip(batch, results, strict=True) if m.result and problem is None]
        for m in ended:
            connection.execute(
                "UPDATE tables SET ended = ?1, result = ?2 WHERE id = ?3", (m.made, m.result, m.table)
            )
        if others:
            tables = ",".join(m.table for m in batch)
            connection.execute(
                "INSERT INTO notes (process, tables, made) VALUES (?1, ?2, ?3)",
                (self.processes.process, tables, time_ns() // 1_000_000),
            )
        connection.execute("COMMIT")
        return results

    def _patiently(self, connection: sqlite3.Connection, statement: str, values: Sequence[Any]) -> int:
        deadline = monotonic() + PATIENCE
        while True:
            try:
                return connection.execute(statement, values).rowcount
            except sqlite3.OperationalError as error:
                if not locked(error) or monotonic() > deadline or self.closed:
                    raise
            sleep(0.005)


class PostgresWriter(Writer):
    """Writes to PostgreSQL, over a connection of its own."""

    _WRITE = """
        WITH given AS (
            SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[]) AS given (t, n, x, r, m)
        ), written AS (
            INSERT INTO moves (table_id, number, text, made)
            SELECT t, n, x, m FROM given
            WHERE n = 1 + coalesce((SELECT max(number) FROM moves WHERE table_id = t), 0)
            ORDER BY t
            ON CONFLICT DO NOTHING RETURNING table_id
        ), over AS (
            UPDATE tables SET ended = m, result = r
            FROM given WHERE id = t AND r IS NOT NULL AND t IN (SELECT table_id FROM written)
        ), told AS (
            SELECT pg_notify($6, $7)
        )
        SELECT array_agg(table_id), (SELECT count(*) FROM told) FROM written
    """

    def __init__(self, database: Database, processes: Processes) -> None:
        super().__init__(database, processes)
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect. Raises Away."""
        async with self.database.postgres():
            await self._connected()

    async def close(self) -> None:
        """Finish, and let go of the connection."""
        await super().close()
        self._drop()

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = None
            self._connection = await self.database.connect()
        return self._connection

    def _start(self, batch: list[Waiting]) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run(batch))

    async def _run(self, batch: list[Waiting]) -> None:
        self._finish(batch, await self._results(batch))

    async def _results(self, batch: list[Waiting]) -> Sequence[Taken | Away | None]:
        try:
            return await self._write(batch)
        except Away as away:
            return [away] * len(batch)
        except _Bad:
            if len(batch) == 1:
                return [Taken()]
        # One of them cannot be written: the others do not suffer for it.
        return [result for move in batch for result in await self._results([move])]

    async def _write(self, batch: list[Waiting]) -> Sequence[Taken | Away | None]:
        import asyncpg

        tables = [m.table for m in batch]
        try:
            async with self.database.postgres():
                connection = await self._connected()
                row = await connection.fetchrow(
                    self._WRITE,
                    tables,
                    [m.number for m in batch],
                    [m.text for m in batch],
                    [m.result for m in batch],
                    [m.made for m in batch],
                    CHANNEL,
                    f"{self.processes.process} {','.join(tables)}",
                )
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as error:
            raise _Bad from error
        except Away:
            self._drop()
            raise
        except Exception as error:
            # Whatever it is, everybody who waits must be told.
            log.exception("writing %d moves", len(batch))
            self._drop()
            raise Away(first_line(error)) from error
        written = frozenset(row[0] or ())
        return [None if m.table in written else Taken() for m in batch]


class _Bad(Exception):
    """A batch holds a move that can never be written."""
