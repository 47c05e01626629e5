"""A journal of games played at random from fixed seeds, the same from compiled and from interpreted rules (law 6)."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from alehouse.dealer import new_dealer
from alehouse.catalogue import every_game
from alehouse.layout import SPECTATOR, view
from alehouse.deals import sample
from alehouse.table import Table

from .playing import LONG, Manner, Setting, play_on, some_settings

EACH, MOVES = (20, 200) if LONG else (4, 60)


def digest(*parts: Any) -> str:
    """A short hash of bytes and JSON values."""
    found = hashlib.sha256()
    for part in parts:
        found.update(part if isinstance(part, bytes) else json.dumps(part).encode())
    return found.hexdigest()[:16]


def told(table: Table) -> list[Any]:
    """What all seats are told: menus with prices, and how well each seat stands."""
    state = table.state
    return [
        [[vars(choice) for choice in table.seen_by(seat).menu()] for seat in table.seats],
        [int(table.game.standing(state, p)) for p in range(len(table.seats))],
    ]


def entry(setting: Setting) -> list[str]:
    """One game: a line for each move, with hashes of the state, the dealer, the events and the menus."""
    table = setting.table()
    guess = new_dealer("guess")

    def line(happened: Any) -> str:
        fair = sample(setting.game, view(setting.game.layout, table.state, SPECTATOR), SPECTATOR, guess)
        parts = (
            table.state.tobytes(),
            table._dealer["key"].tobytes() + table._dealer["block"].tobytes() + table._dealer["at"].tobytes(),
            happened,
            told(table),
            fair.tobytes(),
        )
        return " ".join([(table.moves or ["start"])[-1], *(digest(part) for part in parts)])

    lines = [f"{setting.game.name} {setting.players} {setting.options}", line(table.laid_open().events())]
    lines += [line(happened) for happened in play_on(table, Manner(setting.game, setting.manner), MOVES)]
    return lines


def journal() -> list[list[str]]:
    """Games of every kind: all games, all numbers of players, options of all sorts."""
    return [entry(setting) for game in every_game() for setting in some_settings(game, EACH)]
