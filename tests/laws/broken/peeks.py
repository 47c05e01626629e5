# ruff: noqa: F401
"""What a seat may do depends on cards of another."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, play, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.kit import seats
from alehouse.rules import rule


@rule
def legal(t, p, menu):
    n = nip.legal(t, p, menu)
    return n if t.held[seats.left(t, p), 10] else 1


texts = {"en": texts_of("peeks")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
