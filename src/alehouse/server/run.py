"""Start the server."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from dataclasses import replace
from typing import Any

from granian.constants import Interfaces
from granian.log import LogLevels
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
    locale: str = "en",
) -> None:
    """Serve the web table until the process is told to end (Ctrl-C or SIGTERM).

    `database` is a database URL or the path of an SQLite file; by default a file in the user's data folder.
    Raises Refused if the port cannot be used.
    """
    chosen = settings or Settings()
    if database is not None:
        chosen = replace(chosen, database=database)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for noisy in ("alembic", "sqlalchemy", "aiosqlite", "numba"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    _check_port(host, port)
    asyncio.run(_serve(host, port, chosen, locale))


def _check_port(host: str, port: int) -> None:
    """Raises Refused if nothing can listen there."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refused("error-port", host=host, port=str(port), problem=problem) from None


async def _serve(host: str, port: int, settings: Settings, locale: str) -> None:
    shown = f"[{host}]" if ":" in host else host
    print(say(locale, "server-preparing"), flush=True)

    def ready() -> None:
        print(say(locale, "server-open", url=f"http://{shown}:{port}"), flush=True)

    # One process, one event loop: a `kill -9` ends everything at once, and the store knows all that was acknowledged.
    app = create_app(settings, ready=ready)
    server: Any = Server(
        app,
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        log_level=LogLevels.error,
    )
    loop = asyncio.get_running_loop()

    async def close() -> None:
        rooms = app.state.get("rooms")
        if rooms is not None:
            await rooms.hang_up()
        server.stop()

    closing: list[asyncio.Task[None]] = []

    def stop() -> None:
        if not closing:
            print(say(locale, "server-closing"), flush=True)
            closing.append(loop.create_task(close()))

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
    await server.serve()
