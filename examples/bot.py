"""A guest that sits down at a table and plays any legal move: python bot.py http://127.0.0.1:8000/table/abcdefghjk

Needs only the package `websockets`. docs/protocol.md says what the messages mean.
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


def call(method: str, address: str, body: object = None, cookie: str = "") -> tuple[dict, str]:
    """Ask the server; return the answer and the cookie it may have set."""
    headers = {"content-type": "application/json", "cookie": cookie}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers.get("set-cookie", "").partition(";")[0]


async def play(link: str, name: str = "Any Move") -> None:
    """Take the first free seat of the table and play until the game is over."""
    server, _, table = link.rstrip("/").rpartition("/table/")
    _, cookie = call("GET", f"{server}/api/me")
    call("PUT", f"{server}/api/me", {"name": name}, cookie)
    call("POST", f"{server}/api/tables/{table}/sit", {}, cookie)
    live = server.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    async with connect(live, additional_headers={"cookie": cookie}) as line:
        async for text in line:
            frame = json.loads(text)
            if frame["kind"] in ("state", "moved") and frame["position"]["over"]:
                return
            if frame["kind"] in ("state", "moved") and frame["menu"]:
                choice = random.choice(frame["menu"])["text"]
                await line.send(json.dumps({"kind": "move", "move": frame["move"], "text": choice}))


asyncio.run(play(sys.argv[1]))
