"""`examples/looking.py`: it counts what it says, and prints a row for each number of cards."""

from pathlib import Path

import pytest

from alehouse import Table

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def looking(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import looking

    return looking


class Always:
    """Draws if it can, and looks once the other has four cards."""

    def probabilities(self, seen):
        moves = seen.legal()
        zones = seen.position(legal=False)["zones"]
        other = 1 - "AB".index(seen.seat)
        wanted = "see" if len(zones["down"][other]) + len(zones["up"][other]) > 3 else "draw"
        return {move: float(move.startswith(wanted)) for move in moves}


def test_each_decision_is_counted_by_the_cards_of_the_other(looking):
    # A hand is drawn to four cards, and then its owner is looked at: first three cards against three, then three against four.
    for number in range(20):
        counted = looking.play(Always(), f"count {number}")
        assert sorted(counted) == [3, 4]
        (last,) = counted[4]
        assert last[1] is True
        assert [looked for _, looked in counted[3]] == [False]


def test_a_pair_counts_wherever_it_lies(looking):
    table = Table("regent", 2, {"hands": 1}, seed="pairs")
    zones = table.laid_open().position()["zones"]
    assert sorted(looking.hand_of(table, 0)) == sorted(zones["down"][0] + zones["up"][0])


def test_the_share_of_decisions_is_that_of_all_of_them(looking):
    found = looking.share([[True, False], [], [False, False]])
    assert found.value == 0.25
    assert 0 < found.low < 0.25 < found.high < 1


def test_the_script_prints_rows(printed):
    found = printed("looking.py", "--seconds", "1", "--hands", "60")
    rows = [line for line in found if line.startswith("│ 3")]
    assert len(rows) == 1
    assert rows[0].count("│") == 6
