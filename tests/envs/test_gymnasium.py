"""Gymnasium: its own check for every game, and what one seat against bots does."""

import warnings

import numpy as np
import pytest

from alehouse import Refused

from .conftest import GAMES, ahead, at_random

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: the extra envs has it")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from alehouse.envs.gymnasium import Alone  # noqa: E402


@pytest.mark.parametrize("game", GAMES)
def test_the_check_of_gymnasium(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        check_env(gymnasium.make(f"Alehouse/{game}-v0", render_mode="ansi").unwrapped)


def played(env, seed):
    """Play a game at random; what the learner was rewarded."""
    chance = at_random(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(int(chance.choice(info["action_mask"].nonzero()[0])))
        total += reward
    assert not info["action_mask"].any()
    return total


@pytest.mark.parametrize(("game", "seat"), [("port", "B"), ("pairs", "A"), ("regent", "C"), ("sweep", "D")])
def test_rewards_add_up_to_how_far_ahead_the_learner_is_in_the_end(game, seat):
    env = Alone(game, 4, seat=seat)
    total = played(env, 1)
    assert total == pytest.approx(ahead(env.playing.table.laid_open().position())["ABCD".index(seat)])
    assert env.returns() == pytest.approx(total)


def test_the_learner_sits_elsewhere_in_each_game():
    env = Alone("port", 4, seat="any")
    seats = {env.reset(seed=seed)[1] and env.seat for seed in range(30)}
    assert seats == {0, 1, 2, 3}


class Hits:
    """A bot that notes by whom it was asked."""

    asked: list[str] = []  # noqa: RUF012

    def choose(self, seen):
        self.asked.append(seen.seat)
        assert seen.seat is not None
        return "hit"


def test_bots_have_the_other_seats():
    bot = Hits()
    Hits.asked.clear()
    env = Alone("port", 3, seat="B", bots=[bot, "steady"])
    env.reset(seed=1)
    for _ in range(4):
        env.step(0)
    # Hits sits on the left of B, which is C; A is the other's.
    assert set(bot.asked) == {"C"}
    assert {move[0] for move in env.playing.table.moves} == {"A", "B", "C"}


@pytest.mark.parametrize("game", ["regent", "half-pint"])
def test_the_same_seed_is_the_same_game(game):
    assert played(Alone(game, 3), 3) == played(Alone(game, 3), 3)


def test_an_illegal_action_stands_for_the_first_legal_one_at_a_price():
    one, other = (Alone("regent", 2, illegal_price=3) for _ in range(2))
    _, info = one.reset(seed=1)
    other.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    first = int(info["action_mask"].argmax())
    seen, reward, *_, info = one.step(wrong)
    meant, full, *_ = other.step(first)
    assert np.array_equal(seen, meant)
    assert reward == full - 3
    assert info["illegal"] is True


def test_a_copy_goes_its_own_way():
    env = Alone("port", 3)
    env.reset(seed=4)
    same, other = env.clone(), env.clone(reseed="something else")
    for copied in (same, other):
        copied.step(0)
    assert env.playing.table.made < same.playing.table.made
    assert same.playing.table.record().seed == env.playing.table.record().seed
    assert other.playing.table.record().seed == "something else"
    same.reset()
    env.reset()
    assert same.playing.table == env.playing.table, "the games that follow are the same"


def test_the_learner_sees_its_own_cards_only():
    env = Alone("regent", 2, seat="A", render_mode="ansi")
    env.reset(seed=1, options={"cards": "3 8 9 6 4 8", "first": "A"})
    assert env.render().count("?") == 2


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"bots": "nobody"}, "error-bot"),
        ({"seat": "Z"}, "error-seat"),
        ({"players": 12}, "error-players"),
        ({"reward": "fame"}, "error-env-reward"),
        ({"render_mode": "rgb_array"}, "error-env-render"),
        ({"bots": []}, "error-env-bots"),
    ],
)
def test_what_is_not_right_is_refused(given, code):
    with pytest.raises(Refused) as refused:
        Alone("port", **given)
    assert refused.value.code == code


def test_nothing_can_be_done_once_the_game_is_over():
    env = Alone("port", 2)
    played(env, 1)
    with pytest.raises(Refused, match="over"):
        env.step(0)
