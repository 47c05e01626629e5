# ruff: noqa: F401
"""An event puts its seat into a state that it is not in."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import rule


@rule
def play(t, d, p, m):
    goes_on = nip.play(t, d, p, m)
    t.state[p] = nip.IN
    return goes_on


texts = {"en": texts_of("puts-seats-elsewhere")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
