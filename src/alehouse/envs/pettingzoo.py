"""PettingZoo: every game as an environment of several agents, one after the other (`env`) or all at once (`parallel_env`).

Seat A is ``player_0``, and so on. An observation is a dictionary of ``observation`` (its entries: `spaces.Observations.names`) and
``action_mask``. A reward is what the seat has got since the last step in terms of `reward` (see `playing.REWARDS`), so rewards
of a game add up to its `returns`. An illegal action ends the game: its seat gets `illegal_reward`, everybody else nothing.

>>> game = env("port", players=3)
>>> game.reset(seed=1)
>>> observation, reward, over, _, _ = game.last()
>>> [game.unwrapped.actions.name(i) for i in observation["action_mask"].nonzero()[0]]
['hit', 'lock']
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

import numpy as np

from alehouse.envs import needs
from alehouse.envs.playing import Playing, Seeds, agents
from alehouse.layout import Value
from alehouse.refused import Refused

with needs("pettingzoo", "gymnasium"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

RENDERS = ("ansi", "human")
Seen = dict[str, np.ndarray]


def env(
    game: str = "port",
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    render_mode: str | None = None,
    render_seat: str | None = None,
    reward: str = "ahead",
    illegal_reward: float = -1.0,
) -> OneByOne:
    """A game whose agents move one after the other; of several that owe a sealed choice the first one chooses first.

    `players` and `options` are those of `Table` (as many as usually sit down, if nobody says). `render_seat` is the letter of
    the seat whose view is drawn; without it, what a spectator sees.
    """
    return OneByOne(Playing(game, players, options, reward), render_mode, render_seat, illegal_reward)


raw_env = env


def parallel_env(
    game: str = "half-pint",
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    render_mode: str | None = None,
    render_seat: str | None = None,
    reward: str = "ahead",
    illegal_reward: float = -1.0,
) -> AtOnce:
    """A game in which all seats that owe a move make it in the same step: for sealed choices, which are made at once.

    All other agents have one legal action, the last one, which does nothing; it may be left out, or be `None`.
    """
    return AtOnce(Playing(game, players, options, reward), render_mode, render_seat, illegal_reward)


class _Shown:
    """What both kinds of environments have in common."""

    def __init__(
        self,
        playing: Playing,
        render_mode: str | None,
        render_seat: str | None,
        illegal_reward: float,
        idle: int,
    ) -> None:
        if render_mode not in (None, *RENDERS):
            raise Refused("error-env-render", mode=str(render_mode), known=", ".join(RENDERS))
        self.playing = playing
        self.render_mode = render_mode
        self.render_seat = render_seat
        self.illegal_reward = illegal_reward
        self.metadata = {
            "name": f"alehouse_{playing.game.name.replace('-', '_')}_v0",
            "render_modes": list(RENDERS),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = agents(playing.players)
        self.agents: list[str] = []
        self.actions, self.observations = playing.actions, playing.observations
        self._shown = (
            None if render_seat is None else playing.game.notation.seat(render_seat, playing.players)
        )
        self._seeds = Seeds()
        count = playing.actions.count + idle
        low, high = playing.observations.low, playing.observations.high
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def returns(self) -> dict[str, float]:
        """What each agent has got in the game so far, at its end what the game has brought."""
        return dict(zip(self.possible_agents, self.playing.worth().tolist(), strict=True))

    def state(self) -> np.ndarray:
        """What all seats see, one after the other: for critics that may know more than a seat does."""
        return np.concatenate([self.playing.encoded(p) for p in range(self.playing.players)])

    def render(self) -> str | None:
        """The table as a terminal shows it: a text for ``ansi``, printed for ``human``."""
        if self.render_mode is None:
            return None
        picture = self.playing.picture(self._shown)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """Nothing has to be closed."""

    def _copied(self, reseed: str | None) -> Any:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.playing = self.playing.copy(reseed)
        other._seeds = copy(self._seeds)
        for name, value in vars(self).items():
            if name in ("agents", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards"):
                setattr(other, name, value.copy())
        return other


class OneByOne(_Shown, AECEnv):  # type: ignore[misc]
    """A game whose agents move one after the other: see `env`."""

    def __init__(
        self, playing: Playing, render_mode: str | None, render_seat: str | None, illegal_reward: float
    ) -> None:
        super().__init__(playing, render_mode, render_seat, illegal_reward, 0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; `options` may name ``dealer``, ``first`` and ``cards``, as a record does.

        With a seed this game and those that follow are always the same.
        """
        self.playing.begin(self._seeds.next(seed), options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.playing.acting[0]]

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and which actions are legal for it: none unless it is to move."""
        p = self.possible_agents.index(agent)
        mask = np.zeros(self.actions.count, np.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask = self.playing.mask(p)
        return {"observation": self.playing.encoded(p), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the move of the agent that is selected; `None` once it is terminated."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused("error-env-action", action="None", last=self.actions.count - 1)
        p = self.possible_agents.index(agent)
        before = self.playing.worth()
        self._cumulative_rewards[agent] = 0.0
        if not 0 <= int(action) < self.actions.count:
            raise Refused("error-env-action", action=str(action), last=self.actions.count - 1)
        if self.playing.mask(p)[action]:
            self.playing.play(p, int(action))
            gained = self.playing.worth() - before
            self.rewards = dict(zip(self.possible_agents, gained.tolist(), strict=True))
            over = self.playing.table.over
        else:
            self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: float(self.illegal_reward)}
            self.infos[agent] = {"illegal": True}
            over = True
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.playing.acting[0]]
        self._accumulate_rewards()
        if over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def clone(self, *, reseed: str | None = None) -> OneByOne:
        """An independent copy at the same position, with the same cards to come, or with those of another seed."""
        other: OneByOne = self._copied(reseed)
        return other


class AtOnce(_Shown, ParallelEnv):  # type: ignore[misc]
    """A game in which all seats that owe a move make it in the same step: see `parallel_env`."""

    def __init__(
        self, playing: Playing, render_mode: str | None, render_seat: str | None, illegal_reward: float
    ) -> None:
        super().__init__(playing, render_mode, render_seat, illegal_reward, 1)

    @property
    def nothing(self) -> int:
        """The action that does nothing: the legal one of those who do not owe a move."""
        return self.actions.count

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal a game; see `OneByOne.reset`."""
        self.playing.begin(self._seeds.next(seed), options)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Seen]:
        acting = self.playing.acting
        found = {}
        for p, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.actions.count + 1, np.int8)
            if p in acting:
                mask[:-1] = self.playing.mask(p)
            else:
                mask[-1] = 1
            found[agent] = {"observation": self.playing.encoded(p), "action_mask": mask}
        return found

    def step(
        self, actions: Mapping[str, int | None]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Make the moves of all seats that owe one; what others do is not looked at."""
        playing = self.playing
        acting = playing.acting if self.agents else []
        before = playing.worth()
        wrong = [p for p in acting if not self._legal(p, actions.get(self.possible_agents[p]))]
        if not wrong:
            for p in acting:
                playing.play(p, int(actions[self.possible_agents[p]]))  # type: ignore[arg-type]
        rewards = dict(zip(self.possible_agents, (playing.worth() - before).tolist(), strict=True))
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}
        for p in wrong:
            rewards[self.possible_agents[p]] = float(self.illegal_reward)
            infos[self.possible_agents[p]] = {"illegal": True}
        over = bool(wrong) or playing.table.over
        seen = self._observations()
        told = self.agents
        self.agents = [] if over else self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return (
            {agent: seen[agent] for agent in told},
            {agent: rewards[agent] for agent in told},
            dict.fromkeys(told, over),
            dict.fromkeys(told, False),
            {agent: infos[agent] for agent in told},
        )

    def _legal(self, p: int, action: int | None) -> bool:
        return (
            action is not None
            and 0 <= int(action) < self.actions.count
            and bool(self.playing.mask(p)[int(action)])
        )

    def clone(self, *, reseed: str | None = None) -> AtOnce:
        """An independent copy at the same position; see `OneByOne.clone`."""
        other: AtOnce = self._copied(reseed)
        return other


__all__ = ["AtOnce", "OneByOne", "env", "parallel_env", "raw_env"]
