"""Exact chances, against chances computed by hand."""

from fractions import Fraction

import numpy as np
import pytest

from alehouse import Refused, Table, game
from alehouse.lab.odds import deals, outcomes
from alehouse.layout import view


def chance_of(found, test):
    return sum((o.chance for o in found if test(o)), Fraction(0))


def test_a_hit_at_port_busts_with_the_share_of_the_unseen_cards_that_pair():
    # A 4, B 9, C 6: 52 cards are unseen (burnt ones among them), three of them 4s.
    table = Table("port", 3, cards="4 9 6")
    found = outcomes(table, "A hit")
    assert sum(o.chance for o in found) == 1
    assert {o.draws: o.chance for o in found} == {
        (k,): Fraction(n, 52)
        for k, n in {1: 1, 2: 2, 3: 3, 4: 3, 5: 5, 6: 5, 7: 7, 8: 8, 9: 8, 10: 10}.items()
    }
    assert chance_of(found, lambda o: o.state.state[0] == 2) == Fraction(3, 52)


def test_a_lock_at_port_leaves_nothing_to_chance():
    table = Table("port", 3, cards="4 9 6")
    assert [(o.chance, o.draws) for o in outcomes(table, "A lock")] == [(1, ())]


def test_the_last_lock_of_a_round_ends_where_the_next_deal_would_begin():
    table = Table("port", 2, cards="4 9")
    table.play("A lock")
    (outcome,) = outcomes(table, "B lock")
    assert (outcome.chance, list(outcome.state.points[:2])) == (1, [1, 2])


def test_a_hit_at_pairs_scores_the_paired_rank():
    # A 4, B 9, C 6; A has drawn a 10: holding 4 and 10, three 4s and nine 10s pair among 51 unseen cards.
    table = Table("pairs", 3, cards="4 9 6 10 8 7")
    for move in ("A hit", "B hit", "C hit"):
        table.play(move)
    found = outcomes(table, "A hit")
    assert chance_of(found, lambda o: o.state.points[0] == 4) == Fraction(3, 49)
    assert chance_of(found, lambda o: o.state.points[0] == 10) == Fraction(9, 49)
    assert chance_of(found, lambda o: o.state.points[0] == 0) == Fraction(37, 49)


def test_pieces_draws_two_cards_one_after_the_other():
    # A 8, B 10, C 9 (B and C do not lead): A discards the 8 and holds nothing; 52 cards are unseen.
    table = Table("pairs", 3, {"pieces": 8}, cards="8 10 9")
    found = outcomes(table, "A pieces")
    pair_of_tens = Fraction(9, 52) * Fraction(8, 51)
    assert chance_of(found, lambda o: o.draws == (10, 10)) == pair_of_tens
    pairs = sum(Fraction(n, 52) * Fraction(n - 1, 51) for n in (1, 2, 3, 4, 5, 6, 7, 7, 8, 9))
    assert chance_of(found, lambda o: o.state.points[0] > 0) == pairs
    assert sum(o.chance for o in found) == 1


def test_an_attack_at_regent_costs_what_the_turned_card_pairs():
    # Down A 3 9, B 8 6; up A 4, B 8: of the 49 unseen cards, six are 8s (one lies in B's hand).
    table = Table("regent", 2, cards="3 8 9 6 4 8")
    found = outcomes(table, "A attack B")
    assert chance_of(found, lambda o: o.state.chips[0] == -8) == Fraction(6, 49)
    assert chance_of(found, lambda o: o.state.chips[0] == 0) == Fraction(43, 49)


def test_a_move_that_is_not_legal_has_no_outcomes():
    table = Table("port", 3, cards="4 9 6")
    with pytest.raises(Refused):
        outcomes(table, "B hit")


def test_deals_are_all_hands_the_opponent_can_hold():
    # A sees 3, 9, 4 and B's 8: B holds two of the other 51 cards.
    table = Table("regent", 2, cards="3 8 9 6 4 8")
    found = list(deals(table.game, table.seen_by("A").view, 0))
    assert sum(chance for chance, _ in found) == 1
    # Ranks and how many of them A cannot see: 1 2 2 3 5 6 7 7 8 10, all but rank 1 can come twice.
    assert len(found) == 10 * 9 // 2 + 9
    sixes = [chance for chance, state in found if state["down"][0][1][6] == 2]
    assert sixes == [Fraction(6 * 5, 51 * 50)]
    for _, state in found:
        assert view(table.layout, state[0], 0).tobytes() == table.seen_by("A").view.tobytes()


def test_after_a_reshuffle_older_down_cards_are_not_among_the_reshuffled():
    regent = game.find("regent")
    table = Table("regent", 2, cards="3 8 9 6 4 8")
    state = table.state
    # Everything but B's two down cards, two unseen others and three seen discards has been set aside.
    state.deck[:] = 0
    state.deck[[5, 7]] = 1
    state.discard[1:] = regent.deck.counts[1:]
    for k, n in ((3, 1), (8, 2), (9, 1), (6, 1), (4, 1), (5, 1), (7, 1)):
        state.discard[k] -= n
    reshuffled = np.zeros(11, np.int8)
    reshuffled[10] = 3
    state.discard[10] -= 3
    state.deck[10] = 3
    state.reshuffled[:] = reshuffled
    state.left, state.burnt = 5, 0
    state.down_older[:] = state.down
    found = {
        tuple(int(n) for n in s["down"][0][1]): chance for chance, s in deals(regent, table.seen_by("A").view, 0)
    }
    # B's down cards come from 5, 6, 7, 8 (the unseen cards of the old deck), never from the three 10s.
    assert len(found) == 6
    assert set(found.values()) == {Fraction(1, 6)}
    assert all(bag[10] == 0 for bag in found)
    # A card seen to come from the new deck may be one of the 10s or one of the two that B does not hold.
    state.deck[10] -= 1
    state.discard[10] += 1
    state.drawn[10] = 1
    state.left = 4
    found = [chance for chance, _ in deals(regent, table.seen_by("A").view, 0)]
    assert found == [Fraction(1, 6)] * 6
    # Seeing the 5 come from the new deck says that B does not hold it.
    state.deck[5] -= 1
    state.discard[5] += 1
    state.drawn[5] = 1
    state.left = 3
    found = list(deals(regent, table.seen_by("A").view, 0))
    assert [chance for chance, _ in found] == [Fraction(1, 3)] * 3
    assert all(s["down"][0][1][5] == 0 for _, s in found)
