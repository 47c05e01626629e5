"""The database: its history, its promises, and who is faster."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from alehouse.server.settings import Settings
from alehouse.server.store import Seat, Store, Taken, commitment_of, metadata


@asynccontextmanager
async def opened(path):
    store = Store(Settings(database=str(path / "store.sqlite")).url())
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def new_table(store, *others):
    guest = await store.new_guest("Ann", None)
    seats = [Seat("A", "person", guest.id, None, "Ann"), *others]
    return guest, await store.create(
        game="port",
        version=1,
        options={"max_rounds": 5},
        dealer="B",
        seed="x",
        creator=guest.id,
        listed=True,
        seats=seats,
        limit=9,
    )


async def test_the_migrations_make_the_tables_that_the_code_expects(tmp_path):
    async with opened(tmp_path) as store, store.engine.connect() as connection:

        def difference(plain):
            return compare_metadata(MigrationContext.configure(plain), metadata)

        assert await connection.run_sync(difference) == []


async def test_opening_again_keeps_the_secret_and_two_processes_agree_on_it(tmp_path):
    # The rarest of them meet in the moment in which the file is made: so many new files.
    for n in range(25):
        stores = [Store(Settings(database=str(tmp_path / f"store-{n}.sqlite")).url()) for _ in range(6)]
        secrets = await asyncio.gather(*(store.open() for store in stores))
        assert len(set(secrets)) == 1
        assert len(secrets[0]) == 32
        for store in stores:
            await store.close()


async def test_a_new_file_that_somebody_else_is_writing_is_waited_for(tmp_path):
    path = tmp_path / "store.sqlite"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("CREATE TABLE something (x)")
    store = Store(Settings(database=str(path)).url())
    opening = asyncio.create_task(store.open())
    await asyncio.sleep(0.3)
    assert not opening.done()
    other.execute("ROLLBACK")
    other.close()
    assert len(await opening) == 32
    await store.close()


async def test_every_commit_reaches_the_disk(tmp_path):
    async with opened(tmp_path) as store, store.engine.connect() as connection:
        assert await connection.scalar(sa.text("PRAGMA synchronous")) == 2
        assert await connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
        assert await connection.scalar(sa.text("PRAGMA foreign_keys")) == 1


async def test_of_many_who_write_one_move_one_succeeds(tmp_path):
    async with opened(tmp_path) as first, opened(tmp_path) as second:
        _, table = await new_table(first, Seat("B", "bot", None, "random", "Hazel"))
        for number in (1, 2, 3):
            done = await asyncio.gather(
                *(s.append(table, number, f"A {n}", last=False) for n, s in enumerate([first, second] * 4)),
                return_exceptions=True,
            )
            assert [type(d) for d in done if d] == [Taken] * 7
        assert len(await second.texts(table)) == 3
        assert (await second.header(table)).count == 3


async def test_of_many_who_want_one_seat_one_gets_it_and_nobody_gets_two(tmp_path):
    async with opened(tmp_path) as store:
        _, table = await new_table(store, Seat("B", "open"), Seat("C", "open"))
        guests = [await store.new_guest(str(n), None) for n in range(4)]
        done = await asyncio.gather(
            *(store.sit(table, "B", Seat("B", "person", g.id, None, g.name)) for g in guests),
            return_exceptions=True,
        )
        assert sum(d is False for d in done) == 1
        lucky = (await store.header(table)).seats[1].guest
        with pytest.raises(Taken):
            await store.sit(table, "C", Seat("C", "person", lucky, None, "again"))
        assert (await store.header(table)).state == "waiting"
        assert await store.sit(table, "C", Seat("C", "bot", None, "random", "Hazel")) is True
        with pytest.raises(Taken):
            await store.stand(table, lucky)


async def test_a_header_holds_what_was_agreed(tmp_path):
    async with opened(tmp_path) as store:
        guest, table = await new_table(store, Seat("B", "open"))
        header = await store.header(table)
        assert (header.game, header.options, header.dealer, header.creator) == (
            "port",
            {"max_rounds": 5},
            "B",
            guest.id,
        )
        assert header.commitment == commitment_of("x")
        assert [h.id for h in await store.waiting()] == [table]
        assert await store.header("nothere") is None


def test_addresses_of_databases():
    assert Settings(database="sqlite:///x.db").url().drivername == "sqlite+aiosqlite"
    assert Settings(database="/tmp/x.db").url().database == "/tmp/x.db"
    url = Settings(database="postgresql://me:secret@host/alehouse").url()
    assert (url.drivername, url.password) == ("postgresql+asyncpg", "secret")
