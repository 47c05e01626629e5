"""The entry point of the command `alehouse`.

The commands themselves are in `alehouse.terminal.commands`. Here is what has to be settled before they are loaded: the
language, folders of games, and whether the packages of the command line are there at all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from alehouse.folders import add_folders
from alehouse.language import languages
from alehouse.origin import how_to_install
from alehouse.terminal.texts import CHOSEN, asked, known, speak, text

COUNTING = "simulate"
"""The command whose own `--games` says how many are played."""
SIZES = {"COLUMNS": 500, "LINES": 500}
"""The variables that say how large the terminal is, and as how large it is taken at most."""
FAULTY, USAGE, INTERRUPTED = 1, 2, 130
"""Exit statuses: something could not be done; it was asked for in a way that means nothing; Ctrl+C."""


def __getattr__(name: str) -> Any:
    """Load the Typer application when somebody asks for it."""
    if name != "app":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from alehouse.terminal.commands import app

    return app


def main() -> None:
    """Run the command with the arguments of the process, and leave."""
    open_what_is_closed()
    measure()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # What cannot be read or shown in the terminal's encoding gets a question mark, not a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        status = run(sys.argv[1:])
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has had enough, as `head` has.
        drop(sys.stdout)
        status = FAULTY
    except OSError as error:
        drop(sys.stdout)
        problem = error.strerror or str(error)
        if error.filename is None:
            complain(text("cli-error-stream", problem=problem))
        else:
            complain(text("cli-error-system", path=str(error.filename), problem=problem))
        status = FAULTY
    sys.exit(status)


def open_what_is_closed() -> None:
    """Let closed streams lead nowhere.

    The next file that is opened would get a closed one's number, and what was meant for a closed stderr would go to stdout.
    The input stays closed for whoever asks: who is to enter something has to be told.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 (for as long as this runs)


def measure() -> None:
    """Take no notice of a size of the terminal that is none, and let none be without end."""
    for name, most in SIZES.items():
        words = os.environ.get(name, "").strip()
        if not (words.isascii() and words.isdecimal() and int(words[:9])):
            os.environ.pop(name, None)
        elif int(words[:9]) > most:
            os.environ[name] = str(most)


def run(arguments: Sequence[str]) -> int:
    """Run a command; return its exit status."""
    # Texts are read as soon as the commands are loaded: the language has to be known before.
    wanted, rest = asked(arguments)
    language = known(wanted) if wanted is not None else None
    if language:
        speak(language)
    elif wanted is not None:
        rest = ["--lang", wanted, *rest]  # Typer tells what is wrong with it
    elif os.environ.get(CHOSEN) and not known(os.environ[CHOSEN]):
        problem = text("error-locale", locale=os.environ[CHOSEN], locales=", ".join(languages()))
        complain(text("usage-value", name=CHOSEN, problem=problem))
        return USAGE
    given, rest = folders(rest)
    for folder in given:
        if not folder:
            complain(text("usage-wants", name="'--games'"))
            return USAGE
        if not Path(folder).is_dir() or os.pathsep in folder:
            problem = text("cli-error-no-folder", path=folder)
            complain(text("usage-value", name="'--games'", problem=problem))
            return USAGE
    if given:
        add_folders(map(Path, given))
    # The pager shows colours, and goes by itself where everything fits on the screen.
    os.environ.setdefault("LESS", "-FRX")
    # A bot in the folder where one stands can be named, but hides no package of the same name.
    if "" not in sys.path:
        sys.path.append("")
    try:
        from alehouse.terminal import commands, usage
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "alehouse":
            raise
        complain(text("cli-error-missing", module=missing.name, command=how_to_install("cli")))
        return USAGE
    return usage.run(commands.app, rest)


def folders(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The folders that `--games` names, wherever among the arguments it stands, and all other arguments.

    After `simulate` a number, or what is no folder, is left to that command, which has an option of the same name.
    """
    found: list[str] = []
    rest: list[str] = []
    command = None
    given = iter(arguments)
    for argument in given:
        if argument == "--":
            return found, [*rest, argument, *given]
        name, equals, value = argument.partition("=")
        if name != "--games":
            if command is None and not argument.startswith("-"):
                command = argument
            rest.append(argument)
            continue
        words = [value] if equals else list(islice(given, 1))
        if command == COUNTING and not (words and Path(words[0]).is_dir() and not words[0].isdecimal()):
            rest += [argument] if equals else [argument, *words]
        else:
            found += words or [""]
    return found, rest


def complain(problem: str) -> None:
    """Tell on stderr what is wrong, in one line, if that can be told at all."""
    try:
        print(text("usage-error", problem=problem), file=sys.stderr, flush=True)
    except OSError:
        drop(sys.stderr)


def drop(stream: Any) -> None:
    """Let a stream lead nowhere from now on: what it still holds would fail once more when Python ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError, AttributeError):
        return


if __name__ == "__main__":
    main()
