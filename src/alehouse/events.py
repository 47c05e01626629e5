"""What can happen at a table, as the dealer announces it.

An event is a row of eight numbers: what, seat, target, card, amount, from, to, seen. `seen` is the bit mask of the
seats that may see the card (-1: everybody); the others learn that a card moved and nothing else. Games add their own
events with `own_events`; those below are announced by rules that several games share.
"""

from __future__ import annotations

from collections.abc import Iterator

EVERYBODY = -1
COLUMNS = ("event", "seat", "target", "card", "amount", "from", "to", "seen")


class Words:
    """Some words, numbered from `start`; unpack it to name the numbers."""

    def __init__(self, *names: str, start: int = 0) -> None:
        self.names = names
        self.start = start

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.start, self.start + len(self.names)))

    def __len__(self) -> int:
        return len(self.names)


NOWHERE, DECK, DISCARD, POT = range(4)
"""Where a card or chips come from or go to; the fields of a game that hold cards follow from `PLACES` on."""
PLACE_NAMES = (None, "deck", "discard", "pot")
PLACES = len(PLACE_NAMES)

SHARED = Words(
    "hand",
    "game",
    "dealt",
    "replaced",
    "leads",
    "redeal",
    "reshuffled",
    "pays",
    "collects",
    "gains",
    "wins",
    "loses",
    "discarded",
    "passes",
)
(
    HAND,
    GAME,
    DEALT,
    REPLACED,
    LEADS,
    REDEAL,
    RESHUFFLED,
    PAYS,
    COLLECTS,
    GAINS,
    WINS,
    LOSES,
    DISCARDED,
    PASSES,
) = SHARED
OWN = 32


def own_events(*names: str) -> Words:
    """Declare the events that only one game has."""
    return Words(*names, start=OWN)
