"""`alehouse replay`: the position of each record, and whether it is what the record expects."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, cast

from rich.console import Console
from rich.text import Text

from alehouse.catalogue import find
from alehouse.game import BrokenGame
from alehouse.moves import seat_letter
from alehouse.records import Record, check
from alehouse.refused import Refused
from alehouse.replayed import replay
from alehouse.seen import Position
from alehouse.table import Table
from alehouse.terminal.screen import plain, print_result, print_table, print_words
from alehouse.terminal.texts import hand_of, locale, text, title_of

HOLDS, DIFFERS, FAULTY = range(3)
"""The exit statuses."""


def records_in(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and every .toml below the folders named."""
    for path in paths:
        if os.path.isdir(path):  # what Path says of names that are too long depends on the version
            yield from sorted(p for p in path.rglob("*.toml") if p.is_file()) or [path]
        else:
            yield path


def replay_file(path: Path, seat: str | None, upto: int | None) -> tuple[int, dict[str, Any], int]:
    """Replay one record: the exit status, what `--json` prints for it, and how many moves were made."""
    try:
        if os.path.isdir(path):
            raise Refused("cli-error-no-records", path=str(path))
        record = Record.load(path)
        if seat is not None:
            find(record.game).notation.seat(seat, len(record.names))
        replayed = replay(record, upto)
        whole = replayed.laid_open()
        position = whole if seat is None else replayed.seen_by(seat)
    except Exception as error:
        return FAULTY, wrong(str(path), error), 0
    made = len(replayed.table.moves)
    if position["error"]:
        return FAULTY, {"file": str(path)} | position, made
    # What a record expects holds at its end, for somebody who sees everything.
    ended = upto is None or upto == len(record.moves)
    differences = check(whole, record.expect) if ended else []
    if differences:
        listed = [{"path": where, "expected": wanted, "found": found} for where, wanted, found in differences]
        return DIFFERS, {"file": str(path)} | position | {"differences": listed}, made
    return HOLDS, {"file": str(path)} | position, made


class Broken(Exception):
    """A record of which a move cannot be made."""

    def __init__(self, error: dict[str, str | int | None]) -> None:
        super().__init__(error)
        self.error = error


def table_of(path: Path, upto: int | None) -> Table:
    """The table at the end of a record. Raises Broken, Refused, or whatever the rules raise."""
    if os.path.isdir(path):
        raise Refused("cli-error-no-records", path=str(path))
    replayed = replay(Record.load(path), upto)
    if replayed.error is not None:
        raise Broken(dict(replayed.error))
    return replayed.table


def wrong(file: str, error: Exception) -> dict[str, Any]:
    """What is wrong with a record, as `--json` prints it: somebody's rules that fail keep nobody from the other records."""
    if isinstance(error, Broken):
        return {"file": file, "error": error.error}
    if isinstance(error, Refused):
        reason = error.text(locale())
    elif isinstance(error, BrokenGame):
        reason = text("error-game-broken", problem=str(error))
    else:
        reason = text("cli-error-rules-failed", problem=f"{type(error).__name__}: {error}")
    return {"file": file, "error": {"move": None, "text": None, "reason": reason}}


def complaints(shown: dict[str, Any]) -> list[str]:
    """What is wrong with a record, in words."""
    error = shown["error"]
    file = plain(shown["file"])
    if error and error["move"] is None:
        return [text("replay-error", file=file, reason=plain(error["reason"]))]
    if error:
        quoted = {"move": error["move"], "text": plain(error["text"]), "reason": plain(error["reason"])}
        return [text("replay-illegal", file=file, **quoted)]
    return [
        text(
            "replay-difference",
            file=file,
            path=plain(d["path"]),
            expected=in_json(d["expected"]),
            found=text("replay-absent") if d["found"] is None else in_json(d["found"]),
        )
        for d in shown.get("differences", ())
    ]


def in_json(value: Any) -> str:
    """A value as JSON on one line (dates and what is no number, which TOML has and JSON has not, as texts)."""
    return json.dumps(_in_json(value), default=str, allow_nan=False)


def _in_json(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _in_json(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_in_json(each) for each in value]
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def print_position(shown: dict[str, Any], seat: str | None, moves: int, console: Console) -> None:
    """A record's position as a table to read."""
    game = find(shown["game"])
    names = {seat_letter(p): plain(name) for p, name in enumerate(shown["players"])}
    title = text("replay-title", file=plain(shown["file"]), game=title_of(game.name))
    console.rule(Text(title, "bold"), align="left")
    hand = hand_of(game.name, shown["hand"])
    heading = text("terminal-title", game=text("replay-moves", count=moves), hand=hand)
    print_words(console, heading)
    position = cast(Position, shown)
    print_table(console, game, position, names, seat.upper() if seat else None)
    print_result(console, position, names)
    for mover, legal in shown["legal"].items():
        print_words(console, text("replay-legal", seat=mover, moves=", ".join(legal)))


def run(paths: list[Path], as_json: bool, seat: str | None, upto: int | None) -> int:
    """Replay all of them, print what there is to see, and return the highest exit status."""
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    worst = HOLDS
    for path in records_in(paths):
        status, shown, moves = replay_file(path, seat, upto)
        worst = max(worst, status)
        if as_json:
            print(in_json(shown), flush=True)
        elif "game" in shown:
            print_position(shown, seat, moves, console)
        for words in complaints(shown):
            (errors if as_json or status == FAULTY else console).print(Text(words, "red"), soft_wrap=True)
    return worst
