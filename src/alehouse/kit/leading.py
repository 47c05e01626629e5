"""The low card leads: a face-up card each, again for those who tie (rulings C4, C5)."""

from __future__ import annotations

from alehouse.events import DEALT, DECK, DISCARD, LEADS, REPLACED
from alehouse.kit import deck, down, seats
from alehouse.kit import stack as stacks
from alehouse.native.dealer import announce
from alehouse.native.jit import rule

PERFECT_TIE = -1
"""Less than 0 is returned in the place of a leader if nobody can lead."""


@rule
def low_card(t, d, stack, place, among, below=0):
    """Deal one face-up card to each of some seats and find who leads (C4); less than 0 after a perfect tie (C5).

    It is then -1 less the first, in deal order, of those who are still tied. `stack` is the array of stacks that the
    cards join and `place` its number in events; tied seats get another card each, a card that pairs is replaced. The rank
    `below` counts as lower than 1 (0: no rank does).
    """
    tied = among
    while True:
        low = 16
        lows = 0
        p = t.dealer
        for _ in range(seats.count(tied)):
            p = seats.next(t, p, tied)
            if not deck.can_draw(t) or (stack[p] and not _can_come(t, stack[p])):
                return PERFECT_TIE - seats.next(t, t.dealer, tied)
            k = deck.draw(t, d)
            while stacks.has(stack[p], k):
                announce(d, REPLACED, p, card=k, source=DECK, to=DISCARD)
                t.discard[k] += 1
                down.seen(t, k)
                k = deck.draw(t, d)
            down.seen(t, k)
            stack[p] = stacks.put(stack[p], k)
            announce(d, DEALT, p, card=k, source=DECK, to=place)
            value = 0 if k == below else k
            if value < low:
                low = value
                lows = 0
            if value == low:
                lows |= 1 << p
        tied = lows
        if seats.alone(tied):
            leader = seats.only(tied)
            announce(d, LEADS, leader)
            return leader


@rule
def _can_come(t, stack):
    """Whether a card that is not in the stack could still be dealt to it."""
    for k in range(1, len(t.deck)):
        if not stacks.has(stack, k) and t.deck[k] + deck.discards(t, k) > 0:
            return True
    return False


@rule
def deal_one_each(t, d, stack, place, among, below=0):
    """Deal one face-up card to each of some seats, again after every perfect tie (C5); it is the leader's turn."""
    leader = low_card(t, d, stack, place, among, below=below)
    while leader < 0:
        deck.redeal(t, d, stack)
        leader = low_card(t, d, stack, place, among, below=below)
    seats.turn_to(t, leader)


@rule
def down_and_up(t, d, stack, place, among, n):
    """Deal `n` down cards and a face-up card to each of some seats, all of it again after a perfect tie; return the leader."""
    while True:
        down.deal(t, d, among, n)
        leader = low_card(t, d, stack, place, among)
        if leader >= 0:
            return leader
        deck.redeal(t, d, stack)
