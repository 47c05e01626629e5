"""How a finished game ended: worked out from its last position, written down with its last move, found for old tables."""

import json

import pytest

from alehouse import Table
from alehouse.server.results import found_result, result_of, told_result
from alehouse.server.schema import tables
from alehouse.server.store import Seat

from .databases import new_guest, opened


def port(cards="4 9 8", points=(0, 0, 0), **options):
    """A game of Port of one round, in which everybody locks at once."""
    table = Table("port", 3, {"max_rounds": 1} | options, cards=cards)
    table.state.points[:3] = points
    while not table.over:
        table.play(f"{table.acting[0]} lock")
    return table


def ended(game, players, options=None, *, winners=0, losers=0, points=None, chips=None):
    """A table that has been laid down as it stood at the end; seats are bits."""
    table = Table(game, players, options, seed="the end")
    state = table.state
    state.over, state.acting, state.winners, state.losers = 1, 0, winners, losers
    if points:
        state.points[:players] = points
    if chips:
        state.chips[:players] = chips
    return table


def test_points_decide_the_places_after_the_winner():
    # Who is locked highest gets as many points as there are players, the next one fewer, and so on.
    assert result_of(port()) == {
        "points": [1, 3, 2],
        "chips": None,
        "winners": ["B"],
        "losers": [],
        "places": [3, 1, 2],
        "moves": 3,
    }


def test_who_are_equal_share_a_place_and_leave_a_gap():
    assert result_of(port(points=(2, 0, 0))) == {
        "points": [3, 3, 2],
        "chips": None,
        "winners": ["A", "B"],
        "losers": [],
        "places": [1, 1, 3],
        "moves": 3,
    }
    assert result_of(port(points=(1, 2, 0)))["places"] == [2, 1, 2]


def test_the_winner_comes_first_even_with_fewer_points():
    # A playoff of Port is won by the highest stack, whatever the points.
    assert result_of(ended("port", 3, winners=0b100, points=[24, 20, 24]))["places"] == [2, 3, 1]


def test_chips_decide_where_there_are_any():
    result = result_of(ended("regent", 4, winners=0b1001, chips=[5, -10, 0, 5]))
    assert (result["points"], result["chips"]) == (None, [5, -10, 0, 5])
    assert (result["winners"], result["places"]) == (["A", "D"], [1, 4, 3, 1])
    # Kitty for chips: the most chips win, not the most points.
    kitty = ended(
        "kitty", 3, {"soft": True, "chips": True}, winners=0b010, chips=[-2, 3, -1], points=[30, 1, 2]
    )
    assert (result_of(kitty)["points"], result_of(kitty)["places"]) == ([30, 1, 2], [3, 1, 2])
    assert result_of(ended("kitty", 3, {"soft": True}, winners=0b001, points=[30, 1, 2]))["chips"] is None


def test_a_game_with_losers_only_has_two_places():
    # In Pairs whoever folds scores the lowest card on the table, and who has the target loses. A 1 leads.
    table = Table("pairs", 4, {"target": 1}, cards="1 5 6 7")
    table.play("A fold")
    assert result_of(table) == {
        "points": [1, 0, 0, 0],
        "chips": None,
        "winners": [],
        "losers": ["A"],
        "places": [4, 1, 1, 1],
        "moves": 1,
    }


def test_who_loses_at_pairs_may_win_the_chips():
    table = ended(
        "pairs",
        3,
        {"chips": "seattle"},
        winners=0b011,
        losers=0b001,
        points=[21, 3, 9],
        chips=[4, 4, -8],
    )
    assert result_of(table)["places"] == [1, 1, 3]


def test_where_nobody_wins_what_was_played_for_decides():
    assert result_of(ended("rocket", 1, chips=[-5])) == {
        "points": None,
        "chips": [-5],
        "winners": [],
        "losers": [],
        "places": [1],
        "moves": 0,
    }
    assert result_of(ended("port", 3, points=[4, 9, 9]))["places"] == [3, 1, 1]


def test_points_that_nobody_wants_count_the_other_way():
    assert result_of(ended("pairs", 3, points=[4, 0, 9]))["places"] == [2, 1, 3]


def test_nothing_is_told_while_the_game_goes_on():
    assert told_result(Table("port", 3, seed="x")) is None
    assert json.loads(told_result(port()) or "") == result_of(port())


async def finished(store, *, result):
    """A table of Port that is over: its id, and what it should say of it."""
    creator = await new_guest(store, "Ann")
    table = Table("port", 3, {"max_rounds": 1}, seed="a rainy evening", dealer="C")
    identity = await store.create(
        game="port",
        version=table.game.version,
        options={"max_rounds": 1},
        dealer="C",
        seed="a rainy evening",
        creator=creator,
        listed=False,
        seats=[Seat(s, "bot", None, "random", f"Bot {s}") for s in "ABC"],
        limit=50,
    )
    while not table.over:
        text = f"{table.acting[0]} lock"
        table.play(text)
        told = result if table.over and result is not None else None
        await store.add(identity, table.made, text, result=told)
    return identity, result_of(table)


@pytest.mark.parametrize("text", ['{"places":[1,1,1]}'])
async def test_what_is_written_down_is_believed(address, text):
    async with opened(address) as store:
        identity, _ = await finished(store, result=text)
        header = await store.header(identity)
        assert header.result == json.loads(text) == await found_result(store, header)


async def test_the_result_of_an_old_table_is_found_and_kept(address):
    async with opened(address) as store:
        identity, expected = await finished(store, result=None)
        running = await store.header(identity)
        assert await found_result(store, running) is None
        async with store.engine.begin() as connection:
            await connection.execute(tables.update().values(ended=5))
        assert await found_result(store, await store.header(identity)) == expected
        assert (await store.header(identity)).result == expected


async def test_a_table_of_another_version_has_no_result(address):
    async with opened(address) as store:
        identity, _ = await finished(store, result=None)
        async with store.engine.begin() as connection:
            await connection.execute(tables.update().values(ended=5, version=0))
        assert await found_result(store, await store.header(identity)) is None
