"""Players that see only what their seat sees.

A bot is one method: `choose(table, seat)` returns the text of a legal move. It may look at `table.view(seat)`,
`table.legal(seat)` and what follows from them, and at nothing else. Its chance is its own, never the table's.
"""

from __future__ import annotations

from typing import Protocol

from alehouse.refused import Refused
from alehouse.table import Table

NAMES = ("random", "steady", "search")


class Bot(Protocol):
    """Somebody who plays."""

    def choose(self, table: Table, seat: str) -> str:
        """A legal move of the seat, which is acting, as text without the seat."""
        ...


def make_bot(name: str, seed: str, *, ms: float | None = None, iterations: int | None = None) -> Bot:
    """A bot by its name. `ms` (time) or `iterations` limit what `search` spends on a move (300 ms if neither is given).

    With the same seed, and a limit by iterations, it makes the same moves in the same positions. Raises Refused.
    """
    if name == "random":
        from alehouse.bots.chance import RandomBot

        return RandomBot(seed)
    if name == "steady":
        from alehouse.bots.steady import SteadyBot

        return SteadyBot(seed)
    if name == "search":
        from alehouse.bots.search import SearchBot

        return SearchBot(seed, ms=ms, iterations=iterations)
    raise Refused("error-bot", bot=name, bots=", ".join(NAMES))
