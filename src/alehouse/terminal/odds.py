"""`alehouse odds`: what can come of each move at the end of a record, from what the seat to move knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from alehouse.refused import Refused
from alehouse.seen import Seen
from alehouse.terminal.chances import odds_table
from alehouse.terminal.preparing import prepare
from alehouse.terminal.replaying import FAULTY, HOLDS, complaints, in_json, records_in, table_of, wrong
from alehouse.terminal.screen import plain, print_words
from alehouse.terminal.texts import text, title_of

if TYPE_CHECKING:
    from alehouse.lab.odds import Odds


def seen_at_the_end(path: Path, seat: str | None, upto: int | None) -> Seen:
    """What the seat to move (or `seat`) knows at the end of a record. Raises Refused if there is nothing to choose."""
    table = table_of(path, upto)
    if table.over:
        raise Refused("odds-error-over", hand=table.hand)
    if not table.acting:
        raise Refused("odds-error-cards")
    chosen = table.acting[0] if seat is None else table.seats[table.seat(seat)]
    if chosen not in table.acting:
        raise Refused("odds-error-seat", seat=chosen, acting=", ".join(table.acting))
    return table.seen_by(chosen)


def as_json(seen: Seen, found: Iterable[Odds]) -> dict[str, Any]:
    """The odds of some moves as JSON values: an exact chance is a fraction in text, a share of samples a number."""
    moves = {
        each.move: {
            "method": each.method,
            "cards": {card: _chance(chance) for card, chance in each.cards.items()},
            "events": {name: _chance(chance) for name, chance in each.events.items()},
            "asked": list(each.asked),
            "margin": each.margin,
        }
        for each in found
    }
    exact = all(each["method"] == "exact" for each in moves.values())
    method = "exact" if exact else "sampled"
    return {"game": seen.game.name, "seat": seen.seat, "method": method, "moves": moves}


def _chance(chance: Fraction | float) -> str | float:
    return str(chance) if isinstance(chance, Fraction) else chance


def all_odds(seen: Seen, step: Callable[[], object] = lambda: None) -> list[Odds]:
    """The odds of every legal move of a seat."""
    found = []
    for move in seen.legal():
        found.append(seen.odds(move))
        step()
    return found


def run(paths: list[Path], json: bool, seat: str | None, upto: int | None) -> int:
    """Print the odds of every record; return 2 if one could not be read, or has nothing to choose."""
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    worst = HOLDS
    for path in records_in(paths):
        try:
            seen = seen_at_the_end(path, seat, upto)
            if seen.game.question:
                # Others may have to play on: by compiled rules, so that there are as many samples whether they were loaded or not.
                prepare(seen.game.name)
            with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
                moves = seen.legal()
                task = progress.add_task(plain(path.name), total=len(moves))
                found = all_odds(seen, lambda progress=progress, task=task: progress.advance(task))  # type: ignore[misc]
        except Exception as error:
            # One record that cannot be read keeps nobody from the others.
            worst = FAULTY
            faulty = wrong(str(path), error)
            if json:
                print(in_json(faulty), flush=True)
            for words in complaints(faulty):
                errors.print(Text(words, "red"), soft_wrap=True)
            continue
        if json:
            print(in_json({"file": str(path), **as_json(seen, found)}), flush=True)
            continue
        title = text("replay-title", file=plain(str(path)), game=title_of(seen.game.name))
        console.rule(Text(title, "bold"), align="left")
        name = plain(seen.names[seen.viewer])
        print_words(console, text("odds-title", seat=seen.seat or "", name=name, moves=seen.made))
        odds_table(console, seen, found)
    return worst
