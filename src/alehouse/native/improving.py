"""Playing on by the rule of thumb, and what a seat's moves bring if everybody does.

Every move is tried in each of some deals that may be true, and the hand (or game) is played on. The deals, and the chance that
follows in each, are the same for all moves: their differences are calm long before their means are (common random
numbers; Tesauro and Galperin, "On-line policy improvement using Monte-Carlo search", 1996).

Chance comes in numbered *streams*. Hand h of stream i is a part of its own of the dealer's key stream, so that two positions
that are played on by one stream meet the same deals in all later hands, and mostly the same cards in this one.
"""

from __future__ import annotations

import numpy as np

from alehouse.layout import ACTING_AT, HAND_AT, OVER_AT, PLAYERS_AT, SEALING_AT
from alehouse.native.dealer import STREAM, below
from alehouse.native.jit import copy_to, lowest_bit, pointer, rule

UNTIL_HAND, UNTIL_GAME = range(2)
STREAM_SHIFT, HAND_SHIFT = 40, 20
"""Blocks of the key stream: a stream has 2**40, each of its hands 2**20."""
WHOLE_WORDS = 16
"""Words in a block."""
FAILED = -1
"""A rule has failed (as plain Python it raises the exception that says why)."""


@rule
def turn_to(d, stream, hand):
    """Let chance come from the beginning of a hand's part of a stream."""
    d.block = (np.uint64(stream) << np.uint64(STREAM_SHIFT)) + (np.uint64(hand) << np.uint64(HAND_SHIFT))
    d.at = WHOLE_WORDS


@rule
def make(table, dealer, p, m, step):
    """Make a move without the deal of another hand; return the fault, if there is one.

    After a move that ends the hand and not the game nobody is acting.
    """
    d = dealer[0]
    d.stops = 1
    fault = step(pointer(table), pointer(dealer), p, m)
    d.stops = 0
    return fault


@rule
def play_on(table, dealer, menu, stream, until, surprise, most, choices, advise, step, deal):
    """Play on to the end of the hand or the game, or for at most `most` moves; return the fault, if there is one."""
    d = dealer[0]
    made = 0
    while not table[OVER_AT] and made < most:
        if not table[ACTING_AT]:
            if until == UNTIL_HAND:
                break
            turn_to(d, stream, table[HAND_AT] + 1)
            if deal(pointer(table), pointer(dealer)):
                return FAILED
            continue
        p = lowest_bit(table[ACTING_AT])
        n = choices(pointer(table), p, pointer(menu))
        if n == 1:
            m = menu[0]
        elif surprise and below(d, surprise) == 0:
            m = menu[below(d, n)]
        else:
            m = advise(pointer(table), pointer(dealer), p, pointer(menu), n)
        if make(table, dealer, p, m, step):
            return FAILED
        made += 1
    return made


@rule
def note_ahead(table, stakes, row):
    """Write how far ahead each seat is (see `alehouse.lab.ahead`)."""
    n = table[PLAYERS_AT]
    total = 0.0
    for p in range(n):
        row[p] = stakes[1] * table[stakes[0] + p]
        total += row[p]
    if n > 1:
        for p in range(n):
            row[p] -= (total - row[p]) / (n - 1)


@rule
def improve(
    deals,
    p,
    moves,
    first,
    dealer,
    table,
    menu,
    until,
    surprise,
    most,
    stakes,
    gains,
    choices,
    advise,
    step,
    deal,
    standing,
):
    """Make each of some moves of seat p in each of some deals and play on; return how many moves were made, or FAILED.

    Deals are rows of 64-bit words. ``gains[j, k]`` gets how far ahead the seat is in the end of deal j after move k, all of them
    by stream ``first + j``; its `standing`, if the sign in `stakes` is 0: then it plays for neither points nor chips.
    `table` is room for one. What others have chosen in secret they choose again.
    """
    d = dealer[0]
    d.scripted = STREAM
    d.stops = 0
    row = np.zeros(8, np.float64)
    made = 0
    for j in range(len(deals)):
        for k in range(len(moves)):
            copy_to(table, deals[j])
            if table[SEALING_AT]:
                table[ACTING_AT] = table[SEALING_AT]
            turn_to(d, first + j, table[HAND_AT])
            if make(table, dealer, p, moves[k], step):
                return FAILED
            played = play_on(
                table, dealer, menu, first + j, until, surprise, most, choices, advise, step, deal
            )
            if played < 0:
                return FAILED
            made += played + 1
            if stakes[1] == 0:
                gains[j, k] = standing(pointer(table), p)
            else:
                note_ahead(table, stakes, row)
                gains[j, k] = row[p]
    return made
