"""A bot that plays by the game's own rule of thumb."""

from __future__ import annotations

import numpy as np

from alehouse.dealer import new_dealer
from alehouse.moves import MENU
from alehouse.table import Table


class SteadyBot:
    """Takes the advice of the game's module; where there is none, any move."""

    def __init__(self, seed: str) -> None:
        self._chance = new_dealer(f"bot:{seed}")

    def choose(self, table: Table, seat: str) -> str:
        """See `Bot.choose`."""
        state, p = table.view(seat)[0], table.seat(seat)
        menu = np.zeros(MENU, np.int64)
        n = int(table.game.choices(state, p, menu))
        advised = int(table.game.advise(state, self._chance[0], p, menu, n))
        return table.game.notation.write(advised, seat=False)
