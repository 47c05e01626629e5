"""What positions come to if they are played on by the rule of thumb, with the same chance for all of them; and what could have come.

Playing on, and the numbered streams that chance comes from: `alehouse.native.improving`.
"""

from __future__ import annotations

import numpy as np

from alehouse.layout import HAND_AT, OVER_AT, PLAYERS_AT
from alehouse.native.dealer import SCRIPT, SCRIPT_ALL, STREAM
from alehouse.native.improving import FAILED, make, note_ahead, play_on, turn_to
from alehouse.native.jit import copy_to, pointer, rule

TOO_MANY = -2
"""There are more outcomes than there is room for."""

SIGNATURES = {
    "play_out": (
        "N(MATRIX, TABLES, N, DEALERS, TABLES, TABLES, N, N, N, TABLES, "
        "types.float64[:, ::1], types.float64[:, ::1], F(LEGAL), F(ADVISE), F(PLAY), F(DEALS))"
    ),
    "redraw": "N(TABLES, N, N, DEALERS, MATRIX, N, F(PLAY))",
    "branch": "N(TABLES, N, N, DEALERS, MATRIX, REALS, MATRIX, F(PLAY))",
    "deals": "N(TABLES, DEALERS, MATRIX, F(DEALS))",
}
"""`stakes` in all of these: where the numbers stand that are played for, their sign, and where winners and losers stand."""


@rule
def note_wins(table, stakes, ahead, row):
    """Write each seat's share of the win: of the winners; if there are losers, of those who are none.

    Where the game names neither, or is not over, of those who are furthest ahead; alone against the house for being ahead of
    nothing, half of it for nothing.
    """
    n = table[PLAYERS_AT]
    seats = np.int64(0)
    if table[OVER_AT]:
        seats = table[stakes[2]]
        if not seats and table[stakes[3]]:
            seats = ((np.int64(1) << n) - 1) & ~table[stakes[3]]
    if not seats:
        if n == 1:
            row[0] = 1.0 if ahead[0] > 0 else 0.5 if ahead[0] == 0 else 0.0
            return
        for p in range(n):
            most = True
            for q in range(n):
                most = most and ahead[q] <= ahead[p] + 1e-9
            if most:
                seats |= np.int64(1) << p
    count = 0
    for p in range(n):
        count += seats >> p & 1
    for p in range(n):
        row[p] = (seats >> p & 1) / count if count else 1.0 / n


@rule
def play_out(
    states,
    firsts,
    each,
    dealer,
    table,
    menu,
    until,
    surprise,
    most,
    stakes,
    ahead,
    wins,
    choices,
    advise,
    step,
    deal,
):
    """Play every state on `each` times, by the streams from `firsts[s]` on; return how many moves were made.

    Row ``s * each + i`` of `ahead` and of `wins` gets what came of it for every seat. `table` is room for one.
    """
    d = dealer[0]
    d.scripted = STREAM
    d.stops = 0
    made = 0
    for s in range(len(states)):
        for i in range(each):
            copy_to(table, states[s])
            stream = firsts[s] + i
            turn_to(d, stream, table[HAND_AT])
            moves = play_on(table, dealer, menu, stream, until, surprise, most, choices, advise, step, deal)
            if moves < 0:
                return FAILED
            made += moves
            row = s * each + i
            note_ahead(table, stakes, ahead[row])
            note_wins(table, stakes, ahead[row], wins[row])
    return made


@rule
def redraw(state, p, m, dealer, found, dealt, step):
    """Make a move again and again by the dealer's chance, as many times as `found` has rows; return how many differ by chance.

    That is 1 if the move leaves nothing to chance: then only the first row is written. With `dealt` hands that end are followed
    by the next deal, else nobody is acting in them.
    """
    d = dealer[0]
    d.scripted = STREAM
    d.stops = 0
    for i in range(len(found)):
        copy_to(found[i], state)
        block, at = d.block, d.at
        if dealt:
            fault = step(pointer(found[i]), pointer(dealer), p, m)
        else:
            fault = make(found[i], dealer, p, m, step)
        if fault:
            return FAILED
        if i == 0 and d.block == block and d.at == at:
            return 1
    return len(found)


@rule
def branch(state, p, m, dealer, found, chances, levels, step):
    """Find everything that a move can come to, without the deal of another hand; return how much it is, or TOO_MANY.

    Row i of `found` gets the state, `chances[i]` how likely it is. The last row of `found` is room. Each row of `levels` is room
    for the weights of one random event.
    """
    d = dealer[0]
    d.scripted = SCRIPT_ALL
    d.stops = 0
    limit = len(found) - 1
    depth = 0
    n = 0
    while True:
        if n == limit:
            return TOO_MANY
        table = found[n]
        copy_to(table, state)
        d.script_length = depth
        d.script_at = 0
        chances[n] = 1.0
        for i in range(depth):
            total = np.int64(0)
            for k in range(levels.shape[1]):
                total += levels[i, k]
            chances[n] *= levels[i, d.script[i]] / total
        fault = make(table, dealer, p, m, step)
        if fault == 1:
            if depth == len(levels) or depth == SCRIPT:
                return TOO_MANY
            ways = 0
            first = -1
            for k in range(levels.shape[1]):
                levels[depth, k] = d.weights[k] if k < d.outcomes else 0
                if levels[depth, k] > 0:
                    ways += 1
                    if first < 0:
                        first = k
            if first < 0:
                return FAILED
            if n + ways > limit:
                return TOO_MANY
            d.script[depth] = first
            depth += 1
            continue
        if fault:
            return FAILED
        n += 1
        while depth:
            k = np.int64(d.script[depth - 1]) + 1
            while k < levels.shape[1] and levels[depth - 1, k] <= 0:
                k += 1
            if k < levels.shape[1]:
                d.script[depth - 1] = k
                break
            depth -= 1
        if depth == 0:
            return n


@rule
def deals(state, dealer, found, deal):
    """Begin the game, or deal the next hand, again and again by the dealer's chance; return 0, or FAILED."""
    d = dealer[0]
    d.scripted = STREAM
    d.stops = 0
    for i in range(len(found)):
        copy_to(found[i], state)
        if deal(pointer(found[i]), pointer(dealer)):
            return FAILED
    return 0
