"""Bots at a table. They think in threads of their own and are given what their seat knows; they cannot stop a table."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable

from alehouse import bots
from alehouse.seen import Seen

log = logging.getLogger("alehouse.server")

NAMES = ("Barley", "Hazel", "Porter", "Sorrel", "Juniper", "Rusty", "Clove", "Ginger")
"""What bots are called at a table."""


def best() -> str:
    """The strongest kind of bot that there always is."""
    return bots.NAMES[-1]


def make(kind: str) -> bots.Bot:
    """A bot of a kind, with chance of its own that has nothing to do with the table's. Raises Refused."""
    return bots.make_bot(kind, secrets.token_hex(16))


def bot_name(taken: set[str]) -> str:
    """A name that nobody at the table has."""
    return next((name for name in NAMES if name not in taken), NAMES[0])


class Thinkers:
    """The threads that bots think in, so many at a time.

    They are daemon threads: one that never ends holds up neither the event loop nor the end of the server.
    """

    def __init__(self, threads: int, limit: float) -> None:
        self._free = asyncio.Semaphore(threads)
        self._limit = limit

    async def think(self, bot: bots.Bot, seen: Seen) -> str:
        """The bot's choice. Raises whatever the bot raises, or TimeoutError."""
        async with self._free:
            return await asyncio.wait_for(_in_thread(lambda: bot.choose(seen)), self._limit)


def _in_thread(work: Callable[[], str]) -> asyncio.Future[str]:
    loop = asyncio.get_running_loop()
    future: asyncio.Future[str] = loop.create_future()

    def settle(result: str | None, error: BaseException | None) -> None:
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(str(result))

    def run() -> None:
        result, error = None, None
        try:
            result = work()
        except Exception as problem:
            error = problem
        try:
            loop.call_soon_threadsafe(settle, result, error)
        except RuntimeError:  # the loop is closed: the server has ended meanwhile
            log.debug("a bot chose after the end")

    threading.Thread(target=run, daemon=True, name="bot").start()
    return future
