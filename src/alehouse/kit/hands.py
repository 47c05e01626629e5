"""Hands that only their owners see, where the deck is not reshuffled while they are held.

Cards may go from hand to hand unseen (`PassedCards`), or go to a hand in the sight of all (`CapturedCards`); then it is
remembered who knows what of a hand.
"""

from __future__ import annotations

from alehouse.events import DEALT, DECK, DISCARD, HELD, PASSES
from alehouse.kit import bag, deck, sealed, seats
from alehouse.layout import NOBODY, OWNER, cards, number, remembered, seat
from alehouse.native.dealer import announce
from alehouse.native.jit import by_fields, rule


class Hands(deck.OneDeck):
    """A game of hands."""

    held = cards(per_seat=True, seen_by=OWNER, show="hand")
    in_hand = number(per_seat=True)
    """How many cards a seat holds."""


class PassedCards(deck.OneDeck):
    """A game in which cards go from hand to hand unseen: whoever gave one knows where it is.

    Hands are declared as `cards(…, given="given")`.
    """

    given = remembered(per_seat=True, seen_by=OWNER, counted=False)
    """What a seat has given to its receiver, and has not seen leave the hand since. How much that is would tell others
    which cards it has given."""
    receiver = seat(per_seat=True)
    """The seat to which a seat gives cards."""


class CapturedCards(deck.OneDeck):
    """A game in which cards go to hands in the sight of all. Hands are declared as `cards(…, known="captured")`."""

    captured = remembered(per_seat=True, show="taken")
    """What everybody has seen going to a hand, and has not seen leave it since."""


@rule
def clear(t):
    """All hands go back to the deck unseen, before a fresh shuffle; nobody knows anything of the next ones."""
    for p in range(t.players):
        t.in_hand[p] = 0
        bag.clear(t.held[p])
        _forget_captured(t, p)
        _forget_given(t, p)


@by_fields("captured")
def _forget_captured(t, p):
    bag.clear(t.captured[p])


@by_fields("given")
def _forget_given(t, p):
    t.receiver[p] = NOBODY
    bag.clear(t.given[p])


@rule
def deal(t, d, among, n):
    """Deal `n` cards to each of some seats, face down, one at a time from the dealer's left (C3)."""
    for _ in range(n):
        p = t.dealer
        for _ in range(seats.count(among)):
            p = seats.next(t, p, among)
            k = deck.draw(t, d)
            t.held[p, k] += 1
            t.in_hand[p] += 1
            announce(d, DEALT, p, card=k, source=DECK, to=HELD, seen=1 << p)


@rule
def holders(t):
    """The seats that have cards."""
    found = 0
    for p in range(t.players):
        if t.in_hand[p] > 0:
            found |= 1 << p
    return found


@rule
def lay(t, p, k):
    """A card leaves the hand of seat `p` in sight: it may be one that was given or captured."""
    t.held[p, k] -= 1
    t.in_hand[p] -= 1
    _seen_captured(t, p, k)
    _seen_given(t, p, k)


@rule
def discard(t, d, p, k, what):
    """A card of a hand is discarded in sight; the event `what` tells of it."""
    lay(t, p, k)
    t.discard[k] += 1
    announce(d, what, p, card=k, source=HELD, to=DISCARD)


@rule
def show(t, d, p, what):
    """A hand is shown: the event `what` tells of each of its cards, the lowest first."""
    if d.logging:
        for k in range(1, len(t.deck)):
            for _ in range(t.held[p, k]):
                announce(d, what, p, card=k)


@rule
def show_ranks(d, p, ranks, what):
    """The ranks of a set, such as those that a seat has: the event `what` tells of each, the lowest first."""
    if d.logging:
        for k in range(1, 63):
            if ranks >> k & 1:
                announce(d, what, p, card=k)


@by_fields("captured")
def _seen_captured(t, p, k):
    if t.captured[p, k] > 0:
        t.captured[p, k] -= 1


@by_fields("given")
def _seen_given(t, p, k):
    for q in range(t.players):
        if t.receiver[q] == p and t.given[q, k] > 0:
            t.given[q, k] -= 1


@rule
def capture(t, p, k):
    """A card goes to the hand of seat `p` in the sight of all."""
    t.held[p, k] += 1
    t.in_hand[p] += 1
    t.captured[p, k] += 1


@rule
def pass_left(t, d, among):
    """The cards chosen in secret go from hands to the next of some seats to the left, all at once.

    Nobody can be sure any more of any card in a hand from which one has left unseen. Within a deal a seat always gives to
    the same one.
    """
    for p in range(t.players):
        if t.sealed[p]:
            t.held[p, sealed.choice(t, p)] -= 1
            t.in_hand[p] -= 1
            _forget_captured(t, p)
            for q in range(t.players):
                if t.receiver[q] == p:
                    bag.clear(t.given[q])
    for p in range(t.players):
        if t.sealed[p]:
            k = sealed.unseal(t, p)
            q = seats.next(t, p, among)
            t.held[q, k] += 1
            t.in_hand[q] += 1
            t.receiver[p] = q
            t.given[p, k] += 1
            announce(d, PASSES, p, q, k, source=HELD, to=HELD, seen=1 << p | 1 << q)
