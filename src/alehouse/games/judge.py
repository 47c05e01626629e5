"""The Judge, for 2 to 6 players.

A cooking contest. Seven cards each, eight more lie face down: they are what the Judge does not like. In turn `add 5`, a card
of your hand to your recipe, which may not hold a rank twice, or `pass` and stop cooking. When all have passed the Judge's
cards are turned one by one: every recipe with a card of that rank is out, until all eight are turned or one recipe is
left. What survives scores the sum of its cards. The highest score wins once somebody has 50 points (four players 40,
more 30); ties at the top play on. All cards are shuffled for each round, and the best of the last one begins.
Variant: recipes may hold a rank more than once, and of those with the rank only the ones with the most copies are out.
"""

from __future__ import annotations

from alehouse.declare import (
    CARD,
    Events,
    Game,
    Verbs,
    amount,
    event,
    lines,
    number,
    seat,
    seat_set,
    switch,
    verb,
    words,
)
from alehouse.kit import bag, choices, deck, hands, line, score, seats
from alehouse.rules import DECK, HELD, announce, card_of, move, rule, seat_of, verb_of


class Table(hands.Hands):
    """The state of a game of The Judge."""

    max_rounds = amount(500, 1, 100_000)
    variant = switch()
    recipe = lines()
    judge = lines(per_seat=False, show="foe")
    """The Judge's cards that have been turned."""
    unturned = number(show="foe")
    """How many of the Judge's cards are still face down."""
    state = words("cooking", "done", "stuck", "out", per_seat=True, gone="out")
    points = number(per_seat=True)
    cooks = seat_set()
    """Seats that have not passed."""
    leader = seat()


COOKING, DONE, STUCK, OUT = Table.state
verbs = Verbs(verb("add", CARD), "pass")
ADD, PASS = verbs
events = Events(
    "adds",
    event("stops-cooking", puts=DONE, pause="moment"),
    event("nothing-to-add", puts=STUCK, pause="moment"),
    event("judges", pause="moment"),
    event("struck", puts=OUT, pause="moment"),
)
ADDS, STOPS, NOTHING, JUDGES, STRUCK = events

RECIPE, JUDGE = Table.place("recipe"), Table.place("judge")
CARDS_EACH, JUDGE_CARDS = 7, 8


@rule
def start(t, d):
    """The dealer cooks first in the first round (R8)."""
    t.leader = t.dealer


@rule
def deal(t, d):
    """Shuffle everything and deal the hands; the Judge's cards stay in the deck until they are turned."""
    hands.clear(t)
    t.recipe[:] = 0
    t.state[:] = COOKING
    t.judge = 0
    deck.fresh(t)
    t.unturned = JUDGE_CARDS
    t.cooks = seats.everybody(t)
    hands.deal(t, d, t.cooks, CARDS_EACH)
    seats.turn_to(t, t.leader)


@rule
def addable(t, p):
    """The ranks that seat `p` may add: without the variant only those that its recipe has not got."""
    held = bag.ranks(t.held[p])
    return held if t.variant else held & ~line.ranks(t.recipe[p])


@rule
def legal(t, p, menu):
    """Add a card or pass."""
    n = choices.of_ranks(menu, 0, ADD, p, addable(t, p))
    menu[n] = move(PASS, p)
    return n + 1


@rule
def play(t, d, p, m):
    """Add a card or pass; then the next who can cook has the turn, or the contest begins. Who cannot passes unasked (R1)."""
    if verb_of(m) == ADD:
        k = card_of(m)
        hands.lay(t, p, k)
        t.recipe[p] = line.put(t.recipe[p], k)
        announce(d, ADDS, p, card=k, source=HELD, to=RECIPE)
    else:
        stop(t, d, p, DONE, STOPS)
    while t.cooks:
        p = seats.next(t, p, t.cooks)
        if addable(t, p):
            seats.turn_to(t, p)
            return True
        stop(t, d, p, STUCK, NOTHING)
    return contest(t, d)


@rule
def stop(t, d, p, state, event):
    """A seat has finished its recipe."""
    t.cooks = seats.but(t.cooks, p)
    t.state[p] = state
    announce(d, event, p)


@rule
def contest(t, d):
    """Turn the Judge's cards until all are turned or one recipe is left (R5); an empty recipe is no entry (R2)."""
    entries = 0
    for p in range(t.players):
        if t.recipe[p]:
            entries |= 1 << p
        else:
            t.state[p] = OUT
    while t.unturned and not seats.alone(entries):
        k = deck.draw(t, d)
        t.unturned -= 1
        t.judge = line.put(t.judge, k)
        announce(d, JUDGES, card=k, source=DECK, to=JUDGE)
        struck = disliked(t, entries, k)
        entries &= ~struck
        for p in range(t.players):
            if seats.has(struck, p):
                t.state[p] = OUT
                announce(d, STRUCK, p, card=k)
    return end_round(t, d, entries)


@rule
def disliked(t, entries, k):
    """The entries that a Judge's card puts out: all with its rank, in the variant those with most of it (R7)."""
    found = 0
    top = 1
    for p in range(t.players):
        n = line.count(t.recipe[p], k)
        if seats.has(entries, p) and n >= top:
            if t.variant and n > top:
                top = n
                found = 0
            found |= 1 << p
    return found


@rule
def end_round(t, d, entries):
    """Every surviving recipe scores, each copy counted (R9); the best of the round leads the next (R4)."""
    best = 0
    leaders = 0
    for p in range(t.players):
        if seats.has(entries, p):
            n = line.points(t.recipe[p])
            score.gain(t, d, p, n)
            if n > best:
                best = n
                leaders = 0
            if n == best:
                leaders |= 1 << p
    if leaders:
        t.leader = seats.nearest(t, t.leader, leaders)
    return score.end_round(t, d, target(t.players))


@rule
def possible(t):
    """Whether the seats that were stuck are, and those that were not are not, as everybody could see."""
    if t.over:
        return True
    for p in range(t.players):
        if t.state[p] != COOKING or seats.has(t.acting, p):
            if (addable(t, p) == 0) != (t.state[p] == STUCK):
                return False
    return True


@rule
def target(players):
    """The points at which the game ends."""
    return 50 if players <= 3 else 40 if players == 4 else 30


@rule
def standing(t, p):
    """How well a seat stands, for search: its points ahead of the best of the others; a win counts a game more."""
    return score.lead(t, p) + target(t.players) * seats.has(t.winners, p)


@rule
def worth(t, p, m):
    """What seat `p` may expect of its recipe, with the card that it adds or as it is, if the Judge turns half the cards."""
    recipe = t.recipe[p]
    if verb_of(m) == ADD:
        recipe = line.put(recipe, card_of(m))
    hidden = 0
    feared = 0
    for k in range(1, len(t.deck)):
        unseen = t.full[k] - t.held[p, k]
        mine = line.count(recipe, k)
        top = True
        for q in range(t.players):
            n = line.count(t.recipe[q], k)
            unseen -= n
            top = top and (q == p or n <= mine)
        hidden += unseen
        if mine and (top or not t.variant):
            feared += unseen
    spared = 1.0 - feared / hidden
    return line.points(recipe) * spared * spared * spared * spared


def question(t, p: int, m: int, after, told) -> dict[str, bool | None]:
    """Whether the Judge hates the recipe of p, as it will be when all have cooked."""
    if verb_of(m) == PASS and not t.recipe[p]:
        return {}
    return {"struck": True if told and STRUCK in told else None}


def why_not(t, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    if verb_of(m) != ADD:
        return None
    return "error-judge-twice" if t.held[seat_of(m), card_of(m)] else "error-card-not-held"


def bound(players: int, options: dict) -> int:
    """More moves than any game can have: every round seven cards and a pass for everybody."""
    return options["max_rounds"] * players * (CARDS_EACH + 1)


game = Game(__name__, players=(2, 6), minutes=(10, 20), kind="luck", unit="points")
