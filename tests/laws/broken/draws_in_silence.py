# ruff: noqa: F401
"""A card that chance has decided on is announced as if it came from nowhere."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.kit import deck
from alehouse.rules import DISCARD, announce, rule, verb_of


@rule
def play(t, d, p, m):
    if verb_of(m) == nip.SWAP:
        k = deck.draw(t, d)
        t.discard[k] += 1
        announce(d, nip.TURNS, p, card=k, to=DISCARD)
    return nip.play(t, d, p, m)


texts = {"en": texts_of("draws-in-silence")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
