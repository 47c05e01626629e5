"""How the server's log looks: lines for people, or one JSON object a line for machines.

What is logged names a table by its id, and never a guest's cookie, a seed, or a card.
"""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

FIELDS = ("table", "game", "bot", "seat")
"""What a record may say beside its message, as `extra`."""
COOKIE = re.compile(r"(alehouse(?:-[0-9a-f]{8})?=|\b[a-z0-9]{20}\.)[0-9A-Za-z.]{20,}")
PASSWORD = re.compile(r"(://[^:/@\s]*:)[^@\s]+@")
QUIET = (
    "alembic",
    "sqlalchemy",
    "aiosqlite",
    "asyncpg",
    "numba",
    "markdown_it",
    "uvicorn",
    "asyncio",
    "httptools",
)


def clean(text: str) -> str:
    """A text without the secrets that an error's message may have brought along."""
    return PASSWORD.sub(r"\1***@", COOKIE.sub(r"\1***", text))


class Lines(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        more = "".join(f" {name}={getattr(record, name)}" for name in FIELDS if hasattr(record, name))
        first, newline, rest = super().format(record).partition("\n")
        return clean(f"{first}{more}{newline}{rest}")


class Objects(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": clean(record.getMessage()),
        }
        told |= {name: str(getattr(record, name)) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            told["error"] = clean(self.formatException(record.exc_info))
        return msgspec.json.encode(told).decode()


def set_up(form: str, level: str) -> None:
    """Log to stderr in the form ``text`` or ``json``, from a level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Objects() if form == "json" else Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in QUIET:
        logging.getLogger(noisy).setLevel(logging.WARNING)
    # Every client that hangs up half-way would be told there.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
