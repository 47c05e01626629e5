"""Moves as numbers: one 64-bit integer each (how they are written: `alehouse.moves`).

From the lowest bit: verb (5 bits), seat (3), target (4: 0 none, else seat + 1), amount (14), cards (the rest: the
first card lowest, `Deck.bits` bits each).
"""

from __future__ import annotations

from alehouse.native.jit import small_rule

SEAT_SHIFT, TARGET_SHIFT, AMOUNT_SHIFT, CARDS_SHIFT = 5, 8, 12, 26
MENU = 4096
"""The most moves that one seat can choose from."""


@small_rule
def move(verb, seat, target=-1, card=0, amount=0):
    """The number of a move; `target` is a seat, or -1 for none; `card` a kind, or several in one word."""
    return (
        verb
        | seat << SEAT_SHIFT
        | (target + 1) << TARGET_SHIFT
        | amount << AMOUNT_SHIFT
        | card << CARDS_SHIFT
    )


@small_rule
def verb_of(m):
    """Which of the game's verbs a move is."""
    return m & 31


@small_rule
def seat_of(m):
    """The seat that moves."""
    return m >> SEAT_SHIFT & 7


@small_rule
def target_of(m):
    """The seat a move is aimed at, or -1."""
    return (m >> TARGET_SHIFT & 15) - 1


@small_rule
def amount_of(m):
    """The number in a move (a bet, a prediction)."""
    return m >> AMOUNT_SHIFT & 16383


@small_rule
def card_of(m):
    """The one card in a move, or 0."""
    return m >> CARDS_SHIFT


@small_rule
def cards_of(m):
    """All cards of a move in one word, the first lowest; shift it by the deck's bits for the next one."""
    return m >> CARDS_SHIFT
