"""What moves bring, found out by trying each of them in the same deals (`alehouse.native.improving`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from alehouse.game import Game, RulesFailed
from alehouse.lab.ahead import stakes_of
from alehouse.native.improving import UNTIL_GAME, UNTIL_HAND
from alehouse.native.moves import MENU

UNTIL = {"hand": UNTIL_HAND, "game": UNTIL_GAME}
MOST = 5000
"""Playing on is cut after so many moves, and counts as it stands there."""


def tried(
    game: Game,
    options: Mapping[str, Any],
    deals: np.ndarray,
    p: int,
    moves: np.ndarray,
    dealer: np.ndarray,
    *,
    surprise: int,
    first: int = 0,
    until: str = "hand",
) -> np.ndarray:
    """How far seat p is ahead in the end (of the hand or the game) of each deal after each of some moves: shape (deals, moves).

    `deals` are rows of 64-bit words, `moves` numbers. Deal j is played on once, by stream ``first + j`` of `dealer` whatever the
    move; everybody plays by the rule of thumb, but one move in `surprise` is any move (0: none). Others choose sealed choices
    again. Of a game that is played for neither points nor chips it is the seat's `standing`. Raises RulesFailed.
    """
    try:
        stakes = stakes_of(game, options)
        at, sign = stakes.at, stakes.sign
    except LookupError:
        at, sign = 0, 0
    gains = np.zeros((len(deals), len(moves)))
    rules = game.entries
    made = rules.loops.improve(
        np.ascontiguousarray(deals),
        p,
        np.ascontiguousarray(moves, np.int64),
        first,
        dealer,
        np.zeros(deals.shape[1], np.int64),
        np.zeros(MENU, np.int64),
        UNTIL[until],
        surprise,
        MOST,
        np.array([at, sign], np.int64),
        gains,
        rules.choices,
        rules.advise,
        rules.step,
        rules.deal,
        rules.standing,
    )
    if made < 0:
        raise RulesFailed(game.name)
    return gains
