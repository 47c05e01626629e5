"""Declare a game's state once: its memory, who may see each field, and how a table shows it.

A `Layout` is a class whose attributes are fields. It becomes one flat NumPy record, so copying a table is a
memory copy, a batch of tables is an array, and the rules compile to native code. What every seat may see, what
a client gets, how cards are sampled for search and how a table looks all follow from the declaration.

Cards of a kind are interchangeable, so most fields that hold cards are *bags*: how many of each kind. Index 0 of
a bag counts cards whose kind the viewer does not know; it is 0 in the state itself and filled in by `view`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import numpy as np

from alehouse.decks import PAIRS, Deck
from alehouse.events import PLACES

ALL, OWNER, NOBODY = "all", "owner", "nobody"
SEATS = 8
SPECTATOR = -1
SHOWS = {
    "hand": "cards that a seat holds",
    "stack": "cards that lie before a seat",
    "topped": "such cards, of which only the last one counts: they overlap",
    "set": "such cards, which make something together",
    "scored": "cards that a seat has scored, small",
    "taken": "cards in a seat's hand that everybody knows of, small",
    "columns": "cards at the heads of columns, between two sides",
    "column": "a seat's side of one of these columns, in order: the larger sum leads it",
    "row": "cards in the middle",
    "circle": "one of several hands in the middle that nobody plays; without cards it is gone",
    "prize": "cards in the middle that can be won now",
    "foe": "the cards of an opponent that all play against, or how many of them lie face down",
    "pile": "how many cards lie on a pile",
    "claim": "the rank that a face-down card is said to have",
    "number": "a number, with its name",
    "slip": "a number written down, in secret at first",
    "tricks": "how many tricks a seat has",
    "flag": "a warning that is up (1) or not",
    "mugs": "how many drinks",
    "space": "a number that a seat has bet on: how many of the circles are left",
    "bid": "a card or rank that a seat has bid or played: all lie in the middle, lowest first",
    "lone-bid": "a bid that is void if another is equal",
    "seat": "a seat",
    "state": "a word",
    "lines": "a score sheet",
    "marks": "a score sheet of signs",
}
"""The ways a table can show a field."""
MOST_COUNTED = 127
"""A larger number of hidden cards, in a deck of several, does not fit into a bag."""


@dataclass(frozen=True)
class Field:
    """One part of a table's state."""

    kind: str
    """``number``, ``bag`` (counts by kind of card), ``stack`` (a pair-free stack in one word, see `stacks`),
    ``line`` (cards in order in one word, see `line`), ``words`` (a number that stands for a word), ``seat`` (a seat's number + 1, or 0), ``sheet`` (a column of numbers
    for each seat) or ``option``."""
    per_seat: bool = False
    seen_by: str = ALL
    show: str | None = None
    """How a table shows it (see `SHOWS`); `None`: not at all."""
    cards: bool = False
    """Whether the cards counted here lie here (and count towards the deck), or are only remembered."""
    words: tuple[str, ...] = ()
    option: Option | None = None
    given: str | None = None
    """For hands: the bag in which each seat remembers what it has passed to another and that one still holds."""
    known: str | None = None
    """For hands: the bag of those cards in each that everybody knows of."""
    distinct: str | None = None
    """For hands: the number in which the seats stand (a bit mask) whose hands hold no two cards of a kind, as all know."""
    counted: bool = True
    """For a hidden bag: whether everybody sees how many cards it counts."""
    older: str | None = None
    """For a hidden bag: the field that says how many of its cards were dealt before the last reshuffle."""
    order: str | None = None
    """For hands: the number that says in which order the cards lie, as a line word, once there is one."""
    also: tuple[str, ...] = ()
    """Other fields whose cards are shown together with these: in one heap, or as one set."""
    blank: int | None = None
    """The number that means that there is none yet."""
    length: int = 0
    """Rows of a sheet."""
    rows: str | None = None
    """For a sheet: the field that says how many of its rows are written."""
    name: str = ""

    def dtype(self, deck: Deck) -> tuple[Any, tuple[int, ...]]:
        """NumPy type and shape of the field's memory."""
        shape: tuple[int, ...] = (SEATS,) if self.per_seat else ()
        if self.kind == "bag":
            return np.int8, (*shape, deck.kinds)
        if self.kind == "sheet":
            return np.int16, (*shape, self.length)
        if self.option is not None and self.option.parse is not None:
            return np.int8, (self.option.length,)
        return np.int64, shape


@dataclass(frozen=True)
class Option:
    """A choice made before the game, kept in the state so that rules read it like any other field."""

    type: str
    """``switch``, ``number``, ``choice`` or ``text``."""
    default: Any
    minimum: int = 0
    maximum: int = 1
    choices: tuple[str, ...] = ()
    optional: bool = False
    """Whether the option may be left out altogether (then it is `None`, and 0 in the state)."""
    needs: str | None = None
    """Another option (``"pieces"``) or its value (``"chips=tacoma"``) without which this one means nothing."""
    name: str = ""
    """The name in records and forms, where it differs from the field's."""
    parse: Callable[[str], Sequence[int]] | None = None
    """For a text: what it says, as `length` small numbers (-128 … 127). Raises Refused."""
    length: int = 0
    samples: tuple[str, ...] = ()
    """Texts to try beside the default, unlike each other; each is allowed for some number of players."""

    def encode(self, value: Any) -> Any:
        """What stands for `value` in the state. Raises ValueError if it is not allowed, or Refused."""
        if value is None and self.optional:
            return 0
        if self.parse is not None:
            if isinstance(value, str):
                return np.array(self.parse(value), np.int8)
            raise ValueError(value)
        if self.type == "switch":
            if isinstance(value, bool):
                return int(value)
        elif self.type == "number":
            if (
                isinstance(value, int)
                and not isinstance(value, bool)
                and self.minimum <= value <= self.maximum
            ):
                return value
        elif isinstance(value, str) and value in self.choices:
            return self.choices.index(value) + int(self.optional)
        raise ValueError(value)

    def allowed(self) -> str:
        """The values allowed, as they are written in a record."""
        if self.type == "switch":
            return "true, false"
        if self.type == "number":
            return f"{self.minimum} … {self.maximum}"
        if self.type == "text":
            return '"text"'
        return ", ".join(f'"{choice}"' for choice in self.choices)


def number(
    *, per_seat: bool = False, seen_by: str = ALL, show: str | None = None, blank: int | None = None
) -> Any:
    """A whole number (64 bits), or one for each seat; `blank` is shown as none at all."""
    return Field("number", per_seat, seen_by, show, blank=blank)


def seat(*, per_seat: bool = False) -> Any:
    """A seat's number + 1, or 0 for nobody."""
    return Field("seat", per_seat, ALL, "seat")


def sheet(length: int, rows: str, *choices: str, show: str = "lines") -> Any:
    """A column of a score sheet for each seat: at most `length` small numbers, or some of `choices` (0 for the first).

    The field `rows` says how many of them are written.
    """
    return Field("sheet", True, ALL, show, words=choices, length=length, rows=rows)


def words(*choices: str, per_seat: bool = False, show: str | None = "state") -> Any:
    """A number that stands for one of `choices` (0 for the first)."""
    return Field("words", per_seat, ALL, show, words=choices)


def cards(
    *,
    per_seat: bool = False,
    seen_by: str = ALL,
    show: str | None = None,
    older: str | None = None,
    given: str | None = None,
    known: str | None = None,
    distinct: str | None = None,
    order: str | None = None,
    also: tuple[str, ...] = (),
) -> Any:
    """A bag of cards that lie here; `also` names fields whose cards are shown with them."""
    return Field(
        "bag",
        per_seat,
        seen_by,
        show,
        True,
        older=older,
        given=given,
        known=known,
        distinct=distinct,
        order=order,
        also=also,
    )


def remembered(
    *, per_seat: bool = False, seen_by: str = ALL, counted: bool = True, show: str | None = None
) -> Any:
    """A bag that only remembers cards lying elsewhere: knowledge that seats keep, for views and samples."""
    return Field("bag", per_seat, seen_by, show, counted=counted)


def stacks(*, per_seat: bool = True, show: str = "stack") -> Any:
    """One face-up stack a seat without a pair in it (or one for the table), in order of arrival, in a 64-bit word."""
    return Field("stack", per_seat, ALL, show, cards=True)


def line(*, per_seat: bool = True, show: str = "stack") -> Any:
    """Face-up cards in order of arrival, at most 15, in one 64-bit word (or one a seat): see `deck.top_of`."""
    return Field("line", per_seat, ALL, show, cards=True)


def switch(*, needs: str | None = None, name: str = "") -> Any:
    """An option that is on or off (off by default)."""
    return Field("option", option=Option("switch", False, needs=needs, name=name))


def amount(
    default: int | None, minimum: int, maximum: int, *, needs: str | None = None, name: str = ""
) -> Any:
    """An option that is a number from `minimum` to `maximum`; with `None` as default it may be left out."""
    return Field(
        "option", option=Option("number", default, minimum, maximum, (), default is None, needs, name)
    )


def choice(*choices: str, optional: bool = False, needs: str | None = None, name: str = "") -> Any:
    """An option that is one of some words: the first by default, or none of them if it is optional."""
    option = Option("choice", None if optional else choices[0], 0, 0, choices, optional, needs, name)
    return Field("option", option=option)


def text(parse: Callable[[str], Sequence[int]], length: int, *samples: str) -> Any:
    """An option written as text (empty by default); `parse` turns it into `length` numbers from -128 to 127."""
    return Field("option", option=Option("text", "", parse=parse, length=length, samples=samples))


class Layout:
    """Base of every game's `Table`: subclass it and name the fields."""

    deck_of_cards: ClassVar[Deck] = PAIRS
    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[Any]]

    players = number()
    """Seats at the table; seats are numbered 0 … players - 1 clockwise."""
    dealer = number()
    hand = number()
    """The number of the current deal, from 1."""
    acting = number()
    """Bit mask of the seats that owe a move now."""
    sealing = number()
    """Bit mask of the seats that take part in a sealed choice, those that have chosen included; 0: choices are open."""
    over = number()
    winners = number()
    losers = number()
    first = number()
    """One more than the seat that begins where chance would choose it; 0: chance chooses."""

    def __init_subclass__(cls) -> None:
        fields: dict[str, Field] = {}
        for base in reversed(cls.__mro__):
            fields |= {k: replace(v, name=k) for k, v in vars(base).items() if isinstance(v, Field)}
        cls.fields = fields
        spec: list[tuple[str, Any, tuple[int, ...]]] = []
        for name, declared in fields.items():
            if hasattr(np.record, name):
                raise TypeError(
                    f"a field cannot be called {name}: NumPy's records have that attribute already"
                )
            kind, shape = declared.dtype(cls.deck_of_cards)
            spec.append((name, kind, shape))
            # NumPy does not copy the gaps between fields, and equal tables must have equal bytes: so gaps are fields.
            gap = -np.dtype((kind, shape)).itemsize % 8
            if gap:
                spec.append((f"_after_{name}", np.uint8, (gap,)))
        cls.dtype = np.dtype((np.record, np.dtype(spec, align=True)))

    @classmethod
    def options(cls) -> dict[str, tuple[str, Option]]:
        """Each option by its name in records: the field that holds it, and its declaration."""
        return {f.option.name or k: (k, f.option) for k, f in cls.fields.items() if f.option}

    @classmethod
    def place(cls, name: str) -> int:
        """The number of the place `name` in events (see `events.PLACES`)."""
        return PLACES + cls.places().index(name)

    @classmethod
    def places(cls) -> list[str]:
        """Names of the places that `place` numbers."""
        return [k for k, f in cls.fields.items() if f.cards]


class Head(Layout):
    """What every table begins with."""


PLAYERS_AT, HAND_AT, ACTING_AT, SEALING_AT, OVER_AT = (
    int(Head.dtype.fields[name][1]) // 8  # type: ignore[index]
    for name in ("players", "hand", "acting", "sealing", "over")
)
"""Where every table keeps these fields, in 64-bit words."""


def view(layout: type[Layout], table: Any, seat: int) -> np.ndarray:
    """What `seat` may see of a table: the same record with everything else blanked (array of shape (1,)).

    Hidden bags keep their size in index 0 (at most `MOST_COUNTED`), unless nobody counts them. `seat` may be `SPECTATOR`.
    """
    seen: np.ndarray = np.zeros(1, layout.dtype)
    seen[0] = table
    for name, field in layout.fields.items():
        if field.seen_by == ALL:
            continue
        memory = seen[name][0]
        for index in _hidden(field, seat):
            if field.kind == "bag":
                count = int(memory[index].sum())
                memory[index] = 0
                memory[(*index, 0)] = min(count, MOST_COUNTED) if field.counted else 0
            else:
                memory[index] = 0
        if not field.per_seat and field.kind != "bag":
            seen[name][0] = 0
    return seen


def _hidden(field: Field, seat: int) -> Iterator[tuple[Any, ...]]:
    if not field.per_seat:
        yield (...,) if field.kind != "bag" else ()
        return
    for p in range(SEATS):
        if field.seen_by == NOBODY or p != seat:
            yield (p,)


def card_counts(layout: type[Layout], table: Any) -> np.ndarray:
    """How many cards of each kind lie anywhere on the table (index 0: unknown ones), shape (kinds,)."""
    total = np.zeros(layout.deck_of_cards.kinds, np.int64)
    for name, field in layout.fields.items():
        if not field.cards:
            continue
        if field.kind == "stack":
            for word in np.atleast_1d(table[name]):
                total += [int(word) >> k & 1 if k else 0 for k in range(len(total))]
        elif field.kind == "line":
            for word in np.atleast_1d(table[name]):
                total += np.bincount(line_order(int(word)), minlength=len(total))
        else:
            bags = np.asarray(table[name], np.int64)
            total += bags.sum(0) if field.per_seat else bags
    return total


def shown(layout: type[Layout], table: Any, field: Field) -> Any:
    """A shown field of a view as JSON values: lists of card texts, numbers, or words."""
    deck = layout.deck_of_cards
    value = table[field.name]
    if field.show == "pile":
        return int(sum(np.sum(table[name], dtype=np.int64) for name in (field.name, *field.also)))
    for name in field.also:
        value = value + table[name]
    if field.rows:
        value = value[:, : int(table[field.rows])]
    if field.per_seat:
        each = [_shown_one(deck, field, v) for v in value[: int(table["players"])]]
        if field.order:
            each = [
                [*map(deck.text, line_order(int(w)))] or v
                for v, w in zip(each, table[field.order], strict=False)
            ]
        return each
    return _shown_one(deck, field, value)


def _shown_one(deck: Deck, field: Field, value: Any) -> Any:
    if field.kind == "sheet":
        return [field.words[int(v)] if field.words else int(v) for v in value]
    if field.kind == "words":
        return field.words[int(value)]
    if field.kind == "seat":
        return "ABCDEFGH"[int(value) - 1] if value else None
    if field.kind == "number":
        return None if int(value) == field.blank else int(value)
    if field.kind == "stack":
        return [deck.text(k) for k in stack_order(int(value))]
    if field.kind == "line":
        return [deck.text(k) for k in line_order(int(value))]
    return bag_texts(deck, value)


def stack_order(word: int) -> list[int]:
    """The cards of a stack word in order of arrival."""
    return [word >> (16 + 4 * i) & 15 for i in range((word & 0xFFFF).bit_count())]


def line_order(word: int) -> list[int]:
    """The cards of a line word in order of arrival."""
    return [word >> (4 * i) & 15 for i in range((word.bit_length() + 3) // 4)]


def bag_texts(deck: Deck, bag: Sequence[int] | np.ndarray) -> list[str]:
    """The cards of a bag in order of their kind, unknown ones last as ``?``."""
    return [deck.text(k) for k in range(1, deck.kinds) for _ in range(int(bag[k]))] + ["?"] * int(bag[0])
