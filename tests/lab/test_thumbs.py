"""Games played in one go by bots that do not think: they are those of the same bots at a table."""

from dataclasses import replace

import pytest

from alehouse.bots import make_bot
from alehouse.catalogue import every_game, find
from alehouse.lab import simulate, thumbs
from alehouse.lab.simulate import Plan, play_round

CASES = [
    (game.name, players, bots)
    for game in every_game()
    for players in sorted({game.min_players, game.usual_players, game.max_players})
    for bots in (("steady",), ("random",), ("random", "steady"))
]


def without_time(played):
    return [replace(game, seconds=()) for game in played.games]


def seated(game, players, bots):
    return [make_bot(bots[p % len(bots)], f"{game} {p}") for p in range(players)]


@pytest.mark.parametrize(("game", "players", "bots"), CASES)
def test_they_are_the_games_of_a_table(game, players, bots, monkeypatch):
    options = find(game).options_for(players) | ({"cold_call": True} if game == "deadfall" else {})
    plan = Plan(game, players, bots, 2 * players, "one go", tuple(options.items()))
    quick = [without_time(play_round(plan, number)) for number in range(2)]
    monkeypatch.setattr(simulate.thumbs, "played", lambda *_: None)
    assert quick == [without_time(play_round(plan, number)) for number in range(2)]


@pytest.mark.parametrize("game", [game.name for game in every_game()])
def test_every_game_can_be_played_so(game):
    found = find(game)
    players = found.usual_players
    ended = thumbs.played(found, players, {}, "so", seated(game, players, ("steady",)))
    assert ended is not None
    assert ended.state["over"][0]
    assert sum(ended.moves) > 0
    # Where a move may be left open, who plays at random makes it whole alone.
    mixed = seated(game, players, ("random", "steady"))
    assert thumbs.unthinking(mixed, found) == (found.complete is None)


def test_who_thinks_plays_at_a_table():
    for bots in (("search", "steady"), ("beginner",), ("random", "beginner")):
        assert not thumbs.unthinking(seated("port", 2, bots), find("port"))


def test_the_time_is_shared_by_moves():
    ended = thumbs.played(find("pairs"), 3, {}, "time", seated("pairs", 3, ("steady",)))
    each = [seconds / moves for seconds, moves in zip(ended.seconds, ended.moves, strict=True)]
    assert each == pytest.approx([each[0]] * 3)
    assert each[0] > 0


def test_rounds_are_given_out_in_portions_that_are_worth_it():
    portions = simulate._Portions(3, 1003)
    assert next(portions) == range(3, 4)
    # A round takes a tenth of a millisecond: 3,000 of them would take as long as a portion shall, a sixteenth of the rest is less.
    portions.learn(1, 1e-4)
    assert next(portions) == range(4, 4 + 999 // 16)
    rest = list(portions)
    assert [number for each in rest for number in each] == list(range(4 + 999 // 16, 1003))
    assert len(rest[-1]) == 1
    # Half a minute each: one at a time.
    slow = simulate._Portions(0, 100)
    slow.learn(2, 60.0)
    assert list(slow) == [range(n, n + 1) for n in range(100)]
