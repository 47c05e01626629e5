"""The live line: two people and a bot, what each may see, and everything that can be sent wrongly."""

import asyncio
import contextlib
import json
import random

import pytest
import websockets

from .test_http import BOT, ME, OPEN, table_of
from .wire import Line, cookie_of, play_to_the_end


async def two_people(server, game, **more):
    """Ann in A, Ben in B, a bot in C; their lines, with the state received."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = table_of(ann, [ME, OPEN, BOT], game, **more)["id"]
    ben.post(f"/api/tables/{table}/sit", json={})
    lines = {"A": await Line.open(server, table, ann), "B": await Line.open(server, table, ben)}
    for line in lines.values():
        await line.next("state")
    return table, ann, ben, lines


async def test_two_people_and_a_bot_play_a_game_and_everybody_sees_the_same_end(server):
    table, _, _, lines = await two_people(server, "port")
    watcher = await Line.open(server, table, None)
    assert (await watcher.next("state"))["menu"] == []
    ends = await play_to_the_end(lines, random.Random(1))
    assert ends["A"]["points"] == ends["B"]["points"]
    assert max(ends["A"]["points"]) >= 21
    moves = {}
    for frame in lines["A"].frames + lines["B"].frames:
        # The bot may have led before the lines were open: then its move is in the log of the state.
        for told in [frame] if frame["kind"] == "moved" else frame.get("log", [])[1:]:
            moves.setdefault(told["move"], set()).add((told["seat"], told["text"]))
    assert sorted(moves) == list(range(1, len(moves) + 1))
    assert all(len(heard) == 1 for heard in moves.values())
    while True:
        seen = await watcher.next("moved")
        assert seen["menu"] == []
        if seen["position"]["over"]:
            break
    assert seen["position"]["winners"] == ends["A"]["winners"]


async def test_nobody_gets_a_card_that_is_not_his_to_see(server):
    table, ann, ben, lines = await two_people(server, "regent", options={"hands": 3})
    watcher = await Line.open(server, table, None)
    ids = [c.get("/api/me").json()["id"] for c in (ann, ben)]
    await play_to_the_end(lines, random.Random(2))
    while not watcher.frames or not watcher.frames[-1].get("position", {}).get("over"):
        await watcher.next()
    for seat, line in (*lines.items(), (None, watcher)):
        for frame in line.frames:
            text = json.dumps(frame)
            assert "seed" not in text
            assert not any(identity in text for identity in ids)
            if "position" in frame:
                for owner, cards in zip("ABC", frame["position"]["zones"]["down"], strict=True):
                    assert owner == seat or set(cards) <= {"?"}
                assert "legal" not in frame["position"]
            for entry in [*frame.get("log", []), frame]:
                for event in entry.get("events", []):
                    if event["to"] == "down" and event["event"] == "dealt":
                        assert (event["card"] == "?") == (event["seat"] != seat)


async def test_wrong_moves_are_refused_and_change_nothing(server):
    table, _ann, _ben, lines = await two_people(server, "port")
    state = next(f for f in lines["A"].frames if f["kind"] == "state")
    while state["position"]["acting"] == ["C"]:
        state = await lines["A"].next("moved")
    mover, other = ("A", "B") if state["position"]["acting"] == ["A"] else ("B", "A")
    line, seen = lines[mover], state["move"]
    move = {"kind": "move", "move": seen}
    assert await lines[other].refused(move | {"text": "hit"}) == "error-turn"
    assert await line.refused(move | {"text": "shout"}) == "error-verb"
    assert await line.refused(move | {"text": "hit 5"}) == "error-arguments"
    assert await line.refused(move | {"text": ""}) == "error-move-empty"
    assert await line.refused(move | {"text": f"{other} hit"}) == "error-other-seat"
    assert await line.refused(move | {"move": seen + 1, "text": "hit"}) == "error-stale"
    assert (await line.next("state"))["move"] == seen
    assert await line.refused(move | {"move": -1, "text": "hit"}) == "error-shape"
    watcher = await Line.open(server, table, None)
    await watcher.next("state")
    assert await watcher.refused(move | {"text": "hit"}) == "error-not-seated"
    await line.move(seen, f"  {mover.lower()}   LOCK ")
    assert (await line.next("moved"))["text"] == "lock"


async def test_frames_that_are_no_frames(server):
    ann = server.guest("Ann")
    line = await Line.open(server, table_of(ann, [ME, BOT])["id"], ann)
    await line.next("state")
    assert await line.refused("{") == "error-json"
    assert await line.refused("[" * 2000) == "error-json"
    assert await line.refused("[]") in ("error-shape", "error-kind")
    assert await line.refused({"kind": "cheat"}) == "error-kind"
    assert await line.refused({"kind": ["move"]}) in ("error-kind", "error-shape")
    assert await line.refused({"kind": "move", "move": "0", "text": "hit"}) == "error-shape"
    assert await line.refused({"kind": "move", "move": 10**30, "text": "hit"}) in (
        "error-shape",
        "error-stale",
    )
    assert await line.refused({"kind": "move"}) == "error-shape"
    assert await line.refused(b"\x00\x01") == "error-binary"
    assert await line.refused({"kind": "move", "move": 0, "text": "x" * 5000}) == "error-too-large"
    await line.say({"kind": "ping"})
    await line.next("pong")


async def test_a_table_that_has_not_begun_takes_no_moves_and_tells_when_it_begins(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = table_of(ann, [ME, OPEN])["id"]
    line = await Line.open(server, table, ann)
    await line.next("table")
    assert await line.refused({"kind": "move", "move": 0, "text": "hit"}) == "error-not-begun"
    await asyncio.to_thread(ben.post, f"/api/tables/{table}/sit", json={})
    assert (await line.next("state"))["move"] == 0
    await asyncio.to_thread(ben.put, "/api/me", json={"name": "Benjamin"})
    while (await line.next("table"))["table"]["seats"][1]["name"] != "Benjamin":
        pass


async def test_too_many_frames_are_refused_then_the_line_is_closed(server):
    ann = server.guest("Ann")
    line = await Line.open(server, table_of(ann, [ME, BOT])["id"], ann)
    # More than a slow sender is allowed meanwhile, and not so many that the line is closed.
    for _ in range(150):
        await line.say({"kind": "ping"})
    assert (await line.next("refused"))["code"] == "error-too-fast"
    with contextlib.suppress(websockets.ConnectionClosed):
        for _ in range(2000):
            await line.say({"kind": "ping"})
    # A close frame is lost when what we sent after it meets a closed socket.
    assert await line.hung_up() in ((1008, "error-too-fast"), None)
    again = await Line.open(server, table_of(ann, [ME, BOT])["id"], ann)
    await again.next("state")


async def test_of_two_tabs_that_move_at_once_exactly_one_is_heard(server):
    ann = server.guest("Ann")
    table = table_of(ann, [ME, OPEN])["id"]
    ben = server.guest("Ben")
    ben.post(f"/api/tables/{table}/sit", json={})
    tabs = [await Line.open(server, table, ann) for _ in range(2)]
    states = [await tab.next("state") for tab in tabs]
    if states[0]["position"]["acting"] == ["B"]:
        line = await Line.open(server, table, ben)
        await line.next("state")
        await line.move(0, "lock")
        states = [await tab.next("moved") for tab in tabs]
    seen = states[0]["move"]
    await asyncio.gather(*(tab.move(seen, "lock") for tab in tabs))
    heard = [await tab.next("moved") for tab in tabs]
    assert [h["move"] for h in heard] == [seen + 1] * 2
    codes = []
    for tab in tabs:
        await tab.say({"kind": "ping"})
        await tab.next("pong")
        codes += [f["code"] for f in tab.frames if f["kind"] == "refused"]
    assert codes == ["error-stale"]


async def test_reloading_gives_the_same_seat_and_position_and_presence_is_told(server):
    table, ann, _, lines = await two_people(server, "regent", options={"hands": 2})
    await play_to_the_end(lines, random.Random(3), limit=4)
    # Ben may have been the first to sit at the table: then he has to hear that Ann came before she can be seen to go.
    told = next(f for f in reversed(lines["B"].frames) if f["kind"] == "table")
    while not told["table"]["seats"][0]["here"]:
        told = await lines["B"].next("table")
    await lines["A"].close()
    while (await lines["B"].next("table"))["table"]["seats"][0]["here"]:
        pass
    await lines["B"].say({"kind": "state"})
    mine = await lines["B"].next("state")
    again = await Line.open(server, table, ann)
    assert (await again.next("table"))["table"]["you"] == "A"
    state = await again.next("state")
    assert state["move"] >= mine["move"]
    assert [e["move"] for e in state["log"]] == list(range(state["move"] + 1))


async def test_a_forged_cookie_or_another_website_gets_no_line(server):
    ann = server.guest("Ann")
    table = table_of(ann, [ME, BOT])["id"]
    for headers in (
        {"cookie": "alehouse=aaaaaaaaaaaaaaaaaaaa.bb"},
        {"cookie": cookie_of(ann), "origin": "http://elsewhere.example"},
    ):
        line = Line(await websockets.connect(server.live(table), additional_headers=headers))
        assert (await line.next())["code"] in ("error-cookie", "error-cross-site")
        with pytest.raises(websockets.ConnectionClosed):
            await line.next()
    line = Line(await websockets.connect(server.live("nosuchtable")))
    assert (await line.next())["code"] == "error-table"
