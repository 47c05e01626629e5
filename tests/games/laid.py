"""Cards laid out by hand, where a game cannot be dealt into the position that a ruling needs."""

import numpy as np

from alehouse.deck import put


def bag(*ranks):
    counts = np.zeros(11, np.int8)
    for rank in ranks:
        counts[rank] += 1
    return counts


def pile(*ranks):
    """A stack word."""
    word = 0
    for rank in ranks:
        word = int(put(np.int64(word), rank))
    return word


def leave(table, *, deck=(), burnt=(), discard=()):
    """Say what lies in the deck, burnt under it and face down beside it."""
    table.state.deck[:] = bag(*deck, *burnt)
    table.state.left = len(deck)
    table.state.burnt = len(burnt)
    table.state.discard[:] = bag(*discard)
    if "muck" in table.layout.fields:
        table.state.muck[:] = 0
