"""The decks: which kinds of cards there are, how many of each, and how they are written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

MOST_OF_A_KIND = 127
"""So many cards of a kind at most: bags count them in single bytes."""
TAKEN = ("?", "…")
"""What stands for a card that is not known, and for cards that are still to be named."""


@dataclass(frozen=True)
class Deck:
    """A deck as a bag: `counts[k]` cards of kind k; kind 0 stands for a card that is not known.

    Any deck will do: up to 127 kinds, written as one wishes; moves can name as many cards as fit into 37 bits. A text of
    a letter and a number (``K13``) is read as a suit and a value, one that is a number as a value.
    """

    name: str
    counts: tuple[int, ...]
    texts: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.counts) != len(self.texts) or self.counts[0] != 0:
            raise TypeError(
                f"deck {self.name}: counts and texts have an entry for each kind, the first for unknown cards (0 of them)"
            )
        if self.kinds > 128:
            raise TypeError(f"deck {self.name}: {self.kinds - 1} kinds of cards; there may be 127")
        for count, text in zip(self.counts, self.texts, strict=True):
            if not 0 <= count <= MOST_OF_A_KIND:
                raise TypeError(
                    f"deck {self.name}: {count} cards of the kind {text!r}; there may be {MOST_OF_A_KIND}"
                )
        words = [text.lower() for text in self.texts[1:]]
        for text in words:
            if text in TAKEN:
                raise TypeError(
                    f"deck {self.name}: no kind can be written {text!r}, which stands for a card not known"
                )
            if not text or any(c.isspace() for c in text) or words.count(text) > 1:
                raise TypeError(
                    f"deck {self.name}: every kind has a text of its own without spaces, and {text!r} is none"
                )

    @classmethod
    def of_suits(cls, name: str, suits: str, values: Sequence[int]) -> Deck:
        """One card of each value in each suit (a letter); kinds ascend by value, then in the order of the suits."""
        texts = ("?", *(f"{suit}{value}" for value in values for suit in suits))
        return cls(name, (0, *[1] * (len(texts) - 1)), texts)

    @property
    def kinds(self) -> int:
        """Number of kinds, the unknown one included: the length of a bag."""
        return len(self.counts)

    @property
    def size(self) -> int:
        """Number of cards."""
        return sum(self.counts)

    @property
    def bits(self) -> int:
        """Bits that a card takes in a move."""
        return (self.kinds - 1).bit_length()

    def text(self, kind: int) -> str:
        """How a card is written; ``?`` for an unknown one."""
        return self.texts[kind]

    def value(self, kind: int) -> int | None:
        """The number on a card, if there is one."""
        number = re.search(r"\d+$", self.texts[kind])
        return int(number[0]) if number else None

    def suit(self, kind: int) -> str | None:
        """What stands before the number on a card, if anything does."""
        return re.sub(r"\d+$", "", self.texts[kind]) or None

    @cached_property
    def _kinds(self) -> dict[str, int]:
        return {text.lower(): kind for kind, text in enumerate(self.texts) if kind}

    def kind(self, text: str) -> int:
        """The kind that `text` names. Raises KeyError if there is no such card."""
        return self._kinds[text.lower()]


PAIRS = Deck("pairs", (0, *range(1, 11)), ("?", *map(str, range(1, 11))))
"""55 cards: rank k comes k times (ruling C1)."""

COLOURS = "KRBGY"
"""Black, red, blue, green, yellow: the order in which equal values are written."""
VALUES = 13

HALF_PINT = Deck.of_suits("half-pint", COLOURS, range(1, VALUES + 1))
"""65 fight cards: each value 1 … 13 once in each colour; kinds ascend by value, then by colour."""
