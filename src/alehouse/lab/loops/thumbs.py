"""Whole games among seats that play by the rule of thumb or at random."""

from __future__ import annotations

from alehouse.layout import ACTING_AT, OVER_AT
from alehouse.native.dealer import below
from alehouse.native.jit import advise_at, deals_at, legal_at, lowest_bit, play_at, pointer, rule

REFERENCES = False
"""No array is made here."""

SIGNATURES = {"play_a_game": "N(TABLES, DEALERS, DEALERS, TABLES, TABLES, TABLES, TABLES, N, TABLES)"}


@rule
def play_a_game(table, dealer, minds, thumbs, moves, menu, room, most, rules):
    """Play a game from its opening to its end; return 0, or -1 if something is not as it should be.

    `minds` are the seats' own chances; `thumbs` says who goes by the rule of thumb; `moves` counts each seat's. The game
    is given up after `most` moves. `rules` are the entry points `begin`, `legal`, `choices`, `advise` and `step`.
    """
    begin, legal, choices = deals_at(rules[0]), legal_at(rules[1]), legal_at(rules[2])
    advise, step = advise_at(rules[3]), play_at(rules[4])
    t, d = pointer(table), pointer(dealer)
    if begin(t, d):
        return -1
    made = 0
    while not table[OVER_AT]:
        if not table[ACTING_AT] or made == most:
            return -1
        p = lowest_bit(table[ACTING_AT])
        if p >= len(moves):
            return -1
        n = legal(t, p, pointer(menu))
        if not 0 < n <= len(menu):
            return -1
        if thumbs[p]:
            count = choices(t, p, pointer(room))
            m = advise(t, pointer(minds[p : p + 1]), p, pointer(room), count)
            at = 0
            while at < n and menu[at] != m:
                at += 1
            if at == n:
                return -1
        else:
            m = menu[below(minds[p], n)]
        if step(t, d, p, m):
            return -1
        moves[p] += 1
        made += 1
    return 0
