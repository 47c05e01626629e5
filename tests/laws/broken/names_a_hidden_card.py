# ruff: noqa: F401
"""The words of a move name a card that goes from the hand to the deck unseen."""

import nip
from nip import Nip as Table
from nip import bound, deal, events, legal, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.kit import hands
from alehouse.rules import announce, card_of, rule, verb_of


@rule
def play(t, d, p, m):
    t.state[p] = nip.DONE
    if verb_of(m) == nip.SWAP:
        k = card_of(m)
        hands.lay(t, p, k)
        t.deck[k] += 1
        t.left += 1
        announce(d, nip.STANDS, p)
    else:
        announce(d, nip.STANDS, p)
    return nip.after_turn(t, d, p)


texts = {"en": texts_of("names-a-hidden-card")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
