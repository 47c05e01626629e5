"""Bots at a table. They think in threads of their own and are given what their seat knows; they cannot stop a table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable

from alehouse import bots
from alehouse.seen import Seen
from alehouse.server.deals import bot_seed
from alehouse.server.threads import in_thread

log = logging.getLogger("alehouse.server")

NAMES = ("Barley", "Hazel", "Porter", "Sorrel", "Juniper", "Rusty", "Clove", "Ginger")
"""What bots are called at a table."""

RULE_OF_THUMB = "steady"
"""The kind of bot that never thinks for long."""
PATIENCE = 3.0
"""Seconds that a bot waits for a thread before it plays by the rule of thumb: a table must not stand still."""


def best() -> str:
    """The strongest kind of bot that there always is."""
    return bots.NAMES[-1]


def make(kind: str) -> bots.Bot:
    """A bot of a kind, with chance of its own that has nothing to do with the table's. Raises Refused."""
    return bots.make_bot(kind, secrets.token_hex(16))


def make_fair(table_seed: str, seat: str, made: int) -> bots.Bot:
    """A bot of a contest, for one move: at all tables of a deal it answers the same play in the same way."""
    return bots.make_bot(RULE_OF_THUMB, bot_seed(table_seed, seat, made))


def bot_name(taken: set[str]) -> str:
    """A name that nobody at the table has."""
    return next((name for name in NAMES if name not in taken), NAMES[0])


def bot_names(count: int, taken: Iterable[str]) -> list[str]:
    """Names for so many bots at a table."""
    names: list[str] = []
    for _ in range(count):
        names.append(bot_name({*taken, *names}))
    return names


class Thinkers:
    """The threads that bots think in, so many at a time.

    They are daemon threads: one that never ends holds up neither the event loop nor the end of the server.
    """

    def __init__(self, threads: int, limit: float, patience: float = PATIENCE) -> None:
        self._free = asyncio.Semaphore(threads)
        self._limit = limit
        self._patience = patience
        self.waiting = 0
        """How many bots wait for a thread."""
        self.thinking = 0
        """How many bots think."""

    async def think(self, bot: bots.Bot, seen: Seen, *, hasty: bots.Bot | None = None) -> str:
        """The bot's choice; that of `hasty` (by default the rule of thumb) if there has been no thread for it for long.

        Raises whatever the bot raises, or TimeoutError.
        """
        chooser, late = bot, False
        self.waiting += 1
        try:
            async with asyncio.timeout(self._patience):
                await self._free.acquire()
        except TimeoutError:
            chooser, late = hasty or make(RULE_OF_THUMB), True
        finally:
            self.waiting -= 1
        self.thinking += 1
        try:
            return await asyncio.wait_for(in_thread(lambda: str(chooser.choose(seen)), "bot"), self._limit)
        finally:
            self.thinking -= 1
            if not late:
                self._free.release()
