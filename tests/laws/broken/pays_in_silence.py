# ruff: noqa: F401
"""Chips change hands, and no event tells of it."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import rule


@rule
def play(t, d, p, m):
    t.chips[p] -= 1
    t.pot += 1
    return nip.play(t, d, p, m)


texts = {"en": texts_of("pays-in-silence")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
