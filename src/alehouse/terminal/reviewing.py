"""`alehouse review`: what decisions cost and what chance brought, as tables and a picture in text, JSON or a page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from alehouse.lab.review import MS, Review, Reviewer
from alehouse.lab.review_page import require_built
from alehouse.moves import seat_letter
from alehouse.terminal.catalogue import grid
from alehouse.terminal.figures import FAULTY as UNWRITTEN
from alehouse.terminal.figures import INTERRUPTED, touch
from alehouse.terminal.files import reason
from alehouse.terminal.preparing import prepare
from alehouse.terminal.replaying import FAULTY, HOLDS, complaints, in_json, records_in, table_of, wrong
from alehouse.terminal.screen import plain, print_words
from alehouse.terminal.texts import figure, locale, text, title_of

WORST = 10
"""So many decisions are shown at most, those first that cost most."""
COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_cyan", "bright_magenta")
"""Of the seats, in order."""
BLOCKS, DIGITS = "▁▂▃▄▅▆▇█", "0123456789"
"""What chances are drawn with: the second where a terminal has letters only."""
WIDEST = 100
"""Columns of the picture at most."""
NAMES = 20
"""Letters of a name in the picture at most."""


def run(
    paths: list[Path],
    as_json: bool,
    ms: float | None,
    iterations: int | None,
    upto: int | None,
    until: str | None,
    page: Path | None,
) -> int:
    """Review all records, print what there is to see, write it to `page` if one is wanted; return the highest exit status."""
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    if page:
        touch(page)
        # Not after hours of work.
        require_built()
    worst = HOLDS
    reviews: list[dict[str, Any]] = []
    for path in records_in(paths):
        try:
            table = table_of(path, upto)
            prepare(table.game.name)
            reviewer = Reviewer(table, MS if ms is None else ms, iterations, until)
        except Exception as error:
            # One record that cannot be reviewed keeps nobody from the others.
            worst = FAULTY
            told = wrong(str(path), error)
            if as_json:
                print(in_json(told), flush=True)
            for words in complaints(told):
                errors.print(Text(words, "red"), soft_wrap=True)
            continue
        interrupted = _work(reviewer, path, errors)
        if interrupted:
            worst = INTERRUPTED
            print_words(
                errors,
                text("review-interrupted", done=reviewer.done, decisions=len(reviewer.points)),
                "yellow",
            )
        if reviewer.ledger is not None:
            found = reviewer.review()
            reviews.append({"file": str(path)} | found.data())
            if as_json:
                print(in_json(reviews[-1]), flush=True)
            else:
                print_review(found, path, console)
        if interrupted:
            break
    if page and reviews:
        worst = max(worst, _write(reviews, page, errors))
    return worst


def _work(reviewer: Reviewer, path: Path, errors: Console) -> bool:
    """Review a game with a progress bar on stderr; return whether that was interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(text("review-progress", file=plain(path.name)), total=None)
        try:
            for done, total in reviewer.run():
                progress.update(task, completed=done, total=total)
        except KeyboardInterrupt:
            return True
    return False


def _write(reviews: Sequence[dict[str, Any]], page: Path, errors: Console) -> int:
    from alehouse.lab.review_page import write

    try:
        write(reviews, page, locale())
    except OSError as error:
        problem = text("cli-error-no-file", path=str(page), problem=reason(error))
        print_words(errors, problem, "red", whole=True)
        return UNWRITTEN
    print_words(errors, text("simulate-wrote", path=str(page)), whole=True)
    return HOLDS


def print_review(found: Review, path: Path, console: Console) -> None:
    """A game that was judged, to read."""
    names = {seat_letter(p): plain(name) for p, name in enumerate(found.players)}
    title = text("replay-title", file=plain(str(path)), game=title_of(found.game))
    console.rule(Text(title, "bold"), align="left")
    count = text("replay-moves", count=len(found.moves))
    print_words(console, text("review-about", moves=count, over=str(found.over).lower()))
    console.print()
    print_chances(found, names, console)
    console.print()
    print_accounts(found, names, console)
    console.print()
    print_decisions(found, names, console)


def print_chances(found: Review, names: dict[str, str], console: Console) -> None:
    """Everybody's chance to win from the first move to the last, a line for each seat."""
    print_words(console, text("review-chances"), "bold")
    letters = BLOCKS if (console.encoding or "").startswith("utf") else DIGITS
    width = min(NAMES, max(map(len, names.values())))
    room = max(8, min(WIDEST, console.width - width - 20))
    for p, name in enumerate(names.values()):
        row = [chances[p] for chances in found.chances]
        line = Text(name[:width].ljust(width + 1))
        line.append(percent(row[0]).rjust(7) + " ")
        line.append(picture(row, room, letters), COLOURS[p % len(COLOURS)])
        line.append(" " + percent(row[-1]))
        console.print(line, soft_wrap=True)


def picture(row: Sequence[float], room: int, letters: str) -> str:
    """Chances as a line of letters that stand for how high they are: each of them once or several times, or means of some."""
    n = len(row)
    if n <= room:
        return "".join(_letter(chance, letters) * (room // n) for chance in row)
    cuts = [at * n // room for at in range(room + 1)]
    parts = [row[low:high] for low, high in pairwise(cuts)]
    return "".join(_letter(sum(part) / len(part), letters) for part in parts)


def _letter(chance: float, letters: str) -> str:
    return letters[min(len(letters) - 1, int(chance * len(letters)))]


def percent(chance: float) -> str:
    """A chance as a share of a hundred."""
    return text("odds-percent", percent=figure(100 * chance, 0))


def signed(value: float) -> str:
    """A number with its sign and one digit after the point; nothing is nothing."""
    shown = figure(abs(value), 1)
    if shown == figure(0, 1):
        return shown
    return text("review-minus" if value < 0 else "review-plus", number=shown)


def print_accounts(found: Review, names: dict[str, str], console: Console) -> None:
    """What the game has brought every seat, and why: a table, and in words what stands out."""
    print_words(console, text("review-accounts", unit=found.unit), "bold")
    keys = ("seat", "expected", "luck", "skill", "result", "loss")
    table = grid(*(text(f"review-column-{key}") for key in keys))
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for p, seat in enumerate(found.seats):
        table.add_row(
            Text(names[seat.seat], COLOURS[p % len(COLOURS)]),
            *(signed(getattr(seat, key)) for key in keys[1:-1]),
            figure(seat.loss, 1),
        )
    console.print(table)
    luckiest = max(found.seats, key=lambda seat: seat.luck)
    if luckiest.luck > 0:
        told = text(
            "review-luckiest",
            name=names[luckiest.seat],
            luck=figure(luckiest.luck, 1),
            unit=found.unit,
            alone=str(len(found.seats) == 1).lower(),
        )
        print_words(console, told)
    costliest = max(found.seats, key=lambda seat: seat.loss)
    if costliest.loss > 0:
        told = text(
            "review-costliest", name=names[costliest.seat], loss=figure(costliest.loss, 1), unit=found.unit
        )
        print_words(console, told)
    print_words(console, text(f"review-until-{found.until}"), "dim")


def print_decisions(found: Review, names: dict[str, str], console: Console) -> None:
    """The decisions that cost most."""
    bad = sorted((d for d in found.decisions if d.loss > 0), key=lambda d: (-d.loss, d.move))
    if not bad:
        told = "review-faultless" if found.decisions else "review-no-decisions"
        print_words(console, text(told))
        return
    print_words(console, text("review-worst", shown=min(WORST, len(bad)), all=len(bad)), "bold")
    table = grid(*(text(f"review-column-{key}") for key in ("move", "seat", "played", "better")))
    table.columns[0].justify = "right"
    for d in bad[:WORST]:
        colour = COLOURS[(ord(d.seat) - ord("A")) % len(COLOURS)]
        table.add_row(str(d.move), Text(names[d.seat], colour), Text(d.played), Text(better(d)))
    console.print(table)
    if any(d.margin for d in bad):
        print_words(console, text("review-margin"), "dim")


def better(decision: Any) -> str:
    """What would have been better than a move that was made, and by how much."""
    digits = 2 if decision.loss < 10 else 1
    return text(
        "review-better" if decision.margin else "review-better-exact",
        move=decision.best,
        loss=figure(decision.loss, digits),
        margin=figure(decision.margin, digits),
    )
