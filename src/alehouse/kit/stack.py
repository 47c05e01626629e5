"""Stacks without a pair, in one word each: the low 16 bits say which ranks there are, the rest hold the cards in order of
arrival, four bits each. *Does this card pair?* is one shift, and people still see the order.
"""

from __future__ import annotations

from alehouse.native.jit import count_bits, lowest_bit, rule, small_rule

RANK_BITS = 0xFFFE
"""The bits 1 … 15 of a stack word, one for each rank."""


@small_rule
def ranks(stack):
    """The ranks in a stack, as bits."""
    return stack & RANK_BITS


@small_rule
def has(stack, k):
    """Whether a stack has a card of rank `k` (1 or 0)."""
    return stack >> k & 1


@small_rule
def put(stack, k):
    """A stack with one more card on top."""
    return stack | 1 << k | k << (16 + 4 * count_bits(stack & RANK_BITS))


@small_rule
def card(stack, i):
    """The card at place `i` of a stack, from 0 in order of arrival."""
    return stack >> (16 + 4 * i) & 15


@rule
def without(stack, k):
    """A stack without its card of rank `k`; the others keep their order."""
    left = 0
    for i in range(count_bits(stack & RANK_BITS)):
        c = stack >> (16 + 4 * i) & 15
        if c != k:
            left = put(left, c)
    return left


@small_rule
def size(stack):
    """Number of cards in a stack."""
    return count_bits(stack & RANK_BITS)


@small_rule
def lowest(stack):
    """The lowest card of a stack that is not empty."""
    return lowest_bit(stack & RANK_BITS)


@rule
def lowest_of(stacks, seats):
    """The lowest card in the stacks (an array of them) of a set of seats; 15 if there is none."""
    low = 15
    while seats:
        p = lowest_bit(seats)
        if stacks[p]:
            low = min(low, lowest(stacks[p]))
        seats &= seats - 1
    return low


@small_rule
def points(stack):
    """The sum of a stack's cards."""
    total = 0
    left = stack & RANK_BITS
    while left:
        total += lowest_bit(left)
        left &= left - 1
    return total


@small_rule
def discard(t, stack):
    """Put all cards of a stack on the discard pile; return the empty stack."""
    left = stack & RANK_BITS
    while left:
        t.discard[lowest_bit(left)] += 1
        left &= left - 1
    return 0


@rule
def discard_all(t, stacks):
    """All stacks of an array by seat go to the discards."""
    for p in range(t.players):
        stacks[p] = discard(t, stacks[p])
