"""Cards laid out by hand, where a game cannot be dealt into the position that a ruling needs."""

import numpy as np

from alehouse.kit import line, stack


def bag(*kinds, deck=11):
    counts = np.zeros(deck, np.int8)
    for kind in kinds:
        counts[kind] += 1
    return counts


def pile(*ranks):
    """A stack word."""
    word = 0
    for rank in ranks:
        word = int(stack.put(np.int64(word), rank))
    return word


def row(*ranks):
    """A line word."""
    word = 0
    for rank in ranks:
        word = int(line.put(np.int64(word), rank))
    return word


def leave(table, *, deck=(), burnt=(), discard=()):
    """Say what lies in the deck, burnt under it and face down beside it."""
    table.state.deck[:] = bag(*deck, *burnt)
    table.state.left = len(deck)
    table.state.burnt = len(burnt)
    table.state.discard[:] = bag(*discard)
    if "muck" in table.layout.fields:
        table.state.muck[:] = 0
