"""What can be entered at one's turn."""

import pytest

from alehouse.terminal.entry import matches

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
