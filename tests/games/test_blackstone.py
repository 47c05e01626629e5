"""Blackstone, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from importlib.resources import files
from math import comb

import pytest

from alehouse import Refused, Table
from alehouse.bots import make_bot
from alehouse.dealer import new_dealer
from alehouse.games import blackstone as rules

from .laid import bag
from .looking import chips, pot, zone


def blackstone(cards, players=3, moves=(), *, dealer=None, seed=None, carry=0, **options):
    table = Table("blackstone", players=players, options=options, cards=cards, dealer=dealer, seed=seed)
    table.state.pot += carry
    for move in moves:
        table.play(move)
    return table


def black(table):
    return [len(stones) for stones in zone(table, "black")]


@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_players(players):
    with pytest.raises(Refused):
        blackstone("", players, seed="too few or too many")


@pytest.mark.parametrize("players", range(2, 9))
def test_the_pot_includes_the_antes(players):
    table = blackstone("", players, seed="antes")
    assert chips(table) == [-5] * players
    assert pot(table) == 5 * players


def test_white_stones_of_the_deal_go_to_the_centre_and_black_ones_stay():
    table = blackstone("10 4 6")
    assert (zone(table, "white"), black(table), table.acting) == (2, [1, 0, 0], ["B"])


@pytest.mark.parametrize(
    ("cards", "players", "moves", "result", "carry"),
    [
        ("10 4 6 9 10 3 8 7 10", 3, ["B take 2", "C fold", "A take 2", "B take 3"], [18, -11, -7], 0),
        ("3 5 9", 2, ["A take 1", "B fold"], [7, -7], 0),
        ("10 10 10 10 10 7 9 8", 3, ["C fold", "A take 2", "B fold"], [13, -7, -6], 0),
        ("2 4 6 9 9 9 10 10", 3, ["A take 3", "B take 4"], [5, -11, 5], 1),
        ("2 4 6 1 2 3 3 3 4 4 4 5 5 5 5", 3, ["A take 12", "B fold", "C fold"], [26, -13, -13], 0),
        ("2 4 6 1 2 3 3 3 4 4 4 5 5 5 10 5 10", 3, ["A take 11", "B take 11"], [10, -20, 10], 0),
    ],
    ids=["b1", "b2", "b3", "b4", "b6", "b7"],
)
def test_examples(cards, players, moves, result, carry):
    table = blackstone(cards, players, moves)
    assert (table.over, chips(table), pot(table)) == (True, result, carry)


def test_example_b5():
    table = blackstone("2 4 6 5 10 10", 4, ["A take 2"], carry=2)
    assert (chips(table), pot(table)) == ([-9, 3, 3, 3], 2)


@pytest.mark.parametrize(("move", "price"), [("A fold", 8), ("A take 1", 15)])
def test_the_printed_prices_at_15_white_stones(move, price):
    table = blackstone("2 4 6 10", seed="15")
    table.state.black[0] = bag(10)
    table.state.white[:] = bag(*[9] * 9, *[8] * 6)
    table.play(move)
    assert chips(table)[0] == -5 - price


def test_r1_no_more_cards_than_the_deck_has():
    table = blackstone("3 5", 2, seed="limit")
    assert table.legal("A") == sorted(["fold", *(f"take {k}" for k in range(1, 54))])


@pytest.mark.parametrize(
    ("text", "code"), [("A take 54", "error-blackstone-deck"), ("A take 0", "error-blackstone-too-few")]
)
def test_r1_a_refusal_says_why(text, code):
    table = blackstone("3 5", 2, seed="limit")
    with pytest.raises(Refused) as refused:
        table.play(text)
    assert refused.value.code == code


def test_r1_with_too_few_cards_one_must_fold():
    table = blackstone("2 4 6", seed="few")
    table.state.minimum = 53
    assert table.legal("A") == ["fold"]


def test_r1_taking_everything_loses():
    for players in range(2, 9):
        table = blackstone("", players, seed=f"all {players}")
        seat = table.acting[0]
        table.play(f"{seat} take {zone(table, 'left')}")
        assert table.over
        assert zone(table, "state")["ABCDEFGH".index(seat)] == "lost"


def test_r2_folds_do_not_change_the_minimum():
    table = blackstone("2 4 6 9 9 9", moves=["A take 3", "B fold"])
    assert "take 2" not in table.legal("C")
    assert "take 3" in table.legal("C")


def test_r2_a_large_take_raises_it_for_all():
    table = blackstone("2 4 6 9 9 9 8 8 8 8", moves=["A take 3", "B take 4"])
    assert zone(table, "minimum") == 4
    assert "take 3" not in table.legal("C")


def test_r3_the_leader_may_fold_at_once():
    table = blackstone("2 4 6", moves=["A fold"])
    assert chips(table) == [-7, -5, -5]
    assert "take 1" in table.legal("B")


def test_r4_extra_stones_go_back():
    table = blackstone("10 10 10 10 10 7")
    assert black(table) == [1, 1, 1]
    assert zone(table, "left") == 55 - 4
    assert table.state.deck[10] == 7
    assert [e["seat"] for e in table.laid_open().events() if e["event"] == "stones-back"] == ["A", "B"]


def test_r4_one_that_went_back_may_come_again():
    cards = "10 10 10 10 10 10 10 10 3 4"  # four each, three of them go back: eight are left in the deck
    table = blackstone(f"{cards} 9 9 9 9 9 9 9 9 10", 2, ["A take 8"])
    assert table.state.deck[10] == 8
    table.play("B fold")
    assert table.over


def test_r5_white_pairs_stay():
    table = blackstone("5 5 5 3", 2)
    assert (zone(table, "white"), table.acting) == (4, ["B"])


def test_r5_only_the_tied_get_another_card():
    table = blackstone("5 5 9 4 3")
    assert (zone(table, "white"), table.acting) == (5, ["B"])


def test_r6_when_the_cards_run_out_all_is_dealt_again():
    table = blackstone("2 4 6", seed="again")
    table.state.deck[:] = 0
    table.state.left = 0
    assert not rules.low_stone_leads(table.state, new_dealer("again")[0])
    rules.gather(table.state)
    assert zone(table, "left") == 55
    assert (chips(table), pot(table)) == ([-5, -5, -5], 15)


def test_r7_the_stone_of_those_who_fold_stays_out():
    table = blackstone("10 4 6 9", moves=["B take 1", "C fold", "A fold"])
    assert black(table) == [1, 0, 0]
    assert table.state.deck[10] == 9


def test_r8_both_stones_in_one_take():
    table = blackstone("2 4 6 10 10", moves=["A take 5"])
    assert zone(table, "state") == ["lost", "in", "in"]
    assert zone(table, "left") == 50


def test_r9_of_two_the_other_takes_everything():
    assert chips(blackstone("10 5 9 10", 2, ["B take 1", "A take 1"])) == [-7, 7]


def test_r10_without_white_stones_folding_costs_the_ante():
    table = blackstone("2 4 6", seed="no white")
    table.state.white[:] = 0
    table.state.deck[2] += 1
    table.state.deck[4] += 1
    table.state.deck[6] += 1
    table.state.left += 3
    assert table.seen_by("A").menu()[0].price is None
    table.play("A fold")
    assert chips(table) == [-5, -5, -5]


def test_r11_the_low_card_leads_again():
    table = blackstone("2 4 6 9 9 9 10 10 5 3 8", moves=["A take 3", "B take 4"], hands=2)
    assert (table.hand, table.acting, pot(table), black(table)) == (2, ["B"], 16, [0, 0, 0])
    assert zone(table, "minimum") == 1


def test_r12_chips_may_go_below_zero():
    table = blackstone("", 2, seed="broke", hands=50)
    while not table.over:
        table.play(f"{table.acting[0]} {'fold' if table.acting == ['A'] else table.legal('B')[1]}")
    assert min(chips(table)) < -100
    assert sum(chips(table)) + pot(table) == 0


def test_the_rule_of_thumb_takes_what_is_safe_and_leaves_what_is_not():
    bot = make_bot("steady", "x")
    assert bot.choose(blackstone("2 4 6").seen_by("A")) == "take 1"
    table = blackstone("2 6 10 9 9 9 9 9 9 9 9", moves=["A take 8", "B fold"])
    assert bot.choose(table.seen_by("C")) == "fold"


def page():
    return files("alehouse").joinpath("locales/en/rules/blackstone.md").read_text("utf-8")


def test_the_odds_on_the_rules_page():
    rows = re.findall(r"^\| (\d+) \| ([\d.]+) \| ([\d.]+) \|$", page(), re.M)
    assert len(rows) == 9
    for number, without, with_stone in rows:
        k = int(number)
        two = 1 - (comb(41, k) + 10 * comb(41, k - 1)) / comb(51, k)
        one = 1 - comb(42, k) / comb(51, k)
        assert (without, with_stone) == (f"{two * 100:.1f}", f"{one * 100:.1f}")
