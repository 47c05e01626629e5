"""Chance and announcements.

Every random event of a game comes from its dealer: a ChaCha8 stream keyed by 256 bits (Bernstein, "ChaCha, a variant
of Salsa20", 2008, with 8 rounds), or a *script* of cards when a game is replayed from given cards. The dealer also
notes what happens as events. With no script and no log it costs a few nanoseconds a card.
"""

from __future__ import annotations

import numpy as np

from alehouse.events import EVERYBODY
from alehouse.native.jit import count_bits, eight_bytes, put_eight_bytes, rule, small_rule

LOG = 512
SCRIPT = 512
DEALER = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.uint32, (8,)),
                ("block", np.uint64),
                ("words", np.uint32, (16,)),
                ("at", np.int64),
                ("scripted", np.int64),
                ("script", np.int16, (SCRIPT,)),
                ("script_length", np.int64),
                ("script_at", np.int64),
                ("stops", np.int64),
                ("fault", np.int64),
                ("logging", np.int64),
                ("logged", np.int64),
                ("log", np.int32, (LOG, 8)),
                ("outcomes", np.int64),
                ("weights", np.int64, (128,)),
            ],
            align=True,
        ),
    )
)
"""The dealer's memory. `scripted`: 0 the stream alone; 1 the script's cards, then the stream; 2 the script's cards,
and none beyond them; 3 the script answers every random event, and none beyond it (see `odds`). `stops`: whether
a hand that ends is not followed by the next deal (nobody is acting then). `fault`: why the script could not go on (compiled rules tell nobody else)."""

STREAM, SCRIPT_FIRST, SCRIPT_ONLY, SCRIPT_ALL = range(4)


WHOLE, OUT_OF_CARDS, IMPOSSIBLE_CARD, NO_SEED = range(4)
"""Faults."""


class OutOfCards(Exception):
    """The script has no more cards, and there is no seed to go on with."""


class ImpossibleCard(Exception):
    """The script's next card is not among those that can come."""


class NoSeed(Exception):
    """Chance would have to choose something other than a card, and there is no seed."""


FAULTS = {OUT_OF_CARDS: OutOfCards, IMPOSSIBLE_CARD: ImpossibleCard, NO_SEED: NoSeed}


@rule
def _rotate(x, n):
    return np.uint32((x << np.uint32(n)) | (x >> np.uint32(32 - n)))


@rule
def _quarter(s, a, b, c, d):
    s[a] += s[b]
    s[d] = _rotate(s[d] ^ s[a], 16)
    s[c] += s[d]
    s[b] = _rotate(s[b] ^ s[c], 12)
    s[a] += s[b]
    s[d] = _rotate(s[d] ^ s[a], 8)
    s[c] += s[d]
    s[b] = _rotate(s[b] ^ s[c], 7)


@rule
def _refill(d):
    s = d.words
    s[0] = np.uint32(0x61707865)
    s[1] = np.uint32(0x3320646E)
    s[2] = np.uint32(0x79622D32)
    s[3] = np.uint32(0x6B206574)
    for i in range(8):
        s[4 + i] = d.key[i]
    s[12] = np.uint32(d.block & np.uint64(0xFFFFFFFF))
    s[13] = np.uint32(d.block >> np.uint64(32))
    s[14] = np.uint32(0)
    s[15] = np.uint32(0)
    for _ in range(4):
        _quarter(s, 0, 4, 8, 12)
        _quarter(s, 1, 5, 9, 13)
        _quarter(s, 2, 6, 10, 14)
        _quarter(s, 3, 7, 11, 15)
        _quarter(s, 0, 5, 10, 15)
        _quarter(s, 1, 6, 11, 12)
        _quarter(s, 2, 7, 8, 13)
        _quarter(s, 3, 4, 9, 14)
    s[0] += np.uint32(0x61707865)
    s[1] += np.uint32(0x3320646E)
    s[2] += np.uint32(0x79622D32)
    s[3] += np.uint32(0x6B206574)
    for i in range(8):
        s[4 + i] += d.key[i]
    s[12] += np.uint32(d.block & np.uint64(0xFFFFFFFF))
    s[13] += np.uint32(d.block >> np.uint64(32))
    d.block += np.uint64(1)
    d.at = 0


@small_rule
def _word(d):
    if d.at == 16:
        _refill(d)
    x = np.uint64(d.words[d.at])
    d.at += 1
    return x


@small_rule
def below(d, n):
    """A number 0 … n - 1 from the stream, all equally likely (Lemire, "Fast random integer generation in an
    interval", 2019: the rare biased draws are thrown away); n < 2**32.
    """
    bound = np.uint64(n)
    x = _word(d) * bound
    if x & np.uint64(0xFFFFFFFF) < bound:
        reject = np.uint64(4294967296) % bound
        while x & np.uint64(0xFFFFFFFF) < reject:
            x = _word(d) * bound
    return np.int64(x >> np.uint64(32))


EACH = np.uint64(0x0101010101010101)
HIGH = np.uint64(0x8080808080808080)


@rule
def _from_script(d, bag):
    if d.script_at == d.script_length:
        d.outcomes = len(bag)
        for k in range(len(bag)):
            d.weights[k] = bag[k]
        d.fault = OUT_OF_CARDS
        raise OutOfCards
    k = np.int64(d.script[d.script_at])
    if bag[k] <= 0:
        d.fault = IMPOSSIBLE_CARD
        raise ImpossibleCard
    d.script_at += 1
    bag[k] -= 1
    return k


@small_rule
def pick(d, bag, total):
    """Take one card out of a bag of `total` cards, at random or as the script says; return its kind.

    Raises OutOfCards or ImpossibleCard if there is a script that cannot go on (never without one).
    """
    if d.scripted and (d.scripted > SCRIPT_FIRST or d.script_at < d.script_length):
        return _from_script(d, bag)
    k = below(d, total)
    if len(bag) == 11 and total < 128:
        return _take_of_ten(bag, k)
    kind = _find(bag, k)
    bag[kind] -= 1
    return kind


@small_rule
def _find(bag, k):
    """The kind of the card that is number `k` of a bag (from 0) when its cards are laid out in order of kinds."""
    kind = 1
    seen = np.int64(0)
    for i in range(1, len(bag) - 1):
        seen += np.int64(bag[i])
        kind += np.int64(k >= seen)
    return kind


@small_rule
def _take_of_ten(bag, k):
    """Take the card that is number `k` out of a bag of ten kinds and fewer than 128 cards, without a loop; its kind.

    Multiplying by EACH adds up the counts of the kinds below in every byte of a word; subtracting from k with the
    high bits set leaves those bits where the sum is not above k. The word is written back as a whole: the processor would
    wait for a single byte to be written before it could read the word for the next card.
    """
    word = eight_bytes(bag, 1)
    sums = word * EACH
    passed = (HIGH | np.uint64(k) * EACH) - sums & HIGH
    low = count_bits(np.int64(passed >> np.uint64(7)))
    tenth = np.int64(k >= np.int64(sums >> np.uint64(56)) + bag[9])
    put_eight_bytes(bag, 1, word - (np.uint64(low < 8) << np.uint64(8 * (low & 7))))
    bag[9] -= (low == 8) & (tenth == 0)
    bag[10] -= tenth
    return 1 + low + tenth


@rule
def chance(d, n):
    """A number 0 … n - 1 for a random event that is not a card. Raises NoSeed if there is only a script of cards."""
    if d.scripted >= SCRIPT_ONLY:
        if d.scripted == SCRIPT_ONLY:
            d.fault = NO_SEED
            raise NoSeed
        if d.script_at == d.script_length:
            d.outcomes = n
            for k in range(n):
                d.weights[k] = 1
            d.fault = OUT_OF_CARDS
            raise OutOfCards
        d.script_at += 1
        return np.int64(d.script[d.script_at - 1])
    return below(d, n)


@rule
def _note(d, what, seat, target, card, amount, source, to, seen):
    i = d.logged
    d.logged = i + 1
    if i < LOG:
        row = d.log[i]
        row[0] = what
        row[1] = seat
        row[2] = target
        row[3] = card
        row[4] = amount
        row[5] = source
        row[6] = to
        row[7] = seen


@small_rule
def announce(d, what, seat=-1, target=-1, card=0, amount=0, source=0, to=0, seen=EVERYBODY):
    """Note an event (see `events`), if anybody listens."""
    if d.logging:
        _note(d, what, seat, target, card, amount, source, to, seen)
