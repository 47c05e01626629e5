"""A pad as a record: a game without moves that keeps the pad's lines."""

from __future__ import annotations

from typing import Any

from alehouse.games.half_pint import game
from alehouse.layout import LETTERS
from alehouse.pad.limits import MOST_POINTS
from alehouse.pad.sheet import Line, Pad, check, record_options, whole
from alehouse.records import Record
from alehouse.refused import Refused

UNKNOWN = "?"
KEY = "_pad"
"""Where a record keeps the pad."""
LINE_KEYS = ("predictions", "won", "bets", "brawl", "hand", "points", "marks")


def record(pad: Pad) -> Record:
    """The pad as a record: a game without moves that keeps the pad's lines. Raises Refused."""
    return Record.of(written(pad).data())


def written(pad: Pad) -> Record:
    """The same, of a pad that has been checked."""
    kept: dict[str, Any] = {}
    if any(pad.sits_out):
        kept["sits_out"] = list(pad.sits_out)
    kept["lines"] = [_line_data(line) for line in pad.lines]
    names, options = list(pad.players), record_options(pad)
    return Record(game.name, names, options, first=LETTERS[pad.first], notes={KEY: kept})


def _line_data(line: Line) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key in LINE_KEYS:
        value = getattr(line, key)
        if value is None:
            continue
        if key == "bets":
            value = ["none" if seat is None else _letter(seat) for seat in value]
        elif key == "brawl":
            value = _letter(value)
        elif key == "won":
            value = [UNKNOWN if sets is None else sets for sets in value]
        data[key] = list(value) if isinstance(value, tuple | list) else value
    return data


def _letter(seat: Any) -> Any:
    """A seat's letter; a number that is no seat stays what it is."""
    return LETTERS[seat] if whole(seat, 0, len(LETTERS) - 1) else seat


def read(made: Record) -> Pad:
    """The pad that a record keeps. Raises Refused if it keeps none."""
    if made.game != game.name:
        raise Refused("pad-error-game", game=made.game)
    kept = made.notes.get(KEY)
    if not isinstance(kept, dict) or not isinstance(kept.get("lines"), list):
        raise Refused("pad-error-none", key=KEY)
    options: dict[str, Any] = dict(made.options)
    pad = Pad(
        tuple(made.names),
        options.pop("rounds", 10),
        options.pop("edition", "en"),
        options.pop("drinking", None),
        made.first_seat() or 0,
        tuple(_listed("sits_out", kept.get("sits_out", []), 0)),
        options,
        tuple(_line(number, data) for number, data in enumerate(kept["lines"], 1)),
    )
    check(pad)
    return pad


def _line(number: int, data: Any) -> Line:
    if not isinstance(data, dict) or not all(key in LINE_KEYS for key in data):
        raise Refused("pad-error-line", line=number, keys=", ".join(LINE_KEYS))
    values: dict[str, Any] = {
        key: data[key] if key in ("brawl", "hand") else _listed(key, data[key], number) for key in data
    }
    if "bets" in values:
        values["bets"] = [None if seat == "none" else _seat(seat) for seat in values["bets"]]
    if "won" in values:
        values["won"] = [None if sets == UNKNOWN else sets for sets in values["won"]]
    if "brawl" in values:
        values["brawl"] = _seat(values["brawl"])
    if "hand" in values and not whole(values["hand"], 0, MOST_POINTS):
        raise Refused("pad-error-line-value", line=number, key="hand")
    for key in ("predictions", "won", "points"):
        if not all(value is None or whole(value, 0, MOST_POINTS) for value in values.get(key, ())):
            raise Refused("pad-error-line-value", line=number, key=key)
    if not all(isinstance(mark, str) for mark in values.get("marks", ())):
        raise Refused("pad-error-line-value", line=number, key="marks")
    return Line(**values)


def _listed(key: str, value: Any, number: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > len(LETTERS):
        raise Refused("pad-error-line-value", line=number, key=key)
    return list(value)


def _seat(letter: Any) -> int:
    """A seat's number; what is no letter of a seat becomes a number that is no seat."""
    return LETTERS.index(letter) if isinstance(letter, str) and letter and letter in LETTERS else len(LETTERS)
