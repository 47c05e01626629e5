"""Work that may take for ever, in a daemon thread: it holds up neither the event loop nor the end of the server."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Any, TypeVar

log = logging.getLogger("alehouse.server")

Result = TypeVar("Result")


def in_thread(work: Callable[[], Result], name: str) -> asyncio.Future[Result]:
    """What `work` returns or raises, once it has; `name` is what the thread is called in logs.

    A thread cannot be stopped: whoever no longer waits leaves it to itself.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Result] = loop.create_future()

    def settle(set_: Callable[[Any], None], value: object) -> None:
        if not future.done():
            set_(value)

    def run() -> None:
        ended: tuple[Callable[[Any], None], object]
        try:
            ended = future.set_result, work()
        except Exception as problem:
            ended = future.set_exception, problem
        try:
            loop.call_soon_threadsafe(settle, *ended)
        except RuntimeError:  # the loop is closed: the server has ended meanwhile
            log.debug("a %s was ready after the end", name)

    threading.Thread(target=run, daemon=True, name=name).start()
    return future
