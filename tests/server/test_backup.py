"""Back-up and restore, between databases of both kinds, while the server runs."""

import asyncio
import gzip
import json
import os
import stat

import pytest

from alehouse.refused import Refused
from alehouse.server import schema
from alehouse.server.backup import backup, restore
from alehouse.server.store import Seat, Store, parse

from .databases import BOT, drop, new_database, new_table, opened, person


@pytest.fixture(params=["sqlite", "postgresql"])
def second(request, tmp_path):
    """The address of another empty database, of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "second.sqlite")
        return
    made = new_database()
    yield made
    drop(made)


async def rows(address):
    """Everything that lasts."""
    store = Store(parse(address))
    found = {}
    async with store.database.read() as connection:
        for table in (schema.keys, schema.guests, schema.tables, schema.seats, schema.moves):
            query = schema.sa.select(table).order_by(*table.primary_key)
            found[table.name] = [tuple(row) for row in await connection.execute(query)]
    await store.database.close()
    return found


def lines(path):
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return file.read().splitlines()


def write(path, text):
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(text)


async def test_everything_comes_back_the_same(address, second, tmp_path):
    async with opened(address) as store:
        ann = person("Ännchen 🍺 “Ann”")
        await store.rename(ann.id, "Анна", "ru")
        _, table = await new_table(store, BOT, creator=ann)
        for number in range(1, 6):
            await store.add(table, number, f"A {number}", result="{}" if number == 5 else None)
        await store.rematch(await store.header(table), version=2, dealer="A", seed="z")
        await new_table(store, Seat("B", "open"))
        secret = await store.database.setting_up(lambda connection: None)
    kept = await backup(parse(address), tmp_path / "kept.gz")
    assert (kept.tables, kept.moves, kept.guests) == (3, 5, 2)
    assert await restore(parse(second), tmp_path / "kept.gz") == kept
    assert await rows(second) == await rows(address)
    # Whoever had a seat has it still: the cookies are signed with the same key.
    store = Store(parse(second))
    assert await store.open() == secret
    await store.add(table, 6, "A hit")
    await store.close()


async def test_a_backup_under_load_is_of_one_moment(address, second, tmp_path):
    async with opened(address) as store:
        made = [(await new_table(store, BOT))[1] for _ in range(5)]
        stop = False

        async def play():
            # Table after table, so that of two tables the earlier one is never behind.
            number = 0
            while not stop:
                number += 1
                for table in made:
                    await store.add(table, number, f"A {number}")
            return number

        playing = asyncio.create_task(play())
        await asyncio.sleep(0.3)
        kept = await backup(parse(address), tmp_path / "kept.gz")
        before = {table: len(await store.texts(table)) for table in made}
        await asyncio.sleep(0.1)
        stop = True
        total = await playing
    assert kept.moves > 0
    await restore(parse(second), tmp_path / "kept.gz")
    async with opened(second) as store:
        counts = [len(await store.texts(table)) for table in made]
        assert sum(counts) == kept.moves
        assert counts == sorted(counts, reverse=True)
        assert counts[0] - counts[-1] <= 1
        for table, count in zip(made, counts, strict=True):
            assert count <= before[table] <= total
            assert await store.texts(table) == [f"A {n}" for n in range(1, count + 1)]


async def test_only_an_empty_database_is_filled(address, tmp_path):
    async with opened(address) as store:
        _, table = await new_table(store, BOT)
        path = tmp_path / "kept.gz"
        await backup(parse(address), path)
        with pytest.raises(Refused) as refused:
            await restore(parse(address), path)
        assert refused.value.code == "error-restore-full"
        assert await store.header(table) is not None


async def test_a_database_that_a_server_uses_is_not_filled(address, second, tmp_path):
    async with opened(address) as store:
        await new_table(store, BOT)
        await backup(parse(address), tmp_path / "kept.gz")
    async with opened(second):
        with pytest.raises(Refused) as refused:
            await restore(parse(second), tmp_path / "kept.gz")
    assert refused.value.code == "error-restore-running"
    # It was used, is empty, and nobody uses it now.
    await restore(parse(second), tmp_path / "kept.gz")
    assert await rows(second) == await rows(address)


async def test_what_is_damaged_changes_nothing(tmp_path):
    address, path = str(tmp_path / "store.sqlite"), tmp_path / "kept.gz"
    async with opened(address) as store:
        _, table = await new_table(store, BOT)
        for number in range(1, 4):
            await store.add(table, number, f"A {number}")
    await backup(parse(address), path)
    good, packed = lines(path), path.read_bytes()
    broken = tmp_path / "broken.gz"
    other = tmp_path / "other.sqlite"

    async def refused_as(code):
        with pytest.raises(Refused) as refused:
            await restore(parse(str(other)), broken)
        assert refused.value.code == code
        assert "\n" not in refused.value.text()
        assert not other.exists()

    for length in (0, 1, 20, len(packed) // 2, len(packed) - 9, len(packed) - 1):
        broken.write_bytes(packed[:length])
        await refused_as("error-backup-damaged")
    for place in range(12, len(packed) - 8, 37):
        broken.write_bytes(packed[:place] + bytes([packed[place] ^ 0x10]) + packed[place + 1 :])
        await refused_as("error-backup-damaged")
    for text in (
        "",
        "\n",
        "{}",
        "[]\n",
        "no JSON\n",
        "\n".join(good[:-1]),
        "\n".join([*good[:-2], good[-1]]),
        "\n".join([*good, good[-1]]),
        "\n".join(good).replace("A 2", "A 9"),
        "\n".join(good[1:]),
        "[" * 100_000,
    ):
        write(broken, text)
        await refused_as("error-backup-damaged")
    broken.write_bytes(b"not packed at all")
    await refused_as("error-backup-damaged")
    broken.unlink()
    await refused_as("error-backup-file")
    broken.mkdir()
    await refused_as("error-backup-file")


async def test_a_backup_of_an_older_or_newer_version(tmp_path):
    import hashlib

    address, path = str(tmp_path / "store.sqlite"), tmp_path / "kept.gz"
    async with opened(address) as store:
        _, table = await new_table(store, BOT)
        await store.add(table, 1, "A hit")
    await backup(parse(address), path)
    first, *others = [json.loads(line) for line in lines(path)[:-1]]

    def rewritten(revision, columns):
        head = {**first, "revision": revision, "columns": columns}
        kept = [row[: len(columns[row[0]]) + 1] for row in others]
        text = "".join(json.dumps(line) + "\n" for line in [head, *kept])
        end = {"rows": len(kept), "sha256": hashlib.sha256(text.encode()).hexdigest()}
        write(tmp_path / "other.gz", text + json.dumps(end) + "\n")

    columns = first["columns"]
    # What the first version did not have.
    later = {"tables": "touched", "seats": "was"}
    known = ("keys", "guests", "tables", "seats", "moves")
    rewritten(
        "0001",
        {
            name: columns[name][: columns[name].index(later[name])] if name in later else columns[name]
            for name in known
        },
    )
    await restore(parse(str(tmp_path / "old.sqlite")), tmp_path / "other.gz")
    async with opened(str(tmp_path / "old.sqlite")) as store:
        assert (await store.look(table, None)).texts == ["A hit"]
    rewritten("9999", columns)
    with pytest.raises(Refused) as refused:
        await restore(parse(str(tmp_path / "new.sqlite")), tmp_path / "other.gz")
    assert refused.value.code == "error-backup-newer"


async def test_where_a_backup_goes(tmp_path):
    address, path = str(tmp_path / "store.sqlite"), tmp_path / "kept.gz"
    with pytest.raises(Refused) as refused:
        await backup(parse(address), path)
    assert refused.value.code == "error-backup-nothing"
    assert list(tmp_path.iterdir()) == []
    async with opened(address) as store:
        await new_table(store, BOT)
        mask = os.umask(0)
        try:
            await backup(parse(address), path)
        finally:
            os.umask(mask)
        if os.name != "nt":
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
        await new_table(store, BOT)
        assert (await backup(parse(address), path)).tables == 2  # the newer one replaces it
        for other, code in (
            (tmp_path / "store.sqlite", "error-backup-other"),
            (tmp_path / "nosuch" / "kept.gz", "error-backup-file"),
            (tmp_path, "error-backup-other"),
        ):
            with pytest.raises(Refused) as refused:
                await backup(parse(address), other)
            assert refused.value.code == code
    assert not list(tmp_path.glob("*.part"))
