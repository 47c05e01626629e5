"""A move that is taken back leaves nothing behind: the same cards come, and everybody is told the same."""

import pickle
import random

import numpy as np
import pytest

from alehouse import Table
from alehouse.catalogue import every_game
from alehouse.layout import EVERYTHING, SPECTATOR, view

GAMES = sorted(game.name for game in every_game())


def known(table):
    """Everything that anybody can know of a table, and the chance that is still to come."""
    tellings = [pickle.dumps(table.seen_by(seat)) for seat in [*table.seats, None]]
    return [
        *tellings,
        pickle.dumps(table.laid_open()),
        table.memory(),
        [table.legal(s) for s in table.seats],
        table.moves,
    ]


def some_game(name, seed):
    game = next(g for g in every_game() if g.name == name)
    chance = random.Random(seed)
    players = chance.randint(game.min_players, game.max_players)
    return Table(name, players, game.options_for(players), seed=f"{seed}"), chance


def step(table, chance):
    """A move that somebody may make."""
    seat = chance.choice(table.acting)
    legal = table.legal(seat)
    return seat, chance.choice([move for move in legal if "…" not in move] or legal)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_back_has_never_been(name):
    table, chance = some_game(name, 1)
    twin = table.copy()
    for _ in range(40):
        if table.over:
            break
        before = known(table)
        mark = table.mark()
        for _ in range(chance.randint(1, 3)):
            if not table.over:
                table.play(*step(table, chance))
        table.take_back(mark)
        assert known(table) == before
        move = step(table, chance)
        assert list(table.play(*move)) == list(twin.play(*move)), "other cards come"
        assert table == twin
    assert known(table) == known(twin)


def test_given_cards_come_again_too():
    table = Table("port", 3, cards="4 9 6 10 10", seed="a rainy evening")
    mark = table.mark()
    first = list(table.play("A hit"))
    table.play("B hit")
    table.take_back(mark)
    assert [event["card"] for event in first] == ["10"]
    assert list(table.play("A hit")) == first
    assert [event["card"] for event in table.play("B hit")] == ["10"]


def test_whoever_has_been_told_keeps_it():
    table = Table("regent", 3, seed="kept")
    mark = table.mark()
    table.play("A draw" if "A" in table.acting else f"{table.acting[0]} draw")
    seen = table.seen_by("B")
    before = pickle.dumps(seen)
    table.take_back(mark)
    table.seen_by("B")
    assert pickle.dumps(seen) == before
    assert table.seen_by("B").made == 0


@pytest.mark.parametrize("name", GAMES)
def test_one_table_is_hidden_as_many_are(name):
    table, chance = some_game(name, 2)
    for _ in range(25):
        if table.over:
            break
        table.play(*step(table, chance))
        one = np.frombuffer(table.memory(), table.layout.dtype)
        for viewer in (*range(len(table.seats)), SPECTATOR, EVERYTHING):
            both = view(table.layout, np.concatenate([one, one]), viewer)
            alone = view(table.layout, one, viewer)
            assert both[:1].tobytes() == both[1:].tobytes() == alone.tobytes()
