"""A rule of thumb for Half-Pint Heroes: count the sure and the likely sets, predict so many, and play to it.

How likely a set wins is taken from play of this rule against itself: the chance that one opponent does not beat a set
of that type with that highest value, once for each opponent.
"""

from __future__ import annotations

import numpy as np

from alehouse.games.half_pint.sets import (
    BITS,
    HIGH_CARD,
    HIGHEST,
    ONE_CARD,
    PAIR,
    TYPE_SHIFT,
    colours,
    sets,
    strength,
    type_of,
    value_of,
)
from alehouse.games.half_pint.state import BET, BET_NONE, BETTING, PREDICT, PREDICTING
from alehouse.kit import hands, seats
from alehouse.rules import cards_of, count_bits, move, rule, small_rule

SINGLES = (0.0, 0.0, 10.0, 8.2, 7.7, 8.0, 7.3, 7.0)
"""By number of players: the value of a high card that one opponent beats as often as not."""
PAIRS = (0.0, 0.0, 0.74, 0.77, 0.77, 0.76, 0.78, 0.8)
OTHERS = (0.0, 0.0, 0.0, 0.8, 0.945, 0.94, 0.94, 0.975, 1.0, 1.0, 1.0, 1.0)
"""By number of players for pairs, by type for the other sets: how likely one opponent does not beat it."""
KIND_OF_SIZE = (0, 1, 2, 4, 8, 10)
"""Which type equal cards are, by their number."""


@small_rule
def top_value(worth):
    """The highest value in a set, from its strength."""
    top = 0
    values = worth & 0xFFFFF
    while values:
        top = values & 15
        values >>= 4
    return top


@small_rule
def holds(t, worth, opponents):
    """How likely none of so many opponents beats a set."""
    kind = type_of(worth)
    if kind == HIGH_CARD:
        one = 1 / (1 + np.exp((SINGLES[t.players] - top_value(worth)) / 4))
    elif kind == PAIR:
        one = PAIRS[t.players]
    else:
        one = OTHERS[kind]
    return one**opponents


@rule
def counts(bag):
    """How many cards of each value a bag has, four bits a value from bit 0 on."""
    packed = 0
    for v in range(1, HIGHEST + 1):
        packed |= count_bits(colours(bag, v)) << 4 * (v - 1)
    return packed


@rule
def expected(t, hand, row, opponents):
    """How many sets a hand may win when all cards of one value are played together with those of the row."""
    total = 0.0
    for v in range(1, HIGHEST + 1):
        mine = hand >> 4 * (v - 1) & 15
        if mine:
            worth = KIND_OF_SIZE[mine + (row >> 4 * (v - 1) & 15)] << TYPE_SHIFT | v
            total += holds(t, worth, opponents)
    return total


@rule
def without_cards(t, p, hand, cards):
    """The counts of a hand after a set has been played from it."""
    while cards:
        k = cards & ONE_CARD
        cards >>= BITS
        if t.held[p, k]:
            hand -= 1 << 4 * (value_of(k) - 1)
    return hand


@rule
def advise(t, d, p, menu, n):
    """The move of the menu that fits best with what the seat has predicted, or should predict."""
    if t.phase == PREDICTING:
        return move(PREDICT, p, amount=prediction(t, p, menu[n:]))
    if t.phase == BETTING:
        return bet(t, p)
    hand = counts(t.held[p])
    row = counts(t.row)
    need = t.prediction[p] - t.won[p]
    following = seats.count(t.to_play) - 1
    others = seats.count(seats.but(hands.holders(t), p))
    best = menu[0]
    least = 1e9
    for i in range(n):
        worth = strength(cards_of(menu[i]))
        wins = 0.0
        if worth > t.best:
            wins = holds(t, worth, following)
        rest = expected(t, without_cards(t, p, hand, cards_of(menu[i])), row, others)
        miss = abs(need - wins - rest)
        if miss < least:
            least = miss
            best = menu[i]
    return best


@rule
def prediction(t, p, room):
    """How many sets a hand should win, if it plays the one that promises most, and then value by value.

    `room` is for the sets there are to choose from.
    """
    hand = counts(t.held[p])
    row = counts(t.row)
    others = t.players - 1
    most = expected(t, hand, row, others)
    for i in range(sets(t, p, room, True)):
        cards = cards_of(room[i])
        rest = expected(t, without_cards(t, p, hand, cards), row, others)
        most = max(most, holds(t, strength(cards), others) + rest)
    return min(6, int(most + 0.5))


@rule
def bet(t, p):
    """On the seat that has predicted most, the next to the left among equals; with two players only on 2 and more."""
    q = seats.left(t, p)
    for i in range(2, t.players):
        s = (p + i) % t.players
        if t.prediction[s] > t.prediction[q]:
            q = s
    if t.players == 2 and t.prediction[q] < 2:
        return move(BET_NONE, p)
    return move(BET, p, q)
