"""Exact chances: every outcome of a move, and every deal that a seat must reckon with.

There are no chance nodes in the rules. A move is played again and again with a script of longer and longer draws: where
the script runs out, the dealer says what could come there and how likely it is, and the script branches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, perm
from typing import Any

import numpy as np

from alehouse import dealer as dealers
from alehouse.dealer import OutOfCards
from alehouse.game import Game
from alehouse.layout import NOBODY, OWNER, card_counts
from alehouse.moves import seat_of
from alehouse.refused import Refused
from alehouse.table import Table

LIMIT = 200_000


@dataclass(frozen=True)
class Outcome:
    """One way in which a move can turn out."""

    chance: Fraction
    draws: tuple[int, ...]
    """What the dealer gave, in order: kinds of cards (or numbers, where something else was left to chance)."""
    state: Any
    """The state afterwards (a NumPy record). Where the move ends the hand, the next one is not dealt yet."""


def outcomes(table: Table, move: str, *, limit: int = LIMIT) -> list[Outcome]:
    """All outcomes of a legal move such as ``"A hit"``, with their exact chances, which sum to 1.

    Hidden cards are as they are in the table's state; `deals` gives the states that a seat must reckon with.
    Raises Refused if the move is not legal or there are more than `limit` outcomes.
    """
    m = table.read(move)
    return _outcomes(table.game, table.state, m, limit)


def _outcomes(game: Game, state: Any, m: int, limit: int = LIMIT) -> list[Outcome]:
    found: list[Outcome] = []
    dealer = dealers.new_dealer(None)
    waiting: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
    while waiting:
        chance, draws = waiting.pop()
        after: np.ndarray = np.zeros(1, game.layout.dtype)
        after[0] = state
        dealers.give_script(dealer, draws, dealers.SCRIPT_ALL)
        try:
            game.play(after[0], dealer[0], int(seat_of(m)), m)
        except OutOfCards:
            if after["hand"][0] == state.hand:
                weights = [int(w) for w in dealer["weights"][0][: int(dealer["outcomes"][0])]]
                for k in reversed(range(len(weights))):
                    if weights[k]:
                        waiting.append((chance * Fraction(weights[k], sum(weights)), (*draws, k)))
                if len(waiting) + len(found) > limit:
                    raise Refused("error-odds-limit", limit=limit) from None
                continue
        found.append(Outcome(chance, draws, after[0]))
    return found


def deals(
    game: Game, view: np.ndarray, seat: int, *, limit: int = LIMIT
) -> Iterator[tuple[Fraction, np.ndarray]]:
    """All full states that look to `seat` as `view` does, each with its exact chance; the chances sum to 1.

    What `alehouse.sampling` draws from, written out; meant for few hidden cards. Raises Refused if there are more than
    `limit` deals.
    """
    layout = game.layout
    counts = np.array(layout.deck_of_cards.counts, np.int64)
    unseen = [int(n) for n in counts - card_counts(layout, view[0])]
    unseen[0] = 0
    players = int(view["players"][0])
    older: list[tuple[str, int, int]] = []
    newer: list[tuple[str, int, int]] = []
    known, drawn = [0] * len(unseen), [0] * len(unseen)
    for name, field in layout.fields.items():
        if not field.cards or field.seen_by != OWNER:
            continue
        for p in range(players):
            bag = view[name][0][p]
            old = view[field.older][0][p] if field.older else np.zeros_like(bag)
            if p == seat:
                drawn = [n + int(b) - int(o) for n, b, o in zip(drawn, bag, old, strict=True)]
            else:
                older.append((name, p, int(old[0])))
                newer.append((name, p, int(bag[0]) - int(old[0])))
    old_pool = list(unseen)
    if any(n for _, _, n in older):
        known = [int(n) for n in view["reshuffled"][0]]
        if seat >= 0:
            known = [n + int(s) for n, s in zip(known, view["sunk"][0][seat], strict=True)]
        drawn = [n + int(s) for n, s in zip(drawn, view["drawn"][0], strict=True)]
        old_pool = [n - k + o for n, k, o in zip(unseen, known, drawn, strict=True)]
    found: list[tuple[int, np.ndarray]] = []
    for weight, old_bags in _spread(old_pool, [n for _, _, n in older]):
        taken = [sum(bag[k] for bag in old_bags) for k in range(len(unseen))]
        rest = [n - h for n, h in zip(unseen, taken, strict=True)]
        for k in range(1, len(unseen)):
            weight *= perm(known[k] + old_pool[k] - taken[k], drawn[k]) if any(taken) else 1
        if weight == 0 or min(rest) < 0:
            continue
        for ways, new_bags in _spread(rest, [n for _, _, n in newer]):
            if len(found) == limit:
                raise Refused("error-odds-limit", limit=limit)
            state = view.copy()
            left = list(rest)
            for (name, p, _), old_bag, new_bag in zip(older, old_bags, new_bags, strict=True):
                state[name][0][p] = [o + n for o, n in zip(old_bag, new_bag, strict=True)]
                if layout.fields[name].older:
                    state[layout.fields[name].older][0][p] = old_bag
                left = [n - b for n, b in zip(left, new_bag, strict=True)]
            for name, field in layout.fields.items():
                if field.cards and field.seen_by == NOBODY:
                    state[name][0] = left
            found.append((weight * ways, state))
    total = sum(weight for weight, _ in found)
    for weight, state in found:
        yield Fraction(weight, total), state


def _spread(pool: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[int, list[list[int]]]]:
    """All ways to fill bags of the given sizes from a pool, with the number of ways to pick those cards."""
    if not sizes:
        yield 1, []
        return
    for ways, bag in _bags(pool, sizes[0], 1):
        rest = [n - b for n, b in zip(pool, bag, strict=True)]
        for more, bags in _spread(rest, sizes[1:]):
            yield ways * more, [bag, *bags]


def _bags(pool: Sequence[int], size: int, kind: int) -> Iterator[tuple[int, list[int]]]:
    if size == 0:
        yield 1, [0] * len(pool)
        return
    if kind == len(pool):
        return
    for n in range(min(size, pool[kind]) + 1):
        for ways, bag in _bags(pool, size - n, kind + 1):
            bag = list(bag)
            bag[kind] = n
            yield ways * comb(pool[kind], n), bag
