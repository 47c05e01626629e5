"""Every text that a person reads, from the Fluent files in ``locales``."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
LONGEST_PART = 1000
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are texts for."""
    return tuple(sorted(p.name for p in LOCALES.iterdir() if any(p.glob("*.ftl"))))


@cache
def _where(locale: str) -> dict[str, Path]:
    """In which file of a language each message is: parsing them all would take longer than a start may."""
    found: dict[str, Path] = {}
    for file in sorted((LOCALES / locale).glob("*.ftl")):
        for name in MESSAGE.findall(file.read_text("utf-8")):
            found.setdefault(name, file)
    return found


@cache
def _bundle(locale: str, file: Path) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=False)
    return bundle


def say(locale: str, message: str, /, *, attribute: str | None = None, **args: Any) -> str:
    """A message in a language (in English where it is not translated), its arguments filled in.

    Raises KeyError if there is no such message.
    """
    for language in (locale, FALLBACK):
        if not has(language, message):
            continue
        bundle = _bundle(language, _where(language)[message])
        found = bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is not None:
            text, _ = bundle.format_pattern(pattern, {name: _of_sensible_size(v) for name, v in args.items()})
            return str(text)
    raise KeyError(f"{message}.{attribute}" if attribute else message)


def _of_sensible_size(value: Any) -> Any:
    """An argument that Fluent will print: instead of a longer text it would write only question marks."""
    if isinstance(value, str) and len(value) > LONGEST_PART:
        return value[: LONGEST_PART - 1] + "…"
    return value


def has(locale: str, message: str) -> bool:
    """Whether a language has a message of its own."""
    return locale in languages() and message in _where(locale)
