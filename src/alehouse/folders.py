"""Folders with games of other people.

An environment variable names them, so that processes which this one starts find them, too. What is here loads nothing
else: the command line needs it before anything.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

GAMES = "ALEHOUSE_GAMES"
"""The variable's name."""


def add_folders(folders: Iterable[Path]) -> None:
    """Name some more folders."""
    known = filter(None, os.environ.get(GAMES, "").split(os.pathsep))
    every = dict.fromkeys([*known, *(str(folder.resolve()) for folder in folders)])
    os.environ[GAMES] = os.pathsep.join(every)
