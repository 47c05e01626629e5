"""How a refusal looks on the wire."""

from __future__ import annotations

from typing import Any

from alehouse.refused import Refused
from alehouse.server.protocol import ErrorBody, Problem

STATUS = {
    "error-cookie": 401,
    "error-not-seated": 403,
    "error-not-creator": 403,
    "error-evening-host": 403,
    "error-evening-not-in": 403,
    "error-contest-live": 403,
    "error-contest-host": 403,
    "error-contest-stranger": 403,
    "error-hints": 403,
    "error-cross-site": 403,
    "error-metrics": 403,
    "error-contest": 404,
    "error-day": 404,
    "error-game": 404,
    "error-lesson": 404,
    "error-table": 404,
    "error-evening": 404,
    "error-proposal": 404,
    "error-pass": 404,
    "error-pass-back": 404,
    "error-rules": 404,
    "error-path": 404,
    "error-method": 405,
    "error-too-slow": 408,
    "error-begun": 409,
    "error-evening-ended": 409,
    "error-contest-begun": 409,
    "error-contest-changed": 409,
    "error-contest-few": 409,
    "error-contest-full": 409,
    "error-contest-over": 409,
    "error-contest-rematch": 409,
    "error-contest-undo": 409,
    "error-day-first": 409,
    "error-day-over": 409,
    "error-day-played": 409,
    "error-not-begun": 409,
    "error-seat-taken": 409,
    "error-seated": 409,
    "error-full": 409,
    "error-game-live": 409,
    "error-not-over": 409,
    "error-keep-open": 409,
    "error-study-over": 409,
    "error-study-sealed": 409,
    "error-study-nobody": 409,
    "error-over": 409,
    "error-stale": 409,
    "error-table-old": 409,
    "error-not-their-turn": 409,
    "error-seat-free": 409,
    "error-no-person": 409,
    "error-here": 409,
    "error-wait": 409,
    "error-not-ready": 409,
    "error-undo-none": 409,
    "error-undo-learned": 409,
    "error-undo-asked": 409,
    "error-undo-refused": 409,
    "error-undo-nothing": 409,
    "error-pass-old": 410,
    "error-pass-used": 410,
    "error-too-large": 413,
    "error-too-fast": 429,
    "error-review-off": 404,
    "error-review-yours": 429,
    "error-review-many": 429,
    "error-nudged": 429,
    "error-talk-fast": 429,
    "error-too-many-contests": 429,
    "error-too-many-evenings": 429,
    "error-too-many-tables": 429,
    "error-keep-many": 429,
    "error-too-many-watchers": 429,
    "error-headers": 431,
    "error-server": 500,
    "error-busy": 503,
    "error-hint-slow": 503,
    "error-closing": 503,
    "error-crowded": 503,
}
"""The HTTP status of each code; 400 for all others."""

EXACT = 2**53
"""Whole numbers beyond this are sent as text: JavaScript cannot hold them, nor Fluent write those of 30 digits."""


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, 400)


def plain_args(args: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a message as JSON values of sensible size."""
    plain: dict[str, Any] = {}
    for name, value in args.items():
        number = isinstance(value, float) or (isinstance(value, int) and abs(value) <= EXACT)
        plain[name] = value if number else _short(str(value))
    return plain


def _short(text: str) -> str:
    # What a client sent comes back to it, but not by the kilobyte, and no lone surrogates, which JSON cannot carry.
    text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= 400 else text[:399] + "…"


def problem(refused: Refused, locale: str) -> Problem:
    """The refusal as clients get it."""
    short = Refused(refused.code, **plain_args(refused.details))
    return Problem(short.code, short.details, short.text(locale))


def body(refused: Refused, locale: str) -> ErrorBody:
    """The body of an answer that refuses."""
    return ErrorBody(problem(refused, locale))
