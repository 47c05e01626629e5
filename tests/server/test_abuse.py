"""Random frames and requests: no answer is a server error, nothing leaks, nothing hangs, and the game goes on."""

import json
import os
import random
import string

import websockets

from .test_http import BOT, ME, OPEN, table_of
from .wire import Line, play_to_the_end

COUNT = 100_000 if os.environ.get("ALEHOUSE_LONG") == "1" else 2_000
PATHS = [
    "me",
    "games",
    "bots",
    "play",
    "tables",
    "tables/{}",
    "tables/{}/sit",
    "tables/{}/stand",
    "tables/{}/bot",
    "tables/{}/rematch",
    "tables/{}/record",
    "tables/{}/qr",
    "tables/{}/live",
    "rules/port",
    "rules/{}",
    "%00",
    "tables/" + "a" * 300,
]


def anything(chance, depth=0):
    """Any JSON value, mostly odd ones."""
    kind = chance.randrange(9 if depth < 3 else 7)
    if kind == 0:
        return chance.choice([None, True, False, 0, -1, 2**63, -(2**63), 1e308, 10**25, 0.5])
    if kind in (1, 2):
        return "".join(chance.choice(string.printable + "äЖ\u202e\x00") for _ in range(chance.randrange(30)))
    if kind == 3:
        return chance.choice(
            ["hit", "lock", "A hit", "move", "state", "port", "regent", "B", "random", "me", "open"]
        )
    if kind < 7:
        return chance.randrange(-5, 100)
    if kind == 7:
        return [anything(chance, depth + 1) for _ in range(chance.randrange(4))]
    names = ["kind", "move", "text", "game", "seats", "seat", "options", "bot", "name", "players", "listed"]
    return {chance.choice(names): anything(chance, depth + 1) for _ in range(chance.randrange(5))}


def frame(chance):
    """A frame: often nearly right."""
    kind = chance.randrange(6)
    if kind == 0:
        return "".join(chance.choice(string.printable) for _ in range(chance.randrange(80)))
    if kind == 1:
        return chance.randbytes(chance.randrange(60))
    if kind == 2:
        return json.dumps(anything(chance))
    if kind == 3:
        text = json.dumps({"kind": "move", "move": chance.randrange(4), "text": anything(chance, 3)})
        return text[: chance.randrange(len(text) + 1)]
    known = {
        "kind": chance.choice(["move", "state", "ping", "x"]),
        "move": anything(chance, 3),
        "text": anything(chance, 3),
    }
    return json.dumps({k: v for k, v in known.items() if chance.random() < 0.8})


async def test_random_frames_never_break_the_line_or_the_table(server):
    chance = random.Random("frames")
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = table_of(ann, [ME, OPEN, BOT], "regent", options={"hands": 2})["id"]
    ben.post(f"/api/tables/{table}/sit", json={})
    sent = 0
    while sent < COUNT // 2:
        line = await Line.open(server, table, chance.choice([ann, ben, None]))
        try:
            for _ in range(38):
                await line.say(frame(chance))
                sent += 1
            await line.say({"kind": "ping"})
            await line.next("pong", "refused")
        except websockets.ConnectionClosed:
            pass
        await line.close()
        for got in line.frames:
            assert "Traceback" not in json.dumps(got)
            assert got.get("code") != "error-server"
            if "position" in got:
                seats = [
                    s
                    for s in "ABC"
                    if any(c != "?" for c in got["position"]["zones"]["down"]["ABC".index(s)])
                ]
                assert len(seats) <= 1
    lines = {"A": await Line.open(server, table, ann), "B": await Line.open(server, table, ben)}
    for line in lines.values():
        await line.next("state")
    ends = await play_to_the_end(lines, random.Random(8))
    assert ends["A"]["over"]


def test_random_requests_never_cause_a_server_error(server):
    chance = random.Random("requests")
    ann = server.guest("Ann")
    table = table_of(ann, [ME, OPEN])["id"]
    for _ in range(COUNT // 2):
        path = chance.choice(PATHS).format(
            chance.choice([table, "nothere", "%F0%9F%8D%BA", "'; drop table moves"])
        )
        method = chance.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
        headers = {}
        if chance.random() < 0.2:
            headers["cookie"] = "alehouse=" + "".join(
                chance.choice(string.ascii_letters + ".") for _ in range(30)
            )
        if chance.random() < 0.1:
            headers["accept-language"] = "a" + "".join(chance.choice("abc,;=q*-0.9") for _ in range(20))
        content = json.dumps(anything(chance)).encode() if chance.random() < 0.7 else chance.randbytes(40)
        if chance.random() < 0.8:
            headers["content-type"] = "application/json"
        answer = ann.request(method, f"/api/{path}", content=content, headers=headers)
        assert answer.status_code < 500, (method, path, content, answer.text)
        assert "Traceback" not in answer.text
        if answer.status_code >= 400 and method != "OPTIONS":
            assert answer.text.startswith('{"error":{"code":"error-'), (method, path, answer.text)
    assert server.guest("Ben").post("/api/play", json={"game": "port"}).status_code == 201
