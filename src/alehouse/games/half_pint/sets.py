"""The eleven sets: which ones a hand can play with the row, and how strong they are.

The cards of one value are written as a mask of five colours (bit 0 black), those of a whole hand as two words: values
1 … 12 with five bits each, and the 13s.
"""

from __future__ import annotations

import numpy as np

from alehouse.declare import HALF_PINT
from alehouse.games.half_pint.state import PLAY
from alehouse.native.jit import eight_bytes
from alehouse.rules import count_bits, highest_bit, lowest_bit, move, rule, small_rule

(
    NO_SET,
    HIGH_CARD,
    PAIR,
    TWO_PAIR,
    THREE,
    STRAIGHT,
    FULL_HOUSE,
    FLUSH,
    FOUR,
    STRAIGHT_FLUSH,
    FIVE,
    ROYAL_FLUSH,
) = range(12)
WORDS = (
    "",
    "high-card",
    "pair",
    "two-pair",
    "three",
    "straight",
    "full-house",
    "flush",
    "four",
    "straight-flush",
    "five",
    "royal-flush",
)
HIGHEST = 13
BITS = HALF_PINT.bits
ONE_CARD = (1 << BITS) - 1
FIVE_BYTES = np.uint64(0x0101010101)
TO_FIVE_BITS = np.uint64(1 << 28 | 1 << 21 | 1 << 14 | 1 << 7 | 1)
"""Multiplying five bytes of 0 or 1 by this puts them side by side as five bits from bit 28 on."""
ONE_COLOUR = sum(1 << 5 * v for v in range(HIGHEST - 1))
"""The bits of one colour in the word of the values 1 … 12."""
TYPE_SHIFT = 20


@small_rule
def value_of(card):
    """The value 1 … 13 of a card."""
    return (card + 4) // 5


@small_rule
def colour_of(card):
    """The colour 0 … 4 of a card."""
    return (card - 1) % 5


@rule
def strength(cards):
    """How strong a set is: its type, then its values from the highest down; 0 if the cards are no set.

    `cards` holds one to five different cards in ascending order, seven bits each.
    """
    first = cards & ONE_CARD
    low = value_of(first)
    before = 0
    values = 0
    n = 0
    equal = 0
    same = 1
    longest = 1
    steps = 0
    one_colour = True
    while cards:
        card = cards & ONE_CARD
        cards >>= BITS
        v = value_of(card)
        values |= v << 4 * n
        one_colour = one_colour and colour_of(card) == colour_of(first)
        if n:
            steps += v == before + 1
            equal += v == before
            same = same + 1 if v == before else 1
            longest = max(longest, same)
        before = v
        n += 1
    kind = NO_SET
    if n == 1:
        kind = HIGH_CARD
    elif longest == n:
        kind = PAIR if n == 2 else THREE if n == 3 else FOUR if n == 4 else FIVE
    elif n == 4 and equal == 2 and longest == 2:
        kind = TWO_PAIR
    elif n == 5 and equal == 3 and longest == 3:
        kind = FULL_HOUSE
    elif n == 5 and equal == 0:
        if steps == 4 and one_colour:
            kind = ROYAL_FLUSH if low + 4 == HIGHEST else STRAIGHT_FLUSH
        elif one_colour:
            kind = FLUSH
        elif steps == 4:
            kind = STRAIGHT
    return kind << TYPE_SHIFT | values if kind else 0


@small_rule
def type_of(strength):
    """The type of a set, from its strength."""
    return strength >> TYPE_SHIFT


@small_rule
def of_value(low, top, v):
    """The colours in which a hand has the value `v`."""
    return top if v == HIGHEST else low >> 5 * (v - 1) & 31


@small_rule
def colours(bag, v):
    """The colours in which a bag has the value `v`."""
    five = eight_bytes(bag, 5 * v - 4) & FIVE_BYTES
    return np.int64(five * TO_FIVE_BITS >> np.uint64(28)) & 31


@small_rule
def lowest_first(part, whole):
    """Whether `part` takes the lowest bits of `whole` before any higher one."""
    return part == 0 or whole & ((2 << highest_bit(part)) - 1) == part


@small_rule
def add(cards, v, mask):
    """The cards of a set with those of value `v` in some colours behind them."""
    while mask:
        cards = cards << BITS | (5 * v - 4 + lowest_bit(mask))
        mask &= mask - 1
    return cards


@rule
def in_order(cards):
    """Turn a word of cards round, so that the first one added is the lowest."""
    word = 0
    while cards:
        word = word << BITS | cards & ONE_CARD
        cards >>= BITS
    return word


@rule
def sets(t, p, menu, merged):
    """Write every set that seat `p` can play into `menu`; return how many.

    With `merged` only one is written of sets that differ in colours no flush can be made of, or in which of several
    equal row cards they use: what is left of the hand is worth the same.
    """
    held = t.held[p]
    low = 0
    row_low = 0
    top = colours(held, HIGHEST)
    row_top = colours(t.row, HIGHEST)
    mine = (top != 0) << HIGHEST
    there = (top | row_top != 0) << HIGHEST
    for v in range(1, HIGHEST):
        hand = colours(held, v)
        row = colours(t.row, v)
        low |= hand << 5 * (v - 1)
        row_low |= row << 5 * (v - 1)
        mine |= (hand != 0) << v
        there |= (hand | row != 0) << v
    dead = 0
    for c in range(5):
        if of_colour(low | row_low, top | row_top, c) < 5:
            dead |= 1 << c
    n = groups(t, p, menu, there, low, top, row_low, row_top, dead if merged else 0)
    n = straights(p, menu, n, mine, there, low, top, row_low, row_top, dead if merged else 0)
    for c in range(5):
        if not dead >> c & 1:
            n = flushes(p, menu, n, c, low, top, row_low, row_top)
    return n


@small_rule
def of_colour(low, top, c):
    """How many cards a hand has in one colour."""
    return count_bits(low & ONE_COLOUR << c) + (top >> c & 1)


@small_rule
def values_of_colour(low, top, c):
    """The values that a hand has in one colour, as bits 1 … 13."""
    found = (top >> c & 1) << HIGHEST
    for v in range(1, HIGHEST):
        found |= (low >> (5 * (v - 1) + c) & 1) << v
    return found


@small_rule
def chosen(part, hand, row, dead):
    """Whether `part` of the colours of one value stands for all parts that are worth the same."""
    return dead == 0 or (
        lowest_first(part & hand & dead, hand & dead) and lowest_first(part & row & dead, row & dead)
    )


@rule
def groups(t, p, menu, there, low, top, row_low, row_top, dead):
    """High cards, pairs, three, four and five of a kind, two pairs and full houses; `there` are all values there are."""
    n = 0
    while there:
        v = lowest_bit(there)
        there &= there - 1
        hand = of_value(low, top, v)
        row = of_value(row_low, row_top, v)
        both = hand | row
        part = both
        while part:
            size = count_bits(part)
            if chosen(part, hand, row, dead):
                if part & hand:
                    menu[n] = move(PLAY, p, card=in_order(add(0, v, part)))
                    n += 1
                if size == 2 or size == 3:
                    n = with_higher(t, p, menu, n, v, part, hand, there, low, top, row_low, row_top, dead)
            part = part - 1 & both
    return n


@rule
def with_higher(t, p, menu, n, v, part, hand, higher, low, top, row_low, row_top, dead):
    """Two pairs and full houses of a pair or three of value `v` and one of the higher values (ruling R7)."""
    size = count_bits(part)
    while higher:
        w = lowest_bit(higher)
        higher &= higher - 1
        other_hand = of_value(low, top, w)
        other_row = of_value(row_low, row_top, w)
        both = other_hand | other_row
        if count_bits(both) < 2:
            continue
        other = both
        while other:
            together = count_bits(other) + size
            if (
                2 <= count_bits(other) <= 3
                and together <= 5
                and (part & hand or other & other_hand)
                and (not t.row_group_needs_hand_card or (part & hand and other & other_hand))
                and chosen(other, other_hand, other_row, dead)
            ):
                menu[n] = move(PLAY, p, card=in_order(add(add(0, v, part), w, other)))
                n += 1
            other = other - 1 & both
    return n


@rule
def straights(p, menu, n, mine, there, low, top, row_low, row_top, dead):
    """Five values in a row, of one colour or not.

    The colours of the five values turn like the wheels of a counter: one bit each in a word of five bits a value.
    """
    first = there & there >> 1 & there >> 2 & there >> 3 & there >> 4
    while first:
        v = lowest_bit(first)
        first &= first - 1
        if not mine >> v & 31:
            continue
        wheels = 0
        for i in range(5):
            wheels |= (of_value(low, top, v + i) | of_value(row_low, row_top, v + i)) << 5 * i
        turned = 0
        for i in range(5):
            turned |= lowest_of(wheels, i) << 5 * i
        turning = True
        while turning:
            from_hand = False
            stands = True
            cards = 0
            for i in range(5):
                one = turned >> 5 * i & 31
                hand = of_value(low, top, v + i)
                from_hand = from_hand or one & hand != 0
                stands = stands and chosen(one, hand, of_value(row_low, row_top, v + i), dead)
                cards = add(cards, v + i, one)
            if from_hand and stands:
                menu[n] = move(PLAY, p, card=in_order(cards))
                n += 1
            turning = False
            for i in range(5):
                one = turned >> 5 * i & 31
                higher = wheels >> 5 * i & 31 & -(one << 1)
                turned ^= one << 5 * i
                if higher:
                    turned |= (higher & -higher) << 5 * i
                    turning = True
                    break
                turned |= lowest_of(wheels, i) << 5 * i
    return n


@small_rule
def lowest_of(wheels, i):
    """The lowest colour of the wheel `i`."""
    wheel = wheels >> 5 * i & 31
    return wheel & -wheel


@rule
def flushes(p, menu, n, c, low, top, row_low, row_top):
    """Five cards of one colour that are not five values in a row."""
    hand = values_of_colour(low, top, c)
    both = hand | values_of_colour(row_low, row_top, c)
    part = both
    while part:
        if count_bits(part) == 5 and part & hand and part >> lowest_bit(part) != 31:
            cards = 0
            values = part
            while values:
                cards = cards << BITS | (5 * lowest_bit(values) - 4 + c)
                values &= values - 1
            menu[n] = move(PLAY, p, card=in_order(cards))
            n += 1
        part = part - 1 & both
    return n
