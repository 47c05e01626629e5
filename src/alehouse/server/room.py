"""A table in memory: the game, who sits and looks on there, and what all of them are told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any

from alehouse import bots as bot_players
from alehouse.layout import LETTERS, SPECTATOR
from alehouse.server import protocol
from alehouse.server.clocks import Clock
from alehouse.server.company import tell_company
from alehouse.server.line import Line
from alehouse.server.play import Teller, describe
from alehouse.server.store import Header, now
from alehouse.server.votes import NOTHING_SAID, Said
from alehouse.table import Table


class Room:
    """One table in memory. Look at the game or change it only while holding the room.

    A move that is not on the disk yet has been made on `table` already: so nobody may see the table while somebody else
    holds the room. What has been told is `made`.
    """

    __slots__ = (
        "alarm",
        "away",
        "bots",
        "clock",
        "driven",
        "elsewhere",
        "entries",
        "epoch",
        "failed",
        "filled",
        "header_",
        "held",
        "id",
        "jobs",
        "lines",
        "looked",
        "made",
        "news",
        "opened",
        "own",
        "patience",
        "present",
        "said",
        "seats",
        "table_",
        "taken",
        "teller",
        "timer",
        "users",
        "waited",
        "watching",
        "watching_elsewhere",
    )

    GONE = 10.0
    """Seconds for which a waiting table's creator may be away before others may fill its seats."""

    def __init__(self, identity: str, patience: float = 90.0) -> None:
        self.id = identity
        self.patience = patience
        """Seconds after which a bot plays for somebody who is away."""
        self.taken = False
        """Whether somebody holds the room."""
        self.jobs: deque[Callable[[], None]] | None = None
        """Who waits for it, the first first."""
        self.users = 0
        self.header_: Header | None = None
        self.seats: dict[str, int] = {}
        """The seat of each guest, as a number."""
        self.filled = 0
        """The seats of bots, as bits."""
        self.table_: Table | None = None
        self.teller: Teller | None = None
        self.made = 0
        """How many moves have been made, as far as anybody has been told."""
        self.entries = 0
        """How many entries the table's list of moves has: each move, and each taking back."""
        self.clock: Clock | None = None
        self.said: Said = NOTHING_SAID
        self.watching: dict[str, str] = {}
        """Who watches here: names by guest, of those who gave none the empty one."""
        self.watching_elsewhere: dict[str, str] = {}
        self.lines: list[Line] = []
        self.elsewhere: frozenset[str] = frozenset()
        """The seats whose players are connected to other processes."""
        self.own = 0
        """The seats whose players are connected to this process, as bits."""
        self.present = 0
        """The seats whose players are connected anywhere, as bits."""
        self.news = True
        """Whether the store may know more than this room."""
        self.epoch = 0
        self.looked = 0.0
        self.waited = False
        """Whether others wait elsewhere until this game is over: bots play it on even if nobody is here."""
        self.opened = monotonic()
        """Since when players have been expected here."""
        self.away: dict[str, float] = {}
        """Since when (monotonic seconds) the seats of absent players have been empty."""
        self.held: set[str] = set()
        self.bots: dict[tuple[str, str], bot_players.Bot] = {}
        """Those that have thought here, by seat and kind."""
        self.failed: set[str] = set()
        """Seats whose bot thought without end: it is not asked again."""
        self.driven: asyncio.Task[None] | None = None
        """The task that makes the bots' moves."""
        self.timer: asyncio.TimerHandle | None = None
        """Goes off when somebody has been away for long enough."""
        self.alarm: asyncio.TimerHandle | None = None
        """Goes off when the time of somebody who is to move is up."""

    @property
    def header(self) -> Header:
        """The table's header as of the last look at the store."""
        assert self.header_ is not None
        return self.header_

    @header.setter
    def header(self, header: Header) -> None:
        self.header_ = header
        self.seats = {s.guest: LETTERS.index(s.seat) for s in header.seats if s.guest is not None}
        self.filled = sum(1 << LETTERS.index(s.seat) for s in header.seats if s.kind == "bot")

    @property
    def table(self) -> Table | None:
        """The game, once it has begun."""
        return self.table_

    @table.setter
    def table(self, table: Table) -> None:
        self.table_ = table
        self.teller = Teller(table)
        self.made = table.made

    @property
    def known(self) -> bool:
        """Whether the table has been found in the store."""
        return self.header_ is not None

    @property
    def here(self) -> set[str]:
        """The seats of connected players."""
        return {letter for p, letter in enumerate(LETTERS) if self.present >> p & 1}

    @property
    def busy(self) -> bool:
        """Whether the room is needed in memory."""
        return bool(self.users or self.taken or self.lines) or (
            self.driven is not None and not self.driven.done()
        )

    def count(self) -> None:
        """Count who is connected."""
        own = 0
        self.watching = {}
        for line in self.lines:
            seat = self.viewer(line)
            if seat >= 0:
                own |= 1 << seat
            else:
                self.watching[line.key] = line.name
        self.own = self.present = own
        for letter in self.elsewhere:
            self.present |= 1 << LETTERS.index(letter)

    def watchers(self) -> dict[str, str]:
        """Who watches, at whatever process."""
        sitting = {seat.guest for seat in self.header.seats}
        everybody = self.watching_elsewhere | self.watching
        return {guest: name for guest, name in everybody.items() if guest not in sitting}

    def viewer(self, line: Line) -> int:
        """With whose eyes a connection sees the table."""
        return self.seats.get(line.guest, SPECTATOR) if line.guest is not None else SPECTATOR

    def letter(self, line: Line) -> str | None:
        """The seat of a connection's guest."""
        viewer = self.viewer(line)
        return None if viewer < 0 else LETTERS[viewer]

    def mine(self, line: Line) -> list[Line]:
        """The connections, the oldest first, that count as those of the same person: of a seat, or of a guest who watches."""
        if line.guest is None:
            return []
        return [other for other in self.lines if other.guest == line.guest]

    def hosts(self, guest: str | None) -> bool:
        """Whether a guest may fill the seats of a table: its creator, or anybody seated while that one is gone."""
        if guest == self.header.creator:
            return True
        if self.header.started is not None or guest is None or guest not in self.seats:
            return False
        if any(line.guest == self.header.creator for line in self.lines):
            return False
        seat = self.header.seat_of(self.header.creator)
        if seat is None:
            return True
        return seat not in self.here and monotonic() - self.away.get(seat, self.opened) >= self.GONE

    def presence(self) -> tuple[Any, ...]:
        """What people are told of who is here."""
        hosts = frozenset(line.guest for line in self.lines if self.hosts(line.guest))
        return self.present, frozenset(self.held), hosts, sorted(self.watchers().items())

    def info(self, guest: str | None) -> protocol.TableInfo:
        """The table as a guest gets it."""
        called = self.said.called - self.here
        held = self.held | {s.seat for s in self.header.seats if s.kind == "person" and s.seat in called}
        if self.clock is not None and self.header.ended is None:
            held = held | {
                s.seat for p, s in enumerate(self.header.seats) if s.kind == "person" and self.clock.out(p)
            }
        # At a table that goes on from a position moves have been made before the game begins.
        made = self.made if self.table_ is not None else None
        told = describe(self.header, guest, self.here, held, host=self.hosts(guest), made=made)
        tell_company(self, told)
        return told

    def time(self) -> bytes:
        """How much time the seats have, as it is sent."""
        if self.clock is None:
            return b"null"
        people = sum(1 << p for p in self.seats.values())
        return self.clock.told(people, now())

    def tell_table(self) -> None:
        """Send the table to everybody."""
        told = self.presence()
        for line in list(self.lines):
            self.tell_one(line, told)

    def tell_one(self, line: Line, told: tuple[Any, ...]) -> None:
        """Send the table to one connection; `told` is what it hears so of who is here."""
        line.told = told
        line.send(protocol.TableFrame(self.info(line.guest)))

    def behind(self) -> bool:
        """Whether somebody was told last of who is here what is not so any more."""
        presence = self.presence()
        return any(line.told != presence for line in self.lines)

    def tell_move(self) -> None:
        """Send everybody what they may see of the latest move."""
        assert self.teller is not None
        lines = list(self.lines)
        if not lines:
            return
        viewers = [self.viewer(line) for line in lines]
        frames = self.teller.moved(dict.fromkeys(viewers), self.time())
        for line, viewer in zip(lines, viewers, strict=True):
            line.write(frames[viewer])

    def state_of(self, viewer: int, limit: int) -> bytes:
        """Everything a viewer may see, as a frame."""
        assert self.teller is not None
        return self.teller.state(viewer, limit, self.header.undone, self.time())

    def tell_state(self, limit: int) -> None:
        """Send everybody everything they may see."""
        assert self.teller is not None
        frames: dict[int, bytes] = {}
        for line in list(self.lines):
            viewer = self.viewer(line)
            if viewer not in frames:
                frames[viewer] = self.state_of(viewer, limit)
            line.write(frames[viewer])
