"""Seats and sets of seats (bit masks): who is next, who is left, who is ahead."""

from __future__ import annotations

from alehouse.layout import NOBODY
from alehouse.native.dealer import chance
from alehouse.native.jit import count_bits, lowest_bit, rule, small_rule


@small_rule
def everybody(t):
    """All seats."""
    return (1 << t.players) - 1


@small_rule
def but(seats, p):
    """A set of seats without seat `p`."""
    return seats & ~(1 << p)


@small_rule
def has(seats, p):
    """Whether seat `p` is in a set of seats."""
    return seats >> p & 1


@small_rule
def alone(seats):
    """Whether there is at most one seat in a set."""
    return seats & (seats - 1) == 0


@small_rule
def count(seats):
    """How many seats there are in a set."""
    return count_bits(seats)


@small_rule
def only(seats):
    """The first seat of a set that is not empty: the only one, if there is one."""
    return lowest_bit(seats)


@small_rule
def next(t, p, among):
    """The first seat to the left of `p` in a set (which must not be empty; it may be `p` itself)."""
    after = among >> (p + 1) << (p + 1)
    return lowest_bit(after if after else among)


@small_rule
def left(t, p):
    """The seat to the left of `p`."""
    return (p + 1) % t.players


@small_rule
def nearest(t, p, among):
    """Seat `p` if it is in a set, else the first of the set to its left."""
    return p if among >> p & 1 else next(t, p, among)


@rule
def most(t, amounts):
    """The seats that have the most of something; `amounts` is an array by seat."""
    best = amounts[0]
    ahead = 1
    for p in range(1, t.players):
        if amounts[p] > best:
            best = amounts[p]
            ahead = 0
        if amounts[p] == best:
            ahead |= 1 << p
    return ahead


@rule
def least(t, amounts):
    """The seats that have the least of something; `amounts` is an array by seat."""
    low = amounts[0]
    behind = 1
    for p in range(1, t.players):
        if amounts[p] < low:
            low = amounts[p]
            behind = 0
        if amounts[p] == low:
            behind |= 1 << p
    return behind


@rule
def beginner(t, d):
    """The seat that begins: as the table says, else by chance."""
    if t.first == NOBODY:
        t.first = chance(d, t.players)
    return t.first


@rule
def button(t, d):
    """Who has the button in this hand: the beginner in the first one, then it goes to the left with every hand."""
    return (beginner(t, d) + t.hand - 1) % t.players


@rule
def turn_to(t, p):
    """It is the turn of seat `p` alone."""
    t.acting = 1 << p


@rule
def lowest_alone(t, among, amounts, above):
    """The seat with the lowest amount above `above` that no other seat of a set has, or `NOBODY`.

    `amounts` is an array by seat.
    """
    found = NOBODY
    for p in range(t.players):
        if among >> p & 1 and amounts[p] > above and (found == NOBODY or amounts[p] < amounts[found]):
            same = 0
            for q in range(t.players):
                same += (among >> q & 1) and amounts[q] == amounts[p]
            if same == 1:
                found = p
    return found
