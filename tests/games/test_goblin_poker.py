"""Goblin Poker, ruling by ruling. What is asserted follows from the rules by hand; the examples are records."""

from __future__ import annotations

import pytest

from alehouse import Refused, Table
from alehouse.games.goblin_poker import lowness

from .laid import leave, pile
from .looking import chips, pot, zone

ANN, BEN, CLEO = [2, 10, 9, 9, 8, 7], [6, 10, 10, 8, 8, 5], [9, 4, 4, 3, 7, 7]
FIRST = ("A first 2", "B first 6", "C first 9")


def dealt(*hands):
    """The cards in the order in which they are dealt: one each, round and round."""
    return " ".join(str(hand[i]) for i in range(6) for hand in hands)


def goblin(*hands, then="", moves=(), **options):
    table = Table("goblin-poker", len(hands), options, cards=f"{dealt(*hands)} {then}")
    for move in moves:
        table.play(move)
    return table


@pytest.mark.parametrize("players", [2, 9])
def test_three_to_eight_players(players):
    with pytest.raises(Refused):
        Table("goblin-poker", players, seed="x")


def test_everybody_antes_a_chip_and_gets_six_cards():
    table = Table("goblin-poker", 8, seed="x")
    assert chips(table) == [-1] * 8
    assert pot(table) == 8
    assert [len(hand) for hand in zone(table, "down")] == [6] * 8
    assert zone(table, "left") == 7


def test_first_cards_are_secret_until_all_are_chosen():
    table = goblin(ANN, BEN, CLEO, moves=("C first 9", "A first 2"))
    assert table.acting == ["B"]
    assert zone(table, "stack") == [[], [], []]
    table.play("B first 6")
    assert zone(table, "stack") == [["2"], ["6"], ["9"]]


def test_r1_the_lower_card_counts_first_and_then_the_longer_stack_is_lower():
    lowest = max([pile(2, 3), pile(2, 3, 6), pile(3)], key=lowness)
    assert lowest == pile(2, 3, 6)
    assert lowness(pile(10, 1)) > lowness(pile(2, 3)) > lowness(pile(2))


def test_r2_tied_stacks_get_cards_until_one_is_lowest():
    nine = [9, 10, 9, 8, 8, 7]
    table = goblin(nine, BEN, CLEO, then="8 3", moves=("A first 9", "B first 10", "C first 9"))
    assert zone(table, "stack") == [["9", "8"], ["10"], ["9", "3"]]
    assert table.acting == ["C"]


def test_r2_a_tie_card_that_pairs_is_replaced():
    nine = [9, 10, 9, 8, 8, 7]
    table = goblin(nine, BEN, CLEO, then="9 8 3", moves=("A first 9", "B first 10", "C first 9"))
    assert zone(table, "stack") == [["9", "8"], ["10"], ["9", "3"]]
    assert zone(table, "discard") == 1


def test_r4_the_order_of_pitching_stays_when_the_lowest_folds():
    table = goblin(ANN, BEN, CLEO, moves=(*FIRST, "A fold"))
    assert table.acting == ["B"]
    table.play("B pitch 5")
    assert table.acting == ["C"]


def test_r5_folding_costs_the_smallest_card_of_all_who_are_in_the_own_included():
    table = goblin(ANN, BEN, CLEO, moves=FIRST)
    assert {choice.text: choice.price for choice in table.seen_by("A").menu()}["fold"] == 2
    table.play("A fold")
    assert chips(table) == [-3, -1, -1]
    assert {choice.text: choice.price for choice in table.seen_by("B").menu()}["fold"] == 6


def test_r6_the_last_player_need_not_pitch():
    table = goblin(ANN, BEN, CLEO, moves=(*FIRST, "A fold", "B fold"))
    assert table.over
    assert chips(table) == [-3, -7, 10]


def test_r7_the_last_one_wins_without_a_card():
    # Cleo is dealt the 9 on her 9 and pays it; Ann, next, gets nothing.
    ann = [9, 10, 9, 8, 8, 7]
    cleo = [9, 4, 4, 3, 7, 2]
    moves = ("A first 9", "B first 6", "C first 9", "B fold", "C pitch 7", "A pitch 9")
    table = goblin(ann, BEN, cleo, then="8 3 9", moves=moves)
    assert table.over
    assert zone(table, "stack") == [["9", "8"], [], []]
    assert chips(table) == [17, -7, -10]


def test_r8_survivors_share_the_pot_and_odd_chips_stay():
    hands = [2, 3, 3, 8, 8, 9], [4, 5, 5, 9, 9, 10], [6, 7, 7, 10, 10, 8], [1, 2, 3, 4, 5, 6]
    pitches = (3, 5, 7), (3, 5, 7), (8, 9, 10), (8, 9, 10), (9, 10, 8)
    piles = "5 7 3 7 3 5 9 10 8 10 8 9 8 9 10"
    moves = ["A first 2", "B first 4", "C first 6", "D first 1", "D fold"]
    for three in pitches:
        moves += [f"{seat} pitch {rank}" for seat, rank in zip("ABC", three, strict=True)]
    # Dora leads with her 1 and folds for it: four antes and that chip are five, three share three of them.
    table = goblin(*hands, then=piles, moves=moves)
    assert table.over
    assert chips(table) == [0, 0, 0, -2]
    assert pot(table) == 2


def test_r9_the_next_hand_begins_with_first_cards_and_its_antes():
    table = Table("goblin-poker", 3, {"hands": 2}, cards=dealt(ANN, BEN, CLEO), seed="later")
    for move in (*FIRST, "A fold", "B fold"):
        table.play(move)
    assert table.hand == 2
    assert table.acting == ["A", "B", "C"]
    assert chips(table) == [-4, -8, 9]


def test_r11_whoever_has_pitched_is_done_for_this_round():
    table = goblin(ANN, BEN, CLEO, moves=(*FIRST, "A pitch 9"))
    with pytest.raises(Refused, match="turn"):
        table.play("A fold")


def test_what_is_pitched_is_known_to_its_player_alone():
    table = goblin(ANN, BEN, CLEO, moves=(*FIRST, "A pitch 9"))
    told = {
        seat: [e["card"] for e in table.seen_by(seat).events() if e["event"] == "pitches"] for seat in "ABC"
    }
    assert told == {"A": ["9"], "B": ["?"], "C": ["?"]}
    assert table.game.notation.parts(table._moves[-1])["verb"].secret


def tied_without_deck(then=""):
    """Ann and Cleo tie for the lowest with 9s when the deck has no card left."""
    nine = [9, 10, 9, 8, 8, 7]
    table = goblin(nine, BEN, CLEO, then=then, moves=("A first 9", "B first 10"))
    leave(table)
    return table


def test_r3_the_first_of_the_tied_is_lowest_when_no_card_is_left():
    table = tied_without_deck()
    table.play("C first 9")
    assert zone(table, "stack") == [["9"], ["10"], ["9"]]
    assert table.acting == ["A"]


def test_r3_cards_of_those_who_are_out_come_back_for_a_tie():
    table = tied_without_deck(then="8 3")
    table.state.discard[8] = table.state.discard[3] = 1
    table.play("C first 9")
    assert zone(table, "stack") == [["9", "8"], ["10"], ["9", "3"]]
    assert table.acting == ["C"]


def test_r10_folding_is_possible_below_zero():
    table = goblin(ANN, BEN, CLEO, moves=FIRST)
    assert chips(table)[0] < 0
    table.play("A fold")
    assert chips(table)[0] == -3
