"""Kitty, ruling by ruling. What is asserted follows from the rules by hand; the worked examples have records as well."""

from __future__ import annotations

import re
from fractions import Fraction
from importlib.resources import files
from itertools import product
from math import comb

import pytest

from alehouse import Refused, Table
from alehouse.bots.steady import SteadyBot
from alehouse.layout import card_counts

from .laid import bag
from .looking import chips, points, pot, zone

K1 = [[10, 3, 8], [10, 3, 9], [10, 5, 8], [10, 7, 9]]
K2 = [*K1[:3], [10, 5, 9]]
K3 = [[10, 1, 8], *K1[1:]]
K4 = [[10, 9, 3, 8], [10, 9, 3, 9], [10, 9, 5, 8], [10, 9, 5, 4]]
K5 = [[10, 10, 3, 4], [10, 10, 5, 6], [10, 10, 7, 8]]
K6 = [[10, 10, 1, 4], *K5[1:]]


def kitty(hands, targets=(6,), coming=(), /, **options):
    """A table at the beginning of a round with these hands; `coming` are the cards that are still to be turned."""
    n = len(hands)
    table = Table("kitty", players=n, options=options, seed="kitty")
    state = table.state
    for p, hand in enumerate(hands):
        state.held[p] = bag(*hand)
        state.in_hand[p] = len(hand)
    state.targets[:] = bag(*targets)
    state.kitty = len(coming)
    if coming:
        state.deck[:] = bag(*coming)
        state.left = len(coming)
    return table


def all_do(table, verb, cards):
    for seat, card in zip(table.seats, cards, strict=True):
        table.play(f"{seat} {verb} {card}")


def round_of(table, passed, bids, *further):
    all_do(table, "pass", [passed] * len(table.seats))
    all_do(table, "bid", bids)
    for move in further:
        table.play(move)
    return table


def held(table, seat):
    return [int(card) for card in zone(table, "held")["ABCDEF".index(seat)]]


def told(table, event):
    return [(e["seat"], e["card"]) for e in table.laid_open().events() if e["event"] == event]


# The common rulings


@pytest.mark.parametrize(("players", "size", "away"), [(3, 16, 0), (4, 12, 0), (5, 9, 3), (6, 8, 0)])
def test_c1_all_cards_are_in_hands_or_in_the_kitty(players, size, away):
    table = Table("kitty", players, {"soft": True}, seed="sizes")
    assert card_counts(table.layout, table.state).tolist() == list(range(11))
    assert [len(hand) for hand in zone(table, "held")] == [size] * players
    assert (len(zone(table, "targets")), zone(table, "kitty")) == (1, 6)
    assert int(table.state.left) == 6 + away


def test_c2_cards_are_passed_to_the_left():
    table = kitty([[10, 3, 8], [9, 3, 9], [8, 5, 8], [7, 7, 9]])
    all_do(table, "pass", [10, 9, 8, 7])
    assert [held(table, seat) for seat in "ABCD"] == [[3, 7, 8], [3, 9, 10], [5, 8, 9], [7, 8, 9]]


@pytest.mark.parametrize("seat", ["A", "B", "C", "D", None])
def test_c8_hands_and_passed_cards_are_seen_by_those_who_have_had_them(seat):
    table = Table("kitty", 4, seed="c8")
    passed = {each: table.legal(each)[0] for each in table.seats}
    for each, text in passed.items():
        table.play(f"{each} {text}")
    hidden = [p for p, hand in zip("ABCD", table.seen_by(seat).zones()["held"], strict=True) if "?" in hand]
    assert hidden == [p for p in "ABCD" if p != seat]
    for event in table.seen_by(seat).events():
        if event["event"] == "passes":
            known = seat in (event["seat"], event["target"])
            assert event["card"] == (passed[event["seat"]].split()[1] if known else "?")


def test_c9_nothing_is_told_before_the_last_has_chosen():
    table = kitty(K1)
    for seat in "ABC":
        table.play(f"{seat} pass 10")
    assert (table.acting, told(table, "passes")) == (["D"], [])
    assert table.legal("A") == []
    table.play("D pass 10")
    all_do(table, "bid", [3, 3, 5, 7])
    assert told(table, "bids") == [("A", "3"), ("B", "3"), ("C", "5"), ("D", "7")]


def test_c10_an_odd_chip_is_the_start_of_the_next_pot():
    table = kitty([[9, 7, 3], [9, 7, 3], [9, 2, 4], [9, 2, 5]], (), chips=True, hands=2)
    round_of(table, 9, [3, 3, 4, 5])
    # 16, 16, 11 and 11: two pay 5 each, and two get 5 each.
    assert (points(table), chips(table)) == ([16, 16, 11, 11], [5, 5, -5, -5])
    table = kitty([[9, 7, 3], [9, 7, 3], [9, 2, 4], [9, 6, 5]], (), chips=True, hands=2)
    round_of(table, 9, [3, 3, 4, 5])
    # 16, 16, 11 and 15: 5 and 1 make 6, and 3 each.
    assert (chips(table), pot(table)) == ([3, 3, -5, -1], 0)
    table = kitty([[9, 7, 3], [9, 7, 3], [9, 1, 4], [9, 6, 5]], (), chips=True, hands=2)
    round_of(table, 9, [3, 3, 4, 5])
    # 16, 16, 10 and 15: 6 and 1 make 7, and one chip is left.
    assert (chips(table), pot(table)) == ([3, 3, -6, -1], 1)


def test_c11_the_totals_of_all_deals_decide():
    table = kitty(K1, hands=2)
    round_of(table, 10, [3, 3, 5, 7])
    assert (table.over, table.hand, points(table)) == (False, 2, [18, 19, 24, 19])
    assert [len(hand) for hand in zone(table, "held")] == [12] * 4


def test_c12_the_only_card_is_still_asked_for():
    table = kitty([[3, 3], [3, 3], [4, 4], [5, 5]])
    assert [table.legal(seat) for seat in "ABCD"] == [["pass 3"], ["pass 3"], ["pass 4"], ["pass 5"]]


def long_form(before, hands=K1, bids=(3, 3, 5, 7), **options):
    table = kitty(hands, long_form=True, **options)
    table.state.points[: len(before)] = before
    return round_of(table, 10, bids)


def test_c13_a_long_form_ends_at_the_latest_with_the_last_allowed_deal():
    table = long_form([82, 81, 0, 81], max_rounds=1)
    assert (points(table), table.winners) == ([100, 100, 24, 100], ["A", "B", "D"])


def test_c14_the_long_form_goes_on_while_the_best_are_level():
    table = long_form([82, 81, 0, 80])
    assert (table.over, table.hand, points(table)) == (False, 2, [100, 100, 24, 99])


@pytest.mark.parametrize(
    ("before", "winners"), [([82, 0, 0, 0], ["A"]), ([90, 90, 0, 0], ["B"]), ([81, 80, 75, 80], [])]
)
def test_c14_the_highest_of_those_with_100_wins(before, winners):
    assert long_form(before).winners == winners


def test_c14_a_team_that_is_ahead_wins():
    table = long_form([80, 79, 80, 79], K1, partners=True)
    # {8, 10, 6, 8, 10} against {9, 10, 9, 10}: the 10s are level, 8 and 6 against 9.
    assert (points(table), table.winners) == ([104, 98, 104, 98], ["A", "C"])


def test_c14_two_teams_that_are_level_play_on():
    assert not long_form([95, 100, 95, 100], partners=True).over  # 24 and 19 make 119 each


# The rulings of Kitty


@pytest.mark.parametrize(
    ("players", "hard"), [(2, False), (3, False), (4, True), (5, False), (6, False), (7, False)]
)
def test_r1_the_hard_game_is_for_four(players, hard):
    for soft in (False, True):
        if hard or (soft and 3 <= players <= 6):
            assert not Table("kitty", players, {"soft": soft}, seed="r1").over
        else:
            with pytest.raises(Refused) as refused:
                Table("kitty", players, {"soft": soft}, seed="r1")
            assert refused.value.code == ("error-kitty-hard" if 3 <= players <= 6 else "error-players")


@pytest.mark.parametrize(("players", "possible"), [(3, False), (4, True), (5, False), (6, True)])
def test_r1_partners_are_for_four_or_six(players, possible):
    options = {"soft": True, "partners": True}
    if possible:
        assert not Table("kitty", players, options, seed="r1").over
        return
    with pytest.raises(Refused) as refused:
        Table("kitty", players, options, seed="r1")
    assert refused.value.code == "error-kitty-partners"


def scored(*final, **options):
    """The points for final hands: everybody passes and bids the 10 on top of them, and nobody takes anything."""
    table = kitty([[*hand, 10] for hand in final], (), **options)
    return points(round_of(table, 10, [10] * len(final)))


def test_k8_the_score_alone():
    assert scored([8, 8, 3], [8, 8, 5], [5, 2], [1, 9, 9]) == [11, 13, 7, 10]


def test_r2_a_rank_that_nobody_holds_scores_for_nobody():
    assert scored([9], [9], [], []) == [9, 9, 0, 0]


def test_r3_three_or_more_all_score_fully():
    assert scored([7, 4], [7, 3], [7], [2, 2]) == [11, 10, 7, 2]
    assert scored([7], [7], [7], [7]) == [7] * 4


def test_r4_no_lone_bid():
    table = round_of(kitty(K2), 10, [3, 3, 5, 5])
    assert (points(table), table.winners) == ([18, 19, 18, 19], ["B", "D"])
    assert told(table, "unclaimed") == [(None, "6")]


def test_k1_the_lowest_lone_bid_takes_the_target():
    table = round_of(kitty(K1), 10, [3, 3, 5, 7])
    assert [held(table, seat) for seat in "ABCD"] == [[8, 10], [9, 10], [6, 8, 10], [9, 10]]
    assert (points(table), table.winners) == ([18, 19, 24, 19], ["C"])


@pytest.mark.parametrize(
    ("receiver", "result"), [("B", [18, 25, 18, 19]), ("C", [18, 19, 24, 19]), ("D", [18, 19, 18, 25])]
)
def test_k3_the_1_gives_the_target_away(receiver, result):
    table = round_of(kitty(K3), 10, [1, 3, 5, 7])
    assert table.legal("A") == ["give B", "give C", "give D"]
    table.play(f"A give {receiver}")
    assert points(table) == result


def test_k4_sticky_targets_go_together():
    table = round_of(kitty(K4, [6], [2], sticky=True), 10, [3, 3, 5, 5])
    assert zone(table, "targets") == ["2", "6"]
    round_of(table, 9, [8, 9, 8, 4])
    assert (held(table, "D"), points(table)) == ([2, 6, 9, 10], [19, 19, 19, 27])


def test_k5_the_two_lowest_take_one_each():
    table = round_of(kitty(K5, [9], [2, 8], soft=True), 10, [3, 5, 7])
    assert held(table, "A") == [4, 9, 10, 10]
    round_of(table, 10, [4, 6, 8], "A choose 2")
    assert [held(table, seat) for seat in "ABC"] == [[2, 9, 10, 10], [8, 10, 10], [10, 10]]
    assert points(table) == [21, 18, 10]


def test_k6_the_1_in_soft_kitty():
    table = round_of(kitty(K6, [9], [2, 8], soft=True), 10, [4, 5, 7])
    round_of(table, 10, [1, 6, 8], "A choose 8", "A give C")
    assert points(table) == [19, 12, 18]


@pytest.mark.parametrize(("receiver", "result"), [("B", [18, 25, 18, 25]), ("D", [18, 25, 18, 25])])
def test_k7_partners_count_together(receiver, result):
    table = round_of(kitty(K3, partners=True), 10, [1, 3, 5, 7])
    assert table.legal("A") == ["give B", "give D"]
    table.play(f"A give {receiver}")
    assert (points(table), table.winners) == (result, ["B", "D"])


def test_k9_those_who_tie_share_what_the_others_pay():
    # 19, 19, 15 and 13, by hands of their own: 10, 9 and 6 are shared out so.
    table = kitty([[10, 9, 4], [10, 9, 4], [10, 5, 4], [10, 3, 4]], (), chips=True)
    round_of(table, 4, [4, 4, 4, 4])
    assert points(table) == [19, 19, 15, 13]
    assert (chips(table), table.winners) == ([5, 5, -4, -6], ["A", "B"])


def test_r5_with_one_lone_bid_only_one_target_is_taken():
    table = round_of(kitty([[10, 3], [10, 3], [10, 7]], [2, 8], soft=True), 10, [3, 3, 7], "C choose 8")
    assert (told(table, "takes-target"), told(table, "unclaimed")) == ([("C", "8")], [(None, "2")])


def test_r6_the_second_lowest_of_the_lone_bids():
    hands = [[10, 2], [10, 3], [10, 3], [10, 5], [10, 6]]
    table = round_of(kitty(hands, [7, 8], soft=True), 10, [2, 3, 3, 5, 6], "A choose 8")
    assert told(table, "takes-target") == [("A", "8"), ("D", "7")]


def test_r7_whoever_bids_the_1_chooses_the_card_and_the_receiver():
    table = round_of(kitty(K6, [2, 8], soft=True), 10, [1, 5, 7])
    assert table.legal("A") == ["choose 2", "choose 8"]
    table.play("A choose 2")
    assert (table.acting, table.legal("A")) == (["A"], ["give B", "give C"])
    table.play("A give B")
    assert told(table, "takes-target") == [("B", "2"), ("B", "8")]


def test_r7_one_target_is_given_without_a_choice():
    table = round_of(kitty(K6, [9], [2, 8], soft=True), 10, [1, 5, 7])
    assert table.legal("A") == ["give B", "give C"]
    table.play("A give B")
    assert (held(table, "B"), zone(table, "targets")) == ([6, 9, 10, 10], ["2", "8"])


def test_targets_of_one_rank_are_not_chosen():
    table = round_of(kitty(K5, [9, 9], soft=True), 10, [3, 5, 7])
    assert told(table, "takes-target") == [("A", "9"), ("B", "9")]
    assert table.over


def test_r8_the_1_gives_all_sticky_targets_to_one():
    table = round_of(kitty(K3, [2, 6, 6], sticky=True), 10, [1, 3, 5, 7], "A give D")
    assert (held(table, "D"), held(table, "A")) == ([2, 6, 6, 9, 10], [8, 10])


def test_r8_without_sticky_an_old_target_is_gone():
    table = round_of(kitty(K4, [6], [2]), 10, [3, 3, 5, 5])
    assert zone(table, "targets") == ["2"]


def test_r8_after_the_last_round_nothing_sticks():
    table = round_of(kitty(K2, sticky=True), 10, [3, 3, 5, 5])
    assert (zone(table, "targets"), told(table, "unclaimed"), table.over) == ([], [(None, "6")], True)


def test_r9_two_take_one_each_and_the_rest_sticks():
    table = kitty([[10, *hand] for hand in K5], [2, 8, 9], [1, 4], soft=True, sticky=True)
    round_of(table, 10, [3, 5, 7], "A choose 9", "B choose 2")
    assert zone(table, "targets") == ["1", "4", "8"]


def test_r10_a_captured_card_can_be_passed_and_bid_in_the_next_round():
    table = round_of(kitty(K5, [9], [2, 8], soft=True), 10, [3, 5, 7])
    assert set(table.legal("A")) == {"pass 4", "pass 9", "pass 10"}
    all_do(table, "pass", [9, 10, 10])
    assert "bid 9" in table.legal("B")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r11_there_is_always_a_card_to_pass_and_one_to_bid(players):
    for soft in {True, players != 4}:
        table = Table("kitty", players, {"soft": soft}, seed="r11")
        while not table.over:
            if zone(table, "targets") and len(table.acting) == players:
                assert int(min(table.state.in_hand[:players])) >= (2 if "pass" in table.legal("A")[0] else 1)
            for seat in table.acting:
                table.play(f"{seat} {table.legal(seat)[-1]}")


def test_r12_partners_do_not_see_each_other():
    table = Table("kitty", 4, {"partners": True}, seed="r12")
    assert set(table.seen_by("A").zones()["held"][2]) == {"?"}


def test_r13_partners_may_take_both_targets():
    table = round_of(kitty(K1, [2, 4], soft=True, partners=True), 10, [3, 9, 5, 9], "A choose 4")
    assert told(table, "takes-target") == [("A", "4"), ("C", "2")]


def test_r14_every_loser_pays_the_winner_the_difference():
    table = round_of(kitty(K1, chips=True), 10, [3, 3, 5, 7])
    assert (chips(table), table.winners) == ([-6, -5, 16, -5], ["C"])


def test_r14_partners_pay_once_each_and_the_winners_share():
    table = round_of(kitty(K3, partners=True, chips=True), 10, [1, 3, 5, 7], "A give B")
    assert chips(table) == [-7, 7, -7, 7]


def test_r14_with_three_teams_the_winners_get_the_difference_from_both():
    hands = [[9], [8], [7], [9], [8], [7]]
    table = kitty([[*hand, 10] for hand in hands], (), soft=True, partners=True, chips=True)
    round_of(table, 10, [10] * 6)
    assert points(table) == [9, 8, 7, 9, 8, 7]
    assert (chips(table), table.winners) == ([3, -1, -2, 3, -1, -2], ["A", "D"])


def test_r14_in_the_long_form_every_deal_is_paid():
    table = long_form([0, 0, 0, 0], chips=True)
    assert (chips(table), table.over) == ([-6, -5, 16, -5], False)
    # 100, 79, 78 and 89: A wins, and still pays what C was better in this deal.
    table = long_form([82, 60, 54, 70], chips=True)
    assert (chips(table), table.winners) == ([-6, -5, 16, -5], ["A"])


def test_r15_three_cards_are_left_with_five_players():
    table = Table("kitty", 5, {"soft": True}, seed="r15")
    while not table.over:
        seat = table.acting[0]
        table.play(f"{seat} {table.legal(seat)[0]}")
    assert (int(table.state.left), zone(table, "kitty")) == (3, 0)


def test_r16_all_choose_in_any_order():
    one, other = kitty(K1), kitty(K1)
    for seat in "ABCD":
        one.play(f"{seat} pass 10")
    for seat in "CADB":
        other.play(f"{seat} pass 10")
    assert one.state.tobytes() == other.state.tobytes()


def test_the_bids_stay_in_sight_until_everybody_bids_again():
    table = round_of(kitty(K4, [6], [2]), 10, [3, 3, 5, 5])
    assert zone(table, "bid") == [3, 3, 5, 5]
    all_do(table, "pass", [9] * 4)
    assert zone(table, "bid") == [None] * 4


@pytest.mark.parametrize(("soft", "rounds"), [(False, 7), (True, 4)])
def test_seven_rounds_or_four(soft, rounds):
    table = Table("kitty", 4, {"soft": soft}, seed="rounds")
    while not table.over:
        seat = table.acting[0]
        table.play(f"{seat} {table.legal(seat)[0]}")
    assert len(told(table, "bids")) == rounds * 4
    assert len(told(table, "turns-target")) == 7


# Moves that are not legal, and the bot


@pytest.mark.parametrize(
    ("soft", "moves", "text", "code"),
    [
        (False, 0, "A pass 6", "error-card-not-held"),
        (False, 4, "A bid 6", "error-card-not-held"),
        (False, 8, "A give A", "error-kitty-own"),
        (False, 8, "A give C", "error-kitty-partner"),
        (True, 8, "A choose 7", "error-kitty-no-target"),
        (False, 8, "B give A", "error-turn"),
    ],
)
def test_a_refused_move_says_why(soft, moves, text, code):
    table = kitty(K3, [2, 6] if soft else [6], soft=soft, partners=True)
    played = [f"{seat} pass 10" for seat in "ABCD"] + ["A bid 1", "B bid 3", "C bid 5", "D bid 7"]
    for move in played[:moves]:
        table.play(move)
    before = table.state.tobytes()
    with pytest.raises(Refused) as refused:
        table.play(text)
    assert refused.value.code == code
    assert table.state.tobytes() == before


def test_the_steady_bot_beats_those_who_play_anything():
    bot, ahead = SteadyBot("kitty"), 0
    for number in range(8):
        table = Table("kitty", 4, seed=f"bots {number}")
        while not table.over:
            seat = table.acting[0]
            legal = table.legal(seat)
            other = legal[(number + len(table.moves)) % len(legal)]
            table.play(f"{seat} {bot.choose(table.seen_by(seat)) if seat == 'A' else other}")
        ahead += 3 * points(table)[0] - sum(points(table)[1:])
    assert ahead > 0


# The rules page


def page():
    return files("alehouse").joinpath("locales/en/rules/kitty.md").read_text("utf-8")


def test_the_odds_on_the_rules_page():
    """The other cards of the rank lie among 43: twelve in each of three hands, seven in the kitty."""
    rows = re.findall(r"^\| (one|two|three|four) (\d+)s? \| ([\d.]+) % \| ([\d.]+) % \|$", page(), re.M)
    assert len(rows) == 10
    for word, rank, *percents in rows:
        mine = ("one", "two", "three", "four").index(word) + 1
        rest = int(rank) - mine
        for most, percent in zip((mine - 1, mine), percents, strict=True):
            ways = sum(
                comb(12, a) * comb(12, b) * comb(12, c) * comb(7, rest - a - b - c)
                for a, b, c in product(range(most + 1), repeat=3)
                if 0 <= rest - a - b - c <= 7
            )
            assert percent == f"{float(Fraction(ways, comb(43, rest))) * 100:.1f}"
