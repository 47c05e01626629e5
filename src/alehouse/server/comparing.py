"""How what was reached with the same cards is compared: matchpoints, and how far from what others have made of it."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

FROM = 4
"""Deals from which on it is said how sure a mean is."""


@dataclass(frozen=True)
class Reached:
    """What a seat has made of a deal."""

    key: tuple[int, ...]
    """What is compared: more is better."""
    number: int | None
    """Chips or points as they are written down."""
    place: int
    """The place at its own table; equals share one."""
    better: int = 1
    """-1 where fewer points are better."""


def reached(result: Mapping[str, Any], seat: int, *, low_points: bool) -> Reached:
    """What a seat (a number) has reached, of a table's result.

    Where there are chips they are what is played for, and all that counts. Elsewhere winning comes first, then points.
    """
    place = int(result["places"][seat])
    better = -1 if low_points else 1
    if result["chips"] is not None:
        chips = int(result["chips"][seat])
        return Reached((chips,), chips, place)
    if result["points"] is not None:
        points = int(result["points"][seat])
        return Reached((-place, better * points), points, place, better)
    return Reached((-place,), None, place)


def matchpoints(all_of_them: Sequence[Reached]) -> list[float | None]:
    """For each of those with the same cards how many of the others it beats, in per cent; equals count half.

    `None` where there is nobody else.
    """
    keys = sorted(each.key for each in all_of_them)
    others = len(keys) - 1
    if not others:
        return [None]
    found: list[float | None] = []
    for each in all_of_them:
        below = bisect_left(keys, each.key)
        equal = bisect_right(keys, each.key) - below - 1
        found.append(100 * (below + equal / 2) / others)
    return found


def differences(all_of_them: Sequence[Reached]) -> list[float | None]:
    """For each of those with the same cards how much better its number is than the mean of the others'."""
    numbers = [each.number for each in all_of_them]
    if len(numbers) < 2 or None in numbers:
        return [None] * len(numbers)
    known = [number for number in numbers if number is not None]
    total = sum(known)
    return [
        each.better * (number - (total - number) / (len(known) - 1))
        for each, number in zip(all_of_them, known, strict=True)
    ]


def mean(values: Sequence[float]) -> float | None:
    """The mean, if there is anything."""
    return fmean(values) if values else None


def margin(values: Sequence[float]) -> float | None:
    """Half the width of the 95 % interval of a mean; `None` for too few values to say."""
    if len(values) < FROM:
        return None
    from alehouse.lab.simulate import student

    return float(student(len(values) - 1) * stdev(values) / math.sqrt(len(values)))


def ranks(values: Sequence[float]) -> list[int]:
    """The place of each value, the greatest first; equals share one."""
    order = sorted(values)
    return [1 + len(order) - bisect_right(order, value) for value in values]
