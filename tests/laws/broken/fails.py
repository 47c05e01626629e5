# ruff: noqa: F401
"""A rule reads beyond the end of a field."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import card_of, rule, verb_of


@rule
def play(t, d, p, m):
    if verb_of(m) == nip.SWAP and card_of(m) == 10:
        t.swaps[p] = t.discard[card_of(m) + 1]
    return nip.play(t, d, p, m)


texts = {"en": texts_of("fails")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
