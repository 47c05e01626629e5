"""Port, for 2 to 7 players.

Push your luck: everybody builds a face-up stack and tries to have the most card points without a pair.
A round: one card each, the low card leads. On your turn `hit` (a card; a pair busts you and your stack is gone) or
`lock` (no more cards). When all are locked or bust, a locked seat scores the number of players minus the number of
locked stacks with more card points. 21 points win; several: the most; tied for the most: a playoff of the tied seats,
won by the most card points. All rounds come from one deck: five cards burnt, the discards reshuffled when it runs out.
"""

from __future__ import annotations

from alehouse.declare import Events, Game, Verbs, amount, event, flag, number, seat_set, stacks, words
from alehouse.kit import deck, leading, score, seats, stack
from alehouse.rules import DEALT, DECK, DISCARD, announce, move, rule, verb_of


class Table(deck.OneDeck):
    """The state of a game of Port."""

    max_rounds = amount(500, 1, 100_000)
    stack = stacks()
    state = words("in", "locked", "bust", "out", per_seat=True, safe="locked", hurt="bust", gone="out")
    playing = seat_set()
    """Seats in this round: all of them, or those of a playoff."""
    playoff = flag()
    choosing = seat_set()
    """Seats that have neither locked nor bust."""
    locked_at = number(per_seat=True)
    """Card points of a locked stack; -1 for a seat that has not locked."""
    points = number(per_seat=True)


IN, LOCKED, BUSTED, OUT = Table.state
verbs = Verbs("hit", "lock")
HIT, LOCK = verbs
events = Events(
    event("bust", puts=BUSTED, lights=True, pause="moment"),
    event("locks", puts=LOCKED, pause="moment"),
    event("playoff", pause="long"),
)
BUST, LOCKS, PLAYOFF = events

STACK = Table.place("stack")
BURN, TARGET = 5, 21


@rule
def start(t, d):
    """All rounds come from one deck."""
    deck.fresh(t, BURN)
    t.playing = seats.everybody(t)


@rule
def deal(t, d):
    """Clear the table and deal a card each; the low card leads."""
    stack.discard_all(t, t.stack)
    t.choosing = t.playing
    for p in range(t.players):
        t.state[p] = IN if seats.has(t.playing, p) else OUT
        t.locked_at[p] = -1
    leading.deal_one_each(t, d, t.stack, STACK, t.playing)


@rule
def legal(t, p, menu):
    """Hit, while there is a card (R3), or lock."""
    n = 0
    if deck.can_draw(t):
        menu[n] = move(HIT, p)
        n += 1
    menu[n] = move(LOCK, p)
    return n + 1


@rule
def play(t, d, p, m):
    """Take a card or lock; then it is the next seat's turn, or the round is scored."""
    if verb_of(m) == HIT:
        hit(t, d, p)
    else:
        t.state[p] = LOCKED
        t.locked_at[p] = stack.points(t.stack[p])
        t.choosing = seats.but(t.choosing, p)
        announce(d, LOCKS, p)
    if not t.choosing:
        return end_round(t, d)
    seats.turn_to(t, seats.next(t, p, t.choosing))
    return True


@rule
def hit(t, d, p):
    """Take a card; a pair is a bust."""
    k = deck.draw(t, d)
    announce(d, DEALT, p, card=k, source=DECK, to=STACK)
    if stack.has(t.stack[p], k):
        t.stack[p] = stack.discard(t, t.stack[p])
        t.discard[k] += 1
        t.state[p] = BUSTED
        t.choosing = seats.but(t.choosing, p)
        announce(d, BUST, p, card=k, source=STACK, to=DISCARD)
    else:
        t.stack[p] = stack.put(t.stack[p], k)


@rule
def end_round(t, d):
    """Score the round, and see whether somebody has won."""
    if t.playoff:
        ahead = seats.most(t, t.locked_at)
        if t.locked_at[seats.only(ahead)] >= 0:
            t.playing = ahead
    else:
        for p in range(t.players):
            if t.state[p] == LOCKED:
                score.gain(t, d, p, t.players - score.ahead_of(t, t.locked_at, p))
        ahead = seats.most(t, t.points)
        if t.points[seats.only(ahead)] >= TARGET:
            t.playoff = 1
            t.playing = ahead
    if t.playoff and seats.alone(t.playing):
        score.win(t, d, t.playing)
    elif t.hand >= t.max_rounds:
        score.win(t, d, t.playing if t.playoff else seats.most(t, t.points))
    elif t.playoff:
        announce(d, PLAYOFF)
    return False


@rule
def worth(t, p, m):
    """What a move promises, as far as the seat can tell: the place of its stack, after one more card or as it is."""
    points = stack.points(t.stack[p])
    if verb_of(m) == LOCK:
        return hoped_place(t, p, points)
    total = 0
    hoped = 0.0
    for k in range(1, len(t.deck)):
        left = deck.to_come(t, t.stack, p, k)
        total += left
        if not stack.has(t.stack[p], k):
            hoped += left * hoped_place(t, p, points + k)
    return hoped / max(1, total)


@rule
def hoped_place(t, p, points):
    """About what a stack of so many card points will score, if those who go on end somewhere from 10 to 22."""
    place = 1.0 * seats.count(t.playing)
    for q in range(t.players):
        if t.locked_at[q] > points:
            place -= 1
        elif q != p and seats.has(t.choosing, q):
            place -= 0.9 * min(1.0, max(0.0, (22 - points) / 12))
    return place


@rule
def forget(t):
    """The order of a stack makes no difference, and of a locked one only its points count (they are in `locked_at`)."""
    for p in range(t.players):
        t.stack[p] = 0 if t.state[p] == LOCKED else stack.ranks(t.stack[p])


@rule
def standing(t, p):
    """How well a seat stands, for search: its points ahead of the best of the others; a win counts 21 more."""
    return score.lead(t, p) + TARGET * seats.has(t.winners, p)


def bound(players: int, options: dict) -> int:
    """More moves than any game can have."""
    return options["max_rounds"] * (50 + players)


game = Game(__name__, players=(2, 7), minutes=(10, 20), kind="luck", unit="points")
