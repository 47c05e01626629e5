"""Files that a person names: created only where there was none, and never changed behind somebody's back."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

from alehouse.refused import Refused
from alehouse.terminal.texts import text
from alehouse.writing import Changed, put

__all__ = ["Changed", "HungUp", "Kept", "claim", "hearing", "path_of", "put", "reason", "rescue"]


class HungUp(BaseException):
    """The terminal has been closed, or the process is asked to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Kept:
    """A file in which something is kept that changes; what somebody else has written there since is not lost."""

    def __init__(self, path: Path, held: bytes | None = b"") -> None:
        """`held` is what is known to be in the file: nothing where it has just been claimed, `None` if it is read now."""
        self.path = path
        if held is None:
            with suppress(OSError, ValueError):
                held = path.read_bytes()
        self.held = held

    def put(self, words: str) -> None:
        """Put a text in place of what is there. Raises Refused."""
        try:
            self.held = put(self.path, words, self.held)
        except Changed:
            raise Refused("cli-error-changed", path=str(self.path)) from None
        except (OSError, ValueError) as error:
            raise Refused("cli-error-no-file", path=str(self.path), problem=reason(error)) from None


def path_of(words: str) -> Path:
    """The path that a person has entered; ``~`` stands for a home folder. Raises Refused."""
    try:
        return Path(words).expanduser()
    except (RuntimeError, ValueError):
        raise Refused("cli-error-no-home", path=words) from None


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


def reason(error: Exception) -> str:
    """Why something could not be done with a file, in the system's words."""
    return getattr(error, "strerror", None) or str(error)


@contextmanager
def hearing() -> Iterator[None]:
    """Let a closed terminal, or a request to end, be raised as HungUp."""

    def hung_up(number: int, frame: FrameType | None) -> None:
        raise HungUp(number)

    names = ("SIGHUP", "SIGTERM") if threading.current_thread() is threading.main_thread() else ()
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.signal(number, hung_up) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def rescue(words: str, name: str, command: str) -> None:
    """Keep what would be lost in the person's data folder, and say on stderr where it is and how to go on with it.

    `command` is the one that goes on with it.
    """
    from platformdirs import user_data_path

    started = time.strftime("%Y-%m-%d-%H%M%S")
    try:
        folder = user_data_path("alehouse", appauthor=False) / "unfinished"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}-{started}-{os.getpid()}.toml"
        put(path, words)
    except (OSError, ValueError) as error:
        told = text("cli-error-no-file", path=name, problem=reason(error))
    else:
        told = text("cli-rescued", path=str(path), command=f"alehouse {command} {path}")
    with suppress(OSError, ValueError, AttributeError):
        print(told, file=sys.stderr, flush=True)
