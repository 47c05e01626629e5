"""Carousel, for 2 to 8 players.

Bets on six hands that nobody plays: they lie in a row and begin with one card each. From the button to the left everybody
bets the same number of chips on how many hands will be alive after the next deal, 0 to 6. Then every hand that is alive gets
a card, and those that pair are eliminated. Who bet on the right number shares the pot; if nobody did, it stays. With two
hands alive or more there are new bets; else the game is over, and the next one begins with what is left in the pot and
the button one seat to the left.
"""

from __future__ import annotations

import numpy as np

from alehouse.compiled import count_bits, rule, small_rule
from alehouse.dealer import announce, chance
from alehouse.deck import (
    OneDeck,
    discard_line,
    draw,
    everybody,
    fresh_deck,
    in_line,
    lay,
    next_hand,
    next_seat,
)
from alehouse.events import DEALT, DECK, DISCARD, own_events
from alehouse.game import Game
from alehouse.layout import amount, line, number, seat
from alehouse.ledger import end_session, pay_pot, share_pot
from alehouse.moves import AMOUNT, Verbs, amount_of, move, verb, verb_of


class Table(OneDeck):
    """The state of a session of Carousel."""

    hands = amount(1, 1, 1000)
    bet = amount(5, 1, 1000)
    house1 = line(per_seat=False, show="circle")
    house2 = line(per_seat=False, show="circle")
    house3 = line(per_seat=False, show="circle")
    house4 = line(per_seat=False, show="circle")
    house5 = line(per_seat=False, show="circle")
    house6 = line(per_seat=False, show="circle")
    alive = number()
    """The house hands that have not been eliminated, as a bit mask."""
    bets = number(per_seat=True, show="space", blank=-1)
    """How many hands a seat thinks will be alive after the next deal."""
    button = seat()
    betting = number()
    """Seats that have still to bet in this round, as a bit mask."""
    chips = number(per_seat=True)
    pot = number()


verbs = Verbs(verb("bet", AMOUNT))
(BET,) = verbs
events = own_events("bets-on", "hand-pairs", "alive", "pot-stays")
BETS_ON, HAND_PAIRS, ALIVE, POT_STAYS = events

HOUSE = Table.place("house1")
"""The place of the first house hand; the others follow."""
HOUSES = 6
ROUNDS = 9
"""Two hands cannot both have ten cards, as there is one 1: so there are no more rounds in a game."""


@rule
def start(t, d):
    """The first game; its button is chosen by chance unless the table says who (R7)."""
    t.button = t.first if t.first else chance(d, t.players) + 1
    new_game(t, d)


@rule
def new_game(t, d):
    """Shuffle all cards and begin six hands. The pot keeps what was not won."""
    next_hand(t, d)
    fresh_deck(t, 0)
    for i in range(HOUSES):
        set_house(t, i, 0)
    t.alive = (1 << HOUSES) - 1
    for i in range(HOUSES):
        set_house(t, i, lay(np.int64(0), dealt_to(t, d, i)))
    take_bets(t)


@small_rule
def house(t, i):
    """The cards of house hand `i`, from 0."""
    if i == 0:
        return t.house1
    if i == 1:
        return t.house2
    if i == 2:
        return t.house3
    if i == 3:
        return t.house4
    return t.house5 if i == 4 else t.house6


@small_rule
def set_house(t, i, cards):
    """House hand `i` has these cards now."""
    if i == 0:
        t.house1 = cards
    elif i == 1:
        t.house2 = cards
    elif i == 2:
        t.house3 = cards
    elif i == 3:
        t.house4 = cards
    elif i == 4:
        t.house5 = cards
    else:
        t.house6 = cards


@rule
def dealt_to(t, d, i):
    """The next card of the deck, for house hand `i`."""
    k = draw(t, d)
    announce(d, DEALT, card=k, source=DECK, to=HOUSE + i)
    return k


@rule
def take_bets(t):
    """Everybody bets, from the button to the left."""
    for p in range(t.players):
        t.bets[p] = -1
    t.betting = everybody(t)
    t.acting = np.int64(1) << (t.button - 1)


@rule
def legal(t, p, menu):
    """Any number of hands, even one that is certain to lose (R1)."""
    for x in range(HOUSES + 1):
        menu[x] = move(BET, p, -1, 0, x)
    return HOUSES + 1


@rule
def play(t, d, p, m):
    """Bet; after the last bet there is a deal, and the pot is paid."""
    t.bets[p] = amount_of(m)
    announce(d, BETS_ON, p, amount=t.bets[p])
    pay_pot(t, d, p, t.bet)
    t.betting &= ~(np.int64(1) << p)
    if t.betting:
        t.acting = np.int64(1) << next_seat(t, p, t.betting)
        return
    t.acting = 0
    deal(t, d)
    pay_bets(t, d)
    if count_bits(t.alive) > 1:
        take_bets(t)
    elif t.hand < t.hands:
        t.button = t.button % t.players + 1
        new_game(t, d)
    else:
        end_session(t, d)


@rule
def deal(t, d):
    """A card for every hand that is alive; then those with a pair are eliminated, all at once."""
    paired = np.int64(0)
    for i in range(HOUSES):
        if t.alive >> i & 1:
            k = dealt_to(t, d, i)
            if in_line(house(t, i), k):
                t.discard[k] += 1
                paired |= np.int64(k) << 4 * i
            else:
                set_house(t, i, lay(house(t, i), k))
    for i in range(HOUSES):
        k = paired >> 4 * i & 15
        if k:
            announce(d, HAND_PAIRS, card=k, amount=i + 1, source=HOUSE + i, to=DISCARD)
            discard_line(t, house(t, i))
            set_house(t, i, 0)
            t.alive &= ~(np.int64(1) << i)


@rule
def pay_bets(t, d):
    """Those who bet on the number of hands alive share the pot."""
    left = count_bits(t.alive)
    announce(d, ALIVE, amount=left)
    right = np.int64(0)
    for p in range(t.players):
        right |= np.int64(t.bets[p] == left) << p
    if right:
        share_pot(t, d, right)
    else:
        announce(d, POT_STAYS)


@rule
def survival(t, i, seen):
    """How likely house hand `i` gets a card that it does not have. `seen`: cards in all hands, 4 bits a rank."""
    pairing = 0
    cards = house(t, i)
    while cards:
        k = cards & 15
        pairing += k - t.discard[k] - (seen >> 4 * (k - 1) & 15)
        cards >>= 4
    return 1 - pairing / t.left


@rule
def advise(t, d, p, menu, n):
    """The number that is most likely, with its chance divided by those who have bet on it already.

    The hands are taken one by one, as if their next cards had nothing to do with each other.
    """
    seen = np.int64(0)
    for i in range(HOUSES):
        cards = house(t, i)
        while cards:
            seen += np.int64(1) << 4 * ((cards & 15) - 1)
            cards >>= 4
    c0, c1, c2, c3, c4, c5, c6 = 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for i in range(HOUSES):
        if t.alive >> i & 1:
            s = survival(t, i, seen)
            c6 = c6 * (1 - s) + c5 * s
            c5 = c5 * (1 - s) + c4 * s
            c4 = c4 * (1 - s) + c3 * s
            c3 = c3 * (1 - s) + c2 * s
            c2 = c2 * (1 - s) + c1 * s
            c1 = c1 * (1 - s) + c0 * s
            c0 = c0 * (1 - s)
    chances = (c0, c1, c2, c3, c4, c5, c6)
    best = 0
    most = -1.0
    for x in range(HOUSES + 1):
        sharing = 1
        for q in range(t.players):
            sharing += t.bets[q] == x
        if chances[x] / sharing > most:
            most = chances[x] / sharing
            best = x
    return menu[best]


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and an equal share of a pot that can still be won."""
    return t.chips[p] if t.over else t.chips[p] + t.pot // t.players


@rule
def price(t, m):
    """Chips that a move certainly costs."""
    return t.bet if verb_of(m) == BET else 0


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    return "error-carousel-number"


def bound(players: int, options: dict) -> int:
    """More moves than any session can have."""
    return options["hands"] * players * ROUNDS


game = Game(
    __name__,
    players=(2, 8),
    minutes=(5, 15),
    kind="gambling",
    unit="chips",
    version=1,
)
