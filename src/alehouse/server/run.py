"""Start the server.

Sockets are opened first and the application is loaded then: who comes early waits a moment, and is not turned away.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from alehouse.language import say
from alehouse.refused import Refused
from alehouse.server import logs
from alehouse.server.settings import Settings

BACKLOG = 2048
"""Connections that the system keeps until the server has time for them."""
RESERVE = 100
"""Open files that are no connections."""

Sockets = list[socket.socket]


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    *,
    settings: Settings | None = None,
    locale: str = "en",
) -> None:
    """Serve the web table until the process is told to end (Ctrl-C or SIGTERM).

    `database` is a database URL or the path of an SQLite file; by default a file in the user's data folder. What is not
    named is taken from the settings. Raises Refused if the port or the database cannot be used.
    """
    chosen = settings or Settings()
    given = {"host": host, "port": port, "database": database}
    chosen = replace(chosen, **{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
    logs.set_up(chosen.log_format, chosen.log_level)
    if chosen.workers > 1:
        from alehouse.server.workers import oversee

        oversee(chosen, locale)
        return
    sockets = listen(chosen.host, chosen.port)
    tell(say(locale, "server-preparing"))
    try:
        run(chosen, sockets, on_ready=lambda: told(chosen, sockets, locale), on_end=lambda: closing(locale))
    finally:
        for each in sockets:
            each.close()


def told(settings: Settings, sockets: Sockets, locale: str) -> None:
    """Say where the table is."""
    host, port = settings.host, sockets[0].getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    url = settings.public_url or f"http://{shown}:{port}"
    tell(say(locale, "server-open", url=url))


def closing(locale: str) -> None:
    """Say that the server ends."""
    tell(say(locale, "server-closing"))


def tell(text: str) -> None:
    """Say something to whoever started the server."""
    # Whoever started the server may have stopped listening: that ends no game.
    with suppress(OSError):
        print(text, flush=True)


def listen(host: str, port: int, *, shared: bool = False) -> Sockets:
    """Sockets that listen on every address of a host. Raises Refused if there is none, or one is in use.

    With `shared` others may listen on the same port, and the system spreads the connections among them.
    """
    problem: str | None = None
    sockets: Sockets = []
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(found):
            if port == 0 and sockets:
                address = (address[0], sockets[0].getsockname()[1], *address[2:])
            try:
                sockets.append(_listening(family, kind, protocol, address, shared))
            except OSError as error:
                problem = error.strerror or str(error)
                if error.errno not in (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL):
                    sockets = _closed(sockets)
                    break
    except (OSError, OverflowError, UnicodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
    if not sockets:
        raise Refused("error-port", host=host, port=str(port), problem=problem or "")
    return sockets


def _listening(family: int, kind: int, protocol: int, address: object, shared: bool) -> socket.socket:
    each = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            with suppress(OSError):
                each.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        each.bind(address)  # type: ignore[arg-type]
        each.listen(BACKLOG)
        each.setblocking(False)
    except BaseException:
        each.close()
        raise
    return each


def _closed(sockets: Sockets) -> Sockets:
    for each in sockets:
        each.close()
    return []


def run(
    settings: Settings,
    sockets: Sockets,
    *,
    on_ready: Callable[[], None],
    on_end: Callable[[], None],
    overseer: socket.socket | None = None,
) -> None:
    """Serve in this process, on sockets that listen. `overseer` is the line to a process that oversees this one.

    Raises Refused if the database cannot be used.
    """
    most = _open_files()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        from alehouse.server.serving import serve_until_told

        gc.collect()
        # What has been loaded stays: looking through it again and again would only hold up moves.
        gc.freeze()
        runner.run(serve_until_told(settings, sockets, most, on_ready, on_end, overseer))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return None
    return uvloop.new_event_loop


def _open_files() -> int | None:
    """Allow as many open files as the system does; return how many connections that leaves room for."""
    try:
        import resource
    except ImportError:  # Windows counts differently
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, soft - RESERVE) if soft != resource.RLIM_INFINITY else None
