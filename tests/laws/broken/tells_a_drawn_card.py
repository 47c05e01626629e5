# ruff: noqa: F401
"""Everybody is told which card a seat draws, and nobody remembers it."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.kit import deck
from alehouse.rules import DEALT, DECK, HELD, announce, rule, verb_of


@rule
def play(t, d, p, m):
    if verb_of(m) == nip.SWAP:
        k = deck.draw(t, d)
        t.held[p, k] += 1
        t.in_hand[p] += 1
        announce(d, DEALT, p, card=k, source=DECK, to=HELD)
    return nip.play(t, d, p, m)


texts = {"en": texts_of("tells-a-drawn-card")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
