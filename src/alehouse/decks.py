"""The decks: which kinds of cards there are, how many of each, and how they are written."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Deck:
    """A deck as a bag: `counts[k]` cards of kind k; kind 0 stands for a card that is not known."""

    name: str
    counts: tuple[int, ...]
    texts: tuple[str, ...]
    bits: int
    """Bits that a card takes in a move."""

    @property
    def kinds(self) -> int:
        """Number of kinds, the unknown one included: the length of a bag."""
        return len(self.counts)

    @property
    def size(self) -> int:
        """Number of cards."""
        return sum(self.counts)

    def text(self, kind: int) -> str:
        """How a card is written; ``?`` for an unknown one."""
        return self.texts[kind]

    @cached_property
    def _kinds(self) -> dict[str, int]:
        return {text.lower(): kind for kind, text in enumerate(self.texts) if kind}

    def kind(self, text: str) -> int:
        """The kind that `text` names. Raises KeyError if there is no such card."""
        return self._kinds[text.lower()]


PAIRS = Deck("pairs", (0, *range(1, 11)), ("?", *map(str, range(1, 11))), 4)
"""55 cards: rank k comes k times (ruling C1)."""

COLOURS = "KRBGY"
"""Black, red, blue, green, yellow: the order in which equal values are written."""
VALUES = 13

HALF_PINT = Deck(
    "half-pint",
    (0, *[1] * (VALUES * len(COLOURS))),
    ("?", *(f"{colour}{value}" for value in range(1, VALUES + 1) for colour in COLOURS)),
    7,
)
"""65 fight cards: each value 1 … 13 once in each colour; kinds ascend by value, then by colour."""
