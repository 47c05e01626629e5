"""Which lines on paper are odd: no play of the game gives them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from alehouse.dealer import new_dealer
from alehouse.games.half_pint import BRAWL_STREAK, game
from alehouse.games.half_pint.scoring import score_round
from alehouse.layout import NOBODY
from alehouse.pad.limits import Limits, others_needed
from alehouse.pad.sheet import Line

Oddity = tuple[int | None, str, dict[str, Any]]


def oddities(line: Line, n: int, limits: Limits) -> Iterator[Oddity]:
    """Why no play gives what stands on paper: seat, message and its arguments."""
    points, marks = list(line.points or ()), list(line.marks or ())
    brawlers = [p for p in range(n) if marks[p] == "B"]
    if len(brawlers) > 1:
        yield None, "pad-warning-brawls", {}
        return
    if brawlers:
        brawler = brawlers[0]
        for p in range(n):
            if p != brawler and (points[p] or marks[p]):
                yield p, "pad-warning-brawl", {}
        nobody = [NOBODY] * n
        possible = [
            _row(n, brawler, sets, [False] * n, nobody)[brawler]
            for sets in range(BRAWL_STREAK, limits.most_brawl + 1)
        ]
        if points[brawler] not in possible:
            yield brawler, "pad-warning-points", {"points": points[brawler], "possible": listed(possible)}
        return
    ways = [_ways(n, tuple(mark == "X" for mark in marks), bets, limits.most) for bets in _bets(n)]
    for p in range(n):
        possible = sorted({value for way in ways for _, value in way[p]})
        if points[p] not in possible:
            about = {"points": points[p], "possible": listed(possible)}
            yield p, "pad-warning-points" if marks[p] else "pad-warning-points-unmarked", about
            return
    if not any(_together(way, points, limits.hands[1]) for way in ways):
        yield None, "pad-warning-row", {}


def listed(values: Iterable[int]) -> str:
    """Numbers as they stand in a message."""
    return ", ".join(str(value) for value in sorted(values))


def _together(way: list[list[tuple[int, int]]], points: list[int], hand: int) -> bool:
    """Whether there are sets won that make these points and can have been won in one round."""
    for won in product(*([sets for sets, value in way[p] if value == points[p]] for p in range(len(points)))):
        total = sum(won)
        if 0 < total <= hand and all(others_needed(sets) <= total - sets for sets in won):
            return True
    return False


@cache
def _bets(n: int) -> list[tuple[bool, ...]]:
    """With two players: who bets at all, in every combination. With more all do."""
    return list(product((False, True), repeat=2)) if n == 2 else [(True,) * n]


@cache
def _ways(n: int, met: tuple[bool, ...], bets: tuple[bool, ...], most: int) -> list[list[tuple[int, int]]]:
    """By seat: every number of sets with the points that it can come to, if these seats met their predictions."""
    ways: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for target in (True, False):
        wagers = [_first(n, p, met, target) if bets[p] else NOBODY for p in range(n)]
        for sets in range(most + 1):
            row = _row(n, NOBODY, sets, met, wagers)
            for p in range(n):
                if (wagers[p] != NOBODY or not bets[p]) and (sets, row[p]) not in ways[p]:
                    ways[p].append((sets, row[p]))
    return ways


def _first(n: int, p: int, met: Sequence[bool], wanted: bool) -> int:
    """Somebody else who met the prediction, or did not; or nobody."""
    for q in range(n):
        if q != p and met[q] == wanted:
            return q
    return NOBODY


def _row(n: int, brawler: int, won: int, met: Sequence[bool], bets: Sequence[int]) -> list[int]:
    """What the rules write for a round in which everybody won so many sets: who met the prediction, who bet on whom."""
    table: np.ndarray = game.opening(n, {})
    t: Any = table[0]
    t.brawler = brawler
    for p in range(n):
        t.won[p] = won
        t.prediction[p] = won if met[p] else won + 1
        t.bet[p] = bets[p]
    score_round(t, new_dealer(None)[0])
    return [int(t.lines[p, 0]) for p in range(n)]
