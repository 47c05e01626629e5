"""Actions and observations as numbers: complete, the same for every seat, and blind to what a seat must not see."""

from __future__ import annotations

import numpy as np
import pytest

from alehouse.catalogue import find, names
from alehouse.dealer import new_dealer
from alehouse.envs.spaces import Actions, Observations
from alehouse.layout import view
from alehouse.native.dealer import below
from alehouse.native.moves import SEAT_SHIFT
from alehouse.refused import Refused
from alehouse.table import Table


def positions(name, players, options, seed, most=60):
    """States of a random game, with the seat to move first and its menu."""
    game = find(name)
    dealer, chance = new_dealer(seed), new_dealer(f"{seed} moves")
    table = game.opening(players, options)
    game.open(table, dealer)
    for _ in range(most):
        if table["over"][0]:
            return
        acting = int(table["acting"][0])
        p = (acting & -acting).bit_length() - 1
        menu = game.menu(table, p)
        yield table.copy(), p, menu
        game.make(table, dealer, p, menu[int(below(chance[0], len(menu)))])


@pytest.mark.parametrize("name", names())
def test_every_move_has_an_action_of_its_own_that_stands_for_it(name):
    game = find(name)
    for players in {game.min_players, game.usual_players, game.max_players}:
        options = game.options_for(players, {})
        actions = Actions(name, players, options)
        assert len(set(actions.names)) == actions.count == len(actions.templates)
        for _, p, menu in positions(name, players, options, f"{name} {players}"):
            ids = actions.ids(menu)
            assert ids.min() >= 0
            assert ids.max() < actions.count
            assert len(set(ids.tolist())) == len(menu)
            assert [actions.move(int(i), p, menu) for i in ids] == menu
            assert np.flatnonzero(actions.mask(menu)).tolist() == sorted(ids.tolist())


def test_actions_are_named_from_the_movers_place():
    actions = Actions("regent", 3)
    notation = find("regent").notation
    assert actions.names[:4] == ["draw", "attack left 1", "attack left 2", "attack me"]
    for text, seat, name in (
        ("B attack C", 1, "attack left 1"),
        ("B attack A", 1, "attack left 2"),
        ("C gift A 5", 2, "gift left 1 5"),
    ):
        m = notation.read(text, 3)
        assert m >> SEAT_SHIFT & 7 == seat
        assert actions.name(int(actions.ids([m])[0])) == name


def test_numbers_and_several_cards_have_fixed_actions():
    assert Actions("carousel", 4).names == [f"bet {n}" for n in range(7)]
    assert Actions("rocket", 4, {"max_bet": 30}).names == ["bet 10", "bet 20", "bet 30", "hit", "fold"]
    monster = Actions("monster", 4)
    # discard; of up to three cards of ten ranks C(13, 3) ways, the open one that names none among them; fold.
    assert monster.count == 1 + 286 + 1
    assert {"discard", "discard 3", "discard 2 2 9", "fold"} <= set(monster.names)
    assert Actions("port", 2).names == ["hit", "lock"]
    assert Actions("troll-guts", 4).names[:2] == ["stack #1", "stack #2"]


def test_what_is_no_action_or_not_legal_is_refused():
    actions = Actions("port", 4)
    (_, _, moves), *_ = positions("port", 4, {}, "x", 1)
    for wrong in (2, -1, 99):
        with pytest.raises(Refused):
            actions.move(wrong, 0, moves)
    with pytest.raises(Refused):
        actions.move(1, 0, moves[:1])
    with pytest.raises(Refused):
        Actions("port", 99)


def test_observations_say_what_lies_on_the_table_from_a_seats_place():
    table = Table("port", 4, seed="a rainy evening")
    seen = Observations("port", 4)
    state = table.state
    for p in range(4):
        raw = dict(zip(seen.names, seen.encode(state.reshape(1), p, np.int16).tolist(), strict=True))
        for r in range(4):
            whose = f"left {r}" if r else "me"
            q = (p + r) % 4
            ranks = [k for k in range(1, 11) if int(state.stack[q]) >> k & 1]
            assert [k for k in range(1, 11) if raw[f"stack[{whose}] has {k}"]] == ranks
            assert raw[f"points[{whose}]"] == state.points[q]
            assert raw[f"acting has {whose}"] == (int(state.acting) >> q & 1)
            assert raw[f"dealer is {whose}"] == (int(state.dealer) == q)
        # All that nobody has seen: 55 cards less one before each seat.
        assert raw["deck cards"] == 51
        assert raw["left"] == 46
        assert raw["burnt"] == 5


@pytest.mark.parametrize("name", names())
def test_observations_are_the_same_from_the_whole_table_and_from_the_view(name):
    game = find(name)
    players = game.usual_players
    options = game.options_for(players, {})
    seen = Observations(name, players, options)
    assert len(set(seen.names)) == seen.size == len(seen.low) == len(seen.high)
    for state, _, _ in positions(name, players, options, name, 25):
        for p in range(players):
            found = seen.encode(view(game.layout, state, p), p)
            assert found.dtype == np.float32
            assert found.shape == (seen.size,)
            assert (found == seen.encode(state, p)).all()
            assert (seen.low <= found).all()
            assert (found <= seen.high).all()


def test_hidden_cards_make_no_difference():
    seen = Observations("regent", 3)
    (state, _, _), *_ = positions("regent", 3, {}, "hidden", 1)
    other = state.copy()
    # Seat C gets other cards, as many as before; they come from the deck, which nobody sees.
    bag = state["down"][0, 2]
    other["down"][0, 2], other["deck"][0] = 0, state["deck"][0] + bag
    for _ in range(int(bag.sum())):
        k = max(range(1, 11), key=lambda k: int(other["deck"][0, k]) * (bag[k] == 0))
        other["deck"][0, k] -= 1
        other["down"][0, 2, k] += 1
    assert (other["down"] != state["down"]).any()
    for p in (0, 1):
        assert (seen.encode(state, p) == seen.encode(other, p)).all()
    assert (seen.encode(state, 2) != seen.encode(other, 2)).any()


def test_seats_are_alike():
    seen = Observations("kitty", 4)
    game = find("kitty")
    for state, _, _ in positions("kitty", 4, {}, "round", 10):
        # Turn the table by one seat: what the next seat sees then is what this one saw.
        turned = state.copy()
        for name, field in game.layout.fields.items():
            if field.per_seat:
                axis = 2 if field.lines else 1
                turned[name] = np.concatenate(
                    [np.roll(state[name].take(range(4), axis), 1, axis), state[name].take(range(4, 8), axis)],
                    axis,
                )
            if field.kind == "seats":
                turned[name] = (state[name] << 1 | state[name] >> 3) & 15
            if field.kind == "seat":
                value = turned[name]
                turned[name] = np.where(value >= 0, (value + 1) % 4, value)
        for p in range(4):
            assert (seen.encode(state, p) == seen.encode(turned, (p + 1) % 4)).all()
