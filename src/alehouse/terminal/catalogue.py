"""The list of games, and the rules of one."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from alehouse import catalogue as games
from alehouse.game import Game
from alehouse.layout import Option
from alehouse.refused import Refused
from alehouse.terminal.files import path_of
from alehouse.terminal.screen import print_words
from alehouse.terminal.texts import locale, text, text_or, title_of


def span(low: int, high: int) -> str:
    """Two bounds as one text."""
    return str(low) if low == high else f"{low}–{high}"


def grid(*columns: str, title: str | None = None) -> Grid:
    """An empty table with headings."""
    table = Grid(
        *columns, box=SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="dim", title_justify="left"
    )
    if title:
        table.title = Text(title, "bold")
    return table


def print_games(players: int | None, console: Console) -> None:
    """All games, or those for a number of players, a line each."""
    found = [g for g in games.every_game() if players is None or g.min_players <= players <= g.max_players]
    if not found:
        raise Refused("cli-error-none-for", players=players)
    columns = ("game", "players", "minutes", "kind", "line")
    table = grid(*(text(f"cli-games-column-{column}") for column in columns))
    for game in found:
        table.add_row(
            Text(game.name, "bold"),
            span(game.min_players, game.max_players),
            span(*game.usual_minutes),
            text(f"cli-games-kind-{game.kind}"),
            text_or("", f"game-{game.name}", attribute="line"),
        )
    console.print(table)
    print_words(console, text("cli-games-hint", game=found[0].name), "dim")
    for broken in games.broken_games():
        print_words(console, text("error-game-broken", problem=str(broken)), "red")


def print_rules(name: str, console: Console, *, page: bool = False) -> None:
    """The rules of a game and its options; with `page` in a pager. Raises Refused if there is no such game."""
    game = games.find(name)
    written = games.rules_of(game, locale())

    def show() -> None:
        if written is not None:
            console.print(Markdown(written))
        else:
            print_words(console, text("cli-rules-missing", game=title_of(name)), "dim")
            print_words(console, inspect.getdoc(game.module) or "")
        console.print()
        print_options(game, console)

    show_paged(show, console, page)


def print_advice(name: str, console: Console, *, page: bool = False) -> None:
    """How a game is played well; with `page` in a pager. Raises Refused if there is no such game, or no such page."""
    game = games.find(name)
    written = games.study_of(game, locale())
    if written is None:
        raise Refused("cli-error-no-advice", game=game.name, games=", ".join(games.shipped()))
    show_paged(lambda: console.print(Markdown(written)), console, page)


def show_paged(show: Callable[[], None], console: Console, page: bool) -> None:
    """Print something, with `page` in a pager if this is a terminal."""
    if page and console.is_terminal:
        with console.pager(styles=True):
            show()
    else:
        show()


def print_options(game: Game, console: Console) -> None:
    """A game's options: what they may be, what they are if nothing is said, what they do."""
    if not game.options:
        print_words(console, text("cli-rules-no-options", game=title_of(game.name)))
        return
    columns = (text(f"cli-rules-column-{column}") for column in ("name", "values", "default", "about"))
    table = grid(*columns, title=text("cli-rules-options"))
    table.columns[0].overflow = "fold"
    for name, (_, option) in game.options.items():
        about = text_or("", f"option-{game.name}-{name.replace('_', '-')}", attribute="about")
        if option.needs:
            about = f"{about} {text('cli-rules-needs', other=option.needs)}"
        table.add_row(Text(name, "bold"), values(option), default(option), about.strip())
    console.print(table)


def values(option: Option) -> str:
    """What may be chosen."""
    if option.type == "switch":
        return text("cli-rules-switch")
    if option.type == "number":
        return text("cli-rules-number", low=option.minimum, high=option.maximum)
    if option.type == "text":
        return text("cli-rules-text")
    return ", ".join(option.choices)


def default(option: Option) -> str:
    """What holds if nothing is chosen."""
    if option.default is None:
        return text("cli-rules-open")
    if option.type == "switch":
        return text("cli-rules-on" if option.default else "cli-rules-off")
    return str(option.default) if option.default != "" else text("cli-rules-open")


NOTHING = ("off", "none")
"""What leaves an option open that may be left open."""
SWITCH = {
    "true": True,
    "on": True,
    "yes": True,
    "1": True,
    "false": False,
    "off": False,
    "no": False,
    "0": False,
}


def read_options(game: Game, given: Sequence[str], beside: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Options from texts ``name=value``; a switch may be named alone, a text may come from a file (``name=@file``).

    `beside` are options that hold anyway; with them, one that is said to be left open is `None`, else it is left out.
    Raises Refused if they do not fit the game, or a file cannot be read.
    """
    options: dict[str, Any] = {}
    for words in given:
        name, equals, value = (part.strip() for part in words.partition("="))
        name = name.replace("-", "_")
        known = game.options.get(name)
        switch = known is not None and known[1].type == "switch"
        if (
            known is not None
            and known[1].optional
            and value.lower() in NOTHING
            and value not in known[1].choices
        ):
            if beside is not None:
                options[name] = None
            continue
        if not name or (not equals and not switch and known is not None):
            raise Refused("cli-error-option-form", text=words)
        options[name] = value
        if switch:
            options[name] = SWITCH.get(value.lower(), value) if equals else True
        elif known is not None and known[1].type == "number" and value.lstrip("-").isdecimal():
            options[name] = int(value)
        elif known is not None and known[1].type == "text" and value.startswith("@"):
            options[name] = whole_text(path_of(value[1:]))
    game.check_options({**(beside or {}), **options})
    return options


def whole_text(path: Path) -> str:
    """The text of a file. Raises Refused."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Refused("error-file", path=str(path), problem=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise Refused("error-file-encoding", path=str(path), place=error.start) from None
