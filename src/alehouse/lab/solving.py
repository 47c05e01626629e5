"""Exact values of moves under best play of all, where everybody knows the same.

A seat plays for how far it is *ahead* (see `alehouse.lab.ahead`) at the end of the hand, or of the game, and knows that the
others do. Where it is indifferent it plays the first of its best moves in the order of their texts, so that values are the
same everywhere. What is counted is the change from the position on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np

from alehouse.dealer import give_script, new_dealer
from alehouse.game import Game, RulesFailed
from alehouse.lab import loops
from alehouse.lab.ahead import stakes_of
from alehouse.lab.loops import solving as kernel
from alehouse.lab.odds import deals
from alehouse.layout import ACTING_AT, ALL, LETTERS, OVER_AT, SEALING_AT, Value
from alehouse.moves import AMOUNT, CARD, CARDS, ORDER, RANK, SEAT
from alehouse.native.dealer import SCRIPT, SCRIPT_ALL, OutOfCards
from alehouse.native.jit import INTERPRETED
from alehouse.native.moves import MENU
from alehouse.refused import Refused
from alehouse.table import Table

HAND, GAME = "hand", "game"
UNTIL = (HAND, GAME)
LIMIT = 20_000_000
"""Positions that are kept at most, if nothing else is said: one takes 16 bytes, and 8 for each seat, about twice."""
SMALLEST = 1 << 12
FILLED = 0.7
"""The share of the hash table that is used at most."""
STEPS = 200 if INTERPRETED else 200_000
"""Steps between two looks at the clock and the keyboard."""
DEPTH = 8192
"""Moves that follow each other at most."""
DRAWS = 64
"""Random events in one step at most."""
DEALS = 300_000
"""Ways to deal a first hand at most."""
TIE = 1e-9
"""Values that differ by no more, relative to the larger of them and 1, are the same."""

Progress = Callable[[int, float], None]
"""Told now and then how many positions are known, and about which share of the tree is done (from 0 to 1)."""


class TooLarge(Refused):
    """There are more positions than may be kept."""

    def __init__(self, positions: int, limit: int, code: str = "solve-too-large", **args: Any) -> None:
        super().__init__(code, **{"positions": positions, "limit": limit} | args)
        self.positions = positions
        self.limit = limit


@dataclass(frozen=True)
class Solution:
    """What the moves of a seat are worth under best play of all from then on."""

    game: str
    seat: str
    until: str
    moves: dict[str, float]
    """For each legal move how far its seat will be further ahead."""
    values: dict[str, tuple[float, ...]]
    """For each legal move the same for every seat."""
    best: list[str]
    """The best moves, in the order of their texts; the first is the one that is played."""
    positions: int
    """Positions that had to be valued."""
    seconds: float
    method: str = "exact"
    complete: bool = True
    """Whether all moves have been valued."""


@dataclass(frozen=True)
class Deal:
    """What a game is worth to every seat before the first card."""

    game: str
    players: int
    until: str
    values: tuple[float, ...]
    """How far ahead every seat will be."""
    positions: int
    seconds: float
    solution: Solution | None
    """The first decision, where it comes before the first card."""
    method: str = "exact"
    options: Mapping[str, Value] = field(default_factory=dict)


class Solver:
    """Values positions of one kind of table, and keeps what it has found out for the next ones.

    Raises Refused for a game that is played for nothing, or a way to end that there is not.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Value] | None = None,
        *,
        until: str = HAND,
        limit: int | None = None,
    ) -> None:
        if until not in UNTIL:
            raise Refused("solve-until", until=str(until))
        self.game, self.players, self.until = game, players, until
        self.options = game.check_options(options or {})
        self.limit = LIMIT if limit is None else limit
        if self.limit < 1:
            raise Refused("solve-limit", limit=self.limit)
        try:
            self.stakes = stakes_of(game, self.options)
        except LookupError:
            raise Refused("solve-nothing-at-stake", game=game.name) from None
        self._loops = loops.load("solving", game.name)
        self._rules = game.entries
        self._mode = kernel.UNTIL_HAND if until == HAND else kernel.UNTIL_LAST_HAND
        self.positions = 0
        """Positions that are known."""
        self.steps = 0
        layout = game.layout
        words = layout.dtype.itemsize // 8
        kinds = max(layout.deck_of_cards.kinds, 16)
        self._places, self._orders, self._veils = _places(game, players), _orders(game), _veils(game)
        self._forms, self._texts = _forms(game), _texts(game)
        depth = DEPTH if game.resumable else min(DEPTH, game.bound(players, self.options) + 2)
        self._tables: np.ndarray = np.zeros((depth + 1, words), np.int64)
        self._frames: np.ndarray = np.zeros((depth, kernel.COLUMNS), np.int64)
        self._menus: np.ndarray = np.zeros((depth, 64), np.int64)
        self._scripts: np.ndarray = np.zeros((depth, DRAWS), np.int64)
        self._weights: np.ndarray = np.zeros((depth, DRAWS, kinds + 1), np.int32)
        self._chances: np.ndarray = np.zeros((depth, DRAWS + 1))
        self._sums, self._best, self._gained, self._held = (np.zeros((depth, players)) for _ in range(4))
        self._chosen: np.ndarray = np.zeros(depth, np.int64)
        self._found: np.ndarray = np.zeros((MENU, players))
        self._room: np.ndarray = np.zeros(MENU, np.int64)
        self._spare: np.ndarray = np.zeros(words, np.int64)
        self._key: np.ndarray = np.zeros(2, np.uint64)
        self._dealer = new_dealer(None)
        self._state: np.ndarray = np.zeros(10, np.int64)
        self._kept(np.zeros((SMALLEST, 2 + players), np.uint64))
        self._menu: list[int] = []

    def _kept(self, rows: np.ndarray) -> None:
        self._rows, self._reals = rows, rows.view(np.float64)

    def begin(self, state: np.ndarray, *, known: bool = False) -> None:
        """Set out to value the moves of a state (shape (1,)), for `advance` to go on.

        Raises Refused if the state is over, or if not all see all; with `known` whoever asks has made sure of the latter.
        """
        words = state.view(np.int64)
        if words[OVER_AT]:
            raise Refused("error-over")
        if words[SEALING_AT] or int(words[ACTING_AT]).bit_count() != 1:
            raise Refused("solve-sealed", players=self.players)
        hidden = sum(int(state.view(np.int8)[start:stop].sum()) for start, stop in self._veils.tolist())
        if hidden and not known:
            raise Refused("solve-hidden", players=self.players)
        self._begin(state, hidden)

    def _begin(self, state: np.ndarray, hidden: int) -> None:
        p = int(state["acting"][0]).bit_length() - 1
        menu = self.game.menu(state, p)
        if any(self.game.notation.is_open(m) for m in menu):
            # What an open move stands for is among the choices.
            self._room[:] = 0
            n = int(self.game.choices(state[0], p, self._room))
            menu = [m for m in menu if not self.game.notation.is_open(m)] + self._room[:n].tolist()
        self._menu = sorted(dict.fromkeys(menu), key=lambda m: self.game.notation.write(m, seat=False))
        self._root = state.copy(), hidden
        while self._menus.shape[1] < len(self._menu):
            self._widen()
        self._tables[0] = state.view(np.int64)
        self._menus[0, : len(self._menu)] = self._menu
        frame = self._frames[0]
        frame[:] = 0
        frame[kernel.MOVER], frame[kernel.COUNT], frame[kernel.HIDDEN] = p, len(self._menu), hidden
        self._chances[0, 0] = 1.0
        self._sums[0] = 0.0
        self._held[0] = state[self.stakes.unit][0][: self.players]
        self._forget_unfinished()
        self._state[:] = (
            *(1, self.positions, 0, 0, 0),
            *(self._mode, self.stakes.at, self.stakes.sign, self.game.deck.bits, self.game.resumable),
        )

    def _forget_unfinished(self) -> None:
        """Throw away the hash table if a search was broken off in it: positions that were under way are no cycles."""
        if self._state[0] > 1:
            self._kept(np.zeros((SMALLEST, 2 + self.players), np.uint64))
            self.positions = 0

    def advance(self) -> bool:
        """Work on for a moment; return whether all moves are valued. Raises TooLarge or Refused."""
        state = self._state
        state[2] = min(self.limit, int(FILLED * len(self._rows)))
        state[3] = STEPS
        before = int(state[4])
        why = int(self._expand())
        self.positions = int(state[1])
        self.steps += int(state[4]) - before
        if why == kernel.DONE:
            self._remember()
            return True
        if why == kernel.FULL:
            if self.positions >= self.limit:
                raise TooLarge(self.positions, self.limit)
            larger: np.ndarray = np.zeros((2 * len(self._rows), 2 + self.players), np.uint64)
            self._loops.grow(self._rows, larger)
            self._kept(larger)
        elif why == kernel.WIDE:
            self._widen()
        elif why == kernel.FURTHER:
            # The game goes on after this hand: begin again, and forget less.
            self._mode = kernel.UNTIL_GAME
            self._kept(np.zeros((SMALLEST, 2 + self.players), np.uint64))
            self.positions, state[0] = 0, 0
            self._begin(*self._root)
        elif why == kernel.DEEP:
            raise TooLarge(self.positions, self.limit)
        elif why == kernel.FAILED:
            raise RulesFailed(self.game.name)
        elif why != kernel.SLICE:
            message = {
                kernel.LONG: "solve-long",
                kernel.SEALED: "solve-sealed-later",
                kernel.VEILED: "solve-hidden-later",
                kernel.AGAIN: "solve-again",
            }[why]
            raise Refused(message, players=self.players)
        return False

    def _expand(self) -> int:
        rows, reals = self._rows, self._reals
        words, letters = self._tables.view(np.uint64), self._tables.view(np.int8)
        found: int = self._loops.expand(
            *(self._tables, words, letters, self._frames, self._menus, self._room, self._scripts),
            *(self._weights, self._chances, self._sums, self._best, self._chosen, self._gained),
            *(self._held, rows, reals),
            *(self._dealer, self._found, self._state, self._places, self._orders, self._spare, self._veils),
            *(self._forms, self._texts, self._key),
            *(self._rules.choices, self._rules.step, self._rules.forget),
        )
        return found

    def _widen(self) -> None:
        self._menus = np.concatenate([self._menus, np.zeros_like(self._menus)], axis=1)

    def _remember(self) -> None:
        """Keep what the root is worth."""
        table = self._tables[0].copy()
        if self._look_up(table) is None and self.positions < int(FILLED * len(self._rows)):
            at = self._loops_slot()
            self._rows[at, :2] = self._key
            self._reals[at, 2:] = self._best[0]
            self.positions += 1

    def _loops_slot(self) -> int:
        rows, mask = self._rows, len(self._rows) - 1
        at = int(self._key[0]) & mask
        while rows[at, 0]:
            at = (at + 1) & mask
        return at

    def _look_up(self, table: np.ndarray) -> np.ndarray | None:
        """What every seat gains from a position on (64-bit words), if that is known."""
        at = self._loops.look_up(
            *(table, table.view(np.uint64), self._places, self._rows, self._orders, self._spare),
            *(self._mode, self._key, self._rules.forget),
        )
        if at < 0 or np.isnan(self._reals[at, 2]):
            return None
        found: np.ndarray = self._reals[at, 2:].copy()
        return found

    def alike(self, state: np.ndarray) -> bytes:
        """What is left of a state (shape (1,)) when all is forgotten but what each seat has: the same for states that are worth the same."""
        table = state.view(np.int64).copy()
        self._look_up(table)
        found: bytes = table.tobytes() + state[self.stakes.unit].tobytes()
        return found

    def share_done(self) -> float:
        """About which part of the tree is done, from 0 to 1: where it branches first, not where positions are alike."""
        done, part = 0.0, 1.0
        for f in range(min(int(self._state[0]), 6)):
            frame = self._frames[f]
            part /= max(1, int(frame[kernel.COUNT]))
            done += part * int(frame[kernel.AT])
            draws = int(frame[kernel.DRAWS])
            for level in range(draws):
                weights = self._weights[f, level]
                passed = int(weights[: self._scripts[f, level]].sum()) / max(1, int(weights[-1]))
                done += part * self._chances[f, level] * passed
            part *= float(self._chances[f, draws])
        return min(1.0, done)

    def known(self) -> dict[str, np.ndarray]:
        """The moves of the root that are valued so far, and what every seat gains by them."""
        done = int(self._frames[0, kernel.AT])
        write = self.game.notation.write
        return {write(m, seat=False): self._found[i].copy() for i, m in enumerate(self._menu[:done])}

    def ahead(self, gains: np.ndarray) -> np.ndarray:
        """How far ahead every seat is by what each has gained."""
        own: np.ndarray = self.stakes.sign * np.asarray(gains, np.float64)
        if self.players == 1:
            return own
        found: np.ndarray = own - (own.sum() - own) / (self.players - 1)
        return found

    def gains(
        self, state: np.ndarray, *, known: bool = False, progress: Progress | None = None
    ) -> np.ndarray:
        """What every seat gains in points or chips from a state (shape (1,)) on. Raises TooLarge or Refused.

        A state that is over is worth nothing more.
        """
        if state["over"][0]:
            return np.zeros(self.players)
        found = self._look_up(state.view(np.int64).copy()) if not known else None
        if found is None:
            self.begin(state, known=known)
            while not self.advance():
                if progress:
                    progress(self.positions, self.share_done())
            found = self._best[0].copy()
        return found

    def values(self, state: np.ndarray, *, known: bool = False) -> np.ndarray:
        """How much further ahead every seat will be from a state (shape (1,)) on: shape (players,). As `gains`."""
        return self.ahead(self.gains(state, known=known))

    def solution(self, seconds: float, before: int = 0) -> Solution:
        """What is known of the root's moves."""
        values = {text: self.ahead(gains) for text, gains in self.known().items()}
        p = int(self._frames[0, kernel.MOVER])
        moves = {text: float(value[p]) for text, value in values.items()}
        most = max(moves.values(), default=0.0)
        best = [text for text, value in moves.items() if value >= most - TIE * max(1.0, abs(most))]
        return Solution(
            self.game.name,
            LETTERS[p],
            self.until,
            moves,
            {text: tuple(map(float, value)) for text, value in values.items()},
            best,
            self.positions - before,
            seconds,
            complete=len(moves) == len(self._menu),
        )


def solve(
    table: Table, *, until: str = HAND, limit: int | None = None, progress: Progress | None = None
) -> Solution:
    """The exact values of all legal moves at a table, under best play of all until the end of the hand (or game).

    Raises Refused where the game is over, or where not everybody knows the same, and TooLarge if there are more positions
    than `limit`. `progress` may raise an exception to break off.

    A has locked 4, so that B wins the two points with its 9 in any case; if it locks, it has no more to lose.

    >>> table = Table("port", 2, cards="4 9")
    >>> _ = table.play("A lock")
    >>> found = solve(table)
    >>> found.best, found.moves["lock"]
    (['lock'], 1.0)
    """
    solver = solver_for(table, until=until, limit=limit)
    start = time.perf_counter()
    while not solver.advance():
        if progress:
            progress(solver.positions, solver.share_done())
    return solver.solution(time.perf_counter() - start)


def solver_for(table: Table, *, until: str = HAND, limit: int | None = None) -> Solver:
    """A solver that has begun with a table's position. Raises Refused if it cannot be solved."""
    if not isinstance(table, Table):
        raise TypeError(f"a Table is solved, and {table!r} is none")
    if table.over:
        raise Refused("error-over")
    if not table.acting:
        raise Refused("solve-stopped")
    if table.sealed or len(table.acting) > 1:
        raise Refused("solve-sealed", players=len(table.seats))
    if not all_known(table):
        raise Refused("solve-hidden", players=len(table.seats))
    solver = Solver(table.game, len(table.seats), table.options, until=until, limit=limit)
    solver.begin(table.laid_open().view, known=True)
    return solver


def all_known(table: Table) -> bool:
    """Whether every seat knows where all cards lie but those of the deck: nothing is hidden, or all can tell it."""
    view = table.laid_open().view
    letters = view.view(np.int8)
    if not any(letters[start:stop].any() for start, stop in _veils(table.game).tolist()):
        return True
    for seat in table.seats:
        try:
            if len(list(deals(table.seen_by(seat), limit=1))) != 1:
                return False
        except Refused:
            return False
    return True


def solve_deal(
    game: Game,
    players: int,
    options: Mapping[str, Value] | None = None,
    *,
    until: str = HAND,
    limit: int | None = None,
    first: int | None = None,
    progress: Progress | None = None,
) -> Deal:
    """What a game is worth to every seat before the first card, under best play of all. Raises as `solve` does.

    `first` is the seat that begins where chance would choose it.
    """
    start = time.perf_counter()
    game.check(players, options or {})
    solver = Solver(game, players, options, until=until, limit=limit)
    opening = game.opening(players, options or {}, first=first)
    total, mass = np.zeros(players), 0.0
    solution = None
    for chance, state in dealt(solver, opening):
        gains = solver.gains(state, progress=progress)
        gains = gains + state[solver.stakes.unit][0][:players] - opening[solver.stakes.unit][0][:players]
        total += float(chance) * gains
        mass += float(chance)
        if chance == 1 and not state["over"][0]:
            solution = solver.solution(time.perf_counter() - start)
    return Deal(
        game.name,
        players,
        until,
        tuple(map(float, solver.ahead(total / mass))),
        solver.positions,
        time.perf_counter() - start,
        solution,
        options=dict(options or {}),
    )


def dealt(solver: Solver, opening: np.ndarray) -> list[tuple[Fraction, np.ndarray]]:
    """All states (shape (1,)) that the first deal can lead to, with their chances. Raises Refused if there are too many."""
    game = solver.game
    dealer = new_dealer(None)
    dealer["stops"] = 1
    found: dict[bytes, tuple[Fraction, np.ndarray]] = {}
    waiting: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
    tried = 0
    while waiting:
        chance, draws = waiting.pop()
        tried += 1
        if tried > DEALS or len(draws) >= SCRIPT:
            raise TooLarge(tried, DEALS, "solve-deals", deals=DEALS)
        state = opening.copy()
        give_script(dealer, draws, SCRIPT_ALL)
        try:
            game.open(state, dealer)
        except OutOfCards:
            weights = [int(w) for w in dealer["weights"][0][: int(dealer["outcomes"][0])]]
            for k in reversed(range(len(weights))):
                if weights[k] > 0:
                    waiting.append((chance * Fraction(weights[k], sum(weights)), (*draws, k)))
            continue
        key = solver.alike(state)
        before = found.get(key)
        found[key] = (chance + before[0], before[1]) if before else (chance, state)
    return list(found.values())


def _ones(game: Game, chosen: Callable[[Any], bool], players: int = 8) -> np.ndarray:
    """Which bytes of a table belong to certain fields, as far as they are those of so many seats."""
    marked: np.ndarray = np.zeros(1, game.layout.dtype)
    for name, declared in game.layout.fields.items():
        if chosen(declared):
            part = marked[name][0]
            if not declared.per_seat:
                marked[name] = -1
            elif declared.lines:
                part[:, :players] = -1
            else:
                part[:players] = -1
    found: np.ndarray = marked.view(np.uint8) != 0
    return found


def _places(game: Game, players: int) -> np.ndarray:
    """The words of a table that can differ from position to position."""
    fixed = ("players", "full")
    varies = _ones(game, lambda declared: not declared.option and declared.name not in fixed, players)
    found: np.ndarray = np.flatnonzero(varies.reshape(-1, 8).any(1)).astype(np.int64)
    return found


def _orders(game: Game) -> np.ndarray:
    """For each word of a table whether cards lie there in order, as a stack or as a line."""
    stacks = _ones(game, lambda declared: declared.kind == "stack").reshape(-1, 8).any(1)
    lines = _ones(game, lambda declared: declared.kind == "line").reshape(-1, 8).any(1)
    return np.where(stacks, kernel.STACK, np.where(lines, kernel.LINE, 0)).astype(np.int64)


def _veils(game: Game) -> np.ndarray:
    """Where cards lie that somebody cannot see, those of the deck aside: first byte and the one after the last, in rows."""
    found = []
    for name, declared in game.layout.fields.items():
        if declared.cards and declared.seen_by != ALL and name != "deck":
            kind, offset = game.layout.dtype.fields[name][:2]  # type: ignore[index]
            found.append((offset, offset + kind.itemsize))
    return np.array(found, np.int64).reshape(-1, 2)


def _packed(text: str) -> int:
    """Up to seven letters in one number that sorts as the text does."""
    return int.from_bytes(text.encode()[:7].ljust(7, b"\0"), "big")


def _texts(game: Game) -> np.ndarray:
    return np.array([_packed(text) for text in game.deck.texts], np.int64)


KINDS = {SEAT: kernel.SEAT, CARD: kernel.CARD, CARDS: kernel.SEVERAL, ORDER: kernel.SEVERAL}
KINDS |= {AMOUNT: kernel.NUMBER, RANK: kernel.NUMBER}


def _forms(game: Game) -> np.ndarray:
    """How the texts of moves sort, a row for each verb: the rank of its word, kind and word of each argument, whether it is secret."""
    ranks = {word: rank for rank, word in enumerate(sorted(game.verbs.words))}
    most = max(len(verb.arguments) for verb in game.verbs.all)
    forms: np.ndarray = np.zeros((len(game.verbs.all), 2 + 2 * most), np.int64)
    for row, verb in zip(forms, game.verbs.all, strict=True):
        row[0] = ranks[verb.word]
        for at, argument in enumerate(verb.arguments):
            row[1 + 2 * at] = KINDS.get(argument, kernel.WORD)
            row[2 + 2 * at] = 0 if argument in KINDS else _packed(argument)
        row[-1] = verb.secret
    return forms
