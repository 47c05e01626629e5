"""`alehouse tournament`: bots against each other in every game, as a table on the screen and in a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from alehouse import game as games
from alehouse.lab import tournament
from alehouse.lab.simulate import Figure
from alehouse.terminal.catalogue import grid
from alehouse.terminal.figures import INTERRUPTED, touch
from alehouse.terminal.preparing import compile_game, preparing, text_of_game
from alehouse.terminal.screen import print_words
from alehouse.terminal.texts import figure, text

COLUMNS = ("game", "bots", "games", "wins", "fair", "ahead", "unit", "verdict")


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
                title = text("tournament-match", game=text_of_game(plan.game), bot=bot, others=others)
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
                if out:
                    out.write_text(written(found, out, ms, seconds, seed), "utf-8")
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
        table = grid(*(text(f"tournament-column-{c}") for c in COLUMNS))
        for column in table.columns:
            column.no_wrap = True
        for match in found:
            table.add_row(*row(match))
        console.print(table)
    return INTERRUPTED if interrupted else 0


def about(ms: float, seconds: float, seed: str) -> str:
    """How the matches were played."""
    return text("tournament-about", ms=figure(ms, 0), seconds=figure(seconds, 0), seed=seed)


def row(match: tournament.Match) -> list[str]:
    """The cells of a match."""
    return [
        text("tournament-game", game=text_of_game(match.game), players=match.players),
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
