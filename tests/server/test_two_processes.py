"""Two servers on one database: whoever is connected to either sees, hears and plays the same."""

import asyncio
import json
import os
import random
import time
from contextlib import contextmanager

import httpx
import pytest
from sqlalchemy.engine import make_url

from .crowd import (
    GHOST_TOWN,
    PAIRS,
    Gate,
    Instance,
    complaints,
    everybody_moves,
    home,
    playing,
    set_table,
)
from .databases import address, drop, new_database, postgres  # noqa: F401
from .test_http import ME, OPEN, table_of
from .wire import Line

AWAY = 4.0
"""Seconds until a bot plays for somebody who is away, at some of these servers."""
WATCHED = '''
import json, os, time

class Bot:
    """Plays the first legal move, and writes down who thought when, about which hand."""

    def __init__(self, seed):
        pass

    def choose(self, seen):
        since = time.time()
        time.sleep(0.03)
        entry = dict(process=os.getpid(), seat=seen.seat, names=seen.names, made=seen.made)
        entry.update(since=since, until=time.time())
        with open({log!r}, "a") as out:
            out.write(json.dumps(entry) + "\\n")
        return seen.legal()[0]
'''


@contextmanager
def both(database, folder, **settings):
    """Two processes that are started at the same moment."""
    servers = [Instance(database, folder / f"log{n}", settings) for n in range(2)]
    try:
        for server in servers:
            server.spawn()
        for server in servers:
            server.wait()
        yield servers
        for server in servers:
            assert server.process.poll() is not None or server.stop() == 0
    finally:
        for server in servers:
            server.end()
    for server in servers:
        assert "Traceback" not in server.log.read_text()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def pair(request, tmp_path_factory):
    """Two servers on one database of either kind, at which bots soon play for those who are away."""
    folder = tmp_path_factory.mktemp("pair")
    database = str(folder / "alehouse.sqlite") if request.param == "sqlite" else new_database()
    try:
        with both(database, folder, hold_after=str(AWAY)) as servers:
            yield servers
    finally:
        if request.param != "sqlite":
            drop(database)


def people_of(servers, game, **more):
    """Ann, who is known to the first server, and Ben, who came to the second, at a table."""
    ann, ben = servers[0].guest("Ann"), servers[1].guest("Ben")
    table = table_of(ann, [ME, OPEN], game, **more)["id"]
    ben.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    return table, ann, ben


async def lines_of(servers, table, ann, ben):
    """Ann's line to the first server, and Ben's to the second, each with the state; each sees that both are here."""
    lines = {"A": await Line.open(servers[0], table, ann), "B": await Line.open(servers[1], table, ben)}
    for line in lines.values():
        await line.next("state")
    for line in lines.values():
        while not all(seat["here"] for seat in told_seats(line)):
            await line.next("table")
    return lines


def told_seats(line):
    """The seats as a line was last told of them."""
    return next(f for f in reversed(line.frames) if f["kind"] == "table")["table"]["seats"]


async def seat_told(line, seat, **wanted):
    """Wait until the table is told with a seat as it is wanted."""
    while not any(s["seat"] == seat and wanted.items() <= s.items() for s in told_seats(line)):
        await line.next("table")


def latest(line):
    return next(f for f in reversed(line.frames) if "position" in f)


async def listen(line, seconds):
    """All frames that arrive in some seconds."""
    heard = []
    until = asyncio.get_running_loop().time() + seconds
    while (left := until - asyncio.get_running_loop().time()) > 0:
        try:
            frame = json.loads(await asyncio.wait_for(line.socket.recv(), left))
        except TimeoutError:
            break
        line.frames.append(frame)
        heard.append(frame)
    return heard


async def test_who_sits_down_and_each_move_is_told_to_clients_of_the_other_process(pair):
    ann, ben = pair[0].guest("Ann"), pair[1].guest("Ben")
    table = table_of(ann, [ME, OPEN], "pairs", options=PAIRS[1])["id"]
    waiting = await Line.open(pair[0], table, ann)
    await waiting.next("table")
    watcher = await Line.open(pair[1], table, None)
    await watcher.next("table")
    await asyncio.to_thread(ben.post, f"/api/tables/{table}/sit", json={})
    lines = {"A": waiting, "B": await Line.open(pair[1], table, ben)}
    for line in (*lines.values(), watcher):
        await line.next("state")
    for number in range(1, 31):
        mover = next(s for s in lines if latest(lines[s])["menu"])
        await lines[mover].move(number - 1, latest(lines[mover])["menu"][0]["text"])
        told = [await line.next("moved") for line in (*lines.values(), watcher)]
        assert {(f["move"], f["seat"], f["text"]) for f in told} == {(number, mover, told[0]["text"])}
        assert told[0]["position"] == told[1]["position"] == told[2]["position"]
    assert not any(f["kind"] == "refused" for line in lines.values() for f in line.frames)


async def test_sealed_choices_made_at_the_same_moment_through_two_processes_all_go_through(pair):
    table, ann, ben = people_of(pair, GHOST_TOWN[0], options=GHOST_TOWN[1])
    lines = await lines_of(pair, table, ann, ben)
    chance = random.Random("sealed")
    together = 0
    while together < 24:
        made = latest(lines["A"])["move"]
        movers = [s for s, line in lines.items() if latest(line)["menu"]]
        together += len(movers) == 2
        choices = {s: [c["text"] for c in latest(lines[s])["menu"] if not c["open"]] for s in movers}
        await asyncio.gather(*(lines[s].move(made, chance.choice(choices[s])) for s in movers))
        for line in lines.values():
            while latest(line)["move"] < made + len(movers):
                frame = await line.next("moved", "refused")
                assert frame["kind"] == "moved", frame
    for line in lines.values():
        numbers = [f["move"] for f in line.frames if f["kind"] == "moved"]
        assert numbers == list(range(1, len(numbers) + 1))


async def test_who_is_here_is_the_same_at_both_processes(pair):
    table, ann, ben = people_of(pair, "pairs")
    lines = await lines_of(pair, table, ann, ben)
    for server in pair:
        seen = await asyncio.to_thread(httpx.get, f"{server.base}/api/tables/{table}", timeout=20)
        assert [seat["here"] for seat in seen.json()["seats"]] == [True, True]
    # Ben has a second line, at Ann's process: he stays here as long as either is open.
    second = await Line.open(pair[0], table, ben)
    await second.next("state")
    await lines["B"].close()
    assert all(
        seat["here"]
        for frame in await listen(lines["A"], 3.0)
        if frame["kind"] == "table"
        for seat in frame["table"]["seats"]
    )
    await second.close()
    await seat_told(lines["A"], "B", here=False)
    lines["B"] = await Line.open(pair[1], table, ben)
    await seat_told(lines["A"], "B", here=True)


async def test_a_bot_plays_for_nobody_who_is_connected_elsewhere_but_for_who_has_left(pair):
    table, ann, ben = people_of(pair, PAIRS[0], options=PAIRS[1])
    lines = await lines_of(pair, table, ann, ben)
    while latest(lines["A"])["menu"]:
        await lines["A"].move(latest(lines["A"])["move"], latest(lines["A"])["menu"][0]["text"])
        for line in lines.values():
            await line.next("moved")
    made = latest(lines["A"])["move"]
    # It is Ben's turn, and he thinks.
    for frame in await listen(lines["A"], 2 * AWAY):
        assert frame["kind"] == "table"
        assert not any(seat["held"] for seat in frame["table"]["seats"])
    await lines["B"].close()
    moved = await lines["A"].next("moved")
    assert (moved["move"], moved["seat"]) == (made + 1, "B")
    await seat_told(lines["A"], "B", held=True)
    # Back, through the other process.
    lines["B"] = await Line.open(pair[0], table, ben)
    await seat_told(lines["A"], "B", held=False, here=True)


async def test_each_bot_thinks_in_one_process_at_a_time_and_another_takes_over(
    address,  # noqa: F811
    tmp_path,
    monkeypatch,
):
    (tmp_path / "watched_bot.py").write_text(WATCHED.format(log=str(tmp_path / "thoughts")))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    bot = {"kind": "bot", "bot": "watched_bot:Bot"}

    def thoughts():
        lines = (tmp_path / "thoughts").read_text().splitlines()
        return sorted(map(json.loads, lines), key=lambda thought: thought["since"])

    with both(address, tmp_path, bots="random watched_bot:Bot") as servers:
        chance = random.Random("bots")
        players = []
        for _ in range(4):
            players += await set_table(servers, PAIRS, chance, others=(bot, bot))
        with playing(players):
            await everybody_moves(players, 6)
            before = thoughts()
            victim = next(s for s in servers if s.process.pid in {t["process"] for t in before})
            other = next(s for s in servers if s is not victim)
            victim.kill()
            await everybody_moves(players, 4, within=40)
            await home(players)
        after = thoughts()[len(before) :]
        assert other.process.pid in {t["process"] for t in after}
        # While both lived, nobody thought about what the other was thinking about or had thought about.
        by_move = {}
        for thought in before:
            key = (*thought["names"], thought["seat"], thought["made"])
            by_move.setdefault(key, []).append(thought["process"])
        # (One may think again: where a move could not be written down at once.)
        twice = {key: thinkers for key, thinkers in by_move.items() if len(set(thinkers)) > 1}
        assert twice == {}
        assert await asyncio.to_thread(complaints, address, players) == []


@pytest.mark.parametrize("silently", [True, False], ids=["silent", "refused"])
async def test_a_process_that_is_cut_off_from_the_database_for_ten_seconds_comes_back(
    postgres,  # noqa: F811
    silently,
    tmp_path,
):
    real = make_url(postgres)
    gate = await Gate.before(real.port or 5432)
    through = real.set(host="127.0.0.1", port=gate.address).render_as_string(hide_password=False)
    servers = [Instance(through, tmp_path / "log0"), Instance(postgres, tmp_path / "log1")]
    try:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
        chance = random.Random(f"cut {silently}")
        players, elsewhere = [], []
        for game in (PAIRS, GHOST_TOWN):
            players += await set_table(servers, game, chance)
            # And a table all of whose players are at the other process.
            elsewhere += await set_table(servers[1:], game, chance)
        everybody = players + elsewhere
        with playing(everybody):
            await everybody_moves(everybody)
            gate.close(silently=silently)
            until = time.monotonic() + 10
            await everybody_moves(elsewhere, 10)
            asked = await asyncio.to_thread(answer, servers[0], "/api/tables")
            assert asked[0] == 503
            assert json.loads(asked[1])["error"]["code"] == "error-busy"
            while (await asyncio.to_thread(answer, servers[0], "/health"))[0] != 503:
                assert time.monotonic() < until
            assert (await asyncio.to_thread(answer, servers[1], "/health"))[0] == 200
            await asyncio.sleep(max(0.0, until - time.monotonic()))
            gate.reopen()
            await everybody_moves(everybody, 10)
            while (await asyncio.to_thread(answer, servers[0], "/health"))[0] != 200:
                assert time.monotonic() < until + 30
            await home(everybody)
        assert [p.refusals for p in everybody if set(p.refusals) - {"error-busy", "error-stale"}] == []
        assert await asyncio.to_thread(complaints, postgres, everybody) == []
        for server in servers:
            assert await asyncio.to_thread(server.stop) == 0
    finally:
        for server in servers:
            await asyncio.to_thread(server.end)
        await gate.end()


def answer(server, path):
    """What a server says to who asks for something."""
    found = httpx.get(f"{server.base}{path}", timeout=30)
    return found.status_code, found.text


async def test_one_of_two_processes_is_restarted_under_play(address, tmp_path):  # noqa: F811
    with both(address, tmp_path) as servers:
        chance = random.Random("restart")
        players = []
        for game in (PAIRS, GHOST_TOWN):
            players += await set_table(servers, game, chance)
        with playing(players):
            for server in (*servers, *servers):
                await everybody_moves(players)
                assert await asyncio.to_thread(server.stop) == 0
                await everybody_moves(players)
                await asyncio.to_thread(server.start)
                await asyncio.gather(*(p.go_home() for p in players))
            await home(players)
        assert [p.refusals for p in players if set(p.refusals) - {"error-closing", "error-stale"}] == []
        assert await asyncio.to_thread(complaints, address, players) == []
