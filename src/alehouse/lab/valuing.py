"""What a position is worth to every seat, all cards open: how far ahead it is in the end if all play on by the rule of thumb.

A value is a function of the state alone: the chance that playing on needs comes from numbered streams of the valuer's own, the
same for all states (see `alehouse.native.improving`), and never from a table. So differences of values add up along a game, and what chance
brought can be told from what players did:

- the *luck* of a random event is the value of what came less the mean value of all that could have come, exactly weighed where that is
  little, else redrawn by the valuer's chance. Whoever plays, and however wrong the values are, its expectation is 0: it is a control
  variate, as in "DIVAT" (Zinkevich, Bowling, Bard, Kan and Billings, "Optimal unbiased estimators for evaluating agent performance",
  2006) and "AIVAT" (Burch, Schmid, Moravčík, Morrill and Bowling, 2018);
- the *skill* of a move is that mean less the value before the move;
- what a seat had at the end is what it could *expect* before the first card, and its luck, and the skill of all moves, exactly.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from alehouse.dealer import give_script, new_dealer
from alehouse.game import Game, RulesFailed
from alehouse.lab.ahead import stakes_of
from alehouse.lab.loops import load
from alehouse.lab.trying import MOST, UNTIL, tried
from alehouse.layout import HAND_AT, SEATS, Value
from alehouse.native.dealer import SCRIPT_ONLY, ImpossibleCard, NoSeed, OutOfCards
from alehouse.native.moves import MENU, SEAT_SHIFT
from alehouse.table import Table

PLAYOUTS = 32
SURPRISE = 8
EXACT = 24
"""So many outcomes of a move at most are weighed one by one; of more, samples are drawn."""
SAMPLES = 16
EVENTS = 16
"""Random events in a move at most whose outcomes are weighed one by one."""
WEIGHTS = 128
"""Kinds of outcomes of a random event at most."""
CHUNK = 4096
"""About so many playouts are made between two looks at what else there is to do."""


@dataclass(frozen=True)
class Draw:
    """A random event of a game: what came of it, and what could have (where there is just one thing, nothing was left to chance)."""

    move: int
    """The number of the move that caused it (0: the first deal)."""
    deals: bool
    """Whether it is the deal of a hand."""
    came: np.ndarray | None
    """The state that it led to, as 64-bit words; `None`: the record lacks a card."""
    could: np.ndarray
    """States that it could have led to, a row each."""
    weights: np.ndarray
    """How likely each of them is; they sum to 1."""
    exact: bool
    """Whether these are all there are, with their exact chances; else they are redrawn, each as likely as the others."""
    whole: bool = False
    """Whether a move and the deal that followed it are one event: something else than cards was left to chance."""

    @property
    def open(self) -> bool:
        """Whether chance had a say."""
        came = self.could[0] if self.came is None else self.came
        return bool((self.could != came).any())


@dataclass(frozen=True)
class Turn:
    """The first deal of a game, or a move: what it led to, and the deal that followed it."""

    move: int
    """The number of the move (0: the first deal)."""
    before: np.ndarray | None
    """The state before the move, as 64-bit words."""
    made: Draw | None
    """What came of the move; where it ended the hand the next one is not dealt yet, and nobody is acting."""
    deal: Draw | None

    @property
    def draws(self) -> list[Draw]:
        """Both, if there are both."""
        return [draw for draw in (self.made, self.deal) if draw is not None]


@dataclass(frozen=True)
class Ledger:
    """What chance and moves have brought every seat in a game: a row for each draw or move, a column for each seat."""

    draws: tuple[Draw, ...]
    luck: np.ndarray
    """Of each draw."""
    skill: np.ndarray
    """Of each move: how much it moved everybody's value."""
    expected: np.ndarray
    """Everybody's value before the first card. If values reach to the end of a hand only, what later hands were worth before their first cards is added."""
    result: np.ndarray
    """How far ahead everybody was at the end; of a game that was broken off, what it was worth there."""
    final: np.ndarray
    """The last state, a row of 64-bit words; where a record lacks a card, a row for each that could have come."""

    @property
    def total_luck(self) -> np.ndarray:
        """The luck of each seat in all draws."""
        found: np.ndarray = self.luck.sum(0)
        return found

    @property
    def total_skill(self) -> np.ndarray:
        """How much all moves have moved each seat's value."""
        found: np.ndarray = self.skill.sum(0)
        return found


class Valuer:
    """Values positions of one table (game, players, options) with all cards open, by playing on by the rule of thumb.

    `until` says whether hands or whole games are played out, `playouts` how often; one move in `surprise` is any move (0: none).
    Waits until the game is compiled. Raises LookupError for a game that is played for neither points nor chips.

    >>> from alehouse import find
    >>> table = Table("port", 2, cards="9 4 10 10")
    >>> moves = [table.play(move) for move in ("B lock", "A hit")]
    >>> Valuer(find("port"), 2, {}, until="hand", surprise=0).values(table.state).tolist()
    [[1.0, -1.0]]
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Value],
        *,
        until: str = "game",
        playouts: int = PLAYOUTS,
        surprise: int = SURPRISE,
        seed: str = "value",
    ) -> None:
        if until not in UNTIL:
            raise ValueError(f"until={until!r} is none of {', '.join(UNTIL)}")
        if playouts < 1 or surprise < 0:
            raise ValueError(
                f"playouts={playouts} and surprise={surprise}: at least one playout, and no negative share"
            )
        self.game, self.players, self.options = game, players, dict(options)
        self.until, self.playouts, self.surprise, self.seed = until, playouts, surprise, seed
        self.stakes = stakes_of(game, options)
        self._loops = load("rollouts", game.name)
        fields: Any = game.layout.dtype.fields
        self._stakes = np.array(
            [
                self.stakes.at,
                self.stakes.sign,
                *(int(fields[name][1]) // 8 for name in ("winners", "losers")),
            ],
            np.int64,
        )
        self.words: int = game.layout.dtype.itemsize // 8
        """Of a table, 64 bits each."""
        self._dealer = new_dealer(f"value:{seed}")
        self._room: np.ndarray = np.zeros(self.words, np.int64)
        self._menu: np.ndarray = np.zeros(MENU, np.int64)

    def rows(self, states: Any) -> np.ndarray:
        """States as rows of 64-bit words: one or several records of the game's table, or such rows."""
        found = np.require(states, requirements=("C", "W"))
        rows: np.ndarray = found.reshape(-1).view(np.int64).reshape(-1, self.words)
        return rows

    def values(self, states: Any) -> np.ndarray:
        """How far ahead every seat is in the end, on average: shape (states, players).

        In a state in which nobody is acting and the game is not over, a hand has ended.
        """
        found: np.ndarray = self._played(states, self.until)[0].mean(1)
        return found

    def chances(self, states: Any) -> np.ndarray:
        """Each seat's chance to win the game, shape (states, players); every row sums to 1, except with a single player.

        Games are played out whatever `until` says. Where the rules name losers only, all others share the win; where they name
        nobody, those share it who are furthest ahead. Somebody alone wins with more than nothing.
        """
        found: np.ndarray = self._played(states, "game")[1].mean(1)
        return found

    def playout_values(self, states: Any, *, first: int = 0) -> np.ndarray:
        """What each playout of each state came to, by the streams from `first` on: shape (states, playouts, players)."""
        return self._played(states, self.until, first)[0]

    def played_once(self, states: Any) -> np.ndarray:
        """What each state comes to, played on once by a stream of its own: shape (states, players)."""
        rows = self.rows(states)
        return self._play_out(rows, np.arange(len(rows)), 1, self.until)[0][:, 0]

    def _played(self, states: Any, until: str, first: int = 0) -> tuple[np.ndarray, np.ndarray]:
        rows = self.rows(states)
        ahead, wins, _ = self._play_out(rows, np.full(len(rows), first), self.playouts, until)
        return ahead, wins

    def _play_out(
        self, rows: np.ndarray, firsts: np.ndarray, each: int, until: str
    ) -> tuple[np.ndarray, np.ndarray, int]:
        """Play every state on `each` times, by the streams from its number in `firsts` on.

        How far ahead everybody was, and shares of wins, both of shape (states, each, players); and how many moves were made.
        """
        n = len(rows)
        ahead, wins = np.zeros((2, n * each, SEATS))
        rules = self.game.entries
        made = self._check(
            self._loops.play_out(
                rows,
                firsts.astype(np.int64),
                each,
                self._dealer,
                self._room,
                self._menu,
                UNTIL[until],
                self.surprise,
                MOST,
                self._stakes,
                ahead,
                wins,
                rules.choices,
                rules.advise,
                rules.step,
                rules.deal,
            )
        )
        shape = (n, each, SEATS)
        return ahead.reshape(shape)[..., : self.players], wins.reshape(shape)[..., : self.players], made

    def tried(self, deals: np.ndarray, p: int, moves: np.ndarray, *, first: int = 0) -> np.ndarray:
        """How far ahead seat p is in the end of each deal (a row) after each of some moves (numbers): shape (deals, moves).

        Deal j is played on once, by stream ``first + j`` whatever the move. Others choose sealed choices again.
        """
        return tried(
            self.game,
            self.options,
            deals,
            p,
            moves,
            self._dealer,
            surprise=self.surprise,
            first=first,
            until=self.until,
        )

    def after(self, state: Any, p: int, m: int, dealer: np.ndarray, samples: int) -> np.ndarray:
        """States that move `m` of seat `p` can come to, by the dealer's chance: shape (samples, words).

        A hand that ends is followed by the next deal.
        """
        return self._redrawn(state, p, m, dealer, samples, dealt=True)

    def _redrawn(
        self, state: Any, p: int, m: int, dealer: np.ndarray, samples: int, *, dealt: bool
    ) -> np.ndarray:
        found: np.ndarray = np.zeros((samples, self.words), np.int64)
        (row,) = self.rows(state)
        n = self._loops.redraw(row, p, m, dealer, found, int(dealt), self.game.entries.step)
        self._check(n)
        found[n:] = found[0]
        return found

    def begun(self, opening: Any, dealer: np.ndarray, samples: int) -> np.ndarray:
        """First positions that an opening (see `Game.opening`) can come to, likewise."""
        return self._dealt(self.game.entries.begin, opening, dealer, samples)

    def next_hands(self, state: Any, dealer: np.ndarray, samples: int) -> np.ndarray:
        """Positions that the next deal can come to after a hand that is over, likewise."""
        return self._dealt(self.game.entries.deal, state, dealer, samples)

    def _dealt(self, deals: Any, state: Any, dealer: np.ndarray, samples: int) -> np.ndarray:
        found: np.ndarray = np.zeros((samples, self.words), np.int64)
        (row,) = self.rows(state)
        self._check(self._loops.deals(row, dealer, found, deals))
        return found

    def outcomes(
        self, state: Any, p: int, m: int, limit: int = EXACT
    ) -> tuple[np.ndarray, np.ndarray] | None:
        """All states that a move can come to, with their chances; `None` if they are more than `limit`.

        A hand that ends is left where the next deal would begin, with nobody acting.
        """
        found: np.ndarray = np.zeros((limit + 1, self.words), np.int64)
        chances = np.zeros(limit + 1)
        levels: np.ndarray = np.zeros((EVENTS, WEIGHTS), np.int64)
        (row,) = self.rows(state)
        n = self._loops.branch(row, p, m, self._dealer, found, chances, levels, self.game.entries.step)
        if n == -2:
            return None
        self._check(n)
        return found[:n], chances[:n]

    def _check(self, made: int) -> int:
        if made < 0:
            raise RulesFailed(self.game.name)
        return made

    def turns(self, table: Table, *, samples: int = SAMPLES) -> list[Turn]:
        """The first deal and the moves of a game (whatever lies hidden) with their random events.

        What cannot be weighed exactly is redrawn `samples` times, by chance that depends on the valuer's seed and the
        states before and after.
        """
        seen, record = table.laid_open(), table.record()
        story = seen.story
        states = [self.rows(step.view)[0] for step in story] + [self.rows(seen.view)[0]]
        lacking = not seen.over and not seen.acting
        opening = self.rows(
            self.game.opening(self.players, record.options, record.dealer_seat(), record.first_seat())
        )[0]
        came = None if lacking and not story else states[0]
        could = self.begun(opening, self._chance(0, opening, came), samples)
        found = [Turn(0, None, None, Draw(0, True, came, could, np.full(samples, 1 / samples), False))]
        for number, step in enumerate(story, 1):
            assert step.move is not None
            missing = lacking and number == len(story)
            after = None if missing else states[number]
            found.append(self._turn(number, states[number - 1], step.move, step.events, after, samples))
        return found

    def _turn(
        self,
        number: int,
        before: np.ndarray,
        m: int,
        events: list[list[int]],
        after: np.ndarray | None,
        samples: int,
    ) -> Turn:
        """A move from one state to the next one (`None`: it lacked a card)."""
        p = m >> SEAT_SHIFT & 7
        came, deal = after, None
        if after is None or after[HAND_AT] != before[HAND_AT]:
            came = self._ended(before, p, m, events)
            if came is None and after is not None:
                # Something else than cards was left to chance: the move and the deal are one event.
                dealer = self._chance(number, before, after)
                could = self._redrawn(before, p, m, dealer, samples, dealt=True)
                draw = Draw(number, False, after, could, np.full(samples, 1 / samples), False, True)
                return Turn(number, before, draw, None)
            if came is not None and after is not None:
                could = self.next_hands(came, self._chance(number, came, after), samples)
                deal = Draw(number, True, after, could, np.full(samples, 1 / samples), False)
        exact = self.outcomes(before, p, m)
        if exact is not None:
            return Turn(number, before, Draw(number, False, came, *exact, True), deal)
        could = self._redrawn(before, p, m, self._chance(number, before, came), samples, dealt=False)
        return Turn(
            number, before, Draw(number, False, came, could, np.full(samples, 1 / samples), False), deal
        )

    def _ended(self, before: np.ndarray, p: int, m: int, events: list[list[int]]) -> np.ndarray | None:
        """The state after a move whose events are known, before the next deal; `None` if they do not tell it."""
        chosen = self.game.chosen_by_chance
        cards = [row[3] for row in events if row[3] and row[5] in chosen]
        table = before.view(self.game.layout.dtype).copy()
        dealer = new_dealer(None)
        dealer["stops"] = 1
        give_script(dealer, cards, SCRIPT_ONLY)
        try:
            self.game.make(table, dealer, p, m)
        except (OutOfCards, ImpossibleCard, NoSeed):
            return None
        found: np.ndarray = self.rows(table)[0]
        return found

    def _chance(self, number: int, *states: np.ndarray | None) -> np.ndarray:
        """A dealer of the valuer's own for what could have come."""
        told = hashlib.sha256(b"|".join(b"" if s is None else s.tobytes() for s in states)).hexdigest()
        return new_dealer(f"redraw:{self.seed}:{number}:{told}")

    def luck(self, table: Table, *, samples: int = SAMPLES) -> np.ndarray:
        """What chance has brought every seat of a table so far, in sum: shape (players,); its expectation is 0."""
        draws = [draw for turn in self.turns(table, samples=samples) for draw in turn.draws if draw.open]
        worth = _Worth(self)
        for draw in draws:
            worth.want(draw)
        for _ in worth.finding():
            pass
        total = np.zeros(self.players)
        for draw in draws:
            total += worth.luck(draw)
        return total

    def ledger(self, table: Table, *, samples: int = SAMPLES) -> Ledger:
        """What chance and the moves have brought every seat of a table so far."""
        weighing = self.weigh(self.turns(table, samples=samples))
        try:
            while True:
                next(weighing)
        except StopIteration as end:
            found: Ledger = end.value
            return found

    def weigh(self, turns: list[Turn]) -> Generator[float, None, Ledger]:
        """The same from the turns of a table; yields now and then which share of the work is done."""
        worth = _Worth(self)
        for turn in turns:
            for draw in turn.draws:
                worth.want(draw)
            if turn.before is not None:
                worth.want_state(turn.before)
        yield from worth.finding()
        draws: list[Draw] = []
        luck: list[np.ndarray] = []
        skill: list[np.ndarray] = []
        expected, value = np.zeros(self.players), np.zeros(self.players)
        final = turns[0].draws[0].could
        for turn in turns:
            for draw in turn.draws:
                mean = worth.mean(draw)
                if draw.deals:
                    # Of later hands: what they were worth before their first cards beyond what the last one has come to.
                    expected += mean - value
                elif turn.before is not None:
                    skill.append(mean - worth.of(turn.before))
                value = mean
                final = draw.could
                if draw.came is not None:
                    value, final = worth.of(draw.came), draw.came.reshape(1, -1)
                if draw.open:
                    draws.append(draw)
                    luck.append(worth.luck(draw))
        return Ledger(
            tuple(draws),
            np.array(luck).reshape(-1, self.players),
            np.array(skill).reshape(-1, self.players),
            expected,
            value,
            final,
        )

    def moves_to_the_end(self, states: Any) -> int:
        """About how many moves follow a state: those of the longest first playout of any of them."""
        rows = self.rows(states)
        return max(self._play_out(rows[i : i + 1], np.zeros(1), 1, self.until)[2] for i in range(len(rows)))


class _Worth:
    """Values of states, each found once."""

    def __init__(self, valuer: Valuer) -> None:
        self._valuer = valuer
        self._places: dict[bytes, int] = {}
        self._states: list[np.ndarray] = []
        self._values: np.ndarray = np.zeros((0, valuer.players))

    def want_state(self, state: np.ndarray) -> None:
        """Let the value of a state be found."""
        if self._places.setdefault(state.tobytes(), len(self._states)) == len(self._states):
            self._states.append(state)

    def want(self, draw: Draw) -> None:
        """Let the values of all that a draw could come to be found, and of what came."""
        for state in draw.could:
            self.want_state(state)
        if draw.came is not None:
            self.want_state(draw.came)

    def finding(self) -> Iterator[float]:
        """Find all values that are wanted; yields now and then which share of them is found."""
        some = max(1, CHUNK // self._valuer.playouts)
        parts = []
        for at in range(0, len(self._states), some):
            yield at / len(self._states)
            parts.append(self._valuer.values(np.array(self._states[at : at + some])))
        if parts:
            self._values = np.concatenate(parts)

    def of(self, state: np.ndarray) -> np.ndarray:
        """The value of a state for every seat."""
        found: np.ndarray = self._values[self._places[state.tobytes()]]
        return found

    def mean(self, draw: Draw) -> np.ndarray:
        """The mean value of all that a draw could come to."""
        found: np.ndarray = draw.weights @ np.array([self.of(state) for state in draw.could])
        return found

    def luck(self, draw: Draw) -> np.ndarray:
        """How much better for every seat than on average was what came; nothing for what has not come."""
        if draw.came is None:
            return np.zeros(self._valuer.players)
        found: np.ndarray = self.of(draw.came) - self.mean(draw)
        return found
