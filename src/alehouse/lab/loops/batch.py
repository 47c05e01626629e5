"""Many tables at once: actions as fixed numbers, and what a seat sees as a row of numbers.

Which numbers stand for what is worked out once, by `alehouse.envs.spaces`; the loops here read it as tables of numbers and know no game.
"""

from __future__ import annotations

import numpy as np

from alehouse.layout import ACTING_AT, OVER_AT, Head
from alehouse.native.dealer import DEALER
from alehouse.native.dealer import EACH as EACH_BYTE
from alehouse.native.jit import (
    advise_at,
    deals_at,
    eight_bytes,
    legal_at,
    lowest_bit,
    play_at,
    pointer,
    put_eight_bytes,
    rule,
    small_rule,
)
from alehouse.native.moves import AMOUNT_SHIFT, CARDS_SHIFT, SEAT_SHIFT, TARGET_SHIFT

FIRST, TARGETS, LEAST, EACH, AMOUNTS, CARDS, KINDS, KEYS = range(8)
"""Columns of `forms`, a row for each verb: its first action; how many seats it can be aimed at (1: it is not aimed); its lowest amount, the
step between amounts, and how many there are; which of the following its cards are; in how many ways they can be named; where its
part of `keys` begins."""
NO_CARDS, BY_KIND, BY_KEY, BY_PLACE = range(4)
"""A verb names no card; one, by its kind; several, looked up in `keys`; or its moves are numbered as they stand in the menu."""
NO_ACTION = -1
"""A move that no action stands for."""

HOW, FROM_BYTE, TO = range(3)
"""Columns of a seat's `fetches`: which of the following it is; from which byte of a table on; and for which entry and the seven behind it."""
ALIKE, APART = range(2)
"""Eight entries are made of one byte, or of eight that stand one after the other."""
KEEP, BITS, WANTED = range(3)
"""Rows of a seat's `tests`, a column for each entry: which bits of its byte it is made of; and which others are looked at, which have to be WANTED for it to
be 1. An entry is made in one of the two ways; the other says nothing: KEEP is 0, or no bits can be WANTED."""
KIND, AT, STRIDE, NEAREST, SEATS_SEEN, OUT, WIDTH, LENGTH = range(8)
"""Columns of `parts`, a row for each field that takes more than that: which of the following it is; where it stands in a table, in bytes, and how far apart seats are; the
nearest seat it is seen of (0: the observer) and of how many; its first entry, entries for each seat, and how long it is."""
NUMBER, WORD, SEAT, SEATS, KINDS_IN, COUNTS, SIZE, LINE, ORDER, COLUMN = range(10)
"""A number; one of some words; a seat or nobody; a set of seats; a set of kinds (a stack, too); a bag by kinds; a bag's size; a line of cards;
the order of cards; a column of a sheet."""
MOST = 4096
"""Larger numbers stand as this one, and smaller ones as its negative."""
MOST_COUNTED = 127

PLAYERS, CARDS_SHIFT_AT, BOTS, AGAIN, REWARD = range(5)
"""Columns of `fixed`: how many seats there are; from which bit on nothing is set in a move whose cards are looked up; the seats that play by
the rule of thumb; whether a game that is over is followed by another; and what a step is rewarded with."""
AHEAD, WON = range(2)
DEALER_AT = int(Head.dtype.fields["dealer"][1]) // 8  # type: ignore[index]
STREAM_FROM = int(DEALER.fields["block"][1]) // 8  # type: ignore[index]
STREAM_WORDS = int(DEALER.fields["at"][1]) // 8 + 1 - STREAM_FROM  # type: ignore[index]
"""Where a dealer's memory says how far its stream has come, in 64-bit words: the rest of it is alike at all tables of a batch."""

EVERY_OTHER = np.uint64(0x00FF00FF00FF00FF)
FOUR = np.uint64(0x0001000100010001)
"""To add up eight bytes: pairs of them first, then the four sums."""

REFERENCES = False
"""No array is made here: whoever calls holds them all, and to count references to their rows would cost as much as a move."""

_SEEN = (
    "MATRIX, types.uint8[::1], TABLES, N, types.uint16[:, :, ::1], types.uint8[:, :, ::1], types.uint16[:, ::1], types.uint16[::1], "
    "MATRIX, types.uint16[::1], types.uint8[::1], types.int16[::1], types.float32[::1]"
)
SIGNATURES: dict[str, str] = {
    "first_illegal": "N(TABLES, TABLES, types.uint8[:, ::1])",
    "random_actions": "types.void(types.uint64[::1], TABLES, types.uint8[:, ::1], TABLES)",
    "advance": (
        "N(MATRIX, MATRIX, MATRIX, DEALERS, TABLES, DEALERS, TABLES, TABLES, TABLES, types.uint8[:, ::1], types.uint8[::1], "
        "types.float64[:, ::1], types.float64[:, ::1], types.float64[:, ::1], TABLES, TABLES, MATRIX, MATRIX, MATRIX, TABLES, TABLES, TABLES, "
        "TABLES)"
    ),
    "observe_float32": f"types.void({_SEEN}, types.float32[:, ::1])",
    "observe_int16": f"types.void({_SEEN}, types.int16[:, ::1])",
    "observe_int8": f"types.void({_SEEN}, types.int8[:, ::1])",
}


@small_rule
def action_of(m, place, players, forms, keys, cards_shift):
    """The action that a move stands for, or NO_ACTION. `place`: where in the menu it stands, from 0."""
    v = m & 31
    kind = forms[v, CARDS]
    if kind == NO_CARDS and forms[v, AMOUNTS] == 1 and forms[v, TARGETS] == 1:
        return forms[v, FIRST]
    card = 0
    if kind == BY_PLACE:
        if place >= forms[v, KINDS]:
            return NO_ACTION
        return forms[v, FIRST] + place
    if kind == BY_KIND:
        card = (m >> CARDS_SHIFT) - 1
    elif kind == BY_KEY:
        if m >> cards_shift:
            return NO_ACTION
        card = keys[forms[v, KEYS] + (m >> CARDS_SHIFT)]
    amount = 0
    if forms[v, AMOUNTS] > 1:
        amount = (m >> AMOUNT_SHIFT & 16383) - forms[v, LEAST]
        if amount % forms[v, EACH]:
            return NO_ACTION
        amount //= forms[v, EACH]
    target = 0
    if forms[v, TARGETS] > 1:
        target = ((m >> TARGET_SHIFT & 15) - 2 - (m >> SEAT_SHIFT & 7) + players) % players
    if card < 0 or card >= forms[v, KINDS] or amount < 0 or amount >= forms[v, AMOUNTS]:
        return NO_ACTION
    return forms[v, FIRST] + (target * forms[v, AMOUNTS] + amount) * forms[v, KINDS] + card


@small_rule
def number_actions(menu, n, players, forms, keys, cards_shift, actions):
    """Write the actions of the `n` moves of a menu."""
    for i in range(n):
        actions[i] = action_of(menu[i], i, players, forms, keys, cards_shift)


@small_rule
def fetch(octets, table, seat, fetches, raw):
    """Fetch the bytes that a seat's entries are made of, eight at a time, into `raw`, which has room for eight more.

    `table`: at which byte of `octets` the table begins.
    """
    for k in range(fetches.shape[1]):
        at = table + np.int64(fetches[seat, k, FROM_BYTE])
        if fetches[seat, k, HOW] == ALIKE:
            put_eight_bytes(raw, fetches[seat, k, TO], np.uint64(octets[np.uint64(at)]) * EACH_BYTE)
        else:
            put_eight_bytes(raw, fetches[seat, k, TO], eight_bytes(octets, at))


@small_rule
def entry(raw, tests, seat, j):
    """An entry that is made of one byte."""
    return raw[j] & tests[seat, KEEP, j] | ((raw[j] & tests[seat, BITS, j]) == tests[seat, WANTED, j])


@small_rule
def observe_more(tables, octets, i, seat, players, parts, row):
    """Write the entries of `parts` into `row`, one after the other.

    They are those of table `i` of `tables`, as 64-bit words; `octets` is the same memory as bytes. Of hidden
    bags only the size is read: so what a seat must not see makes no difference, and the whole table gives the same as the seat's view of it.
    """
    table = 8 * i * tables.shape[1]
    j = 0
    for part in range(len(parts)):
        kind = parts[part, KIND]
        length = parts[part, LENGTH]
        q = seat + parts[part, NEAREST]
        if q >= players:
            q -= players
        for _ in range(parts[part, SEATS_SEEN]):
            at = parts[part, AT] + q * parts[part, STRIDE]
            if kind == SIZE:
                row[j] = min(sum_of(octets, table + at, length), MOST_COUNTED)
            else:
                seldom(tables, octets, i, table, kind, at, length, row, j)
            j += parts[part, WIDTH]
            q = q + 1 if q + 1 < players else 0


@small_rule
def sum_of(octets, at, length):
    """The sum of so many bytes, eight at a time as far as that goes."""
    total = np.uint64(0)
    k = 0
    while k + 8 <= length:
        word = np.uint64(eight_bytes(octets, at + k))
        total += ((word & EVERY_OTHER) + ((word >> np.uint64(8)) & EVERY_OTHER)) * FOUR >> np.uint64(48)
        k += 8
    while k < length:
        total += np.uint64(octets[np.uint64(at + k)])
        k += 1
    return np.int64(total)


@small_rule
def seldom(tables, octets, i, table, kind, at, length, row, j):
    """Write what few games have: lines, orders of cards and columns of sheets."""
    if kind == COLUMN:
        for k in range(length):
            low = int(octets[table + at + 2 * k])
            high = int(octets[table + at + 2 * k + 1])
            row[j + k] = low | (high - 256 * (high >> 7)) << 8
        return
    word = tables[i, at >> 3]
    if kind == ORDER:
        for k in range(length):
            row[j + k] = word & 15
            word >>= 4
        return
    for k in range(length):
        row[j + k] = 0
    last = 0
    while word:
        last = word & 15
        row[j + last - 1] += 1
        word >>= 4
    if last:
        row[j + length // 2 + last - 1] = 1


@rule
def observe_float32(
    tables, octets, acting, players, fetches, tests, numbers, numbered, parts, more, raw, row, scales, rows
):
    """Write what the seat to move sees of each table, each number times its scale; `raw` and `row` are room for a row.

    `numbers`: in which 64-bit word of a table each number stands, for each seat, and `numbered` which entries they are; `more`: those of `parts`.
    """
    width = 8 * tables.shape[1]
    for i in range(len(tables)):
        seat = max(acting[i], 0)
        fetch(octets, i * width, seat, fetches, raw)
        for j in range(rows.shape[1]):
            rows[i, j] = np.float32(entry(raw, tests, seat, j)) * scales[j]
        for k in range(len(numbered)):
            x = min(max(tables[i, numbers[seat, k]], -MOST), MOST)
            rows[i, numbered[k]] = np.float32(x) * scales[numbered[k]]
        observe_more(tables, octets, i, seat, players, parts, row)
        for k in range(len(more)):
            rows[i, more[k]] = np.float32(row[k]) * scales[more[k]]


@rule
def observe_int16(
    tables, octets, acting, players, fetches, tests, numbers, numbered, parts, more, raw, row, scales, rows
):
    """The same as whole numbers."""
    width = 8 * tables.shape[1]
    for i in range(len(tables)):
        seat = max(acting[i], 0)
        fetch(octets, i * width, seat, fetches, raw)
        for j in range(rows.shape[1]):
            rows[i, j] = entry(raw, tests, seat, j)
        for k in range(len(numbered)):
            rows[i, numbered[k]] = min(max(tables[i, numbers[seat, k]], -MOST), MOST)
        observe_more(tables, octets, i, seat, players, parts, row)
        for k in range(len(more)):
            rows[i, more[k]] = row[k]


@rule
def observe_int8(
    tables, octets, acting, players, fetches, tests, numbers, numbered, parts, more, raw, row, scales, rows
):
    """The same as small whole numbers."""
    width = 8 * tables.shape[1]
    for i in range(len(tables)):
        seat = max(acting[i], 0)
        fetch(octets, i * width, seat, fetches, raw)
        for j in range(rows.shape[1]):
            rows[i, j] = entry(raw, tests, seat, j)
        for k in range(len(numbered)):
            rows[i, numbered[k]] = min(max(tables[i, numbers[seat, k]], -128), 127)
        observe_more(tables, octets, i, seat, players, parts, row)
        for k in range(len(more)):
            rows[i, more[k]] = min(max(row[k], -128), 127)


@rule
def first_illegal(actions, acting, mask):
    """The first table whose action is not legal, or -1; where the game is over any action will do."""
    for i in range(len(actions)):
        if acting[i] >= 0:
            a = actions[i]
            if a < 0 or a >= mask.shape[1] or mask[i, a] == 0:
                return i
    return -1


@rule
def random_actions(chance, acting, mask, actions):
    """Choose a legal action at each table, all equally likely; -1 where the game is over.

    `chance` has a state of SplitMix64 for each table (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
    """
    for i in range(len(actions)):
        actions[i] = -1
        if acting[i] < 0:
            continue
        chance[i] += np.uint64(0x9E3779B97F4A7C15)
        z = chance[i]
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z = z ^ (z >> np.uint64(31))
        count = np.int64(0)
        for a in range(mask.shape[1]):
            count += np.int64(mask[i, a])
        left = np.int64((z >> np.uint64(32)) * np.uint64(count) >> np.uint64(32))
        for a in range(mask.shape[1]):
            if mask[i, a]:
                if left == 0:
                    actions[i] = a
                    break
                left -= 1


@rule
def play_bots(tables, minds, i, dealer, mind, mind_words, menu, bots, choices, advise, step):
    """Make the moves of seats that play by the rule of thumb until another is to move or the game is over; return the fault, if there is one."""
    if tables[i, OVER_AT] or not bots >> lowest_bit(tables[i, ACTING_AT]) & 1:
        return 0
    t = pointer(tables[i])
    for j in range(STREAM_WORDS):
        mind_words[STREAM_FROM + j] = minds[i, j]
    while not tables[i, OVER_AT]:
        p = lowest_bit(tables[i, ACTING_AT])
        if not bots >> p & 1:
            break
        n = choices(t, p, pointer(menu))
        m = advise(t, pointer(mind), p, pointer(menu), n)
        fault = step(t, pointer(dealer), p, m)
        if fault:
            return fault
    for j in range(STREAM_WORDS):
        minds[i, j] = mind_words[STREAM_FROM + j]
    return 0


@rule
def share(tables, i, at, players, worth, rewards):
    """Give the seats of a set, which stands in word `at` of a table, equal parts of a reward."""
    count = 0
    for p in range(players):
        count += tables[i, at] >> p & 1
    for p in range(players):
        if tables[i, at] >> p & 1:
            rewards[i, p] += worth / count


@rule
def advance(
    tables,
    streams,
    minds,
    dealer,
    dealer_words,
    mind,
    mind_words,
    actions,
    acting,
    mask,
    over,
    rewards,
    held,
    returns,
    games,
    opening,
    templates,
    forms,
    room,
    keys,
    fixed,
    stakes,
    entries,
):
    """Take an action at every table, or begin a game at every table if there are no actions; return the first table where a rule failed, or -1.

    `streams` and `minds` say how far each table's own chance has come, and that of its rules of thumb; `dealer` and `mind` deal for all.
    `room` is room for a menu; `entries` are the entry points begin, legal, choices, advise and step (compiled: their addresses). A table's games are dealt by one seat after the other.
    """
    begin, legal, choices = deals_at(entries[0]), legal_at(entries[1]), legal_at(entries[2])
    advise, step = advise_at(entries[3]), play_at(entries[4])
    menu = room[0]
    players = fixed[PLAYERS]
    bots = fixed[BOTS]
    cards_shift = fixed[CARDS_SHIFT_AT]
    ahead = fixed[REWARD] == AHEAD
    stakes_at = stakes[0]
    sign = stakes[1]
    others = 1.0 / max(1, players - 1)
    begins = len(actions) == 0
    failed = -1
    for i in range(len(tables)):
        over[i] = 0
        for p in range(players):
            rewards[i, p] = 0.0
        if failed >= 0 or (not begins and acting[i] < 0):
            continue
        t = pointer(tables[i])
        for j in range(STREAM_WORDS):
            dealer_words[STREAM_FROM + j] = streams[i, j]
        fault = 0
        if not begins:
            seat = acting[i]
            a = actions[i]
            m = templates[a, 0]
            if m < 0:
                legal(t, seat, pointer(menu))
                m = menu[templates[a, 1]]
            else:
                m |= seat << SEAT_SHIFT
                if templates[a, 1]:
                    m |= ((seat + templates[a, 1]) % players + 1) << TARGET_SHIFT
            fault = step(t, pointer(dealer), seat, m)
            if bots and not fault:
                fault = play_bots(
                    tables, minds, i, dealer, mind, mind_words, menu, bots, choices, advise, step
                )
            if fault:
                failed = i
                continue
            over[i] = tables[i, OVER_AT]
            if ahead or over[i]:
                total = np.int64(0)
                for p in range(players):
                    total += tables[i, stakes_at + p]
                for p in range(players):
                    own = tables[i, stakes_at + p]
                    now = sign * (own - (total - own) * others)
                    if ahead:
                        rewards[i, p] = now - held[i, p]
                        held[i, p] = now
                    if over[i]:
                        returns[i, p] = now
            if over[i] and not ahead:
                share(tables, i, stakes[2], players, 1.0, rewards)
                share(tables, i, stakes[3], players, -1.0, rewards)
        if begins or (over[i] and fixed[AGAIN]):
            while True:
                for j in range(len(opening)):
                    tables[i, j] = opening[j]
                tables[i, DEALER_AT] = (i + games[i]) % players
                games[i] += 1
                for p in range(players):
                    held[i, p] = 0.0
                fault = begin(t, pointer(dealer))
                if bots and not fault:
                    fault = play_bots(
                        tables, minds, i, dealer, mind, mind_words, menu, bots, choices, advise, step
                    )
                if fault or not tables[i, OVER_AT]:
                    break
        # The words of a block stay what they are until the next one: not to read them at once spares a wait for those just written.
        if streams[i, 0] != dealer_words[STREAM_FROM]:
            for j in range(STREAM_WORDS - 1):
                streams[i, j] = dealer_words[STREAM_FROM + j]
        streams[i, STREAM_WORDS - 1] = dealer_words[STREAM_FROM + STREAM_WORDS - 1]
        for a in range(mask.shape[1]):
            mask[i, a] = 0
        acting[i] = -1
        if tables[i, OVER_AT]:
            continue
        n = 0
        if not fault:
            seat = lowest_bit(tables[i, ACTING_AT])
            acting[i] = seat
            n = legal(t, seat, pointer(menu))
        if n <= 0:
            failed = i
        for k in range(n):
            a = action_of(menu[k], k, players, forms, keys, cards_shift)
            if a >= 0:
                mask[i, a] = 1
    return failed
