# ruff: noqa: F401
"""There is no text for a verb."""

from nip import Nip as Table
from nip import bound, deal, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game

texts = {"en": texts_of("says-nothing").replace("verb-swap", "verb-swop")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
