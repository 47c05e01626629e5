"""Horn of Plenty, for 2 to 6 players.

Bluffing for cards: everybody has one card up and four in the hand; the lowest up card goes first. On your turn `play 5 7`: a
card face down (here a 5), declared as any rank, truly or not. From your left on the others `agree`, `disagree` or
`pass`. With the first who does not pass the card is turned: whoever was right (else you) gives it to one of you two; if all
pass, you give it to anybody. A card joins an up hand, but a pair is thrown away at once. When all cards are played a
seat scores the number of players less those with more card points. 11 points win; ties at the top play on.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.compiled import lowest_bit, rule
from alehouse.dealer import announce, below
from alehouse.deck import (
    RANKS,
    Hands,
    card_points,
    clear_hands,
    deal_hands,
    discard_stack,
    draw,
    everybody,
    fresh_deck,
    holds,
    low_card_leads,
    lowest,
    next_hand,
    next_seat,
    put,
    redeal,
    size,
    without,
)
from alehouse.events import DEALT, DECK, DISCARD, DISCARDED, GAINS, LEADS, own_events
from alehouse.game import Game
from alehouse.layout import OWNER, amount, cards, number, stacks
from alehouse.ledger import lead, most, win
from alehouse.moves import (
    CARD,
    RANK,
    SEAT,
    Verbs,
    amount_of,
    card_of,
    move,
    seat_of,
    target_of,
    verb,
    verb_of,
)

PLAYING, ANSWERING, GIVING = range(3)


class Table(Hands):
    """The state of a game of Horn of Plenty."""

    max_rounds = amount(500, 1, 100_000)
    up = stacks()
    laid = cards(per_seat=True, seen_by=OWNER, show="stack")
    """The card that lies face down before whoever has played it."""
    declared = number(show="claim", blank=0)
    """What it has been declared to be."""
    turned = cards(show="row")
    """The card once it is face up and has not been given to anybody."""
    points = number(per_seat=True)
    phase = number()
    player = number()
    """Whose turn it is: the seat that plays a card, and has played it."""
    receivers = number()
    """To whom the turned card may be given, as a bit mask."""


verbs = Verbs(
    verb("play", CARD, RANK, secret=True),
    verb("agree"),
    verb("disagree"),
    verb("pass"),
    verb("give", SEAT),
)
PLAY, AGREE, DISAGREE, PASS, GIVE = verbs
events = own_events(
    "declares", "agrees", "disagrees", "lets-pass", "uncovers", "keeps-card", "hands-over", "pairs-off"
)
DECLARES, AGREES, DISAGREES, LETS_PASS, UNCOVERS, KEEPS, HANDS_OVER, PAIRS_OFF = events

HELD, UP, LAID, TURNED = (Table.place(name) for name in ("held", "up", "laid", "turned"))
CARDS_EACH = 4
TARGET = 11


@rule
def start(t, d):
    """Deal the first round."""
    new_round(t, d)


@rule
def new_round(t, d):
    """One card up and four down each, all from a fresh deck; the lowest up card goes first."""
    next_hand(t, d)
    for p in range(t.players):
        t.up[p] = 0
    t.declared = 0
    t.phase = PLAYING
    clear_hands(t)
    fresh_deck(t, 0)
    leader = deal(t, d)
    while leader < 0:
        clear_hands(t)
        redeal(t, d, t.up)
        leader = deal(t, d)
    t.player = leader
    t.acting = np.int64(1) << leader


@rule
def deal(t, d):
    """Deal the up cards, then the hands, and break a tie for low; return who goes first, or -1 (C5)."""
    p = t.dealer
    for _ in range(t.players):
        p = next_seat(t, p, everybody(t))
        k = draw(t, d)
        t.up[p] = put(np.int64(0), k)
        announce(d, DEALT, p, card=k, source=DECK, to=UP)
    deal_hands(t, d, everybody(t), CARDS_EACH, HELD)
    low = RANKS
    tied = np.int64(0)
    for p in range(t.players):
        if lowest(t.up[p]) < low:
            low = lowest(t.up[p])
            tied = np.int64(0)
        tied |= np.int64(lowest(t.up[p]) == low) << p
    if tied & (tied - 1) == 0:
        announce(d, LEADS, lowest_bit(tied))
        return lowest_bit(tied)
    leader = low_card_leads(t, d, t.up, UP, tied, 0)
    if leader >= 0:
        for p in range(t.players):
            if tied >> p & 1:
                drop_tie_cards(t, d, p, low)
    return leader


@rule
def drop_tie_cards(t, d, p, first):
    """The cards that broke a tie are discarded; the first up card stays (R7)."""
    extra = without(t.up[p], first)
    for i in range(size(extra)):
        announce(d, DISCARDED, p, card=extra >> (16 + 4 * i) & 15, source=UP, to=DISCARD)
    discard_stack(t, extra)
    t.up[p] = put(np.int64(0), first)


@rule
def legal(t, p, menu):
    """A card with what it is said to be; an answer; or whom to give the card."""
    n = 0
    if t.phase == PLAYING:
        for k in range(1, RANKS):
            if t.held[p, k]:
                for r in range(1, RANKS):
                    menu[n] = move(PLAY, p, -1, k, r)
                    n += 1
    elif t.phase == ANSWERING:
        menu[0] = move(AGREE, p)
        menu[1] = move(DISAGREE, p)
        menu[2] = move(PASS, p)
        n = 3
    else:
        for q in range(t.players):
            if t.receivers >> q & 1:
                menu[n] = move(GIVE, p, q)
                n += 1
    return n


@rule
def play(t, d, p, m):
    """Play a card, answer, or give the turned card to somebody."""
    v = verb_of(m)
    if v == PLAY:
        k = card_of(m)
        t.held[p, k] -= 1
        t.in_hand[p] -= 1
        t.laid[p, k] += 1
        t.declared = amount_of(m)
        announce(d, DECLARES, p, card=k, amount=t.declared, source=HELD, to=LAID, seen=1 << p)
        t.phase = ANSWERING
        t.acting = np.int64(1) << next_seat(t, p, everybody(t))
    elif v == PASS:
        announce(d, LETS_PASS, p)
        q = next_seat(t, p, everybody(t))
        if q == t.player:
            uncover(t, d)
            choose(t, q, everybody(t))
        else:
            t.acting = np.int64(1) << q
    elif v == GIVE:
        give(t, d, p, target_of(m))
    else:
        announce(d, AGREES if v == AGREE else DISAGREES, p)
        true = uncover(t, d) == t.declared
        choose(t, p if true == (v == AGREE) else t.player, np.int64(1) << p | np.int64(1) << t.player)


@rule
def uncover(t, d):
    """Turn the card that was played; return its rank."""
    found = 0
    for k in range(1, RANKS):
        if t.laid[t.player, k]:
            found = k
    t.laid[t.player, found] = 0
    t.turned[found] = 1
    announce(d, UNCOVERS, t.player, card=found, source=LAID, to=TURNED)
    return found


@rule
def choose(t, p, receivers):
    """Seat `p` has to give the turned card to one of the receivers."""
    t.receivers = receivers
    t.phase = GIVING
    t.acting = np.int64(1) << p


@rule
def turned_card(t):
    """The rank of the turned card."""
    found = 0
    for k in range(1, RANKS):
        if t.turned[k]:
            found = k
    return found


@rule
def give(t, d, p, q):
    """The card joins the up hand of `q`, or takes its like away with it; then the next seat plays, or all score."""
    k = turned_card(t)
    t.turned[k] = 0
    announce(d, KEEPS if p == q else HANDS_OVER, p, q, k, source=TURNED, to=UP)
    if holds(t.up[q], k):
        t.up[q] = without(t.up[q], k)
        t.discard[k] += 2
        announce(d, PAIRS_OFF, q, card=k, source=UP, to=DISCARD)
    else:
        t.up[q] = put(t.up[q], k)
    t.declared = 0
    t.receivers = 0
    t.phase = PLAYING
    t.player = next_seat(t, t.player, everybody(t))
    if t.in_hand[t.player]:
        t.acting = np.int64(1) << t.player
    else:
        score(t, d)


@rule
def score(t, d):
    """Score the up hands by their places (R1, R2); then the next round or the end (R8, R9)."""
    for p in range(t.players):
        n = t.players
        for q in range(t.players):
            n -= card_points(t.up[q]) > card_points(t.up[p])
        t.points[p] += n
        announce(d, GAINS, p, amount=n)
    ahead = most(t, t.points)
    won = t.points[lowest_bit(ahead)] >= TARGET and ahead & (ahead - 1) == 0
    if won or t.hand >= t.max_rounds:
        win(t, d, ahead)
    else:
        new_round(t, d)


@rule
def standing(t, p):
    """How well a seat stands, for search: its points ahead of the best of the others; a win counts a game more."""
    return lead(t, p) + (TARGET if t.winners >> p & 1 else 0)


@rule
def settled(t):
    """Once the cards are dealt nothing is left to chance until the next deal."""
    return True


@rule
def advise(t, d, p, menu, n):
    """Lie every other time; believe what is likely enough; take what helps, and hand out what hurts."""
    if t.phase == PLAYING:
        m = menu[below(d, n)]
        return move(PLAY, p, -1, card_of(m), card_of(m)) if below(d, 2) else m
    if t.phase == ANSWERING:
        return menu[answer(t, d, p)]
    k = turned_card(t)
    best = menu[0]
    most_worth = -1000
    for i in range(n):
        q = target_of(menu[i])
        worth = -2 * k if holds(t.up[q], k) else 2 * k
        if q != p:
            worth = -worth // 2 + (card_points(t.up[q]) if worth < 0 else -card_points(t.up[q])) // 10
        if worth > most_worth:
            most_worth = worth
            best = menu[i]
    return best


@rule
def answer(t, d, p):
    """0 to agree, 1 to disagree, 2 to pass: by how many cards of the declared rank seat `p` has not seen."""
    r = t.declared
    unseen = r - t.held[p, r] - t.discard[r]
    for q in range(t.players):
        unseen -= holds(t.up[q], r)
    if unseen == 0:
        return 1
    last = next_seat(t, p, everybody(t)) == t.player
    if below(d, 3) == 0 and not last:
        return 2
    return 0 if below(d, 10) < 3 + min(4, unseen) else 1


def why_not(t: Any, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    if verb_of(m) == PLAY and t.phase == PLAYING:
        held = t.held[seat_of(m), card_of(m)]
        return "error-horn-of-plenty-declared" if held else "error-card-not-held"
    if verb_of(m) == GIVE and t.phase == GIVING:
        return "error-horn-of-plenty-receiver"
    return ("error-horn-of-plenty-play", "error-horn-of-plenty-answer", "error-horn-of-plenty-give")[
        int(t.phase)
    ]


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any game can have: four cards each a round, each with an answer of every other seat and a gift."""
    return options["max_rounds"] * players * CARDS_EACH * (players + 1)


game = Game(
    __name__,
    players=(2, 6),
    minutes=(15, 30),
    kind="bluffing",
    unit="points",
    version=1,
)
