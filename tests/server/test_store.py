"""The database: its history, its promises, and who is faster."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from alehouse.refused import Refused
from alehouse.server import schema
from alehouse.server.settings import Settings
from alehouse.server.store import Away, Seat, Store, Taken, commitment_of, parse

from .databases import BOT, new_table, opened, person, seated

OPEN = """
import asyncio, sys
from alehouse.server.store import Store, parse
async def main():
    store = Store(parse(sys.argv[1]))
    print((await store.open()).hex())
    await store.close()
asyncio.run(main())
"""


async def test_the_migrations_make_the_tables_that_the_code_expects(address):
    async with opened(address) as store, store.engine.connect() as connection:
        # SQLite does not look at the length of a text, so a column there keeps the one it was made with.
        types = store.engine.dialect.name == "postgresql"

        def difference(plain):
            context = MigrationContext.configure(plain, opts={"compare_type": types})
            return compare_metadata(context, schema.metadata)

        assert await connection.run_sync(difference) == []


async def test_answers_that_belong_together_are_of_one_moment(address):
    async with opened(address, count=2) as (reading, writing):
        count = sa.select(sa.func.count()).select_from(schema.tables)
        await new_table(writing)
        async with reading.database.still() as connection:
            assert await connection.scalar(count) == 1
            await new_table(writing)
            assert await connection.scalar(count) == 1, "it stands still"
        async with reading.database.still() as connection:
            assert await connection.scalar(count) == 2, "and then goes on"


@pytest.mark.parametrize("revision", [None, "0001"])
async def test_four_processes_that_start_at_once_agree(address, revision):
    if revision is not None:
        store = Store(parse(address))
        await store.database.setting_up(lambda connection: schema.upgrade(connection, revision))
        await store.database.close()
    started = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN, address], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        for _ in range(4)
    ]
    told = [process.communicate(timeout=60) for process in started]
    assert [process.returncode for process in started] == [0] * 4, told
    assert len({out for out, _ in told}) == 1
    assert len(told[0][0].strip()) == 64


async def test_two_downgrades_and_upgrades_later_everything_is_there(address):
    async with opened(address) as store:
        _, table = await new_table(store, BOT)
        await store.add(table, 1, "A hit")

    async def move(connection, to):
        from alembic import command

        def work(plain):
            config = schema.configured()
            config.attributes["connection"] = plain
            command.downgrade(config, to)

        await connection.run_sync(work)

    store = Store(parse(address))
    async with store.engine.begin() as connection:
        await move(connection, "0001")
    await store.database.close()
    async with opened(address) as store:
        assert (await store.look(table, None)).texts == ["A hit"]


async def test_opening_again_keeps_the_secret_and_two_processes_agree_on_it(tmp_path):
    # The rarest of them meet in the moment in which the file is made: so many new files.
    for n in range(10):
        stores = [Store(parse(str(tmp_path / f"store-{n}.sqlite"))) for _ in range(6)]
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
    store = Store(parse(str(path)))
    opening = asyncio.create_task(store.open())
    await asyncio.sleep(0.3)
    assert not opening.done()
    other.execute("ROLLBACK")
    other.close()
    assert len(await opening) == 32
    await store.close()


async def test_every_commit_reaches_the_disk(tmp_path):
    async with opened(str(tmp_path / "store.sqlite")) as store:
        async with store.engine.connect() as connection:
            assert await connection.scalar(sa.text("PRAGMA synchronous")) == 2
            assert await connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(sa.text("PRAGMA foreign_keys")) == 1
        _, table = await new_table(store, BOT)
        await store.add(table, 1, "A hit")
        plain = store._writer._connection
        assert plain.execute("PRAGMA synchronous").fetchone() == (2,)
        assert plain.execute("PRAGMA foreign_keys").fetchone() == (1,)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no file modes")
@pytest.mark.parametrize("before", [None, 0o644, 0o666])
async def test_nobody_else_can_read_the_file(tmp_path, before):
    path = tmp_path / "store.sqlite"
    if before is not None:
        async with opened(str(path)):
            pass
        path.chmod(before)
    mask = os.umask(0)
    try:
        async with opened(str(path)) as store:
            await new_table(store, BOT)
            found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(mask)
    assert found == dict.fromkeys(("store.sqlite", "store.sqlite-wal", "store.sqlite-shm"), 0o600)


async def test_of_many_who_write_one_move_one_succeeds(address):
    async with opened(address, 2) as (first, second):
        _, table = await new_table(first, BOT)
        for number in (1, 2, 3):
            done = await asyncio.gather(
                *(s.add(table, number, f"A {n}") for n, s in enumerate([first, second] * 4)),
                return_exceptions=True,
            )
            assert [type(d) for d in done if d] == [Taken] * 7
        assert len(await second.texts(table)) == 3
        assert (await second.header(table)).count == 3


async def test_of_many_who_want_one_seat_one_gets_it_and_nobody_gets_two(address):
    async with opened(address, 2) as stores:
        store = stores[0]
        _, table = await new_table(store, Seat("B", "open"), Seat("C", "open"))
        guests = [person(str(n)) for n in range(4)]
        done = await asyncio.gather(
            *(stores[n % 2].sit(table, "B", seated("B", g)) for n, g in enumerate(guests)),
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


async def test_the_last_two_seats_taken_at_once_begin_the_game(address):
    async with opened(address, 2) as (first, second):
        made = [(await new_table(first, Seat("B", "open"), Seat("C", "open")))[1] for _ in range(60)]

        async def both(table):
            begun = await asyncio.gather(
                first.sit(table, "B", seated("B", person("Ben"))),
                second.sit(table, "C", seated("C", person("Cleo"))),
            )
            return sorted(begun), (await first.header(table)).state

        assert await asyncio.gather(*map(both, made)) == [([False, True], "playing")] * 60


async def test_no_game_begins_with_a_seat_that_somebody_has_just_left(address):
    async with opened(address, 2) as (first, second):

        async def both(_):
            ben = person("Ben")
            _, table = await new_table(first, seated("B", ben), Seat("C", "open"))
            done = await asyncio.gather(
                first.stand(table, ben.id),
                second.sit(table, "C", seated("C", person("Cleo"))),
                return_exceptions=True,
            )
            header = await first.header(table)
            return [type(d) for d in done], header.state, {s.kind for s in header.seats}

        for n in range(0, 60, 6):
            for types, state, kinds in await asyncio.gather(*map(both, range(n, n + 6))):
                # Whoever stands up before is gone, and nothing begins; whoever is late stays.
                expected = ("playing", {"person"}) if types[0] is Taken else ("waiting", {"person", "open"})
                assert (state, kinds) == expected


async def test_nobody_gets_past_the_limit_of_tables(address):
    async with opened(address, 2) as (first, second):
        ann = person()
        done = await asyncio.gather(
            *(new_table((first, second)[n % 2], Seat("B", "open"), creator=ann, limit=20) for n in range(40)),
            return_exceptions=True,
        )
        assert sum(isinstance(d, Taken) for d in done) == 20
        assert sum(isinstance(d, tuple) for d in done) == 20


async def test_somebody_is_written_down_when_it_matters(address):
    async with opened(address) as store:
        ann, ben, cleo = person("Ann"), person("Ben"), person("Cleo")
        assert await store.guest(ann.id) is None
        _, table = await new_table(store, Seat("B", "open"), creator=ann)
        assert await store.guest(ann.id) == ann
        await store.sit(table, "B", seated("B", ben))
        assert await store.guest(ben.id) == ben
        assert await store.rename(cleo.id, "Cleopatra", "de") == []
        assert (await store.guest(cleo.id)).name == "Cleopatra"
        await store.keep(cleo)  # known already: nothing changes
        assert (await store.guest(cleo.id)).locale == "de"
        assert await store.rename(ben.id, "Benedict", None) == [table]
        assert (await store.header(table)).seats[1].name == "Benedict"


async def test_who_is_renamed_while_sitting_down_has_the_new_name(address):
    async with opened(address, 2) as (first, second):
        for n in range(20):
            ben = person("Ben")
            await first.keep(ben)
            _, table = await new_table(first, Seat("B", "open"), Seat("C", "open"))
            await asyncio.gather(
                first.sit(table, "B", seated("B", ben)), second.rename(ben.id, f"Ben {n}", None)
            )
            assert (await first.header(table)).seats[1].name == f"Ben {n}"


async def test_a_header_holds_what_was_agreed(address):
    async with opened(address) as store:
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


async def test_a_look_shows_the_header_the_new_moves_and_who_is_elsewhere(address):
    async with opened(address, 2) as (first, second):
        _, table = await new_table(first, BOT)
        for number in range(1, 13):  # more than nine: their order is that of numbers
            await first.add(table, number, f"A {number}", result="{}" if number == 12 else None)
        await second.set_presence([(table, "A", True), (table, "B", True), ("other", "C", True)])
        await second.set_presence([(table, "B", False)])
        await first.set_presence([(table, "B", True)])
        looked = await first.look(table, 9)
        assert looked.texts == ["A 10", "A 11", "A 12"]
        assert looked.elsewhere == {"A"}
        assert (looked.header.count, looked.header.state) == (12, "over")
        assert looked.header == await first.header(table)
        assert (await second.look(table, None)).texts == [f"A {n}" for n in range(1, 13)]
        assert (await second.look(table, 12)).texts == []
        assert (await second.look(table, 0)).elsewhere == {"B"}
        assert await first.look("nothere", None) is None
        asked = await asyncio.gather(*(first.look(t, n) for n in range(150) for t in (table, "no")))
        assert [a and len(a.texts) for a in asked[:8]] == [12, None, 11, None, 10, None, 9, None]
        assert [a and len(a.texts) for a in asked[-2:]] == [0, None]


async def test_the_lobby_shows_few_tables_of_one_creator_and_none_that_was_left(address):
    async with opened(address, 2) as (first, second):
        ann = person()
        many = [(await new_table(first, Seat("B", "open"), creator=ann))[1] for _ in range(5)]
        _, other = await new_table(first, Seat("B", "open"))
        _, secret = await new_table(first, Seat("B", "open"), listed=False)
        _, begun = await new_table(first, BOT)
        # Created within a millisecond they have no order; give them one.
        async with first.engine.begin() as connection:
            for n, table in enumerate([*many, other, secret, begun]):
                await connection.execute(
                    schema.tables.update()
                    .where(schema.tables.c.id == table)
                    .values(created=schema.tables.c.created - 1000 + n)
                )
        assert [h.id for h in await first.waiting()] == [other, many[4], many[3], many[2]]
        async with first.engine.begin() as connection:
            await connection.execute(
                schema.tables.update().values(created=schema.tables.c.created - 11 * 60_000)
            )
        assert await first.waiting() == []
        await second.set_presence([(many[0], "A", True), (other, "A", True)])
        assert [h.id for h in await first.waiting()] == [other, many[0]]


async def test_who_may_close_a_waiting_table(address):
    async with opened(address) as store:
        ann, ben, cleo = person("Ann"), person("Ben"), person("Cleo")
        _, table = await new_table(store, seated("B", ben), Seat("C", "open"), creator=ann)
        for stranger in (cleo, ben):  # Ann is still there
            with pytest.raises(Taken):
                await store.close_table(table, stranger.id)
        await store.stand(table, ann.id)
        with pytest.raises(Taken):
            await store.close_table(table, cleo.id)
        await store.close_table(table, ben.id)
        assert await store.look(table, None) is None
        with pytest.raises(Taken):
            await store.close_table(table, ben.id)
        with pytest.raises(Taken):
            await store.sit(table, "C", seated("C", cleo))
        _, mine = await new_table(store, Seat("B", "open"), creator=ann)
        await store.close_table(mine, ann.id)
        _, begun = await new_table(store, BOT, creator=ann)
        with pytest.raises(Taken):
            await store.close_table(begun, ann.id)
        with pytest.raises(Taken):
            await store.add(mine, 1, "A hit")


async def test_everybody_who_asks_gets_the_same_next_table(address):
    async with opened(address, 2) as stores:
        _, table = await new_table(stores[0], BOT)
        await stores[0].add(table, 1, "A hit", result="{}")
        header = await stores[0].header(table)
        found = await asyncio.gather(
            *(stores[n % 2].rematch(header, version=1, dealer="A", seed=f"{n}") for n in range(8))
        )
        assert len(set(found)) == 1
        assert (await stores[1].header(table)).next == found[0]


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("/nosuch/x.sqlite", "error-database"),
        ("sqlite:////nosuch/x.sqlite", "error-database"),
        ("{folder}", "error-database"),
        ("{folder}/text", "error-database"),
        ("mysql://me@host/x", "error-database-kind"),
        ("postgresql+psycopg://me@host/x", "error-database-kind"),
        ("nonsense://", "error-database-kind"),
        ("sqlite://", "error-database-url"),
        ("sqlite:///:memory:", "error-database-url"),
        ("sqlite:///x.sqlite?mode=ro", "error-database-url"),
        ("postgresql://me:secret@host:port/x", "error-database-url"),
        ("postgresql://me:secret@127.0.0.1:1/x", "error-database"),
        ("post gres://:::", "error-database-url"),
    ],
)
async def test_a_database_that_cannot_be_is_refused_in_one_line(tmp_path, written, code):
    (tmp_path / "text").write_text("not a database, but long enough to be one" * 100)
    (tmp_path / "text").chmod(0o644)
    with pytest.raises(Refused) as refused:
        await Store(parse(written.format(folder=tmp_path))).open()
    assert refused.value.code == code
    for language in ("en", "de", "ru"):
        told = refused.value.text(language)
        assert "\n" not in told
        assert "secret" not in told
    # What is not ours stays as it is.
    assert stat.S_IMODE((tmp_path / "text").stat().st_mode) == 0o644


async def test_a_database_of_a_later_version_is_refused(address):
    async with opened(address) as store, store.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Refused) as refused:
        await Store(parse(address)).open()
    assert refused.value.code == "error-database-newer"


def test_addresses_of_databases(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert parse("sqlite:///x.db").drivername == "sqlite+aiosqlite"
    assert parse("sqlite:///x.db").database == str(tmp_path / "x.db")
    assert Settings(database="/tmp/x.db").url().database == "/tmp/x.db"
    url = Settings(database="postgresql://me:secret@host/alehouse").url()
    assert (url.drivername, url.password) == ("postgresql+asyncpg", "secret")


async def test_reading_never_waits_for_another_program_that_writes(tmp_path):
    path = str(tmp_path / "store.sqlite")
    async with opened(path) as store:
        ann, table = await new_table(store, BOT)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.add(table, 1, "A hit"))
        renaming = [asyncio.create_task(store.rename(ann.id, f"Ann {n}", None)) for n in range(10)]
        await asyncio.sleep(0.05)
        # All of them are answered while the other program holds the lock, so none waits for it.
        assert (await store.look(table, None)).texts == []
        assert await store.guest(ann.id) == ann
        assert await store.texts(table) == []
        assert await store.waiting() == []
        assert not writing.done()
        other.execute("COMMIT")
        other.close()
        await writing
        assert await asyncio.gather(*renaming) == [[table]] * 10
        assert (await store.look(table, None)).texts == ["A hit"]


async def test_a_lock_that_is_not_given_back_gives_away_and_then_all_goes_on(tmp_path, monkeypatch):
    for module in ("database", "writing"):
        monkeypatch.setattr(f"alehouse.server.{module}.PATIENCE", 0.3)
    path = str(tmp_path / "store.sqlite")
    async with opened(path) as store:
        _, table = await new_table(store, BOT)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        done = await asyncio.gather(
            store.add(table, 1, "A hit"),
            store.keep(person()),
            store.keep(person()),
            return_exceptions=True,
        )
        assert [type(d) for d in done] == [Away] * 3
        other.execute("ROLLBACK")
        other.close()
        await store.add(table, 1, "A hit")
        await store.keep(person())


async def test_a_full_disk_gives_away_and_then_all_goes_on(tmp_path):
    async with opened(str(tmp_path / "store.sqlite")) as store:
        _, table = await new_table(store, BOT)
        await store.add(table, 1, "A hit")
        plain = store._writer._connection
        (pages,) = plain.execute("PRAGMA page_count").fetchone()
        plain.execute(f"PRAGMA max_page_count = {pages}")
        number, results = 1, []
        while not results and number < 3000:
            try:
                await store.add(table, number + 1, "A" * 200)
                number += 1
            except Away as away:
                results.append(str(away))
        assert results == ["database or disk is full"]
        assert await store.texts(table) == ["A hit", *["A" * 200] * (number - 1)]
        # The writer comes back with a line of its own, for which there is room again.
        await store.add(table, number + 1, "A hit", result="{}")
        assert (await store.header(table)).count == number + 1
        assert store.failures == 1


async def test_what_is_swept_away_and_what_stays(address):
    hour, day = 3_600_000, 86_400_000
    async with opened(address, 2) as (store, other):

        async def aged(table, by, **more):
            c = schema.tables.c
            values = {"created": c.created - by, "touched": c.touched - by, "started": c.started - by, **more}
            async with store.engine.begin() as connection:
                await connection.execute(schema.tables.update().where(c.id == table).values(values))
                m = schema.moves.c
                await connection.execute(
                    schema.moves.update().where(m.table_id == table).values(made=m.made - by)
                )

        open_seat = Seat("B", "open")
        _, left = await new_table(store, open_seat)
        _, sitting = await new_table(store, open_seat)
        _, fresh = await new_table(store, open_seat)
        _, given_up = await new_table(store, BOT)
        _, slow = await new_table(store, BOT)
        _, finished = await new_table(store, BOT)
        _, old = await new_table(store, BOT)
        for table in (given_up, slow, finished, old):
            await store.add(table, 1, "A hit", result="{}" if table in (finished, old) else None)
        await store.rematch(await store.header(finished), version=1, dealer="A", seed="y")
        await aged(left, hour + 1000)
        await aged(sitting, 30 * hour)
        await aged(given_up, 31 * day)
        await aged(slow, 31 * day)
        await store.add(slow, 2, "A hit")
        c = schema.tables.c
        await aged(finished, 90 * day, ended=c.ended - 90 * day)
        await aged(old, 101 * day, ended=c.ended - 101 * day)
        await other.set_presence([(sitting, "A", True)])
        never, named = person("Never"), person("Named")
        await store.keep(never)
        await store.keep(named)
        g = schema.guests.c
        async with store.engine.begin() as connection:
            await connection.execute(schema.guests.update().values(created=g.created - 31 * day))
            await connection.execute(
                schema.guests.update().where(g.id == named.id).values(created=g.created + 2 * day)
            )

        async def there():
            all_of = {"left": left, "sitting": sitting, "fresh": fresh, "given up": given_up}
            all_of |= {"slow": slow, "finished": finished, "old": old}
            return {name for name, table in all_of.items() if await store.header(table)}

        # Two tables, `left` and `given_up`; whoever had made them has no other one, and `never` had none.
        assert await store.tidy(guests=30, unfinished=30, finished=0) == 2 + 3
        assert await there() == {"sitting", "fresh", "slow", "finished", "old"}
        assert await store.guest(never.id) is None
        assert await store.guest(named.id) is not None
        assert await store.tidy(guests=30, unfinished=30, finished=100) == 1 + 1  # with whoever had made it
        assert await there() == {"sitting", "fresh", "slow", "finished"}
        assert await store.tidy(guests=0, unfinished=0, finished=0) == 0
        # Who has just been cut off finds the table again.
        await other.set_presence([(sitting, "A", False)])
        assert await store.tidy(guests=0, unfinished=0, finished=0) == 0
        assert "sitting" in await there()


@pytest.mark.parametrize("replaced", [False, True])
async def test_a_file_that_is_removed_or_replaced_gives_away_until_it_is_back(tmp_path, replaced):
    path = tmp_path / "store.sqlite"
    async with opened(str(path)) as store:
        guest, table = await new_table(store, BOT)
        await store.add(table, 1, "A hit")
        path.rename(tmp_path / "aside")
        if replaced:
            path.write_bytes((tmp_path / "aside").read_bytes())
        with pytest.raises(Away):
            await store.add(table, 2, "A hit")
        with pytest.raises(Away):
            await store.rename(guest.id, "Ann", None)
        with pytest.raises(Away):
            await store.guest(guest.id)
        assert path.exists() == replaced
        (tmp_path / "aside").rename(path)
        await store.add(table, 2, "A hit")
        assert await store.texts(table) == ["A hit", "A hit"]
