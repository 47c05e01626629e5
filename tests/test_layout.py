"""Tables are flat records without gaps."""

import numpy as np

from alehouse import Table
from alehouse.catalogue import every_game


def test_a_table_has_no_gaps_that_a_copy_would_leave_to_chance():
    for game in every_game():
        kinds = [game.layout.dtype.fields[name][0] for name in game.layout.dtype.names]
        assert sum(kind.itemsize for kind in kinds) == game.layout.dtype.itemsize
        table = Table(game.name, game.min_players, game.options_for(game.min_players), seed="gaps")
        for _ in range(50):
            assert table.seen_by("A").view.copy().tobytes() == table.seen_by("A").view.tobytes()


def test_every_number_begins_at_a_multiple_of_eight_bytes():
    for game in every_game():
        for kind, offset in game.layout.dtype.fields.values():
            assert kind.base != np.int64 or offset % 8 == 0
