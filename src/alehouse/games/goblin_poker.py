"""Goblin Poker, for 3 to 8 players.

Everybody antes a chip and gets six cards; one chosen in secret starts each face-up stack. Up to five rounds: from the lowest
stack to the left everybody pitches a card face down or folds for the smallest face-up card in play. The pitched cards are
shuffled and dealt face up, from the lowest stack to the left; whoever pairs pays the rank and is out. The last one takes the
pot; after the fifth round all who are left share it. A stack is lower if its lowest cards are, and 2-3-6 is lower than 2-3.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.compiled import count_bits, lowest_bit, rule
from alehouse.dealer import announce, pick
from alehouse.deck import (
    RANKS,
    DownCards,
    deal_down,
    discard_stack,
    down_count,
    everybody,
    fresh_deck,
    holds,
    low_card_leads,
    lowest_in_play,
    muck_hand,
    next_hand,
    next_seat,
    put,
    size,
    turn_down_card,
)
from alehouse.events import DISCARD, LEADS, own_events
from alehouse.game import Game
from alehouse.layout import NOBODY, OWNER, amount, cards, number, stacks, words
from alehouse.ledger import antes, end_session, pay_pot, share_pot, with_share
from alehouse.moves import CARD, Verbs, card_of, move, verb, verb_of
from alehouse.sealed import SealedChoices, choose_in_secret, seal, unseal

IN, OUT = range(2)


class Table(DownCards, SealedChoices):
    """The state of a session of Goblin Poker."""

    hands = amount(1, 1, 1000)
    stack = stacks()
    state = words("in", "out", per_seat=True)
    pitched = cards(per_seat=True, seen_by=OWNER)
    """What each seat has pitched in this round."""
    pile = cards(seen_by=NOBODY)
    """The pitched cards while they are dealt, and those that nobody gets because the hand is over."""
    discard = cards(show="pile", also=("burnt", "muck", "pile"))
    round_number = number(show="number")
    chips = number(per_seat=True)
    pot = number()
    active = number()
    """Seats still in the hand, as a bit mask."""
    waiting = number()
    """Those who have still to pitch in this round."""


verbs = Verbs(verb("first", CARD), verb("pitch", CARD, secret=True), verb("fold"))
FIRST, PITCH, FOLD = verbs
events = own_events("starts-stack", "pitches", "folds", "gets-pitched", "pair-out", "goblin-round")
STARTS, PITCHES, FOLDS, GETS, PAIR_OUT, ROUND = events

DOWN, STACK = Table.place("down"), Table.place("stack")
PITCHED, PILE = Table.place("pitched"), Table.place("pile")
CARDS_EACH, ROUNDS = 6, 5


@rule
def start(t, d):
    """Deal for the first time."""
    new_hand(t, d)


@rule
def new_hand(t, d):
    """Antes and six cards each; everybody chooses the first card in secret."""
    next_hand(t, d)
    antes(t, d, everybody(t), 1)
    for p in range(t.players):
        t.stack[p] = 0
        t.state[p] = IN
        for k in range(RANKS):
            t.pitched[p, k] = 0
    for k in range(RANKS):
        t.pile[k] = 0
    fresh_deck(t, 0)
    deal_down(t, d, everybody(t), CARDS_EACH, DOWN)
    t.active = everybody(t)
    t.round_number = 0
    choose_in_secret(t, everybody(t))


@rule
def legal(t, p, menu):
    """A first card; then a card to pitch, or fold."""
    n = 0
    for k in range(1, RANKS):
        if t.down[p, k]:
            menu[n] = move(PITCH if t.round_number else FIRST, p, -1, k)
            n += 1
    if t.round_number:
        menu[n] = move(FOLD, p)
        n += 1
    return n


@rule
def play(t, d, p, m):
    """Choose a first card, pitch or fold; when all have, the stacks begin, or the pitched cards are dealt."""
    if t.round_number == 0:
        if seal(t, p, card_of(m)):
            begin_stacks(t, d)
        return
    t.waiting &= ~(np.int64(1) << p)
    if verb_of(m) == FOLD:
        announce(d, FOLDS, p)
        pay_pot(t, d, p, fold_price(t))
        leave(t, p)
    else:
        k = card_of(m)
        pitch_card(t, p, k)
        announce(d, PITCHES, p, card=k, source=DOWN, to=PITCHED, seen=1 << p)
    if t.active & (t.active - 1) == 0:
        end_hand(t, d)
    elif t.waiting:
        t.acting = np.int64(1) << next_seat(t, p, t.waiting)
    else:
        deal_pitched(t, d)


@rule
def pitch_card(t, p, k):
    """A card leaves the hand face down; the oldest of its rank last."""
    t.down[p, k] -= 1
    t.down_older[p, k] = min(t.down_older[p, k], t.down[p, k])
    t.pitched[p, k] += 1


@rule
def begin_stacks(t, d):
    """Show the first cards; tied for the lowest get more cards (C4)."""
    for p in range(t.players):
        k = unseal(t, p)
        turn_down_card(t, p, k)
        t.stack[p] = put(t.stack[p], k)
        announce(d, STARTS, p, card=k, source=DOWN, to=STACK)
    new_round(t, d)


@rule
def fold_price(t):
    """The smallest face-up card of all who are in (R5)."""
    return lowest_in_play(t.stack, t.active)


@rule
def lowness(stack):
    """How low a stack is: more is lower. The lower card counts first, and then the longer stack is lower (R1)."""
    low = 0
    for k in range(1, RANKS):
        low |= holds(stack, k) << (RANKS - k)
    return low


@rule
def lowest_stack(t, d):
    """The seat with the lowest stack; tied ones get a card each, and if none can come it is the first of them (R2, R3)."""
    low = 0
    for p in range(t.players):
        if t.active >> p & 1:
            low = max(low, lowness(t.stack[p]))
    tied = np.int64(0)
    for p in range(t.players):
        tied |= np.int64(t.active >> p & 1 and lowness(t.stack[p]) == low) << p
    if tied & (tied - 1) == 0:
        return lowest_bit(tied)
    leader = low_card_leads(t, d, t.stack, STACK, tied, 0)
    return leader if leader >= 0 else -1 - leader


@rule
def new_round(t, d):
    """The lowest stack begins to pitch; the order stays as it is now (R4)."""
    t.round_number += 1
    announce(d, ROUND, amount=t.round_number)
    p = lowest_stack(t, d)
    announce(d, LEADS, p)
    t.waiting = t.active
    t.acting = np.int64(1) << p


@rule
def deal_pitched(t, d):
    """Shuffle the pitched cards and deal them face up, from the lowest stack to the left; a pair is out (R7)."""
    first = lowest_stack(t, d)
    left = np.int64(0)
    for p in range(t.players):
        for k in range(1, RANKS):
            t.pile[k] += t.pitched[p, k]
            left += t.pitched[p, k]
            t.pitched[p, k] = 0
    p = first
    for _ in range(count_bits(t.active)):
        k = pick(d, t.pile, left)
        left -= 1
        drawn_from_pile(t, d, p, k)
        if t.active & (t.active - 1) == 0:
            break
        p = next_seat(t, p, t.active)
    if t.active & (t.active - 1) == 0 or down_count(t, lowest_bit(t.active)) == 0:
        end_hand(t, d)
    else:
        new_round(t, d)


@rule
def drawn_from_pile(t, d, p, k):
    """A pitched card goes to a stack, face up."""
    announce(d, GETS, p, card=k, source=PILE, to=STACK)
    if holds(t.stack[p], k):
        announce(d, PAIR_OUT, p, card=k, source=STACK, to=DISCARD)
        t.discard[k] += 1
        pay_pot(t, d, p, k)
        leave(t, p)
    else:
        t.stack[p] = put(t.stack[p], k)


@rule
def leave(t, p):
    """A seat is out of the hand, its cards are turned down."""
    t.active &= ~(np.int64(1) << p)
    t.state[p] = OUT
    discard_stack(t, t.stack[p])
    t.stack[p] = 0
    muck_hand(t, p)


@rule
def end_hand(t, d):
    """Whoever is left shares the pot; the next hand, or the end of the session."""
    for p in range(t.players):
        for k in range(1, RANKS):
            t.muck[p, k] += t.pitched[p, k]
            t.pitched[p, k] = 0
    share_pot(t, d, t.active)
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
    """Start with a low card; pitch what would hurt others more; fold when that is cheap and the own stack is long."""
    best = menu[0]
    most = -1.0e9
    for i in range(n):
        k = card_of(menu[i])
        v = verb_of(menu[i])
        if v == FIRST:
            worth = -1.0 * k
        elif v == FOLD:
            worth = 2.0 * size(t.stack[p]) - 3.0 * fold_price(t) - 0.5 * t.pot
        else:
            worth = -6.0 * holds(t.stack[p], k)
            for q in range(t.players):
                if q != p and t.active >> q & 1:
                    worth += k * 0.3 * holds(t.stack[q], k)
        if worth > most:
            most = worth
            best = menu[i]
    return best


@rule
def price(t, m):
    """Chips that a move certainly costs."""
    return fold_price(t) if verb_of(m) == FOLD else 0


def why_not(t: Any, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    if (verb_of(m) == FIRST) == bool(t.round_number):
        return "error-goblin-poker-begun" if t.round_number else "error-goblin-poker-first"
    return "error-card-not-held"


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any session can have: a first card and five more."""
    return options["hands"] * players * 6


game = Game(
    __name__,
    players=(3, 8),
    minutes=(5, 15),
    kind="bluffing",
    unit="chips",
    version=2,
)
