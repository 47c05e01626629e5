"""Declare a game's state once: its memory, who may see each field, and how a table shows it.

A `Layout` is a class whose attributes are fields. It becomes one flat NumPy record, so copying a table is a
memory copy, a batch of tables is an array, and the rules compile to native code. What every seat may see, what
a client gets, how cards are sampled for search and how a table looks all follow from the declaration: a field says
what it is (a number, a flag, a seat or nobody, a set of seats, a set of ranks, a word …), and nobody has to guess.

Cards of a kind are interchangeable, so most fields that hold cards are *bags*: how many of each kind. Index 0 of
a bag counts cards whose kind the viewer does not know; it is 0 in the state itself and filled in by `view`.

A declaration that cannot be meant raises TypeError when the class is made, and says what is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, NamedTuple

import numpy as np

from alehouse.decks import PAIRS, Deck
from alehouse.events import PLACE_NAMES, PLACES
from alehouse.shows import SHOWS

ALL, OWNER, NO_ONE = "all", "owner", "nobody"
SEES = (ALL, OWNER, NO_ONE)
SEATS = 8
LETTERS = "ABCDEFGH"
NOBODY = -1
"""What a `seat` field holds when it is nobody's."""
SPECTATOR, EVERYTHING = -1, -2
"""Viewers beside the seats: one who sees what all see, and one before whom everything lies open."""
MOST_COUNTED = 127
"""A larger number of hidden cards, in a deck of several, does not fit into a bag."""
Value = bool | int | str | None
"""A value of an option; `None`: it is left out."""
LOOKS = ("in", "safe", "hurt", "gone")
"""How a state word looks: nothing special; secured; bust; out."""
WORD_KINDS = {"stack": 12, "line": 16}
"""Kinds of cards that these words can hold, the unknown one included."""


@dataclass(frozen=True)
class Field:
    """One part of a table's state."""

    kind: str
    """``number``, ``flag``, ``seat``, ``seats`` (a bit mask), ``ranks`` (a bit mask of kinds), ``words`` (a number that stands for a word),
    ``bag`` (counts by kind of card), ``stack`` (a pair-free stack in one word, see `kit.stack`), ``line`` (cards in
    order in one word, see `kit.line`), ``sheet`` (a column of numbers for each seat) or ``option``."""
    per_seat: bool = False
    seen_by: str = ALL
    show: str | None = None
    """How a table shows it (see `SHOWS`); `None`: not at all."""
    cards: bool = False
    """Whether the cards counted here lie here (and count towards the deck), or are only remembered."""
    words: tuple[str, ...] = ()
    looks: tuple[str, ...] = ()
    """For words: how each looks (see `LOOKS`)."""
    option: Option | None = None
    lines: int = 0
    """How many such fields there are, numbered from 0 (in JSON from 1); 0: just one."""
    given: str | None = None
    """For hands: the bag in which each seat remembers what it has passed to another and that one still holds."""
    known: str | None = None
    """For hands: the bag of those cards in each that everybody knows of."""
    distinct: str | None = None
    """For hands: the set of seats whose hands hold no two cards of a kind, as all know."""
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
    needs: str | None = None
    """An option without which the field is not shown, since it means nothing."""
    name: str = ""

    def __iter__(self) -> Iterator[int]:
        """The numbers that stand for the words of a field, or for the values of a choice (0: none of them, if it is optional)."""
        if self.option is not None and self.option.type == "choice":
            return iter(range(len(self.option.choices) + self.option.optional))
        if self.kind == "words":
            return iter(range(len(self.words)))
        raise TypeError(
            f"{self.name or self.kind} has no named values to unpack: it is no field of words and no choice"
        )

    def dtype(self, deck: Deck) -> tuple[Any, tuple[int, ...]]:
        """NumPy type and shape of the field's memory."""
        shape: tuple[int, ...] = ((self.lines,) if self.lines else ()) + ((SEATS,) if self.per_seat else ())
        if self.kind == "bag":
            return np.int8, (*shape, deck.kinds)
        if self.kind == "sheet":
            return np.int16, (*shape, self.length)
        if self.option is not None and self.option.parse is not None:
            return np.int8, (self.option.length,)
        return np.int64, shape

    @property
    def empty(self) -> int:
        """What its memory holds where there is nothing, or nothing that may be seen."""
        return NOBODY if self.kind == "seat" else 0


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
    *,
    per_seat: bool = False,
    seen_by: str = ALL,
    show: str | None = None,
    blank: int | None = None,
    needs: str | None = None,
) -> Any:
    """A whole number (64 bits), or one for each seat; `blank` is shown as none at all. `needs`: see `Field.needs`."""
    return Field("number", per_seat, seen_by, show, blank=blank, needs=needs)


def flag(*, per_seat: bool = False, seen_by: str = ALL, show: str | None = None) -> Any:
    """Whether something is so: 0 or 1."""
    return Field("flag", per_seat, seen_by, show)


def seat(*, per_seat: bool = False, seen_by: str = ALL, show: str | None = None) -> Any:
    """A seat's number, or `NOBODY`."""
    return Field("seat", per_seat, seen_by, show)


def seat_set(*, per_seat: bool = False, seen_by: str = ALL) -> Any:
    """A set of seats: seat p is in it if bit p is set."""
    return Field("seats", per_seat, seen_by)


def rank_set(*, per_seat: bool = False, seen_by: str = ALL) -> Any:
    """A set of kinds of cards: kind k is in it if bit k is set. For decks of at most 62 kinds."""
    return Field("ranks", per_seat, seen_by)


def sheet(length: int, rows: str, *choices: str, show: str = "lines") -> Any:
    """A column of a score sheet for each seat: at most `length` small numbers, or some of `choices` (0 for the first).

    The field `rows` says how many of them are written.
    """
    return Field("sheet", True, ALL, show, words=choices, length=length, rows=rows)


def words(
    *choices: str,
    per_seat: bool = False,
    show: str | None = "state",
    safe: str | tuple[str, ...] = (),
    hurt: str | tuple[str, ...] = (),
    gone: str | tuple[str, ...] = (),
) -> Any:
    """One of some words (the first to begin with); unpack the field to name the numbers that stand for them.

    `safe`, `hurt` and `gone` say which of them look so (see `LOOKS`).
    """
    looks = dict.fromkeys(choices, "in")
    for look, some in (("safe", safe), ("hurt", hurt), ("gone", gone)):
        for word in (some,) if isinstance(some, str) else some:
            if word not in looks:
                raise TypeError(f"{look}={word!r} is none of the words {', '.join(choices)}")
            looks[word] = look
    return Field("words", per_seat, ALL, show, words=choices, looks=tuple(looks.values()))


def phase(*choices: str, show: str | None = None) -> Any:
    """Which part of a hand it is: one of some words; unpack the field to name the numbers."""
    return words(*choices, show=show)


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


def stacks(*, per_seat: bool = True, n: int = 0, show: str = "stack") -> Any:
    """One face-up stack a seat without a pair in it (or one for the table), in order of arrival: see `kit.stack`.

    With `n` that many of them: ``t.column[i, p]``.
    """
    return Field("stack", per_seat, ALL, show, cards=True, lines=n)


def lines(*, per_seat: bool = True, n: int = 0, show: str = "stack") -> Any:
    """Face-up cards in order of arrival, at most 15 in a line, one a seat (or one for the table): see `kit.line`.

    With `n` that many of them: ``t.house[i]``.
    """
    return Field("line", per_seat, ALL, show, cards=True, lines=n)


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


class Zone(NamedTuple):
    """A part of the table that is shown: a field, or one of its lines."""

    name: str
    field: Field
    line: int
    """Which of the field's lines, from 0; -1 if it has none."""


class Layout:
    """Base of every game's `Table`: subclass it and name the fields."""

    deck_of_cards: ClassVar[Deck] = PAIRS
    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[Any]]
    blank: ClassVar[np.ndarray]
    """A table on which nothing lies, shape (1,)."""
    _zones: ClassVar[list[Zone]] = []
    veils: ClassVar[dict[int, _Veil]]
    """What hides a table from each viewer who has looked at one."""

    players = number()
    """Seats at the table; seats are numbered 0 … players - 1 clockwise."""
    dealer = seat()
    hand = number()
    """The number of the current deal, from 1."""
    acting = seat_set()
    """The seats that owe a move now."""
    sealing = seat_set()
    """The seats that take part in a sealed choice, those that have chosen included; none: choices are open."""
    over = flag()
    winners = seat_set()
    losers = seat_set()
    first = seat()
    """The seat that begins where chance would choose it; nobody: chance chooses."""

    def __init_subclass__(cls) -> None:
        fields: dict[str, Field] = {}
        for base in reversed(cls.__mro__):
            fields |= {k: replace(v, name=k) for k, v in vars(base).items() if isinstance(v, Field)}
        cls.fields = fields
        _check(cls)
        for name in [k for k, v in vars(cls).items() if isinstance(v, Field)]:
            setattr(cls, name, fields[name])
        spec: list[tuple[str, Any, tuple[int, ...]]] = []
        for name, declared in fields.items():
            kind, shape = declared.dtype(cls.deck_of_cards)
            spec.append((name, kind, shape))
            # NumPy does not copy the gaps between fields, and equal tables must have equal bytes: so gaps are fields.
            gap = -np.dtype((kind, shape)).itemsize % 8
            if gap:
                spec.append((f"_after_{name}", np.uint8, (gap,)))
        cls.dtype = np.dtype((_record(cls), np.dtype(spec, align=True)))
        cls.veils = {}
        cls._zones = [zone for field in fields.values() if field.show for zone in _lines(field)]
        cls.blank = np.zeros(1, cls.dtype)
        for name, field in fields.items():
            if field.empty:
                cls.blank[name] = field.empty

    @classmethod
    def options(cls) -> dict[str, tuple[str, Option]]:
        """Each option by its name in records: the field that holds it, and its declaration."""
        return {f.option.name or k: (k, f.option) for k, f in cls.fields.items() if f.option}

    @classmethod
    def zones(cls) -> list[Zone]:
        """What a table shows, in order."""
        return cls._zones

    @classmethod
    def place(cls, name: str) -> int:
        """The number of the place `name` in events; of several lines the first, and the others follow.

        Raises TypeError if no cards lie there.
        """
        if name in PLACE_NAMES:
            return PLACE_NAMES.index(name)
        known = cls.places()
        if name in known:
            return PLACES + known.index(name)
        if name in cls.fields and f"{name}1" in known:
            return PLACES + known.index(f"{name}1")
        raise TypeError(f"{cls.__module__}: there is no place {name}; cards lie at {', '.join(known)}")

    @classmethod
    def places(cls) -> list[str]:
        """Names of the places that `place` numbers from `PLACES` on."""
        return [zone.name for f in cls.fields.values() if f.cards for zone in _lines(f)]


def _lines(field: Field) -> list[Zone]:
    if not field.lines:
        return [Zone(field.name, field, -1)]
    return [Zone(f"{field.name}{i + 1}", field, i) for i in range(field.lines)]


def _record(cls: type[Layout]) -> type[np.record]:
    """What one table is in Python: a record of NumPy that knows its fields.

    NumPy lets any attribute be set on a record; compiled rules do not.
    """

    def put(self: Any, name: str, value: Any) -> None:
        if name not in cls.fields:
            raise AttributeError(
                f"{cls.__module__}: a table has no field {name}; it has {', '.join(cls.fields)}"
            )
        np.record.__setattr__(self, name, value)

    return type("record", (np.record,), {"__setattr__": put, "__slots__": ()})


REFERENCES = ("given", "known", "distinct", "order", "older", "rows")


def _check(cls: type[Layout]) -> None:
    """Raises TypeError for a declaration that cannot be meant."""
    where = cls.__module__
    fields, deck = cls.fields, cls.deck_of_cards

    def wrong(name: str, what: str) -> TypeError:
        return TypeError(f"{where}: field {name}: {what}")

    for name, field in fields.items():
        if hasattr(np.record, name):
            raise wrong(name, "NumPy's records have an attribute of that name already; choose another")
        if field.seen_by not in SEES:
            raise wrong(name, f"seen_by={field.seen_by!r} is none of {', '.join(SEES)}")
        if field.show is not None:
            if field.show not in SHOWS:
                raise wrong(name, f"show={field.show!r} is none of {', '.join(SHOWS)}")
            if field.kind not in SHOWS[field.show].kinds:
                fit = ", ".join(word for word, show in SHOWS.items() if field.kind in show.kinds) or "nothing"
                raise wrong(
                    name, f"a field of kind {field.kind} is not shown as {field.show}; it can be {fit}"
                )
        most = WORD_KINDS.get(field.kind, deck.kinds)
        if deck.kinds > most:
            raise wrong(
                name,
                f"a {field.kind} holds up to {most - 1} kinds of cards, and the deck has {deck.kinds - 1}; use cards(…)",
            )
        if field.kind == "ranks" and deck.kinds > 63:
            raise wrong(
                name,
                f"a set of ranks holds up to 62 kinds of cards, and the deck has {deck.kinds - 1}; use remembered(…)",
            )
        for what in REFERENCES:
            other = getattr(field, what)
            if other is not None and other not in fields:
                raise wrong(name, f"{what}={other!r} is no field; there are {', '.join(fields)}")
        for other in field.also:
            if other not in fields or fields[other].kind not in ("bag", "number"):
                raise wrong(name, f"also={other!r} is no bag or number of this table")
    options = cls.options()
    for name, field in fields.items():
        if field.needs and field.needs not in options:
            raise wrong(name, f"needs={field.needs!r} is no option; there are {', '.join(options)}")
    for name, (_, option) in options.items():
        if option.needs and option.needs.partition("=")[0] not in options:
            raise wrong(name, f"needs={option.needs!r} is no option; there are {', '.join(options)}")


class Head(Layout):
    """What every table begins with."""


PLAYERS_AT, HAND_AT, ACTING_AT, SEALING_AT, OVER_AT = (
    int(Head.dtype.fields[name][1]) // 8  # type: ignore[index]
    for name in ("players", "hand", "acting", "sealing", "over")
)
"""Where every table keeps these fields, in 64-bit words."""


class _Veil(NamedTuple):
    """What hides a table from one viewer."""

    keep: np.ndarray
    """A byte for each byte of a table: 255 where it may be seen, else 0."""
    empty: np.ndarray
    """What is seen in the place of hidden bytes."""
    bags: np.ndarray
    """Byte offsets of hidden bags whose size is seen: shape (bags, kinds)."""
    keep_word: int
    """`keep` and `empty` as one long number each, and where the bags lie: for one table this is quicker."""
    empty_word: int
    places: tuple[slice, ...]


def _veil(layout: type[Layout], viewer: int) -> _Veil:
    keep: np.ndarray = np.full(layout.dtype.itemsize, 255, np.uint8)
    bags = []
    kinds = layout.deck_of_cards.kinds
    for name, field in layout.fields.items():
        if field.seen_by == ALL or viewer == EVERYTHING:
            continue
        kind, offset = layout.dtype.fields[name][:2]  # type: ignore[index]
        each = kind.itemsize // SEATS if field.per_seat else kind.itemsize
        for p in range(SEATS if field.per_seat else 1):
            if field.seen_by == OWNER and field.per_seat and p == viewer:
                continue
            at = offset + p * each
            keep[at : at + each] = 0
            if field.kind == "bag" and field.counted:
                bags.append(range(at, at + kinds))
    empty = layout.blank.view(np.uint8) & ~keep
    return _Veil(
        keep,
        empty,
        np.array(bags, np.int64).reshape(-1, kinds),
        int.from_bytes(keep.tobytes(), "little"),
        int.from_bytes(empty.tobytes(), "little"),
        tuple(slice(bag.start, bag.stop) for bag in bags),
    )


def veil_of(layout: type[Layout], viewer: int) -> _Veil:
    """What hides a table from a viewer."""
    veil = layout.veils.get(viewer)
    if veil is None:
        veil = layout.veils[viewer] = _veil(layout, viewer)
    return veil


def view_of_one(layout: type[Layout], table: bytes, viewer: int) -> bytearray:
    """What a viewer may see of one table, given and returned as memory: see `view`."""
    veil = veil_of(layout, viewer)
    word = int.from_bytes(table, "little") & veil.keep_word | veil.empty_word
    seen = bytearray(word.to_bytes(len(table), "little"))
    for place in veil.places:
        seen[place.start] = min(sum(table[place]), MOST_COUNTED)
    return seen


def view(layout: type[Layout], tables: np.ndarray, viewer: int) -> np.ndarray:
    """What a viewer may see of some tables: the same records with everything else blanked, in an array.

    `tables` are records, or the 64-bit words that they are. Hidden bags keep their size in index 0 (at most `MOST_COUNTED`), unless nobody counts them. `viewer` is a seat's
    number, `SPECTATOR` or `EVERYTHING`.
    """
    if tables.nbytes == layout.dtype.itemsize:
        return np.frombuffer(view_of_one(layout, tables.tobytes(), viewer), layout.dtype)
    veil = veil_of(layout, viewer)
    raw = tables.view(np.uint8).reshape(-1, layout.dtype.itemsize)
    seen: np.ndarray = raw & veil.keep | veil.empty
    if len(veil.bags):
        sizes = raw.view(np.int8)[:, veil.bags].sum(2, np.int64)
        seen.view(np.int8)[:, veil.bags[:, 0]] = np.minimum(sizes, MOST_COUNTED)
    return seen.reshape(-1).view(layout.dtype)


def card_counts(layout: type[Layout], table: Any) -> np.ndarray:
    """How many cards of each kind lie anywhere on the table (index 0: unknown ones), shape (kinds,)."""
    kinds = layout.deck_of_cards.kinds
    total = np.zeros(kinds, np.int64)
    for name, field in layout.fields.items():
        if not field.cards:
            continue
        if field.kind in ("stack", "line"):
            order = stack_order if field.kind == "stack" else line_order
            for word in np.ravel(table[name]):
                total += np.bincount(order(int(word)), minlength=kinds)
        else:
            total += np.asarray(table[name], np.int64).reshape(-1, kinds).sum(0)
    return total


def shown(layout: type[Layout], table: np.ndarray, zone: Zone) -> Any:
    """A zone of a view (shape (1,)) as JSON values: lists of card texts, numbers, words or seats' letters."""
    deck, field = layout.deck_of_cards, zone.field
    value = table[field.name][0]
    if field.show == "pile":
        return int(sum(np.sum(table[name], dtype=np.int64) for name in (field.name, *field.also)))
    if zone.line >= 0:
        value = value[zone.line]
    for name in field.also:
        value = value + table[name][0]
    if field.rows:
        value = value[:, : int(table[field.rows][0])]
    if not field.per_seat:
        return shown_one(deck, field, value.tolist())
    players = int(table["players"][0])
    each = [shown_one(deck, field, v) for v in value[:players].tolist()]
    if field.order:
        orders = table[field.order][0][:players].tolist()
        each = [[deck.texts[k] for k in line_order(word)] or v for v, word in zip(each, orders, strict=True)]
    return each


def shown_one(deck: Deck, field: Field, value: Any) -> Any:
    """One value of a field as JSON values."""
    if field.kind == "bag":
        return bag_texts(deck, value)
    if field.kind in ("number", "flag"):
        return None if value == field.blank else value
    if field.kind == "words":
        return field.words[value]
    if field.kind == "seat":
        return None if value == NOBODY else LETTERS[value]
    if field.kind == "stack":
        return [deck.texts[k] for k in stack_order(value)]
    if field.kind == "line":
        return [deck.texts[k] for k in line_order(value)]
    return [field.words[v] for v in value] if field.words else value


def stack_order(word: int) -> list[int]:
    """The cards of a stack word in order of arrival."""
    return [word >> (16 + 4 * i) & 15 for i in range((word & 0xFFFF).bit_count())]


def line_order(word: int) -> list[int]:
    """The cards of a line word in order of arrival."""
    return [word >> (4 * i) & 15 for i in range((word.bit_length() + 3) // 4)]


def bag_texts(deck: Deck, bag: Sequence[int]) -> list[str]:
    """The cards of a bag in order of their kind, unknown ones last as ``?``."""
    found: list[str] = []
    for text, n in zip(deck.texts[1:], bag[1:], strict=True):
        if n:
            found += [text] * n
    return found + ["?"] * bag[0] if bag[0] else found
