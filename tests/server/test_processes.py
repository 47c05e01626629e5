"""Several processes on one database: whose bots think where, who is here, and what the dead leave behind."""

import asyncio
import signal
import subprocess
import sys

import pytest

from alehouse.server import processes, schema
from alehouse.server.store import Away

from .databases import BOT, new_table, opened

HOLD = """
import asyncio, sys
from alehouse.server.store import Store, parse
async def main():
    store = Store(parse(sys.argv[1]))
    await store.open()
    await store.set_presence([(sys.argv[2], "A", True)])
    print(await store.lease(sys.argv[2]), flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


async def test_one_process_drives_the_bots_of_a_table(address):
    async with opened(address, 3) as stores:
        _, table = await new_table(stores[0], BOT)
        for _ in range(2):
            got = await asyncio.gather(*(store.lease(table) for store in stores))
            assert sum(got) == 1
        holder = stores[got.index(True)]
        others = [store for store in stores if store is not holder]
        await others[0].release([table])  # not its own
        assert not await others[1].lease(table)
        await holder.release([table, "nothere"])
        assert await others[1].lease(table)
        assert not await holder.lease(table)


@pytest.mark.parametrize("done", [False, True])
async def test_a_lease_is_given_up_though_the_database_was_away_when_it_was_taken_or_released(
    address, monkeypatch, done
):
    """Whether what it was asked for was done or not."""
    async with opened(address, 2) as (first, second):
        _, table = await new_table(first, BOT)
        change = first.database.change

        async def lost(work, *, lasting=True):
            if done:
                await change(work, lasting=lasting)
            raise Away("the answer is lost")

        with monkeypatch.context() as broken:
            broken.setattr(first.database, "change", lost)
            with pytest.raises(Away):
                await first.lease(table)
        await first.release([table])
        assert await second.lease(table)
        await second.release([table])
        assert await first.lease(table)
        with monkeypatch.context() as broken:
            broken.setattr(first.database, "change", lost)
            with pytest.raises(Away):
                await first.release([table])
        await first.release([table])
        assert await second.lease(table)
        assert not await first.lease(table)


async def test_what_a_killed_process_held_is_free_when_it_counts_as_gone(address, monkeypatch):
    async with opened(address) as store:
        _, table = await new_table(store, BOT)
        process = subprocess.Popen(
            [sys.executable, "-c", HOLD, address, table], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        assert not await store.lease(table)
        assert (await store.look(table, None)).elsewhere == {"A"}
        process.send_signal(signal.SIGKILL)
        process.wait()
        # As if ten seconds had gone by.
        p = schema.processes.c
        async with store.engine.begin() as connection:
            await connection.execute(
                schema.processes.update().where(p.id != store.process).values(beat=p.beat - 10_500)
            )
        assert await store.lease(table)
        assert (await store.look(table, None)).elsewhere == frozenset()
        await store.processes.beat()
        async with store.engine.connect() as connection:
            for swept in (schema.processes, schema.presence):
                ids = (await connection.scalars(schema.sa.select(swept))).all()
                assert len(ids) == (swept is schema.processes)


async def test_a_process_that_was_counted_as_gone_begins_anew(address):
    async with opened(address, 2) as (first, second):
        _, table = await new_table(first, BOT)
        assert await first.lease(table)
        await first.set_presence([(table, "A", True)])
        p = schema.processes.c
        async with second.engine.begin() as connection:
            await connection.execute(
                schema.processes.update().where(p.id == first.process).values(beat=p.beat - 10_500)
            )
        await second.processes.beat()  # sweeps
        assert await second.lease(table)
        assert (await second.look(table, None)).elsewhere == frozenset()
        await first.processes.beat()  # comes back
        assert not await first.lease(table)
        assert (await second.look(table, None)).elsewhere == {"A"}


async def test_who_cannot_beat_does_not_rely_on_its_leases(address, monkeypatch):
    async with opened(address) as store:
        _, table = await new_table(store, BOT)
        assert await store.lease(table)
        assert store.alive
        clock = processes.uptime()
        monkeypatch.setattr(processes, "uptime", lambda: clock + processes.SURE + 1)
        assert not store.alive
        assert not await store.lease(table)


async def test_a_process_that_closes_leaves_nothing_behind(address):
    async with opened(address) as store:
        _, table = await new_table(store, BOT)
        async with opened(address) as other:
            assert await other.lease(table)
            await other.set_presence([(table, "A", True)])
            assert (await store.look(table, None)).elsewhere == {"A"}
        assert (await store.look(table, None)).elsewhere == frozenset()
        assert await store.lease(table)
