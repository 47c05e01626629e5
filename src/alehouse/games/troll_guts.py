"""Troll Guts, for 3 to 6 players.

Everybody antes a chip and gets five cards face down and one up; the lowest up card leads. First all put their down cards in an
order, in secret. On your turn one card comes to your up cards: the deck's (`draw`), the top of another's stack (`steal B`) or
of your own, for a chip (`buy`). A pair costs its rank, and you are out. The last one takes the pot.
"""

from __future__ import annotations

from alehouse.declare import (
    ORDER,
    OWNER,
    SEAT,
    Events,
    Game,
    Verbs,
    amount,
    cards,
    event,
    flag,
    number,
    seat,
    seat_set,
    stacks,
    verb,
    words,
)
from alehouse.kit import deck, down, leading, line, pot, score, sealed, seats, stack
from alehouse.rules import (
    DEALT,
    DECK,
    DOWN,
    announce,
    cards_of,
    chance,
    move,
    rule,
    seat_of,
    target_of,
    verb_of,
)


class Table(down.DownCards, sealed.SealedChoices):
    """The state of a session of Troll Guts."""

    hands = amount(1, 1, 1000)
    down = cards(per_seat=True, seen_by=OWNER, show="hand", older="down_older", order="order")
    up = stacks()
    state = words("in", "out", per_seat=True, gone="out")
    order = number(per_seat=True, seen_by=OWNER)
    """The down cards of a seat from the top, as a line."""
    chips = number(per_seat=True)
    pot = number()
    active = seat_set()
    """Seats still in the hand."""
    leader = seat()
    stacking = flag()


IN, OUT = Table.state
verbs = Verbs(verb("stack", ORDER, secret=True), "draw", verb("steal", SEAT), "buy")
STACK, DRAW, STEAL, BUY = verbs
events = Events(
    event("stacks", pause="brief"),
    event("steals", pause="moment"),
    event("buys", pause="moment"),
    event("pair-out", puts=OUT, lights=True, pause="moment"),
    event("draws", pause="brief"),
)
STACKS, STEALS, BUYS, PAIR_OUT, DRAWS = events

UP = Table.place("up")
CARDS_EACH = 5


@rule
def deal(t, d):
    """Antes, five cards down and one up; again after a perfect tie (R9). Then all stack their down cards (R2)."""
    t.active = seats.everybody(t)
    pot.antes(t, d, t.active, 1)
    t.up[:] = 0
    t.order[:] = 0
    t.state[:] = IN
    deck.fresh(t)
    t.leader = leading.down_and_up(t, d, t.up, UP, t.active, CARDS_EACH)
    t.stacking = 1
    sealed.ask(t, t.active)


@rule
def legal(t, p, menu):
    """Every order of the down cards (R6); or draw, steal from who has down cards (R1), buy."""
    if t.stacking:
        return orders(t, p, menu)
    n = 0
    if deck.can_draw(t):
        menu[n] = move(DRAW, p)
        n += 1
    for q in range(t.players):
        if q != p and seats.has(t.active, q) and down.count(t, q):
            menu[n] = move(STEAL, p, q)
            n += 1
    if down.count(t, p):
        menu[n] = move(BUY, p)
        n += 1
    return n


@rule
def orders(t, p, menu):
    """All orders of the down cards, in the order of a dictionary: each follows from the one before."""
    word = 0
    for k in range(1, len(t.deck)):
        for _ in range(t.down[p, k]):
            word = line.put(word, k)
    last = line.size(word) - 1
    n = 0
    while True:
        menu[n] = move(STACK, p, card=word)
        n += 1
        i = last - 1
        while i >= 0 and line.card(word, i) >= line.card(word, i + 1):
            i -= 1
        if i < 0:
            return n
        j = last
        while line.card(word, j) <= line.card(word, i):
            j -= 1
        word = swapped(word, i, j)
        low, high = i + 1, last
        while low < high:
            word = swapped(word, low, high)
            low += 1
            high -= 1


@rule
def swapped(word, i, j):
    """An order with two cards changed."""
    both = line.card(word, i) ^ line.card(word, j)
    return word ^ both << 4 * i ^ both << 4 * j


@rule
def play(t, d, p, m):
    """Stack, or take a card; then it is the turn of the next seat that is in (R7)."""
    v, q = verb_of(m), target_of(m)
    if v == STACK:
        if sealed.seal(t, p, cards_of(m)):
            for q in range(t.players):
                t.order[q] = sealed.unseal(t, q)
                announce(d, STACKS, q)
            t.stacking = 0
            seats.turn_to(t, t.leader)
        return True
    if v == DRAW:
        announce(d, DRAWS, p)
        k = deck.draw(t, d)
        down.seen(t, k)
        announce(d, DEALT, p, card=k, source=DECK, to=UP)
    elif v == STEAL:
        k = take_top(t, d, q)
        announce(d, STEALS, p, q, card=k, source=DOWN, to=UP)
    else:
        pot.pay_in(t, d, p, 1)
        k = take_top(t, d, p)
        announce(d, BUYS, p, p, card=k, source=DOWN, to=UP)
    if stack.has(t.up[p], k):
        t.discard[k] += 1
        announce(d, PAIR_OUT, p, card=k)
        pot.pay_in(t, d, p, k)
        t.state[p] = OUT
        t.order[p] = 0
        down.leave(t, p, t.up)
    else:
        t.up[p] = stack.put(t.up[p], k)
    if seats.alone(t.active):
        pot.collect(t, d, seats.only(t.active), t.pot)
        return score.end_hand(t, d)
    seats.turn_to(t, seats.next(t, p, t.active))
    return True


@rule
def take_top(t, d, q):
    """The top card of a stack comes off in sight. Where the order is not known, any of its cards may be on top."""
    k = line.card(t.order[q], 0)
    if k:
        t.order[q] >>= 4
    else:
        i = chance(d, down.count(t, q))
        k = 1
        while i >= t.down[q, k]:
            i -= t.down[q, k]
            k += 1
    down.turn(t, q, k)
    return k


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of the pot while it is in."""
    return pot.stake(t, p, t.active)


@rule
def worth(t, p, m):
    """Stack what pairs the others on top; buy when the own top card is safe and the deck is not, else take the smaller risk."""
    if t.stacking:
        return order_worth(t, p, cards_of(m))
    if verb_of(m) == BUY:
        k = line.card(t.order[p], 0)
        return -1.0 - k * stack.has(t.up[p], k)
    risk = deck.pair_price(t, t.up, p, t.up[p])
    return -risk if verb_of(m) == DRAW else -(risk + 0.5)


@rule
def order_worth(t, p, order):
    """More, the further on top cards lie that others show, and the further down those that pair the own up cards."""
    value = 0.0
    for place in range(CARDS_EACH):
        k = line.card(order, place)
        shown = 0
        for q in range(t.players):
            if q != p:
                shown += stack.has(t.up[q], k)
        value += (CARDS_EACH - place) * (k * shown - 2.0 * k * stack.has(t.up[p], k))
    return value


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    v, q = verb_of(m), int(target_of(m))
    if (v == STACK) != bool(t.stacking):
        return "error-troll-guts-stack" if t.stacking else "error-troll-guts-stacked"
    if v == STACK:
        return "error-troll-guts-order"
    if v == DRAW:
        return "error-troll-guts-no-card"
    if v == BUY:
        return "error-troll-guts-nothing-to-buy"
    return "error-troll-guts-own" if q == seat_of(m) else "error-troll-guts-nothing-to-steal"


def reach(word: str, players: int, options: dict) -> range:
    """Five down cards can lie in 120 orders at most."""
    return range(120)


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: every turn adds an up card or takes a seat out."""
    return options["hands"] * (players + 60)


game = Game(__name__, players=(3, 6), minutes=(5, 15), kind="luck", unit="chips")
