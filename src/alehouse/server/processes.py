"""The processes that serve one database: which are alive, who is connected where, and whose bots think where.

Every process beats; what one leaves behind that has stopped beating is swept by the others.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.server.database import Away, Database
from alehouse.server.schema import keys, leases, notes, presence, processes, tables, watching

log = logging.getLogger("alehouse.server")

BEAT = 2.0
"""Seconds between two beats."""
DEAD = 10.0
"""Seconds of silence after which a process counts as gone."""
SURE = 8.0
"""Seconds after its last beat for which a process may rely on counting as alive."""
NOTES = 60_000
"""Milliseconds for which news on an SQLite file is kept."""
UP = "up-"
"""Before the time at which a process began, among the keys."""
UPS = 60 * 86_400_000
"""Milliseconds for which it is remembered when processes began."""


def uptime() -> float:
    """Seconds of a clock that goes on while the machine sleeps, where there is one."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Processes:
    """This process among all."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.others = 0
        """How many other processes are alive, as of the last beat."""
        self.ups: list[int] = []
        """When processes have begun (milliseconds since 1970), in order: for a while before that there may have been none."""
        self._beaten = float("-inf")
        self._watching: dict[tuple[str, str], str] = {}
        """Who watches at this process, as far as the database has been told: names by place and guest."""
        self._presence: set[tuple[str, str]] = set()
        self._untold: dict[tuple[str, str], bool] = {}
        self._telling = asyncio.Lock()
        self._leases: set[str] = set()
        """Those that this process has, for certain."""
        self._perhaps: set[str] = set()
        """Tables whose lease the database may say is this one's: when an answer is lost, nobody knows."""
        self._task: asyncio.Task[None] | None = None
        self.publish: Callable[[Iterable[str]], None] = lambda tables: None
        """Tells other processes that something has changed at tables."""

    @property
    def alive(self) -> bool:
        """Whether all others still count this process as alive."""
        return uptime() - self._beaten < SURE

    @property
    def clock(self) -> sa.ColumnElement[int]:
        """Milliseconds since 1970 by the one clock that all processes of a database share."""
        if self.database.lite:
            return sa.literal(time.time_ns() // 1_000_000, sa.BigInteger)
        return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)

    def living(self) -> sa.Select[tuple[str]]:
        """The ids of all that are alive."""
        return sa.select(processes.c.id).where(processes.c.beat > self.clock - int(DEAD * 1000))

    async def open(self) -> None:
        """Begin to beat. Raises Away."""
        began = time.time_ns() // 1_000_000

        async def work(connection: AsyncConnection) -> None:
            old = f"{UP}{began - UPS}"
            await connection.execute(
                keys.delete().where(
                    keys.c.name.startswith(UP), sa.func.length(keys.c.name) <= len(old), keys.c.name < old
                )
            )
            new = self.database.insert(keys).values(name=f"{UP}{began}", value=self.process)
            await connection.execute(new.on_conflict_do_nothing())

        await self.database.change(work)
        await self.beat()
        self._task = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Stop, leave nothing behind, and tell the others whose people are gone. Does nothing if that has been done."""
        if self._task is None:
            return
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._task = None
        self._beaten = float("-inf")

        async def forget(connection: AsyncConnection) -> None:
            await self._sweep(connection, [self.process])

        with suppress(Away):
            await self.database.change(forget, lasting=False)
        self.publish({table for table, _ in self._presence} | self._leases)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Away as away:
                log.warning("no beat: %s", away)
            except Exception:
                log.exception("no beat")

    async def beat(self) -> None:
        """Say that this process is alive, and sweep up after those that are not. Raises Away."""
        began = uptime()

        async def work(connection: AsyncConnection) -> bool:
            done = await connection.execute(
                processes.update().where(processes.c.id == self.process).values(beat=self.clock)
            )
            known = bool(done.rowcount)
            if not known:
                await connection.execute(processes.insert().values(id=self.process, beat=self.clock))
                await self._insert_presence(connection, self._presence)
                await self._insert_watching(
                    connection, [(*who, name) for who, name in self._watching.items()]
                )
            ups = await connection.scalars(sa.select(keys.c.name).where(keys.c.name.startswith(UP)))
            # The clocks of the tables hold on to the list.
            self.ups[:] = sorted(int(name.removeprefix(UP)) for name in ups)
            found = (await connection.scalars(self.living().where(processes.c.id != self.process))).all()
            self.others = len(found)
            dead = (
                await connection.scalars(
                    sa.select(processes.c.id).where(
                        processes.c.beat < self.clock - int(DEAD * 1000), processes.c.id != self.process
                    )
                )
            ).all()
            if dead:
                await self._sweep(connection, dead)
            if self.database.lite:
                # The newest stays: SQLite numbers on from the greatest there is, and no number may mean two notes.
                newest = sa.select(sa.func.max(notes.c.id)).scalar_subquery()
                old = (notes.c.made < self.clock - NOTES, notes.c.id < newest)
                await connection.execute(notes.delete().where(*old))
            return known

        if not await self.database.change(work, lasting=False):
            # Counted as gone meanwhile: others may have the leases now, and have told their people that ours are away.
            self._leases.clear()
            self._perhaps.clear()
            self.publish({table for table, _ in self._presence})
        self._beaten = began
        if self._untold:
            await self._tell()

    async def _sweep(self, connection: AsyncConnection, dead: Sequence[str]) -> None:
        await self._touch(connection, sa.select(presence.c.table_id).where(presence.c.process.in_(dead)))
        for table in (presence, leases, watching):
            await connection.execute(table.delete().where(table.c.process.in_(dead)))
        await connection.execute(processes.delete().where(processes.c.id.in_(dead)))

    async def _insert_presence(self, connection: AsyncConnection, there: Iterable[tuple[str, str]]) -> None:
        rows = [{"table_id": table, "seat": seat, "process": self.process} for table, seat in sorted(there)]
        if rows:
            await connection.execute(self.database.insert(presence).on_conflict_do_nothing(), rows)

    async def _insert_watching(
        self, connection: AsyncConnection, there: Iterable[tuple[str, str, str]]
    ) -> None:
        rows = [{"place": p, "guest": g, "process": self.process, "name": n} for p, g, n in sorted(there)]
        if rows:
            new = self.database.insert(watching)
            new = new.on_conflict_do_update(
                index_elements=[watching.c.place, watching.c.guest, watching.c.process],
                set_={"name": new.excluded.name},
            )
            await connection.execute(new, rows)

    async def set_watching(self, changes: Iterable[tuple[str, str, str | None]]) -> None:
        """Tell who watches at this process: table or evening, guest, and the name (`None`: not any more). Raises Away.

        Those who gave no name have the empty one.
        """
        told = list(changes)
        gone = [{"p": place, "g": guest} for place, guest, name in told if name is None]
        here = [(place, guest, name) for place, guest, name in told if name is not None]

        async def work(connection: AsyncConnection) -> None:
            if gone:
                await connection.execute(
                    watching.delete().where(
                        watching.c.process == self.process,
                        watching.c.place == sa.bindparam("p"),
                        watching.c.guest == sa.bindparam("g"),
                    ),
                    gone,
                )
            await self._insert_watching(connection, here)

        await self.database.change(work, lasting=False)
        for place, guest, name in told:
            if name is None:
                self._watching.pop((place, guest), None)
            else:
                self._watching[place, guest] = name

    async def set_presence(self, changes: Iterable[tuple[str, str, bool]]) -> None:
        """Tell who is connected to this process: table, seat and whether the seat's player is here. Raises Away.

        What could not be told is told with the next change or beat.
        """
        for table, seat, here in changes:
            self._untold[table, seat] = here
            (self._presence.add if here else self._presence.discard)((table, seat))
        if self._untold:
            await self._tell()

    async def _tell(self) -> None:
        async with self._telling:
            told, self._untold = self._untold, {}
            here = [place for place, there in told.items() if there]
            gone = [place for place, there in told.items() if not there]

            async def work(connection: AsyncConnection) -> None:
                await self._insert_presence(connection, here)
                if gone:
                    await connection.execute(
                        presence.delete().where(
                            presence.c.process == self.process,
                            presence.c.table_id == sa.bindparam("t"),
                            presence.c.seat == sa.bindparam("s"),
                        ),
                        [{"t": table, "s": seat} for table, seat in sorted(gone)],
                    )
                await self._touch(connection, sorted({table for table, _ in told}))

            try:
                if told:
                    await self.database.change(work, lasting=False)
            except BaseException:
                self._untold = {**told, **self._untold}
                raise

    async def _touch(
        self, connection: AsyncConnection, touched: Sequence[str] | sa.Select[tuple[str]]
    ) -> None:
        # Nobody waits for a table's row here: who holds it has just touched it.
        free = (
            sa.select(tables.c.id)
            .where(tables.c.id.in_(touched), tables.c.ended.is_(None))
            .order_by(tables.c.id)
            .with_for_update(skip_locked=True, key_share=True)
        )
        await connection.execute(tables.update().where(tables.c.id.in_(free)).values(touched=self.clock))

    async def lease(self, table: str) -> bool:
        """Whether this process drives the bots of a table, from now on if nobody does. Raises Away."""
        if not self.alive:
            return False
        if table in self._leases:
            return True

        async def work(connection: AsyncConnection) -> bool:
            new = self.database.insert(leases).values(table_id=table, process=self.process)
            done = await connection.execute(
                new.on_conflict_do_update(
                    index_elements=[leases.c.table_id],
                    set_={"process": self.process},
                    where=(leases.c.process == self.process) | leases.c.process.not_in(self.living()),
                )
            )
            return done.rowcount == 1

        self._perhaps.add(table)
        if await self.database.change(work, lasting=False):
            self._leases.add(table)
            self._perhaps.add(table)  # it may have been released while this was under way
        else:
            self._perhaps.discard(table)
        return table in self._leases and self.alive

    async def release(self, driven: Iterable[str]) -> None:
        """Let other processes drive the bots of these tables. Raises Away."""
        mine = sorted(set(driven) & self._perhaps)
        if not mine:
            return
        self._leases.difference_update(mine)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                leases.delete().where(leases.c.process == self.process, leases.c.table_id.in_(mine))
            )

        await self.database.change(work, lasting=False)
        self._perhaps.difference_update(set(mine) - self._leases)
