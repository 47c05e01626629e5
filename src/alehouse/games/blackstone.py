"""Blackstone, for 2 to 8 players.

The 10s are black stones, all other cards white ones. Everybody lays down an ante of five chips, and gets a card; the low
card leads (the highest rank is black). White stones go to the centre, everybody keeps at most one black stone, and further
ones go back into the deck. In turn, `take` some cards, at least as many as the last who took, or `fold` for half the white
stones in the centre, rounded up, and the ante. White stones go to the centre; with a second black stone one loses at once
and pays a chip for each white stone, and the ante. The others share the pot; the last one left takes it.
"""

from __future__ import annotations

import numpy as np

from alehouse.compiled import count_bits, lowest_bit, rule
from alehouse.dealer import announce
from alehouse.deck import OneDeck, can_draw, draw, everybody, fresh_deck, next_hand, next_seat
from alehouse.events import DEALT, DECK, LEADS, REDEAL, own_events
from alehouse.game import Game
from alehouse.layout import amount, cards, number, words
from alehouse.ledger import antes, end_session, pay_pot, share_pot, with_share
from alehouse.moves import AMOUNT, Verbs, amount_of, move, verb, verb_of

IN, FOLDED, LOST = range(3)
BLACK = 10
"""The rank of the black stones."""


class Table(OneDeck):
    """The state of a session of Blackstone."""

    hands = amount(1, 1, 1000)
    white = cards(show="pile")
    """The white stones in the centre."""
    black = cards(per_seat=True, show="stack")
    """The black stones before each seat."""
    state = words("in", "folded", "lost", per_seat=True)
    minimum = number(show="number")
    """How many cards must be taken at least: as many as the last who took."""
    chips = number(per_seat=True)
    pot = number()
    """What has been paid in, with the antes that still lie before their owners."""
    active = number()
    """Seats that have neither folded nor lost, as a bit mask."""


verbs = Verbs(verb("take", AMOUNT), verb("fold"))
TAKE, FOLD = verbs
events = own_events("takes-cards", "stones-back", "second-stone", "folds")
TAKES, STONES_BACK, SECOND_STONE, FOLDS = events

WHITES, BLACKS = Table.place("white"), Table.place("black")
ANTE = 5


@rule
def start(t, d):
    """Deal the first hand."""
    new_hand(t, d)


@rule
def new_hand(t, d):
    """Antes, a card each, and the low card leads."""
    next_hand(t, d)
    antes(t, d, everybody(t), ANTE)
    t.active = everybody(t)
    for p in range(t.players):
        t.state[p] = IN
    gather(t)
    leader = low_stone_leads(t, d)
    while leader < 0:
        announce(d, REDEAL)
        gather(t)
        leader = low_stone_leads(t, d)
    return_stones(t, d)
    t.minimum = 1
    t.acting = np.int64(1) << leader


@rule
def gather(t):
    """All cards are shuffled."""
    for k in range(1, BLACK + 1):
        t.white[k] = 0
    for p in range(t.players):
        t.black[p, BLACK] = 0
    fresh_deck(t, 0)


@rule
def low_stone_leads(t, d):
    """A card each, and again among those who tie for lowest (R5); -1 if the cards run out (R6)."""
    tied = everybody(t)
    while tied & (tied - 1):
        low = BLACK + 1
        lows = np.int64(0)
        p = t.dealer
        for _ in range(count_bits(tied)):
            p = next_seat(t, p, tied)
            if not can_draw(t):
                return -1
            k = reveal(t, d, p)
            if k < low:
                low = k
                lows = np.int64(0)
            if k == low:
                lows |= np.int64(1) << p
        tied = lows
    leader = lowest_bit(tied)
    announce(d, LEADS, leader)
    return leader


@rule
def reveal(t, d, p):
    """Turn the next card: a white stone goes to the centre, a black one to seat `p`."""
    k = draw(t, d)
    if k == BLACK:
        t.black[p, BLACK] += 1
        announce(d, DEALT, p, card=k, source=DECK, to=BLACKS)
    else:
        t.white[k] += 1
        announce(d, DEALT, p, card=k, source=DECK, to=WHITES)
    return k


@rule
def return_stones(t, d):
    """Everybody keeps one black stone; any more are shuffled back into the deck (R4)."""
    for p in range(t.players):
        back = t.black[p, BLACK] - 1
        if back > 0:
            t.black[p, BLACK] = 1
            t.deck[BLACK] += back
            t.left += back
            for _ in range(back):
                announce(d, STONES_BACK, p, card=BLACK, source=BLACKS, to=DECK)


@rule
def stones(t):
    """How many white stones lie in the centre."""
    n = np.int64(0)
    for k in range(1, BLACK):
        n += t.white[k]
    return n


@rule
def legal(t, p, menu):
    """Fold, or take as many cards as the last who took, or more, while there are so many (R1)."""
    menu[0] = move(FOLD, p)
    n = 1
    for k in range(t.minimum, t.left + 1):
        menu[n] = move(TAKE, p, -1, 0, k)
        n += 1
    return n


@rule
def play(t, d, p, m):
    """Take cards or fold; then it is the next seat's turn, or the hand is over."""
    lost = False
    if verb_of(m) == TAKE:
        lost = take(t, d, p, amount_of(m))
    else:
        fold(t, d, p)
    if lost or t.active & (t.active - 1) == 0:
        share_pot(t, d, t.active)
        if t.hand < t.hands:
            new_hand(t, d)
        else:
            end_session(t, d)
    else:
        t.acting = np.int64(1) << next_seat(t, p, t.active)


@rule
def take(t, d, p, number):
    """Reveal so many cards, one by one; return whether a second black stone has ended the hand."""
    announce(d, TAKES, p, amount=number)
    for _ in range(number):
        if reveal(t, d, p) == BLACK and t.black[p, BLACK] == 2:
            announce(d, SECOND_STONE, p)
            t.state[p] = LOST
            t.active &= ~(np.int64(1) << p)
            if stones(t):
                pay_pot(t, d, p, stones(t))
            return True
    t.minimum = number
    return False


@rule
def fold_price(t):
    """Half the white stones, rounded up."""
    return (stones(t) + 1) // 2


@rule
def fold(t, d, p):
    """Pay and go out; the black stone stays where it is (R7)."""
    announce(d, FOLDS, p)
    t.state[p] = FOLDED
    t.active &= ~(np.int64(1) << p)
    if fold_price(t):
        pay_pot(t, d, p, fold_price(t))


@rule
def advise(t, d, p, menu, n):
    """The least that may be taken, unless that is likely to cost more than folding does.

    Of the black stones it is known how many are in the deck. To survive is worth a share of the pot, to lose costs all
    white stones, those of this take included; both count from what folding costs.
    """
    if n == 1:
        return menu[0]
    unseen = BLACK
    for q in range(t.players):
        unseen -= t.black[q, BLACK]
    white_share = 1 - unseen / t.left
    number = t.minimum
    without = white_share**number
    safe = without
    if t.black[p, BLACK] == 0:
        safe += number * without / white_share * (1 - white_share) if white_share > 0 else 0.0
    others = count_bits(t.active) - 1
    worth = safe * (t.pot / (others + 1) / 2) - (1 - safe) * (stones(t) + number / 2)
    return menu[1] if worth > -fold_price(t) else menu[0]


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of the pot it is still fighting for."""
    return with_share(t, p, t.active)


@rule
def price(t, m):
    """Chips that a move certainly costs, the ante aside."""
    return fold_price(t) if verb_of(m) == FOLD else 0


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    return "error-blackstone-too-few" if amount_of(m) < t.minimum else "error-blackstone-deck"


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: every take takes a card, and everybody folds once."""
    return options["hands"] * (55 + players)


game = Game(
    __name__,
    players=(2, 8),
    minutes=(5, 15),
    kind="gambling",
    unit="chips",
    version=1,
)
