"""Rocket, for 1 to 6 players against a dealer.

Everybody bets, then gets a card face up, the dealer too. In each cycle every player who is still in acts once: `hit` takes a
card, and a pair loses its rank; `fold` gives up for the lowest card of the own stack and the dealer's. Then the dealer takes
a card, always. A pair of the dealer's pays its rank to everybody who is still in, and a 3 pays three, even as the first
card. All payments are times a tenth of the bet. The house deals, or the deal goes round; one to eight decks, shuffled
between rounds when a fifth or less is left.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.compiled import count_bits, rule
from alehouse.dealer import announce
from alehouse.deck import (
    RANKS,
    OneDeck,
    can_draw,
    clear_stacks,
    discard_stack,
    draw,
    everybody,
    fresh_deck,
    holds,
    lowest,
    next_hand,
    next_seat,
    put,
    to_come,
)
from alehouse.events import DEALT, DECK, DISCARD, LEADS, RESHUFFLED, own_events
from alehouse.game import Game
from alehouse.layout import amount, choice, number, seat, stacks, switch, words
from alehouse.ledger import end_session, pay, win
from alehouse.moves import AMOUNT, Verbs, amount_of, move, seat_of, verb, verb_of
from alehouse.refused import Refused

IN, FOLDED, BUSTED, DEALS = range(4)
HOUSE, ROTATING = range(2)


class Table(OneDeck):
    """The state of a session of Rocket."""

    hands = amount(1, 1, 1000)
    deals_by = choice("house", "rotating", name="dealer")
    decks = amount(1, 1, 8)
    max_bet = amount(100, 10, 1000)
    first_by_card = switch(name="button")
    strict_stakes = switch()
    stack = stacks()
    """A player's cards while in the round."""
    dealer_stack = stacks(per_seat=False, show="foe")
    state = words("in", "folded", "bust", "deals", per_seat=True)
    stake = number(per_seat=True, show="number", blank=0)
    """The bet of this round."""
    button = seat()
    """Where `button` is on: who acts first in each cycle."""
    chips = number(per_seat=True)
    bank = number()
    """What the house has won."""
    betting = number()
    sitting = number()
    """Seats that play against the dealer, as a bit mask."""
    playing = number()
    """Those who are still in."""
    waiting = number()
    """Those who have still to act in this cycle."""


verbs = Verbs(verb("bet", AMOUNT), verb("hit"), verb("fold"))
BET, HIT, FOLD = verbs
events = own_events(
    "bets-chips", "bust", "folds", "dealer-gets", "dealer-pairs", "dealer-three", "pays-house", "house-pays"
)
BETS, BUST, FOLDS, DEALER_GETS, DEALER_PAIRS, DEALER_THREE, PAYS_HOUSE, HOUSE_PAYS = events

STACK, DEALER_STACK = Table.place("stack"), Table.place("dealer_stack")
UNIT = 10
CHIPS_EACH = 100
"""What strict stakes let a player lose (C10)."""
THREE = 3
CARDS = 55


@rule
def start(t, d):
    """Shuffle and begin."""
    fresh_deck(t, 0)
    if t.first_by_card:
        t.button = t.dealer + 1
    new_round(t, d)


@rule
def new_round(t, d):
    """Clear the table; shuffle everything if a fifth or less is left; then all bet."""
    next_hand(t, d)
    clear_stacks(t, t.stack)
    for p in range(t.players):
        t.stake[p] = 0
        t.state[p] = IN
    discard_stack(t, t.dealer_stack)
    t.dealer_stack = 0
    if t.hand > 1 and t.left * 5 <= CARDS * t.decks:
        fresh_deck(t, 0)
        announce(d, RESHUFFLED, source=DISCARD, to=DECK)
    t.sitting = everybody(t)
    if t.deals_by == ROTATING:
        t.sitting &= ~(np.int64(1) << t.dealer)
        t.state[t.dealer] = DEALS
    t.playing = t.sitting
    t.waiting = t.sitting
    t.betting = 1
    t.acting = np.int64(1) << next_seat(t, t.dealer, t.waiting)


@rule
def legal(t, p, menu):
    """A bet in tens (R6); or hit and fold, one of them in each cycle (R1)."""
    n = 0
    if t.betting:
        for u in range(1, highest_bet(t, p) // UNIT + 1):
            menu[n] = move(BET, p, -1, 0, u * UNIT)
            n += 1
        return n
    if can_draw(t):
        menu[n] = move(HIT, p)
        n += 1
    menu[n] = move(FOLD, p)
    return n + 1


@rule
def highest_bet(t, p):
    """The most that a seat may bet: with strict stakes no more than it has, but the lowest bet always (R6)."""
    if t.strict_stakes:
        return max(UNIT, min(t.max_bet, CHIPS_EACH + t.chips[p]))
    return t.max_bet


@rule
def play(t, d, p, m):
    """Bet, take a card, or leave; after the last one the cards are dealt, or the dealer takes a card."""
    v = verb_of(m)
    t.waiting &= ~(np.int64(1) << p)
    if v == BET:
        t.stake[p] = amount_of(m)
        announce(d, BETS, p, amount=t.stake[p])
    elif v == HIT:
        hit(t, d, p)
    else:
        announce(d, FOLDS, p)
        lose(t, d, p, fold_price(t, p))
        leave(t, p, FOLDED)
    if t.waiting:
        t.acting = np.int64(1) << next_seat(t, p, t.waiting)
    elif t.betting:
        t.betting = 0
        deal(t, d)
    elif t.playing:
        deal_to_dealer(t, d)
    else:
        end_round(t, d)


@rule
def hit(t, d, p):
    """Take a card; a pair loses its rank and ends the round for this player."""
    k = draw(t, d)
    announce(d, DEALT, p, card=k, source=DECK, to=STACK)
    if holds(t.stack[p], k):
        announce(d, BUST, p, card=k)
        t.discard[k] += 1
        lose(t, d, p, k)
        leave(t, p, BUSTED)
    else:
        t.stack[p] = put(t.stack[p], k)


@rule
def leave(t, p, state):
    """A player is out of this round; the cards go to the discards."""
    discard_stack(t, t.stack[p])
    t.stack[p] = 0
    t.playing &= ~(np.int64(1) << p)
    t.state[p] = state


@rule
def lose(t, d, p, n):
    """A player pays the dealer n for each ten of the bet."""
    due = n * (t.stake[p] // UNIT)
    if t.deals_by == ROTATING:
        pay(t, d, p, t.dealer, due)
    else:
        t.chips[p] -= due
        t.bank += due
        announce(d, PAYS_HOUSE, p, amount=due)


@rule
def fold_price(t, p):
    """The lowest card of the own stack and the dealer's (R5)."""
    return min(lowest(t.stack[p]), lowest(t.dealer_stack))


@rule
def deal(t, d):
    """A card to each player from the dealer's left, then one to the dealer; a 3 loses at once (R3)."""
    p = t.dealer
    for _ in range(count_bits(t.sitting)):
        p = next_seat(t, p, t.sitting)
        k = draw(t, d)
        t.stack[p] = put(t.stack[p], k)
        announce(d, DEALT, p, card=k, source=DECK, to=STACK)
    if t.first_by_card:
        move_button(t)
    k = draw(t, d)
    t.dealer_stack = put(t.dealer_stack, k)
    announce(d, DEALER_GETS, card=k, source=DECK, to=DEALER_STACK)
    if k == THREE:
        dealer_loses(t, d, THREE, DEALER_THREE)
        return
    if t.first_by_card:
        announce(d, LEADS, t.button - 1)
    new_cycle(t)


@rule
def move_button(t):
    """The button goes to the lowest card, of tied ones to the nearest on the left of where it was (R7)."""
    low = RANKS
    q = t.button - 1
    for _ in range(count_bits(t.sitting)):
        q = next_seat(t, q, t.sitting)
        if lowest(t.stack[q]) < low:
            low = lowest(t.stack[q])
            t.button = q + 1


@rule
def new_cycle(t):
    """All who are still in act once, from the dealer's left or from the button on (R1, R7)."""
    t.waiting = t.playing
    before = (t.button - 2) % t.players if t.first_by_card else t.dealer
    t.acting = np.int64(1) << next_seat(t, before, t.waiting)


@rule
def deal_to_dealer(t, d):
    """The dealer takes a card: a 3 or a pair loses, else everybody acts again (R4)."""
    if can_draw(t):
        k = draw(t, d)
        announce(d, DEALER_GETS, card=k, source=DECK, to=DEALER_STACK)
        if k == THREE:
            t.dealer_stack = put(t.dealer_stack, k)
            dealer_loses(t, d, THREE, DEALER_THREE)
            return
        if holds(t.dealer_stack, k):
            t.discard[k] += 1
            dealer_loses(t, d, k, DEALER_PAIRS)
            return
        t.dealer_stack = put(t.dealer_stack, k)
    new_cycle(t)


@rule
def dealer_loses(t, d, n, event):
    """The dealer pays everybody who is still in n chips for each ten of the bet."""
    announce(d, event, card=n)
    for p in range(t.players):
        if t.playing >> p & 1:
            won = n * (t.stake[p] // UNIT)
            if t.deals_by == ROTATING:
                pay(t, d, t.dealer, p, won)
            else:
                t.chips[p] += won
                t.bank -= won
                announce(d, HOUSE_PAYS, p, amount=won)
    end_round(t, d)


@rule
def end_round(t, d):
    """The deal goes on; after the last round the most chips win, but nobody wins alone against the house."""
    if t.hand < t.hands:
        if t.deals_by == ROTATING:
            t.dealer = (t.dealer + 1) % t.players
        new_round(t, d)
    elif t.players > 1:
        end_session(t, d)
    else:
        win(t, d, 0)


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips."""
    return t.chips[p]


@rule
def advise(t, d, p, menu, n):
    """A middling bet; then hit if that is better than to fold, even if one has to fold in the next cycle."""
    if t.betting:
        return menu[(n - 1) // 2]
    if n == 1:
        return menu[0]
    cost = fold_price(t, p)
    total = 0.0
    ends = 0.0
    hope = 0.0
    for k in range(1, RANKS):
        n = left_of(t, p, k)
        total += n
        if k == THREE or holds(t.dealer_stack, k):
            ends += n
            hope += n * k
    worth = 0.0
    for k in range(1, RANKS):
        then = -k if holds(t.stack[p], k) else (hope - (total - ends) * min(cost, k)) / total
        worth += left_of(t, p, k) / total * then
    return menu[0] if worth > -cost else menu[1]


@rule
def left_of(t, p, k):
    """How many cards of rank `k` may come: all cards are open."""
    return to_come(t, t.stack, p, k) - holds(t.dealer_stack, k)


@rule
def price(t, m):
    """Chips that a move certainly costs."""
    if verb_of(m) != FOLD or t.betting:
        return 0
    p = seat_of(m)
    return fold_price(t, p) * (t.stake[p] // UNIT)


def why_not(t: Any, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    if verb_of(m) == BET:
        return "error-rocket-bet" if t.betting else "error-rocket-bet-late"
    return "error-rocket-bet-first" if t.betting else None


def check(players: int, options: dict[str, Any]) -> None:
    """Raises Refused if the deal is to go round with one player (R8)."""
    if options["dealer"] == "rotating" and players < 2:
        raise Refused("error-rocket-rotating")


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any session can have: a bet, and at most ten cycles."""
    return options["hands"] * players * 12


game = Game(
    __name__,
    players=(1, 6),
    minutes=(5, 15),
    kind="gambling",
    unit="chips",
    version=1,
)
