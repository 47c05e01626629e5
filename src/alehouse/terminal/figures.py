"""What `alehouse simulate` and `alehouse bench` found, as tables, JSON and CSV."""

from __future__ import annotations

import csv
import io
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from alehouse import catalogue as games
from alehouse.lab import simulate
from alehouse.lab.engine import Engine, available, interrupts_remembered
from alehouse.origin import how_to_install
from alehouse.processors import processors
from alehouse.refused import Refused
from alehouse.terminal.catalogue import grid
from alehouse.terminal.files import put, reason
from alehouse.terminal.preparing import prepare
from alehouse.terminal.screen import print_words
from alehouse.terminal.texts import figure, locale, text, title_of

FAULTY, INTERRUPTED = 1, 130
"""Exit statuses: the result could not be written to its file; it is not all that was asked for."""
MEASURES = ("won", "lost", "points", "chips", "ahead", "adjusted")


def run_simulation(
    plan: simulate.Plan,
    jobs: int | None,
    form: str | None,
    out: Path | None,
    cluster: str | None = None,
    until: simulate.Width | None = None,
) -> int:
    """Play a plan with a progress bar on stderr and print what came of it; return the exit status.

    What is done is printed even if it is interrupted, or the cluster goes away, or a bot fails.
    """
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    plan.check()
    if out:
        touch(out)
    prepare(plan.game)
    if plan.games % plan.players:
        print_words(errors, text("simulate-uneven", games=plan.games, players=plan.players), "yellow")
    rounds: list[simulate.Round] = []
    interrupted, status = False, 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    problem: Refused | None = None
    engine = Engine(jobs, cluster, plan.bots)
    hint_at_sharing(engine, jobs, errors)
    start = time.perf_counter()
    playing = simulate.run(plan, engine=engine, until=until)
    with (
        interrupts_remembered(),
        engine,
        Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress,
    ):
        task = progress.add_task(text("simulate-progress"), total=plan.games)
        try:
            for played in playing:
                rounds.append(played)
                progress.advance(task, len(played.games))
        except KeyboardInterrupt:
            interrupted = True
        except Refused as refused:
            if not rounds:
                raise
            problem, status = refused, FAULTY
        finally:
            playing.close()
    seconds = time.perf_counter() - start
    if interrupted:
        done = sum(len(r.games) for r in rounds)
        print_words(errors, text("simulate-interrupted", done=done, games=plan.games), "yellow")
    if problem is not None:
        print_words(errors, problem.text(locale()), "red")
        done = sum(len(r.games) for r in rounds)
        print_words(errors, text("simulate-broken-off", done=done, games=plan.games), "yellow")
    if rounds:
        found = simulate.outcome(plan, rounds, seconds) | {"interrupted": interrupted or problem is not None}
        if until:
            found["until"] = {"half": until.value, "relative": until.relative}
        if out:
            written = as_csv(found) if out.suffix.lower() == ".csv" else json.dumps(found, indent=2) + "\n"
            if write(written, out, errors):
                print_words(errors, text("simulate-wrote", path=str(out)), whole=True)
            else:
                status = FAULTY
        if form == "json":
            print(json.dumps(found))
        elif form == "csv":
            print(as_csv(found), end="")
        else:
            print_outcome(found, console)
    return INTERRUPTED if interrupted else status


def hint_at_sharing(engine: Engine, jobs: int | None, errors: Console) -> None:
    """Say how the work can be shared, if it could and the package for that is missing."""
    if engine.address is None and (jobs or processors()) > 1 and not available():
        print_words(errors, text("engine-missing", command=how_to_install("lab")), "dim")


def touch(out: Path) -> None:
    """See at once whether a file can be written, not after an hour of games. Raises Refused."""
    try:
        out.open("a").close()
    except (OSError, ValueError) as error:
        raise Refused("cli-error-no-file", path=str(out), problem=reason(error)) from None


def write(words: str, out: Path, errors: Console) -> bool:
    """Write a result to its file; say so if that fails, for the games are played and there is still the screen."""
    try:
        put(out, words)
    except OSError as error:
        print_words(
            errors, text("cli-error-no-file", path=str(out), problem=reason(error)), "red", whole=True
        )
        return False
    return True


def as_csv(found: dict[str, Any]) -> str:
    """A line for each bot and one for each seat."""
    file = io.StringIO()
    names = [f"{m}{end}" for m in MEASURES for end in ("", "_low", "_high")]
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["what", "name", "seats", "games", *names, "moves", "ms_per_move"])
    for what, rows in (("bot", found["bots"]), ("seat", found["seats"])):
        for row in rows:
            cells = [(row[m] or {}).get(part) for m in MEASURES for part in ("value", "low", "high")]
            seats, played = row.get("seats", 1), row.get("games", found["games"])
            writer.writerow(
                [what, row[what], seats, played, *cells, row.get("moves"), row.get("ms_per_move")]
            )
    return file.getvalue()


def print_outcome(found: dict[str, Any], console: Console) -> None:
    """Two tables: the bots compared, and the seats compared."""
    title = text(
        "simulate-title",
        game=title_of(found["game"]),
        players=found["players"],
        games=found["games"],
        moves=found["moves"],
        rate=round(found["moves_per_second"]),
    )
    print_words(console, title, "bold")
    print_words(console, text("simulate-seed", seed=found["seed"]), "dim")
    # 80 columns are enough for what a game is played for once: in itself, or as how far ahead that is, with and without luck.
    wanted = [
        m for m in MEASURES if (m in ("ahead", "adjusted")) == found["adjust_luck"] or m in ("won", "lost")
    ]
    shown = [m for m in wanted if any(row[m] for row in found["bots"])]
    headings = [heading for m in shown for heading in _headings(m)]
    print_words(console, "")
    bots = grid(
        text("simulate-column-bot"),
        text("simulate-column-seats"),
        *headings,
        text("simulate-column-ms"),
        title=text("simulate-by-bot"),
    )
    for row in found["bots"]:
        thought = "" if row["ms_per_move"] is None else figure(row["ms_per_move"], 2)
        bots.add_row(row["bot"], str(row["seats"]), *_cells(row, shown), thought)
    console.print(bots)
    print_words(console, "")
    seats = grid(text("simulate-column-seat"), *headings, title=text("simulate-by-seat"))
    for row in found["seats"]:
        seats.add_row(row["seat"], *_cells(row, shown))
    console.print(seats)


def _headings(measure: str) -> list[str]:
    if measure not in ("won", "lost"):
        return [text(f"simulate-column-{measure}")]
    name = {"won": "wins", "lost": "losses"}[measure]
    return [text(f"simulate-column-{name}"), text("simulate-column-interval")]


def _cells(row: dict[str, Any], measures: list[str]) -> list[str]:
    cells: list[str] = []
    for measure in measures:
        found = row[measure]
        share = measure in ("won", "lost")
        if found is None:
            cells += [""] * (2 if share else 1)
        elif share:
            low, high = figure(100 * found["low"], 1), figure(100 * found["high"], 1)
            cells += [figure(100 * found["value"], 1), text("simulate-range", low=low, high=high)]
        elif found["low"] is None:
            cells.append(figure(found["value"], 2))
        else:
            half = (found["high"] - found["low"]) / 2
            cells.append(text("simulate-mean", mean=figure(found["value"], 2), half=figure(half, 2)))
    return cells


def run_bench(players: int, seconds: float, as_json: bool) -> None:
    """Measure every game that so many can play, and print the figures."""
    from alehouse.lab import speed

    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    threads = processors()
    measures: dict[str, Callable[[str], float]] = {
        "one": lambda name: speed.playouts_per_second(name, players, seconds, 1),
        "many": lambda name: speed.playouts_per_second(name, players, seconds, threads),
        "raw": lambda name: speed.python_steps_per_second(name, players, seconds),
        "table": lambda name: speed.table_moves_per_second(name, players, seconds),
    }
    names = [g.name for g in games.every_game() if g.min_players <= players <= g.max_players]
    if not names:
        raise Refused("cli-error-none-for", players=players)
    prepare(*names)
    found: dict[str, dict[str, float]] = {}
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as progress:
        task = progress.add_task(text("bench-measuring"), total=len(names) * len(measures))
        for name in names:
            found[name] = {}
            for key, measure in measures.items():
                found[name][key] = measure(name)
                progress.advance(task)
    if as_json:
        print(json.dumps({"players": players, "threads": threads, "moves_per_second": found}))
        return
    print_speed(found, players, threads, console)


def print_speed(found: dict[str, dict[str, float]], players: int, threads: int, console: Console) -> None:
    """Moves per second of each game, a column for each way of playing."""
    ways = next(iter(found.values()))
    headings = [text(f"bench-column-{key}", threads=threads) for key in ways]
    table = grid(text("bench-column-game"), *headings, title=text("bench-title", players=players))
    table.columns[0].no_wrap = True
    rows = [[figure(rate / 1000, 1) for rate in rates.values()] for rates in found.values()]
    for at, column in enumerate(table.columns[1:]):
        column.justify = "right"
        # Headings may be wrapped, numbers may not.
        column.min_width = max(len(cells[at]) for cells in rows)
    for name, cells in zip(found, rows, strict=True):
        table.add_row(name, *cells)
    console.print(table)
    print_words(console, text("bench-hint"), "dim")
