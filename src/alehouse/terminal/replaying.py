"""`alehouse replay`: the position of each record, and whether it is what the record expects."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, cast

from rich.console import Console
from rich.text import Text

from alehouse.catalogue import find
from alehouse.moves import seat_letter
from alehouse.records import Record, check
from alehouse.refused import Refused
from alehouse.replayed import replay
from alehouse.seen import Position
from alehouse.terminal.screen import plain, print_result, print_table, print_words
from alehouse.terminal.texts import locale, text, title_of

HOLDS, DIFFERS, FAULTY = range(3)
"""The exit statuses."""


def records_in(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and every .toml below the folders named."""
    for path in paths:
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*.toml") if p.is_file()) or [path]
        else:
            yield path


def replay_file(path: Path, seat: str | None, upto: int | None) -> tuple[int, dict[str, Any]]:
    """Replay one record: the exit status, and what `--json` prints for it."""
    try:
        if path.is_dir():
            raise Refused("cli-error-no-records", path=str(path))
        record = Record.load(path)
        if seat is not None:
            find(record.game).notation.seat(seat, len(record.names))
        replayed = replay(record, upto)
        whole = replayed.laid_open()
        position = whole if seat is None else replayed.seen_by(seat)
    except Refused as refused:
        reason = refused.text(locale())
    except RecursionError:
        reason = text("cli-error-deep")
    else:
        if position["error"]:
            return FAULTY, {"file": str(path)} | position
        # What a record expects holds at its end, for somebody who sees everything.
        ended = upto is None or upto == len(record.moves)
        differences = check(whole, record.expect) if ended else []
        if differences:
            listed = [
                {"path": where, "expected": wanted, "found": found} for where, wanted, found in differences
            ]
            return DIFFERS, {"file": str(path)} | position | {"differences": listed}
        return HOLDS, {"file": str(path)} | position
    return FAULTY, {"file": str(path), "error": {"move": None, "text": None, "reason": reason}}


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
            path=d["path"],
            expected=in_json(d["expected"]),
            found=text("replay-absent") if d["found"] is None else in_json(d["found"]),
        )
        for d in shown.get("differences", ())
    ]


def in_json(value: Any) -> str:
    """A value as JSON on one line (dates, which TOML has and JSON has not, as texts)."""
    return json.dumps(value, default=str)


def print_position(shown: dict[str, Any], seat: str | None, moves: int, console: Console) -> None:
    """A record's position as a table to read."""
    game = find(shown["game"])
    names = {seat_letter(p): plain(name) for p, name in enumerate(shown["players"])}
    title = text("replay-title", file=plain(shown["file"]), game=title_of(game.name))
    console.rule(Text(title, "bold"), align="left")
    heading = text("terminal-title", game=text("replay-moves", count=moves), hand=shown["hand"])
    print_words(console, heading)
    position = cast(Position, shown)
    print_table(console, game, position, names, seat.upper() if seat else None)
    print_result(console, position, names)
    for mover, legal in shown["legal"].items():
        print_words(console, text("replay-legal", seat=mover, moves=", ".join(legal)))


def run(paths: list[Path], as_json: bool, seat: str | None, upto: int | None) -> int:
    """Replay all of them, print what there is to see, and return the highest exit status."""
    from alehouse.terminal.preparing import preparing

    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    worst = HOLDS
    with preparing():
        for path in records_in(paths):
            status, shown = replay_file(path, seat, upto)
            worst = max(worst, status)
            if as_json:
                print(in_json(shown), flush=True)
            elif "game" in shown:
                moves = shown["error"]["move"] - 1 if shown["error"] else moves_of(path, upto)
                print_position(shown, seat, moves, console)
            for words in complaints(shown):
                (errors if as_json or status == FAULTY else console).print(Text(words, "red"), soft_wrap=True)
    return worst


def moves_of(path: Path, upto: int | None) -> int:
    """How many moves of a record were replayed."""
    return len(Record.load(path).moves) if upto is None else upto
