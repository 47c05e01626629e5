"""Reading the others: how likely a deal of the hidden cards makes what they have done.

A fair sample says what the others may hold, not what they are likely to hold after what they chose: who bids high has high
cards, who goes on has something to go on with. So a deal is taken back move by move, as far as the hand has been told: cards
that were seen to leave a hand return to it, cards that came to it leave it again (any of them, where nobody saw which). At
every choice of another seat the deal is then weighed by the chance of that choice: half of them follow the game's rule of
thumb (`advise`), and half are any move. Weighed deals are drawn anew, as in a particle filter (Gordon, Salmond and Smith,
"Novel approach to nonlinear/non-Gaussian Bayesian state estimation", 1993; for cards: Buro, Long, Furtak and Sturtevant,
"Improving state evaluation, inference, and search in trick-based card games", 2009).
"""

from __future__ import annotations

import time
from functools import cache

import numpy as np

from alehouse.compiled import INTERPRETED, pointer, rule
from alehouse.events import DECK, PLACES
from alehouse.game import Game
from alehouse.layout import NOBODY, OWNER, PLAYERS_AT
from alehouse.moves import CARD, CARDS_SHIFT, MENU
from alehouse.sampling import cells_of, deal, take_any
from alehouse.table import Step

FOLLOWS = 0.5
"""How many choices follow the rule of thumb; the others are any move."""
OPINIONS = 8
"""How often a rule of thumb is asked that leaves something to chance."""
AGAINST = -50.0
"""Added to the logarithm of the weight of a deal that cannot have come about as was seen."""
GOLDEN = (5**0.5 - 1) / 2
CHUNK = 25
"""Deals between two looks at the clock."""
DISTINCT = 0.1
"""Of the deals so many must count (1 / Σ share²); otherwise weights are evened out until they do."""

MOVER, MOVE, KIND, UNTIL = range(4)
"""Columns of a step: who moved, the move, how much of it was seen, and the number of events up to its end."""
UNSEEN, SEEN, ALL_BUT_CARD = range(3)

if INTERPRETED:
    GATHER = READ = None
else:
    from numba import types

    from alehouse.kernels import ADVISE, DEALERS, LEGAL, MATRIX, POSSIBLE, TABLES, F

    GATHER = types.void(MATRIX, TABLES, types.int64, MATRIX, TABLES, TABLES, DEALERS, F(POSSIBLE))
    READ = types.void(
        MATRIX,
        types.int64,
        MATRIX,
        MATRIX,
        MATRIX,
        MATRIX,
        types.int64,
        DEALERS,
        types.float64[::1],
        F(LEGAL),
        F(ADVISE),
    )


@cache
def bags_of(game: Game) -> np.ndarray:
    """For each place that events name: byte offset, one for each seat?, and whether it is a hidden bag.

    1: its owner sees it, 2: nobody does, 0: not hidden, or no bag.
    """
    layout = game.layout
    offsets = {name: entry[1] for name, entry in (layout.dtype.fields or {}).items()}
    names = layout.places()
    rows = np.zeros((PLACES + len(names), 3), np.int64)
    for at, name in [(DECK, "deck"), *enumerate(names, PLACES)]:
        field = layout.fields[name]
        hidden = {OWNER: 1, NOBODY: 2}.get(field.seen_by, 0) if field.kind == "bag" else 0
        rows[at] = offsets[name], field.per_seat, hidden
    return rows


def told(game: Game, story: list[Step]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The moves of a hand as arrays: views (a row of 64-bit words each), steps and events."""
    views = np.array([step.view.view(np.int64) for step in story])
    rows, steps = [], np.zeros((len(story), 4), np.int64)
    for i, step in enumerate(story):
        rows += step.events
        kind = SEEN
        if step.move is None:
            kind = UNSEEN
        elif step.secret:
            kind = ALL_BUT_CARD if CARD in game.notation.verb(step.move).arguments else UNSEEN
        steps[i] = step.mover, step.move or 0, kind, len(rows)
    return views, steps, np.array(rows, np.int64).reshape(-1, 8)


@rule(signature=GATHER)
def gather(deals, view, seat, cells, known_at, deck, dealer, possible):
    """Fill the rows of `deals` with fair samples of what `seat` sees as `view`."""
    for i in range(len(deals)):
        deal(deals[i], view, view[PLAYERS_AT], seat, cells, known_at, deck, dealer[0], possible)


@rule
def _take(d, bag):
    """Take any card out of a bag; return its kind, or 0 if the bag is empty."""
    return take_any(d, bag) if np.any(bag[1:]) else np.int64(0)


@rule
def _bag_at(memory, bags, place, owner, seat, kinds):
    """The hidden bag of a place, or an empty array where cards lie open or are the seat's own."""
    hidden = bags[place, 2]
    if hidden == 0 or (bags[place, 1] and (owner < 0 or owner == seat)):
        return memory[:0]
    at = bags[place, 0] + (owner * kinds if bags[place, 1] else 0)
    return memory[at : at + kinds]


@rule
def take_back(memory, event, bags, seat, kinds, d):
    """Undo the moving of a card; return which card it was (0: nothing is known of it), or -1 if it cannot have been."""
    k = event[3]
    owner = event[2] if event[2] >= 0 else event[1]
    source = _bag_at(memory, bags, event[5], event[1], seat, kinds)
    goal = _bag_at(memory, bags, event[6], owner, seat, kinds)
    if len(source) == 0 and len(goal) == 0:
        return np.int64(0)
    if k == 0:
        k = _take(d, goal if len(goal) else _bag_at(memory, bags, DECK, -1, seat, kinds))
        if k == 0:
            return np.int64(-1)
    elif len(goal):
        if goal[k] == 0:
            return np.int64(-1)
        goal[k] -= 1
    if len(source):
        source[k] += 1
    return k


@rule
def _move_any(d, source, goal, n):
    """Move `n` cards from one bag to another, any of them, as far as there are so many; return how many were not moved."""
    while n > 0:
        k = _take(d, source)
        if k == 0:
            break
        goal[k] += 1
        n -= 1
    return n


@rule
def _size_up(view, undone, bags, seat, kinds, d):
    """Give hidden hands the sizes that the seat saw: nobody is told when cards leave a hand unseen for its owner's muck."""
    seen, memory = view.view(np.int8), undone.view(np.int8)
    deck = _bag_at(memory, bags, DECK, -1, seat, kinds)
    for p in range(view[PLAYERS_AT]):
        if p == seat:
            continue
        for place in range(PLACES, len(bags)):
            if bags[place, 2] != 1:
                continue
            hand = _bag_at(memory, bags, place, p, seat, kinds)
            wanted = np.int64(seen[bags[place, 0] + p * kinds])
            for k in range(1, kinds):
                wanted -= hand[k]
            for other in range(PLACES, len(bags)):
                if wanted > 0 and other != place and bags[other, 2] == 1:
                    heap = _bag_at(memory, bags, other, p, seat, kinds)
                    surplus = -np.int64(seen[bags[other, 0] + p * kinds])
                    for k in range(1, kinds):
                        surplus += heap[k]
                    part = min(wanted, max(surplus, 0))
                    wanted -= part - _move_any(d, heap, hand, part)
            if wanted > 0:
                _move_any(d, deck, hand, wanted)
            elif wanted < 0:
                _move_any(d, hand, deck, -wanted)


@rule
def _lay_hands(table, undone, bags, seat, kinds):
    """Put the hands of a deal on a table of which only the seat's view is known."""
    memory, hands = table.view(np.int8), undone.view(np.int8)
    for place in range(PLACES, len(bags)):
        if bags[place, 2] == 1:
            for p in range(table[PLAYERS_AT]):
                if p != seat:
                    at = bags[place, 0] + p * kinds
                    memory[at] = 0
                    memory[at + 1 : at + kinds] = hands[at + 1 : at + kinds]


@rule(signature=READ)
def read(deals, seat, views, steps, events, bags, kinds, dealer, weights, choices, advise):
    """Weigh deals by what other seats have chosen: write the logarithm of each one's likelihood to `weights`.

    `views`, `steps` and `events` come from `told`, `bags` from `bags_of`; all tables are 64-bit words.
    """
    d = dealer[0]
    undone = deals[0].copy()
    table = deals[0].copy()
    menu = np.zeros(MENU, np.int64)
    for i in range(len(deals)):
        undone[:] = deals[i]
        memory = undone.view(np.int8)
        weights[i] = 0.0
        possible = True
        for s in range(len(steps) - 1, -1, -1):
            mover = steps[s, MOVER]
            card = np.int64(0)
            for e in range(steps[s, UNTIL] - 1, steps[s - 1, UNTIL] - 1 if s else -1, -1):
                k = take_back(memory, events[e], bags, seat, kinds, d)
                if k < 0:
                    possible = False
                    break
                if events[e, 1] == mover and events[e, 3] == 0:
                    card = k
            if not possible:
                weights[i] += AGAINST
                break
            _size_up(views[s], undone, bags, seat, kinds, d)
            if mover == seat or steps[s, KIND] == UNSEEN:
                continue
            table[:] = views[s]
            _lay_hands(table, undone, bags, seat, kinds)
            n = choices(pointer(table), mover, pointer(menu))
            if n < 2:
                continue
            m = steps[s, MOVE]
            of_interest = np.int64(-1)
            if steps[s, KIND] == ALL_BUT_CARD:
                m |= card << CARDS_SHIFT
                if card == 0:
                    of_interest = (np.int64(1) << CARDS_SHIFT) - 1
            advised = np.int64(0)
            asked = np.int64(0)
            drawn = d.block * np.uint64(16) + np.uint64(d.at)
            while asked == 0 or (asked < OPINIONS and d.block * np.uint64(16) + np.uint64(d.at) != drawn):
                advice = advise(pointer(table), pointer(dealer), mover, pointer(menu), n)
                advised += (advice & of_interest) == m
                asked += 1
            # After Laplace, since a few opinions do not show what is rare.
            follows = advised / asked if asked == 1 else (advised + 1) / (asked + 2)
            weights[i] += np.log(FOLLOWS * follows + (1.0 - FOLLOWS) / n)


def drawn_anew(deals: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """As many deals, drawn from `deals` by the logarithms of their weights (evened out if only few would count)."""
    weights = weights - weights.max()
    power = 1.0
    while True:
        share = np.exp(power * weights)
        share /= share.sum()
        if 1 / np.sum(share**2) >= DISTINCT * len(deals):
            break
        power *= 0.7
    # Evenly spread, and any first part of them too.
    places = np.arange(1, len(deals) + 1) * GOLDEN % 1
    chosen: np.ndarray = deals[np.minimum(np.searchsorted(np.cumsum(share), places), len(deals) - 1)]
    return chosen


def likely_deals(
    game: Game,
    view: np.ndarray,
    seat: int,
    story: list[Step],
    dealer: np.ndarray,
    number: int,
    until: float | None = None,
) -> np.ndarray:
    """At most `number` deals of what a seat cannot see, drawn by how likely they make what the others have chosen.

    Shape (deals, 64-bit words of a table). With nothing to go by they are fair samples. At the time `until` (on the clock of
    `time.perf_counter`) no more are drawn, though some are in any case.
    """
    words, cells = view.view(np.int64), cells_of(game)
    deals = np.zeros((number, len(words)), np.int64)
    weights = np.zeros(number)
    read_all = any(step.mover != seat and step.move is not None for step in story)
    if read_all:
        views, steps, events = told(game, story)
    done = 0
    while done < number and (done == 0 or until is None or time.perf_counter() < until):
        some = slice(done, min(done + CHUNK, number))
        gather(
            deals[some],
            words,
            seat,
            cells.cells,
            cells.known,
            cells.deck,
            dealer,
            game.entries.possible,
        )
        if read_all:
            read(
                deals[some],
                seat,
                views,
                steps,
                events,
                bags_of(game),
                game.deck.kinds,
                dealer,
                weights[some],
                game.entries.choices,
                game.entries.advise,
            )
        done = some.stop
    return drawn_anew(deals[:done], weights[:done]) if read_all else deals[:done]
