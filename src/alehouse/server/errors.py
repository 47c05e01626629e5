"""How a refusal looks on the wire."""

from __future__ import annotations

from typing import Any

from alehouse.refused import Refused
from alehouse.server.protocol import ErrorBody, Problem

STATUS = {
    "error-cookie": 401,
    "error-not-seated": 403,
    "error-not-creator": 403,
    "error-cross-site": 403,
    "error-game": 404,
    "error-table": 404,
    "error-rules": 404,
    "error-path": 404,
    "error-method": 405,
    "error-begun": 409,
    "error-not-begun": 409,
    "error-seat-taken": 409,
    "error-seated": 409,
    "error-full": 409,
    "error-game-live": 409,
    "error-not-over": 409,
    "error-over": 409,
    "error-stale": 409,
    "error-table-old": 409,
    "error-too-large": 413,
    "error-too-fast": 429,
    "error-too-many-tables": 429,
    "error-too-many-watchers": 429,
    "error-server": 500,
    "error-busy": 503,
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
