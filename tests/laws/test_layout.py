"""What all laws about bytes stand on: a state is its fields and nothing else, so copies of it are whole."""

from __future__ import annotations

import random

import numpy as np

from alehouse.game import Game
from alehouse.layout import SPECTATOR, view
from alehouse.moves import CARDS, ORDER
from alehouse.native.moves import MENU
from alehouse.table import Table

from .playing import LONG, Manner, every_text, fitting, goes_with, menu_of, play_on, some_settings

CLIMB = 3000 if LONG else 150


def test_no_byte_of_a_state_is_padding(game: Game) -> None:
    """NumPy leaves padding out when it copies: such bytes would hold whatever was there before."""
    fields = game.layout.dtype.fields or {}
    covered = np.zeros(game.layout.dtype.itemsize, int)
    for kind, offset in (entry[:2] for entry in fields.values()):
        covered[offset : offset + kind.itemsize] += 1
    assert covered.tolist() == [1] * len(covered)


def test_copies_and_views_are_made_of_the_state_alone(game: Game) -> None:
    """Memory that other arrays have left dirty does not shine through."""
    setting = next(some_settings(game, 1))
    table = setting.table()
    for _ in play_on(table, Manner(game, setting.manner), 20):
        pass
    wanted = {seat: view(game.layout, table.state, seat).tobytes() for seat in (SPECTATOR, 0, 1)}
    whole = table.state.tobytes()
    for fill in (0x17, 0xFF):
        dirty = [np.full(game.layout.dtype.itemsize, fill, np.uint8) for _ in range(50)]
        del dirty
        assert table.copy().state.tobytes() == whole
        for seat, seen in wanted.items():
            assert view(game.layout, table.state, seat).tobytes() == seen


def test_a_state_is_made_of_whole_words(game: Game) -> None:
    """Kernels reach tables as arrays of 64-bit words."""
    assert game.layout.dtype.itemsize % 8 == 0


def longest_menu(game: Game, table: Table, chance: random.Random, steps: int) -> int:
    """The longest menu of an acting seat that exchanging cards, one for another, leads to from a position."""
    places = [
        (name, at)
        for name, field in game.layout.fields.items()
        if field.kind == "bag" and field.cards
        for at in ([(p,) for p in range(len(table.seats))] if field.per_seat else [()])
    ]
    state, seat = table._table.copy(), table.seat(chance.choice(table.acting))
    room = np.zeros(4 * MENU, np.int64)
    longest = int(game.legal(state[0], seat, room))
    for _ in range(steps):
        other = state.copy()
        for _ in range(chance.choice([1, 1, 2])):
            (one, here), (two, there) = chance.choices(places, k=2)
            mine, theirs = other[one][0][here], other[two][0][there]
            if not mine.any() or not theirs.any():
                continue
            j, k = chance.choice(np.flatnonzero(mine)), chance.choice(np.flatnonzero(theirs))
            mine[j] -= 1
            theirs[k] -= 1
            mine[k] += 1
            theirs[j] += 1
        length = int(game.legal(other[0], seat, room))
        if length >= longest:
            state, longest = other, length
    return longest


def test_no_menu_is_longer_than_its_memory(game: Game) -> None:
    """All moves that can be written would fit; where sets of cards are too many, the longest menus that are found."""
    several = {CARDS, ORDER}
    if not any(several & set(verb.arguments) for verb in game.verbs.all):
        assert len(every_text(game, game.max_players)) < MENU
        return
    chance = random.Random(game.name)
    texts = [{name: text} for name, (_, o) in game.options.items() for text in o.samples]
    longest = 0
    for options in ({}, *texts):
        for players in range(game.min_players, game.max_players + 1):
            if options and not goes_with(game, players, options):
                continue
            options = options or fitting(game, players, {})
            table = Table(game.name, players, options, seed=str(options))
            going = table.copy()
            for _ in play_on(going, Manner(game, players), 3 * players):
                if going.over:
                    break
                table = going.copy()
                if any(several & set(game.verbs.all[m & 31].arguments) for m in first_menu(table)):
                    break
            longest = max(longest, longest_menu(game, table, chance, CLIMB))
    assert 1 < longest < MENU


def first_menu(table: Table) -> list[int]:
    """The legal moves of the first acting seat."""
    return menu_of(table.game, table.state, table.seat(table.acting[0])) if table.acting else []
