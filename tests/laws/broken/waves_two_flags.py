# ruff: noqa: F401
"""A flag is 2."""

import nip
from nip import bound, deal, events, legal, standing, texts_of, verbs, worth

from alehouse.declare import Game, flag
from alehouse.rules import rule, verb_of


class Table(nip.Nip):
    """The fields of the game."""

    swapped = flag()


@rule
def play(t, d, p, m):
    if verb_of(m) == nip.SWAP:
        t.swapped += 1
    return nip.play(t, d, p, m)


texts = {"en": texts_of("waves-two-flags")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
