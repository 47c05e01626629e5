"""Exact values: against the rules written down again, against a slow search through the rules, and where there are none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from alehouse import Refused, Table, make_bot, prepare, solve
from alehouse.catalogue import find
from alehouse.lab.solving import Solver, TooLarge, solve_deal
from alehouse.native.jit import INTERPRETED

sys.path.insert(0, str(Path(__file__).parent))
from plain_games import FULL, blackstone, pairs, port, rocket, starboard, values, without

F = frozenset


def played(game, players, cards, moves=(), options=None, first=None):
    table = Table(game, players, options, cards=cards, first=first)
    for move in moves:
        table.play(move)
    return table


def same(table, expected):
    """Solve a table, and hold every value to a fraction."""
    found = solve(table)
    assert found.moves == pytest.approx({text: float(value) for text, value in expected.items()}, abs=1e-9)
    most = max(expected.values())
    assert found.best == sorted(text for text, value in expected.items() if value == most)
    return found


def test_starboard_for_two_from_its_first_move():
    table = played("starboard", 2, "9 8", first="A")
    position = (0, F({9, 8}), F({0, 1}), F(), 2, without(FULL, 9, 8))
    found = same(table, values(starboard(2), position))
    assert found.seat == "A"


def test_starboard_with_somebody_locked():
    table = played("starboard", 3, "9 8 5 9", ["A hit", "B lock", "C hit"], first="A")
    position = (0, F({9, 8, 5}), F({0}), F({1}), 5, without(FULL, 9, 8, 5, 9))
    same(table, values(starboard(3), position))


def test_starboard_for_four():
    table = played("starboard", 4, "9 8 10 7 6 5 4", [f"{p} hit" for p in "ABCDA"], first="A")
    middle = (9, 8, 10, 7, 6, 5, 4)
    position = (1, F(middle), F(range(4)), F(), 9, without(FULL, *middle))
    same(table, values(starboard(4), position))


def test_port_for_two():
    moves = ["A hit", "B hit", "A hit", "B hit", "A hit", "B hit"]
    table = played("port", 2, "4 9 5 6 8 10 9 8", moves)
    position = (0, (F({4, 5, 8, 9}), F({9, 6, 10, 8})), without(FULL, 4, 9, 5, 6, 8, 10, 9, 8))
    same(table, values(port(2), position))


def test_port_for_three_with_somebody_locked():
    moves = ["A hit", "B hit", "C lock", "A hit", "B hit", "A hit", "B hit"]
    table = played("port", 3, "4 9 6 9 10 8 8 10 7", moves)
    position = (0, (F({4, 9, 8, 10}), F({9, 10, 8, 7}), 6), without(FULL, 4, 9, 6, 9, 10, 8, 8, 10, 7))
    same(table, values(port(3), position))


def test_blackstone_for_two():
    whites = [9] * 9 + [8] * 8 + [7] * 7 + [6] * 6 + [5] * 5 + [3]
    cards = " ".join(map(str, [2, 4, *whites]))
    table = played("blackstone", 2, cards, ["A take 12", "B take 12", "A take 12"])
    # 38 whites lie in the centre; 7 and all 10 blacks are left.
    same(table, values(blackstone(2), (1, F({0, 1}), (0, 0), 38, 12, 10, 7, 10)))


def test_blackstone_for_three_with_a_stone_each():
    whites = [9] * 9 + [8] * 8 + [7] * 7 + [6] * 6 + [5] * 4
    cards = " ".join(map(str, [2, 4, 5, 10, *whites[:11], 10, *whites[11:22], *whites[22:34]]))
    table = played("blackstone", 3, cards, ["A take 12", "B take 12", "C take 12"])
    # 8 of 45 whites and 8 of 10 blacks are left.
    same(table, values(blackstone(3), (0, F({0, 1, 2}), (1, 1, 0), 37, 12, 15, 8, 8)))


def test_rocket_for_two_with_different_bets():
    cards = "9 8 10  8 9 9  7 10 6  6 5 4  10 7 2"
    table = played("rocket", 2, cards, ["A bet 10", "B bet 30", *["A hit", "B hit"] * 4])
    own, other, dealer = (9, 8, 7, 6, 10), (8, 9, 10, 5, 7), (10, 9, 6, 4, 2)
    position = (0, (F(own), F(other)), F(dealer), F({0, 1}), without(FULL, *own, *other, *dealer))
    same(table, values(rocket(2, (1, 3)), position))


def test_rocket_alone_its_own_change_counts():
    table = played("rocket", 1, "9 10 8 7 6 4", ["A bet 20", "A hit", "A hit"])
    position = (0, (F({9, 8, 6}),), F({10, 7, 4}), F({0}), without(FULL, 9, 10, 8, 7, 6, 4))
    same(table, values(rocket(1, (2,)), position))


def test_pairs_where_points_are_bad():
    table = played("pairs", 2, "4 9 10 8 9 6 8 7", ["A hit", "B hit", "A hit", "B hit", "A hit", "B hit"])
    position = (0, (F({4, 10, 9, 8}), F({9, 8, 6, 7})), without(FULL, 4, 9, 10, 8, 9, 6, 8, 7))
    same(table, values(pairs(2), position, sign=-1))


def test_pairs_for_three_with_calamities():
    cards = "4 9 10  10 6 9  9 8 6  8 10 8  6 5 5  5 4 4"
    table = played("pairs", 3, cards, ["A hit", "B hit", "C hit"] * 5, {"calamities": True})
    seats = (F({4, 10, 9, 8, 6, 5}), F({9, 6, 8, 10, 5, 4}), F({10, 9, 6, 8, 5, 4}))
    deck = without(FULL, *(rank for cards in seats for rank in cards))
    same(table, values(pairs(3, calamities=True), (0, seats, deck), sign=-1))


def test_ties_go_to_the_first_in_the_order_of_texts():
    # A has locked 4, so B's 9 wins in any case; if it locks it has no more to lose.
    table = played("port", 2, "4 9", ["A lock"])
    found = solve(table)
    assert (found.best, found.moves["lock"]) == (["lock"], 1)


def test_to_the_end_of_the_game_what_follows_counts():
    """The last round of Port by its limit: nothing follows, so both ways to end are the same."""
    table = played("port", 2, "4 9", ["A lock"], {"max_rounds": 1})
    assert solve(table, until="game").moves == pytest.approx(solve(table).moves, abs=1e-9)


def test_hidden_cards_are_refused():
    with pytest.raises(Refused) as refused:
        solve(Table("regent", 2, seed="x"))
    assert "--method equilibrium" in refused.value.text("en")


def test_a_table_that_is_over_is_refused():
    table = played("port", 2, "4 9", ["A lock", "B lock"], {"max_rounds": 1})
    assert table.over
    with pytest.raises(Refused, match="over"):
        solve(table)


def test_too_many_positions_are_told():
    with pytest.raises(TooLarge) as large:
        solve(played("port", 4, "4 9 8 7"), limit=5000)
    assert (large.value.limit, large.value.positions) == (5000, 5000)
    assert "--method search" in large.value.text("en")


def test_what_a_solver_has_kept_changes_nothing():
    table = played("starboard", 3, "9 8 5", first="A")
    fresh = solve(table).moves
    solver = Solver(find("starboard"), 3)
    later = played("starboard", 3, "9 8 5", ["A hit"], first="A")
    for each in (later, table):
        solver.begin(each.laid_open().view, known=True)
        while not solver.advance():
            pass
    assert solver.solution(0.0).moves == pytest.approx(fresh, abs=1e-9)


@pytest.fixture(scope="module")
def edge():
    """What one round of Rocket is worth to a player alone with a bet of 10, in plain Python."""
    total = 0.0
    known: dict[tuple[int, int], float] = {}
    everything = {k: k for k in range(1, 11)}

    def left(own, dealer):
        cards = {k: n - (own >> k & 1) - (dealer >> k & 1) for k, n in everything.items()}
        return cards, sum(cards.values())

    def lowest(ranks):
        return (ranks & -ranks).bit_length() - 1

    def dealer_draws(own, dealer):
        cards, size = left(own, dealer)
        value = 0.0
        for k, n in cards.items():
            if n:
                ends = k == 3 or dealer >> k & 1
                value += n / size * (k if ends else to_act(own, dealer | 1 << k))
        return value

    def to_act(own, dealer):
        if (own, dealer) not in known:
            cards, size = left(own, dealer)
            hit = 0.0
            for k, n in cards.items():
                if n:
                    hit += n / size * (-k if own >> k & 1 else dealer_draws(own | 1 << k, dealer))
            known[own, dealer] = max(hit, -lowest(own | dealer))
        return known[own, dealer]

    for k in range(1, 11):
        total += k / 55 * dealer_draws(1 << k, 0)
    return total


def test_the_edge_of_rocket(edge):
    found = solve_deal(find("rocket"), 1, {"max_bet": 10})
    assert found.values == (pytest.approx(edge, abs=1e-9),)
    assert found.solution.moves == {"bet 10": found.values[0]}


def test_twice_the_bet_loses_twice_as_much(edge):
    found = solve_deal(find("rocket"), 1, {"max_bet": 20})
    assert found.solution.moves == pytest.approx({"bet 10": edge, "bet 20": 2 * edge}, abs=1e-9)
    assert found.solution.best == ["bet 10"]


SMALL = {
    "carousel": [8],
    "pairs": range(20),
    "pendleton": [54],
    "port": range(6),
    "rocket": [1, 15, 17],
    "starboard": range(5),
}
"""Games that end in positions which are small enough without forgetting anything. (Blackstone's never are.)"""


def last_choice(game, players, number):
    """The last position of a game in which somebody has a choice."""
    table = Table(game, players, find(game).options_for(players), seed=f"late {number}")
    bot = make_bot("steady", str(number))
    made = 0
    while table.acting and len(table.moves) < 300:
        seat = table.acting[0]
        if len(table.legal(seat)) > 1:
            made = len(table.moves)
        table.play(seat, bot.choose(table.seen_by(seat)))
    return table.at(made)


@pytest.mark.skipif(INTERPRETED, reason="solving so much takes compiled rules")
@pytest.mark.parametrize("name", SMALL)
def test_what_is_forgotten_changes_no_value(name):
    game = find(name)
    prepare(name, "regent")
    compared = 0
    for number in SMALL[name]:
        players = min(game.max_players, max(game.min_players, 2 + number % 2))
        position = last_choice(name, players, number)
        try:
            forgetful = solve(position, limit=3_000)
            # What Regent forgets is nothing.
            solver = Solver(game, players, position.options, limit=60_000)
            solver._rules = solver._rules._replace(forget=find("regent").entries.forget)
            solver.begin(position.laid_open().view, known=True)
            while not solver.advance():
                pass
        except TooLarge:
            continue
        whole = solver.solution(0.0)
        assert whole.positions >= forgetful.positions
        for text, everybody in whole.values.items():
            assert forgetful.values[text] == pytest.approx(everybody, abs=1e-9)
        compared += 1
    assert compared >= min(3, len(SMALL[name]))
