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

import numpy as np

from alehouse.compiled import highest_bit, lowest_bit, rule
from alehouse.dealer import announce
from alehouse.deck import (
    RANK_BITS,
    RANKS,
    DownCards,
    can_draw,
    deal_down,
    discard_stack,
    down_count,
    down_ranks,
    draw,
    drawn_face_up,
    everybody,
    fresh_deck,
    holds,
    low_card_leads,
    lowest_in_play,
    muck_hand,
    next_hand,
    next_seat,
    pair_price,
    put,
    redeal,
    take_down_card,
    to_come,
    turn_down_card,
)
from alehouse.events import DEALT, DECK, DISCARD, own_events
from alehouse.game import Game
from alehouse.layout import amount, number, stacks, words
from alehouse.ledger import most, pay, pay_pot, share_pot, win, with_share
from alehouse.moves import CARD, SEAT, Verbs, card_of, move, seat_of, target_of, verb, verb_of

IN, OUT = range(2)


class Table(DownCards):
    """The state of a session of Regent."""

    hands = amount(10, 1, 1000)
    up = stacks()
    state = words("in", "out", per_seat=True)
    chips = number(per_seat=True)
    pot = number()
    active = number()
    """Seats still in the round, as a bit mask."""


verbs = Verbs(verb("draw"), verb("attack", SEAT), verb("gift", SEAT, CARD), verb("fold"), verb("see", SEAT))
DRAW, ATTACK, GIFT, FOLD, SEE = verbs
events = own_events("attacks", "pair", "gives", "folds", "sees", "turns", "clean", "out")
ATTACKS, PAIR, GIVES, FOLDS, SEES, TURNS, CLEAN, LEAVES = events

UP, DOWN = Table.place("up"), Table.place("down")
BURN = 5
AVERAGE_PAIR = 7
AVERAGE_HIGHEST = 8


@rule
def start(t, d):
    """Set up the table and deal the first round."""
    fresh_deck(t, BURN)
    new_round(t, d)


@rule
def new_round(t, d):
    """Clear the table; two down cards and one up card each, the lowest up card leads."""
    next_hand(t, d)
    for p in range(t.players):
        give_up_hand(t, p)
        t.state[p] = IN
    t.active = everybody(t)
    leader = deal(t, d)
    while leader < 0:
        for p in range(t.players):
            for k in range(RANKS):
                t.down[p, k] = 0
        redeal(t, d, t.up)
        leader = deal(t, d)
    t.acting = np.int64(1) << leader


@rule
def deal(t, d):
    """Deal everybody's cards; return the leader, or -1 if nobody can lead (R12)."""
    deal_down(t, d, t.active, 2, DOWN)
    return low_card_leads(t, d, t.up, UP, t.active, 0)


@rule
def give_up_hand(t, p):
    """A hand goes to the discards: the up cards seen, the down cards unseen (R10)."""
    discard_stack(t, t.up[p])
    t.up[p] = 0
    muck_hand(t, p)


@rule
def legal(t, p, menu):
    """Draw and attack while there is a card (R6); gifts that do not pair; see whoever has a down card (R4)."""
    menu[0] = move(FOLD, p)
    n = 1
    drawable = can_draw(t)
    if drawable:
        menu[n] = move(DRAW, p)
        n += 1
    mine = down_ranks(t, p)
    others = t.active & ~(np.int64(1) << p)
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
        if down_count(t, q) > 0:
            menu[n] = move(SEE, p, q)
            n += 1
    return n


@rule
def play(t, d, p, m):
    """Make a move; then it is the turn of the left neighbour, or of the target of an attack, a gift or a look."""
    v = verb_of(m)
    q = target_of(m)
    turn = next_seat(t, p, t.active)
    active = t.active
    if v == DRAW:
        take_down_card(t, d, p, DOWN)
    elif v == FOLD:
        announce(d, FOLDS, p)
        if t.players == 2:
            pay(t, d, p, 1 - p, fold_price(t))
        else:
            pay_pot(t, d, p, fold_price(t))
        leave(t, d, p)
    else:
        turn = q
        if v == ATTACK:
            attack(t, d, p, q)
        elif v == GIFT:
            gift(t, d, p, q, card_of(m))
        else:
            see(t, d, p, q)
    if t.active == active:
        t.acting = np.int64(1) << turn
    elif t.players == 2 or t.active & (t.active - 1) == 0:
        end_round(t, d)
    else:
        t.acting = np.int64(1) << (turn if t.active >> turn & 1 else next_seat(t, turn, t.active))


@rule
def attack(t, d, p, q):
    """The next card goes to `q` face up; a visible pair costs the attacker its rank. Hidden pairs do not count (R1)."""
    announce(d, ATTACKS, p, q)
    k = draw(t, d)
    drawn_face_up(t, k)
    announce(d, DEALT, q, card=k, source=DECK, to=UP)
    if holds(t.up[q], k):
        t.discard[k] += 1
        announce(d, PAIR, q, card=k, source=UP, to=DISCARD)
        pay(t, d, p, q, k)
        leave(t, d, p)
    else:
        t.up[q] = put(t.up[q], k)


@rule
def gift(t, d, p, q, k):
    """A down card of the own hand goes to `q` face up."""
    newer = turn_down_card(t, p, k)
    t.up[q] = put(t.up[q], k)
    announce(d, GIVES, p, q, k, newer, DOWN, UP)


@rule
def see(t, d, p, q):
    """Check the whole hand of `q`: a pair costs `q` its highest (R3), no pair costs `p` the highest card (R2)."""
    announce(d, SEES, p, q)
    paired = np.int64(0)
    held = t.up[q] & RANK_BITS
    for k in range(1, RANKS):
        while t.down[q, k] > 0:
            newer = turn_down_card(t, q, k)
            announce(d, TURNS, q, card=k, amount=newer, source=DOWN, to=UP)
            if held >> k & 1:
                paired |= np.int64(1) << k
                t.discard[k] += 1
            else:
                held |= np.int64(1) << k
                t.up[q] = put(t.up[q], k)
    if paired:
        k = highest_bit(paired)
        announce(d, PAIR, q, card=k)
        pay(t, d, q, p, k)
        leave(t, d, q)
    else:
        announce(d, CLEAN, q, card=highest_bit(held))
        pay(t, d, p, q, highest_bit(held))
        leave(t, d, p)


@rule
def fold_price(t):
    """The lowest up card of all active hands (R7)."""
    return lowest_in_play(t.up, t.active)


@rule
def leave(t, d, p):
    """A seat is out of the round and its cards are discarded."""
    announce(d, LEAVES, p)
    t.active &= ~(np.int64(1) << p)
    t.state[p] = OUT
    give_up_hand(t, p)


@rule
def end_round(t, d):
    """The last seat takes the pot; the next round, or the end of the session: most chips win (R15)."""
    share_pot(t, d, t.active)
    if t.hand < t.hands:
        new_round(t, d)
    else:
        win(t, d, most(t, t.chips))


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of the pot it is still fighting for."""
    return with_share(t, p, t.active)


@rule
def advise(t, d, p, menu, n):
    """See who probably hides a pair; else give cards away, the paired ones first, or draw before an attack that costs more."""
    best = menu[0]
    most_worth = -1.0e9
    for i in range(n):
        v, q, k = verb_of(menu[i]), target_of(menu[i]), card_of(menu[i])
        if v == SEE:
            worth = see_worth(t, p, q)
        elif v == GIFT:
            worth = 0.5 + k * ((t.down[p, k] > 1) | holds(t.up[p], k)) + 0.1 * k * down_count(t, q)
        elif v == ATTACK:
            worth = 0.2 - pair_price(t, t.up, p, t.up[q])
        elif v == DRAW:
            worth = -1.0
        else:
            worth = -2.0 * fold_price(t)
        if worth > most_worth:
            most_worth = worth
            best = menu[i]
    return best


@rule
def see_worth(t, p, q):
    """What it is worth on average to see the hand of `q`, by its up cards and the number of its down cards.

    A down card pairs an up card if it is one of those still to come, and another down card once in nine times.
    """
    total = np.int64(0)
    pairing = np.int64(0)
    for k in range(1, RANKS):
        left = to_come(t, t.up, p, k)
        total += left
        pairing += left * holds(t.up[q], k)
    clean = 1.0
    for i in range(down_count(t, q)):
        clean *= max(0.0, 1.0 - pairing / max(1, total) - i / 9)
    return (1 - clean) * AVERAGE_PAIR - clean * max(AVERAGE_HIGHEST, highest_bit(t.up[q] & RANK_BITS))


@rule
def price(t, m):
    """Chips that a move certainly costs."""
    return fold_price(t) if verb_of(m) == FOLD else 0


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    q = int(target_of(m))
    if q == seat_of(m):
        return "error-regent-own-hand"
    if q >= 0 and not t.active >> q & 1:
        return "error-regent-target-out"
    if verb_of(m) == GIFT:
        return "error-regent-gift-pairs" if holds(t.up[q], card_of(m)) else "error-card-not-held"
    if verb_of(m) == SEE:
        return "error-regent-nothing-to-see"
    return None


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: every leaver frees his cards to be drawn, given and drawn again."""
    return options["hands"] * players * (2 * 55 + 1)


game = Game(
    __name__,
    players=(2, 6),
    minutes=(15, 30),
    kind="bluffing",
    unit="chips",
    version=1,
)
