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

import numpy as np

from alehouse.events import DECK, PLACES
from alehouse.layout import PLAYERS_AT
from alehouse.native.jit import copy_to, pointer, rule
from alehouse.native.moves import CARDS_SHIFT, MENU
from alehouse.native.sampling import deal, take_any

FOLLOWS = 0.5
"""How many choices follow the rule of thumb; the others are any move."""
OPINIONS = 8
"""How often a rule of thumb is asked that leaves something to chance."""
AGAINST = -50.0
"""Added to the logarithm of the weight of a deal that cannot have come about as was seen."""

MOVER, MOVE, KIND, UNTIL = range(4)
"""Columns of a step: who moved, the move, how much of it was seen, and the number of events up to its end."""
UNSEEN, SEEN, ALL_BUT_CARD = range(3)


@rule
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
                    copy_to(memory[at + 1 : at + kinds], hands[at + 1 : at + kinds])


@rule
def read(deals, seat, views, steps, events, bags, kinds, dealer, weights, choices, advise):
    """Weigh deals by what other seats have chosen: write the logarithm of each one's likelihood to `weights`.

    `views`, `steps` and `events` come from `told`, `bags` from `bags_of`; all tables are 64-bit words.
    """
    d = dealer[0]
    undone = deals[0].copy()
    table = deals[0].copy()
    menu = np.zeros(MENU, np.int64)
    for i in range(len(deals)):
        copy_to(undone, deals[i])
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
            copy_to(table, views[s])
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
