"""The search bot: every move is tried in the same deals, from what its seat sees; and exact endings.

The move that the rule of thumb advises stands unless another one brings more beyond chance. So the bot is better than the
rule of thumb where it can tell, and plays like it where it cannot (policy improvement by rollouts: Tesauro and Galperin,
"On-line policy improvement using Monte-Carlo search", 1996).
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from alehouse import compiling
from alehouse.bots.reading import likely_deals
from alehouse.dealer import new_dealer
from alehouse.lab.trying import tried
from alehouse.native.ending import LEVELS
from alehouse.native.moves import MENU
from alehouse.seen import Seen

DEFAULT_MS = 300.0
ENDING_MOVES = 4000
"""The end of a hand is searched exactly if that takes no more moves in a sampled deal."""
MOVES_AN_ITERATION = 10
"""Moves of an exact ending that count as one iteration."""
DEALS = 1000
"""Deals that are drawn for a decision at most."""
READING = 0.2
"""Of the time for a move, so much at most is spent on drawing deals and weighing them by what the others have chosen."""
FIRST, CHUNK = 8, 24
"""Deals in which all moves are tried before the first look at them, and between two looks."""
ENOUGH = 64
"""Deals in which a move should be tried: of more moves than there is time for, only the most promising are."""
OUT = 3.0
"""A move is given up that is behind the best by so many standard errors of both."""
BEYOND = 2.0
"""Another move than the advised one is played if it is ahead by so many standard errors."""
SURPRISE = 8
"""In what follows a move, one in so many is any move: others need not play by the rule of thumb."""


@dataclass(frozen=True)
class Weighed:
    """A legal move after a search."""

    text: str
    tries: int
    """Deals in which the move was followed to the end of the hand."""
    value: float
    """How far the seat is ahead at the end of the hand on average (`alehouse.lab.ahead`)."""
    lead: float
    """How much more it brings than the advised move, in the same deals."""
    margin: float
    """Half the width of the 95 % interval of the lead; 0 for the advised move itself, and where nothing is hidden."""
    ending: bool = False
    """Whether all ways on to the end of the hand were tried: then `value` and `lead` are in the game's `standing`."""


class SearchBot:
    """Searches for `ms` milliseconds a move, or for a number of iterations (then it is reproducible).

    An iteration is one move that is followed to the end of the hand in one deal. Searching needs compiled rules (see
    `alehouse.compiling`). With a limit by iterations it waits for them; with one by time it has them compiled by other
    processes, and plays by the game's rule of thumb meanwhile.
    """

    def __init__(self, seed: str, *, ms: float | None = None, iterations: int | None = None) -> None:
        self.seed = seed
        self.iterations = iterations
        self.ms = DEFAULT_MS if ms is None else ms
        self._chance = new_dealer(f"bot:{seed}")

    def choose(self, seen: Seen) -> str:
        """See `Bot.choose`."""
        p = seen.choosing()
        menu, notation = seen.numbers(), seen.game.notation
        if len(menu) == 1 and not notation.is_open(menu[0]):
            return notation.write(menu[0], seat=False)
        if self.iterations is None and not compiling.settled(seen.game.name):
            # Until its rules are compiled it plays by the rule of thumb, rather than keep a table waiting.
            compiling.want(seen.game.name)
            return notation.write(seen.game.advice(seen.view, self._chance, p), seat=False)
        return self.weigh(seen)[0].text

    def weigh(self, seen: Seen) -> list[Weighed]:
        """The moves of an acting seat with what the search thinks of them: the one to be played, then by what they bring.

        Of moves that differ in nothing that matters only one is weighed. Waits until the rules are compiled.
        """
        p = seen.choosing()
        if not compiling.settled(seen.game.name):
            compiling.prepare(seen.game.name)
        began = time.perf_counter()
        dealer = new_dealer(f"search:{self.seed}:{seen.made}:{seen.seat}")
        moves = self._moves(seen, dealer, p)
        deals = likely_deals(
            seen,
            dealer,
            DEALS if self.iterations is None else max(1, min(DEALS, self.iterations // len(moves))),
            None if self.iterations is not None else began + READING * self.ms / 1000,
        )
        dealer["logging"] = 0
        return self._to_the_end(seen, moves, deals, dealer, began) or self._by_trying(
            seen, moves, deals, dealer, began
        )

    def _moves(self, seen: Seen, dealer: np.ndarray, p: int) -> np.ndarray:
        """The moves that differ in something, the advised one first."""
        menu: np.ndarray = np.zeros(MENU, np.int64)
        n = int(seen.game.choices(seen.view[0], p, menu))
        advised = seen.game.advice(seen.view, dealer, p)
        return np.array([advised, *(m for m in menu[:n].tolist() if m != advised)], np.int64)

    def _to_the_end(
        self, seen: Seen, moves: np.ndarray, deals: np.ndarray, dealer: np.ndarray, began: float
    ) -> list[Weighed]:
        """Weigh by trying everything, if the hand is near enough to its end; else an empty list."""
        p = seen.viewer
        rules = seen.game.entries
        tables = np.zeros((LEVELS, deals.shape[1]), np.int64)
        menus = np.zeros((LEVELS, MENU), np.int64)
        sizes = np.zeros(LEVELS, np.int64)
        totals = np.zeros(MENU)
        done = made = 0
        leads, squares = np.zeros((2, MENU))
        until = began + self.ms / 1000
        while not done or (
            done < len(deals)
            and (
                made < self.iterations * MOVES_AN_ITERATION
                if self.iterations is not None
                else time.perf_counter() < until
            )
        ):
            before = totals.copy()
            more = rules.loops.solve(
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
            if more < 0:
                return []
            gains = totals - before
            advised = int(np.argmax(menus[0, : sizes[0]] == moves[0]))
            leads += gains - gains[advised]
            squares += (gains - gains[advised]) ** 2
            done += 1
            made += more
        n = int(sizes[0])
        mean, error = _lead(leads[:n], squares[:n], np.full(n, done), advised)
        if (deals[:done] == deals[0]).all():
            error[:] = 0.0
        write = seen.game.notation.write
        found = [
            Weighed(
                write(int(menus[0, i]), seat=False),
                done,
                float(totals[i] / done),
                float(mean[i]),
                float(1.96 * error[i]),
                ending=True,
            )
            for i in range(n)
        ]
        return sorted(found, key=lambda w: (-w.value, w.text))

    def _by_trying(
        self, seen: Seen, moves: np.ndarray, deals: np.ndarray, dealer: np.ndarray, began: float
    ) -> list[Weighed]:
        """Weigh by trying the moves in the same deals and playing on."""
        sums, leads, squares = np.zeros((3, len(moves)))
        tries: np.ndarray = np.zeros(len(moves), np.int64)
        alive: np.ndarray = np.arange(len(moves))
        left = np.inf if self.iterations is None else float(self.iterations)
        until = began + self.ms / 1000
        done, start = 0, time.perf_counter()
        while len(alive) > 1 or not done:
            next_deal = done % len(deals)
            some = deals[next_deal : next_deal + (CHUNK if done else FIRST)]
            if self.iterations is not None:
                some = some[: max(1, int(left) // len(alive))]
            rewards = tried(
                seen.game,
                seen.options,
                some,
                seen.viewer,
                moves[alive],
                dealer,
                surprise=SURPRISE,
                first=done,
            )
            done += len(some)
            tries[alive] += len(some)
            sums[alive] += rewards.sum(0)
            ahead = rewards - rewards[:, :1]
            leads[alive] += ahead.sum(0)
            squares[alive] += (ahead**2).sum(0)
            if self.iterations is not None:
                left -= rewards.size
                affordable = left
            else:
                now = time.perf_counter()
                affordable = max(0.0, until - now) / (now - start) * int(tries.sum())
            if affordable < len(alive):
                break
            mean, error = _lead(leads[alive], squares[alive], tries[alive])
            best = int(np.argmax(mean))
            keep = np.full(len(alive), True)
            if done > CHUNK:
                keep = mean + OUT * error >= mean[best] - OUT * error[best]
            room = max(2, int(affordable) // ENOUGH)
            if keep.sum() > room:
                keep &= mean >= np.sort(mean)[-room]
            keep[[0, best]] = True
            alive = alive[keep]
        mean, error = _lead(leads, squares, tries)
        sure = mean - BEYOND * error
        sure[0] = 0.0
        gone = ~np.isin(np.arange(len(moves)), alive)
        sure[gone] = -np.inf
        chosen = int(np.argmax(sure))
        order = sorted(range(len(moves)), key=lambda i: (i != chosen, bool(gone[i]), -mean[i], int(moves[i])))
        notation = seen.game.notation
        return [
            Weighed(
                notation.write(int(moves[i]), seat=False),
                int(tries[i]),
                float(sums[i] / tries[i]),
                float(mean[i]),
                float(1.96 * error[i]),
            )
            for i in order
        ]


def _lead(
    leads: np.ndarray, squares: np.ndarray, tries: np.ndarray, advised: int = 0
) -> tuple[np.ndarray, np.ndarray]:
    """The mean leads over the advised move, and their standard errors."""
    mean = leads / tries
    # Of few deals that happen to be alike nothing is certain: two more that differ by one are reckoned with.
    spread = (squares + 1.0) / tries - mean**2
    error = np.sqrt(np.maximum(spread, 0.0) / tries)
    error[advised] = 0.0
    return mean, error
