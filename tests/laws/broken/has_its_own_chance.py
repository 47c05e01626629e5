# ruff: noqa: F401
"""A variable of the module decides about a card."""

import nip
from nip import Nip as Table
from nip import bound, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game

deals = [0]


def deal(t, d):
    """Every other deal is another one, whatever the seed is."""
    nip.deal(t, d)
    deals[0] += 1
    if deals[0] % 2:
        t.held[0, 0] = 0
        t.dealer = (t.dealer + 1) % t.players


texts = {"en": texts_of("has-its-own-chance")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
