"""The exact end of a hand: once nothing is left to chance and little to choose, every way on is tried.

What the other seats hold is sampled; in each sampled deal all seats are taken to see all cards and to play for their
own standing (max^n: Luckhart and Irani, "An algorithmic solution of n-person games", 1986). Averages over many deals
are perfect information Monte-Carlo (Ginsberg, "GIB", 2001), which bridge programs play their endings by.
"""

from __future__ import annotations

import numpy as np

from alehouse.layout import ACTING_AT, HAND_AT, OVER_AT, PLAYERS_AT, SEALING_AT, SEATS
from alehouse.native.jit import copy_to, lowest_bit, pointer, rule

LEVELS = 48
"""Moves to the end of the hand at most."""


@rule
def solve(
    deal,
    tables,
    menus,
    sizes,
    seat,
    dealer,
    totals,
    limit,
    choices,
    play,
    standing,
    settled,
):
    """Try every way on in one deal (a table as 64-bit words); return how many moves were tried, or -1 if they would be more than `limit`.

    `totals[i]` grows by what the seat gets in the end from move i of its menu. `tables`, `menus` and `sizes` are room for
    `LEVELS` tables, menus and their sizes; the seat's own menu is the first.
    """
    root = tables[0]
    copy_to(root, deal)
    if root[SEALING_AT] or not settled(pointer(root)):
        return -1
    hand = root[HAND_AT]
    players = root[PLAYERS_AT]
    movers = np.zeros(LEVELS, np.int64)
    tried = np.zeros(LEVELS, np.int64)
    best = np.zeros((LEVELS, SEATS), np.int64)
    ends = np.zeros(SEATS, np.int64)
    gains = np.zeros(len(menus[0]), np.int64)
    movers[0] = seat
    sizes[0] = choices(pointer(root), seat, pointer(menus[0]))
    level = 0
    moves = 0
    while True:
        back = False
        if tried[level] < sizes[level]:
            if moves == limit or level == LEVELS - 1:
                return -1
            table = tables[level + 1]
            copy_to(table, tables[level])
            play(pointer(table), pointer(dealer), movers[level], menus[level, tried[level]])
            tried[level] += 1
            moves += 1
            if table[OVER_AT] or table[HAND_AT] != hand:
                for q in range(players):
                    ends[q] = standing(pointer(table), q)
                back = True
            else:
                level += 1
                movers[level] = lowest_bit(table[ACTING_AT])
                sizes[level] = choices(pointer(table), movers[level], pointer(menus[level]))
                tried[level] = 0
        else:
            if level == 0:
                break
            copy_to(ends, best[level])
            level -= 1
            back = True
        if back:
            mover = movers[level]
            ahead = ends[mover] - best[level, mover]
            # What is all the same to another is expected to turn out badly.
            if tried[level] == 1 or ahead > 0 or (ahead == 0 and ends[seat] < best[level, seat]):
                copy_to(best[level], ends)
            if level == 0:
                gains[tried[0] - 1] = ends[seat]
    for i in range(sizes[0]):
        totals[i] += gains[i]
    return moves
