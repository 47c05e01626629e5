"""`alehouse check`: whether a game keeps the laws, each with what is broken."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from alehouse.terminal.screen import plain, print_words
from alehouse.terminal.texts import text, title_of

HOLDS, BROKEN = range(2)
"""The exit statuses."""


def run(name: str, long: bool) -> int:
    """Check a game, print each law with what was found, and return the exit status. Raises Refused."""
    from alehouse.laws import check

    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    begun: dict[str, None] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(text("check-progress"), total=None)

        def tell(law: str, done: int | None = None, total: int | None = None, *more: Any) -> None:
            begun.setdefault(law)
            progress.update(task, description=plain(law), completed=done, total=total)

        faults = check(name, long, tell)
    broken: dict[str, list[str]] = {}
    for fault in faults:
        broken.setdefault(fault.law, []).append(fault.words)
    print_words(console, text("check-title", game=title_of(name)), "bold")
    for law in dict.fromkeys([*begun, *broken]):
        found = broken.get(law)
        mark = text("check-broken") if found else text("check-ok")
        console.print(Text.assemble((f"{mark:<8} ", "bold red" if found else "green"), plain(law)))
        for words in found or ():
            for line in words.splitlines():
                print_words(console, f"    {plain(line)}", whole=True)
    key, style = ("check-faults", "bold red") if faults else ("check-holds", "bold")
    print_words(console, text(key, game=title_of(name), count=len(faults)), style)
    return BROKEN if faults else HOLDS
