"""Values of positions, and what chance and moves bring by them, against numbers worked out by hand."""

from fractions import Fraction

import numpy as np
import pytest

from alehouse import Record, Table, find, make_bot, prepare, replay
from alehouse.catalogue import every_game
from alehouse.dealer import new_dealer
from alehouse.lab.valuing import Valuer


def valuer(table, **how):
    how = {"playouts": 4} | how
    return Valuer(table.game, len(table.seats), table.options, **how)


def played(name, players, seed, options=None, moves=10_000):
    """A game of random moves, or its beginning."""
    table = Table(name, players, options, seed=seed)
    bot = make_bot("random", seed=seed)
    while table.acting and table.made < moves:
        table.play(table.acting[0], bot.choose(table.seen_by(table.acting[0])))
    return table


def test_a_hand_that_can_only_be_locked_is_worth_what_it_will_score():
    # Two seats: A locks 9, then B has a 4 and 10 in it. Whoever holds more scores 2, the other one 1.
    table = Table("port", 2, cards="9 4 10")
    for move in ("B hit", "A lock"):
        table.play(move)
    before = valuer(table, until="hand", surprise=0)
    # B holds 14, and by the rule of thumb locks it: 2 points against 1.
    assert before.values(table.state).tolist() == [[-1.0, 1.0]]


def test_values_count_what_seats_have_already():
    table = Table("port", 2, cards="9 4 10", seed="x")
    for move in ("B hit", "A lock"):
        table.play(move)
    table.state.points[:2] = (7, 4)
    # 7 + 1 against 4 + 2.
    assert valuer(table, until="hand", surprise=0).values(table.state).tolist() == [[2.0, -2.0]]


def test_where_nobody_wants_points_values_have_the_other_sign():
    table = Table("pairs", 2, cards="4 9")
    table.state.points[:2] = (7, 2)
    over = table.state.copy()
    over.over = 1
    assert valuer(table).values(over).tolist() == [[-5.0, 5.0]]


def test_alone_against_the_house_a_seat_counts_its_own_chips():
    table = Table("rocket", 1, seed="x")
    over = table.state.copy()
    over.over, over.chips[0] = 1, -12
    assert valuer(table).values(over).tolist() == [[-12.0]]


def test_the_mean_of_all_sums_to_nothing():
    table = played("port", 4, "sum", moves=12)
    found = valuer(table).values(table.state)
    assert found.shape == (1, 4)
    assert found.sum() == pytest.approx(0, abs=1e-9)


def test_a_value_depends_on_the_state_alone():
    table = played("regent", 3, "same", moves=5)
    one, other = valuer(table), valuer(table)
    many = np.concatenate([one.rows(step.view) for step in table.laid_open().story])
    at_once = one.values(many)
    singly = np.concatenate([other.values(row) for row in many[::-1]])[::-1]
    assert at_once.tolist() == singly.tolist()
    assert valuer(table, seed="another").values(many).tolist() != at_once.tolist()


def test_states_may_be_records_or_words():
    table = played("port", 3, "words", moves=3)
    v = valuer(table)
    assert v.values(table.state).tolist() == v.values(table.laid_open().view.view(np.int64)).tolist()


def test_compiled_and_plain_rules_give_the_same_values():
    # Both run in the suite: this one is interpreted in either case, the entry points are what they are.
    from alehouse.lab.loops import rollouts

    table = played("blackstone", 3, "both", moves=4)
    v = valuer(table, playouts=2)
    states = [step.view for step in table.laid_open().story[:2]]
    found = v.values(np.concatenate(states))
    game = table.game
    plain = Valuer(game, 3, table.options, playouts=2)
    plain._loops = rollouts
    before, game._compiled = game._compiled, None
    try:
        assert plain.values(np.concatenate(states)).tolist() == found.tolist()
    finally:
        game._compiled = before


def test_chances_are_shares_of_the_win():
    table = played("port", 3, "win", moves=8)
    v = valuer(table, playouts=8, until="hand")
    (found,) = v.chances(table.state)
    assert found.sum() == pytest.approx(1)
    # Over: the winner has won.
    ended = played("port", 3, "win")
    (found,) = v.chances(ended.state)
    assert found.tolist() == [float(s in ended.winners) for s in ended.seats]


def test_who_does_not_lose_shares_the_win():
    ended = played("pairs", 3, "lose")
    (found,) = valuer(ended).chances(ended.state)
    assert found.tolist() == [0.0 if s in ended.losers else 0.5 for s in ended.seats]


def test_all_outcomes_of_a_hit_have_their_exact_chances():
    # A 4, B 9, C 6: 52 cards are unseen.
    table = Table("port", 3, cards="4 9 6")
    states, chances = valuer(table).outcomes(table.state, 0, table.read("A hit"))
    game = table.game.layout.dtype
    assert len(states) == 10
    assert chances.sum() == pytest.approx(1, abs=1e-12)
    busts = [chance for row, chance in zip(states, chances, strict=True) if row.view(game)[0].state[0] == 2]
    assert busts == [pytest.approx(float(Fraction(3, 52)))]


def test_a_hand_that_ends_is_left_before_the_next_deal():
    table = Table("port", 2, cards="4 9")
    table.play("A lock")
    v = valuer(table, until="hand")
    (state,), chances = v.outcomes(table.state, 1, table.read("B lock"))
    record = state.view(table.game.layout.dtype)[0]
    assert (int(record.hand), int(record.acting), list(record.points[:2])) == (1, 0, [1, 2])
    assert chances.tolist() == [1.0]
    # It is worth what it has brought: 2 to 1.
    assert v.values(state).tolist() == [[-1.0, 1.0]]


def test_too_many_outcomes_are_not_listed():
    # The last lock is followed by a deal, which is no outcome of it; the first deal of Judge is one of very many.
    table = Table("port", 3, cards="4 9 6")
    assert valuer(table).outcomes(table.state, 0, table.read("A hit"), limit=9) is None


def test_what_a_move_can_come_to_is_redrawn_by_the_given_dealer():
    table = Table("port", 3, cards="4 9 6")
    v = valuer(table)
    m = table.read("A hit")
    found = v.after(table.state, 0, m, new_dealer("mine"), 400)
    again = v.after(table.state, 0, m, new_dealer("mine"), 400)
    assert found.tolist() == again.tolist()
    # 52 unseen cards, three of them 4s: 23 busts of 400 expected, with a standard deviation of 4.7.
    busts = sum(row.view(table.game.layout.dtype)[0].state[0] == 2 for row in found)
    assert abs(busts - 400 * 3 / 52) < 4 * 4.7


def identity(ledger):
    return np.abs(ledger.result - ledger.expected - ledger.total_luck - ledger.total_skill).max()


@pytest.mark.parametrize("until", ["hand", "game"])
def test_the_result_is_what_was_expected_and_luck_and_skill(until):
    table = played("port", 3, "ledger")
    found = valuer(table, until=until).ledger(table, samples=4)
    points = [int(n) for n in table.state.points[:3]]
    ahead = [p - (sum(points) - p) / 2 for p in points]
    assert found.result == pytest.approx(ahead, abs=1e-9)
    assert identity(found) < 1e-9
    assert len(found.skill) == table.made


def test_a_card_that_could_not_be_another_is_no_luck():
    # Pendleton's last cards are known; Port's locks leave nothing to chance.
    table = Table("port", 2, cards="4 9 10 1")
    table.play("A lock")
    table.play("B lock")
    found = valuer(table, until="hand").ledger(table, samples=4)
    # Two deals, and no move that turned up a card.
    assert [(d.move, d.deals) for d in found.draws] == [(0, True), (2, True)]
    assert identity(found) < 1e-9


def test_the_luck_of_a_card_is_its_value_less_the_mean_of_all():
    # B has locked 9. A has 4 and takes a card; by the rule of thumb (no surprise) A then locks: 10 wins from 6 on.
    table = Table("port", 2, cards="4 9 6 10 10 10")
    v = valuer(table, until="hand", surprise=0)
    table.play("A hit")
    before = table.at(0)
    states, chances = v.outcomes(before.state, 0, before.read("A hit"))
    mean = chances @ v.values(states)
    found = v.ledger(table, samples=4)
    (draw,) = [i for i, d in enumerate(found.draws) if d.move == 1]
    assert found.draws[draw].exact
    assert found.luck[draw] == pytest.approx(v.values(table.state)[0] - mean, abs=1e-12)


def test_a_record_that_lacks_the_card_of_its_last_move_ends_before_it():
    for moves, ended in ((["A hit"], False), (["A lock", "B lock"], True)):
        table = replay(Record.new("port", 2, cards="4 9", moves=moves)).table
        found = valuer(table, until="hand").ledger(table, samples=4)
        assert identity(found) < 1e-9
        assert all(draw.came is not None for draw in found.draws[:1])
        if ended:
            # 9 against 4: two points to one.
            assert found.result.tolist() == [-1.0, 1.0]


def test_a_record_without_the_cards_of_its_first_deal_is_worth_what_any_game_is():
    table = replay(Record.new("port", 2, cards="4")).table
    found = valuer(table).ledger(table, samples=4)
    assert found.result.tolist() == found.expected.tolist()
    assert not found.total_luck.any()


def test_luck_adds_up_to_nothing_over_many_hands_whoever_plays():
    # Rounds of Port for two by players of no skill: of each seat's mean luck the standard error is known, and 0 within four of it.
    sums = []
    for number in range(150):
        table = played("port", 2, f"luck {number}", {"max_rounds": 1})
        v = valuer(table, until="hand", playouts=4)
        sums.append(v.luck(table, samples=4)[0])
    mean, error = np.mean(sums), np.std(sums, ddof=1) / np.sqrt(len(sums))
    assert abs(mean) < 4 * error
    assert error > 0


def test_luck_alone_is_the_luck_of_the_ledger():
    table = played("regent", 3, "luck", moves=6)
    v = valuer(table)
    assert v.luck(table, samples=4) == pytest.approx(v.ledger(table, samples=4).total_luck, abs=1e-12)


def test_the_best_of_several_moves_can_be_found_with_the_same_chance():
    # A holds 9, B has locked 4: to lock wins 2 to 1 for certain.
    table = Table("port", 2, cards="9 4")
    table.play("B lock")
    v = valuer(table, until="hand", surprise=0)
    moves = np.array([table.read("A lock"), table.read("A hit")])
    deals = np.repeat(v.rows(table.state), 50, axis=0)
    gains = v.tried(deals, 0, moves)
    assert set(gains[:, 0]) == {1.0}
    assert set(gains[:, 1]) <= {1.0, -2.0}


def test_bad_input_is_refused():
    game = find("port")
    with pytest.raises(ValueError, match="until='round'"):
        Valuer(game, 3, {}, until="round")
    with pytest.raises(ValueError, match="playouts=0"):
        Valuer(game, 3, {}, playouts=0)


@pytest.mark.parametrize("game", [g.name for g in every_game()])
def test_the_identity_holds_in_every_game(game):
    prepare(game)
    g = find(game)
    table = played(game, g.usual_players, "all", g.options_for(g.usual_players), moves=30)
    found = valuer(table, until="hand", playouts=2).ledger(table, samples=2)
    assert identity(found) < 1e-9
