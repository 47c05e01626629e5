"""A game that is being played, and what each seat hears of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from alehouse.catalogue import find
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.seen import Event, Position, Seen
from alehouse.server import protocol
from alehouse.server.store import Header
from alehouse.table import Table


def record_of(header: Header, moves: Sequence[str] = ()) -> Record:
    """The record of a table. It holds the seed: nobody may get it before the game is over. Raises Refused."""
    return Record.new(
        header.game,
        [s.name or s.seat for s in header.seats],
        header.options,
        seed=header.seed,
        dealer=header.dealer,
        moves=moves,
    )


def table_of(header: Header, moves: Sequence[str]) -> Table:
    """The game of a table as far as it has been played. Raises Refused if this version cannot replay it."""
    if header.version != find(header.game).version:
        raise Refused("error-table-old", game=header.game)
    table = Table.of(record_of(header))
    try:
        for text in moves:
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
    return not 0 < missed <= len(table.sealed) or any(move[0] == seat for move in table.moves[seen:])


class Viewer:
    """What one viewer hears of a table."""

    def __init__(self, table: Table, seat: str | None) -> None:
        self.seen = table.seen_by(seat)
        # Once a game is over its record is for everybody, with all words.
        self._words: Seen = table.laid_open() if table.over else self.seen

    def position(self) -> protocol.Position:
        """The position."""
        return described(self.seen.position(legal=False))

    def menu(self) -> list[protocol.Choice]:
        """The moves to choose from."""
        return [protocol.Choice(**vars(choice)) for choice in self.seen.menu()]

    def entry(self, number: int, events: list[protocol.Event]) -> protocol.LogEntry:
        """A move as far as the viewer may know its words, and what came of it; 0: the deal."""
        if not number:
            return protocol.LogEntry(0, None, None, events)
        mover = self.seen.seats[self.seen.known(number).mover]
        return protocol.LogEntry(number, mover, self._words.words(number), events)

    def state(self, limit: int) -> protocol.StateFrame:
        """Everything the viewer may see, with the latest `limit` moves."""
        made = self.seen.made
        since = max(0, made - limit + 1)
        events: dict[int, list[protocol.Event]] = {n: [] for n in range(since, made + 1)}
        for event in self.seen.events(since):
            events[event["move"]].append(told(event))
        log = [self.entry(n, events[n]) for n in events]
        return protocol.StateFrame(made, self.position(), self.menu(), log)

    def moved(self) -> protocol.MovedFrame:
        """The latest move."""
        made = self.seen.made
        entry = self.entry(made, [told(event) for event in self.seen.events(made)])
        assert entry.seat is not None
        return protocol.MovedFrame(made, entry.seat, entry.text, entry.events, self.position(), self.menu())


def told(event: Event) -> protocol.Event:
    """An event as it is sent."""
    return protocol.Event(
        event["event"],
        event["seat"],
        event["target"],
        event["card"],
        event["amount"],
        event["from"],
        event["to"],
    )


def described(position: Position) -> protocol.Position:
    """A position as it is sent."""
    return protocol.Position(
        game=position["game"],
        players=position["players"],
        options=position["options"],
        over=position["over"],
        hand=position["hand"],
        acting=position["acting"],
        points=position["points"],
        chips=position["chips"],
        pot=position["pot"],
        winners=position["winners"],
        losers=position["losers"],
        zones=position["zones"],
        error=position["error"],
    )


def describe(header: Header, guest: str | None, here: set[str], held: set[str]) -> protocol.TableInfo:
    """A table as a guest gets it: no guest's id, and no seed."""
    return protocol.TableInfo(
        id=header.id,
        game=header.game,
        options=header.options,
        seats=[
            protocol.SeatInfo(
                seat=s.seat,
                kind=s.kind,  # type: ignore[arg-type]
                name=s.name,
                bot=s.bot,
                here=s.kind == "bot" or s.seat in here,
                held=s.seat in held,
            )
            for s in header.seats
        ],
        you=header.seat_of(guest),
        creator=guest == header.creator,
        state=header.state,  # type: ignore[arg-type]
        moves=header.count,
        next=header.next,
        listed=header.listed,
        commitment=header.commitment,
    )


def with_count(header: Header, count: int, ended: int | None) -> Header:
    """The header after a move."""
    return replace(header, count=count, ended=ended if header.ended is None else header.ended)
