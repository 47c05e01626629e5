"""How to play a hand with hidden cards or sealed choices between two seats: an approximate equilibrium, and how far from one it is.

In an equilibrium neither seat gains by playing otherwise. A strategy for both seats is *exploitable* by what a best response to it
gains beyond the value of the hand, averaged over the two seats: 0 in an equilibrium, and if it is ε, the value of the hand lies
within ε of the middle of the bounds. All values are ahead, from the beginning of the hand to its end (see `alehouse.lab.ahead`);
with two seats what one gains the other loses. How it is done: `alehouse.lab.loops.equilibrium`.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cached_property
from os import PathLike
from types import SimpleNamespace
from typing import Any

import numpy as np

from alehouse.catalogue import find
from alehouse.dealer import new_dealer
from alehouse.deals import cells_of, sample
from alehouse.events import HAND
from alehouse.game import Game, RulesFailed
from alehouse.lab import loops
from alehouse.lab.ahead import stakes_of
from alehouse.lab.loops.equilibrium import (
    CHOICES,
    DONE,
    DRAWS,
    MIXED_UP,
    NODES,
    ROW,
    SETS,
    STEPS,
    STOP,
    TOO_LARGE,
    grown,
    joined,
    key_of,
    known,
)
from alehouse.layout import ACTING_AT, HAND_AT, LETTERS, NO_ONE, NOBODY, SEALING_AT, SPECTATOR, veil_of, view
from alehouse.native.moves import MENU
from alehouse.native.playouts import next_hand
from alehouse.processors import processors
from alehouse.refused import Refused
from alehouse.seen import Seen
from alehouse.table import Table

SECONDS = 30.0
"""What it takes if nobody says."""
LIMIT = 2_000_000
"""Nodes of a tree, or information sets that are remembered, if nobody says."""
LEAST = 1000
ROWS = 1 << 28
"""Bytes for the positions of a tree that wait to be looked at."""
PLACES = 1 << 18
"""Twice as many ways in which one move may turn out."""
PRECISION = 1e-3
"""A tree is solved until it is exploitable by no more, if nobody says."""
BUDGET = 100.0
"""Moves of one seat that are all tried in a sampled hand; beyond, one is."""
MOVES_EACH = 6
"""Moves of an information set for which there is room, on average."""
BOUND = 0.3
"""Of the time so much is spent on finding out how exploitable what was learned is."""
TRIED = 8
"""Ways in which hidden cards of earlier hands may lie that are looked at."""
MEETINGS = 200_000
"""Hands that are played at most against what was learned, where iterations are counted."""
EACH = 0.4 * BOUND
"""Of that for each seat: half to learn a response, the rest to try it."""
PARTS = 20
"""In so many parts hands are played, with a look at the clock between them."""
TURN = 0.25
"""Seconds between two looks at the clock."""
Z = 1.96


@dataclass(frozen=True)
class Stage:
    """How far the work has come."""

    what: str
    """``tree``: the hand is written out; ``learn``: it is solved; ``bound``: it is found out how exploitable the strategy is."""
    done: int
    """Nodes of the tree, or iterations."""
    seconds: float
    exploitability: float | None = None
    """Of the tree, as last measured."""


Progress = Callable[[Stage], None]


@dataclass(frozen=True)
class Strategy:
    """How to play in every information set, by what a seat has been told: chances for the moves of its menu."""

    game: str
    options: Mapping[str, Any]
    keys: np.ndarray
    """Of the information sets, ascending."""
    starts: np.ndarray
    """Where the chances of each begin, and behind the last where they end."""
    chances: np.ndarray

    def probabilities(self, seen: Seen) -> dict[str, float] | None:
        """What to do with what chances, for the seat that is to move; `None` where the strategy knows nothing."""
        return self._of(seen, told_to(seen))

    def _of(self, seen: Seen, told: int) -> dict[str, float] | None:
        menu = _menu(seen)
        key = int(key_of(np.int64(told), seen.viewer, menu, len(menu)))
        at = int(np.searchsorted(self.keys, key))
        if at == len(self.keys) or int(self.keys[at]) != key:
            return None
        chances = self.chances[self.starts[at] : self.starts[at + 1]].tolist()
        if len(chances) != len(menu):
            return None
        found = dict.fromkeys(seen.legal(), 0.0)
        for m, chance in zip(menu.tolist(), chances, strict=True):
            found[seen.game.notation.write(m, seat=False)] = float(chance)
        return found

    def save(self, path: str | PathLike[str]) -> None:
        """Write it to a file (NumPy's ``.npz``)."""
        about = json.dumps({"game": self.game, "options": dict(self.options)}, sort_keys=True)
        with open(path, "wb") as file:
            np.savez_compressed(
                file,
                about=np.array(about),
                keys=self.keys,
                starts=self.starts.astype(np.int64),
                chances=self.chances.astype(np.float32),
            )

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Strategy:
        """Read what `save` has written. Raises ValueError if it is something else."""
        with np.load(path, allow_pickle=False) as kept:
            try:
                about = json.loads(str(kept["about"]))
                return cls(about["game"], about["options"], kept["keys"], kept["starts"], kept["chances"])
            except KeyError as missing:
                raise ValueError(f"{path} is no strategy: {missing} is missing") from None


@dataclass(frozen=True)
class EquilibriumResult:
    """An approximate equilibrium of a hand, and what it says of a position in it."""

    game: str
    seat: str
    """The seat that is to move."""
    moves: dict[str, float]
    """How likely each of its moves is to be played."""
    value: float
    """What the hand is worth to seat A, from its beginning, if both play so."""
    exploitability: float
    """What best responses gain, averaged over the two seats; where it is not exact, what responses were found to gain: a lower bound."""
    exact: bool
    """Whether the best responses, and so value and exploitability, are exact."""
    margin: float
    """Half the width of the 95 % interval of the exploitability; 0 if it is exact."""
    bounds: tuple[float, float] | None
    """Between which the value of the hand under best play of both is, for seat A; `None` where that is not known."""
    value_margin: float
    iterations: int
    information_sets: int
    nodes: int
    """Of the tree; 0 if the hands were sampled."""
    seconds: float
    known: bool
    """Whether the position was come by; if it was not, the move is the rule of thumb's."""
    interrupted: bool
    strategy: Strategy = field(repr=False)

    @cached_property
    def best(self) -> list[str]:
        """The likeliest moves."""
        most = max(self.moves.values())
        return sorted(text for text, chance in self.moves.items() if chance == most)

    def data(self) -> dict[str, Any]:
        """As ``alehouse solve --method equilibrium --json`` prints it."""
        return {
            "game": self.game,
            "seat": self.seat,
            "until": "hand",
            "method": "equilibrium",
            "moves": self.moves,
            "best": self.best,
            "value": self.value,
            "value_margin": self.value_margin,
            "bounds": None if self.bounds is None else list(self.bounds),
            "exploitability": self.exploitability,
            "exploitability_method": "exact" if self.exact else "bound",
            "margin": self.margin,
            "known": self.known,
            "iterations": self.iterations,
            "information_sets": self.information_sets,
            "nodes": self.nodes,
            "interrupted": self.interrupted,
            "seconds": self.seconds,
        }


def solve_equilibrium(
    position: Table | Seen,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int | None = None,
    limit: int = LIMIT,
    precision: float = PRECISION,
    method: str | None = None,
    seed: str = "equilibrium",
    progress: Progress | None = None,
) -> EquilibriumResult:
    """Approximate an equilibrium of the present hand from its beginning, and say how the seat to move plays in it.

    `position` is a table, or what a seat that is to move knows of one. A hand whose tree has no more than `limit` nodes is written out and solved until it is
    exploitable by no more than `precision`; larger ones are sampled (``method="tree"`` or ``"samples"`` insists on one of them). It ends after `iterations` or `seconds`, if
    either is given; the same seed, iterations and `threads` (as many as there are processors, if nobody says) give the same result. After an interrupt from the keyboard the result
    is what is known so far.

    Raises Refused if there are not two seats, nobody is to move, or the hand is too large for the method.
    """
    if method not in (None, "tree", "samples"):
        raise ValueError(f"method={method!r} is none of tree, samples")
    for name, number in (("iterations", iterations), ("threads", threads)):
        if number is not None and number < 1:
            raise Refused("equilibrium-positive", name=name, number=number)
    if seconds is not None and not (seconds > 0 and math.isfinite(seconds)):
        raise Refused("equilibrium-positive", name="seconds", number=f"{seconds:g}")
    if limit < LEAST:
        raise Refused("equilibrium-limit", limit=limit, least=LEAST)
    began = time.perf_counter()
    seen = _to_move(position)
    hand = _hand(position)
    rules = loops.load("equilibrium", hand.game.name)
    clock = _Clock(began, SECONDS if seconds is None and iterations is None else seconds, progress)
    tree = None
    if method == "tree" and hand.private:
        raise Refused("equilibrium-earlier-cards", game=hand.game.name)
    if method != "samples" and not hand.private:
        tree = _written_out(hand, rules, limit, clock)
        if tree is None and method == "tree":
            raise Refused("equilibrium-too-large", limit=limit)
    if tree is not None:
        found = _solve_tree(hand, rules, tree, iterations, precision, clock)
    else:
        found = _sample(hand, rules, iterations, threads or processors(), limit, seed, clock)
    chances = found.strategy._of(seen, told_to(seen, hand.hides, hand.state))
    moves = chances
    if moves is None:
        advised = hand.game.advice(seen.view, new_dealer(f"equilibrium:{seed}"), seen.viewer)
        moves = dict.fromkeys(seen.legal(), 0.0) | {hand.game.notation.write(advised, seat=False): 1.0}
    return EquilibriumResult(
        game=hand.game.name,
        seat=LETTERS[seen.viewer],
        moves=moves,
        known=chances is not None,
        seconds=time.perf_counter() - began,
        **vars(found),
    )


@dataclass
class _Clock:
    """When to stop, and whom to tell how far it is."""

    began: float
    seconds: float | None
    progress: Progress | None
    interrupted: bool = False

    @property
    def spent(self) -> float:
        return time.perf_counter() - self.began

    def over(self, share: float = 1.0) -> bool:
        """Whether this share of the time is up."""
        return self.interrupted or (self.seconds is not None and self.spent >= share * self.seconds)

    def tell(self, what: str, done: int, exploitability: float | None = None) -> None:
        """Say how far it is; an interrupt from the keyboard that comes meanwhile ends the work a little later."""
        if self.progress is None:
            return
        try:
            self.progress(Stage(what, done, self.spent, exploitability))
        except KeyboardInterrupt:
            self.interrupted = True


def _to_move(position: Table | Seen) -> Seen:
    """What the seat that is to move knows. Raises Refused if there is none."""
    if not isinstance(position, Table | Seen):
        raise TypeError(
            f"an equilibrium is asked of a Table or of what a seat knows of it, and {position!r} is neither"
        )
    if len(position.names) != 2:
        raise Refused("equilibrium-seats", players=len(position.names))
    if position.over:
        raise Refused("error-over")
    if not position.acting:
        raise Refused("equilibrium-nobody")
    if isinstance(position, Table):
        return position.seen_by(position.acting[0])
    position.choosing()
    return position


@dataclass(frozen=True)
class _Hand:
    """A hand before it is dealt."""

    game: Game
    options: Mapping[str, Any]
    state: np.ndarray
    """The table, as 64-bit words; its number is that of the hand before."""
    stakes: np.ndarray
    secret: np.ndarray
    """Whether the words of each verb are for their mover alone."""
    hides: np.ndarray
    """For each seat what it sees and nobody else, as a mask."""
    private: bool
    """Whether hidden cards of earlier hands lie on the table."""

    def row(self, *, veiled: bool = False) -> np.ndarray:
        """The row that it begins with; `veiled`: as all see it."""
        row: np.ndarray = np.zeros(len(self.state) + ROW, np.int64)
        words = self.state
        if veiled and self.state[HAND_AT]:
            words = view(self.game.layout, self.state, SPECTATOR).view(np.int64)
        row[: len(words)] = words
        return row


def _hand(position: Table | Seen) -> _Hand:
    """The present hand of a table before it was dealt. Raises Refused."""
    game, layout = position.game, position.game.layout
    if isinstance(position, Table):
        state = _before_the_deal(position)
    else:
        if position.hand > 1:
            raise Refused("equilibrium-later-hand", hand=position.hand)
        first = int(position.state["first"])
        opening = game.opening(
            2, position.options, int(position.state["dealer"]), None if first == NOBODY else first
        )
        state = opening.view(np.int64).copy()
    try:
        stakes = stakes_of(game, position.options)
    except LookupError:
        raise Refused("equilibrium-no-stakes", game=game.name) from None
    secret: np.ndarray = np.zeros(32, np.int64)
    for at, verb in enumerate(game.verbs.all):
        secret[at] = verb.secret
    all_see = veil_of(layout, SPECTATOR).keep
    hides = np.array([(veil_of(layout, p).keep & ~all_see).view(np.int64) for p in range(2)])
    nobody_sees = any(
        state.view(layout.dtype)[name].any()
        for name, declared in layout.fields.items()
        if declared.cards and declared.seen_by == NO_ONE and name != "deck"
    )
    private = bool(state[HAND_AT]) and bool(np.any(state & hides) or nobody_sees)
    if private and not _matters(game, state):
        private = False
        hides = np.zeros_like(hides)
    return _Hand(
        game,
        dict(position.options),
        state,
        np.array([stakes.at, stakes.sign], np.int64),
        secret,
        hides,
        private,
    )


def _matters(game: Game, state: np.ndarray) -> bool:
    """Whether hidden cards that lie on a table when a hand has ended make a difference to the next one.

    They do not if all that they may be lead to the same state when the next hand is dealt by the same chance.
    """
    dtype = game.layout.dtype
    seen_by_all = view(game.layout, state, SPECTATOR)
    chance = new_dealer("hidden")
    found = set()
    for hidden in [state.copy(), *(sample(game, seen_by_all, SPECTATOR, chance) for _ in range(TRIED))]:
        table, dealer = hidden.view(dtype), new_dealer("dealt")
        next_hand(table[0], dealer[0])
        game.deal(table[0], dealer[0])
        found.add(table.tobytes())
    return len(found) > 1


def _before_the_deal(table: Table) -> np.ndarray:
    """A table before its present hand was dealt, as 64-bit words."""
    record, game = table.record(), table.game
    if table.hand <= 1:
        opening = game.opening(2, record.options, record.dealer_seat(), record.first_seat())
        return opening.view(np.int64).copy()
    last = table.made - len(table.laid_open().hand_story)
    other = table.at(last - 1)
    other._dealer["stops"] = 1
    other.make(table._moves[last - 1], last=True)
    return other._raw.copy()


def told_to(seen: Seen, hides: np.ndarray | None = None, opening: np.ndarray | None = None) -> int:
    """The hash of what a seat has been told in the present hand: see `alehouse.lab.loops.equilibrium.tell`.

    `hides` and `opening` say what it alone knew before, if it did.
    """
    p = seen.viewer
    secret = [verb.secret for verb in seen.game.verbs.all]
    story = seen.hand_story
    first = seen.made - len(story)
    h = np.int64(0)
    if hides is not None and opening is not None and opening[HAND_AT]:
        own = np.int64(0)
        for i, x in enumerate((opening & hides[p]).tolist()):
            if x:
                own = grown(grown(own, np.int64(i)), np.int64(x))
        if own:
            h = grown(h, own)
    rows = seen.announced(first)
    if first:
        rows = rows[max((i for i, row in enumerate(rows) if row[0] == HAND), default=-1) + 1 :]
    h = grown(h, _told(rows))
    views = [*(step.view for step in story), seen.view][1:]
    told, waiting = np.int64(0), []
    for number, (step, after) in enumerate(zip(story, views, strict=True), first + 1):
        told = joined(told, _told(seen.announced(number)))
        if step.mover == p and step.move is not None:
            h = grown(h, np.int64(step.move))
        else:
            waiting.append(step.move)
        words = after.view(np.int64)
        # After the last move of a hand nothing is told any more.
        if int(words[SEALING_AT] & ~words[ACTING_AT]):
            continue
        h = grown(h, told)
        for m in waiting:
            assert m is not None
            h = grown(h, known(np.int64(m), secret))
        told, waiting = np.int64(0), []
    return int(h)


def _told(rows: list[list[int]]) -> np.int64:
    total = np.int64(0)
    for row in rows:
        if row[0] != HAND:
            h = np.int64(0)
            for x in row[:7]:
                h = grown(h, np.int64(x))
            total = joined(total, h)
    return total


def _menu(seen: Seen) -> np.ndarray:
    """The moves among which a seat really chooses, as the tree lists them."""
    menu: np.ndarray = np.zeros(MENU, np.int64)
    n = int(seen.game.choices(seen.view[0], seen.viewer, menu))
    return menu[:n]


@dataclass
class _Tree:
    """A hand that is written out (see `alehouse.lab.loops.equilibrium.expand`)."""

    order: np.ndarray
    starts: np.ndarray
    first: np.ndarray
    children: np.ndarray
    info: np.ndarray
    prob: np.ndarray
    value: np.ndarray
    keys: np.ndarray
    sets: np.ndarray
    choices: int


def _written_out(hand: _Hand, rules: SimpleNamespace, limit: int, clock: _Clock) -> _Tree | None:
    """The tree of a hand, or `None` if it has more than `limit` nodes. Raises Refused, or KeyboardInterrupt."""
    entries = hand.game.entries
    opening = hand.row()
    rows = np.empty((max(64, min(limit, ROWS // (8 * len(opening)))), len(opening)), np.int64)
    first, children, info, level = (np.empty(limit, np.int32) for _ in range(4))
    prob, value = np.empty(limit), np.empty(limit)
    most = limit // 2
    table = np.full(1 << (2 * most + 2).bit_length(), -1, np.int64)
    keys, sets, moves = np.empty(most, np.int64), np.empty((most, 4), np.int64), np.empty(limit, np.int64)
    counts: np.ndarray = np.zeros(4, np.int64)
    dealer = new_dealer(None, logging=True)

    def write() -> int:
        return int(
            rules.expand(
                opening,
                rows,
                np.empty(len(rows)),
                np.zeros(PLACES, np.int64),
                np.zeros((DRAWS, 128)),
                np.zeros(DRAWS, np.int64),
                np.zeros(MENU, np.int64),
                hand.stakes,
                hand.secret,
                dealer,
                first,
                children,
                info,
                level,
                prob,
                value,
                table,
                keys,
                sets,
                moves,
                counts,
                entries.begin,
                entries.deal,
                entries.choices,
                entries.step,
            )
        )

    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(write)
        try:
            while not wait([future], TURN).done:
                clock.tell("tree", int(counts[NODES]))
                if clock.interrupted:
                    raise KeyboardInterrupt
        except BaseException:
            counts[STOP] = 1
            raise
    how = future.result()
    if how == TOO_LARGE:
        return None
    if how == MIXED_UP:
        raise Refused("equilibrium-untold", game=hand.game.name)
    if how != DONE:
        raise RulesFailed(hand.game.name)
    nodes, information, choices = (int(counts[i]) for i in (NODES, SETS, CHOICES))
    clock.tell("tree", nodes)
    levels = level[:nodes]
    order = np.argsort(levels, kind="stable").astype(np.int32)
    starts = np.flatnonzero(np.diff(levels[order], prepend=-1, append=np.iinfo(np.int32).max))
    return _Tree(
        order,
        starts.astype(np.int64),
        first[:nodes].copy(),
        children[:nodes].copy(),
        info[:nodes].copy(),
        prob[:nodes].copy(),
        value[:nodes].copy(),
        keys[:information].copy(),
        sets[:information].copy(),
        choices,
    )


def _averaged(sets: np.ndarray, total: np.ndarray) -> np.ndarray:
    """Sums of strategies as chances; all alike where a set was never come by."""
    owner = np.repeat(np.arange(len(sets)), sets[:, 1])
    whole = np.bincount(owner, total, len(sets))[owner]
    alike = 1.0 / sets[owner, 1]
    chances: np.ndarray = np.where(whole > 0, total / np.where(whole > 0, whole, 1.0), alike)
    return chances


def _solve_tree(
    hand: _Hand,
    rules: SimpleNamespace,
    tree: _Tree,
    iterations: int | None,
    precision: float,
    clock: _Clock,
) -> SimpleNamespace:
    """Solve a tree until it is exploitable by no more than `precision`, or iterations or time are up."""
    regret, total, strategy, fresh = (np.zeros(tree.choices) for _ in range(4))
    own, other = np.zeros(len(tree.first)), np.zeros(len(tree.first))
    reached = np.zeros(len(tree.sets))
    shape = (tree.first, tree.children, tree.info, tree.prob, tree.value, tree.sets)

    def learn(n: int, done: int) -> None:
        rules.iterate(n, done, tree.order, *shape, regret, total, strategy, fresh, own, other, reached)

    def measure() -> tuple[float, float, float, np.ndarray]:
        average = _averaged(tree.sets, total)
        value = float(rules.expected(tree.order, *shape, average))
        gains: np.ndarray = np.zeros(tree.choices)
        best = [
            float(rules.respond(tree.order, tree.starts, *shape, average, seat, gains, own, other))
            for seat in range(2)
        ]
        return value, best[0], best[1], average

    done, part = 0, 1
    with ThreadPoolExecutor(1) as pool:
        while True:
            n = part if iterations is None else min(part, iterations - done)
            started = time.perf_counter()
            _finish([pool.submit(learn, n, done)], clock)
            done += n
            took = time.perf_counter() - started
            measured = pool.submit(measure)
            _finish([measured], clock)
            value, one, two, average = measured.result()
            exploitability = (one + two) / 2
            clock.tell("learn", done, exploitability)
            if exploitability <= precision or clock.over() or done == iterations:
                break
            # How exploitable it is shows at every doubling, but not more rarely than a person would like to see it.
            part = done if took < 1.0 else max(1, int(n * 2.0 / took))
            if clock.seconds is not None:
                left = clock.seconds - clock.spent
                part = max(1, min(part, int(n * left / max(took, 1e-6))))
    by_key = np.argsort(tree.keys)
    sizes = tree.sets[by_key, 1]
    starts = np.concatenate([[0], np.cumsum(sizes)])
    places = np.repeat(tree.sets[by_key, 2] - starts[:-1], sizes) + np.arange(starts[-1])
    return SimpleNamespace(
        value=value,
        exploitability=max(0.0, exploitability),
        exact=True,
        margin=0.0,
        bounds=(-two, one),
        value_margin=0.0,
        iterations=done,
        information_sets=len(tree.sets),
        nodes=len(tree.first),
        interrupted=clock.interrupted,
        strategy=Strategy(
            hand.game.name,
            hand.options,
            tree.keys[by_key],
            starts,
            average[places].astype(np.float32),
        ),
    )


def _finish(futures: list[Future[Any]], clock: _Clock) -> None:
    """Wait for some work that takes no long time; an interrupt from the keyboard comes after it."""
    while True:
        try:
            wait(futures)
            break
        except KeyboardInterrupt:
            clock.interrupted = True
    for future in futures:
        future.result()


@dataclass
class _Store:
    """What has been learned, by information set (an open-addressing table of bounded size)."""

    keys: np.ndarray
    places: np.ndarray
    sizes: np.ndarray
    regrets: np.ndarray
    totals: np.ndarray
    counts: np.ndarray

    @classmethod
    def of(cls, sets: int) -> _Store:
        """An empty one with room for so many information sets."""
        slots = 1 << (sets * 4 // 3 + 1).bit_length()
        keys, places, sizes = (np.zeros(slots, np.int64) for _ in range(3))
        regrets, totals = np.zeros(MOVES_EACH * sets), np.zeros(MOVES_EACH * sets)
        return cls(keys, places, sizes, regrets, totals, np.array([0, 0, sets], np.int64))

    @property
    def known(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """What kernels take that only read the average strategy."""
        return self.keys, self.places, self.sizes, self.totals


def _merged(stores: list[_Store], rules: SimpleNamespace) -> _Store:
    """The average strategies of several stores in one."""
    if len(stores) == 1:
        return stores[0]
    keys, sizes, parts = [], [], []
    for store in stores:
        slots = np.flatnonzero(store.keys)
        keys.append(store.keys[slots])
        sizes.append(store.sizes[slots])
        parts.append(store.places[slots])
    found, first, back = np.unique(np.concatenate(keys), return_index=True, return_inverse=True)
    lengths = np.concatenate(sizes)[first]
    starts = np.concatenate([[0], np.cumsum(lengths)])
    totals: np.ndarray = np.zeros(int(starts[-1]))
    at = 0
    for store, own, places in zip(stores, sizes, parts, strict=True):
        to = back[at : at + len(own)]
        at += len(own)
        same = own == lengths[to]
        own, places, to = own[same], places[same], to[same]
        inside = np.arange(int(own.sum())) - np.repeat(np.cumsum(own) - own, own)
        totals[np.repeat(starts[to], own) + inside] += store.totals[np.repeat(places, own) + inside]
    merged = _Store.of(max(LEAST, len(found)))
    merged.totals = totals
    rules.enter(found, lengths, starts[:-1], merged.keys, merged.places, merged.sizes)
    merged.counts[:2] = len(found), starts[-1]
    return merged


@dataclass
class _Sampler:
    """Hands of a game that are dealt and played at random, each time anew."""

    hand: _Hand
    rules: SimpleNamespace
    threads: int
    limit: int
    seed: str
    clock: _Clock
    pool: ThreadPoolExecutor
    _met: int = 0
    """How often strategies have met."""

    def table(self, dealer: np.ndarray) -> tuple[Any, ...]:
        hand, entries = self.hand, self.hand.game.entries
        cells = cells_of(hand.game)
        return (
            *(hand.stakes, hand.secret, hand.hides, cells.cells, cells.known, cells.deck, dealer),
            *(entries.possible, entries.begin, entries.deal, entries.choices, entries.step, entries.advise),
        )

    def room(self) -> tuple[np.ndarray, ...]:
        width = len(self.hand.state) + ROW
        return (
            np.zeros((STEPS + 2, width), np.int64),
            np.zeros((STEPS + 1, MENU), np.int64),
            np.zeros((STEPS, MENU)),
            np.zeros((STEPS, MENU)),
        )

    def learn(
        self, what: str, iterations: int | None, until: float, fixed: _Store | None, traversers: int
    ) -> tuple[list[_Store], int]:
        """Learn by so many iterations or until a share of the time is up; return what each thread has learned, and the iterations."""
        stores = [_Store.of(max(LEAST, self.limit // self.threads)) for _ in range(self.threads)]
        other = fixed or _Store.of(1)
        rooms = [self.room() for _ in stores]
        dealers = [
            new_dealer(f"equilibrium:{self.seed}:{what}:{traversers}:{i}", logging=True)
            for i in range(self.threads)
        ]
        opening = self.hand.row(veiled=True)
        wanted = [
            None if iterations is None else iterations // self.threads + (i < iterations % self.threads)
            for i in range(self.threads)
        ]
        done, part = [0] * self.threads, 1

        def some(i: int, n: int) -> None:
            store = stores[i]
            self.rules.walk(
                *(n, done[i], traversers, BUDGET, opening, *rooms[i]),
                *(store.keys, store.places, store.sizes, store.regrets, store.totals, store.counts),
                *(int(fixed is not None), *other.known),
                *self.table(dealers[i]),
            )

        while True:
            jobs = []
            for i, most in enumerate(wanted):
                n = part if most is None else min(part, most - done[i])
                if n > 0:
                    jobs.append((i, n))
            if not jobs:
                break
            started = time.perf_counter()
            _finish([self.pool.submit(some, i, n) for i, n in jobs], self.clock)
            for i, n in jobs:
                done[i] += n
            self.clock.tell(what, sum(done))
            if self.clock.over(until):
                break
            took = time.perf_counter() - started
            part = min(2 * part, max(1, int(part * TURN / max(took, 1e-6))))
        return stores, sum(done)

    def meet(
        self, response: _Store | None, against: _Store, seat: int, hands: int, share: float
    ) -> np.ndarray:
        """How far a seat was ahead in each of some hands in which it plays a response (`None`: the rule of thumb), and the other one what was learned."""
        rooms = [self.room() for _ in range(self.threads)]
        self._met += 1
        dealers = [
            new_dealer(f"equilibrium:{self.seed}:meet:{self._met}:{i}", logging=True)
            for i in range(self.threads)
        ]
        opening = self.hand.row(veiled=True)
        own = response or _Store.of(1)
        found: list[np.ndarray] = []

        def some(i: int, n: int) -> np.ndarray:
            results: np.ndarray = np.zeros(n)
            rows, menus, _, _ = rooms[i]
            self.rules.meet(
                *(n, seat, int(response is None), opening, rows, menus[0], results),
                *(*own.known, *against.known),
                *self.table(dealers[i]),
            )
            return results

        each = max(1, hands // self.threads // PARTS)
        for _ in range(PARTS):
            futures = [self.pool.submit(some, i, each) for i in range(self.threads)]
            _finish(futures, self.clock)
            found += [future.result() for future in futures]
            if self.clock.over(share):
                break
        return np.concatenate(found)

    def respond(self, learned: _Store, seat: int, iterations: int | None, hands: int) -> np.ndarray:
        """How far a seat was ahead in hands in which it answers what was learned as well as could be found out: by a
        response that is learned, or by the rule of thumb, whichever did better in other hands.
        """
        began, width = 1 - BOUND + seat * EACH, EACH
        responses, _ = self.learn("bound", iterations, began + 0.5 * width, learned, 1 << seat)
        response: _Store | None = _merged(responses, self.rules)
        trial = [
            self.meet(each, learned, seat, hands // 2, began + share * width).mean()
            for each, share in ((response, 0.6), (None, 0.7))
        ]
        best = response if trial[0] >= trial[1] else None
        return self.meet(best, learned, seat, hands, began + width)


def _sample(
    hand: _Hand,
    rules: SimpleNamespace,
    iterations: int | None,
    threads: int,
    limit: int,
    seed: str,
    clock: _Clock,
) -> SimpleNamespace:
    """Learn from sampled hands, and find out how exploitable that is at least."""
    with ThreadPoolExecutor(threads) as pool:
        sampler = _Sampler(hand, rules, threads, limit, seed, clock, pool)
        stores, done = sampler.learn("learn", iterations, 1 - BOUND, None, 3)
        learned = _merged(stores, rules)
        interrupted = clock.interrupted
        # An interrupt ends the learning; how good the result is takes less, and a second interrupt ends that, too.
        clock.interrupted = False
        hands = MEETINGS if iterations is None else max(2 * PARTS, min(MEETINGS, 2 * iterations))
        half = None if iterations is None else max(1, iterations // 2)
        ahead = [sampler.respond(learned, seat, half, hands) for seat in range(2)]
        played = sampler.meet(learned, learned, 0, hands, 1.0)
    errors = [float(results.var()) / len(results) for results in ahead]
    by_key = np.flatnonzero(learned.keys)
    by_key = by_key[np.argsort(learned.keys[by_key])]
    sizes = learned.sizes[by_key]
    starts = np.concatenate([[0], np.cumsum(sizes)])
    places = np.repeat(learned.places[by_key] - starts[:-1], sizes) + np.arange(starts[-1])
    chances = _averaged(np.stack([sizes, sizes], 1), learned.totals[places])
    return SimpleNamespace(
        value=float(played.mean()),
        exploitability=max(0.0, float(ahead[0].mean() + ahead[1].mean()) / 2),
        exact=False,
        margin=Z * math.sqrt(sum(errors)) / 2,
        bounds=None,
        value_margin=Z * math.sqrt(float(played.var()) / len(played)),
        iterations=done,
        information_sets=len(by_key),
        nodes=0,
        interrupted=interrupted or clock.interrupted,
        strategy=Strategy(
            hand.game.name, hand.options, learned.keys[by_key], starts, chances.astype(np.float32)
        ),
    )


def game_of(strategy: Strategy) -> Game:
    """The game that a strategy is for. Raises Refused if it is not known."""
    return find(strategy.game)


__all__ = [
    "EquilibriumResult",
    "Stage",
    "Strategy",
    "solve_equilibrium",
    "told_to",
]
