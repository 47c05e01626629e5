"""Choices made in secret by several seats at once and shown when the last one is in (ruling C9)."""

from __future__ import annotations

from alehouse.kit import seats as seat_sets
from alehouse.layout import OWNER, Layout, number
from alehouse.native.jit import rule, small_rule


class SealedChoices(Layout):
    """A game with sealed choices. What a game makes of them when all are in is its own affair."""

    sealed = number(per_seat=True, seen_by=OWNER)
    """One more than what a seat has chosen in secret; 0: nothing yet."""


@rule
def ask(t, seats):
    """Some seats each owe a sealed choice, in any order."""
    t.sealing = seats
    t.acting = seats
    for p in range(t.players):
        t.sealed[p] = 0


@rule
def seal(t, p, choice):
    """A seat makes its sealed choice, a number from 0 on; return whether all have chosen."""
    t.sealed[p] = choice + 1
    t.acting = seat_sets.but(t.acting, p)
    if t.acting:
        return False
    t.sealing = 0
    return True


@small_rule
def choice(t, p):
    """What a seat has chosen; it stays in its envelope."""
    return t.sealed[p] - 1


@rule
def unseal(t, p):
    """Take a seat's choice out of its envelope."""
    chosen = t.sealed[p] - 1
    t.sealed[p] = 0
    return chosen
