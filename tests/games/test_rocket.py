"""Rocket, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from importlib.resources import files

import numpy as np
import pytest

from alehouse import Refused, Table
from alehouse.bots import make_bot

from .laid import leave, pile
from .looking import chips, events, pot, zone


def rocket(cards, players=2, moves="", *, seed=None, seat=None, **options):
    """`dealer` is the option, `seat` who deals first."""
    table = Table("rocket", players=players, options=options, cards=cards, seed=seed, dealer=seat)
    for move in moves.split(", ") if moves else ():
        table.play(move)
    return table


def all_bet(players, bet=10):
    return ", ".join(f"{'ABCDEF'[i]} bet {bet}" for i in range(players))


@pytest.mark.parametrize("players", [0, 7])
def test_one_to_six_players(players):
    with pytest.raises(Refused):
        rocket("", players, seed="none or too many")


@pytest.mark.parametrize("players", range(1, 7))
def test_bets_come_before_cards_from_the_dealers_left(players):
    table = rocket("10 9 8 7 6 5 4"[: 2 * players + 3], players)
    order = []
    for _ in range(players):
        order += table.acting
        table.play(f"{table.acting[0]} bet 10")
    assert order == list("ABCDEF"[:players])
    assert zone(table, "left") == 55 - players - 1
    assert table.acting == ["A"]


def test_there_is_no_pot():
    table = rocket("8 6 5")
    assert pot(table) is None
    assert chips(table) == [0, 0]


EXAMPLES = {
    "ro1": ("9 4", 1, "A bet 20, A fold", [-8], 8),
    "ro2": ("8 5 8", 1, "A bet 20, A hit", [-16], 16),
    "ro3": ("8 7 2 7", 1, "A bet 50, A hit", [35], -35),
    "ro4": ("8 7 3", 2, "A bet 50, B bet 20", [15, 6], -21),
    "ro5": (
        "8 6 10 5 9 10 3",
        3,
        "A bet 50, B bet 20, C bet 10, A hit, B fold, C hit",
        [15, -10, -10],
        5,
    ),
    "ro6": ("8 6 2 8", 2, "A bet 10, B bet 10, A hit, B fold", [-8, -2], 10),
    "ro7": (
        "8 6 10 9 4 5 7 10",
        2,
        "A bet 10, B bet 30, A hit, B hit, A fold, B hit",
        [-5, 30],
        -25,
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name):
    cards, players, moves, result, house = EXAMPLES[name]
    table = rocket(cards, players, moves)
    assert table.over
    assert chips(table) == result
    assert table.state.bank == house


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_with_a_dealer_at_the_table(name):
    cards, players, moves, result, dealer = EXAMPLES[name]
    table = rocket(cards, players + 1, moves, dealer="rotating")
    assert chips(table) == [*result, dealer]


def test_nobody_can_stand():
    assert rocket("8 6 5", 2, all_bet(2)).legal("A") == ["fold", "hit"]


def test_the_dealer_does_not_act_when_nobody_is_left():
    table = rocket("8 6 2 8", 2, "A bet 10, B bet 10, A hit, B fold")
    assert zone(table, "dealer_stack") == ["2"]


def test_the_dealer_always_takes_a_card():
    table = rocket("1 10 2 9", 1, "A bet 10, A hit")
    assert zone(table, "dealer_stack") == ["10", "9"]


def test_nobody_loses_more_than_the_bet():
    assert chips(rocket("10 9 10", 1, "A bet 100, A hit")) == [-100]


def test_r1_everybody_acts_once_in_a_cycle():
    table = rocket("8 6 4 7 5 9", 3, all_bet(3), seed="order")
    order = []
    for _ in range(3):
        order += table.acting
        table.play(f"{table.acting[0]} {'hit' if table.acting == ['A'] else 'fold'}")
    assert order == ["A", "B", "C"]


def test_r1_the_safe_ones_act_again_after_the_dealer():
    table = rocket("8 6 4 5 2 9", 2, f"{all_bet(2)}, A hit, B hit")
    assert zone(table, "dealer_stack") == ["4", "9"]
    assert table.acting == ["A"]


def test_r2_the_discards_of_those_who_are_out_are_reshuffled():
    table = rocket("", 3, all_bet(3), seed="deal")
    table.state.stack[:3] = [pile(8), pile(6), pile(10)]
    table.state.dealer_stack = pile(5)
    leave(table, deck=[9], discard=[7, 7, 7])
    table.state.left = 1
    for move in ("A fold", "B fold"):
        table.play(move)
    assert table.state.discard.tolist()[6:9] == [1, 3, 1]
    table.play("C hit")
    assert zone(table, "stack")[2] == ["10", "9"]  # and the dealer has to draw from what was discarded
    assert "reshuffled" in events(table)
    assert zone(table, "left") == 4
    assert zone(table, "discard") == 0
    assert zone(table, "dealer_stack")[0] == "5"


def test_r2_nothing_is_burnt():
    table = rocket("", 2, all_bet(2), seed="burn")
    assert table.state.burnt == 0


def test_r2_c7_without_cards_one_can_only_fold():
    table = rocket("", 2, all_bet(2), seed="nothing")
    table.state.stack[:2] = [pile(8), pile(6)]
    table.state.dealer_stack = pile(5)
    leave(table)
    assert table.legal("A") == ["fold"]


@pytest.mark.parametrize(("left", "shuffled"), [(11, True), (12, False)])
def test_the_deck_is_shuffled_between_rounds_when_a_fifth_is_left(left, shuffled):
    table = rocket("", 1, "A bet 10", seed="fifth", hands=2)
    table.state.stack[0], table.state.dealer_stack = pile(8), pile(5)
    leave(table, deck=[10] * left, discard=[9] * (53 - left))
    table.play("A fold")
    assert table.hand == 2
    assert zone(table, "left") == (55 if shuffled else left)


def test_the_fifth_is_one_of_all_decks():
    table = rocket("", 1, "A bet 10", seed="fifth", hands=2, decks=2)
    table.state.stack[0], table.state.dealer_stack = pile(8), pile(5)
    leave(table, deck=[10] * 22, discard=[9] * 86)
    table.play("A fold")
    assert zone(table, "left") == 110


def test_r3_the_dealers_first_3_ends_the_round_before_anybody_acts():
    table = rocket("8 7 3", 2, "A bet 50, B bet 20")
    assert table.over
    assert zone(table, "state") == ["in", "in"]


def test_r4_a_later_3_pays_three():
    table = rocket("8 7 2 5 1 3", 1, "A bet 10, A hit, A hit")
    assert chips(table) == [3]


@pytest.mark.parametrize(("cards", "cost"), [("5 5", 15), ("5 9", 15), ("9 5", 15)])
def test_r5_only_the_value_of_the_lowest_card_matters(cards, cost):
    assert chips(rocket(cards, 1, "A bet 30, A fold")) == [-cost]


def test_r5_the_price_of_a_fold_is_shown():
    table = rocket("9 5", 1, "A bet 30")
    assert {choice.verb: choice.price for choice in table.seen_by("A").menu()} == {"fold": 15, "hit": None}


def test_r6_bets_are_tens_up_to_a_hundred():
    assert set(rocket("").legal("A")) == {f"bet {10 * u}" for u in range(1, 11)}


@pytest.mark.parametrize(("highest", "number"), [(10, 1), (55, 5), (200, 20)])
def test_r6_the_highest_bet_is_an_option(highest, number):
    assert len(rocket("", max_bet=highest).legal("A")) == number


@pytest.mark.parametrize("bet", ["bet 0", "bet 15", "bet 110"])
def test_r6_no_other_bets(bet):
    with pytest.raises(Refused) as refused:
        rocket("").play(f"A {bet}")
    assert refused.value.code == "error-rocket-bet"


def test_r6_chips_may_go_below_any_stake():
    table = rocket("", 1, seed="broke", hands=100)
    while not table.over:
        table.play("A bet 100" if "bet 10" in table.legal("A") else "A fold")
    assert chips(table)[0] < -1000


def test_r6_strict_stakes_let_nobody_bet_more_than_is_left_of_a_hundred():
    # A folds for a 4, B's 9 pairs: of 100 chips each A has 60 left, B 100 - 72.
    moves = "A bet 100, B bet 80, A fold, B hit"
    table = rocket("9 9 4 9", 2, moves, strict_stakes=True, max_bet=200, hands=2)
    assert chips(table) == [-40, -72]
    assert set(table.legal("A")) == {f"bet {10 * u}" for u in range(1, 7)}
    table.play("A bet 60")
    assert table.legal("B") == ["bet 10", "bet 20"]


def test_r6_the_lowest_bet_is_always_allowed():
    table = rocket("9 4 9", 1, "A bet 100, A hit", strict_stakes=True, hands=2)
    assert (chips(table), table.legal("A")) == ([-90], ["bet 10"])
    table = rocket("", 1, seed="broke", strict_stakes=True)
    table.state.chips[0] = -140
    assert table.legal("A") == ["bet 10"]


def test_r7_the_lowest_first_card_acts_first():
    table = rocket("7 4 5 9", 3, all_bet(3), button=True)
    assert (zone(table, "button"), table.acting) == ("B", ["B"])


def test_r7_ties_go_to_the_left_of_the_last_button():
    table = rocket("7 4 4 9 3 9 5 5 5 10", 3, f"{all_bet(3)}, B fold, C hit, A fold", button=True, hands=2)
    assert (table.hand, zone(table, "button"), chips(table)) == (2, "B", [-7, -4, 9])
    assert table.acting == ["A"]  # bets go from the dealer's left all the same
    for move in all_bet(3).split(", "):
        table.play(move)
    assert (zone(table, "button"), table.acting) == ("C", ["C"])


def test_r7_if_the_button_is_out_its_left_neighbour_begins():
    table = rocket("7 4 5 9 8 6 10", 3, f"{all_bet(3)}, B fold, C hit, A hit", button=True)
    assert zone(table, "button") == "B"
    assert table.acting == ["C"]


def test_r7_the_dealer_is_not_compared():
    table = rocket("7 4 1", 3, "A bet 10, B bet 10", button=True, dealer="rotating")
    assert zone(table, "button") == "B"


def test_r7_without_the_option_there_is_no_button():
    assert zone(rocket("7 4 9", 2, all_bet(2)), "button") is None


def test_r8_the_dealer_has_no_bet_and_no_choices():
    table = rocket("8 7 2 4 5", 3, "A bet 10, B bet 10, A hit", dealer="rotating")
    assert zone(table, "state") == ["in", "in", "deals"]
    assert zone(table, "stake") == [10, 10, None]
    assert zone(table, "stack")[2] == []


def test_r8_the_deal_goes_left_after_each_round():
    dealers = []
    table = rocket("", 3, seed="lap", hands=6, dealer="rotating", seat="B")
    while not table.over:
        if len(dealers) < table.hand:
            dealers.append("ABC"[zone(table, "state").index("deals")])
        table.play(f"{table.acting[0]} {table.legal(table.acting[0])[0]}")
    assert dealers == ["B", "C", "A", "B", "C", "A"]
    assert sum(chips(table)) == 0


def test_r8_it_takes_two():
    with pytest.raises(Refused) as refused:
        rocket("", 1, seed="x", dealer="rotating")
    assert refused.value.code == "error-rocket-rotating"


def test_r9_the_house_pays_and_gets_without_end():
    table = rocket("1 10 10", 1, "A bet 100", seed="rich", hands=1)
    assert chips(table)[0] + table.state.bank == 0


def test_c11_most_chips_win_and_ties_are_shared():
    assert rocket("8 7 3", 2, "A bet 20, B bet 20").winners == ["A", "B"]


def test_c11_nobody_wins_alone():
    table = rocket("8 3", 1, "A bet 100")
    assert (table.over, table.winners, chips(table)) == (True, [], [30])


@pytest.mark.parametrize(
    ("moves", "move", "code"),
    [
        ("", "A hit", "error-rocket-bet-first"),
        ("A bet 10", "A bet 20", "error-rocket-bet-late"),
    ],
)
def test_refusals(moves, move, code):
    with pytest.raises(Refused) as refused:
        rocket("8 5", 1, moves).play(move)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("cards", "moves", "choice"),
    [
        ("2 10", "A bet 10", "hit"),
        ("10 6", "A bet 10", "hit"),
        ("10 1", "A bet 10", "fold"),
        ("9 2", "A bet 10", "fold"),
        ("", "", "bet 50"),
    ],
)
def test_the_rule_of_thumb(cards, moves, choice):
    assert make_bot("steady", "x").choose(rocket(cards, 1, moves).seen_by("A")) == choice


def test_the_rule_of_thumb_counts_what_will_come_when_the_deck_is_empty():
    table = rocket("", 1, "A bet 10", seed="empty")
    table.state.stack[0], table.state.dealer_stack = pile(10), pile(5)
    leave(table, discard=[5, 5, 5])
    assert make_bot("steady", "x").choose(table.seen_by("A")) == "hit"


# The rules page


def page():
    return files("alehouse").joinpath("locales/en/rules/rocket.md").read_text("utf-8")


def best_play(decks=1, *, always_hit=False):
    """What a bet of ten is worth to a lone player, by the ranks (as bits) on both sides, from whole decks."""
    sets = np.arange(2048)
    count = np.array([int(i).bit_count() for i in sets])
    low = np.array([0, *((int(i) & -int(i)).bit_length() - 1 for i in sets[1:])])
    value = np.zeros((2048, 2048))
    for size in range(10, 0, -1):
        of_size = sets[(count == size) & (sets % 2 == 0)]
        own, house = (x.ravel() for x in np.meshgrid(of_size, of_size[of_size >> 3 & 1 == 0]))
        cards = np.array([decks * k - (own >> k & 1) - (house >> k & 1) for k in range(11)])
        possible = (cards[1:] >= 0).all(0)
        own, house, cards = own[possible], house[possible], cards[:, possible]
        total = 55 * decks - 2 * size
        hit = np.zeros(len(own))
        for k in range(1, 11):
            then = np.zeros(len(own))
            for j in range(1, 11):
                ends = (j == 3) | (house >> j & 1 == 1)
                worth = np.where(ends, j, value[own | 1 << k, house | 1 << j])
                then += np.maximum(cards[j] - (j == k), 0) / (total - 1) * worth
            hit += cards[k] / total * np.where(own >> k & 1 == 1, -k, then)
        value[own, house] = hit if always_hit else np.maximum(hit, -np.minimum(low[own], low[house]))
    return value


def of_a_round(value, decks=1):
    """The average over all deals."""
    return sum(
        k / 55 * (decks * j - (j == k)) / (55 * decks - 1) * (3 if j == 3 else value[1 << k, 1 << j])
        for k in range(1, 11)
        for j in range(1, 11)
    )


def test_the_odds_on_the_rules_page():
    value = best_play()
    rows = re.findall(r"^\| (\d+) \| ([+−.\d |]+) \|$", page(), re.M)
    assert [int(row[0]) for row in rows] == [1, 2, 4, 5, 6, 7, 8, 9, 10]
    for dealer, cells in rows:
        shown = [cell.replace("−", "-") for cell in cells.split(" | ")]
        assert shown == [f"{value[1 << k, 1 << int(dealer)]:+.2f}" for k in (2, 4, 6, 8, 10)]


def test_the_dealers_edge_on_the_rules_page():
    edges = [
        -of_a_round(best_play(decks, always_hit=always), decks)
        for decks in (1, 8)
        for always in (False, True)
    ]
    assert re.findall(r"\b0\.\d\d\b", page().split("The dealer has an edge")[1].split("\n")[0]) == [
        f"{edge:.2f}" for edge in edges
    ]


def test_when_to_fold_on_the_rules_page():
    value = best_play()
    folds = {
        (k, j)
        for k in range(1, 11)
        for j in (1, 2, 4, 5, 6, 7, 8, 9, 10)
        if (k, j) != (1, 1) and value[1 << k, 1 << j] == -min(k, j)
    }
    assert folds == {(k, 1) for k in (7, 8, 9, 10)} | {(k, 2) for k in (8, 9, 10)}
