"""Rocket, for 1 to 6 players against a dealer.

Everybody bets, then gets a card face up, the dealer too. In each cycle every player who is still in acts once: `hit` takes a
card, and a pair loses its rank; `fold` gives up for the lowest card of the own stack and the dealer's. Then the dealer takes
a card, always. A pair of the dealer's pays its rank to everybody who is still in, and a 3 pays three, even as the first
card. All payments are times a tenth of the bet. The house deals, or the deal goes round; one to eight decks, shuffled
between rounds when a fifth or less is left.
"""

from __future__ import annotations

from typing import Any

from alehouse.declare import (
    AMOUNT,
    Events,
    Game,
    Refused,
    Verbs,
    amount,
    choice,
    event,
    flag,
    number,
    seat,
    seat_set,
    stacks,
    switch,
    verb,
    words,
)
from alehouse.kit import deck, pot, score, seats, stack
from alehouse.rules import (
    DEALT,
    DECK,
    DISCARD,
    LEADS,
    RESHUFFLED,
    amount_of,
    announce,
    move,
    rule,
    seat_of,
    verb_of,
)


class Table(deck.OneDeck):
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
    state = words("in", "folded", "bust", "deals", per_seat=True, hurt="bust", gone="folded")
    stake = number(per_seat=True, show="number", blank=0)
    """The bet of this round."""
    button = seat(show="seat")
    """Where `button` is on: who acts first in each cycle."""
    chips = number(per_seat=True)
    bank = number()
    """What the house has won."""
    betting = flag()
    sitting = seat_set()
    """Seats that play against the dealer."""
    playing = seat_set()
    """Those who are still in."""
    waiting = seat_set()
    """Those who have still to act in this cycle."""


HOUSE, ROTATING = Table.deals_by
IN, FOLDED, BUSTED, DEALS = Table.state
verbs = Verbs(verb("bet", AMOUNT), "hit", "fold")
BET, HIT, FOLD = verbs
events = Events(
    event("bets-chips", tells="stake", pause="brief"),
    event("bust", puts=BUSTED, lights=True, pause="moment"),
    event("folds", puts=FOLDED, pause="moment"),
    "dealer-gets",
    event("dealer-pairs", pause="moment"),
    event("dealer-three", pause="moment"),
    event("pays-house", pause="brief"),
    event("house-pays", pause="brief"),
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
    """All rounds come from the same cards, and the button begins with the dealer."""
    deck.fresh(t)
    if t.first_by_card:
        t.button = t.dealer


@rule
def deal(t, d):
    """Clear the table; shuffle everything if a fifth or less is left; then all bet."""
    stack.discard_all(t, t.stack)
    t.dealer_stack = stack.discard(t, t.dealer_stack)
    for p in range(t.players):
        t.stake[p] = 0
        t.state[p] = IN
    if t.hand > 1 and t.left * 5 <= CARDS * t.decks:
        deck.fresh(t)
        announce(d, RESHUFFLED, source=DISCARD, to=DECK)
    t.sitting = seats.everybody(t)
    if t.deals_by == ROTATING:
        t.sitting = seats.but(t.sitting, t.dealer)
        t.state[t.dealer] = DEALS
    t.playing = t.sitting
    t.waiting = t.sitting
    t.betting = 1
    seats.turn_to(t, seats.next(t, t.dealer, t.waiting))


@rule
def legal(t, p, menu):
    """A bet in tens (R6); or hit and fold, one of them in each cycle (R1)."""
    n = 0
    if t.betting:
        for u in range(1, highest_bet(t, p) // UNIT + 1):
            menu[n] = move(BET, p, amount=u * UNIT)
            n += 1
        return n
    if deck.can_draw(t):
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
    t.waiting = seats.but(t.waiting, p)
    if verb_of(m) == BET:
        t.stake[p] = amount_of(m)
        announce(d, BETS, p, amount=t.stake[p])
    elif verb_of(m) == HIT:
        hit(t, d, p)
    else:
        announce(d, FOLDS, p)
        lose(t, d, p, fold_price(t, p))
        leave(t, p, FOLDED)
    if t.waiting:
        seats.turn_to(t, seats.next(t, p, t.waiting))
        return True
    if t.betting:
        t.betting = 0
        deal_one_each(t, d)
    elif not t.playing:
        return end_round(t, d)
    return deal_to_dealer(t, d)


@rule
def hit(t, d, p):
    """Take a card; a pair loses its rank and ends the round for this player."""
    k = deck.draw(t, d)
    announce(d, DEALT, p, card=k, source=DECK, to=STACK)
    if stack.has(t.stack[p], k):
        announce(d, BUST, p, card=k)
        t.discard[k] += 1
        lose(t, d, p, k)
        leave(t, p, BUSTED)
    else:
        t.stack[p] = stack.put(t.stack[p], k)


@rule
def leave(t, p, state):
    """A player is out of this round; the cards go to the discards."""
    t.stack[p] = stack.discard(t, t.stack[p])
    t.playing = seats.but(t.playing, p)
    t.state[p] = state


@rule
def lose(t, d, p, n):
    """A player pays the dealer n for each ten of the bet."""
    due = n * (t.stake[p] // UNIT)
    if t.deals_by == ROTATING:
        pot.pay(t, d, p, t.dealer, due)
    else:
        t.chips[p] -= due
        t.bank += due
        announce(d, PAYS_HOUSE, p, amount=due)


@rule
def fold_price(t, p):
    """The lowest card of the own stack and the dealer's (R5)."""
    return min(stack.lowest(t.stack[p]), stack.lowest(t.dealer_stack))


@rule
def deal_one_each(t, d):
    """A card to each player from the dealer's left; the button goes to the lowest (R7)."""
    p = t.dealer
    for _ in range(seats.count(t.sitting)):
        p = seats.next(t, p, t.sitting)
        k = deck.draw(t, d)
        t.stack[p] = stack.put(t.stack[p], k)
        announce(d, DEALT, p, card=k, source=DECK, to=STACK)
    if t.first_by_card:
        # Of tied ones to the nearest on the left of where it was.
        low = stack.lowest_of(t.stack, t.sitting)
        t.button = seats.next(t, t.button, t.sitting)
        while not stack.has(t.stack[t.button], low):
            t.button = seats.next(t, t.button, t.sitting)


@rule
def deal_to_dealer(t, d):
    """The dealer takes a card: a 3 (R3) or a pair loses, else everybody acts again (R1, R4, R7)."""
    first = t.dealer_stack == 0
    if deck.can_draw(t):
        k = deck.draw(t, d)
        announce(d, DEALER_GETS, card=k, source=DECK, to=DEALER_STACK)
        if stack.has(t.dealer_stack, k):
            t.discard[k] += 1
            return dealer_loses(t, d, k, DEALER_PAIRS)
        t.dealer_stack = stack.put(t.dealer_stack, k)
        if k == THREE:
            return dealer_loses(t, d, k, DEALER_THREE)
    t.waiting = t.playing
    if t.first_by_card:
        if first:
            announce(d, LEADS, t.button)
        seats.turn_to(t, seats.nearest(t, t.button, t.waiting))
    else:
        seats.turn_to(t, seats.next(t, t.dealer, t.waiting))
    return True


@rule
def dealer_loses(t, d, n, event):
    """The dealer pays everybody who is still in n chips for each ten of the bet."""
    announce(d, event, card=n)
    for p in range(t.players):
        if seats.has(t.playing, p):
            won = n * (t.stake[p] // UNIT)
            if t.deals_by == ROTATING:
                pot.pay(t, d, t.dealer, p, won)
            else:
                t.chips[p] += won
                t.bank -= won
                announce(d, HOUSE_PAYS, p, amount=won)
    return end_round(t, d)


@rule
def end_round(t, d):
    """The deal goes on; after the last round the most chips win, but nobody wins alone against the house."""
    if t.players > 1:
        score.end_hand(t, d)
    elif t.hand >= t.hands:
        score.win(t, d, 0)
    if t.deals_by == ROTATING and not t.over:
        t.dealer = seats.left(t, t.dealer)
    return False


@rule
def forget(t):
    """The order of a stack makes no difference, nor does what has been won (but to a bet), nor how somebody has left."""
    t.dealer_stack = stack.ranks(t.dealer_stack)
    t.bank = 0
    for p in range(t.players):
        t.stack[p] = stack.ranks(t.stack[p])
        if not t.betting:
            t.chips[p] = 0
            if not seats.has(t.playing, p):
                t.stake[p] = 0
                t.state[p] = FOLDED


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
    pays = 0.0
    for k in range(1, len(t.deck)):
        left = left_of(t, p, k)
        total += left
        if k == THREE or stack.has(t.dealer_stack, k):
            ends += left
            pays += left * k
    hoped = 0.0
    for k in range(1, len(t.deck)):
        then = -k if stack.has(t.stack[p], k) else (pays - (total - ends) * min(cost, k)) / total
        hoped += left_of(t, p, k) / total * then
    return menu[0] if hoped > -cost else menu[1]


@rule
def left_of(t, p, k):
    """How many cards of rank `k` may come: all cards are open."""
    return deck.to_come(t, t.stack, p, k) - stack.has(t.dealer_stack, k)


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


def reach(word: str, players: int, options: dict[str, Any]) -> range:
    """Bets are tens, up to the highest."""
    return range(UNIT, options["max_bet"] + 1, UNIT)


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any session can have: a bet, and at most ten cycles."""
    return options["hands"] * players * 12


game = Game(__name__, players=(1, 6), minutes=(5, 15), kind="gambling", unit="chips", resumable=True)
