"""What can be entered at one's turn."""

import pytest

from alehouse.terminal.entry import key, matches, numbered

NAMES = {"A": "You", "B": "Maud", "C": "Ned"}
REGENT = ["fold", "draw", "attack B", "gift B 1", "gift B 10", "see B", "attack C", "gift C 10"]


@pytest.mark.parametrize(
    ("entry", "move"),
    [
        ("fold", "fold"),
        ("  FOLD ", "fold"),
        ("f", "fold"),
        ("gift b 1", "gift B 1"),
        ("gift  B  10", "gift B 10"),
        ("g c", "gift C 10"),
        ("gift 1 b", "gift B 1"),
        ("gift 10 ned", "gift C 10"),
        ("attack maud", "attack B"),
        ("at ma", "attack B"),
        ("see", "see B"),
        ("a attack c", "attack C"),
        ("A fold", "fold"),
        ("a b", "attack B"),
    ],
)
def test_an_entry_that_can_mean_one_move(entry, move):
    assert matches(entry, REGENT, NAMES, "A") == [move]


@pytest.mark.parametrize(
    ("entry", "moves"),
    [
        ("gift", ["gift B 1", "gift B 10", "gift C 10"]),
        ("gift b", ["gift B 1", "gift B 10"]),
        ("attack", ["attack B", "attack C"]),
        ("gift b 7", []),
        ("dance", []),
        ("see c", []),
        ("fold b", []),
        ("", []),
    ],
)
def test_an_entry_that_can_mean_several_moves_or_none(entry, moves):
    assert matches(entry, REGENT, NAMES, "A") == moves


def test_a_short_move_is_not_hidden_by_a_longer_one():
    assert matches("f", ["hit", "fold", "fold B 3"], NAMES, "A") == ["fold"]
    assert matches("f b", ["hit", "fold B 3", "fold B 4"], NAMES, "A") == ["fold B 3", "fold B 4"]


@pytest.mark.parametrize(
    ("moves", "places"),
    [
        (["hit", "lock"], True),
        (["bet B", "bet none"], True),
        (["play K6", "play K6 R6"], True),
        (["predict 0", "predict 1"], False),
        (["take 5", "fold"], False),
        (["draw", "gift B 5"], False),
        (["call B", "coldcall B …"], False),
        ([], True),
    ],
)
def test_moves_are_told_by_their_places_only_where_none_names_a_number(moves, places):
    assert numbered(moves) == places


PREDICT = [f"predict {n}" for n in range(7)]
HORN = [f"play {card} {rank}" for card in (5, 7) for rank in range(1, 11)]
SHARED = ["play 5", "play 10", "left 5", "pass"]


@pytest.mark.parametrize(
    ("entry", "moves", "meant"),
    [
        ("0", PREDICT, ["predict 0"]),
        ("2", PREDICT, ["predict 2"]),
        ("7", PREDICT, []),
        ("5", ["take 5", "take 6", "fold"], ["take 5"]),
        ("1", ["take 5", "take 6", "fold"], []),
        ("10", SHARED, ["play 10"]),
        ("1", SHARED, []),
        ("5", SHARED, ["play 5", "left 5"]),
        ("l 5", SHARED, ["left 5"]),
        ("5 7", HORN, ["play 5 7"]),
        ("7 5", HORN, ["play 7 5"]),
        ("10", HORN, ["play 5 10", "play 7 10"]),
        ("9", [m for m in HORN if m.startswith("play 5")], ["play 5 9"]),
        ("2", ["discard 2", "discard 2 3", "discard 2 2 3"], ["discard 2"]),
        ("3 2", ["discard 2", "discard 2 3", "discard 2 2 3"], ["discard 2 3"]),
        ("2 2", ["discard 2", "discard 2 3", "discard 2 2 3"], ["discard 2 2 3"]),
        ("8 5 3", ["stack 3 5 8", "stack 8 5 3", "stack 5 3 8"], ["stack 8 5 3"]),
        ("4", ["gift B 4", "gift C 8", "draw"], ["gift B 4"]),
        ("b 4", ["gift B 4", "gift B 8", "gift C 4"], ["gift B 4"]),
        ("maud", ["bet B", "bet C"], ["bet B"]),
        ("k6 r6", ["play K6", "play K6 R6"], ["play K6 R6"]),
        ("…", ["call B"], []),
    ],
)
def test_the_verb_may_be_left_out(entry, moves, meant):
    assert matches(entry, moves, NAMES, "A") == meant


@pytest.mark.parametrize(
    "moves", [PREDICT, HORN, SHARED, REGENT, ["pass", "play 3", "play 4", "call B", "call C"]]
)
def test_what_is_offered_for_a_move_means_that_move(moves):
    keys = [key(move, moves, NAMES, "A", ()) for move in moves]
    for move, offered in zip(moves, keys, strict=True):
        assert matches(offered, moves, NAMES, "A") == [move]
        assert len(offered) <= len(move)


def test_what_is_offered_is_short_and_no_command():
    assert [key(move, PREDICT, NAMES, "A", ()) for move in PREDICT] == list("0123456")
    assert key("fold", ["fold", "take 5"], NAMES, "A", ()) == "f"
    assert key("fold", ["fold", "take 5"], NAMES, "A", ("f",)) == "fo"
