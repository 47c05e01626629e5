"""Starboard, for 2 to 7 players.

Push your luck on one common hand: everybody antes a chip, and two cards of different ranks lie in the middle. In turn from
the button, `hit` (pay a chip and turn a card) or `lock` (no more turns). A card whose rank lies in the middle already busts
the hitter and is discarded. Any other card joins the middle and throws out everybody who has locked. Whoever is the
only one left is locked by himself. When all are locked or out, the locked ones share the pot; odd chips stay for the
next hand, and the button goes to the left.
"""

from __future__ import annotations

from alehouse.declare import Events, Game, Verbs, amount, event, lines, number, seat, seat_set, words
from alehouse.kit import deck, line, pot, score, seats
from alehouse.rules import DEALT, DECK, DISCARD, announce, move, rule, verb_of


class Table(deck.OneDeck):
    """The state of a session of Starboard."""

    hands = amount(1, 1, 1000)
    middle = lines(per_seat=False, show="row")
    """The common hand: no rank twice."""
    button = seat(show="seat")
    state = words("in", "locked", "bust", "out", per_seat=True, safe="locked", hurt="bust", gone="out")
    chips = number(per_seat=True)
    pot = number()
    choosing = seat_set()
    """Seats that have neither locked nor gone out."""
    locked = seat_set()
    """Seats that have locked and have not been thrown out since."""


IN, LOCKED, BUSTED, OUT = Table.state
verbs = Verbs("hit", "lock")
HIT, LOCK = verbs
events = Events(
    "opening-pair",
    event("busts-out", puts=BUSTED, lights=True, pause="moment"),
    event("out", puts=OUT, pause="moment"),
    event("locks-in", puts=LOCKED, pause="moment"),
)
OPENING_PAIR, BUST, LEAVES, LOCKS = events

MIDDLE = Table.place("middle")
ANTE = 1
PRICE = 1
"""What a hit costs."""
CLEAN_HITS = 8
"""After so many all ten ranks lie in the middle."""


@rule
def deal(t, d):
    """Antes, and two cards that do not pair; the button begins (R8)."""
    t.button = seats.button(t, d)
    pot.antes(t, d, seats.everybody(t), ANTE)
    deck.fresh(t)
    t.choosing = seats.everybody(t)
    t.locked = 0
    for p in range(t.players):
        t.state[p] = IN
    t.middle = 0
    while line.size(t.middle) < 2:
        k = turn_card(t, d)
        if line.has(t.middle, k):
            t.discard[k] += 1
            announce(d, OPENING_PAIR, card=k, source=MIDDLE, to=DISCARD)
        else:
            t.middle = line.put(t.middle, k)
    seats.turn_to(t, t.button)


@rule
def turn_card(t, d):
    """Turn the next card of the deck."""
    k = deck.draw(t, d)
    announce(d, DEALT, card=k, source=DECK, to=MIDDLE)
    return k


@rule
def legal(t, p, menu):
    """Always both, even when every card would be a bust (R6)."""
    menu[0] = move(HIT, p)
    menu[1] = move(LOCK, p)
    return 2


@rule
def play(t, d, p, m):
    """Hit or lock; then it is the next seat's turn, or the pot is shared."""
    if verb_of(m) == HIT:
        hit(t, d, p)
    else:
        lock(t, d, p)
    left = t.choosing | t.locked
    if t.choosing and seats.alone(left):
        lock(t, d, seats.only(left))
    if t.choosing:
        seats.turn_to(t, seats.next(t, p, t.choosing))
        return True
    pot.share(t, d, t.locked)
    return score.end_hand(t, d)


@rule
def hit(t, d, p):
    """Pay a chip for a card: a pair with the middle is a bust, any other card throws out those who have locked."""
    pot.pay_in(t, d, p, PRICE)
    k = turn_card(t, d)
    if line.has(t.middle, k):
        t.discard[k] += 1
        t.state[p] = BUSTED
        t.choosing = seats.but(t.choosing, p)
        announce(d, BUST, p, card=k, source=MIDDLE, to=DISCARD)
    else:
        t.middle = line.put(t.middle, k)
        for q in range(t.players):
            if seats.has(t.locked, q):
                t.state[q] = OUT
                announce(d, LEAVES, q)
        t.locked = 0


@rule
def lock(t, d, p):
    """No more turns, and a share of the pot if nobody hits a new rank any more."""
    t.state[p] = LOCKED
    t.choosing = seats.but(t.choosing, p)
    t.locked |= 1 << p
    announce(d, LOCKS, p)


@rule
def worth(t, p, m):
    """The chips that a move promises, if the others hit as long as that pays for them.

    A clean hit leaves the pot to those who have not locked. A lock is safe where hitting does not pay for the last
    one; where it does, everybody who comes later would have to bust.
    """
    later = seats.count(t.choosing) - 1
    sharing = seats.count(t.locked) + 1
    clean = 1 - bust_risk(t)
    if verb_of(m) == HIT:
        return clean * (t.pot + PRICE) / (1 + later) - PRICE
    if later == 0:
        return t.pot / sharing
    if clean * (t.pot + PRICE) - PRICE > t.pot / (sharing + 1):
        return t.pot / sharing * (1 - clean) ** later
    return t.pot / (sharing + later)


@rule
def bust_risk(t):
    """How likely the next card pairs one in the middle. Whatever is not on the table is in the deck."""
    pairing = 0
    for k in range(1, len(t.deck)):
        if line.has(t.middle, k):
            pairing += k - 1 - t.discard[k]
    return pairing / t.left


@rule
def forget(t):
    """The order of the middle makes no difference, nor do the chips that somebody has, nor how somebody has left."""
    order = t.middle
    t.middle = 0
    for k in range(1, len(t.deck)):
        if line.has(order, k):
            t.middle = line.put(t.middle, k)
    for p in range(t.players):
        t.chips[p] = 0
        t.state[p] = IN


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of the pot it is still fighting for."""
    return pot.stake(t, p, t.choosing | t.locked)


@rule
def price(t, m):
    """Chips that a move certainly costs."""
    return PRICE if verb_of(m) == HIT else 0


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: everybody busts or locks once, all other hits are clean."""
    return options["hands"] * (players + CLEAN_HITS)


game = Game(__name__, players=(2, 7), minutes=(3, 10), kind="gambling", unit="chips")
