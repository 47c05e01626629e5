"""Pendleton, for 2 players.

A fight for five columns. Five cards of different ranks lie in a row, lowest first: the targets. In turn, the top card of the
deck is turned and must be `place`d on the own side of a column in which neither the target nor a card of either side has its
rank. The first card that fits nowhere ends the round. The larger sum of ranks on a side takes the target's rank in points;
equal sums, two empty sides included, get half of it each, rounded down. Who had fewer points in a round begins the next
one, from a fresh shuffle. 100 points win.
"""

from __future__ import annotations

import numpy as np

from alehouse.compiled import lowest_bit, rule, small_rule
from alehouse.dealer import announce, chance
from alehouse.deck import (
    RANK_BITS,
    RANKS,
    OneDeck,
    card_points,
    draw,
    fresh_deck,
    in_line,
    lay,
    line_size,
    next_hand,
    put,
    reshuffle,
)
from alehouse.events import DEALT, DECK, DISCARD, GAINS, own_events
from alehouse.game import Game
from alehouse.layout import amount, cards, line, number, seat, stacks
from alehouse.ledger import most, win
from alehouse.moves import CARD, Verbs, card_of, move, verb


class Table(OneDeck):
    """The state of a game of Pendleton."""

    max_rounds = amount(500, 1, 100_000)
    targets = line(per_seat=False, show="columns")
    turned = cards(show="row")
    """The card that has to be placed now."""
    column1 = stacks(show="column")
    column2 = stacks(show="column")
    column3 = stacks(show="column")
    column4 = stacks(show="column")
    column5 = stacks(show="column")
    starter = seat()
    """Who has begun this round."""
    points = number(per_seat=True)


verbs = Verbs(verb("place", CARD))
(PLACE,) = verbs
events = own_events("set-aside", "places", "fits-nowhere", "takes-column", "column-tied")
SET_ASIDE, PLACES, FITS_NOWHERE, TAKES_COLUMN, COLUMN_TIED = events

TARGETS, DRAWN, COLUMN = Table.place("targets"), Table.place("turned"), Table.place("column1")
"""The place of the first column; the others follow."""
COLUMNS = 5
GOAL = 100
PLAYS = 45
"""More cards do not fit: no column holds a rank twice, nor that of its target."""


@rule
def start(t, d):
    """The first round is begun by whom chance chooses, unless the table says who."""
    t.starter = t.first if t.first else chance(d, t.players) + 1
    new_round(t, d)


@rule
def new_round(t, d):
    """Shuffle all cards, lay out five targets and turn the first card."""
    next_hand(t, d)
    for i in range(COLUMNS):
        for p in range(t.players):
            set_column(t, i, p, 0)
    for k in range(RANKS):
        t.turned[k] = 0
    t.targets = 0
    fresh_deck(t, 0)
    lay_targets(t, d)
    turn_card(t, d, t.starter - 1)


@rule
def lay_targets(t, d):
    """Five cards of different ranks, in ascending order; those set aside go back into the deck (R5)."""
    aside = False
    while line_size(t.targets) < COLUMNS:
        k = draw(t, d)
        announce(d, DEALT, card=k, source=DECK, to=TARGETS)
        if in_line(t.targets, k):
            t.discard[k] += 1
            aside = True
            announce(d, SET_ASIDE, card=k, source=TARGETS, to=DISCARD)
        else:
            t.targets = lay(t.targets, k)
    if aside:
        reshuffle(t, d)
    ascending = np.int64(0)
    for k in range(1, RANKS):
        if in_line(t.targets, k):
            ascending = lay(ascending, k)
    t.targets = ascending


@small_rule
def column(t, i, p):
    """The cards on the side of seat `p` in column `i`, from 0."""
    if i == 0:
        return t.column1[p]
    if i == 1:
        return t.column2[p]
    if i == 2:
        return t.column3[p]
    return t.column4[p] if i == 3 else t.column5[p]


@small_rule
def set_column(t, i, p, stack):
    """The side of seat `p` in column `i` has these cards now."""
    if i == 0:
        t.column1[p] = stack
    elif i == 1:
        t.column2[p] = stack
    elif i == 2:
        t.column3[p] = stack
    elif i == 3:
        t.column4[p] = stack
    else:
        t.column5[p] = stack


@small_rule
def target(t, i):
    """The rank of the target of column `i`."""
    return t.targets >> 4 * i & 15


@small_rule
def column_of(t, rank):
    """The column whose target has this rank, which must be in the row."""
    i = 0
    for j in range(1, COLUMNS):
        if target(t, j) == rank:
            i = j
    return i


@small_rule
def fits(t, i, k):
    """Whether a card of rank `k` may be placed in column `i`."""
    ranks = (column(t, i, 0) | column(t, i, 1)) & RANK_BITS | np.int64(1) << target(t, i)
    return ranks >> k & 1 == 0


@rule
def card_to_place(t):
    """The rank of the card that has to be placed now; 0 if there is none."""
    for k in range(1, RANKS):
        if t.turned[k]:
            return k
    return 0


@rule
def turn_card(t, d, p):
    """Turn the next card for seat `p`; return whether it fits anywhere. (The first card of a round always does.)"""
    k = draw(t, d)
    t.turned[k] += 1
    announce(d, DEALT, p, card=k, source=DECK, to=DRAWN)
    t.acting = np.int64(1) << p
    for i in range(COLUMNS):
        if fits(t, i, k):
            return True
    t.turned[k] -= 1
    t.discard[k] += 1
    announce(d, FITS_NOWHERE, p, card=k, source=DRAWN, to=DISCARD)
    return False


@rule
def legal(t, p, menu):
    """Every column where the card fits, named by its target."""
    k = card_to_place(t)
    n = 0
    for i in range(COLUMNS):
        if fits(t, i, k):
            menu[n] = move(PLACE, p, -1, target(t, i))
            n += 1
    return n


@rule
def play(t, d, p, m):
    """Place the card on the own side; then the other player's card is turned."""
    k = card_to_place(t)
    i = column_of(t, card_of(m))
    t.turned[k] -= 1
    set_column(t, i, p, put(column(t, i, p), k))
    announce(d, PLACES, p, card=k, amount=target(t, i), source=DRAWN, to=COLUMN + i)
    if not turn_card(t, d, 1 - p):
        end_round(t, d)
        if not t.over:
            new_round(t, d)


@rule
def score(t, p):
    """The points of seat `p` in this round as the columns stand."""
    total = 0
    for i in range(COLUMNS):
        mine = card_points(column(t, i, p))
        other = card_points(column(t, i, 1 - p))
        if mine > other:
            total += target(t, i)
        elif mine == other:
            total += target(t, i) // 2
    return total


@rule
def end_round(t, d):
    """Score the columns (R1, R2), and see whether somebody has won; equal scores play on (R4)."""
    for i in range(COLUMNS):
        one = card_points(column(t, i, 0))
        two = card_points(column(t, i, 1))
        if one == two:
            announce(d, COLUMN_TIED, card=target(t, i), amount=target(t, i) // 2)
        else:
            announce(d, TAKES_COLUMN, 0 if one > two else 1, card=target(t, i))
    one = score(t, 0)
    two = score(t, 1)
    t.points[0] += one
    t.points[1] += two
    announce(d, GAINS, 0, amount=one)
    announce(d, GAINS, 1, amount=two)
    ahead = most(t, t.points)
    if (t.points[lowest_bit(ahead)] >= GOAL and ahead & (ahead - 1) == 0) or t.hand >= t.max_rounds:
        win(t, d, ahead)
    elif one == two:
        t.starter = 3 - t.starter
    else:
        t.starter = 1 if one < two else 2


@rule
def hope(difference):
    """How sure a lead in a column is, from -1 to 1."""
    return difference / (abs(difference) + 8.0)


@rule
def advise(t, d, p, menu, n):
    """The column in which the card changes most: its target's rank times how much surer of it one is."""
    k = card_to_place(t)
    best = menu[0]
    most_gained = -1.0
    for j in range(n):
        i = column_of(t, card_of(menu[j]))
        lead = card_points(column(t, i, p)) - card_points(column(t, i, 1 - p))
        gained = target(t, i) * (hope(lead + k) - hope(lead))
        if gained > most_gained:
            most_gained = gained
            best = menu[j]
    return best


@rule
def standing(t, p):
    """How well a seat stands, for search: its lead in points as the columns stand; a win counts 100 more."""
    lead = t.points[p] - t.points[1 - p]
    if t.over:
        return lead + (GOAL if t.winners >> p & 1 else 0)
    return lead + score(t, p) - score(t, 1 - p)


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    return "error-pendleton-rank-there" if in_line(t.targets, card_of(m)) else "error-pendleton-no-target"


def bound(players: int, options: dict) -> int:
    """More moves than any game can have."""
    return options["max_rounds"] * PLAYS


game = Game(
    __name__,
    players=(2, 2),
    minutes=(15, 30),
    kind="luck",
    unit="points",
    version=1,
)
