"""News between processes: what one changes the others hear of, and nothing comes back."""

import asyncio
from contextlib import asynccontextmanager
from types import SimpleNamespace

import sqlalchemy as sa

from alehouse.server import schema
from alehouse.server.feed import Feed, PostgresFeed, feed_for
from alehouse.server.store import Away

from .databases import BOT, command, new_table, opened


class Ear:
    """Hears what a process is told."""

    def __init__(self, feed):
        self.heard = []
        feed.listen(self.hear)

    async def hear(self, tables):
        self.heard.append(None if tables is None else set(tables))

    @property
    def tables(self):
        return set().union(*(told for told in self.heard if told is not None))

    async def until(self, condition):
        async with asyncio.timeout(20):
            while not condition(self):
                await asyncio.sleep(0.01)


async def asked(store, query):
    """What a database answers."""
    async with store.database.read() as connection:
        return await connection.scalar(query)


async def all_told(stores, feeds):
    """Wait until everybody has read what each tells once on a file: to look at everything."""
    notes = schema.notes.c
    async with asyncio.timeout(20):
        while await asked(stores[0], sa.select(sa.func.count(sa.distinct(notes.process)))) < len(stores):
            await asyncio.sleep(0.01)
        newest = await asked(stores[0], sa.select(sa.func.max(notes.id)))
        while min(feed._last for feed in feeds) < newest:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def connected(address, count):
    async with opened(address, count) as made:
        stores = made if count > 1 else [made]
        feeds = [feed_for(store) for store in stores]
        ears = [Ear(feed) for feed in feeds]
        for store in stores:
            await store.processes.beat()  # each knows of all
        for feed, store in zip(feeds, stores, strict=True):
            await feed.open(store)
        if count > 1 and stores[0].database.lite:
            # What comes next is news of the test.
            await all_told(stores, feeds)
        for ear in ears:
            ear.heard.clear()
        try:
            yield stores, feeds, ears
        finally:
            for feed in feeds:
                await feed.close()


async def test_a_move_is_heard_by_the_others_and_not_by_its_own_process(address):
    async with connected(address, 3) as (stores, _, ears):
        _, table = await new_table(stores[0], BOT)
        _, over = await new_table(stores[0], BOT)
        await asyncio.gather(stores[0].add(table, 1, "A hit"), stores[0].add(over, 1, "A hit", result="{}"))
        for ear in ears[1:]:
            await ear.until(lambda ear: ear.tables >= {table, over})
        await asyncio.sleep(0.5)
        assert ears[0].heard == []


async def test_what_is_told_is_heard_gathered(address):
    async with connected(address, 2) as (_, feeds, ears):
        # More than one note of PostgreSQL could hold.
        told = {f"table{n}" for n in range(2000)}
        for table in told:
            feeds[0].publish([table])
        await ears[1].until(lambda ear: ear.tables == told)
        feeds[1].publish(["back"])
        await ears[0].until(lambda ear: ear.tables == {"back"})
        assert ears[1].tables == told


async def test_who_comes_later_hears_what_is_told_from_then_on(address):
    async with connected(address, 1) as ((first,), _, _):
        _, table = await new_table(first, BOT)
        async with opened(address) as late:
            feed = feed_for(late)
            ear = Ear(feed)
            await feed.open(late)
            await first.processes.beat()  # learns of the other
            await first.add(table, 1, "A hit")
            await ear.until(lambda ear: None in ear.heard or table in ear.tables)
            ear.heard.clear()
            await first.add(table, 2, "A hit")
            # If one took the other for dead meanwhile, it is told to look at everything.
            await ear.until(lambda ear: None in ear.heard or table in ear.tables)
            await feed.close()


async def test_after_a_quiet_time_news_is_heard_as_before(tmp_path):
    async with connected(str(tmp_path / "store.sqlite"), 2) as (stores, feeds, ears):
        for _ in range(3):
            for table in ("one", "two", "three"):
                ears[1].heard.clear()
                feeds[0].publish([table])
                await ears[1].until(lambda ear, table=table: table in ear.tables or None in ear.heard)
            async with stores[0].engine.begin() as connection:
                await connection.execute(schema.notes.update().values(made=1))
            await stores[0].processes.beat()
            # All have been told long ago, and yet the next one has a number of its own.
            assert await asked(stores[0], sa.select(sa.func.count()).select_from(schema.notes)) == 1


async def test_who_cannot_look_is_told_again(address):
    async with connected(address, 2) as (_, feeds, _):
        tries = []

        async def look(tables):
            tries.append(set(tables))
            if len(tries) < 3:
                raise Away("not now")

        feeds[1].listen(look)
        feeds[0].publish(["one"])
        async with asyncio.timeout(20):
            while len(tries) < 3:
                await asyncio.sleep(0.01)
        assert tries == [{"one"}] * 3


async def test_after_a_lost_line_everything_may_have_changed(postgres):
    async with connected(postgres, 2) as (stores, feeds, ears):
        name = stores[0].database.url.database
        await command(
            f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )
        await asyncio.sleep(0.2)
        feeds[0].publish(["kept"])  # in mind until the line is back
        await asyncio.sleep(0.2)
        assert ears[1].heard == []
        await command(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        await ears[1].until(lambda ear: None in ear.heard)
        # What was told before the others listened again is in that `None`, so tell something more.
        feeds[0].publish(["later"])
        await ears[1].until(lambda ear: "later" in ear.tables)


async def test_one_process_alone_writes_no_notes(tmp_path):
    async with connected(str(tmp_path / "store.sqlite"), 1) as ((store,), (feed,), _):
        _, table = await new_table(store, BOT)
        await store.add(table, 1, "A hit")
        feed.publish([table])
        await asyncio.sleep(0.6)
        async with store.engine.connect() as connection:
            assert (await connection.exec_driver_sql("SELECT count(*) FROM notes")).scalar() == 0


async def test_a_process_that_was_counted_as_gone_tells_whose_people_are_there_again(address):
    async with connected(address, 2) as (stores, _, ears):
        _, table = await new_table(stores[0], BOT)
        await stores[0].set_presence([(table, "A", True)])
        p = schema.processes.c
        ears[1].heard.clear()
        known = sa.select(sa.func.count()).where(p.id == stores[0].process)
        async with asyncio.timeout(20):
            # It beats by itself too, perhaps just before the other one sweeps.
            while await asked(stores[1], known):
                async with stores[1].engine.begin() as connection:
                    await connection.execute(
                        schema.processes.update()
                        .where(p.id == stores[0].process)
                        .values(beat=p.beat - 10_500)
                    )
                await stores[1].processes.beat()  # sweeps
        await stores[0].processes.beat()
        await stores[1].processes.beat()
        await ears[1].until(lambda ear: table in ear.tables)
        assert (await stores[1].look(table, None)).elsewhere == {"A"}
        # The other one may have taken it for somebody new, who has to look at everything.
        assert ears[0].tables == set()


async def test_a_process_that_ends_tells_whose_people_are_gone_with_it(address):
    async with connected(address, 2) as (stores, feeds, ears):
        _, table = await new_table(stores[0], BOT)
        await stores[0].set_presence([(table, "A", True)])
        assert (await stores[1].look(table, None)).elsewhere == {"A"}
        ears[1].heard.clear()
        await stores[0].leave()
        await feeds[0].close()
        await ears[1].until(lambda ear: table in ear.tables)
        assert (await stores[1].look(table, None)).elsewhere == set()


async def test_what_is_on_its_way_is_told_before_a_process_ends():
    """A note that takes its time is not cut off by the end."""

    told = []

    class Slow:
        async def execute(self, _, channel, text):
            await asyncio.sleep(0.2)
            told.append(text)

    feed = PostgresFeed()
    feed._store = SimpleNamespace(process="p1")
    feed._sending = False
    feed.publish(["t1"])
    feed._tasks = [asyncio.create_task(feed._send(Slow()))]
    await asyncio.sleep(0.05)
    await feed.close()
    assert told == ["p1 t1"]


async def test_a_feed_of_one_process_tells_nobody():
    feed = Feed()
    ear = Ear(feed)
    feed.publish(["one"])
    await feed.close()
    assert ear.heard == []
