# ruff: noqa: F401
"""`possible` denies what happens."""

from nip import Nip as Table
from nip import bound, deal, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import rule


@rule
def possible(t):
    return t.held[0, 10] == 0


texts = {"en": texts_of("denies-what-is")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
