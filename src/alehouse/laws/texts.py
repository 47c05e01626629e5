"""Everything that a game declares has its text."""

from __future__ import annotations

from collections.abc import Iterator

from alehouse.catalogue import shipped
from alehouse.game import Game
from alehouse.language import LOCALES, MESSAGE, has, languages
from alehouse.laws.fault import Fault


def dashed(*words: str) -> str:
    """An id of some words."""
    return "-".join(words).replace("_", "-")


def wanted(game: Game) -> list[tuple[str, ...]]:
    """The ids of the messages that a game needs; of several in one place any will do."""
    name = game.name

    def of(kind: str, word: str) -> tuple[str, str]:
        return dashed(kind, name, word), dashed(kind, word)

    ids: list[tuple[str, ...]] = [(f"game-{name}",)]
    ids += [of("verb", word) for word in game.verbs.words]
    ids += [of("event", event) for event in game.events.names]
    for field in game.layout.fields.values():
        if field.show and field.show != "marks":  # those are signs, not words
            ids += [of("state", word) for word in field.words]
    for zone in game.layout.zones():
        if zone.field.show != "state":
            ids.append((*of("zone", zone.name), *of("zone", zone.field.name)))
    for option, (_, declared) in game.options.items():
        ids.append((dashed("option", name, option),))
        ids += [(dashed("option", name, option, choice),) for choice in declared.choices]
    return ids


def texts_are_there(game: Game) -> Iterator[Fault]:
    """Shipped games have them in every language; games of other people in those that they have texts in."""
    ours = game.name in shipped()
    if not ours and not game.texts:
        yield Fault("texts", f'it has no texts: give the module texts = {{"en": "game-{game.name} = …"}}')
    for language in languages():
        if not ours and language not in game.texts:
            if game.texts:
                yield Fault("languages", f"there are no texts in {language}: those in {', '.join(game.texts)} are shown")
            continue
        brought = set(MESSAGE.findall(game.texts.get(language, "")))
        missing = [ids[0] for ids in wanted(game) if not any(i in brought or has(language, i) for i in ids)]
        if missing:
            yield Fault(
                "texts",
                f"in {language} there is no text for {', '.join(missing)} (or shorter, without {game.name}-)",
            )
        if ours:
            page = LOCALES / language / "rules" / f"{game.name}.md"
            if not page.is_file() or not page.read_text("utf-8").startswith("# "):
                yield Fault("texts", f"in {language} there is no page of rules: {page.name}, which begins with “# ”")
        elif language not in game.rules:
            yield Fault("languages", f"there is no page of rules in {language}")
