# ruff: noqa: F401
"""Whoever stands gets a chip from nowhere."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import rule, verb_of


@rule
def play(t, d, p, m):
    goes_on = nip.play(t, d, p, m)
    if verb_of(m) == nip.STAND:
        t.chips[p] += 1
    return goes_on


texts = {"en": texts_of("makes-a-chip")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
