"""Kitty, for 3 to 6 players (the hard game for four).

Seven cards are the kitty, all others are dealt. Each round a target is turned from the kitty, everybody passes a card to
the left and then bids one, each time all at once and in secret. The lowest bid that nobody else has made takes the target into
the hand; with the 1 it has to be given to another. Bids are discarded, targets that nobody takes too. At the end whoever
holds the most cards of a rank scores the rank, ties all of it; the highest score wins.
Variants: Soft (one target, then two, two and two; the two lowest lone bids take one each), Sticky (targets stay until they
are taken), Partners (opposite seats count together), for chips (the others pay the winner the difference), and the long
form (to 100 points, ties play on).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.compiled import lowest_bit, rule
from alehouse.dealer import announce
from alehouse.deck import (
    RANKS,
    CapturedCards,
    Hands,
    PassedCards,
    clear_hands,
    deal_hands,
    draw,
    everybody,
    forget_all_given,
    forget_captured,
    forget_given,
    fresh_deck,
    next_hand,
    pass_left,
)
from alehouse.events import DECK, DISCARD, GAINS, own_events
from alehouse.game import Game
from alehouse.layout import OWNER, amount, cards, number, switch
from alehouse.ledger import end_session, most, pay_pot, share_pot, win
from alehouse.moves import CARD, SEAT, Verbs, card_of, move, seat_of, target_of, verb, verb_of
from alehouse.refused import Refused
from alehouse.sealed import SealedChoices, choose_in_secret, seal, unseal

PASSING, BIDDING, CHOOSING, GIVING = range(4)


class Table(Hands, PassedCards, CapturedCards, SealedChoices):
    """The state of a game of Kitty."""

    hands = amount(1, 1, 1000)
    soft = switch()
    sticky = switch()
    partners = switch()
    for_chips = switch(name="chips")
    long_form = switch()
    max_rounds = amount(500, 1, 100_000)
    left = number()
    held = cards(per_seat=True, seen_by=OWNER, show="hand", given="given", known="captured")
    targets = cards(show="prize")
    kitty = number(show="number")
    """Cards of the kitty that have not been turned."""
    bid = number(per_seat=True, show="lone-bid", blank=0)
    """The last bids, from when all are shown until everybody bids again."""
    points = number(per_seat=True)
    score = number(per_seat=True)
    """What each seat has scored in the last deal."""
    chips = number(per_seat=True)
    pot = number()
    phase = number()
    taker = number()
    """One more than the lone bidder who takes a target now; 0: nobody."""
    second = number()
    """The same for the one who takes another after that."""
    offered = number()
    """The target that is given away; 0: all of them."""


verbs = Verbs(verb("pass", CARD, secret=True), verb("bid", CARD), verb("choose", CARD), verb("give", SEAT))
PASS, BID, CHOOSE, GIVE = verbs
events = own_events("turns-target", "bids", "takes-target", "gives-target", "unclaimed", "scores-rank")
TARGET, BIDS, TAKES, GIVES, UNCLAIMED, SCORES = events

HELD, TARGETS = Table.place("held"), Table.place("targets")
KITTY = 7
LONG_TARGET = 100


@rule
def start(t, d):
    """Deal for the first time."""
    new_deal(t, d)


@rule
def new_deal(t, d):
    """The kitty, then all other cards to the players; with five players the last three are put away (R15)."""
    next_hand(t, d)
    clear_hands(t)
    forget_all_given(t)
    for p in range(t.players):
        t.bid[p] = 0
    fresh_deck(t, 0)
    deal_hands(t, d, everybody(t), (55 - KITTY) // t.players, HELD)
    t.kitty = KITTY
    new_round(t, d)


@rule
def new_round(t, d):
    """Turn the target or targets; then everybody passes a card."""
    for _ in range(2 if t.soft and t.kitty < KITTY else 1):
        k = draw(t, d)
        t.kitty -= 1
        t.targets[k] += 1
        announce(d, TARGET, card=k, source=DECK, to=TARGETS)
    t.phase = PASSING
    choose_in_secret(t, everybody(t))


@rule
def legal(t, p, menu):
    """A card to pass or bid, a target to choose, or whom to give one to."""
    n = 0
    if t.phase == GIVING:
        for q in range(t.players):
            if q != p and not (t.partners and q == mate(t, p)):
                menu[n] = move(GIVE, p, q)
                n += 1
        return n
    for k in range(1, RANKS):
        if t.phase == CHOOSING:
            if t.targets[k]:
                menu[n] = move(CHOOSE, p, -1, k)
                n += 1
        elif t.held[p, k]:
            menu[n] = move(PASS if t.phase == PASSING else BID, p, -1, k)
            n += 1
    return n


@rule
def mate(t, p):
    """The seat opposite."""
    return (p + t.players // 2) % t.players


@rule
def play(t, d, p, m):
    """Make a choice; the last of the sealed ones opens them all."""
    v = verb_of(m)
    if v == PASS:
        if seal(t, p, card_of(m)):
            pass_cards(t, d)
    elif v == BID:
        if seal(t, p, card_of(m)):
            reveal_bids(t, d)
    elif v == GIVE:
        announce(d, GIVES, p, target_of(m), t.offered)
        take(t, d, target_of(m), t.offered)
        capture(t, d)
    elif t.bid[p] == 1:
        offer(t, p, card_of(m))
    else:
        take(t, d, p, card_of(m))
        capture(t, d)


@rule
def pass_cards(t, d):
    """All passed cards go to the left neighbours at the same time; then everybody bids."""
    pass_left(t, d, everybody(t), HELD)
    for p in range(t.players):
        t.bid[p] = 0
    t.phase = BIDDING
    choose_in_secret(t, everybody(t))


@rule
def reveal_bids(t, d):
    """Show and discard all bids, and find the lowest that only one seat has made (R6)."""
    for p in range(t.players):
        k = unseal(t, p)
        t.bid[p] = k
        t.held[p, k] -= 1
        t.in_hand[p] -= 1
        t.discard[k] += 1
        forget_given(t, p, k)
        forget_captured(t, p, k)
        announce(d, BIDS, p, card=k, source=HELD, to=DISCARD)
    t.taker = lone_bidder(t, 0)
    t.second = lone_bidder(t, t.bid[t.taker - 1]) if t.soft and t.taker else 0
    capture(t, d)


@rule
def lone_bidder(t, above):
    """One more than the seat with the lowest bid above a rank that nobody else has made; 0: nobody."""
    lowest = RANKS
    found = 0
    for p in range(t.players):
        same = 0
        for q in range(t.players):
            same += t.bid[q] == t.bid[p]
        if same == 1 and above < t.bid[p] < lowest:
            lowest = t.bid[p]
            found = p + 1
    return found


@rule
def target_ranks(t):
    """The ranks among the targets, as bits."""
    ranks = np.int64(0)
    for k in range(1, RANKS):
        ranks |= np.int64(t.targets[k] > 0) << k
    return ranks


@rule
def capture(t, d):
    """The lowest lone bidder takes the targets; in Soft one of them, and the next lone bidder another (R5, R9, R13).

    Stop where somebody has to choose or to give, and end the round when nobody takes any more.
    """
    while t.taker and target_ranks(t):
        p = t.taker - 1
        ranks = target_ranks(t)
        if t.soft and ranks & (ranks - 1):
            t.phase = CHOOSING
            t.acting = np.int64(1) << p
            return
        k = lowest_bit(ranks) if t.soft else 0
        if t.bid[p] == 1:
            offer(t, p, k)
            return
        take(t, d, p, k)
    end_round(t, d)


@rule
def offer(t, p, k):
    """What the 1 has won has to be given to another: one target (R7), or in the hard game (0) all of them (R8)."""
    t.offered = k
    t.phase = GIVING
    t.acting = np.int64(1) << p


@rule
def take(t, d, p, k):
    """A target, or all of them (0), goes into a hand in the sight of all (R10); the next bidder may follow."""
    for r in range(1, RANKS):
        n = t.targets[r] if k == 0 else np.int64(r == k)
        for _ in range(n):
            t.targets[r] -= 1
            t.held[p, r] += 1
            t.in_hand[p] += 1
            t.captured[p, r] += 1
            announce(d, TAKES, p, card=r, source=TARGETS, to=HELD)
    t.taker = t.second
    t.second = 0


@rule
def end_round(t, d):
    """Targets that nobody took are discarded, or stick; after the last round the hands are scored."""
    for k in range(1, RANKS):
        while t.targets[k] and not (t.sticky and t.kitty):
            t.targets[k] -= 1
            t.discard[k] += 1
            announce(d, UNCLAIMED, card=k, source=TARGETS, to=DISCARD)
    if t.kitty:
        new_round(t, d)
    else:
        end_deal(t, d)


@rule
def together(t, p, k):
    """How many cards of a rank count for a seat: its own and its partner's."""
    return t.held[p, k] + (t.held[mate(t, p), k] if t.partners else 0)


@rule
def has_most(t, p, k):
    """Whether nobody has more cards of a rank than seat `p`, or its team (R2, R3)."""
    mine = together(t, p, k)
    for q in range(t.players):
        if together(t, q, k) > mine:
            return False
    return mine > 0


@rule
def end_deal(t, d):
    """Score the hands, the most cards of a rank for the rank; then pay, deal again or end the game."""
    for p in range(t.players):
        t.score[p] = 0
        for k in range(1, RANKS):
            if has_most(t, p, k):
                t.score[p] += k
                announce(d, SCORES, p, card=k, amount=together(t, p, k))
        t.points[p] += t.score[p]
        announce(d, GAINS, p, amount=t.score[p])
    if t.for_chips:
        pay_difference(t, d)
    ahead = most(t, t.points)
    if t.long_form:
        if (t.points[lowest_bit(ahead)] >= LONG_TARGET and one_side(t, ahead)) or t.hand >= t.max_rounds:
            win(t, d, ahead)
        else:
            new_deal(t, d)
    elif t.hand < t.hands:
        new_deal(t, d)
    elif t.for_chips:
        end_session(t, d)
    else:
        win(t, d, ahead)


@rule
def one_side(t, seats):
    """Whether the seats of a bit mask are one player or one team (C14)."""
    p = lowest_bit(seats)
    others = seats & ~(np.int64(1) << p)
    return others == 0 or (t.partners and others == np.int64(1) << mate(t, p))


@rule
def pay_difference(t, d):
    """Every other seat pays what it is behind in this deal; the best share it, and odd chips stay (R14)."""
    best = most(t, t.score)
    top = t.score[lowest_bit(best)]
    for p in range(t.players):
        if t.score[p] < top:
            pay_pot(t, d, p, top - t.score[p])
    share_pot(t, d, best)


@rule
def standing(t, p):
    """How well a seat stands, for search: what it has scored, or its chips, against the best of the others."""
    worth = t.chips if t.for_chips and not t.long_form else t.points
    best = np.int64(-(1 << 40))
    for q in range(t.players):
        if q != p and not (t.partners and q == mate(t, p)):
            best = max(best, worth[q])
    return worth[p] - best


@rule
def settled(t):
    """Nothing is left to chance once the last target is turned."""
    return t.kitty == 0


@rule
def advise(t, d, p, menu, n):
    """Pass what is worth least; bid what is worth least against the chance that it wins what is worth most."""
    prize = 0.0
    for k in range(1, RANKS):
        if t.targets[k]:
            prize = (
                max(prize, extra_worth(t, p, k)) if t.soft else prize + t.targets[k] * extra_worth(t, p, k)
            )
    others = t.players - 1 - t.partners
    best = menu[0]
    most_worth = -1.0e9
    for i in range(n):
        k = card_of(menu[i])
        if t.phase == GIVING:
            worth = -1000.0 * t.points[target_of(menu[i])] - t.in_hand[target_of(menu[i])]
        elif t.phase == CHOOSING:
            worth = -1.0 * k if t.bid[p] == 1 else extra_worth(t, p, k)
        else:
            worth = holding_worth(t, k, t.held[p, k] - 1) - holding_worth(t, k, t.held[p, k])
            if t.phase == BIDDING and k > 1:
                worth += prize * (1.0 - k / RANKS) ** (others * (0.25 if t.soft else 0.5))
        if worth > most_worth:
            most_worth = worth
            best = menu[i]
    return best


@rule
def holding_worth(t, k, n):
    """About how much it is worth to hold `n` cards of rank `k`: the rank, the likelier the more of the rest they are."""
    usual = 1.6 * k / t.players
    square = np.int64(n) ** 2
    return k * square / (square + usual * usual)


@rule
def extra_worth(t, p, k):
    """About how much another card of rank `k` is worth to seat `p`."""
    return holding_worth(t, k, t.held[p, k] + 1) - holding_worth(t, k, t.held[p, k])


def why_not(t: Any, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    if verb_of(m) != (PASS, BID, CHOOSE, GIVE)[int(t.phase)]:
        return None
    if verb_of(m) == CHOOSE:
        return "error-kitty-no-target"
    if verb_of(m) == GIVE:
        return "error-kitty-own" if target_of(m) == seat_of(m) else "error-kitty-partner"
    return "error-card-not-held"


def check(players: int, options: dict[str, Any]) -> None:
    """Raises Refused if the hard game is not for four, or Partners not for four or six (R1)."""
    if not options["soft"] and players != 4:
        raise Refused("error-kitty-hard", players=players)
    if options["partners"] and players % 2:
        raise Refused("error-kitty-partners", players=players)


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any game can have: seven rounds of a pass, a bid, a choice and a gift."""
    return options["max_rounds" if options["long_form"] else "hands"] * players * 7 * 4


game = Game(
    __name__,
    players=(3, 6),
    minutes=(10, 25),
    kind="bidding",
    unit="points",
    version=2,
    unused=lambda options: () if options["chips"] else ("chips", "pot"),
)
