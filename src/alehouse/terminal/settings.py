"""The options of `alehouse serve`: one for every setting, with what it is for."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Mapping
from typing import Annotated, Any

import typer

from alehouse.terminal.texts import help_text, text

if typing.TYPE_CHECKING:
    from alehouse.server.settings import Settings


def add_settings(function: Callable[..., None]) -> bool:
    """Give a command an option for every setting, in the place of its ``**given``; return whether there are any.

    Where the packages of the server are missing there are none: the command says so itself.
    """
    signature = inspect.signature(function, eval_str=True)
    parameters = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
    try:
        from alehouse.server import settings
    except ModuleNotFoundError:
        names: tuple[str, ...] = ()
    else:
        names = settings.NAMES
    for name in names:
        hint = settings.TYPES[name]
        bare = typing.get_args(hint)[0] if typing.get_origin(hint) is Annotated else str
        known = name not in settings.MACHINE and settings.default(name) is not None
        about: Any = typer.Option(
            f"--{settings.option(name)}",
            min=settings.least(name),
            max=65535 if name == "port" else None,
            show_default=settings.shown(name, settings.default(name)) if known else False,
            help=help_text(f"help-setting-{settings.option(name)}"),
        )
        parameters.append(
            inspect.Parameter(
                name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[bare | None, about]
            )
        )
    changed: Any = function
    changed.__signature__ = signature.replace(parameters=parameters)
    changed.__annotations__ = {each.name: each.annotation for each in parameters} | {"return": None}
    return bool(names)


def show(settings: Settings, sources: Mapping[str, str]) -> None:
    """Print every setting with its value and where it comes from."""
    from alehouse.server.settings import NAMES, default_database, option, shown

    rows = [tuple(text(f"setting-table-{each}") for each in ("name", "value", "source"))]
    for name in NAMES:
        value = getattr(settings, name)
        if name == "database":
            value = value or default_database()
        rows.append((option(name), shown(name, value), text(f"setting-source-{sources[name]}")))
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    for row in rows:
        print("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[2]]))
