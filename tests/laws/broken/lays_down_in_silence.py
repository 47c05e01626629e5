# ruff: noqa: F401
"""A card is turned up, and no event tells of it."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.kit import bag, hands
from alehouse.rules import rule, verb_of


@rule
def play(t, d, p, m):
    if verb_of(m) == nip.STAND:
        k = bag.first(t.held[p])
        hands.lay(t, p, k)
        t.discard[k] += 1
    return nip.play(t, d, p, m)


texts = {"en": texts_of("lays-down-in-silence")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
