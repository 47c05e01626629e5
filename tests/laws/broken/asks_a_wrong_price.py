# ruff: noqa: F401
"""A move is said to cost what nobody pays."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import rule, verb_of


@rule
def price(t, m):
    return 7 * (verb_of(m) == nip.SWAP)


texts = {"en": texts_of("asks-a-wrong-price")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
