# ruff: noqa: F401
"""All is said to be settled, and then cards are drawn."""

from nip import Nip as Table
from nip import bound, deal, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import rule


@rule
def settled(t):
    return True


texts = {"en": texts_of("calls-chance-settled")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
