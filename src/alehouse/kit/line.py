"""Face-up cards in order of arrival, at most 15 in one word: four bits each, the first lowest."""

from __future__ import annotations

from alehouse.native.jit import highest_bit, small_rule


@small_rule
def size(line):
    """Number of cards in a line."""
    return (highest_bit(line) + 4) // 4 if line else 0


@small_rule
def put(line, k):
    """A line with one more card behind the others."""
    return line | k << 4 * size(line)


@small_rule
def card(line, i):
    """The card at place `i` of a line, from 0 in order of arrival; 0 if there is none."""
    return line >> 4 * i & 15


@small_rule
def top(line):
    """The last card of a line, or 0."""
    return line >> 4 * (size(line) - 1) & 15 if line else 0


@small_rule
def count(line, k):
    """How many cards of rank `k` a line has."""
    n = 0
    while line:
        n += line & 15 == k
        line >>= 4
    return n


@small_rule
def ranks(line):
    """The ranks in a line, as bits."""
    found = 0
    while line:
        found |= 1 << (line & 15)
        line >>= 4
    return found


@small_rule
def has(line, k):
    """Whether a line has a card of rank `k`."""
    return count(line, k) > 0


@small_rule
def points(line):
    """The sum of a line's cards."""
    total = 0
    while line:
        total += line & 15
        line >>= 4
    return total


@small_rule
def discard(t, line):
    """Put all cards of a line on the discard pile; return the empty line."""
    while line:
        t.discard[line & 15] += 1
        line >>= 4
    return 0
