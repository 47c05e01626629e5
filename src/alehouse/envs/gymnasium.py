"""Gymnasium: one seat of a game against bots.

Importing this module registers the games as ``Alehouse/port-v0`` and so on. An observation is what the seat sees (its entries:
`spaces.Observations.names`); which actions are legal is in ``info["action_mask"]``, and `Alone.action_masks` says it for learners that ask
for it. A reward is what the seat has got since its last move in terms of `reward` (see `playing.REWARDS`). In the place of an
illegal action the first legal one is made, at a price of `illegal_price`.

>>> import gymnasium
>>> game = gymnasium.make("Alehouse/port-v0", players=3, bots="steady")
>>> observation, info = game.reset(seed=1)
>>> [game.unwrapped.actions.name(i) for i in info["action_mask"].nonzero()[0]]
['hit', 'lock']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import numpy as np

from alehouse.bots import Bot, make_bot
from alehouse.catalogue import names
from alehouse.envs import needs
from alehouse.envs.playing import Playing
from alehouse.layout import LETTERS, Value
from alehouse.refused import Refused

with needs("gymnasium"):
    import gymnasium
    from gymnasium import spaces

RENDERS = ("ansi", "human")
ANY = "any"


class Alone(gymnasium.Env[np.ndarray, Any]):
    """A game in which one seat learns and bots have the others.

    `players` and `options` are those of `Table`. `seat` is the letter of the learner's seat, ``any`` for another one in each game. `bots` is
    a bot's name, a bot, or one of these for each other seat in turn from the learner's left; if they are fewer, they take turns. `iterations` and
    `ms` are what ``search`` spends on a move. Raises Refused for what is not right.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDERS), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: str = "port",
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seat: str = "A",
        bots: str | Bot | Sequence[str | Bot] = "steady",
        iterations: int | None = None,
        ms: float | None = None,
        reward: str = "ahead",
        illegal_price: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *RENDERS):
            raise Refused("error-env-render", mode=str(render_mode), known=", ".join(RENDERS))
        self.playing = Playing(game, players, options, reward)
        self.render_mode = render_mode
        self.illegal_price = illegal_price
        self.actions, self.observations = self.playing.actions, self.playing.observations
        notation = self.playing.game.notation
        self._wanted = None if seat == ANY else notation.seat(seat, self.playing.players)
        self.seat = self._wanted or 0
        """The number of the learner's seat in this game."""
        self._limits = {"iterations": iterations, "ms": ms}
        self._given: list[str | Bot] = (
            [bots] if isinstance(bots, str) or hasattr(bots, "choose") else list(bots)
        )
        if not self._given and self.playing.players > 1:
            raise Refused("error-env-bots")
        for bot in self._given:
            self._made(bot, "")
        self._bots: dict[int, Bot] = {}
        self.action_space = spaces.Discrete(self.actions.count)
        self.observation_space = spaces.Box(self.observations.low, self.observations.high, dtype=np.float32)

    def _made(self, bot: str | Bot, seed: str) -> Bot:
        return make_bot(bot, seed, **self._limits) if isinstance(bot, str) else bot  # type: ignore[arg-type]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal a game, and let the bots play until the learner is to move; `options` may name ``dealer``, ``first`` and ``cards``."""
        super().reset(seed=seed)
        playing = self.playing
        while True:
            chance = str(self.np_random.integers(2**62))
            if self._wanted is None:
                self.seat = int(self.np_random.integers(playing.players))
            others = [(self.seat + i) % playing.players for i in range(1, playing.players)]
            self._bots = {
                p: self._made(self._given[i % len(self._given)], f"{chance}/{i}")
                for i, p in enumerate(others if self._given else [])
            }
            playing.begin(chance, options)
            self._wait()
            if not playing.table.over:
                break
        self._worth = self._got()
        if self.render_mode == "human":
            self.render()
        return playing.encoded(self.seat), self._info()

    def _wait(self) -> None:
        """Let the bots play until the learner is to move, or the game is over."""
        table = self.playing.table
        while not table.over and self.seat not in self.playing.acting:
            p = self.playing.acting[0]
            letter = LETTERS[p]
            table.play(letter, self._bots[p].choose(table.seen_by(letter)))

    def _got(self) -> float:
        return float(self.playing.worth()[self.seat])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def action_masks(self) -> np.ndarray:
        """Whether each action is legal now."""
        return self.playing.mask(self.seat).astype(bool)

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Make the learner's move, and the bots' until it is to move again."""
        mask = self.action_masks()
        if not mask.any():
            raise Refused("error-over")
        if not 0 <= int(action) < self.actions.count:
            raise Refused("error-env-action", action=str(action), last=self.actions.count - 1)
        legal = bool(mask[action])
        self.playing.play(self.seat, int(action) if legal else int(mask.argmax()))
        self._wait()
        before, self._worth = self._worth, self._got()
        reward = self._worth - before - (0.0 if legal else self.illegal_price)
        info = self._info() | ({} if legal else {"illegal": True})
        if self.render_mode == "human":
            self.render()
        return self.playing.encoded(self.seat), reward, self.playing.table.over, False, info

    def returns(self) -> float:
        """What the learner has got in the game so far, at its end what the game has brought (prices of illegal actions aside)."""
        return self._got()

    def clone(self, *, reseed: str | None = None) -> Alone:
        """An independent copy at the same position, with the same cards to come, or with those of another seed.

        Bots are the same objects: their chance goes on for both.
        """
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.playing = self.playing.copy(reseed)
        other._np_random = deepcopy(self._np_random)
        return other

    def render(self) -> str | None:
        """The table as a terminal shows it to the learner's seat: a text for ``ansi``, printed for ``human``."""
        if self.render_mode is None:
            return None
        picture = self.playing.picture(self.seat)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture


def register(game: str) -> None:
    """Let ``gymnasium.make`` know a game, as those of one's own that are found later than this module is imported."""
    name = f"Alehouse/{game}-v0"
    if name not in gymnasium.registry:
        gymnasium.register(name, entry_point=f"{__name__}:Alone", kwargs={"game": game}, order_enforce=True)


for _game in names():
    register(_game)
