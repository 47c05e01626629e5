"""How tables are looked up: whoever asks while a query runs is answered by the next one, together with all others."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from time import monotonic, sleep, time_ns
from typing import Any, NamedTuple

from alehouse.server.database import ANSWER, Away, Database, connect, first_line, locked

log = logging.getLogger("alehouse.server")

LARGEST = 100
"""Tables in one query."""

COLUMNS = (
    *("id", "game", "version", "options", "dealer", "seed", "commitment", "creator", "listed"),
    *("created", "started", "ended", "next"),
    *("cards", "first", "clock", "hints", "study", "result", "evening", "contest"),
    *("waits", "undone"),
)
"""What of a table's row is read, in this order; then come its seats, the entries of its list of moves, how many, who is elsewhere,
when the entries were made (where there is a clock), what people have said to each other, and who watches elsewhere."""

Row = Sequence[Any]


class Question(NamedTuple):
    """Who wants to know what."""

    table: str
    after: int
    answer: asyncio.Future[Row | None]


class Reader(ABC):
    """Gathers questions and answers them, query after query."""

    _flights = 1
    """How many queries may run at a time."""

    def __init__(self, database: Database, process: str, silence: float) -> None:
        self.database = database
        self.process = process
        self.silence = int(silence * 1000)
        """Milliseconds without a beat after which a process counts as gone."""
        self._waiting: list[Question] = []
        self._flying = 0
        self._woken = False

    async def look(self, table: str, after: int) -> Row | None:
        """The row of a table as `COLUMNS` says; `None` if there is no such table. Raises Away."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Row | None] = loop.create_future()
        self._waiting.append(Question(table, after, answer))
        if not self._woken and self._flying < self._flights:
            self._woken = True
            loop.call_soon(self._next)
        return await answer

    def _next(self) -> None:
        self._woken = False
        while self._waiting and self._flying < self._flights:
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            self._flying += 1
            self._start(batch)

    @abstractmethod
    def _start(self, batch: list[Question]) -> None:
        """Read, and call `_finish`."""

    def _finish(self, batch: list[Question], found: Sequence[Row | None] | Away) -> None:
        self._flying -= 1
        for place, question in enumerate(batch):
            if question.answer.done():
                continue
            if isinstance(found, Away):
                question.answer.set_exception(Away(*found.args))
            else:
                question.answer.set_result(found[place])
        self._next()

    @abstractmethod
    async def open(self) -> None:
        """Get ready. Raises Away."""

    async def close(self) -> None:
        """Take nothing new."""
        for question in self._waiting:
            if not question.answer.done():
                question.answer.set_exception(Away("closed"))
        self._waiting = []


class FileReader(Reader):
    """Reads an SQLite file, in a thread with a connection of its own."""

    _READ = f"""
        SELECT {", ".join(COLUMNS)},
            (SELECT json_group_array(json_array(seat, kind, guest, bot, name, was)) FROM
                (SELECT * FROM seats WHERE table_id = t.id ORDER BY seat)),
            (SELECT json_group_array(text) FROM
                (SELECT text FROM moves WHERE table_id = t.id AND number > ?2 ORDER BY number)),
            (SELECT coalesce(max(number), 0) FROM moves WHERE table_id = t.id),
            (SELECT json_group_array(seat) FROM presence JOIN processes ON processes.id = presence.process
                WHERE table_id = t.id AND process <> ?3 AND beat > ?4),
            (SELECT json_group_array(made) FROM (SELECT made FROM moves
                WHERE table_id = t.id AND number > ?2 AND t.clock IS NOT NULL ORDER BY number)),
            (SELECT json_group_array(json_array(kind, number, seat, agrees, made)) FROM votes WHERE table_id = t.id),
            (SELECT json_group_array(json_array(guest, name)) FROM watching
                JOIN processes ON processes.id = watching.process
                WHERE place = t.id AND process <> ?3 AND beat > ?4)
        FROM tables AS t WHERE id = ?1
    """

    def __init__(self, database: Database, process: str, silence: float) -> None:
        super().__init__(database, process, silence)
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[list[Question] | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._work, name="alehouse-reader", daemon=True)

    async def open(self) -> None:
        """Start the thread."""
        self._thread.start()

    async def close(self) -> None:
        """End the thread."""
        await super().close()
        if self._thread.is_alive():
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join, ANSWER)

    def _start(self, batch: list[Question]) -> None:
        self._jobs.put(batch)

    def _work(self) -> None:
        while (batch := self._jobs.get()) is not None:
            found: Sequence[Row | None] | Away
            try:
                found = self._read(batch)
            except Exception as error:
                self._drop()
                if not isinstance(error, (sqlite3.Error, OSError)):
                    log.exception("looking up %d tables", len(batch))
                self.database.failures += 1
                found = Away(first_line(error))
            self._loop.call_soon_threadsafe(self._finish, batch, found)
        self._drop()

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _read(self, batch: list[Question]) -> list[Row | None]:
        if self._connection is None:
            self._connection = connect(self.database)
        living = time_ns() // 1_000_000 - self.silence
        found: list[Row | None] = []
        deadline = monotonic() + ANSWER
        for question in batch:
            while True:
                try:
                    row = self._connection.execute(
                        self._READ, (question.table, question.after, self.process, living)
                    ).fetchone()
                    break
                except sqlite3.OperationalError as error:
                    # Only a program that wants the file for itself alone keeps others from reading.
                    if not locked(error) or monotonic() > deadline:
                        raise
                    sleep(0.01)
            if row is not None:
                *header, sitting, texts, count, elsewhere, times, said, watching = row
                row = (
                    *header,
                    json.loads(sitting),
                    json.loads(texts),
                    count,
                    *(json.loads(each) for each in (elsewhere, times, said, watching)),
                )
            found.append(row)
        return found


class PostgresReader(Reader):
    """Reads from PostgreSQL."""

    _flights = 2
    _READ = f"""
        SELECT place, {", ".join(COLUMNS)},
            (SELECT json_agg(json_build_array(seat, kind, guest, bot, name, was) ORDER BY seat)
                FROM seats WHERE table_id = t.id),
            ARRAY(SELECT text FROM moves WHERE table_id = t.id AND number > after ORDER BY number),
            (SELECT coalesce(max(number), 0) FROM moves WHERE table_id = t.id),
            ARRAY(SELECT seat FROM presence JOIN processes ON processes.id = presence.process
                WHERE table_id = t.id AND process <> $3
                AND beat > extract(epoch FROM clock_timestamp()) * 1000 - $4),
            ARRAY(SELECT made FROM moves
                WHERE table_id = t.id AND number > after AND t.clock IS NOT NULL ORDER BY number),
            (SELECT json_agg(json_build_array(kind, number, seat, agrees, made)) FROM votes WHERE table_id = t.id),
            (SELECT json_agg(json_build_array(guest, name)) FROM watching
                JOIN processes ON processes.id = watching.process
                WHERE place = t.id AND process <> $3
                AND beat > extract(epoch FROM clock_timestamp()) * 1000 - $4)
        FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS asked (wanted, after, place)
        JOIN tables AS t ON t.id = wanted
    """

    def __init__(self, database: Database, process: str, silence: float) -> None:
        super().__init__(database, process, silence)
        self._idle: list[Any] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Nothing to get ready: connections are made when they are needed, and kept."""

    async def close(self) -> None:
        """Let go of the connections."""
        await super().close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=ANSWER)
        for connection in self._idle:
            connection.terminate()
        self._idle = []

    def _start(self, batch: list[Question]) -> None:
        task = asyncio.get_running_loop().create_task(self._run(batch))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, batch: list[Question]) -> None:
        found: Sequence[Row | None] | Away
        try:
            found = await self._read(batch)
        except Away as away:
            found = away
        except Exception as error:
            log.exception("looking up %d tables", len(batch))
            found = Away(first_line(error))
        self._finish(batch, found)

    async def _read(self, batch: list[Question]) -> list[Row | None]:
        connection = self._idle.pop() if self._idle else None
        if connection is not None and connection.is_closed():
            connection = None
        fresh = connection is None
        try:
            async with self.database.postgres():
                if connection is None:
                    connection = await self.database.connect()
                rows = await connection.fetch(
                    self._READ,
                    [question.table for question in batch],
                    [question.after for question in batch],
                    self.process,
                    self.silence,
                )
        except BaseException as error:
            if connection is not None:
                connection.terminate()
            if fresh or not isinstance(error, Away):
                raise
            # It had been cut off while nobody used it.
            return await self._read(batch)
        self._idle.append(connection)
        found: list[Row | None] = [None] * len(batch)
        for row in rows:
            place, *header, sitting, texts, count, elsewhere, times, said, watching = row
            found[place - 1] = (
                *header,
                json.loads(sitting or "[]"),
                texts,
                count,
                elsewhere,
                times,
                json.loads(said or "[]"),
                json.loads(watching or "[]"),
            )
        return found
