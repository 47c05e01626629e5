# ruff: noqa: F401
"""The bound holds for the shortest game, and not for the usual one."""

from nip import Nip as Table
from nip import deal, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game


def bound(players, options):
    """As if one hand were played."""
    return players


texts = {"en": texts_of("counts-one-hand")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
