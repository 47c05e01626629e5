"""Deadfall, for 2 to 7 players.

Bluffing with stacks: everybody antes a chip and gets a hand of six (of two players seven, of seven five). All start a stack
with a card chosen in secret, the door; the lowest leads, and after a tie all play another. On your turn `play 5` (onto your
own stack) or `call B`: the hand ends, and the rank on top of B's stack is looked for in all hands. If nobody holds it, it
is dead and you win; if somebody does, it is live and B wins. The loser pays the winner the rank, the winner takes the pot.
Of equal tops only the one played last may be called; whoever has no cards left must call.
Variants: hands of another size, Blind Start (no doors), Breaking (first cards of high ranks cost), Cherry (a target saved by others pays them),
Cold Calling (name a whole hand), Red and Double Devil (cards passed to the left in secret).
"""

from __future__ import annotations

from alehouse.declare import (
    CARD,
    CARDS,
    OWNER,
    SEAT,
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
    switch,
    verb,
)
from alehouse.kit import bag, choices, deck, hands, line, pot, score, sealed, seats
from alehouse.rules import (
    HELD,
    LEADS,
    REDEAL,
    announce,
    below,
    card_of,
    cards_of,
    move,
    rule,
    seat_of,
    target_of,
    verb_of,
)


class Table(hands.Hands, hands.PassedCards, sealed.SealedChoices):
    """The state of a session of Deadfall."""

    hands = amount(1, 1, 1000)
    cards_each = amount(None, 1, 7)
    blind_start = switch()
    breaking = amount(None, 1, 10)
    cherry = switch()
    cold_call = switch()
    devil = amount(0, 0, 2)
    held = cards(per_seat=True, seen_by=OWNER, show="hand", given="given")
    stack = lines(show="topped")
    chips = number(per_seat=True)
    pot = number()
    phase = phase("first-pass", "doors", "second-pass", "turns")
    broken = rank_set()
    """The ranks that have been played in this hand."""
    leader = seat()


FIRST_PASS, DOORS, SECOND_PASS, TURNS = Table.phase
verbs = Verbs(
    verb("pass", CARD, secret=True),
    verb("door", CARD),
    verb("play", CARD),
    verb("call", SEAT),
    verb("coldcall", SEAT, CARDS),
)
PASS, DOOR, PLAY, CALL, COLD_CALL = verbs
events = Events(
    "lays",
    event("breaks", pause="brief"),
    event("calls", pause="moment"),
    event("guesses", pause="moment"),
    event("guessed", pause="brief"),
    event("turns", turns=True, pause="moment"),
    event("dead", pause="long"),
    event("live", pause="long"),
    event("saves", pause="moment"),
    event("right", pause="long"),
    event("wrong", pause="long"),
)
LAYS, BREAKS, CALLS, GUESSES, GUESSED, TURNS_UP, DEAD, LIVE, SAVES, RIGHT, WRONG = events

STACK = Table.place("stack")
CARD_BITS = 4


@rule
def start(t, d):
    """In a blind start the dealer's left neighbour begins (R6)."""
    t.leader = seats.left(t, t.dealer)


@rule
def deal(t, d):
    """Antes, a fresh deal, and then the Devil's pass, the doors or at once the first turn."""
    pot.antes(t, d, seats.everybody(t), 1)
    deal_hands(t, d)


@rule
def deal_hands(t, d):
    """Shuffle everything and deal the hands."""
    hands.clear(t)
    for p in range(t.players):
        t.stack[p] = 0
    t.broken = 0
    deck.fresh(t)
    usual = 7 if t.players == 2 else 5 if t.players == 7 else 6
    hands.deal(t, d, seats.everybody(t), t.cards_each or usual)
    if t.devil:
        ask(t, FIRST_PASS)
    elif t.blind_start:
        begin_turns(t, d, t.leader)
    else:
        ask(t, DOORS)


@rule
def ask(t, phase):
    """Everybody with cards chooses one in secret."""
    t.phase = phase
    sealed.ask(t, hands.holders(t))


@rule
def begin_turns(t, d, p):
    """Seat `p` leads."""
    t.phase = TURNS
    t.leader = p
    announce(d, LEADS, p)
    seats.turn_to(t, p)


@rule
def legal(t, p, menu):
    """A card to pass or lay; on a turn also a call of each top that may be called, and cold calls."""
    v = PLAY if t.phase == TURNS else DOOR if t.phase == DOORS else PASS
    n = choices.of_cards(menu, 0, v, p, t.held[p])
    if t.phase != TURNS:
        return n
    for q in range(t.players):
        if can_call(t, p, q):
            menu[n] = move(CALL, p, q)
            n += 1
    if t.cold_call:
        n = choices.of_seats(menu, n, COLD_CALL, p, seats.but(hands.holders(t), p))
    return n


@rule
def can_call(t, p, q):
    """Whether the top of seat `q` may be called: none nearer on the right of `p` shows the same rank (R2, R3)."""
    if q == p or not t.stack[q]:
        return False
    s = seats.left(t, q)
    while s != p:
        if line.top(t.stack[s]) == line.top(t.stack[q]):
            return False
        s = seats.left(t, s)
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
    n = t.full[k] - t.held[p, k] - t.given[p, k]
    for q in range(t.players):
        n -= line.count(t.stack[q], k)
    return n


@rule
def unnamed(t, p, k, named):
    """How many of them are left when some cards have been named (counts of ranks, four bits each)."""
    return unseen(t, p, k) - (named >> CARD_BITS * k & 15)


@rule
def unknown_in(t, p, q):
    """How many cards of the hand of `q` seat `p` does not know."""
    return t.in_hand[q] - (bag.size(t.given[p]) if t.receiver[p] == q else 0)


@rule
def counts_of(cards):
    """The cards of a bag as counts of ranks, four bits each."""
    counts = 0
    for k in range(1, len(cards)):
        counts += int(cards[k]) << CARD_BITS * k
    return counts


@rule
def guess(t, p, q, named):
    """A cold call of some cards (counts of ranks) and of those that seat `p` knows in the hand of `q`, having passed them."""
    counts = named + (counts_of(t.given[p]) if t.receiver[p] == q else 0)
    return move(COLD_CALL, p, q, card=packed(t, counts))


@rule
def packed(t, counts):
    """Counts of ranks as the cards of a move, ascending."""
    word = 0
    for k in range(len(t.deck) - 1, 0, -1):
        for _ in range(counts >> CARD_BITS * k & 15):
            word = word << CARD_BITS | k
    return word


@rule
def likeliest(t, p, q):
    """A cold call of the ranks that seat `p` has seen least of, beside those it knows."""
    named = 0
    for _ in range(unknown_in(t, p, q)):
        best = 1
        for k in range(2, len(t.deck)):
            if unnamed(t, p, k, named) >= unnamed(t, p, best, named):
                best = k
        named += 1 << CARD_BITS * best
    return guess(t, p, q, named)


@rule
def complete(t, d, p, m):
    """A cold call of a hand that could be there, each card drawn from those that seat `p` has not seen."""
    q = target_of(m)
    named = 0
    for _ in range(unknown_in(t, p, q)):
        total = 0
        for k in range(1, len(t.deck)):
            total += unnamed(t, p, k, named)
        i = below(d, total)
        k = 1
        while i >= unnamed(t, p, k, named):
            i -= unnamed(t, p, k, named)
            k += 1
        named += 1 << CARD_BITS * k
    return guess(t, p, q, named)


def completes(t, m):
    """Whether a cold call names as many cards as the target holds, and no rank too often (R12)."""
    named = int(cards_of(m))
    return line.size(named) == wanted(t, m) and all(line.count(named, k) <= n for k, n in enumerate(t.full))


def wanted(t, m):
    """How many cards a cold call names."""
    return int(t.in_hand[target_of(m)])


@rule
def play(t, d, p, m):
    """Make a move; the last of the sealed choices opens them all."""
    v = verb_of(m)
    if v == CALL:
        return call(t, d, p, target_of(m))
    if v == COLD_CALL:
        return cold_call(t, d, p, m if cards_of(m) else complete(t, d, p, m))
    if v == PLAY:
        lay_card(t, d, p, card_of(m))
        break_ranks(t, d, 1 << p)
        seats.turn_to(t, seats.left(t, p))
    elif sealed.seal(t, p, card_of(m)):
        if v == PASS:
            pass_cards(t, d)
        else:
            open_doors(t, d)
    return True


@rule
def pass_cards(t, d):
    """All passed cards go to the left neighbours at the same time (R8)."""
    hands.pass_left(t, d, seats.everybody(t))
    if t.phase == FIRST_PASS and not t.blind_start:
        ask(t, DOORS)
    elif t.phase == FIRST_PASS and t.devil == 2:
        ask(t, SECOND_PASS)
    else:
        begin_turns(t, d, t.leader)


@rule
def lay_card(t, d, p, k):
    """A card of the hand becomes the top of the own stack."""
    hands.lay(t, p, k)
    t.stack[p] = line.put(t.stack[p], k)
    announce(d, LAYS, p, card=k, source=HELD, to=STACK)


@rule
def break_ranks(t, d, among):
    """The tops of these seats are new: with Breaking the first cards of a high rank cost chips (R7)."""
    new = 0
    for p in range(t.players):
        if seats.has(among, p):
            k = line.top(t.stack[p])
            new |= 1 << k
            if t.breaking and k >= t.breaking and not t.broken >> k & 1:
                announce(d, BREAKS, p, card=k)
                pot.pay_in(t, d, p, k - t.breaking + 1)
    t.broken |= new


@rule
def open_doors(t, d):
    """Reveal the doors: the lowest leads, by the newest door, then by older ones; else all play another (R1).

    All stacks have the same size, and the newest card stands highest in a stack's word: so words compare as doors do.
    """
    for p in range(t.players):
        lay_card(t, d, p, sealed.unseal(t, p))
    break_ranks(t, d, seats.everybody(t))
    lowest = seats.least(t, t.stack)
    if seats.alone(lowest):
        t.leader = seats.only(lowest)
        if t.devil == 2 and hands.holders(t):
            ask(t, SECOND_PASS)
        else:
            begin_turns(t, d, t.leader)
    elif t.in_hand[0]:
        ask(t, DOORS)
    else:
        announce(d, REDEAL)
        deal_hands(t, d)


@rule
def call(t, d, p, q):
    """Look for the top of `q` in all hands: if it is dead the caller wins, if it is live the target.

    With Cherry a target without such a card thanks everybody who has one, the caller too (R9, R13).
    """
    k = line.top(t.stack[q])
    announce(d, CALLS, p, q, card=k)
    show_hands(t, d)
    live = False
    for s in range(t.players):
        live = live or t.held[s, k] > 0
    if not live:
        announce(d, DEAD, q, card=k)
        return settle(t, d, p, q, k)
    announce(d, LIVE, q, card=k)
    if t.cherry and t.held[q, k] == 0:
        for s in range(t.players):
            if t.held[s, k]:
                announce(d, SAVES, s, q, card=k)
                pot.pay(t, d, q, s, 1)
    return settle(t, d, q, p, k)


@rule
def cold_call(t, d, p, m):
    """Name the whole hand of the target: it is worth the sum of its cards, to one or the other (no Cherry, R10)."""
    q = target_of(m)
    named = cards_of(m)
    announce(d, GUESSES, p, q)
    for i in range(line.size(named)):
        announce(d, GUESSED, p, q, card=line.card(named, i))
    show_hands(t, d)
    hand = packed(t, counts_of(t.held[q]))
    if hand == named:
        announce(d, RIGHT, p, q)
        return settle(t, d, p, q, line.points(hand))
    announce(d, WRONG, p, q)
    return settle(t, d, q, p, line.points(hand))


@rule
def show_hands(t, d):
    """All hands are shown."""
    for p in range(t.players):
        hands.show(t, d, p, TURNS_UP)


@rule
def settle(t, d, winner, loser, n):
    """The loser pays the winner, who takes the pot and leads the next hand."""
    pot.pay(t, d, loser, winner, n)
    pot.collect(t, d, winner, t.pot)
    t.leader = winner
    return score.end_hand(t, d)


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips."""
    return t.chips[p]


@rule
def worth(t, p, m):
    """Call what wins more than it costs; else lay a card of which another is held, or one that may well be live."""
    v, k = verb_of(m), card_of(m)
    if v == CALL:
        k = line.top(t.stack[target_of(m)])
        dead = 0.0 if t.held[p, k] else chance_dead(t, p, k)
        return dead * (k + t.pot) - (1 - dead) * k
    if v == COLD_CALL:
        return -10.0
    if v == PASS:
        return -1.0 * k - 10 * (t.held[p, k] > 1)
    if t.held[p, k] > 1:
        return 0.1 * k
    return -0.5 * k * chance_dead(t, p, k)


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


def question(t, p: int, m: int, after, told) -> dict[str, bool | None]:
    """Whether a call is right, because nobody holds the rank; whether a cold call names the hand."""
    q = int(target_of(m))
    if after is not None:
        return {}
    if verb_of(m) == CALL:
        k = line.top(t.stack[q])
        live = any(t.held[s, k] > 0 for s in range(t.players))
        return {"dead": not live, "live": live}
    if verb_of(m) == COLD_CALL and cards_of(m):
        named = cards_of(m)
        right = all(t.held[q, k] == line.count(named, k) for k in range(1, len(t.deck)))
        return {"right": right, "wrong": not right}
    return {}


def why_not(t, m):
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
    if not t.cold_call:
        return "error-deadfall-no-cold-calls"
    return "error-deadfall-guess" if t.in_hand[q] else "error-deadfall-empty-hand"


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: every seat passes, opens and plays its cards, then somebody calls."""
    return options["hands"] * (players * 10 + 1)


game = Game(__name__, players=(2, 7), minutes=(5, 15), kind="bluffing", unit="chips")
