"""The score pad for a real table: what its players write down, reckoned by the rules of the game.

A pad is names, house rules and lines. A line is a round as it was played (predictions, sets won, bets or a brawl), or
as it stands on paper (points and marks), or the last one still being played (predictions, perhaps bets). Nothing that
follows from the lines is kept: after every change, of any line, all of it is reckoned anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from alehouse.dealer import new_dealer
from alehouse.games.half_pint import BRAWL_STREAK, HIGHEST_PREDICTION
from alehouse.games.half_pint import game as half_pint
from alehouse.games.half_pint.scoring import (
    GUNFIGHT_RUN,
    call_sum_drinks,
    column_worth,
    count_marks,
    end_line,
    final_scoring,
    longest_run,
    run,
    score_round,
)
from alehouse.games.half_pint.state import BRAWLED, DRINKS, GUNFIGHT_WON, MET
from alehouse.games.half_pint.symbols import sizes
from alehouse.records import Record
from alehouse.refused import Refused

LETTERS = "ABCDEFGH"
MARKS = ("", "X", "B")
LONGEST_SET = 5
"""Hand cards that can be played at once."""
MOST_POINTS = 999
"""More than this in one line is a slip of the pen."""
UNKNOWN = "?"
KEY = "_pad"
"""Where a record keeps the pad."""
LINE_KEYS = ("predictions", "won", "bets", "brawl", "hand", "points", "marks")


@dataclass(frozen=True)
class Line:
    """One line of the pad; what is not known or not wanted is `None`. Seats are numbers from 0."""

    predictions: Sequence[int] | None = None
    won: Sequence[int | None] | None = None
    """Sets won; in a brawl those of the others may be unknown."""
    bets: Sequence[int | None] | None = None
    brawl: int | None = None
    """The seat that started a brawl."""
    hand: int | None = None
    """Cards dealt to each hand."""
    points: Sequence[int] | None = None
    marks: Sequence[str] | None = None
    """X, B or nothing, in every edition."""

    @property
    def written(self) -> bool:
        """Whether the line says what stands on paper, not what was played."""
        return self.points is not None or self.marks is not None

    @property
    def open(self) -> bool:
        """Whether the round is still being played."""
        return not self.written and self.won is None and self.brawl is None


@dataclass(frozen=True)
class Pad:
    """A pad as its keeper has filled it in."""

    players: Sequence[str]
    rounds: int = 10
    edition: str = "en"
    drinking: str | None = None
    first: int = 0
    """The seat that deals and leads in the first round."""
    sits_out: Sequence[int] = ()
    """By seat the round from which on it is not called to drink; 0: it drinks. Empty: all drink."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The game's other options."""
    lines: Sequence[Line] = ()


@dataclass(frozen=True)
class Note:
    """What is wrong with a line, or odd about it: the id of a Fluent message and what it mentions."""

    line: int
    """The number of the round, from 1."""
    seat: int | None
    code: str
    args: dict[str, Any]

    def text(self, locale: str = "en") -> str:
        """The note in a language."""
        return Refused(self.code, **self.args).text(locale)


@dataclass(frozen=True)
class Round:
    """A line as it has been reckoned; every list is by seat."""

    points: list[int]
    marks: list[str]
    runs: list[int]
    """Marks in a row up to this line."""
    gunfight: list[bool]
    """Whose gun fight this round was."""
    drinks: list[list[int]]
    """The drinking rules for which a seat drinks."""


@dataclass(frozen=True)
class Place:
    """Where a seat stands: the first place is 1, equals share it."""

    seat: int
    place: int
    total: int
    brawls: int
    met: int


@dataclass
class Tally:
    """All that follows from a pad; lists are by seat."""

    lines: list[Round]
    sums: list[int]
    longest: list[int]
    bonus: list[int]
    """What the longest runs are worth; nothing if the game was won in a gun fight."""
    totals: list[int]
    runs: list[int]
    """Marks in a row now."""
    gunfight: list[bool]
    """Whose gun fight the next round is."""
    near: list[bool]
    """Who is one mark short of a gun fight."""
    drinks: list[int]
    """How often each seat was called to drink."""
    calls: list[list[int]]
    """Who drinks at once in the round that is still being played, and for which rule."""
    over: bool
    by_gunfight: bool
    """Whether the game was won in a gun fight."""
    round: int | None
    """The number of the round to be played, or being played."""
    extra: bool
    """Whether that round is the extra one for a gun fight."""
    starter: int | None
    """Who deals and leads in it."""
    open: bool
    """Whether its predictions stand on the pad already."""
    winners: list[int]
    ranking: list[Place]
    problem: Note | None
    """The first line that cannot be; from it on nothing is reckoned."""
    warnings: list[Note]
    hands: tuple[int, int]
    """The smallest and the largest hand that can be dealt."""
    most: int
    """As many sets as somebody can win without a brawl, and with one:"""
    most_brawl: int
    record: str


class _Impossible(Exception):
    """A line that cannot be."""

    def __init__(self, code: str, seat: int | None = None, **args: Any) -> None:
        super().__init__(code)
        self.code, self.seat, self.details = code, seat, args


def record_options(pad: Pad) -> dict[str, Any]:
    """The pad's options as a record has them: those that are not the rulebook's."""
    own = {"rounds": pad.rounds, "edition": pad.edition, "drinking": pad.drinking}
    given = {**pad.options, **own}
    return {
        name: value
        for name, value in given.items()
        if name not in half_pint.options or value != half_pint.options[name][1].default
    }


def check(pad: Pad) -> None:
    """Raises Refused if there can be no such pad, whatever its lines say."""
    players = len(pad.players)
    half_pint.check(players, record_options(pad))
    if not all(isinstance(name, str) and name.strip() for name in pad.players):
        raise Refused("pad-error-name")
    if not whole(pad.first, 0, players - 1):
        raise Refused("error-seat", seat=str(pad.first), last=LETTERS[players - 1])
    most = pad.rounds + 1
    if len(pad.sits_out) not in (0, players) or not all(whole(n, 0, most + 1) for n in pad.sits_out):
        raise Refused("pad-error-sits-out", players=players)
    if len(pad.lines) > most:
        raise Refused("pad-error-lines", lines=len(pad.lines), most=most)


def whole(value: Any, low: int, high: int) -> bool:
    """Whether a value is a whole number of a range."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def tally(pad: Pad) -> Tally:
    """Reckon the pad. Raises Refused if it is none; a line that cannot be is the tally's `problem`."""
    check(pad)
    keeper = _Keeper(pad)
    problem = keeper.read()
    return keeper.tally(problem)


class _Keeper:
    """Writes a pad's lines on a table of the game, one after the other."""

    def __init__(self, pad: Pad) -> None:
        self.pad = pad
        self.n = len(pad.players)
        self.limits = Limits.of(str(pad.options.get("symbols", "")))
        self._table = half_pint.opening(self.n, record_options(pad))
        self._dealer = new_dealer(None, logging=True)
        self.t: Any = self._table[0]
        self.lines: list[Round] = []
        self.warnings: list[Note] = []
        self.by_gunfight = False
        self.open: Line | None = None
        self.calls: list[list[int]] = [[] for _ in range(self.n)]

    def read(self) -> Note | None:
        """Write all lines, up to the first that cannot be; that one is returned."""
        for number, line in enumerate(self.pad.lines, 1):
            if self.t.over:
                self.warnings.append(
                    Note(number, None, "pad-warning-after-end", {"line": number, "last": number - 1})
                )
                break
            try:
                self.line(number, line)
            except _Impossible as fault:
                about = {"line": number, **fault.details}
                if fault.seat is not None:
                    about["player"] = self.pad.players[fault.seat]
                return Note(number, fault.seat, fault.code, about)
        return None

    def line(self, number: int, line: Line) -> None:
        """Write the next line. Raises _Impossible."""
        if line.written:
            check_written(line, self.n)
            self.check_showdown(line)
        else:
            check_played(line, self.n, self.limits, last=number == len(self.pad.lines))
        if line.open:
            self.open = line
            self.lay_out(line)
            self.calls = self.called(number)
            return
        fighters = [bool(self.t.gunfight[p]) for p in range(self.n)]
        if line.written:
            self.copy_out(line)
            self.warnings += [
                Note(number, seat, code, about | {"line": number} | self.naming(seat))
                for seat, code, about in oddities(line, self.n, self.limits)
            ]
        else:
            self.lay_out(line)
            score_round(self.t, self._dealer[0])
        at = int(self.t.finished)
        end_line(self.t, self._dealer[0])
        self.by_gunfight = any(row[0] == GUNFIGHT_WON for row in self.events())
        self.lines.append(
            Round(
                [int(self.t.lines[p, at]) for p in range(self.n)],
                [MARKS[int(self.t.marks[p, at])] for p in range(self.n)],
                [int(run(self.t, p)) for p in range(self.n)],
                fighters,
                self.called(number),
            )
        )

    def naming(self, seat: int | None) -> dict[str, Any]:
        """The name of a seat as an argument of a message."""
        return {} if seat is None else {"player": self.pad.players[seat]}

    def check_showdown(self, line: Line) -> None:
        """Raises _Impossible if several have won the gun fight and nobody knows who predicted most."""
        if line.predictions is None and line.marks is not None:
            marked = [p for p in range(self.n) if self.t.gunfight[p] and line.marks[p] == "X"]
            if len(marked) > 1:
                raise _Impossible(
                    "pad-problem-showdown", players=", ".join(self.pad.players[p] for p in marked)
                )

    def lay_out(self, line: Line) -> None:
        """Put a round that is played on the table."""
        t = self.t
        nothing: list[None] = [None] * self.n
        for p in range(self.n):
            t.prediction[p] = (line.predictions or [0] * self.n)[p]
            t.won[p] = (line.won or nothing)[p] or 0
            bet = (line.bets or nothing)[p]
            t.bet[p] = 0 if bet is None else bet + 1
        t.brawler = 0 if line.brawl is None else line.brawl + 1
        if line.hand is not None and line.predictions is not None:
            t.hand_size = line.hand
            call_sum_drinks(t, self._dealer[0])

    def copy_out(self, line: Line) -> None:
        """Copy a line from paper; who predicted what, and who bet on whom, is not known then."""
        t, at = self.t, int(self.t.finished)
        t.brawler = 0
        for p in range(self.n):
            t.prediction[p] = (line.predictions or [0] * self.n)[p]
            t.bet[p] = 0
            t.lines[p, at] = (line.points or ())[p]
            t.marks[p, at] = MARKS.index((line.marks or ())[p])
            if t.marks[p, at] == BRAWLED:
                t.brawler = p + 1

    def events(self) -> list[list[int]]:
        """What the rules have announced since this was last cleared."""
        rows: list[list[int]] = self._dealer["log"][0][: int(self._dealer["logged"][0])].tolist()
        return rows

    def called(self, number: int) -> list[list[int]]:
        """Who drinks in this round for which rules, but for those who sit out; forget what was announced."""
        calls: list[list[int]] = [[] for _ in range(self.n)]
        for event, seat, _, _, reason, *_ in self.events():
            since = self.pad.sits_out[seat] if self.pad.sits_out else 0
            if event == DRINKS and not 0 < since <= number:
                calls[seat].append(reason)
        self._dealer["logged"] = 0
        return calls

    def tally(self, problem: Note | None) -> Tally:
        """What stands on the table in the end."""
        n, t = self.n, self.t
        seats = range(n)
        end, runs_only = self._table.copy(), self._table.copy()
        if not t.over:
            final_scoring(end[0], self._dealer[0])
        runs_only[0].points[:] = 0
        final_scoring(runs_only[0], self._dealer[0])
        totals = [int(end[0].points[p]) for p in seats]
        bonus = [0 if self.by_gunfight else int(runs_only[0].points[p]) for p in seats]
        winners = [p for p in seats if t.over and int(t.winners) >> p & 1]
        number = None if t.over else int(t.finished) + 1
        return Tally(
            lines=self.lines,
            sums=[totals[p] - bonus[p] for p in seats],
            longest=[int(longest_run(t, p)) for p in seats],
            bonus=bonus,
            totals=totals,
            runs=[int(run(t, p)) for p in seats],
            gunfight=[bool(t.gunfight[p]) and not t.over for p in seats],
            near=[self.near(p) for p in seats],
            drinks=[sum(len(line.drinks[p]) for line in self.lines) + len(self.calls[p]) for p in seats],
            calls=self.calls,
            over=bool(t.over),
            by_gunfight=self.by_gunfight,
            round=number,
            extra=number is not None and number > self.pad.rounds,
            starter=None if number is None else (self.pad.first + number - 1) % n,
            open=self.open is not None,
            winners=winners,
            ranking=self.ranking(end[0], winners if self.by_gunfight else []),
            problem=problem,
            warnings=self.warnings,
            hands=self.limits.hands,
            most=self.limits.most,
            most_brawl=self.limits.most_brawl,
            record=record(self.pad).text(),
        )

    def near(self, p: int) -> bool:
        """Whether one more mark brings a gun fight: after the extra round there is none (R15)."""
        last = int(self.t.finished) >= self.pad.rounds
        return not self.t.over and not last and int(run(self.t, p)) == GUNFIGHT_RUN - 1

    def ranking(self, end: Any, ahead: Sequence[int]) -> list[Place]:
        """All seats, best first; `ahead` have won whatever the points say."""
        worth = {p: (p in ahead, int(column_worth(end, p))) for p in range(self.n)}
        if ahead:
            worth |= {p: (True, 0) for p in ahead}
        return [
            Place(
                p,
                1 + sum(other > worth[p] for other in worth.values()),
                int(end.points[p]),
                int(count_marks(end, p, BRAWLED)),
                int(count_marks(end, p, MET)),
            )
            for p in sorted(worth, key=lambda p: worth[p], reverse=True)
        ]


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
        raise _Impossible("pad-problem-count", what=name, found=found, players=n)


def _predictions(line: Line, n: int) -> None:
    _numbers("predictions", line.predictions, n)
    for p, value in enumerate(line.predictions or ()):
        if not whole(value, 0, HIGHEST_PREDICTION):
            raise _Impossible("pad-problem-prediction", p, value=str(value), most=HIGHEST_PREDICTION)


def check_played(line: Line, n: int, limits: Limits, *, last: bool) -> None:
    """Raises _Impossible if a round cannot have been played so."""
    if line.hand is not None and not whole(line.hand, *limits.hands):
        raise _Impossible("pad-problem-hand", value=str(line.hand), min=limits.hands[0], max=limits.hands[1])
    if line.brawl is not None and not whole(line.brawl, 0, n - 1):
        raise _Impossible("pad-problem-brawl-seat", players=n)
    if line.brawl is None or line.predictions is not None:
        _predictions(line, n)
    if line.open and not last:
        raise _Impossible("pad-problem-open")
    if not line.open:
        _numbers("won", line.won, n)
        check_won(line, n, line.hand or limits.hands[1])
    if line.bets is not None or (n > 2 and line.brawl is None and not line.open):
        _numbers("bets", line.bets, n)
        for p, bet in enumerate(line.bets or ()):
            if bet is None:
                if n > 2 and line.brawl is None and not line.open:
                    raise _Impossible("pad-problem-bet-missing", p)
            elif not whole(bet, 0, n - 1):
                raise _Impossible("pad-problem-bet-seat", p)
            elif bet == p:
                raise _Impossible("pad-problem-bet-self", p)


def check_won(line: Line, n: int, hand: int) -> None:
    """Raises _Impossible if the sets cannot have been won so; nobody has more than `hand` cards."""
    noted = list(line.won or ())
    for p, value in enumerate(noted):
        unknown = value is None and line.brawl is not None and p != line.brawl
        if not unknown and not whole(value, 0, MOST_POINTS):
            code = "pad-problem-won-missing" if value is None else "pad-problem-won-number"
            raise _Impossible(code, p, value=str(value))
    won = [value or 0 for value in noted]
    total = sum(won)
    if line.brawl is not None:
        brawler = line.brawl
        most = most_sets(hand, brawl=True)
        if won[brawler] < BRAWL_STREAK:
            raise _Impossible("pad-problem-brawl-few", brawler, value=won[brawler], least=BRAWL_STREAK)
        if won[brawler] > most:
            raise _Impossible("pad-problem-won-many", brawler, value=won[brawler], hand=hand, most=most)
        if None not in noted and total - won[brawler] < others_needed(won[brawler], brawl=True):
            raise _Impossible("pad-problem-brawl-sooner", brawler, value=won[brawler])
        if total > hand:
            raise _Impossible("pad-problem-sum-many", sum=total, hand=hand)
        return
    most = most_sets(hand)
    for p, value in enumerate(won):
        if value > hand:
            raise _Impossible("pad-problem-won-many", p, value=value, hand=hand, most=most)
    if total == 0:
        raise _Impossible("pad-problem-sum-none")
    if total > hand:
        raise _Impossible("pad-problem-sum-many", sum=total, hand=hand)
    if line.hand is not None and total * LONGEST_SET < line.hand:
        least = -(-line.hand // LONGEST_SET)
        raise _Impossible("pad-problem-sum-few", sum=total, hand=line.hand, least=least)
    for p, value in enumerate(won):
        if others_needed(value) > total - value:
            raise _Impossible("pad-problem-streak", p, value=value, sum=total)


def check_written(line: Line, n: int) -> None:
    """Raises _Impossible if a line cannot stand on paper so; whether it can come from play is another question."""
    if line.won is not None or line.bets is not None or line.brawl is not None:
        raise _Impossible("pad-problem-mixed")
    _numbers("points", line.points, n)
    _numbers("marks", line.marks, n)
    for p, value in enumerate(line.points or ()):
        if not whole(value, 0, MOST_POINTS):
            raise _Impossible("pad-problem-points", p, value=str(value), most=MOST_POINTS)
    for p, mark in enumerate(line.marks or ()):
        if mark not in MARKS:
            raise _Impossible("pad-problem-mark", p, value=str(mark))
    if line.predictions is not None:
        _predictions(line, n)


Oddity = tuple[int | None, str, dict[str, Any]]


def oddities(line: Line, n: int, limits: Limits) -> Iterator[Oddity]:
    """Why no play gives what stands on paper: seat, message and its arguments."""
    points, marks = list(line.points or ()), list(line.marks or ())
    brawlers = [p for p in range(n) if marks[p] == "B"]
    if len(brawlers) > 1:
        yield None, "pad-warning-brawls", {}
        return
    if brawlers:
        brawler = brawlers[0]
        for p in range(n):
            if p != brawler and (points[p] or marks[p]):
                yield p, "pad-warning-brawl", {}
        possible = [
            _row((n, brawler), {brawler: sets})[brawler]
            for sets in range(BRAWL_STREAK, limits.most_brawl + 1)
        ]
        if points[brawler] not in possible:
            yield brawler, "pad-warning-points", {"points": points[brawler], "possible": listed(possible)}
        return
    ways = [_ways(n, tuple(mark == "X" for mark in marks), bets, limits.most) for bets in _bets(n)]
    for p in range(n):
        possible = sorted({value for way in ways for _, value in way[p]})
        if points[p] not in possible:
            about = {"points": points[p], "possible": listed(possible)}
            yield p, "pad-warning-points" if marks[p] else "pad-warning-points-unmarked", about
            return
    if not any(_together(way, points, limits.hands[1]) for way in ways):
        yield None, "pad-warning-row", {}


def listed(values: Iterable[int]) -> str:
    """Numbers as they stand in a message."""
    return ", ".join(str(value) for value in sorted(values))


def _together(way: list[list[tuple[int, int]]], points: list[int], hand: int) -> bool:
    """Whether there are sets won that make these points and can have been won in one round."""
    for won in product(*([sets for sets, value in way[p] if value == points[p]] for p in range(len(points)))):
        total = sum(won)
        if 0 < total <= hand and all(others_needed(sets) <= total - sets for sets in won):
            return True
    return False


@cache
def _bets(n: int) -> list[tuple[bool, ...]]:
    """With two players: who bets at all, in every combination. With more all do."""
    return list(product((False, True), repeat=2)) if n == 2 else [(True,) * n]


@cache
def _ways(n: int, met: tuple[bool, ...], bets: tuple[bool, ...], most: int) -> list[list[tuple[int, int]]]:
    """By seat: every number of sets with the points that it can come to, if these seats met their predictions."""
    ways: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for target in (True, False):
        aims = {p: [q for q in range(n) if q != p and met[q] == target] for p in range(n)}
        for sets in range(most + 1):
            wagers = {p: aims[p][0] for p in range(n) if bets[p] and aims[p]}
            row = _row((n, None), dict.fromkeys(range(n), sets), met, wagers)
            for p in range(n):
                if (p in wagers or not bets[p]) and (sets, row[p]) not in ways[p]:
                    ways[p].append((sets, row[p]))
    return ways


def _row(
    who: tuple[int, int | None],
    won: Mapping[int, int],
    met: Sequence[bool] = (),
    bets: Mapping[int, int] | None = None,
) -> list[int]:
    """What the rules write for a round: players and brawler, sets won, who met the prediction, who bet on whom."""
    n, brawler = who
    table: np.ndarray = half_pint.opening(n, {})
    t: Any = table[0]
    t.brawler = 0 if brawler is None else brawler + 1
    for p in range(n):
        t.won[p] = won.get(p, 0)
        t.prediction[p] = t.won[p] if met and met[p] else t.won[p] + 1
        t.bet[p] = bets[p] + 1 if bets and p in bets else 0
    score_round(t, new_dealer(None)[0])
    return [int(t.lines[p, 0]) for p in range(n)]


def record(pad: Pad) -> Record:
    """The pad as a record: a game without moves that keeps the pad's lines. Raises Refused."""
    made = Record.new(half_pint.name, list(pad.players), record_options(pad), first=LETTERS[pad.first])
    kept: dict[str, Any] = {}
    if any(pad.sits_out):
        kept["sits_out"] = list(pad.sits_out)
    kept["lines"] = [_line_data(line) for line in pad.lines]
    return replace(made, notes={KEY: kept})


def _line_data(line: Line) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key in LINE_KEYS:
        value = getattr(line, key)
        if value is None:
            continue
        if key == "bets":
            value = ["none" if seat is None else _letter(seat) for seat in value]
        elif key == "brawl":
            value = _letter(value)
        elif key == "won":
            value = [UNKNOWN if sets is None else sets for sets in value]
        data[key] = list(value) if isinstance(value, tuple | list) else value
    return data


def _letter(seat: Any) -> Any:
    """A seat's letter; a number that is no seat stays what it is."""
    return LETTERS[seat] if whole(seat, 0, len(LETTERS) - 1) else seat


def read(made: Record) -> Pad:
    """The pad that a record keeps. Raises Refused if it keeps none."""
    if made.game != half_pint.name:
        raise Refused("pad-error-game", game=made.game)
    kept = made.notes.get(KEY)
    if not isinstance(kept, dict) or not isinstance(kept.get("lines"), list):
        raise Refused("pad-error-none", key=KEY)
    options = dict(made.options)
    pad = Pad(
        tuple(made.names),
        options.pop("rounds", 10),
        options.pop("edition", "en"),
        options.pop("drinking", None),
        made.first_seat() or 0,
        tuple(_listed("sits_out", kept.get("sits_out", []), 0)),
        options,
        tuple(_line(number, data) for number, data in enumerate(kept["lines"], 1)),
    )
    check(pad)
    return pad


def _line(number: int, data: Any) -> Line:
    if not isinstance(data, dict) or not all(key in LINE_KEYS for key in data):
        raise Refused("pad-error-line", line=number, keys=", ".join(LINE_KEYS))
    values = {key: data[key] if key in ("brawl", "hand") else _listed(key, data[key], number) for key in data}
    if "bets" in values:
        values["bets"] = [None if seat == "none" else _seat(seat) for seat in values["bets"]]
    if "won" in values:
        values["won"] = [None if sets == UNKNOWN else sets for sets in values["won"]]
    if "brawl" in values:
        values["brawl"] = _seat(values["brawl"])
    if "hand" in values and not whole(values["hand"], 0, MOST_POINTS):
        raise Refused("pad-error-line-value", line=number, key="hand")
    for key in ("predictions", "won", "points"):
        if not all(value is None or whole(value, 0, MOST_POINTS) for value in values.get(key, ())):
            raise Refused("pad-error-line-value", line=number, key=key)
    if not all(isinstance(mark, str) for mark in values.get("marks", ())):
        raise Refused("pad-error-line-value", line=number, key="marks")
    return Line(**values)


def _listed(key: str, value: Any, number: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > len(LETTERS):
        raise Refused("pad-error-line-value", line=number, key=key)
    return list(value)


def _seat(letter: Any) -> int:
    """A seat's number; what is no letter of a seat becomes a number that is no seat."""
    return LETTERS.index(letter) if isinstance(letter, str) and letter and letter in LETTERS else len(LETTERS)
