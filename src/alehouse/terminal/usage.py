"""The frame of `--help` and the errors of usage in the reader's language: Typer itself knows only English."""

from __future__ import annotations

import re
import shutil
import sys
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from alehouse.terminal.texts import help_text, text

WORDS = {
    "Options": "help-word-options",
    "Arguments": "help-word-arguments",
    "Commands": "help-word-commands",
    "required": "help-word-required",
    "Show this message and exit.": "help-help",
}
FACTS = {"default: ": "help-word-default", "env var: ": "help-word-env"}
BRACKET = re.compile(r"(?<=  )\[(.*)\]$", re.DOTALL)
"""What Typer adds to the help of a parameter, such as ``[default: 4; 1<=x<=8]``."""
TYPE = re.compile(r" <([^<>]*)>$")
"""What Typer adds to the name of a parameter: a type of Python's."""
KINDS = {"int": "number", "float": "number", "str": "text", "file": "file", "path": "file"}
PROBLEMS = {
    r"Missing command\.": "usage-missing-command",
    r"No such command (?P<name>'.*')\. Did you mean (?P<near>.*)\?": "usage-no-command-near",
    r"No such command (?P<name>'.*')\.": "usage-no-command",
    r"No such option: (?P<name>.*)": "usage-no-option",
    r"Option (?P<name>'.*') requires an argument\.": "usage-wants",
    r"Option (?P<name>'.*') does not take a value\.": "usage-takes-none",
    r"Got unexpected extra arguments?(?:\(s\))? \((?P<words>.*)\)": "usage-too-many",
    r"Input should be a valid integer.*": "usage-integer",
    r"Input should be a (?:valid|finite) number.*": "usage-number",
    r"Input should be greater than or equal to (?P<bound>.*)": "usage-least",
    r"Input should be less than or equal to (?P<bound>.*)": "usage-most",
    r"\w+ (?P<path>'.*') is a directory\.": "usage-directory",
    r"\w+ (?P<path>'.*') does not exist\.": "usage-absent",
}
"""What Typer and Pydantic say, and the messages that say it; anything else stays as they say it."""

WIDEST, NARROWEST = 78, 18
"""As wide as help is at most, and at least."""

_Context: Any = TyperGroup.context_class
_errors: Any = sys.modules[typer.BadParameter.__module__]


class Formatter(_Context.formatter_class):  # type: ignore[misc]
    """Writes help with the reader's words, as wide as the terminal allows."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # Typer makes no help narrower than this, which may be wider than the terminal.
        self.width = max(min(shutil.get_terminal_size().columns - 2, WIDEST), NARROWEST)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line that shows what can be entered."""
        super().write_usage(prog, args, prefix or f"{help_text('help-word-usage')} ")

    def write_heading(self, heading: str) -> None:
        """Write the heading of a section."""
        super().write_heading(word(heading))

    def write_dl(self, rows: Any, *args: Any, **kwargs: Any) -> None:
        """Write a list of options, arguments or commands, and what each is for."""
        super().write_dl([(_named(name), _about(about)) for name, about in rows], *args, **kwargs)


class Context(_Context):  # type: ignore[misc]
    """What a command runs in."""

    formatter_class = Formatter


class Command(TyperCommand):
    """A command with help in the reader's language."""

    context_class = Context


class Group(TyperGroup):
    """All commands, with help in the reader's language."""

    context_class = Context


def word(english: str) -> str:
    """A word of Typer's in the reader's language."""
    return help_text(WORDS[english]) if english in WORDS else english


def _named(name: str) -> str:
    # An argument's own name says enough; an option's is followed by what kind of value it takes.
    found = TYPE.search(name)
    if not found or not name.startswith("-"):
        return TYPE.sub("", name)
    kind = KINDS.get(found[1].split()[0])
    return TYPE.sub(f" {help_text(f'help-metavar-{kind}')}", name) if kind else name


def _about(english: str) -> str:
    return BRACKET.sub(lambda found: f"[{'; '.join(map(_fact, found[1].split('; ')))}]", word(english))


def _fact(english: str) -> str:
    for start, message in FACTS.items():
        if english.startswith(start):
            value = english.removeprefix(start)
            # Typer puts a default that it was told in words between parentheses.
            told = value[1:-1] if value.startswith("(") and value.endswith(")") else value
            return f"{help_text(message)} {told}"
    return word(english)


def run(app: typer.Typer, arguments: list[str]) -> int:
    """Run a command and return its exit status; errors of usage are told on stderr."""
    try:
        return int(app(args=arguments, prog_name="alehouse", standalone_mode=False) or 0)
    except _errors.ClickException as error:
        complain(error)
        return int(error.exit_code)
    except typer.Abort:
        print(text("usage-aborted"), file=sys.stderr)
        return 1


def say(words: str) -> None:
    """Tell on stderr, in one line, why a command cannot be run."""
    print(text("usage-error", problem=words), file=sys.stderr)


def complain(error: Any) -> None:
    """Tell an error of usage as Typer does: how the command is used, where there is help, what is wrong."""
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()
        return
    context = getattr(error, "ctx", None)
    if context is not None:
        print(context.get_usage(), file=sys.stderr)
        command = f"{context.command_path} {context.help_option_names[-1]}"
        print(text("usage-try", command=command), end="\n\n", file=sys.stderr)
    say(problem(error))


def problem(error: Any) -> str:
    """What is wrong with a command, in the reader's language where Typer's words are known."""
    if isinstance(error, _errors.BadParameter):
        hint = error.param_hint or (error.param and error.param.get_error_hint(*_contexts(error)))
        name = " / ".join(map(repr, hint)) if isinstance(hint, list | tuple) else hint
        if isinstance(error, _errors.MissingParameter):
            kind = error.param_type or (error.param and error.param.param_type_name)
            return text(f"usage-missing-{kind}", name=name) if name else str(error.format_message())
        told = _translated(error.message)
        return (
            text("usage-value", name=name, problem=told) if name else text("usage-value-plain", problem=told)
        )
    near = getattr(error, "possibilities", None)
    if near and isinstance(error, _errors.NoSuchOption):
        return text("usage-no-option-near", name=error.option_name, near=", ".join(sorted(near)))
    return _translated(error.message)


def _contexts(error: Any) -> tuple[Any, ...]:
    # Before Typer 0.20 or so a parameter wants to know in which context it is named.
    return (error.ctx,) if error.param.get_error_hint.__code__.co_argcount > 1 else ()


def _translated(english: str) -> str:
    for pattern, message in PROBLEMS.items():
        found = re.fullmatch(pattern, english, re.DOTALL)
        if found:
            return text(message, **found.groupdict())
    return english
