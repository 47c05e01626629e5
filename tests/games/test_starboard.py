"""Starboard, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from fractions import Fraction
from importlib.resources import files

import pytest

from alehouse import Refused, Table
from alehouse.bots import make_bot

from .looking import chips, events, pot, zone


def starboard(cards, players=3, moves=(), *, first="A", seed=None, **options):
    table = Table("starboard", players=players, options=options, cards=cards, first=first, seed=seed)
    for move in moves:
        table.play(move)
    return table


@pytest.mark.parametrize("players", [1, 8])
def test_two_to_seven_players(players):
    with pytest.raises(Refused):
        starboard("", players, seed="too few or too many")


@pytest.mark.parametrize("players", range(2, 8))
def test_everybody_antes_one_chip_before_the_first_card(players):
    table = starboard("9 8", players)
    assert chips(table) == [-1] * players
    assert pot(table) == players
    assert events(table)[: players + 2] == ["hand", *["pays"] * players, "dealt"]


def test_the_turn_goes_left_from_the_button_past_those_who_are_done():
    table = starboard("9 8 7 8 6 5", 4, first="C")
    order = []
    for verb in ("hit", "hit", "lock", "hit", "hit"):
        order += table.acting
        table.play(f"{table.acting[0]} {verb}")
    assert order == ["C", "D", "A", "B", "C"]  # D is bust; B's 6 throws out A
    assert zone(table, "state") == ["out", "in", "in", "bust"]
    assert zone(table, "middle") == ["9", "8", "7", "6", "5"]


def test_example_s1():
    table = starboard("9 9 8 5 8", moves=["A hit", "B lock", "C hit", "A lock"])
    assert (chips(table), pot(table)) == ([0, 1, -2], 1)


def test_example_s2_a_new_rank_throws_out_all_who_have_locked():
    table = starboard("9 8 5", moves=["A lock", "B lock", "C hit"])
    assert (chips(table), pot(table)) == ([-1, -1, 2], 0)
    assert zone(table, "state") == ["out", "out", "locked"]


def test_example_s3_the_odd_chip_goes_on():
    table = starboard("9 9 8 5 8 9 8 5", moves=["A hit", "B lock", "C hit", "A lock"], hands=2)
    assert (table.hand, table.acting, pot(table)) == (2, ["B"], 4)
    before = chips(table)
    for move in ("B hit", "C lock", "A lock", "B lock"):
        table.play(move)
    assert [b - a - 1 for a, b in zip(before, chips(table), strict=True)] == [0, -1, 0]
    assert pot(table) == 2


@pytest.mark.parametrize(
    ("cards", "players", "moves", "result"),
    [
        ("9 8 9", 2, ["A hit"], [-2, 2]),
        ("9 8 9", 2, ["A lock", "B hit"], [2, -2]),
        ("9 8 9", 3, ["A hit", "B lock", "C lock"], [-2, 1, 1]),
        ("9 9 9 8", 2, ["A lock", "B lock"], [0, 0]),
    ],
    ids=["s4", "s5", "s6", "s7"],
)
def test_examples(cards, players, moves, result):
    table = starboard(cards, players, moves)
    assert table.over
    assert chips(table) == result


def test_r1_the_last_one_chooses_while_somebody_has_locked():
    table = starboard("9 8 9", moves=["A hit", "B lock"])
    assert table.acting == ["C"]
    assert table.legal("C") == ["hit", "lock"]


@pytest.mark.parametrize(("card", "result"), [("5", [-2, -1, 3]), ("8", [-2, 4, -2])])
def test_r1_hitting_may_win_all_or_lose_it(card, result):
    table = starboard(f"9 8 9 {card}", moves=["A hit", "B lock", "C hit"])
    assert chips(table) == result


@pytest.mark.parametrize("players", range(2, 8))
def test_r2_somebody_always_survives(players):
    table = starboard("10 9", players, seed=f"all hit {players}")
    while not table.over:
        table.play(f"{table.acting[0]} hit")
    assert zone(table, "state").count("locked") == 1
    assert pot(table) == 0


def test_r3_after_a_new_rank_the_turn_passes():
    table = starboard("9 8 7", moves=["A hit"])
    assert table.acting == ["B"]
    assert zone(table, "state") == ["in", "in", "in"]


def test_r4_the_replacement_can_pair_again():
    table = starboard("9 9 9 9 8")
    assert zone(table, "middle") == ["9", "8"]
    assert (zone(table, "discard"), zone(table, "left")) == (3, 50)


def test_r5_the_card_of_a_bust_is_discarded():
    table = starboard("9 8 9", moves=["A hit"])
    assert zone(table, "middle") == ["9", "8"]
    assert table.state.discard.tolist() == [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]


def test_r6_with_ten_ranks_one_may_still_hit():
    table = starboard("1 2 3 4 5 6 7 8 9 10 10", moves=[f"{'ABC'[i % 3]} hit" for i in range(8)])
    assert table.legal("C") == ["hit", "lock"]
    table.play("C hit")
    assert zone(table, "state") == ["in", "in", "bust"]


def test_r7_the_deck_does_not_run_out():
    ladder = "10 10 10 10 10 10 10 10 10 10 9 8 7 6 5 4 3 2 1"
    table = starboard(ladder, 7, moves=[f"{'ABCDEFG'[i % 7]} hit" for i in range(8)], seed="busts")
    while not table.over:
        table.play(f"{table.acting[0]} hit")
    assert zone(table, "left") == 55 - 19 - 6
    assert zone(table, "discard") == 9 + 6


def test_r8_the_button_is_chosen_by_chance():
    buttons = {starboard("", seed=str(seed), first=None).acting[0] for seed in range(30)}
    assert buttons == {"A", "B", "C"}


def test_r8_without_first_and_seed_nobody_can_begin():
    with pytest.raises(Refused) as refused:
        starboard("9 8", first=None)
    assert refused.value.code == "error-first-missing"


def test_r8_the_button_moves_to_the_left():
    table = starboard("9 8 9 8 9 8", 2, ["B lock", "A lock"], first="B", hands=3)
    assert (zone(table, "button"), table.acting) == ("A", ["A"])


def test_r9_chips_may_go_below_zero():
    table = starboard("", 2, seed="broke", hands=200)
    while not table.over:
        table.play(f"{table.acting[0]} {'hit' if table.acting == ['A'] else 'lock'}")
    assert sum(chips(table)) + pot(table) == 0
    assert min(chips(table)) < 0


def test_c11_equal_chips_share_the_win():
    assert starboard("9 8", 2, ["A lock", "B lock"]).winners == ["A", "B"]


def test_a_hit_has_its_price():
    table = starboard("9 8")
    assert {choice.verb: choice.price for choice in table.seen_by("A").menu()} == {"hit": 1, "lock": None}


def test_the_rule_of_thumb_hits_against_locks_and_not_into_a_wall():
    bot = make_bot("steady", "x")
    assert bot.choose(starboard("2 3", moves=["A lock", "B lock"]).seen_by("C")) == "hit"
    ladder = [f"{'AB'[i % 2]} hit" for i in range(6)]
    assert bot.choose(starboard("10 9 8 7 6 5 4 3", 2, ladder).seen_by("A")) == "lock"


def page(name):
    return files("alehouse").joinpath(f"locales/en/rules/{name}.md").read_text("utf-8")


def test_the_odds_on_the_rules_page():
    rows = re.findall(r"^\| (\d+) (\d+) \| (\d+)/53 \| ([\d.]+) \|$", page("starboard"), re.M)
    assert len(rows) == 8
    for low, high, chances, percent in rows:
        assert int(chances) == int(low) + int(high) - 2
        assert percent == f"{int(chances) / 53 * 100:.1f}"


def test_the_average_risk_on_the_rules_page():
    """Of the first hit, over all openings with all their replacements."""
    risk = Fraction(0)
    for first in range(1, 11):
        way = Fraction(first, 55)
        for replaced in range(first):
            left, same = 54 - replaced, first - 1 - replaced
            for second in range(1, 11):
                if second != first:
                    risk += way * Fraction(second, left) * Fraction(same + second - 1, left - 1)
            way *= Fraction(same, left)
    assert f"{float(risk) * 100:.1f} %" in page("starboard")
