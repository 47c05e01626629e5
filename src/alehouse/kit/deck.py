"""The deck: drawing, burning and reshuffling. Rulings C4–C7.

The deck is a bag. Cards that nobody has seen (undealt and burnt alike) cannot be told apart, so they lie in one bag
and a card gets its identity when it is drawn. `left` of them can be drawn, `burnt` of them come back with the next
reshuffle. The discards of seen cards are another bag.
"""

from __future__ import annotations

from alehouse.events import DECK, DISCARD, REDEAL, RESHUFFLED
from alehouse.kit import stack as stacks
from alehouse.layout import NO_ONE, Layout, cards, number, remembered
from alehouse.native.dealer import announce, pick
from alehouse.native.jit import by_fields, rule, small_rule


class OneDeck(Layout):
    """A game dealt from one deck (or several that are shuffled together), reshuffled when it runs out."""

    full = remembered()
    """All cards that there are at this table."""
    deck = cards(seen_by=NO_ONE)
    left = number(show="number")
    """Cards that can be drawn before a reshuffle."""
    burnt = number()
    burns = number()
    """How many cards are burnt after each shuffle."""
    discard = cards(show="pile", also=("burnt",))


@rule
def fresh(t, burns=0):
    """Shuffle all cards except scored ones into a new deck and burn some (set-up, and the remedy of C5)."""
    left = 0
    for k in range(1, len(t.full)):
        t.deck[k] = t.full[k] - _scored(t, k)
        left += int(t.deck[k])
        t.discard[k] = 0
    t.burns = burns
    t.left = left
    _forget_muck(t)
    _burn(t)


@rule
def _burn(t):
    """Burn after a shuffle, but leave one card to deal (C6)."""
    t.burnt = min(t.burns, t.left - 1) if t.left > 0 else 0
    t.left -= t.burnt


@rule
def reshuffle(t, d):
    """Make the discards and the burnt cards the new deck; cards in play stay where they are (C6)."""
    t.left = t.left + t.burnt
    t.burnt = 0
    _return_muck(t)
    for k in range(1, len(t.deck)):
        t.deck[k] += t.discard[k]
        t.left += t.discard[k]
        t.discard[k] = 0
    _burn(t)
    announce(d, RESHUFFLED, source=DISCARD, to=DECK)


@rule
def discards(t, k):
    """How many cards of a kind a reshuffle would bring back from the discards."""
    return t.discard[k] + _in_muck(t, k)


@rule
def _any_discards(t):
    for k in range(1, len(t.deck)):
        if discards(t, k):
            return True
    return False


@small_rule
def can_draw(t):
    """Whether there is a card to draw, reshuffled ones included (C7)."""
    return t.left > 0 or t.burnt > 0 or _any_discards(t)


@small_rule
def draw(t, d):
    """Take the next card of the deck, reshuffling first if it is empty; `can_draw` must hold."""
    if t.left == 0:
        reshuffle(t, d)
    k = pick(d, t.deck, t.left + t.burnt)
    t.left -= 1
    return k


@rule
def turn_up(t, d, cards, place, what):
    """The next card goes to a bag in the middle; the event `what` tells of it, `place` is the bag's number there."""
    k = draw(t, d)
    cards[k] += 1
    announce(d, what, card=k, source=DECK, to=place)


@rule
def discard_bag(t, d, cards, place, what):
    """All cards of a bag in the middle go to the discards, the lowest first; the event `what` tells of each."""
    for k in range(1, len(t.deck)):
        while cards[k]:
            cards[k] -= 1
            t.discard[k] += 1
            announce(d, what, card=k, source=place, to=DISCARD)


@rule
def redeal(t, d, stack):
    """After a perfect tie: shuffle everything except scored cards, and burn (C5); `stack` is an array of stacks."""
    for p in range(t.players):
        stack[p] = 0
    fresh(t, t.burns)
    announce(d, REDEAL)


@rule
def to_come(t, stack, p, k):
    """How many cards of rank `k` may come from the deck, as far as seat `p` can tell.

    These are all that lie neither in `stack` (an array of stacks) nor in front of `p` nor, before the next
    reshuffle, among the discards.
    """
    n = t.full[k] - _scored(t, k) - _own_down(t, p, k)
    if t.left:
        n -= t.discard[k] + _own_muck(t, p, k)
    for q in range(t.players):
        n -= stacks.has(stack[q], k)
    return n


@rule
def pair_price(t, stack, p, own):
    """What the next card costs on average, as far as seat `p` can tell, if a pair with the stack `own` costs its rank."""
    total = 0
    price = 0
    for k in range(1, len(t.deck)):
        n = to_come(t, stack, p, k)
        total += n
        price += n * k * stacks.has(own, k)
    return price / max(1, total)


@by_fields("scored")
def _scored(t, k):
    n = 0
    for p in range(t.players):
        n += t.scored[p, k]
    return n


@by_fields("down")
def _own_down(t, p, k):
    return t.down[p, k]


@by_fields("muck")
def _own_muck(t, p, k):
    return t.muck[p, k]


@by_fields("muck")
def _in_muck(t, k):
    n = 0
    for p in range(t.players):
        n += t.muck[p, k]
    return n


@by_fields("muck")
def _return_muck(t):
    for p in range(t.players):
        for k in range(len(t.deck)):
            t.left += t.muck[p, k]
            t.deck[k] += t.muck[p, k]
            t.sunk[p, k] = t.muck[p, k]
            t.muck[p, k] = 0
            t.muck_older[p, k] = 0
            t.down_older[p, k] = t.down[p, k]
    for k in range(len(t.deck)):
        t.reshuffled[k] = t.discard[k]
        t.drawn[k] = 0


@by_fields("muck")
def _forget_muck(t):
    for p in range(t.players):
        for k in range(len(t.deck)):
            t.down[p, k] = 0
            t.down_older[p, k] = 0
            t.muck[p, k] = 0
            t.muck_older[p, k] = 0
            t.sunk[p, k] = 0
    for k in range(len(t.deck)):
        t.reshuffled[k] = 0
        t.drawn[k] = 0
