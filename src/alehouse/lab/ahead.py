"""What a seat plays for: how far it is ahead of the others, in points or chips.

A seat is *ahead* by its own points or chips less the mean of the others'. Where nobody wants points (Pairs) the sign is
turned, so that more is always better. Alone against the house a seat counts its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from alehouse.game import Game


@dataclass(frozen=True)
class Stakes:
    """What a game with certain options is played for."""

    unit: str
    """``points`` or ``chips``: the name of the field, a number for each seat."""
    sign: int
    """1, or -1 where nobody wants points."""
    at: int
    """Where the first seat's number stands in a table, in 64-bit words; the others follow it."""

    def of(self, state: np.ndarray, players: int) -> np.ndarray:
        """How far ahead every seat is in a state (shape (1,)): as many numbers as there are players."""
        own: np.ndarray = self.sign * state[self.unit][0][:players].astype(np.float64)
        if players == 1:
            return own
        found: np.ndarray = own - (own.sum() - own) / (players - 1)
        return found


def stakes_of(game: Game, options: Mapping[str, Any]) -> Stakes:
    """What a game with these options is played for: chips if there are any, else points. Raises LookupError if neither is."""
    fields, unused = game.layout.fields, game.unused_with(options)
    for unit in ("chips", "points"):
        if unit in fields and unit not in unused:
            sign = -1 if unit == "points" and game.low_points else 1
            at = int(game.layout.dtype.fields[unit][1]) // 8  # type: ignore[index]
            return Stakes(unit, sign, at)
    raise LookupError(f"{game.name} is played for neither points nor chips")
