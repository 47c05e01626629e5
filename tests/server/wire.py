"""A client of the live line, for tests."""

import asyncio
import json
from typing import Any

import httpx
import websockets

PATIENCE = 60
"""Seconds: the bots of a process that was killed are another's after thirteen, and the first may think for fifteen."""


def cookie_of(client: httpx.Client) -> str:
    """The cookie by which the server knows a client, as it stands in the header."""
    return next(
        f"{each.name}={each.value}" for each in client.cookies.jar if each.name.startswith("alehouse-")
    )


class Line:
    """A connection to a table that keeps all frames it got."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []

    @classmethod
    async def open(cls, server: Any, table: str, client: httpx.Client | None) -> "Line":
        headers = {"cookie": cookie_of(client)} if client else {}
        return cls(await websockets.connect(server.live(table), additional_headers=headers, max_queue=None))

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these kinds (of any, if none is named)."""
        while True:
            frame = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            self.frames.append(frame)
            if not kinds or frame["kind"] in kinds:
                return frame

    async def say(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def move(self, seen: int, text: str) -> None:
        await self.say({"kind": "move", "move": seen, "text": text})

    async def refused(self, frame: Any) -> str:
        """Send a frame that must be refused; the code."""
        await self.say(frame)
        return str((await self.next("refused"))["code"])

    async def close(self) -> None:
        await self.socket.close()

    async def hung_up(self) -> tuple[int, str] | None:
        """Read until the server hangs up; the code and reason of its close frame (`None`: there was none)."""
        try:
            while True:
                await self.next()
        except websockets.ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else None


async def play_to_the_end(lines: dict[str, Line], chance: Any, limit: int = 100_000) -> dict[str, Any] | None:
    """Play random legal moves for the seats of some lines; the last position of each, or `None` at the limit.

    Every line must have got its state; a seat moves when its own latest frame says that it may.
    """
    latest = {seat: next(f for f in reversed(line.frames) if "position" in f) for seat, line in lines.items()}
    made = 0
    while not all(f["position"]["over"] for f in latest.values()):
        newest = max(f["move"] for f in latest.values())
        for seat, line in lines.items():
            while latest[seat]["move"] < newest:
                latest[seat] = await line.next("moved", "state")
        if all(f["position"]["over"] for f in latest.values()):
            break
        mover = next((s for s in lines if latest[s]["menu"]), None)
        if mover is None:
            watched = next(iter(lines))
            latest[watched] = await lines[watched].next("moved", "state")
            continue
        if made == limit:
            return None
        move = latest[mover]["move"], chance.choice(latest[mover]["menu"])["text"]
        await lines[mover].move(*move)
        # Nobody presses so fast as this, and a line takes only so many frames a second.
        while (told := await lines[mover].next("moved", "refused")).get("code") == "error-too-fast":
            await asyncio.sleep(0.2)
            await lines[mover].move(*move)
        assert told["kind"] == "moved", told
        latest[mover] = told
        made += 1
    return {seat: f["position"] for seat, f in latest.items()}
