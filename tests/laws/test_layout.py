"""What all laws about bytes stand on: a state is its fields and nothing else, so copies of it are whole."""

from __future__ import annotations

import numpy as np

from alehouse.game import Game
from alehouse.layout import SPECTATOR, view
from alehouse.moves import MENU

from .playing import Manner, every_text, play_on, some_settings


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


def test_no_menu_is_longer_than_its_memory(game: Game) -> None:
    assert len(every_text(game, game.max_players)) < MENU
