"""The search bot: Monte-Carlo tree search over sampled deals, from what its seat sees, and exact endings."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from alehouse.bots.reading import likely_deals
from alehouse.dealer import new_dealer
from alehouse.native.ending import LEVELS, solve
from alehouse.native.moves import MENU
from alehouse.native.tree import COLUMNS, FIRST, KEY, NEXT, VISITS, search
from alehouse.seen import Seen

DEFAULT_MS = 300.0
EXPLORATION = 0.7
"""Of UCB1, for rewards scaled to 0 … 1."""
ROOM = 1 << 18
"""Nodes in a tree at most; then it is only refined, not grown."""
ENDING_MOVES = 4000
"""The end of a hand is searched exactly if that takes no more moves in a sampled deal."""
MOVES_AN_ITERATION = 10
"""Moves of an exact ending that count as one iteration."""
DEALS = 1000
"""Deals that are drawn for a decision at most."""
READING = 0.2
"""Of the time for a move, so much at most is spent on drawing deals and weighing them by what the others have chosen."""
CHUNK = 100
"""Iterations between two looks at the clock."""


@dataclass(frozen=True)
class Weighed:
    """A legal move after a search."""

    text: str
    visits: int
    """Iterations that went through the move, or deals in which it was followed to the end of the hand."""
    value: float
    """What the mover got on average, in units of the game's `standing`."""


class SearchBot:
    """Searches for `ms` milliseconds a move, or for a number of iterations (then it is reproducible)."""

    def __init__(self, seed: str, *, ms: float | None = None, iterations: int | None = None) -> None:
        self.seed = seed
        self.iterations = iterations
        self.ms = DEFAULT_MS if ms is None else ms

    def choose(self, seen: Seen) -> str:
        """See `Bot.choose`."""
        seen.choosing()
        menu, notation = seen.numbers(), seen.game.notation
        if len(menu) == 1 and not notation.is_open(menu[0]):
            return notation.write(menu[0], seat=False)
        return self.weigh(seen)[0].text

    def weigh(self, seen: Seen) -> list[Weighed]:
        """The moves of an acting seat with what the search thinks of them, best first.

        Of moves that differ in nothing that matters only one is weighed.
        """
        began = time.perf_counter()
        dealer = new_dealer(f"search:{self.seed}:{seen.made}:{seen.seat}", logging=True)
        deals = likely_deals(
            seen,
            dealer,
            DEALS if self.iterations is None else min(DEALS, self.iterations),
            None if self.iterations is not None else began + READING * self.ms / 1000,
        )
        return self._to_the_end(seen, deals, dealer, began) or self._by_tree(seen, deals, dealer, began)

    def _to_the_end(self, seen: Seen, deals: np.ndarray, dealer: np.ndarray, began: float) -> list[Weighed]:
        """Weigh by trying everything, if the hand is near enough to its end; else an empty list."""
        p = seen.viewer
        rules = seen.game.entries
        tables = np.zeros((LEVELS, deals.shape[1]), np.int64)
        menus = np.zeros((LEVELS, MENU), np.int64)
        sizes = np.zeros(LEVELS, np.int64)
        totals = np.zeros(MENU)
        done = moves = 0
        until = began + self.ms / 1000
        while not done or (
            done < len(deals)
            and (
                moves < self.iterations * MOVES_AN_ITERATION
                if self.iterations is not None
                else time.perf_counter() < until
            )
        ):
            tried = solve(
                deals[done],
                tables,
                menus,
                sizes,
                p,
                dealer,
                totals,
                ENDING_MOVES,
                rules.choices,
                rules.step,
                rules.standing,
                rules.settled,
            )
            if tried < 0:
                return []
            done += 1
            moves += tried
        found = [
            Weighed(seen.game.notation.write(m, seat=False), done, totals[i] / done)
            for i, m in enumerate(menus[0, : sizes[0]])
        ]
        return sorted(found, key=lambda w: (-w.value, w.text))

    def _by_tree(self, seen: Seen, deals: np.ndarray, dealer: np.ndarray, began: float) -> list[Weighed]:
        """Weigh by tree search."""
        p = seen.viewer
        words = seen.view.view(np.int64)
        size = ROOM if self.iterations is None else min(ROOM, 2 * self.iterations + 2)
        nodes = np.zeros((size, COLUMNS), np.int64)
        value = np.zeros(size)
        span = np.array([np.inf, -np.inf])
        room, menu = words.copy(), np.zeros(MENU, np.int64)
        rules = seen.game.entries
        used, done = 1, 0
        until = began + self.ms / 1000
        while (
            done < self.iterations if self.iterations is not None else not done or time.perf_counter() < until
        ):
            n = CHUNK if self.iterations is None else min(CHUNK, self.iterations - done)
            used = search(
                words,
                room,
                p,
                deals,
                dealer,
                menu,
                nodes,
                value,
                span,
                used,
                n,
                EXPLORATION,
                rules.choices,
                rules.advise,
                rules.step,
                rules.standing,
            )
            done += n
            if self.iterations is None and _decided(nodes, done, began, until):
                break
        weighed = []
        child = int(nodes[0, FIRST])
        while child:
            visits = int(nodes[child, VISITS])
            text = seen.game.notation.write(int(nodes[child, KEY]), seat=False)
            weighed.append(Weighed(text, visits, value[child] / max(1, visits)))
            child = int(nodes[child, NEXT])
        return sorted(weighed, key=lambda w: (-w.visits, -w.value, w.text))


def _decided(nodes: np.ndarray, done: int, began: float, until: float) -> bool:
    """Whether the most visited move can no longer be overtaken in the time that is left."""
    now = time.perf_counter()
    left = done / (now - began) * max(0.0, until - now)
    visits = []
    child = int(nodes[0, FIRST])
    while child:
        visits.append(int(nodes[child, VISITS]))
        child = int(nodes[child, NEXT])
    visits.sort()
    return len(visits) > 1 and visits[-1] - visits[-2] > left
