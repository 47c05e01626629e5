"""A bot that plays as a person does who has just learnt the game: sensibly, but not exactly.

It looks at a few of its moves in a few deals, takes no hint from what the others have chosen, plans nothing, and
then errs the more easily the less an error costs (as in a logit equilibrium: McKelvey and Palfrey, "Quantal response
equilibria for normal form games", 1995). So it takes the second best often, and throws a hand away seldom.
"""

from __future__ import annotations

import numpy as np

from alehouse import compiling
from alehouse.dealer import new_dealer
from alehouse.lab.trying import tried
from alehouse.native.dealer import below
from alehouse.native.moves import MENU
from alehouse.seen import Seen

DEALS = 6
"""So many deals it thinks of."""
MOVES = 8
"""So many moves it looks at; the others it overlooks."""
SURPRISE = 1
"""In what follows a move, one in so many is any move: all of them, for it plans nothing."""
BLUR = 0.3
"""A move that is behind by this share of what a hand's luck amounts to is still chosen in about one of four cases."""


class BeginnerBot:
    """Sees what is obvious. Until the rules of a game are compiled it plays by the rule of thumb."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._chance = new_dealer(f"bot:{seed}")

    def choose(self, seen: Seen) -> str:
        """See `Bot.choose`."""
        game, p = seen.game, seen.choosing()
        advised = game.advice(seen.view, self._chance, p)
        if not compiling.ready(game.name):
            compiling.want(game.name)
            return game.notation.write(advised, seat=False)
        menu: np.ndarray = np.zeros(MENU, np.int64)
        n = int(game.choices(seen.view[0], p, menu))
        moves = self._noticed(menu[:n].tolist(), advised)
        if len(moves) == 1:
            return game.notation.write(moves[0], seat=False)
        deals = np.array([seen.sample(self._chance).view(np.int64) for _ in range(DEALS)])
        dealer = new_dealer(f"beginner:{self.seed}:{seen.made}:{seen.seat}")
        rewards = tried(game, seen.options, deals, p, np.array(moves), dealer, surprise=SURPRISE)
        return game.notation.write(moves[self._pick(rewards)], seat=False)

    def _noticed(self, moves: list[int], advised: int) -> list[int]:
        """A few of the moves, the advised one first."""
        noticed = [advised]
        others = [m for m in moves if m != advised]
        while others and len(noticed) < MOVES:
            noticed.append(others.pop(self._below(len(others))))
        return noticed

    def _pick(self, rewards: np.ndarray) -> int:
        """Which of the moves, the advised one first: the less it is behind that, and the more luck there is in it, the likelier."""
        means = rewards.mean(0)
        luck = max(1e-9, float(rewards.std(0).mean()))
        # It knows no better than the rule of thumb: what seems more than that seems just as good.
        behind = np.minimum(means - means[0], 0.0)
        weights = np.exp(behind / (BLUR * luck))
        sums = np.cumsum(weights)
        at = self._below(1 << 30) / (1 << 30) * float(sums[-1])
        return min(int(np.searchsorted(sums, at, side="right")), len(means) - 1)

    def _below(self, n: int) -> int:
        return int(below(self._chance[0], n))
