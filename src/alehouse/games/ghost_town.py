"""Ghost Town, for 2 to 6 players.

Everybody antes ten and gets five cards. Each chooses one in secret: together these are the street, one of each rank, and the
lowest leads. On your turn play a card into your own house for two chips (`play 9`; not a rank of the street or of the house),
or, if your house has that rank, into your left neighbour's (`left 9`); `draw` a card: a rank of the street or of your house busts
you and costs it, any other joins the house and you take it from the pot; or `fold`. The hand ends when the pot is empty, or
with the last player, who takes it.
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
    flag,
    number,
    seat_set,
    stacks,
    verb,
    words,
)
from alehouse.kit import bag, choices, deck, down, pot, score, sealed, seats, stack
from alehouse.rules import (
    DECK,
    DISCARD,
    DOWN,
    LEADS,
    NOBODY,
    REDEAL,
    announce,
    card_of,
    move,
    rule,
    seat_of,
    verb_of,
)


class Table(down.DownCards, sealed.SealedChoices):
    """The state of a session of Ghost Town."""

    hands = amount(1, 1, 1000)
    street = cards(show="row")
    house = stacks()
    state = words("in", "out", "bust", per_seat=True, hurt="bust", gone="out")
    chips = number(per_seat=True)
    pot = number()
    active = seat_set()
    """Seats still in the hand."""
    begun = flag()
    """Whether the first cards have been shown."""


IN, OUT, BUSTED = Table.state
verbs = Verbs(verb("first", CARD), verb("play", CARD), verb("left", CARD), "draw", "fold")
FIRST, PLAY, LEFT, DRAW, FOLD = verbs
events = Events(
    "shows-first",
    "builds",
    "builds-left",
    event("tie-card", pause="moment"),
    "moves-in",
    event("house-falls", puts=BUSTED, pause="moment"),
    event("folds", puts=OUT, pause="moment"),
)
SHOWS_FIRST, BUILDS, BUILDS_LEFT, TIE_CARD, MOVES_IN, FALLS, FOLDS = events

STREET, HOUSE = Table.place("street"), Table.place("house")
ANTE, CARDS_EACH, BUILDING = 10, 5, 2


@rule
def deal(t, d):
    """Antes and cards."""
    pot.antes(t, d, seats.everybody(t), ANTE)
    deal_cards(t, d)


@rule
def deal_cards(t, d):
    """Five cards each from a fresh deck; everybody chooses the first one in secret."""
    t.house[:] = 0
    t.state[:] = IN
    bag.clear(t.street)
    deck.fresh(t)
    t.active = seats.everybody(t)
    down.deal(t, d, t.active, CARDS_EACH)
    t.begun = 0
    sealed.ask(t, t.active)


@rule
def legal(t, p, menu):
    """A first card; then houses, the deck while it lasts (R5), or fold. The street never goes left (R3)."""
    if not t.begun:
        return choices.of_cards(menu, 0, FIRST, p, t.down[p])
    n = 0
    q = seats.next(t, p, t.active)
    for k in range(1, len(t.deck)):
        if t.down[p, k]:
            if stack.has(t.house[p], k):
                if not stack.has(t.house[q], k):
                    menu[n] = move(LEFT, p, card=k)
                    n += 1
            elif not t.street[k]:
                menu[n] = move(PLAY, p, card=k)
                n += 1
    if deck.can_draw(t):
        menu[n] = move(DRAW, p)
        n += 1
    menu[n] = move(FOLD, p)
    return n + 1


@rule
def play(t, d, p, m):
    """Make a move; then it is the turn of the next seat that is still in, or the hand is over (R7)."""
    v, k = verb_of(m), card_of(m)
    if v == FIRST:
        if sealed.seal(t, p, k):
            show_first(t, d)
        return True
    left = seats.next(t, p, t.active)
    if v == PLAY:
        build(t, d, p, p, k)
    elif v == LEFT:
        build(t, d, p, left, k)
    elif v == DRAW:
        draw_card(t, d, p)
    else:
        announce(d, FOLDS, p)
        leave(t, p, OUT)
    if t.pot and not seats.alone(t.active):
        seats.turn_to(t, left)
        return True
    pot.collect(t, d, seats.only(t.active), t.pot)
    return score.end_hand(t, d)


@rule
def show_first(t, d):
    """Show the first cards: they are the street, and the lowest leads; ties get cards just for that (R1)."""
    tied = seats.least(t, t.sealed)
    p = t.dealer
    for _ in range(t.players):
        p = seats.left(t, p)
        k = sealed.unseal(t, p)
        down.turn(t, p, k)
        announce(d, SHOWS_FIRST, p, card=k, source=DOWN, to=DISCARD if t.street[k] else STREET)
        if t.street[k]:
            t.discard[k] += 1
        else:
            t.street[k] = 1
    t.begun = 1
    leader = break_tie(t, d, tied)
    if leader == NOBODY:
        announce(d, REDEAL)
        deal_cards(t, d)
    else:
        announce(d, LEADS, leader)
        seats.turn_to(t, leader)


@rule
def break_tie(t, d, tied):
    """A card to each tied seat, which is only compared and then discarded; nobody leads if the deck runs out (R1, C5)."""
    while not seats.alone(tied):
        low = len(t.deck)
        lows = 0
        p = t.dealer
        for _ in range(seats.count(tied)):
            p = seats.next(t, p, tied)
            if t.left == 0:
                return NOBODY
            k = deck.draw(t, d)
            down.seen(t, k)
            t.discard[k] += 1
            announce(d, TIE_CARD, p, card=k, source=DECK, to=DISCARD)
            if k < low:
                low = k
                lows = 0
            if k == low:
                lows |= 1 << p
        tied = lows
    return seats.only(tied)


@rule
def build(t, d, p, q, k):
    """A card of the hand joins the own house or that of the left neighbour, for two chips to the pot."""
    pot.pay_in(t, d, p, BUILDING)
    down.turn(t, p, k)
    t.house[q] = stack.put(t.house[q], k)
    announce(d, BUILDS if p == q else BUILDS_LEFT, p, q, card=k, source=DOWN, to=HOUSE)


@rule
def draw_card(t, d, p):
    """The next card: a rank of the street or the own house busts (R8), any other earns its rank while the pot lasts (R2)."""
    k = deck.draw(t, d)
    down.seen(t, k)
    if t.street[k] or stack.has(t.house[p], k):
        t.discard[k] += 1
        announce(d, FALLS, p, card=k, source=DECK, to=DISCARD)
        pot.pay_in(t, d, p, k)
        leave(t, p, BUSTED)
    else:
        t.house[p] = stack.put(t.house[p], k)
        announce(d, MOVES_IN, p, card=k, source=DECK, to=HOUSE)
        pot.collect(t, d, p, min(k, t.pot))


@rule
def leave(t, p, state):
    """A seat is out of the hand: its house is discarded, its cards stay unseen (R6)."""
    t.state[p] = state
    down.leave(t, p, t.house)


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of the pot while it is in."""
    return pot.stake(t, p, t.active)


@rule
def worth(t, p, m):
    """Start with the highest card, for low ones are safe to build with; then do what promises most.

    To be in is worth an equal share of the pot. A card in a house makes its owner likelier to bust by as many as are unseen.
    """
    v, k = verb_of(m), card_of(m)
    share = t.pot / seats.count(t.active)
    if v == FIRST:
        return 1.0 * k
    if v == FOLD:
        return -share
    total = 0.0
    for r in range(1, len(t.deck)):
        total += unseen(t, p, r)
    if v == DRAW:
        return draw_worth(t, p, share) / max(1.0, total)
    harm = unseen(t, p, k) / max(1.0, total) * (k + share)
    return -BUILDING + (harm if v == LEFT else -harm)


@rule
def unseen(t, p, k):
    """How many cards of a rank may still come, as far as seat `p` can tell."""
    return deck.to_come(t, t.house, p, k) - t.street[k]


@rule
def draw_worth(t, p, share):
    """What the next card is worth to a seat, added up over all that may come.

    A bust costs the share of the pot as well; of the chips that are taken a share was the seat's already.
    """
    value = 0.0
    for k in range(1, len(t.deck)):
        if t.street[k] or stack.has(t.house[p], k):
            value -= unseen(t, p, k) * (k + share)
        else:
            value += unseen(t, p, k) * min(k, t.pot) * (1 - 1 / seats.count(t.active))
    return value


@rule
def price(t, m):
    """Chips that a move certainly costs."""
    v = verb_of(m)
    return BUILDING if v in (PLAY, LEFT) else 0


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    p, v, k = seat_of(m), verb_of(m), card_of(m)
    if (v == FIRST) == bool(t.begun):
        return "error-ghost-town-first" if not t.begun else "error-ghost-town-begun"
    if v == DRAW:
        return "error-ghost-town-no-card"
    if not t.down[p, k]:
        return "error-card-not-held"
    if v == PLAY:
        return "error-ghost-town-street" if t.street[k] else "error-ghost-town-in-house"
    return "error-ghost-town-left" if not stack.has(t.house[p], k) else "error-ghost-town-left-has"


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: every card is played once, every draw fills a house or ends a seat."""
    return options["hands"] * players * (1 + 4 + 10 + 1) * 2


game = Game(__name__, players=(2, 6), minutes=(5, 15), kind="luck", unit="chips")
