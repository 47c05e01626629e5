"""Ghost Town, for 2 to 6 players.

Everybody antes ten and gets five cards. Each chooses one in secret: together these are the street, one of each rank, and the
lowest leads. On your turn play a card into your own house for two chips (`play 9`; not a rank of the street or of the house),
or, if your house has that rank, into your left neighbour's (`left 9`); `draw` a card: a rank of the street or of your house busts
you and costs it, any other joins the house and you take it from the pot; or `fold`. The hand ends when the pot is empty, or
with the last player, who takes it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.compiled import count_bits, lowest_bit, rule
from alehouse.dealer import announce
from alehouse.deck import (
    RANKS,
    DownCards,
    can_draw,
    deal_down,
    discard_stack,
    down_ranks,
    draw,
    drawn_face_up,
    everybody,
    fresh_deck,
    holds,
    muck_hand,
    next_hand,
    next_seat,
    put,
    to_come,
    turn_down_card,
)
from alehouse.events import DECK, DISCARD, LEADS, REDEAL, own_events
from alehouse.game import Game
from alehouse.layout import amount, cards, number, stacks, words
from alehouse.ledger import antes, collect, end_session, pay_pot, with_share
from alehouse.moves import CARD, Verbs, card_of, move, seat_of, verb, verb_of
from alehouse.sealed import SealedChoices, choose_in_secret, seal, unseal

IN, OUT, BUSTED = range(3)


class Table(DownCards, SealedChoices):
    """The state of a session of Ghost Town."""

    hands = amount(1, 1, 1000)
    street = cards(show="row")
    house = stacks()
    state = words("in", "out", "bust", per_seat=True)
    chips = number(per_seat=True)
    pot = number()
    active = number()
    """Seats still in the hand, as a bit mask."""
    begun = number()
    """Whether the first cards have been shown."""


verbs = Verbs(verb("first", CARD), verb("play", CARD), verb("left", CARD), verb("draw"), verb("fold"))
FIRST, PLAY, LEFT, DRAW, FOLD = verbs
events = own_events("shows-first", "builds", "builds-left", "tie-card", "moves-in", "house-falls", "folds")
SHOWS_FIRST, BUILDS, BUILDS_LEFT, TIE_CARD, MOVES_IN, FALLS, FOLDS = events

DOWN, STREET, HOUSE = Table.place("down"), Table.place("street"), Table.place("house")
ANTE, CARDS_EACH, BUILDING = 10, 5, 2


@rule
def start(t, d):
    """Deal for the first time."""
    new_hand(t, d)


@rule
def new_hand(t, d):
    """Antes and a fresh deal."""
    next_hand(t, d)
    antes(t, d, everybody(t), ANTE)
    deal(t, d)


@rule
def deal(t, d):
    """Five cards each; everybody chooses the first one in secret."""
    for p in range(t.players):
        t.house[p] = 0
        t.state[p] = IN
    for k in range(RANKS):
        t.street[k] = 0
    fresh_deck(t, 0)
    deal_down(t, d, everybody(t), CARDS_EACH, DOWN)
    t.active = everybody(t)
    t.begun = 0
    choose_in_secret(t, everybody(t))


@rule
def legal(t, p, menu):
    """A first card; then houses, the deck while it lasts (R5), or fold. The street never goes left (R3)."""
    n = 0
    if not t.begun:
        for k in range(1, RANKS):
            if t.down[p, k]:
                menu[n] = move(FIRST, p, -1, k)
                n += 1
        return n
    q = next_seat(t, p, t.active)
    for k in range(1, RANKS):
        if t.down[p, k]:
            if holds(t.house[p], k):
                if not holds(t.house[q], k):
                    menu[n] = move(LEFT, p, -1, k)
                    n += 1
            elif not t.street[k]:
                menu[n] = move(PLAY, p, -1, k)
                n += 1
    if can_draw(t):
        menu[n] = move(DRAW, p)
        n += 1
    menu[n] = move(FOLD, p)
    return n + 1


@rule
def play(t, d, p, m):
    """Make a move; then it is the turn of the next seat that is still in, or the hand is over (R7)."""
    v = verb_of(m)
    if v == FIRST:
        if seal(t, p, card_of(m)):
            show_first(t, d)
        return
    left = next_seat(t, p, t.active)
    if v == PLAY:
        build(t, d, p, p, card_of(m), BUILDS)
    elif v == LEFT:
        build(t, d, p, left, card_of(m), BUILDS_LEFT)
    elif v == DRAW:
        draw_card(t, d, p)
    else:
        announce(d, FOLDS, p)
        leave(t, p, OUT)
    if t.pot == 0:
        end_hand(t, d)
    elif t.active & (t.active - 1) == 0:
        collect(t, d, lowest_bit(t.active), t.pot)
        end_hand(t, d)
    else:
        t.acting = np.int64(1) << left


@rule
def show_first(t, d):
    """Show the first cards: they are the street, and the lowest leads; ties get cards just for that (R1)."""
    low = RANKS
    tied = np.int64(0)
    for i in range(t.players):
        p = (t.dealer + 1 + i) % t.players
        k = unseal(t, p)
        turn_down_card(t, p, k)
        announce(d, SHOWS_FIRST, p, card=k, source=DOWN, to=DISCARD if t.street[k] else STREET)
        if t.street[k]:
            t.discard[k] += 1
        else:
            t.street[k] = 1
        if k < low:
            low = k
            tied = np.int64(0)
        if k == low:
            tied |= np.int64(1) << p
    t.begun = 1
    leader = break_tie(t, d, tied)
    if leader < 0:
        announce(d, REDEAL)
        deal(t, d)
    else:
        announce(d, LEADS, leader)
        t.acting = np.int64(1) << leader


@rule
def break_tie(t, d, tied):
    """A card to each tied seat, which is only compared and then discarded; -1 if the deck runs out (R1, C5)."""
    while tied & (tied - 1):
        low = RANKS
        lows = np.int64(0)
        for i in range(t.players):
            p = (t.dealer + 1 + i) % t.players
            if tied >> p & 1:
                if t.left == 0:
                    return -1
                k = draw(t, d)
                drawn_face_up(t, k)
                t.discard[k] += 1
                announce(d, TIE_CARD, p, card=k, source=DECK, to=DISCARD)
                if k < low:
                    low = k
                    lows = np.int64(0)
                if k == low:
                    lows |= np.int64(1) << p
        tied = lows
    return lowest_bit(tied)


@rule
def build(t, d, p, q, k, event):
    """A card of the hand joins a house, for two chips to the pot."""
    pay_pot(t, d, p, BUILDING)
    turn_down_card(t, p, k)
    t.house[q] = put(t.house[q], k)
    announce(d, event, p, q, k, source=DOWN, to=HOUSE)


@rule
def draw_card(t, d, p):
    """The next card: a rank of the street or the own house busts (R8), any other earns its rank while the pot lasts (R2)."""
    k = draw(t, d)
    drawn_face_up(t, k)
    if t.street[k] or holds(t.house[p], k):
        t.discard[k] += 1
        announce(d, FALLS, p, card=k, source=DECK, to=DISCARD)
        pay_pot(t, d, p, k)
        leave(t, p, BUSTED)
    else:
        t.house[p] = put(t.house[p], k)
        announce(d, MOVES_IN, p, card=k, source=DECK, to=HOUSE)
        collect(t, d, p, min(k, t.pot))


@rule
def leave(t, p, state):
    """A seat is out of the hand: its house is discarded, its cards stay unseen (R6)."""
    t.active &= ~(np.int64(1) << p)
    t.state[p] = state
    discard_stack(t, t.house[p])
    t.house[p] = 0
    muck_hand(t, p)


@rule
def end_hand(t, d):
    """The next hand, or the end of the session."""
    if t.hand < t.hands:
        new_hand(t, d)
    else:
        end_session(t, d)


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of the pot while it is in."""
    return with_share(t, p, t.active)


@rule
def advise(t, d, p, menu, n):
    """Start with the highest card, for low ones are safe to build with; then do what promises most.

    To be in is worth an equal share of the pot. A card in a house makes its owner likelier to bust by as many as are unseen.
    """
    share = t.pot / count_bits(t.active)
    total = 0.0
    for k in range(1, RANKS):
        total += unseen(t, p, k)
    best = menu[n - 1]
    most = -1.0e9
    for i in range(n):
        v = verb_of(menu[i])
        k = card_of(menu[i])
        if v == FIRST:
            worth = 1.0 * k
        elif v == DRAW:
            worth = draw_worth(t, p, share) / max(1.0, total)
        elif v == FOLD:
            worth = -share
        else:
            harm = unseen(t, p, k) / max(1.0, total) * (k + share)
            worth = -BUILDING + (harm if v == LEFT else -harm)
        if worth > most:
            most = worth
            best = menu[i]
    return best


@rule
def unseen(t, p, k):
    """How many cards of a rank may still come, as far as seat `p` can tell."""
    return to_come(t, t.house, p, k) - t.street[k]


@rule
def draw_worth(t, p, share):
    """What the next card is worth to a seat, added up over all that may come.

    A bust costs the share of the pot as well; of the chips that are taken a share was the seat's already.
    """
    worth = 0.0
    for k in range(1, RANKS):
        if t.street[k] or holds(t.house[p], k):
            worth -= unseen(t, p, k) * (k + share)
        else:
            worth += unseen(t, p, k) * min(k, t.pot) * (1 - 1 / count_bits(t.active))
    return worth


@rule
def price(t, m):
    """Chips that a move certainly costs."""
    v = verb_of(m)
    return BUILDING if v in (PLAY, LEFT) else 0


def why_not(t: Any, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    p, v, k = seat_of(m), verb_of(m), card_of(m)
    if (v == FIRST) == bool(t.begun):
        return "error-ghost-town-first" if not t.begun else "error-ghost-town-begun"
    if v == DRAW:
        return "error-ghost-town-no-card"
    if not down_ranks(t, p) >> k & 1:
        return "error-card-not-held"
    if v == PLAY:
        return "error-ghost-town-street" if t.street[k] else "error-ghost-town-in-house"
    return "error-ghost-town-left" if not holds(t.house[p], k) else "error-ghost-town-left-has"


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any session can have: every card is played once, every draw fills a house or ends a seat."""
    return options["hands"] * players * (1 + 4 + 10 + 1) * 2


game = Game(
    __name__,
    players=(2, 6),
    minutes=(5, 15),
    kind="luck",
    unit="chips",
    version=1,
)
