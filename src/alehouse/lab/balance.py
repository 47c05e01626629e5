"""What a designer asks of a game: are the seats alike, how long does it take, does the lead change, is it luck, do choices matter?

Bots play many games of each *case* (a number of players, with options). Every game is valued all along by `alehouse.lab.valuing`:
what chance brought is told from what players did, and everybody's chance to win is known at every moment. A game depends on its
case and its number alone.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

import numpy as np

from alehouse import compiling
from alehouse.bots import make_bot
from alehouse.catalogue import find
from alehouse.lab.ahead import stakes_of
from alehouse.lab.simulate import Figure, mean, wilson
from alehouse.lab.valuing import Valuer
from alehouse.native.moves import SEAT_SHIFT
from alehouse.refused import Refused
from alehouse.table import Table

KNOWN = 0.9
"""The winner of a game is known from the moment on from which the chance stays at least so high."""
LOOKS = 12
"""At so many moments of a game the chances are looked at."""
CHOICES = 8
"""In so many decisions of a game the moves are weighed."""
TRIES = 24
"""So often each of them is played on."""
MATTERS = 0.1
"""A choice matters if its best and its worst move are further apart than this share of what a hand's results spread by."""
PLAYOUTS, SAMPLES = 8, 8
"""Of the valuer."""
PACE = 8.0
"""Seconds that people need for a move, deals and talk included: an assumption."""


@dataclass(frozen=True)
class Case:
    """What is looked at: a game for some players with some options."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()
    bot: str = "steady"
    ms: float | None = None
    iterations: int | None = None
    seed: str = "balance"

    def check(self) -> None:
        """Raises Refused if this cannot be played, or is played for nothing that could be counted."""
        game = find(self.game)
        game.check(self.players, dict(self.options))
        make_bot(self.bot, "check", ms=self.ms, iterations=self.iterations)
        try:
            stakes_of(game, dict(self.options))
        except LookupError:
            raise Refused("error-balance-stakes", game=self.game) from None


@dataclass(frozen=True)
class Looked:
    """One game, as far as a designer asks about it."""

    number: int
    ahead: tuple[float, ...]
    """By seat, in the end."""
    won: tuple[float, ...]
    luck: tuple[float, ...]
    moves: int
    forced: int
    """Moves without a choice."""
    hands: int
    leads: int
    """How often another seat took the lead."""
    known: float
    """After which share of its moves the winner was known."""
    chances: tuple[float, ...]
    """The winner's chance at evenly spread moments."""
    spread: float
    """The standard deviation of what the playouts of a hand came to at its start."""
    choices: tuple[float, ...]
    """Of some decisions, how far the best and the worst move were apart."""
    events: Mapping[str, int] = field(default_factory=dict)
    """How often each event came."""


def look(case: Case, number: int) -> Looked:
    """Play one game of a case, and look at it. Raises Refused if a bot fails."""
    game, options, n = find(case.game), dict(case.options), case.players
    compiling.prepare(game.name)
    table = Table(game.name, n, options, seed=f"{case.seed} / {number}")
    bots = [
        make_bot(case.bot, f"{case.seed} / {number} / {p}", ms=case.ms, iterations=case.iterations)
        for p in range(n)
    ]
    while table.acting:
        seat = table.acting[0]
        p = table.seats.index(seat)
        try:
            table.play(seat, str(bots[p].choose(table.seen_by(seat))))
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise Refused(
                "error-bot-fails",
                bot=case.bot,
                seat=seat,
                game=game.name,
                seed=f"{case.seed} / {number}",
                problem=problem,
            ) from error
    valuer = Valuer(game, n, options, until="hand", playouts=PLAYOUTS, seed=f"{case.seed} / {number}")
    end = table.laid_open()
    story = end.story
    states = np.array([valuer.rows(step.view)[0] for step in story] + [valuer.rows(end.view)[0]])
    stakes = stakes_of(game, options)
    course = np.array([stakes.of(state.view(game.layout.dtype), n) for state in states])
    won = _won(valuer, states[-1:])[0]
    at = np.linspace(0, len(states) - 1, min(LOOKS, len(states))).astype(int)
    curve = _won(valuer, states[at]) @ won / max(1e-9, float(won @ won))
    decisions = [i for i, step in enumerate(story) if len(game.menu(step.view, _mover(step.move))) > 1]
    return Looked(
        number,
        tuple(course[-1].tolist()),
        tuple(won.tolist()),
        tuple(valuer.luck(table, samples=SAMPLES).tolist()),
        len(story),
        len(story) - len(decisions),
        int(end.hand),
        _leads(course),
        _known(curve, at / max(1, len(states) - 1)),
        tuple(float(x) for x in curve),
        float(valuer.playout_values(states[:1])[0].std(0).mean()),
        tuple(_apart(valuer, states[i], story[i].move) for i in _some(decisions)),
        Counter(event["event"] for event in end.events()),
    )


def _won(valuer: Valuer, states: np.ndarray) -> np.ndarray:
    if valuer.players == 1:
        return np.ones((len(states), 1))
    return valuer.chances(states)


def _mover(m: int | None) -> int:
    return (m or 0) >> SEAT_SHIFT & 7


def _some(decisions: Sequence[int]) -> list[int]:
    step = max(1, len(decisions) // CHOICES)
    return list(decisions[step // 2 :: step][:CHOICES])


def _apart(valuer: Valuer, state: np.ndarray, move: int | None) -> float:
    """How far the best and the worst move of a decision are apart, all cards open; what chance alone would make of it is taken off."""
    p = _mover(move)
    menu = valuer.game.menu(state.view(valuer.game.layout.dtype), p)
    chosen = menu[:: max(1, len(menu) // 8)][:8]
    gains = valuer.tried(np.repeat(state[None], TRIES, 0), p, np.array(chosen, np.int64))
    # Half of the tries say which moves are the best and the worst, the other half how far they are apart.
    means, judged = gains[::2].mean(0), gains[1::2].mean(0)
    return max(0.0, float(judged[means.argmax()] - judged[means.argmin()]))


def _leads(course: np.ndarray) -> int:
    """How often another seat than before was ahead of all others."""
    leader, changes = -1, 0
    for ahead in course:
        best = np.flatnonzero(ahead >= ahead.max() - 1e-9)
        if len(best) == 1 and best[0] != leader:
            changes += leader >= 0
            leader = int(best[0])
    return changes


def _known(curve: np.ndarray, when: np.ndarray) -> float:
    """From which share of a game on the winner's chance stays high."""
    low = np.flatnonzero(curve < KNOWN)
    if not len(low):
        return 0.0
    return float(when[min(low[-1] + 1, len(when) - 1)])


def run(case: Case, games: int, seconds: float | None = None) -> Generator[Looked, None, None]:
    """Look at so many games, or at as many as `seconds` allow (three at least); yields them one by one."""
    case.check()
    began = time.perf_counter()
    for number in range(games):
        yield look(case, number)
        if seconds is not None and number >= 2 and time.perf_counter() - began > seconds:
            return


def summed_up(case: Case, found: Sequence[Looked], pace: float = PACE) -> dict[str, Any]:
    """What some games of a case say, as JSON values; figures have their 95 % intervals. `pace`: seconds a move."""
    n = case.players

    def of(values: Sequence[float]) -> dict[str, Any]:
        return mean([[v] for v in values]).data() if values else Figure(math.nan, None, None).data()

    ahead = np.array([g.ahead for g in found])
    luck = np.array([g.luck for g in found])
    spread = fmean(g.spread for g in found)
    choices = [x for g in found for x in g.choices]
    names = sorted({name for g in found for name in g.events})
    share = (
        wilson(
            [[float(x > MATTERS * spread) for x in g.choices] for g in found if g.choices], len(choices)
        ).data()
        if choices
        else None
    )
    curve = [fmean(g.chances[min(i, len(g.chances) - 1)] for g in found) for i in range(LOOKS)]
    return {
        "game": case.game,
        "players": n,
        "options": dict(case.options),
        "bot": case.bot,
        "games": len(found),
        "unit": stakes_of(find(case.game), dict(case.options)).unit,
        "seats": [
            {
                "seat": "ABCDEFGH"[p],
                "won": wilson([[g.won[p]] for g in found], len(found)).data(),
                "ahead": of(ahead[:, p].tolist()),
                "ahead_less_luck": of((ahead[:, p] - luck[:, p]).tolist()),
            }
            for p in range(n)
        ],
        "moves": of([g.moves for g in found]),
        "minutes": of([g.moves * pace / 60 for g in found]),
        "hands": of([g.hands for g in found]),
        "lead_changes": of([g.leads for g in found]),
        "known_after": of([g.known for g in found]),
        "winner_chance": curve,
        "luck_share": luck_share(ahead, luck),
        "choices": {
            "without": of([g.forced / max(1, g.moves) for g in found]),
            "matter": share,
            "worth": of([fmean(g.choices) for g in found if g.choices]),
        },
        "events": {name: of([g.events.get(name, 0) / max(1, g.hands) for g in found]) for name in names},
    }


def luck_share(ahead: np.ndarray, luck: np.ndarray) -> dict[str, Any] | None:
    """The share of the results' variance that luck explains: the squared correlation of both, all seats together.

    Noise of the values can only make it smaller. The interval is from leaving out one game at a time (jackknife: Tukey, 1958).
    `None` where results do not vary.
    """

    def share(keep: np.ndarray) -> float:
        result, chance = ahead[keep] - ahead[keep].mean(0), luck[keep] - luck[keep].mean(0)
        both = float((result**2).sum() * (chance**2).sum())
        return float((result * chance).sum()) ** 2 / both if both > 0 else math.nan

    games = len(ahead)
    everything = np.arange(games)
    value = share(everything)
    if games < 3 or math.isnan(value):
        return None if math.isnan(value) else Figure(max(0.0, value), None, None).data()
    parts = np.array([share(everything != i) for i in everything])
    half = 1.96 * math.sqrt((games - 1) / games * float(((parts - parts.mean()) ** 2).sum()))
    return Figure(max(0.0, value), max(0.0, value - half), min(1.0, value + half)).data()
