"""All that follows from a pad, reckoned by the rules of the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from alehouse.dealer import new_dealer
from alehouse.games.half_pint import game
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
from alehouse.layout import NOBODY
from alehouse.pad.limits import Impossible, Limits, check_played, check_written
from alehouse.pad.oddities import oddities
from alehouse.pad.records import record
from alehouse.pad.sheet import MARKS, Line, Note, Pad, check, record_options


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
        self._table = game.opening(self.n, record_options(pad))
        self.t: Any = self._table[0]
        self.d: Any = new_dealer(None, logging=True)[0]
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
            except Impossible as fault:
                about = {"line": number, **fault.details, **self.naming(fault.seat)}
                return Note(number, fault.seat, fault.code, about)
        return None

    def line(self, number: int, line: Line) -> None:
        """Write the next line. Raises Impossible."""
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
                Note(number, seat, code, {**about, "line": number, **self.naming(seat)})
                for seat, code, about in oddities(line, self.n, self.limits)
            ]
        else:
            self.lay_out(line)
            score_round(self.t, self.d)
        at = int(self.t.finished)
        end_line(self.t, self.d)
        self.by_gunfight = any(event == GUNFIGHT_WON for event, _, _ in self.events())
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
        """Raises Impossible if several have won the gun fight and nobody knows who predicted most."""
        if line.predictions is None and line.marks is not None:
            marked = [p for p in range(self.n) if self.t.gunfight[p] and line.marks[p] == "X"]
            if len(marked) > 1:
                raise Impossible(
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
            t.bet[p] = NOBODY if bet is None else bet
        t.brawler = NOBODY if line.brawl is None else line.brawl
        if line.hand is not None and line.predictions is not None:
            t.hand_size = line.hand
            call_sum_drinks(t, self.d)

    def copy_out(self, line: Line) -> None:
        """Copy a line from paper; who predicted what, and who bet on whom, is not known then."""
        t, at = self.t, int(self.t.finished)
        t.brawler = NOBODY
        for p in range(self.n):
            t.prediction[p] = (line.predictions or [0] * self.n)[p]
            t.bet[p] = NOBODY
            t.lines[p, at] = (line.points or ())[p]
            t.marks[p, at] = MARKS.index((line.marks or ())[p])
            if t.marks[p, at] == BRAWLED:
                t.brawler = p

    def events(self) -> list[tuple[int, int, int]]:
        """What the rules have announced since this was last cleared: the event, whose it is, and its amount."""
        d = self.d
        return [(int(d.log[i, 0]), int(d.log[i, 1]), int(d.log[i, 4])) for i in range(int(d.logged))]

    def called(self, number: int) -> list[list[int]]:
        """Who drinks in this round for which rules, but for those who sit out; forget what was announced."""
        calls: list[list[int]] = [[] for _ in range(self.n)]
        for event, seat, reason in self.events():
            since = self.pad.sits_out[seat] if self.pad.sits_out else 0
            if event == DRINKS and not 0 < since <= number:
                calls[seat].append(reason)
        self.d.logged = 0
        return calls

    def tally(self, problem: Note | None) -> Tally:
        """What stands on the table in the end."""
        n, t = self.n, self.t
        seats = range(n)
        end, runs_only = self._table.copy(), self._table.copy()
        if not t.over:
            final_scoring(end[0], self.d)
        for p in seats:
            runs_only[0].points[p] = 0
        final_scoring(runs_only[0], self.d)
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
        # Who has won all by a gun fight is not compared by points.
        worth = [(True, 0) if p in ahead else (False, int(column_worth(end, p))) for p in range(self.n)]
        return [
            Place(
                p,
                1 + sum(other > worth[p] for other in worth),
                int(end.points[p]),
                int(count_marks(end, p, BRAWLED)),
                int(count_marks(end, p, MET)),
            )
            for p in sorted(range(self.n), key=lambda p: worth[p], reverse=True)
        ]
