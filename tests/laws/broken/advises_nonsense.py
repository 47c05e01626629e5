# ruff: noqa: F401
"""The rule of thumb advises something that was not offered."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, play, standing, texts_of, verbs

from alehouse.declare import Game
from alehouse.rules import card_of, move, rule


@rule
def advise(t, d, p, menu, n):
    return move(nip.SWAP, p, card=11 - max(1, card_of(menu[n - 1])))


texts = {"en": texts_of("advises-nonsense")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
