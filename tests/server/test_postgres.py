"""What is special about PostgreSQL: it can be away, and come back."""

import asyncio

import pytest

from alehouse.refused import Refused
from alehouse.server.store import Away, Seat, Store, parse

from .databases import BOT, command, new_table, opened, person, seated


async def cut_off(name):
    """Let nobody use a database any more."""
    await command(
        f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false",
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
    )


async def test_while_it_is_away_everything_says_so_and_afterwards_all_goes_on(postgres):
    async with opened(postgres) as store:
        ann, table = await new_table(store, BOT)
        _, waiting = await new_table(store, Seat("B", "open"))
        await store.add(table, 1, "A hit")
        await store.look(table, None)
        name = store.database.url.database
        await cut_off(name)
        header = (await asyncio.gather(store.header(table), return_exceptions=True))[0]
        assert isinstance(header, Away)
        for _ in range(2):
            done = await asyncio.gather(
                store.add(table, 2, "A hit"),
                store.look(table, None),
                store.header(table),
                store.texts(table),
                store.guest(ann.id),
                store.waiting(),
                store.keep(person()),
                store.rename(ann.id, "Annie", None),
                store.sit(waiting, "B", seated("B", person("Ben"))),
                store.stand(waiting, ann.id),
                store.close_table(waiting, ann.id),
                new_table(store, BOT),
                store.set_presence([(table, "A", True)]),
                store.lease(table),
                store.tidy(guests=1, unfinished=1, finished=1),
                store.processes.beat(),
                return_exceptions=True,
            )
            assert [type(d) for d in done] == [Away] * 16
        await command(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        await store.add(table, 2, "A hit", result="{}")
        assert (await store.look(table, None)).texts == ["A hit", "A hit"]
        assert (await store.header(table)).state == "over"
        # What could not be told of who is here is told with the next beat.
        await store.processes.beat()
        async with opened(postgres) as other:
            assert (await other.look(table, None)).elsewhere == {"A"}


async def test_no_connection_is_left_by_a_question_that_could_not_be_answered(postgres, monkeypatch):
    async with opened(postgres) as store:
        made = []
        connect = store.database.connect

        async def noticed():
            made.append(await connect())
            return made[-1]

        monkeypatch.setattr(store.database, "connect", noticed)
        with monkeypatch.context() as broken:
            broken.setattr(
                type(store._reader), "_READ", "SELECT 1 / 0, $1::text[], $2::int[], $3::text, $4::int"
            )
            with pytest.raises(Away):
                await store.look("nothere", None)
        assert [connection.is_closed() for connection in made] == [True]
        assert await store.look("nothere", None) is None


async def test_a_line_that_was_cut_while_idle_costs_nobody_an_answer(postgres):
    async with opened(postgres) as store:
        ann, table = await new_table(store, BOT)
        await store.look(table, None)
        name = store.database.url.database
        await command(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        await asyncio.sleep(0.1)
        assert (await store.look(table, None)).texts == []
        assert await store.guest(ann.id) == ann
        await store.add(table, 1, "A hit")


async def test_a_database_that_is_only_to_be_read_says_away(postgres):
    async with opened(postgres) as store:
        _, table = await new_table(store, BOT)
        name = store.database.url.database
        await command(
            f"ALTER DATABASE {name} SET default_transaction_read_only = on",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )
        await asyncio.sleep(0.1)
        with pytest.raises(Away):
            await store.add(table, 1, "A hit")
        with pytest.raises(Away):
            await store.keep(person())
        assert (await store.look(table, None)).texts == []
        await command(
            f"ALTER DATABASE {name} RESET default_transaction_read_only",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )
        await asyncio.sleep(0.1)
        await store.add(table, 1, "A hit")


async def test_a_database_that_is_not_there_is_refused_in_one_line(postgres):
    missing = parse(postgres).set(database="alehouse_is_not_there")
    with pytest.raises(Refused) as refused:
        await Store(missing).open()
    assert refused.value.code == "error-database"
    assert 'database "alehouse_is_not_there" does not exist' in refused.value.text()
    assert "\n" not in refused.value.text()


async def test_a_missing_driver_is_refused_in_one_line(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "asyncpg", None)
    with pytest.raises(Refused) as refused:
        Store(parse("postgresql://me@127.0.0.1/x"))
    assert refused.value.code == "error-database-driver"
    assert refused.value.details["module"] == "asyncpg"
    assert refused.value.details["command"] in refused.value.text()
    assert "[web]" in refused.value.text()
