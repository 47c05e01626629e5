"""Kuhn poker (Kuhn, "A simplified two-person poker", 1950), for 2 players: three cards, a chip each to begin with, one bet of a chip.

The dealer's left neighbour passes or bets; after a pass the other may pass (the higher card takes the pot) or bet. Whoever
faces a bet passes (and loses what lies there) or bets as well.
"""

from typing import ClassVar

from alehouse.declare import Deck, Events, Game, Verbs, event, number
from alehouse.kit import bag, deck, hands, pot, score, seats
from alehouse.rules import announce, move, rule, verb_of


class Table(hands.Hands):
    deck_of_cards: ClassVar[Deck] = Deck("kuhn", (0, 1, 1, 1), ("?", "J", "Q", "K"))
    hands = number()
    chips = number(per_seat=True)
    pot = number()
    passes = number()
    bets = number()


verbs = Verbs("pass", "bet")
PASS, BET = verbs
events = Events("checks", event("turns", turns=True))
CHECKS, TURNS = events


@rule
def start(t, d):
    t.hands = 1


@rule
def deal(t, d):
    pot.antes(t, d, seats.everybody(t), 1)
    deck.fresh(t)
    hands.deal(t, d, seats.everybody(t), 1)
    seats.turn_to(t, seats.left(t, t.dealer))


@rule
def legal(t, p, menu):
    menu[0] = move(PASS, p)
    menu[1] = move(BET, p)
    return 2


@rule
def play(t, d, p, m):
    faced = t.bets
    if verb_of(m) == PASS:
        announce(d, CHECKS, p)
        t.passes += 1
        if faced:
            pot.share(t, d, 1 << seats.left(t, p))
            return score.end_hand(t, d)
    else:
        pot.pay_in(t, d, p, 1)
        t.bets += 1
    if t.passes == 2 or t.bets == 2:
        for q in range(t.players):
            announce(d, TURNS, q, card=bag.first(t.held[q]))
        higher = int(bag.first(t.held[1]) > bag.first(t.held[0]))
        pot.share(t, d, 1 << higher)
        return score.end_hand(t, d)
    seats.turn_to(t, seats.left(t, p))
    return True


@rule
def standing(t, p):
    return t.chips[p]


def bound(players, options):
    return 3


game = Game(__name__, players=(2, 2), minutes=(1, 2), kind="bluffing", unit="chips")
