# ruff: noqa: F401
"""What is offered to bots is a move of another seat."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import move, rule


@rule
def essential(t, p, menu):
    menu[0] = move(nip.STAND, (p + 1) % t.players)
    return 1


texts = {"en": texts_of("offers-what-is-not-legal")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
