"""Judging a game that was played: what every decision cost, what chance brought, and who was how likely to win.

**Decisions** are judged from what their seat knew then. Every move that it could have made is tried in the same deals of what it could
not see (those that are likely after what the others had chosen, see `alehouse.bots.reading`), and played on by the rule of
thumb with the same chance; only differences count. Where all see all and the hand is small enough to be solved, they are exact. Of long
menus the move that was made, the advised one and those that a short tree search likes best are tried.

A *loss* is by how much the best move would have been better. The best of several estimates looks better than it is;
so the best move is chosen in one half of the deals and valued in the other one, both ways round. If it is not better there, the move
that was made stands, and nothing is lost. The margin is half the 95 % interval of the difference to the best move (to the next best
where the best was played), with deals that were drawn several times counted together.

**Draws** and the sum of luck and skill come from `alehouse.lab.valuing`, with all cards open.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from alehouse import compiling
from alehouse.bots.reading import likely_deals
from alehouse.bots.search import SearchBot
from alehouse.dealer import new_dealer
from alehouse.events import HAND
from alehouse.game import Game
from alehouse.lab.simulate import student
from alehouse.lab.trying import UNTIL
from alehouse.lab.valuing import Draw, Ledger, Valuer
from alehouse.layout import LETTERS
from alehouse.native.moves import MENU, SEAT_SHIFT
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.replayed import replay
from alehouse.seen import Seen
from alehouse.table import Table

MS = 100.0
"""For a decision, if nothing else is said."""
CANDIDATES = 12
"""So many moves at most are tried without a search that chooses among them."""
LIKED = 8
"""Of the moves that the search likes best so many are tried."""
SEARCHING, DRAWING = 0.4, 0.3
"""Parts of the time for a decision: for that search, and for drawing deals."""
DEALS = 1000
FEWEST = 32
"""Deals in which a move is tried at most, and at least however short the time is."""
CHUNK = 16
"""Deals between two looks at the clock."""
PLAYOUTS, SAMPLES = 64, 16
"""For the value of a position, and for a draw whose outcomes are too many to be weighed one by one."""
WORK = 6_000_000
"""About so many moves at most are made to value all positions of a game."""
LONG = 1500
"""Games that take more moves than that are valued hand by hand."""
POSITIONS = 100
"""Of a hand that is to be solved, for each iteration."""
TIE = 1e-9

EXACT, SEARCH, BY_PLAYOUTS = "exact", "search", "playouts"


@dataclass(frozen=True)
class Decision:
    """A move by a seat that had a choice."""

    move: int
    """Its number, from 1."""
    seat: str
    played: str
    best: str
    """The best move, without its seat as `played` is; the same where nothing is shown to have been better."""
    loss: float
    """How much further ahead the best move would have brought the seat, from what it knew then; never below 0."""
    margin: float
    """Half the width of the 95 % interval; 0 if exact."""
    method: str
    """``exact``; ``playouts``: every move was tried; ``search``: a tree search chose those that were."""
    until: str
    """Whether to the end of the ``hand`` or of the ``game``."""
    skill: tuple[float, ...] = ()
    """By how much the move has moved every seat's value, with all cards open."""

    def data(self) -> dict[str, Any]:
        """The same as JSON values."""
        return {
            "move": self.move,
            "seat": self.seat,
            "played": self.played,
            "best": self.best,
            "loss": self.loss,
            "margin": self.margin,
            "method": self.method,
            "until": self.until,
            "skill": list(self.skill),
        }


@dataclass(frozen=True)
class Chance:
    """A random event."""

    move: int
    """The number of the move that caused it (0: the first deal)."""
    event: str
    card: str | None
    """The first card that came."""
    cards: tuple[str, ...]
    luck: tuple[float, ...]
    """By how much what came was better for each seat than what could be expected, with all cards open."""
    method: str
    """``exact``: weighed over all outcomes; ``playouts``: over some that were drawn anew."""

    def data(self) -> dict[str, Any]:
        """The same as JSON values."""
        return {
            "move": self.move,
            "seat": None,
            "event": self.event,
            "card": self.card,
            "cards": list(self.cards),
            "luck": list(self.luck),
            "method": self.method,
        }


@dataclass(frozen=True)
class Account:
    """What a game has brought a seat: `result` is the sum of `expected`, `luck` and `skill`."""

    seat: str
    loss: float
    """The sum of the losses of its own decisions."""
    luck: float
    skill: float
    """How much all moves of all seats have moved the value of this one."""
    result: float
    """How far ahead it was at the end; where a game was broken off, its value there."""
    expected: float
    """Its value before the first card."""

    def data(self) -> dict[str, Any]:
        """The same as JSON values."""
        return {
            "seat": self.seat,
            "loss": self.loss,
            "luck": self.luck,
            "skill": self.skill,
            "result": self.result,
            "expected": self.expected,
        }


@dataclass(frozen=True)
class Review:
    """A game that has been judged."""

    game: str
    players: tuple[str, ...]
    """The players' names."""
    unit: str
    """``points`` or ``chips``: what losses, luck and skill are counted in."""
    until: str
    """Whether luck and skill are those of values that reach to the end of the ``hand`` or of the ``game``."""
    over: bool
    """Whether the game was played to its end."""
    moves: tuple[str, ...]
    seats: tuple[Account, ...]
    decisions: tuple[Decision, ...]
    draws: tuple[Chance, ...]
    chances: tuple[tuple[float, ...], ...]
    """Each seat's chance to win before the first move and after each one."""
    complete: bool = True
    """Whether all decisions have been judged."""

    def data(self) -> dict[str, Any]:
        """The same as JSON values."""
        return {
            "game": self.game,
            "players": list(self.players),
            "unit": self.unit,
            "until": self.until,
            "method": BY_PLAYOUTS,
            "over": self.over,
            "complete": self.complete,
            "moves": list(self.moves),
            "seats": [seat.data() for seat in self.seats],
            "decisions": [decision.data() for decision in self.decisions],
            "draws": [draw.data() for draw in self.draws],
            "chances": [list(row) for row in self.chances],
        }


@dataclass(frozen=True)
class _Point:
    """A position in which a seat had a choice."""

    number: int
    m: int
    seen: Seen
    table: Table


@dataclass
class Reviewer:
    """Judges one game bit by bit, so that what is known can be looked at at any time.

    `ms` is the time for a decision; with `iterations` (so many deals for each) the result is always the same. `until` says how far
    values reach: by default losses to the end of the hand, luck and skill to the end of the game (if it is not too long).
    Raises Refused for a game that is played for nothing, or for what cannot be meant.
    """

    table: Table
    ms: float = MS
    iterations: int | None = None
    until: str | None = None
    seed: str = "review"
    ledger: Ledger | None = field(default=None, init=False)
    chances: list[list[float]] = field(default_factory=list, init=False)
    decisions: dict[int, Decision] = field(default_factory=dict, init=False)
    _solver: Any = field(default=None, init=False)
    done: int = field(default=0, init=False)
    """How many decisions have been judged."""

    def __post_init__(self) -> None:
        if self.until is not None and self.until not in UNTIL:
            raise Refused("review-until", until=str(self.until))
        if self.iterations is not None and self.iterations < 1:
            raise Refused("review-iterations")
        table = self.table
        self.game: Game = table.game
        compiling.prepare(self.game.name)
        few = None if self.iterations is None else self.iterations // 4
        self._playouts = PLAYOUTS if few is None else min(PLAYOUTS, max(2, few))
        self._samples = SAMPLES if few is None else min(SAMPLES, max(2, few))
        try:
            self._judge = self._valuer(self.until or "hand", 1)
        except LookupError:
            raise Refused("review-nothing-at-stake", game=self.game.name) from None
        self._reaches = self.until or self._affordable()
        self.points = self._points()

    def _valuer(self, until: str, playouts: int) -> Valuer:
        table = self.table
        return Valuer(
            self.game, len(table.seats), table.options, until=until, playouts=playouts, seed=self.seed
        )

    def _affordable(self) -> str:
        """How far the values of luck and skill reach."""
        probe = self._valuer("game", 1)
        self._length = probe.moves_to_the_end(self._opening())
        return "game" if self._length <= LONG else "hand"

    def _opening(self) -> np.ndarray:
        record = self.table.record()
        opening = self.game.opening(
            len(self.table.seats), record.options, record.dealer_seat(), record.first_seat()
        )
        found: np.ndarray = self._judge.begun(opening, new_dealer(f"length:{self.seed}"), 1)
        return found

    def _points(self) -> list[_Point]:
        """The decisions of the game, each with what its seat knew."""
        found = []
        laid_open = self.table.laid_open()
        record = self.table.record()
        walking = Table.of(record)
        moves = [step.move for step in laid_open.story]
        for number, m in enumerate(moves, 1):
            assert m is not None
            p = m >> SEAT_SHIFT & 7
            seen = walking.seen_by(LETTERS[p])
            menu = seen.numbers()
            if len(menu) > 1 or self.game.notation.is_open(menu[0]):
                found.append(_Point(number, m, seen, walking.copy()))
            walking.make(m, last=number == len(moves))
        return found

    def run(self) -> Iterator[tuple[int, int]]:
        """Judge everything; yields now and then how much is done, and of how much. Whoever stops has what is done by then."""
        steps = self._value_all()
        for share in steps:
            yield int(share * len(self.points)), 2 * len(self.points)
        failed_in = -1
        for at, point in enumerate(reversed(self.points)):
            yield len(self.points) + at, 2 * len(self.points)
            hand = int(point.seen.state.hand)
            found = None
            if hand != failed_in:
                found = self._exact(point)
                if found is None:
                    # Earlier positions of the hand are larger still.
                    failed_in = hand
            self.decisions[point.number] = found or self._by_playouts(point)
            self.done += 1
        yield 2 * len(self.points), 2 * len(self.points)

    def _value_all(self) -> Iterator[float]:
        valuer = self._valuer(self._reaches, self._playouts)
        turns = valuer.turns(self.table, samples=self._samples)
        if self.iterations is None:
            # Long games get by with fewer playouts each.
            count = sum(len(draw.could) + 1 for turn in turns for draw in turn.draws)
            moves = max(1, valuer.moves_to_the_end(self._opening()) // 2)
            valuer.playouts = min(PLAYOUTS, max(8, WORK // (count * moves)))
        ledger = yield from valuer.weigh(turns)
        self._graph = self._valuer("game", valuer.playouts)
        rows = [valuer.rows(step.view) for step in self.table.laid_open().story]
        states = np.concatenate([*rows, ledger.final])
        chances: list[list[float]] = []
        for at in range(0, len(states), CHUNK):
            yield 1.0
            chances += self._graph.chances(states[at : at + CHUNK]).tolist()
        chances[len(rows) :] = [np.mean(chances[len(rows) :], axis=0).tolist()]
        self.chances, self.ledger = chances, ledger

    def _exact(self, point: _Point) -> Decision | None:
        """Solve the rest of the hand, if all see all and it is not too large."""
        try:
            from alehouse.lab.solving import (  # type: ignore[import-not-found, unused-ignore]
                Solver,
                TooLarge,
                all_known,
            )
        except ModuleNotFoundError:
            return None
        table = point.table
        if table.sealed or len(table.acting) > 1 or not all_known(table):
            return None
        until = self._judge.until
        limit = None if self.iterations is None else self.iterations * POSITIONS
        end = time.perf_counter() + self.ms / 1000
        try:
            if self._solver is None:
                self._solver = Solver(self.game, len(table.seats), table.options, until=until, limit=limit)
            self._solver.begin(table.laid_open().view, known=True)
            while not self._solver.advance():
                if limit is None and time.perf_counter() > end:
                    return None
            found = self._solver.solution(0.0)
        except (TooLarge, Refused):
            return None
        played = self.game.notation.write(point.m, seat=False)
        if played not in found.moves:
            return None
        best = max(found.moves.values())
        loss = best - found.moves[played]
        if played in found.best:
            return Decision(
                point.number, LETTERS[point.m >> SEAT_SHIFT & 7], played, played, 0.0, 0.0, EXACT, until
            )
        return Decision(
            point.number, LETTERS[point.m >> SEAT_SHIFT & 7], played, found.best[0], loss, 0.0, EXACT, until
        )

    def _by_playouts(self, point: _Point) -> Decision:
        seen, p = point.seen, point.seen.viewer
        start = time.perf_counter()
        end = None if self.iterations is not None else start + self.ms / 1000
        dealer = new_dealer(f"review:{self.seed}:{seen.made}:{seen.seat}")
        moves, method = self._candidates(point, dealer)
        write = self.game.notation.write
        texts = [write(m, seat=False) for m in moves]
        at = moves.index(point.m)
        if len(moves) == 1:
            # All that could be done comes to the same.
            return Decision(point.number, LETTERS[p], texts[0], texts[0], 0.0, 0.0, EXACT, self._judge.until)
        number = DEALS if self.iterations is None else self.iterations
        drawn_by = None if end is None else time.perf_counter() + DRAWING * self.ms / 1000
        deals = likely_deals(seen, dealer, number, drawn_by)
        if len(deals) < FEWEST:
            deals = deals[np.arange(FEWEST if self.iterations is None else number) % len(deals)]
        gains: list[np.ndarray] = []
        done = 0
        while done < len(deals) and (done < FEWEST or end is None or time.perf_counter() < end):
            some = deals[done : done + CHUNK]
            gains.append(self._judge.tried(some, p, np.array(moves, np.int64), first=done))
            done += len(some)
        best, loss, margin = judged(np.concatenate(gains), at, deals[:done])
        return Decision(
            point.number, LETTERS[p], texts[at], texts[best], loss, margin, method, self._judge.until
        )

    def _candidates(self, point: _Point, dealer: np.ndarray) -> tuple[list[int], str]:
        """The moves that are tried, in the order of their texts, and how they were chosen."""
        seen, p, game = point.seen, point.seen.viewer, self.game
        menu: np.ndarray = np.zeros(MENU, np.int64)
        n = int(game.choices(seen.view[0], p, menu))
        choices = menu[:n].tolist()
        method = BY_PLAYOUTS
        if n > CANDIDATES:
            method = SEARCH
            advised = game.advice(seen.view, dealer, p)
            bot = SearchBot(
                f"review:{self.seed}",
                ms=SEARCHING * self.ms,
                iterations=None if self.iterations is None else max(n, self.iterations),
            )
            liked = {weighed.text for weighed in bot.weigh(seen)[:LIKED]}
            write = game.notation.write
            choices = [m for m in choices if m == advised or write(m, seat=False) in liked]
        return sorted({*choices, point.m}, key=lambda m: (game.notation.write(m, seat=False), m)), method

    def review(self) -> Review:
        """What is known so far. Raises Refused while nothing is."""
        table, ledger = self.table, self.ledger
        if ledger is None:
            raise Refused("review-nothing-yet")
        letters = table.seats
        skill = {turn: tuple(row) for turn, row in enumerate(ledger.skill.tolist(), 1)}
        decisions = [
            Decision(**{**vars(found), "skill": skill[number]})
            for number, found in sorted(self.decisions.items())
        ]
        seats = []
        for p, letter in enumerate(letters):
            seats.append(
                Account(
                    letter,
                    math.fsum(d.loss for d in decisions if d.seat == letter),
                    float(ledger.total_luck[p]),
                    float(ledger.total_skill[p]),
                    float(ledger.result[p]),
                    float(ledger.expected[p]),
                )
            )
        return Review(
            self.game.name,
            tuple(table.names),
            self._judge.stakes.unit,
            self._reaches,
            table.over,
            tuple(table.moves),
            tuple(seats),
            tuple(decisions),
            tuple(
                self._told(draw, luck) for draw, luck in zip(ledger.draws, ledger.luck.tolist(), strict=True)
            ),
            tuple(map(tuple, self.chances)),
            self.done == len(self.points),
        )

    def _told(self, draw: Draw, luck: list[float]) -> Chance:
        """A draw with the event and the cards that tell it."""
        game = self.game
        rows = self.table.happened(draw.move)
        cut = next((i for i, row in enumerate(rows) if row[0] == HAND), len(rows)) if draw.move else 0
        rows = rows[cut:] if draw.deals else rows if draw.whole else rows[:cut]
        drawn = [row for row in rows if row[3] > 0 and row[5] in game.chosen_by_chance]
        cards = tuple(game.deck.texts[row[3]] for row in drawn)
        event = game.event_names[(drawn or rows or [[HAND]])[0][0]]
        return Chance(
            draw.move,
            event,
            cards[0] if cards else None,
            cards,
            tuple(luck),
            EXACT if draw.exact else BY_PLAYOUTS,
        )


def judged(gains: np.ndarray, played: int, deals: np.ndarray) -> tuple[int, float, float]:
    """The best move, what it would have brought more than the one that was played, and half the 95 % interval of that.

    `gains[j, k]` is what move k brought in deal j (a row of `deals`). See the module for how the best one is chosen.
    """
    more = gains - gains[:, [played]]
    mean = more.mean(0)
    order = np.argsort(-mean, kind="stable")
    best = int(order[0])
    if mean[best] <= TIE:
        others = [int(k) for k in order if k != played]
        return played, 0.0, half_width(more[:, others[0]], deals) if others else 0.0
    margin = half_width(more[:, best], deals)
    one, other = more[0::2], more[1::2]
    if len(other) == 0:
        return best, float(mean[best]), margin
    loss = float(other[:, int(one.mean(0).argmax())].mean() + one[:, int(other.mean(0).argmax())].mean()) / 2
    if loss <= TIE:
        return played, 0.0, margin
    return best, loss, margin


def half_width(differences: np.ndarray, deals: np.ndarray) -> float:
    """Half the 95 % interval of a mean of differences; those of the same deal count together, if there are several deals."""
    n = len(differences)
    if n < 2:
        return float("inf")
    _, which = np.unique(deals, axis=0, return_inverse=True)
    which = which.reshape(-1)
    groups = int(which.max()) + 1
    if groups == 1:
        which, groups = np.arange(n), n
    sums = np.bincount(which, weights=differences - differences.mean(), minlength=groups)
    error = math.sqrt(float((sums**2).sum()) * groups / (groups - 1)) / n
    return student(max(3, groups - 1)) * error


def review(
    game: Record | Table,
    *,
    ms: float = MS,
    iterations: int | None = None,
    upto: int | None = None,
    until: str | None = None,
    seed: str = "review",
) -> Review:
    """Judge a game that was played, or its first `upto` moves: what decisions cost, what chance brought, who was how likely to win.

    `ms` is the time for each decision; with `iterations` (deals for each decision) the result can be repeated. `until` is
    ``"hand"`` or ``"game"``: how far ahead seats are is counted to the end of it (see `Reviewer`). Raises Refused for a record with an illegal move.

    >>> found = review(Record.new("port", 2, cards="9 4", moves=["B lock", "A hit"]), iterations=50)
    >>> [(d.seat, d.played, d.best) for d in found.decisions if d.seat == "A"]
    [('A', 'hit', 'lock')]
    """
    table = game
    if isinstance(table, Record):
        replayed = replay(table, upto)
        if replayed.error:
            raise Refused("review-illegal", **replayed.error)
        table = replayed.table
    elif not isinstance(table, Table):
        raise TypeError(f"a Record or a Table is reviewed, and {game!r} is none")
    elif upto is not None:
        table = table.at(upto)
    reviewer = Reviewer(table, ms, iterations, until, seed)
    for _ in reviewer.run():
        pass
    return reviewer.review()
