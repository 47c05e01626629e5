"""One process that serves: uvicorn, with connections and live lines of our own, around the application."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from types import FrameType
from typing import Any

import uvicorn

from alehouse import compiling
from alehouse.refused import Refused
from alehouse.server import catalogue
from alehouse.server.app import Application, create_app
from alehouse.server.connections import Connection, Gate
from alehouse.server.live import Lines
from alehouse.server.rooms import Rooms
from alehouse.server.settings import Settings

SIGNALS = (signal.SIGINT, signal.SIGTERM)
TERMINAL_GONE = getattr(signal, "SIGHUP", None)
"""There is none on Windows."""
BEAT = 1.0
"""Seconds between two signs of life to the process that oversees this one."""
READY, ALIVE = b"r", b"."


class Configuration(uvicorn.Config):
    """Uvicorn's, with the gate that connections pass."""

    def __init__(self, app: Any, gate: Gate) -> None:
        settings = gate.settings
        super().__init__(
            app,
            http=Connection,
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=int(settings.keep_alive) + 5,
            timeout_graceful_shutdown=max(1, int(settings.closing_time)),
        )
        self.gate = gate


class Server(uvicorn.Server):
    """Uvicorn's, which says goodbye on the live lines before it ends, and ends as one that was told to."""

    def __init__(self, config: Configuration, rooms: Rooms, lines: Lines, on_end: Callable[[], None]) -> None:
        super().__init__(config)
        self.rooms = rooms
        self.lines = lines
        self.on_end = on_end

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """End when the process is told to; it ends well, and not by the signal."""
        wanted = set(SIGNALS)
        # Whoever starts the server with nohup wants it to stay.
        if TERMINAL_GONE is not None and signal.getsignal(TERMINAL_GONE) is not signal.SIG_IGN:
            wanted.add(TERMINAL_GONE)
        before = {each: signal.signal(each, self.handle_exit) for each in wanted}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End; at once if somebody says so for the second time."""
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, say goodbye, and answer what has been asked."""
        self.on_end()
        for server in self.servers:
            server.close()
        self.rooms.closed = True
        self.lines.hang_up(Refused("error-closing"))
        await self.rooms.hang_up(0 if self.force_exit else 2.0)
        await super().shutdown(sockets)


async def serve_until_told(
    settings: Settings,
    sockets: list[socket.socket],
    most: int | None,
    on_ready: Callable[[], None],
    on_end: Callable[[], None],
    overseer: socket.socket | None,
) -> None:
    """Serve until the process is told to end, or its overseer is gone. Raises Refused."""
    app = create_app(settings)
    async with _started(app):
        rooms: Rooms = app.state.rooms
        gate = Gate(settings, most)
        gate.lines = lines = Lines(rooms, app.state.people, gate)
        server = Server(Configuration(app, gate), rooms, lines, on_end)
        gate.start()
        lines.start()
        beating = asyncio.create_task(_beat(server, overseer, on_ready))
        try:
            await server.serve(sockets)
        finally:
            beating.cancel()
            gate.stop()
            lines.stop()
            await asyncio.to_thread(compiling.stop)


@asynccontextmanager
async def _started(app: Application) -> AsyncIterator[None]:
    """The application's life. Raises Refused as itself: Litestar raises groups."""
    try:
        async with app.lifespan():
            yield
    except BaseExceptionGroup as group:
        refused: Any = group.subgroup(Refused)
        while isinstance(refused, BaseExceptionGroup):
            refused = refused.exceptions[0]
        if refused is None:
            raise
        raise refused from None


async def _beat(server: Server, overseer: socket.socket | None, on_ready: Callable[[], None]) -> None:
    """Say that the server is ready, and from then on that it is alive, to whoever oversees it."""
    while not server.started:
        await asyncio.sleep(0.005)
    on_ready()
    await asyncio.to_thread(catalogue.load_games)
    if overseer is None:
        return
    loop = asyncio.get_running_loop()
    overseer.setblocking(False)

    def heard() -> None:
        # Nothing is ever said here: the overseer is gone, and nobody would end this process any more.
        try:
            said = overseer.recv(16)
        except BlockingIOError:
            return
        except OSError:  # it went without having read all that it was told
            said = b""
        if not said:
            loop.remove_reader(overseer)
            server.should_exit = True

    loop.add_reader(overseer, heard)
    sign = READY
    while True:
        with suppress(OSError):
            overseer.send(sign)
        sign = ALIVE
        await asyncio.sleep(BEAT)
