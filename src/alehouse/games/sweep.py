"""Sweep, for 3 to 6 players.

Collect the most cards of each rank. Five cards each; every round five targets lie on the table, and in turn everybody plays
a card, the shooter. Then the shooters capture, the lowest first: it takes all targets of the highest rank, and every other
all targets lower than itself. Captured cards go into the hand, and a shooter that has captured becomes a target. Equal
shooters take turns and `capture` one target each. What is left is discarded, and whoever took the last target leads.
When the deck is used up, whoever holds the most cards of a rank scores the rank, ties all of it; the highest score
wins. Long form: deal after deal to 150 points.
"""

from __future__ import annotations

from alehouse.declare import (
    CARD,
    OWNER,
    Events,
    Game,
    Verbs,
    amount,
    cards,
    event,
    lines,
    number,
    phase,
    rank_set,
    seat,
    seat_set,
    switch,
    verb,
)
from alehouse.kit import bag, choices, deck, hands, score, seats, stack
from alehouse.rules import (
    DEALT,
    HELD,
    LEADS,
    NOBODY,
    announce,
    card_of,
    highest_bit,
    lowest_bit,
    rule,
    verb_of,
)


class Table(hands.Hands, hands.CapturedCards):
    """The state of a game of Sweep."""

    hands = amount(1, 1, 1000)
    long_form = switch()
    max_rounds = amount(500, 1, 100_000)
    held = cards(per_seat=True, seen_by=OWNER, show="hand", known="captured")
    targets = cards(show="prize")
    shooter = lines(show="bid")
    points = number(per_seat=True)
    best_of = rank_set(per_seat=True)
    """The ranks that a seat has scored in the last deal."""
    phase = phase("playing", "capturing")
    leader = seat()
    """Who begins the next round: whoever took the last target."""
    starter = seat()
    """Who began this one."""
    to_play = seat_set()
    """Seats that have still to play a shooter."""
    top = number()
    """The highest rank of the five targets that were dealt."""
    ready = seat_set()
    """Seats whose shooters have not captured yet."""
    group = seat_set()
    """Those of them that capture now: all with the lowest rank."""
    reach = rank_set()
    """The ranks that they may capture."""
    turn = seat()
    """Which of them takes the next target."""
    fallen = number()
    """How many shooters have captured in this round."""


PLAYING, CAPTURING = Table.phase
verbs = Verbs(verb("play", CARD), verb("capture", CARD))
PLAY, CAPTURE = verbs
events = Events("shoots", "captures", "falls", "left-over", event("has-most", pause="brief"))
SHOOTS, CAPTURES, FALLS, LEFT_OVER, HAS_MOST = events

TARGETS, SHOOTER = Table.place("targets"), Table.place("shooter")
CARDS_EACH = 5
ROUND_TARGETS = 5
LONG_TARGET = 150


@rule
def start(t, d):
    """The first round is begun by whoever chance or the table chooses (R10)."""
    t.leader = seats.beginner(t, d)


@rule
def deal(t, d):
    """Five cards each from a fresh deck, and the first targets."""
    hands.clear(t)
    deck.fresh(t)
    hands.deal(t, d, seats.everybody(t), CARDS_EACH)
    new_round(t, d)


@rule
def new_round(t, d):
    """Five targets; then everybody who has a card plays one, from the leader on (R8)."""
    t.phase = PLAYING
    for _ in range(ROUND_TARGETS):
        deck.turn_up(t, d, t.targets, TARGETS, DEALT)
    t.top = highest_bit(bag.ranks(t.targets))
    t.to_play = hands.holders(t)
    t.ready = t.to_play
    t.group = 0
    t.turn = NOBODY
    t.fallen = 0
    t.starter = seats.nearest(t, t.leader, t.to_play)
    announce(d, LEADS, t.starter)
    seats.turn_to(t, t.starter)


@rule
def in_reach(t):
    """The ranks among the targets that may be captured now, as bits."""
    return bag.ranks(t.targets) & t.reach


@rule
def legal(t, p, menu):
    """A shooter to play, or a target to capture."""
    if t.phase == PLAYING:
        return choices.of_cards(menu, 0, PLAY, p, t.held[p])
    return choices.of_ranks(menu, 0, CAPTURE, p, in_reach(t))


@rule
def play(t, d, p, m):
    """Play a shooter or capture a target; then the shooters capture as far as there is nothing to choose."""
    k = card_of(m)
    if verb_of(m) == PLAY:
        hands.lay(t, p, k)
        t.shooter[p] = k
        announce(d, SHOOTS, p, card=k, source=HELD, to=SHOOTER)
        t.to_play = seats.but(t.to_play, p)
        if t.to_play:
            seats.turn_to(t, seats.next(t, p, t.to_play))
            return True
        t.phase = CAPTURING
    else:
        take_in_turn(t, d, k)
    return capture(t, d)


@rule
def capture(t, d):
    """Let the shooters capture in ascending order until somebody has a choice, or all have fallen."""
    while t.ready:
        if not t.group:
            call_lowest(t)
        ranks = in_reach(t)
        if ranks == 0:
            fall(t, d)
        elif seats.alone(t.group) or ranks & (ranks - 1) == 0:
            take_in_turn(t, d, lowest_bit(ranks))
        else:
            seats.turn_to(t, t.turn)
            return True
    return end_round(t, d)


@rule
def call_lowest(t):
    """The lowest shooters that have not captured do so now, beginning with the one that was played first (3, 4)."""
    low = len(t.deck)
    for p in range(t.players):
        if seats.has(t.ready, p):
            if t.shooter[p] < low:
                low = t.shooter[p]
                t.group = 0
            if t.shooter[p] == low:
                t.group |= 1 << p
    t.reach = (1 << low) - 1 if t.fallen else 1 << t.top
    t.turn = seats.nearest(t, t.starter, t.group)


@rule
def take_in_turn(t, d, k):
    """A target goes into the hand of whoever has the turn, and everybody sees it; then the next of the group has it."""
    t.leader = t.turn
    t.targets[k] -= 1
    hands.capture(t, t.turn, k)
    announce(d, CAPTURES, t.turn, card=k, source=TARGETS, to=HELD)
    t.turn = seats.next(t, t.turn, t.group)


@rule
def fall(t, d):
    """The shooters that have captured become targets, all at once (R3)."""
    for p in range(t.players):
        if seats.has(t.group, p):
            k = t.shooter[p]
            t.shooter[p] = 0
            t.targets[k] += 1
            t.fallen += 1
            announce(d, FALLS, p, card=k, source=SHOOTER, to=TARGETS)
    t.ready &= ~t.group
    t.group = 0
    t.turn = NOBODY
    t.reach = 0


@rule
def end_round(t, d):
    """What is left is discarded; another round, or the end of the deal when the deck is used up."""
    deck.discard_bag(t, d, t.targets, TARGETS, LEFT_OVER)
    if t.left >= ROUND_TARGETS:
        new_round(t, d)
        return True
    return end_deal(t, d)


@rule
def end_deal(t, d):
    """Score the hands, own cards included (R1): the most cards of a rank are worth the rank. Then go on, or end."""
    for p in range(t.players):
        t.best_of[p] = score.ranks_led(t, t.held, p)
        hands.show_ranks(d, p, t.best_of[p], HAS_MOST)
        score.gain(t, d, p, stack.points(t.best_of[p]))
    if t.long_form:
        return score.end_round(t, d, LONG_TARGET)
    if t.hand >= t.hands:
        score.win(t, d, seats.most(t, t.points))
    return False


@rule
def standing(t, p):
    """How well a seat stands, for search: its points ahead of the best of the others."""
    return score.lead(t, p)


@rule
def settled(t):
    """Nothing is left to chance once the last targets lie on the table."""
    return t.left < ROUND_TARGETS


@rule
def worth(t, p, m):
    """Play what should capture most, and part with cards of which the hand has few; capture what it has most of."""
    k = card_of(m)
    if t.phase == PLAYING:
        return catch(t, p, k) - 0.1 * t.held[p, k]
    return t.held[p, k] + 0.1 * k


@rule
def catch(t, p, k):
    """How many cards a shooter of rank `k` can hope to capture, by the shooters that lie there.

    As the lowest it takes the highest targets, if those who come later stay above it. Otherwise it takes what is lower
    than itself and has not gone to the shooters below it, which are targets themselves by then.
    """
    lower = 0
    same = 1
    after = 0
    lowest = len(t.deck)
    gone = 0
    for q in range(t.players):
        if t.shooter[q]:
            lower += t.shooter[q] < k
            same += t.shooter[q] == k
            lowest = min(lowest, t.shooter[q])
        elif q != p and seats.has(t.to_play, q):
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


def why_not(t, m):
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    if t.phase == PLAYING:
        return "error-card-not-held" if verb_of(m) == PLAY else "error-sweep-play"
    return "error-sweep-out-of-reach" if verb_of(m) == CAPTURE else "error-sweep-capture"


def bound(players: int, options: dict) -> int:
    """More moves than any game can have: in at most eight rounds a shooter each, and all targets captured one by one."""
    return options["max_rounds" if options["long_form"] else "hands"] * 8 * (2 * players + ROUND_TARGETS)


game = Game(__name__, players=(3, 6), minutes=(10, 20), kind="bidding", unit="points")
