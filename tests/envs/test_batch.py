"""Many tables at once do what single tables do: the same states, menus, observations and results, move by move."""

from __future__ import annotations

import numpy as np
import pytest

from alehouse.catalogue import find, names
from alehouse.dealer import new_dealer
from alehouse.envs.batch import TABLE_SHIFT, Batch
from alehouse.lab.ahead import stakes_of
from alehouse.lab.loops import batch as loops
from alehouse.layout import view
from alehouse.refused import Refused
from alehouse.table import Table


class Single:
    """A table of a batch, played by itself through the game's own rules."""

    def __init__(self, env, i):
        self.env, self.i, self.games = env, i, 0
        self.dealer = new_dealer(env.seed)
        self.dealer["block"] = i << TABLE_SHIFT
        self.deal()

    def deal(self):
        env = self.env
        self.table = env.game.opening(env.players, env.options, (self.i + self.games) % env.players)
        env.game.open(self.table, self.dealer)
        self.games += 1

    @property
    def seat(self):
        acting = int(self.table["acting"][0])
        return (acting & -acting).bit_length() - 1

    def agrees(self):
        env, i = self.env, self.i
        assert env.states[i : i + 1].tobytes() == self.table.tobytes()
        assert env.acting[i] == self.seat
        menu = env.game.menu(self.table, self.seat)
        assert (env.mask[i] == env.actions.mask(menu)).all()
        seen = env.spaces.encode(view(env.game.layout, self.table, self.seat), self.seat)
        assert (env.observations[i] == seen).all()

    def take(self, action):
        menu = self.env.game.menu(self.table, self.seat)
        move = self.env.actions.move(int(action), self.seat, menu)
        self.env.game.make(self.table, self.dealer, self.seat, move)
        if not self.table["over"][0]:
            return None
        ahead = stakes_of(self.env.game, self.env.options).of(self.table, self.env.players)
        self.deal()
        return ahead


@pytest.mark.parametrize("name", names())
def test_a_batch_agrees_with_single_tables_move_by_move(name):
    env = Batch(name, tables=3, seed=f"{name} batch")
    tables = [Single(env, i) for i in range(3)]
    sums = np.zeros((3, env.players))
    for _ in range(40):
        for table in tables:
            table.agrees()
        actions = env.random_actions()
        rewards, over = env.step(actions)
        sums += rewards
        for i, table in enumerate(tables):
            ahead = table.take(actions[i])
            assert over[i] == (ahead is not None)
            if ahead is not None:
                assert env.returns[i] == pytest.approx(ahead)
                assert sums[i] == pytest.approx(ahead)
                sums[i] = 0


def test_the_first_table_is_the_table_of_the_seed():
    env = Batch("port", 4, 2, seed="an evening")
    table = Table("port", 4, seed="an evening", dealer="A")
    for _ in range(12):
        assert env.states[0].tobytes() == table.state.tobytes()
        letter = "ABCD"[env.acting[0]]
        action = env.random_actions()
        env.step(action)
        table.play(letter, env.actions.name(int(action[0])))


def test_what_happens_at_a_table_does_not_depend_on_the_others():
    few, many = (Batch("port", 4, n, seed="same") for n in (2, 7))
    for _ in range(60):
        actions = many.random_actions()
        assert (few.random_actions() == actions[:2]).all()
        many.step(actions)
        few.step(actions[:2])
        assert few.states.tobytes() == many.states[:2].tobytes()
        assert (few.observations == many.observations[:2]).all()


def test_a_clone_goes_on_alike_and_with_another_seed_otherwise():
    env = Batch("port", 4, 8, seed="one")
    for _ in range(10):
        env.step(env.random_actions())
    same, other = env.clone(), env.clone(reseed="two")
    assert other.states.tobytes() == env.states.tobytes()
    for _ in range(30):
        actions = env.random_actions()
        env.step(actions)
        same.step(actions)
        other.step(np.where(other.mask[:, 0], 0, 1))
    assert same.states.tobytes() == env.states.tobytes()
    assert other.states.tobytes() != env.states.tobytes()


def test_without_another_game_tables_stand_still_when_theirs_is_over():
    env = Batch("port", 2, 4, seed="once", options={"max_rounds": 1}, again=False)
    for _ in range(200):
        env.step(env.random_actions())
    assert (env.acting == -1).all()
    assert not env.mask.any()
    assert not env.over.any()
    before = env.states.tobytes()
    env.step([0, 1, -1, 99])
    assert env.states.tobytes() == before
    env.reset()
    assert (env.acting >= 0).all()


def test_seats_can_play_by_the_rule_of_thumb():
    env = Batch("port", 4, 6, seed="bots", steady="BCD", reward="won")
    won = np.zeros(4)
    ended = 0
    for _ in range(300):
        assert (env.acting == 0).all()
        rewards, over = env.step(np.where(env.mask[:, 0], 0, 1))
        # The wins of a game are shared among four seats; nobody gets anything before.
        assert (rewards.sum(1) == over).all()
        won += rewards.sum(0)
        ended += int(over.sum())
    assert ended > 0
    # Whoever always takes another card busts in every round.
    assert won[0] == 0


@pytest.mark.parametrize("name", names())
def test_the_rule_of_thumb_needs_no_hidden_card(name):
    # So it may be asked about whole tables, as a batch does.
    game = find(name)
    players = game.usual_players
    options = game.options_for(players, {})
    table, dealer = game.opening(players, options), new_dealer(name)
    game.open(table, dealer)
    for n in range(60):
        if table["over"][0]:
            break
        acting = int(table["acting"][0])
        p = (acting & -acting).bit_length() - 1
        move = game.advice(table.copy(), new_dealer(str(n)), p)
        assert move == game.advice(view(game.layout, table, p).copy(), new_dealer(str(n)), p)
        game.make(table, dealer, p, move)


def test_rules_as_they_are_see_the_same_at_the_last_of_many_tables():
    """Where nothing is compiled, numbers of NumPy are narrow: here are more bytes than 16 bits count."""
    env = Batch("port", players=2, tables=200, seed="wide")
    for _ in range(5):
        env.step(env.random_actions())
    assert env.states.nbytes > 1 << 16
    octets = env._tables.view(np.uint8).reshape(-1)
    for i in (0, 151, 152, 199):
        raw = np.zeros(env.spaces.size + 8, np.uint8)
        seat = int(env.acting[i])
        loops.fetch(octets, i * env.states.itemsize, seat, env.spaces.fetches, raw)
        made = [loops.entry(raw, env.spaces.tests, seat, j) for j in range(env.spaces.size)]
        seen = env.observations[i] / env.spaces.scales
        plain = [j for j in range(env.spaces.size) if j not in {*env.spaces.more, *env.spaces.numbered}]
        assert [made[j] for j in plain] == [round(float(seen[j])) for j in plain]


@pytest.mark.parametrize("reward", ["ahead", "won"])
def test_returns_are_those_of_the_last_game_that_ended(reward):
    env = Batch("port", players=2, tables=4, seed="returns", options={"max_rounds": 3}, reward=reward)
    ended = np.zeros(4, np.int64)
    total = np.zeros((4, 2))
    for _ in range(200):
        before = env.returns.copy()
        rewards, over = env.step(env.random_actions())
        total += rewards
        assert (env.returns[~over] == before[~over]).all(), "a game that goes on has brought nothing yet"
        for i in np.flatnonzero(over):
            if reward == "ahead":
                assert env.returns[i] == pytest.approx(total[i])
            assert env.returns[i].sum() == pytest.approx(0)
        total[over] = 0
        ended += over
    assert ended.min() > 3


def test_whole_numbers_are_what_real_ones_are_made_of():
    kinds = [Batch("regent", 3, 5, seed="types", dtype=d) for d in ("float32", "int16", "int8")]
    for _ in range(20):
        actions = kinds[0].random_actions()
        for env in kinds:
            env.step(actions)
        real, whole, small = (env.observations for env in kinds)
        assert (real == whole * kinds[0].spaces.scales).all()
        assert (small == np.clip(whole, -128, 127)).all()


def test_what_cannot_be_is_refused_and_changes_nothing():
    env = Batch("port", 4, 3, seed="wrong")
    before = env.states.tobytes()
    for wrong in ([0, 0], [0, 2, 0], [0, -1, 0], [[0, 0, 0]]):
        with pytest.raises(Refused):
            env.step(wrong)
    assert env.states.tobytes() == before
    with pytest.raises(ValueError, match="read-only"):
        env.mask[0, 0] = True
    for given in ({"tables": 0}, {"dtype": np.int64}, {"reward": "fun"}, {"steady": "E"}, {"steady": "ABCD"}):
        with pytest.raises(Refused):
            Batch("port", 4, **({"tables": 2} | given))
    with pytest.raises(Refused):
        Batch("port", 99)


def test_an_action_that_is_no_whole_number_is_not_cut_off():
    batch = Batch("port", players=2, tables=2, seed="x")
    for given in ([0.5, 0.5], [np.nan, 0]):
        with pytest.raises(TypeError, match="whole numbers"):
            batch.step(given)


def test_who_loses_is_rewarded_below_nothing():
    # Pairs has a loser and no winner.
    env = Batch("pairs", 3, 8, seed="losers", reward="won", again=False)
    total = np.zeros((8, 3))
    for _ in range(400):
        if (env.acting < 0).all():
            break
        env.step(env.random_actions())
        total += env.rewards
    assert sorted(total[0]) == [-1, 0, 0]
    assert (total.sum(1) == -1).all()
