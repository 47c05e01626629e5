"""Carousel, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import product
from math import comb, factorial, perm

import pytest

from alehouse import Refused, Table
from alehouse.bots import make_bot

from .looking import chips, pot, zone


def carousel(cards, players=2, moves=(), *, first="A", seed=None, carry=0, **options):
    table = Table("carousel", players=players, options=options, cards=cards, first=first, seed=seed)
    table.state.pot = carry
    for move in moves:
        table.play(move)
    return table


def houses(table):
    return [" ".join(zone(table, f"house{i}")) for i in range(1, 7)]


@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_players(players):
    with pytest.raises(Refused):
        carousel("", players, seed="too few or too many")


def test_six_hands_of_one_card_and_no_ante():
    table = carousel("9 8 7 6 5 4")
    assert houses(table) == ["9", "8", "7", "6", "5", "4"]
    assert (chips(table), pot(table)) == ([0, 0], 0)


def test_everybody_bets_in_turn_from_the_button():
    table = carousel("9 8 7 6 5 4", 4, first="C", seed="order")
    order = []
    for _ in range(4):
        order += table.acting
        assert table.legal(table.acting[0]) == [f"bet {x}" for x in range(7)]
        table.play(f"{table.acting[0]} bet 3")
    assert order == ["C", "D", "A", "B"]


def test_bets_that_were_made_are_seen():
    table = carousel("9 8 7 6 5 4", 3, ["A bet 0"])
    assert table.seen_by("B").zones()["bets"] == [0, None, None]
    assert table.seen_by(None).zones()["bets"] == [0, None, None]


def test_example_c4():
    table = carousel("10 9 8 7 6 5 10 9 8 7 10 9 6 8", 2, ["A bet 2", "B bet 2"], carry=1)
    assert (chips(table), pot(table)) == ([0, 0], 1)
    assert houses(table) == ["", "", "", "", "6 10", "5 9"]
    table.play("A bet 1")
    table.play("B bet 1")
    assert houses(table) == ["", "", "", "", "", "5 9 8"]
    assert (chips(table), pot(table), table.over) == ([0, 0], 1, True)


def test_example_c5():
    table = carousel("10 9 8 7 6 5 10 9 8 7 10 9 3 5", 2, ["A bet 1", "B bet 3"], carry=1)
    assert (chips(table), pot(table)) == ([-5, -5], 11)
    table.play("A bet 1")
    table.play("B bet 0")
    assert (chips(table), pot(table), table.winners) == ([11, -10], 0, ["A"])


def test_pairs_are_eliminated_all_at_once_after_the_deal():
    table = carousel("9 9 7 6 5 4 9 9 7 1 3 2", 2, ["A bet 3"])
    events = [(e["event"], e["card"]) for e in table.play("B bet 3")]
    assert [e for e in events if e[0] == "dealt"] == [("dealt", k) for k in ["9", "9", "7", "1", "3", "2"]]
    assert [e for e in events if e[0] == "hand-pairs"] == [("hand-pairs", k) for k in ["9", "9", "7"]]
    assert events.index(("hand-pairs", "9")) > events.index(("dealt", "2"))
    assert table.state.discard.tolist() == [0, 0, 0, 0, 0, 0, 0, 2, 0, 4, 0]


def test_r1_more_than_are_alive_may_be_bet_on():
    table = carousel("10 9 8 7 6 5 10 9 8 7 10 9 6 8", 2, ["A bet 2", "B bet 2"])
    assert table.legal("A") == [f"bet {x}" for x in range(7)]


@pytest.mark.parametrize("text", ["bet 7", "bet 16383", "bet", "bet -1", "bet x", "hit"])
def test_r1_but_seven_is_no_number_of_hands(text):
    table = carousel("9 8 7 6 5 4")
    with pytest.raises(Refused):
        table.play(f"A {text}")
    assert table.moves == []


def test_r2_odd_chips_go_to_the_next_game():
    table = carousel("9 8 7 6 5 4 9 8 7 6 5 2 1 2 3 4 5 6", 3, ["A bet 6", "B bet 1", "C bet 1"], hands=2)
    assert (chips(table), pot(table), table.hand) == ([-5, 2, 2], 1, 2)


def test_r3_a_pot_after_the_last_game_is_not_awarded():
    table = carousel("9 8 7 6 5 4 9 8 7 6 5 4", 3, ["A bet 6", "B bet 1", "C bet 1"])
    assert (table.over, chips(table), pot(table)) == (True, [-5, -5, -5], 15)


def test_r4_everybody_bets_in_every_round():
    table = carousel("", 3, seed="fixed seats", hands=20)
    turns = []
    while not table.over:
        turns += table.acting
        table.play(f"{table.acting[0]} bet 3")
    rounds = [turns[i : i + 3] for i in range(0, len(turns), 3)]
    assert all(sorted(seats) == ["A", "B", "C"] for seats in rounds)


def test_r5_chips_may_go_below_zero():
    table = carousel("", 2, seed="broke", hands=100)
    while not table.over:
        table.play(f"{table.acting[0]} bet {'6' if table.acting == ['A'] else '0'}")
    assert min(chips(table)) < -100
    assert sum(chips(table)) + pot(table) == 0


def test_r6_the_deck_does_not_run_out():
    ladder = ["9 8 7 6 5 4", "10 10 10 10 10 10", "8 9 9 9 9 9", "7 7 8 8 8 8", "6 6 6 7 7 7"]
    table = carousel(" ".join(ladder), seed="long")
    while not table.over:
        table.play(f"{table.acting[0]} bet 6")
    assert zone(table, "left") >= 4


def test_r7_the_button_stays_during_a_game_and_then_moves():
    table = carousel(
        "10 9 8 7 6 5 10 9 8 7 10 9 6 8 9 8 7 6 5 4", 2, ["B bet 2", "A bet 2"], first="B", hands=2
    )
    assert table.acting == ["B"]
    table.play("B bet 1")
    table.play("A bet 1")
    assert (table.hand, table.acting) == (2, ["A"])


def test_r7_the_first_button_is_chosen_by_chance():
    assert {carousel("", 3, seed=str(seed), first=None).acting[0] for seed in range(30)} == {"A", "B", "C"}


def test_r7_without_first_and_seed_nobody_can_begin():
    with pytest.raises(Refused) as refused:
        carousel("9 8 7 6 5 4", first=None)
    assert refused.value.code == "error-first-missing"


@pytest.mark.parametrize(("last", "bet"), [("4", 0), ("2", 1)])
def test_r8_the_first_deal_may_end_the_game(last, bet):
    table = carousel(f"9 8 7 6 5 4 9 8 7 6 5 {last}", 2, [f"A bet {bet}", "B bet 6"])
    assert (table.over, chips(table)) == (True, [5, -5])


def test_a_bet_has_its_price():
    assert {choice.price for choice in carousel("9 8 7 6 5 4", bet=7).seen_by("A").menu()} == {7}


def test_the_rule_of_thumb_takes_the_likely_number_and_shares_unwillingly():
    bot = make_bot("steady", "x")
    assert bot.choose(carousel("1 2 2 3 3 3").seen_by("A")) == "bet 6"
    assert bot.choose(carousel("10 9 8 7 6 5", 3, ["A bet 5"]).seen_by("B")) != "bet 5"


def page():
    return files("alehouse").joinpath("locales/en/rules/carousel.md").read_text("utf-8")


def pairs_of(ranks, number):
    """In how many ways `number` given hands can each have two cards of one rank, by the ranks from `ranks` on."""
    if ranks == 11:
        return Fraction(number == 0)
    return sum(
        Fraction(perm(ranks, 2 * m), factorial(m)) * pairs_of(ranks + 1, number - m)
        for m in range(min(number, ranks // 2) + 1)
    )


def test_the_odds_of_the_first_deal_on_the_rules_page():
    """By inclusion and exclusion over the hands that pair."""
    some = [comb(6, j) * factorial(j) * pairs_of(1, j) / perm(55, 2 * j) for j in range(7)]
    exactly = [sum((-1) ** (j - m) * comb(j, m) * some[j] for j in range(m, 7)) for m in range(7)]
    assert sum(exactly) == 1
    percent = [float(100 * chance) for chance in exactly]
    row = [f"{p:.1f}" for p in percent[:4]] + [f"{percent[4]:.2f}", f"{percent[5] + percent[6]:.2f}"]
    assert f"| in per cent | {' | '.join(row)} |" in page()


@cache
def distinct(counts, rank=10):
    """In how many ways the ranks up to `rank` can give the hands so many cards each, no rank twice to one hand."""
    if rank == 0:
        return int(not any(counts))
    ways = 0
    for takes in product((0, 1), repeat=6):
        rest = tuple(sorted(count - took for count, took in zip(counts, takes, strict=True)))
        if rest[0] >= 0:
            ways += perm(rank, sum(takes)) * distinct(rest, rank - 1)
    return ways


def alive_then(cards, before, after):
    """The chance that so many hands are alive with some cards each, and so many with one more.

    What a hand would get does not depend on whether others are alive, so each has its cards in advance.
    """

    def both(more, fewer):
        """The chance that so many given hands are alive with one card more, and so many others before it."""
        hands = (0,) * (6 - more - fewer) + (cards,) * fewer + (cards + 1,) * more
        orders = factorial(cards + 1) ** more * factorial(cards) ** fewer
        return Fraction(orders * distinct(hands), perm(55, sum(hands)))

    paired = before - after
    chance = sum(
        (-1) ** (i + j) * comb(paired, i) * comb(6 - before, j) * both(after + i, paired - i + j)
        for i in range(paired + 1)
        for j in range(7 - before)
    )
    return comb(6, before) * comb(before, after) * chance


def test_the_odds_of_later_deals_on_the_rules_page():
    deals = ["first", "second", "third", "fourth", "fifth"]
    rows = re.findall(r"^\| (\w+) \| (\d) \|(.+) \|$", page(), re.M)
    assert len(rows) == 10
    for deal, before, cells in rows:
        chances = [alive_then(deals.index(deal) + 1, int(before), x) for x in range(int(before), -1, -1)]
        percent = [str(round(100 * chance / sum(chances))) for chance in chances]
        assert [cell for cell in cells.replace(" ", "").split("|") if cell] == percent, (deal, before)
