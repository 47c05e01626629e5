"""Monte-Carlo tree search over sampled deals, compiled once for all games.

Information-set search with one observer (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
2012): every iteration takes one of the deals that may be true for what the searching seat has seen, walks down the tree among the
moves that are legal in this deal, adds a node, plays on at random to the end of the hand, and credits every move on
the way with what its own mover got (max^n). Below a move the tree branches by what the searching seat could see happen
(the card that was turned, say), so that plans may depend on it. Moves are chosen by UCB1 with availability counts,
rewards scaled to the range seen so far.
"""

from __future__ import annotations

import numpy as np

from alehouse.layout import ACTING_AT, HAND_AT, OVER_AT, SEALING_AT
from alehouse.native.dealer import LOG, below
from alehouse.native.jit import INTERPRETED, lowest_bit, pointer, rule

KEY, NEXT, FIRST, VISITS, AVAILABLE = range(5)
COLUMNS = 5
"""A node is a row: its key (the move, or what was seen), next sibling, first child, visits, and how often it could be
chosen. Nodes after an even number of steps from the root stand for positions, those between for moves."""
DEPTH = 64
ROLLOUT = 2000
"""A random continuation is cut after so many moves; only endless games ever get there."""

SURPRISE = 8
"""One move in so many is any move, where the search does not choose."""

if INTERPRETED:
    SEARCH = LIKELY = None
else:
    from numba import types

    from alehouse.native.playouts import ADVISE, DEALERS, LEGAL, MATRIX, PLAY, STANDING, TABLES, F

    LIKELY = types.int64(TABLES, DEALERS, types.int64, TABLES, types.int64, F(ADVISE))
    SEARCH = types.int64(
        TABLES,
        TABLES,
        types.int64,
        MATRIX,
        DEALERS,
        TABLES,
        MATRIX,
        types.float64[::1],
        types.float64[::1],
        types.int64,
        types.int64,
        types.float64,
        F(LEGAL),
        F(ADVISE),
        F(PLAY),
        F(STANDING),
    )


@rule
def _observation(d, seat):
    """A hash of the events of the last move as `seat` saw them."""
    h = np.int64(1469598103934665603)
    for i in range(min(d.logged, LOG)):
        seen = d.log[i, 7]
        visible = seen == -1 or (seat >= 0 and seen >> seat & 1)
        for c in range(5):
            x = np.int64(d.log[i, c])
            if c == 3 and not visible:
                x = np.int64(-1)
            h = (h ^ x) * np.int64(1099511628211)
    return h


@rule
def _child(nodes, used, node, key):
    """The child of a node with that key, made if there is none; and how many nodes are used now (-1: no room)."""
    last = np.int64(0)
    child = nodes[node, FIRST]
    while child:
        if nodes[child, KEY] == key:
            return child, used
        last = child
        child = nodes[child, NEXT]
    if used >= len(nodes):
        return np.int64(0), used
    nodes[used, :] = 0
    nodes[used, KEY] = key
    if last:
        nodes[last, NEXT] = used
    else:
        nodes[node, FIRST] = used
    return used, used + 1


@rule(signature=LIKELY)
def likely(table, dealer, p, menu, n, advise):
    """What a seat may do: mostly what the rule of thumb says, sometimes anything."""
    if below(dealer[0], SURPRISE) == 0:
        return menu[below(dealer[0], n)]
    return advise(pointer(table), pointer(dealer), p, pointer(menu), n)


@rule(signature=SEARCH)
def search(
    view,
    table,
    seat,
    deals,
    dealer,
    menu,
    nodes,
    value,
    span,
    used,
    iterations,
    exploration,
    choices,
    advise,
    play,
    standing,
):
    """Add `iterations` iterations to the tree in `nodes`; return how many of its rows are used now.

    `view` is what the seat sees, `table` room for one table, the rows of `deals` what may be true (see `reading`), all as 64-bit
    words; `value[i]` sums what the mover got
    from move node i; `span` holds the lowest and highest reward so far.
    """
    d = dealer[0]
    path = np.zeros(DEPTH, np.int64)
    movers = np.zeros(DEPTH, np.int64)
    fresh_moves = np.zeros(len(menu), np.int64)
    hand = view[HAND_AT]
    for _ in range(iterations):
        table[:] = deals[below(d, len(deals))]
        if table[SEALING_AT]:
            # What others have chosen in secret is not known: they choose again.
            table[ACTING_AT] = table[SEALING_AT]
        node = np.int64(0)
        depth = 0
        fresh = False
        p = seat
        while not fresh and depth < DEPTH and not table[OVER_AT] and table[HAND_AT] == hand:
            if depth:
                p = lowest_bit(table[ACTING_AT])
            n = choices(pointer(table), p, pointer(menu))
            untried = 0
            best = -1.0
            chosen = np.int64(0)
            hint = nodes[node, FIRST]
            for i in range(n):
                child = hint
                while child and nodes[child, KEY] != menu[i]:
                    child = nodes[child, NEXT]
                if not child:
                    child = nodes[node, FIRST]
                    while child and nodes[child, KEY] != menu[i]:
                        child = nodes[child, NEXT]
                if not child:
                    fresh_moves[untried] = menu[i]
                    untried += 1
                    continue
                hint = nodes[child, NEXT]
                nodes[child, AVAILABLE] += 1
                if untried:
                    continue
                visits = nodes[child, VISITS]
                mean = value[child] / visits
                width = span[1] - span[0]
                scaled = (mean - span[0]) / width if width > 0 else 0.5
                score = scaled + exploration * np.sqrt(np.log(nodes[child, AVAILABLE]) / visits)
                if score > best:
                    best = score
                    chosen = child
            if untried:
                before = used
                chosen, used = _child(nodes, used, node, fresh_moves[below(d, untried)])
                if used == before:
                    break
                nodes[chosen, AVAILABLE] = 1
                value[chosen] = 0.0
                fresh = True
            path[depth] = chosen
            movers[depth] = p
            depth += 1
            d.logged = 0
            play(pointer(table), pointer(dealer), p, nodes[chosen, KEY])
            if fresh:
                break
            while table[SEALING_AT] and table[ACTING_AT]:
                p = lowest_bit(table[ACTING_AT])
                n = choices(pointer(table), p, pointer(menu))
                play(pointer(table), pointer(dealer), p, likely(table, dealer, p, menu, n, advise))
            node, used = _child(nodes, used, chosen, _observation(d, seat))
            if node == 0:
                break
        d.logging = 0
        for _ in range(ROLLOUT):
            if table[OVER_AT] or table[HAND_AT] != hand:
                break
            p = lowest_bit(table[ACTING_AT])
            n = choices(pointer(table), p, pointer(menu))
            play(pointer(table), pointer(dealer), p, likely(table, dealer, p, menu, n, advise))
        d.logging = 1
        for i in range(depth):
            reward = np.float64(standing(pointer(table), movers[i]))
            if reward < span[0]:
                span[0] = reward
            if reward > span[1]:
                span[1] = reward
            nodes[path[i], VISITS] += 1
            value[path[i]] += reward
    return used
