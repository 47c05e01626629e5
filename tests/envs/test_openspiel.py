"""OpenSpiel: its own checks, its solvers on small games, and what its states say."""

import pickle
import random

import numpy as np
import pytest

from alehouse import Refused, Table
from alehouse.catalogue import find

from .conftest import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: the extra envs has it")
openspiel = pytest.importorskip("alehouse.envs.openspiel")

from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
)
from open_spiel.python.observation import make_observation  # noqa: E402


def at_random(game, seed):
    """All states on a random way through a game."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    found = [state.clone()]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(chance.choices([k for k, _ in outcomes], [p for _, p in outcomes])[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
        found.append(state.clone())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_random_simulation_of_openspiel(game):
    pyspiel.random_sim_test(pyspiel.load_game(openspiel.short_name(game)), 1, True, False)


@pytest.mark.parametrize("game", ["port", "rocket", "deadfall"])
def test_the_random_simulation_of_whole_games(game):
    pyspiel.random_sim_test(openspiel.load(game, 3, until="game"), 1, False, False)


def test_cfr_finds_the_value_of_kuhn_poker(kuhn):
    """Whoever begins loses 1/18 of a chip to best play (Kuhn, 1950), and the other wins it: 1/9 behind."""
    game = openspiel.load("kuhn")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(150):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    gap = exploitability.nash_conv(game, policy)
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert gap < 0.01
    assert value[0] == pytest.approx(-1 / 9, abs=gap)
    assert value[0] + value[1] == pytest.approx(0)


def test_kuhn_poker_is_that_of_openspiel(kuhn):
    """As many states and information states, and the same exploitability of always betting (in chips, not twice of them)."""
    ours, theirs = openspiel.load("kuhn"), pyspiel.load_game("kuhn_poker")
    sizes = []
    for game, unit in ((ours, 2), (theirs, 1)):
        policy = cfr.CFRSolver(game).average_policy()
        sizes.append((len(policy.states), exploitability.nash_conv(game, policy) / unit))
    assert sizes[0][0] == sizes[1][0] == 12
    assert sizes[0][1] == pytest.approx(sizes[1][1])


def test_external_sampling_learns_kuhn_poker(kuhn):
    game = openspiel.load("kuhn")
    np.random.seed(0)  # OpenSpiel's solver draws from there
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(500):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 3


def test_the_last_card_of_horn_of_plenty():
    """One card is left: a small game with a hidden card, of which the exploitability is exact."""
    table = Table("horn-of-plenty", 2, seed="x")
    chance = random.Random(3)
    while int(table.state.in_hand.sum()) > 1 or int(table.state.phase):
        table.play(table.acting[0], chance.choice(table.legal(table.acting[0])))
    game = openspiel.load("horn-of-plenty", table=table)
    assert len(game.new_initial_state().chance_outcomes()) == 10
    solver = cfr.CFRPlusSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.2


@pytest.mark.parametrize("game", GAMES)
def test_chances_sum_to_1_and_returns_to_nothing(game):
    *states, last = at_random(openspiel.load(game), 1)
    for state in states:
        if state.is_chance_node():
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1, abs=1e-12)
        assert not any(state.returns())
    assert sum(last.returns()) == pytest.approx(0)


@pytest.mark.parametrize("game", ["regent", "deadfall", "port", "half-pint", "troll-guts"])
def test_tensors_hold_what_is_seen_and_the_moves_last_first(game):
    loaded = openspiel.load(game, 2 if game != "troll-guts" else 3, story=5)
    tree = loaded.tree
    seen = make_observation(loaded)
    recalled = make_observation(loaded, pyspiel.IIGObservationType(perfect_recall=True))
    for state in at_random(loaded, 2):
        if state.is_chance_node():
            continue
        for p in range(tree.players):
            seen.set_from(state, p)
            assert np.array_equal(seen.tensor, tree.observations.encode(state.node.seen(p), p))
            recalled.set_from(state, p)
            assert np.array_equal(recalled.dict["observation"], seen.tensor)
            moves = [node for node in state.node.line() if node.move is not None]
            told = recalled.dict["story"]
            assert told.shape[0] == 5
            assert told[:, 0].sum() == min(5, len(moves))
            if moves:
                mover = moves[-1].move >> 5 & 7
                assert told[0, 1 + (mover - p) % tree.players] == 1
                assert np.array_equal(told[0, -tree.observations.size :], seen.tensor)
            assert state.observation_string(p) == seen.string_from(state, p)
            assert state.information_state_string(p) == recalled.string_from(state, p)


def test_hidden_cards_make_no_difference_to_what_the_other_is_told():
    # The same up cards, and A's own down cards; B's are others. The dealer's left neighbour, A, is dealt to first.
    game = openspiel.load("regent", 2, dealer="B")
    found = []
    for down in ((9, 8), (10, 7)):
        state = game.new_initial_state()
        script = {"A": [2, 3], "B": list(down)}
        order = iter([script["A"][0], script["B"][0], script["A"][1], script["B"][1], 4, 8])
        while state.is_chance_node():
            state.apply_action(next(order))
        found.append(state)
    one, other = found
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_tensor(0) == other.information_state_tensor(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.legal_actions(0) == other.legal_actions(0)


def test_games_are_loaded_by_their_names_with_options():
    game = pyspiel.load_game(
        "alehouse_port(players=4,target=30)"
        if "target" in find("port").options
        else "alehouse_port(players=4)"
    )
    assert game.num_players() == 4
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    whole = pyspiel.load_game("alehouse_regent", {"hands": 2, "until": "game"})
    assert whole.tree.options["hands"] == 2
    assert whole.tree.until == "game"
    assert {openspiel.short_name(game) for game in GAMES} <= set(pyspiel.registered_names())


def test_states_are_kept_and_found_again():
    game = openspiel.load("regent", 3)
    state = at_random(game, 5)[-3]
    kept = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(kept)
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_actions_and_draws_have_names():
    game = openspiel.load("port", 2)
    state = game.new_initial_state()
    assert state.action_to_string(10) == "10"
    for card in (4, 9):
        state.apply_action(card)
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["hit", "lock"]


def test_a_state_goes_on_when_its_game_is_forgotten():
    state = openspiel.load("port").new_initial_state()
    state = state.clone()
    while not state.is_terminal():
        actions = [k for k, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state = state.child(actions[0])
    assert len(state.returns()) == 2


def test_what_is_not_right_is_refused():
    with pytest.raises(Refused):
        openspiel.load("port", 9)
    with pytest.raises(Refused):
        openspiel.load("port", story=0)
    with pytest.raises(ValueError, match="one seat"):
        make_observation(
            openspiel.load("port"),
            pyspiel.IIGObservationType(
                perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
            ),
        )
