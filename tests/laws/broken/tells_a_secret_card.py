# ruff: noqa: F401
"""The words of a swap are secret, and its event shows the card to everybody."""

from nip import Nip as Table
from nip import bound, deal, events, legal, play, standing, texts_of, worth

from alehouse.declare import CARD, Game, Verbs, verb

verbs = Verbs("stand", verb("swap", CARD, secret=True))


texts = {"en": texts_of("tells-a-secret-card")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
