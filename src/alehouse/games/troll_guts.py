"""Troll Guts, for 3 to 6 players.

Everybody antes a chip and gets five cards face down and one up; the lowest up card leads. First all put their down cards in an
order, in secret. On your turn one card comes to your up cards: the deck's (`draw`), the top of another's stack (`steal B`) or
of your own, for a chip (`buy`). A pair costs its rank, and you are out. The last one takes the pot.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.compiled import lowest_bit, rule
from alehouse.dealer import announce, chance
from alehouse.deck import (
    RANKS,
    DownCards,
    can_draw,
    deal_down,
    discard_stack,
    down_count,
    draw,
    drawn_face_up,
    everybody,
    fresh_deck,
    holds,
    low_card_leads,
    muck_hand,
    next_hand,
    next_seat,
    put,
    redeal,
    turn_down_card,
)
from alehouse.events import DEALT, DECK, own_events
from alehouse.game import Game
from alehouse.layout import OWNER, amount, cards, number, stacks, words
from alehouse.ledger import antes, collect, end_session, pay_pot, with_share
from alehouse.moves import ORDER, SEAT, Verbs, cards_of, move, seat_of, target_of, verb, verb_of
from alehouse.sealed import SealedChoices, choose_in_secret, seal, unseal

IN, OUT = range(2)


class Table(DownCards, SealedChoices):
    """The state of a session of Troll Guts."""

    hands = amount(1, 1, 1000)
    down = cards(per_seat=True, seen_by=OWNER, show="hand", older="down_older", order="order")
    up = stacks()
    state = words("in", "out", per_seat=True)
    order = number(per_seat=True, seen_by=OWNER)
    """The down cards of a seat from the top, four bits each."""
    chips = number(per_seat=True)
    pot = number()
    active = number()
    """Seats still in the hand, as a bit mask."""
    leader = number()
    stacking = number()


verbs = Verbs(verb("stack", ORDER, secret=True), verb("draw"), verb("steal", SEAT), verb("buy"))
STACK, DRAW, STEAL, BUY = verbs
events = own_events("stacks", "steals", "buys", "pair-out", "draws")
STACKS, STEALS, BUYS, PAIR_OUT, DRAWS = events

DOWN, UP = Table.place("down"), Table.place("up")
CARDS_EACH = 5
CARD_BITS = 4


@rule
def start(t, d):
    """Deal for the first time."""
    new_hand(t, d)


@rule
def new_hand(t, d):
    """Antes, five cards down and one up; again after a perfect tie (R9). Then all stack their down cards (R2)."""
    next_hand(t, d)
    antes(t, d, everybody(t), 1)
    leader = deal(t, d)
    while leader < 0:
        redeal(t, d, t.up)
        leader = deal(t, d)
    t.leader = leader
    t.stacking = 1
    choose_in_secret(t, everybody(t))


@rule
def deal(t, d):
    """Everybody's cards; return who leads, or -1."""
    for p in range(t.players):
        t.up[p] = 0
        t.order[p] = 0
        t.state[p] = IN
    t.active = everybody(t)
    fresh_deck(t, 0)
    deal_down(t, d, t.active, CARDS_EACH, DOWN)
    return low_card_leads(t, d, t.up, UP, t.active, 0)


@rule
def legal(t, p, menu):
    """Every order of the down cards (R6); or draw, steal from who has down cards (R1), buy."""
    if t.stacking:
        return orders(t, p, menu)
    n = 0
    if can_draw(t):
        menu[n] = move(DRAW, p)
        n += 1
    for q in range(t.players):
        if q != p and t.active >> q & 1 and down_count(t, q):
            menu[n] = move(STEAL, p, q)
            n += 1
    if down_count(t, p):
        menu[n] = move(BUY, p)
        n += 1
    return n


@rule
def orders(t, p, menu):
    """All orders of the down cards, in the order of a dictionary: each follows from the one before."""
    word = np.int64(0)
    size = 0
    for k in range(1, RANKS):
        for _ in range(t.down[p, k]):
            word |= np.int64(k) << CARD_BITS * size
            size += 1
    n = 0
    while True:
        menu[n] = move(STACK, p, -1, word)
        n += 1
        i = size - 2
        while i >= 0 and at(word, i) >= at(word, i + 1):
            i -= 1
        if i < 0:
            return n
        j = size - 1
        while at(word, j) <= at(word, i):
            j -= 1
        word = swapped(word, i, j)
        low, high = i + 1, size - 1
        while low < high:
            word = swapped(word, low, high)
            low += 1
            high -= 1


@rule
def at(word, i):
    """The card at a place of an order."""
    return word >> CARD_BITS * i & 15


@rule
def swapped(word, i, j):
    """An order with two cards changed."""
    both = at(word, i) ^ at(word, j)
    return word ^ both << CARD_BITS * i ^ both << CARD_BITS * j


@rule
def play(t, d, p, m):
    """Stack, or take a card; then it is the turn of the next seat that is in (R7)."""
    v = verb_of(m)
    if v == STACK:
        if seal(t, p, cards_of(m)):
            for q in range(t.players):
                t.order[q] = unseal(t, q)
                announce(d, STACKS, q)
            t.stacking = 0
            t.acting = np.int64(1) << t.leader
        return
    if v == DRAW:
        announce(d, DRAWS, p)
        k = draw(t, d)
        drawn_face_up(t, k)
        announce(d, DEALT, p, card=k, source=DECK, to=UP)
    elif v == STEAL:
        k = take_top(t, d, target_of(m))
        announce(d, STEALS, p, target_of(m), k, source=DOWN, to=UP)
    else:
        pay_pot(t, d, p, 1)
        k = take_top(t, d, p)
        announce(d, BUYS, p, p, k, source=DOWN, to=UP)
    following = next_seat(t, p, t.active)
    if holds(t.up[p], k):
        t.discard[k] += 1
        announce(d, PAIR_OUT, p, card=k)
        pay_pot(t, d, p, k)
        leave(t, p)
    else:
        t.up[p] = put(t.up[p], k)
    if t.active & (t.active - 1) == 0:
        end_hand(t, d)
    else:
        t.acting = np.int64(1) << following


@rule
def take_top(t, d, q):
    """The top card of a stack comes off in sight. Where the order is not known, any of its cards may be on top."""
    k = t.order[q] & 15
    if k:
        t.order[q] >>= CARD_BITS
    else:
        i = chance(d, down_count(t, q))
        k = np.int64(1)
        while i >= t.down[q, k]:
            i -= t.down[q, k]
            k += 1
    turn_down_card(t, q, k)
    return k


@rule
def leave(t, p):
    """A seat is out, and all its cards are turned down."""
    t.active &= ~(np.int64(1) << p)
    t.state[p] = OUT
    discard_stack(t, t.up[p])
    t.up[p] = 0
    t.order[p] = 0
    muck_hand(t, p)


@rule
def end_hand(t, d):
    """The last seat takes the pot; the next hand, or the end of the session."""
    collect(t, d, lowest_bit(t.active), t.pot)
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
    """Stack what pairs the others on top; buy when the own top card is safe and the deck is not, else take the smaller risk."""
    if t.stacking:
        return best_order(t, p, menu, n)
    best = menu[0]
    least = 1.0e9
    for i in range(n):
        v = verb_of(menu[i])
        if v == BUY:
            k = t.order[p] & 15
            risk = 1.0 + (k if holds(t.up[p], k) else 0.0)
        elif v == DRAW:
            risk = deck_risk(t, p)
        else:
            risk = deck_risk(t, p) + 0.5
        if risk < least:
            least = risk
            best = menu[i]
    return best


@rule
def deck_risk(t, p):
    """What a card that seat `p` has not seen costs on average."""
    bad = 0.0
    total = 0.0
    for k in range(1, RANKS):
        left = np.int64(k) - t.down[p, k] - t.discard[k]
        for q in range(t.players):
            left -= holds(t.up[q], k)
        total += left
        bad += left * k * holds(t.up[p], k)
    return bad / max(1.0, total)


@rule
def best_order(t, p, menu, n):
    """The order in which cards that others show come first, and those that pair the own up cards last."""
    best = menu[0]
    most = -1.0e9
    for i in range(n):
        word = cards_of(menu[i])
        worth = 0.0
        for place in range(CARDS_EACH):
            k = at(word, place)
            shown = 0
            for q in range(t.players):
                if q != p:
                    shown += holds(t.up[q], k)
            worth += (CARDS_EACH - place) * (k * shown - 2.0 * k * holds(t.up[p], k))
        if worth > most:
            most = worth
            best = menu[i]
    return best


def why_not(t: Any, m: int) -> str | None:
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


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any session can have: every turn adds an up card or takes a seat out."""
    return options["hands"] * (players + 60)


game = Game(
    __name__,
    players=(3, 6),
    minutes=(5, 15),
    kind="luck",
    unit="chips",
    version=1,
)
