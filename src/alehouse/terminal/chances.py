"""What can come of a move, and how likely it is, as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from alehouse.language import plain_words
from alehouse.moves import Choice
from alehouse.refused import Refused
from alehouse.seen import Seen
from alehouse.terminal.catalogue import grid
from alehouse.terminal.screen import print_words
from alehouse.terminal.texts import figure, locale, named, text

if TYPE_CHECKING:
    from alehouse.lab.odds import Odds


def print_odds(console: Console, seen: Seen, menu: Sequence[Choice]) -> None:
    """For each of some legal moves what can come and how likely that is, from what a seat knows."""
    found: list[Odds | tuple[str, Refused]] = []
    for choice in menu:
        try:
            found.append(seen.odds(choice.text))
        except Refused as refused:
            found.append((choice.text, refused))
    odds_table(console, seen, found)


def odds_table(console: Console, seen: Seen, all_found: Sequence[Odds | tuple[str, Refused]]) -> None:
    """The odds of some moves, or why a move has none, as a table."""
    table = grid(*(text(f"odds-column-{column}") for column in ("move", "what", "chance")))
    table.columns[0].no_wrap = True
    table.columns[2].justify = "right"
    table.columns[2].no_wrap = True
    margins = []
    for found in all_found:
        if isinstance(found, tuple):
            table.add_row(Text(found[0], "bold"), Text(found[1].text(locale()), "dim"), "")
            continue
        move = Text(found.move, "bold")
        margins.append(float(found.margin))
        cards = by_card(found.cards, list(seen.game.deck.texts))
        asked = {name: chance for name, chance in found.events.items() if name in found.asked}
        events = {name: chance for name, chance in found.events.items() if name not in found.asked}
        rows = [
            (named("question", seen.game.name, name) or plain_words(name), percent(chance))
            for name, chance in asked.items()
        ]
        rows += [*([(cards, "")] if cards else []), *by_event(seen.game.name, events)]
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
