"""`alehouse tournament`: bots against each other in every game, as a table on the screen and in a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from alehouse import catalogue as games
from alehouse.lab import tournament
from alehouse.lab.simulate import Figure
from alehouse.terminal.catalogue import grid
from alehouse.terminal.figures import FAULTY, INTERRUPTED, touch, write
from alehouse.terminal.preparing import compile_game, preparing
from alehouse.terminal.screen import print_words
from alehouse.terminal.texts import figure, text, title_of

COLUMNS = ("game", "bots", "games", "wins", "fair", "ahead", "unit", "verdict")
NARROW = ("bots", "games", "wins", "fair", "ahead", "verdict")
"""The columns on the screen."""
NAMES = 20
"""So wide at least is the column of names, as far as they are so long."""


def run(
    names: Sequence[str],
    seats: dict[str, int],
    bots: Sequence[str],
    ms: float,
    seconds: float,
    seed: str,
    jobs: int | None,
    as_json: bool,
    out: Path | None,
) -> int:
    """Play all matches and show the table; return the exit status.

    `seats` says how many players each game is played with. `out` is written anew after every match: as JSON if its name
    ends in .json, else as Markdown.
    """
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    wanted = out
    if out:
        touch(out)
    plans = []
    for name in names:
        options = games.find(name).options_for(seats[name])
        for bot, others in tournament.pairs(bots):
            plan = tournament.plan_of(name, seats[name], options, bot, others, ms, seed)
            plan.check()
            plans.append(plan)
    found: list[tournament.Match] = []
    interrupted = False
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        whole = progress.add_task(text("tournament-progress"), total=len(plans))
        one = progress.add_task("")
        try:
            for plan in plans:
                bot, others = plan.bots[:2]
                title = text("tournament-match", game=title_of(plan.game), bot=bot, others=others)
                progress.reset(one, description=title)
                with preparing(plan.game):
                    compile_game(plan.game, bots)
                playing = tournament.play(plan, seconds, jobs)
                try:
                    while True:
                        done, of = next(playing)
                        progress.update(one, completed=done, total=of)
                except StopIteration as end:
                    found.append(end.value)
                finally:
                    playing.close()
                progress.advance(whole)
                if out and not write(written(found, out, ms, seconds, seed), out, errors):
                    out = None
        except KeyboardInterrupt:
            interrupted = True
    if interrupted:
        print_words(errors, text("tournament-interrupted", done=len(found), matches=len(plans)), "yellow")
    if out and found:
        print_words(errors, text("simulate-wrote", path=str(out)), whole=True)
    if as_json:
        print(json.dumps([match.data() for match in found]))
    elif found:
        print_words(console, about(ms, seconds, seed), "bold")
        print_matches(found, console)
    return INTERRUPTED if interrupted else FAULTY if wanted and not out else 0


def about(ms: float, seconds: float, seed: str) -> str:
    """How the matches were played."""
    return text("tournament-about", ms=figure(ms, 0), seconds=figure(seconds, 0), seed=seed)


def print_matches(found: Sequence[tournament.Match], console: Console) -> None:
    """The matches as a table that 80 columns are wide enough for: games on lines of their own, their matches below."""
    game = None
    rows: list[list[str]] = []
    for match in found:
        cells = dict(zip(COLUMNS, row(match), strict=True))
        if cells["game"] != game:
            game = cells["game"]
            rows.append([{"bots": game, "ahead": cells["unit"]}.get(c, "") for c in NARROW])
        rows.append([f" {cells['bots']}", *(cells[c] for c in NARROW[1:])])
    table = grid(*(text(f"tournament-column-{c}") for c in NARROW))
    table.padding = (0, 1, 0, 0)
    for at, column in enumerate(table.columns):
        # Headings may be wrapped, numbers may not; names of bots may be of any length.
        width = max(len(cells[at]) for cells in rows)
        if at == 0:
            column.min_width = min(width, NAMES)
        else:
            column.width = max(width, *map(len, str(column.header).split()))
        column.overflow = "fold"
        column.justify = "right" if 0 < at < len(NARROW) - 1 else "left"
    for each in rows:
        table.add_row(*(Text(cell, "" if each[1] else "bold") for cell in each))
    console.print(table)


def row(match: tournament.Match) -> list[str]:
    """The cells of a match."""
    return [
        text("tournament-game", game=title_of(match.game), players=match.players),
        text("tournament-bots", bot=match.bot, others=match.others),
        str(match.games),
        _percent(match.share),
        figure(100 * match.fair, 0),
        _ahead(match.ahead),
        text(f"tournament-{match.unit}") if match.unit else "",
        text(f"tournament-{match.verdict}"),
    ]


def _percent(share: Figure) -> str:
    if share.low is None or share.high is None:
        return figure(100 * share.value, 0)
    return text(
        "tournament-share",
        share=figure(100 * share.value, 0),
        low=figure(100 * share.low, 0),
        high=figure(100 * share.high, 0),
    )


def _ahead(found: Figure | None) -> str:
    if found is None or found.low is None or found.high is None:
        return ""
    half = (found.high - found.low) / 2
    return text("simulate-mean", mean=figure(found.value, 1), half=figure(half, 1))


def written(found: Sequence[tournament.Match], out: Path, ms: float, seconds: float, seed: str) -> str:
    """What a file gets."""
    if out.suffix.lower() == ".json":
        data: dict[str, Any] = {"ms": ms, "seconds": seconds, "seed": seed}
        return json.dumps(data | {"matches": [match.data() for match in found]}, indent=2) + "\n"
    headings = [text(f"tournament-column-{c}") for c in COLUMNS]
    rows = [headings, ["---"] * len(headings), *map(row, found)]
    lines = [
        f"# {text('tournament-title')}",
        "",
        text("tournament-how"),
        "",
        about(ms, seconds, seed),
        "",
        *(f"| {' | '.join(cells)} |" for cells in rows),
    ]
    return "\n".join(lines) + "\n"
