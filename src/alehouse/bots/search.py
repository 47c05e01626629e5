"""The search bot: Monte-Carlo tree search over sampled deals, from what its seat sees."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from alehouse.bots.tree import COLUMNS, FIRST, KEY, NEXT, VISITS, search
from alehouse.dealer import new_dealer
from alehouse.moves import MENU
from alehouse.sampling import cells_of
from alehouse.table import Table

DEFAULT_MS = 300.0
EXPLORATION = 0.7
"""Of UCB1, for rewards scaled to 0 … 1."""
ROOM = 1 << 18
"""Nodes in a tree at most; then it is only refined, not grown."""
CHUNK = 500
"""Iterations between two looks at the clock."""


@dataclass(frozen=True)
class Weighed:
    """A legal move after a search."""

    text: str
    visits: int
    """Iterations that went through the move: the bot plays the most visited one."""
    value: float
    """What the mover got on average, in units of the game's `standing`."""


class SearchBot:
    """Searches for `ms` milliseconds a move, or for a number of iterations (then it is reproducible)."""

    def __init__(self, seed: str, *, ms: float | None = None, iterations: int | None = None) -> None:
        self.seed = seed
        self.iterations = iterations
        self.ms = DEFAULT_MS if ms is None else ms

    def choose(self, table: Table, seat: str) -> str:
        """See `Bot.choose`."""
        moves = table.legal(seat)
        if len(moves) == 1:
            return moves[0]
        return max(self.weigh(table, seat), key=lambda w: (w.visits, w.value)).text

    def weigh(self, table: Table, seat: str) -> list[Weighed]:
        """All legal moves of an acting seat with what the search thinks of them, best first."""
        p = table.seat(seat)
        view = table.view(seat)
        words = view.view(np.int64)
        cells = cells_of(table.game)
        dealer = new_dealer(f"search:{self.seed}:{len(table.moves)}:{seat}", logging=True)
        size = ROOM if self.iterations is None else min(ROOM, 2 * self.iterations + 2)
        nodes = np.zeros((size, COLUMNS), np.int64)
        value = np.zeros(size)
        span = np.array([np.inf, -np.inf])
        room, menu = words.copy(), np.zeros(MENU, np.int64)
        _, legal, play, standing = table.game.entries
        used, done = 1, 0
        began = time.perf_counter()
        until = began + self.ms / 1000
        while done < self.iterations if self.iterations is not None else time.perf_counter() < until:
            n = CHUNK if self.iterations is None else min(CHUNK, self.iterations - done)
            used = search(
                words,
                room,
                p,
                cells.cells,
                cells.known,
                cells.deck,
                dealer,
                menu,
                nodes,
                value,
                span,
                used,
                n,
                EXPLORATION,
                legal,
                play,
                standing,
            )
            done += n
            if self.iterations is None and _decided(nodes, done, began, until):
                break
        weighed = []
        child = int(nodes[0, FIRST])
        while child:
            visits = int(nodes[child, VISITS])
            text = table.game.notation.write(int(nodes[child, KEY]), seat=False)
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
