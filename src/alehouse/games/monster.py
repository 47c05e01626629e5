"""Monster, for 4 to 8 players.

Everybody antes once for the pot and gets six cards. In turn, from the dealer's left, `discard` up to three cards face down to
the Monster, so that no pair is left in the hand, or `fold`. Then the best hand, the Champion, fights the Monster, a hand of
all ranks that have been thrown to it: from the top down the higher card is better, and a card is better than none. A Champion
who wins takes the pot; one who does not pays five and is out. Two and more who stayed play another round for the pot, one
alone takes it, and if nobody is left, all who began the round play it again.
"""

from __future__ import annotations

import numpy as np

from alehouse.declare import (
    CARDS,
    OWNER,
    Events,
    Game,
    Verbs,
    amount,
    cards,
    event,
    number,
    seat_set,
    verb,
    words,
)
from alehouse.kit import bag, deck, hands, line, pot, score, seats
from alehouse.rules import HELD, NOBODY, announce, cards_of, move, rule, seat_of, verb_of


class Table(hands.Hands):
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
    state = words("in", "stayed", "folded", "out", per_seat=True, gone=("folded", "out"))
    chips = number(per_seat=True)
    pot = number()
    pots = number()
    """How many pots have been won."""
    playing = seat_set()
    """Seats that begin this round."""
    waiting = seat_set()
    stayed = seat_set()
    """Seats that have thrown their cards and hold no pair any more."""
    replays = number()
    """How many rounds in a row have left nobody."""


IN, STAYED, FOLDED, OUT = Table.state
verbs = Verbs("discard", verb("discard", CARDS, secret=True), "fold")
DISCARD_NONE, DISCARD, FOLD = verbs
events = Events(
    event("throws", puts=STAYED),
    event("throws-none", puts=STAYED, pause="moment"),
    event("folds", puts=FOLDED, pause="moment"),
    event("turns", turns=True, pause="moment"),
    event("monster-rank", turns=True, pause="moment"),
    event("champion", pause="moment"),
    event("beats-monster", pause="long"),
    event("loses-fight", pause="long"),
    event("replay", pause="moment"),
    event("stalemate", pause="long"),
)
THROWS, THROWS_NONE, FOLDS, SHOWS, MONSTER_RANK, CHAMPION, BEATS, LOSES, REPLAY, STALEMATE = events

FED = Table.place("fed")
CARDS_EACH = 6
MOST_DISCARDS = 3
PENALTY = 5
MOST_REPLAYS = 20
CARD_BITS = 4
ONE_EACH = 0x111111
"""A hand of six in one word, the highest card lowest, if all cards were 1."""
SHIFT_BITS, NO_CARD = 6, 63


def _ways(copies):
    """How many ways there are to throw cards of a hand in which some (as bits) are copies of the next higher, then each way.

    A way says by how many bits the hand's word is shifted for each card that is thrown, the lowest card first.
    """
    ways = []
    for thrown in range(1 << CARDS_EACH):
        if thrown & copies == copies and thrown.bit_count() <= MOST_DISCARDS:
            shifts = [CARD_BITS * i for i in range(CARDS_EACH - 1, -1, -1) if thrown >> i & 1]
            shifts += [NO_CARD] * (MOST_DISCARDS - len(shifts))
            ways.append(sum(shift << SHIFT_BITS * at for at, shift in enumerate(shifts)))
    return [len(ways), *ways, *[0] * (63 - len(ways))]


WAYS = np.array([_ways(copies) for copies in range(1 << CARDS_EACH)], np.int64)
UNSEEN = 55 - CARDS_EACH
USUAL_CHAMPION = 1 << 10 | 1 << 9 | 1 << 8 | 1 << 6
"""The hand that the rule of thumb expects of a Champion."""


@rule
def start(t, d):
    """The first pot."""
    new_pot(t, d)


@rule
def new_pot(t, d):
    """Everybody antes, and plays the first round for this pot."""
    pot.antes(t, d, seats.everybody(t), 2 if t.players <= 5 else 1)
    t.replays = 0
    t.playing = seats.everybody(t)


@rule
def deal(t, d):
    """Six cards to each seat that plays; the first of them on the dealer's left begins (R10)."""
    hands.clear(t)
    for p in range(t.players):
        t.state[p] = IN if seats.has(t.playing, p) else OUT
        t.thrown[p] = -1
        bag.clear(t.fed[p])
        bag.clear(t.folded[p])
    t.monster = 0
    t.stayed = 0
    t.waiting = t.playing
    deck.fresh(t)
    hands.deal(t, d, t.playing, CARDS_EACH)
    seats.turn_to(t, seats.next(t, t.dealer, t.playing))


@rule
def legal(t, p, menu):
    """Fold, or throw all copies but one of every rank to the Monster, and more cards up to three in all (R8)."""
    hand = 0
    copies = 0
    for k in range(1, len(t.deck)):
        n = int(t.held[p, k])
        hand = hand << CARD_BITS * n | k * ONE_EACH & (1 << CARD_BITS * n) - 1
        copies = copies << n | (1 << n) - 1 & ~1
    # LLVM makes faster code of shifts where it knows that a number is not below 0.
    hand &= 15 * ONE_EACH
    n = WAYS[copies, 0]
    for i in range(1, n + 1):
        way = WAYS[copies, i]
        thrown = 0
        for at in range(MOST_DISCARDS):
            thrown |= (hand >> (way >> SHIFT_BITS * at & NO_CARD) & 15) << CARD_BITS * at
        menu[i] = move(DISCARD, p, card=thrown)
    if copies == 0:
        menu[1] = move(DISCARD_NONE, p)
    menu[0] = move(FOLD, p)
    return n + 1


@rule
def play(t, d, p, m):
    """Throw cards to the Monster or fold; after the last one comes the fight."""
    t.waiting = seats.but(t.waiting, p)
    if verb_of(m) == FOLD:
        announce(d, FOLDS, p)
        t.state[p] = FOLDED
        bag.pour(t.held[p], t.folded[p])
        t.in_hand[p] = 0
    else:
        feed(t, d, p, cards_of(m))
    if not t.waiting:
        return fight(t, d)
    seats.turn_to(t, seats.next(t, p, t.waiting))
    return True


@rule
def feed(t, d, p, cards):
    """Cards go face down from the hand to the Monster; everybody sees how many."""
    t.state[p] = STAYED
    t.stayed |= 1 << p
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
def fight(t, d):
    """Show the hands of those who stayed; the best of them fights the Monster (4).

    From the top down the higher card, then the longer hand, is the larger set of ranks as bits.
    """
    best = 0
    monster = 0
    champions = 0
    for p in range(t.players):
        monster |= bag.ranks(t.fed[p])
        if seats.has(t.stayed, p):
            hands.show(t, d, p, SHOWS)
            hand = bag.ranks(t.held[p])
            if hand > best:
                best = hand
                champions = 0
            if hand == best:
                champions |= 1 << p
    hands.show_ranks(d, NOBODY, monster, MONSTER_RANK)
    for p in range(t.players):
        if seats.has(champions, p):
            announce(d, CHAMPION, p)
    if best > monster:
        for p in range(t.players):
            if seats.has(champions, p):
                announce(d, BEATS, p)
        return end_pot(t, d, champions)
    for p in range(t.players):
        if seats.has(champions, p):
            announce(d, LOSES, p)
            pot.pay_in(t, d, p, PENALTY)
    return after_fight(t, d, t.stayed & ~champions)


@rule
def after_fight(t, d, left):
    """Two and more play on, one takes the pot, and if nobody is left all who began the round play again (R1–R4)."""
    if left == 0:
        t.replays += 1
        if t.replays == MOST_REPLAYS:
            announce(d, STALEMATE)
            return end_pot(t, d, t.playing)
        announce(d, REPLAY)
        return False
    if seats.alone(left):
        return end_pot(t, d, left)
    t.replays = 0
    t.playing = left
    return False


@rule
def end_pot(t, d, winners):
    """The pot is shared and the button moves on; after the last pot the most chips win."""
    pot.share(t, d, winners)
    t.pots += 1
    if t.pots == t.hands:
        score.win(t, d, seats.most(t, t.chips))
    else:
        t.dealer = seats.left(t, t.dealer)
        new_pot(t, d)
    return False


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its share of a pot it can still win."""
    return pot.stake(t, p, t.playing)


@rule
def settled(t):
    """Nothing is drawn after the deal: what a round comes to is left to the seats alone."""
    return True


@rule
def worth(t, p, m):
    """What a move promises: to win the pot as the Champion, or to stay behind a Champion who loses; folding nothing.

    Of equal moves the first one throws fewest cards. The others are taken to stay; those who have still to act, to throw a
    card and a half each to the Monster.
    """
    if verb_of(m) == FOLD:
        return 0.0
    later = seats.count(t.waiting) - 1
    rivals = seats.count(t.stayed) + later
    fed = t.monster + 3 * later // 2
    hand, thrown = parted(t, p, cards_of(m))
    champion = chance_to_beat(t, p, hand, CARDS_EACH, 0) ** rivals
    wins = chance_to_beat(t, p, hand, fed, thrown)
    hope = champion * (wins * t.pot - (1 - wins) * PENALTY)
    if rivals:
        other_loses = 1 - chance_to_beat(t, p, USUAL_CHAMPION, fed, thrown)
        hope += (1 - champion) * other_loses * (t.pot + PENALTY) / rivals
    return hope


@rule
def chance_to_beat(t, p, hand, n, ranks):
    """How likely a hand (ranks as bits) beats some ranks that are known and those of `n` cards that seat `p` has not seen.

    From the top down, as if whether a rank is among them had nothing to do with the others.
    """
    wins = 0.0
    equal = 1.0
    for k in range(len(t.deck) - 1, 0, -1):
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
    ranks = bag.ranks(t.held[p])
    thrown = 0
    for k in range(1, len(t.deck)):
        n = line.count(cards, k)
        if n:
            thrown |= 1 << k
            ranks &= ~((t.held[p, k] <= n) << k)
    return ranks, thrown


def question(t, p: int, m: int, after, told) -> dict[str, bool | None]:
    """Whether p becomes Champion with what is left in the hand, and whether that beats the Monster."""
    if verb_of(m) == FOLD:
        return {}
    happened = told or frozenset()
    return {
        "champion": True if CHAMPION in happened else None,
        "beats-monster": True if BEATS in happened else None,
    }


def why_not(t, m):
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    cards, p = cards_of(m), seat_of(m)
    for k in range(1, len(t.deck)):
        if line.count(cards, k) > t.held[p, k]:
            return "error-card-not-held"
    return None if verb_of(m) == FOLD else "error-monster-discard"


def reach(word: str, players: int, options: dict) -> int:
    """So many cards are thrown at most."""
    return MOST_DISCARDS


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: replays are capped, and other rounds leave somebody out."""
    return options["hands"] * players * MOST_REPLAYS * players


game = Game(__name__, players=(4, 8), minutes=(5, 15), kind="bluffing", unit="chips")
