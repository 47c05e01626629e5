"""`kill -9` at random moments under play: every acknowledged move is there, in order, once, and everybody goes on.

With ALEHOUSE_LONG=1 there are two hundred kills of each kind; ALEHOUSE_KILLS says how many.
"""

import asyncio
import os
import random
import signal
import subprocess

from .crowd import (
    GHOST_TOWN,
    PAIRS,
    Instance,
    complaints,
    everybody_moves,
    home,
    playing,
    set_table,
)
from .databases import postgres  # noqa: F401

KILLS = int(os.environ.get("ALEHOUSE_KILLS", 200 if os.environ.get("ALEHOUSE_LONG") == "1" else 4))
LAP = 10
"""Kills until new tables are set: one with thousands of moves takes long to set up again."""
SEED = os.environ.get("ALEHOUSE_TEST_SEED", "kill")


async def laps(servers, chance):
    """Tables at which people play, new ones from time to time; yields before each kill, and whoever is to be checked."""
    for first in range(0, KILLS, LAP):
        players = []
        for game in (PAIRS, GHOST_TOWN, PAIRS, GHOST_TOWN):
            players += await set_table(servers, game, chance)
        with playing(players):
            await everybody_moves(players)
            for _ in range(first, min(first + LAP, KILLS)):
                await asyncio.sleep(chance.uniform(0.0, 0.4))
                yield players
                await everybody_moves(players)
            await home(players)
        assert [str(p.refusals) for p in players if set(p.refusals) - EXPECTED] == []
        assert await asyncio.to_thread(complaints, servers[0].database, players) == []


EXPECTED = {"error-stale", "error-closing", "error-busy"}
"""What may be said to somebody who did nothing wrong while processes come and go."""


async def test_the_one_process_on_sqlite(tmp_path):
    chance = random.Random(f"{SEED} one")
    server = Instance(str(tmp_path / "alehouse.sqlite"), tmp_path / "log")
    await asyncio.to_thread(server.start)
    try:
        async for _ in laps([server], chance):
            server.kill()
            await asyncio.to_thread(server.start)
        assert await asyncio.to_thread(server.stop) == 0
    finally:
        server.end()
    assert "Traceback" not in server.log.read_text()


async def test_one_of_two_processes_on_postgresql(postgres, tmp_path):  # noqa: F811
    chance = random.Random(f"{SEED} two")
    servers = [Instance(postgres, tmp_path / f"log{n}") for n in range(2)]
    try:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
        async for players in laps(servers, chance):
            victim = chance.choice(servers)
            victim.kill()
            # Nobody waits for the restart: the other process takes over.
            await everybody_moves(players)
            await asyncio.to_thread(victim.start)
            await asyncio.gather(*(p.go_home() for p in players if p.servers[0] is victim))
        for server in servers:
            assert await asyncio.to_thread(server.stop) == 0
    finally:
        for server in servers:
            server.end()
    for server in servers:
        assert "Traceback" not in server.log.read_text()


async def test_one_worker_of_a_server_with_two(postgres, tmp_path):  # noqa: F811
    chance = random.Random(f"{SEED} worker")
    server = Instance(postgres, tmp_path / "log", arguments=("--workers", "2"))
    try:
        await asyncio.to_thread(server.start)
        async for players in laps([server], chance):
            workers = await asyncio.to_thread(workers_of, server)
            victim = chance.choice(sorted(workers))
            os.kill(victim, signal.SIGKILL)
            await everybody_moves(players)
            # There are two again, by themselves.
            while len(now := await asyncio.to_thread(workers_of, server)) < 2 or victim in now:
                await asyncio.sleep(0.1)
        assert await asyncio.to_thread(server.stop) == 0
    finally:
        server.end()
    assert "Traceback" not in server.log.read_text()


async def test_the_parent_of_two_workers_leaves_no_worker_behind(postgres, tmp_path):  # noqa: F811
    server = Instance(postgres, tmp_path / "log", arguments=("--workers", "2"))
    try:
        await asyncio.to_thread(server.start)
        workers = await asyncio.to_thread(workers_of, server)
        assert len(workers) == 2
        server.kill()
        until = asyncio.get_running_loop().time() + 15
        while alive := await asyncio.to_thread(living, workers):
            assert asyncio.get_running_loop().time() < until, alive
            await asyncio.sleep(0.1)
        # The port is free for the next one.
        await asyncio.to_thread(server.start)
        assert await asyncio.to_thread(server.stop) == 0
    finally:
        server.end()


def processes():
    """All processes of this machine that are no zombies, with their parents."""
    told = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True)
    each = (line.split() for line in told.stdout.splitlines())
    return {int(pid): int(parent) for pid, parent, state in each if not state.startswith("Z")}


def workers_of(server):
    """The processes that a server has started to serve."""
    assert server.process
    return {pid for pid, parent in processes().items() if parent == server.process.pid}


def living(wanted):
    """Those that have not ended."""
    return wanted & set(processes())
