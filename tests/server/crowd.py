"""Server processes that can be killed, and players who go on by themselves whatever happens to their line."""

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import websockets

from .conftest import free_port

PAIRS = ("pairs", {"chips": "seattle", "games": 1000})
"""A long game in which one seat chooses at a time."""
GHOST_TOWN = ("ghost-town", {"hands": 1000})
"""A long game in which seats choose at the same time, in secret."""
FREELY = {
    "request_rate": "0",
    "line_rate": "0",
    "line_rate_each": "0",
    "frame_rate": "1000",
    "pause": "0 0",
    "bots": "random",
}
"""One address may ask as often as it likes, and bots do not dawdle."""


def moves_of_postgres(database: str, query: str) -> list[Any]:
    import asyncpg

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(database, timeout=5)
        try:
            return list(await connection.fetch(query))
        finally:
            await connection.close()

    return asyncio.run(ask())


def moves_in(database: str) -> dict[str, list[tuple[int, str]]]:
    """All moves in a database, by table, in order."""
    query = "SELECT table_id, number, text FROM moves ORDER BY table_id, number"
    if "://" in database:
        rows = moves_of_postgres(database, query)
    else:
        connection = sqlite3.connect(database, timeout=20)
        rows = connection.execute(query).fetchall()
        connection.close()
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for table, number, text in rows:
        found[table].append((number, text))
    return found


class Gate:
    """Stands between a server and its database, and can be closed. Lives in a test's event loop."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.open = asyncio.Event()
        self.open.set()
        self.refusing = False
        self.writers: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def before(cls, port: int) -> "Gate":
        """A gate before a port of this machine."""
        gate = cls(port)
        gate.server = await asyncio.start_server(gate._pass, "127.0.0.1", 0)
        return gate

    server: asyncio.Server

    @property
    def address(self) -> int:
        """The port to go to instead."""
        return int(self.server.sockets[0].getsockname()[1])

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        await self.open.wait()
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers |= {writer, inner_writer}

        async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            with suppress(OSError):
                while data := await source.read(65536):
                    # What was under way when the gate closed arrives after it has opened, as on a broken network.
                    await self.open.wait()
                    target.write(data)
                    await target.drain()
            target.transport.abort()

        for pair in ((reader, inner_writer), (inner_reader, writer)):
            task = asyncio.get_running_loop().create_task(pump(*pair))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def close(self, *, silently: bool) -> None:
        """Let nothing through: silently, as a network that is gone does, or cutting every connection."""
        if silently:
            self.open.clear()
        else:
            self.refusing = True
            for writer in self.writers:
                writer.transport.abort()
            self.writers.clear()

    def reopen(self) -> None:
        self.refusing = False
        self.open.set()

    async def end(self) -> None:
        self.server.close()
        self.close(silently=False)
        for task in list(self.tasks):
            task.cancel()


@dataclass
class Instance:
    """A server as a host starts it: `alehouse serve` in a process of its own."""

    database: str
    log: Path
    settings: dict[str, str] = field(default_factory=dict)
    arguments: tuple[str, ...] = ()
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def spawn(self) -> "Instance":
        """Start it; it does not answer yet."""
        command = [sys.executable, "-m", "alehouse", "serve", "--port", str(self.port)]
        command += ["--database", self.database, *self.arguments]
        settings = FREELY | self.settings
        environment = {f"ALEHOUSE_{name.upper()}": value for name, value in settings.items()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env=os.environ | environment | {"PYTHONUNBUFFERED": "1"}
            )
        return self

    def wait(self) -> "Instance":
        """Wait until it answers."""
        assert self.process
        until = time.monotonic() + 120
        while time.monotonic() < until:
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.base}/api/bots", timeout=5).status_code == 200:
                    return self
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError("the server does not answer: " + self.log.read_text())

    def start(self) -> "Instance":
        return self.spawn().wait()

    def kill(self) -> None:
        """As if the power had gone."""
        assert self.process
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> int:
        """End it politely; its exit status."""
        assert self.process
        self.process.terminate()
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def end(self) -> None:
        """End it, if it runs."""
        if self.process is not None and self.process.poll() is None:
            self.stop()

    def guest(self, name: str) -> httpx.Client:
        """A client that the server knows by a name."""
        client = httpx.Client(base_url=self.base, timeout=20)
        client.get("/api/me").raise_for_status()
        client.put("/api/me", json={"name": name}).raise_for_status()
        return client

    def live(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"


def cookies(client: httpx.Client) -> dict[str, str]:
    """The header by which a client is known."""
    return {"cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}


numbers = count(1)


@dataclass
class Attempt:
    """A move that a player sent: after how many moves, and as which it was acknowledged (if it was)."""

    seen: int
    text: str
    number: int | None = None
    refused: bool = False


class Player:
    """Somebody at a table who moves whenever it is possible, and opens a new line as often as one breaks.

    The line goes to the first of `servers` if that answers, else to the next.
    """

    SILENCE = 4.0
    """Seconds without a word after which a player asks what is going on, and then, until the line is taken for dead."""

    def __init__(
        self,
        servers: Sequence[Instance],
        table: str,
        seat: str,
        client: httpx.Client,
        chance: random.Random,
        think: tuple[float, float] = (0.0, 0.03),
    ) -> None:
        self.servers = list(servers)
        self.table, self.seat, self.client = table, seat, client
        self.chance, self.think = chance, think
        self.attempts: list[Attempt] = []
        self.told: dict[int, tuple[str, str | None]] = {}
        """What was said to have been moved, by number: the seat and, if it may be known, the text."""
        self.twice: list[str] = []
        """Numbers that were told again, with something else."""
        self.refusals: Counter[str] = Counter()
        self.opened: Counter[int] = Counter()
        """How often a line was opened to each port."""
        self.acknowledged: dict[int, Attempt] = {}
        self.pending: Attempt | None = None
        self.sent: list[Attempt] = []
        """Attempts on the present line that have not been answered."""
        self.sure = True
        """Whether a refusal on this line can only mean the attempt that has not been answered: there was one at a time."""
        self.over = False
        self.leaving = False
        self.socket: Any = None

    @property
    def done(self) -> int:
        """How many moves of this player have been acknowledged."""
        return len(self.acknowledged)

    async def live(self) -> None:
        """Play until told to leave, or until the game is over."""
        while not (self.leaving or self.over):
            for server in self.servers:
                try:
                    async with websockets.connect(
                        server.live(self.table),
                        additional_headers=cookies(self.client),
                        max_queue=None,
                        open_timeout=10,
                        close_timeout=1,
                        ping_interval=None,
                    ) as self.socket:
                        self.opened[server.port] += 1
                        self.sent.clear()
                        self.sure = True
                        await self._play()
                    break
                except (OSError, websockets.WebSocketException):
                    continue
            # An answer that was under way is lost; the next state tells whether the move was made.
            await asyncio.sleep(self.chance.uniform(0.02, 0.15))

    async def go_home(self) -> None:
        """Hang up: the next line goes to the first server again."""
        await self.socket.close()

    async def leave(self) -> None:
        self.leaving = True
        if self.socket is not None:
            await self.socket.close()

    async def _play(self) -> None:
        asked = 0
        while not (self.leaving or self.over):
            try:
                frame = json.loads(await asyncio.wait_for(self.socket.recv(), self.SILENCE))
            except TimeoutError:
                asked += 1
                if asked > 5:
                    return
                await self._say({"kind": "state"} if self.pending else {"kind": "ping"})
                continue
            asked = 0
            await self._hear(frame)

    async def _say(self, frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def _hear(self, frame: Any) -> None:
        kind = frame["kind"]
        if kind == "refused":
            self.refusals[frame["code"]] += 1
            if self.sent and self.sure:
                # Whoever is refused because the server was busy does not know whether it had been written down.
                self.sent[0].refused = frame["code"] != "error-busy"
            self.sent.clear()
            self.pending = None
            if frame["code"] != "error-stale":
                await asyncio.sleep(0.1)
                await self._say({"kind": "state"})
        elif kind == "state":
            for entry in frame["log"]:
                if entry["move"]:
                    self._note(entry["move"], entry["seat"], entry["text"])
            self.pending = None
        elif kind == "moved":
            self._note(frame["move"], frame["seat"], frame["text"])
        if "position" in frame:
            self.over = frame["position"]["over"]
            choices = [choice["text"] for choice in frame["menu"] if not choice["open"]]
            if choices and self.pending is None:
                await asyncio.sleep(self.chance.uniform(*self.think))
                self.pending = Attempt(frame["move"], self.chance.choice(choices))
                self.attempts.append(self.pending)
                self.sure = self.sure and not self.sent
                self.sent.append(self.pending)
                await self._say({"kind": "move", "move": self.pending.seen, "text": self.pending.text})

    def _note(self, number: int, seat: str, text: str | None) -> None:
        """A move was told."""
        before = self.told.setdefault(number, (seat, text))
        if before[0] != seat or (None not in (before[1], text) and before[1] != text):
            self.twice.append(f"{self.table} {number}: {before}, then {seat} {text}")
        asked = [a for a in (*self.sent, self.pending) if a is not None and a.number is None]
        made = next((a for a in asked if a.text == text and a.seen < number), None)
        if seat == self.seat and made is not None and number not in self.acknowledged:
            self.acknowledged[number] = made
            made.number = number
            self.sent = [a for a in self.sent if a is not made]
            if made is self.pending:
                self.pending = None


async def set_table(
    servers: Sequence[Instance],
    game: tuple[str, dict[str, Any]],
    chance: random.Random,
    others: Sequence[dict[str, str]] = (),
) -> list[Player]:
    """Two people at a new table, the first at home with the first server, the second with the last."""

    def ask() -> list[Player]:
        homes = (list(servers), list(reversed(servers)))
        names = (f"{name} {next(numbers)}" for name in ("Ann", "Ben"))
        first, second = (home[0].guest(name) for home, name in zip(homes, names, strict=True))
        seats = [{"kind": "me"}, {"kind": "open"}, *others]
        answer = first.post("/api/tables", json={"game": game[0], "options": game[1], "seats": seats})
        assert answer.status_code == 201, answer.text
        table = answer.json()["id"]
        second.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
        return [
            Player(home, table, seat, client, random.Random(chance.random()))
            for home, seat, client in zip(homes, "AB", (first, second), strict=True)
        ]

    return await asyncio.to_thread(ask)


async def everybody_moves(players: Iterable[Player], more: int = 2, within: float = 90.0) -> None:
    """Wait until each player has had some more moves acknowledged."""
    goals = {player: player.done + more for player in players}
    until = asyncio.get_running_loop().time() + within
    while late := [p for p, goal in goals.items() if p.done < goal and not p.over]:
        assert asyncio.get_running_loop().time() < until, [
            (p.table, p.seat, p.done, p.pending, dict(p.refusals), dict(p.opened)) for p in late
        ]
        await asyncio.sleep(0.02)


@contextmanager
def playing(players: Iterable[Player]) -> Iterator[list["asyncio.Task[None]"]]:
    """While the context lasts, everybody plays."""
    tasks = [asyncio.get_running_loop().create_task(player.live()) for player in players]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()


async def home(players: Iterable[Player]) -> None:
    """End the play: everybody stands up and closes the line."""
    await asyncio.gather(*(player.leave() for player in players))


def complaints(database: str, players: Sequence[Player]) -> list[str]:
    """What is wrong with what the database has, after what the players were told."""
    kept = moves_in(database)
    wrong = [f"told twice: {line}" for player in players for line in player.twice]
    for player in players:
        moves = kept[player.table]
        if [number for number, _ in moves] != list(range(1, len(moves) + 1)):
            wrong.append(f"{player.table}: numbers {[number for number, _ in moves]}")
        by_number = dict(moves)
        for number, (seat, text) in player.told.items():
            stored = by_number.get(number)
            if stored is None:
                wrong.append(f"{player.table}: {number} ({seat} {text}) was told and is not there")
            elif stored != f"{seat} {text}" and (text is not None or not stored.startswith(f"{seat} ")):
                wrong.append(f"{player.table}: {number} was told as {seat} {text} and is {stored}")
        wrong += unaccounted(player, moves)
    return wrong


def unaccounted(player: Player, moves: Sequence[tuple[int, str]]) -> list[str]:
    """Moves of a player's seat that were not made just once by just one attempt."""
    # Those whose answer was lost may have been made, each once.
    unknown = [a for a in player.attempts if a.number is None and not a.refused]
    wrong = []
    for number, stored in moves:
        seat, _, text = stored.partition(" ")
        if seat != player.seat or number in player.acknowledged:
            continue
        attempt = next((a for a in unknown if a.text == text and a.seen < number), None)
        if attempt is None:
            near = [a for a in player.attempts if abs(a.seen - number) < 6]
            wrong.append(f"{player.table}: {number} ({stored}) was never asked for, or made twice: {near}")
        else:
            unknown.remove(attempt)
    return wrong
