"""Bots against each other in every game: who is how much better.

In a match one seat is taken by a bot and all others by another one, and every deal is played once in every rotation. All
matches of a game are played from the same deals. How many are played is settled after the first of them, so that a match
takes no longer than it may; nothing depends on how its games go, except that a match may end as soon as its interval is
narrow enough.
"""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import fmean
from typing import Any

from alehouse.lab.engine import Engine
from alehouse.lab.simulate import (
    Figure,
    Plan,
    Round,
    Width,
    leads,
    mean,
    play_round,
    run,
    spread_of,
    wilson,
)

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

    adjusted: Figure | None = None
    """The same without the luck that chance brought; `None` if nobody asked."""
    margin: float | None = None
    """So close to nothing counts as equal; `None`: nothing does."""

    @property
    def verdict(self) -> str:
        """What the 95 % interval says: ``better``, ``worse``, ``equal`` (within the margin) or, if it leaves that open, ``even``.

        It is that of what is played for, with luck or without it, whichever is known more closely; else that of wins.
        """
        known = [figure for figure in (self.ahead, self.adjusted) if figure is not None]
        ahead = min(known, key=_width, default=None)
        found, nothing = (ahead, 0.0) if ahead else (self.share, self.fair)
        if found.low is None or found.high is None:
            return "even"
        if found.low > nothing or found.high < nothing:
            return "better" if found.low > nothing else "worse"
        close = self.margin is not None and ahead and max(-found.low, found.high) <= self.margin
        return "equal" if close else "even"

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
            "adjusted": self.adjusted.data() if self.adjusted else None,
            "margin": self.margin,
            "verdict": self.verdict,
        }

    @classmethod
    def of(cls, data: dict[str, Any]) -> Match:
        """The match that `data` has told of. Raises KeyError or TypeError if it has not."""
        told = {name: data[name] for name in cls.__dataclass_fields__}
        for name in ("share", "ahead", "adjusted"):
            told[name] = None if told[name] is None else Figure(**told[name])
        return cls(**told)


def pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every bot against each of those that are named after it."""
    return list(combinations(bots, 2))


def plan_of(
    game: str,
    players: int,
    options: dict[str, Any],
    bot: str,
    others: str,
    ms: float,
    seed: str,
    *,
    adjust_luck: bool = False,
    patience: float | None = None,
) -> Plan:
    """The plan of a match, one deal long."""
    seating = (bot, *[others] * (players - 1))
    return Plan(
        game,
        players,
        seating,
        players,
        seed,
        tuple(options.items()),
        ms,
        adjust_luck=adjust_luck,
        patience=patience,
    )


def play(
    plan: Plan,
    seconds: float,
    jobs: int | None = None,
    *,
    engine: Engine | None = None,
    until: Width | None = None,
    equal: Width | None = None,
) -> Generator[tuple[int, int], None, Match]:
    """Play a match of about `seconds` at most; yields how many games are done, and of how many; returns what came of it.

    With `until` it ends as soon as the interval is so narrow on either side; else after `MOST` deals if not before.
    """
    with Engine(jobs, bots=plan.bots) if engine is None else nullcontext(engine) as working:
        play_round(plan, 0)  # whatever is loaded or compiled at first use takes its time now
        start = time.perf_counter()
        rounds = [play_round(plan, 0)]
        each = max(time.perf_counter() - start, 1e-6)
        deals = max(FEWEST, int(seconds / each * working.width))
        plan = replace(plan, games=(deals if until else min(MOST, deals)) * plan.players)
        yield plan.players, plan.games
        rest = run(plan, first=1, engine=working, until=until)
        with closing(rest):
            for played in rest:
                rounds.append(played)
                yield len(rounds) * plan.players, plan.games
    return judge(plan, rounds, equal)


def judge(plan: Plan, rounds: Sequence[Round], equal: Width | None = None) -> Match:
    """What the rounds of a match say of its first bot."""
    games = [g for r in rounds for g in r.games]
    winners = any(any(g.won) for g in games)
    unit = next((u for u in ("chips", "points") if getattr(games[0], u) is not None), None)
    shares, scored = [], []
    for r in rounds:
        mine = [g.rotation % plan.players for g in r.games]
        results = [g.won if winners else tuple(1 - x for x in g.lost) for g in r.games]
        shares.append([result[p] for result, p in zip(results, mine, strict=True)])
        if unit:
            wanted = 1 if winners or unit == "chips" else -1
            scores = [getattr(g, unit) for g in r.games]
            scored.append([wanted * _lead(score, p) for score, p in zip(scores, mine, strict=True)])
    adjusted = leads(plan, rounds, plan.bots[0], adjusted=True)
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
        mean(scored) if scored else None,
        mean(adjusted) if adjusted else None,
        equal.of(spread_of(scored)) if equal and scored else None,
    )


def _lead(score: Sequence[int], p: int) -> float:
    return score[p] - fmean(x for q, x in enumerate(score) if q != p)


def _width(figure: Figure) -> float:
    return math.inf if figure.low is None or figure.high is None else figure.high - figure.low
