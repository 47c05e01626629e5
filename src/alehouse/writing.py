"""Files are written as a whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 1.0
"""So many seconds one waits for another process that writes to the same folder."""


class Changed(Exception):
    """A file holds something else than was thought; nothing has been written."""


def put(path: str | Path, words: str, known: bytes | None = None) -> bytes:
    """Put a text in place of what a file holds: all of it, or nothing has changed. Returns what the file holds now.

    A link goes on leading to its file, which is the one that changes; rights and owner stay. What is no file on a disk
    (a terminal, a pipe) is written to. Raises OSError; Changed if the file holds something else than `known`.
    """
    found = words.encode()
    place = os.path.realpath(path)
    folder = os.path.dirname(place)
    with _alone(folder):
        try:
            before = os.stat(place)
        except FileNotFoundError:
            before = None
        if before is not None:
            if stat.S_ISDIR(before.st_mode):
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
            if not stat.S_ISREG(before.st_mode):
                Path(place).write_bytes(found)
                return found
            if not os.access(place, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
            if known is not None and Path(place).read_bytes() != known:
                raise Changed(str(path))
        beside = os.path.join(folder, f".alehouse-{secrets.token_hex(8)}")
        rights = 0o666 if before is None else stat.S_IMODE(before.st_mode) & 0o777
        try:
            number = os.open(
                beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), rights
            )
            with open(number, "wb") as file:
                file.write(found)
                file.flush()
                os.fsync(file.fileno())
            if before is not None:
                _as_before(beside, before)
            os.replace(beside, place)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
    return found


def _as_before(path: str, before: os.stat_result) -> None:
    """Give a file the owner, as far as one may, and the rights of another."""
    if hasattr(os, "chown"):
        for owner, group in ((before.st_uid, -1), (-1, before.st_gid)):
            with suppress(OSError):
                os.chown(path, owner, group)
    os.chmod(path, stat.S_IMODE(before.st_mode))


@contextmanager
def _alone(folder: str) -> Iterator[None]:
    """Keep other processes of this program from writing to a folder, where the system can do that."""
    number = None
    with suppress(ImportError, OSError):
        import fcntl

        number = os.open(folder, os.O_RDONLY)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(0.01)
            else:
                break
    try:
        yield
    finally:
        if number is not None:
            os.close(number)
