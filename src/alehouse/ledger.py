"""Chips and points: who pays whom, the pot with its odd chips, and who is ahead. Rulings C10, C11.

Chips are a ledger of net results: it may go below zero, and together with the pot it always sums to 0.
"""

from __future__ import annotations

import numpy as np

from alehouse.compiled import count_bits, rule
from alehouse.dealer import announce
from alehouse.events import COLLECTS, PAYS, WINS


@rule
def pay(t, d, p, q, n):
    """Seat `p` pays seat `q` n chips."""
    t.chips[p] -= n
    t.chips[q] += n
    announce(d, PAYS, p, q, amount=n)


@rule
def pay_pot(t, d, p, n):
    """Seat `p` pays n chips into the pot."""
    t.chips[p] -= n
    t.pot += n
    announce(d, PAYS, p, amount=n)


@rule
def antes(t, d, seats, n):
    """The seats of a bit mask pay n chips each into the pot."""
    for p in range(t.players):
        if seats >> p & 1:
            pay_pot(t, d, p, n)


@rule
def collect(t, d, p, n):
    """Seat `p` takes n chips from the pot."""
    if n:
        t.chips[p] += n
        t.pot -= n
        announce(d, COLLECTS, p, amount=n)


@rule
def share_pot(t, d, seats):
    """The seats of a bit mask share the pot; what cannot be divided stays in it."""
    share = t.pot // count_bits(seats)
    if share:
        for p in range(t.players):
            if seats >> p & 1:
                collect(t, d, p, share)


@rule
def most(t, amounts):
    """The seats that have the most of something, as a bit mask; `amounts` is an array by seat."""
    best = amounts[0]
    ahead = np.int64(1)
    for p in range(1, t.players):
        if amounts[p] > best:
            best = amounts[p]
            ahead = np.int64(0)
        ahead |= np.int64(amounts[p] == best) << p
    return ahead


@rule
def win(t, d, winners):
    """The game is over and won by the seats of a bit mask."""
    t.over = 1
    t.acting = 0
    t.winners = winners
    for p in range(t.players):
        if winners >> p & 1:
            announce(d, WINS, p)


@rule
def end_session(t, d):
    """All hands have been played: the most chips win, ties shared (C11)."""
    win(t, d, most(t, t.chips))


@rule
def with_share(t, p, seats):
    """A seat's chips, and its share of the pot if it is one of `seats` (a bit mask), which still play for it."""
    if not t.over and seats >> p & 1:
        return t.chips[p] + t.pot // count_bits(seats)
    return t.chips[p]


@rule
def lead(t, p):
    """By how many points a seat is ahead of the best of the others."""
    best = np.int64(0)
    for q in range(t.players):
        if q != p:
            best = max(best, t.points[q])
    return t.points[p] - best
