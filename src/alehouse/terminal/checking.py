"""`alehouse check`: whether a game keeps the laws, each with what is broken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from alehouse.laws.fault import Fault
from alehouse.terminal.screen import plain, print_words
from alehouse.terminal.texts import text, title_of

LOOKS = {"ok": "green", "missing": "yellow", "broken": "bold red"}
"""How it is shown what was found about a law."""
HOLDS, BROKEN = range(2)
"""The exit statuses."""


def state_of(faults: Sequence[Fault]) -> str:
    """What was found about a law, as a key of `LOOKS`."""
    return "broken" if any(fault.broken for fault in faults) else "missing" if faults else "ok"


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
    found: dict[str, list[Fault]] = {}
    for fault in faults:
        found.setdefault(fault.law, []).append(fault)
    print_words(console, text("check-title", game=title_of(name)), "bold")
    marks = {look: text(f"check-{look}") for look in LOOKS}
    for law in dict.fromkeys([*begun, *found]):
        look = state_of(found.get(law, ()))
        console.print(
            Text.assemble((marks[look].ljust(max(map(len, marks.values()))), LOOKS[look]), f"  {plain(law)}")
        )
        for fault in found.get(law, ()):
            for line in [*fault.words.splitlines(), *(fault.record or "").splitlines()]:
                print_words(console, f"    {plain(line)}", whole=True)
    wrong = sum(fault.broken for fault in faults)
    key, style = ("check-faults", "bold red") if wrong else ("check-holds", "bold")
    print_words(console, text(key, game=title_of(name), count=wrong), style)
    return BROKEN if wrong else HOLDS
