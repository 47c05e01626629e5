"""Pendleton, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import combinations

import pytest

from alehouse import Refused, Table
from alehouse.bots import make_bot
from alehouse.games import pendleton as rules

from .looking import points, zone


def pendleton(cards, moves=(), *, first="A", seed="rest", points=None, **options):
    table = Table("pendleton", players=2, options=options, cards=cards, first=first, seed=seed)
    if points:
        table.state.points[:2] = points
    for move in moves:
        table.play(move)
    return table


TEN_NINE = "1 2 3 8 9 10 10 10 10 4 10 10"
TWELVE_ELEVEN = ["A place 9", "B place 8", "A place 3", "B place 2", "A place 9", "B place 1"]
LEVEL = "3 5 6 7 9 10 10 10 10 4 10 10"
FIFTEEN_EACH = ["A place 9", "B place 7", "A place 6", "B place 5", "A place 9", "B place 3"]


@pytest.mark.parametrize("players", [1, 3])
def test_for_two_players_only(players):
    with pytest.raises(Refused):
        Table("pendleton", players=players, seed="x")


def test_the_first_card_is_turned_before_the_first_move():
    table = pendleton("9 7 6 5 3 7")
    assert zone(table, "targets") == ["3", "5", "6", "7", "9"]
    assert zone(table, "turned") == ["7"]
    assert table.legal("A") == ["place 3", "place 5", "place 6", "place 9"]


def test_a_rank_on_either_side_shuts_a_column():
    table = pendleton("3 5 6 7 9 10 10", ["A place 9"])
    assert table.legal("B") == ["place 3", "place 5", "place 6", "place 7"]


@pytest.mark.parametrize(
    ("move", "code"),
    [("B place 9", "error-pendleton-rank-there"), ("B place 8", "error-pendleton-no-target")],
)
def test_a_refusal_says_why(move, code):
    table = pendleton("3 5 6 7 9 10 10", ["A place 9"])
    before = table.state.tobytes()
    with pytest.raises(Refused) as refused:
        table.play(move)
    assert refused.value.code == code
    assert table.state.tobytes() == before


@pytest.mark.parametrize(
    ("cards", "columns", "scored"),
    [
        ("3 5 6 7 9 7 7 8 7 7 7", "3 5 3 6 9", [15, 14]),
        ("3 5 6 7 9 10 8 7 7 7 7 7", "3 5 3 5 6 9", [12, 17]),
        ("1 2 4 8 10 9 5 9 4 9 9 9 9", "10 10 8 10 4 2 1", [18, 7]),
        ("3 5 6 7 9 7 7 7 8 7 7", "3 9 5 7 6", [14, 16]),
        (TEN_NINE, "9 8 3 2 9 1", [12, 11]),
    ],
    ids=["pe1", "pe2", "pe3", "book", "pe6"],
)
def test_examples(cards, columns, scored):
    moves = [f"{'AB'[i % 2]} place {target}" for i, target in enumerate(columns.split())]
    table = pendleton(cards, moves)
    assert (points(table), table.hand) == (scored, 2)


def test_r1_an_empty_column_is_divided():
    table = pendleton("3 5 6 7 9 7 7 8 7 7 7", ["A place 3", "B place 5", "A place 3", "B place 6"])
    happened = table.play("A place 9")
    assert [(e["card"], e["amount"]) for e in happened if e["event"] == "column-tied"] == [("7", 3)]


@pytest.mark.parametrize("target", range(1, 11))
def test_r2_an_odd_half_is_lost(target):
    table = pendleton("3 5 6 7 9")
    table.state.targets = target
    assert rules.round_points(table.state, 0) == rules.round_points(table.state, 1) == target // 2


@pytest.mark.parametrize("first", ["A", "B"])
def test_r3_after_equal_scores_the_second_player_begins(first):
    second = "B" if first == "A" else "A"
    moves = [m.replace("A", "x").replace("B", second).replace("x", first) for m in FIFTEEN_EACH]
    table = pendleton(LEVEL, moves, first=first)
    assert (points(table), table.acting) == ([15, 15], [second])


def test_r3_otherwise_whoever_had_fewer_points():
    assert pendleton(TEN_NINE, TWELVE_ELEVEN).acting == ["B"]


def test_r4_equal_totals_play_on():
    table = pendleton(TEN_NINE, TWELVE_ELEVEN, points=[95, 96])
    assert (points(table), table.over, table.hand) == ([107, 107], False, 2)


@pytest.mark.parametrize(
    ("before", "winners"), [([90, 96], ["B"]), ([99, 89], ["A"]), ([88, 0], ["A"]), ([87, 88], [])]
)
def test_r4_the_higher_total_wins(before, winners):
    table = pendleton(TEN_NINE, TWELVE_ELEVEN, points=before)
    assert table.winners == winners
    assert table.over == bool(winners)
    assert table.losers == []


def test_r5_what_was_set_aside_goes_back():
    table = pendleton("9 9 5 3 7 3 6 9")
    assert zone(table, "targets") == ["3", "5", "6", "7", "9"]
    assert (zone(table, "left"), zone(table, "discard")) == (49, 0)
    assert [e["card"] for e in table.laid_open().events() if e["event"] == "set-aside"] == ["9", "3"]


def test_r6_a_card_that_fits_nowhere_comes_in_time():
    for seed in range(20):
        table = pendleton("", seed=f"long {seed}", max_rounds=1)
        while not table.over:
            table.play(f"{table.acting[0]} {table.legal(table.acting[0])[0]}")
        assert len(table.moves) <= 45


def test_r7_there_is_nothing_to_choose_but_the_column():
    table = pendleton("3 5 6 7 9 10")
    assert all(text.startswith("place ") for text in table.legal("A"))


def test_r7_whoever_turns_the_last_card_pays_nothing():
    happened = pendleton(TEN_NINE, TWELVE_ELEVEN[:-1]).play("B place 1")
    assert [e["seat"] for e in happened if e["event"] == "fits-nowhere"] == ["A"]
    assert [(e["seat"], e["amount"]) for e in happened if e["event"] == "gains"] == [("A", 12), ("B", 11)]


def test_c13_the_leader_wins_after_the_last_round():
    assert pendleton(TEN_NINE, TWELVE_ELEVEN, max_rounds=1).winners == ["A"]
    assert pendleton(LEVEL, FIFTEEN_EACH, max_rounds=1).winners == ["A", "B"]


def test_who_begins_is_chosen_by_chance_or_named():
    assert {pendleton("", first=None, seed=str(seed)).acting[0] for seed in range(20)} == {"A", "B"}
    with pytest.raises(Refused) as refused:
        pendleton("3 5 6 7 9 10", first=None, seed=None)
    assert refused.value.code == "error-first-missing"


def test_the_rule_of_thumb_takes_the_dearest_column_first():
    assert make_bot("steady", "x").choose(pendleton("3 5 6 7 9 10").seen_by("A")) == "place 9"


def page():
    return files("alehouse").joinpath("locales/en/rules/pendleton.md").read_text("utf-8")


@cache
def first_ranks(ranks):
    """How likely the first different ranks to be turned up are just these."""
    if not ranks:
        return Fraction(1)
    return sum(first_ranks(ranks - {k}) * Fraction(k, 55 - sum(ranks - {k})) for k in ranks)


def test_the_odds_on_the_rules_page():
    chances = {five: first_ranks(frozenset(five)) for five in combinations(range(1, 11), 5)}
    assert sum(chances.values()) == 1
    rows = re.findall(r"^\| (\d+) \| ([\d.]+) \|$", page(), re.M)
    assert len(rows) == 10
    for rank, percent in rows:
        chance = sum(c for five, c in chances.items() if int(rank) in five)
        assert percent == f"{float(chance) * 100:.1f}"
    average = sum(sum(five) * c for five, c in chances.items())
    assert f"{float(average):.1f} points on average" in page()
    assert f"{float(chances[6, 7, 8, 9, 10]) * 100:.1f} %" in page()


def test_how_often_a_card_is_set_aside():
    different = Fraction(0)
    for five in combinations(range(1, 11), 5):
        product = 1
        for rank in five:
            product *= rank
        different += Fraction(product * 120, 55 * 54 * 53 * 52 * 51)
    assert f"{float(1 - different) * 100:.1f} %" in page()
