"""Who sits where in a contest: in every deal other opponents, another seat, and others to be compared with.

All places of all tables are filled anew for each deal. Of two people those meet who have met less often, a seat goes to
whoever has had it less often, and who is compared (the same seat at another table) changes likewise. It is found by
exchanging two people as long as that makes it better, from a few beginnings, without chance: the same numbers always give
the same seating.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

FEWEST, MOST = 4, 32
"""How many people a contest is for."""
MET, SAT, COMPARED = 6, 4, 1
"""How bad it is to meet, to have the same seat, and to be compared once more than others."""
BEGINNINGS = 3

Seating = tuple[tuple[int | None, ...], ...]
"""For each table who has each seat: a person's number, or `None` where a bot sits."""


def tables_for(people: int, seats: int) -> int:
    """How many tables of so many seats there are: two at least, or nothing could be compared."""
    return max(2, -(-people // seats))


def bots_for(people: int, seats: int) -> int:
    """How many bots fill the tables up."""
    return tables_for(people, seats) * seats - people


def fitting(seats: int) -> list[int]:
    """The numbers of people that need no bots."""
    return [people for people in range(FEWEST, MOST + 1) if bots_for(people, seats) == 0]


def seating(people: int, seats: int, deal: int) -> Seating:
    """Who sits where in a deal, counted from 1."""
    return _plan(people, seats, deal)[-1]


@lru_cache(64)
def _plan(people: int, seats: int, deals: int) -> tuple[Seating, ...]:
    before = _plan(people, seats, deals - 1) if deals > 1 else ()
    places = _places(people, seats, deals)
    history = _History(people, seats, before)
    best: tuple[int, list[int]] | None = None
    for begin in range(1 if deals == 1 else min(BEGINNINGS, people)):
        # From deal to deal everybody moves on by some places: better than where they sat before.
        shift = (deals - 1) * (begin + 1)
        order = [(person + shift) % people for person in range(people)]
        if deals > 1:
            history.improve(order, places)
        cost = history.cost(order, places)
        if best is None or cost < best[0]:
            best = cost, order
    assert best is not None
    filled: list[list[int | None]] = [[None] * seats for _ in range(tables_for(people, seats))]
    for person, (table, seat) in zip(best[1], places, strict=True):
        filled[table][seat] = person
    return (*before, tuple(tuple(row) for row in filled))


def _places(people: int, seats: int, deal: int) -> list[tuple[int, int]]:
    """The places for people, table by table. Bots are spread evenly, in the same seats of all tables, in others each deal."""
    tables = tables_for(people, seats)
    each, more = divmod(bots_for(people, seats), tables)
    found = []
    for table in range(tables):
        # Tables with one bot more are the last ones.
        bots = {(deal - 1 + b) % seats for b in range(each + (table >= tables - more))}
        found += [(table, seat) for seat in range(seats) if seat not in bots]
    return found


class _History:
    """How often people have met, have been compared, and have had each seat."""

    def __init__(self, people: int, seats: int, before: Sequence[Seating]) -> None:
        self.met = [[0] * people for _ in range(people)]
        self.compared = [[0] * people for _ in range(people)]
        self.sat = [[0] * seats for _ in range(people)]
        for filled in before:
            for row in filled:
                for seat, person in enumerate(row):
                    if person is not None:
                        self.sat[person][seat] += 1
                _count(self.met, [person for person in row if person is not None])
            for column in zip(*filled, strict=True):
                _count(self.compared, [person for person in column if person is not None])

    def of(self, person: int, at: int, order: Sequence[int], places: Sequence[tuple[int, int]]) -> int:
        """How bad a place is for a person, as the others sit."""
        table, seat = places[at]
        met, compared = self.met[person], self.compared[person]
        cost = SAT * 2 * self.sat[person][seat]
        for other, (there, that) in zip(order, places, strict=True):
            if other == person:
                continue
            if there == table:
                cost += MET * met[other]
            elif that == seat:
                cost += COMPARED * compared[other]
        return cost

    def cost(self, order: Sequence[int], places: Sequence[tuple[int, int]]) -> int:
        """How bad a seating is."""
        return sum(self.of(person, at, order, places) for at, person in enumerate(order))

    def improve(self, order: list[int], places: Sequence[tuple[int, int]]) -> None:
        """Exchange two people wherever that is better for both together, until nothing is."""
        better = True
        while better:
            better = False
            for a, b in combinations(range(len(order)), 2):
                one, two = order[a], order[b]
                now = self.of(one, a, order, places) + self.of(two, b, order, places)
                if not now:
                    continue
                order[a], order[b] = two, one
                if self.of(two, a, order, places) + self.of(one, b, order, places) < now:
                    better = True
                else:
                    order[a], order[b] = one, two


def _count(together: list[list[int]], people: Sequence[int]) -> None:
    for one, two in combinations(people, 2):
        together[one][two] += 1
        together[two][one] += 1
