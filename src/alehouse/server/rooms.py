"""Tables with people at them: sitting down, playing, watching, and the bots' turns.

Nothing here is the truth: the store is. A room keeps a table ready in memory and brings it up to date from the store
before every move, so any process may take any move, and what a process forgets it reads again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

import msgspec

from alehouse import bots as bot_players
from alehouse.catalogue import find
from alehouse.dealer import new_seed
from alehouse.moves import seat_letter
from alehouse.refused import Refused
from alehouse.server import players, protocol
from alehouse.server.driver import Driver
from alehouse.server.errors import problem
from alehouse.server.feed import Feed, LocalFeed
from alehouse.server.play import Viewer, describe, out_of_date, record_of, table_of, with_count
from alehouse.server.settings import Settings
from alehouse.server.store import Guest, Header, Seat, Store, Taken, now
from alehouse.table import Table

log = logging.getLogger("alehouse.server")
encode = msgspec.json.Encoder().encode

GOING_AWAY, TRY_LATER = 1001, 1013
"""Close codes: the server ends; it has too much to do, or the client reads too slowly."""
BACKLOG = 256
"""Frames that may wait for a slow client before it is cut off."""


class Line:
    """One connection to a table."""

    def __init__(self, guest: str | None, locale: str = "en") -> None:
        self.guest = guest
        self.locale = locale
        self.queue: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self.closing = False

    def send(self, frame: protocol.ServerFrame) -> None:
        """Queue a frame."""
        self.write(encode(frame).decode())

    def write(self, text: str) -> None:
        """Queue an encoded frame; a client that does not read is cut off."""
        if self.closing:
            return
        if self.queue.qsize() >= BACKLOG:
            self.close(TRY_LATER, Refused("error-slow"))
        else:
            self.queue.put_nowait(text)

    def refuse(self, refused: Refused, made: int) -> None:
        """Queue a refusal."""
        told = problem(refused, self.locale)
        self.send(protocol.RefusedFrame(told.code, told.args, told.text, made))

    def close(self, code: int, reason: Refused) -> None:
        """Hang up after what is queued; the reason is told as the close frame's text."""
        if not self.closing:
            self.closing = True
            self.queue.put_nowait((code, reason.code))


class Room:
    """One table in memory. Change it only while holding its lock."""

    def __init__(self, identity: str) -> None:
        self.id = identity
        self.lock = asyncio.Lock()
        self.users = 0
        self._header: Header | None = None
        self.table: Table | None = None
        self.lines: list[Line] = []
        self.opened = monotonic()
        """Since when players have been expected here."""
        self.away: dict[str, float] = {}
        """Since when (monotonic seconds) the seats of absent players have been empty."""
        self.held: set[str] = set()
        self.bots: dict[str, bot_players.Bot] = {}
        self.failed: set[str] = set()
        """Seats whose bot thought without end: it is not asked again."""
        self.driven: asyncio.Task[None] | None = None
        """The task that makes the bots' moves."""

    @property
    def header(self) -> Header:
        """The table's header as of the last look at the store."""
        assert self._header is not None
        return self._header

    @header.setter
    def header(self, header: Header) -> None:
        self._header = header

    @property
    def known(self) -> bool:
        """Whether the table has been found in the store."""
        return self._header is not None

    @property
    def made(self) -> int:
        """How many moves have been made."""
        return self.table.made if self.table else 0

    @property
    def here(self) -> set[str]:
        """The seats of connected players."""
        seats = {self.header.seat_of(line.guest) for line in self.lines}
        return {seat for seat in seats if seat is not None}

    @property
    def busy(self) -> bool:
        """Whether the room is needed in memory."""
        return bool(self.users or self.lines) or (self.driven is not None and not self.driven.done())

    def viewer(self, line: Line) -> str | None:
        """With whose eyes a connection sees the table: a seat's, or (`None`) those of a spectator."""
        return self.header.seat_of(line.guest)

    def info(self, guest: str | None) -> protocol.TableInfo:
        """The table as a guest gets it."""
        return describe(self.header, guest, self.here, self.held)

    def tell_table(self) -> None:
        """Send the table to everybody."""
        for line in self.lines:
            line.send(protocol.TableFrame(self.info(line.guest)))

    def tell(self, frame: Callable[[Viewer], protocol.ServerFrame]) -> None:
        """Send everybody what they may see, as `frame` makes it for a viewer."""
        assert self.table is not None
        made: dict[str | None, str] = {}
        for line in self.lines:
            seat = self.viewer(line)
            if seat not in made:
                made[seat] = encode(frame(Viewer(self.table, seat))).decode()
            line.write(made[seat])


class Rooms:
    """All tables, by id."""

    def __init__(self, store: Store, settings: Settings, feed: Feed | None = None) -> None:
        self.store = store
        self.settings = settings
        self.feed = feed or LocalFeed()
        self.feed.listen(self.noticed)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self.driver = Driver(self)
        self.closed = False

    async def hang_up(self, seconds: float = 2.0) -> None:
        """Say goodbye on every line, and wait a moment until the clients have gone."""
        self.closed = True
        lines = [line for room in self._rooms.values() for line in room.lines]
        for line in lines:
            line.close(GOING_AWAY, Refused("error-closing"))
        until = monotonic() + seconds
        while any(room.lines for room in self._rooms.values()) and monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop the bots; nothing that was acknowledged is lost."""
        self.closed = True
        driven = [room.driven for room in self._rooms.values() if room.driven is not None]
        for task in driven:
            task.cancel()
        await asyncio.gather(*driven, return_exceptions=True)

    def has(self, room: Room) -> bool:
        """Whether a room is still the one in which its table is played."""
        return self._rooms.get(room.id) is room

    @asynccontextmanager
    async def enter(self, identity: str) -> AsyncIterator[Room]:
        """The room of a table, locked and up to date. Raises Refused if there is no such table."""
        if not identity.isascii() or not identity.isalnum() or len(identity) > 16:
            raise Refused("error-table")
        room = self._rooms.get(identity)
        if room is None:
            room = self._rooms[identity] = Room(identity)
        room.users += 1
        try:
            async with room.lock:
                await self._look(room)
                yield room
        finally:
            room.users -= 1
            self._tidy(room)

    def _tidy(self, room: Room) -> None:
        if not room.known and not room.busy:
            self._rooms.pop(room.id, None)
            return
        self._rooms.move_to_end(room.id)
        if len(self._rooms) > self.settings.rooms:
            for idle in [r for r in self._rooms.values() if not r.busy][
                : len(self._rooms) - self.settings.rooms
            ]:
                del self._rooms[idle.id]

    async def _look(self, room: Room) -> None:
        """Bring a room up to date from the store, telling everybody in it what is new."""
        header = await self.store.header(room.id)
        if header is None:
            raise Refused("error-table")
        before, room.header = (room.header if room.known else None), header
        begun = False
        if header.started is not None:
            if room.table is None or header.count < room.table.made:
                # Not loaded yet, or the store lost moves in a crash of the whole machine: begin anew.
                moves = await self.store.texts(room.id)
                room.table = await asyncio.to_thread(table_of, header, moves)
                begun = True
                room.opened = monotonic()
            elif header.count > room.table.made:
                for text in await self.store.texts(room.id, room.table.made):
                    room.table.make(room.table.read(text))
                    room.tell(Viewer.moved)
            room.table.names = [s.name or s.seat for s in header.seats]
            room.header = header = with_count(header, room.table.made, header.ended)
        if before is not None and with_count(before, header.count, None) != header:
            room.tell_table()
        if begun:
            room.tell(lambda viewer: viewer.state(self.settings.log_limit))

    async def noticed(self, identity: str) -> None:
        """Another process has changed a table: look, if anybody here cares."""
        room = self._rooms.get(identity)
        if room is not None and room.lines:
            async with self.enter(identity) as room:
                self.driver.wake(room)

    async def _changed(self, identity: str) -> None:
        """Look at a table that has just been changed in the store, and tell everybody."""
        async with self.enter(identity) as room:
            self.driver.wake(room)
        await self.feed.publish(identity)

    async def info(self, identity: str, guest: Guest | None) -> protocol.TableInfo:
        """A table as a guest gets it. Raises Refused."""
        async with self.enter(identity) as room:
            return room.info(guest.id if guest else None)

    async def waiting(self, guest: Guest | None) -> list[protocol.TableInfo]:
        """Listed tables with a free seat."""
        found = []
        for header in await self.store.waiting():
            room = self._rooms.get(header.id)
            here = room.here if room is not None and room.known else set()
            found.append(describe(header, guest.id if guest else None, here, set()))
        return found

    async def play_now(self, guest: Guest, name: str, count: int | None) -> protocol.TableInfo:
        """A table with bots in all other seats. Raises Refused."""
        game = find(name)
        if count is None:
            count = game.usual_players
        game.check_players(count)
        options = game.options_for(count)
        wanted = [protocol.SeatRequest("me")]
        wanted += [protocol.SeatRequest("bot", players.best()) for _ in range(count - 1)]
        return await self.create(guest, protocol.TableRequest(game=game.name, seats=wanted, options=options))

    async def create(self, guest: Guest, request: protocol.TableRequest) -> protocol.TableInfo:
        """A new table. Raises Refused."""
        game = find(request.game)
        game.check(len(request.seats), request.options)
        options = {name: value for name, value in request.options.items() if value is not None}
        if sum(wanted.kind == "me" for wanted in request.seats) > 1:
            raise Refused("error-me-twice")
        filled: list[Seat] = []
        for place, wanted in enumerate(request.seats):
            letter = seat_letter(place)
            if wanted.kind == "me":
                filled.append(Seat(letter, "person", guest.id, None, guest.name))
            elif wanted.kind == "bot":
                filled.append(self._bot_seat(letter, wanted.bot, [*filled, Seat("", "", name=guest.name)]))
            else:
                filled.append(Seat(letter, "open"))
        seed = new_seed()
        try:
            identity = await self.store.create(
                game=game.name,
                version=game.version,
                options=options,
                dealer=filled[-1].seat,
                seed=seed,
                creator=guest.id,
                listed=request.listed,
                seats=filled,
                limit=self.settings.tables_per_guest,
            )
        except Taken:
            raise Refused("error-too-many-tables", limit=self.settings.tables_per_guest) from None
        return await self.info(identity, guest)

    def _bot_seat(self, letter: str, kind: str | None, others: list[Seat]) -> Seat:
        known = ", ".join(self.settings.bots)
        if kind is None:
            raise Refused("error-bot-missing", seat=letter, bots=known)
        if kind not in self.settings.bots:
            raise Refused("error-bot", bot=kind, bots=known)
        return Seat(letter, "bot", None, kind, players.bot_name({s.name for s in others if s.name}))

    async def sit(self, identity: str, guest: Guest, letter: str | None) -> protocol.TableInfo:
        """Take a seat; the game starts when no seat is open. Raises Refused."""
        async with self.enter(identity) as room:
            header = room.header
            mine = header.seat_of(guest.id)
            if mine is not None:
                if letter is None or letter.upper() == mine:
                    return room.info(guest.id)
                raise Refused("error-seated", seat=mine)
            seat = self._open_seat(header, letter)
            taker = Seat(seat, "person", guest.id, None, guest.name)
            try:
                await self.store.sit(identity, seat, taker)
            except Taken:
                raise Refused("error-seat-taken", seat=seat) from None
        await self._changed(identity)
        return await self.info(identity, guest)

    def _open_seat(self, header: Header, letter: str | None) -> str:
        if letter is None:
            free = next((s.seat for s in header.seats if s.kind == "open"), None)
            if free is None:
                raise Refused("error-full")
            return free
        number = find(header.game).notation.seat(letter, len(header.seats))
        if header.seats[number].kind != "open":
            raise Refused("error-seat-taken", seat=seat_letter(number))
        return seat_letter(number)

    async def stand(self, identity: str, guest: Guest) -> protocol.TableInfo:
        """Give the seat back, before the game begins. Raises Refused."""
        async with self.enter(identity) as room:
            if room.header.seat_of(guest.id) is None:
                raise Refused("error-not-seated")
            try:
                await self.store.stand(identity, guest.id)
            except Taken:
                raise Refused("error-begun") from None
        await self._changed(identity)
        return await self.info(identity, guest)

    async def fill(self, identity: str, guest: Guest, letter: str, kind: str) -> protocol.TableInfo:
        """Put a bot in an open seat, as the table's creator. Raises Refused."""
        async with self.enter(identity) as room:
            if room.header.creator != guest.id:
                raise Refused("error-not-creator")
            seat = self._open_seat(room.header, letter)
            bot = self._bot_seat(seat, kind, list(room.header.seats))
            try:
                await self.store.sit(identity, seat, bot)
            except Taken:
                raise Refused("error-seat-taken", seat=seat) from None
        await self._changed(identity)
        return await self.info(identity, guest)

    async def rename(self, guest: Guest, name: str, locale: str | None) -> Guest:
        """Give a guest another name, at the tables too where the game is not over, and another language."""
        changed = await self.store.rename(guest.id, name, locale)
        for line in (line for room in self._rooms.values() for line in room.lines):
            if line.guest == guest.id and locale is not None:
                line.locale = locale
        for identity in changed:
            room = self._rooms.get(identity)
            if room is not None and room.lines:
                await self._changed(identity)
            else:
                await self.feed.publish(identity)
        return Guest(guest.id, name, locale)

    async def rematch(self, identity: str, guest: Guest) -> protocol.TableInfo:
        """The next table of the same people, the dealer one seat further. Raises Refused."""
        async with self.enter(identity) as room:
            header = room.header
            if header.seat_of(guest.id) is None and header.creator != guest.id:
                raise Refused("error-not-seated")
            if header.ended is None:
                raise Refused("error-not-over")
            letters = [s.seat for s in header.seats]
            dealer = letters[(letters.index(header.dealer) + 1) % len(letters)]
            version = find(header.game).version
            following = await self.store.rematch(header, version=version, dealer=dealer, seed=new_seed())
        if header.next is None:
            await self._changed(identity)
        return await self.info(following, guest)

    async def record(self, identity: str) -> str:
        """The record of a finished game as TOML. Raises Refused while it is not over: the record holds the seed."""
        header = await self.store.header(identity) if identity.isascii() and identity.isalnum() else None
        if header is None:
            raise Refused("error-table")
        if header.ended is None:
            raise Refused("error-game-live")
        moves = await self.store.texts(identity)
        return await asyncio.to_thread(lambda: record_of(header, moves).text())

    async def join(self, identity: str, line: Line) -> None:
        """Connect to a table, as a player or to watch. Raises Refused."""
        async with self.enter(identity) as room:
            seat = room.header.seat_of(line.guest)
            same = sum(room.viewer(other) == seat for other in room.lines)
            if seat is None and same >= self.settings.watchers_per_table:
                raise Refused("error-too-many-watchers")
            if seat is not None and same >= self.settings.lines_per_seat:
                raise Refused("error-too-many-lines")
            room.lines.append(line)
            if seat is not None:
                room.away.pop(seat, None)
                room.held.discard(seat)
            line.send(protocol.TableFrame(room.info(line.guest)))
            self.send_state(room, line)
            if seat is not None and same == 0:
                for other in room.lines:
                    if other is not line:
                        other.send(protocol.TableFrame(room.info(other.guest)))
            self.driver.wake(room)
            # Others may be away: look again when they have been for long enough.
            self.driver.wake_later(room, self.settings.hold_after)

    def leave(self, identity: str, line: Line) -> None:
        """A connection is gone."""
        room = self._rooms.get(identity)
        if room is None or line not in room.lines:
            return
        room.lines.remove(line)
        seat = room.header.seat_of(line.guest)
        if seat is not None and seat not in room.here:
            room.away[seat] = monotonic()
            room.tell_table()
            self.driver.wake_later(room, self.settings.hold_after)

    def made(self, identity: str) -> int:
        """How many moves have been made at a table, as far as this process knows."""
        room = self._rooms.get(identity)
        return room.made if room is not None else 0

    def send_state(self, room: Room, line: Line) -> None:
        """Send a connection everything it may see, if the game has begun."""
        if room.table is not None:
            line.send(Viewer(room.table, room.viewer(line)).state(self.settings.log_limit))

    async def state(self, identity: str, line: Line) -> None:
        """Answer a request for the state. Raises Refused if the game has not begun."""
        async with self.enter(identity) as room:
            if room.table is None:
                line.send(protocol.TableFrame(room.info(line.guest)))
                raise Refused("error-not-begun")
            self.send_state(room, line)

    async def move(self, identity: str, line: Line, seen: int, text: str) -> None:
        """Make a move of the line's guest. Raises Refused, and then nothing has changed."""
        async with self.enter(identity) as room:
            seat = room.header.seat_of(line.guest)
            if seat is None:
                raise Refused("error-not-seated")
            try:
                await self.make_move(room, seat, seen, text)
            except Refused as refused:
                if refused.code == "error-stale":
                    line.refuse(refused, room.made)
                    self.send_state(room, line)
                    return
                raise
        await self.feed.publish(identity)

    async def make_move(self, room: Room, seat: str, seen: int, text: str) -> None:
        """Check a move, write it down, and only then tell everybody. The room is locked. Raises Refused."""
        table = room.table
        if table is None:
            raise Refused("error-not-begun")
        if table.over:
            raise Refused("error-over")
        if out_of_date(table, seen, seat):
            raise Refused("error-stale", seen=seen, made=table.made)
        first, _, rest = text.strip().partition(" ")
        if len(first) == 1 and first.upper() in table.seats:
            if first.upper() != seat:
                raise Refused("error-other-seat", seat=first.upper(), yours=seat)
            text = rest
        after = table.copy()
        m = after.read(text, seat)
        after.make(m)
        try:
            await self.store.append(room.id, after.made, after.game.notation.write(m), last=after.over)
        except Taken:
            await self._look(room)
            raise Refused("error-stale", seen=seen, made=room.made) from None
        room.table = after
        room.header = with_count(room.header, after.made, now() if after.over else None)
        room.tell(Viewer.moved)
        if after.over:
            room.held.clear()
            room.tell_table()
        self.driver.wake(room)
