"""Pairs, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from fractions import Fraction
from importlib.resources import files

import pytest

from alehouse import Refused, Table
from alehouse.bots import make_bot
from alehouse.layout import card_counts

from .laid import bag, leave, pile
from .looking import points, zone

TARGETS = {2: 31, 3: 21, 4: 16, 5: 13, 6: 11, 7: 11, 8: 11}


def pairs(cards, players=3, moves=(), *, dealer=None, seed=None, **options):
    table = Table("pairs", players=players, options=options, cards=cards, dealer=dealer, seed=seed)
    for move in moves:
        table.play(move)
    return table


def stacks(table):
    return [" ".join(stack) for stack in zone(table, "stack")]


def chips(table):
    position = table.laid_open().position()
    return position["chips"], position["pot"]


def happened(events, name):
    return [event for event in events if event["event"] == name]


# The common rulings


def test_c1_rank_k_comes_k_times():
    table = pairs("", seed="55 cards")
    assert card_counts(table.layout, table.state).tolist() == list(range(11))


@pytest.mark.parametrize("rank", range(1, 10))
def test_c1_no_card_beyond_its_rank(rank):
    # Eight seats take the first cards; a ninth 8 and a tenth 9 are tie cards.
    with pytest.raises(Refused) as refused:
        pairs(" ".join([str(rank)] * (rank + 1)), min(8, max(2, rank + 1)))
    assert refused.value.code == "error-card-impossible"
    assert refused.value.details == {"place": rank + 1, "card": str(rank)}


def test_c2_the_turn_goes_to_the_left_and_round():
    table = pairs("4 9 6 8 10 7 2")
    order = []
    for _ in range(4):
        order += table.acting
        table.play(f"{table.acting[0]} hit")
    assert order == ["A", "B", "C", "A"]


@pytest.mark.parametrize(
    ("dealer", "dealt"), [("A", "10 4 7 9"), ("B", "9 10 4 7"), ("C", "7 9 10 4"), (None, "4 7 9 10")]
)
def test_c3_the_first_card_goes_to_the_dealers_left(dealer, dealt):
    assert stacks(pairs("4 7 9 10", 4, dealer=dealer)) == dealt.split()


def test_c4_only_those_still_tied_get_cards():
    table = pairs("4 4 4 7 6 6 3 2")
    assert stacks(table) == ["4 7", "4 6 3", "4 6 2"]
    assert table.acting == ["C"]


def test_c4_only_the_new_card_decides():
    # A: 3 and 10, B: 3 and 9; the 1 that C does not have to show would not help.
    assert pairs("3 3 8 10 9").acting == ["B"]


def test_c5_exhausted_cards_are_a_perfect_tie():
    # Both have 10 to 2; the 1 is a scoring card, so no card is left that would not pair A.
    ladder = "10 10 9 9 8 8 7 7 6 6 5 5 4 4 3 3 2 2"
    table = pairs(f"1 10 {ladder} 8 9", 2, ["A fold"])
    assert points(table) == [1, 0]
    assert stacks(table) == ["8", "9"]
    assert table.hand == 2
    assert zone(table, "left") == 55 - 1 - 5 - 2


def test_c6_no_reshuffle_while_nobody_needs_a_card():
    table = pairs("4 9 6 8")
    leave(table, deck=[8], burnt=[10, 10, 9, 9, 9], discard=[7])
    assert not happened(table.play("A hit"), "reshuffled")
    assert (zone(table, "left"), zone(table, "discard")) == (0, 6)


@pytest.mark.parametrize(
    ("burnt", "discard", "left"),
    [
        ([], [8], 0),  # one card: nothing is burnt, so that it can be dealt
        ([8], [7], 0),
        ([5, 7, 8, 9, 9], [], 0),
        ([5, 7, 8], [9, 9], 0),  # five cards: four are burnt
        ([5, 7, 8], [9, 9, 10], 0),  # six: five are burnt
        ([5, 7, 8], [9, 9, 10, 10], 1),
        ([5, 7, 8, 9, 9], [10] * 7, 6),
    ],
)
def test_c6_five_are_burnt_again_but_one_card_is_left(burnt, discard, left):
    table = pairs("4 9 6 8")
    leave(table, burnt=burnt, discard=discard)
    assert happened(table.play("A hit"), "reshuffled")
    assert zone(table, "left") == left
    assert zone(table, "discard") == len(burnt) + len(discard) - 1 - left
    assert stacks(table)[0] == "4 8"


def test_c6_cards_on_the_table_are_not_reshuffled():
    table = pairs("4 9 6 7 7 1")
    leave(table, burnt=[8, 8, 8, 8, 8], discard=[10] * 5)
    with pytest.raises(Refused) as refused:
        table.play("A hit")
    assert refused.value.code == "error-card-impossible"
    assert refused.value.details == {"place": 4, "card": "7"}


def test_c7_without_a_card_only_the_fold_is_left():
    table = pairs("4 9 6")
    leave(table)
    assert table.legal("A") == ["fold"]


@pytest.mark.parametrize("seat", ["A", "B", None])
def test_c8_discards_are_only_counted(seat):
    table = pairs("4 9 6 8 9 10 7 8", moves=["A hit", "B hit"])
    seen = table.seen_by(seat).zones()
    # five burnt, then 4, 8, 9, 6: the second 9 is a scoring card
    assert seen["discard"] == 9
    assert "deck" not in seen


@pytest.mark.parametrize("rule", ["seattle", "tacoma", "olympia", "portland", "eugene", "medford"])
def test_c10_chips_and_pot_always_sum_to_nothing(rule):
    table = pairs("", 4, seed=f"sum {rule}", chips=rule, games=3)
    while not table.over:
        table.play(f"{table.acting[0]} hit")
        held, pot = chips(table)
        assert sum(held) + pot == 0
        assert pot >= 0


def test_c10_the_ledger_goes_below_any_stake():
    table = pairs("9 10 10 10 9", 4, chips="portland")
    table.state.points[:4] = [7, 9, 4, 4]
    table.state.chips[:4] = [-100, 60, 40, 0]
    table.play("A hit")
    assert chips(table) == ([-131, 67, 52, 12], 0)


def test_c12_a_forced_fold_is_still_a_move():
    table = pairs("4 9 6", seed="forced")
    leave(table)
    assert table.acting == ["A"]
    assert table.moves == []
    assert table.legal("A") == ["fold"]
    table.play("A fold")
    assert table.moves == ["A fold"]
    assert points(table) == [4, 0, 0]


# Set-up, target, end


@pytest.mark.parametrize("players", range(2, 9))
def test_five_cards_are_burnt_before_the_first_deal(players):
    table = pairs(" ".join(str(10 - p) for p in range(players)), players)
    assert zone(table, "left") == 50 - players
    assert zone(table, "discard") == 5


@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_players(players):
    with pytest.raises(Refused):
        pairs("", players, seed="too few or too many")


@pytest.mark.parametrize(("players", "target"), TARGETS.items())
def test_whoever_reaches_the_target_loses(players, target):
    table = pairs(" ".join(["5", "10", "9", "8", "8", "7", "7", "6"][:players]), players, seed="target")
    table.state.points[0] = target - 5
    table.play("A fold")
    assert table.over
    assert table.losers == ["A"]
    assert table.winners == []
    assert table.acting == []
    assert points(table)[0] == target


@pytest.mark.parametrize(("players", "target"), TARGETS.items())
def test_one_point_less_than_the_target_does_not_lose(players, target):
    table = pairs(" ".join(["5", "10", "9", "8", "8", "7", "7", "6"][:players]), players, seed="target")
    table.state.points[0] = target - 6
    table.play("A fold")
    assert not table.over
    assert table.losers == []
    assert table.hand == 2


@pytest.mark.parametrize("target", [1, 8, 31])
def test_the_target_can_be_chosen(target):
    table = pairs("4 9 6", seed="target", target=target)
    table.state.points[0] = max(target - 4, 0)
    table.play("A fold")
    assert table.over


@pytest.mark.parametrize("target", [0, 32, -1, True, "8", 8.0])
def test_the_target_is_a_number_from_1_to_31(target):
    with pytest.raises(Refused) as refused:
        pairs("4 9 6", target=target)
    assert refused.value.code == "error-option-value"


def test_scoring_cards_stay_and_the_rest_is_discarded():
    table = pairs("4 9 6 8 9 10 7 8", moves=["A hit", "B hit"])
    assert zone(table, "scored") == [[], ["9"], []]
    assert table.state.discard.tolist() == bag(4, 8, 9, 6).tolist()


def test_the_continuous_game_is_one_deal():
    table = pairs("4 9 6 8 9 10 5 3", moves=["A hit", "B hit", "C hit", "A hit"], mode="continuous")
    assert table.hand == 1
    # B's pair cleared B alone; the 3 came by itself
    assert stacks(table) == ["4 8 5", "3", "6 10"]
    assert zone(table, "scored") == [[], ["9"], []]
    assert table.state.discard.tolist() == bag(9).tolist()


def test_a_fold_in_the_continuous_game_clears_only_the_folder():
    table = pairs("4 9 6 8", moves=["A hit", "B fold A 4"], mode="continuous")
    assert stacks(table) == ["8", "", "6"]
    assert points(table) == [0, 4, 0]
    assert table.state.discard.tolist() == bag(9).tolist()


def test_calamities_a_seven_on_the_own_turn_keeps_it():
    assert pairs("4 9 6 7", moves=["A hit"], calamities=True).acting == ["A"]
    assert pairs("4 9 6 7", moves=["A hit"]).acting == ["B"]


def test_example_p5_the_burnt_cards_alone_are_reshuffled():
    table = pairs("4 10 9 5 6", 2)
    leave(table, burnt=[5, 6, 7, 8, 9])
    table.play("A hit")
    assert stacks(table) == ["4 9", "10"]
    assert zone(table, "left") == 0
    table.state.discard[:] = bag(10, 10, 10, 10, 10, 10)  # something for the next deal
    table.play("B fold")
    assert points(table) == [0, 4]


# The rulings of Pairs


def test_r1_a_tie_card_that_pairs_costs_nothing():
    table = pairs("5 5 9 5 8 6")
    assert points(table) == [0, 0, 0]
    assert stacks(table) == ["5 8", "5 6", "9"]
    assert table.state.discard.tolist() == bag(5).tolist()
    assert [e["card"] for e in happened(table.laid_open().events(), "replaced")] == ["5"]


def test_r1_the_replaced_card_can_come_again_after_a_reshuffle():
    table = pairs("5 5 9 5 8 6 10 4 5", moves=["B hit", "C hit"], seed="r1")
    leave(table, discard=[5])
    table.play("A hit")  # the only card left is the 5 that was replaced; now it pairs
    assert points(table) == [5, 0, 0]


def test_r2_a_basic_fold_names_nothing():
    table = pairs("3 3 9 8 4")
    assert table.legal("B") == ["fold", "hit"]
    with pytest.raises(Refused) as refused:
        table.play("B fold A 3")
    assert refused.value.code == "error-illegal"


def test_r2_a_continuous_fold_names_seat_and_card():
    table = pairs("3 5 5", mode="continuous")
    assert table.legal("A") == ["fold A 3", "fold B 5", "fold C 5", "hit"]
    for refused_text in ("A fold", "A fold B 3", "A fold C", "A fold D 5"):
        with pytest.raises(Refused):
            table.play(refused_text)


def test_r2_two_copies_strip_different_players():
    one = pairs("3 5 5 10 9 8", moves=["A hit", "B hit", "C hit", "A fold B 5"], mode="continuous")
    other = pairs("3 5 5 10 9 8", moves=["A hit", "B hit", "C hit", "A fold C 5"], mode="continuous")
    assert stacks(one) == ["", "9", "5 8"]
    assert stacks(other) == ["", "5 9", "8"]
    assert points(one) == points(other) == [5, 0, 0]


def test_r3_only_discards_and_burnt_cards_are_reshuffled():
    table = pairs("4 9 6 8 10", moves=["A hit"])
    table.state.scored[2] = bag(2, 2)
    table.state.points[2] = 4
    leave(table, burnt=[10, 10, 9, 9, 7], discard=[3, 3, 3, 1])
    table.play("B hit")
    assert zone(table, "left") == 9 - 5 - 1
    assert zone(table, "scored")[2] == ["2", "2"]
    known = card_counts(table.layout, table.state)
    assert known.tolist() == bag(4, 8, 9, 6, 2, 2, 10, 10, 9, 9, 7, 3, 3, 3, 1).tolist()


@pytest.mark.parametrize("options", [{}, {"pieces": 8}, {"calamities": True}])
def test_r4_nothing_to_draw_basic(options):
    table = pairs("8 9 10", **options)
    leave(table)
    assert table.legal("A") == ["fold"]
    for text in ("A hit", "A pieces"):
        with pytest.raises(Refused):
            table.play(text)


def test_r4_nothing_to_draw_continuous():
    table = pairs("8 9 10", mode="continuous", pieces=8)
    leave(table)
    assert table.legal("A") == ["fold A 8", "fold B 9", "fold C 10"]


def test_r4_an_empty_stack_is_passed_over():
    table = pairs("3 9 10 5 6", mode="continuous")
    table.state.stack[1] = 0
    table.state.stack[0] = pile(3)
    leave(table)
    table.play("A fold A 3")  # the 3 is a scoring card: nothing has gone to the discards
    assert stacks(table) == ["", "", "10"]
    assert table.acting == ["C"]


def test_r4_an_automatic_card_uses_what_a_fold_discards():
    table = pairs("3 9 10 9", mode="continuous")
    leave(table)
    table.state.stack[1] = 0
    table.state.stack[0] = pile(3, 9)
    table.play("A fold A 3")  # the 9 goes to the discards and comes to B
    assert stacks(table) == ["", "9", "10"]
    assert table.acting == ["C"]


def test_r5_stacks_are_in_a_reshuffle_at_the_end_of_a_round():
    table = pairs("4 9 6 9 6 10")
    leave(table, burnt=[10, 8, 7, 5, 3])
    # The 9 and the 6 are discarded, then shuffled with the burnt cards: seven, of which five are burnt again. They come
    # to A and B; for C the five are shuffled once more, and four of them burnt.
    table.play("A fold")
    assert stacks(table) == ["9", "6", "10"]
    assert (zone(table, "left"), zone(table, "discard")) == (0, 4)


def test_r5_the_scoring_card_is_not_in_it():
    table = pairs("4 9 6 4")
    leave(table, burnt=[10, 10, 10, 10, 10])
    with pytest.raises(Refused) as refused:
        table.play("A fold")
    assert refused.value.code == "error-card-impossible"


def test_r6_a_perfect_tie_is_dealt_again():
    ladder = "10 10 9 9 8 8 7 7 6 6 5 5 4 4 3 3 2 2 1"
    table = pairs(f"{ladder} 9 4", 2)
    assert stacks(table) == ["9", "4"]
    assert table.hand == 1
    assert zone(table, "left") == 48
    assert zone(table, "discard") == 5
    assert happened(table.laid_open().events(), "redeal")


def test_r7_the_leader_may_fold_at_once():
    table = pairs("4 9 6", seed="r7")
    assert "fold" in table.legal("A")
    table.play("A fold")
    assert points(table) == [4, 0, 0]


def test_r8_a_seven_is_worth_seven_when_folding():
    assert points(pairs("7 1 5", moves=["A fold"], calamities=True, seed="r8")) == [1, 0, 0]
    assert points(pairs("7 8 9", moves=["A fold"], calamities=True, seed="r8")) == [7, 0, 0]


def test_r9_a_seven_as_first_or_tie_card_keeps_no_turn():
    first = pairs("7 1 5 10", moves=["A hit"], calamities=True)
    assert first.acting == ["B"]
    tie = pairs("5 5 9 8 7 10", moves=["B hit"], calamities=True)
    assert tie.acting == ["C"]


def test_r10_the_extra_turn_is_an_ordinary_one():
    table = pairs("8 9 10 7", moves=["A hit"], calamities=True, pieces=8)
    assert table.acting == ["A"]
    assert table.legal("A") == ["fold", "hit", "pieces"]


def test_r10_a_pairing_seven_hits_again_at_once():
    table = pairs("7 8 7 6", 2, ["A hit"], mode="continuous", calamities=True)
    assert points(table) == [7, 0]
    assert stacks(table) == ["6", "8"]
    assert table.acting == ["B"]


def test_r10_all_seven_sevens_in_a_row():
    table = pairs("7 8 7 7 7 7 7 7", 2, ["A hit"] * 3, mode="continuous", calamities=True)
    assert points(table) == [21, 0]
    assert table.acting == ["A"]
    assert stacks(table) == ["7", "8"]


@pytest.mark.parametrize(("two", "acting"), [("7 6", "A"), ("6 7", "A"), ("6 5", "B")])
def test_r11_either_card_may_be_the_seven(two, acting):
    assert pairs(f"8 9 10 {two}", moves=["A pieces"], calamities=True, pieces=8).acting == [acting]


@pytest.mark.parametrize(("two", "acting"), [("7 6", "A"), ("6 7", "B")])
def test_r11_a_seven_for_the_next_player_keeps_nobodys_turn(two, acting):
    table = pairs(f"8 9 10 {two} 5", moves=["A pieces"], calamities=True, pieces=8, second_to_next=True)
    assert table.acting == [acting]
    table.play(f"{acting} hit")
    assert table.acting == ["B" if acting == "A" else "C"]


def test_r12_the_old_card_is_gone_before_the_new_ones_come():
    table = pairs("8 9 10 8 6", moves=["A pieces"], pieces=8)
    assert stacks(table) == ["8 6", "9", "10"]
    assert points(table) == [0, 0, 0]
    assert table.state.discard.tolist() == bag(8).tolist()


def test_r12_the_old_card_can_be_the_second_card():
    table = pairs("5 9 10 8 6 7 3 8", moves=["A hit", "B hit", "C hit"], pieces=8)
    leave(table, deck=[3])
    table.play("A pieces")  # 3, the last card of the deck; then the discards are the 8 alone
    assert stacks(table)[0] == "5 3 8"


def test_pieces_needs_the_card():
    table = pairs("5 8 9", pieces=8)
    assert table.legal("A") == ["fold", "hit"]
    with pytest.raises(Refused) as refused:
        table.play("A pieces")
    assert refused.value.code == "error-illegal"


@pytest.mark.parametrize("rank", range(1, 11))
def test_pieces_of_any_rank(rank):
    others = [r for r in (10, 9, 8) if r != rank][:2]
    table = pairs(f"{rank} {others[0]} {others[1]}", pieces=rank)
    leader = "A" if rank < min(others) else table.acting[0]
    assert ("pieces" in table.legal(leader)) == (leader == "A")


@pytest.mark.parametrize("rank", [0, 11, "8", True])
def test_pieces_is_a_rank(rank):
    with pytest.raises(Refused):
        pairs("4 9 6", pieces=rank)


def test_second_to_next_needs_pieces():
    with pytest.raises(Refused):
        pairs("4 9 6", second_to_next=True)


def test_r13_the_second_card_becomes_an_empty_stack():
    table = pairs("8 3 5 6", 2, ["B fold B 3", "A pieces"], mode="continuous", pieces=8, second_to_next=True)
    assert stacks(table) == ["5", "6"]
    assert table.acting == ["B"]
    assert zone(table, "left") == 46


def test_r13_a_pair_at_the_next_player_clears_that_stack():
    table = pairs("8 9 5 9 10", 2, ["A pieces"], mode="continuous", pieces=8, second_to_next=True)
    assert points(table) == [0, 9]
    assert stacks(table) == ["5", "10"]
    assert table.acting == ["A"]


def test_r13_a_pair_at_the_next_player_ends_the_basic_round():
    table = pairs("8 10 9 3 10 4 5 6", moves=["A pieces"], pieces=8, second_to_next=True)
    assert points(table) == [0, 10, 0]
    assert table.hand == 2
    assert table.acting == ["A"]


def test_r14_an_own_card_is_kept_and_the_rest_goes():
    table = pairs("3 9 8 10", 2, ["A hit", "B hit", "A fold A 3"], mode="continuous")
    assert zone(table, "scored") == [["3"], []]
    assert stacks(table) == ["", "9 10"]
    assert table.state.discard.tolist() == bag(8).tolist()


# Chips. Final scores 16, 9, 4, 4 unless said otherwise: A pairs a 9 with 7 points in front of it.


def settled(rule, *, scores=(7, 9, 4, 4), pot=0, **options):
    table = pairs("9 10 10 10 9", 4, chips=rule, **options)
    table.state.points[:4] = scores
    table.state.pot = pot
    table.play("A hit")
    assert table.over
    assert table.losers == ["A"]
    return chips(table)


def test_seattle():
    assert settled("seattle") == ([-3, 1, 1, 1], 0)


def test_tacoma():
    assert settled("tacoma") == ([-6, 0, 3, 3], 0)
    assert settled("tacoma", penalty=12) == ([-12, 0, 6, 6], 0)
    assert settled("tacoma", pot=1) == ([-6, 0, 3, 3], 1)


def test_olympia():
    assert settled("olympia") == ([-12, 0, 6, 6], 0)
    assert settled("olympia", scores=(8, 9, 4, 4)) == ([-13, 0, 6, 6], 1)
    assert settled("olympia", scores=(8, 9, 4, 4), pot=1) == ([-13, 0, 7, 7], 0)


def test_portland():
    assert settled("portland") == ([-31, 7, 12, 12], 0)


def test_eugene_and_medford():
    # Four scoring cards have been paid for; the fifth, a 9, is paid now.
    eugene = pairs("9 10 10 10 9", 4, chips="eugene")
    medford = pairs("9 10 10 10 9", 4, chips="medford")
    for table, paid in ((eugene, [-1, -1, -1, -1]), (medford, [-7, -9, -4, -4])):
        table.state.points[:4] = [7, 9, 4, 4]
        table.state.chips[:4] = paid
        table.state.pot = -sum(paid)
        table.play("A hit")
    assert chips(eugene) == ([-2, -1, 1, 1], 1)
    assert chips(medford) == ([-16, -9, 12, 12], 1)


def test_two_players_for_chips():
    table = pairs("9 10 9", 2, chips="olympia", target=9)
    table.play("A hit")
    assert chips(table) == ([-9, 9], 0)
    assert table.winners == ["B"]


def test_without_chips_there_is_neither_ledger_nor_pot():
    assert chips(pairs("4 9 6")) == (None, None)


def test_r15_all_who_are_lowest_share():
    assert settled("tacoma", scores=(7, 0, 0, 0)) == ([-6, 2, 2, 2], 0)
    assert settled("tacoma", scores=(7, 1, 0, 2)) == ([-6, 0, 6, 0], 0)


def test_r16_chips_move_at_the_end_or_with_each_scoring_card():
    cards, moves = "7 9 10 10 7 10 9 10 10 9 8 4 9 10", ["A hit", "B fold"]
    expected = {"seattle": 0, "tacoma": 0, "olympia": 0, "portland": 0, "eugene": 2, "medford": 16}
    for rule, pot in expected.items():
        table = pairs(cards, 4, moves, chips=rule)
        assert chips(table)[1] == pot
        assert sum(chips(table)[0]) == -pot


@pytest.mark.parametrize("dealer", "ABCD")
def test_r17_the_dealer_has_no_advantage(dealer):
    i = "ABCD".index(dealer) + 1
    order = "ABCD"[i:] + "ABCD"[:i]
    # First seat after the dealer: 4 and 8, then 9 and a second 9, so the second seat scores.
    table = pairs("4 9 6 10 8 9 5 4 3 2", 4, dealer=dealer, moves=[f"{order[0]} hit", f"{order[1]} hit"])
    assert points(table)["ABCD".index(order[1])] == 9
    assert sum(points(table)) == 9
    assert table.acting == [order[3]]


# Moves that are not legal, prices, the rules page


@pytest.mark.parametrize("text", ["B hit", "A lock", "A fold 4", "D hit", "A", "", "hit", "A hit 3"])
def test_a_refused_move_changes_nothing(text):
    table = pairs("4 9 6 8")
    before = table.state.tobytes()
    with pytest.raises(Refused):
        table.play(text)
    assert table.state.tobytes() == before
    assert table.moves == []


def test_moves_are_read_forgivingly_and_written_in_one_way():
    table = pairs("3 9 8 10 5", 2, ["  a   HIT ", "b hit", "A Fold b 10"], mode="continuous")
    assert table.moves == ["A hit", "B hit", "A fold B 10"]


def test_the_price_of_a_fold():
    basic = {c.text: c.price for c in pairs("10 8 7 4", moves=["C hit"]).seen_by("A").menu()}
    assert basic["fold"] == 4
    assert basic["hit"] is None
    continuous = {
        c.text: c.price for c in pairs("3 9 8", 2, ["A hit"], mode="continuous").seen_by("B").menu()
    }
    assert continuous == {"hit": None, "fold A 3": 3, "fold A 8": 8, "fold B 9": 9}


def test_the_rule_of_thumb_pays_the_lower_price():
    bot = make_bot("steady", "pairs")
    table = Table("pairs", 2, cards="9 2 3 10 4")
    for move in ("B hit", "A hit", "B hit"):
        assert (
            bot.choose(table.seen_by(move[0])) == "hit"
        )  # at most 8 × 9 / 52, about 1.4 points, and a fold costs 2
        table.play(move)
    assert bot.choose(table.seen_by("A")) == "fold"  # 8 nines and 9 tens among 50 cards: 3.2 points
    table.state.points[0] = 29
    assert bot.choose(table.seen_by("A")) == "hit"  # the 2 would be the thirty-first point


def page(name):
    return files("alehouse").joinpath(f"locales/en/rules/{name}.md").read_text("utf-8")


def test_the_odds_on_the_rules_page():
    rows = re.findall(r"^\| ([\d ]+) \| (\d+)/(\d+) \| ([\d.]+) \|$", page("pairs"), re.M)
    assert len(rows) == 18
    for stack, chances, cards, percent in rows:
        ranks = [int(rank) for rank in stack.split()]
        chance = Fraction(sum(rank - 1 for rank in ranks), 55 - len(ranks))
        assert (int(chances), int(cards)) == (sum(rank - 1 for rank in ranks), 55 - len(ranks))
        assert percent == f"{float(chance) * 100:.1f}"
