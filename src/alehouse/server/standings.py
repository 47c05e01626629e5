"""How the people of an evening stand after several games, whatever was played.

Only people count: bots are left out of a game's places before anything is reckoned, and a game with one person in it counts
for nothing. Nobody gets ahead by filling seats with bots, and nobody falls behind because of one. Whoever leaves a game to a
bot took part in it: its place is what the bot has made of it.

Points: whoever takes part in a game gets one for everybody who came in behind, and half of one for everybody who shares
the place. Among n people that is n(n-1)/2 in all, whatever the game is: alone in the first place of four 3, second 2,
third 1, last 0; where one loses and three do not, these get 2 each.

Rating: how good everybody probably is, by OpenSkill's Plackett-Luce model, which looks at who was ahead of whom and how
surprising that was. Everybody begins with 25 and two standard deviations of 16.7.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Place:
    """How somebody did in a game: the place among the people in it, and the points for that."""

    guest: str
    place: int
    points: float


@dataclass(frozen=True)
class Standing:
    """Where somebody stands. `won` counts first places, shared ones too; `spread` is two standard deviations."""

    guest: str
    place: int
    games: int
    won: int
    points: float
    rating: float
    spread: float


def among(places: Mapping[str, int]) -> list[Place]:
    """The places and points of the people in a game, the best first, from their places among all who played.

    Nothing if there were not at least two.

    >>> [(each.guest, each.place, each.points) for each in among({"Ann": 2, "Ben": 4, "Cy": 2})]
    [('Ann', 1, 1.5), ('Cy', 1, 1.5), ('Ben', 3, 0.0)]
    """
    if len(places) < 2:
        return []
    found = []
    for guest, own in sorted(places.items(), key=lambda each: each[1]):
        others = [place for other, place in places.items() if other != guest]
        points = sum(place > own for place in others) + sum(place == own for place in others) / 2
        found.append(Place(guest, 1 + sum(place < own for place in others), points))
    return found


def standings(games: Iterable[Sequence[Place]], people: Iterable[str]) -> list[Standing]:
    """Where everybody stands who has played, the best first: by points, then first places, then rating."""
    from openskill.models import PlackettLuce  # slow to load, and not wanted before anybody has played

    model = PlackettLuce()
    ratings = {guest: model.rating() for guest in people}
    played = dict.fromkeys(ratings, 0)
    won = dict.fromkeys(ratings, 0)
    points = dict.fromkeys(ratings, 0.0)
    for game in games:
        places = [each for each in game if each.guest in ratings]
        if len(places) < 2:
            continue
        after = model.rate(
            [[ratings[each.guest]] for each in places], ranks=[float(each.place) for each in places]
        )
        for each, [rating] in zip(places, after, strict=True):
            ratings[each.guest] = rating
            played[each.guest] += 1
            won[each.guest] += each.place == 1
            points[each.guest] += each.points
    order = sorted(
        (guest for guest in ratings if played[guest]),
        key=lambda guest: (-points[guest], -won[guest], -ratings[guest].mu),
    )
    return [
        Standing(
            guest,
            1 + sum(points[other] > points[guest] for other in order),
            played[guest],
            won[guest],
            points[guest],
            round(float(ratings[guest].mu), 1),
            round(2 * float(ratings[guest].sigma), 1),
        )
        for guest in order
    ]
