"""Pendleton, for 2 players.

A fight for five columns. Five cards of different ranks lie in a row, lowest first: the targets. In turn, the top card of the
deck is turned and must be `place`d on the own side of a column in which neither the target nor a card of either side has its
rank. The first card that fits nowhere ends the round. The larger sum of ranks on a side takes the target's rank in points;
equal sums, two empty sides included, get half of it each, rounded down. Who had fewer points in a round begins the next
one, from a fresh shuffle. 100 points win.
"""

from __future__ import annotations

from alehouse.declare import (
    CARD,
    Events,
    Game,
    Verbs,
    amount,
    cards,
    event,
    lines,
    number,
    seat,
    stacks,
    verb,
)
from alehouse.kit import bag, deck, line, score, seats, stack
from alehouse.rules import DEALT, DECK, DISCARD, announce, card_of, move, rule, small_rule


class Table(deck.OneDeck):
    """The state of a game of Pendleton."""

    max_rounds = amount(500, 1, 100_000)
    targets = lines(per_seat=False, show="columns")
    turned = cards(show="row")
    """The card that has to be placed now."""
    column = stacks(n=5, show="column")
    starter = seat(show="seat")
    """Who has begun this round."""
    points = number(per_seat=True)


verbs = Verbs(verb("place", CARD))
(PLACE,) = verbs
events = Events(
    "set-aside",
    "places",
    "fits-nowhere",
    event("takes-column", pause="brief"),
    event("column-tied", pause="brief"),
)
SET_ASIDE, PLACES, FITS_NOWHERE, TAKES_COLUMN, COLUMN_TIED = events

TARGETS, TURNED, COLUMN = Table.place("targets"), Table.place("turned"), Table.place("column")
COLUMNS = 5
GOAL = 100
PLAYS = 45
"""More cards do not fit: no column holds a rank twice, nor that of its target."""


@rule
def start(t, d):
    """The first round is begun by whom chance chooses, unless the table says who."""
    t.starter = seats.beginner(t, d)


@rule
def deal(t, d):
    """Shuffle all cards, lay out five targets and turn the first card."""
    t.column[:] = 0
    bag.clear(t.turned)
    t.targets = 0
    deck.fresh(t)
    lay_targets(t, d)
    turn_card(t, d, t.starter)


@rule
def lay_targets(t, d):
    """Five cards of different ranks, in ascending order; those set aside go back into the deck (R5)."""
    aside = False
    while line.size(t.targets) < COLUMNS:
        k = deck.draw(t, d)
        announce(d, DEALT, card=k, source=DECK, to=TARGETS)
        if line.has(t.targets, k):
            t.discard[k] += 1
            aside = True
            announce(d, SET_ASIDE, card=k, source=TARGETS, to=DISCARD)
        else:
            t.targets = line.put(t.targets, k)
    if aside:
        deck.reshuffle(t, d)
    ascending = 0
    for k in range(1, len(t.deck)):
        if line.has(t.targets, k):
            ascending = line.put(ascending, k)
    t.targets = ascending


@small_rule
def column_of(t, rank):
    """The column whose target has this rank, which must be in the row."""
    i = 0
    for j in range(1, COLUMNS):
        if line.card(t.targets, j) == rank:
            i = j
    return i


@small_rule
def fits(t, i, k):
    """Whether a card of rank `k` may be placed in column `i`."""
    return not stack.has(t.column[i, 0] | t.column[i, 1] | 1 << line.card(t.targets, i), k)


@rule
def turn_card(t, d, p):
    """Turn the next card for seat `p`; return whether it fits anywhere. (The first card of a round always does.)"""
    k = deck.draw(t, d)
    t.turned[k] += 1
    announce(d, DEALT, p, card=k, source=DECK, to=TURNED)
    seats.turn_to(t, p)
    for i in range(COLUMNS):
        if fits(t, i, k):
            return True
    t.turned[k] -= 1
    t.discard[k] += 1
    announce(d, FITS_NOWHERE, p, card=k, source=TURNED, to=DISCARD)
    return False


@rule
def legal(t, p, menu):
    """Every column where the card fits, named by its target."""
    k = bag.first(t.turned)
    n = 0
    for i in range(COLUMNS):
        if fits(t, i, k):
            menu[n] = move(PLACE, p, card=line.card(t.targets, i))
            n += 1
    return n


@rule
def play(t, d, p, m):
    """Place the card on the own side; then the other player's card is turned."""
    k = bag.first(t.turned)
    i = column_of(t, card_of(m))
    t.turned[k] -= 1
    t.column[i, p] = stack.put(t.column[i, p], k)
    announce(d, PLACES, p, card=k, amount=card_of(m), source=TURNED, to=COLUMN + i)
    return turn_card(t, d, 1 - p) or end_round(t, d)


@rule
def end_round(t, d):
    """Score the columns (R1, R2), and see whether somebody has won; equal scores play on (R4)."""
    for i in range(COLUMNS):
        target = line.card(t.targets, i)
        ahead = lead(t, i, 0)
        if ahead == 0:
            announce(d, COLUMN_TIED, card=target, amount=target // 2)
        else:
            announce(d, TAKES_COLUMN, 0 if ahead > 0 else 1, card=target)
    one = round_points(t, 0)
    two = round_points(t, 1)
    score.gain(t, d, 0, one)
    score.gain(t, d, 1, two)
    score.end_round(t, d, GOAL)
    if not t.over:
        t.starter = 1 - t.starter if one == two else 0 if one < two else 1
    return False


@rule
def lead(t, i, p):
    """By how much seat `p` is ahead in column `i`."""
    return stack.points(t.column[i, p]) - stack.points(t.column[i, 1 - p])


@rule
def round_points(t, p):
    """The points of seat `p` in this round as the columns stand."""
    total = 0
    for i in range(COLUMNS):
        ahead = lead(t, i, p)
        if ahead >= 0:
            total += line.card(t.targets, i) // (1 if ahead else 2)
    return total


@rule
def worth(t, p, m):
    """How much the card changes in a column: its target's rank times how much surer of it one is."""
    ahead = lead(t, column_of(t, card_of(m)), p)
    return card_of(m) * (hope(ahead + bag.first(t.turned)) - hope(ahead))


@rule
def hope(difference):
    """How sure a lead in a column is, from -1 to 1."""
    return difference / (abs(difference) + 8.0)


@rule
def forget(t):
    """Of a column it counts which ranks it has, and by how much a side is ahead: the sides may as well lie in another way."""
    for i in range(COLUMNS):
        points = stack.points(t.column[i, 0])
        ranks = stack.ranks(t.column[i, 0] | t.column[i, 1])
        side = ranks
        while stack.points(side) != points:
            side = side - 1 & ranks
        t.column[i, 0] = side
        t.column[i, 1] = ranks & ~side


@rule
def standing(t, p):
    """How well a seat stands, for search: its lead in points as the columns stand; a win counts 100 more."""
    ahead = t.points[p] - t.points[1 - p]
    if t.over:
        return ahead + GOAL * seats.has(t.winners, p)
    return ahead + round_points(t, p) - round_points(t, 1 - p)


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    return "error-pendleton-rank-there" if line.has(t.targets, card_of(m)) else "error-pendleton-no-target"


def bound(players: int, options: dict) -> int:
    """More moves than any game can have."""
    return options["max_rounds"] * PLAYS


game = Game(__name__, players=(2, 2), minutes=(15, 30), kind="luck", unit="points")
