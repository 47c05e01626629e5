"""Law 6: the rules give the same results interpreted and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from alehouse.native.jit import INTERPRETED
from alehouse.catalogue import every_game

from .journal import EACH, journal

LAWS = Path(__file__).parent
PROGRAM = """
import importlib.util, json, sys, types
laws = types.ModuleType("laws")
laws.__path__ = [sys.argv[1]]
sys.modules["laws"] = laws
from laws.journal import journal
print(json.dumps([journal(), "numba" in sys.modules]))
"""


def run(disabled: str) -> tuple[list[list[str]], bool]:
    """The journal of another process, and whether it has used Numba."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(LAWS)],
        env=os.environ | {"NUMBA_DISABLE_JIT": disabled},
        check=True,
        capture_output=True,
        text=True,
    )
    found, compiled = json.loads(done.stdout)
    return found, compiled


def test_interpreted_and_compiled_rules_agree() -> None:
    """Every state, event, menu, price, standing and sample of some dozen games, byte for byte."""
    other, compiled = run("0" if INTERPRETED else "1")
    assert compiled == INTERPRETED
    mine = journal()
    kinds = {" ".join(lines[0].split()[:2]) for lines in mine}
    assert kinds == {
        f"{game.name} {n}" for game in every_game() for n in range(game.min_players, game.max_players + 1)
    }
    assert len(mine) == len(kinds) * EACH
    assert sum(len(lines) for lines in mine) > 20 * len(mine)
    for ours, theirs in zip(mine, other, strict=True):
        assert ours == theirs


def test_the_test_would_notice() -> None:
    """Every line of a journal is its own: hashes of other moves, states and events differ."""
    lines = [line for entry in journal() for line in entry[1:]]
    states = {line.split()[-5] for line in lines}
    assert len(states) > len(lines) * 0.9
