"""`possible` denies what happens."""

from alehouse.declare import Game
from alehouse.rules import rule
from nip import Nip as Table
from nip import bound, deal, events, legal, play, standing, texts_of, verbs, worth


@rule
def possible(t):
    for p in range(t.players):
        if t.held[p, 10]:
            return False
    return True


texts = {"en": texts_of("denies-what-is")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
