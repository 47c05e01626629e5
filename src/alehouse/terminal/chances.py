"""What can come of a move, and how likely it is, as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from alehouse.moves import Choice
from alehouse.refused import Refused
from alehouse.terminal.catalogue import grid
from alehouse.terminal.screen import print_words
from alehouse.terminal.sentences import plain_words
from alehouse.terminal.texts import figure, locale, named, text


def print_odds(console: Console, seen: Any, menu: Sequence[Choice]) -> None:
    """For each of some legal moves what can come and how likely that is, from what a seat knows (a `Seen`)."""
    from alehouse.lab.odds import odds

    table = grid(*(text(f"odds-column-{column}") for column in ("move", "what", "chance")))
    table.columns[0].no_wrap = True
    table.columns[2].justify = "right"
    table.columns[2].no_wrap = True
    margins = []
    for choice in menu:
        move = Text(choice.text, "bold")
        try:
            found = odds(seen, choice.text)
        except Refused as refused:
            table.add_row(move, Text(refused.text(locale()), "dim"), "")
            continue
        margins.append(float(found.margin))
        cards = by_card(found.cards, list(seen.game.deck.texts))
        rows = [*([(cards, "")] if cards else []), *by_event(seen.game.name, found.events)]
        if not rows:
            rows = [(text("odds-certain"), "")]
        for at, (what, chance) in enumerate(rows):
            table.add_row(move if at == 0 else "", what, chance)
        table.add_section()
    console.print(table)
    if margins:
        margin = figure(100 * max(margins), 1)
        print_words(
            console, text("odds-sampled", margin=margin) if max(margins) else text("odds-exact"), "dim"
        )


def by_card(cards: Mapping[str, Any], order: Sequence[str]) -> str:
    """The cards that can come, those that are equally likely together, the likeliest first."""
    groups: dict[str, list[str]] = {}
    for card, chance in sorted(cards.items(), key=lambda each: (-each[1], order.index(each[0]))):
        groups.setdefault(percent(chance), []).append(card)
    parts = []
    for chance, group in groups.items():
        shown = chance if len(group) == 1 else text("odds-each", chance=chance)
        parts.append(text("odds-cards", cards=" ".join(sorted(group, key=order.index)), chance=shown))
    return " · ".join(parts)


def by_event(game: str, events: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What can happen, in words, the likeliest first; without what happens in any case."""
    return [
        (named("chance", game, event) or plain_words(event), percent(chance))
        for event, chance in sorted(events.items(), key=lambda each: -each[1])
        if 0 < chance < 1
    ]


def percent(chance: Any) -> str:
    """A chance as a share of a hundred; what is possible is never shown as impossible, nor as certain."""
    shown = 100 * float(chance)
    if 0 < shown < 0.05:
        return text("odds-under", percent=figure(0.1, 1))
    if 99.95 < shown < 100:
        return text("odds-over", percent=figure(99.9, 1))
    return text("odds-percent", percent=figure(shown, 1))
