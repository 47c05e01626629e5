"""News between processes: that something has happened at a table, never what.

Whoever hears of a table that somebody is connected to looks it up in the store. So nothing hidden ever travels
through the feed, and a lost note costs a moment, not a move.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Listener = Callable[[str], Awaitable[None]]


class Feed(Protocol):
    """What the rooms need of a feed. One of Redis or Valkey would publish on a channel that all processes hear."""

    def listen(self, listener: Listener) -> None:
        """Call `listener` with the table's id for every note, also for those of this process."""

    async def publish(self, table: str) -> None:
        """Tell everybody that something has happened at a table."""


class LocalFeed:
    """The feed of a server that is one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call `listener` for every note."""
        self._listeners.append(listener)

    async def publish(self, table: str) -> None:
        """Tell the listeners at once."""
        for listener in self._listeners:
            await listener(table)
