"""A bot that plays by the game's own rule of thumb."""

from __future__ import annotations

from alehouse.dealer import new_dealer
from alehouse.seen import Seen


class SteadyBot:
    """Takes the advice of the game's module; where there is none, any move."""

    def __init__(self, seed: str) -> None:
        self.chance = new_dealer(f"bot:{seed}")
        """Its own, never the table's."""

    def choose(self, seen: Seen) -> str:
        """See `Bot.choose`."""
        game, p = seen.game, seen.choosing()
        return game.notation.write(game.advice(seen.view, self.chance, p), seat=False)
