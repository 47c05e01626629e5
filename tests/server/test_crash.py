"""A server that is killed has lost nothing that it acknowledged."""

import asyncio
import random

from .test_live import two_people
from .wire import Line, play_to_the_end


async def test_every_acknowledged_move_survives_a_kill_and_both_players_go_on(own_server):
    server = own_server.start()
    table, ann, ben, lines = await two_people(server, "regent", options={"hands": 40})
    assert await play_to_the_end(lines, random.Random(5), limit=25) is None
    server.kill()
    told = {
        f["move"]: (f["seat"], f["text"])
        for line in lines.values()
        for f in line.frames
        if f["kind"] == "moved"
    }
    assert len(told) >= 25
    server.start()
    lines = {"A": await Line.open(server, table, ann), "B": await Line.open(server, table, ben)}
    for line in lines.values():
        state = await line.next("state")
        kept = {e["move"]: (e["seat"], e["text"]) for e in state["log"] if e["move"]}
        assert told.items() <= kept.items()
    ends = await play_to_the_end(lines, random.Random(6))
    assert ends["A"]["over"]
    assert ends["A"]["hand"] == 40
    assert ends["A"]["chips"] == ends["B"]["chips"]
    assert server.stop() == 0


async def test_a_server_that_is_told_to_end_says_goodbye_and_leaves_no_trace_of_trouble(own_server):
    server = own_server.start()
    _, _, _, lines = await two_people(server, "regent", options={"hands": 40})
    await play_to_the_end(lines, random.Random(7), limit=5)
    ended = asyncio.create_task(asyncio.to_thread(server.stop))
    for line in lines.values():
        assert await line.hung_up() == (1001, "error-closing")
    assert await ended == 0
    assert "Traceback" not in server.log.read_text()
