"""Loops of the laboratory: each module is compiled by itself, when it is first wanted.

A module here has functions marked with `rule`, and `SIGNATURES`: for each of them that Python calls its types, written with
the names of `alehouse.native.compiled` (``N(TABLES, MATRIX, F(LEGAL))``: a number, from a table as 64-bit words, rows of
them, and an entry point). Where none of them makes an array, `REFERENCES = False` leaves out the counting of references.
"""

from __future__ import annotations

from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np

from alehouse import compiling
from alehouse.native.jit import INTERPRETED


def load(group: str, game: str) -> SimpleNamespace:
    """The loops of the module `group` for a game: compiled if its rules are, or as plain functions.

    Waits until the game is compiled; the entry points of the game go with them (`Game.entries`).
    """
    module = import_module(f"alehouse.lab.loops.{group}")
    if not INTERPRETED and compiling.prepare(game):
        from alehouse.native import compiled

        return SimpleNamespace(**compiled.load_group(group))
    return SimpleNamespace(**{name: getattr(module, name) for name in module.SIGNATURES})


def addresses(*entries: Any) -> Any:
    """Entry points of a game as a loop takes them that is called often: by their addresses, or, if they are plain functions, as they are.

    Whoever keeps the addresses has to keep the entry points.
    """
    if all(hasattr(entry, "address") for entry in entries):
        return np.array([entry.address for entry in entries], np.int64)
    return entries
