"""Waiting for compiled rules where they are needed, and saying so: the first time takes a while."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from alehouse import compiling
from alehouse.terminal.screen import print_words
from alehouse.terminal.texts import text, title_of


def prepare(*names: str) -> None:
    """Have games compiled, with a progress display on stderr unless they have been already."""
    if not compiling.to_compile(*names):
        compiling.prepare(*names)
        return
    message = text("prepare-game", game=title_of(names[0])) if len(names) == 1 else text("prepare-all")
    _shown(message, lambda told: compiling.prepare(*names, progress=told))


def warm() -> int:
    """Compile all games there are; return how many could not be compiled, after saying why."""
    from alehouse import catalogue as games

    start = time.perf_counter()
    found: dict[str, str] = {}
    names = [game.name for game in games.every_game()]
    _shown(text("prepare-all"), lambda told: found.update(compiling.compile_all(names, told)))
    if not found:
        console = Console(stderr=True, highlight=False)
        print_words(console, text("prepare-done", seconds=time.perf_counter() - start))
    return len(found)


def _shown(message: str, work: Callable[[Callable[[int, int], None]], object]) -> None:
    console = Console(stderr=True, highlight=False)
    if not console.is_terminal:
        console.print(message, markup=False, soft_wrap=True)
        work(lambda done, of: None)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(message, total=None)
        work(lambda done, of: progress.update(task, completed=done, total=of))
