"""Monster, for 4 to 8 players.

Everybody antes once for the pot and gets six cards. In turn, from the dealer's left, `discard` up to three cards face down to
the Monster, so that no pair is left in the hand, or `fold`. Then the best hand, the Champion, fights the Monster, a hand of
all ranks that have been thrown to it: from the top down the higher card is better, and a card is better than none. A Champion
who wins takes the pot; one who does not pays five and is out. Two and more who stayed play another round for the pot, one
alone takes it, and if nobody is left, all who began the round play it again.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.compiled import count_bits, rule
from alehouse.dealer import announce
from alehouse.deck import (
    RANKS,
    Hands,
    clear_hands,
    deal_hands,
    everybody,
    fresh_deck,
    next_hand,
    next_seat,
)
from alehouse.events import own_events
from alehouse.game import Game
from alehouse.layout import OWNER, amount, cards, number, words
from alehouse.ledger import antes, end_session, pay_pot, share_pot, with_share
from alehouse.moves import CARDS, Verbs, cards_of, move, seat_of, verb, verb_of

IN, STAYED, FOLDED, OUT = range(4)


class Table(Hands):
    """The state of a session of Monster."""

    hands = amount(1, 1, 1000)
    """How many pots are played for."""
    held = cards(per_seat=True, seen_by=OWNER, show="hand", distinct="stayed")
    fed = cards(per_seat=True, seen_by=OWNER)
    """What each seat has thrown to the Monster."""
    folded = cards(per_seat=True, seen_by=OWNER)
    """Hands that were folded, which nobody gets to see."""
    monster = number(show="foe")
    """How many cards have been thrown to the Monster."""
    thrown = number(per_seat=True, show="number", blank=-1)
    """How many of them by each seat; -1: it has not acted or has folded."""
    state = words("in", "stayed", "folded", "out", per_seat=True)
    chips = number(per_seat=True)
    pot = number()
    pots = number()
    """How many pots have been won."""
    playing = number()
    """Seats that began this round, as a bit mask."""
    waiting = number()
    stayed = number()
    """Seats that have thrown their cards and hold no pair any more, as a bit mask."""
    replays = number()
    """How many rounds in a row have left nobody."""


verbs = Verbs(verb("discard"), verb("discard", CARDS, secret=True), verb("fold"))
DISCARD_NONE, DISCARD, FOLD = verbs
events = own_events(
    "throws",
    "throws-none",
    "folds",
    "turns",
    "monster-rank",
    "champion",
    "beats-monster",
    "loses-fight",
    "replay",
    "stalemate",
)
THROWS, THROWS_NONE, FOLDS, SHOWS, MONSTER_RANK, CHAMPION, BEATS, LOSES, REPLAY, STALEMATE = events

HELD, FED = Table.place("held"), Table.place("fed")
CARDS_EACH = 6
MOST_DISCARDS = 3
PENALTY = 5
MOST_REPLAYS = 20
CARD_BITS = 4
ROOM = 1 << CARD_BITS * (MOST_DISCARDS - 1)
"""A set of cards in one word below this number has room for one more."""
UNSEEN = 55 - CARDS_EACH
USUAL_CHAMPION = 1 << 10 | 1 << 9 | 1 << 8 | 1 << 6
"""The hand that the rule of thumb expects of a Champion."""


@rule
def start(t, d):
    """The first pot."""
    new_pot(t, d)


@rule
def new_pot(t, d):
    """Everybody antes, and the first round for this pot is dealt."""
    antes(t, d, everybody(t), 2 if t.players <= 5 else 1)
    t.replays = 0
    new_round(t, d, everybody(t))


@rule
def new_round(t, d, seats):
    """Six cards to each seat of a bit mask; the first of them on the dealer's left begins (R10)."""
    next_hand(t, d)
    clear_hands(t)
    for p in range(t.players):
        t.state[p] = IN if seats >> p & 1 else OUT
        t.thrown[p] = -1
        for k in range(RANKS):
            t.fed[p, k] = 0
            t.folded[p, k] = 0
    t.monster = 0
    t.stayed = 0
    t.playing = seats
    t.waiting = seats
    fresh_deck(t, 0)
    deal_hands(t, d, seats, CARDS_EACH, HELD)
    t.acting = np.int64(1) << next_seat(t, t.dealer, seats)


@rule
def with_card(menu, n, k, to):
    """Write the sets in `menu[1:n]` that have room, each with a card `k` more, from `to` on; return where they end."""
    for i in range(1, n):
        if menu[i] < ROOM:
            menu[to] = menu[i] << CARD_BITS | k
            to += 1
    return to


@rule
def legal(t, p, menu):
    """Fold, or throw all copies but one of every rank to the Monster, and more cards up to three in all (R8)."""
    # Rank by rank from the top down, the menu holds all sets of cards that may go so far, each as it stands in a move.
    menu[1] = 0
    n = 2
    for i in range(1, RANKS):
        k = RANKS - i
        for _ in range(t.held[p, k] - 1):
            n = with_card(menu, n, k, 1)
        if t.held[p, k]:
            n = with_card(menu, n, k, n)
    for i in range(1, n):
        menu[i] = move(DISCARD if menu[i] else DISCARD_NONE, p, -1, menu[i])
    menu[0] = move(FOLD, p)
    return n


@rule
def play(t, d, p, m):
    """Throw cards to the Monster or fold; after the last one comes the fight."""
    t.waiting &= ~(np.int64(1) << p)
    if verb_of(m) == FOLD:
        announce(d, FOLDS, p)
        t.state[p] = FOLDED
        for k in range(1, RANKS):
            t.folded[p, k] = t.held[p, k]
            t.held[p, k] = 0
        t.in_hand[p] = 0
    else:
        feed(t, d, p, cards_of(m))
    if t.waiting:
        t.acting = np.int64(1) << next_seat(t, p, t.waiting)
    else:
        fight(t, d)


@rule
def feed(t, d, p, cards):
    """Cards go face down from the hand to the Monster; everybody sees how many."""
    t.state[p] = STAYED
    t.stayed |= np.int64(1) << p
    t.thrown[p] = 0
    if cards == 0:
        announce(d, THROWS_NONE, p)
    while cards:
        k = cards & 15
        cards >>= CARD_BITS
        t.held[p, k] -= 1
        t.in_hand[p] -= 1
        t.fed[p, k] += 1
        t.thrown[p] += 1
        t.monster += 1
        announce(d, THROWS, p, card=k, source=HELD, to=FED, seen=1 << p)


@rule
def ranks_of(bags, p):
    """The ranks in a seat's bag as bits: from the top down the higher card, then the longer hand, is the larger number."""
    ranks = np.int64(0)
    for k in range(1, RANKS):
        ranks |= np.int64(bags[p, k] > 0) << k
    return ranks


@rule
def fight(t, d):
    """Show the hands of those who stayed; the best of them fights the Monster (4)."""
    best = np.int64(0)
    monster = np.int64(0)
    for p in range(t.players):
        monster |= ranks_of(t.fed, p)
        if t.stayed >> p & 1:
            best = max(best, ranks_of(t.held, p))
            for k in range(1, RANKS):
                if t.held[p, k]:
                    announce(d, SHOWS, p, card=k)
    for k in range(1, RANKS):
        if monster >> k & 1:
            announce(d, MONSTER_RANK, card=k)
    champions = np.int64(0)
    for p in range(t.players):
        if t.stayed >> p & 1 and ranks_of(t.held, p) == best:
            champions |= np.int64(1) << p
            announce(d, CHAMPION, p)
    if champions and best > monster:
        for p in range(t.players):
            if champions >> p & 1:
                announce(d, BEATS, p)
        share_pot(t, d, champions)
        end_pot(t, d)
        return
    for p in range(t.players):
        if champions >> p & 1:
            announce(d, LOSES, p)
            pay_pot(t, d, p, PENALTY)
    after_fight(t, d, t.stayed & ~champions)


@rule
def after_fight(t, d, left):
    """Two and more play on, one takes the pot, and if nobody is left all who began the round play again (R1–R4)."""
    if left == 0:
        t.replays += 1
        if t.replays == MOST_REPLAYS:
            announce(d, STALEMATE)
            share_pot(t, d, t.playing)
            end_pot(t, d)
        else:
            announce(d, REPLAY)
            new_round(t, d, t.playing)
    elif left & (left - 1):
        t.replays = 0
        new_round(t, d, left)
    else:
        share_pot(t, d, left)
        end_pot(t, d)


@rule
def end_pot(t, d):
    """The button moves on; after the last pot the most chips win."""
    t.pots += 1
    if t.pots < t.hands:
        t.dealer = (t.dealer + 1) % t.players
        new_pot(t, d)
    else:
        end_session(t, d)


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of a pot it can still win."""
    return with_share(t, p, t.playing)


@rule
def settled(t):
    """Nothing is drawn after the deal: what a round comes to is left to the seats alone."""
    return True


@rule
def advise(t, d, p, menu, n):
    """What promises most: to win the pot as the Champion, or to stay behind a Champion who loses; else fold.

    Of equal moves it takes the one that throws fewest. The others are taken to stay; those who have still to act, to throw a
    card and a half each to the Monster.
    """
    best = menu[0]
    most_worth = 0.0
    later = count_bits(t.waiting) - 1
    rivals = count_bits(t.stayed) + later
    fed = t.monster + 3 * later // 2
    for i in range(1, n):
        hand, thrown = parted(t, p, cards_of(menu[i]))
        champion = chance_to_beat(t, p, hand, CARDS_EACH, 0) ** rivals
        wins = chance_to_beat(t, p, hand, fed, thrown)
        worth = champion * (wins * t.pot - (1 - wins) * PENALTY)
        if rivals:
            other_loses = 1 - chance_to_beat(t, p, USUAL_CHAMPION, fed, thrown)
            worth += (1 - champion) * other_loses * (t.pot + PENALTY) / rivals
        if worth > most_worth:
            most_worth = worth
            best = menu[i]
    return best


@rule
def chance_to_beat(t, p, hand, n, ranks):
    """How likely a hand (ranks as bits) beats some ranks that are known and those of `n` cards that seat `p` has not seen.

    From the top down, as if whether a rank is among them had nothing to do with the others.
    """
    wins = 0.0
    equal = 1.0
    for i in range(1, RANKS):
        k = RANKS - i
        lacks = 0.0 if ranks >> k & 1 else (1 - (k - t.held[p, k]) / UNSEEN) ** n
        if hand >> k & 1:
            wins += equal * lacks
            equal *= 1 - lacks
        else:
            equal *= lacks
    return wins


@rule
def parted(t, p, cards):
    """The ranks that are left in a hand without some cards, and the ranks of these cards, as bits."""
    counts = np.int64(0)
    thrown = np.int64(0)
    while cards:
        k = cards & 15
        counts += np.int64(1) << 4 * k
        thrown |= np.int64(1) << k
        cards >>= CARD_BITS
    ranks = np.int64(0)
    for k in range(1, RANKS):
        ranks |= np.int64(t.held[p, k] > counts >> 4 * k & 15) << k
    return ranks, thrown


def why_not(t: Any, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    cards, p = cards_of(m), seat_of(m)
    for k in range(1, RANKS):
        if sum(cards >> place & 15 == k for place in range(0, 38, CARD_BITS)) > t.held[p, k]:
            return "error-card-not-held"
    return None if verb_of(m) == FOLD else "error-monster-discard"


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any session can have: replays are capped, and other rounds leave somebody out."""
    return options["hands"] * players * MOST_REPLAYS * players


game = Game(
    __name__,
    players=(4, 8),
    minutes=(5, 15),
    kind="bluffing",
    unit="chips",
    version=1,
)
