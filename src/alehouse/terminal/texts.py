"""The reader's language, and the texts of the command line in it."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from alehouse import language
from alehouse.language import FALLBACK, LOCALES, languages, say

CHOSEN = "ALEHOUSE_LANG"
HELP = re.compile(r"^(help-[a-z-]+) = (.+)$", re.MULTILINE)


@cache
def locale() -> str:
    """The language of all texts: ALEHOUSE_LANG, else the system's, else English; only one there are texts for."""
    # Of the system's variables the first that says anything decides, as everywhere.
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return known(os.environ.get(CHOSEN, "")) or known(system) or FALLBACK


def known(words: str) -> str | None:
    """The language that words such as `de` or `de_AT.UTF-8` name, if there are texts for it."""
    tag = re.split(r"[._@-]", words.strip())[0].lower()
    return tag if tag in languages() else None


def speak(tag: str) -> None:
    """Use a language from now on, in processes that this one starts, too."""
    os.environ[CHOSEN] = tag
    locale.cache_clear()


def asked(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What `--lang` says, wherever among the arguments it stands, and all other arguments."""
    wanted = None
    rest: list[str] = []
    given = iter(arguments)
    for argument in given:
        name, equals, value = argument.partition("=")
        if argument == "--":
            return wanted, [*rest, argument, *given]
        if name == "--lang":
            wanted = value if equals else next(given, "")
        else:
            rest.append(argument)
    return wanted, rest


def text(message: str, *, attribute: str | None = None, **args: Any) -> str:
    """A message in the reader's language. Raises KeyError if there is none of that name."""
    return say(locale(), message, attribute=attribute, **args)


def text_or(fallback: str, message: str, *, attribute: str | None = None, **args: Any) -> str:
    """A message in the reader's language, or `fallback` if there is none of that name."""
    try:
        return text(message, attribute=attribute, **args)
    except KeyError:
        return fallback


def named(kind: str, game: str, name: str, *, attribute: str | None = None, **args: Any) -> str | None:
    """The text for a word of a game in the reader's language: see `alehouse.language.named`."""
    return language.named(locale(), kind, game, name, attribute=attribute, **args)


def title_of(game: str) -> str:
    """A game's title; its name if it has none."""
    return text_or(game, f"game-{game}")


def hand_of(game: str, hand: int) -> str:
    """Which hand is played, by the game's word for one (a round, a deal …)."""
    return named("hand", game, "now", hand=hand) or str(hand)


def figure(value: float, digits: int) -> str:
    """A number with so many digits after the reader's decimal sign."""
    from babel.numbers import format_decimal

    return str(format_decimal(value, "#,##0." + "0" * digits, locale=locale()))


def help_text(message: str) -> str:
    """A message that begins with ``help-``, read without loading Fluent: `--help` has to be quick."""
    return _help(locale()).get(message) or _help(FALLBACK)[message]


@cache
def _help(language: str) -> dict[str, str]:
    files = (LOCALES / language).glob("*.ftl")
    return {m: words for file in files for m, words in HELP.findall(file.read_text("utf-8"))}
