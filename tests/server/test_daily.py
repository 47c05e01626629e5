"""The daily deal: the same for everybody, once a day, and told to those only who have played it."""

import asyncio
import datetime
import sqlite3
from collections import Counter
from itertools import pairwise

import pytest

from alehouse.catalogue import find, shipped
from alehouse.server import owned
from alehouse.server.contest_store import Contests
from alehouse.server.daily import HOUR, end_of, streak, today
from alehouse.server.days import LATE, Days, done_of
from alehouse.server.deals import daily, dealer_of, seed_of
from alehouse.server.schema import tables
from alehouse.server.store import Store, parse

from .databases import address, new_guest, opened, postgres  # noqa: F401
from .test_clearing import aged, table_of
from .test_http import code
from .wire import Line

STARBOARD = {
    "game": "starboard",
    "version": find("starboard").version,
    "players": 2,
    "options": {"hands": 1},
    "deals": 2,
}


def test_every_game_comes_once_before_any_comes_again():
    games = len(shipped())
    begin = datetime.date(2026, 1, 1).toordinal() // games * games
    days = [datetime.date.fromordinal(begin + n) for n in range(5 * games)]
    chosen = [daily(day) for day in days]
    assert Counter(each.game for each in chosen) == dict.fromkeys(shipped(), 5)
    assert all(a.game != b.game for a, b in pairwise(chosen))
    for each in chosen:
        find(each.game).check(each.players, each.options)
        assert each.seat in "ABCDE"[: each.players]
    # And not in the same order each time.
    assert [each.game for each in chosen[:games]] != [each.game for each in chosen[games : 2 * games]]


def test_a_deal_says_nothing_of_others_and_the_dealer_goes_round():
    assert len({seed_of("secret", deal) for deal in range(1, 9)} | {"secret"}) == 9
    assert [dealer_of(3, deal) for deal in (1, 2, 3, 4)] == ["C", "A", "B", "C"]


def test_days_in_a_row_count_up_to_today_or_yesterday():
    day = datetime.date(2026, 3, 1)
    assert streak(["2026-03-01", "2026-02-28", "2026-02-26"], day) == 2
    assert streak(["2026-02-28", "2026-02-27"], day) == 2
    assert streak(["2026-02-27", "2026-02-26"], day) == 0
    assert streak([], day) == 0


def test_the_deal_of_a_day_is_made_once_though_two_processes_ask_for_it(address, tmp_path):  # noqa: F811
    async def run():
        stores = [Store(parse(address)), Store(parse(address))]
        for store in stores:
            await store.open()
        try:
            both = [Contests(store) for store in stores]
            made = await asyncio.gather(
                *(each.make_daily("2026-11-29", ended=5, **STARBOARD) for each in both * 3)
            )
            assert len({(each.id, each.seed) for each in made}) == 1
            # Another day is another contest, with other cards.
            other = await both[0].make_daily("2026-11-30", ended=5, **STARBOARD)
            assert other.id != made[0].id
            assert other.seed != made[0].seed
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


async def test_what_is_kept_of_a_day_is_what_has_been_played_and_ones_own_row_is_always_right(address):  # noqa: F811
    async with opened(address) as store:
        contests, days = Contests(store), Days(store.database)
        day = await contests.make_daily("2026-11-29", ended=2**52, **STARBOARD | {"deals": 1})
        played = {}

        async def play(name, chips, left=False):
            guest = await new_guest(store, name)
            table = played[name] = await contests.play(day, guest, [table_of(1, 0, guest)])
            if left:
                await owned.hand_over(store, table, guest.id)
            places = [1, 2] if chips > 0 else [2, 1]
            result = f'{{"places": {places}, "points": null, "chips": [{chips}, {-chips}]}}'
            await store.add(table, 1, "A take", result=result)
            return guest

        async def told(guest=None):
            number = None if guest is None else await contests.number_of(day.id, guest.id)
            own = [] if guest is None else await contests.boards(day.id, number)
            done = [] if guest is None else done_of(day, "A", own)
            return [
                (each.rank, each.score, each.percent) for each in await days.entries(day, "A", number, done)
            ]

        assert await told() == []
        ann = await play("Ann", 5)
        assert await told() == [(1, 5, None)]
        await play("Ben", 1)
        await play("Cy", -3)
        # Of two others each beats two, one, none.
        assert await told() == await told(ann) == [(1, 5, 100.0), (2, 1, 50.0), (3, -3, 0.0)]
        # Another process has a clock that is far too slow: its players see their own games nevertheless.
        dee = await play("Dee", 1)
        await aged(store, tables, 2 * LATE / 86_400_000, "ended", id=played["Dee"])
        assert len(await told()) == 3
        after = [(1, 5, 100.0), (2, 1, 50.0), (4, -3, 0.0), (2, 1, 50.0)]
        assert await told(dee) == after
        assert await told() == after
        assert (await Days(store.database).entries(day, "A", None, []))[3].guest == dee.id
        # What a bot has finished for somebody counts for nobody.
        eve = await play("Eve", 20, left=True)
        assert await told(eve) == await told() == after
        [done] = done_of(day, "A", await contests.boards(day.id, 5))
        assert (done.guest, done.made.number, done.table) == (None, 20, played["Eve"])


@pytest.fixture(scope="module")
def day(server):
    """Today's deal, of a game that is soon over: two deals."""

    async def make():
        store = Store(parse(str(server.database)))
        await store.open()
        try:
            current = today()
            await Contests(store).make_daily(current.isoformat(), ended=end_of(current) + HOUR, **STARBOARD)
            return current.isoformat()
        finally:
            await store.close()

    return asyncio.run(make())


async def play(server, client, choose=0):
    """Play what is next today; the log as it stands at the end, and the table."""
    told = (await asyncio.to_thread(client.post, "/api/daily/play")).json()
    table = told["id"]
    # Nobody is told what is good, not even with bots alone.
    assert not told["hints"]
    return await finish(server, client, table, choose), table


async def finish(server, client, table, choose=0):
    line = await Line.open(server, table, client)
    latest = await line.next("state")
    while not latest["position"]["over"]:
        if latest["menu"]:
            menu = latest["menu"]
            await line.move(latest["move"], menu[choose % len(menu)]["text"])
        latest = await line.next("moved", "state")
    await line.say({"kind": "state"})
    log = (await line.next("state"))["log"]
    await line.close()
    return log


async def told(client, day=""):
    answer = await asyncio.to_thread(client.get, f"/api/daily{day and '/' + day}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_the_same_play_meets_the_same_answers_and_results_are_for_those_who_have_played(server, day):
    ann, ben, cy = (server.guest(name) for name in ("Ann", "Ben", "Cy"))
    before = await told(ann)
    assert (before["game"], before["open"], before["over"], before["begun"]) == (
        "starboard",
        True,
        False,
        False,
    )
    logs = {}
    for client in (ann, ben):
        logs[client], table = await play(server, client)
    assert logs[ann] == logs[ben]
    # One deal of two is over: nobody has finished, and nothing of the other one is told.
    half = await told(ben)
    assert (half["finished"], half["rows"], half["done"]) == (0, [], False)
    assert [(each["deal"], each["percent"]) for each in half["mine"]] == [(1, None)]
    assert (
        code(await asyncio.to_thread(ben.post, f"/api/daily/{day}/practice", json={"deal": 1}), 409)
        == "error-day-first"
    )
    second = {client: (await play(server, client))[0] for client in (ann, ben)}
    assert second[ann] == second[ben] != logs[ann]
    # Cy learns that there are two, and no more, neither of results nor of a table; nor does anybody else.
    hidden = await told(cy)
    assert (hidden["finished"], hidden["rows"], hidden["mine"]) == (2, [], [])
    assert code(await asyncio.to_thread(cy.get, f"/api/tables/{table}"), 403) == "error-contest-live"
    for client in (ann, ben, cy):
        assert (
            code(await asyncio.to_thread(client.get, f"/api/tables/{table}/record"), 409) == "error-game-live"
        )
    assert code(await asyncio.to_thread(ann.post, "/api/daily/play"), 409) == "error-day-played"
    shown = await told(ann)
    # Both did the same, so that both are equal to all others.
    assert [(row["rank"], row["percent"], row["tables"]) for row in shown["rows"]] == [
        (1, 50.0, []),
        (1, 50.0, []),
    ]
    assert [row["you"] for row in shown["rows"]].count(True) == 1
    assert (shown["done"], shown["counts"], shown["streak"], shown["days"]) == (True, True, 1, 1)
    # Practice is at the same cards, and counts for nothing.
    table = (await asyncio.to_thread(ann.post, f"/api/daily/{day}/practice", json={"deal": 1})).json()["id"]
    again = (await asyncio.to_thread(ann.post, f"/api/daily/{day}/practice", json={"deal": 1})).json()["id"]
    assert again == table
    practised = await finish(server, ann, table, choose=-1)
    assert practised[0] == logs[ann][0]
    assert (await told(ann))["rows"] == shown["rows"]
    assert code(await asyncio.to_thread(ann.get, f"/api/tables/{table}/record"), 409) == "error-game-live"
    assert (
        code(await asyncio.to_thread(ann.post, f"/api/daily/{day}/practice", json={"deal": 3}), 400)
        == "error-day-deal"
    )


async def test_two_requests_at_once_get_one_table(server, day):
    client = server.guest("Twice")
    answers = await asyncio.gather(*(asyncio.to_thread(client.post, "/api/daily/play") for _ in range(4)))
    assert len({each.json()["id"] for each in answers}) == 1


async def test_when_a_day_is_over_everything_may_be_looked_at_and_played_again(server, day):
    ann, zoe = server.guest("Ann"), server.guest("Zoe")
    (_, one), (_, two) = [await play(server, ann) for _ in range(2)]
    assert code(await asyncio.to_thread(zoe.get, "/api/daily/2001-01-01"), 404) == "error-day"
    for guess in ("tomorrow", "2026-13-99", "%00%00%00%00-%00-%00", "x" * 5000):
        assert code(await asyncio.to_thread(zoe.get, f"/api/daily/{guess}"), 404) == "error-day"
    with sqlite3.connect(server.database) as file:
        (before,) = file.execute("select ended from contests where day = ?", [day]).fetchone()
        file.execute("update contests set ended = (select max(ended) from tables) where day = ?", [day])
    try:
        shown = await told(zoe, day)
        assert shown["over"]
        assert [one, two] in [row["tables"] for row in shown["rows"]]
        assert (await asyncio.to_thread(zoe.get, f"/api/tables/{one}/record")).status_code == 200
        line = await Line.open(server, one, zoe)
        assert (await line.next("state"))["position"]["over"]
        await line.close()
        table = await asyncio.to_thread(zoe.post, f"/api/daily/{day}/practice", json={"deal": 2})
        assert table.json()["you"] == shown["seat"]
    finally:
        with sqlite3.connect(server.database) as file:
            file.execute("update contests set ended = ? where day = ?", [before, day])


async def test_what_is_finished_by_a_bot_or_after_the_day_does_not_count(server, day):
    late = server.guest("Late")
    for _ in range(2):
        await play(server, late)
    with sqlite3.connect(server.database) as file:
        (before,) = file.execute("select ended from contests where day = ?", [day]).fetchone()
        file.execute("update contests set ended = (select min(ended) - 1 from tables) where day = ?", [day])
    try:
        shown = await told(late, day)
        assert (shown["finished"], shown["counts"], shown["done"], shown["days"]) == (0, False, True, 0)
        assert shown["rows"] == []
    finally:
        with sqlite3.connect(server.database) as file:
            file.execute("update contests set ended = ? where day = ?", [before, day])
