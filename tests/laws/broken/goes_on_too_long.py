"""A game has more moves than its bound says."""

from nip import texts_of

from alehouse.declare import Game


def bound(players, options):
    """Fewer than there are."""
    return options["hands"] * players - 1


texts = {"en": texts_of("goes-on-too-long")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
