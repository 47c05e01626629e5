"""`examples/folding.py`: the rule folds where its price says so, and the script prints what it promises."""

from pathlib import Path

import pytest

from alehouse import Table

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def folding(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import folding

    return folding


def test_a_card_is_compared_with_folding_at_a_price(folding):
    # Ann holds the 2 and leads; Ben holds 10, then 8 and 9: of the other 50 cards seven 8s, eight 9s and nine 10s pair.
    table = Table("pairs", 2, cards="2 10 3 8 5 9 6")
    for move in ("A hit", "B hit", "A hit", "B hit", "A hit"):
        table.play(move)
    seen = table.seen_by("B")
    assert seen.position()["zones"]["stack"] == [["2", "3", "5", "6"], ["10", "8", "9"]]
    # 7 x 8 + 8 x 9 + 9 x 10 = 218 in 48 is 4.5 points a card; folding costs 2.
    assert folding.Plain("s").choose(seen) == "fold"
    assert folding.Half("s").choose(seen) == "fold"
    assert folding.Bold("s").choose(seen) == "hit"


def test_the_script_prints_a_row_for_each_number_of_players(printed):
    found = printed("folding.py", "--players", "2", "3", "--games", "6")
    rows = [line for line in found if line.startswith(("│ 2", "│ 3"))]
    assert len(rows) == 2
    assert all(row.count("│") == 9 for row in rows)
