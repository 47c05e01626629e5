"""`alehouse check`: whether a game keeps the laws, each with what is broken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from alehouse.catalogue import find
from alehouse.game import BrokenGame
from alehouse.terminal.screen import plain, print_words
from alehouse.terminal.texts import text, title_of

LOOKS = {"ok": "green", "idle": "dim", "untried": "yellow", "missing": "yellow", "broken": "bold red"}
"""How it is shown what was found about a law."""
HOLDS, BROKEN = range(2)
"""The exit statuses."""


def run(name: str, long: bool) -> int:
    """Check a game, print each law with what was found, and return the exit status. Raises Refused."""
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    try:
        find(name)
    except BrokenGame as broken:
        print_words(console, text("check-not-loaded", game=name), "bold red")
        print_words(console, f"    {plain(str(broken))}", whole=True)
        return BROKEN

    from alehouse.laws import LAWS, check, left_out, untried

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(text("check-progress"))

        def tell(promise: str, done: int, of: int) -> None:
            progress.update(task, description=plain(promise), completed=done, total=of)

        found: dict[str, list[Any]] = {law: [] for law in LAWS}
        for fault in check(name, long=long, progress=tell):
            found.setdefault(fault.law, []).append(fault)
    print_words(console, text("check-title", game=title_of(name)), "bold")
    idle = left_out(name)
    open_questions = untried([fault for faults in found.values() for fault in faults])
    marks = {look: text(f"check-{look}") for look in LOOKS}
    width = max(map(len, marks.values()))
    for law, faults in found.items():
        look = look_of(faults)
        if look == "ok" and (law in idle or law in open_questions):
            look = "idle" if law in idle else "untried"
        words = f"  {law}: {LAWS[law]}" if law in LAWS else f"  {law}"
        console.print(Text.assemble((marks[look].ljust(width), LOOKS[look]), words))
        for fault in faults:
            for line in [*fault.words.splitlines(), *(fault.record or "").splitlines()]:
                print_words(console, f"    {plain(line)}", whole=True)
    wrong = sum(fault.broken for faults in found.values() for fault in faults)
    key, style = ("check-faults", "bold red") if wrong else ("check-holds", "bold")
    print_words(console, text(key, game=title_of(name), count=wrong), style)
    return BROKEN if wrong else HOLDS


def look_of(faults: Sequence[Any]) -> str:
    """What was found about a law, as a key of `LOOKS`."""
    return "broken" if any(fault.broken for fault in faults) else "missing" if faults else "ok"
