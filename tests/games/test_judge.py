"""The Judge, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from fractions import Fraction
from importlib.resources import files
from math import comb

import pytest

from alehouse import Refused, Table
from alehouse.bots.steady import SteadyBot

from .laid import bag
from .looking import points, seen, zone

A, B, C = "1 4 6 6 8 8 9", "10 2 3 3 5 5 5", "9 8 7 7 9 10 10"
CAREFUL, BOLD = "10 9 8 7 6 5 4", "10 9 8 7 6 5 3"


def dealt(*hands):
    """The cards of a deal that gives the seats these hands; seat A is the dealer."""
    split = [hand.split() for hand in hands]
    return [split[p][i] for i in range(7) for p in (*range(1, len(hands)), 0)]


def judge(*hands, turned="", moves="", seed=None, players=None, dealer="A", points=None, **options):
    cards = [*dealt(*hands), *turned.split()] if hands else turned.split()
    n = players or len(hands)
    table = Table("judge", players=n, options=options, cards=cards, dealer=dealer, seed=seed)
    if points:
        table.state.points[:n] = points
    for move in moves.split(", ") if moves else ():
        table.play(move)
    return table


# The common rulings


def test_c2_the_turn_skips_those_who_have_passed():
    table = judge(A, B, C, moves="A add 1, B pass, C add 9")
    assert table.acting == ["A"]
    table.play("A add 4")
    assert table.acting == ["C"]


@pytest.mark.parametrize(("dealer", "order"), [("A", "BCA"), ("B", "CAB"), ("C", "ABC"), (None, "ABC")])
def test_c3_cards_are_dealt_round_and_round(dealer, order):
    cards = "1 10 2 2 10 3 3 10 4 5 10 4 6 9 5 7 9 6 8 9 7"
    table = judge(turned=cards, players=3, dealer=dealer)
    held = dict(zip("ABC", zone(table, "held"), strict=True))
    assert [" ".join(held[seat]) for seat in order] == ["1 2 3 5 6 7 8", "9 9 9 10 10 10 10", "2 3 4 4 5 6 7"]


@pytest.mark.parametrize("seat", ["A", "B", "C", None])
def test_c8_neither_the_judge_nor_other_hands_are_seen(seat):
    table = judge(A, B, C, moves="A add 1, B add 10, C add 9")
    held = seen(table, "held", seat)
    assert [p for p, cards in zip("ABC", held, strict=True) if "?" not in cards] == [seat] * (
        seat is not None
    )
    assert seen(table, "judge", seat) == []
    assert (seen(table, "unturned", seat), seen(table, "left", seat)) == (8, 34)
    assert "deck" not in table.seen_by(seat).position()["zones"]


def test_c12_a_pass_that_is_the_only_move_can_be_asked_for():
    table = judge(A, B, C)
    table.state.held[0] = 0
    table.state.in_hand[0] = 0
    assert table.legal("A") == ["pass"]


def test_c13_after_the_last_round_the_leaders_win():
    table = judge(A, B, C, turned="7 2 10 9", max_rounds=1, points=[5, 16, 3])
    for move in [
        "A add 1",
        "B add 10",
        "C add 9",
        "A add 4",
        "B pass",
        "C add 8",
        "A add 6",
        "C pass",
        "A pass",
    ]:
        table.play(move)
    assert (points(table), table.winners) == ([16, 16, 3], ["A", "B"])


def test_c13_without_any_points_all_win():
    table = judge(players=2, seed="nobody cooks", max_rounds=3)
    while not table.over:
        table.play(f"{table.acting[0]} pass")
    assert (table.hand, points(table), table.winners) == (3, [0, 0], ["A", "B"])


def test_c14_nobody_wins_while_two_are_level():
    table = judge("9 8 7 6 6 5 5", "9 2 3 3 8 8 10", turned="1 2 4 4 5 6 7 7", points=[45, 45], seed="c14")
    for move in ["A add 9", "B add 9", "A pass", "B pass"]:
        table.play(move)
    assert (points(table), table.over, table.hand) == ([54, 54], False, 2)


def test_c14_the_highest_of_several_wins():
    table = judge("9 8 7 6 6 5 5", "10 2 3 3 8 8 9", turned="1 2 4 4 5 6 7 7", points=[42, 45], seed="c14")
    for move in ["A add 9", "B add 10", "A pass", "B pass"]:
        table.play(move)
    assert (points(table), table.winners) == ([51, 55], ["B"])


# The rulings of the Judge


def test_r1_whoever_cannot_add_passes_unasked():
    table = judge("9 9 9 9 9 9 9", "10 8 6 5 4 3 2", moves="A add 9, B add 10")
    assert (table.acting, zone(table, "state")) == (["B"], ["stuck", "cooking"])
    assert [e["event"] for e in table.laid_open().events(2)] == ["adds", "nothing-to-add"]


def test_r1_not_before_it_is_their_turn():
    table = judge("9 9 9 9 9 9 9", "10 8 6 5 4 3 2", moves="A add 9")
    assert zone(table, "state") == ["cooking", "cooking"]


def test_r1_the_first_cook_of_a_round_always_has_a_card():
    assert len(judge(A, B, C).legal("A")) == 6  # 1, 4, 6, 8, 9 and pass


def test_r2_an_empty_recipe_is_no_entry():
    table = judge(CAREFUL, BOLD, moves="A add 9, B pass, A add 8", seed="r2")
    events = table.play("A pass")
    assert points(table) == [17, 0]
    assert [e["event"] for e in events][:3] == ["stops-cooking", "gains", "hand"]


def test_r2_two_entries_and_an_empty_one():
    table = judge(A, B, C, turned="10", moves="A pass, B add 10, C add 9, B pass", seed="r2")
    table.play("C pass")
    assert points(table) == [0, 0, 9]


def test_r3_nobody_cooks():
    table = judge(A, B, C, seed="r3", moves="A pass, B pass, C pass")
    assert (points(table), table.acting, table.hand) == ([0, 0, 0], ["A"], 2)


@pytest.mark.parametrize(
    ("first", "recipes", "leads"),
    [
        ("A", (9, 9, 1), "A"),
        ("A", (1, 9, 9), "B"),
        ("B", (9, 1, 9), "C"),
        ("C", (9, 9, 1), "A"),
        ("C", (9, 1, 9), "C"),
        ("B", (10, 9, 1), "A"),
    ],
)
def test_r4_the_best_of_the_round_begins_the_next(first, recipes, leads):
    table = Table("judge", 3, dealer=first, seed="r4")
    # Hands and a deck in which the Judge finds nothing.
    for p, rank in enumerate(recipes):
        table.state.held[p] = 0
        table.state.held[p, rank] = 7
    table.state.deck[:] = 0
    table.state.deck[5] = table.state.left
    for _ in range(3):
        seat = table.acting[0]
        table.play(f"{seat} add {recipes['ABC'.index(seat)]}")
    assert table.hand == 2  # each had nothing more to add
    assert points(table) == list(recipes)
    assert table.acting == [leads]


def test_r5_the_last_recipe_is_safe():
    table = judge(
        "9 8 7 6 6 5 5", "10 2 3 3 8 8 9", turned="10", moves="A add 9, B add 10, A pass", seed="r5"
    )
    events = table.play("B pass")
    assert [e["card"] for e in events if e["event"] == "judges"] == ["10"]
    assert points(table) == [9, 0]


def test_r6_all_out_by_one_card():
    table = judge(
        "9 8 7 10 10 8 7", "9 8 6 5 5 4 3", turned="1 9", moves="A add 9, B add 9, A pass", seed="r6"
    )
    events = table.play("B pass")
    assert [(e["seat"], e["card"]) for e in events if e["event"] == "struck"] == [("A", "9"), ("B", "9")]
    assert (points(table), table.acting) == ([0, 0], ["A"])


def test_r7_the_most_copies_are_out_together():
    table = judge(
        "10 10 1 2 3 4 5",
        "10 10 5 6 6 7 7",
        "10 8 8 9 9 9 6",
        "9 9 8 7 6 5 5",
        turned="10 10",
        moves="A add 10, B add 10, C add 10, D add 9, A add 10, B add 10, C pass, D pass, A pass",
        variant=True,
        seed="r7",
    )
    events = table.play("B pass")
    assert [e["seat"] for e in events if e["event"] == "struck"] == ["A", "B", "C"]
    assert points(table) == [0, 0, 0, 9]


def test_r7_without_the_variant_one_copy_is_enough():
    table = judge(A, B, C, turned="10", moves="A add 9, B add 10, C add 10, A pass, B pass", seed="r7")
    table.play("C pass")
    assert points(table) == [9, 0, 0]


def test_r8_the_dealer_cooks_first():
    for dealer in "ABC":
        assert judge(players=3, seed="r8", dealer=dealer).acting == [dealer]


def test_r9_each_copy_counts():
    table = judge("9 9 9 9 9 9 9", BOLD, moves="A add 9, B pass, A add 9, A add 9", variant=True, seed="r9")
    table.play("A pass")
    assert points(table) == [27, 0]


@pytest.mark.parametrize(("players", "target"), [(2, 50), (3, 50), (4, 40), (5, 30), (6, 30)])
def test_points_to_win(players, target):
    for before, over in ((target - 2, False), (target - 1, True)):
        table = Table("judge", players, dealer="A", seed="target")
        table.state.points[0] = before
        table.state.held[0] = bag(*[1] * 7)
        table.play("A add 1")
        for seat in table.seats[1:]:
            table.play(f"{seat} pass")
        assert table.over == over
        assert points(table)[0] == before + 1


# Moves that are not legal, and the bot


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("A add 4", "error-judge-twice"),
        ("A add 10", "error-card-not-held"),
        ("B add 10", "error-turn"),
        ("A add", "error-arguments"),
        ("A hit", "error-verb"),
    ],
)
def test_a_refused_move_says_why(text, code):
    table = judge("4 4 6 6 8 8 9", B, C, moves="A add 4, B add 10, C add 9")
    before = table.state.tobytes()
    with pytest.raises(Refused) as refused:
        table.play(text)
    assert refused.value.code == code
    assert table.state.tobytes() == before


def test_the_steady_bot_beats_one_that_cooks_everything():
    bot, won = SteadyBot("judge"), 0
    for number in range(12):
        table = Table("judge", 3, {"max_rounds": 30}, dealer="ABC"[number % 3], seed=f"bots {number}")
        while not table.over:
            seat = table.acting[0]
            table.play(seat, bot.choose(table.seen_by(seat)) if seat == "A" else table.legal(seat)[0])
        won += "A" in table.winners
    assert won >= 8


# The rules page


def page(name):
    return files("alehouse").joinpath(f"locales/en/rules/{name}.md").read_text("utf-8")


def test_the_odds_on_the_rules_page():
    rows = re.findall(r"^\| ([\d ]+) \| (\d+) \| (\d+) \| ([\d.]+) % \| ([\d.]+) \|$", page("judge"), re.M)
    assert len(rows) == 9
    for recipe, total, others, percent, mean in rows:
        ranks = [int(rank) for rank in recipe.split()]
        feared = sum(rank - 1 for rank in ranks)
        # Eight of the 48 cards outside the own hand are the Judge's.
        spared = Fraction(comb(48 - feared, 8), comb(48, 8))
        assert (int(total), int(others)) == (sum(ranks), feared)
        assert percent == f"{float(spared) * 100:.1f}"
        assert mean == f"{float(spared) * sum(ranks):.2f}"
