# ruff: noqa: F401
"""Listing the moves of a seat changes the table."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, play, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import rule


@rule
def legal(t, p, menu):
    t.swaps[p] += 1
    return nip.legal(t, p, menu)


texts = {"en": texts_of("changes-when-looked-at")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
