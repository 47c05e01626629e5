# ruff: noqa: F401
"""Hands are of low cards, since all others are discarded at once: `possible` knows it, and random deals do not."""

import nip
from nip import Nip as Table
from nip import bound, events, legal, play, standing, texts_of, verbs, worth

from alehouse.declare import Game
from alehouse.kit import deck, hands, pot, seats
from alehouse.rules import DEALT, DECK, DISCARD, DISCARDED, HELD, announce, rule

HIGHEST = 4


@rule
def deal(t, d):
    hands.clear(t)
    deck.fresh(t)
    pot.antes(t, d, seats.everybody(t), 1)
    for p in range(t.players):
        t.state[p] = nip.IN
        t.swaps[p] = 0
        while t.in_hand[p] < 2:
            k = deck.draw(t, d)
            if k > HIGHEST:
                t.discard[k] += 1
                announce(d, DISCARDED, card=k, source=DECK, to=DISCARD)
            else:
                t.held[p, k] += 1
                t.in_hand[p] += 1
                announce(d, DEALT, p, card=k, source=DECK, to=HELD, seen=1 << p)
    t.waiting = seats.everybody(t)
    seats.turn_to(t, seats.next(t, t.dealer, t.waiting))


@rule
def possible(t):
    for p in range(t.players):
        for k in range(HIGHEST + 1, len(t.full)):
            if t.swaps[p] == 0 and t.held[p, k]:
                return False
    return True


texts = {"en": texts_of("is-rarely-possible")}
rules = {"en": "# Nip\n"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="chips")
