"""What the rulebook's games share: drawing, burning and reshuffling, and the low card that leads.

The deck is a bag. Cards that nobody has seen (undealt and burnt alike) cannot be told apart, so they lie in one bag
and a card gets its identity when it is drawn. `left` of them can be drawn, `burnt` of them come back with the next
reshuffle. The discards of seen cards are another bag. Rulings C4–C7.
"""

from __future__ import annotations

import numpy as np

from alehouse.compiled import by_fields, count_bits, highest_bit, lowest_bit, rule, small_rule
from alehouse.dealer import announce, pick
from alehouse.events import (
    DEALT,
    DECK,
    DISCARD,
    HAND,
    LEADS,
    PASSES,
    REDEAL,
    REPLACED,
    RESHUFFLED,
)
from alehouse.layout import NOBODY, OWNER, Layout, cards, number, remembered
from alehouse.sealed import unseal

RANKS = 11
RANK_BITS = 0x7FE
"""The bits 1 … 10 of a stack word, one for each rank."""


class OneDeck(Layout):
    """A game dealt from one Pairs deck, reshuffled when it runs out."""

    deck = cards(seen_by=NOBODY)
    left = number(show="number")
    """Cards that can be drawn before a reshuffle."""
    burnt = number()
    burns = number()
    """How many cards are burnt after each shuffle."""
    discard = cards(show="pile", also=("burnt",))


class DownCards(OneDeck):
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


class Hands(OneDeck):
    """A game of hands that only their owners see, where the deck is not reshuffled while they are held."""

    held = cards(per_seat=True, seen_by=OWNER, show="hand")
    in_hand = number(per_seat=True)
    """How many cards a seat holds."""


class PassedCards(OneDeck):
    """A game in which cards go from hand to hand unseen: whoever gave one knows where it is.

    Hands are declared as `cards(…, given="given")`.
    """

    given = remembered(per_seat=True, seen_by=OWNER, counted=False)
    """What a seat has given to its receiver, and has not seen leave the hand since. How much that is would tell others
    which cards it has given."""
    receiver = number(per_seat=True)
    """One more than the seat to which a seat gives cards; 0: to nobody yet."""


class CapturedCards(OneDeck):
    """A game in which cards go to hands in the sight of all. Hands are declared as `cards(…, known="captured")`."""

    captured = remembered(per_seat=True, show="taken")
    """What everybody has seen going to a hand, and has not seen leave it since."""


@rule
def forget_captured(t, p, k):
    """A card of kind `k` leaves the hand of seat `p` in sight: it may be one that was captured."""
    if t.captured[p, k] > 0:
        t.captured[p, k] -= 1


@rule
def forget_hand(t, p):
    """A card leaves the hand of seat `p` unseen: nobody can be sure of any card there any more."""
    for k in range(RANKS):
        _forget_captured_of(t, p, k)
        for q in range(t.players):
            if t.receiver[q] == p + 1:
                t.given[q, k] = 0


@by_fields("captured")
def _forget_captured_of(t, p, k):
    t.captured[p, k] = 0


@rule
def remember_given(t, p, q, k):
    """Seat `p` gives seat `q` a card unseen. Within a deal a seat always gives to the same one."""
    t.receiver[p] = q + 1
    t.given[p, k] += 1


@rule
def forget_given(t, q, k):
    """A card of kind `k` leaves the hand of seat `q` in sight: it may be the one that was given."""
    for p in range(t.players):
        if t.receiver[p] == q + 1 and t.given[p, k] > 0:
            t.given[p, k] -= 1


@rule
def pass_left(t, d, seats, place):
    """The cards chosen in secret go from the hands to the next of `seats` (a bit mask) to the left, all at once."""
    for p in range(t.players):
        if t.sealed[p]:
            t.held[p, t.sealed[p] - 1] -= 1
            t.in_hand[p] -= 1
            forget_hand(t, p)
    for p in range(t.players):
        if t.sealed[p]:
            k = unseal(t, p)
            q = next_seat(t, p, seats)
            t.held[q, k] += 1
            t.in_hand[q] += 1
            remember_given(t, p, q, k)
            announce(d, PASSES, p, q, k, source=place, to=place, seen=1 << p | 1 << q)


@rule
def forget_all_given(t):
    """A new deal: nobody has given anybody anything."""
    for p in range(t.players):
        t.receiver[p] = 0
        for k in range(RANKS):
            t.given[p, k] = 0
            _forget_captured_of(t, p, k)


@rule
def deal_hands(t, d, seats, n, place):
    """Deal `n` cards to each of `seats` (a bit mask), face down, one at a time from the dealer's left (C3)."""
    for _ in range(n):
        p = t.dealer
        for _ in range(count_bits(seats)):
            p = next_seat(t, p, seats)
            k = draw(t, d)
            t.held[p, k] += 1
            t.in_hand[p] += 1
            announce(d, DEALT, p, card=k, source=DECK, to=place, seen=1 << p)


@rule
def clear_hands(t):
    """All hands go back to the deck unseen, before a fresh shuffle."""
    for p in range(t.players):
        t.in_hand[p] = 0
        for k in range(RANKS):
            t.held[p, k] = 0


@by_fields("decks")
def _further_decks(t):
    return t.decks - 1


@by_fields("muck")
def _return_muck(t):
    for p in range(t.players):
        for k in range(RANKS):
            t.left += t.muck[p, k]
            t.deck[k] += t.muck[p, k]
            t.sunk[p, k] = t.muck[p, k]
            t.muck[p, k] = 0
            t.muck_older[p, k] = 0
            t.down_older[p, k] = t.down[p, k]
    for k in range(RANKS):
        t.reshuffled[k] = t.discard[k]
        t.drawn[k] = 0


@by_fields("muck")
def _in_muck(t, k):
    n = 0
    for p in range(t.players):
        n += t.muck[p, k]
    return n


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


@by_fields("drawn")
def drawn_face_up(t, k):
    """Remember that everybody saw a card of kind `k` come from the deck (down cards turned later included)."""
    t.drawn[k] += 1


@by_fields("muck")
def _fresh_down_cards(t):
    for p in range(t.players):
        for k in range(RANKS):
            t.down[p, k] = 0
            t.down_older[p, k] = 0
            t.muck[p, k] = 0
            t.muck_older[p, k] = 0
            t.sunk[p, k] = 0
    for k in range(RANKS):
        t.reshuffled[k] = 0
        t.drawn[k] = 0


@small_rule
def holds(stack, k):
    """Whether a stack word has a card of kind `k` (1 or 0)."""
    return stack >> k & 1


@small_rule
def put(stack, k):
    """A stack word with one more card on top."""
    return stack | np.int64(1) << k | np.int64(k) << (16 + 4 * count_bits(stack & RANK_BITS))


@rule
def without(stack, k):
    """A stack word without its card of kind `k`; the others keep their order."""
    left = np.int64(0)
    for i in range(count_bits(stack & RANK_BITS)):
        c = stack >> (16 + 4 * i) & 15
        if c != k:
            left = put(left, c)
    return left


@small_rule
def size(stack):
    """Number of cards in a stack word."""
    return count_bits(stack & RANK_BITS)


@small_rule
def lowest(stack):
    """The lowest card of a stack word that is not empty."""
    return lowest_bit(stack & RANK_BITS)


@rule
def lowest_in_play(stacks, seats):
    """The lowest card in the stacks (an array of stack words) of the seats of a bit mask."""
    low = RANKS
    while seats:
        low = min(low, lowest(stacks[lowest_bit(seats)]))
        seats &= seats - 1
    return low


@small_rule
def card_points(stack):
    """The sum of a stack's cards."""
    total = 0
    ranks = stack & RANK_BITS
    while ranks:
        total += lowest_bit(ranks)
        ranks &= ranks - 1
    return total


@small_rule
def line_size(line):
    """Number of cards in a line word."""
    return (highest_bit(line) + 4) // 4 if line else 0


@small_rule
def lay(line, k):
    """A line word with one more card behind the others."""
    return line | np.int64(k) << 4 * line_size(line)


@small_rule
def top_of(line):
    """The last card of a line word, or 0."""
    return line >> 4 * (line_size(line) - 1) & 15 if line else 0


@small_rule
def in_line(line, k):
    """Whether a line word has a card of kind `k`."""
    found = False
    while line:
        found = found or line & 15 == k
        line >>= 4
    return found


@small_rule
def discard_line(t, line):
    """Put all cards of a line word on the discard pile."""
    while line:
        t.discard[line & 15] += 1
        line >>= 4


@small_rule
def discard_stack(t, stack):
    """Put all cards of a stack word on the discard pile."""
    ranks = stack & RANK_BITS
    while ranks:
        t.discard[lowest_bit(ranks)] += 1
        ranks &= ranks - 1


@rule
def fresh_deck(t, burns):
    """Shuffle all cards except scoring cards into a new deck and burn (set-up, and the remedy of C5)."""
    left = np.int64(0)
    for k in range(1, RANKS):
        t.deck[k] = k * (1 + _further_decks(t)) - _scored(t, k)
        left += t.deck[k]
        t.discard[k] = 0
    t.burns = burns
    t.left = left
    _fresh_down_cards(t)
    burn(t)


@rule
def burn(t):
    """Burn after a shuffle, but leave one card to deal (C6)."""
    t.burnt = min(t.burns, t.left - 1) if t.left > 0 else 0
    t.left -= t.burnt


@rule
def reshuffle(t, d):
    """Make the discards and the burnt cards the new deck; cards in play stay where they are (C6)."""
    t.left = t.left + t.burnt
    t.burnt = 0
    _return_muck(t)
    for k in range(1, RANKS):
        t.deck[k] += t.discard[k]
        t.left += t.discard[k]
        t.discard[k] = 0
    burn(t)
    announce(d, RESHUFFLED, source=DISCARD, to=DECK)


@rule
def _discards(t, k):
    """How many cards of a kind a reshuffle would bring back from the discards."""
    return np.int64(t.discard[k]) + _in_muck(t, k)


@rule
def _any_discards(t):
    for k in range(1, RANKS):
        if _discards(t, k):
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
def to_come(t, stacks, p, k):
    """How many cards of rank `k` may come from the deck, as far as seat `p` can tell.

    These are all that lie neither in `stacks` (an array of stack words) nor in front of `p` nor, before the next
    reshuffle, among the discards.
    """
    n = np.int64(k) * (1 + _further_decks(t)) - _scored(t, k) - _own_down(t, p, k)
    if t.left:
        n -= t.discard[k] + _own_muck(t, p, k)
    for q in range(t.players):
        n -= holds(stacks[q], k)
    return n


@rule
def pair_price(t, stacks, p, stack):
    """What the next card costs on average, as far as seat `p` can tell, if a pair with `stack` costs its rank."""
    total = np.int64(0)
    price = np.int64(0)
    for k in range(1, RANKS):
        n = to_come(t, stacks, p, k)
        total += n
        price += n * k * holds(stack, k)
    return price / max(1, total)


@small_rule
def next_seat(t, p, among):
    """The first seat to the left of `p` in the bit mask `among` (which must not be empty; may be `p` itself)."""
    after = among >> (p + 1) << (p + 1)
    return lowest_bit(after if after else among)


@small_rule
def everybody(t):
    """The bit mask of all seats."""
    return (np.int64(1) << t.players) - 1


@rule
def take_down_card(t, d, p, place):
    """A card of the deck goes to the down cards of a seat."""
    k = draw(t, d)
    t.down[p, k] += 1
    announce(d, DEALT, p, card=k, source=DECK, to=place, seen=1 << p)


@rule
def deal_down(t, d, seats, n, place):
    """Deal `n` down cards to each of `seats` (a bit mask), one at a time from the dealer's left (C3)."""
    for _ in range(n):
        p = t.dealer
        for _ in range(count_bits(seats)):
            p = next_seat(t, p, seats)
            take_down_card(t, d, p, place)


@rule
def turn_down_card(t, p, k):
    """One down card of rank `k` leaves the hidden part of a hand in sight; the newest of its rank first.

    Return whether it was dealt since the last reshuffle (1 or 0): as down cards lie in front of their owner in order of
    arrival, everybody sees that, and the events say so.
    """
    t.down[p, k] -= 1
    if t.down_older[p, k] > t.down[p, k]:
        t.down_older[p, k] = t.down[p, k]
        return 0
    drawn_face_up(t, k)
    return 1


@rule
def muck_hand(t, p):
    """The down cards of a seat leave the game unseen."""
    for k in range(RANKS):
        t.muck[p, k] += t.down[p, k]
        t.muck_older[p, k] += t.down_older[p, k]
        t.down[p, k] = 0
        t.down_older[p, k] = 0


@rule
def down_ranks(t, p):
    """The ranks of a seat's down cards, as bits."""
    ranks = np.int64(0)
    for k in range(1, RANKS):
        ranks |= np.int64(t.down[p, k] > 0) << k
    return ranks


@rule
def down_count(t, p):
    """How many down cards a seat has (a view keeps their number in index 0)."""
    n = np.int64(0)
    for k in range(RANKS):
        n += t.down[p, k]
    return n


@rule
def _can_come(t, stack):
    """Whether a card that is not in the stack could still be dealt to it."""
    for k in range(1, RANKS):
        if not holds(stack, k) and t.deck[k] + _discards(t, k) > 0:
            return True
    return False


@rule
def low_card_leads(t, d, stack, place, seats, lowest_rank):
    """Deal one face-up card to each of `seats` (a bit mask) and find who leads (C4); less than 0 after a perfect tie (C5).

    It is then -1 less the first, in deal order, of those who are still tied. `stack` is the array of stack words that the
    cards join and `place` its number in events; tied seats get another card each, a card that pairs is replaced.
    `lowest_rank` counts as lower than 1 (0: no rank does).
    """
    tied = seats
    while True:
        low = RANKS
        lows = np.int64(0)
        p = t.dealer
        for _ in range(count_bits(tied)):
            p = next_seat(t, p, tied)
            if not can_draw(t) or (stack[p] and not _can_come(t, stack[p])):
                return -1 - next_seat(t, t.dealer, tied)
            k = draw(t, d)
            while holds(stack[p], k):
                announce(d, REPLACED, p, card=k, source=DECK, to=DISCARD)
                t.discard[k] += 1
                drawn_face_up(t, k)
                k = draw(t, d)
            drawn_face_up(t, k)
            stack[p] = put(stack[p], k)
            announce(d, DEALT, p, card=k, source=DECK, to=place)
            value = 0 if k == lowest_rank else k
            if value < low:
                low = value
                lows = np.int64(0)
            if value == low:
                lows |= np.int64(1) << p
        tied = lows
        if tied & (tied - 1) == 0:
            leader = lowest_bit(tied)
            announce(d, LEADS, leader)
            return leader


@rule
def redeal(t, d, stack):
    """After a perfect tie: shuffle everything except scoring cards, and burn (C5)."""
    for p in range(t.players):
        stack[p] = 0
    fresh_deck(t, t.burns)
    announce(d, REDEAL)


@rule
def next_hand(t, d):
    """A new deal begins."""
    t.hand += 1
    t.acting = 0
    announce(d, HAND, amount=t.hand)


@rule
def clear_stacks(t, stack):
    """All stacks go to the discards."""
    for p in range(t.players):
        discard_stack(t, stack[p])
        stack[p] = 0


@rule
def deal_one_each(t, d, stack, place, seats, lowest_rank):
    """Deal one face-up card to each of `seats`, again after every perfect tie (C5), and let the low card lead."""
    leader = low_card_leads(t, d, stack, place, seats, lowest_rank)
    while leader < 0:
        redeal(t, d, stack)
        leader = low_card_leads(t, d, stack, place, seats, lowest_rank)
    t.acting = np.int64(1) << leader
