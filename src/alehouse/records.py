"""Records: a whole game or a part of one as a TOML text, and what replaying it shows."""

from __future__ import annotations

import codecs
import re
import tomllib
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import tomli_w

from alehouse.catalogue import find
from alehouse.layout import LETTERS, Value
from alehouse.refused import Refused
from alehouse.writing import put

FORMAT = 1
KEYS = ("alehouse", "game", "players", "options", "dealer", "first", "cards", "seed", "moves", "expect")
LARGEST = 16_000_000
"""So many bytes a file may have: more than any game needs, and an endless one is not read for ever."""
DEEPEST = 64
"""So many levels lists and tables may lie within each other: what prints or copies them calls itself for each."""
DIGITS = 1000
"""So many digits a whole number may have: Python neither reads nor writes those of some thousands."""
OTHER_CODES = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)
"""How a text that is not UTF-8 may begin to say so (UTF-32 with the small end first begins as UTF-16 does)."""
LONG_NUMBER = re.compile(
    r"(?<![\w.])(?:0x[\da-fA-F_]{831,}|0o[0-7_]{1108,}|0b[01_]{3322,}|[\d_]{1001,})(?![\w.])"
)
"""Numbers that may have more digits than they may, in any of TOML's ways to write them."""
KEY = r"""(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\[^\n])*+"|'[^'\n]*+')"""
"""A part of a TOML key: bare, or a string."""
PARTS = re.compile(
    rf"""\#[^\n]*+ | \"{{3}}(?:[^"\\]|\\.|"(?!""))*+"{{3,5}} | '{{3}}(?:[^']|'(?!''))*+'{{3,5}}
    | (?P<key>{KEY}(?:[ \t]*+\.[ \t]*+{KEY})*+) | (?P<open>["'])""",
    re.DOTALL | re.VERBOSE,
)
"""What of a TOML text may hide a dot or be a key: comments and strings of several lines, keys and plain values, and a string
that does not end."""


@dataclass(frozen=True)
class Record:
    """A game: what it is, who sits where, where its chance comes from, and its moves.

    >>> record = Record.new("port", 3, cards="4 9 6 8", moves=["A hit"])
    >>> print(record.text())
    alehouse = 1
    game = "port"
    players = 3
    cards = "4 9 6 8"
    moves = [
        "A hit",
    ]
    <BLANKLINE>
    >>> Record.read(record.text()) == record
    True
    """

    game: str
    names: list[str]
    """Names of the players by seat; the seat letters where none were given."""
    options: dict[str, Value] = field(default_factory=dict)
    dealer: str | None = None
    first: str | None = None
    cards: list[str] = field(default_factory=list)
    seed: str | None = None
    moves: list[str] = field(default_factory=list)
    expect: dict[str, object] = field(default_factory=dict)
    notes: dict[str, object] = field(default_factory=dict)
    """Keys that begin with an underscore."""

    @classmethod
    def new(
        cls,
        game: str,
        players: int | Sequence[str],
        options: Mapping[str, Value] | None = None,
        *,
        seed: str | None = None,
        cards: str | Sequence[str] = "",
        dealer: str | None = None,
        first: str | None = None,
        moves: Sequence[str] = (),
    ) -> Record:
        """A record from Python values. Raises Refused if they do not fit the game."""
        data: dict[str, object] = {"alehouse": FORMAT, "game": game}
        data["players"] = players if isinstance(players, int) else list(players)
        data["options"] = dict(options or {})
        data["cards"] = cards if isinstance(cards, str) else " ".join(cards)
        data |= {"seed": seed, "dealer": dealer, "first": first, "moves": list(moves)}
        return cls.of({k: v for k, v in data.items() if v is not None})

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """The record in a file. Raises Refused if it cannot be read."""
        try:
            with open(path, "rb") as file:
                found = file.read(LARGEST + 1)
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise Refused("error-file", path=str(path), problem=problem) from None
        if len(found) > LARGEST:
            raise Refused("error-file-large", path=str(path), most=LARGEST // 1_000_000)
        # Without a mark at the start, UTF-16 shows in its first letter: one of its two bytes is empty.
        if found.startswith(OTHER_CODES) or 0 in found[:2]:
            raise Refused("error-file-utf-16", path=str(path))
        try:
            text = found.decode("utf-8")
        except UnicodeDecodeError as error:
            line = found.count(b"\n", 0, error.start) + 1
            raise Refused("error-file-encoding", path=str(path), line=line, place=error.start) from None
        return cls.read(text)

    @classmethod
    def read(cls, text: str) -> Record:
        """The record that a TOML text holds. Raises Refused if it is not one."""
        if not isinstance(text, str):
            raise TypeError(f"a record is read from a text, and {text!r} is none")
        text = text.removeprefix("\ufeff")
        if deep := _deep_key(text):
            raise Refused("error-deep", most=DEEPEST, key=deep)
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise Refused("error-toml", problem=str(error)) from None
        except ValueError as error:
            line = _long_number(text)
            if not line:
                raise Refused("error-toml", problem=str(error)) from None
            raise Refused("error-number-long", most=DIGITS, key="none", line=line) from None
        except RecursionError:
            raise Refused("error-deep", most=DEEPEST, key="none") from None
        try:
            return cls.of(data)
        except Refused as refused:
            if refused.code == "error-number-long":
                refused.details["line"] = _long_number(text)
            raise

    @classmethod
    def of(cls, data: Mapping[str, object]) -> Record:
        """The record of parsed TOML. Raises Refused."""
        for key, value in data.items():
            if key not in KEYS and not key.startswith("_"):
                raise Refused("error-key", key=key, keys=", ".join(KEYS))
            _bounded(key, value)
        for key in ("alehouse", "game", "players"):
            if key not in data:
                raise Refused("error-key-missing", key=key)
        version = data["alehouse"]
        if not isinstance(version, int) or isinstance(version, bool) or version != FORMAT:
            raise Refused("error-version", found=str(version), version=FORMAT)
        game = find(_need(data, "game", str))
        names = _names(data["players"])
        options = _need(data, "options", dict, {})
        game.check(len(names), options)
        # TOML has no word for nothing: an option that is left open is left out.
        options = {name: value for name, value in options.items() if value is not None}
        seed = _need(data, "seed", str, None)
        cards = _need(data, "cards", str, "").split()
        for place, card in enumerate(cards):
            try:
                cards[place] = game.deck.text(game.deck.kind(card))
            except KeyError:
                raise Refused("error-card-unknown", card=card, place=place + 1) from None
        moves = _need(data, "moves", list, [])
        for number, move in enumerate(moves):
            if not isinstance(move, str):
                raise Refused("error-move-text", number=number + 1, found=str(move))
        seats = {}
        for key in ("dealer", "first"):
            letter = _need(data, key, str, None)
            if letter is not None:
                game.notation.seat(letter, len(names))
                letter = letter.upper()
            seats[key] = letter
        return cls(
            game.name,
            names,
            dict(options),
            seats["dealer"],
            seats["first"],
            cards,
            seed,
            list(moves),
            _need(data, "expect", dict, {}),
            {k: v for k, v in data.items() if k.startswith("_")},
        )

    def data(self) -> dict[str, object]:
        """The record as it is written in TOML."""
        letters = [LETTERS[p] for p in range(len(self.names))]
        data: dict[str, object] = {
            "alehouse": FORMAT,
            "game": self.game,
            "players": len(self.names) if self.names == letters else list(self.names),
        }
        for key in ("options", "dealer", "first"):
            if getattr(self, key):
                data[key] = getattr(self, key)
        data |= self.notes
        if self.cards:
            data["cards"] = " ".join(self.cards)
        if self.seed is not None:
            data["seed"] = self.seed
        data["moves"] = list(self.moves)
        if self.expect:
            data["expect"] = self.expect
        return data

    def text(self) -> str:
        """The record as TOML."""
        plain = {k: v for k, v in self.data().items() if not isinstance(v, dict)}
        tables = {k: v for k, v in self.data().items() if isinstance(v, dict)}
        return tomli_w.dumps(plain | tables)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, as a whole or not at all. Raises OSError."""
        put(path, self.text())

    def with_moves(self, moves: Sequence[str]) -> Record:
        """The same game with other moves, expecting nothing."""
        own = {key: copy(getattr(self, key)) for key in ("names", "options", "cards", "notes")}
        return replace(self, moves=list(moves), expect={}, **own)

    def kinds(self) -> list[int]:
        """The given cards as numbers of the deck."""
        deck = find(self.game).deck
        return [deck.kind(card) for card in self.cards]

    def dealer_seat(self) -> int:
        """The dealer's seat number: the last seat unless said otherwise (C3)."""
        return len(self.names) - 1 if self.dealer is None else LETTERS.index(self.dealer)

    def first_seat(self) -> int | None:
        """The number of the seat that begins where chance would choose it, if it is given."""
        return None if self.first is None else LETTERS.index(self.first)


def _need(data: Mapping[str, object], key: str, kind: type, default: Any = None) -> Any:
    value = data.get(key, default)
    if value is not default and (not isinstance(value, kind) or isinstance(value, bool)):
        names: dict[type, str] = {str: "text", list: "list", dict: "table"}
        raise Refused("error-key-type", key=key, kind=names[kind])
    return value


def _bounded(key: str, value: object) -> None:
    """Raises Refused for what could be read and not be written again: numbers without end, half characters, deep nests."""
    level: list[object] = [key, value]
    for _ in range(DEEPEST):
        below: list[object] = []
        for each in level:
            if isinstance(each, str):
                if not _written(each):
                    raise Refused("error-not-text", key=key.encode("utf-8", "replace").decode())
            elif isinstance(each, int):
                if abs(each) >= 10**DIGITS:
                    raise Refused("error-number-long", most=DIGITS, key=key, line=0)
            elif isinstance(each, Mapping):
                below += [*each, *each.values()]
            elif isinstance(each, list | tuple):
                below += each
        if not below:
            return
        level = below
    raise Refused("error-deep", most=DEEPEST, key=key)


def _deep_key(text: str) -> str | None:
    """The first part of the first key of too many parts: the parser needs time and memory by the square of their number."""
    if text.count(".") < DEEPEST:
        return None
    for found in PARTS.finditer(text):
        if found["open"]:
            return None  # there the parser stops
        if found[0].count(".") >= DEEPEST and found["key"]:
            parts = re.findall(KEY, found["key"])
            if len(parts) > DEEPEST:
                return str(parts[0]) if parts[0][0] not in "\"'" else "none"
    return None


def _long_number(text: str) -> int:
    """The line of the first number that is too long; 0 if there is none."""
    for found in LONG_NUMBER.finditer(text):
        digits = found[0].replace("_", "")
        # Decimal ones are not read at all: that is what takes long.
        if digits[:2].lower() in ("0x", "0o", "0b") and int(digits, 0) < 10**DIGITS:
            continue
        return text.count("\n", 0, found.start()) + 1
    return 0


def _written(text: str) -> bool:
    """Whether a text can be written as UTF-8 (half a surrogate pair cannot)."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _names(players: object) -> list[str]:
    if isinstance(players, int) and not isinstance(players, bool):
        if not 1 <= players <= 8:
            raise Refused("error-seats", players=players)
        return [LETTERS[p] for p in range(players)]
    if isinstance(players, list) and all(isinstance(name, str) and name.strip() for name in players):
        if not 1 <= len(players) <= 8:
            raise Refused("error-seats", players=len(players))
        return list(players)
    raise Refused("error-players-type")


SETS = ("acting", "winners", "losers")


def check(
    found: Mapping[str, object], expect: Mapping[str, object], path: str = ""
) -> list[tuple[str, object, object]]:
    """Where a position differs from what a record expects: (path, expected, found). Compared key by key, lists whole."""
    differences: list[tuple[str, object, object]] = []
    for key, wanted in expect.items():
        here = f"{path}.{key}" if path else key
        value = found.get(key)
        if isinstance(wanted, Mapping) and isinstance(value, Mapping):
            differences += check(value, wanted, here)
        elif isinstance(wanted, list) and isinstance(value, list) and (key in SETS or path == "legal"):
            if sorted(map(str, wanted)) != sorted(map(str, value)):
                differences.append((here, wanted, value))
        elif key not in found or value != wanted or isinstance(value, bool) != isinstance(wanted, bool):
            differences.append((here, wanted, value))
    return differences
