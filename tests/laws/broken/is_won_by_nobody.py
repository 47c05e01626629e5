# ruff: noqa: F401
"""The game is over, and nobody has won."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import rule


@rule
def play(t, d, p, m):
    goes_on = nip.play(t, d, p, m)
    t.winners = 0
    return goes_on


texts = {"en": texts_of("is-won-by-nobody")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
