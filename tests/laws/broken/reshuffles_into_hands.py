# ruff: noqa: F401
"""The deck is reshuffled while cards are held, and nobody remembers which of them are older."""

import nip
from nip import Nip as Table
from nip import bound, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.kit import deck, hands, pot, seats
from alehouse.rules import DISCARDED, rule


@rule
def start(t, d):
    deck.fresh(t)


@rule
def deal(t, d):
    t.left += t.burnt
    t.burnt = 0
    for p in range(t.players):
        for k in range(1, len(t.deck)):
            while t.held[p, k]:
                hands.discard(t, d, p, k, DISCARDED)
        t.state[p] = nip.IN
        t.swaps[p] = 0
    t.left = 2 * t.players
    t.burnt = 0
    for k in range(1, len(t.deck)):
        t.burnt += t.deck[k]
    t.burnt -= t.left
    t.burns = t.burnt
    pot.antes(t, d, seats.everybody(t), 1)
    hands.deal(t, d, seats.everybody(t), 2)
    t.waiting = seats.everybody(t)
    seats.turn_to(t, seats.next(t, t.dealer, t.waiting))


texts = {"en": texts_of("reshuffles-into-hands")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
