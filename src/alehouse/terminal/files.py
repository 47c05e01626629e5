"""Files that a person names: created only where there was none, and replaced as a whole."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from alehouse.records import Record
from alehouse.refused import Refused


def path_of(words: str) -> Path:
    """The path that a person has entered; ``~`` stands for a home folder. Raises Refused."""
    try:
        return Path(words).expanduser()
    except RuntimeError:
        raise Refused("cli-error-no-home", path=words) from None


def loaded(path: Path) -> Record:
    """The record in a file. Raises Refused."""
    try:
        return Record.load(path)
    except RecursionError:
        raise Refused("cli-error-deep") from None


def claim(path: Path, exists: str = "play-exists") -> None:
    """Create an empty file where none is, so that nothing that was there is lost.

    Raises Refused, with the message `exists` if something is there.
    """
    try:
        path.open("x").close()
    except FileExistsError:
        raise Refused(exists, path=str(path)) from None
    except (OSError, ValueError) as error:
        raise Refused("cli-error-no-file", path=str(path), problem=reason(error)) from None


def put(path: Path, words: str) -> None:
    """Put a text in place of what a file holds: all of it, or nothing has changed. Raises OSError."""
    place = path.resolve()
    number, beside = tempfile.mkstemp(prefix=".alehouse-", dir=place.parent)
    try:
        with open(number, "w", encoding="utf-8") as file:
            file.write(words)
        if place.exists():
            os.chmod(beside, place.stat().st_mode & 0o777)
        os.replace(beside, place)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def reason(error: Exception) -> str:
    """Why something could not be done with a file, in the system's words."""
    return getattr(error, "strerror", None) or str(error)
