"""Five games and best play, written down again from their rules: plain Python, fractions, and nothing of the package.

A position is a tuple, and `moves(position)` gives its mover and for each move, by its text, all ways in which it can turn out: a chance, what every
seat gains, and the next position, or `None` where the hand is over. A deck is a tuple of how many cards of each rank are left
(rank 1 first), burnt ones included: no position here lives until a reshuffle.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

FULL = tuple(range(1, 11))
Ways = list[tuple[Fraction, tuple[int, ...], Any]]
Moves = Callable[[Any], tuple[int, dict[str, Ways]]]


def without(deck, *ranks):
    """A deck without some cards."""
    left = list(deck)
    for rank in ranks:
        left[rank - 1] -= 1
        assert left[rank - 1] >= 0
    return tuple(left)


def draws(deck):
    """Every rank that can come, its chance, and the deck after it."""
    total = sum(deck)
    for rank in range(1, 11):
        if deck[rank - 1]:
            yield rank, Fraction(deck[rank - 1], total), without(deck, rank)


def ahead(gains, p, sign=1):
    """How far a seat is ahead."""
    others = [g for q, g in enumerate(gains) if q != p]
    return sign * (gains[p] - (Fraction(sum(others)) / len(others) if others else 0))


def values(moves: Moves, position, sign=1):
    """What the mover of a position is ahead by each move, if all play their best."""
    known: dict[Any, tuple[Fraction, ...]] = {}

    def after(ways):
        total = None
        for chance, gains, then in ways:
            later = best(then) if then is not None else (0,) * len(gains)
            part = [chance * (a + b) for a, b in zip(gains, later, strict=True)]
            total = part if total is None else [a + b for a, b in zip(total, part, strict=True)]
        return tuple(total)

    def best(at):
        if at not in known:
            p, menu = moves(at)
            found = None
            for text in sorted(menu):
                gains = after(menu[text])
                if found is None or ahead(gains, p, sign) > ahead(found, p, sign):
                    found = gains
            known[at] = found
        return known[at]

    p, menu = moves(position)
    return {text: ahead(after(ways), p, sign) for text, ways in menu.items()}


def following(p, seats, players):
    """The next of some seats to the left of one."""
    return next((p + i) % players for i in range(1, players + 1) if (p + i) % players in seats)


def starboard(players):
    """Position: who is to move, cards in the middle, who has not locked, who has, the pot, the deck."""

    def ended(gains, locked, pot):
        return tuple(g + (pot // len(locked) if q in locked else 0) for q, g in enumerate(gains))

    def go_on(p, middle, free, locked, pot, deck, gains):
        if len(free) == 1 and not locked:
            locked, free = free, frozenset()
        if not free:
            return ended(gains, locked, pot), None
        return gains, (following(p, free, players), middle, free, locked, pot, deck)

    def moves(position):
        p, middle, free, locked, pot, deck = position
        none = (0,) * players
        paid = tuple(-1 if q == p else 0 for q in range(players))
        hits = []
        for rank, chance, left in draws(deck):
            if rank in middle:
                hits.append((chance, *go_on(p, middle, free - {p}, locked, pot + 1, left, paid)))
            else:
                hits.append((chance, *go_on(p, middle | {rank}, free, frozenset(), pot + 1, left, paid)))
        return p, {
            "hit": hits,
            "lock": [(Fraction(1), *go_on(p, middle, free - {p}, locked | {p}, pot, deck, none))],
        }

    return moves


def port(players):
    """Position: who is to move; of each seat the cards, the points it has locked, or nothing if it has bust; the deck."""

    def go_on(p, seats, deck):
        free = {q for q, cards in enumerate(seats) if isinstance(cards, frozenset)}
        if free:
            return (0,) * players, (following(p, free, players), seats, deck)
        locked = [points for points in seats if points is not None]
        return tuple(
            0 if points is None else players - sum(other > points for other in locked) for points in seats
        ), None

    def moves(position):
        p, seats, deck = position

        def with_own(what):
            return (*seats[:p], what, *seats[p + 1 :])

        hits = [
            (chance, *go_on(p, with_own(None if rank in seats[p] else seats[p] | {rank}), left))
            for rank, chance, left in draws(deck)
        ]
        return p, {"hit": hits, "lock": [(Fraction(1), *go_on(p, with_own(sum(seats[p])), deck))]}

    return moves


def blackstone(players):
    """Position: who is to move, who is in, the black stones of each seat, white stones, the least to take, the pot, whites and blacks left."""

    def moves(position):
        p, active, blacks, centre, least, pot, whites, stones = position
        fee = (centre + 1) // 2
        gains = [0] * players
        gains[p] = -fee
        left = active - {p}
        if len(left) == 1:
            gains[min(left)] += pot + fee
            menu = {"fold": [(Fraction(1), tuple(gains), None)]}
        else:
            then = (following(p, left, players), left, blacks, centre, least, pot + fee, whites, stones)
            menu = {"fold": [(Fraction(1), tuple(gains), then)]}
        for number in range(least, whites + stones + 1):
            ways: Ways = []
            turned: dict[tuple[int, int], Fraction] = {(0, 0): Fraction(1)}
            for at in range(number):
                following_: dict[tuple[int, int], Fraction] = {}
                for (white, black), chance in turned.items():
                    total = whites + stones - at
                    if whites - white:
                        key = (white + 1, black)
                        share = chance * Fraction(whites - white, total)
                        following_[key] = following_.get(key, Fraction(0)) + share
                    if stones - black:
                        share = chance * Fraction(stones - black, total)
                        if blacks[p] + black + 1 == 2:
                            due = centre + white
                            gains = [(pot + due) // len(left) if q in left else 0 for q in range(players)]
                            gains[p] = -due
                            ways.append((share, tuple(gains), None))
                        else:
                            key = (white, black + 1)
                            following_[key] = following_.get(key, Fraction(0)) + share
                turned = following_
            for (white, black), chance in turned.items():
                own = (*blacks[:p], blacks[p] + black, *blacks[p + 1 :])
                then = (
                    following(p, active, players),
                    active,
                    own,
                    centre + white,
                    number,
                    pot,
                    whites - white,
                    stones - black,
                )
                ways.append((chance, (0,) * players, then))
            menu[f"take {number}"] = ways
        return p, menu

    return moves


def rocket(players, units):
    """Position: who is to move, the cards of each seat (nothing if it is out), the dealer's, who has still to act, the deck."""

    def dealer_acts(seats, dealer, deck, gains):
        inside = frozenset(q for q, cards in enumerate(seats) if cards is not None)
        if not inside:
            return [(Fraction(1), gains, None)]
        ways: Ways = []
        for rank, chance, left in draws(deck):
            if rank in dealer or rank == 3:
                won = tuple(g + rank * units[q] * (q in inside) for q, g in enumerate(gains))
                ways.append((chance, won, None))
            else:
                ways.append((chance, gains, (min(inside), seats, dealer | {rank}, inside, left)))
        return ways

    def go_on(p, seats, dealer, waiting, deck, gains):
        if waiting:
            return [(Fraction(1), gains, (min(waiting), seats, dealer, waiting, deck))]
        return dealer_acts(seats, dealer, deck, gains)

    def moves(position):
        p, seats, dealer, waiting, deck = position

        def after(chance, cards, lost, left):
            gains = tuple(-lost * units[p] if q == p else 0 for q in range(players))
            others = (*seats[:p], cards, *seats[p + 1 :])
            return [
                (chance * share, gained, then)
                for share, gained, then in go_on(p, others, dealer, waiting - {p}, left, gains)
            ]

        hits: Ways = []
        for rank, chance, left in draws(deck):
            if rank in seats[p]:
                hits += after(chance, None, rank, left)
            else:
                hits += after(chance, seats[p] | {rank}, 0, left)
        return p, {"hit": hits, "fold": after(Fraction(1), None, min(seats[p] | dealer), deck)}

    return moves


def pairs(players, calamities=False):
    """Position: who is to move, the cards of each seat, the deck. Points are bad."""

    def moves(position):
        p, seats, deck = position
        hits: Ways = []
        for rank, chance, left in draws(deck):
            if rank in seats[p]:
                gains = tuple(rank if q == p else 0 for q in range(players))
                hits.append((chance, gains, None))
            else:
                own = (*seats[:p], seats[p] | {rank}, *seats[p + 1 :])
                turn = p if calamities and rank == 7 else (p + 1) % players
                hits.append((chance, (0,) * players, (turn, own, left)))
        low = min(min(cards) for cards in seats)
        return p, {
            "hit": hits,
            "fold": [(Fraction(1), tuple(low if q == p else 0 for q in range(players)), None)],
        }

    return moves
