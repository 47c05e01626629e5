"""Carousel, for 2 to 8 players.

Bets on six hands that nobody plays: they lie in a row and begin with one card each. From the button to the left everybody
bets the same number of chips on how many hands will be alive after the next deal, 0 to 6. Then every hand that is alive gets
a card, and those that pair are eliminated. Who bet on the right number shares the pot; if nobody did, it stays. With two
hands alive or more there are new bets; else the game is over, and the next one begins with what is left in the pot and
the button one seat to the left.
"""

from __future__ import annotations

import numpy as np

from alehouse.declare import AMOUNT, Events, Game, Verbs, amount, event, lines, number, seat, seat_set, verb
from alehouse.kit import deck, line, pot, score, seats
from alehouse.rules import COLLECTS, DEALT, DECK, DISCARD, amount_of, announce, count_bits, move, rule


class Table(deck.OneDeck):
    """The state of a session of Carousel."""

    hands = amount(1, 1, 1000)
    bet = amount(5, 1, 1000)
    house = lines(n=6, per_seat=False, show="circle")
    alive = number()
    """The house hands that have not been eliminated, as a bit mask."""
    bets = number(per_seat=True, show="space", blank=-1)
    """How many hands a seat thinks will be alive after the next deal."""
    button = seat(show="seat")
    betting = seat_set()
    """Seats that have still to bet in this round."""
    chips = number(per_seat=True)
    pot = number()


verbs = Verbs(verb("bet", AMOUNT))
(BET,) = verbs
events = Events(
    event("bets-on", tells="bets", pause="brief"),
    "hand-pairs",
    event("alive", pause="brief"),
    event("pot-stays", pause="moment"),
)
BETS_ON, HAND_PAIRS, ALIVE, POT_STAYS = events

HOUSE = Table.place("house")
HOUSES = 6
ROUNDS = 9
"""Two hands cannot both have ten cards, as there is one 1: so there are no more rounds in a game."""


@rule
def deal(t, d):
    """Shuffle all cards and begin six hands. The pot keeps what was not won; the button moves on (R7)."""
    t.button = seats.button(t, d)
    t.house[:] = 0
    deck.fresh(t)
    t.alive = (1 << HOUSES) - 1
    for i in range(HOUSES):
        t.house[i] = line.put(t.house[i], dealt_to(t, d, i))
    take_bets(t)


@rule
def dealt_to(t, d, i):
    """The next card of the deck, for house hand `i`."""
    k = deck.draw(t, d)
    announce(d, DEALT, card=k, source=DECK, to=HOUSE + i)
    return k


@rule
def take_bets(t):
    """Everybody bets, from the button to the left."""
    for p in range(t.players):
        t.bets[p] = -1
    t.betting = seats.everybody(t)
    seats.turn_to(t, t.button)


@rule
def legal(t, p, menu):
    """Any number of hands, even one that is certain to lose (R1)."""
    for x in range(HOUSES + 1):
        menu[x] = move(BET, p, amount=x)
    return HOUSES + 1


@rule
def play(t, d, p, m):
    """Bet; after the last bet there is a deal, and the pot is paid."""
    t.bets[p] = amount_of(m)
    announce(d, BETS_ON, p, amount=t.bets[p])
    pot.pay_in(t, d, p, t.bet)
    t.betting = seats.but(t.betting, p)
    if t.betting:
        seats.turn_to(t, seats.next(t, p, t.betting))
        return True
    t.acting = 0
    deal_to_houses(t, d)
    pay_bets(t, d)
    if count_bits(t.alive) > 1:
        take_bets(t)
        return True
    return score.end_hand(t, d)


@rule
def deal_to_houses(t, d):
    """A card for every hand that is alive; then those with a pair are eliminated, all at once."""
    paired = 0
    for i in range(HOUSES):
        if t.alive >> i & 1:
            k = dealt_to(t, d, i)
            if line.has(t.house[i], k):
                t.discard[k] += 1
                paired |= k << 4 * i
            else:
                t.house[i] = line.put(t.house[i], k)
    for i in range(HOUSES):
        k = line.card(paired, i)
        if k:
            announce(d, HAND_PAIRS, card=k, amount=i + 1, source=HOUSE + i, to=DISCARD)
            t.house[i] = line.discard(t, t.house[i])
            t.alive &= ~(1 << i)


@rule
def pay_bets(t, d):
    """Those who bet on the number of hands alive share the pot."""
    left = count_bits(t.alive)
    announce(d, ALIVE, amount=left)
    right = 0
    for p in range(t.players):
        if t.bets[p] == left:
            right |= 1 << p
    if right:
        pot.share(t, d, right)
    else:
        announce(d, POT_STAYS)


@rule
def survival(t, i, seen):
    """How likely house hand `i` gets a card that it does not have. `seen`: cards in all hands, 4 bits a rank."""
    pairing = 0
    cards = t.house[i]
    while cards:
        k = cards & 15
        pairing += k - t.discard[k] - (seen >> 4 * k & 15)
        cards >>= 4
    return 1 - pairing / t.left


@rule
def advise(t, d, p, menu, n):
    """The number that is most likely, with its chance divided by those who have bet on it already.

    The hands are taken one by one, as if their next cards had nothing to do with each other.
    """
    seen = 0
    for i in range(HOUSES):
        cards = t.house[i]
        while cards:
            seen += 1 << 4 * (cards & 15)
            cards >>= 4
    chances = np.zeros(HOUSES + 1)
    chances[0] = 1
    for i in range(HOUSES):
        if t.alive >> i & 1:
            s = survival(t, i, seen)
            for x in range(HOUSES, 0, -1):
                chances[x] = chances[x] * (1 - s) + chances[x - 1] * s
            chances[0] *= 1 - s
    sharing = np.ones(HOUSES + 1)
    for q in range(t.players):
        if t.bets[q] >= 0:
            sharing[t.bets[q]] += 1
    return menu[np.argmax(chances / sharing)]


@rule
def forget(t):
    """Which hand is which makes no difference, nor does the order of its cards, nor the chips that somebody has."""
    for i in range(HOUSES):
        cards = t.house[i]
        t.house[i] = 0
        for k in range(1, len(t.deck)):
            if line.has(cards, k):
                t.house[i] = line.put(t.house[i], k)
    for i in range(1, HOUSES):
        j = i
        while j > 0 and t.house[j] > t.house[j - 1]:
            cards = t.house[j]
            t.house[j] = t.house[j - 1]
            t.house[j - 1] = cards
            j -= 1
    t.alive = (1 << count_bits(t.alive)) - 1
    for p in range(t.players):
        t.chips[p] = 0


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and an equal share of a pot that can still be won."""
    return t.chips[p] if t.over else t.chips[p] + t.pot // t.players


@rule
def price(t, m):
    """Chips that a move certainly costs."""
    return t.bet


def question(t, p: int, m: int, after, told) -> dict[str, bool | None]:
    """Whether the bet is right: so many hands are alive after the next deal."""
    if told and COLLECTS in told:
        return {"bet-right": True}
    return {"bet-right": None if after is None or after.bets[p] >= 0 else False}


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    return "error-carousel-number"


def reach(word: str, players: int, options: dict) -> range:
    """A bet is on a number of hands, or on none."""
    return range(HOUSES + 1)


def bound(players: int, options: dict) -> int:
    """More moves than any session can have."""
    return options["hands"] * players * ROUNDS


game = Game(__name__, players=(2, 8), minutes=(5, 15), kind="gambling", unit="chips")
