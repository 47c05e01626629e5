"""Many tables of one game as arrays: stepped, masked, observed and begun anew in compiled code, without a loop in Python.

>>> from alehouse.envs.batch import Batch
>>> env = Batch("port", players=4, tables=3, seed="an evening")
>>> env.acting.tolist(), env.actions.names
([0, 0, 1], ['hit', 'lock'])
>>> rewards, over = env.step(env.random_actions())
>>> rewards.shape, env.observations.shape == (3, env.spaces.size)
((3, 4), True)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import numpy as np

from alehouse.catalogue import find
from alehouse.dealer import key_of, new_dealer, new_seed
from alehouse.envs.spaces import Actions, Observations
from alehouse.game import RulesFailed
from alehouse.lab.ahead import stakes_of
from alehouse.lab.loops import addresses, load
from alehouse.lab.loops import batch as loops
from alehouse.layout import LETTERS, Value
from alehouse.native.moves import MENU
from alehouse.refused import Refused

MOST_TABLES = 1 << 20
TABLE_SHIFT = 40
"""Blocks of the key stream: every table of a batch has 2**40 of its own."""
DTYPES = ("float32", "int16", "int8")
REWARDS = {"ahead": loops.AHEAD, "won": loops.WON}


class Batch:
    """Many tables of one game, all of which wait for an action of the seat that is to move there.

    `steady` are the letters of the seats that play by the rule of thumb, within the same compiled code. With `again` a game
    that is over is followed by the next one at once. `reward` is ``"ahead"`` (by how much each step has brought every seat
    further ahead; over a game they add up to how far ahead it was in the end) or ``"won"`` (at the end of a game one shared by
    the winners, and minus one by the losers of games that have losers). Table i takes its chance from a part of its own of the seed's stream, table 0 the same as
    ``Table(…, seed=seed, dealer="A")``: what happens there depends on nothing but the seed and what is done there. Waits until
    the game is compiled. Raises Refused for what cannot be.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        tables: int = 4096,
        *,
        seed: str | None = None,
        options: Mapping[str, Value] | None = None,
        steady: str | Iterable[str] = "",
        again: bool = True,
        reward: str = "ahead",
        dtype: Any = np.float32,
    ) -> None:
        self.game = find(game)
        self.players = self.game.usual_players if players is None else players
        if not isinstance(tables, int) or not 1 <= tables <= MOST_TABLES:
            raise Refused("error-batch-tables", most=MOST_TABLES, tables=str(tables))
        if np.dtype(dtype).name not in DTYPES:
            raise Refused("error-batch-dtype", given=np.dtype(dtype).name)
        if reward not in REWARDS:
            raise Refused("error-batch-reward", given=str(reward))
        self.options = self.game.options_for(self.players, options)
        self.actions = Actions(self.game, self.players, self.options)
        """What the numbers of actions stand for."""
        self.spaces = Observations(self.game, self.players, self.options)
        """What the entries of an observation are."""
        self.seed = new_seed() if seed is None else seed
        self.steady = "".join(sorted(set(steady)))
        if set(self.steady) - set(LETTERS[: self.players]) or len(self.steady) == self.players:
            raise Refused("error-batch-seat", given=self.steady, last=LETTERS[self.players - 1])
        self._loops = load("batch", self.game.name)
        entries = self.game.entries
        self._entries = entries
        self._rules = addresses(entries.begin, entries.legal, entries.choices, entries.advise, entries.step)
        self._opening = self.game.opening(self.players, self.options).view(np.int64)
        stakes = stakes_of(self.game, self.options)
        fields = self.game.layout.dtype.fields
        assert fields is not None
        at = [int(fields[name][1]) // 8 for name in ("winners", "losers")]
        self._stakes: np.ndarray = np.array([stakes.at, stakes.sign, *at], np.int64)
        bots = sum(1 << LETTERS.index(letter) for letter in self.steady)
        self._fixed: np.ndarray = np.array(
            [self.players, self.actions.cards_shift, bots, int(again), REWARDS[reward]], np.int64
        )
        self._room: np.ndarray = np.zeros((1, MENU), np.int64)
        self._raw: np.ndarray = np.zeros(self.spaces.size + 8, np.uint8)
        self._row: np.ndarray = np.zeros(len(self.spaces.more), np.int16)
        self._tables: np.ndarray = np.zeros((tables, len(self._opening)), np.int64)
        self._streams: np.ndarray = np.zeros((tables, loops.STREAM_WORDS), np.int64)
        self._minds: np.ndarray = np.zeros((tables, loops.STREAM_WORDS), np.int64)
        self._acting: np.ndarray = np.full(tables, -1, np.int64)
        self._mask: np.ndarray = np.zeros((tables, self.actions.count), np.bool_)
        self._over: np.ndarray = np.zeros(tables, np.bool_)
        self._rewards: np.ndarray = np.zeros((tables, self.players), np.float64)
        self._held: np.ndarray = np.zeros((tables, self.players), np.float64)
        self._returns: np.ndarray = np.zeros((tables, self.players), np.float64)
        self._games: np.ndarray = np.zeros(tables, np.int64)
        self._observations: np.ndarray = np.zeros((tables, self.spaces.size), dtype)
        self._chance: np.ndarray = np.zeros(tables, np.uint64)
        self._reseed(self.seed)
        self.reset()

    def _reseed(self, seed: str) -> None:
        self.seed = seed
        self._dealer, self._mind = new_dealer(seed), new_dealer(f"{seed} thumb")
        n = len(self._tables)
        for dealer, streams in ((self._dealer, self._streams), (self._mind, self._minds)):
            part = slice(loops.STREAM_FROM, loops.STREAM_FROM + loops.STREAM_WORDS)
            streams[:] = dealer.view(np.int64)[part]
            streams[:, 0] = np.arange(n) << TABLE_SHIFT
        start = int(key_of(f"{seed} actions").view(np.uint64)[0])
        self._chance[:] = np.arange(n, dtype=np.uint64) * np.uint64(0xD1342543DE82EF95) + np.uint64(start)

    def __len__(self) -> int:
        return len(self._tables)

    def __repr__(self) -> str:
        return f"<Batch {self.game.name}: {len(self)} tables of {self.players}>"

    @property
    def acting(self) -> np.ndarray:
        """The number of the seat that is to move at each table; -1 where the game is over. (Of several that owe a sealed choice the first.)"""
        return _read_only(self._acting)

    @property
    def mask(self) -> np.ndarray:
        """Which actions are legal at each table: shape (tables, actions)."""
        return _read_only(self._mask)

    @property
    def observations(self) -> np.ndarray:
        """What the seat to move sees at each table: shape (tables, entries). It is written over by the next step."""
        return self._observations

    @property
    def over(self) -> np.ndarray:
        """At which tables the last step has ended a game."""
        return _read_only(self._over)

    @property
    def rewards(self) -> np.ndarray:
        """What the last step has brought every seat: shape (tables, players)."""
        return _read_only(self._rewards)

    @property
    def returns(self) -> np.ndarray:
        """How far ahead every seat was when the last game at the table was over: shape (tables, players)."""
        return _read_only(self._returns)

    @property
    def states(self) -> np.ndarray:
        """A copy of the tables themselves, as records with the fields of the game's `Table`: everything, hidden cards included."""
        return self._tables.copy().view(self.game.layout.dtype).reshape(-1)

    def reset(self) -> np.ndarray:
        """Begin a new game at every table; return the observations."""
        self._advance(np.zeros(0, np.int64))
        return self._observations

    def step(self, actions: np.ndarray | Sequence[int]) -> tuple[np.ndarray, np.ndarray]:
        """Take an action at every table (where the game is over it does not matter which); return `rewards` and `over`.

        Raises Refused, and changes nothing, if one is not legal.
        """
        given: np.ndarray = np.asarray(actions)
        if given.size and given.dtype.kind not in "iub":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        wanted: np.ndarray = np.ascontiguousarray(given, np.int64)
        if wanted.shape != self._acting.shape:
            raise Refused(
                "error-batch-shape", tables=len(self), given="×".join(map(str, wanted.shape)) or "1"
            )
        wrong = int(self._loops.first_illegal(wanted, self._acting, self._mask.view(np.uint8)))
        if wrong >= 0:
            legal = ", ".join(self.actions.name(int(i)) for i in np.flatnonzero(self._mask[wrong]))
            raise Refused("error-batch-action", table=wrong, action=int(wanted[wrong]), legal=legal)
        self._advance(wanted)
        return self.rewards, self.over

    def _advance(self, actions: np.ndarray) -> None:
        failed = self._loops.advance(
            self._tables,
            self._streams,
            self._minds,
            self._dealer,
            self._dealer.view(np.int64),
            self._mind,
            self._mind.view(np.int64),
            actions,
            self._acting,
            self._mask.view(np.uint8),
            self._over.view(np.uint8),
            self._rewards,
            self._held,
            self._returns,
            self._games,
            self._opening,
            self.actions.templates,
            self.actions.forms,
            self._room,
            self.actions.keys,
            self._fixed,
            self._stakes,
            self._rules,
        )
        if failed >= 0:
            raise RulesFailed(f"{self.game.name}: table {failed}")
        observe = getattr(self._loops, f"observe_{self._observations.dtype.name}")
        observe(
            self._tables,
            self._tables.view(np.uint8).reshape(-1),
            self._acting,
            self.players,
            self.spaces.fetches,
            self.spaces.tests,
            self.spaces.numbers,
            self.spaces.numbered,
            self.spaces.parts,
            self.spaces.more,
            self._raw,
            self._row,
            self.spaces.scales,
            self._observations,
        )

    def random_actions(self) -> np.ndarray:
        """A legal action at each table, all equally likely, from the batch's own chance; -1 where the game is over."""
        actions: np.ndarray = np.zeros(len(self), np.int64)
        self._loops.random_actions(self._chance, self._acting, self._mask.view(np.uint8), actions)
        return actions

    def clone(self, reseed: str | None = None) -> Self:
        """A batch that stands where this one does. What comes is the same for the same actions, or, with another seed, is left to that."""
        other = type(self).__new__(type(self))
        for name, value in vars(self).items():
            copied = isinstance(value, np.ndarray) and name not in ("_opening", "_stakes", "_fixed")
            setattr(other, name, value.copy() if copied else value)
        if reseed is not None:
            other._reseed(reseed)
        return other


def _read_only(values: np.ndarray) -> np.ndarray:
    seen = values.view()
    seen.flags.writeable = False
    return seen
