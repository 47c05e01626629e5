"""Troll Guts, ruling by ruling. What is asserted follows from the rules by hand; the examples are records."""

from __future__ import annotations

import pytest

from alehouse import Refused, Table

from .laid import leave
from .looking import chips, zone

STACKS = [8, 7, 6, 5, 9], [4, 10, 3, 2, 8], [1, 2, 3, 6, 6]


def troll(stacks=STACKS, ups=(4, 7, 9), deck="", orders=None, moves=(), **options):
    """A table with these down cards and up cards, stacked as they are given (or as `orders` says)."""
    down = " ".join(str(stack[i]) for i in range(5) for stack in stacks)
    table = Table("troll-guts", len(stacks), options, cards=f"{down} {' '.join(map(str, ups))} {deck}")
    for seat, order in zip("ABCDEF", orders or stacks, strict=False):
        table.play(f"{seat} stack {' '.join(map(str, order))}")
    for move in moves:
        table.play(move)
    return table


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_players(players):
    with pytest.raises(Refused):
        Table("troll-guts", players, seed="x")


def test_everybody_antes_a_chip_and_gets_five_cards_down_and_one_up():
    table = Table("troll-guts", 6, seed="x", cards="")
    assert chips(table) == [-1] * 6
    assert [len(hand) for hand in zone(table, "down")] == [5] * 6


def test_r1_one_steals_from_others_who_have_cards_and_buys_from_oneself():
    table = troll()
    assert set(table.legal("A")) == {"draw", "steal B", "steal C", "buy"}
    with pytest.raises(Refused, match="buy instead"):
        table.play("A steal A")


def test_r2_the_lead_is_known_before_the_cards_are_stacked():
    table = Table("troll-guts", 3, cards=" ".join(str(s[i]) for i in range(5) for s in STACKS) + " 4 7 9")
    assert [e["seat"] for e in table.laid_open().events() if e["event"] == "leads"] == ["A"]
    assert table.acting == ["A", "B", "C"]


def test_r3_a_bought_pair_costs_a_chip_and_its_rank():
    table = troll(([4, 8, 10, 10, 10], *STACKS[1:]), moves=("A buy",))
    assert chips(table) == [-1 - 1 - 4, -1, -1]
    assert zone(table, "state") == ["out", "in", "in"]


def test_r5_there_is_no_passing_and_no_folding():
    for text in ("A fold", "A pass"):
        with pytest.raises(Refused, match="draw, steal, buy"):
            troll().play(text)


def test_r6_every_order_of_the_down_cards_is_a_move():
    table = Table("troll-guts", 3, cards=" ".join(str(s[i]) for i in range(5) for s in STACKS) + " 4 7 9")
    assert len(table.legal("A")) == 120
    assert len(table.legal("C")) == 60  # two 6s
    with pytest.raises(Refused, match="Name each"):
        table.play("A stack 8 7 6 5 5")


def test_r6_an_order_is_told_to_nobody_else():
    table = troll(orders=([9, 8, 7, 6, 5], *STACKS[1:]))
    assert table.seen_by("A").view[0]["order"][0] != 0
    assert table.seen_by("B").view[0]["order"][0] == 0
    assert all(table.game.notation.parts(m)["verb"].secret for m in table._moves[:3])


def test_the_owner_may_look_at_the_order_at_any_time():
    table = troll(moves=("A steal C",))
    assert table.seen_by("B").position()["zones"]["down"] == [
        ["?"] * 5,
        ["4", "10", "3", "2", "8"],
        ["?"] * 4,
    ]
    assert table.seen_by("C").position()["zones"]["down"] == [["?"] * 5, ["?"] * 5, ["2", "3", "6", "6"]]
    assert table.seen_by(None).position()["zones"]["down"] == [["?"] * 5, ["?"] * 5, ["?"] * 4]


def test_the_top_card_is_the_first_that_was_named():
    table = troll(orders=([9, 8, 7, 6, 5], *STACKS[1:]), moves=("A buy",))
    assert zone(table, "up")[0] == ["4", "9"]


def test_r7_the_turn_goes_on_to_the_left_of_the_thief():
    table = troll(moves=("A steal C",))
    assert table.acting == ["B"]
    assert zone(table, "up")[0] == ["4", "1"]


def test_r8_the_stack_that_was_robbed_goes_on_with_its_next_card():
    table = troll(moves=("A steal C", "B steal C"))
    assert zone(table, "up")[:2] == [["4", "1"], ["7", "2"]]
    assert len(zone(table, "down")[2]) == 3


def test_r10_buying_is_possible_below_zero():
    table = troll(moves=("A buy",))
    assert chips(table)[0] == -2


def test_the_last_one_takes_the_pot():
    table = troll(deck="9", moves=("A steal B", "B buy", "C draw"))
    assert table.over
    assert chips(table) == [-5, 15, -10]
    assert table.winners == ["B"]


def test_tied_up_cards_get_more_and_stay():
    table = Table("troll-guts", 3, cards=" ".join(str(s[i]) for i in range(5) for s in STACKS) + " 4 4 9 8 7")
    assert zone(table, "up") == [["4", "8"], ["4", "7"], ["9"]]
    assert [e["seat"] for e in table.laid_open().events() if e["event"] == "leads"] == ["B"]


def dealt(stacks, ups):
    return " ".join(str(stack[i]) for i in range(5) for stack in stacks) + " " + " ".join(map(str, ups))


def test_r4_without_deck_and_discards_nobody_draws():
    table = troll()
    leave(table)
    assert set(table.legal("A")) == {"steal B", "steal C", "buy"}
    with pytest.raises(Refused, match="no card to draw"):
        table.play("A draw")


def test_r4_the_cards_of_those_who_are_out_are_shuffled_again():
    table = troll(deck="8")
    leave(table)
    table.play("A steal B")  # the 4 pairs: A's two 4s are discards now, and its stack 8 7 6 5 9 too
    assert "draw" in table.legal("B")
    table.play("B draw")
    assert zone(table, "up")[1] == ["7", "8"]


def test_r9_after_a_perfect_tie_everything_is_dealt_again():
    # A and B tie for the lowest and stay level down to the 1, of which there is no second one for B.
    ladder = "10 10 8 8 7 7 6 6 5 5 4 4 3 3 2 2 1"
    first = dealt(([10] * 5, [9] * 5, [8] * 5), (9, 9, 10))
    table = Table("troll-guts", 3, cards=f"{first} {ladder} {dealt(STACKS, (4, 7, 9))}")
    assert zone(table, "up") == [["4"], ["7"], ["9"]]
    assert sorted(table.seen_by("A").position()["zones"]["down"][0]) == ["5", "6", "7", "8", "9"]
    assert table.hand == 1
    assert chips(table) == [-1, -1, -1]
    assert [e["seat"] for e in table.laid_open().events() if e["event"] == "leads"] == ["A"]
