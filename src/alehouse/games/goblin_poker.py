"""Goblin Poker, for 3 to 8 players.

Everybody antes a chip and gets six cards; one chosen in secret starts each face-up stack. Up to five rounds: from the lowest
stack to the left everybody pitches a card face down or folds for the smallest face-up card in play. The pitched cards are
shuffled and dealt face up, from the lowest stack to the left; whoever pairs pays the rank and is out. The last one takes the
pot; after the fifth round all who are left share it. A stack is lower if its lowest cards are, and 2-3-6 is lower than 2-3.
"""

from __future__ import annotations

from alehouse.declare import (
    CARD,
    NO_ONE,
    OWNER,
    Events,
    Game,
    Verbs,
    amount,
    cards,
    event,
    number,
    seat_set,
    stacks,
    verb,
    words,
)
from alehouse.kit import bag, choices, deck, down, leading, pot, score, sealed, seats, stack
from alehouse.rules import DISCARD, DOWN, LEADS, announce, card_of, lowest_bit, move, pick, rule, verb_of


class Table(down.DownCards, sealed.SealedChoices):
    """The state of a session of Goblin Poker."""

    hands = amount(1, 1, 1000)
    stack = stacks()
    state = words("in", "out", per_seat=True, gone="out")
    pitched = cards(per_seat=True, seen_by=OWNER)
    """What each seat has pitched in this round."""
    pile = cards(seen_by=NO_ONE)
    """The pitched cards while they are dealt, and those that nobody gets because the hand is over."""
    discard = cards(show="pile", also=("burnt", "muck", "pile"))
    round_number = number(show="number")
    chips = number(per_seat=True)
    pot = number()
    active = seat_set()
    """Seats still in the hand."""
    waiting = seat_set()
    """Those who have still to pitch in this round."""


IN, OUT = Table.state
verbs = Verbs(verb("first", CARD), verb("pitch", CARD, secret=True), "fold")
FIRST, PITCH, FOLD = verbs
events = Events(
    "starts-stack",
    "pitches",
    event("folds", puts=OUT, pause="moment"),
    "gets-pitched",
    event("pair-out", puts=OUT, lights=True, pause="moment"),
    event("goblin-round", pause="moment"),
)
STARTS, PITCHES, FOLDS, GETS, PAIR_OUT, ROUND = events

STACK, PITCHED, PILE = Table.place("stack"), Table.place("pitched"), Table.place("pile")
CARDS_EACH = 6


@rule
def deal(t, d):
    """Antes and six cards each; everybody chooses the first card in secret."""
    t.active = seats.everybody(t)
    pot.antes(t, d, t.active, 1)
    t.stack[:] = 0
    t.state[:] = IN
    bag.clear(t.pile)
    deck.fresh(t)
    down.deal(t, d, t.active, CARDS_EACH)
    t.round_number = 0
    sealed.ask(t, t.active)


@rule
def legal(t, p, menu):
    """A first card; then a card to pitch, or fold."""
    if not t.round_number:
        return choices.of_cards(menu, 0, FIRST, p, t.down[p])
    n = choices.of_cards(menu, 0, PITCH, p, t.down[p])
    menu[n] = move(FOLD, p)
    return n + 1


@rule
def play(t, d, p, m):
    """Choose a first card, pitch or fold; when all have, the stacks begin, or the pitched cards are dealt."""
    k = card_of(m)
    if not t.round_number:
        if sealed.seal(t, p, k):
            begin_stacks(t, d)
        return True
    t.waiting = seats.but(t.waiting, p)
    if verb_of(m) == FOLD:
        announce(d, FOLDS, p)
        pot.pay_in(t, d, p, fold_price(t))
        leave(t, p)
    else:
        pitch_card(t, p, k)
        announce(d, PITCHES, p, card=k, source=DOWN, to=PITCHED, seen=1 << p)
    if seats.alone(t.active):
        return end_hand(t, d)
    if not t.waiting:
        return deal_pitched(t, d)
    seats.turn_to(t, seats.next(t, p, t.waiting))
    return True


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
        k = sealed.unseal(t, p)
        down.turn(t, p, k)
        t.stack[p] = stack.put(t.stack[p], k)
        announce(d, STARTS, p, card=k, source=DOWN, to=STACK)
    new_round(t, d)


@rule
def fold_price(t):
    """The smallest face-up card of all who are in (R5)."""
    return stack.lowest_of(t.stack, t.active)


@rule
def lowness(cards):
    """How low a stack is: more is lower. The lower card counts first, and then the longer stack is lower (R1)."""
    low = 0
    ranks = stack.ranks(cards)
    while ranks:
        low |= 1 << (16 - lowest_bit(ranks))
        ranks &= ranks - 1
    return low


@rule
def lowest_stack(t, d):
    """The seat with the lowest stack; tied ones get a card each, and if none can come it is the first of them (R2, R3)."""
    low = 1
    tied = 0
    for p in range(t.players):
        value = lowness(t.stack[p])
        if value > low:
            low = value
            tied = 0
        if value == low:
            tied |= 1 << p
    if seats.alone(tied):
        return seats.only(tied)
    leader = leading.low_card(t, d, t.stack, STACK, tied)
    return leader if leader >= 0 else leading.PERFECT_TIE - leader


@rule
def new_round(t, d):
    """The lowest stack begins to pitch; the order stays as it is now (R4)."""
    t.round_number += 1
    announce(d, ROUND, amount=t.round_number)
    p = lowest_stack(t, d)
    announce(d, LEADS, p)
    t.waiting = t.active
    seats.turn_to(t, p)


@rule
def deal_pitched(t, d):
    """Shuffle the pitched cards and deal them face up, from the lowest stack to the left; a pair is out (R7)."""
    p = lowest_stack(t, d)
    for q in range(t.players):
        bag.pour(t.pitched[q], t.pile)
    left = bag.size(t.pile)
    while left and not seats.alone(t.active):
        get_pitched(t, d, p, pick(d, t.pile, left))
        left -= 1
        p = seats.next(t, p, t.active)
    if seats.alone(t.active) or down.count(t, seats.only(t.active)) == 0:
        return end_hand(t, d)
    new_round(t, d)
    return True


@rule
def get_pitched(t, d, p, k):
    """A pitched card goes to a stack, face up."""
    announce(d, GETS, p, card=k, source=PILE, to=STACK)
    if stack.has(t.stack[p], k):
        announce(d, PAIR_OUT, p, card=k, source=STACK, to=DISCARD)
        t.discard[k] += 1
        pot.pay_in(t, d, p, k)
        leave(t, p)
    else:
        t.stack[p] = stack.put(t.stack[p], k)


@rule
def leave(t, p):
    """A seat is out of the hand, its cards are turned down."""
    t.state[p] = OUT
    down.leave(t, p, t.stack)


@rule
def end_hand(t, d):
    """Whoever is left shares the pot; cards that are still pitched leave the game unseen."""
    for p in range(t.players):
        bag.pour(t.pitched[p], t.muck[p])
    pot.share(t, d, t.active)
    return score.end_hand(t, d)


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of the pot while it is in."""
    return pot.stake(t, p, t.active)


@rule
def worth(t, p, m):
    """Start with a low card; pitch what would hurt others more; fold when that is cheap and the own stack is long."""
    v, k = verb_of(m), card_of(m)
    if v == FIRST:
        return -1.0 * k
    if v == FOLD:
        return 2.0 * stack.size(t.stack[p]) - 3.0 * fold_price(t) - 0.5 * t.pot
    value = -6.0 * stack.has(t.stack[p], k)
    for q in range(t.players):
        if q != p:
            value += 0.3 * k * stack.has(t.stack[q], k)
    return value


@rule
def price(t, m):
    """Chips that a move certainly costs."""
    return fold_price(t) if verb_of(m) == FOLD else 0


def question(t, p: int, m: int, after, told) -> dict[str, bool | None]:
    """Whether the pitched cards of this round throw p out."""
    if verb_of(m) != PITCH:
        return {}
    if told and PAIR_OUT in told:
        return {"pair-out": True}
    return {"pair-out": None if after is None or after.round_number == t.round_number else False}


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    if (verb_of(m) == FIRST) == bool(t.round_number):
        return "error-goblin-poker-begun" if t.round_number else "error-goblin-poker-first"
    return "error-card-not-held"


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: a first card and five more."""
    return options["hands"] * players * CARDS_EACH


game = Game(__name__, players=(3, 8), minutes=(5, 15), kind="bluffing", unit="chips", version=2)
