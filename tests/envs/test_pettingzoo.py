"""PettingZoo: its own checks for every game, and what environments of several agents do."""

import warnings

import numpy as np
import pytest

from alehouse import Refused
from alehouse.dealer import new_dealer
from alehouse.deals import sample

from .conftest import GAMES, ahead, at_random

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: the extra envs has it")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from alehouse.envs import pettingzoo as zoo

# Said of every environment whose observations are dictionaries, unless it is one of PettingZoo's own.
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.fixture(autouse=True)
def no_warnings():
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        for words in KNOWN:
            warnings.filterwarnings("ignore", words)
        yield


@pytest.mark.parametrize("game", GAMES)
def test_the_checks_of_pettingzoo(game):
    api_test(zoo.env(game), num_cycles=12)
    seed_test(lambda: zoo.env(game), num_cycles=12)


@pytest.mark.parametrize("game", GAMES)
def test_the_checks_of_pettingzoo_for_all_at_once(game):
    parallel_api_test(zoo.parallel_env(game), num_cycles=12)
    parallel_seed_test(lambda: zoo.parallel_env(game), num_cycles=12)


def played(env, seed, most=10_000):
    """Play a game at random; what every agent was rewarded."""
    chance = at_random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else int(chance.choice(observation["action_mask"].nonzero()[0])))
    return total


@pytest.mark.parametrize("game", ["port", "pairs", "deadfall", "blackstone", "rocket", "sweep"])
def test_rewards_add_up_to_how_far_ahead_each_is_in_the_end(game):
    env = zoo.env(game)
    total = played(env, 1)
    assert not env.agents
    assert list(total.values()) == pytest.approx(ahead(env.playing.table.laid_open().position()))
    assert env.returns() == pytest.approx(total)


@pytest.mark.parametrize(("reward", "wanted"), [("own", "points"), ("won", None)])
def test_other_rewards(reward, wanted):
    env = zoo.env("port", 3, reward=reward)
    total = list(played(env, 2).values())
    table = env.playing.table
    if wanted:
        assert total == table.laid_open().position()[wanted]
    else:
        assert total == [float(seat in table.winners) / len(table.winners) for seat in table.seats]


def test_whoever_loses_gets_less_than_nothing_where_nobody_wins():
    env = zoo.env("pairs", 3, reward="won")
    assert min(played(env, 3).values()) == -1


def test_the_same_seed_is_the_same_game_and_another_follows_it():
    records = []
    for _ in range(2):
        env = zoo.env("regent", 3)
        env.reset(seed=7)
        first = env.playing.table.dealt()
        env.reset()
        records.append((first, env.playing.table.dealt()))
    assert records[0] == records[1]
    assert records[0][0] != records[0][1]


def test_several_seats_choose_at_once():
    env = zoo.parallel_env("half-pint", 3)
    observations, _ = env.reset(seed=1)
    assert not any(observations[agent]["action_mask"][env.nothing] for agent in env.agents)
    choices = {
        agent: observations[agent]["action_mask"].nonzero()[0][i] for i, agent in enumerate(env.agents)
    }
    observations, *_ = env.step(choices)
    table = env.playing.table
    assert table.moves == ["A predict 0", "B predict 1", "C predict 2"]
    # Now one after the other: who does not bet has nothing to do, and may say so, or nothing.
    acting = table.acting
    assert len(acting) == 1
    for agent, seat in zip(env.agents, "ABC", strict=True):
        assert observations[agent]["action_mask"][env.nothing] == (seat not in acting)
    mover = env.agents["ABC".index(acting[0])]
    env.step({mover: observations[mover]["action_mask"].nonzero()[0][0]})
    assert table.made == 4


def test_one_after_the_other_nobody_sees_what_another_has_sealed():
    env = zoo.env("half-pint", 3)
    seen = []
    for choice in (0, 3):
        env.reset(seed=1)
        env.step(env.last()[0]["action_mask"].nonzero()[0][choice])
        assert env.agent_selection == "player_1"
        seen.append(env.last()[0])
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_an_illegal_action_ends_the_game():
    env = zoo.env("regent", 2, illegal_reward=-5)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    agent = env.agent_selection
    env.step(wrong)
    assert env.rewards == {a: -5.0 if a == agent else 0.0 for a in env.possible_agents}
    assert all(env.terminations.values())
    assert env.infos[agent] == {"illegal": True}
    at_once = zoo.parallel_env("regent", 2, illegal_reward=-5)
    at_once.reset(seed=1)
    _, rewards, over, _, infos = at_once.step({agent: wrong})
    assert rewards[agent] == -5
    assert all(over.values())
    assert infos[agent] == {"illegal": True}
    assert at_once.agents == []


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env])
def test_a_copy_goes_its_own_way(make):
    env = make("port", 3)
    env.reset(seed=4)
    same, other = env.clone(), env.clone(reseed="something else")
    assert same.playing.table == env.playing.table
    assert other.playing.table.dealt() == env.playing.table.dealt()
    cards = set()
    for copied in (same, other, env):
        for _ in range(6):
            table = copied.playing.table
            p = copied.playing.acting[0]
            copied.step(0) if make is zoo.env else copied.step({f"player_{p}": 0})
        cards.add(tuple(table.dealt()))
    assert len(cards) == 2
    assert env.playing.table.made == 6
    same.reset()
    env.reset()
    assert same.playing.table == env.playing.table, "the games that follow are the same"


@pytest.mark.parametrize("game", ["regent", "troll-guts", "deadfall", "octopus", "half-pint"])
def test_nothing_that_is_shown_depends_on_hidden_cards(game):
    chance, dealer = at_random(5), new_dealer("another deal")
    env = zoo.env(game, render_mode="ansi")
    env.reset(seed=5)
    for _ in range(12):
        for p, agent in enumerate(env.possible_agents):
            seat = "ABCDEFGH"[p]
            shown = env.observe(agent), env.render()
            other = env.clone()
            table = other.playing.table
            table.state = sample(table.game, table.seen_by(seat).view, p, dealer)[0]
            again = other.observe(agent), other.render()
            assert np.array_equal(again[0]["observation"], shown[0]["observation"])
            assert np.array_equal(again[0]["action_mask"], shown[0]["action_mask"])
            assert again[1] == shown[1]
        env.step(int(chance.choice(env.last()[0]["action_mask"].nonzero()[0])))
        if any(env.terminations.values()):
            break


def test_a_seat_is_drawn_with_its_own_cards():
    env = zoo.env("regent", 2, render_mode="ansi", render_seat="B")
    env.reset(seed=1, options={"cards": "3 8 9 6 4 8"})
    own, spectator = env.render(), zoo.env("regent", 2, render_mode="ansi")
    spectator.reset(options={"cards": "3 8 9 6 4 8"})
    assert own.count("?") == 2
    assert spectator.render().count("?") == 4


def test_the_whole_state_is_what_all_see():
    env = zoo.env("regent", 3)
    env.reset(seed=1)
    assert env.state().shape == (3 * env.observations.size,)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "whist"}, "error-game"),
        ({"players": 9}, "error-players"),
        ({"reward": "fame"}, "error-env-reward"),
        ({"render_mode": "rgb_array"}, "error-env-render"),
        ({"render_seat": "Z"}, "error-seat"),
        ({"options": {"tempo": 3}}, "error-option"),
    ],
)
@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env])
def test_what_is_not_right_is_refused(make, given, code):
    with pytest.raises(Refused) as refused:
        make(**({"game": "port"} | given))
    assert refused.value.code == code


def test_an_action_that_there_is_not():
    env = zoo.env("port", 2)
    with pytest.raises(Refused, match="reset"):
        env.state()
    env.reset(seed=1)
    for action in (-1, 10**6, None):
        with pytest.raises(Refused, match="is no action of this game"):
            env.step(action)
