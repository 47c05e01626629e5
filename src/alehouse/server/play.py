"""A game that is being played, and what each seat hears of it, as the bytes that are sent.

A frame is put together from parts that are encoded once: what all viewers see alike is the same bytes for all of them
and for all tables, remembered by the part of the state that it shows. What only some may see is made from the view of each
viewer and from nothing else, and is remembered for that viewer alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from operator import itemgetter
from typing import Any

import msgspec
import numpy as np

from alehouse.catalogue import find
from alehouse.decks import Deck
from alehouse.events import EVERYBODY
from alehouse.game import Game
from alehouse.layout import (
    ALL,
    EVERYTHING,
    LETTERS,
    SPECTATOR,
    Field,
    Layout,
    Zone,
    bag_texts,
    shown,
    shown_one,
    view_of_one,
)
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.seen import Known, described, hidden_from, letters, presented
from alehouse.server import protocol
from alehouse.server.entries import standing
from alehouse.server.names import alike
from alehouse.server.store import Header
from alehouse.table import Table

encode = msgspec.json.Encoder().encode

REMEMBERED = 512
"""How many values of a part are remembered, and how many rows of a game's events and menus times eight."""


def record_of(header: Header, moves: Sequence[str] = ()) -> Record:
    """The record of a table. It holds the seed: nobody may get it before the game is over. Raises Refused."""
    return Record.new(
        header.game,
        [s.name or s.seat for s in header.seats],
        header.options,
        seed=header.seed,
        cards=header.cards or "",
        dealer=header.dealer,
        first=header.first,
        moves=moves,
    )


def table_of(header: Header, moves: Sequence[str]) -> Table:
    """The game of a table as far as it has been played, of all entries. Raises Refused if this version cannot replay it."""
    if header.version != find(header.game).version:
        raise Refused("error-table-old", game=header.game)
    table = Table.of(record_of(header))
    try:
        for text in standing(moves):
            table.make(table.read(text))
    except Refused:
        raise Refused("error-table-old", game=header.game) from None
    return table


def out_of_date(table: Table, seen: int, seat: str) -> bool:
    """Whether a seat that has seen so many moves decides on something that has changed.

    In a sealed phase the choices of others change nothing: all may choose at the same time.
    """
    missed = table.made - seen
    if missed == 0:
        return False
    if not 0 < missed <= len(table.sealed):
        return True
    return any(
        table.known(n, EVERYTHING).mover == LETTERS.index(seat) for n in range(seen + 1, table.made + 1)
    )


class Part:
    """One value of a position: of which bytes of the state it is made, and how."""

    __slots__ = ("_prefix", "_show", "key", "open", "told")

    def __init__(
        self, prefix: str, spans: list[slice], show: Callable[[Any], Any], *, hidden: bool = False
    ) -> None:
        """`show` makes the value of these spans of a state: of the bytes, or of a tuple of several."""
        self._prefix = prefix.encode()
        self._show = show
        self.open = not hidden
        """Whether everybody sees it."""
        self.key: Callable[[bytes], Any] = itemgetter(*spans or [slice(0, 0)])
        """The bytes of a state that the value is made of."""
        self.told: dict[Any, bytes] = {}
        """What everybody is told, by these bytes."""

    def shared(self, key: Any) -> bytes:
        """The value as it is sent to everybody, to be remembered."""
        if len(self.told) >= REMEMBERED:
            self.told.clear()
        text = self.told[key] = self.made(key)
        return text

    def made(self, key: Any) -> bytes:
        """The value as it is sent, of these bytes of a state or a view."""
        return self._prefix + encode(self._show(key))


def _span(layout: type[Layout], name: str) -> slice:
    kind, offset = layout.dtype.fields[name][:2]  # type: ignore[index]
    return slice(offset, offset + kind.itemsize)


def _word(memory: bytes) -> int:
    return int.from_bytes(memory[:8], "little", signed=True)


def _words(memory: bytes) -> list[int]:
    return memoryview(memory).cast("q").tolist()


def _nothing(memory: bytes) -> bytes:
    return b""


def _total(memory: bytes) -> int:
    return sum(_words(memory))


class Board:
    """How the positions and moves of one game are told, for tables of some number of players."""

    def __init__(self, game: Game, players: int, unused: frozenset[str]) -> None:
        self.game = game
        layout, fields = game.layout, game.layout.fields

        def part(name: str, show: Callable[[Any], Any], *of: str) -> Part:
            hidden = any(fields[field].seen_by != ALL for field in of)
            return Part(f',"{name}":', [_span(layout, field) for field in of], show, hidden=hidden)

        def numbers(name: str) -> Part:
            if name not in fields or name in unused:
                return part(name, lambda _: None)
            return part(name, lambda memory: _words(memory)[:players], name)

        def at_the_end(name: str) -> Part:
            return part(name, lambda both: letters(_word(both[0])) if any(both[1]) else [], name, "over")

        parts = [
            part("over", any, "over"),
            part("hand", _word, "hand"),
            part("acting", lambda both: [] if any(both[1]) else letters(_word(both[0])), "acting", "over"),
            numbers("points"),
            numbers("chips"),
            part("pot", _word, "pot")
            if "pot" in fields and "pot" not in unused
            else part("pot", lambda _: None),
            at_the_end("winners"),
            at_the_end("losers"),
        ]
        for at, zone in enumerate(layout.zones()):
            parts.append(_zone(layout, players, zone, ',"zones":{' if not at else ","))
        self.parts = parts
        self.end = b'},"error":null}' if layout.zones() else b',"zones":{},"error":null}'
        self.ways = [
            (part.key, part.told, part) if part.open else (_nothing, {b"": b"?"}, part) for part in parts
        ]
        """How each part is found, whoever looks; of those that not all see alike only the place is kept."""
        self.hidden = [at for at, part in enumerate(parts) if not part.open]
        """Which parts not all viewers see alike."""
        self._rows: dict[tuple[int, ...], bytes] = {}
        self._choices: dict[tuple[Any, ...], bytes] = {}

    def event(self, row: list[int]) -> bytes:
        """An event as it is sent, of a row whose card may be hidden."""
        key = tuple(row[:7])
        text = self._rows.get(key)
        if text is None:
            if len(self._rows) >= 8 * REMEMBERED:
                self._rows.clear()
            told = described(self.game, row, 0)
            text = self._rows[key] = encode(
                protocol.Event(
                    told["event"],
                    told["seat"],
                    told["target"],
                    told["card"],
                    told["amount"],
                    told["from"],
                    told["to"],
                )
            )
        return text

    def events(self, rows: list[list[int]]) -> bytes:
        """Some events as they are sent."""
        return b"[%b]" % b",".join([self.event(row) for row in rows])

    def menu(self, state: Any, moves: list[int]) -> bytes:
        """The moves that a seat may choose from; `state` is a record as the seat sees it."""
        return b"[%b]" % b",".join([self._choice(state, m) for m in moves])

    def _choice(self, state: Any, m: int) -> bytes:
        game = self.game
        key: tuple[Any, ...] = (
            m,
            int(game.price(state, m)) if game.price else 0,
            game.makes(state, m) if game.makes else None,
            int(game.wanted(state, m)) if game.wanted and game.notation.is_open(m) else 0,
        )
        text = self._choices.get(key)
        if text is None:
            if len(self._choices) >= 8 * REMEMBERED:
                self._choices.clear()
            text = self._choices[key] = encode(protocol.Choice(**vars(presented(game, state, m))))
        return text


def _zone(layout: type[Layout], players: int, zone: Zone, prefix: str) -> Part:
    """The part of a position that shows a zone."""
    field, fields = zone.field, layout.fields
    also = [*field.also, *filter(None, (field.rows, field.order))]
    hidden = any(fields[name].seen_by != ALL for name in (field.name, *also))
    prefix = f"{prefix}{encode(zone.name).decode()}:"
    span = _span(layout, field.name)
    if not also and field.kind != "sheet" and field.show != "pile":
        if zone.line >= 0:
            size = (span.stop - span.start) // field.lines
            span = slice(span.start + zone.line * size, span.start + (zone.line + 1) * size)
        return Part(prefix, [span], partial(_shown, layout.deck_of_cards, field, players), hidden=hidden)
    spans = [span, *(_span(layout, name) for name in also)]
    if field.show == "pile":
        sums = [sum if fields[name].kind == "bag" else _total for name in (field.name, *field.also)]
        if len(sums) == 1:
            return Part(prefix, spans, sums[0], hidden=hidden)
        return Part(
            prefix,
            spans,
            lambda parts: sum(add(part) for add, part in zip(sums, parts, strict=True)),
            hidden=hidden,
        )

    def show(key: Any) -> Any:
        # The rest of the table does not matter to it.
        memory = bytearray(layout.blank.tobytes())
        memory[_span(layout, "players")] = players.to_bytes(8, "little")
        for place, part in zip(spans, key if len(spans) > 1 else [key], strict=True):
            memory[place] = part
        return shown(layout, np.frombuffer(memory, layout.dtype), zone)

    return Part(prefix, spans, show, hidden=hidden)


def _shown(deck: Deck, field: Field, players: int, memory: bytes) -> Any:
    """A zone of one field as JSON values: what `layout.shown` says of it."""
    if field.kind == "bag":
        kinds = deck.kinds
        if not field.per_seat:
            return bag_texts(deck, memory)
        return [bag_texts(deck, memory[p * kinds : (p + 1) * kinds]) for p in range(players)]
    if not field.per_seat:
        return shown_one(deck, field, _word(memory))
    return [shown_one(deck, field, value) for value in _words(memory)[:players]]


@lru_cache(64)
def board_of(game: Game, players: int, unused: frozenset[str]) -> Board:
    """The board of a game, one for all tables alike."""
    return Board(game, players, unused)


class Teller:
    """Tells what happens at one table, to each viewer what that viewer may know.

    Viewers are numbers: seats, or `SPECTATOR`.
    """

    __slots__ = ("_board", "_head", "_kept", "_names", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        options = table.record().options
        self._board = board_of(table.game, len(table.seats), table.game.unused_with(options))
        self._names: list[str] = []
        self._head = b""
        self._kept: dict[tuple[int, int], tuple[Any, bytes]] = {}
        """What a viewer was told last of a part that not all see: the bytes of the view, and the text."""

    def moved(
        self, viewers: Iterable[int], clock: bytes = b"null", *, menus: bool = True
    ) -> dict[int, bytes]:
        """The latest move, as a frame for each of some viewers; `clock` is what it says of the time.

        The menus are empty where nobody will choose from them.
        """
        table, board = self.table, self._board
        number = table.made
        rows = table.happened(number)
        shared = board.events(rows) if _open(rows) else b""
        known = self._known(number, SPECTATOR)
        said = b'{"kind":"moved","move":%d,"seat":"%c","text":%b,"events":'
        # What a spectator may know everybody may.
        head = None if known.secret else said % (number, ord(LETTERS[known.mover]), self._text(known))
        frames = {}
        for viewer, (position, menu) in self._positions(viewers, menus=menus).items():
            if head is None:
                own = self._known(number, viewer)
                begun = said % (number, ord(LETTERS[own.mover]), self._text(own))
            else:
                begun = head
            events = shared or board.events(hidden_from(viewer, rows))
            frames[viewer] = b'%b%b,"position":%b,"menu":%b,"clock":%b}' % (
                begun,
                events,
                position,
                menu,
                clock,
            )
        return frames

    def state(self, viewer: int, limit: int, undone: int = 0, clock: bytes = b"null") -> bytes:
        """Everything a viewer may see, with the latest `limit` moves, as a frame.

        `undone` and `clock` are what it says of taking back and of the time.
        """
        table, board = self.table, self._board
        made = table.made
        log = []
        for number in range(max(0, made - limit + 1), made + 1):
            events = board.events(hidden_from(viewer, table.happened(number)))
            if number:
                known = self._known(number, viewer)
                mover = ord(LETTERS[known.mover])
                log.append(
                    b'{"move":%d,"seat":"%c","text":%b,"events":%b}'
                    % (number, mover, self._text(known), events)
                )
            else:
                log.append(b'{"move":0,"seat":null,"text":null,"events":%b}' % events)
        position, menu = self._positions([viewer])[viewer]
        return b'{"kind":"state","move":%d,"position":%b,"menu":%b,"log":[%b],"undone":%d,"clock":%b}' % (
            made,
            position,
            menu,
            b",".join(log),
            undone,
            clock,
        )

    def _known(self, number: int, viewer: int) -> Known:
        """A move as far as a viewer may know it."""
        # Once a game is over its record is for everybody, with all words.
        return self.table.known(number, EVERYTHING if self.table.over else viewer)

    def _text(self, known: Known) -> bytes:
        """The words of a move, as they are sent."""
        if known.secret or known.move is None:
            return b"null"
        return encode(self.table.written(known.move, seat=False))

    def _positions(self, viewers: Iterable[int], *, menus: bool = True) -> dict[int, tuple[bytes, bytes]]:
        """Position and menu for each of some viewers."""
        table, board = self.table, self._board
        if self._names != table.names or not self._head:
            self._names = list(table.names)
            self._head = b'{"game":%b,"players":%b,"options":%b' % (
                encode(table.game.name),
                encode(self._names),
                encode(table.record().options),
            )
        memory = table.memory()
        texts = [self._head]
        for key_of, told, part in board.ways:
            key = key_of(memory)
            texts.append(told.get(key) or part.shared(key))
        texts.append(board.end)
        acting = table.acting_mask
        common = None if board.hidden else b"".join(texts)
        found = {}
        for viewer in viewers:
            acts = menus and viewer >= 0 and acting >> viewer & 1
            if not acts and common is not None:
                found[viewer] = (common, b"[]")
                continue
            seen = view_of_one(table.layout, memory, viewer)
            if board.hidden:
                sight = bytes(seen)
                for at in board.hidden:
                    texts[at + 1] = self._own(viewer, at, sight)
            menu = self._menu(viewer, seen) if acts else b"[]"
            found[viewer] = (common or b"".join(texts), menu)
        return found

    def _menu(self, viewer: int, seen: bytearray) -> bytes:
        """The moves that an acting seat may choose from, made of what it sees."""
        view = np.frombuffer(seen, self.table.layout.dtype)
        return self._board.menu(view[0], self.table.game.menu(view, viewer))

    def _own(self, viewer: int, at: int, seen: bytes) -> bytes:
        """A part as one viewer sees it, of that viewer's view alone."""
        part = self._board.parts[at]
        key = part.key(seen)
        kept = self._kept.get((viewer, at))
        if kept is None or kept[0] != key:
            kept = self._kept[viewer, at] = key, part.made(key)
        return kept[1]


def _open(rows: list[list[int]]) -> bool:
    """Whether everybody sees every card of some events."""
    return all(row[7] == EVERYBODY or not row[3] for row in rows)


def describe(
    header: Header,
    guest: str | None,
    here: set[str],
    held: set[str],
    *,
    host: bool | None = None,
    made: int | None = None,
) -> protocol.TableInfo:
    """A table as a guest gets it: no guest's id, and no seed.

    `host`: whether the guest may fill its seats (by default: whoever set it). `made`: how many moves have been told.
    """
    doubles = _doubles(tuple(s.name for s in header.seats))
    return protocol.TableInfo(
        id=header.id,
        game=header.game,
        options=header.options,
        seats=[
            protocol.SeatInfo(
                seat=s.seat,
                kind=s.kind,  # type: ignore[arg-type]
                name=s.name,
                alike=double,
                bot=s.bot,
                here=s.kind == "bot" or s.seat in here,
                held=s.seat in held,
                left=s.kind == "bot" and s.was is not None,
            )
            for s, double in zip(header.seats, doubles, strict=True)
        ],
        you=header.seat_of(guest),
        creator=guest == header.creator if host is None else host,
        state=header.state,  # type: ignore[arg-type]
        moves=header.count if made is None else made,
        next=header.next,
        listed=header.listed,
        commitment=header.commitment,
        clock=None if header.clock is None else protocol.ClockInfo(**header.clock),
        waits=header.waits,
        study=header.study,
        contest=header.contest,
        evening=header.evening,
        hints=hinted(header),
    )


def hinted(header: Header) -> bool:
    """Whether who is to move may ask what is good: where it has been agreed, and always against bots; never in a contest."""
    if header.contest is not None:
        return False
    return header.hints or sum(s.kind != "bot" for s in header.seats) < 2


@lru_cache(1024)
def _doubles(names: tuple[str | None, ...]) -> list[bool]:
    """For each seat whether its name cannot be told from another one at the table."""
    told = iter(alike([name for name in names if name is not None]))
    return [name is not None and next(told) for name in names]
