"""Port, for 2 to 7 players.

Push your luck: everybody builds a face-up stack and tries to have the most card points without a pair.
A round: one card each, the low card leads. On your turn `hit` (a card; a pair busts you and your stack is gone) or
`lock` (no more cards). When all are locked or bust, a locked seat scores the number of players minus the number of
locked stacks with more card points. 21 points win; several: the most; tied for the most: a playoff of the tied seats,
won by the most card points. All rounds come from one deck: five cards burnt, the discards reshuffled when it runs out.
"""

from __future__ import annotations

import numpy as np

from alehouse.compiled import count_bits, lowest_bit, rule
from alehouse.dealer import announce
from alehouse.deck import (
    RANKS,
    OneDeck,
    can_draw,
    card_points,
    clear_stacks,
    deal_one_each,
    discard_stack,
    draw,
    everybody,
    fresh_deck,
    holds,
    next_hand,
    next_seat,
    put,
    to_come,
)
from alehouse.events import DEALT, DECK, DISCARD, GAINS, own_events
from alehouse.game import Game
from alehouse.layout import amount, number, stacks, words
from alehouse.ledger import lead, most, win
from alehouse.moves import Verbs, move, verb, verb_of

IN, LOCKED, BUSTED, OUT = range(4)


class Table(OneDeck):
    """The state of a game of Port."""

    max_rounds = amount(500, 1, 100_000)
    stack = stacks()
    state = words("in", "locked", "bust", "out", per_seat=True)
    playing = number()
    """Seats in this round: all of them, or those of a playoff."""
    playoff = number()
    choosing = number()
    """Seats that have neither locked nor bust, as a bit mask."""
    locked_at = number(per_seat=True)
    """Card points of a locked stack; -1 for a seat that has not locked."""
    points = number(per_seat=True)


verbs = Verbs(verb("hit"), verb("lock"))
HIT, LOCK = verbs
events = own_events("bust", "locks", "playoff")
BUST, LOCKS, PLAYOFF = events

STACK = Table.place("stack")
BURN = 5
TARGET = 21


@rule
def start(t, d):
    """Set up the table and deal the first round."""
    fresh_deck(t, BURN)
    t.playing = everybody(t)
    new_round(t, d)


@rule
def new_round(t, d):
    """Clear the table and deal a card each; the low card leads."""
    next_hand(t, d)
    clear_stacks(t, t.stack)
    t.choosing = t.playing
    for p in range(t.players):
        t.state[p] = IN if t.playing >> p & 1 else OUT
        t.locked_at[p] = -1
    deal_one_each(t, d, t.stack, STACK, t.playing, 0)


@rule
def legal(t, p, menu):
    """Hit, while there is a card (R3), or lock."""
    n = 0
    if can_draw(t):
        menu[n] = move(HIT, p)
        n += 1
    menu[n] = move(LOCK, p)
    return n + 1


@rule
def play(t, d, p, m):
    """Take a card or lock; then it is the next seat's turn, or the round is scored."""
    if verb_of(m) == HIT:
        k = draw(t, d)
        announce(d, DEALT, p, card=k, source=DECK, to=STACK)
        if holds(t.stack[p], k):
            discard_stack(t, t.stack[p])
            t.discard[k] += 1
            t.stack[p] = 0
            t.state[p] = BUSTED
            t.choosing &= ~(np.int64(1) << p)
            announce(d, BUST, p, card=k, source=STACK, to=DISCARD)
        else:
            t.stack[p] = put(t.stack[p], k)
    else:
        t.state[p] = LOCKED
        t.locked_at[p] = card_points(t.stack[p])
        t.choosing &= ~(np.int64(1) << p)
        announce(d, LOCKS, p)
    if t.choosing:
        t.acting = np.int64(1) << next_seat(t, p, t.choosing)
    else:
        end_round(t, d)


@rule
def end_round(t, d):
    """Score the round, and see whether somebody has won."""
    if t.playoff:
        ahead = most(t, t.locked_at)
        if t.locked_at[lowest_bit(ahead)] >= 0:
            t.playing = ahead
    else:
        for p in range(t.players):
            if t.state[p] == LOCKED:
                place = 0
                for q in range(t.players):
                    place += t.locked_at[q] > t.locked_at[p]
                t.points[p] += t.players - place
                announce(d, GAINS, p, amount=t.players - place)
        ahead = most(t, t.points)
        if t.points[lowest_bit(ahead)] >= TARGET:
            t.playoff = 1
            t.playing = ahead
    if t.playoff and t.playing & (t.playing - 1) == 0:
        win(t, d, t.playing)
    elif t.hand >= t.max_rounds:
        win(t, d, t.playing if t.playoff else most(t, t.points))
    else:
        if t.playoff:
            announce(d, PLAYOFF)
        new_round(t, d)


@rule
def advise(t, d, p, menu, n):
    """Lock, unless one more card promises a better place even though it may pair."""
    if n == 1:
        return menu[0]
    total = np.int64(0)
    worth = 0.0
    points = card_points(t.stack[p])
    for k in range(1, RANKS):
        left = to_come(t, t.stack, p, k)
        total += left
        if not holds(t.stack[p], k):
            worth += left * hoped_place(t, p, points + k)
    return menu[0] if worth > max(1, total) * hoped_place(t, p, points) else menu[1]


@rule
def hoped_place(t, p, points):
    """About what a stack of so many card points will score, if those who go on end somewhere from 10 to 22."""
    place = 1.0 * count_bits(t.playing)
    for q in range(t.players):
        if t.locked_at[q] > points:
            place -= 1
        elif q != p and t.choosing >> q & 1:
            place -= 0.9 * min(1.0, max(0.0, (22 - points) / 12))
    return place


@rule
def standing(t, p):
    """How well a seat stands, for search: its points ahead of the best of the others; a win counts 21 more."""
    return lead(t, p) + (TARGET if t.winners >> p & 1 else 0)


def bound(players: int, options: dict) -> int:
    """More moves than any game can have."""
    return options["max_rounds"] * (50 + players)


game = Game(
    __name__,
    players=(2, 7),
    minutes=(10, 20),
    kind="luck",
    unit="points",
    version=1,
)
