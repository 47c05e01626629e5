"""Regent, for 2 to 6 players.

Bluffing with pairs: everybody has two down cards and one up card; the lowest up card leads. On your turn `draw` a card
face down, `attack B` (the next card of the deck goes to B face up; if it pairs an up card of B, you pay B that much),
`gift B 5` (one of your down cards to B face up; it may not pair an up card), `fold` (pay the lowest up card on the
table) or `see B` (B's whole hand is checked: B pays you the highest pair in it, or you pay B's highest card).
Two players: any payment goes to the other and ends the round. Three and more: attack, gift and see pass the turn to
their target; whoever pays is out of the round, folds go to the pot, the last one left takes it.
The rounds of a session come from one deck: five cards burnt, the discards reshuffled when it runs out.
"""

from __future__ import annotations

from alehouse.declare import (
    CARD,
    SEAT,
    Events,
    Game,
    Verbs,
    amount,
    event,
    number,
    seat_set,
    stacks,
    verb,
    words,
)
from alehouse.kit import deck, down, leading, pot, score, seats, stack
from alehouse.rules import (
    DEALT,
    DECK,
    DISCARD,
    DOWN,
    announce,
    card_of,
    highest_bit,
    lowest_bit,
    move,
    rule,
    seat_of,
    target_of,
    verb_of,
)


class Table(down.DownCards):
    """The state of a session of Regent."""

    hands = amount(10, 1, 1000)
    up = stacks()
    state = words("in", "out", per_seat=True, gone="out")
    chips = number(per_seat=True)
    pot = number()
    active = seat_set()
    """Seats still in the round."""


IN, OUT = Table.state
verbs = Verbs("draw", verb("attack", SEAT), verb("gift", SEAT, CARD), "fold", verb("see", SEAT))
DRAW, ATTACK, GIFT, FOLD, SEE = verbs
events = Events(
    event("attacks", pause="moment"),
    event("pair", lights=True, pause="moment"),
    event("gives", pause="moment"),
    event("folds", pause="moment"),
    event("sees", pause="moment"),
    event("turns", pause="moment"),
    event("clean", pause="long"),
    event("out", puts=OUT, pause="moment"),
)
ATTACKS, PAIR, GIVES, FOLDS, SEES, TURNS, CLEAN, LEAVES = events

UP = Table.place("up")
BURN = 5
AVERAGE_PAIR, AVERAGE_HIGHEST = 7, 8


@rule
def start(t, d):
    """All rounds come from one deck."""
    deck.fresh(t, BURN)


@rule
def deal(t, d):
    """Clear the table; two down cards and one up card each, the lowest up card leads. A perfect tie is dealt again (R12)."""
    stack.discard_all(t, t.up)
    for p in range(t.players):
        down.muck(t, p)
        t.state[p] = IN
    t.active = seats.everybody(t)
    seats.turn_to(t, leading.down_and_up(t, d, t.up, UP, t.active, 2))


@rule
def legal(t, p, menu):
    """Draw and attack while there is a card (R6); gifts that do not pair; see whoever has a down card (R4)."""
    menu[0] = move(FOLD, p)
    n = 1
    drawable = deck.can_draw(t)
    if drawable:
        menu[n] = move(DRAW, p)
        n += 1
    mine = down.ranks(t, p)
    others = seats.but(t.active, p)
    while others:
        q = lowest_bit(others)
        others &= others - 1
        if drawable:
            menu[n] = move(ATTACK, p, q)
            n += 1
        gifts = mine & ~t.up[q]
        while gifts:
            menu[n] = move(GIFT, p, q, lowest_bit(gifts))
            n += 1
            gifts &= gifts - 1
        if down.count(t, q) > 0:
            menu[n] = move(SEE, p, q)
            n += 1
    return n


@rule
def play(t, d, p, m):
    """Make a move; then it is the turn of the left neighbour, or of the target of an attack, a gift or a look.

    With two players any payment ends the round.
    """
    v, q = verb_of(m), target_of(m)
    active = t.active
    if v == DRAW:
        down.take(t, d, p)
    elif v == FOLD:
        fold(t, d, p)
    elif v == ATTACK:
        attack(t, d, p, q)
    elif v == GIFT:
        gift(t, d, p, q, card_of(m))
    else:
        see(t, d, p, q)
    if t.active != active and (t.players == 2 or seats.alone(t.active)):
        pot.share(t, d, t.active)
        return score.end_hand(t, d)
    seats.turn_to(t, seats.nearest(t, q if q >= 0 else seats.left(t, p), t.active))
    return True


@rule
def fold(t, d, p):
    """Pay the lowest up card on the table: to the other of two, else into the pot."""
    announce(d, FOLDS, p)
    if t.players == 2:
        pot.pay(t, d, p, 1 - p, fold_price(t))
    else:
        pot.pay_in(t, d, p, fold_price(t))
    leave(t, d, p)


@rule
def attack(t, d, p, q):
    """The next card goes to `q` face up; a visible pair costs the attacker its rank. Hidden pairs do not count (R1)."""
    announce(d, ATTACKS, p, q)
    k = deck.draw(t, d)
    down.seen(t, k)
    announce(d, DEALT, q, card=k, source=DECK, to=UP)
    if stack.has(t.up[q], k):
        t.discard[k] += 1
        announce(d, PAIR, q, card=k, source=UP, to=DISCARD)
        pot.pay(t, d, p, q, k)
        leave(t, d, p)
    else:
        t.up[q] = stack.put(t.up[q], k)


@rule
def gift(t, d, p, q, k):
    """A down card of the own hand goes to `q` face up."""
    newer = down.turn(t, p, k)
    t.up[q] = stack.put(t.up[q], k)
    announce(d, GIVES, p, q, card=k, amount=newer, source=DOWN, to=UP)


@rule
def see(t, d, p, q):
    """Check the whole hand of `q`: a pair costs `q` its highest (R3), no pair costs `p` the highest card (R2)."""
    announce(d, SEES, p, q)
    paired = 0
    for k in range(1, len(t.deck)):
        while t.down[q, k] > 0:
            newer = down.turn(t, q, k)
            announce(d, TURNS, q, card=k, amount=newer, source=DOWN, to=UP)
            if stack.has(t.up[q], k):
                paired = k
                t.discard[k] += 1
            else:
                t.up[q] = stack.put(t.up[q], k)
    if paired:
        announce(d, PAIR, q, card=paired)
        pot.pay(t, d, q, p, paired)
        leave(t, d, q)
    else:
        highest = highest_bit(stack.ranks(t.up[q]))
        announce(d, CLEAN, q, card=highest)
        pot.pay(t, d, p, q, highest)
        leave(t, d, p)


@rule
def fold_price(t):
    """The lowest up card of all active hands (R7)."""
    return stack.lowest_of(t.up, t.active)


@rule
def leave(t, d, p):
    """A seat is out of the round; its up cards are discarded seen, its down cards unseen (R10)."""
    announce(d, LEAVES, p)
    t.state[p] = OUT
    down.leave(t, p, t.up)


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of the pot it is still fighting for."""
    return pot.stake(t, p, t.active)


@rule
def worth(t, p, m):
    """See who probably hides a pair; else give cards away, the paired ones first, or draw before an attack that costs more."""
    v, q, k = verb_of(m), target_of(m), card_of(m)
    if v == SEE:
        return see_worth(t, p, q)
    if v == GIFT:
        return 0.5 + k * ((t.down[p, k] > 1) | stack.has(t.up[p], k)) + 0.1 * k * down.count(t, q)
    if v == ATTACK:
        return 0.2 - deck.pair_price(t, t.up, p, t.up[q])
    return -1.0 if v == DRAW else -2.0 * fold_price(t)


@rule
def see_worth(t, p, q):
    """What it is worth on average to see the hand of `q`, by its up cards and the number of its down cards.

    A down card pairs an up card if it is one of those still to come, and another down card once in nine times.
    """
    total = 0
    pairing = 0
    for k in range(1, len(t.deck)):
        left = deck.to_come(t, t.up, p, k)
        total += left
        pairing += left * stack.has(t.up[q], k)
    clean = 1.0
    for i in range(down.count(t, q)):
        clean *= max(0.0, 1.0 - pairing / max(1, total) - i / 9)
    return (1 - clean) * AVERAGE_PAIR - clean * max(AVERAGE_HIGHEST, highest_bit(stack.ranks(t.up[q])))


@rule
def price(t, m):
    """Chips that a move certainly costs."""
    return fold_price(t) if verb_of(m) == FOLD else 0


def question(t, p: int, m: int, after, told) -> dict[str, bool | None]:
    """Whether a card that is drawn pairs one of the own hand, up or down."""
    if verb_of(m) != DRAW:
        return {}
    if after is None:
        return {"pair": None}
    own = down.ranks(t, p) | stack.ranks(t.up[p])
    return {"pair": any(after.down[p, k] > t.down[p, k] and own >> k & 1 for k in range(1, len(t.deck)))}


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    q = int(target_of(m))
    if q == seat_of(m):
        return "error-regent-own-hand"
    if q >= 0 and not seats.has(t.active, q):
        return "error-regent-target-out"
    if verb_of(m) == GIFT:
        return "error-regent-gift-pairs" if stack.has(t.up[q], card_of(m)) else "error-card-not-held"
    if verb_of(m) == SEE:
        return "error-regent-nothing-to-see"
    return None


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: every leaver frees his cards to be drawn, given and drawn again."""
    return options["hands"] * players * (2 * 55 + 1)


game = Game(__name__, players=(2, 6), minutes=(15, 30), kind="bluffing", unit="chips")
