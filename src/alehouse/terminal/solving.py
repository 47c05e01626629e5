"""`alehouse solve`: what every move is worth: exactly, in an equilibrium, or as the search bot sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.text import Text

from alehouse.catalogue import find, names
from alehouse.game import Game
from alehouse.lab.ahead import stakes_of
from alehouse.lab.solving import UNTIL, Deal, Solution, Solver, TooLarge, solve_deal, solver_for
from alehouse.layout import LETTERS
from alehouse.refused import Refused
from alehouse.table import Table
from alehouse.terminal.catalogue import grid, read_options
from alehouse.terminal.figures import INTERRUPTED
from alehouse.terminal.preparing import prepare
from alehouse.terminal.replaying import FAULTY, HOLDS, complaints, in_json, records_in, table_of, wrong
from alehouse.terminal.screen import plain, print_words
from alehouse.terminal.texts import figure, text, title_of

LARGE = 3
"""The exit status if a position is too large."""
EXACT, EQUILIBRIUM, SEARCH = "exact", "equilibrium", "search"
METHODS = (EXACT, EQUILIBRIUM, SEARCH)
MS = 2000.0
"""Milliseconds of a search, if nobody says."""
DIGITS = 4

Told = Callable[[int, float | None], None]
"""Told how many positions (or iterations) are done, and which share of all, if that is known."""


@dataclass(frozen=True)
class Wishes:
    """What `alehouse solve` is asked for. Raises Refused if that does not go together."""

    method: str
    until: str
    limit: int | None
    ms: float | None
    upto: int | None
    players: int | None
    options: Sequence[str]
    cards: str | None = None
    moves: str | None = None
    first: str | None = None
    """Of a game by its name: the first cards, the moves made so far, and who begins where chance would choose."""

    def __post_init__(self) -> None:
        if self.method not in METHODS:
            raise Refused("solve-method", method=self.method, methods=", ".join(METHODS))
        if self.until not in UNTIL:
            raise Refused("solve-until", until=self.until)
        idle = {
            "--until game": self.method != EXACT and self.until != "hand",
            "--limit": self.method == SEARCH and self.limit is not None,
            "--ms": self.method == EXACT and self.ms is not None,
        }
        for option, given in idle.items():
            if given:
                raise Refused("solve-idle", option=option, method=self.method)


def run(asked: list[str], wishes: Wishes, as_json: bool) -> int:
    """Solve all records, and games before their first card; print what there is to see; return the highest exit status."""
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    worst = HOLDS
    for name in asked:
        if name in names():
            worst = max(worst, _game(find(name), wishes, as_json, console, errors))
        else:
            for path in records_in([Path(name)]):
                worst = max(
                    worst,
                    _position(
                        str(path), partial(table_of, path, wishes.upto), wishes, as_json, console, errors
                    ),
                )
                if worst == INTERRUPTED:
                    break
        if worst == INTERRUPTED:
            break
    return worst


def _position(
    name: str, lay: Callable[[], Table], wishes: Wishes, as_json: bool, console: Console, errors: Console
) -> int:
    """Solve a position: the table that `lay` gives; `name` is that of its record, or the game's."""
    try:
        table = lay()
        prepare(table.game.name)
        with _Shown(errors, plain(Path(name).name)) as shown:
            found = WAYS[wishes.method](table, wishes, shown)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        return _complain(wrong(name, error), error, as_json, errors)
    if as_json:
        print(in_json({"file": name} | found), flush=True)
    else:
        title = text("replay-title", file=plain(name), game=title_of(table.game.name))
        console.rule(Text(title, "bold"), align="left")
        _print(found, table, console)
    if found.get("interrupted"):
        print_words(errors, text("solve-interrupted", moves=len(found["moves"])), "yellow")
        return INTERRUPTED
    return HOLDS


def _game(game: Game, wishes: Wishes, as_json: bool, console: Console, errors: Console) -> int:
    """Solve what a game's name asks for: the position that cards and moves lead to, or the game before its first card."""
    if wishes.cards is None and wishes.moves is None:
        if wishes.method != EXACT:
            raise Refused("solve-deal-exact", method=wishes.method)
        return _deal(game, wishes, as_json, console, errors)

    def lay() -> Table:
        players = game.usual_players if wishes.players is None else wishes.players
        options = read_options(game, wishes.options)
        table = Table(game.name, players, options, cards=wishes.cards or "", first=wishes.first)
        for move in (wishes.moves or "").split(","):
            if move.strip():
                table.play(move.strip())
        return table

    return _position(game.name, lay, wishes, as_json, console, errors)


def _deal(game: Game, wishes: Wishes, as_json: bool, console: Console, errors: Console) -> int:
    try:
        options = read_options(game, wishes.options)
        players = game.usual_players if wishes.players is None else wishes.players
        game.check(players, options)
        first = None if wishes.first is None else game.notation.seat(wishes.first, players)
        prepare(game.name)
        with _Shown(errors, title_of(game.name)) as shown:
            found = solve_deal(
                game,
                players,
                options,
                until=wishes.until,
                limit=wishes.limit,
                first=first,
                progress=shown.told,
            )
    except KeyboardInterrupt:
        print_words(errors, text("solve-interrupted", moves=0), "yellow")
        return INTERRUPTED
    except TooLarge as error:
        return _complain(wrong(game.name, error), error, as_json, errors)
    data = deal_data(found)
    if as_json:
        print(in_json(data), flush=True)
        return HOLDS
    console.rule(Text(title_of(game.name), "bold"), align="left")
    print_words(console, text("solve-deal", until=found.until, unit=_unit(game, found.options)))
    rows = grid(text("simulate-column-seat"), text("solve-column-ahead"))
    for letter, value in data["values"].items():
        rows.add_row(letter, figure(value, DIGITS))
    console.print(rows)
    if found.solution and len(found.solution.moves) > 1:
        console.print(_moves(data["moves"], data["best"]))
    print_words(console, text("solve-effort", positions=found.positions, seconds=found.seconds), "dim")
    return HOLDS


def _complain(told: dict[str, Any], error: Exception, as_json: bool, errors: Console) -> int:
    large = isinstance(error, TooLarge)
    if as_json:
        print(
            in_json(told | ({"positions": error.positions} if isinstance(error, TooLarge) else {})),
            flush=True,
        )
    for words in complaints(told):
        errors.print(Text(words, "red"), soft_wrap=True)
    return LARGE if large else FAULTY


class _Shown:
    """A progress bar on stderr, where that is a terminal."""

    def __init__(self, errors: Console, name: str) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
        self._progress = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
        self._name = name
        self._task = self._progress.add_task(name, total=None)

    def __enter__(self) -> _Shown:
        self._progress.__enter__()
        return self

    def __exit__(self, *what: Any) -> None:
        self._progress.__exit__(*what)

    def told(self, done: int, share: float | None) -> None:
        """Show how far it is."""
        words = text("solve-progress", name=self._name, positions=done)
        total = None if share is None else 1.0
        self._progress.update(self._task, description=words, total=total, completed=share or 0.0)


def exactly(table: Table, wishes: Wishes, shown: _Shown) -> dict[str, Any]:
    """The exact values of all moves as JSON values; after an interrupt those that are known."""
    from time import perf_counter

    solver: Solver = solver_for(table, until=wishes.until, limit=wishes.limit)
    start = perf_counter()
    try:
        while not solver.advance():
            shown.told(solver.positions, solver.share_done())
    except KeyboardInterrupt:
        return solution_data(solver.solution(perf_counter() - start)) | {"interrupted": True}
    return solution_data(solver.solution(perf_counter() - start))


def in_equilibrium(table: Table, wishes: Wishes, shown: _Shown) -> dict[str, Any]:
    """How likely each move is to be played in an approximate equilibrium, as JSON values."""
    from alehouse.lab.equilibrium import LIMIT, Stage, solve_equilibrium

    def told(stage: Stage) -> None:
        shown.told(stage.done, None if seconds is None else min(1.0, stage.seconds / seconds))

    seconds = None if wishes.ms is None else wishes.ms / 1000
    limit = LIMIT if wishes.limit is None else wishes.limit
    return solve_equilibrium(table, seconds=seconds, limit=limit, progress=told).data()


def by_search(table: Table, wishes: Wishes, shown: _Shown) -> dict[str, Any]:
    """What the search bot thinks of the moves, by what their seat knows: how much more each brings than the advised one."""
    from alehouse.bots.search import SearchBot

    if table.over:
        raise Refused("error-over")
    if not table.acting:
        raise Refused("solve-stopped")
    seen = table.seen_by(table.acting[0])
    bot = SearchBot("solve", ms=MS if wishes.ms is None else wishes.ms)
    shown.told(0, None)
    weighed = bot.weigh(seen)
    moves = {w.text: {"lead": w.lead, "margin": w.margin, "tries": w.tries} for w in weighed}
    return {
        "game": table.game.name,
        "seat": seen.seat,
        "until": "hand",
        "method": SEARCH,
        "moves": moves,
        "best": [weighed[0].text],
    }


WAYS = {EXACT: exactly, EQUILIBRIUM: in_equilibrium, SEARCH: by_search}


def solution_data(found: Solution) -> dict[str, Any]:
    """Exact values as JSON values."""
    return {
        "game": found.game,
        "seat": found.seat,
        "until": found.until,
        "method": found.method,
        "moves": found.moves,
        "best": found.best,
        "positions": found.positions,
        "seconds": found.seconds,
    }


def deal_data(found: Deal) -> dict[str, Any]:
    """What a game is worth before its first card, as JSON values; its moves, if the first choice comes before a card."""
    data: dict[str, Any] = {
        "game": found.game,
        "players": found.players,
        "options": dict(found.options),
        "until": found.until,
        "method": found.method,
        "values": dict(zip(LETTERS, found.values, strict=False)),
    }
    if found.solution:
        data |= {"seat": found.solution.seat, "moves": found.solution.moves, "best": found.solution.best}
    return data | {"positions": found.positions, "seconds": found.seconds}


def _print(found: dict[str, Any], table: Table, console: Console) -> None:
    name = plain(table.names[table.seat(found["seat"])])
    print_words(console, text("odds-title", seat=found["seat"], name=name, moves=len(table.moves)))
    unit = _unit(table.game, table.options)
    print_words(console, text("solve-about", method=found["method"], until=found["until"], unit=unit))
    if found["method"] == EXACT:
        console.print(_moves(found["moves"], found["best"]))
        effort = text("solve-effort", positions=found["positions"], seconds=found["seconds"])
        print_words(console, effort, "dim")
    elif found["method"] == EQUILIBRIUM:
        console.print(_moves(found["moves"], found["best"], "solve-column-chance"))
        way = found["exploitability_method"]
        gains, margin = figure(found["exploitability"], DIGITS), figure(found["margin"], DIGITS)
        value = figure(found["value"], DIGITS)
        print_words(console, text("solve-equilibrium", value=value))
        print_words(console, text("solve-exploitable", how=way, gains=gains, margin=margin))
    else:
        rows = grid(text("odds-column-move"), text("solve-column-lead"), text("solve-column-margin"))
        for move, each in found["moves"].items():
            style = "bold" if move in found["best"] else ""
            rows.add_row(Text(move, style), figure(each["lead"], DIGITS), figure(each["margin"], DIGITS))
        console.print(rows)


def _moves(moves: dict[str, float], best: list[str], column: str = "solve-column-ahead") -> Any:
    rows = grid(text("odds-column-move"), text(column))
    rows.columns[1].justify = "right"
    for move, value in sorted(moves.items(), key=lambda each: (-each[1], each[0])):
        rows.add_row(Text(move, "bold" if move in best else ""), figure(value, DIGITS))
    return rows


def _unit(game: Game, options: Any) -> str:
    try:
        return str(stakes_of(game, options).unit)
    except LookupError:
        return "points"
