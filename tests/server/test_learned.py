"""What may be taken back has shown no card to anybody: asked of the frames that each seat gets, whatever the game is."""

import json
import random
from collections import Counter

import pytest

from alehouse.catalogue import find
from alehouse.server.entries import nobody_learned
from alehouse.server.play import Teller
from alehouse.table import Table

UNKNOWN = "?"


def shown(table, viewer):
    """The cards that a seat sees, each as often as it lies there."""
    texts = set(table.game.deck.texts) - {UNKNOWN}
    found = Counter()
    rest = [json.loads(Teller(table).state(viewer, 1))["position"]["zones"]]
    while rest:
        each = rest.pop()
        if isinstance(each, str):
            found[each] += each in texts
        elif isinstance(each, (list, dict)):
            rest.extend(each.values() if isinstance(each, dict) else each)
    return found


@pytest.mark.parametrize("name", ["kitty", "monster", "octopus", "horn-of-plenty"])
def test_no_seat_sees_a_card_more_after_moves_that_may_be_taken_back(name):
    game, chance = find(name), random.Random(name)
    players = game.usual_players
    table = Table(name, players, game.options_for(players), seed="learned")
    asked = 0
    while not table.over and table.made < 16:
        seat = chance.choice(table.acting)
        table.make(table.read(chance.choice(table.legal(seat)), seat))
        for p in range(players):
            number = next((n for n in range(table.made, 0, -1) if table.mover(n) == p), 0)
            if not number or not nobody_learned(before := table.at(number - 1), table):
                continue
            asked += 1
            for viewer in range(players):
                # What moves in secret is gone from where it was seen; nothing may have come.
                assert not shown(table, viewer) - shown(before, viewer), (table.made, number, viewer)
    assert asked
