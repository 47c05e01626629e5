"""What chance brought every seat of a simulated game: subtracted from the result, the same mean is known from fewer games.

The luck of a game is a sum of differences: what a position is worth after chance has acted, less what it was worth on average
over all that could have come. Each has expectation 0 whoever plays and however wrong the values are, so the mean of
``result - luck`` is that of the results: a control variate, as in "DIVAT" (Zinkevich and others, 2006) and "AIVAT" (Burch,
Schmid, Moravčík, Morrill and Bowling, "AIVAT: a new variance reduction technique for agent evaluation in imperfect
information games", 2018).

Values are those of playing on by the rule of thumb to the end of the hand (`alehouse.lab.valuing`), and two facts make
them cheap and calm:

- A seat that is known to play by the rule of thumb, and any move that it would certainly have advised, leaves a position
  what it was worth before. There the value before stands for the average over what could come, and the terms of neighbouring
  steps cancel, with all their noise. What is left of a hand: what it came to, less the value of a hand before its deal, less
  what every *other* move has changed (value of the move less value of the position, both by the same chance).
- Hands are valued one by one, and what is played for adds up over them.

The coefficient is 1, never fitted: a fitted one would depend on the games that it corrects.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.lab.ahead import stakes_of
from alehouse.lab.valuing import Valuer
from alehouse.layout import ACTING_AT, HAND_AT, OVER_AT, Value
from alehouse.native.moves import SEAT_SHIFT
from alehouse.records import Record
from alehouse.refused import Refused

PLAYOUTS = 64
"""Of each position that is valued."""
DEALS = 128
"""Deals that tell what a hand is worth before its first card."""

KEPT = 10_000
"""Of so many hands at most it is remembered what they are worth before their deal."""


def check(game: Game, options: dict[str, Value]) -> None:
    """Raises Refused for a game that is played for neither points nor chips."""
    try:
        stakes_of(game, options)
    except LookupError:
        raise Refused("error-luck-stakes", game=game.name) from None


class Fortune(Valuer):
    """Tells the luck of whole games of one table; its chance comes from its own seed, and depends on no player."""

    def __init__(self, game: Game, players: int, options: dict[str, Value], seed: str) -> None:
        super().__init__(game, players, options, until="hand", playouts=PLAYOUTS, surprise=0, seed=seed)
        self._adviser = new_dealer(f"advice:{seed}")
        self._before: dict[bytes, np.ndarray] = {}
        """What a hand is worth before its deal, by the state."""

    def of(self, record: Record, moves: Sequence[int], steady: Collection[int] = ()) -> np.ndarray:
        """What chance brought every seat in a game that was played to its end: in ahead, shape (players,).

        `record` deals the cards (by its seed alone), `moves` are all moves as numbers; seats in `steady` are known to play by
        the rule of thumb.
        """
        game = self.game
        table = game.opening(self.players, record.options, record.dealer_seat(), record.first_seat())
        words, dealer = table.view(np.int64), new_dealer(record.seed)
        total = -self._worth(words.copy(), begins=True)
        game.open(table, dealer)
        for m in moves:
            p = m >> SEAT_SHIFT & 7
            before, chance = words.copy(), dealer.copy()
            if p not in steady and not self._advised(before, p, m):
                total -= self._changed(before, p, m)
            game.make(table, dealer, p, m)
            if words[HAND_AT] == before[HAND_AT]:
                continue
            # The hand is over, and the next one dealt: made again without the deal.
            end = before.view(table.dtype)
            chance["stops"] = 1
            game.make(end, chance, p, m)
            before[ACTING_AT] = 0
            total += self.stakes.of(end, self.players) - self._worth(before, begins=False)
        assert words[OVER_AT]
        total += self.stakes.of(table, self.players)
        return total

    def _advised(self, state: np.ndarray, p: int, m: int) -> bool:
        """Whether the rule of thumb would certainly have made this move."""
        own = self._adviser
        before = own["block"][0], own["at"][0]
        advice = self.game.advice(state.view(self.game.layout.dtype), own, p)
        return advice == m and (own["block"][0], own["at"][0]) == before

    def _changed(self, state: np.ndarray, p: int, m: int) -> np.ndarray:
        """By how much a move changes what a position is worth to every seat, before chance answers it."""
        every = self.outcomes(state, p, m)
        if every is not None:
            states, chances = every
        else:
            dealer = new_dealer(f"redraw:{self.seed}:{m}:{state[HAND_AT]}")
            states = self._redrawn(state, p, m, dealer, self.playouts, dealt=False)
            worth: np.ndarray = self.played_once(states).mean(0) - self.values(state)[0]
            return worth
        values = self.values(np.concatenate([state.reshape(1, -1), states]))
        found: np.ndarray = chances @ values[1:] - values[0]
        return found

    def _worth(self, state: np.ndarray, *, begins: bool) -> np.ndarray:
        """How far ahead every seat is at the end of a hand that is not dealt yet, on average over its deals."""
        key = state.tobytes()
        if key not in self._before:
            if len(self._before) == KEPT:
                self._before.clear()
            dealer = new_dealer(f"deals:{self.seed}:{state[HAND_AT]}")
            deals = (self.begun if begins else self.next_hands)(state, dealer, DEALS)
            self._before[key] = self.played_once(deals).mean(0)
        return self._before[key]
