"""Bots against each other in every game: who is how much better.

In a match one seat is taken by a bot and all others by another one, and every deal is played once in every rotation. All
matches of a game are played from the same deals. How many are played is settled after the first of them, so that a match
takes no longer than it may; nothing depends on how its games go.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import fmean
from typing import Any

from alehouse.lab.simulate import Figure, Plan, Round, mean, play_round, run, wilson
from alehouse.lab.workers import processors

FEWEST = 3
"""Deals, whatever the time: with fewer there is no interval."""
MOST = 2000
"""Deals, whatever the time: bots that do not think soon know who is better."""


@dataclass(frozen=True)
class Match:
    """What came of one bot against others of one kind."""

    game: str
    players: int
    bot: str
    others: str
    games: int
    share: Figure
    """Of the games it won (shared wins in parts); where there are only losers, of those that it did not lose."""
    fair: float
    """What that share would be if all seats were alike."""
    unit: str | None
    """What `ahead` counts: chips or points; `None` if the game knows neither."""
    ahead: Figure | None
    """How much more a game brings it than one of the others on average; points that nobody wants count the other way."""

    @property
    def verdict(self) -> str:
        """``better``, ``worse`` or, if the intervals leave it open, ``even``: by what is played for, else by wins."""
        found, nothing = (self.ahead, 0.0) if self.ahead else (self.share, self.fair)
        if found.low is None or found.high is None:
            return "even"
        return "better" if found.low > nothing else "worse" if found.high < nothing else "even"

    def data(self) -> dict[str, Any]:
        """The same as JSON values."""
        return {
            "game": self.game,
            "players": self.players,
            "bot": self.bot,
            "others": self.others,
            "games": self.games,
            "share": self.share.data(),
            "fair": self.fair,
            "unit": self.unit,
            "ahead": self.ahead.data() if self.ahead else None,
            "verdict": self.verdict,
        }


def pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every bot against each of those that are named after it."""
    return list(combinations(bots, 2))


def plan_of(
    game: str, players: int, options: dict[str, Any], bot: str, others: str, ms: float, seed: str
) -> Plan:
    """The plan of a match, one deal long."""
    seating = (bot, *[others] * (players - 1))
    return Plan(game, players, seating, players, seed, tuple(options.items()), ms)


def play(plan: Plan, seconds: float, jobs: int | None = None) -> Generator[tuple[int, int], None, Match]:
    """Play a match of about `seconds`; yields how many games are done, and of how many; returns what came of it."""
    start = time.perf_counter()
    rounds = [play_round(plan, 0)]
    each = max(time.perf_counter() - start, 1e-6)
    deals = min(MOST, max(FEWEST, int(seconds / each * (jobs or processors()))))
    plan = replace(plan, games=deals * plan.players)
    yield plan.players, plan.games
    rest = run(plan, jobs, first=1)
    with closing(rest):
        for played in rest:
            rounds.append(played)
            yield len(rounds) * plan.players, plan.games
    return judge(plan, rounds)


def judge(plan: Plan, rounds: Sequence[Round]) -> Match:
    """What the rounds of a match say of its first bot."""
    games = [g for r in rounds for g in r.games]
    winners = any(any(g.won) for g in games)
    unit = next((u for u in ("chips", "points") if getattr(games[0], u) is not None), None)
    shares, leads = [], []
    for r in rounds:
        mine = [g.rotation % plan.players for g in r.games]
        results = [g.won if winners else tuple(1 - x for x in g.lost) for g in r.games]
        shares.append([result[p] for result, p in zip(results, mine, strict=True)])
        if unit:
            wanted = 1 if winners or unit == "chips" else -1
            scores = [getattr(g, unit) for g in r.games]
            leads.append([wanted * _lead(score, p) for score, p in zip(scores, mine, strict=True)])
    fair = 1 / plan.players if winners else 1 - 1 / plan.players
    return Match(
        plan.game,
        plan.players,
        plan.bots[0],
        plan.bots[1],
        len(games),
        wilson(shares, len(games)),
        fair,
        unit,
        mean(leads) if leads else None,
    )


def _lead(score: Sequence[int], p: int) -> float:
    return score[p] - fmean(x for q, x in enumerate(score) if q != p)
