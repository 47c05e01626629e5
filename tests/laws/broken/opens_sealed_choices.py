# ruff: noqa: F401
"""What is chosen in secret is announced at once."""

import nip
from nip import bound, legal, standing, texts_of, verbs, worth

from alehouse.declare import Events, Game
from alehouse.events import OWN
from alehouse.kit import sealed, seats
from alehouse.rules import announce, rule, verb_of


class Table(nip.Nip, sealed.SealedChoices):
    """The fields of the game."""


events = Events(*nip.events.all, "murmurs")
MURMURS = OWN + len(nip.events)


@rule
def deal(t, d):
    nip.deal(t, d)
    sealed.ask(t, seats.everybody(t))


@rule
def play(t, d, p, m):
    announce(d, MURMURS, p, amount=1 + verb_of(m))
    if not sealed.seal(t, p, verb_of(m)):
        return True
    for q in range(t.players):
        sealed.unseal(t, q)
    return nip.showdown(t, d)


texts = {"en": texts_of("opens-sealed-choices") + "event-murmurs = { $seat } murmurs { $amount }.\n"}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
