"""Blackstone, for 2 to 8 players.

The 10s are black stones, all other cards white ones. Everybody lays down an ante of five chips, and gets a card; the low
card leads (the highest rank is black). White stones go to the centre, everybody keeps at most one black stone, and further
ones go back into the deck. In turn, `take` some cards, at least as many as the last who took, or `fold` for half the white
stones in the centre, rounded up, and the ante. White stones go to the centre; with a second black stone one loses at once
and pays a chip for each white stone, and the ante. The others share the pot; the last one left takes it.
"""

from __future__ import annotations

from alehouse.declare import AMOUNT, Events, Game, Verbs, amount, cards, event, number, seat_set, verb, words
from alehouse.kit import bag, deck, pot, score, seats
from alehouse.rules import DEALT, DECK, LEADS, REDEAL, amount_of, announce, move, rule, small_rule, verb_of


class Table(deck.OneDeck):
    """The state of a session of Blackstone."""

    hands = amount(1, 1, 1000)
    white = cards(show="pile")
    """The white stones in the centre."""
    black = cards(per_seat=True, show="stack")
    """The black stones before each seat."""
    state = words("in", "folded", "lost", per_seat=True, hurt="lost", gone="folded")
    minimum = number(show="number")
    """How many cards must be taken at least: as many as the last who took."""
    chips = number(per_seat=True)
    pot = number()
    """What has been paid in, with the antes that still lie before their owners."""
    active = seat_set()
    """Seats that have neither folded nor lost."""


IN, FOLDED, LOST = Table.state
verbs = Verbs(verb("take", AMOUNT), "fold")
TAKE, FOLD = verbs
events = Events(
    event("takes-cards", pause="brief"),
    "stones-back",
    event("second-stone", puts=LOST, lights=True, pause="moment"),
    event("folds", puts=FOLDED, pause="moment"),
)
TAKES, STONES_BACK, SECOND_STONE, FOLDS = events

WHITES, BLACKS = Table.place("white"), Table.place("black")
BLACK = 10
"""The rank of the black stones."""
ANTE = 5


@rule
def deal(t, d):
    """Antes, a card each, and the low card leads."""
    pot.antes(t, d, seats.everybody(t), ANTE)
    t.active = seats.everybody(t)
    for p in range(t.players):
        t.state[p] = IN
    gather(t)
    while not low_stone_leads(t, d):
        announce(d, REDEAL)
        gather(t)
    return_stones(t, d)
    t.minimum = 1


@rule
def gather(t):
    """All cards are shuffled."""
    bag.clear(t.white)
    t.black[:] = 0
    deck.fresh(t)


@rule
def low_stone_leads(t, d):
    """A card each, and again among those who tie for lowest (R5); return whether there were enough cards (R6)."""
    tied = seats.everybody(t)
    while not seats.alone(tied):
        low = BLACK + 1
        lows = 0
        p = t.dealer
        for _ in range(seats.count(tied)):
            p = seats.next(t, p, tied)
            if not deck.can_draw(t):
                return False
            k = reveal(t, d, p)
            if k < low:
                low = k
                lows = 0
            if k == low:
                lows |= 1 << p
        tied = lows
    announce(d, LEADS, seats.only(tied))
    t.acting = tied
    return True


@small_rule
def reveal(t, d, p):
    """Turn the next card: a white stone goes to the centre, a black one to seat `p`."""
    k = deck.draw(t, d)
    # Adding what may be 0 is faster than a branch that nobody can foresee.
    t.black[p, BLACK] += k == BLACK
    t.white[k] += k != BLACK
    announce(d, DEALT, p, card=k, source=DECK, to=BLACKS if k == BLACK else WHITES)
    return k


@rule
def return_stones(t, d):
    """Everybody keeps one black stone; any more are shuffled back into the deck (R4)."""
    for p in range(t.players):
        while t.black[p, BLACK] > 1:
            t.black[p, BLACK] -= 1
            t.deck[BLACK] += 1
            t.left += 1
            announce(d, STONES_BACK, p, card=BLACK, source=BLACKS, to=DECK)


@rule
def legal(t, p, menu):
    """Fold, or take as many cards as the last who took, or more, while there are so many (R1)."""
    menu[0] = move(FOLD, p)
    least = move(TAKE, p, amount=t.minimum)
    more = max(0, t.left + 1 - t.minimum)
    for i in range(more):
        menu[1 + i] = least + i * move(0, 0, amount=1)
    return 1 + more


@rule
def play(t, d, p, m):
    """Take cards or fold; then it is the next seat's turn, or the hand is over."""
    lost = False
    if verb_of(m) == TAKE:
        lost = take(t, d, p, amount_of(m))
    else:
        fold(t, d, p)
    if lost or seats.alone(t.active):
        pot.share(t, d, t.active)
        return score.end_hand(t, d)
    seats.turn_to(t, seats.next(t, p, t.active))
    return True


@rule
def take(t, d, p, number):
    """Reveal so many cards, one by one; return whether a second black stone has ended the hand."""
    announce(d, TAKES, p, amount=number)
    t.acting = 0
    for _ in range(number):
        reveal(t, d, p)
        if t.black[p, BLACK] == 2:
            announce(d, SECOND_STONE, p)
            t.state[p] = LOST
            t.active = seats.but(t.active, p)
            white = bag.size(t.white)
            if white:
                pot.pay_in(t, d, p, white)
            return True
    t.minimum = number
    return False


@rule
def fold_price(t):
    """Half the white stones, rounded up."""
    return (bag.size(t.white) + 1) // 2


@rule
def fold(t, d, p):
    """Pay and go out; the black stone stays where it is (R7)."""
    announce(d, FOLDS, p)
    t.state[p] = FOLDED
    t.active = seats.but(t.active, p)
    if fold_price(t):
        pot.pay_in(t, d, p, fold_price(t))


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
    hoped = safe * (t.pot / seats.count(t.active) / 2) - (1 - safe) * (bag.size(t.white) + number / 2)
    return menu[1] if hoped > -fold_price(t) else menu[0]


@rule
def forget(t):
    """Once somebody leads, one white stone is like another; chips and stones of those who are out make no difference.

    While cards are being taken the next minimum is known, and the last one does not count any more.
    """
    if not t.acting:
        t.minimum = 0
    whites = t.left - t.deck[BLACK]
    centre = bag.size(t.white)
    for k in range(1, BLACK):
        t.deck[k] = 0
        t.white[k] = 0
    t.deck[1] = whites
    t.white[1] = centre
    for p in range(t.players):
        t.chips[p] = 0
        t.state[p] = IN
        if not seats.has(t.active, p):
            t.black[p, BLACK] = 0


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of the pot it is still fighting for."""
    return pot.stake(t, p, t.active)


@rule
def price(t, m):
    """Chips that a move certainly costs, the ante aside."""
    return fold_price(t) if verb_of(m) == FOLD else 0


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    return "error-blackstone-too-few" if amount_of(m) < t.minimum else "error-blackstone-deck"


def reach(word: str, players: int, options: dict) -> range:
    """At most the whole deck can be taken."""
    return range(1, 56)


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: every take takes a card, and everybody folds once."""
    return options["hands"] * (55 + players)


game = Game(__name__, players=(2, 8), minutes=(5, 15), kind="gambling", unit="chips", resumable=True)
