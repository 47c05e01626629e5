"""A picture of a table for a terminal, drawn from the zones that its game declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from alehouse.game import Game
from alehouse.layout import Field
from alehouse.terminal.sentences import plain_words
from alehouse.terminal.texts import named, text

CARD = "bold black on rgb(243,234,211)"
BACK = "rgb(243,234,211) on rgb(110,45,40)"
YOU = "bold"
DIM = "dim"
TURN = "bold green"
FEW = 2
"""So many face-down cards are drawn one by one however little room there is."""


def plain(words: str) -> str:
    """A text from outside (a player's name) without characters that would move the cursor."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in words)


def print_words(console: Console, words: str, style: str = "", *, whole: bool = False) -> None:
    """Print a text as it is: no markup, wrapped at the terminal's width, or (with a path in it) left `whole`."""
    console.print(Text(words, style), soft_wrap=whole)


def drawn(console: Console, show: Callable[[], None]) -> str:
    """What a function prints on a console, instead of printing it."""
    with console.capture() as captured:
        show()
    return captured.get()


def line_count(shown: str) -> int:
    """How many lines of the screen something takes that was drawn for it."""
    return shown.count("\n")


def cards(texts: Iterable[str], console: Console, compact: bool = False) -> Text:
    """Cards side by side: little cards where there are colours, else their texts.

    `compact`: without their edges, and face-down ones counted.
    """
    drawn = Text()
    plainly = console.color_system is None or console.no_color
    for shown, run in groupby(texts):
        count = len(list(run))
        several = compact and shown == "?" and count > FEW
        for _ in range(1 if several else count):
            if drawn:
                drawn.append(" ")
            words = f"{count}×?" if several else shown
            if plainly:
                drawn.append(words)
            else:
                drawn.append(words if compact else f" {words} ", BACK if shown == "?" else CARD)
    return drawn


def turn_mark(console: Console) -> str:
    """What stands before the seats that are to play."""
    return "▸" if (console.encoding or "").startswith("utf") else ">"


def cell(
    game: Game, field: Field, value: Any, names: dict[str, str], console: Console, compact: bool
) -> Text:
    """One zone of one seat."""
    if field.kind == "words":
        return Text(word_of(game, value), "" if value == field.words[0] else "italic")
    if field.kind == "seat" and value is not None:
        return Text(plain(names[value]))
    if isinstance(value, list):
        return cards(value, console, compact)
    return Text(text("terminal-none") if value is None else str(value))


def word_of(game: Game, state: str) -> str:
    """A word of a game's state as a text."""
    return named("state", game.name, state) or plain_words(state)


def zone_name(game: Game, field: Field) -> str:
    """What a zone is called."""
    return named("zone", game.name, field.name) or plain_words(field.name)


def said(field: Field, values: list[Any]) -> bool:
    """Whether a zone says anything about any seat: a column of noughts is left out."""
    return field.kind not in ("number", "seat") or any(values)


def print_sheet(
    console: Console, fields: list[Field], zones: dict[str, Any], names: dict[str, str], numbers: list[Any]
) -> None:
    """Draw the score sheets of a position as one: a column for each line that is written."""
    length = max((len(column) for field in fields for column in zones[field.name]), default=0)
    if not length:
        return
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1), header_style=DIM)
    grid.add_column("")
    for line in range(length):
        grid.add_column(str(line + 1), justify="right")
    grid.add_column(text("terminal-column-points"), justify="right")
    for p, seat in enumerate(names):
        lines = [" ".join(str(zones[f.name][p][i]) for f in fields).strip() for i in range(length)]
        grid.add_row(Text(plain(names[seat])), *lines, Text(str(numbers[p]), "bold"))
    console.print(grid)


def print_table(
    console: Console,
    game: Game,
    position: dict[str, Any],
    names: dict[str, str],
    you: str | None,
    *,
    sheet: bool = True,
    compact: bool = False,
) -> None:
    """Draw a position: a line for each seat, then what lies in the middle, then the score `sheet` if there is one.

    `compact`: with less room between things and around cards.
    """
    zones = position["zones"]
    fields = [game.layout.fields[name] for name in zones]
    sheets = [f for f in fields if f.kind == "sheet"]
    own = [f for f in fields if f.per_seat and f not in sheets and said(f, zones[f.name])]
    numbers = [name for name in ("points", "chips") if position[name] is not None]
    padding = (0, 1, 0, 0) if compact else (0, 1)
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=padding, header_style=DIM)
    grid.add_column("", no_wrap=True)
    grid.add_column(text("terminal-column-player"))
    for field in own:
        grid.add_column(zone_name(game, field))
    for name in numbers:
        grid.add_column(text(f"terminal-column-{name}"), justify="right")
    for p, seat in enumerate(names):
        to_play = seat in position["acting"]
        mark = Text(f"{turn_mark(console) if to_play else ' '} {seat}", TURN if to_play else "")
        name = plain(names[seat])
        shown = text("terminal-you", name=name) if seat == you and name != text("play-you") else name
        row = [mark, Text("" if shown == seat else shown, YOU if seat == you else "")]
        row += [cell(game, field, zones[field.name][p], names, console, compact) for field in own]
        row += [Text(str(position[name][p])) for name in numbers]
        grid.add_row(*row)
    console.print(grid)
    facts = [
        text(
            "terminal-fact",
            what=zone_name(game, f),
            value=in_words(game, f, zones[f.name], names),
        )
        for f in fields
        if not f.per_seat and zones[f.name] is not None
    ]
    if position["pot"] is not None:
        facts.insert(0, text("terminal-fact", what=text("terminal-pot"), value=str(position["pot"])))
    console.print(Text("  " + " · ".join(facts), DIM))
    if sheets and sheet:
        print_sheet(console, sheets, zones, names, position[numbers[0]])


def in_words(game: Game, field: Field, value: Any, names: dict[str, str]) -> str:
    """A zone of the middle: cards (a dash if none are left), a seat, a word or a number."""
    if field.kind == "words":
        return word_of(game, value)
    if field.kind == "seat":
        return plain(names[value])
    return (" ".join(value) or "–") if isinstance(value, list) else str(value)


def listed(seats: Iterable[str], names: dict[str, str]) -> str:
    """Names of seats in a row, with their letters where they have names."""
    return ", ".join(
        s if names[s] == s else text("play-other-short", name=plain(names[s]), seat=s) for s in seats
    )


def print_result(console: Console, position: dict[str, Any], names: dict[str, str]) -> None:
    """Say who has won or lost, or who is to play."""
    if not position["over"]:
        if position["acting"]:
            print_words(console, text("terminal-waiting", seats=listed(position["acting"], names)))
        else:
            print_words(console, text("terminal-stopped"))
        return
    print_words(console, text("terminal-over"), "bold")
    for key in ("winners", "losers"):
        if position[key]:
            shown = listed(position[key], names)
            print_words(console, text(f"terminal-{key}", count=len(position[key]), names=shown), "bold")
