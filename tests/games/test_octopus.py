"""Octopus, ruling by ruling. What is asserted follows from the rules by hand; the worked examples have records as well."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from importlib.resources import files
from math import comb

import pytest

from alehouse import Refused, Table
from alehouse.bots.steady import SteadyBot
from alehouse.layout import card_counts

from .laid import bag
from .looking import chips, events, pot, zone

O1 = [[1, 9, 9, 8, 8], [4, 9, 9, 8, 8], [4, 10, 7, 6, 3], [2, 10, 10, 10, 7]]
O4 = [[4, 9, 9], [4, 10, 8], [7, 10, 8], [7, 10, 3]]
O5 = [[1, 9, 5], [2, 6, 6], [4, 8, 3], [2, 7, 6]]
O8 = [[1, 5, 4], [4, 5, 4], [4, 9, 8], [2, 9, 8]]
TWO = [[1, 2], [1, 2]]
"""Hands of two who fold."""


def octopus(hands, declared="", /, **options):
    """A table with these hands after the declarations: seats that fold are named, the others continue. D deals."""
    n = len(hands)
    table = Table("octopus", players=n, options=options, seed="octopus")
    for p, hand in enumerate(hands):
        table.state.held[p] = bag(*hand)
        table.state.in_hand[p] = len(hand)
    while table.acting and table.legal(table.acting[0]) == ["continue", "fold"] and table.hand == 1:
        seat = table.acting[0]
        table.play(f"{seat} {'fold' if seat in declared else 'continue'}")
    return table


def played(table, *rounds):
    """Play on: a list of cards is played or given by the acting seats in their order, a text is a move."""
    for part in rounds:
        if isinstance(part, str):
            table.play(part)
            continue
        for seat, card in zip(table.acting, part, strict=True):
            table.play(f"{seat} {table.legal(seat)[0].split()[0]} {card}")
    return table


def held(table, seat):
    return [int(card) for card in zone(table, "held")["ABCDEF".index(seat)]]


def losers(table):
    return [event["seat"] for event in table.laid_open().events() if event["event"] == "worst-hand"]


def paid(table, hand):
    """What each seat has paid into the pot of a hand at its beginning."""
    told = table.laid_open().events()
    begins = [i for i, event in enumerate(told) if event["event"] == "hand"][hand - 1]
    return [event["amount"] for event in told[begins + 1 : begins + 1 + len(table.seats)]]


# The common rulings


@pytest.mark.parametrize(("players", "left"), [(4, 23), (5, 15), (6, 7)])
def test_eight_cards_and_two_chips_each(players, left):
    table = Table("octopus", players, seed="deal")
    assert card_counts(table.layout, table.state).tolist() == list(range(11))
    assert [len(hand) for hand in zone(table, "held")] == [8] * players
    assert (zone(table, "left"), chips(table), pot(table)) == (left, [-2] * players, 2 * players)


@pytest.mark.parametrize("players", [3, 7])
def test_four_to_six_players(players):
    with pytest.raises(Refused):
        Table("octopus", players, seed="players")


def test_c2_cards_are_given_past_those_who_have_folded():
    table = played(octopus(O5, "B"), [1, 4, 2], "A pass", [9, 8, 7])
    assert [held(table, seat) for seat in "ABCD"] == [[5, 7], [2, 6, 6], [3, 9], [6, 8]]


@pytest.mark.parametrize("seat", ["A", "B", "C", "D", None])
def test_c8_hands_and_given_cards_are_seen_by_those_who_have_had_them(seat):
    table = played(octopus(O1), [1, 4, 4, 2], "A pass", [9, 9, 10, 10])
    hidden = [p for p, hand in zip("ABCD", table.seen_by(seat).zones()["held"], strict=True) if "?" in hand]
    assert hidden == [p for p in "ABCD" if p != seat]
    given = {e["seat"]: e["card"] for e in table.seen_by(seat).events() if e["event"] == "passes"}
    known = {giver: card for giver, card in given.items() if card != "?"}
    receives = dict(zip("ABCD", "BCDA", strict=True))
    assert set(known) == {giver for giver in "ABCD" if seat in (giver, receives[giver])}


def test_c9_nothing_is_told_before_the_last_has_chosen():
    table = octopus(O1)
    for text in ("A play 1", "B play 4", "C play 4"):
        table.play(text)
    assert (table.acting, zone(table, "revealed")) == (["D"], [None] * 4)
    table.play("D play 2")
    assert zone(table, "revealed") == [1, 4, 4, 2]


def test_c10_and_o8_an_odd_chip_stays_in_the_pot():
    table = octopus(O8, hands=2)
    table.state.pot = 7
    table.state.chips[:4] = [-2, -2, -2, -1]
    played(table, [1, 4, 4, 2], "A show clean")
    assert losers(table) == ["C", "D"]
    assert paid(table, 2) == [1, 1, 5, 5]
    assert (chips(table), pot(table)) == ([0, 0, -7, -6], 13)


def test_c11_most_chips_win_and_equal_chips_share():
    assert played(octopus(O1), [1, 4, 4, 2], "A show set").winners == ["A", "B"]
    assert played(octopus(O1), [9, 4, 4, 2], "D show clean").winners == ["C"]


def test_c12_the_only_card_is_still_asked_for():
    table = octopus([[5, 5], [5, 5], *TWO], "CD")
    assert table.legal("A") == ["play 5"]


# Declaring


def test_the_dealer_declares_first_and_then_the_left():
    table = Table("octopus", 4, dealer="B", seed="order")
    order = []
    while len(table.acting) == 1:
        order += table.acting
        table.play(f"{table.acting[0]} continue")
    assert order == ["B", "C", "D", "A"]


def test_r1_and_o3_the_last_in_turn_takes_the_pot_unasked():
    table = Table("octopus", 4, {"hands": 2}, dealer="B", seed="o3")
    table.state.chips[:4] = [-1, -5, -1, -1]
    for text in ("B fold", "C fold", "D fold"):
        table.play(text)
    # The pot of eight and three folds is A's; then all ante two.
    assert chips(table) == [-1 + 11 - 2, -6 - 2, -2 - 2, -2 - 2]
    assert (paid(table, 2), table.acting, losers(table)) == ([2] * 4, ["A"], [])


def test_r1_the_only_one_to_continue_wins_without_a_showdown():
    table = Table("octopus", 4, {"hands": 2}, seed="r1")
    for text in ("D fold", "A continue", "B fold", "C fold"):
        table.play(text)
    assert (paid(table, 2), table.acting, losers(table)) == ([2] * 4, ["A"], [])
    assert "shows" not in events(table)


def test_r11_folding_costs_a_chip_beside_the_ante():
    table = Table("octopus", 4, seed="r11")
    table.play("D fold")
    assert (chips(table), pot(table)) == ([-2, -2, -2, -3], 9)
    assert {choice.text: choice.price for choice in table.seen_by("A").menu()} == {
        "continue": None,
        "fold": 1,
    }


def test_r12_nobody_is_out_for_lack_of_chips():
    table = octopus(O8, hands=2)
    table.state.chips[:4] = [500, -500, 0, 0]
    played(table, [1, 4, 4, 2], "A show clean")
    assert int(table.state.chips[1]) == -500 + 4 - 1


# Rounds


def test_r2_a_played_card_is_discarded():
    table = played(octopus(O1), [9, 9, 4, 2])
    assert (zone(table, "discard"), held(table, "A")) == (4, [1, 8, 8, 9])


def test_r2_at_most_seven_rounds():
    same = [10, 10, 9, 9, 8, 8, 7, 7]
    table = octopus([same] * 4)
    for number, card in enumerate([10, 10, 9, 9, 8, 8, 7]):
        assert (len(table.acting), table.over) == (4, False), number
        played(table, [card] * 4)
    assert table.over


def test_o4_without_a_lone_card_nobody_decides_and_nothing_is_passed():
    table = played(octopus(O4), [4, 4, 7, 7])
    assert (zone(table, "decides"), table.acting) == (None, ["A", "B", "C", "D"])
    assert held(table, "A") == [9, 9]
    played(table, [9, 10, 10, 10], "A show clean")
    assert (chips(table), losers(table)) == ([-2, -2, -2, 6], ["A"])


def test_the_lowest_lone_card_decides_and_not_the_lowest():
    table = played(octopus(O1), [8, 4, 4, 10])
    assert (table.acting, zone(table, "decides")) == (["A"], "A")


@pytest.mark.parametrize("best", ["set", "clean"])
def test_r3_with_one_card_left_the_decider_may_pass_or_show(best):
    table = played(octopus([[4, 9], [5, 7], *TWO], "CD"), [4, 5])
    assert table.legal("A") == ["pass", "show clean", "show set"]
    table.play(f"A show {best}")
    assert (chips(table), losers(table)) == ([-2, 8, -3, -3], ["A"])


def test_r3_and_o7_after_a_pass_the_last_cards_are_shown():
    table = played(octopus([[4, 9], [5, 7], *TWO], "CD"), [4, 5], "A pass", [9, 7])
    assert (chips(table), losers(table)) == ([8, -2, -3, -3], ["B"])


def test_r4_and_o6_without_a_decider_the_lowest_card_wins():
    table = played(octopus([[5, 9], [5, 7], *TWO], "CD"), [5, 5])
    assert (chips(table), losers(table)) == ([-2, 8, -3, -3], ["A"])
    assert not {"set-best", "clean-best"} & set(events(table))


def test_o5_passing_and_showing():
    table = played(octopus(O5, "B"), [1, 4, 2], "A pass", [9, 8, 7], [5, 9, 6], "A show clean")
    assert (chips(table), losers(table)) == ([-2, -3, 7, -2], ["D"])


# Hands


def best_and_worst(best, *hands):
    """Who wins and who loses a showdown of these hands, A's decision; each gets a card to play first."""
    plays = [1, 2, 3, 4][: len(hands)]
    full = [[*hand, card] for hand, card in zip(hands, plays, strict=True)]
    folding = "ABCD"[len(hands) :]
    table = played(octopus(full + TWO[: 4 - len(hands)], folding), plays, f"A show {best}")
    return "".join(table.winners), "".join(losers(table))


SET, OTHER_SET = [9, 9, 9, 4, 4], [9, 9, 8, 8, 8]
CLEAN, DIRTY = [3, 4, 5, 7, 9], [2, 2, 3, 4, 5]


def test_999_44_is_worse_than_99_888():
    assert best_and_worst("set", SET, OTHER_SET) == ("B", "A")


@pytest.mark.parametrize(
    ("best", "hands", "result"),
    [
        ("set", [SET, CLEAN, DIRTY], ("A", "C")),
        ("clean", [SET, CLEAN, DIRTY], ("B", "C")),
        ("clean", [DIRTY, SET], ("B", "A")),
        ("set", [DIRTY, CLEAN], ("B", "A")),
        ("clean", [[3, 4, 5, 6, 8], CLEAN], ("A", "B")),
        ("clean", [[10, 2, 3, 4, 5], CLEAN], ("B", "A")),
        ("set", [[9, 9, 4, 4, 3], [9, 9, 4, 5, 4]], ("A", "B")),
        ("set", [[9, 9, 4], [9, 9, 4]], ("AB", "")),
    ],
)
def test_types_and_ranks(best, hands, result):
    assert best_and_worst(best, *hands) == result


def test_o1_sets_are_best():
    table = played(octopus(O1, hands=2), [1, 4, 4, 2], "A show set")
    assert (losers(table), paid(table, 2), chips(table)) == (["D"], [1, 1, 1, 5], [1, 1, -3, -7])


def test_o2_clean_hands_are_best():
    table = played(octopus(O1), [9, 4, 4, 2], "D show clean")
    assert (chips(table), losers(table)) == ([-2, -2, 6, -2], ["D"])


# What follows


def test_r5_the_best_share_and_the_worst_all_lose():
    table = played(octopus(O8, hands=2), [1, 4, 4, 2], "A show clean")
    assert (losers(table), paid(table, 2)) == (["C", "D"], [1, 1, 5, 5])


def test_r6_and_o9_if_all_are_the_same_nobody_loses():
    table = played(octopus([[3, 9], [5, 9], *TWO], "CD", hands=2), [3, 5], "A show set")
    assert (losers(table), paid(table, 2), chips(table)) == ([], [2] * 4, [1, 1, -5, -5])


@pytest.mark.parametrize(("starter", "begins"), [(0, "A"), (1, "B"), (2, "A"), (3, "A")])
def test_r7_the_first_winner_in_order_begins_the_next_hand(starter, begins):
    table = octopus(O8, hands=2)
    table.state.starter = starter
    played(table, [1, 4, 4, 2], "A show clean")
    assert table.acting == [begins]


def test_r8_the_last_hand_is_settled_at_once():
    table = played(
        octopus(O5, "B", last_hand=True), [1, 4, 2], "A pass", [9, 8, 7], [5, 9, 6], "A show clean"
    )
    assert (chips(table), pot(table)) == ([-2, -3, 12, -7], 0)


def test_r8_an_odd_chip_goes_to_the_first_winner_in_order():
    hands = [[1, 5, 4], [4, 5, 4], [4, 5, 4], [2, 9, 8]]
    table = played(octopus(hands, last_hand=True), [1, 4, 4, 2], "A show clean")
    # D pays five to three: one each and two more for A, the first after D. The pot of eight leaves two.
    assert (chips(table), pot(table)) == ([2 - 2 + 1 + 2, 2 - 2 + 1, 2 - 2 + 1, -2 - 5], 2)


def test_r8_only_the_last_of_the_hands_is_settled_so():
    table = played(octopus(O8, hands=2, last_hand=True), [1, 4, 4, 2], "A show clean")
    assert chips(table) == [1, 1, -7, -7]


def test_r8_without_a_loser_nothing_is_settled():
    table = played(octopus([[3, 9], [5, 9], *TWO], "CD", last_hand=True), [3, 5], "A show set")
    assert chips(table) == [3, 3, -3, -3]


def test_r9_whoever_has_folded_antes_one():
    table = played(octopus(O5, "B", hands=2), [1, 4, 2], "A pass", [9, 8, 7], [5, 9, 6], "A show clean")
    assert paid(table, 2) == [1, 1, 1, 5]


def test_r10_an_extra_chip_is_two_in_all():
    table = Table("octopus", 5, {"hands": 2}, seed="r10")
    for text in ("E fold", "A fold", "B fold", "C fold"):
        table.play(text)
    assert paid(table, 2) == [2] * 5


@pytest.mark.parametrize(("cards", "decides"), [([4, 5], "A"), ([7, 5], "B"), ([5, 5], None)])
def test_r13_of_two_different_cards_the_lower_decides(cards, decides):
    hands = [[cards[0], 9, 9], [cards[1], 9, 9], *TWO]
    assert zone(played(octopus(hands, "CD"), cards), "decides") == decides


# Moves that are not legal, and the bot


@pytest.mark.parametrize(
    ("before", "text", "code"),
    [
        ([], "A play 10", "error-card-not-held"),
        ([[1, 4, 4, 2]], "B show set", "error-turn"),
        ([[1, 4, 4, 2], "A pass"], "A give 10", "error-card-not-held"),
        ([[1, 4, 4, 2]], "A show dirty", "error-arguments"),
    ],
)
def test_a_refused_move_says_why(before, text, code):
    table = played(octopus(O1), *before)
    state = table.state.tobytes()
    with pytest.raises(Refused) as refused:
        table.play(text)
    assert refused.value.code == code
    assert table.state.tobytes() == state


def test_the_steady_bot_beats_those_who_play_anything():
    bot, won = SteadyBot("octopus"), 0
    for number in range(8):
        table = Table("octopus", 4, {"hands": 3}, seed=f"bots {number}")
        while not table.over:
            seat = table.acting[0]
            legal = table.legal(seat)
            other = legal[(number + len(table.moves)) % len(legal)]
            table.play(f"{seat} {bot.choose(table.seen_by(seat)) if seat == 'A' else other}")
        won += chips(table)[0]
    assert won > 0


# The rules page


def page():
    return files("alehouse").joinpath("locales/en/rules/octopus.md").read_text("utf-8")


def test_the_odds_on_the_rules_page():
    """Hands of eight by how many ranks stand alone and how many cards are there twice or more."""
    ways = Counter({(0, 0, 0): 1})
    for rank in range(1, 11):
        more: Counter[tuple[int, int, int]] = Counter()
        for (size, alone, twice), count in ways.items():
            for n in range(min(rank, 8 - size) + 1):
                more[size + n, alone + (n == 1), twice + max(0, n - 1)] += count * comb(rank, n)
        ways = more
    hands = {key[1:]: count for key, count in ways.items() if key[0] == 8}

    def of_a_hundred(those):
        return f"{float(Fraction(sum(c for h, c in hands.items() if those(h)), comb(55, 8))) * 100:.2f}"

    rows = re.findall(r"^\| (none|one|two|three) \| ([\d.]+) \|$", page(), re.M)
    assert rows == [
        (word, of_a_hundred(lambda hand, n=n: min(hand) == n))
        for n, word in enumerate(("none", "one", "two", "three"))
    ]
    assert max(min(hand) for hand in hands) == 3
    set_, clean = re.findall(r"in ([\d.]+) of 100 hands, a clean hand in ([\d.]+\d)", page())[0]
    assert (set_, clean) == (of_a_hundred(lambda hand: hand[0] == 0), of_a_hundred(lambda hand: hand[1] == 0))
