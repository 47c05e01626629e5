"""A picture of a table for a terminal, drawn from the zones that its game declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from alehouse.game import Game
from alehouse.language import plain_words
from alehouse.layout import Field, Zone
from alehouse.seen import Position
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


def zone_name(game: Game, zone: Zone) -> str:
    """What a zone is called."""
    return named("zone", game.name, zone.name) or plain_words(zone.name)


def said(field: Field, values: list[Any]) -> bool:
    """Whether a zone says anything about any seat: a column of noughts is left out."""
    return field.kind not in ("number", "flag", "seat") or any(values)


def print_sheet(
    console: Console,
    sheets: list[Zone],
    shown: Mapping[str, Any],
    names: dict[str, str],
    sums: list[int] | None,
) -> None:
    """Draw the score sheets of a position as one: a column for each line that is written, and the sums if there are any."""
    length = max((len(column) for zone in sheets for column in shown[zone.name]), default=0)
    if not length:
        return
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1), header_style=DIM)
    grid.add_column("")
    for line in range(length):
        grid.add_column(str(line + 1), justify="right")
    if sums is not None:
        grid.add_column(text("terminal-column-points"), justify="right")
    for p, seat in enumerate(names):
        lines = [" ".join(str(shown[zone.name][p][i]) for zone in sheets).strip() for i in range(length)]
        ends = [] if sums is None else [Text(str(sums[p]), "bold")]
        grid.add_row(Text(plain(names[seat])), *lines, *ends)
    console.print(grid)


def print_table(
    console: Console,
    game: Game,
    position: Position,
    names: dict[str, str],
    you: str | None,
    *,
    sheet: bool = True,
    compact: bool = False,
) -> None:
    """Draw a position: a line for each seat, then what lies in the middle, then the score `sheet` if there is one.

    `compact`: with less room between things and around cards.
    """
    values: Mapping[str, Any] = position["zones"]
    zones = [zone for zone in game.layout.zones() if zone.name in values]
    sheets = [zone for zone in zones if zone.field.kind == "sheet"]
    own = [z for z in zones if z.field.per_seat and z not in sheets and said(z.field, values[z.name])]
    counts = {key: found for key in ("points", "chips") if (found := position[key]) is not None}
    padding = (0, 1, 0, 0) if compact else (0, 1)
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=padding, header_style=DIM)
    grid.add_column("", no_wrap=True)
    grid.add_column(text("terminal-column-player"))
    for zone in own:
        grid.add_column(zone_name(game, zone))
    for name in counts:
        grid.add_column(text(f"terminal-column-{name}"), justify="right")
    for p, seat in enumerate(names):
        to_play = seat in position["acting"]
        mark = Text(f"{turn_mark(console) if to_play else ' '} {seat}", TURN if to_play else "")
        name = plain(names[seat])
        shown = text("terminal-you", name=name) if seat == you and name != text("play-you") else name
        row = [mark, Text("" if shown == seat else shown, YOU if seat == you else "")]
        row += [cell(game, zone.field, values[zone.name][p], names, console, compact) for zone in own]
        row += [Text(str(found[p])) for found in counts.values()]
        grid.add_row(*row)
    console.print(grid)
    facts = [
        text(
            "terminal-fact",
            what=zone_name(game, zone),
            value=in_words(game, zone.field, values[zone.name], names),
        )
        for zone in zones
        if not zone.field.per_seat and values[zone.name] is not None
    ]
    if position["pot"] is not None:
        facts.insert(0, text("terminal-fact", what=text("terminal-pot"), value=str(position["pot"])))
    console.print(Text("  " + " · ".join(facts), DIM))
    if sheets and sheet:
        print_sheet(console, sheets, values, names, next(iter(counts.values()), None))


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


def print_result(console: Console, position: Position, names: dict[str, str]) -> None:
    """Say who has won or lost, or who is to play."""
    if not position["over"]:
        if position["acting"]:
            print_words(console, text("terminal-waiting", seats=listed(position["acting"], names)))
        else:
            print_words(console, text("terminal-stopped"))
        return
    print_words(console, text("terminal-over"), "bold")
    for key, seats in (("winners", position["winners"]), ("losers", position["losers"])):
        if seats:
            shown = listed(seats, names)
            print_words(console, text(f"terminal-{key}", count=len(seats), names=shown), "bold")
