"""The process that judges one game for the server: at low priority, within its time, and gone with the server.

It reads what to judge as one line of JSON from its input, and writes lines of JSON: how much is done, and at last the review or
why there is none.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

PRIORITY = 15
EXPLAINED = 12
"""Of the decisions that cost most so many are explained."""
EXPLAINING = 150.0
"""Milliseconds for each of them."""
SHARE = 0.6
"""Of the time, what is left for decisions when everything has been valued."""
EVERY = 0.5
"""Seconds between two reports."""


def judge(text: str, seconds: float, tell: Callable[[dict[str, Any]], None]) -> None:
    """Judge the game of a record, and tell how it goes on; when the time is over, what is known by then counts."""
    from alehouse import compiling
    from alehouse.lab.review import MS, Reviewer
    from alehouse.records import Record
    from alehouse.refused import Refused
    from alehouse.replayed import replay

    try:
        record = Record.read(text)
        # Compiled first, so that this does not eat up the time.
        tell({"state": "preparing"})
        compiling.prepare(record.game)
        tell({"state": "working", "done": 0, "total": 0})
        end = time.monotonic() + seconds
        table = replay(record).table
        reviewer = Reviewer(table)
        reviewer.ms = min(MS, 1000 * SHARE * seconds / max(1, len(reviewer.points)))
        told = 0.0
        for done, total in reviewer.run():
            now = time.monotonic()
            if now > told + EVERY:
                told = now
                tell({"state": "working", "done": done, "total": total})
            if now > end and reviewer.ledger is not None:
                break
        found = reviewer.review().data()
        _explain(found, reviewer)
    except Refused as refused:
        tell({"state": "failed", "problem": {"code": refused.code, "args": _plain(refused.details)}})
        return
    tell({"state": "done", "review": _short(found)})


def _explain(found: dict[str, Any], reviewer: Any) -> None:
    """Find out why something was better, where it cost most."""
    from alehouse.bots.explaining import explain
    from alehouse.refused import Refused

    seen = {point.number: point.seen for point in reviewer.points}
    worst = sorted((d for d in found["decisions"] if d["loss"] > d["margin"]), key=lambda d: -d["loss"])
    for decision in worst[:EXPLAINED]:
        try:
            why = explain(seen[decision["move"]], ms=EXPLAINING)
        except Refused:
            continue
        # Search looks at other deals: where it would do something else, its reasons are not those.
        if why.move == decision["best"]:
            decision["why"] = asdict(why)


def _plain(args: dict[str, Any]) -> dict[str, Any]:
    return {name: value if isinstance(value, int | float) else str(value) for name, value in args.items()}


def _short(value: Any) -> Any:
    """The same with figures that are no longer than anybody reads them."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: _short(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_short(each) for each in value]
    return value


def work() -> None:
    """What the process does."""
    if hasattr(os, "nice"):
        os.nice(PRIORITY)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a rule prints must not be taken for an answer
    wanted = json.loads(sys.stdin.readline())
    threading.Thread(target=_watch, daemon=True).start()

    def tell(what: dict[str, Any]) -> None:
        answers.write(json.dumps(what) + "\n")
        answers.flush()

    judge(wanted["record"], wanted["seconds"], tell)


def _watch() -> None:
    """End with the server: then its end of the input is closed."""
    sys.stdin.read()
    os._exit(1)
