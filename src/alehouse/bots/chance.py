"""A bot that picks any legal move."""

from __future__ import annotations

import numpy as np

from alehouse.dealer import below, new_dealer
from alehouse.moves import MENU
from alehouse.table import Table


class RandomBot:
    """All legal moves are equally likely."""

    def __init__(self, seed: str) -> None:
        self._chance = new_dealer(f"bot:{seed}")

    def choose(self, table: Table, seat: str) -> str:
        """See `Bot.choose`."""
        game, state, p = table.game, table.view(seat)[0], table.seat(seat)
        menu = np.zeros(MENU, np.int64)
        m = int(menu[int(below(self._chance[0], int(game.legal(state, p, menu))))])
        if game.complete and game.notation.is_open(m):
            m = int(game.complete(state, self._chance[0], p, m))
        return game.notation.write(m, seat=False)
