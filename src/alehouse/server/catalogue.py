"""What can be played here, derived from the games' declarations."""

from __future__ import annotations

import logging
import re
from functools import cache, lru_cache
from typing import Any

from alehouse.catalogue import broken_games, find, rules_of, study_of, welcome
from alehouse.catalogue import every_game as all_games
from alehouse.decks import Deck
from alehouse.events import SHARED, Event
from alehouse.game import Game
from alehouse.layout import Zone
from alehouse.lessons import taught
from alehouse.refused import Refused
from alehouse.server import protocol

log = logging.getLogger("alehouse.server")


def describe(game: Game) -> protocol.GameInfo:
    """A game as clients get it."""
    return protocol.GameInfo(
        name=game.name,
        min_players=game.min_players,
        max_players=game.max_players,
        min_minutes=game.usual_minutes[0],
        max_minutes=game.usual_minutes[1],
        kind=game.kind,  # type: ignore[arg-type]
        unit=game.unit,  # type: ignore[arg-type]
        deck=_deck(game.deck),
        options=[
            protocol.OptionInfo(
                name=name,
                type=option.type,  # type: ignore[arg-type]
                default=option.default,
                min=option.minimum if option.type == "number" else None,
                max=option.maximum if option.type == "number" else None,
                choices=list(option.choices) if option.type == "choice" else None,
                optional=option.optional,
                needs=option.needs,
            )
            for name, (_, option) in game.options.items()
        ],
        starts=[game.options_for(n) for n in range(game.min_players, game.max_players + 1)],
        zones=[_zone(zone) for zone in game.layout.zones()],
        verbs=[
            protocol.VerbInfo(word=verb.word, args=[*map(str, verb.arguments)], secret=verb.secret)
            for verb in game.verbs.all
        ],
        events=[_event(game, event) for event in (*SHARED.all, *game.events.all)],
        texts=dict(game.texts),
        welcome=welcome(game),
        lesson=game.name in taught(),
        ranking=list(game.ranking),
    )


def _deck(deck: Deck) -> protocol.DeckInfo:
    return protocol.DeckInfo(
        deck.name,
        [
            protocol.CardInfo(deck.text(k), deck.counts[k], deck.value(k), deck.suit(k))
            for k in range(1, deck.kinds)
        ],
    )


def _zone(zone: Zone) -> protocol.ZoneInfo:
    field = zone.field
    return protocol.ZoneInfo(
        name=zone.name,
        place="seat" if field.per_seat else "table",
        show=field.show,  # type: ignore[arg-type]
        words=[
            protocol.WordInfo(word, look)  # type: ignore[arg-type]
            for word, look in zip(field.words, field.looks, strict=False)
        ],
        needs=field.needs,
    )


def _event(game: Game, event: Event) -> protocol.EventInfo:
    state = game.state_field
    return protocol.EventInfo(
        name=event.name,
        puts=state.words[event.puts] if state is not None and event.puts is not None else None,
        pause=event.pause,  # type: ignore[arg-type]
        lights=event.lights,
        begins=event.begins,  # type: ignore[arg-type]
        turns=event.turns,
        copies=event.copies,
        tells=event.tells,
        counts=event.counts,
        flow=event.flow,  # type: ignore[arg-type]
        makes=event.makes,
        deals=event.deals,
        calls=event.calls,
        whole=event.whole,
        award=event.award,
    )


@cache
def every_game() -> protocol.Games:
    """All games."""
    return protocol.Games(games=[describe(game) for game in all_games()])


def load_games() -> None:
    """Load all games, so that no request waits for it. A game of somebody else that fails keeps nobody from the others."""
    for broken in broken_games():
        log.error("a game cannot be loaded: %s", broken)
    every_game()


def rules_html(name: str, language: str) -> str:
    """The rules of a game as HTML, and below them how it is played well; in English where they are not translated.

    Raises Refused.
    """
    game = find(name)
    page = rules_of(game, language)
    if page is None:
        raise Refused("error-rules", game=game.name)
    study = study_of(game, language)
    return _rendered(page if study is None else f"{page}\n{_below(study)}")


def _below(study: str) -> str:
    """A page as a section of another: its headings one level further down."""
    return re.sub(r"(?m)^#", "##", study)


@lru_cache(256)
def _rendered(page: str) -> str:
    from markdown_it import MarkdownIt  # only for this, and the server opens sooner without it

    markdown = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable(
        ["table", "strikethrough"]
    )
    text: Any = markdown.render(page)
    # Headings can be linked to.
    return re.sub(r"<(h[2-4])>(.*?)</\1>", _anchored, str(text))


def _anchored(match: re.Match[str]) -> str:
    plain = re.sub(r"<[^>]*>|&\w+;", "", match[2]).lower()
    anchor = re.sub(r"[^\w]+", "-", plain).strip("-")
    return f'<{match[1]} id="{anchor}">{match[2]}</{match[1]}>'
