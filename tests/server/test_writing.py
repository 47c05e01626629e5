"""How moves are written down: in order, together, and acknowledged only when they are on the disk."""

import asyncio
import random
import signal
import subprocess
import sys

import pytest

from alehouse.server.store import Away, Store, Taken, parse

from .databases import BOT, command, new_table, opened

WRITE = """
import asyncio, sys
from alehouse.server.store import Store, Taken, parse

async def write(store, table):
    number = (await store.look(table, None)).header.count
    while True:
        number += 1
        # Acknowledged: told on the standard output, unbuffered, before anything else is done.
        await store.add(table, number, f"A {number}")
        print(table, number, flush=True)

async def main():
    store = Store(parse(sys.argv[1]))
    await store.open()
    await asyncio.gather(*(write(store, table) for table in sys.argv[2:]))

asyncio.run(main())
"""


def asked(store, table, number, text, told, result=None):
    store.append(
        table, number, text, result=result, done=lambda problem: told.append((table, number, problem))
    )


async def until(condition):
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.005)


async def test_moves_keep_their_order_and_are_told_one_by_one(address):
    async with opened(address) as store:
        made = [(await new_table(store, BOT))[1] for _ in range(5)]
        told = []
        # Some of a table wait together: they are written one after the other all the same.
        for number in range(1, 9):
            for table in made:
                asked(store, table, number, f"A {number}", told)
        assert told == []  # never before the call has returned
        await until(lambda: len(told) == 40)
        for table in made:
            assert [(n, r) for t, n, r in told if t == table] == [(n, None) for n in range(1, 9)]
            assert await store.texts(table) == [f"A {n}" for n in range(1, 9)]


async def test_a_move_that_cannot_be_takes_no_other_along(address):
    async with opened(address) as store:
        made = [(await new_table(store, BOT))[1] for _ in range(6)]
        await store.add(made[1], 1, "A hit")
        told = []
        asked(store, made[0], 1, "A hit", told)
        asked(store, made[1], 1, "A hit", told)  # there already
        asked(store, made[2], 2, "A hit", told)  # one is missing before it
        asked(store, "nothere", 1, "A hit", told)
        asked(store, made[3], 1, "A hit", told, result="{}")
        asked(store, made[4], 0, "A hit", told)
        asked(store, made[5], 1, "A hit", told)
        await until(lambda: len(told) == 7)
        results = {table: type(result) for table, _, result in told}
        good, bad = type(None), Taken
        assert [results[t] for t in made] == [good, bad, bad, good, bad, good]
        assert results["nothere"] is bad
        headers = [await store.header(t) for t in made]
        assert [h.count for h in headers] == [1, 1, 0, 1, 0, 1]
        assert [h.state for h in headers] == ["playing"] * 3 + ["over"] + ["playing"] * 2


async def test_a_game_that_is_over_in_a_batch_that_fails_in_part(address):
    async with opened(address) as store:
        (_, first), (_, second) = await new_table(store, BOT), await new_table(store, BOT)
        told = []
        asked(store, first, 2, "A hit", told, result="{}")
        asked(store, second, 1, "A hit", told, result='{"moves": 1}')
        await until(lambda: len(told) == 2)
        lost, over = await store.header(first), await store.header(second)
        assert (lost.ended, lost.result) == (None, None)
        assert over.ended is not None
        assert over.result == {"moves": 1}


async def test_games_that_end_in_one_batch_keep_their_own_results(address):
    async with opened(address) as store:
        made = [(await new_table(store, BOT))[1] for _ in range(3)]
        told = []
        asked(store, made[0], 1, "A hit", told, result='{"winners": ["A"]}')
        asked(store, made[1], 1, "A hit", told)
        asked(store, made[2], 1, "A hit", told, result='{"winners": ["B"]}')
        await until(lambda: len(told) == 3)
        found = [await store.look(t, None) for t in made]
        assert [looked.header.result for looked in found] == [{"winners": ["A"]}, None, {"winners": ["B"]}]
        assert [looked.header.state for looked in found] == ["over", "playing", "over"]


async def test_who_is_told_may_fail_and_ask_again_at_once(address):
    async with opened(address) as store:
        _, table = await new_table(store, BOT)
        told = []

        def done(result):
            told.append(result)
            if len(told) < 5:
                store.append(table, len(told) + 1, "A hit", done=done)
            raise RuntimeError("what is told here is nobody else's business")

        store.append(table, 1, "A hit", done=done)
        await until(lambda: len(told) == 5)
        assert told == [None] * 5
        await store.add(table, 6, "A hit")


async def test_what_waits_when_the_store_closes_is_written(address):
    async with opened(address) as store:
        made = [(await new_table(store, BOT))[1] for _ in range(3)]
        told = []
        for number in range(1, 6):
            for table in made:
                asked(store, table, number, "A hit", told)
        await store.close()
        assert [result for _, _, result in told] == [None] * 15
    async with opened(address) as store:
        assert [(await store.header(t)).count for t in made] == [5, 5, 5]


async def test_a_batch_is_larger_than_the_largest(address):
    async with opened(address) as store:
        made = [(await new_table(store, BOT, limit=10**6))[1] for _ in range(40)]
        told = []
        for number in range(1, 31):
            for table in made:
                asked(store, table, number, f"A {number}", told, result="{}" if number == 30 else None)
        await until(lambda: len(told) == 1200)
        assert {result for _, _, result in told} == {None}
        assert {(await store.header(t)).state for t in made} == {"over"}


async def test_a_line_that_is_closed_under_way_comes_back(tmp_path):
    async with opened(str(tmp_path / "store.sqlite")) as store:
        _, table = await new_table(store, BOT)
        await store.add(table, 1, "A hit")
        store._writer._connection.close()
        with pytest.raises(Away):
            await store.add(table, 2, "A hit")
        await store.add(table, 2, "A hit")
        assert (await store.look(table, None)).header.count == 2
        store._reader._connection.close()
        with pytest.raises(Away):
            await store.look(table, None)
        assert (await store.look(table, None)).header.count == 2


async def test_killed_again_and_again_nothing_acknowledged_is_lost(address):
    dice = random.Random(7)
    async with opened(address) as store:
        made = [(await new_table(store, BOT))[1] for _ in range(4)]
        for _ in range(5):
            process = subprocess.Popen(
                [sys.executable, "-c", WRITE, address, *made], stdout=subprocess.PIPE, text=True
            )
            assert process.stdout is not None
            first = await asyncio.to_thread(process.stdout.readline)
            await asyncio.sleep(dice.random() * 0.3)
            process.send_signal(signal.SIGKILL)
            rest = process.stdout.read()
            process.wait()
            acknowledged = dict.fromkeys(made, 0)
            for line in (first + rest).splitlines():
                if len(parts := line.split()) == 2 and line.endswith(parts[1]):
                    acknowledged[parts[0]] = max(acknowledged[parts[0]], int(parts[1]))
            assert any(acknowledged.values())
            for table in made:
                texts = await store.texts(table)
                # At most one more is there than was told of: it had been written, and nobody lived to tell.
                assert len(texts) >= acknowledged[table]
                assert texts == [f"A {n}" for n in range(1, len(texts) + 1)]


async def test_cut_off_in_the_middle_every_move_is_there_once(postgres):
    dice = random.Random(7)
    store = Store(parse(postgres))
    await store.open()
    try:
        made = [(await new_table(store, BOT))[1] for _ in range(10)]
        aways = 0
        stop = False

        async def play(table):
            """Make moves; after an answer that was lost look again, as the rooms do."""
            nonlocal aways
            number = 0
            while not stop:
                try:
                    await store.add(table, number + 1, f"A {number + 1}")
                    number += 1
                except (Away, Taken):
                    aways += 1
                    while True:
                        try:
                            looked = await store.look(table, None)
                        except Away:
                            await asyncio.sleep(0.01)
                            continue
                        assert looked.header.count >= number  # what was acknowledged is there
                        number = looked.header.count
                        break
            return number

        playing = [asyncio.create_task(play(table)) for table in made]
        name = store.database.url.database
        for _ in range(20):
            await asyncio.sleep(dice.random() * 0.2)
            await command(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                f" WHERE datname = '{name}' AND application_name = 'alehouse'"
            )
        stop = True
        counts = await asyncio.gather(*playing)
        assert aways > 0
        for table, count in zip(made, counts, strict=True):
            assert await store.texts(table) == [f"A {n}" for n in range(1, count + 1)]
    finally:
        await store.close()
