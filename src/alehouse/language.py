"""Every text that a person reads, from the Fluent files in ``locales``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # Loaded when the first text is wanted: `alehouse --help` does without.
    from fluent.runtime import FluentBundle

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
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=False)
    return bundle


_brought: dict[str, dict[str, FluentBundle]] = {}
"""The messages that games of other people have brought along, by language and name."""


def learn(texts: Mapping[str, str]) -> None:
    """Know some more messages: Fluent sources by language. What the program says itself goes first.

    Raises TypeError for what is no Fluent.
    """
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    for locale, source in texts.items():
        bundle = FluentBundle([locale], use_isolating=False)
        resource = FluentResource(source)
        for junk in resource.body:
            if isinstance(junk, Junk):
                raise TypeError(f"texts in {locale}: this is no Fluent: {(junk.content or '').strip()}")
        bundle.add_resource(resource)
        _brought.setdefault(locale, {}).update(dict.fromkeys(MESSAGE.findall(source), bundle))


def _bundles(locale: str, message: str) -> Iterator[FluentBundle]:
    """Where a message may be found, the best place first."""
    for language in dict.fromkeys((locale, FALLBACK)):
        if has(language, message):
            yield _bundle(language, _where(language)[message])
    for language in dict.fromkeys((locale, FALLBACK, *_brought)):
        if message in _brought.get(language, {}):
            yield _brought[language][message]


def say(locale: str, message: str, /, *, attribute: str | None = None, **args: Any) -> str:
    """A message in a language (in English where it is not translated), its arguments filled in.

    Raises KeyError if there is no such message.
    """
    for bundle in _bundles(locale, message):
        found = bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is not None:
            text, _ = bundle.format_pattern(pattern, {name: _of_sensible_size(v) for name, v in args.items()})
            return str(text)
    raise KeyError(f"{message}.{attribute}" if attribute else message)


def named(
    locale: str, kind: str, game: str, name: str, /, *, attribute: str | None = None, **args: Any
) -> str | None:
    """The text for a word of a game (an event, a verb, a state, a zone …): the game's own, or the one that all share.

    `kind` is what the message's name begins with; `None` if there is no text.
    """
    name = name.replace("_", "-")
    for message in (f"{kind}-{game}-{name}", f"{kind}-{name}"):
        try:
            return say(locale, message, attribute=attribute, **args)
        except KeyError:
            continue
    return None


def plain_words(name: str) -> str:
    """The plain words of a name that has no text."""
    return name.replace("-", " ").replace("_", " ")


def _of_sensible_size(value: Any) -> Any:
    """An argument that Fluent will print: instead of a longer text it would write only question marks."""
    if isinstance(value, str) and len(value) > LONGEST_PART:
        return value[: LONGEST_PART - 1] + "…"
    if isinstance(value, int) and abs(value) >= 10**18:  # more digits than Babel can group
        return f"{value:.3e}" if abs(value) < 10**300 else "…"
    return value


def sources(messages: Iterable[str]) -> dict[str, str]:
    """Fluent sources of some messages by language, as far as each has them, for somebody who says them elsewhere."""
    wanted = set(messages)
    found = {}
    for locale in languages():
        files = sorted({file for name, file in _where(locale).items() if name in wanted})
        told = [each for file in files for each in _split(file.read_text("utf-8"))]
        found[locale] = "\n".join(text for text in told if text.partition("=")[0].strip() in wanted)
    return found


def _split(source: str) -> list[str]:
    """The messages of a file, each with its attributes."""
    lines = [line for line in source.splitlines() if line.strip() and not line.startswith("#")]
    starts = [i for i, line in enumerate(lines) if MESSAGE.match(line)] + [len(lines)]
    return ["\n".join(lines[a:b]) for a, b in pairwise(starts)]


def has(locale: str, message: str) -> bool:
    """Whether a language has a message of its own."""
    return locale in languages() and message in _where(locale)
