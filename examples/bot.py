"""A bot that joins a table by its link and plays random legal moves: python examples/bot.py http://host/table/ID"""

import asyncio
import json
import random
import sys
import urllib.request

import websockets


def call(url, cookie="", body=None, method=None):
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method)) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]


async def play(link, name="Randy", seed=None):
    chance = random.Random(seed)
    base, _, table = link.rstrip("/").partition("/table/")
    _, cookie = call(f"{base}/api/me")
    call(f"{base}/api/me", cookie, {"name": name}, "PUT")
    call(f"{base}/api/tables/{table}/sit", cookie, {})
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with websockets.connect(url, additional_headers={"Cookie": cookie}) as line:
        async for text in line:
            frame = json.loads(text)
            if frame["kind"] in ("state", "moved"):
                if (end := frame["position"])["over"]:
                    print("Over. Winners:", end["winners"], "losers:", end["losers"])
                    return
                if frame["menu"]:
                    move = chance.choice(frame["menu"])["text"]
                    await line.send(json.dumps({"kind": "move", "move": frame["move"], "text": move}))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
