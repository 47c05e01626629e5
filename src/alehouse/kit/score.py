"""Points: who gets some, who is ahead, and how a game or a session ends."""

from __future__ import annotations

from alehouse.events import GAINS, WINS
from alehouse.kit import bag, seats
from alehouse.native.dealer import announce
from alehouse.native.jit import rule


@rule
def gain(t, d, p, n):
    """Seat `p` gets n points."""
    t.points[p] += n
    announce(d, GAINS, p, amount=n)


@rule
def ahead_of(t, amounts, p):
    """How many seats have more of something than seat `p`; `amounts` is an array by seat."""
    n = 0
    for q in range(t.players):
        n += amounts[q] > amounts[p]
    return n


@rule
def lead(t, p):
    """By how many points a seat is ahead of the best of the others."""
    best = 0
    for q in range(t.players):
        if q != p:
            best = max(best, t.points[q])
    return t.points[p] - best


@rule
def ranks_led(t, bags, p):
    """The ranks of which seat `p` has some cards and nobody has more, as bits; `bags` is an array of bags by seat."""
    led = bag.ranks(bags[p])
    for k in range(1, len(t.deck)):
        for q in range(t.players):
            if bags[q, k] > bags[p, k]:
                led &= ~(1 << k)
    return led


@rule
def win(t, d, winners):
    """The game is over and won by some seats."""
    t.over = 1
    t.acting = 0
    t.winners = winners
    for p in range(t.players):
        if winners >> p & 1:
            announce(d, WINS, p)


@rule
def end_hand(t, d):
    """The hand is over; after the last one of a session the most chips win, ties shared (C11).

    Return False: the hand does not go on.
    """
    if t.hand >= t.hands:
        win(t, d, seats.most(t, t.chips))
    return False


@rule
def end_round(t, d, target):
    """The round is over; whoever is ahead alone with the target wins, and after `max_rounds` whoever is ahead.

    Return False: the round does not go on.
    """
    ahead = seats.most(t, t.points)
    if (seats.alone(ahead) and t.points[seats.only(ahead)] >= target) or t.hand >= t.max_rounds:
        win(t, d, ahead)
    return False
