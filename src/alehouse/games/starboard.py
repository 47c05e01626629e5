"""Starboard, for 2 to 7 players.

Push your luck on one common hand: everybody antes a chip, and two cards of different ranks lie in the middle. In turn from
the button, `hit` (pay a chip and turn a card) or `lock` (no more turns). A card whose rank lies in the middle already busts
the hitter and is discarded. Any other card joins the middle and throws out everybody who has locked. Whoever is the
only one left is locked by himself. When all are locked or out, the locked ones share the pot; odd chips stay for the
next hand, and the button goes to the left.
"""

from __future__ import annotations

import numpy as np

from alehouse.compiled import count_bits, lowest_bit, rule
from alehouse.dealer import announce, chance
from alehouse.deck import RANKS, OneDeck, draw, everybody, fresh_deck, in_line, lay, next_hand, next_seat
from alehouse.events import DEALT, DECK, DISCARD, own_events
from alehouse.game import Game
from alehouse.layout import amount, line, number, seat, words
from alehouse.ledger import antes, end_session, pay_pot, share_pot, with_share
from alehouse.moves import Verbs, move, verb, verb_of

IN, LOCKED, BUSTED, OUT = range(4)


class Table(OneDeck):
    """The state of a session of Starboard."""

    hands = amount(1, 1, 1000)
    middle = line(per_seat=False, show="row")
    """The common hand: no rank twice."""
    button = seat()
    state = words("in", "locked", "bust", "out", per_seat=True)
    chips = number(per_seat=True)
    pot = number()
    choosing = number()
    """Seats that have neither locked nor gone out, as a bit mask."""
    locked = number()
    """Seats that have locked and have not been thrown out since."""


verbs = Verbs(verb("hit"), verb("lock"))
HIT, LOCK = verbs
events = own_events("opening-pair", "busts-out", "out", "locks-in")
OPENING_PAIR, BUST, LEAVES, LOCKS = events

MIDDLE = Table.place("middle")
ANTE = 1
PRICE = 1
"""What a hit costs."""
CLEAN_HITS = 8
"""After so many all ten ranks lie in the middle."""


@rule
def start(t, d):
    """The first hand; its button is chosen by chance unless the table says who (R8)."""
    t.button = t.first if t.first else chance(d, t.players) + 1
    new_hand(t, d)


@rule
def new_hand(t, d):
    """Antes, and two cards that do not pair."""
    next_hand(t, d)
    antes(t, d, everybody(t), ANTE)
    fresh_deck(t, 0)
    t.choosing = everybody(t)
    t.locked = 0
    for p in range(t.players):
        t.state[p] = IN
    t.middle = 0
    t.middle = lay(t.middle, turn_card(t, d))
    k = turn_card(t, d)
    while in_line(t.middle, k):
        t.discard[k] += 1
        announce(d, OPENING_PAIR, card=k, source=MIDDLE, to=DISCARD)
        k = turn_card(t, d)
    t.middle = lay(t.middle, k)
    t.acting = np.int64(1) << (t.button - 1)


@rule
def turn_card(t, d):
    """Turn the next card of the deck."""
    k = draw(t, d)
    announce(d, DEALT, card=k, source=DECK, to=MIDDLE)
    return k


@rule
def legal(t, p, menu):
    """Always both, even when every card would be a bust (R6)."""
    menu[0] = move(HIT, p)
    menu[1] = move(LOCK, p)
    return 2


@rule
def play(t, d, p, m):
    """Hit or lock; then it is the next seat's turn, or the pot is shared."""
    if verb_of(m) == HIT:
        hit(t, d, p)
    else:
        lock(t, d, p)
    left = t.choosing | t.locked
    if t.choosing and left & (left - 1) == 0:
        lock(t, d, lowest_bit(left))
    if t.choosing:
        t.acting = np.int64(1) << next_seat(t, p, t.choosing)
    else:
        end_hand(t, d)


@rule
def hit(t, d, p):
    """Pay a chip for a card: a pair with the middle is a bust, any other card throws out those who have locked."""
    pay_pot(t, d, p, PRICE)
    k = turn_card(t, d)
    if in_line(t.middle, k):
        t.discard[k] += 1
        t.state[p] = BUSTED
        t.choosing &= ~(np.int64(1) << p)
        announce(d, BUST, p, card=k, source=MIDDLE, to=DISCARD)
    else:
        t.middle = lay(t.middle, k)
        for q in range(t.players):
            if t.locked >> q & 1:
                t.state[q] = OUT
                announce(d, LEAVES, q)
        t.locked = 0


@rule
def lock(t, d, p):
    """No more turns, and a share of the pot if nobody hits a new rank any more."""
    t.state[p] = LOCKED
    t.choosing &= ~(np.int64(1) << p)
    t.locked |= np.int64(1) << p
    announce(d, LOCKS, p)


@rule
def end_hand(t, d):
    """Share the pot; the next hand begins one seat further to the left, or the session is over."""
    share_pot(t, d, t.locked)
    if t.hand < t.hands:
        t.button = t.button % t.players + 1
        new_hand(t, d)
    else:
        end_session(t, d)


@rule
def bust_risk(t):
    """How likely the next card pairs one in the middle. Whatever is not on the table is in the deck."""
    pairing = 0
    for k in range(1, RANKS):
        if in_line(t.middle, k):
            pairing += k - 1 - t.discard[k]
    return pairing / t.left


@rule
def advise(t, d, p, menu, n):
    """Whatever promises more chips, if the others hit as long as that pays for them.

    A clean hit leaves the pot to those who have not locked. A lock is safe where hitting does not pay for the last
    one; where it does, everybody who comes later would have to bust.
    """
    later = count_bits(t.choosing) - 1
    share = t.pot / (count_bits(t.locked) + 1)
    clean = 1 - bust_risk(t)
    hit_value = clean * (t.pot + PRICE) / (1 + later) - PRICE
    if later == 0:
        lock_value = share
    elif clean * (t.pot + PRICE) - PRICE > t.pot / (count_bits(t.locked) + 2):
        lock_value = share * (1 - clean) ** later
    else:
        lock_value = t.pot / (count_bits(t.locked) + 1 + later)
    return menu[0] if hit_value > lock_value else menu[1]


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of the pot it is still fighting for."""
    return with_share(t, p, t.choosing | t.locked)


@rule
def price(t, m):
    """Chips that a move certainly costs."""
    return PRICE if verb_of(m) == HIT else 0


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: everybody busts or locks once, all other hits are clean."""
    return options["hands"] * (players + CLEAN_HITS)


game = Game(
    __name__,
    players=(2, 7),
    minutes=(3, 10),
    kind="gambling",
    unit="chips",
    version=1,
)
