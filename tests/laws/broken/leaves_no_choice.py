# ruff: noqa: F401
"""A seat is acting, and has no move."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, play, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import rule


@rule
def legal(t, p, menu):
    return nip.legal(t, p, menu) if t.waiting & 1 or p == 0 else 0


texts = {"en": texts_of("leaves-no-choice")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
