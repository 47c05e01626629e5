"""Deadfall, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import combinations_with_replacement
from math import comb

import numpy as np
import pytest

from alehouse import Refused, Table
from alehouse.bots import make_bot
from alehouse.deals import sample
from alehouse.games.deadfall import TURNS
from alehouse.kit import line

from .laid import bag
from .looking import chips, events, pot, zone

D1 = ("3 4 6 8 8 10", "5 9 9 10 10 10", "8 2 7 7 6 4", "5 1 9 9 10 10")
D4 = ("4 9 10 8 7 6", "4 6 10 10 9 9", "8 5 7 7 3 10")
D6 = ("9 4 10 8 7 6", "9 6 10 10 8 8", "3 5 7 7 10 10")
D7 = ("2 4 10", "5 6 8", "9 5 7")


def dealt(*hands):
    """The cards of a deal that gives the seats these hands; the last seat is the dealer."""
    split = [hand.split() for hand in hands]
    return [split[p][i] for i in range(len(split[0])) for p in range(len(hands))]


def play(table, moves):
    for move in moves.split(", ") if moves else ():
        table.play(move)
    return table


def deadfall(*hands, moves="", players=None, seed=None, dealer=None, **options):
    cards = dealt(*hands) if hands else ""
    n = players or len(hands)
    table = Table("deadfall", players=n, options=options, cards=cards, seed=seed, dealer=dealer)
    return play(table, moves)


def short(*hands, stacks=(), moves="", **options):
    """A table whose hands are shorter than any deal makes them; stacks may lie there."""
    table = deadfall(players=len(hands), seed="short", **options)
    state = table.state
    state.deck[:] = bag(*(k for k in range(1, 11) for _ in range(k)))
    for p, hand in enumerate(hands):
        ranks = [int(word) for word in hand.split()]
        state.held[p] = bag(*ranks)
        state.in_hand[p] = len(ranks)
        state.deck -= state.held[p]
    for p, stack in enumerate(stacks):
        for k in map(int, stack.split()):
            state.stack[p] = line.put(np.int64(state.stack[p]), k)
            state.deck[k] -= 1
    state.left = state.deck.sum()
    return play(table, moves)


def doors(*ranks):
    return ", ".join(f"{'ABCDEFG'[p]} door {k}" for p, k in enumerate(ranks))


def passes(*ranks):
    return ", ".join(f"{'ABCDEFG'[p]} pass {k}" for p, k in enumerate(ranks))


@pytest.mark.parametrize("players", [1, 8])
def test_two_to_seven_players(players):
    with pytest.raises(Refused):
        deadfall(players=players, seed="too few or too many")


@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 6), (4, 6), (5, 6), (6, 6), (7, 5)])
def test_hands_and_antes(players, size):
    table = deadfall(players=players, seed="hands")
    assert [len(hand) for hand in zone(table, "held")] == [size] * players
    assert zone(table, "left") == 55 - players * size
    assert chips(table) == [-1] * players
    assert pot(table) == players
    assert events(table)[: players + 2] == ["hand", *["pays"] * players, "dealt"]


def test_hands_are_hidden_and_stacks_are_not():
    table = deadfall(*D1, moves=doors(3, 5, 8, 5))
    assert table.seen_by("A").zones()["held"] == [["4", "6", "8", "8", "10"], *[["?"] * 5] * 3]
    assert table.seen_by("A").zones()["stack"] == [["3"], ["5"], ["8"], ["5"]]


def test_doors_are_secret_until_all_have_chosen():
    table = deadfall(*D1, moves=doors(3, 5, 8))
    assert zone(table, "stack") == [[], [], [], []]
    assert [len(hand) for hand in table.seen_by("D").zones()["held"]] == [6, 6, 6, 6]
    assert table.acting == ["D"]


EXAMPLES = {
    "d1": (D1, f"{doors(3, 5, 8, 5)}, A call D", [8, -1, -1, -6], {}),
    "d2": ((D1[0], "5 5 9 10 10 10", *D1[2:]), f"{doors(3, 5, 8, 5)}, A call D", [-6, -1, -1, 8], {}),
    "d4": (D4, f"{doors(4, 4, 8)}, {doors(9, 6, 5)}, C call B", [-1, 8, -7], {}),
    "d5": (
        ("4 6 10 8 7 9", "4 7 10 10 9 9", "8 6 7 6 3 10"),
        f"{doors(4, 4, 8)}, {doors(6, 7, 6)}, A call C",
        [-7, -1, 8],
        {},
    ),
    "d6": (
        D6,
        f"{doors(9, 9, 3)}, C play 10, A play 10, B call A",
        [15, -12, -3],
        {"breaking": 9},
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name):
    hands, moves, result, options = EXAMPLES[name]
    table = deadfall(*hands, moves=moves, **options)
    assert table.over
    assert (chips(table), pot(table)) == (result, 0)


SHORT = {
    "d7": (D7, f"{doors(2, 5, 9)}, A call B", [-6, 6, 0], {"cherry": True}),
    "d8": (("2 5 5", "5 6 8", "9 5 7"), f"{doors(2, 5, 9)}, A call B", [-5, 5, 0], {"cherry": True}),
    "d9": (D7, f"{passes(10, 8, 9)}, {doors(2, 5, 5)}, A call C", [7, -1, -6], {"devil": 1}),
    "d10": (("2 9", "5 8"), f"{doors(2, 5)}, A play 9, B play 8, A call B", [9, -9], {}),
    "d11": (("9 9", "5 8"), "A play 9, B call A", [10, -10], {"blind_start": True}),
}


@pytest.mark.parametrize("name", SHORT)
def test_examples_of_short_hands(name):
    hands, moves, result, options = SHORT[name]
    table = short(*hands, moves=moves, **options)
    assert table.over
    assert (chips(table), pot(table)) == (result, 0)


def test_example_d12():
    table = short("2 9 4", "5 9 8", "9 3 7", moves=f"{doors(2, 5, 9)}, A play 9, B play 9")
    assert [move for move in table.legal("C") if move.startswith("call")] == ["call B"]


@pytest.mark.parametrize(("guess", "result"), [("10 10", [23, -21, -1, -1]), ("9 10", [-21, 23, -1, -1])])
def test_example_d13(guess, result):
    table = short("4 9", "10 10", "3 7", "6 8", cold_call=True, blind_start=True)
    assert chips(play(table, f"A coldcall B {guess}")) == result


def test_r1_only_the_lowest_of_the_newest_doors_must_be_alone():
    table = deadfall(*D4, moves=f"{doors(4, 4, 8)}, {doors(9, 6, 5)}")
    assert table.acting == ["C"]


def test_r1_a_tie_that_does_not_matter_brings_no_second_door():
    table = deadfall(*D1, moves=doors(3, 5, 8, 5))
    assert table.acting == ["A"]


def test_r1_older_doors_decide_a_tie_of_new_ones():
    table = short("4 6 9", "4 6 9", "5 6 9", moves=f"{doors(4, 4, 5)}, {doors(6, 6, 6)}")
    assert table.acting == ["A", "B", "C"]  # 6 6 6, and below them 4 4
    table = short("4 6 9", "4 7 9", "8 6 9", moves=f"{doors(4, 4, 8)}, {doors(6, 7, 6)}")
    assert table.acting == ["A"]


def test_r1_c5_tied_to_the_last_card_the_hand_is_dealt_again():
    table = short("4", "4", moves=doors(4, 4))
    assert "redeal" in events(table)
    assert (table.hand, pot(table), chips(table)) == (1, 2, [-1, -1])
    assert [len(hand) for hand in zone(table, "held")] == [7, 7]
    assert zone(table, "stack") == [[], []]
    assert table.acting == ["A", "B"]


def test_r2_d3_a_top_farther_on_the_right_cannot_be_called():
    table = deadfall(*D1, moves=doors(3, 5, 8, 5))
    with pytest.raises(Refused) as refused:
        table.play("A call B")
    assert refused.value.code == "error-deadfall-nearer-top"
    assert {"call C", "call D"} <= set(table.legal("A"))


def test_r2_there_is_one_target_for_each_rank():
    table = short("1 1", "9 2", "9 2", "9 3", "8 3", "8 4", stacks=["7", "6", "6", "5", "6", "5"])
    table.state.phase, table.state.sealing, table.state.acting = TURNS, 0, 1
    assert [move for move in table.legal("A") if move.startswith("call")] == ["call E", "call F"]


def test_r3_nobody_calls_the_own_stack():
    table = deadfall(*D1, moves=doors(3, 5, 8, 5))
    with pytest.raises(Refused) as refused:
        table.play("A call A")
    assert refused.value.code == "error-deadfall-own-stack"


def test_r3_the_own_top_blocks_nobody():
    table = short("5 5 9", "6 5 8", "9 3 7", moves=f"{doors(5, 6, 9)}, A play 5, B play 5, C play 3")
    assert table.legal("A") == ["call B", "call C", "play 9"]


def test_r4_without_cards_one_must_call():
    table = short("2 9", "5 8", moves=f"{doors(2, 5)}, A play 9, B play 8")
    assert table.legal("A") == ["call B"]


def test_r4_in_a_blind_start_the_first_turn_must_play():
    table = short("9 9", "5 8", blind_start=True)
    assert table.legal("A") == ["play 9"]
    with pytest.raises(Refused) as refused:
        table.play("A call B")
    assert refused.value.code == "error-deadfall-no-top"


def test_r5_a_covered_door_cannot_be_called():
    table = short("2 4 9", "5 6 8", "9 5 7", moves=f"{doors(2, 5, 9)}, A play 4, B play 6, C play 5")
    play(table, "A call B")
    assert chips(table) == [8, -7, -1]  # for the 6; C's 5 lies on the table


def test_r6_the_first_blind_start():
    assert deadfall(players=3, seed="x", blind_start=True).acting == ["A"]
    assert deadfall(players=3, seed="x", blind_start=True, dealer="A").acting == ["B"]


def test_r6_later_the_winner_begins():
    table = short("9 9", "5 8", "1 7", blind_start=True, hands=2, moves="A play 9, B play 8, C call B")
    assert (table.hand, table.acting) == (2, ["C"])
    assert chips(table) == [-2, -10, 9]


def test_r7_only_the_first_of_a_rank_pays():
    table = deadfall(*D6, moves=doors(9, 9, 3), breaking=9)
    assert (chips(table), pot(table)) == ([-2, -2, -1], 5)
    assert (chips(play(table, "C play 10")), pot(table)) == ([-2, -2, -3], 7)
    assert (chips(play(table, "A play 10")), pot(table)) == ([-2, -2, -3], 7)


def test_r7_an_earlier_door_breaks_for_later_ones():
    table = short("9 9", "9 6", "9 5", moves=f"{doors(9, 9, 9)}, {doors(9, 6, 5)}", breaking=9)
    assert pot(table) == 6


@pytest.mark.parametrize(("rank", "cost"), [(8, 3), (9, 2), (10, 1), (1, 10), (None, 0)])
def test_r7_what_a_ten_costs(rank, cost):
    table = short("10 9", "1 1", blind_start=True, breaking=rank, moves="A play 10")
    assert chips(table)[0] == -1 - cost


def test_r7_each_hand_is_broken_anew():
    table = short("9 9", "5 8", blind_start=True, breaking=9, hands=2, moves="A play 9, B call A")
    assert table.state.broken == 0


def test_r8_passed_cards_are_known_to_giver_and_receiver_alone():
    table = deadfall(*D6, moves=passes(4, 6, 5), devil=1)
    seen = {
        seat: [event["card"] for event in table.seen_by(seat).events() if event["event"] == "passes"]
        for seat in "ABC"
    }
    assert [str(card) for card in seen["A"]] == ["4", "?", "5"]
    assert [str(card) for card in seen["B"]] == ["4", "6", "?"]
    assert [str(card) for card in seen["C"]] == ["?", "6", "5"]


def test_r8_what_has_been_passed_is_remembered_in_samples():
    table = deadfall(*D6, moves=passes(4, 6, 5), devil=1)
    dealer = table.copy()._dealer
    for _ in range(20):
        assert sample(table.game, table.seen_by("A").view, 0, dealer)["held"][0, 1, 4] >= 1


def test_r8_nobody_can_pass_on_what_is_just_coming():
    table = short("2 4", "5 6", "9 7", devil=1, moves="A pass 4")
    assert table.legal("B") == ["pass 5", "pass 6"]


def test_r8_the_second_pass_follows_the_last_door():
    hands = ("4 2 9", "6 4 8", "3 9 7")
    table = short(*hands, devil=2, moves=f"{passes(4, 6, 3)}, {doors(2, 4, 6)}")
    assert table.acting == ["A", "B", "C"]
    assert table.legal("A") == ["pass 3", "pass 9"]
    assert play(table, passes(9, 4, 7)).acting == ["A"]


def test_r8_a_blind_start_follows_both_passes():
    table = short("4 2 9", "6 4 8", "3 9 7", devil=2, blind_start=True, moves=passes(4, 6, 3))
    assert table.acting == ["A", "B", "C"]
    assert play(table, passes(3, 4, 6)).legal("A") == ["play 2", "play 6", "play 9"]


def test_r8_who_has_no_cards_passes_none():
    table = short("3", "4", devil=2, moves=f"{passes(3, 4)}, {doors(4, 3)}")
    assert (table.acting, table.legal("B")) == (["B"], ["call A"])


def test_r9_the_caller_is_thanked_too_once():
    table = short("2 5 5", "5 6 8", "9 5 7", moves=f"{doors(2, 5, 9)}, A call B", cherry=True)
    assert events(table).count("saves") == 2
    assert chips(table) == [-5, 5, 0]


def test_r9_nobody_is_thanked_after_a_dead_call():
    table = deadfall(*D1, moves=f"{doors(3, 5, 8, 5)}, A call D", cherry=True)
    assert chips(table) == [8, -1, -1, -6]


def test_r10_no_cherry_on_a_cold_call():
    table = short("4 9", "10 8", "3 10", cold_call=True, cherry=True, blind_start=True)
    assert chips(play(table, "A coldcall B 8 9")) == [-19, 20, -1]


def test_r11_any_hand_with_cards_can_be_named():
    table = short("1 1", "9 2", "", "9 3", stacks=["7", "6", "5", "6"], cold_call=True)
    table.state.phase, table.state.sealing, table.state.acting = TURNS, 0, 1
    assert {"coldcall B …", "coldcall D …"} <= set(table.legal("A"))
    with pytest.raises(Refused) as refused:
        table.play("A coldcall C 5")
    assert refused.value.code == "error-deadfall-empty-hand"


def test_r11_no_top_is_needed():
    table = short("4 9", "10 10", cold_call=True, blind_start=True)
    assert "coldcall B …" in table.legal("A")


@pytest.mark.parametrize("guess", ["10", "9 10 10", "1 1"])
def test_r12_a_guess_must_be_possible(guess):
    table = short("4 9", "10 10", cold_call=True, blind_start=True)
    with pytest.raises(Refused) as refused:
        table.play(f"A coldcall B {guess}")
    assert refused.value.code == "error-deadfall-guess"


def test_r12_the_order_of_a_guess_does_not_matter():
    table = short("4 9", "2 10", cold_call=True, blind_start=True, moves="A coldcall B 10 2")
    assert table.moves == ["A coldcall B 2 10"]
    assert chips(table) == [13, -13]


@pytest.mark.parametrize(("size", "number"), [(1, 10), (2, 54), (3, 209), (4, 649), (5, 1717), (6, 4015)])
def test_r12_how_many_guesses_there_are(size, number):
    hands = combinations_with_replacement(range(1, 11), size)
    assert sum(all(hand.count(k) <= k for k in hand) for hand in hands) == number
    assert str(number) in page()


def test_r13_a_target_with_the_rank_thanks_nobody():
    table = short("2 5 9", "5 5 8", "9 5 7", moves=f"{doors(2, 5, 9)}, A call B", cherry=True)
    assert chips(table) == [-6, 7, -1]


def test_r14_chips_may_go_below_any_stake():
    table = deadfall(players=2, seed="broke", hands=200, blind_start=True)
    while not table.over:
        (seat,) = table.acting
        calls = [move for move in table.legal(seat) if move.startswith("call")]
        table.play(f"{seat} {calls[0] if calls and seat == 'A' else table.legal(seat)[-1]}")
    assert sum(chips(table)) == 0


def test_r15_the_pot_goes_to_the_winner_alone():
    table = short("2 4 9", "5 6 8", "9 5 7", moves=f"{doors(2, 5, 9)}, A call B")
    assert chips(table) == [-6, 7, -1]


def test_all_hands_are_shown_after_a_call():
    table = short(*D7, moves=f"{doors(2, 5, 9)}, A call B")
    shown = [(e["seat"], str(e["card"])) for e in table.laid_open().events() if e["event"] == "turns"]
    assert shown == [("A", "4"), ("A", "10"), ("B", "6"), ("B", "8"), ("C", "5"), ("C", "7")]


def test_c11_most_chips_win():
    assert deadfall(*D1, moves=f"{doors(3, 5, 8, 5)}, A call D").winners == ["A"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("A door 5", "error-card-not-held"),
        ("A play 5", "error-deadfall-not-now"),
        ("A play 3", "error-deadfall-not-now"),
        ("A pass 3", "error-deadfall-not-now"),
        ("A call B", "error-deadfall-not-now"),
    ],
)
def test_refusals(move, code):
    with pytest.raises(Refused) as refused:
        deadfall(*D1).play(move)
    assert refused.value.code == code


def test_without_the_option_there_are_no_cold_calls():
    with pytest.raises(Refused) as refused:
        short("4 9", "10 10", blind_start=True).play("A coldcall B 10 10")
    assert refused.value.code == "error-deadfall-no-cold-calls"


# What bots go by


def advised(table, seat="A"):
    return make_bot("steady", "x").choose(table.seen_by(seat))


def test_the_rule_of_thumb_calls_a_1():
    table = short("9 9 9", "1 8 8", moves="A play 9, B play 1", blind_start=True)
    assert advised(table) == "call B"


def test_the_rule_of_thumb_does_not_call_what_it_holds():
    table = short("2 5 9", "5 6 8", "9 5 7", moves=doors(2, 5, 9))
    assert advised(table) not in ("call B", "call C")


def test_the_rule_of_thumb_knows_what_it_has_passed():
    hands = ("2 6 6", "6 8 8", "9 7 7")
    table = short(*hands, devil=1, moves=f"{passes(6, 8, 9)}, {doors(2, 6, 7)}")
    assert advised(table) != "call B"


def test_small_hands_are_guessed_with_what_has_been_passed():
    table = short("4 9", "10 3", devil=1, cold_call=True, moves=f"{passes(4, 10)}, {doors(9, 3)}")
    menu = np.zeros(64, np.int64)
    state = table.seen_by("A").view[0]
    n = table.game.choices(state, 0, menu)
    assert "coldcall B 4" in [table.game.notation.write(m, seat=False) for m in menu[:n]]


# The rules page


def page():
    return files("alehouse").joinpath("locales/en/rules/deadfall.md").read_text("utf-8")


def test_the_odds_on_the_rules_page():
    """Of cards unseen, none is in the hands of the others but all are among those that were not dealt."""
    rows = re.findall(r"^\| (\d) \|((?: [\d.]+ \|){6})$", page(), re.M)
    assert [int(row[0]) for row in rows] == [1, 2, 3, 4, 5, 6]
    for unseen, cells in rows:
        for players, shown in zip(range(2, 8), cells.strip(" |").split(" | "), strict=True):
            size = {2: 7, 7: 5}.get(players, 6)
            left, held = 55 - players * size, (players - 1) * (size - 1)
            assert shown == f"{100 * comb(left, int(unseen)) / comb(left + held, int(unseen)):.1f}"


def test_when_a_call_pays_on_the_rules_page():
    assert [f"{100 * k / (2 * k + 4):.0f}" for k in (2, 5, 10)] == re.findall(
        r"(\d+) %", page().split("With a pot of four")[1].split("\n")[0]
    )


def test_hands_of_another_size_are_dealt_if_that_is_wanted():
    table = Table("deadfall", 3, {"cards_each": 2}, cards="3 4 5 6 7 8")
    assert zone(table, "held") == [["3", "6"], ["4", "7"], ["5", "8"]]
    # Of 55 cards six are dealt; every card of a hand can be a door.
    assert table.laid_open().position()["zones"]["left"] == 49
    assert table.legal("A") == ["door 3", "door 6"]
    for wrong in (0, 8):
        with pytest.raises(Refused):
            Table("deadfall", 3, {"cards_each": wrong}, seed="x")
