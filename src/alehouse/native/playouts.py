"""Loops that are compiled once and run every game, through the game's entry points."""

from __future__ import annotations

from alehouse.events import HAND
from alehouse.layout import ACTING_AT, OVER_AT
from alehouse.native.dealer import announce, below
from alehouse.native.jit import copy_to, lowest_bit, pointer, rule


@rule
def next_hand(t, d):
    """A new deal begins."""
    t.hand += 1
    t.acting = 0
    announce(d, HAND, amount=t.hand)


@rule
def no_preparation(t, d):
    """Most tables need none before the first hand."""


@rule
def any_move(t, d, p, menu, n):
    """Advice of those who have none to give: all moves are equally likely."""
    return menu[below(d, n)]


@rule
def nothing_to_forget(t):
    """In most states everything makes a difference to how the hand goes on."""


@rule
def never(t):
    """Until a hand is over, chance may always have its say."""
    return False


@rule
def always(t):
    """Any deal of the hidden cards that looks right may be the true one."""
    return True


@rule
def playouts(table, opening, dealer, menu, moves, begin, legal, step):
    """Play random games one after the other until `moves` moves have been made; return how many were made.

    `table` and `opening` are tables as 64-bit words; every game is finished before the next begins. If a seat is acting
    that has no move, -1 is returned, and `table` is left as it is.
    """
    made = 0
    d = dealer[0]
    while made < moves:
        copy_to(table, opening)
        begin(pointer(table), pointer(dealer))
        while not table[OVER_AT]:
            p = lowest_bit(table[ACTING_AT])
            n = legal(pointer(table), p, pointer(menu))
            if n <= 0:
                return -1
            step(pointer(table), pointer(dealer), p, menu[below(d, n)])
            made += 1
    return made
