"""Many games between bots, and what they say about the bots and the seats.

Games come in *rounds*: one deal's seed, played once for every rotation of the bots round the table, so that every bot
has the same luck in every seat. The work is shared by processes (`alehouse.lab.engine`): threads would wait for each other,
since everything but the bots' thinking is Python (two of them were slower than one); where nobody thinks, it is compiled
(`alehouse.lab.thumbs`). A game depends on the plan and its number alone: with a limit by iterations the result is the same
however many processes share the work.

Games of a round are not independent, so intervals are computed from the rounds: a mean's from the spread of the
rounds' means (Student's t), a share's after Wilson ("Probable inference", 1927) with as many observations as
would give that spread, though never fewer than there are rounds nor more than there are games.

Who stops as soon as an interval is narrow enough looks at it several times, and most likely stops when the spread happens to be
found too small. So there is a least number of rounds, and looks grow rarer: at 24 rounds, and each time at half as many
more. The rule sees the width alone and never the mean (Chow and Robbins, "On the asymptotic theory of fixed-width sequential
confidence intervals for the mean", 1965). A test measures what is left of the 95 %.
"""

from __future__ import annotations

import math
import time
import traceback
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from statistics import NormalDist, fmean, pstdev, stdev
from typing import Any

import numpy as np

from alehouse import compiling
from alehouse.bots import Bot, make_bot
from alehouse.catalogue import find
from alehouse.game import EmptyMenu, Game
from alehouse.lab import thumbs
from alehouse.lab.ahead import stakes_of
from alehouse.lab.engine import Engine, not_an_interrupt
from alehouse.lab.patience import Patient
from alehouse.layout import LETTERS
from alehouse.refused import Refused
from alehouse.table import Table

Z = NormalDist().inv_cdf(0.975)
FIRST_LOOK = 24
"""Rounds before it is looked for the first time whether an interval is narrow enough."""
PATIENCE = 60.0
"""Seconds that a bot of other people may take for a move; more if it is given more than a twentieth of that to think."""
STARTING = 5.0
"""Seconds of work that are worth starting other processes."""
PORTION = 0.3
"""Seconds of work that a process is given at a time: to give it out takes some milliseconds."""
SHARES = 16
"""The last portions are small, so that nobody waits long for whoever has one: a part of what is left, at most."""


MEASURES = {"won": True, "lost": True, "points": False, "chips": False, "ahead": False, "adjusted": False}
"""What is said of bots and seats, and whether it is a share."""


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
    adjust_luck: bool = False
    """Whether it is told what chance brought every seat (see `alehouse.lab.luck`)."""
    patience: float | None = None
    """Seconds that a bot of other people may take for a move; `None`: `PATIENCE`, or twenty times `ms`."""

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
        for place, name in enumerate(self.bots):
            _make(self, name, "check", LETTERS[place % self.players], self.seed)
        if self.adjust_luck:
            from alehouse.lab.luck import check

            check(game, dict(self.options))


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
    ahead: tuple[float, ...] | None = None
    """By seat; `None` if the game is played for neither points nor chips."""
    luck: tuple[float, ...] | None = None
    """What of that chance brought; `None` if nobody asked."""

    @property
    def adjusted(self) -> tuple[float, ...] | None:
        """How far ahead every seat would be with the luck that could be expected."""
        if self.ahead is None or self.luck is None:
            return None
        return tuple(a - b for a, b in zip(self.ahead, self.luck, strict=True))


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

    @property
    def half(self) -> float:
        """Half the width of the interval, infinite if there is none."""
        return math.inf if self.low is None or self.high is None else (self.high - self.low) / 2

    def data(self) -> dict[str, Any]:
        return {"value": self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Width:
    """A distance on the scale of how far ahead somebody is: so much, or such a part of the spread of single games."""

    value: float
    relative: bool = False

    @classmethod
    def read(cls, words: str) -> Width:
        """``0.5``, ``±0.5`` or ``5%``. Raises Refused for anything else."""
        number = words.strip().removeprefix("±").strip()
        relative = number.endswith("%")
        try:
            value = float(number.removesuffix("%")) / (100 if relative else 1)
        except ValueError:
            value = math.nan
        if not 0 < value < math.inf:
            raise Refused("error-width", text=words)
        return cls(value, relative)

    def of(self, spread: float) -> float:
        """How much that is where single games spread (their standard deviation) by so much."""
        return self.value * spread if self.relative else self.value


def play_round(plan: Plan, number: int) -> Round:
    """Play one deal in every rotation (in the last round: in as many as are still wanted)."""
    compiling.prepare(plan.game)
    wanted = min(plan.players, plan.games - number * plan.players)
    return Round(number, tuple(_play(plan, number, rotation) for rotation in range(wanted)))


def play_rounds(plan: Plan, numbers: Sequence[int]) -> tuple[list[Round], float]:
    """Play some rounds, and say how many seconds they took."""
    start = time.perf_counter()
    return [play_round(plan, number) for number in numbers], time.perf_counter() - start


def _play(plan: Plan, number: int, rotation: int) -> Played:
    n = plan.players
    game, options, seed = find(plan.game), dict(plan.options), f"{plan.seed} / {number}"
    bots = [_bot(plan, number, rotation, p) for p in range(n)]
    if not plan.adjust_luck and thumbs.unthinking(bots, game):
        ended = thumbs.played(game, n, options, seed, bots)
        if ended is not None:
            return _told(game, options, ended, rotation)
        not_an_interrupt()
        bots = [_bot(plan, number, rotation, p) for p in range(n)]
    table = Table(plan.game, n, options, seed=seed)
    sat = [plan.seating[(p - rotation) % n] for p in range(n)]
    moves, seconds = [0] * n, [0.0] * n
    made: list[int] = []
    most = game.bound(n, table.options)
    try:
        while table.acting:
            if len(made) > most:
                raise Refused("error-game-endless", game=plan.game, seed=seed, most=most)
            seat = table.acting[0]
            p = table.seats.index(seat)
            seen = table.seen_by(seat)
            start = time.perf_counter()
            try:
                move = bots[p].choose(seen)
            except EmptyMenu:
                raise
            except (Exception, SystemExit) as error:
                not_an_interrupt(error)
                if isinstance(error, Refused) and error.code == "error-bot-silent":
                    raise Refused(
                        "error-bot-silent",
                        bot=sat[p],
                        seat=seat,
                        game=plan.game,
                        seed=seed,
                        seconds=_patience(plan),
                    ) from None
                problem = f"{type(error).__name__}: {error}"
                raise Refused(
                    "error-bot-fails", bot=sat[p], seat=seat, game=plan.game, seed=seed, problem=problem
                ) from error
            seconds[p] += time.perf_counter() - start
            moves[p] += 1
            try:
                m = table.read(str(move), seat)
            except Refused as refused:
                raise Refused(
                    "error-bot-cheats",
                    bot=sat[p],
                    seat=seat,
                    game=plan.game,
                    seed=seed,
                    text=str(move)[:200],
                    problem=str(refused),
                ) from None
            table.make(m)
            made.append(m)
    except Refused:
        raise
    except Exception as error:
        # Rules may be anybody's, and fail in any way.
        not_an_interrupt(error)
        problem = f"{type(error).__name__}: {error}{_place(game, error)}"
        raise Refused("error-game-fails", game=plan.game, seed=seed, problem=problem) from error
    finally:
        for bot in bots:
            if isinstance(bot, Patient):
                bot.close()
    luck = None
    if plan.adjust_luck:
        steady = [p for p in range(n) if sat[p] == "steady"]
        luck = tuple(_fortune(plan, number).of(table.record(), made, steady).tolist())
    state: np.ndarray = np.array([table.state])
    return _told(game, options, thumbs.Ended(state, moves, seconds), rotation, luck)


def _place(game: Game, error: Exception) -> str:
    """Where in a game's own module an error came from, if it did."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == game.module.__file__]
    return f" ({Path(str(game.module.__file__)).name}:{lines[-1]})" if lines else ""


def _told(
    game: Game,
    options: dict[str, Any],
    ended: thumbs.Ended,
    rotation: int,
    luck: tuple[float, ...] | None = None,
) -> Played:
    """What came of a game."""
    n, state = len(ended.moves), ended.state
    options = game.check_options(options)
    unused, fields = game.unused_with(options), game.layout.fields

    def shares(mask: int) -> tuple[float, ...]:
        return tuple((mask >> p & 1) / max(1, mask.bit_count()) for p in range(n))

    def listed(name: str) -> tuple[int, ...] | None:
        return None if name in unused or name not in fields else tuple(state[name][0, :n].tolist())

    try:
        ahead = tuple(stakes_of(game, options).of(state, n).tolist())
    except LookupError:
        ahead = None
    return Played(
        rotation,
        shares(int(state["winners"][0])),
        shares(int(state["losers"][0])),
        listed("points"),
        listed("chips"),
        tuple(ended.moves),
        tuple(ended.seconds),
        ahead,
        luck,
    )


def _bot(plan: Plan, number: int, rotation: int, p: int) -> Any:
    """The bot in a seat; one of other people's is not waited for without end."""
    place = (p - rotation) % plan.players
    name, own = plan.seating[place], f"{plan.seed} / {number} / {rotation} / bot {place}"
    bot = _make(plan, name, own, LETTERS[p], f"{plan.seed} / {number}")
    return Patient(bot, _patience(plan)) if ":" in name else bot


def _make(plan: Plan, name: str, own: str, seat: str, seed: str) -> Bot:
    """A bot with a seed of its `own`. Raises Refused if there is none, or it fails at once."""
    try:
        return make_bot(name, own, ms=plan.ms, iterations=plan.iterations)
    except Refused:
        raise
    except (Exception, SystemExit) as error:
        problem = f"{type(error).__name__}: {error}"
        raise Refused(
            "error-bot-fails", bot=name, seat=seat, game=plan.game, seed=seed, problem=problem
        ) from error


def _patience(plan: Plan) -> float:
    return max(PATIENCE, (plan.ms or 0) / 50) if plan.patience is None else plan.patience


@lru_cache(4)
def _fortune(plan: Plan, number: int) -> Any:
    """What tells the luck in all games of a round; the same chance for all of them."""
    from alehouse.lab.luck import Fortune

    return Fortune(find(plan.game), plan.players, dict(plan.options), f"{plan.seed} / {number}")


def run(
    plan: Plan,
    jobs: int | None = None,
    *,
    first: int = 0,
    engine: Engine | None = None,
    until: Width | None = None,
) -> Generator[Round, None, None]:
    """Play all rounds, or those from `first` on; yields them as they are finished.

    The work is shared by `jobs` processes (all processors if `None`), or by those of an engine that is running. With
    `until` no more are played once the interval of the first bot's mean is so narrow on either side. Closing the iterator
    stops the work. Raises Refused if the plan cannot be played.
    """
    plan.check()
    compiling.prepare(plan.game)
    with Engine(jobs, bots=plan.bots) if engine is None else nullcontext(engine) as working:
        if until is None:
            yield from _rounds(plan, working, first, plan.rounds)
            return
        done: list[Round] = []
        start = first
        for end in looks(plan.rounds):
            if end <= start:
                continue
            with closing(_rounds(plan, working, start, end)) as playing:
                for played in playing:
                    done.append(played)
                    yield played
            start = end
            if narrow_enough(plan, done, until):
                return


def looks(rounds: int) -> Iterator[int]:
    """After how many rounds it is looked whether an interval is narrow enough; the last is `rounds`."""
    at = FIRST_LOOK
    while at < rounds:
        yield at
        at += at // 2
    yield rounds


def narrow_enough(plan: Plan, rounds: Sequence[Round], until: Width) -> bool:
    """Whether the interval of how far ahead the first bot is on average is no wider than that on either side."""
    name = plan.bots[0]
    found = leads(plan, rounds, name, adjusted=plan.adjust_luck)
    if found is None:
        return False
    raw = leads(plan, rounds, name, adjusted=False)
    assert raw is not None
    return mean(found).half <= until.of(spread_of(raw))


def leads(plan: Plan, rounds: Sequence[Round], name: str, *, adjusted: bool) -> list[list[float]] | None:
    """How far ahead a bot's seats were in each game, by rounds; `None` if that is not known."""
    places = [i for i, bot in enumerate(plan.seating) if bot == name]
    key = "adjusted" if adjusted else "ahead"
    found = []
    for r in sorted(rounds, key=lambda r: r.number):
        if getattr(r.games[0], key) is None:
            return None
        found.append([getattr(g, key)[(i + g.rotation) % plan.players] for g in r.games for i in places])
    return found or None


def spread_of(clusters: Sequence[Sequence[float]]) -> float:
    """The standard deviation of single observations."""
    return pstdev(x for cluster in clusters for x in cluster)


def _rounds(plan: Plan, engine: Engine, first: int, end: int) -> Generator[Round, None, None]:
    """Play the rounds from `first` to before `end`: here, unless they are worth sharing."""
    start, number = time.perf_counter(), first
    alone = not engine.shares
    while number < end and not (engine.address or engine.running):
        if not alone and _worth_sharing(number - first, end - number, start):
            break
        yield play_round(plan, number)
        number += 1
    if number < end:
        portions = _Portions(number, end)
        if number > first:
            portions.learn(number - first, time.perf_counter() - start)
        with closing(engine.each(partial(play_rounds, plan), portions)) as playing:
            for rounds, seconds in playing:
                portions.learn(len(rounds), seconds)
                yield from rounds


class _Portions(Iterator[range]):
    """Rounds as they are given out: one at a time until it is known how long they take."""

    def __init__(self, first: int, end: int) -> None:
        self._next, self._end, self._size = first, end, 1

    def __next__(self) -> range:
        if self._next >= self._end:
            raise StopIteration
        first, size = self._next, min(self._size, (self._end - self._next) // SHARES)
        self._next += max(1, size)
        return range(first, self._next)

    def learn(self, rounds: int, seconds: float) -> None:
        """So many rounds have taken so long."""
        self._size = int(rounds * PORTION / max(seconds, 1e-6))


def _worth_sharing(done: int, left: int, start: float) -> bool:
    """Whether what is left takes longer than other processes take to start (and the rules to be loaded there)."""
    elapsed = time.perf_counter() - start
    return done > 0 and elapsed > 0.5 and elapsed / done * left > STARTING


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
        "adjust_luck": plan.adjust_luck,
        "games": len(games),
        "rounds": len(rounds),
        "moves": moves,
        "seconds": seconds,
        "moves_per_second": moves / seconds if seconds else None,
        "bots": bots,
        "seats": by_seat,
    }


def _figures(rounds: Sequence[Round], seats: Any) -> dict[str, Any]:
    """Shares of wins and losses and means of some seats of every game; `None` where there are none."""
    figures: dict[str, Any] = {}
    for key, share in MEASURES.items():
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
