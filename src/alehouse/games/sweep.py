"""Sweep, for 3 to 6 players.

Collect the most cards of each rank. Five cards each; every round five targets lie on the table, and in turn everybody plays
a card, the shooter. Then the shooters capture, the lowest first: it takes all targets of the highest rank, and every other
all targets lower than itself. Captured cards go into the hand, and a shooter that has captured becomes a target. Equal
shooters take turns and `capture` one target each. What is left is discarded, and whoever took the last target leads.
When the deck is used up, whoever holds the most cards of a rank scores the rank, ties all of it; the highest score
wins. Long form: deal after deal to 150 points.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.compiled import highest_bit, lowest_bit, rule
from alehouse.dealer import announce, chance
from alehouse.deck import (
    RANKS,
    CapturedCards,
    Hands,
    clear_hands,
    deal_hands,
    draw,
    everybody,
    forget_captured,
    fresh_deck,
    next_hand,
    next_seat,
)
from alehouse.events import DEALT, DECK, DISCARD, GAINS, LEADS, own_events
from alehouse.game import Game
from alehouse.layout import OWNER, amount, cards, line, number, switch
from alehouse.ledger import lead, most, win
from alehouse.moves import CARD, Verbs, card_of, move, verb, verb_of

PLAYING, CAPTURING = range(2)


class Table(Hands, CapturedCards):
    """The state of a game of Sweep."""

    hands = amount(1, 1, 1000)
    long_form = switch()
    max_rounds = amount(500, 1, 100_000)
    held = cards(per_seat=True, seen_by=OWNER, show="hand", known="captured")
    targets = cards(show="prize")
    shooter = line(show="bid")
    points = number(per_seat=True)
    best_of = number(per_seat=True)
    """The ranks that a seat has scored in the last deal, as bits."""
    phase = number()
    leader = number()
    """Who begins the next round: whoever took the last target."""
    starter = number()
    """Who began this one."""
    to_play = number()
    """Seats that have still to play a shooter, as a bit mask."""
    top = number()
    """The highest rank of the five targets that were dealt."""
    ready = number()
    """Seats whose shooters have not captured yet, as a bit mask."""
    group = number()
    """Those of them that capture now: all with the lowest rank."""
    reach = number()
    """The ranks that they may capture, as bits."""
    turn = number()
    """One more than which of them takes the next target; 0: nobody."""
    fallen = number()
    """How many shooters have captured in this round."""


verbs = Verbs(verb("play", CARD), verb("capture", CARD))
PLAY, CAPTURE = verbs
events = own_events("shoots", "captures", "falls", "left-over", "has-most")
SHOOTS, CAPTURES, FALLS, LEFT_OVER, HAS_MOST = events

HELD, TARGETS, SHOOTER = Table.place("held"), Table.place("targets"), Table.place("shooter")
CARDS_EACH = 5
ROUND_TARGETS = 5
LONG_TARGET = 150


@rule
def start(t, d):
    """The first round is begun by whoever chance or the table chooses (R10)."""
    t.leader = t.first - 1 if t.first else chance(d, t.players)
    new_deal(t, d)


@rule
def new_deal(t, d):
    """Five cards each from a fresh deck, and the first targets."""
    next_hand(t, d)
    clear_hands(t)
    for p in range(t.players):
        for k in range(RANKS):
            t.captured[p, k] = 0
    fresh_deck(t, 0)
    deal_hands(t, d, everybody(t), CARDS_EACH, HELD)
    new_round(t, d)


@rule
def new_round(t, d):
    """Five targets; then everybody who has a card plays one, from the leader on (R8)."""
    t.phase = PLAYING
    for _ in range(ROUND_TARGETS):
        k = draw(t, d)
        t.targets[k] += 1
        announce(d, DEALT, card=k, source=DECK, to=TARGETS)
    t.top = highest_bit(target_ranks(t))
    t.to_play = np.int64(0)
    for p in range(t.players):
        t.to_play |= np.int64(t.in_hand[p] > 0) << p
    t.ready = t.to_play
    t.group = 0
    t.turn = 0
    t.fallen = 0
    t.starter = first_of(t, t.to_play, t.leader)
    announce(d, LEADS, t.starter)
    t.acting = np.int64(1) << t.starter


@rule
def first_of(t, seats, p):
    """The first seat of a bit mask, counted from `p` on to the left."""
    return p if seats >> p & 1 else next_seat(t, p, seats)


@rule
def target_ranks(t):
    """The ranks among the targets, as bits."""
    ranks = np.int64(0)
    for k in range(1, RANKS):
        ranks |= np.int64(t.targets[k] > 0) << k
    return ranks


@rule
def legal(t, p, menu):
    """A shooter to play, or a target to capture."""
    n = 0
    for k in range(1, RANKS):
        if t.phase == PLAYING:
            if t.held[p, k]:
                menu[n] = move(PLAY, p, -1, k)
                n += 1
        elif t.targets[k] and t.reach >> k & 1:
            menu[n] = move(CAPTURE, p, -1, k)
            n += 1
    return n


@rule
def play(t, d, p, m):
    """Play a shooter or capture a target; then the shooters capture as far as there is nothing to choose."""
    k = card_of(m)
    if verb_of(m) == PLAY:
        t.held[p, k] -= 1
        t.in_hand[p] -= 1
        forget_captured(t, p, k)
        t.shooter[p] = k
        announce(d, SHOOTS, p, card=k, source=HELD, to=SHOOTER)
        t.to_play &= ~(np.int64(1) << p)
        if t.to_play:
            t.acting = np.int64(1) << next_seat(t, p, t.to_play)
            return
        t.phase = CAPTURING
    else:
        take_in_turn(t, d, k)
    capture(t, d)


@rule
def capture(t, d):
    """Let the shooters capture in ascending order until somebody has a choice, or all have fallen."""
    while t.ready:
        if not t.group:
            call_lowest(t)
        ranks = target_ranks(t) & t.reach
        if t.group & (t.group - 1) == 0:
            for k in range(1, RANKS):
                while ranks >> k & 1 and t.targets[k]:
                    take_in_turn(t, d, k)
            fall(t, d)
        elif ranks == 0:
            fall(t, d)
        elif ranks & (ranks - 1):
            t.acting = np.int64(1) << (t.turn - 1)
            return
        else:
            take_in_turn(t, d, lowest_bit(ranks))
    end_round(t, d)


@rule
def call_lowest(t):
    """The lowest shooters that have not captured do so now, beginning with the one that was played first (3, 4)."""
    low = np.int64(RANKS)
    for p in range(t.players):
        if t.ready >> p & 1:
            if t.shooter[p] < low:
                low = t.shooter[p]
                t.group = 0
            t.group |= np.int64(t.shooter[p] == low) << p
    t.reach = (np.int64(1) << low) - 1 if t.fallen else np.int64(1) << t.top
    t.turn = first_of(t, t.group, t.starter) + 1


@rule
def take_in_turn(t, d, k):
    """A target goes into the hand of whoever has the turn, and everybody sees it; then the next of the group has it."""
    p = t.turn - 1
    t.targets[k] -= 1
    t.held[p, k] += 1
    t.in_hand[p] += 1
    t.captured[p, k] += 1
    t.leader = p
    announce(d, CAPTURES, p, card=k, source=TARGETS, to=HELD)
    t.turn = next_seat(t, p, t.group) + 1


@rule
def fall(t, d):
    """The shooters that have captured become targets, all at once (R3)."""
    for p in range(t.players):
        if t.group >> p & 1:
            k = t.shooter[p]
            t.shooter[p] = 0
            t.targets[k] += 1
            t.fallen += 1
            announce(d, FALLS, p, card=k, source=SHOOTER, to=TARGETS)
    t.ready &= ~t.group
    t.group = 0
    t.turn = 0
    t.reach = 0


@rule
def end_round(t, d):
    """What is left is discarded; another round, or the end of the deal when the deck is used up."""
    for k in range(1, RANKS):
        while t.targets[k]:
            t.targets[k] -= 1
            t.discard[k] += 1
            announce(d, LEFT_OVER, card=k, source=TARGETS, to=DISCARD)
    if t.left >= ROUND_TARGETS:
        new_round(t, d)
    else:
        end_deal(t, d)


@rule
def end_deal(t, d):
    """Score the hands, own cards included (R1): the most cards of a rank are worth the rank. Then go on, or end."""
    for p in range(t.players):
        score = 0
        t.best_of[p] = 0
        for k in range(1, RANKS):
            ahead = t.held[p, k] > 0
            for q in range(t.players):
                ahead = ahead and t.held[q, k] <= t.held[p, k]
            if ahead:
                t.best_of[p] |= np.int64(1) << k
                score += k
                announce(d, HAS_MOST, p, card=k)
        t.points[p] += score
        announce(d, GAINS, p, amount=score)
    ahead_of_all = most(t, t.points)
    if t.long_form:
        alone = ahead_of_all & (ahead_of_all - 1) == 0
        if (alone and t.points[lowest_bit(ahead_of_all)] >= LONG_TARGET) or t.hand >= t.max_rounds:
            win(t, d, ahead_of_all)
        else:
            new_deal(t, d)
    elif t.hand < t.hands:
        new_deal(t, d)
    else:
        win(t, d, ahead_of_all)


@rule
def standing(t, p):
    """How well a seat stands, for search: its points ahead of the best of the others."""
    return lead(t, p)


@rule
def settled(t):
    """Nothing is left to chance once the last targets lie on the table."""
    return t.left < ROUND_TARGETS


@rule
def advise(t, d, p, menu, n):
    """Play what should capture most, and part with cards of which the hand has few; capture what it has most of."""
    best = menu[0]
    most_worth = -1000.0
    for i in range(n):
        k = card_of(menu[i])
        if t.phase == PLAYING:
            worth = catch(t, p, k) - 0.1 * t.held[p, k]
        else:
            worth = t.held[p, k] + 0.1 * k
        if worth > most_worth:
            most_worth = worth
            best = menu[i]
    return best


@rule
def catch(t, p, k):
    """How many cards a shooter of rank `k` can hope to capture, by the shooters that lie there.

    As the lowest it takes the highest targets, if those who come later stay above it. Otherwise it takes what is lower
    than itself and has not gone to the shooters below it, which are targets themselves by then.
    """
    lower = 0
    same = 1
    after = 0
    lowest = np.int64(RANKS)
    gone = np.int64(0)
    for q in range(t.players):
        if t.shooter[q]:
            lower += t.shooter[q] < k
            same += t.shooter[q] == k
            lowest = min(lowest, t.shooter[q])
        elif q != p and t.to_play >> q & 1:
            after += 1
    for q in range(t.players):
        if lowest < t.shooter[q] < k:
            gone = max(gone, t.shooter[q])
    swept = 0
    for r in range(1, k):
        if r >= gone:
            if r != t.top:
                swept += t.targets[r]
            for q in range(t.players):
                swept += t.shooter[q] == r
    stays_lowest = 0.0 if lower else 1.0
    for _ in range(after):
        stays_lowest *= (11 - k) / 10
    return (stays_lowest * t.targets[t.top] + (1 - stays_lowest) * swept) / same


def why_not(t: Any, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    if t.phase == PLAYING:
        return "error-card-not-held" if verb_of(m) == PLAY else "error-sweep-play"
    return "error-sweep-out-of-reach" if verb_of(m) == CAPTURE else "error-sweep-capture"


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any game can have: in at most eight rounds a shooter each, and all targets captured one by one."""
    return options["max_rounds" if options["long_form"] else "hands"] * 8 * (2 * players + ROUND_TARGETS)


game = Game(
    __name__,
    players=(3, 6),
    minutes=(10, 20),
    kind="bidding",
    unit="points",
    version=1,
)
