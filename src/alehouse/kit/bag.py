"""Bags: how many cards of each kind, kind 0 standing for cards that are not known."""

from __future__ import annotations

from alehouse.native.jit import rule, small_rule


@small_rule
def clear(bag):
    """Nothing is left in a bag."""
    for k in range(len(bag)):
        bag[k] = 0


@rule
def size(bag):
    """How many cards there are, those not known included."""
    n = 0
    for k in range(len(bag)):
        n += int(bag[k])
    return n


@rule
def ranks(bag):
    """The kinds that there are, as bits."""
    found = 0
    for k in range(1, len(bag)):
        if bag[k] > 0:
            found |= 1 << k
    return found


@rule
def first(bag):
    """The lowest kind that there is; 0 if there is none that is known."""
    for k in range(1, len(bag)):
        if bag[k] > 0:
            return k
    return 0


@rule
def pour(bag, to):
    """All cards of one bag go to another."""
    for k in range(len(bag)):
        to[k] += bag[k]
        bag[k] = 0
