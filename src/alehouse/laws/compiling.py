"""Compiled and interpreted rules give the same results: a journal of games, the same from both.

``python -m alehouse.laws.compiling GAME`` prints it as JSON, for the process that compares.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from alehouse import compiling
from alehouse.catalogue import find
from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.laws.fault import Fault
from alehouse.laws.playing import Manner, place_in, play_on
from alehouse.laws.settings import Setting, some_settings
from alehouse.native.jit import INTERPRETED
from alehouse.table import Table


def _digest(*parts: Any) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(part if isinstance(part, bytes) else json.dumps(part).encode())
    return found.hexdigest()[:16]


COLUMNS = ("state", "events", "menus and standings", "sample")


def _line(table: Table, happened: Any, guess: Any) -> str:
    """A step of a journal: the move, and hashes of what is the same from compiled and interpreted rules."""
    told = [
        [[vars(choice) for choice in table.seen_by(seat).menu()] for seat in table.seats],
        [int(table.game.standing(table.state, p)) for p in range(len(table.seats))],
    ]
    parts = (table.state.tobytes(), list(happened), told, table.seen_by(None).sample(guess).tobytes())
    return " ".join([(table.moves or ["start"])[-1], *map(_digest, parts)])


def entry(setting: Setting, moves: int) -> list[str]:
    """One game: a line for each move."""
    table, guess = setting.table(), new_dealer("guess")
    lines = [_line(table, table.laid_open().events(), guess)]
    for happened in play_on(table, Manner(setting.game, setting.manner), moves):
        lines.append(_line(table, happened, guess))
    return lines


def journal(game: Game, each: int, moves: int) -> list[list[str]]:
    """Games with all numbers of players and options of all sorts."""
    return [entry(setting, moves) for setting in some_settings(game, each)]


def both_ways_agree(game: Game, each: int = 2, moves: int = 60) -> Iterator[Fault]:
    """Every state, event, menu, price, standing and sample of some games, byte for byte."""
    if not INTERPRETED and not compiling.prepare(game.name):
        yield Fault("compiled", f"the rules cannot be compiled: {compiling.problem(game.name)}")
        return
    done = subprocess.run(
        [sys.executable, "-m", "alehouse.laws.compiling", game.name, str(each), str(moves)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"},
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        how, told = "compiled" if INTERPRETED else "interpreted", done.stderr.strip()
        if place := place_in(game, told):
            words = told.splitlines()[-1].rpartition(f"{place}the rules failed")[2]
            yield Fault("rules", f"{place}the rules failed, {how}: {words.strip(' :')}")
        else:
            yield Fault("compiled", f"the rules fail {how}: {told[-1500:]}")
        return
    theirs = json.loads(done.stdout)
    for setting, one, two in zip(some_settings(game, each), journal(game, each, moves), theirs, strict=True):
        if one == two:
            continue
        number = next(
            (n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two))
        )
        mine, other = ((lines[number : number + 1] or ["nothing"])[0].split() for lines in (one, two))
        differ = [what for what, a, b in zip(COLUMNS, mine[-4:], other[-4:], strict=False) if a != b]
        yield Fault(
            "compiled",
            f"compiled and interpreted rules differ after move {number} in {', '.join(differ) or 'their moves'}: mind divisions "
            "by 0, numbers beyond 64 bits, and variables that change their type",
            setting.table().record().text(),
        )
        return


def interpreted(game: Game) -> str | None:
    """Why the two ways cannot be compared, if so."""
    return (
        "rules are interpreted (NUMBA_DISABLE_JIT is set): without it they are compiled and compared"
        if INTERPRETED
        else None
    )


if __name__ == "__main__":
    compiling.prepare(sys.argv[1])
    print(json.dumps(journal(find(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
