"""A bot that picks any legal move."""

from __future__ import annotations

from alehouse.dealer import below, new_dealer
from alehouse.table import Table


class RandomBot:
    """All legal moves are equally likely."""

    def __init__(self, seed: str) -> None:
        self._chance = new_dealer(f"bot:{seed}")

    def choose(self, table: Table, seat: str) -> str:
        """See `Bot.choose`."""
        moves = table.legal(seat)
        return moves[int(below(self._chance[0], len(moves)))]
