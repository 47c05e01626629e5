"""Equilibria of a hand between two seats, by counterfactual regret minimisation over what each has been told.

An *information set* is all situations in which a seat has been told the same and may choose among the same moves. What it has
been told is a running hash: of the events of each step as it saw them (in any order within a step: the order in which cards
came to a hand says nothing), of its own moves, and of the others' as far as it knows them, sealed ones once they are opened.
Later hashes contain the earlier ones, so nobody forgets anything (perfect recall).

Small hands are written out as a tree (`expand`) and solved by discounted regret minimisation with alternating updates
(Brown and Sandholm, "Solving imperfect-information games via discounted regret minimization", 2019; α = 3/2, β = 0, γ = 2), and
best responses are exact (`respond`). Large ones are sampled (`walk`): external sampling (Lanctot, Waugh, Zinkevich and Bowling,
"Monte Carlo sampling for regret minimization in extensive games", 2009) with linear weights, which tries all moves of one seat while
there is a budget for it, and one of them, drawn and weighted by its chance, beyond. What is remembered grows at its edge (as in
Lisý, Lanctot and Bowling, "Online Monte Carlo counterfactual regret minimization for search in imperfect information games", 2015):
an information set that is come by for the first time is entered, and the hand is played on by the game's rule of thumb. A
strategy is what was learned, and the rule of thumb where nothing was.

A *row* is a table as 64-bit words, and behind them what belongs to the way that led there (`HASH` … `ROW`).
"""

from __future__ import annotations

import numpy as np

from alehouse.events import HAND
from alehouse.layout import ACTING_AT, HAND_AT, OVER_AT, PLAYERS_AT, SEALING_AT
from alehouse.native.dealer import LOG, OUT_OF_CARDS, SCRIPT_ALL, STREAM, WHOLE, below
from alehouse.native.jit import copy_to, count_bits, lowest_bit, pointer, rule, small_rule
from alehouse.native.moves import CARDS_SHIFT, SEAT_SHIFT
from alehouse.native.sampling import deal as sample

HASH, TOLD, WAITING, PENDING, ENDED, WORTH, LEVEL, NODE = 0, 2, 4, 5, 9, 10, 11, 12
"""Behind the words of a table: what each of the two seats has been told, as a hash; what it will be told when sealed choices
are opened; how many choices are sealed, and which; whether the hand is over, and by how much the first seat is ahead then; how many
moves have been made; and the node of the tree."""
ROW = 13
SAME = LEVEL
"""Rows that agree so far are alike."""

DEAL = -1
"""In the place of a move: the hand is dealt."""
DRAWS = 64
"""Cards that a move can bring at most in a tree."""
WIDEST = 2e7
"""Ways in which a move can turn out at most, before those that come to the same are put together."""
STEPS = 192
"""Moves of a hand at most when hands are sampled; what is longer is cut there."""

TERMINAL, CHANCE = -1, -2
"""In the place of an information set."""
DONE, TOO_LARGE, FAILED, MIXED_UP, STOPPED = range(5)
"""How `expand` ends. MIXED_UP: two situations have the same hash and different menus."""
NODES, SETS, CHOICES, STOP = range(4)
"""In `counts`: nodes and information sets of the tree, their moves; and whether to stop."""

ALPHA, GAMMA = 1.5, 2.0
EXPLORATION = 0.4
"""Beyond the budget so many moves are drawn from all alike, and the others by the present strategy."""
PRIOR = 20.0
"""A new information set is as if the rule of thumb had been found good in it so many times."""
USED, FILLED, MOST = range(3)
"""In the `counts` of a store: information sets, their moves, and how many of the former there may be."""


SHIFT, SHORTER, LONGER = np.uint64(30), np.uint64(27), np.uint64(31)
ONE, OTHER, STEP = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB), np.uint64(0x9E3779B97F4A7C15)
PRIME = np.uint64(1099511628211)


@small_rule
def mixed(x):
    """A word whose bits all depend on all bits of the word `x` (the finaliser of SplitMix64). Unsigned words may wrap round."""
    x = (x ^ (x >> SHIFT)) * ONE
    x = (x ^ (x >> SHORTER)) * OTHER
    return x ^ (x >> LONGER)


@small_rule
def grown(h, x):
    """A hash with one more number in it."""
    return np.int64(mixed(np.uint64(h) * PRIME + np.uint64(x) + STEP))


@small_rule
def joined(h, x):
    """The sum of two hashes, which wraps round."""
    return np.int64(np.uint64(h) + np.uint64(x))


@rule
def told(d, seat):
    """A hash of the events of a step as a seat saw them, in any order; the number of the hand is left out."""
    total = np.int64(0)
    for i in range(min(d.logged, LOG)):
        if d.log[i, 0] == HAND:
            continue
        card = np.int64(d.log[i, 3])
        seen = d.log[i, 7]
        if card and seen != -1 and not seen >> seat & 1:
            card = np.int64(-1)
        h = np.int64(0)
        for c in range(7):
            # As a number of 64 bits here already: whoever is called gets nothing else.
            x = np.int64(d.log[i, c])
            h = grown(h, card if c == 3 else x)
        total = joined(total, h)
    return total


@rule
def known(m, secret):
    """A move as the others know it once it is open: without its cards where its words are for its mover alone."""
    if secret[m & 31]:
        return m & ((np.int64(1) << CARDS_SHIFT) - 1)
    return m


@rule
def tell(row, words, d, m, secret):
    """Both seats are told of the step that has led to a row: of the move `m`, or of the deal."""
    way = row[words:]
    for p in range(2):
        way[TOLD + p] = joined(way[TOLD + p], told(d, p))
    if m != DEAL:
        p = m >> SEAT_SHIFT & 7
        way[HASH + p] = grown(way[HASH + p], m)
        way[PENDING + way[WAITING]] = m
        way[WAITING] += 1
    if count_bits(row[SEALING_AT] & ~row[ACTING_AT]):
        return
    for p in range(2):
        h = grown(way[HASH + p], way[TOLD + p])
        for i in range(way[WAITING]):
            other = way[PENDING + i]
            if other >> SEAT_SHIFT & 7 != p:
                h = grown(h, known(other, secret))
        way[HASH + p] = h
        way[TOLD + p] = 0
    for i in range(way[WAITING]):
        way[PENDING + i] = 0
    way[WAITING] = 0


@rule
def key_of(h, p, menu, n):
    """The key of an information set: what seat p has been told, and its menu. Never 0."""
    x = np.uint64(np.int64(p + 1))
    for i in range(n):
        x = (x ^ np.uint64(menu[i])) * PRIME
    key = grown(h, np.int64(mixed(x)))
    return key if key else np.int64(1)


@small_rule
def difference(row, stakes):
    """By how much the first seat is ahead of the second; `stakes` are the first seat's word and the sign."""
    return stakes[1] * (row[stakes[0]] - row[stakes[0] + 1])


@rule
def make(row, base, words, m, dealer, begin, deal, step):
    """Make a move (or deal) from `base` into `row`; return the fault, and whether the hand has ended.

    The first hand is one whose number is still 0. Where the hand ends, the next deal may have begun in `row`.
    """
    copy_to(row, base)
    d = dealer[0]
    d.logged = 0
    d.script_at = 0
    hand = base[HAND_AT]
    if m == DEAL:
        if hand == 0:
            fault = begin(pointer(row[:words]), pointer(dealer))
        else:
            fault = deal(pointer(row[:words]), pointer(dealer))
        return fault, fault == WHOLE and row[OVER_AT] != 0
    fault = step(pointer(row[:words]), pointer(dealer), m >> SEAT_SHIFT & 7, m)
    if row[HAND_AT] != hand:
        return WHOLE, True
    return fault, fault == WHOLE and row[OVER_AT] != 0


@rule
def end(row, base, words, m, dealer, stakes, start, begin, deal, step):
    """Make the move that ends the hand once more, without the next deal; the row is then its worth and nothing else."""
    d = dealer[0]
    if m != DEAL:
        d.stops = 1
        make(row, base, words, m, dealer, begin, deal, step)
        d.stops = 0
    worth = difference(row, stakes) - start
    for i in range(len(row)):
        row[i] = 0
    row[words + ENDED] = 1
    row[words + WORTH] = worth


@rule
def row_hash(row, size):
    """A hash of what makes rows alike."""
    h = np.uint64(0)
    for i in range(size):
        h = (h ^ np.uint64(row[i])) * PRIME
        h ^= h >> SHIFT
    return np.int64(mixed(h))


@rule
def outcomes(
    base,
    m,
    rows,
    top,
    chances,
    places,
    weights,
    draws,
    words,
    stakes,
    start,
    secret,
    dealer,
    begin,
    deal,
    step,
):
    """Write all rows that a move can lead to from `rows[top]` on, alike ones once, and their chances; return how many.

    -1: too many; -2: the rules failed.
    """
    d = dealer[0]
    d.scripted = SCRIPT_ALL
    totals = np.zeros(DRAWS)
    sizes = np.zeros(DRAWS, np.int64)
    share = np.ones(DRAWS + 1)
    mask = np.int64(len(places) - 1)
    size = words + SAME
    length = np.int64(0)
    found = np.int64(0)
    width = 1.0
    while True:
        d.script_length = length
        if top + found >= len(rows):
            return np.int64(-1)
        row = rows[top + found]
        fault, ended = make(row, base, words, m, dealer, begin, deal, step)
        if fault == OUT_OF_CARDS:
            width = 1.0
            for i in range(length):
                options = 0
                for k in range(sizes[i]):
                    options += weights[i, k] > 0
                width *= options
            if length == DRAWS or width > WIDEST:
                return np.int64(-1)
            total = 0.0
            sizes[length] = d.outcomes
            for k in range(d.outcomes):
                weights[length, k] = d.weights[k]
                total += d.weights[k]
            totals[length] = total
            draws[length] = -1
            length += 1
        elif fault != WHOLE:
            return np.int64(-2)
        else:
            if ended:
                end(row, base, words, m, dealer, stakes, start, begin, deal, step)
            else:
                tell(row, words, d, m, secret)
            place = row_hash(row, size) & mask
            same = np.int64(-1)
            while places[place] > 0:
                other = rows[top + places[place] - 1]
                alike = True
                for i in range(size):
                    if other[i] != row[i]:
                        alike = False
                        break
                if alike:
                    same = places[place] - 1
                    break
                place = (place + 1) & mask
            if same >= 0:
                chances[top + same] += share[length]
            else:
                if 2 * (found + 1) > len(places):
                    return np.int64(-1)
                chances[top + found] = share[length]
                found += 1
                places[place] = found
        # On to the next script.
        while length:
            i = length - 1
            k = draws[i] + 1
            while k < sizes[i] and weights[i, k] <= 0:
                k += 1
            if k < sizes[i]:
                draws[i] = k
                d.script[i] = k
                share[length] = share[i] * weights[i, k] / totals[i]
                break
            length -= 1
        if length == 0:
            break
    for i in range(found):
        place = row_hash(rows[top + i], size) & mask
        while places[place] != 0:
            places[place] = 0
            place = (place + 1) & mask
    return found


@rule
def expand(
    opening,
    rows,
    chances,
    places,
    weights,
    draws,
    menu,
    stakes,
    secret,
    dealer,
    first,
    children,
    info,
    level,
    prob,
    value,
    table,
    keys,
    sets,
    moves,
    counts,
    begin,
    deal,
    choices,
    step,
):
    """Write out the hand that begins with `opening` (a row): return DONE, or why not.

    Of each node: `children` nodes from `first` on, its information set (or TERMINAL, CHANCE), its level (nodes of a set
    have the same, and parents lower ones), the chance that leads to it from a node of chance, and its `value` to the first
    seat if the hand ends there. Of each information set `keys`, and in `sets` its seat, the number of its moves, where they begin in
    `moves`, and its level. All arrays are as large as the tree may become. `counts`: see NODES …
    """
    words = len(opening) - ROW
    base = opening.copy()
    start = difference(opening, stakes)
    mask = np.int64(len(table) - 1)
    last = len(first)
    found = outcomes(
        base,
        DEAL,
        rows,
        0,
        chances,
        places,
        weights,
        draws,
        words,
        stakes,
        start,
        secret,
        dealer,
        begin,
        deal,
        step,
    )
    if found < 0:
        return TOO_LARGE if found == -1 else FAILED
    if found >= last:
        return TOO_LARGE
    used = np.int64(1)
    information = np.int64(0)
    filled = np.int64(0)
    info[0] = CHANCE
    first[0] = 1
    children[0] = found
    level[0] = 0
    prob[0] = 1.0
    for i in range(found):
        rows[i, words + NODE] = used
        rows[i, words + LEVEL] = 1
        prob[used] = chances[i]
        used += 1
    top = found
    while top:
        if counts[STOP]:
            return STOPPED
        top -= 1
        copy_to(base, rows[top])
        node = base[words + NODE]
        depth = base[words + LEVEL]
        level[node] = 2 * depth
        children[node] = 0
        if base[words + ENDED]:
            info[node] = TERMINAL
            value[node] = base[words + WORTH]
            continue
        p = lowest_bit(base[ACTING_AT])
        n = choices(pointer(base[:words]), p, pointer(menu))
        if n <= 0:
            return FAILED
        if used + n > last or filled + n > len(moves) or 2 * information + 2 > len(table):
            return TOO_LARGE
        key = key_of(base[words + HASH + p], p, menu, n)
        place = key & mask
        while table[place] >= 0 and keys[table[place]] != key:
            place = (place + 1) & mask
        own = table[place]
        if own < 0:
            own = information
            table[place] = own
            keys[own] = key
            sets[own, 0] = p
            sets[own, 1] = n
            sets[own, 2] = filled
            sets[own, 3] = 2 * depth
            for i in range(n):
                moves[filled + i] = menu[i]
            filled += n
            information += 1
        elif sets[own, 0] != p or sets[own, 1] != n or sets[own, 3] != 2 * depth:
            return MIXED_UP
        info[node] = own
        first[node] = used
        children[node] = n
        child = used
        used += n
        for i in range(n):
            m = moves[sets[own, 2] + i]
            found = outcomes(
                base,
                m,
                rows,
                top,
                chances,
                places,
                weights,
                draws,
                words,
                stakes,
                start,
                secret,
                dealer,
                begin,
                deal,
                step,
            )
            if found < 0:
                return TOO_LARGE if found == -1 else FAILED
            prob[child] = 1.0
            if found == 1:
                rows[top, words + NODE] = child
                rows[top, words + LEVEL] = depth + 1
                top += 1
            else:
                if used + found > last:
                    return TOO_LARGE
                info[child] = CHANCE
                first[child] = used
                children[child] = found
                level[child] = 2 * depth + 1
                for _ in range(found):
                    prob[used] = chances[top]
                    rows[top, words + NODE] = used
                    rows[top, words + LEVEL] = depth + 1
                    used += 1
                    top += 1
            child += 1
        counts[NODES] = used
        counts[SETS] = information
        counts[CHOICES] = filled
    counts[NODES] = used
    counts[SETS] = information
    counts[CHOICES] = filled
    return DONE


@rule
def match(regret, at, n, strategy):
    """Regret matching: choose by positive regret, and all alike where there is none. Writes to the same places of `strategy`."""
    total = 0.0
    for i in range(at, at + n):
        if regret[i] > 0:
            total += regret[i]
    for i in range(at, at + n):
        if total > 0:
            strategy[i] = regret[i] / total if regret[i] > 0 else 0.0
        else:
            strategy[i] = 1.0 / n


@rule
def reach(order, first, children, info, prob, sets, strategy, seat, own, other):
    """How likely each node is: by what `seat` does (`own`), and by all the rest (`other`)."""
    own[0] = 1.0
    other[0] = 1.0
    for x in range(len(order)):
        node = order[x]
        s = info[node]
        if s == TERMINAL:
            continue
        for i in range(children[node]):
            child = first[node] + i
            own[child] = own[node]
            other[child] = other[node]
            if s == CHANCE:
                other[child] *= prob[child]
            elif sets[s, 0] == seat:
                own[child] *= strategy[sets[s, 2] + i]
            else:
                other[child] *= strategy[sets[s, 2] + i]


@rule
def iterate(
    iterations,
    done,
    order,
    first,
    children,
    info,
    prob,
    value,
    sets,
    regret,
    total,
    strategy,
    fresh,
    own,
    other,
    reached,
):
    """So many iterations of discounted regret minimisation after `done` of them. `total` sums the strategies to be averaged."""
    for s in range(len(sets)):
        match(regret, sets[s, 2], sets[s, 1], strategy)
    for t in range(done + 1, done + iterations + 1):
        kept = t**ALPHA / (t**ALPHA + 1.0)
        older = (t / (t + 1.0)) ** GAMMA
        for seat in range(2):
            sign = 1.0 if seat == 0 else -1.0
            reach(order, first, children, info, prob, sets, strategy, seat, own, other)
            for i in range(len(fresh)):
                fresh[i] = 0.0
            for x in range(len(order) - 1, -1, -1):
                node = order[x]
                s = info[node]
                if s == TERMINAL:
                    continue
                mean = 0.0
                if s == CHANCE:
                    for i in range(children[node]):
                        mean += prob[first[node] + i] * value[first[node] + i]
                else:
                    at = sets[s, 2]
                    for i in range(children[node]):
                        mean += strategy[at + i] * value[first[node] + i]
                    if sets[s, 0] == seat:
                        reached[s] = own[node]
                        weight = sign * other[node]
                        for i in range(children[node]):
                            fresh[at + i] += weight * (value[first[node] + i] - mean)
                value[node] = mean
            for s in range(len(sets)):
                if sets[s, 0] != seat:
                    continue
                at = sets[s, 2]
                for i in range(at, at + sets[s, 1]):
                    total[i] = total[i] * older + reached[s] * strategy[i]
                    regret[i] = regret[i] * (kept if regret[i] > 0 else 0.5) + fresh[i]
                match(regret, at, sets[s, 1], strategy)


@rule
def expected(order, first, children, info, prob, value, sets, strategy):
    """What the hand is worth to the first seat if both play a strategy; the values of all nodes are written over."""
    for x in range(len(order) - 1, -1, -1):
        node = order[x]
        s = info[node]
        if s == TERMINAL:
            continue
        mean = 0.0
        for i in range(children[node]):
            child = first[node] + i
            mean += (prob[child] if s == CHANCE else strategy[sets[s, 2] + i]) * value[child]
        value[node] = mean
    return value[0]


@rule
def respond(order, starts, first, children, info, prob, value, sets, strategy, seat, gains, own, other):
    """What the hand is worth to `seat` if it plays the best response to the other seat's strategy: exact.

    `starts` says where each level begins in `order`: a seat chooses once for all nodes of an information set, and these are of
    one level.
    """
    sign = 1.0 if seat == 0 else -1.0
    reach(order, first, children, info, prob, sets, strategy, seat, own, other)
    for i in range(len(gains)):
        gains[i] = 0.0
    for one in range(len(starts) - 2, -1, -1):
        for x in range(starts[one], starts[one + 1]):
            node = order[x]
            s = info[node]
            if s == TERMINAL:
                continue
            if s >= 0 and sets[s, 0] == seat:
                for i in range(children[node]):
                    gains[sets[s, 2] + i] += other[node] * sign * value[first[node] + i]
                continue
            mean = 0.0
            for i in range(children[node]):
                child = first[node] + i
                mean += (prob[child] if s == CHANCE else strategy[sets[s, 2] + i]) * value[child]
            value[node] = mean
        for x in range(starts[one], starts[one + 1]):
            node = order[x]
            s = info[node]
            if s >= 0 and sets[s, 0] == seat:
                at = sets[s, 2]
                best = 0
                for i in range(1, sets[s, 1]):
                    if gains[at + i] > gains[at + best]:
                        best = i
                value[node] = value[first[node] + best]
    return sign * value[0]


@rule
def look_up(keys, key):
    """Where a key is in an open-addressing table, or where it would be."""
    mask = np.int64(len(keys) - 1)
    place = key & mask
    while keys[place] != 0 and keys[place] != key:
        place = (place + 1) & mask
    return place


@rule
def remembered(keys, places, sizes, key, n):
    """Where what a store knows of an information set begins, or -1."""
    place = look_up(keys, key)
    return places[place] if keys[place] and sizes[place] == n else np.int64(-1)


@rule
def remember(keys, places, sizes, counts, room, key, n):
    """Enter an information set into a store that does not know it; return where it begins, or -1 if there is no room."""
    place = look_up(keys, key)
    if keys[place] == 0 and counts[USED] < counts[MOST] and counts[FILLED] + n <= room:
        keys[place] = key
        places[place] = counts[FILLED]
        sizes[place] = n
        counts[USED] += 1
        counts[FILLED] += n
        return places[place]
    return np.int64(-1)


@rule
def chosen(keys, places, sizes, totals, key, menu, n, d):
    """A move by the average strategy of a store, or -1 where it knows nothing."""
    at = remembered(keys, places, sizes, key, n)
    if at < 0:
        return np.int64(-1)
    whole = 0.0
    for i in range(at, at + n):
        whole += totals[i]
    if whole <= 0:
        return np.int64(-1)
    x = uniform(d) * whole
    for i in range(n - 1):
        x -= totals[at + i]
        if x < 0:
            return menu[i]
    return menu[n - 1]


@small_rule
def uniform(d):
    """A number from 0 to 1."""
    return below(d, 1 << 30) / 1073741824.0


@rule
def drawn(d, chances, n):
    """One of n moves, by their chances."""
    x = uniform(d)
    for i in range(n - 1):
        x -= chances[i]
        if x < 0:
            return i
    return n - 1


@rule
def veiled(row, words, hides):
    """Each seat is told what it alone knows when the hand begins (down cards of earlier hands): `hides` is a mask for each seat."""
    for p in range(2):
        h = np.int64(0)
        for i in range(words):
            x = row[i] & hides[p, i]
            if x:
                h = grown(grown(h, np.int64(i)), x)
        if h:
            row[words + HASH + p] = grown(row[words + HASH + p], h)


@rule
def begun(
    row, base, opening, words, hides, secret, cells, known_at, deck, dealer, possible, begin, deal, step
):
    """Deal a hand at random into `row`; return whether it has ended at once."""
    d = dealer[0]
    copy_to(base, opening)
    if opening[HAND_AT]:
        sample(base[:words], opening[:words], opening[PLAYERS_AT], -1, cells, known_at, deck, d, possible)
        veiled(base, words, hides)
    d.logging = 1
    d.scripted = STREAM
    _, ended = make(row, base, words, DEAL, dealer, begin, deal, step)
    if not ended:
        tell(row, words, d, DEAL, secret)
    return ended


@rule
def sampled(row, base, words, m, dealer, kept, stakes, start, secret, begin, deal, step):
    """Make a move with fresh chance; return whether it ends the hand. `kept` is room for the stream."""
    d = dealer[0]
    block = d.block
    at = d.at
    for i in range(16):
        kept[i] = d.words[i]
    _, ended = make(row, base, words, m, dealer, begin, deal, step)
    if not ended:
        tell(row, words, d, m, secret)
        return False
    # The same cards come once more, and the next deal does not.
    d.block = block
    d.at = at
    for i in range(16):
        d.words[i] = np.uint32(kept[i])
    end(row, base, words, m, dealer, stakes, start, begin, deal, step)
    return True


@rule
def played_on(
    rows,
    at,
    menu,
    told_moves,
    keys,
    places,
    sizes,
    totals,
    stakes,
    start,
    secret,
    dealer,
    kept,
    begin,
    deal,
    choices,
    step,
    advise,
):
    """By how much the first seat is ahead if the hand goes on from `rows[at]`: by a store if `told_moves`, and where that knows
    nothing, by the rule of thumb. The two rows behind `STEPS` are written over.
    """
    d = dealer[0]
    words = rows.shape[1] - ROW
    base = rows[at]
    d.logging = told_moves
    for i in range(STEPS):
        p = lowest_bit(base[ACTING_AT])
        n = choices(pointer(base[:words]), p, pointer(menu))
        m = np.int64(-1)
        if told_moves:
            m = chosen(keys, places, sizes, totals, key_of(base[words + HASH + p], p, menu, n), menu, n, d)
        if m < 0:
            m = advise(pointer(base[:words]), pointer(dealer), p, pointer(menu), n)
        row = rows[STEPS + i % 2]
        if sampled(row, base, words, m, dealer, kept, stakes, start, secret, begin, deal, step):
            d.logging = 1
            return np.float64(row[words + WORTH])
        base = row
    d.logging = 1
    return np.float64(difference(base, stakes) - start)


@rule
def walk(
    iterations,
    done,
    traversers,
    budget,
    opening,
    rows,
    menus,
    chances,
    values,
    keys,
    places,
    sizes,
    regrets,
    totals,
    counts,
    fixed,
    fixed_keys,
    fixed_places,
    fixed_sizes,
    fixed_totals,
    stakes,
    secret,
    hides,
    cells,
    known_at,
    deck,
    dealer,
    possible,
    begin,
    deal,
    choices,
    step,
    advise,
):
    """So many iterations of sampled regret minimisation after `done` of them, in each of which the seats of the set
    `traversers` try their moves in turn. Return how many information sets are remembered.

    `keys`, `places`, `sizes`, `regrets`, `totals` and `counts` are the store that is learned. If `fixed`, the other seat plays the
    average strategy of the other store (then what is learned is a best response). `rows`, `menus`, `chances` and
    `values` are room for `STEPS` rows (and two more) and moves with their chances and values.
    """
    d = dealer[0]
    words = len(opening) - ROW
    start = difference(opening, stakes)
    base = opening.copy()
    kept = np.zeros(16, np.int64)
    mover = np.zeros(STEPS, np.int64)
    size = np.zeros(STEPS, np.int64)
    place = np.zeros(STEPS, np.int64)
    tried = np.zeros(STEPS, np.int64)
    every = np.zeros(STEPS, np.int64)
    mean = np.zeros(STEPS)
    weight = np.zeros(STEPS)
    chance = np.zeros(STEPS)
    left = np.zeros(STEPS)
    current = np.zeros(menus.shape[1])
    room = len(regrets)
    for t in range(done + 1, done + iterations + 1):
        for seat in range(2):
            if not traversers >> seat & 1:
                continue
            sign = 1.0 if seat == 0 else -1.0
            if begun(
                rows[0],
                base,
                opening,
                words,
                hides,
                secret,
                cells,
                known_at,
                deck,
                dealer,
                possible,
                begin,
                deal,
                step,
            ):
                continue
            depth = np.int64(0)
            weight[0] = 1.0
            left[0] = budget
            entering = True
            result = 0.0
            while True:
                m = np.int64(-1)
                if entering and rows[depth, words + ENDED]:
                    result = sign * rows[depth, words + WORTH]
                    entering = False
                elif entering and depth == STEPS - 1:
                    result = sign * (difference(rows[depth], stakes) - start)
                    entering = False
                elif entering:
                    row = rows[depth]
                    menu = menus[depth]
                    p = lowest_bit(row[ACTING_AT])
                    n = choices(pointer(row[:words]), p, pointer(menu))
                    key = key_of(row[words + HASH + p], p, menu, n)
                    mover[depth] = p
                    size[depth] = n
                    tried[depth] = 0
                    weight[depth + 1] = weight[depth]
                    left[depth + 1] = left[depth]
                    if p != seat and fixed:
                        m = chosen(fixed_keys, fixed_places, fixed_sizes, fixed_totals, key, menu, n, d)
                        if m < 0:
                            m = advise(pointer(row[:words]), pointer(dealer), p, pointer(menu), n)
                    else:
                        at = remembered(keys, places, sizes, key, n)
                        if at < 0:
                            at = remember(keys, places, sizes, counts, room, key, n)
                            result = sign * played_on(
                                rows,
                                depth,
                                menus[STEPS],
                                fixed,
                                fixed_keys,
                                fixed_places,
                                fixed_sizes,
                                fixed_totals,
                                stakes,
                                start,
                                secret,
                                dealer,
                                kept,
                                begin,
                                deal,
                                choices,
                                step,
                                advise,
                            )
                            if at >= 0:
                                advised = advise(pointer(row[:words]), pointer(dealer), p, pointer(menu), n)
                                for j in range(n):
                                    if menu[j] == advised:
                                        regrets[at + j] = t * PRIOR * (1.0 + abs(result))
                                        totals[at + j] = t * PRIOR * weight[depth]
                            entering = False
                            if depth == 0:
                                break
                        else:
                            place[depth] = at
                            total = 0.0
                            for i in range(n):
                                total += max(regrets[at + i], 0.0)
                            for i in range(n):
                                chances[depth, i] = (
                                    max(regrets[at + i], 0.0) / total if total > 0 else 1.0 / n
                                )
                            if p != seat:
                                for i in range(n):
                                    totals[at + i] += t * weight[depth] * chances[depth, i]
                                tried[depth] = drawn(d, chances[depth], n)
                            elif left[depth] >= n:
                                every[depth] = 1
                                mean[depth] = 0.0
                                left[depth + 1] = left[depth] / n
                            else:
                                every[depth] = 0
                                for i in range(n):
                                    current[i] = EXPLORATION / n + (1.0 - EXPLORATION) * chances[depth, i]
                                tried[depth] = drawn(d, current, n)
                                chance[depth] = current[tried[depth]]
                                weight[depth + 1] = weight[depth] / chance[depth]
                            m = menu[tried[depth]]
                if m < 0:
                    if depth == 0:
                        break
                    depth -= 1
                    if mover[depth] != seat:
                        continue
                    i = tried[depth]
                    n = size[depth]
                    at = place[depth]
                    if every[depth]:
                        values[depth, i] = result
                        mean[depth] += chances[depth, i] * result
                        if i + 1 < n:
                            tried[depth] = i + 1
                            m = menus[depth, i + 1]
                        else:
                            result = mean[depth]
                            for j in range(n):
                                regrets[at + j] += t * weight[depth] * (values[depth, j] - result)
                    else:
                        estimate = result / chance[depth]
                        result = chances[depth, i] * estimate
                        for j in range(n):
                            gain = (estimate if j == i else 0.0) - result
                            regrets[at + j] += t * weight[depth] * gain
                    if fixed and m < 0:
                        for j in range(n):
                            totals[at + j] += t * weight[depth] * chances[depth, j]
                if m >= 0:
                    sampled(
                        rows[depth + 1],
                        rows[depth],
                        words,
                        m,
                        dealer,
                        kept,
                        stakes,
                        start,
                        secret,
                        begin,
                        deal,
                        step,
                    )
                    depth += 1
                    entering = True
    return counts[USED]


@rule
def meet(
    hands,
    seat,
    alone,
    opening,
    rows,
    menu,
    found,
    keys,
    places,
    sizes,
    totals,
    other_keys,
    other_places,
    other_sizes,
    other_totals,
    stakes,
    secret,
    hides,
    cells,
    known_at,
    deck,
    dealer,
    possible,
    begin,
    deal,
    choices,
    step,
    advise,
):
    """Play so many hands: `seat` by the first store, and where that knows nothing (unless it is `alone`) by the second, the other seat
    by the second, and both by the rule of thumb where nothing is known at all. Write the seat's ahead in each hand to `found`; return the hands.
    """
    d = dealer[0]
    words = len(opening) - ROW
    start = difference(opening, stakes)
    base = opening.copy()
    kept = np.zeros(16, np.int64)
    for hand in range(hands):
        ended = begun(
            rows[0],
            base,
            opening,
            words,
            hides,
            secret,
            cells,
            known_at,
            deck,
            dealer,
            possible,
            begin,
            deal,
            step,
        )
        now = 0
        for _ in range(STEPS):
            row = rows[now]
            if ended:
                break
            p = lowest_bit(row[ACTING_AT])
            n = choices(pointer(row[:words]), p, pointer(menu))
            key = key_of(row[words + HASH + p], p, menu, n)
            m = np.int64(-1)
            if p == seat:
                m = chosen(keys, places, sizes, totals, key, menu, n, d)
            if m < 0 and not (alone and p == seat):
                m = chosen(other_keys, other_places, other_sizes, other_totals, key, menu, n, d)
            if m < 0:
                m = advise(pointer(row[:words]), pointer(dealer), p, pointer(menu), n)
            ended = sampled(
                rows[1 - now],
                row,
                words,
                m,
                dealer,
                kept,
                stakes,
                start,
                secret,
                begin,
                deal,
                step,
            )
            now = 1 - now
        worth = rows[now, words + WORTH] if ended else difference(rows[now], stakes) - start
        found[hand] = worth if seat == 0 else -worth
    return hands


@rule
def enter(found, sizes, starts, keys, places, store_sizes):
    """Enter information sets into the empty tables of a store: their keys, numbers of moves, and where these begin."""
    for i in range(len(found)):
        place = look_up(keys, found[i])
        keys[place] = found[i]
        places[place] = starts[i]
        store_sizes[place] = sizes[i]
    return len(found)


_INTS = "types.int32[::1]"
_STORE = "TABLES, TABLES, TABLES, REALS"
_TABLE = "TABLES, TABLES, MATRIX, MATRIX, TABLES, TABLES, DEALERS, F(ASKED), F(DEALS), F(DEALS), F(LEGAL), F(PLAY), F(ADVISE)"
_GRID = "types.float64[:, ::1]"
SIGNATURES = {
    "expand": (
        f"N(TABLES, MATRIX, REALS, TABLES, {_GRID}, TABLES, TABLES, TABLES, TABLES, DEALERS, {_INTS}, {_INTS}, {_INTS}, {_INTS},"
        " REALS, REALS, TABLES, TABLES, MATRIX, TABLES, TABLES, F(DEALS), F(DEALS), F(LEGAL), F(PLAY))"
    ),
    "iterate": (
        f"types.void(N, N, {_INTS}, {_INTS}, {_INTS}, {_INTS}, REALS, REALS, MATRIX, REALS, REALS, REALS, REALS, REALS, REALS, REALS)"
    ),
    "expected": f"types.float64({_INTS}, {_INTS}, {_INTS}, {_INTS}, REALS, REALS, MATRIX, REALS)",
    "respond": (
        f"types.float64({_INTS}, TABLES, {_INTS}, {_INTS}, {_INTS}, REALS, REALS, MATRIX, REALS, N, REALS, REALS, REALS)"
    ),
    "walk": (
        f"N(N, N, N, types.float64, TABLES, MATRIX, MATRIX, {_GRID}, {_GRID}, TABLES, TABLES, TABLES, REALS, REALS, TABLES, N,"
        f" {_STORE}, {_TABLE})"
    ),
    "enter": "N(TABLES, TABLES, TABLES, TABLES, TABLES, TABLES)",
    "meet": f"N(N, N, N, TABLES, MATRIX, TABLES, REALS, {_STORE}, {_STORE}, {_TABLE})",
}
