"""Alehouse: pub card games for friends, for real tables, for study and for research.

A `Table` is a game that is being played; what one seat knows of it is a `Seen`, and that is what bots (`make_bot`) and chances
(`odds`, `outcomes`) get. A game becomes a `Record`, and `replay` plays a record. `find` and `every_game` give the games, also
those of other people (`use_folders`). Whatever cannot be accepted raises `Refused`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alehouse.bots import Bot, make_bot
    from alehouse.catalogue import every_game, find, use_folders
    from alehouse.game import Game
    from alehouse.lab.odds import Odds, Outcome, odds, outcomes, turned_out
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
    "Game",
    "Odds",
    "Outcome",
    "Position",
    "Record",
    "Refused",
    "Replayed",
    "Seen",
    "Step",
    "Table",
    "__version__",
    "every_game",
    "find",
    "make_bot",
    "odds",
    "outcomes",
    "replay",
    "turned_out",
    "use_folders",
]

_MODULES = {
    "bots": ("Bot", "make_bot"),
    "catalogue": ("every_game", "find", "use_folders"),
    "game": ("Game",),
    "lab.odds": ("Odds", "Outcome", "odds", "outcomes", "turned_out"),
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
