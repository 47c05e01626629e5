"""The Judge, for 2 to 6 players.

A cooking contest. Seven cards each, eight more lie face down: they are what the Judge does not like. In turn `add 5`, a card
of your hand to your recipe, which may not hold a rank twice, or `pass` and stop cooking. When all have passed the Judge's
cards are turned one by one: every recipe with a card of that rank is out, until all eight are turned or one recipe is
left. What survives scores the sum of its cards. The highest score wins once somebody has 50 points (four players 40,
more 30); ties at the top play on. All cards are shuffled for each round, and the best of the last one begins.
Variant: recipes may hold a rank more than once, and of those with the rank only the ones with the most copies are out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.compiled import lowest_bit, rule
from alehouse.dealer import announce
from alehouse.deck import (
    RANKS,
    Hands,
    clear_hands,
    deal_hands,
    draw,
    everybody,
    fresh_deck,
    lay,
    next_hand,
    next_seat,
)
from alehouse.events import DECK, GAINS, own_events
from alehouse.game import Game
from alehouse.layout import amount, line, number, switch, words
from alehouse.ledger import lead, most, win
from alehouse.moves import CARD, Verbs, card_of, move, seat_of, verb, verb_of

COOKING, DONE, STUCK, OUT = range(4)


class Table(Hands):
    """The state of a game of The Judge."""

    max_rounds = amount(500, 1, 100_000)
    variant = switch()
    recipe = line()
    judge = line(per_seat=False, show="foe")
    """The Judge's cards that have been turned."""
    unturned = number(show="foe")
    """How many of the Judge's cards are still face down."""
    state = words("cooking", "done", "stuck", "out", per_seat=True)
    points = number(per_seat=True)
    cooks = number()
    """Seats that have not passed, as a bit mask."""
    leader = number()


verbs = Verbs(verb("add", CARD), verb("pass"))
ADD, PASS = verbs
events = own_events("adds", "stops-cooking", "nothing-to-add", "judges", "struck")
ADDS, STOPS, NOTHING, JUDGES, STRUCK = events

HELD, RECIPE, JUDGE = Table.place("held"), Table.place("recipe"), Table.place("judge")
CARDS_EACH = 7
JUDGE_CARDS = 8


@rule
def start(t, d):
    """The dealer cooks first in the first round (R8)."""
    t.leader = t.dealer
    new_round(t, d)


@rule
def new_round(t, d):
    """Shuffle everything and deal the hands; the Judge's cards stay in the deck until they are turned."""
    next_hand(t, d)
    clear_hands(t)
    for p in range(t.players):
        t.recipe[p] = 0
        t.state[p] = COOKING
    t.judge = 0
    fresh_deck(t, 0)
    t.unturned = JUDGE_CARDS
    deal_hands(t, d, everybody(t), CARDS_EACH, HELD)
    t.cooks = everybody(t)
    t.acting = np.int64(1) << t.leader


@rule
def copies(recipe, k):
    """How many cards of rank `k` a recipe holds."""
    n = 0
    while recipe:
        n += recipe & 15 == k
        recipe >>= 4
    return n


@rule
def can_add(t, p, k):
    """Whether seat `p` may add a card of rank `k`: without the variant only one that its recipe has not got."""
    return t.held[p, k] > 0 and (t.variant or not copies(t.recipe[p], k))


@rule
def legal(t, p, menu):
    """Add a card or pass."""
    n = 0
    for k in range(1, RANKS):
        if can_add(t, p, k):
            menu[n] = move(ADD, p, -1, k)
            n += 1
    menu[n] = move(PASS, p)
    return n + 1


@rule
def play(t, d, p, m):
    """Add a card or pass; then the next who can cook has the turn, or the contest begins."""
    if verb_of(m) == ADD:
        k = card_of(m)
        t.held[p, k] -= 1
        t.in_hand[p] -= 1
        t.recipe[p] = lay(t.recipe[p], k)
        announce(d, ADDS, p, card=k, source=HELD, to=RECIPE)
    else:
        t.cooks &= ~(np.int64(1) << p)
        t.state[p] = DONE
        announce(d, STOPS, p)
    while t.cooks:
        p = next_seat(t, p, t.cooks)
        if not stuck(t, p):
            t.acting = np.int64(1) << p
            return
        t.cooks &= ~(np.int64(1) << p)
        t.state[p] = STUCK
        announce(d, NOTHING, p)
    contest(t, d)


@rule
def stuck(t, p):
    """Whether a seat has no card that it may add: then it passes without being asked (R1)."""
    for k in range(1, RANKS):
        if can_add(t, p, k):
            return False
    return True


@rule
def contest(t, d):
    """Turn the Judge's cards until all are turned or one recipe is left (R5); an empty recipe is no entry (R2)."""
    entries = np.int64(0)
    for p in range(t.players):
        if t.recipe[p]:
            entries |= np.int64(1) << p
        else:
            t.state[p] = OUT
    while t.unturned and entries & (entries - 1):
        k = draw(t, d)
        t.unturned -= 1
        t.judge = lay(t.judge, k)
        announce(d, JUDGES, card=k, source=DECK, to=JUDGE)
        struck = disliked(t, entries, k)
        entries &= ~struck
        for p in range(t.players):
            if struck >> p & 1:
                t.state[p] = OUT
                announce(d, STRUCK, p, card=k)
    score(t, d, entries)


@rule
def disliked(t, entries, k):
    """The entries that a Judge's card puts out: all with its rank, in the variant those with most of it (R7)."""
    found = np.int64(0)
    top = 1
    for p in range(t.players):
        n = copies(t.recipe[p], k)
        if entries >> p & 1 and n >= top:
            if t.variant and n > top:
                top = n
                found = np.int64(0)
            found |= np.int64(1) << p
    return found


@rule
def recipe_sum(recipe):
    """What a recipe is worth: the sum of its cards, each copy counted (R9)."""
    total = np.int64(0)
    while recipe:
        total += recipe & 15
        recipe >>= 4
    return total


@rule
def score(t, d, entries):
    """Every surviving recipe scores; then the next round or the end. The best of the round leads the next (R4)."""
    best = np.int64(0)
    leaders = np.int64(0)
    for p in range(t.players):
        if entries >> p & 1:
            n = recipe_sum(t.recipe[p])
            t.points[p] += n
            announce(d, GAINS, p, amount=n)
            if n > best:
                best = n
                leaders = np.int64(0)
            leaders |= np.int64(n == best) << p
    if leaders and not leaders >> t.leader & 1:
        t.leader = next_seat(t, t.leader, leaders)
    ahead = most(t, t.points)
    won = t.points[lowest_bit(ahead)] >= target(t.players) and ahead & (ahead - 1) == 0
    if won or t.hand >= t.max_rounds:
        win(t, d, ahead)
    else:
        new_round(t, d)


@rule
def possible(t):
    """Whether the seats that were stuck are, and those that were not are not, as everybody could see."""
    if t.over:
        return True
    for p in range(t.players):
        if (t.state[p] == STUCK or t.state[p] == DONE or t.acting >> p & 1) and stuck(t, p) != (
            t.state[p] == STUCK
        ):
            return False
    return True


@rule
def target(players):
    """The points at which the game ends."""
    return 50 if players <= 3 else 40 if players == 4 else 30


@rule
def standing(t, p):
    """How well a seat stands, for search: its points ahead of the best of the others; a win counts a game more."""
    return lead(t, p) + (target(t.players) if t.winners >> p & 1 else 0)


@rule
def advise(t, d, p, menu, n):
    """Add the card with which the recipe is worth most if the Judge turns half the cards; pass if none helps."""
    best = menu[n - 1]
    most_worth = prospect(t, p, 0)
    for i in range(n - 1):
        worth = prospect(t, p, card_of(menu[i]))
        if worth > most_worth:
            most_worth = worth
            best = menu[i]
    return best


@rule
def prospect(t, p, k):
    """What seat `p` may expect of its recipe with one more card of rank `k` (0: as it is)."""
    recipe = lay(t.recipe[p], k) if k else t.recipe[p]
    hidden = 0
    feared = 0
    for r in range(1, RANKS):
        unseen = r - t.held[p, r]
        mine = copies(recipe, r)
        top = True
        for q in range(t.players):
            n = copies(t.recipe[q], r)
            unseen -= n
            top = top and (q == p or n <= mine)
        hidden += unseen
        if mine and (top or not t.variant):
            feared += unseen
    spared = 1.0 - feared / hidden
    return recipe_sum(recipe) * spared * spared * spared * spared


def why_not(t: Any, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    if verb_of(m) != ADD:
        return None
    return "error-judge-twice" if t.held[seat_of(m), card_of(m)] else "error-card-not-held"


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any game can have: every round seven cards and a pass for everybody."""
    return options["max_rounds"] * players * (CARDS_EACH + 1)


game = Game(
    __name__,
    players=(2, 6),
    minutes=(10, 20),
    kind="luck",
    unit="points",
    version=1,
)
