"""Many games between bots, and what they say about the bots and the seats.

Games come in *rounds*: one deal's seed, played once for every rotation of the bots round the table, so that every bot
has the same luck in every seat. The work is shared by processes: threads would wait for each other, since everything
but the bots' thinking is Python (two of them were slower than one). A game depends on the plan and its number alone:
with a limit by iterations the result is the same however many processes share the work.

Games of a round are not independent, so intervals are computed from the rounds: a mean's from the spread of the
rounds' means (Student's t), a share's after Wilson ("Probable inference", 1927) with as many observations as
would give that spread, though never fewer than there are rounds nor more than there are games.
"""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import dataclass
from itertools import islice
from statistics import NormalDist, fmean, stdev
from typing import Any

from alehouse.bots import make_bot
from alehouse.catalogue import find
from alehouse.lab.workers import interrupts_wait, processors, sharing
from alehouse.refused import Refused
from alehouse.table import Table

Z = NormalDist().inv_cdf(0.975)
AHEAD = 4
"""Rounds given out at a time to each process, so that none has to wait for the next."""


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    players: int
    bots: tuple[str, ...]
    """Names of bots; they are repeated until all seats are taken."""
    games: int
    seed: str
    options: tuple[tuple[str, Any], ...] = ()
    ms: float | None = None
    iterations: int | None = None

    @property
    def seating(self) -> tuple[str, ...]:
        """A bot for each place; place i sits in seat (i + rotation) % players."""
        return tuple(self.bots[i % len(self.bots)] for i in range(self.players))

    @property
    def rounds(self) -> int:
        """How many deals there are; the last may be played in fewer rotations than there are seats."""
        return -(-self.games // self.players)

    def check(self) -> None:
        """Raises Refused if this cannot be played."""
        game = find(self.game)
        game.check(self.players, dict(self.options))
        for name in self.bots:
            make_bot(name, "check", ms=self.ms, iterations=self.iterations)


@dataclass(frozen=True)
class Played:
    """One game: what came of it for every seat, and how long each place's bot took."""

    rotation: int
    won: tuple[float, ...]
    """By seat: 1, a part of 1 if several have won, or 0."""
    lost: tuple[float, ...]
    points: tuple[int, ...] | None
    chips: tuple[int, ...] | None
    moves: tuple[int, ...]
    """By seat."""
    seconds: tuple[float, ...]
    """Thinking time by seat."""


@dataclass(frozen=True)
class Round:
    """All rotations of one deal."""

    number: int
    games: tuple[Played, ...]


@dataclass(frozen=True)
class Figure:
    """An estimate with its 95 % interval (`None`: there is too little to say)."""

    value: float
    low: float | None
    high: float | None

    def data(self) -> dict[str, Any]:
        return {"value": self.value, "low": self.low, "high": self.high}


def play_round(plan: Plan, number: int) -> Round:
    """Play one deal in every rotation (in the last round: in as many as are still wanted)."""
    wanted = min(plan.players, plan.games - number * plan.players)
    return Round(number, tuple(_play(plan, number, rotation) for rotation in range(wanted)))


def _play(plan: Plan, number: int, rotation: int) -> Played:
    n = plan.players
    table = Table(plan.game, n, dict(plan.options), seed=f"{plan.seed} / {number}")
    bots = []
    for p in range(n):
        place = (p - rotation) % n
        own = f"{plan.seed} / {number} / {rotation} / bot {place}"
        bots.append(make_bot(plan.seating[place], own, ms=plan.ms, iterations=plan.iterations))
    moves, seconds = [0] * n, [0.0] * n
    while table.acting:
        seat = table.acting[0]
        p = table.seats.index(seat)
        start = time.perf_counter()
        who = plan.seating[(p - rotation) % n]
        try:
            move = bots[p].choose(table.seen_by(seat))
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise Refused("error-bot-failed", bot=who, seat=seat, problem=problem) from error
        seconds[p] += time.perf_counter() - start
        moves[p] += 1
        try:
            table.play(seat, str(move))
        except Refused as refused:
            raise Refused(
                "error-bot-move", bot=who, seat=seat, text=str(move), problem=str(refused)
            ) from None
    end = table.laid_open().position()

    def shares(letters: list[str]) -> tuple[float, ...]:
        return tuple(1 / len(letters) if s in letters else 0.0 for s in table.seats)

    points, chips = end["points"], end["chips"]
    return Played(
        rotation,
        shares(end["winners"]),
        shares(end["losers"]),
        None if points is None else tuple(points),
        None if chips is None else tuple(chips),
        tuple(moves),
        tuple(seconds),
    )


def run(plan: Plan, jobs: int | None = None, *, first: int = 0) -> Generator[Round, None, None]:
    """Play all rounds, or those from `first` on, on `jobs` processes (all processors if `None`); yields them as they are finished.

    Closing the iterator stops the work. Raises Refused if the plan cannot be played.
    """
    plan.check()
    jobs = jobs or processors()
    start, number = time.perf_counter(), first
    while number < plan.rounds and (
        jobs == 1 or not _worth_sharing(number - first, plan.rounds - number, start)
    ):
        yield play_round(plan, number)
        number += 1
    if number >= plan.rounds:
        return
    numbers = iter(range(number, plan.rounds))
    with sharing(jobs) as pool:
        with interrupts_wait():
            running = {pool.submit(play_round, plan, number) for number in islice(numbers, AHEAD * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play_round, plan, number) for number in islice(numbers, len(done))}
            for future in done:
                yield future.result()


def _worth_sharing(done: int, left: int, start: float) -> bool:
    """Whether what is left takes longer than other processes take to start (a second, and the rules to be loaded)."""
    elapsed = time.perf_counter() - start
    return done > 0 and elapsed > 0.5 and elapsed / done * left > 3


def outcome(plan: Plan, rounds: Sequence[Round], seconds: float) -> dict[str, Any]:
    """What the games say, as JSON values: by bot and by seat. `seconds` is how long they took together.

    Bots of the same name are taken together: each of their seats in each game is one observation.
    """
    rounds = sorted(rounds, key=lambda r: r.number)
    games = [g for r in rounds for g in r.games]
    moves = sum(sum(g.moves) for g in games)
    bots = []
    for name in dict.fromkeys(plan.seating):
        places = [i for i, bot in enumerate(plan.seating) if bot == name]

        def seats(game: Played, places: list[int] = places) -> list[int]:
            return [(i + game.rotation) % plan.players for i in places]

        made = sum(g.moves[p] for g in games for p in seats(g))
        thought = sum(g.seconds[p] for g in games for p in seats(g))
        figures = _figures(rounds, seats)
        bots.append(
            {"bot": name, "seats": len(places), "games": len(games)}
            | figures
            | {"moves": made, "ms_per_move": 1000 * thought / made if made else None}
        )
    by_seat = [{"seat": "ABCDEFGH"[p]} | _figures(rounds, lambda game, p=p: [p]) for p in range(plan.players)]
    return {
        "game": plan.game,
        "players": plan.players,
        "options": dict(plan.options),
        "seed": plan.seed,
        "ms": plan.ms,
        "iterations": plan.iterations,
        "games": len(games),
        "rounds": len(rounds),
        "moves": moves,
        "seconds": seconds,
        "moves_per_second": moves / seconds if seconds else None,
        "bots": bots,
        "seats": by_seat,
    }


def _figures(rounds: Sequence[Round], seats: Any) -> dict[str, Any]:
    """Shares of wins and losses and mean points and chips of some seats of every game; `None` where there are none."""
    figures: dict[str, Any] = {}
    for key, share in (("won", True), ("lost", True), ("points", False), ("chips", False)):
        clusters = [
            [getattr(g, key)[p] for g in r.games for p in seats(g)]
            for r in rounds
            if getattr(r.games[0], key) is not None
        ]
        # Some games have losers and no winners, others the reverse.
        if not clusters or (share and not any(any(getattr(g, key)) for r in rounds for g in r.games)):
            figures[key] = None
        elif share:
            figures[key] = wilson(clusters, sum(len(r.games) for r in rounds)).data()
        else:
            figures[key] = mean(clusters).data()
    return figures


def mean(clusters: Sequence[Sequence[float]]) -> Figure:
    """The mean of all observations, with an interval from the spread of the clusters' means."""
    value = fmean(x for cluster in clusters for x in cluster)
    if len(clusters) < 3:
        return Figure(value, None, None)
    half = student(len(clusters) - 1) * math.sqrt(_variance(clusters))
    return Figure(value, value - half, value + half)


def wilson(clusters: Sequence[Sequence[float]], games: int) -> Figure:
    """A share with Wilson's interval, for observations that come in clusters."""
    share = fmean(x for cluster in clusters for x in cluster)
    spread = _variance(clusters) if len(clusters) > 1 else 0.0
    n = share * (1 - share) / spread if spread > 0 else math.inf if 0 < share < 1 else 0
    n = min(max(n, len(clusters)), games)
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return Figure(share, middle - half if share > 0 else 0.0, middle + half if share < 1 else 1.0)


def _variance(clusters: Sequence[Sequence[float]]) -> float:
    """The variance of the mean of the clusters' means."""
    return stdev([fmean(cluster) for cluster in clusters]) ** 2 / len(clusters)


def student(freedom: int) -> float:
    """Student's t for a 95 % interval (Cornish and Fisher's expansion; within 0.5 % from 3 degrees of freedom on)."""
    z, v = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )
