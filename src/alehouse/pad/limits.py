"""Which lines there can be: what the sizes of hands allow, and what is a slip of the pen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from alehouse.games.half_pint import BRAWL_STREAK, HIGHEST_PREDICTION
from alehouse.games.half_pint.symbols import sizes
from alehouse.pad.sheet import MARKS, Line, whole

LONGEST_SET = 5
"""Hand cards that can be played at once."""
MOST_POINTS = 999
"""More than this in one line is a slip of the pen."""


class Impossible(Exception):
    """A line that cannot be."""

    def __init__(self, code: str, seat: int | None = None, **args: Any) -> None:
        super().__init__(code)
        self.code, self.seat, self.details = code, seat, args


@dataclass(frozen=True)
class Limits:
    """What the sizes of hands allow."""

    hands: tuple[int, int]
    most: int
    most_brawl: int

    @classmethod
    @cache
    def of(cls, symbols: str) -> Limits:
        """The limits for a table of symbols (as the game's option)."""
        hands = [size & 15 for size in sizes(symbols) if size]
        largest = max(hands)
        return cls((min(hands), largest), most_sets(largest), most_sets(largest, brawl=True))


def most_sets(tricks: int, *, brawl: bool = False) -> int:
    """As many sets as one player can win in so many tricks, without three in a row but, in a brawl, for the last three."""
    return max(n for n in range(tricks + 1) if others_needed(n, brawl=brawl) <= tricks - n or n == 0)


def others_needed(won: int, *, brawl: bool = False) -> int:
    """How many sets others must have won between those of one player."""
    alone = BRAWL_STREAK - 1
    if brawl:
        return -(-max(won - BRAWL_STREAK, 0) // alone)
    return max(-(-won // alone) - 1, 0)


def _numbers(name: str, values: Any, n: int) -> None:
    if values is None or len(values) != n:
        found = 0 if values is None else len(values)
        raise Impossible("pad-problem-count", what=name, found=found, players=n)


def _predictions(line: Line, n: int) -> None:
    _numbers("predictions", line.predictions, n)
    for p, value in enumerate(line.predictions or ()):
        if not whole(value, 0, HIGHEST_PREDICTION):
            raise Impossible("pad-problem-prediction", p, value=str(value), most=HIGHEST_PREDICTION)


def check_played(line: Line, n: int, limits: Limits, *, last: bool) -> None:
    """Raises Impossible if a round cannot have been played so."""
    if line.hand is not None and not whole(line.hand, limits.hands[0], limits.hands[1]):
        raise Impossible("pad-problem-hand", value=str(line.hand), min=limits.hands[0], max=limits.hands[1])
    if line.brawl is not None and not whole(line.brawl, 0, n - 1):
        raise Impossible("pad-problem-brawl-seat", players=n)
    if line.brawl is None or line.predictions is not None:
        _predictions(line, n)
    if line.open and not last:
        raise Impossible("pad-problem-open")
    if not line.open:
        _numbers("won", line.won, n)
        check_won(line, n, line.hand or limits.hands[1])
    if line.bets is not None or (n > 2 and line.brawl is None and not line.open):
        _numbers("bets", line.bets, n)
        for p, bet in enumerate(line.bets or ()):
            if bet is None:
                if n > 2 and line.brawl is None and not line.open:
                    raise Impossible("pad-problem-bet-missing", p)
            elif not whole(bet, 0, n - 1):
                raise Impossible("pad-problem-bet-seat", p)
            elif bet == p:
                raise Impossible("pad-problem-bet-self", p)


def check_won(line: Line, n: int, hand: int) -> None:
    """Raises Impossible if the sets cannot have been won so; nobody has more than `hand` cards."""
    noted = list(line.won or ())
    for p, value in enumerate(noted):
        unknown = value is None and line.brawl is not None and p != line.brawl
        if not unknown and not whole(value, 0, MOST_POINTS):
            code = "pad-problem-won-missing" if value is None else "pad-problem-won-number"
            raise Impossible(code, p, value=str(value))
    won = [value or 0 for value in noted]
    total = sum(won)
    if line.brawl is not None:
        brawler = line.brawl
        most = most_sets(hand, brawl=True)
        if won[brawler] < BRAWL_STREAK:
            raise Impossible("pad-problem-brawl-few", brawler, value=won[brawler], least=BRAWL_STREAK)
        if won[brawler] > most:
            raise Impossible("pad-problem-won-many", brawler, value=won[brawler], hand=hand, most=most)
        if None not in noted and total - won[brawler] < others_needed(won[brawler], brawl=True):
            raise Impossible("pad-problem-brawl-sooner", brawler, value=won[brawler])
        if total > hand:
            raise Impossible("pad-problem-sum-many", sum=total, hand=hand)
        return
    most = most_sets(hand)
    for p, value in enumerate(won):
        if value > hand:
            raise Impossible("pad-problem-won-many", p, value=value, hand=hand, most=most)
    if total == 0:
        raise Impossible("pad-problem-sum-none")
    if total > hand:
        raise Impossible("pad-problem-sum-many", sum=total, hand=hand)
    if line.hand is not None and total * LONGEST_SET < line.hand:
        least = -(-line.hand // LONGEST_SET)
        raise Impossible("pad-problem-sum-few", sum=total, hand=line.hand, least=least)
    for p, value in enumerate(won):
        if others_needed(value) > total - value:
            raise Impossible("pad-problem-streak", p, value=value, sum=total)


def check_written(line: Line, n: int) -> None:
    """Raises Impossible if a line cannot stand on paper so; whether it can come from play is another question."""
    if line.won is not None or line.bets is not None or line.brawl is not None:
        raise Impossible("pad-problem-mixed")
    _numbers("points", line.points, n)
    _numbers("marks", line.marks, n)
    for p, value in enumerate(line.points or ()):
        if not whole(value, 0, MOST_POINTS):
            raise Impossible("pad-problem-points", p, value=str(value), most=MOST_POINTS)
    for p, mark in enumerate(line.marks or ()):
        if mark not in MARKS:
            raise Impossible("pad-problem-mark", p, value=str(mark))
    if line.predictions is not None:
        _predictions(line, n)
