"""Regent, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from fractions import Fraction
from importlib.resources import files
from itertools import combinations
from math import comb

import pytest

from alehouse import Refused, Table
from alehouse.bots import make_bot

from .laid import leave
from .looking import chips, pot, seen, zone

# Hands as "down down|up" by seat, from A; the next cards of the deck follow.


def dealt(*hands):
    """The cards of a deal that gives the seats these hands, in the order in which they are dealt."""
    split = [hand.replace("|", " ").split() for hand in hands]
    return " ".join(split[p][i] for i in range(3) for p in range(len(hands)))


def regent(*hands, deck="", moves=(), dealer=None, seed=None, players=None, **options):
    cards = f"{dealt(*hands)} {deck}" if hands else deck
    table = Table(
        "regent", players=players or len(hands), options=options, cards=cards, dealer=dealer, seed=seed
    )
    for move in moves:
        table.play(move)
    return table


def one(*hands, **more):
    """A session of one round, so that it ends with the round."""
    return regent(*hands, hands=1, **more)


def hand(table, seat):
    """A hand as "down|up", down cards ascending, up cards ascending."""
    p = "ABCDEF".index(seat)
    down, up = (sorted(map(int, zone(table, name)[p])) for name in ("down", "up"))
    return f"{' '.join(map(str, down))}|{' '.join(map(str, up))}"


# The common rulings


def test_c2_the_turn_skips_those_who_are_out():
    table = regent("3 9|5", "6 10|7", "2 1|8", "7 8|9", deck="10 10 10", moves=["A fold", "B draw", "C draw"])
    assert table.acting == ["D"]
    table.play("D draw")
    assert table.acting == ["B"]


@pytest.mark.parametrize(("dealer", "order"), [("A", "BCA"), ("B", "CAB"), ("C", "ABC"), (None, "ABC")])
def test_c3_down_cards_round_and_round_then_up_cards(dealer, order):
    table = regent(deck="1 2 3 4 5 6 9 8 7", players=3, dealer=dealer)
    assert [hand(table, seat) for seat in order] == ["1 4|9", "2 5|8", "3 6|7"]
    assert table.acting == [order[2]]


def test_c4_tie_cards_are_up_cards_and_stay():
    table = regent("3 9|5", "8 6|5", deck="9 7")
    assert zone(table, "up") == [["5", "9"], ["5", "7"]]
    assert table.acting == ["B"]


def test_c4_a_tie_card_is_replaced_only_for_an_up_card():
    table = regent("3 9|5", "8 6|5", deck="5 9 7")
    assert zone(table, "up") == [["5", "9"], ["5", "7"]]
    assert zone(table, "discard") == 6


def test_c5_after_a_perfect_tie_the_chips_stay():
    ladder = "10 10 9 9 8 8 7 7 6 6 5 5 4 4 3 3 2 2 1"
    table = regent(
        "3 9|4", "8 6|8", deck=f"8 10 9 10 9 {ladder} {dealt('3 9|4', '8 6|8')}", moves=["A attack B"]
    )
    assert chips(table) == [-8, 8]
    assert table.hand == 2
    assert [hand(table, seat) for seat in "AB"] == ["3 9|4", "6 8|8"]
    assert (zone(table, "left"), zone(table, "discard")) == (44, 5)


@pytest.mark.parametrize(
    ("burnt", "discard", "left"),
    [([], [2], 0), ([5, 7, 2], [9, 9], 0), ([5, 7, 2], [9, 9, 10], 0), ([5, 7, 2], [9, 9, 10, 10], 1)],
)
def test_c6_and_r13_five_are_burnt_again_but_one_card_is_left(burnt, discard, left):
    table = regent("3 9|4", "8 6|8", deck="2")
    leave(table, burnt=burnt, discard=discard)
    table.play("A draw")
    assert hand(table, "A") == "2 3 9|4"
    assert (zone(table, "left"), zone(table, "discard")) == (left, len(burnt) + len(discard) - 1 - left)


def test_c6_cards_in_hands_are_not_reshuffled():
    table = regent("3 9|4", "8 6|8", deck="8")
    leave(table, burnt=[7] * 5)
    with pytest.raises(Refused) as refused:
        table.play("A draw")
    assert refused.value.code == "error-card-impossible"


@pytest.mark.parametrize("seat", ["A", "B", "C", None])
def test_c8_only_numbers_of_hidden_cards_are_open(seat):
    table = regent("3 9|4", "7 7|5", "6 10|8", "1 2|9", deck="8", moves=["A attack C"])
    seen = table.seen_by(seat).position()["zones"]
    # A's three cards and the 8 that paired, besides the five burnt ones
    assert seen["discard"] == 9
    assert seen["left"] == 50 - 13
    assert "deck" not in seen
    assert "muck" not in seen


def test_c12_a_forced_fold_is_still_a_move():
    table = one("3 9|4", "8 6|8", "1 7|9")
    leave(table)
    table.state.down[:] = 0
    assert table.legal("A") == ["fold"]
    table.play("A fold")
    assert table.moves == ["A fold"]
    assert chips(table) == [-4, 0, 0]


# Who sees what


def test_down_cards_are_seen_by_their_owner_only():
    table = regent("3 9|4", "7 7|5", "6 10|8", deck="1", moves=["A draw"])
    assert seen(table, "down", "A") == [["1", "3", "9"], ["?", "?"], ["?", "?"]]
    assert seen(table, "down", "B") == [["?", "?", "?"], ["7", "7"], ["?", "?"]]
    assert seen(table, "down", None) == [["?", "?", "?"], ["?", "?"], ["?", "?"]]
    for seat in ("A", "B", "C", None):
        assert seen(table, "up", seat) == [["4"], ["5"], ["8"]]


def test_a_drawn_card_is_announced_to_its_owner_only():
    table = regent("3 9|4", "7 7|5", "6 10|8", deck="1", moves=["A draw"])
    assert [event["card"] for event in table.seen_by("A").events(since=1)] == ["1"]
    assert [event["card"] for event in table.seen_by("B").events(since=1)] == ["?"]
    assert [event["card"] for event in table.seen_by(None).events(since=1)] == ["?"]


def test_only_the_acting_seat_learns_its_gifts():
    table = regent("3 9|4", "7 7|5", "6 10|8")
    assert set(table.seen_by("A").position()["legal"]) == {"A"}
    assert table.seen_by("B").position()["legal"] == {}
    assert table.seen_by(None).position()["legal"] == {}


def test_seen_cards_stay_face_up_in_the_larger_game():
    table = regent("3 9|4", "7 6|5", "6 10|8", moves=["A see B"])
    assert hand(table, "B") == "|5 6 7"
    assert sorted(seen(table, "up", None)[1]) == ["5", "6", "7"]


def test_the_cards_of_a_folder_are_not_shown():
    table = regent("3 9|4", "7 6|5", "6 10|8", moves=["A fold"])
    for seat in ("B", "C", None):
        assert not [e for e in table.seen_by(seat).events(since=1) if e["card"] in ("3", "9")]


# Set-up and session


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players):
    with pytest.raises(Refused):
        regent(players=players, seed="too few or too many")


@pytest.mark.parametrize("players", range(2, 7))
def test_five_cards_are_burnt_before_the_first_deal(players):
    hands = ["1 10|2", "9 10|3", "9 10|4", "9 10|5", "9 10|6", "9 10|7"][:players]
    table = regent(*hands)
    assert (zone(table, "left"), zone(table, "discard")) == (50 - 3 * players, 5)


# The worked examples, where the hands are those of the specification


def test_example_r1_attack_with_a_visible_pair():
    table = one("3 9|4", "8 6|8", deck="8", moves=["A attack B"])
    assert (chips(table), table.over, table.winners) == ([-8, 8], True, ["B"])


def test_example_r2_only_up_cards_matter_for_an_attack():
    table = one("3 9|4", "6 10|8", deck="6 10", moves=["A attack B"])
    assert (chips(table), table.acting) == ([0, 0], ["B"])
    table.play("B draw")
    table.play("A see B")
    assert chips(table) == [10, -10]


def test_example_r3_and_r4_no_pair_costs_the_highest_card():
    assert chips(one("3 9|4", "6 10|8", moves=["A see B"])) == [-10, 10]
    assert chips(one("3 9|4", "6 5|9", moves=["A see B"])) == [-9, 9]


def test_example_r5_the_fold_costs_the_others_two():
    # The lower card leads, so B would be first; A is given the turn.
    table = one("3 9|7", "6 5|2")
    assert table.acting == ["B"]
    table.state.acting = 1
    table.play("A fold")
    assert chips(table) == [-2, 2]


def test_example_r6_a_gift_may_not_pair():
    table = one("8 9|7", "6 5|8")
    assert table.legal("A") == ["attack B", "draw", "fold", "gift B 9", "see B"]
    with pytest.raises(Refused) as refused:
        table.play("A gift B 8")
    assert refused.value.code == "error-regent-gift-pairs"
    assert hand(table, "A") == "8 9|7"


def test_example_r7_a_gift_makes_a_hidden_pair():
    table = one("6 9|7", "6 5|8", moves=["A gift B 6"])
    assert (hand(table, "A"), hand(table, "B"), table.acting) == ("9|7", "5 6|6 8", ["B"])
    table.play("B fold")
    assert chips(table) == [6, -6]


def test_example_r8_nobody_without_down_cards_is_seen():
    table = one("6 9|7", "6 5|8", moves=["A gift B 6", "B gift A 5", "A gift B 9"])
    assert table.legal("B") == ["attack A", "draw", "fold", "gift A 6"]
    with pytest.raises(Refused) as refused:
        table.play("B see A")
    assert refused.value.code == "error-regent-nothing-to-see"


def test_example_r9_three_players():
    table = one("3 9|4", "7 7|5", "6 10|8", deck="8", moves=["A attack C"])
    assert (chips(table), table.acting) == ([-8, 0, 8], ["C"])
    assert hand(table, "C") == "6 10|8"
    assert hand(table, "A") == "|"
    table.play("C see B")
    assert (chips(table), pot(table), table.winners) == ([-8, -7, 15], 0, ["C"])


def test_example_r10_the_last_one_takes_the_centre():
    table = one("3 9|4", "7 6|5", "6 10|8", moves=["A see B"])
    assert (chips(table), table.acting) == ([-7, 7, 0], ["B"])
    table.play("B fold")
    assert (chips(table), pot(table)) == ([-7, 2, 5], 0)


def test_example_r11_to_the_left_of_the_victim():
    table = one("3 9|4", "7 7|5", "6 10|8", "9 10|2", seed="r11")
    assert table.acting == ["D"]
    table.state.acting = 1
    table.play("A see B")
    assert (chips(table), table.acting) == ([7, -7, 0, 0], ["C"])
    table.play("C fold")
    assert (pot(table), table.acting) == (2, ["D"])
    table.play("D fold")
    assert (chips(table), pot(table), table.winners) == ([11, -7, -2, -2], 0, ["A"])


def test_example_r12_the_seer_acts_again():
    table = one("3 9|4", "7 7|5", "6 10|8")
    table.state.acting = 4
    table.play("C see B")
    assert table.acting == ["C"]
    table.play("C fold")
    assert chips(table) == [4, -7, 3]


# Whose turn it is with more than two players (A leads with its 5)

FOUR = ("3 9|5", "6 10|7", "2 1|8", "7 8|9")


@pytest.mark.parametrize(
    ("move", "next_seat"),
    [
        ("A draw", "B"),
        ("A fold", "B"),
        ("A attack B", "B"),
        ("A attack C", "C"),
        ("A attack D", "D"),
        ("A gift B 3", "B"),
        ("A gift C 9", "C"),
        ("A gift D 3", "D"),
        ("A see B", "B"),
        ("A see C", "C"),
        ("A see D", "D"),
    ],
)
def test_turn_goes_left_or_to_the_target(move, next_seat):
    assert regent(*FOUR, deck="10", moves=[move]).acting == [next_seat]


@pytest.mark.parametrize(("target", "rank", "paid"), [("B", 7, 7), ("C", 8, 8), ("D", 9, 9)])
def test_an_attack_that_pairs_knocks_out_the_attacker(target, rank, paid):
    table = regent(*FOUR, deck=str(rank), moves=[f"A attack {target}"])
    expected = [-paid, 0, 0, 0]
    expected["ABCD".index(target)] = paid
    assert chips(table) == expected
    assert table.acting == [target]
    assert zone(table, "state")[0] == "out"
    assert len(zone(table, "up")["ABCD".index(target)]) == 1


@pytest.mark.parametrize(
    ("victim", "hands", "next_seat"),
    [
        ("B", ("1 9|5", "6 6|7", "10 4|8", "10 7|9"), "C"),
        ("C", ("1 9|5", "6 10|7", "2 2|8", "10 7|9"), "D"),
        ("D", ("1 9|5", "6 10|7", "10 4|8", "3 3|9"), "A"),
    ],
)
def test_a_pair_that_is_seen_knocks_out_its_owner(victim, hands, next_seat):
    table = regent(*hands, moves=[f"A see {victim}"])
    assert table.acting == [next_seat]
    assert zone(table, "state")["ABCD".index(victim)] == "out"
    assert hand(table, victim) == "|"


def test_two_players_end_the_round_with_any_payment():
    for hands, deck, move in (
        (("3 9|4", "8 6|8"), "8", "A attack B"),
        (("3 9|4", "8 6|8"), "", "A fold"),
        (("3 9|4", "8 6|8"), "", "A see B"),
        (("3 9|4", "7 6|8"), "", "A see B"),
    ):
        table = one(*hands, deck=deck, moves=[move])
        assert table.over
        assert pot(table) == 0


def test_two_players_take_turns_otherwise():
    for move in ("A draw", "A attack B", "A gift B 3"):
        assert one("3 9|4", "8 6|8", deck="7", moves=[move]).acting == ["B"]


# The rulings of Regent


def test_r1_hidden_cards_never_forbid_a_gift():
    table = regent("6 9|7", "6 9|8")
    assert table.legal("A") == ["attack B", "draw", "fold", "gift B 6", "gift B 9", "see B"]


def test_r1_hidden_cards_never_lose_an_attack():
    table = regent("3 9|4", "6 10|8", deck="10", moves=["A attack B"])
    assert chips(table) == [0, 0]
    assert hand(table, "B") == "6 10|8 10"


@pytest.mark.parametrize(("other", "price"), [("6 5|9", 9), ("6 10|8", 10), ("2 4|3", 4), ("3 5|2", 5)])
def test_r2_the_highest_of_all_cards(other, price):
    table = one("7 9|1", other, moves=["A see B"])
    assert chips(table) == [-price, price]


@pytest.mark.parametrize(
    ("other", "price"),
    [("7 7|7", 7), ("7 7|8", 7), ("3 8|8", 8), ("10 2|2", 2), ("10 10|9", 10)],
)
def test_r3_the_highest_pair_is_paid_once(other, price):
    table = one("4 9|1", other, moves=["A see B"])
    assert chips(table) == [price, -price]


def test_r3_two_pairs():
    table = one("3 9|4", "6 10|8", deck="6 10", moves=["A attack B", "B draw", "A see B"])
    assert chips(table) == [10, -10]


def test_r4_no_see_without_down_cards_until_a_draw():
    table = regent("3 9|4", "7 6|5", "6 10|8", deck="9 2", moves=["A see B", "B attack C"])
    assert "see B" not in table.legal("C")
    table = regent("3 9|4", "7 6|5", "6 10|8", deck="9 2", moves=["A see B", "B draw"])
    assert "see B" in table.legal("C")


def test_r5_a_gift_needs_a_down_card():
    table = regent("3 9|4", "7 6|5", "6 10|8", moves=["A see B"])
    assert table.legal("B") == ["attack C", "draw", "fold", "see C"]
    with pytest.raises(Refused) as refused:
        table.play("B gift C 7")
    assert refused.value.code == "error-card-not-held"


def test_r6_without_a_card_neither_draw_nor_attack():
    table = regent("3 9|4", "8 6|8", "1 2|7")
    leave(table)
    assert table.legal("A") == ["fold", "gift B 3", "gift B 9", "gift C 3", "gift C 9", "see B", "see C"]


def test_r7_the_price_is_the_lowest_up_card_of_those_still_in():
    table = regent("3 9|5", "2 10|7", "6 1|8", moves=["A fold"])
    assert (chips(table), pot(table)) == ([-5, 0, 0], 5)
    table = one("3 9|5", "2 10|7", "6 1|8", moves=["A fold", "B fold"])
    assert chips(table) == [-5, -7, 12]


def test_r7_the_price_is_shown():
    prices = {c.text: c.price for c in regent("3 9|4", "8 6|8").seen_by("A").menu()}
    assert prices["fold"] == 4
    assert {prices[text] for text in prices if text != "fold"} == {None}


def test_r8_two_left_in_a_larger_game():
    left = ["A fold", "B draw"]
    table = regent("3 9|5", "2 10|7", "6 1|8", deck="4 4 4", moves=left)
    assert table.acting == ["C"]
    table.play("C attack B")
    assert table.acting == ["B"]
    table.play("B gift C 2")
    assert table.acting == ["C"]


def test_r9_no_pair_among_up_cards_after_an_attack_that_paired():
    table = regent("3 9|4", "7 7|5", "6 10|8", deck="8", moves=["A attack C"])
    assert zone(table, "up") == [[], ["5"], ["8"]]


@pytest.mark.parametrize("moves", [["A fold"], ["A attack C"], ["A see B"]])
def test_r10_a_losers_cards_are_discarded_at_once(moves):
    table = regent("3 9|4", "7 6|5", "6 10|8", deck="8", moves=moves)
    attacked = moves == ["A attack C"]
    assert hand(table, "A") == "|"
    assert zone(table, "discard") == 5 + 3 + attacked


def test_r10_and_can_be_drawn_in_the_same_round():
    table = regent("3 9|4", "7 6|5", "6 10|8", deck="3 9 4")
    leave(table)
    table.play("A fold")
    for seat, card in (("B", "3"), ("C", "9"), ("B", "4")):
        table.play(f"{seat} draw")
        assert card in zone(table, "down")["ABC".index(seat)]
    assert "draw" not in table.legal("C")


def test_r11_the_low_up_card_leads_every_round():
    table = regent("3 9|4", "8 6|8", deck=f"8 {dealt('2 5|10', '3 9|6')}", moves=["A attack B"])
    assert table.hand == 2
    assert table.acting == ["B"]
    assert zone(table, "left") == 50 - 7 - 6


def test_r12_a_perfect_tie_is_dealt_again():
    ladder = "10 9 9 8 8 7 7 6 6 5 5 4 4 3 3 2 2 1"
    table = regent("10 9|10", "10 9|10", deck=f"{ladder[3:]} {dealt('3 9|4', '8 6|8')}")
    assert [hand(table, seat) for seat in "AB"] == ["3 9|4", "6 8|8"]
    assert table.hand == 1
    assert (zone(table, "left"), zone(table, "discard")) == (44, 5)


def test_r13_the_session_burns_five_after_each_shuffle():
    table = regent(players=2, seed="burn", hands=20)
    shuffles = 0
    while not table.over:
        events = table.play(f"{table.acting[0]} fold")
        shuffles += sum(event["event"] == "reshuffled" for event in events)
        assert (
            zone(table, "left")
            + zone(table, "discard")
            + sum(len(cards) for name in ("up", "down") for cards in zone(table, name))
            == 55
        )
        assert zone(table, "discard") >= 5
    assert shuffles >= 2


def test_r14_chips_may_go_negative():
    table = one("3 9|4", "8 6|8", deck="8")
    table.state.chips[:2] = [-100, 100]
    table.play("A attack B")
    assert chips(table) == [-108, 108]
    assert table.winners == ["B"]


def test_r15_ten_rounds_unless_said_otherwise():
    table = regent(players=3, seed="session")
    while not table.over:
        table.play(f"{table.acting[0]} fold")
    assert table.hand == 10
    best = max(chips(table))
    assert table.winners == [seat for seat, held in zip("ABC", chips(table), strict=True) if held == best]


def test_c11_equal_chips_share_the_win():
    table = regent(
        "3 9|4", "8 6|8", deck=f"8 {dealt('2 5|8', '3 9|6')} 8", moves=["A attack B", "B attack A"], hands=2
    )
    assert table.over
    assert chips(table) == [0, 0]
    assert table.winners == ["A", "B"]


# Moves that are not legal, the rules page


@pytest.mark.parametrize(
    "text",
    [
        "B draw",
        "A attack A",
        "A attack D",
        "A attack",
        "A see A",
        "A gift B 1",
        "A gift B",
        "A gift 3 B",
        "A fold B",
        "A hit",
        "",
    ],
)
def test_a_refused_move_changes_nothing(text):
    table = regent("3 9|4", "8 6|8", "1 2|7")
    before = table.state.tobytes()
    with pytest.raises(Refused):
        table.play(text)
    assert table.state.tobytes() == before
    assert table.moves == []


def test_nobody_who_is_out_can_be_aimed_at():
    table = regent("3 9|5", "6 10|7", "2 1|8", moves=["A fold"])
    for text in ("B attack A", "B see A", "B gift A 6"):
        with pytest.raises(Refused) as refused:
            table.play(text)
        assert refused.value.code == "error-regent-target-out"


def test_the_rule_of_thumb_gives_its_pair_away():
    # A holds 5 and 7 and shows a 5; a 10 and two cards that are hidden are no reason to see B.
    table = Table("regent", 2, cards="5 9 7 8 5 10")
    assert make_bot("steady", "regent").choose(table.seen_by("A")) == "gift B 5"


def page(name):
    return files("alehouse").joinpath(f"locales/en/rules/{name}.md").read_text("utf-8")


def test_the_odds_on_the_rules_page():
    rows = re.findall(r"^\| (\d+) \| (\d+)/(\d+) \| ([\d.]+) \|$", page("regent"), re.M)
    assert [int(row[0]) for row in rows] == list(range(1, 11))
    for up, chances, pairs, percent in rows:
        # Two down cards out of the other 54 that are neither of the up card's rank nor of one rank.
        clean = sum(a * b for a, b in combinations([r for r in range(1, 11) if r != int(up)], 2))
        chance = 1 - Fraction(clean, comb(54, 2))
        assert Fraction(int(chances), int(pairs)) == chance
        assert percent == f"{float(chance) * 100:.1f}"
