"""Two people at each of many tables, who answer whenever it is their turn: the load for `bench/server.py`.

A process of its own that should cost as little as possible. It reads a JSON object from its first argument, prints a
line `ready` when all tables are in play, and measures from a line `go` on its input until a line `stop`; then it
prints what it saw as JSON.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import sys
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgspec
import picows
import uvloop

OPENERS = 8
"""How many tables are set, and lines opened, at a time."""
CONNECTING = 60
"""Seconds that opening a line, or the first state on it, may take."""
PATIENCE = 0.2
"""Seconds until a player whose move was refused asks for the state."""


class Http(threading.local):
    """A connection of each thread to a server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.connection: http.client.HTTPConnection | None = None

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[Any, Any]:
        """The answer's JSON and its headers. Raises RuntimeError if the server refuses."""
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        text = None if body is None else json.dumps(body)
        self.connection.request(method, path, text, {"content-type": "application/json", **headers})
        answer = self.connection.getresponse()
        told = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {told[:200]!r}")
        return json.loads(told), answer.headers


@dataclass
class Plan:
    """What is to be played, and what has been seen of it."""

    kind: str
    ports: list[int]
    tables: int
    think: float
    game: str
    options: dict[str, Any]
    seed: int
    measuring: bool = False
    moves: int = 0
    waits: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    more: Callable[[], None] = lambda: None
    """Sets one more table, in place of one that is over."""

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.https = [Http(port) for port in self.ports]

    def thought(self) -> float:
        """How long this move takes to think of, in seconds."""
        return self.think * self.chance.uniform(0.5, 1.5)

    def answered(self, since: float) -> None:
        """A move that was sent at `since` has been acknowledged."""
        if self.measuring:
            self.moves += 1
            self.waits.append(monotonic() - since)


class Player(picows.WSListener):  # type: ignore[misc]
    """One end of a line: moves when it may, and counts what is acknowledged."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.line: Any = None
        self.loop = asyncio.get_running_loop()
        self.sent_at: float | None = None
        self.sent_after = -1
        self.ready: asyncio.Future[None] = self.loop.create_future()
        self.done = False

    def on_ws_connected(self, transport: Any) -> None:
        self.line = transport

    def on_ws_disconnected(self, transport: Any) -> None:
        if not self.done:
            self.plan.errors["line closed"] += 1
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("a line was closed before the first state"))

    def send(self, text: str) -> None:
        self.line.send(picows.WSMsgType.TEXT, text.encode())

    def turn(self, made: int, choices: Callable[[], str]) -> None:
        """It is this player's turn after so many moves."""
        if self.plan.think:
            self.loop.call_later(self.plan.thought(), self.move, made, choices())
        else:
            self.move(made, choices())

    def move(self, made: int, text: str) -> None:
        if self.done or self.line is None:
            return
        self.sent_at, self.sent_after = monotonic(), made
        self.send(text)

    def told(self, made: int) -> None:
        """The table has seen so many moves."""
        if not self.ready.done():
            self.ready.set_result(None)
        if self.sent_at is not None and made > self.sent_after:
            self.plan.answered(self.sent_at)
            self.sent_at = None

    def refused(self, code: str) -> None:
        self.sent_at = None
        self.plan.errors[code] += 1

    def over(self) -> None:
        """The game is over: another table takes its place."""
        if not self.done:
            self.done = True
            self.line.disconnect()


class Choice(msgspec.Struct):
    text: str


class Position(msgspec.Struct):
    over: bool = False


class Frame(msgspec.Struct):
    """As much of a frame of Alehouse as a player needs."""

    kind: str
    move: int = 0
    menu: list[Choice] = []
    position: Position | None = None
    code: str = ""


class AlehousePlayer(Player):
    """Plays any legal move at a table of Alehouse."""

    decode = msgspec.json.Decoder(Frame).decode

    def __init__(self, plan: Plan, first: bool) -> None:
        super().__init__(plan)
        self.first = first

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type != picows.WSMsgType.TEXT:
            if frame.msg_type == picows.WSMsgType.CLOSE:
                transport.disconnect()
            return
        told = self.decode(frame.get_payload_as_memoryview())
        if told.kind in ("moved", "state"):
            self.told(told.move)
            if told.menu:
                text = self.plan.chance.choice(told.menu).text
                self.turn(told.move, lambda: json.dumps({"kind": "move", "move": told.move, "text": text}))
            elif told.position is not None and told.position.over:
                if self.first and told.kind == "moved" and not self.done:
                    self.plan.more()
                self.over()
        elif told.kind == "refused":
            self.refused(told.code)
            if told.code != "error-stale":
                self.loop.call_later(PATIENCE, self.send, '{"kind": "state"}')


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class State(msgspec.Struct):
    made: int = msgspec.field(name="_stateID")
    ctx: Context


class Synced(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    event: str
    match: str
    info: Synced


class Update(msgspec.Struct, array_like=True):
    event: str
    match: str
    state: State


class BoardgamePlayer(Player):
    """Hits or folds at a match of boardgame.io, whose clients speak socket.io."""

    sync = msgspec.json.Decoder(Sync).decode
    update = msgspec.json.Decoder(Update).decode

    def __init__(self, plan: Plan, match: str, seat: str, key: str) -> None:
        super().__init__(plan)
        self.match, self.seat, self.key = match, seat, key

    def say(self, *arguments: Any) -> None:
        self.send(f"42/{self.plan.game}," + json.dumps(arguments, separators=(",", ":")))

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type != picows.WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        if text.startswith(b"42"):
            at = text.index(b"[")
            if text.startswith(b'["update"', at):
                self.now(self.update(text[at:]).state)
            elif text.startswith(b'["sync"', at):
                self.now(self.sync(text[at:]).info.state)
        elif text == b"2":
            self.send("3")
        elif text.startswith(b"0"):
            self.send(f"40/{self.plan.game},")
        elif text.startswith(b"40"):
            self.say("sync", self.match, self.seat, self.key, 2)
        elif text.startswith(b"44"):
            self.refused(text.decode())

    def now(self, state: State) -> None:
        self.told(state.made)
        if state.ctx.current == self.seat and state.ctx.gameover is None:
            kind = self.plan.chance.choice(("hit", "fold"))
            payload = {"type": kind, "args": [], "playerID": self.seat, "credentials": self.key}
            action = {"type": "MAKE_MOVE", "payload": payload}
            made = state.made
            self.turn(made, lambda: self.text_of("update", action, made, self.match, self.seat))

    def text_of(self, *arguments: Any) -> str:
        return f"42/{self.plan.game}," + json.dumps(arguments, separators=(",", ":"))


async def connect(player: Player, address: str, **headers: str) -> Player:
    """Open a player's line."""
    await picows.ws_connect(
        lambda: player, address, extra_headers=headers, websocket_handshake_timeout=CONNECTING
    )
    return player


async def in_thread(pool: ThreadPoolExecutor, work: Callable[..., Any], *arguments: Any) -> Any:
    return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)


def alehouse_table(plan: Plan, number: int) -> tuple[str, list[str]]:
    """Set a table; its id and the two players' cookies."""
    first, second = (plan.https[(number + i) % len(plan.https)] for i in range(2))
    cookies = []
    for http_ in (first, second):
        _, headers = http_.ask("GET", "/api/me")
        cookies.append(headers["set-cookie"].partition(";")[0])
    wanted = {"game": plan.game, "options": plan.options, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table, _ = first.ask("POST", "/api/tables", wanted, cookie=cookies[0])
    second.ask("POST", f"/api/tables/{table['id']}/sit", {}, cookie=cookies[1])
    return table["id"], cookies


async def open_alehouse(plan: Plan, pool: ThreadPoolExecutor, number: int) -> list[Player]:
    table, cookies = await in_thread(pool, alehouse_table, plan, number)
    opened = []
    for place, cookie in enumerate(cookies):
        port = plan.ports[(number + place) % len(plan.ports)]
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        opened.append(await connect(AlehousePlayer(plan, place == 0), address, cookie=cookie))
    return opened


def boardgame_match(plan: Plan, _: int) -> tuple[str, list[str]]:
    """Set a match; its id and the two players' credentials."""
    site = plan.https[0]
    created, _ = site.ask("POST", f"/games/{plan.game}/create", {"numPlayers": 2})
    match = created["matchID"]
    keys = []
    for seat in "01":
        joined, _ = site.ask(
            "POST", f"/games/{plan.game}/{match}/join", {"playerID": seat, "playerName": seat}
        )
        keys.append(joined["playerCredentials"])
    return match, keys


async def open_boardgame(plan: Plan, pool: ThreadPoolExecutor, number: int) -> list[Player]:
    match, keys = await in_thread(pool, boardgame_match, plan, number)
    opened = []
    for seat, key in zip("01", keys, strict=True):
        address = f"ws://127.0.0.1:{plan.ports[0]}/socket.io/?EIO=4&transport=websocket"
        opened.append(await connect(BoardgamePlayer(plan, match, seat, key), address))
    return opened


OPEN = {"alehouse": open_alehouse, "boardgame": open_boardgame}


async def run(plan: Plan) -> None:
    pool = ThreadPoolExecutor(OPENERS)
    gate = asyncio.Semaphore(OPENERS)
    number = 0
    tasks: set[asyncio.Task[None]] = set()

    async def set_table() -> None:
        nonlocal number
        number += 1
        async with gate:
            for player in await OPEN[plan.kind](plan, pool, number):
                await asyncio.wait_for(player.ready, CONNECTING)

    def more() -> None:
        task = asyncio.get_running_loop().create_task(set_table())
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    plan.more = more
    await asyncio.gather(*(set_table() for _ in range(plan.tables)))
    print("ready", flush=True)
    while (order := await in_thread(pool, sys.stdin.readline)).strip() == "go":
        plan.moves, plan.waits = 0, []
        plan.errors.clear()
        plan.measuring = True
        assert (await in_thread(pool, sys.stdin.readline)).strip() == "stop", order
        plan.measuring = False
        seen = {"moves": plan.moves, "waits": plan.waits, "errors": plan.errors}
        print(json.dumps(seen), flush=True)


if __name__ == "__main__":
    uvloop.run(run(Plan(**json.loads(sys.argv[1]))))
