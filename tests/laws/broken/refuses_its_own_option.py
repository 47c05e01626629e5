# ruff: noqa: F401
"""A value of an option goes with no number of players."""

from nip import Nip as Table
from nip import bound, deal, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game, Refused


def check(players, options):
    """Five hands are refused, though the option allows up to nine."""
    if options["hands"] == 5:
        raise Refused("error-option-value", option="hands", value="5", allowed="1 … 9")


texts = {"en": texts_of("refuses-its-own-option")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
