"""Run a server in this process."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace

from granian.constants import Interfaces
from granian.server.embed import Server

from alehouse.language import say
from alehouse.refused import Refused
from alehouse.server.app import create_app
from alehouse.server.settings import Settings


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    *,
    settings: Settings | None = None,
    tell: Callable[[str], None] = print,
    locale: str = "en",
) -> None:
    """Serve the web table until the process is told to end.

    `database` is a URL or the path of an SQLite file. Raises Refused if the port cannot be used.
    """
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise Refused("error-port", port=str(port), host=host, problem=error.strerror) from None
    asyncio.run(_serve(host, port, replace(settings or Settings(), database=database), tell, locale))


async def _serve(host: str, port: int, settings: Settings, tell: Callable[[str], None], locale: str) -> None:
    app = create_app(settings)
    server = Server(app, address=host, port=port, interface=Interfaces.ASGI, websockets=True)
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, server.stop)
    running = asyncio.create_task(server.serve())
    try:
        await _wait_until_open(host, port, running)
        tell(say(locale, "server-open", url=f"http://{host}:{port}"))
        sys.stdout.flush()
        await running
    finally:
        tell(say(locale, "server-closing"))


async def _wait_until_open(host: str, port: int, running: asyncio.Task[None]) -> None:
    while not running.done():
        try:
            _, writer = await asyncio.open_connection("127.0.0.1" if host == "0.0.0.0" else host, port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
