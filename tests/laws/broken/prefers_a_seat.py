# ruff: noqa: F401
"""Seat A is asked first, whoever deals."""

import nip
from nip import Nip as Table
from nip import bound, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.rules import rule


@rule
def deal(t, d):
    nip.deal(t, d)
    t.acting = 1


texts = {"en": texts_of("prefers-a-seat")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
