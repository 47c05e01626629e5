"""A table as learners see it: actions and observations as numbers, rewards, copies. What the environments have in common."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any

import numpy as np

from alehouse.catalogue import find
from alehouse.dealer import new_seed
from alehouse.envs.spaces import Actions, Observations
from alehouse.lab.ahead import stakes_of
from alehouse.layout import LETTERS, Value, view
from alehouse.refused import Refused
from alehouse.table import Table

AHEAD, OWN, WON = "ahead", "own", "won"
REWARDS = (AHEAD, OWN, WON)
"""What is rewarded: getting ahead of the others (see `lab.ahead`), own points or chips alone, or having won in the end."""
WIDTH = 100
"""Columns of a picture."""


def agents(players: int) -> list[str]:
    """What learners call the seats: ``player_0`` for seat A, and so on."""
    return [f"player_{p}" for p in range(players)]


class Playing:
    """One game after the other at a table that is played by action ids.

    Raises Refused for a game, a number of players, options or a reward that there is not.
    """

    def __init__(
        self, game: str, players: int | None, options: Mapping[str, Value] | None, reward: str
    ) -> None:
        self.game = find(game)
        self.players = self.game.usual_players if players is None else players
        self.options: dict[str, Value] = (
            self.game.options_for(self.players) if options is None else dict(options)
        )
        self.game.check(self.players, self.options)
        if reward not in REWARDS:
            raise Refused("error-env-reward", reward=str(reward), known=", ".join(REWARDS))
        self.reward = reward
        self.actions = Actions(self.game.name, self.players, self.options)
        self.observations = Observations(self.game.name, self.players, self.options)
        self._stakes = stakes_of(self.game, self.options)
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The table that is played at: it knows everything. Raises Refused before the first game has begun."""
        if self._table is None:
            raise Refused("error-env-begin")
        return self._table

    def begin(self, seed: str, options: Mapping[str, Any] | None = None) -> None:
        """Deal another game; `options` may name ``dealer``, ``first`` and ``cards``, as a record does."""
        given = {key: value for key, value in (options or {}).items() if key in ("dealer", "first", "cards")}
        self._table = Table(self.game.name, self.players, self.options, seed=seed, **given)

    @property
    def acting(self) -> list[int]:
        """The seats that owe a move."""
        mask = self.table.acting_mask
        return [p for p in range(self.players) if mask >> p & 1]

    def menu(self, p: int) -> list[int]:
        """The legal moves of a seat as numbers; none if it is not acting."""
        return self.table.numbers(p)

    def mask(self, p: int) -> np.ndarray:
        """Which actions are legal for a seat now: 1 or 0 for each."""
        found: np.ndarray = self.actions.mask(self.menu(p)).astype(np.int8)
        return found

    def encoded(self, p: int) -> np.ndarray:
        """What a seat sees."""
        return self.observations.encode(view(self.game.layout, self._state(), p), p)

    def _state(self) -> np.ndarray:
        """The raw state, shape (1,)."""
        return np.frombuffer(self.table.memory(), self.game.layout.dtype)

    def play(self, p: int, action: int) -> None:
        """Make the move of an action, which has to be legal."""
        self.table.make(int(self.actions.move(int(action), p, self.menu(p))))

    def worth(self) -> np.ndarray:
        """What each seat has got so far, in terms of the reward, shape (players,)."""
        if self.reward == AHEAD:
            return self._stakes.of(self._state(), self.players)
        if self.reward == OWN:
            own: np.ndarray = self._state()[self._stakes.unit][0][: self.players].astype(np.float64)
            return self._stakes.sign * own
        return self._won()

    def _won(self) -> np.ndarray:
        """1 shared by the winners; where there are losers, -1 shared by them."""
        table = self.table
        found: np.ndarray = np.zeros(self.players)
        for seats, share in ((table.winners, 1.0), (table.losers, -1.0)):
            for seat in seats:
                found[LETTERS.index(seat)] = share / len(seats)
        return found

    def copy(self, reseed: str | None = None) -> Playing:
        """An independent copy with the same cards to come, or with those of another seed; hidden cards stay as they lie."""
        other = Playing.__new__(Playing)
        other.__dict__.update(self.__dict__)
        if self._table is not None:
            other._table = self._table.copy()
            if reseed is not None:
                other._table.reseed(reseed)
        return other

    def picture(self, seat: int | None) -> str:
        """The table as a terminal shows it to a seat, or to a spectator; without colours."""
        from rich.console import Console

        from alehouse.terminal.screen import print_result, print_table

        seen = self.table.seen_by(None if seat is None else LETTERS[seat])
        console = Console(file=StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
        names = dict(zip(seen.seats, seen.names, strict=True))
        position = seen.position()
        with console.capture() as captured:
            print_table(console, seen.game, position, names, seen.seat)
            print_result(console, position, names)
        return captured.get()


class Seeds:
    """The seeds of one game after the other: those of ``reset(seed=…)`` and what follows, or fresh ones."""

    def __init__(self) -> None:
        self._seed = ""
        self._games = 0

    def next(self, seed: int | None) -> str:
        """The seed of the next game."""
        if seed is not None or not self._seed:
            self._seed, self._games = new_seed() if seed is None else str(seed), 0
        self._games += 1
        return f"{self._seed}/{self._games}"


__all__ = ["REWARDS", "Playing", "Seeds", "agents"]
