"""Writing menus: a move for each card of a bag, or for each seat of a set."""

from __future__ import annotations

from alehouse.native.jit import lowest_bit, rule
from alehouse.native.moves import move


@rule
def of_cards(menu, n, verb, p, bag):
    """Write a move of seat `p` for each kind of card in a bag, from place `n` of a menu on; return where they end."""
    for k in range(1, len(bag)):
        if bag[k] > 0:
            menu[n] = move(verb, p, card=k)
            n += 1
    return n


@rule
def of_ranks(menu, n, verb, p, ranks):
    """The same for each rank of a set."""
    while ranks:
        menu[n] = move(verb, p, card=lowest_bit(ranks))
        n += 1
        ranks &= ranks - 1
    return n


@rule
def of_seats(menu, n, verb, p, among):
    """Write a move of seat `p` that is aimed at each seat of a set."""
    for q in range(8):
        if among >> q & 1:
            menu[n] = move(verb, p, q)
            n += 1
    return n
