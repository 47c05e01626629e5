# ruff: noqa: F401
"""Two moves have one text, since the verb names no card."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, play, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import move, rule


@rule
def legal(t, p, menu):
    n = nip.legal(t, p, menu)
    menu[n] = move(nip.STAND, p, card=3)
    return n + 1


texts = {"en": texts_of("says-one-thing-twice")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
