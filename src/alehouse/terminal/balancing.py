"""`alehouse balance`: what bots' games say about a game, on the screen, as JSON, and as a page with plots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from alehouse.catalogue import find
from alehouse.lab import balance, balance_page
from alehouse.refused import Refused
from alehouse.terminal.catalogue import grid, read_options
from alehouse.terminal.figures import FAULTY, INTERRUPTED, touch, write
from alehouse.terminal.preparing import prepare
from alehouse.terminal.screen import print_words
from alehouse.terminal.texts import locale, named, text, title_of


def cases_of(
    game: str,
    players: Sequence[int] | None,
    option: Sequence[str],
    beside: Sequence[str],
    bot: str,
    ms: float | None,
    seed: str,
) -> list[balance.Case]:
    """Every number of players with the options given, and again with each of those `beside` them. Raises Refused."""
    found = find(game)
    sets = [list(option), *([*option, *words.split()] for words in beside if words.strip())]
    seats = players or range(found.min_players, found.max_players + 1)
    cases = []
    for n in seats:
        found.check_players(n)
        for given in sets:
            options = found.options_for(n, read_options(found, given))
            cases.append(balance.Case(game, n, tuple(options.items()), bot, ms, seed=seed))
    for case in cases:
        case.check()
    return cases


def counts(words: str | None) -> list[int] | None:
    """Numbers of players, from ``2,4`` or ``2-6``; `None` if nothing is said. Raises Refused."""
    if words is None:
        return None
    found: list[int] = []
    for part in words.replace("–", "-").split(","):
        low, dash, high = part.strip().partition("-")
        if not (low.isdecimal() and (high.isdecimal() if dash else True)) or len(part) > 6:
            raise Refused("error-balance-players", value=words)
        found += range(int(low), int(high or low) + 1)
    if not found or max(found) > 8:
        raise Refused("error-balance-players", value=words)
    return sorted(set(found))


def run(
    cases: Sequence[balance.Case],
    games: int,
    seconds: float | None,
    pace: float,
    as_json: bool,
    out: Path | None,
) -> int:
    """Look at all cases and show what they say; return the exit status. `out` is written anew after every case.

    Raises Refused if a bot fails, or the file cannot be written.
    """
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    if out:
        touch(out)
    game = cases[0].game
    prepare(game)
    found: list[dict[str, Any]] = []
    interrupted, status = False, 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        for case in cases:
            looked: list[balance.Looked] = []
            words = balance_page.label({"players": case.players, "options": dict(case.options)}, text)
            task = progress.add_task(words, total=games)
            try:
                for one in balance.run(case, games, seconds):
                    looked.append(one)
                    progress.advance(task)
            except KeyboardInterrupt:
                interrupted = True
            if looked:
                found.append(balance.summed_up(case, looked, pace))
                if out and not _write(found, game, out, errors):
                    status = FAULTY
            if interrupted:
                break
    if interrupted:
        print_words(errors, text("balance-interrupted", done=len(found), cases=len(cases)), "yellow")
    if as_json:
        print(json.dumps({"game": game, "cases": found, "interrupted": interrupted}))
    elif found:
        show(found, game, console)
    if out and found and not status:
        print_words(errors, text("simulate-wrote", path=str(out)), whole=True)
    return INTERRUPTED if interrupted else status


def _write(found: list[dict[str, Any]], game: str, out: Path, errors: Console) -> bool:
    if out.suffix.lower() == ".json":
        return write(json.dumps({"game": game, "cases": found}, indent=2) + "\n", out, errors)

    def say(message: str, **given: Any) -> str:
        if message == "balance-event-name":
            return event_words(game, str(given["event"]))
        return text(message, **given)

    title = text("balance-title", game=title_of(game))
    return write(balance_page.write(found, title, locale(), say), out, errors)


def event_words(game: str, event: str) -> str:
    """What an event is called."""
    return named("chance", game, event) or event


def show(found: Sequence[dict[str, Any]], game: str, console: Console) -> None:
    """All cases side by side, as many as fit; the seats of each below."""
    heads, rows = balance_page.overview(found, text)
    room = max(1, (console.width - 30) // 24)
    for first in range(1, len(heads), room):
        table = grid(heads[0], *heads[first : first + room], title=text("balance-title", game=title_of(game)))
        for row in rows:
            table.add_row(row[0], *row[first : first + room])
        console.print(table)
    print_words(console, text("balance-how"), "dim")
