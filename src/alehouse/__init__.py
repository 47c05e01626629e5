"""Alehouse: pub card games for friends, for real tables, for study and for research.

A `Table` is a game that is being played; what one seat knows of it is a `Seen`, and that is what bots (`make_bot`) and chances
(`odds`, `outcomes`) get. A game becomes a `Record`, and `replay` plays a record. `find` and `every_game` give the games, also
those of other people (`use_folders`). Nothing is compiled unless it is asked for: `prepare("port")` makes Port some hundred
times as fast, for whoever makes many moves. Whatever cannot be accepted raises `Refused`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alehouse.bots import Bot, make_bot
    from alehouse.bots.explaining import Explanation, explain
    from alehouse.catalogue import every_game, find, use_folders
    from alehouse.compiling import prepare
    from alehouse.game import Game
    from alehouse.lab.odds import Odds, Outcome, odds, outcomes, turned_out
    from alehouse.lab.review import Review, review
    from alehouse.lab.solving import Solution, solve
    from alehouse.moves import Choice
    from alehouse.records import Record
    from alehouse.refused import Refused
    from alehouse.replayed import Replayed, replay
    from alehouse.seen import Event, Position, Seen, Step
    from alehouse.table import Table

    __version__: str

__all__ = [
    "Bot",
    "Choice",
    "Event",
    "Explanation",
    "Game",
    "Odds",
    "Outcome",
    "Position",
    "Record",
    "Refused",
    "Replayed",
    "Review",
    "Seen",
    "Solution",
    "Step",
    "Table",
    "__version__",
    "every_game",
    "explain",
    "find",
    "make_bot",
    "odds",
    "outcomes",
    "prepare",
    "replay",
    "review",
    "solve",
    "turned_out",
    "use_folders",
]

_MODULES = {
    "bots": ("Bot", "make_bot"),
    "bots.explaining": ("Explanation", "explain"),
    "catalogue": ("every_game", "find", "use_folders"),
    "compiling": ("prepare",),
    "game": ("Game",),
    "lab.odds": ("Odds", "Outcome", "odds", "outcomes", "turned_out"),
    "lab.review": ("Review", "review"),
    "lab.solving": ("Solution", "solve"),
    "moves": ("Choice",),
    "records": ("Record",),
    "refused": ("Refused",),
    "replayed": ("Replayed", "replay"),
    "seen": ("Event", "Position", "Seen", "Step"),
    "table": ("Table",),
}
"""Where the public names are. They are loaded when they are used, so that ``import alehouse`` alone costs nothing."""


def __getattr__(name: str) -> object:
    if name == "__version__":
        from importlib.metadata import version

        found: object = version("alehouse")
    else:
        module = next((module for module, names in _MODULES.items() if name in names), None)
        if module is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return list(__all__)
