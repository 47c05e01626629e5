"""Actions and observations as numbers, the same for every game.

An *action* is a move without its mover, counted from the mover's place: ``attack left 1`` is an attack on the left neighbour, whoever
attacks. An *observation* is what a seat sees, field by field of the game's declaration, likewise from its own place. Both are fixed
by the game, the number of players and the options, and every action and every entry has a name. ``docs/environments.md`` describes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations_with_replacement, product
from math import comb
from typing import Any

import numpy as np

from alehouse.catalogue import find
from alehouse.game import Game
from alehouse.lab.loops import batch as loops
from alehouse.layout import ALL, OWNER, Field, Value
from alehouse.moves import AMOUNT, CARD, CARDS, ORDER, RANK, SEAT, Verb
from alehouse.native.moves import AMOUNT_SHIFT, CARDS_SHIFT
from alehouse.refused import Refused

PLACES = 1024
"""So many moves of a verb that names several cards (or amounts that nobody has declared) have actions, unless the game says how many."""
MOST_LISTED = 4096
"""In more ways than these no verb's cards are listed one by one."""
KEY_BITS = 16
OPEN = "…"
"""Stands in a name for cards that the rules choose (a guess that stands for thousands)."""
LINE_CARDS = 15


def relative(distance: int) -> str:
    """A seat by its distance clockwise: ``me``, ``left 1`` …"""
    return f"left {distance}" if distance else "me"


class Actions:
    """The actions of a game with so many players and these options. Raises Refused if they do not go together."""

    def __init__(self, game: str | Game, players: int, options: Mapping[str, Value] | None = None) -> None:
        self.game = found = find(game) if isinstance(game, str) else game
        found.check(players, options or {})
        self.players = players
        values = found.check_options(options or {})
        deck = found.deck
        self.forms: np.ndarray = np.zeros((len(found.verbs.all), 8), np.int64)
        """How the actions of each verb are numbered: see the columns in `alehouse.lab.loops.batch`."""
        keys: list[int] = []
        self._names: list[str] = []
        templates: list[tuple[int, int]] = []
        bits = 0
        for v, verb in enumerate(found.verbs.all):
            reach = _reach(found, verb, players, values)
            targets = players if SEAT in verb.arguments else 1
            amounts = range(1)
            cards: list[tuple[tuple[int, ...], int]] = [((), 0)]
            kind = loops.NO_CARDS
            if isinstance(reach, int):
                kind = loops.BY_KEY
                cards = list(_listed(verb, deck, reach))
                bits = max(bits, deck.bits * reach)
            elif CARD in verb.arguments:
                kind = loops.BY_KIND
                cards = [((k,), k) for k in range(1, deck.kinds)]
            if RANK in verb.arguments:
                amounts = range(1, deck.kinds)
            elif isinstance(reach, range):
                amounts = reach
            form = self.forms[v]
            form[loops.FIRST] = len(self._names)
            listed = (
                isinstance(reach, int)
                if _several(verb)
                else AMOUNT not in verb.arguments or reach is not None
            )
            if not listed:
                count = len(reach) if isinstance(reach, range) else PLACES
                form[[loops.TARGETS, loops.EACH, loops.AMOUNTS]] = 1
                form[[loops.CARDS, loops.KINDS]] = loops.BY_PLACE, count
                self._names += [f"{verb.word} #{i + 1}" for i in range(count)]
                templates += [(-1, i) for i in range(count)]
                continue
            form[loops.TARGETS] = targets
            form[loops.LEAST], form[loops.EACH], form[loops.AMOUNTS] = (
                amounts.start,
                amounts.step,
                len(amounts),
            )
            form[loops.CARDS], form[loops.KINDS], form[loops.KEYS] = kind, len(cards), len(keys)
            if isinstance(reach, int):
                part = [-1] * (1 << deck.bits * reach)
                for at, (_, word) in enumerate(cards):
                    part[word] = at
                keys += part
            for target, amount, (named, word) in product(range(1, targets + 1), amounts, cards):
                said = _said(verb, relative(target % players), amount, [deck.text(k) for k in named])
                self._names.append(said)
                templates.append(
                    (
                        v | amount << AMOUNT_SHIFT | word << CARDS_SHIFT,
                        target if SEAT in verb.arguments else 0,
                    )
                )
        self.keys: np.ndarray = np.array(keys or [-1], np.int64)
        """Where several cards are looked up: the number of the way in which they are named."""
        self.cards_shift = CARDS_SHIFT + bits
        """No bit from here on is set in a move whose cards are looked up."""
        self.templates: np.ndarray = np.array(templates, np.int64)
        """Of each action the move without mover and target (-1: it depends on the menu), and how far to the left it is aimed (0: at nobody), or its place in the menu, from 0."""
        self.count = len(self._names)
        """How many actions there are."""

    def name(self, action: int) -> str:
        """What an action is, in the words of its move; seats as ``me`` and ``left 1`` …"""
        return self._names[action]

    @property
    def names(self) -> list[str]:
        """The names of all actions."""
        return list(self._names)

    def ids(self, menu: Sequence[int]) -> np.ndarray:
        """The action of each move of a whole menu; -1 for one beyond the last place that has an action."""
        found: np.ndarray = np.zeros(len(menu), np.int64)
        # Small numbers of NumPy would be shifted within their own width, and slower than Python's.
        loops.number_actions(
            [int(m) for m in menu],
            len(menu),
            self.players,
            self.forms,
            self.keys,
            self.cards_shift,
            found,
        )
        return found

    def mask(self, menu: Sequence[int]) -> np.ndarray:
        """Which actions a menu offers: as many truth values as there are actions."""
        mask: np.ndarray = np.zeros(self.count, np.bool_)
        ids = self.ids(menu)
        mask[ids[ids >= 0]] = True
        return mask

    def move(self, action: int, seat: int, menu: Sequence[int]) -> int:
        """The move of a menu that an action of a seat stands for. Raises Refused if it is not in the menu."""
        if 0 <= action < self.count:
            at = np.flatnonzero(self.ids(menu) == action)
            if len(at):
                return int(menu[int(at[0])])
        legal = ", ".join(self._names[i] for i in self.ids(menu) if i >= 0)
        raise Refused("error-action", action=self._named(action), legal=legal)

    def _named(self, action: int) -> str:
        return f"{action} ({self._names[action]})" if 0 <= action < self.count else str(action)


def _several(verb: Verb) -> bool:
    return CARDS in verb.arguments or ORDER in verb.arguments


def _reach(game: Game, verb: Verb, players: int, options: Mapping[str, Any]) -> range | int | None:
    """What the game says of a verb's numbers or cards (see `reach` in `alehouse.game.HOOKS`). Raises TypeError if it cannot be meant."""
    if game.reach is None or not (_several(verb) or AMOUNT in verb.arguments):
        return None
    reach = game.reach(verb.word, players, options)
    if isinstance(reach, range) and len(reach) and reach.step > 0 and reach.start >= 0:
        return reach
    if isinstance(reach, int) and _several(verb) and 0 <= reach * game.deck.bits <= KEY_BITS:
        kinds = game.deck.kinds - 1
        ways = comb(kinds + reach, reach) if CARDS in verb.arguments else kinds ** (reach + 1)
        if ways <= MOST_LISTED:
            return reach
    if reach is None:
        return None
    raise TypeError(
        f"{game.module.__name__}: reach({verb.word!r}) is {reach!r}; it has to be a range of numbers, or how many cards are named at most"
    )


def _listed(verb: Verb, deck: Any, most: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to name up to `most` cards, with its word in a move; the first names none."""
    for n in range(most + 1):
        kinds = range(1, deck.kinds)
        ways = (
            combinations_with_replacement(kinds, n) if CARDS in verb.arguments else product(kinds, repeat=n)
        )
        for way in ways:
            yield way, sum(k << at * deck.bits for at, k in enumerate(way))


def _said(verb: Verb, target: str, amount: int, cards: list[str]) -> str:
    words = [verb.word]
    for argument in verb.arguments:
        if argument == SEAT:
            words.append(target)
        elif argument in (CARD, CARDS, ORDER):
            words += cards or [OPEN]
        elif argument in (AMOUNT, RANK):
            words.append(str(amount))
        else:
            words.append(argument)
    return " ".join(words)


class Observations:
    """What a seat sees at a game with so many players and these options, as a row of numbers."""

    def __init__(self, game: str | Game, players: int, options: Mapping[str, Value] | None = None) -> None:
        self.game = found = find(game) if isinstance(game, str) else game
        found.check(players, options or {})
        self.players = players
        self._counts = found.counts(options or {})
        self._parts: list[tuple[int, ...]] = []
        self.names: list[str] = []
        """What each entry is."""
        self._scales: list[float] = []
        self._lows: list[float] = []
        self._highs: list[float] = []
        # What never changes at a table need not be seen.
        constant = {"players", "first", "full"}
        orders = {f.order for f in found.layout.fields.values() if f.order}
        for field in found.layout.fields.values():
            if field.kind != "option" and field.option is None and field.name not in constant:
                self._add(field, field.name in orders)
        self.places, self.tests, self.numbers, self.numbered = _programs(
            self._parts, players, len(self.names)
        )
        self.fetches = _fetches(self.places, found.layout.dtype.itemsize)
        larger = [part for part in self._parts if part[loops.KIND] >= loops.SIZE]
        self.parts: np.ndarray = np.array(larger, np.int64).reshape(-1, 8)
        """What takes more than that: see the columns there."""
        self.scales: np.ndarray = np.array(self._scales, np.float32)
        """What whole numbers are multiplied with where observations are real numbers."""
        self.low: np.ndarray = np.array(self._lows, np.float32) * self.scales
        """The least that each real number can be."""
        self.high: np.ndarray = np.array(self._highs, np.float32) * self.scales
        self.size = len(self.names)
        """How many numbers an observation has."""
        several = (range(p[loops.OUT], p[loops.OUT] + p[loops.WIDTH] * p[loops.SEATS_SEEN]) for p in larger)
        self.more: np.ndarray = np.array([*chain.from_iterable(several)], np.uint16)
        """The entries of these."""

    def _add(self, field: Field, order: bool) -> None:
        kind, offset = self.game.layout.dtype.fields[field.name][:2]  # type: ignore[index]
        each = kind.itemsize // max(1, field.lines)
        for line in range(max(1, field.lines)):
            at = offset + line * each
            name = f"{field.name}{line + 1}" if field.lines else field.name
            stride = each // 8 if field.per_seat else 0
            n = self.players if field.per_seat else 1
            if field.seen_by == ALL:
                self._part(field, order, name, at, stride, 0, n)
                continue
            nearest = 0
            if field.seen_by == OWNER and field.per_seat:
                self._part(field, order, name, at, stride, 0, 1)
                nearest = 1
            if field.kind == "bag" and field.counted and n > nearest:
                self._entries(
                    loops.SIZE, at, stride, nearest, n - nearest, self.game.deck.kinds, name, ["cards"]
                )

    def _part(self, field: Field, order: bool, name: str, at: int, stride: int, nearest: int, n: int) -> None:
        """The entries of a field as it is seen whole, of `n` seats from the `nearest` on."""
        deck = self.game.deck
        kinds = deck.texts[1:]
        seats = [relative(r) for r in range(self.players)]
        ways: dict[str, tuple[int, int, list[str]]] = {
            "number": (loops.NUMBER, 1, [""]),
            "flag": (loops.NUMBER, 1, [""]),
            "words": (loops.WORD, len(field.words), [f"is {word or 'blank'}" for word in field.words]),
            "seat": (loops.SEAT, self.players, [f"is {seat}" for seat in seats]),
            "seats": (loops.SEATS, self.players, [f"has {seat}" for seat in seats]),
            "ranks": (loops.KINDS_IN, len(kinds), [f"has {k}" for k in kinds]),
            "stack": (loops.KINDS_IN, len(kinds), [f"has {k}" for k in kinds]),
            "bag": (loops.COUNTS, len(kinds), list(kinds)),
            "line": (loops.LINE, 2 * len(kinds), [*kinds, *(f"ends with {k}" for k in kinds)]),
            "sheet": (loops.COLUMN, field.length, [f"line {i + 1}" for i in range(field.length)]),
        }
        what, length, names = ways[field.kind]
        if order:
            what, length, names = loops.ORDER, LINE_CARDS, [f"card {i + 1}" for i in range(LINE_CARDS)]
        if field.kind == "bag":
            at += 1
        self._entries(what, at, stride, nearest, n, length, name, names, flag=field.kind == "flag")

    def _entries(
        self,
        what: int,
        at: int,
        stride: int,
        nearest: int,
        n: int,
        length: int,
        name: str,
        names: list[str],
        *,
        flag: bool = False,
    ) -> None:
        self._parts.append((what, at, stride, nearest, n, len(self.names), len(names), length))
        for r in range(nearest, nearest + n):
            whose = f"{name}[{relative(r)}]" if stride else name
            self.names += [f"{whose} {entry}".rstrip() for entry in names]
        counts = self._counts[1:]
        scales, low, high = [1.0] * len(names), [0.0] * len(names), [1.0] * len(names)
        if what in (loops.NUMBER, loops.COLUMN) and not flag:
            most = loops.MOST if what == loops.NUMBER else 32768
            scales, low, high = [1 / 16] * len(names), [-most] * len(names), [most] * len(names)
        elif what == loops.SIZE:
            most = max(1, min(sum(counts), loops.MOST_COUNTED))
            scales, high = [1 / most], [most]
        elif what == loops.COUNTS:
            scales, high = [1 / max(1, c) for c in counts], list(map(float, counts))
        elif what == loops.LINE:
            scales[: len(counts)] = [1 / max(1, c) for c in counts]
            high[: len(counts)] = list(map(float, counts))
        elif what == loops.ORDER:
            scales, high = [1 / len(counts)] * len(names), [float(len(counts))] * len(names)
        self._scales += scales * n
        self._lows += low * n
        self._highs += high * n

    def encode(self, view: np.ndarray, seat: int, dtype: Any = np.float32) -> np.ndarray:
        """What a seat sees, from its view of a table (shape (1,)), as an array of `size` numbers.

        As real numbers everything is multiplied with `scales`; as whole ones it stands as it is, up to the largest number of the type.
        """
        memory = view.tobytes()
        octets: np.ndarray = np.frombuffer(memory, np.uint8)
        fetched = octets[self.places[seat]]
        keep, bits, wanted = self.tests[seat]
        raw = (fetched & keep | (fetched & bits == wanted)).astype(np.int64)
        words = np.frombuffer(memory, np.int64).reshape(1, -1)
        more: np.ndarray = np.zeros(len(self.more), np.int64)
        loops.observe_more(words, octets, 0, seat, self.players, self.parts, more)
        raw[self.more] = more
        raw[self.numbered] = np.clip(words[0, self.numbers[seat]], -loops.MOST, loops.MOST)
        return self.scaled(raw, dtype)

    def scaled(self, raw: np.ndarray, dtype: Any) -> np.ndarray:
        """Whole numbers of observations as another type: see `encode`."""
        if np.issubdtype(dtype, np.floating):
            found: np.ndarray = (raw * self.scales).astype(dtype)
            return found
        info = np.iinfo(dtype)
        whole: np.ndarray = np.clip(raw, info.min, info.max).astype(dtype)
        return whole


def _fetches(places: np.ndarray, itemsize: int) -> np.ndarray:
    """How the bytes in which entries stand are fetched, eight at a time: shape (players, fetches, 3), see `alehouse.lab.loops.batch`."""
    found: list[list[tuple[int, int, int]]] = []
    for row in places.tolist():
        fetches: list[tuple[int, int, int]] = []
        to = 0
        while to < len(row):
            at = row[to]
            alike = next((n for n in range(1, 8) if row[to + n : to + n + 1] != [at]), 8)
            apart = next((n for n in range(1, 8) if row[to + n : to + n + 1] != [at + n]), 8)
            # Eight bytes are read, however many of them are wanted.
            if apart > alike and at + 8 <= itemsize:
                fetches.append((loops.APART, at, to))
                to += apart
            else:
                fetches.append((loops.ALIKE, at, to))
                to += alike
        found.append(fetches)
    most = max(map(len, found))
    # To fetch the last ones again changes nothing.
    return np.array([fetches + fetches[-1:] * (most - len(fetches)) for fetches in found], np.uint16)


def _programs(
    parts: list[tuple[int, ...]], players: int, size: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """How every entry is read, for each seat; nothing where it takes more.

    In which byte it stands (shape (players, entries)), what is made of that byte (shape (players, 3, entries)), in which
    word whole numbers stand (shape (players, numbers)), and which entries those are: see `alehouse.lab.loops.batch`.
    """
    places: np.ndarray = np.zeros((players, size), np.uint16)
    tests: np.ndarray = np.zeros((players, 3, size), np.uint8)
    tests[:, loops.WANTED] = 1  # which no bits can be where none are looked at
    numbers: list[dict[int, int]] = [{} for _ in range(players)]
    for kind, offset, stride, nearest, seats, out, width, length in parts:
        if kind >= loops.SIZE:
            continue
        for seat, r, k in product(range(players), range(seats), range(length)):
            at = offset + (seat + nearest + r) % players * stride
            entry = out + r * width + k
            keep, bits, wanted = 0, 255, k
            if kind == loops.NUMBER:
                numbers[seat][entry] = at >> 3
                continue
            if kind == loops.SEAT:
                wanted = (seat + k) % players
            elif kind == loops.SEATS:
                bits = wanted = 1 << (seat + k) % players
            elif kind == loops.KINDS_IN:
                at += k + 1 >> 3
                bits = wanted = 1 << (k + 1 & 7)
            elif kind == loops.COUNTS:
                at += k
                keep, bits, wanted = 255, 0, 1
            places[seat, entry] = at
            tests[seat, :, entry] = keep, bits, wanted
    words: np.ndarray = np.array([[*of.values()] for of in numbers], np.uint16).reshape(players, -1)
    return places, tests, words, np.array([*numbers[0]], np.uint16)
