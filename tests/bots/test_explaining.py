"""Explanations of moves, where a game asks a question of its own that is none of its events."""

from alehouse import Table
from alehouse.bots.explaining import explain


def test_a_choice_is_explained_in_a_game_that_asks_who_will_decide():
    table = Table("octopus", 4, seed="explained")
    while len(table.acting) == 1:
        table.play(f"{table.acting[0]} continue")
    # All choose a card in secret: whether it is the lowest that nobody else has played is the question of the game.
    told = explain(table.seen_by("A"), iterations=60)
    assert told.move.startswith("play ")
    assert told.risk is None or told.risk.event in table.game.events_by_name
