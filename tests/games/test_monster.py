"""Monster, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import comb

import pytest

from alehouse import Refused, Table
from alehouse.bots import make_bot
from alehouse.games.monster import chance_to_beat

from .looking import chips, events, pot, zone

BEST = "10 9 8 7 6 5"
LOSING = "10 9 8 7 6 6"
"""Throwing the 6 and the 10 it keeps 9-8-7-6 and loses to 10-6."""
WEAK = "9 8 5 5 4 3"
LOW = ("1 2 3 4 5 6", "2 3 4 5 6 7", "3 4 5 6 7 7")


def dealt(*hands):
    """The cards of a deal that gives the seats these hands, in the order in which they are dealt."""
    split = [hand.split() for hand in hands]
    return " ".join(split[p][i] for i in range(6) for p in range(len(hands)))


def monster(*hands, deck="", moves=(), players=None, seed=None, dealer=None, **options):
    cards = f"{dealt(*hands)} {deck}" if hands else deck
    table = Table(
        "monster", players=players or len(hands), options=options, cards=cards, seed=seed, dealer=dealer
    )
    for move in moves:
        table.play(move)
    return table


@pytest.mark.parametrize("players", [3, 9])
def test_four_to_eight_players(players):
    with pytest.raises(Refused):
        monster(players=players, seed="too few or too many")


@pytest.mark.parametrize(("players", "ante"), [(4, 2), (5, 2), (6, 1), (7, 1), (8, 1)])
def test_antes_and_hands_of_six(players, ante):
    table = monster(players=players, seed="deal")
    assert (chips(table), pot(table)) == ([-ante] * players, ante * players)
    assert [len(hand) for hand in zone(table, "held")] == [6] * players
    assert zone(table, "left") == 55 - 6 * players


def test_c3_deal_and_turn_begin_on_the_dealers_left():
    table = monster(players=4, deck=dealt(*LOW, BEST), dealer="A")
    assert zone(table, "held")[1] == LOW[0].split()
    assert table.acting == ["B"]


def test_nobody_else_sees_what_is_thrown_or_folded():
    table = monster(*LOW[:2], LOSING, WEAK, moves=["A discard 1 2", "B fold", "C discard 6"])
    assert table.seen_by("D").zones()["held"][:3] == [["?"] * 4, [], ["?"] * 5]
    assert (table.seen_by("D").zones()["thrown"], table.seen_by("D").zones()["monster"]) == (
        [2, None, 1, None],
        3,
    )
    told = [event["card"] for event in table.seen_by("D").events() if event["event"] == "throws"]
    assert told == ["?"] * 3
    assert [event["card"] for event in table.seen_by("A").events() if event["event"] == "throws"] == [
        "1",
        "2",
        "?",
    ]


def test_the_showdown_shows_the_hands_of_those_who_stayed_and_the_monster():
    table = monster(BEST, *LOW, moves=["A discard 5", "B fold", "C discard 2", "D fold"])
    told = [(event["event"], event["seat"], event["card"]) for event in table.seen_by("B").events()]
    shown = [(seat, card) for event, seat, card in told if event == "turns"]
    assert shown == [
        *(("A", k) for k in ["6", "7", "8", "9", "10"]),
        *(("C", k) for k in ["3", "4", "5", "6", "7"]),
    ]
    assert [card for event, _, card in told if event == "monster-rank"] == ["2", "5"]


M1 = ("10 9 9 7 5 4", "10 10 10 10 9 9", "8 7 6 4 3 2", "10 8 6 5 5 3")
M2 = ("9 9 8 8 7 4", "10 10 10 10 9 9", "10 10 10 4 3 2", "8 7 6 5 5 3")
M2_MOVES = "A discard 8 9, B fold, C discard 10 10 10, D discard 5"
M3 = (*LOW, "10 10 9 9 8 8")
FOUR = (BEST, BEST, "10 9 8 7 6 4", "10 9 8 7 6 4")


@pytest.mark.parametrize(
    ("cards", "moves", "result"),
    [
        (dealt(*M1), "A discard 9, B fold, C discard 2 3, D discard 5", [6, -2, -2, -2]),
        (dealt(*M2) + " " + dealt(BEST, "9 8 7 6 4 3"), f"{M2_MOVES}, C fold, D discard", [-7, -2, -2, 11]),
        (
            dealt(*M3) + " " + dealt(*FOUR),
            "A fold, B fold, C fold, D discard 8 9 10, A discard, B fold, C fold, D fold",
            [11, -2, -2, -7],
        ),
        (
            dealt("9 9 8 7 6 5", "10 8 7 6 5 4", *LOW[:2]),
            "A discard 9, B discard 10, C fold, D fold",
            [-7, 11, -2, -2],
        ),
        (
            dealt("10 8 7 7 4 4", "10 8 7 2 2 1", WEAK, WEAK),
            "A discard 4 7, B discard 1 2 2, C fold, D fold",
            [6, -2, -2, -2],
        ),
    ],
    ids=["m1", "m2", "m3", "m6", "m7"],
)
def test_examples(cards, moves, result):
    table = monster(deck=cards, players=4, moves=moves.split(", "))
    assert table.over
    assert (chips(table), pot(table)) == (result, 0)


def test_example_m4_with_two_ranks_one_has_to_fold():
    table = monster(*M1, moves=["A discard 9"])
    assert table.legal("B") == ["fold"]
    with pytest.raises(Refused) as refused:
        table.play("B discard 10 10 10")
    assert refused.value.code == "error-monster-discard"


def test_example_m5_and_r7_odd_chips_are_carried():
    first = dealt(BEST, BEST, BEST, "9 8 7 6 4 3", "9 8 7 5 4 3")
    second = dealt(BEST, BEST, "10 9 8 7 4 3", "9 8 7 6 4 2", "9 8 6 5 4 2")
    table = monster(players=5, deck=f"{first} {second}", hands=2)
    for move in ["A discard", "B discard", "C discard", "D fold", "E fold"]:
        table.play(move)
    before = chips(table)
    assert (before, pot(table)) == ([-1, -1, -1, -4, -4], 11)
    for move in ["B discard", "C discard", "D discard 3", "E fold", "A fold"]:
        table.play(move)
    assert [b - a for a, b in zip(before, chips(table), strict=True)] == [0, 5, 5, 0, 0]
    assert pot(table) == 1


def test_a_pair_may_not_stay_and_three_cards_are_the_most():
    table = monster(WEAK, *LOW[:2], BEST)
    for text, code in (
        ("A discard", "error-monster-discard"),
        ("A discard 9", "error-monster-discard"),
        ("A discard 3 4 5 8", "error-monster-discard"),
        ("A discard 5 10", "error-card-not-held"),
        ("A discard 9 9", "error-card-not-held"),
    ):
        with pytest.raises(Refused) as refused:
            table.play(text)
        assert refused.value.code == code
    table.play("A discard 5 5")


@pytest.mark.parametrize(
    ("hand", "discards", "wins"),
    [
        ("10 9 8 8 7 6", "8", True),
        ("8 8 9 9 10 10", "8 9 10", False),
        ("8 8 8 9 9 10", "8 8 9", True),
        ("10 10 10 10 9 8", "10 10 10", True),
    ],
)
def test_r1_alone_at_the_showdown_one_fights_the_own_discards(hand, discards, wins):
    table = monster(*LOW, hand, seed="replay", moves=["A fold", "B fold", "C fold", f"D discard {discards}"])
    assert table.over is wins
    assert chips(table) == [-2, -2, -2, 6 if wins else -7]


def test_r1_one_who_is_left_after_a_fight_needs_not_fight():
    table = monster("9 9 8 7 6 5", "10 8 7 6 5 4", *LOW[:2])
    for move in ["A discard 9", "B discard 10", "C fold", "D fold"]:
        table.play(move)
    told = [(event["event"], event["seat"]) for event in table.laid_open().events()]
    assert told[-4:] == [("loses-fight", "A"), ("pays", "A"), ("collects", "B"), ("wins", "B")]


def test_r2_the_failure_is_paid_and_all_play_again():
    table = monster(*M3, deck=dealt(*FOUR), moves=["A fold", "B fold", "C fold", "D discard 8 9 10"])
    assert (table.hand, table.acting, zone(table, "state")) == (2, ["A"], ["in"] * 4)
    assert (chips(table), pot(table)) == ([-2, -2, -2, -7], 13)


def test_r3_two_tied_losers_play_another_round():
    table = monster(*M2, deck=f"{dealt(LOSING, LOSING)} {dealt(BEST, BEST)}", moves=M2_MOVES.split(", "))
    table.play("C discard 6 10")
    table.play("D discard 6 10")
    assert (chips(table), pot(table)) == ([-7, -2, -7, -7], 23)
    assert (table.acting, zone(table, "state")) == (["C"], ["out", "out", "in", "in"])


def test_r4_those_who_folded_return_when_all_who_stayed_have_lost():
    table = monster(LOSING, LOSING, WEAK, WEAK, deck=dealt(*FOUR))
    for move in ["A discard 6 10", "B discard 6 10", "C fold", "D fold"]:
        table.play(move)
    assert (chips(table), zone(table, "state")) == ([-7, -7, -2, -2], ["in"] * 4)


def test_r5_three_tied_losers_all_pay():
    table = monster(LOSING, LOSING, LOSING, WEAK, deck=dealt(*FOUR))
    for move in ["A discard 6 10", "B discard 6 10", "C discard 6 10", "D fold"]:
        table.play(move)
    assert (chips(table), pot(table)) == ([-7, -7, -7, -2], 23)


def test_r6_the_last_one_may_fold_too():
    table = monster(*LOW, BEST, deck=dealt(*FOUR), moves=["A fold", "B fold", "C fold"])
    assert len(table.legal("D")) == 43
    table.play("D fold")
    assert (table.hand, table.acting, pot(table)) == (2, ["A"], 8)


def test_r8_discards_are_chosen_by_rank():
    table = monster("10 10 9 9 8 7", *LOW)
    assert sorted(table.legal("A")) == [
        "discard 7 9 10",
        "discard 8 9 10",
        "discard 9 10",
        "discard 9 10 10",
        "discard 9 9 10",
        "fold",
    ]


def test_r9_folding_is_free():
    table = monster(*LOW, BEST, moves=["A fold", "B fold", "C fold", "D discard"])
    assert chips(table) == [-2, -2, -2, 6]


def test_r10_the_first_who_is_in_begins():
    table = monster(*M2, deck=dealt(BEST, BEST), moves=M2_MOVES.split(", "))
    assert (zone(table, "state"), table.acting) == (["out", "out", "in", "in"], ["C"])


def test_r11_a_fight_is_paid_below_zero():
    table = monster(LOSING, LOSING, WEAK, WEAK, deck=f"{dealt(LOSING, LOSING, WEAK, WEAK)} {dealt(*FOUR)}")
    for move in ("A discard 6 10, B discard 6 10, C fold, D fold, " * 2).split(", ")[:-1]:
        table.play(move)
    assert chips(table) == [-12, -12, -2, -2]


def test_an_empty_monster_loses_to_anything():
    table = monster(*LOW, BEST, moves=["A discard", "B fold", "C fold", "D fold"])
    assert chips(table) == [6, -2, -2, -2]


def test_the_button_moves_when_the_pot_has_been_won():
    table = monster(*M3, deck=f"{dealt(*FOUR)} {dealt(*FOUR)}", hands=2)
    for move in ["A fold", "B fold", "C fold", "D discard 8 9 10"]:
        table.play(move)
    assert table.acting == ["A"]  # a replay: D is still the dealer
    for move in ["A discard", "B fold", "C fold", "D fold"]:
        table.play(move)
    assert (table.acting, table.hand) == (["B"], 3)


def test_c13_after_twenty_rounds_that_leave_nobody_the_pot_is_shared():
    table = monster(players=5, seed="nobody dares")
    while not table.over:
        table.play(f"{table.acting[0]} fold")
    assert (table.hand, chips(table), pot(table)) == (20, [0] * 5, 0)
    told = events(table)
    assert (told.count("replay"), told.count("stalemate")) == (19, 1)


def test_the_rule_of_thumb_keeps_the_best_hand_and_feeds_the_monster_with_a_weak_one():
    bot = make_bot("steady", "x")
    assert bot.choose(monster(BEST, *LOW).seen_by("A")) == "discard"
    # Nobody whose best card is a 6 is Champion: stay behind, with the Monster as strong as can be.
    assert bot.choose(monster(BEST, *LOW, moves=["A discard"]).seen_by("B")) == "discard 4 5 6"


def test_the_rule_of_thumb_knows_what_beats_its_own_discards():
    bot = make_bot("steady", "x")
    folds = ["A fold", "B fold", "C fold"]
    assert bot.choose(monster(BEST, *LOW, moves=folds).seen_by("D")) == "discard 7"
    assert bot.choose(monster(*M3, moves=folds).seen_by("D")) == "fold"


def test_the_chance_to_beat_cards_that_are_not_seen():
    state = monster(BEST, *LOW).state
    ten, nine = 1 << 10, 1 << 9
    # Nine 10s are among the 49 cards that are not seen; a 9 has to be the highest of one such card, and the only 9.
    assert chance_to_beat(state, 0, ten, 1, 0) == pytest.approx(40 / 49)
    assert chance_to_beat(state, 0, nine, 1, 0) == pytest.approx(40 / 49 * 41 / 49)
    assert chance_to_beat(state, 0, ten | nine, 0, ten) == 1
    assert chance_to_beat(state, 0, ten, 5, ten) == 0


def page(name):
    return files("alehouse").joinpath(f"locales/en/rules/{name}.md").read_text("utf-8")


@cache
def hands(rank, cards, spare):
    """How many hands of some cards, of ranks up to `rank`, have so many cards beside one of each rank."""
    if rank == 0:
        return int(cards == 0 and spare == 0)
    return sum(
        comb(rank, n) * hands(rank - 1, cards - n, spare - max(0, n - 1))
        for n in range(min(rank, cards) + 1)
        if spare >= max(0, n - 1)
    )


def test_the_odds_on_the_rules_page():
    rows = re.findall(r"^\| (\d|more: fold) \| ([\d,]+) \| ([\d.]+) \|$", page("monster"), re.M)
    assert len(rows) == 5
    for spare, ways, percent in rows:
        wanted = hands(10, 6, int(spare)) if spare.isdigit() else hands(10, 6, 4) + hands(10, 6, 5)
        assert int(ways.replace(",", "")) == wanted
        assert percent == f"{wanted / comb(55, 6) * 100:.2f}"


def test_the_odds_of_tens_on_the_rules_page():
    none, one = comb(45, 6), 10 * comb(45, 5)
    percents = [
        round(part / comb(55, 6) * 100) for part in (comb(55, 6) - none, one, comb(55, 6) - none - one)
    ]
    assert percents == [72, 42, 30]
    assert "72 % of all hands have a 10. In 42 %" in page("monster")


def test_the_odds_of_three_pairs_on_the_rules_page():
    ways = sum(comb(a, 2) * comb(b, 2) * comb(c, 2) for a, b, c in combinations(range(2, 11), 3))
    assert f"({ways / comb(55, 6) * 100:.1f} % of all hands)" in page("monster")
