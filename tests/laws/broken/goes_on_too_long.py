# ruff: noqa: F401
"""A game has more moves than its bound says."""

from nip import Nip as Table
from nip import deal, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game


def bound(players, options):
    """Fewer than there are."""
    return options["hands"] * players - 1


texts = {"en": texts_of("goes-on-too-long")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
