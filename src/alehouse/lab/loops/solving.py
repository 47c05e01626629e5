"""Exact values under best play of all, by depth-first search over positions that are kept in a hash table.

Expectimax for one seat, max^n for several (Luckhart and Irani, "An algorithmic solution of n-person games", 1986), with
chance nodes: a step is played with a scripted dealer, and where its script ends the dealer says what could come and how
likely; the step is then played again with each of them. There is no recursion: all that is under way lies in arrays that
Python owns, so `expand` goes on where it stopped, and returns often enough to be interrupted.

A position is known by two 64-bit hashes of what is left of its table when the game has forgotten what makes no difference
(`forget`). Two among 100 million positions are taken for one with a chance of one in 10^22.
"""

from __future__ import annotations

import numpy as np

from alehouse.layout import ACTING_AT, HAND_AT, OVER_AT, PLAYERS_AT, SEALING_AT
from alehouse.native.dealer import OUT_OF_CARDS, SCRIPT_ALL
from alehouse.native.jit import copy_to, lowest_bit, pointer, rule
from alehouse.native.moves import AMOUNT_SHIFT, CARDS_SHIFT, TARGET_SHIFT

MOVER, COUNT, AT, DRAWS, LOW, HIGH, HIDDEN, ORIGIN, BASE = range(9)
COLUMNS = 9
"""A frame, a position on the way to be valued: who moves, how many moves there are and which is tried, how many random
events of it are laid down, the two hashes, and how many cards are hidden. In games that can be taken up in the middle of a
move (`resumable`) what a move has come to when something is left to chance is a position, too: its frame has one move, that of
the frame `ORIGIN` (of any other itself), and what has been drawn already lies before `BASE`."""

DONE, SLICE, FULL, WIDE, DEEP, LONG, SEALED, VEILED, AGAIN, FAILED, FURTHER = range(11)
"""Why `expand` returns: all moves of the root are valued; it has done enough for one call; there is no room for another
position; a menu is wider than its room; moves follow each other deeper than there is room; a step has more random events
than there is room; choices are sealed; cards are hidden; a position can come again; the rules have failed; a hand ends and
the game does not, where that was asked for."""

UNTIL_HAND, UNTIL_GAME, UNTIL_LAST_HAND = range(3)
"""Where values end. The last: at the end of the hand, which has to be that of the game."""

NO_ARGUMENT, SEAT, CARD, SEVERAL, NUMBER, WORD = range(6)
"""What stands in a move after its verb."""

STACK, LINE = 1, 2
"""Fields in which cards lie in order."""


@rule
def _rotate(x, n):
    return (x << np.uint64(n)) | (x >> np.uint64(64 - n))


@rule
def hash_of(words, places, salt, key):
    """Write the two hashes of some words of a table (unsigned) to `key`; the first is never 0."""
    a = np.uint64(0x9E3779B97F4A7C15) ^ np.uint64(salt)
    b = np.uint64(0xC2B2AE3D27D4EB4F)
    for i in range(len(places)):
        x = words[places[i]]
        a = (a ^ x) * np.uint64(0xFF51AFD7ED558CCD)
        a ^= a >> np.uint64(32)
        b = _rotate(b + x, 29) * np.uint64(0xBF58476D1CE4E5B9)
    a ^= b >> np.uint64(31)
    a = (a ^ (a >> np.uint64(30))) * np.uint64(0x94D049BB133111EB)
    a ^= a >> np.uint64(31)
    b = (b ^ (b >> np.uint64(33))) * np.uint64(0xC4CEB9FE1A85EC53)
    b ^= b >> np.uint64(29)
    key[0] = a if a != np.uint64(0) else np.uint64(1)
    key[1] = b


@rule
def slot_of(rows, low, high):
    """Where a position lies in the hash table, or the empty row where it would."""
    mask = np.uint64(len(rows) - 1)
    at = low & mask
    while rows[at, 0] != np.uint64(0) and (rows[at, 0] != low or rows[at, 1] != high):
        at = (at + np.uint64(1)) & mask
    return at


@rule
def grow(rows, larger):
    """Copy all positions of a hash table to a larger one."""
    for i in range(len(rows)):
        if rows[i, 0] != np.uint64(0):
            copy_to(larger[slot_of(larger, rows[i, 0], rows[i, 1])], rows[i])
    return len(larger)


@rule
def look_up(table, words, places, rows, orders, spare, until, key, forget):
    """Where the position of a table lies in the hash table, or -1; `table` and `words` are the same memory."""
    reduce_to(table, orders, spare, until, forget)
    hash_of(words, places, 0, key)
    at = slot_of(rows, key[0], key[1])
    return np.int64(at) if rows[at, 0] else np.int64(-1)


@rule
def reduce_to(table, orders, spare, until, forget):
    """Forget what makes no difference; if play goes on after the hand, only the order in which cards lie."""
    if until != UNTIL_GAME:
        forget(pointer(table))
        return
    copy_to(spare, table)
    forget(pointer(table))
    for i in range(len(table)):
        if table[i] != spare[i] and not _same_cards(table[i], spare[i], orders[i]):
            table[i] = spare[i]


@rule
def _same_cards(word, other, kind):
    """Whether two words hold the same cards, in whatever order."""
    if kind == STACK:
        return (word ^ other) & 0xFFFF == 0
    if kind != LINE:
        return False
    balance = np.int64(0)
    for i in range(15):
        balance += (np.int64(1) << 4 * (word >> 4 * i & 15)) - (np.int64(1) << 4 * (other >> 4 * i & 15))
    return balance == 0


@rule
def _digits(n):
    """A number as the text that it is written as: up to seven letters, the first one highest."""
    size = 1
    left = n
    while left >= 10:
        left //= 10
        size += 1
    packed = np.int64(0)
    place = 7 - size
    for _ in range(size):
        packed |= (48 + n % 10) << 8 * place
        n //= 10
        place += 1
    return packed


@rule
def token(m, i, forms, texts, bits):
    """The i-th word of a move after its verb, as up to seven letters in one number; 0 if there is none."""
    at = np.int64(0)
    verb = m & 31
    for a in range(1, forms.shape[1] - 1, 2):
        kind = forms[verb, a]
        if kind == NO_ARGUMENT:
            return np.int64(0)
        if kind == SEVERAL:
            cards = m >> CARDS_SHIFT
            while cards:
                if at == i:
                    return texts[cards & (1 << bits) - 1]
                at += 1
                cards >>= bits
            continue
        if at == i:
            if kind == SEAT:
                return np.int64(64 + (m >> TARGET_SHIFT & 15)) << 48
            if kind == CARD:
                return texts[m >> CARDS_SHIFT]
            if kind == NUMBER:
                return _digits(m >> AMOUNT_SHIFT & 16383)
            return forms[verb, a + 1]
        at += 1
    return np.int64(0)


@rule
def sorts_before(m, other, forms, texts, bits):
    """Whether the text of a move stands before another's of the same seat, as Python sorts texts.

    A blank sorts before all that words are made of: so texts sort as their words do, one after the other.
    """
    if forms[m & 31, 0] != forms[other & 31, 0]:
        return forms[m & 31, 0] < forms[other & 31, 0]
    i = 0
    while True:
        one = token(m, i, forms, texts, bits)
        two = token(other, i, forms, texts, bits)
        if one != two:
            return one < two
        if one == 0:
            return False
        i += 1


@rule
def ahead(values, p, players, sign):
    """How far seat p is ahead, of what each seat has."""
    if players == 1:
        return sign * values[p]
    total = 0.0
    for q in range(players):
        total += values[q]
    return sign * (values[p] - (total - values[p]) / (players - 1))


@rule
def _hidden(letters, veils):
    """How many cards lie where somebody cannot see them; `letters` are the bytes of a table."""
    total = np.int64(0)
    for v in range(len(veils)):
        for i in range(veils[v, 0], veils[v, 1]):
            total += letters[i]
    return total


@rule
def _next_outcome(frame, f, scripts, weights, chances):
    """Lay down the next way in which the move under way can turn out; whether there is one."""
    level = frame[DRAWS]
    while level > frame[BASE]:
        k = scripts[f, level - 1] + 1
        width = weights.shape[2] - 1
        while k < width and weights[f, level - 1, k] <= 0:
            k += 1
        if k < width:
            scripts[f, level - 1] = k
            share = weights[f, level - 1, k] / weights[f, level - 1, width]
            chances[f, level] = chances[f, level - 1] * share
            frame[DRAWS] = level
            return True
        level -= 1
    frame[DRAWS] = frame[BASE]
    return False


@rule
def _lay_down(frame, f, d, scripts, weights, chances):
    """Lay down the first of what could come next, as the dealer says; return whether there is room for it."""
    level = frame[DRAWS]
    width = weights.shape[2] - 1
    if level >= weights.shape[1] or d.outcomes > width:
        return False
    total = np.int64(0)
    for k in range(width):
        n = max(d.weights[k], np.int64(0)) if k < d.outcomes else np.int64(0)
        weights[f, level, k] = n
        total += n
    weights[f, level, width] = total
    scripts[f, level] = -1
    frame[DRAWS] = level + 1
    return _next_outcome(frame, f, scripts, weights, chances)


@rule
def expand(
    tables,
    words,
    letters,
    frames,
    menus,
    room,
    scripts,
    weights,
    chances,
    sums,
    best,
    chosen,
    gained,
    held,
    rows,
    reals,
    dealer,
    found,
    state,
    places,
    orders,
    spare,
    veils,
    forms,
    texts,
    key,
    choices,
    step,
    forget,
):
    """Value positions, until the root is done, enough is done for one call, or something is in the way: return which.

    `tables` has a row for each frame and one more, as 64-bit words (`words`: unsigned; `letters`: as bytes). The first frame is the root,
    and its menu is laid out. `rows` is the hash table: two hashes and a number for each seat, which are read as `reals`; a number
    that is none stands for a position under way. `found[i]` gets what each seat gains by move i of the root,
    `held` is what each has when a frame begins. `state`: frames in use,
    positions kept, how many may be, steps left in this call, steps so far, `until`, where the points or chips stand, the sign of
    what is more, bits of a card in a move, whether the game is `resumable`.
    """
    d = dealer[0]
    until = state[5]
    stakes = state[6]
    sign = state[7]
    bits = state[8]
    resumable = state[9] != 0 and until != UNTIL_GAME
    players = tables[0, PLAYERS_AT]
    kept = 2
    while True:
        f = state[0] - 1
        frame = frames[f]
        if frame[AT] == frame[COUNT]:
            if f == 0:
                return DONE
            at = slot_of(rows, np.uint64(frame[LOW]), np.uint64(frame[HIGH]))
            f -= 1
            state[0] -= 1
            frame = frames[f]
            share = chances[f, frame[DRAWS]]
            for q in range(players):
                reals[at, kept + q] = best[f + 1, q]
                sums[f, q] += share * (gained[f, q] + best[f + 1, q])
        else:
            if state[3] <= 0:
                return SLICE
            state[3] -= 1
            state[4] += 1
            work = tables[f + 1]
            origin = frame[ORIGIN]
            before = tables[origin]
            copy_to(work, before)
            for i in range(frame[DRAWS]):
                d.script[i] = scripts[f, i]
            d.script_length = frame[DRAWS]
            d.script_at = 0
            d.scripted = SCRIPT_ALL
            d.stops = 0
            m = menus[origin, frames[origin, AT]]
            fault = step(pointer(work), pointer(dealer), frame[MOVER], m)
            ended = work[OVER_AT] != 0
            if until != UNTIL_GAME and not ended and work[HAND_AT] != before[HAND_AT]:
                # The next deal has begun: as the hand was before it.
                ended = True
                if until == UNTIL_LAST_HAND:
                    return FURTHER
                copy_to(work, before)
                d.script_at = 0
                d.stops = 1
                fault = step(pointer(work), pointer(dealer), frame[MOVER], m)
            chance = fault == OUT_OF_CARDS
            if chance and not resumable:
                if not _lay_down(frame, f, d, scripts, weights, chances):
                    return LONG
                continue
            if fault != 0 and not chance:
                return FAILED
            share = chances[f, frame[DRAWS]]
            for q in range(players):
                gained[f, q] = work[stakes + q] - held[f, q]
            if ended:
                for q in range(players):
                    sums[f, q] += share * gained[f, q]
            else:
                acting = work[ACTING_AT]
                hidden = _hidden(letters[f + 1], veils)
                if hidden > frame[HIDDEN]:
                    return VEILED
                if not chance and (work[SEALING_AT] or acting & (acting - 1)):
                    return SEALED
                if not chance and acting == 0:
                    return FAILED
                reduce_to(work, orders, spare, until, forget)
                salt = np.int64(0)
                if chance:
                    salt = m * 512 + frame[DRAWS] + 1
                hash_of(words[f + 1], places, salt, key)
                at = slot_of(rows, key[0], key[1])
                if rows[at, 0] == np.uint64(0):
                    if state[1] >= state[2]:
                        return FULL
                    if f + 2 >= len(frames):
                        return DEEP
                    p = frame[MOVER]
                    n = np.int64(1)
                    if not chance:
                        p = lowest_bit(acting)
                        n = choices(pointer(work), p, pointer(room))
                        if n <= 0:
                            return FAILED
                        if n > menus.shape[1]:
                            return WIDE
                        veiled = False
                        for i in range(n):
                            menus[f + 1, i] = room[i]
                            veiled = veiled or forms[room[i] & 31, forms.shape[1] - 1] != 0
                        if veiled and n > 1:
                            return VEILED
                    below = frames[f + 1]
                    below[MOVER] = p
                    below[COUNT] = n
                    below[AT] = 0
                    below[DRAWS] = 0
                    below[LOW] = np.int64(key[0])
                    below[HIGH] = np.int64(key[1])
                    below[HIDDEN] = hidden
                    below[ORIGIN] = f + 1
                    below[BASE] = 0
                    chances[f + 1, 0] = 1.0
                    for q in range(players):
                        held[f + 1, q] = work[stakes + q]
                    if chance:
                        drawn = frame[DRAWS]
                        for q in range(players):
                            held[f + 1, q] = held[f, q] + gained[f, q]
                        below[ORIGIN] = origin
                        below[BASE] = drawn
                        below[DRAWS] = drawn
                        chances[f + 1, drawn] = 1.0
                        for i in range(drawn):
                            scripts[f + 1, i] = scripts[f, i]
                        if not _lay_down(below, f + 1, d, scripts, weights, chances):
                            return LONG
                    rows[at, 0] = key[0]
                    rows[at, 1] = key[1]
                    for q in range(players):
                        reals[at, kept + q] = np.nan
                        sums[f + 1, q] = 0.0
                    state[1] += 1
                    state[0] += 1
                    continue
                if np.isnan(reals[at, kept]):
                    return AGAIN
                for q in range(players):
                    sums[f, q] += share * (gained[f, q] + reals[at, kept + q])
        if _next_outcome(frame, f, scripts, weights, chances):
            continue
        # The move is valued. Of moves that are worth the same the first in the order of texts is played.
        better = frame[AT] == 0
        m = menus[frame[ORIGIN], frame[AT]] if frame[ORIGIN] == f else np.int64(0)
        if not better:
            p = frame[MOVER]
            new = ahead(sums[f], p, players, sign)
            old = ahead(best[f], p, players, sign)
            close = 1e-9 * max(1.0, abs(old))
            better = new > old + close or (
                new >= old - close and sorts_before(m, chosen[f], forms, texts, bits)
            )
        if better:
            chosen[f] = m
        for q in range(players):
            if better:
                best[f, q] = sums[f, q]
            if f == 0:
                found[frame[AT], q] = sums[f, q]
            sums[f, q] = 0.0
        frame[AT] += 1


WORDS = "types.uint64[:, ::1]"
REAL_ROWS = "types.float64[:, ::1]"
SIGNATURES = {
    "expand": f"N(MATRIX, {WORDS}, types.int8[:, ::1], MATRIX, MATRIX, TABLES, MATRIX, types.int32[:, :, ::1],"
    f" {REAL_ROWS}, {REAL_ROWS}, {REAL_ROWS}, TABLES, {REAL_ROWS}, {REAL_ROWS}, {WORDS}, {REAL_ROWS}, DEALERS,"
    f" {REAL_ROWS}, TABLES, TABLES, TABLES, TABLES, MATRIX, MATRIX, TABLES, types.uint64[::1],"
    " F(LEGAL), F(PLAY), F(ASKED))",
    "look_up": f"N(TABLES, types.uint64[::1], TABLES, {WORDS}, TABLES, TABLES, N, types.uint64[::1], F(ASKED))",
    "grow": f"N({WORDS}, {WORDS})",
}
