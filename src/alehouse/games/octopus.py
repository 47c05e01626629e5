"""Octopus, for 4 to 6 players.

Eight cards each. In turn everybody continues, or folds for a chip; whoever is left alone takes the pot. Then round by round
all play a card in secret, and these are discarded; the lowest that nobody else has played decides: `pass` (everybody gives
a card to the left, in secret), or `show` with sets or clean hands best. A set has no rank just once, a clean hand none
twice, all others are dirty and come last; of the same kind the lower cards are better. The best hand takes the pot, and the
worst antes five for the next hand, everybody else one; without a loser it is two each. With one card left there is no
further round.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.compiled import count_bits, lowest_bit, rule
from alehouse.dealer import announce
from alehouse.deck import (
    RANKS,
    Hands,
    PassedCards,
    clear_hands,
    deal_hands,
    everybody,
    forget_all_given,
    forget_given,
    fresh_deck,
    next_hand,
    next_seat,
    pass_left,
)
from alehouse.events import DISCARD, own_events
from alehouse.game import Game
from alehouse.layout import OWNER, amount, cards, number, seat, switch, words
from alehouse.ledger import antes, collect, end_session, pay_pot, share_pot, with_share
from alehouse.moves import CARD, Verbs, card_of, move, verb, verb_of
from alehouse.sealed import SealedChoices, choose_in_secret, seal, unseal

DECLARING, ROUND, DECIDING, GIVING = range(4)
IN, OUT = range(2)


class Table(Hands, PassedCards, SealedChoices):
    """The state of a session of Octopus."""

    hands = amount(1, 1, 1000)
    last_hand = switch()
    held = cards(per_seat=True, seen_by=OWNER, show="hand", given="given")
    state = words("in", "folded", per_seat=True)
    revealed = number(per_seat=True, show="number", blank=0)
    """What each seat has played in the last round."""
    decides = seat()
    chips = number(per_seat=True)
    pot = number()
    phase = number()
    active = number()
    """Seats that have not folded, as a bit mask."""
    undeclared = number()
    starter = number()
    """Who declares first: the winner of the last hand."""
    worst = number()
    """The losers of the last hand, as a bit mask."""


verbs = Verbs(
    verb("continue"),
    verb("fold"),
    verb("play", CARD),
    verb("pass"),
    verb("show", "set"),
    verb("show", "clean"),
    verb("give", CARD, secret=True),
)
CONTINUE, FOLD, PLAY, PASS, SHOW_SET, SHOW_CLEAN, GIVE = verbs
events = own_events(
    "continues",
    "folds",
    "reveals",
    "lets-exchange",
    "shows",
    "set-best",
    "clean-best",
    "worst-hand",
)
CONTINUES, FOLDS, REVEALS, EXCHANGE, SHOWS, SET_BEST, CLEAN_BEST, WORST = events

HELD = Table.place("held")
CARDS_EACH = 8
DIRTY, SET, CLEAN = range(3)
FOLD_FEE = 1
HOPELESS = 3
"""So many cards spoil no hand but a bad one: the rule of thumb gives it up."""
LOSER_ANTE = 5


@rule
def start(t, d):
    """The first hand is begun by the dealer."""
    t.starter = t.dealer
    new_hand(t, d)


@rule
def new_hand(t, d):
    """Antes, eight cards each, and the declarations."""
    next_hand(t, d)
    for p in range(t.players):
        t.state[p] = IN
        t.revealed[p] = 0
        pay_pot(t, d, p, 2 if t.worst == 0 else LOSER_ANTE if t.worst >> p & 1 else 1)
    clear_hands(t)
    forget_all_given(t)
    fresh_deck(t, 0)
    deal_hands(t, d, everybody(t), CARDS_EACH, HELD)
    t.active = everybody(t)
    t.undeclared = everybody(t)
    t.decides = 0
    t.phase = DECLARING
    t.acting = np.int64(1) << t.starter


@rule
def legal(t, p, menu):
    """Continue or fold; a card to play or give; or what the decider may decide."""
    n = 0
    if t.phase == DECLARING:
        menu[0] = move(CONTINUE, p)
        menu[1] = move(FOLD, p)
        n = 2
    elif t.phase == DECIDING:
        menu[0] = move(PASS, p)
        menu[1] = move(SHOW_SET, p)
        menu[2] = move(SHOW_CLEAN, p)
        n = 3
    else:
        for k in range(1, RANKS):
            if t.held[p, k]:
                menu[n] = move(PLAY if t.phase == ROUND else GIVE, p, -1, k)
                n += 1
    return n


@rule
def play(t, d, p, m):
    """Make a move; the last of the sealed choices opens them all."""
    v = verb_of(m)
    if v in (CONTINUE, FOLD):
        declare(t, d, p, v == FOLD)
    elif v == PLAY:
        if seal(t, p, card_of(m)):
            reveal(t, d)
    elif v == GIVE:
        if seal(t, p, card_of(m)):
            pass_cards(t, d)
    elif v == PASS:
        announce(d, EXCHANGE, p)
        t.phase = GIVING
        choose_in_secret(t, t.active)
    else:
        showdown(t, d, SET if v == SHOW_SET else CLEAN, p)


@rule
def declare(t, d, p, folds):
    """Continue, or fold for a chip; whoever is left alone takes the pot at once (R1)."""
    t.undeclared &= ~(np.int64(1) << p)
    if folds:
        announce(d, FOLDS, p)
        pay_pot(t, d, p, FOLD_FEE)
        t.state[p] = OUT
        t.active &= ~(np.int64(1) << p)
    else:
        announce(d, CONTINUES, p)
    if t.active & (t.active - 1) == 0:
        end_hand(t, d, t.active, np.int64(0))
    elif t.undeclared:
        t.acting = np.int64(1) << next_seat(t, p, t.undeclared)
    else:
        new_round(t)


@rule
def new_round(t):
    """Everybody who is in plays a card in secret."""
    t.phase = ROUND
    t.decides = 0
    choose_in_secret(t, t.active)


@rule
def reveal(t, d):
    """Show and discard the played cards (R2); the lowest that is alone decides."""
    for p in range(t.players):
        t.revealed[p] = 0
        if t.active >> p & 1:
            k = unseal(t, p)
            t.revealed[p] = k
            t.held[p, k] -= 1
            t.in_hand[p] -= 1
            t.discard[k] += 1
            forget_given(t, p, k)
            announce(d, REVEALS, p, card=k, source=HELD, to=DISCARD)
    p = lowest_alone(t)
    if p >= 0:
        t.decides = p + 1
        t.phase = DECIDING
        t.acting = np.int64(1) << p
    elif t.in_hand[lowest_bit(t.active)] == 1:
        showdown(t, d, CLEAN, -1)
    else:
        new_round(t)


@rule
def lowest_alone(t):
    """The seat with the lowest card that nobody else has played; -1: there is none."""
    lowest = RANKS
    found = -1
    for p in range(t.players):
        if t.active >> p & 1:
            same = 0
            for q in range(t.players):
                same += t.active >> q & 1 and t.revealed[q] == t.revealed[p]
            if same == 1 and t.revealed[p] < lowest:
                lowest = t.revealed[p]
                found = p
    return found


@rule
def pass_cards(t, d):
    """All given cards go to the next seats to the left at the same time; with one card the hands are shown (R3)."""
    pass_left(t, d, t.active, HELD)
    if t.in_hand[lowest_bit(t.active)] == 1:
        showdown(t, d, CLEAN, -1)
    else:
        new_round(t)


@rule
def hand_type(t, p):
    """What kind of hand a seat has: a set has no rank just once, a clean one none twice."""
    once = False
    more = False
    for k in range(1, RANKS):
        once = once or t.held[p, k] == 1
        more = more or t.held[p, k] > 1
    return CLEAN if not more else DIRTY if once else SET


@rule
def goodness(t, p, best):
    """How good a hand is when `best` is the best type: more is better. Dirty hands come last, of a type high cards do."""
    kind = hand_type(t, p)
    place = 0 if kind == DIRTY else 2 if kind == best else 1
    high_cards = np.int64(0)
    for k in range(RANKS - 1, 0, -1):
        for _ in range(t.held[p, k]):
            high_cards = high_cards << 4 | k
    return (np.int64(place) << 40) - high_cards


@rule
def showdown(t, d, best, p):
    """The best hand takes the pot, the worst is the loser; if all are the same, nobody is (R5, R6).

    Seat `p` has said which type is best; -1: nobody has, and hands of one card are all clean (R4).
    """
    if p >= 0:
        announce(d, SET_BEST if best == SET else CLEAN_BEST, p)
    highest = -(np.int64(1) << 50)
    lowest = np.int64(1) << 50
    winners = np.int64(0)
    losers = np.int64(0)
    for q in range(t.players):
        if t.active >> q & 1:
            for k in range(1, RANKS):
                for _ in range(t.held[q, k]):
                    announce(d, SHOWS, q, card=k)
            good = goodness(t, q, best)
            if good > highest:
                highest = good
                winners = np.int64(0)
            if good < lowest:
                lowest = good
                losers = np.int64(0)
            winners |= np.int64(good == highest) << q
            losers |= np.int64(good == lowest) << q
    end_hand(t, d, winners, losers if highest > lowest else np.int64(0))


@rule
def end_hand(t, d, winners, losers):
    """Share the pot; in a last hand the losers pay at once (R8). The first winner in order declares first next (R7)."""
    share_pot(t, d, winners)
    first = t.starter if winners >> t.starter & 1 else next_seat(t, t.starter, winners)
    for p in range(t.players):
        if losers >> p & 1:
            announce(d, WORST, p)
    if t.last_hand and t.hand == t.hands and losers:
        antes(t, d, losers, LOSER_ANTE)
        due = LOSER_ANTE * count_bits(losers)
        share = due // count_bits(winners)
        for p in range(t.players):
            if winners >> p & 1:
                collect(t, d, p, share + (due - share * count_bits(winners) if p == first else 0))
    t.starter = first
    t.worst = losers
    if t.hand < t.hands:
        new_hand(t, d)
    else:
        end_session(t, d)


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its part of a pot that it still plays for."""
    return with_share(t, p, t.active)


@rule
def price(t, m):
    """Folding costs a chip."""
    return FOLD_FEE if verb_of(m) == FOLD else 0


@rule
def advise(t, d, p, menu, n):
    """Get rid of what spoils the hand, the highest first, and show as soon as it is a set or clean.

    Fold only a hopeless hand, and only where it would be dear to lose.
    """
    if t.phase == DECLARING:
        dear = t.hand < t.hands or t.last_hand
        return menu[1 if dear and spoilt(t, p, hand_aim(t, p)) >= HOPELESS else 0]
    if t.phase == DECIDING:
        return menu[hand_type(t, p)]
    aim = hand_aim(t, p)
    best = menu[0]
    most_worth = 0
    for i in range(n):
        k = card_of(menu[i])
        spoils = (t.held[p, k] > 1) if aim == CLEAN else (t.held[p, k] == 1)
        worth = k + RANKS * spoils
        if worth > most_worth:
            most_worth = worth
            best = menu[i]
    return best


@rule
def spoilt(t, p, aim):
    """How many cards keep a hand from being a set or clean."""
    n = 0
    for k in range(1, RANKS):
        if aim == CLEAN:
            n += max(0, t.held[p, k] - 1)
        else:
            n += t.held[p, k] == 1
    return n


@rule
def hand_aim(t, p):
    """What a hand is nearer to."""
    return CLEAN if spoilt(t, p, CLEAN) <= spoilt(t, p, SET) else SET


def why_not(t: Any, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    return "error-card-not-held" if verb_of(m) == (-1, PLAY, -1, GIVE)[int(t.phase)] else None


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any session can have: a declaration, then seven rounds of a card, a decision and a card given."""
    return options["hands"] * (players + 7 * (2 * players + 1))


game = Game(
    __name__,
    players=(4, 6),
    minutes=(5, 15),
    kind="bluffing",
    unit="chips",
    version=1,
)
