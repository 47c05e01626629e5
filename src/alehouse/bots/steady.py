"""A bot that plays by the game's own rule of thumb."""

from __future__ import annotations

import numpy as np

from alehouse.dealer import new_dealer
from alehouse.native.moves import MENU
from alehouse.seen import Seen


class SteadyBot:
    """Takes the advice of the game's module; where there is none, any move."""

    def __init__(self, seed: str) -> None:
        self._chance = new_dealer(f"bot:{seed}")

    def choose(self, seen: Seen) -> str:
        """See `Bot.choose`."""
        game, p = seen.game, seen.choosing()
        menu = np.zeros(MENU, np.int64)
        n = int(game.choices(seen.state, p, menu))
        advised = int(game.advise(seen.state, self._chance[0], p, menu, n))
        return game.notation.write(advised, seat=False)
