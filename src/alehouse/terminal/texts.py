"""The reader's language, and the texts of the command line in it."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Any

LOCALES = Path(__file__).parent.parent / "locales"
FALLBACK = "en"
HELP = re.compile(r"^(help-[a-z-]+) = (.+)$", re.MULTILINE)


@cache
def locale() -> str:
    """The language of all texts: ALEHOUSE_LANG, else the system's, else English; only one there are texts for."""
    for variable in ("ALEHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = re.split(r"[._@-]", os.environ.get(variable, ""))[0].lower()
        if language.isalpha() and (LOCALES / language).is_dir():
            return language
    return FALLBACK


def text(message: str, *, attribute: str | None = None, **args: Any) -> str:
    """A message in the reader's language. Raises KeyError if there is none of that name."""
    from alehouse.language import say

    return say(locale(), message, attribute=attribute, **args)


def text_or(fallback: str, message: str, *, attribute: str | None = None, **args: Any) -> str:
    """A message in the reader's language, or `fallback` if there is none of that name."""
    try:
        return text(message, attribute=attribute, **args)
    except KeyError:
        return fallback


def help_text(message: str) -> str:
    """A message that begins with ``help-``, read without loading Fluent: `--help` has to be quick."""
    return _help(locale()).get(message) or _help(FALLBACK)[message]


@cache
def _help(language: str) -> dict[str, str]:
    file = LOCALES / language / "cli.ftl"
    return dict(HELP.findall(file.read_text("utf-8"))) if file.exists() else {}
