"""Down cards: they lie face down before their seats, while the deck may be reshuffled."""

from __future__ import annotations

from alehouse.events import DEALT, DECK, DOWN
from alehouse.kit import bag, deck, seats
from alehouse.kit import stack as stacks
from alehouse.layout import OWNER, cards, remembered
from alehouse.native.dealer import announce
from alehouse.native.jit import by_fields, rule


class DownCards(deck.OneDeck):
    """A game in which seats hold down cards while the deck may be reshuffled.

    `muck` holds down cards that left the game unseen: only their owner knows them. For fair samples after a
    reshuffle it is remembered which hidden cards are older than it, what was seen to go into the new deck, and
    what has been drawn from it since.
    """

    down = cards(per_seat=True, seen_by=OWNER, show="hand", older="down_older")
    down_older = remembered(per_seat=True, seen_by=OWNER)
    muck = cards(per_seat=True, seen_by=OWNER, older="muck_older")
    muck_older = remembered(per_seat=True, seen_by=OWNER)
    sunk = remembered(per_seat=True, seen_by=OWNER)
    """Own mucked cards that went into the present deck."""
    reshuffled = remembered()
    """Seen cards that went into the present deck."""
    discard = cards(show="pile", also=("burnt", "muck"))
    drawn = remembered()
    """Cards drawn from the present deck that everybody has seen."""


@by_fields("drawn")
def seen(t, k):
    """Remember that everybody saw a card of kind `k` come from the deck (down cards turned later included)."""
    t.drawn[k] += 1


@rule
def take(t, d, p):
    """A card of the deck goes to the down cards of a seat."""
    k = deck.draw(t, d)
    t.down[p, k] += 1
    announce(d, DEALT, p, card=k, source=DECK, to=DOWN, seen=1 << p)


@rule
def deal(t, d, among, n):
    """Deal `n` down cards to each of some seats, one at a time from the dealer's left (C3)."""
    for _ in range(n):
        p = t.dealer
        for _ in range(seats.count(among)):
            p = seats.next(t, p, among)
            take(t, d, p)


@rule
def turn(t, p, k):
    """One down card of rank `k` leaves the hidden part of a hand in sight; the newest of its rank first.

    Return whether it was dealt since the last reshuffle (1 or 0): as down cards lie in front of their owner in order of
    arrival, everybody sees that, and the events say so.
    """
    t.down[p, k] -= 1
    if t.down_older[p, k] > t.down[p, k]:
        t.down_older[p, k] = t.down[p, k]
        return 0
    seen(t, k)
    return 1


@rule
def muck(t, p):
    """The down cards of a seat leave the game unseen."""
    bag.pour(t.down[p], t.muck[p])
    bag.pour(t.down_older[p], t.muck_older[p])


@rule
def leave(t, p, stack):
    """A seat is out of the hand: its stack (of an array by seat) is discarded, its down cards leave the game unseen."""
    t.active = seats.but(t.active, p)
    stack[p] = stacks.discard(t, stack[p])
    muck(t, p)


@rule
def ranks(t, p):
    """The ranks of a seat's down cards, as bits."""
    return bag.ranks(t.down[p])


@rule
def count(t, p):
    """How many down cards a seat has (a view keeps their number in index 0)."""
    return bag.size(t.down[p])
