"""Horn of Plenty, for 2 to 6 players.

Bluffing for cards: everybody has one card up and four in the hand; the lowest up card goes first. On your turn `play 5 7`: a
card face down (here a 5), declared as any rank, truly or not. From your left on the others `agree`, `disagree` or
`pass`. With the first who does not pass the card is turned: whoever was right (else you) gives it to one of you two; if all
pass, you give it to anybody. A card joins an up hand, but a pair is thrown away at once. When all cards are played a
seat scores the number of players less those with more card points. 11 points win; ties at the top play on.
"""

from __future__ import annotations

from alehouse.declare import (
    CARD,
    OWNER,
    RANK,
    SEAT,
    Events,
    Game,
    Verbs,
    amount,
    cards,
    event,
    number,
    phase,
    seat,
    seat_set,
    stacks,
    verb,
)
from alehouse.kit import bag, choices, deck, hands, leading, score, seats, stack
from alehouse.rules import (
    DEALT,
    DECK,
    DISCARD,
    DISCARDED,
    HELD,
    LEADS,
    amount_of,
    announce,
    below,
    card_of,
    move,
    rule,
    seat_of,
    target_of,
    verb_of,
)


class Table(hands.Hands):
    """The state of a game of Horn of Plenty."""

    max_rounds = amount(500, 1, 100_000)
    cards_each = amount(4, 1, 4)
    up = stacks()
    laid = cards(per_seat=True, seen_by=OWNER, show="stack")
    """The card that lies face down before whoever has played it."""
    declared = number(show="claim", blank=0)
    """What it has been declared to be."""
    turned = cards(show="row")
    """The card once it is face up and has not been given to anybody."""
    points = number(per_seat=True)
    phase = phase("playing", "answering", "giving")
    player = seat()
    """Whose turn it is: the seat that plays a card, and has played it."""
    receivers = seat_set()
    """To whom the turned card may be given."""


PLAYING, ANSWERING, GIVING = Table.phase
verbs = Verbs(verb("play", CARD, RANK, secret=True), "agree", "disagree", "pass", verb("give", SEAT))
PLAY, AGREE, DISAGREE, PASS, GIVE = verbs
events = Events(
    event("declares", pause="moment"),
    event("agrees", pause="moment"),
    event("disagrees", pause="moment"),
    event("lets-pass", pause="brief"),
    event("uncovers", pause="moment"),
    "keeps-card",
    "hands-over",
    event("pairs-off", lights=True, pause="moment"),
)
DECLARES, AGREES, DISAGREES, LETS_PASS, UNCOVERS, KEEPS, HANDS_OVER, PAIRS_OFF = events

UP, LAID, TURNED = Table.place("up"), Table.place("laid"), Table.place("turned")
TARGET = 11


@rule
def deal(t, d):
    """One card up and four down each, all from a fresh deck; the lowest up card goes first."""
    t.declared = 0
    t.phase = PLAYING
    for p in range(t.players):
        t.up[p] = 0
    hands.clear(t)
    deck.fresh(t)
    t.player = cards_each(t, d)
    while t.player < 0:
        hands.clear(t)
        deck.redeal(t, d, t.up)
        t.player = cards_each(t, d)
    seats.turn_to(t, t.player)


@rule
def cards_each(t, d):
    """Deal the up cards, then the hands, and break a tie for low; return who goes first, or less than 0 (C5)."""
    p = t.dealer
    for _ in range(t.players):
        p = seats.left(t, p)
        k = deck.draw(t, d)
        t.up[p] = stack.put(0, k)
        announce(d, DEALT, p, card=k, source=DECK, to=UP)
    hands.deal(t, d, seats.everybody(t), t.cards_each)
    # Of stacks of one card each the lower card is the smaller number.
    tied = seats.least(t, t.up)
    if seats.alone(tied):
        announce(d, LEADS, seats.only(tied))
        return seats.only(tied)
    leader = leading.low_card(t, d, t.up, UP, tied)
    if leader >= 0:
        for p in range(t.players):
            drop_tie_cards(t, d, p)
    return leader


@rule
def drop_tie_cards(t, d, p):
    """The cards that broke a tie are discarded; the first up card stays (R7)."""
    first = stack.card(t.up[p], 0)
    for i in range(1, stack.size(t.up[p])):
        k = stack.card(t.up[p], i)
        announce(d, DISCARDED, p, card=k, source=UP, to=DISCARD)
        t.discard[k] += 1
    t.up[p] = stack.put(0, first)


@rule
def legal(t, p, menu):
    """A card with what it is said to be; an answer; or whom to give the card."""
    if t.phase == GIVING:
        return choices.of_seats(menu, 0, GIVE, p, t.receivers)
    if t.phase == ANSWERING:
        menu[0] = move(AGREE, p)
        menu[1] = move(DISAGREE, p)
        menu[2] = move(PASS, p)
        return 3
    n = 0
    for k in range(1, len(t.deck)):
        if t.held[p, k]:
            for r in range(1, len(t.deck)):
                menu[n] = move(PLAY, p, card=k, amount=r)
                n += 1
    return n


@rule
def play(t, d, p, m):
    """Play a card, answer, or give the turned card to somebody."""
    v = verb_of(m)
    if v == GIVE:
        return give(t, d, p, target_of(m))
    if v == PLAY:
        k = card_of(m)
        hands.lay(t, p, k)
        t.laid[p, k] += 1
        t.declared = amount_of(m)
        announce(d, DECLARES, p, card=k, amount=t.declared, source=HELD, to=LAID, seen=1 << p)
        t.phase = ANSWERING
        seats.turn_to(t, seats.left(t, p))
    elif v == PASS:
        announce(d, LETS_PASS, p)
        q = seats.left(t, p)
        seats.turn_to(t, q)
        if q == t.player:
            uncover(t, d)
            choose(t, q, seats.everybody(t))
    else:
        announce(d, AGREES if v == AGREE else DISAGREES, p)
        true = uncover(t, d) == t.declared
        choose(t, p if true == (v == AGREE) else t.player, 1 << p | 1 << t.player)
    return True


@rule
def uncover(t, d):
    """Turn the card that was played; return its rank."""
    k = bag.first(t.laid[t.player])
    t.laid[t.player, k] = 0
    t.turned[k] = 1
    announce(d, UNCOVERS, t.player, card=k, source=LAID, to=TURNED)
    return k


@rule
def choose(t, p, receivers):
    """Seat `p` has to give the turned card to one of the receivers."""
    t.receivers = receivers
    t.phase = GIVING
    seats.turn_to(t, p)


@rule
def give(t, d, p, q):
    """The card joins the up hand of `q`, or takes its like away with it; then the next seat plays, or all score."""
    k = bag.first(t.turned)
    t.turned[k] = 0
    announce(d, KEEPS if p == q else HANDS_OVER, p, q, card=k, source=TURNED, to=UP)
    if stack.has(t.up[q], k):
        t.up[q] = stack.without(t.up[q], k)
        t.discard[k] += 2
        announce(d, PAIRS_OFF, q, card=k, source=UP, to=DISCARD)
    else:
        t.up[q] = stack.put(t.up[q], k)
    t.declared = 0
    t.receivers = 0
    t.phase = PLAYING
    t.player = seats.left(t, t.player)
    if not t.in_hand[t.player]:
        return end_round(t, d)
    seats.turn_to(t, t.player)
    return True


@rule
def end_round(t, d):
    """Score the up hands by their places (R1, R2); the next round or the end follow (R8, R9)."""
    for p in range(t.players):
        n = t.players
        for q in range(t.players):
            n -= stack.points(t.up[q]) > stack.points(t.up[p])
        score.gain(t, d, p, n)
    return score.end_round(t, d, TARGET)


@rule
def standing(t, p):
    """How well a seat stands, for search: its points ahead of the best of the others; a win counts a game more."""
    return score.lead(t, p) + TARGET * seats.has(t.winners, p)


@rule
def settled(t):
    """Once the cards are dealt nothing is left to chance until the next deal."""
    return True


@rule
def advise(t, d, p, menu, n):
    """Lie every other time; believe what is likely enough; take what helps, and hand out what hurts."""
    if t.phase == PLAYING:
        m = menu[below(d, n)]
        return move(PLAY, p, card=card_of(m), amount=card_of(m)) if below(d, 2) else m
    if t.phase == ANSWERING:
        return menu[answer(t, d, p)]
    k = bag.first(t.turned)
    best = menu[0]
    most = -1000
    for i in range(n):
        q = target_of(menu[i])
        value = -2 * k if stack.has(t.up[q], k) else 2 * k
        if q != p:
            points = stack.points(t.up[q])
            value = -value // 2 + (points if value < 0 else -points) // 10
        if value > most:
            most = value
            best = menu[i]
    return best


@rule
def answer(t, d, p):
    """0 to agree, 1 to disagree, 2 to pass: by how many cards of the declared rank seat `p` has not seen."""
    r = t.declared
    unseen = t.full[r] - t.held[p, r] - t.discard[r]
    for q in range(t.players):
        unseen -= stack.has(t.up[q], r)
    if unseen == 0:
        return 1
    last = seats.left(t, p) == t.player
    if below(d, 3) == 0 and not last:
        return 2
    return 0 if below(d, 10) < 3 + min(4, unseen) else 1


def question(t, p: int, m: int, after, told) -> dict[str, bool | None]:
    """Whether it is right to agree or to disagree."""
    if verb_of(m) not in (AGREE, DISAGREE):
        return {}
    if after is None:
        return {"answer-right": None}
    true = after.turned[t.declared] > 0
    return {"answer-right": true if verb_of(m) == AGREE else not true}


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    if verb_of(m) == PLAY and t.phase == PLAYING:
        held = t.held[seat_of(m), card_of(m)]
        return "error-horn-of-plenty-declared" if held else "error-card-not-held"
    if verb_of(m) == GIVE and t.phase == GIVING:
        return "error-horn-of-plenty-receiver"
    return ("error-horn-of-plenty-play", "error-horn-of-plenty-answer", "error-horn-of-plenty-give")[
        int(t.phase)
    ]


def bound(players: int, options: dict) -> int:
    """More moves than any game can have: the cards of all hands in each round, each with an answer of every other seat and a gift."""
    return options["max_rounds"] * players * options["cards_each"] * (players + 1)


game = Game(__name__, players=(2, 6), minutes=(15, 30), kind="bluffing", unit="points")
