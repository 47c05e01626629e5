"""Choices made in secret by several seats at once and shown when the last one is in (ruling C9)."""

from __future__ import annotations

import numpy as np

from alehouse.compiled import rule
from alehouse.layout import OWNER, Layout, number


class SealedChoices(Layout):
    """A game with sealed choices. What a game makes of them when all are in is its own affair."""

    sealed = number(per_seat=True, seen_by=OWNER)
    """One more than what a seat has chosen in secret; 0: nothing yet."""


@rule
def choose_in_secret(t, seats):
    """The seats of a bit mask each owe a sealed choice, in any order."""
    t.sealing = seats
    t.acting = seats
    for p in range(t.players):
        t.sealed[p] = 0


@rule
def seal(t, p, choice):
    """A seat makes its sealed choice, a number from 0 on; return whether all have chosen."""
    t.sealed[p] = choice + 1
    t.acting &= ~(np.int64(1) << p)
    if t.acting:
        return False
    t.sealing = 0
    return True


@rule
def unseal(t, p):
    """Take a seat's choice out of its envelope."""
    choice = t.sealed[p] - 1
    t.sealed[p] = 0
    return choice
