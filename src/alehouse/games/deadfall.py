"""Deadfall, for 2 to 7 players.

Bluffing with stacks: everybody antes a chip and gets a hand of six (of two players seven, of seven five). All start a stack
with a card chosen in secret, the door; the lowest leads, and after a tie all play another. On your turn `play 5` (onto your
own stack) or `call B`: the hand ends, and the rank on top of B's stack is looked for in all hands. If nobody holds it, it
is dead and you win; if somebody does, it is live and B wins. The loser pays the winner the rank, the winner takes the pot.
Of equal tops only the one played last may be called; whoever has no cards left must call.
Variants: Blind Start (no doors), Breaking (first cards of high ranks cost), Cherry (a target saved by others pays them),
Cold Calling (name a whole hand), Red and Double Devil (cards passed to the left in secret).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.compiled import rule
from alehouse.dealer import announce, below
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
    lay,
    next_hand,
    next_seat,
    pass_left,
    top_of,
)
from alehouse.events import LEADS, REDEAL, own_events
from alehouse.game import Game
from alehouse.layout import OWNER, amount, cards, line, number, switch
from alehouse.ledger import antes, collect, end_session, pay, pay_pot
from alehouse.moves import (
    CARD,
    CARDS,
    SEAT,
    Verbs,
    card_of,
    cards_of,
    move,
    seat_of,
    target_of,
    verb,
    verb_of,
)
from alehouse.sealed import SealedChoices, choose_in_secret, seal, unseal

FIRST_PASS, DOORS, SECOND_PASS, TURNS = range(4)


class Table(Hands, PassedCards, SealedChoices):
    """The state of a session of Deadfall."""

    hands = amount(1, 1, 1000)
    blind_start = switch()
    breaking = amount(None, 1, 10)
    cherry = switch()
    cold_call = switch()
    devil = amount(0, 0, 2)
    held = cards(per_seat=True, seen_by=OWNER, show="hand", given="given")
    stack = line(show="topped")
    chips = number(per_seat=True)
    pot = number()
    phase = number()
    broken = number()
    """The ranks that have been played in this hand, as bits."""
    leader = number()


verbs = Verbs(
    verb("pass", CARD, secret=True),
    verb("door", CARD),
    verb("play", CARD),
    verb("call", SEAT),
    verb("coldcall", SEAT, CARDS),
)
PASS, DOOR, PLAY, CALL, COLD_CALL = verbs
events = own_events(
    "lays",
    "breaks",
    "calls",
    "guesses",
    "guessed",
    "turns",
    "dead",
    "live",
    "saves",
    "right",
    "wrong",
)
LAYS, BREAKS, CALLS, GUESSES, GUESSED, TURNS_UP, DEAD, LIVE, SAVES, RIGHT, WRONG = events

HELD, STACK = Table.place("held"), Table.place("stack")
CARD_BITS = 4


@rule
def start(t, d):
    """The first hand; in a blind start the dealer's left neighbour begins (R6)."""
    t.leader = (t.dealer + 1) % t.players
    new_hand(t, d)


@rule
def new_hand(t, d):
    """Antes, a fresh deal, and then the Devil's pass, the doors or at once the first turn."""
    next_hand(t, d)
    antes(t, d, everybody(t), 1)
    deal(t, d)


@rule
def deal(t, d):
    """Shuffle everything and deal the hands."""
    clear_hands(t)
    forget_all_given(t)
    for p in range(t.players):
        t.stack[p] = 0
    t.broken = 0
    fresh_deck(t, 0)
    deal_hands(t, d, everybody(t), 7 if t.players == 2 else 5 if t.players == 7 else 6, HELD)
    if t.devil:
        begin(t, FIRST_PASS)
    elif t.blind_start:
        begin_turns(t, d, t.leader)
    else:
        begin(t, DOORS)


@rule
def begin(t, phase):
    """Everybody with cards chooses one in secret."""
    t.phase = phase
    seats = np.int64(0)
    for p in range(t.players):
        seats |= np.int64(t.in_hand[p] > 0) << p
    choose_in_secret(t, seats)


@rule
def begin_turns(t, d, p):
    """Seat `p` leads."""
    t.phase = TURNS
    t.leader = p
    announce(d, LEADS, p)
    t.acting = np.int64(1) << p


@rule
def legal(t, p, menu):
    """A card to pass or lay; on a turn also a call of each top that may be called, and cold calls."""
    n = 0
    v = PLAY if t.phase == TURNS else DOOR if t.phase == DOORS else PASS
    for k in range(1, RANKS):
        if t.held[p, k]:
            menu[n] = move(v, p, -1, k)
            n += 1
    if t.phase != TURNS:
        return n
    for q in range(t.players):
        if can_call(t, p, q):
            menu[n] = move(CALL, p, q)
            n += 1
    if t.cold_call:
        for q in range(t.players):
            if q != p and t.in_hand[q]:
                menu[n] = move(COLD_CALL, p, q)
                n += 1
    return n


@rule
def can_call(t, p, q):
    """Whether the top of seat `q` may be called: none nearer on the right of `p` shows the same rank (R2, R3)."""
    if q == p or not t.stack[q]:
        return False
    s = (p + t.players - 1) % t.players
    while s != q:
        if top_of(t.stack[s]) == top_of(t.stack[q]):
            return False
        s = (s + t.players - 1) % t.players
    return True


@rule
def essential(t, p, menu):
    """The menu with the likeliest guess for each small hand in the place of the cold calls."""
    n = 0
    for i in range(legal(t, p, menu)):
        if verb_of(menu[i]) != COLD_CALL:
            menu[n] = menu[i]
            n += 1
        elif t.in_hand[target_of(menu[i])] <= 2:
            menu[n] = likeliest(t, p, target_of(menu[i]))
            n += 1
    return n


@rule
def unseen(t, p, k):
    """How many cards of rank `k` lie where seat `p` does not know it: not those it has passed and knows in a hand."""
    n = np.int64(k) - t.held[p, k] - t.given[p, k]
    for q in range(t.players):
        stack = t.stack[q]
        while stack:
            n -= stack & 15 == k
            stack >>= CARD_BITS
    return n


@rule
def known_in(t, p, q):
    """The cards that seat `p` knows in the hand of `q`, having passed them: counts of ranks, four bits each."""
    counts = np.int64(0)
    if t.receiver[p] == q + 1:
        for k in range(1, RANKS):
            counts += np.int64(t.given[p, k]) << 4 * k
    return counts


@rule
def unknown_in(t, p, q):
    """How many cards of the hand of `q` seat `p` does not know."""
    n = t.in_hand[q]
    if t.receiver[p] == q + 1:
        for k in range(1, RANKS):
            n -= t.given[p, k]
    return n


@rule
def likeliest(t, p, q):
    """A cold call of the ranks that seat `p` has seen least of, beside those it knows."""
    taken = np.int64(0)
    for _ in range(unknown_in(t, p, q)):
        best = 1
        for k in range(2, RANKS):
            if unseen(t, p, k) - (taken >> 4 * k & 15) >= unseen(t, p, best) - (taken >> 4 * best & 15):
                best = k
        taken += np.int64(1) << 4 * best
    return move(COLD_CALL, p, q, packed(taken + known_in(t, p, q)))


@rule
def packed(counts):
    """Counts of ranks (four bits each) as the cards of a move, ascending."""
    guess = np.int64(0)
    for k in range(RANKS - 1, 0, -1):
        for _ in range(counts >> 4 * k & 15):
            guess = guess << CARD_BITS | k
    return guess


@rule
def complete(t, d, p, m):
    """A cold call of a hand that could be there, each card drawn from those that seat `p` has not seen."""
    q = target_of(m)
    taken = np.int64(0)
    for _ in range(unknown_in(t, p, q)):
        total = np.int64(0)
        for k in range(1, RANKS):
            total += unseen(t, p, k) - (taken >> 4 * k & 15)
        i = below(d, total)
        k = 1
        while i >= unseen(t, p, k) - (taken >> 4 * k & 15):
            i -= unseen(t, p, k) - (taken >> 4 * k & 15)
            k += 1
        taken += np.int64(1) << 4 * k
    return move(COLD_CALL, p, q, packed(taken + known_in(t, p, q)))


def completes(t: Any, m: int) -> bool:
    """Whether a cold call names as many cards as the target holds, and no rank too often (R12)."""
    counts = named(m)
    return sum(counts) == t.in_hand[target_of(m)] and all(n <= k for k, n in enumerate(counts))


def wanted(t: Any, m: int) -> int:
    """How many cards a cold call names."""
    return int(t.in_hand[target_of(m)])


def named(m: int) -> list[int]:
    """How many cards of each rank a move names."""
    counts = [0] * RANKS
    cards = cards_of(m)
    while cards:
        counts[cards & 15] += 1
        cards >>= CARD_BITS
    return counts


@rule
def play(t, d, p, m):
    """Make a move; the last of the sealed choices opens them all."""
    v = verb_of(m)
    if v == PASS:
        if seal(t, p, card_of(m)):
            pass_cards(t, d)
    elif v == DOOR:
        if seal(t, p, card_of(m)):
            open_doors(t, d)
    elif v == PLAY:
        lay_card(t, d, p, card_of(m))
        break_ranks(t, d, np.int64(1) << p)
        t.acting = np.int64(1) << next_seat(t, p, everybody(t))
    elif v == CALL:
        call(t, d, p, target_of(m))
    else:
        cold_call(t, d, p, m if cards_of(m) else complete(t, d, p, m))


@rule
def pass_cards(t, d):
    """All passed cards go to the left neighbours at the same time (R8)."""
    pass_left(t, d, everybody(t), HELD)
    if t.phase == SECOND_PASS:
        begin_turns(t, d, t.leader)
    elif t.blind_start and t.devil == 2:
        begin(t, SECOND_PASS)
    elif t.blind_start:
        begin_turns(t, d, t.leader)
    else:
        begin(t, DOORS)


@rule
def lay_card(t, d, p, k):
    """A card of the hand becomes the top of the own stack."""
    t.held[p, k] -= 1
    t.in_hand[p] -= 1
    forget_given(t, p, k)
    t.stack[p] = lay(t.stack[p], k)
    announce(d, LAYS, p, card=k, source=HELD, to=STACK)


@rule
def break_ranks(t, d, seats):
    """The tops of these seats are new: with Breaking the first cards of a high rank cost chips (R7)."""
    new = np.int64(0)
    for p in range(t.players):
        if seats >> p & 1:
            k = top_of(t.stack[p])
            new |= np.int64(1) << k
            if t.breaking and k >= t.breaking and not t.broken >> k & 1:
                announce(d, BREAKS, p, card=k)
                pay_pot(t, d, p, k - t.breaking + 1)
    t.broken |= new


@rule
def open_doors(t, d):
    """Reveal the doors: the lowest leads, by the newest door, then by older ones; else all play another (R1).

    All stacks have the same size, and the newest card stands highest in a stack's word: so words compare as doors do.
    """
    for p in range(t.players):
        lay_card(t, d, p, unseal(t, p))
    break_ranks(t, d, everybody(t))
    lowest = np.int64(0)
    tied = 0
    for p in range(1, t.players):
        if t.stack[p] < t.stack[lowest]:
            lowest = np.int64(p)
    for p in range(t.players):
        tied += t.stack[p] == t.stack[lowest]
    if tied > 1:
        if t.in_hand[0]:
            begin(t, DOORS)
        else:
            announce(d, REDEAL)
            deal(t, d)
        return
    t.leader = lowest
    if t.devil == 2:
        begin(t, SECOND_PASS)
        if not t.acting:
            t.sealing = 0
            begin_turns(t, d, lowest)
    else:
        begin_turns(t, d, lowest)


@rule
def call(t, d, p, q):
    """Look for the top of `q` in all hands: if it is dead the caller wins, if it is live the target.

    With Cherry a target without such a card thanks everybody who has one, the caller too (R9, R13).
    """
    k = top_of(t.stack[q])
    announce(d, CALLS, p, q, k)
    show_hands(t, d)
    live = False
    for s in range(t.players):
        live = live or t.held[s, k] > 0
    if live:
        announce(d, LIVE, q, card=k)
        if t.cherry and t.held[q, k] == 0:
            for s in range(t.players):
                if t.held[s, k]:
                    announce(d, SAVES, s, q, k)
                    pay(t, d, q, s, 1)
        settle(t, d, q, p, k)
    else:
        announce(d, DEAD, q, card=k)
        settle(t, d, p, q, k)


@rule
def cold_call(t, d, p, m):
    """Name the whole hand of the target: it is worth the sum of its cards, to one or the other (no Cherry, R10)."""
    q = target_of(m)
    announce(d, GUESSES, p, q)
    counts = np.int64(0)
    guess = cards_of(m)
    while guess:
        announce(d, GUESSED, p, q, guess & 15)
        counts += np.int64(1) << 4 * (guess & 15)
        guess >>= CARD_BITS
    show_hands(t, d)
    right = True
    total = np.int64(0)
    for k in range(1, RANKS):
        right = right and t.held[q, k] == counts >> 4 * k & 15
        total += k * t.held[q, k]
    announce(d, RIGHT if right else WRONG, p, q)
    if right:
        settle(t, d, p, q, total)
    else:
        settle(t, d, q, p, total)


@rule
def show_hands(t, d):
    """All hands are shown."""
    for p in range(t.players):
        for k in range(1, RANKS):
            for _ in range(t.held[p, k]):
                announce(d, TURNS_UP, p, card=k)


@rule
def settle(t, d, winner, loser, n):
    """The loser pays the winner, who takes the pot; the next hand, or the end of the session."""
    pay(t, d, loser, winner, n)
    collect(t, d, winner, t.pot)
    t.leader = winner
    if t.hand < t.hands:
        new_hand(t, d)
    else:
        end_session(t, d)


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips."""
    return t.chips[p]


@rule
def advise(t, d, p, menu, n):
    """Call what wins more than it costs; else lay a card of which another is held, or one that may well be live."""
    best = menu[0]
    most = -1.0e9
    for i in range(n):
        v = verb_of(menu[i])
        k = card_of(menu[i])
        if v == CALL:
            r = top_of(t.stack[target_of(menu[i])])
            dead = 0.0 if t.held[p, r] else chance_dead(t, p, r)
            worth = dead * (r + t.pot) - (1 - dead) * r
        elif v == COLD_CALL:
            worth = -10.0
        elif v == PASS:
            worth = -1.0 * k - 10 * (t.held[p, k] > 1)
        elif t.held[p, k] > 1:
            worth = 0.1 * k
        else:
            worth = -0.5 * k * chance_dead(t, p, k)
        if worth > most:
            most = worth
            best = menu[i]
    return best


@rule
def chance_dead(t, p, k):
    """How likely no hand of the others has a card of rank `k`, as far as seat `p` can tell."""
    if t.given[p, k]:
        return 0.0
    hidden = 0
    for q in range(t.players):
        if q != p:
            hidden += unknown_in(t, p, q)
    chance = 1.0
    for i in range(unseen(t, p, k)):
        chance *= max(0.0, (t.left - i) / (hidden + t.left - i))
    return chance


def why_not(t: Any, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    p, q, v = seat_of(m), int(target_of(m)), verb_of(m)
    if v not in (PLAY, CALL, COLD_CALL) if t.phase == TURNS else v != (DOOR if t.phase == DOORS else PASS):
        return "error-deadfall-not-now"
    if v in (PASS, DOOR, PLAY):
        return "error-card-not-held"
    if q == p:
        return "error-deadfall-own-stack"
    if v == CALL:
        return "error-deadfall-nearer-top" if t.stack[q] else "error-deadfall-no-top"
    if v == COLD_CALL:
        if not t.cold_call:
            return "error-deadfall-no-cold-calls"
        return "error-deadfall-guess" if t.in_hand[q] else "error-deadfall-empty-hand"
    return None


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any session can have: every seat passes, opens and plays its cards, then somebody calls."""
    return options["hands"] * (players * 10 + 1)


game = Game(
    __name__,
    players=(2, 7),
    minutes=(5, 15),
    kind="bluffing",
    unit="chips",
    version=1,
)
