"""Where exact values exist, what the bots lose against best play is small, and search loses least."""

from __future__ import annotations

import random

import pytest

from alehouse import Table, make_bot, prepare
from alehouse.lab.solving import TooLarge, solve
from alehouse.native.jit import INTERPRETED

POSITIONS = 8


def positions(game, players, options=None):
    """Positions in the middle of hands, with the exact values of all moves."""
    found = 0
    for number in range(200):
        chance = random.Random(number)
        table = Table(game, players, options or {}, seed=f"loss {number}")
        bot = make_bot("steady", f"loss {number}")
        for _ in range(chance.randrange(2, 7)):
            if not table.over and table.acting:
                seat = table.acting[0]
                table.play(seat, bot.choose(table.seen_by(seat)))
        if table.over or len(table.legal(table.acting[0])) < 2:
            continue
        try:
            solved = solve(table, limit=100_000)
        except TooLarge:
            continue
        yield table, solved
        found += 1
        if found == POSITIONS:
            return


@pytest.mark.skipif(INTERPRETED, reason="solving takes compiled rules")
@pytest.mark.parametrize(
    ("game", "players", "options", "most"),
    [("port", 2, {}, 0.1), ("starboard", 3, {}, 0.1), ("rocket", 1, {"max_bet": 10}, 0.15)],
)
def test_the_mean_loss_of_search_is_small_and_no_more_than_that_of_a_beginner(game, players, options, most):
    prepare(game)
    losses = {"search": 0.0, "beginner": 0.0}
    count = 0
    for table, solved in positions(game, players, options):
        seat = table.acting[0]
        for name in losses:
            move = make_bot(name, "loss", iterations=6000).choose(table.seen_by(seat))
            losses[name] += max(solved.moves.values()) - solved.moves[move]
        count += 1
    assert count == POSITIONS
    # In points or chips ahead a decision; a hand of these games moves one to ten.
    assert losses["search"] / count < most
    assert losses["search"] <= losses["beginner"] + 1e-9
