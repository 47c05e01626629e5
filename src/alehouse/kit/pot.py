"""Chips: who pays whom, and the pot with its odd chips. Rulings C10, C11.

Chips are a ledger of net results: it may go below zero, and together with the pot it always sums to 0.
"""

from __future__ import annotations

from alehouse.events import COLLECTS, PAYS
from alehouse.kit import seats
from alehouse.native.dealer import announce
from alehouse.native.jit import rule


@rule
def pay(t, d, p, q, n):
    """Seat `p` pays seat `q` n chips."""
    t.chips[p] -= n
    t.chips[q] += n
    announce(d, PAYS, p, q, amount=n)


@rule
def pay_in(t, d, p, n):
    """Seat `p` pays n chips into the pot."""
    t.chips[p] -= n
    t.pot += n
    announce(d, PAYS, p, amount=n)


@rule
def antes(t, d, among, n):
    """Some seats pay n chips each into the pot."""
    for p in range(t.players):
        if among >> p & 1:
            pay_in(t, d, p, n)


@rule
def collect(t, d, p, n):
    """Seat `p` takes n chips from the pot."""
    if n:
        t.chips[p] += n
        t.pot -= n
        announce(d, COLLECTS, p, amount=n)


@rule
def share(t, d, among):
    """Some seats share the pot; what cannot be divided stays in it."""
    each = t.pot // seats.count(among)
    for p in range(t.players):
        if among >> p & 1:
            collect(t, d, p, each)


@rule
def stake(t, p, among):
    """A seat's chips, and its share of the pot if it is one of some seats, which still play for it."""
    if not t.over and among >> p & 1:
        return t.chips[p] + t.pot // seats.count(among)
    return t.chips[p]
