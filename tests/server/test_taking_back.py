"""Moves are taken back at servers in processes of their own, which are killed in the middle of it."""

import asyncio
import random
from contextlib import suppress

import httpx

from .conftest import Server
from .crowd import Instance
from .databases import postgres  # noqa: F401
from .test_http import ME, OPEN, table_of
from .wire import Line


def post(client, table, what, **body):
    return client.post(f"/api/tables/{table}/{what}", json=body)


async def latest(line):
    """The latest state, asked for."""
    await line.say({"kind": "state"})
    return await line.next("state")


async def seat_to_move(lines):
    return (await latest(lines["A"]))["position"]["acting"][0]


async def test_what_two_servers_took_back_is_taken_back_for_everybody(postgres, tmp_path):  # noqa: F811
    servers = [Instance(postgres, tmp_path / f"log{n}") for n in range(2)]
    try:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
        people = {"A": servers[0].guest("Ann"), "B": servers[1].guest("Ben")}
        table = table_of(people["A"], [ME, OPEN], options={"max_rounds": 5})["id"]
        assert post(people["B"], table, "sit").status_code == 200
        lines = {seat: await Line.open(servers[n], table, people[seat]) for n, seat in enumerate("AB")}
        states = {seat: await line.next("state") for seat, line in lines.items()}
        for line in lines.values():
            while not all(
                seat["here"] for seat in line.frames[-1].get("table", {"seats": [{"here": 0}]})["seats"]
            ):
                await line.next("table")
        seat = states["A"]["position"]["acting"][0]
        other = "B" if seat == "A" else "A"
        for undone in (2, 4):
            await lines[seat].move(0, "lock")
            for line in lines.values():
                await line.next("moved")
            assert post(people[seat], table, "undo").json()["asked"]["agree"] == [seat]
            assert post(people[other], table, "undo", agree=True).json()["moves"] == 0
            for at, line in lines.items():
                told = await line.next("state")
                assert (told["move"], told["undone"]) == (0, undone)
                assert told["position"] == states[at]["position"]
                assert told["menu"] == states[at]["menu"]
        # Whoever still decides on what has been taken back is told so, and the game goes on.
        await lines[seat].say({"kind": "move", "move": 0, "text": "lock", "undone": 2})
        assert (await lines[seat].next("refused"))["code"] == "error-stale"
        await lines[seat].next("state")
        await lines[seat].say({"kind": "move", "move": 0, "text": "lock", "undone": 4})
        for line in lines.values():
            assert (await line.next("moved"))["move"] == 1
        for server in servers:
            assert await asyncio.to_thread(server.stop) == 0
    finally:
        for server in servers:
            server.end()
    for server in servers:
        assert "Traceback" not in server.log.read_text()


async def test_a_server_killed_while_moves_are_taken_back_has_taken_back_all_or_nothing(own_server: Server):
    chance = random.Random("kill while taking back")
    server = own_server.start()
    people = {"A": server.guest("Ann"), "B": server.guest("Ben")}
    table = table_of(people["A"], [ME, OPEN], options={"max_rounds": 5})["id"]
    assert post(people["B"], table, "sit").status_code == 200
    undone = 0
    for _ in range(3):
        lines = {seat: await Line.open(server, table, client) for seat, client in people.items()}
        for line in lines.values():
            await line.next("state")
        now = await latest(lines["A"])
        assert (now["move"], now["undone"]) == (0, undone)
        seat = now["position"]["acting"][0]
        other = "B" if seat == "A" else "A"
        await lines[seat].say({"kind": "move", "move": 0, "text": "lock", "undone": undone})
        await lines[other].next("moved")
        before = (await latest(lines["A"]))["position"]
        assert post(people[seat], table, "undo").status_code == 200

        def agree(who=people[other]):
            with suppress(httpx.TransportError):
                post(who, table, "undo", agree=True)

        agreeing = asyncio.create_task(asyncio.to_thread(agree))
        await asyncio.sleep(chance.uniform(0.0, 0.02))
        server.kill()
        await agreeing
        server.start()
        lines = {seat: await Line.open(server, table, client) for seat, client in people.items()}
        state = await lines["A"].next("state")
        if state["move"] == 1:
            # Nothing has been taken back, and what was asked and answered still stands or can be asked for.
            assert (state["undone"], state["position"]) == (undone, before)
            for who in (seat, other):
                if (await latest(lines["A"]))["move"] == 1:
                    post(people[who], table, "undo", **({"agree": True} if who == other else {}))
            state = await latest(lines["A"])
        undone += 2
        assert (state["move"], state["undone"]) == (0, undone)
        for line in lines.values():
            await line.close()
