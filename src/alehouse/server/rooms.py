"""Tables with people at them: coming and going, playing, watching, and the bots' turns.

Nothing here is the truth: the store is. A room keeps a table ready in memory, and any process may take any move: it is
made in memory, written down, and told when it is on the disk. If somebody else was faster (the store knows), or nobody
can say, it is taken back, and the room looks at the store again. What a process forgets it reads again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import count
from time import monotonic
from typing import Any, NamedTuple

from alehouse import compiling
from alehouse.layout import LETTERS, SPECTATOR
from alehouse.refused import Refused
from alehouse.server import metrics, protocol
from alehouse.server.clocks import Clock
from alehouse.server.company import Company
from alehouse.server.database import Away, Taken
from alehouse.server.driver import Driver
from alehouse.server.entries import taken_back
from alehouse.server.feed import Feed
from alehouse.server.gatherings import Gatherings
from alehouse.server.line import GOING_AWAY, REFUSED, Line
from alehouse.server.opening import is_open, opened_header
from alehouse.server.play import out_of_date, record_of, table_of
from alehouse.server.presence import Presence
from alehouse.server.results import result_of, told_result
from alehouse.server.room import Room
from alehouse.server.seating import Seating
from alehouse.server.settings import Settings
from alehouse.server.store import Guest, Header, Looked, Store, may_be_id, now
from alehouse.server.talk import Talk
from alehouse.server.votes import NOTHING_SAID
from alehouse.table import Mark, Table

log = logging.getLogger("alehouse.server")

LONG = 100
"""Moves that a room may have missed and still be told one by one."""
TRIES = 16
"""How often a sealed choice is made again because others chose at the same moment."""
AT_ONCE = 8
"""Tables that are looked at in the store at the same time because of what other processes told."""


class Attempt(NamedTuple):
    """A move that somebody wants to make."""

    guest: str | None
    """Whose move it is, if no seat is named."""
    seat: str | None
    seen: int
    text: str
    answer: Callable[[Refused | None], None]
    """Called once, while the room is held: with `None` when the move is on the disk, else with why it was not made."""
    still: Callable[[], bool] | None = None
    """Whether the move is still wanted when its turn has come."""
    began: float = 0.0
    tries: int = 0
    undone: int | None = None
    """How often moves had been taken back when it was decided, if that is known."""


class Rooms:
    """All tables, by id."""

    def __init__(self, store: Store, settings: Settings, feed: Feed | None = None) -> None:
        self.store = store
        self.settings = settings
        self.feed = feed or Feed()
        self.feed.listen(self.noticed)
        self._rooms: dict[str, Room] = {}
        self._idle: OrderedDict[str, Room] = OrderedDict()
        """Those that nobody needs, the one that was needed least lately first."""
        self._behind: dict[str, Room] = {}
        """Rooms that have to look at the store, for people in them wait for news."""
        self._catching: set[asyncio.Task[None]] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._epoch = 0
        self.driver = Driver(self)
        self.presence = Presence(self)
        self.company = Company(self)
        self.seating = Seating(self)
        self._strangers = count()
        self.talk = Talk(store, settings, self.feed)
        self.gatherings = Gatherings(self)
        self.closed = False
        self.lines = 0
        """How many connections there are."""

    @property
    def tables(self) -> int:
        """How many tables there are with somebody at them."""
        return len(self._rooms) - len(self._idle)

    async def hang_up(self, seconds: float = 2.0) -> None:
        """Say goodbye on every line, and wait a moment until the clients have gone."""
        self.closed = True
        for room in list(self._rooms.values()):
            for line in list(room.lines):
                line.close(GOING_AWAY, Refused("error-closing"))
        until = monotonic() + seconds
        while self.lines and monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop the bots; nothing that was acknowledged is lost."""
        self.closed = True
        self.presence.stop()
        await self.talk.close()
        await self.gatherings.close()
        stopped: list[asyncio.Task[Any]] = [*self._catching, *self._tasks]
        stopped += [room.driven for room in self._rooms.values() if room.driven is not None]
        for task in stopped:
            task.cancel()
        await asyncio.gather(*stopped, return_exceptions=True)

    def has(self, room: Room) -> bool:
        """Whether a room is still the one in which its table is played."""
        return self._rooms.get(room.id) is room

    def publish(self, tables: Iterable[str]) -> None:
        """Let other processes know that something has happened at some tables."""
        self.feed.publish(tables)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that waits for the store, and that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # holding a room

    def _room(self, identity: str) -> Room:
        room = self._rooms.get(identity)
        if room is None:
            if not may_be_id(identity):
                raise Refused("error-table")
            room = self._rooms[identity] = Room(identity, self.settings.hold_after)
        return room

    def _take(self, room: Room, job: Callable[[], None]) -> None:
        """Do something while holding the room: now, or when all who wait already have had their turn."""
        if room.taken:
            if room.jobs is None:
                room.jobs = deque()
            room.jobs.append(job)
        else:
            room.taken = True
            job()

    def _free(self, room: Room) -> None:
        """Let go of a room."""
        if room.jobs:
            asyncio.get_running_loop().call_soon(room.jobs.popleft())
            return
        room.taken = False
        room.jobs = None
        if not room.lines:
            self.settle(room)

    async def _hold(self, room: Room) -> None:
        """Hold a room, when all who wait already have had their turn."""
        if not room.taken:
            room.taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def mine() -> None:
            if turn.cancelled():
                self._free(room)
            else:
                turn.set_result(None)

        self._take(room, mine)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free(room)
            raise

    @asynccontextmanager
    async def enter(self, identity: str, *, look: bool = True) -> AsyncIterator[Room]:
        """The room of a table, held and up to date; without `look` as far as other processes have told.

        Raises Refused if there is no such table, and Away.
        """
        room = self._room(identity)
        room.users += 1
        try:
            await self._hold(room)
            try:
                if look or self._stale(room):
                    await self._look(room)
                yield room
            finally:
                self._free(room)
        finally:
            room.users -= 1
            self.settle(room)

    def settle(self, room: Room) -> None:
        """Keep a room ready in memory, or forget it, or another one that nobody has needed for longer."""
        if not self.has(room):
            return
        if room.busy:
            self._idle.pop(room.id, None)
        elif not room.known:
            self._forget(room)
        else:
            self._idle[room.id] = room
            self._idle.move_to_end(room.id)
            while len(self._idle) > self.settings.rooms:
                oldest = next(iter(self._idle.values()))
                if oldest.busy:
                    del self._idle[oldest.id]
                else:
                    self._forget(oldest)

    def _forget(self, room: Room) -> None:
        self._rooms.pop(room.id, None)
        self._idle.pop(room.id, None)
        if room.filled or room.held:
            self.presence.release(room.id)

    # looking at the store

    def _stale(self, room: Room) -> bool:
        return room.news or room.epoch != self._epoch

    async def _look(self, room: Room) -> None:
        """Bring a room up to date from the store, telling everybody in it what is new. Raises Refused and Away."""
        room.news, epoch, before = False, self._epoch, room.header_
        table = room.table
        try:
            looked = await self.store.look(room.id, None if table is None else room.entries)
            if looked is None:
                self.vanish(room)
                raise Refused("error-table")
            header, texts = looked.header, looked.texts
            again = table is not None and (
                header.entries < room.entries or len(texts) > LONG or any(map(taken_back, texts))
            )
            if again:
                # Too far behind, or moves have been taken back; or the store lost some in a crash of the whole machine.
                looked = await self.store.look(room.id, None)
                if looked is None:
                    raise Refused("error-table")
                header, texts = looked.header, looked.texts
            begun = header.started is not None and (table is None or again)
            if begun:
                table, clock = new = await asyncio.to_thread(self._begun, looked)
                texts = []
                if not new[0].over:
                    compiling.want(new[0].game.name)
        except BaseException:
            room.news = True
            raise
        room.epoch, room.looked = epoch, monotonic()
        said, room.said = room.said, looked.said
        room.elsewhere = looked.elsewhere
        if room.watching_elsewhere != looked.watching:
            room.watching_elsewhere = looked.watching
            self.presence.changed(room)
        eyes = [(line, room.viewer(line)) for line in room.lines] if room.teller is not None else []
        room.header = header
        if header.contest is not None:
            self._show_out(room, [line for line, viewer in eyes if viewer >= 0 > room.viewer(line)])
        room.held -= {s.seat for s in header.seats if s.kind == "bot"}
        self._counted(room)
        if table is not None and header.started is not None:
            table.names = [s.name or s.seat for s in header.seats]
            if begun:
                if room.table is None:
                    room.opened = monotonic()
                room.table, room.clock = table, clock
                room.entries = header.entries
            for at, text in enumerate(texts):
                table.make(table.read(text))
                room.made = table.made
                room.entries += 1
                if room.clock is not None:
                    room.clock.moved(table.mover(table.made), table.acting_mask, looked.times[at])
                self._moved_elsewhere(room, text[0])
                room.tell_move()
            if table.over:
                room.held.clear()
        if before is not None and (_plain(before) != _plain(header) or said != room.said):
            room.tell_table()
        if begun:
            room.tell_state(self.settings.log_limit)
        else:
            for line, viewer in eyes:
                if (
                    not line.closing and room.viewer(line) != viewer
                ):  # whoever has no seat any more sees what everybody sees
                    self.send_state(room, line)
        self.presence.share(room)
        self.driver.set_alarm(room)
        self.company.looked(room)

    def _begun(self, looked: Looked) -> tuple[Table, Clock | None]:
        """The game of a table that has been looked up whole, and its clock. Raises Refused."""
        header = looked.header
        table = table_of(header, looked.texts)
        if header.clock is None or header.started is None:
            return table, None
        ups = self.store.processes.ups
        return table, Clock.of(header.clock, table, looked.texts, looked.times, header.started, ups)

    def _moved_elsewhere(self, room: Room, letter: str) -> None:
        """Another process has made a move for a seat: if its player has been away for long, a bot there holds it."""
        p = LETTERS.index(letter)
        if letter in room.held or room.present >> p & 1 or p not in room.seats.values():
            return
        # That process knows of it longer than this one does.
        gone = monotonic() - room.away.get(letter, room.opened)
        if gone >= self.settings.hold_after / 2 or letter in room.said.called:
            room.held.add(letter)
            room.tell_table()

    def _show_out(self, room: Room, lines: Iterable[Line]) -> None:
        """Hang up on those who have lost their seat at a table of a contest: others may still play its cards."""
        refused = Refused("error-contest-live")
        for line in lines:
            self._drop(room, line)
            line.refuse(refused, room.made)
            line.close(REFUSED, refused)

    def vanish(self, room: Room) -> None:
        """The table has been taken away: tell whoever is still in its room."""
        for p, letter in enumerate(LETTERS):
            if room.own >> p & 1:
                self.presence.write(room, letter, False)
        closed = Refused("error-table-closed")
        lines, room.lines = room.lines, []
        self.lines -= len(lines)
        for line in lines:
            line.refuse(closed, room.made)
            line.close(REFUSED, closed)
        room.header_ = room.table_ = room.teller = room.clock = None
        room.said, room.watching, room.watching_elsewhere = NOTHING_SAID, {}, {}
        room.seats, room.elsewhere, room.own, room.present = {}, frozenset(), 0, 0
        room.news = True

    async def noticed(self, tables: Collection[str] | None) -> None:
        """Some tables have been changed (`None`: perhaps any): look, if anybody here cares."""
        if tables is None:
            self._epoch += 1
            found: Iterable[Room] = list(self._rooms.values())
        else:
            found = [room for identity in tables if (room := self._rooms.get(identity)) is not None]
        for room in found:
            room.news = True
            if room.lines:
                self.catch_up(room)

    def catch_up(self, room: Room) -> None:
        """Look at a table in the store, soon, and go on doing so until the database answers."""
        room.news = True
        if self.closed:
            return
        self._behind[room.id] = room
        self._help_catching_up()

    def _help_catching_up(self) -> None:
        if len(self._catching) < min(AT_ONCE, len(self._behind)):
            self._catching.add(asyncio.get_running_loop().create_task(self._catch_up()))

    async def _catch_up(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        pause = 0.1
        try:
            while self._behind:
                identity, room = next(iter(self._behind.items()))
                del self._behind[identity]
                if not self.has(room) or not room.lines:
                    continue
                try:
                    async with self.enter(identity, look=False):
                        self.driver.wake(room)
                    pause = 0.1
                    self._help_catching_up()
                except Refused:
                    continue
                except Away:
                    if self.has(room):
                        self._behind.setdefault(identity, room)
                    if len(self._catching) > 1:
                        return  # one of us is enough to find out when it is back
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, 2.0)
                except Exception:
                    log.exception("table %s cannot be brought up to date", identity)
        finally:
            # At once, and not when the loop comes to it: whoever looks now must know who is still at it.
            self._catching.discard(task)

    async def urge(self, identity: str) -> None:
        """Let bots play for those who do not come, at a table that others wait for elsewhere. Raises Refused and Away."""
        async with self.enter(identity, look=False) as room:
            room.waited = True
            self.driver.set_alarm(room)
            self.driver.wake(room)
            self.driver.watch(room)

    async def changed(self, tables: Iterable[str]) -> None:
        """Look at tables that have been changed in the store, and tell everybody."""
        for identity in tables:
            self.publish([identity])
            async with self.enter(identity) as room:
                self.driver.wake(room)

    async def _admit(self, room: Room, guest: str | None) -> None:
        """Raises Refused for those who have no seat at a table of a contest, while others may still play its cards."""
        header = room.header
        if header.contest is None or header.seat_of(guest) is not None:
            return
        if not await is_open(self.store.database, header):
            raise Refused("error-contest-live")

    # what is told of a table

    async def info(self, identity: str, guest: Guest | None) -> protocol.TableInfo:
        """A table as a guest gets it. Raises Refused."""
        async with self.enter(identity) as room:
            await self._admit(room, guest.id if guest else None)
            return room.info(guest.id if guest else None)

    def header(self, identity: str) -> Header | None:
        """The header of a table, if this process has it at hand and knows of no news there."""
        room = self._rooms.get(identity)
        return None if room is None or self._stale(room) else room.header_

    def here(self, identity: str) -> set[str]:
        """The seats of those who are connected to a table, as far as this process knows."""
        room = self._rooms.get(identity)
        return room.here if room is not None and room.known else set()

    async def standing(self, identity: str, guest: str | None) -> tuple[protocol.TableInfo, list[str]]:
        """A table as a guest gets it, and the seats that owe a move. Raises Refused and Away."""
        async with self.enter(identity, look=False) as room:
            return room.info(guest), [] if room.table is None else room.table.acting

    async def rename(self, guest: Guest, name: str, locale: str | None) -> Guest:
        """Give a guest another name, at the tables too where the game is not over, and another language."""
        changed = await self.store.rename(guest.id, name, locale)
        if locale is not None:
            for line in (line for room in self._rooms.values() for line in room.lines):
                if line.guest == guest.id:
                    line.locale = locale
        self.publish(changed)
        await self.noticed(changed)
        return Guest(guest.id, name, locale)

    async def record(self, identity: str) -> str:
        """The record of a finished game as TOML. Raises Refused while it is not over: the record holds the seed."""
        header = await opened_header(self.store, identity)
        moves = await self.store.texts(identity)
        return await asyncio.to_thread(lambda: record_of(header, moves).text())

    # connections

    async def join(self, identity: str, line: Line) -> None:
        """Connect to a table, as a player or to watch. Raises Refused and Away.

        Of too many connections of one person the oldest is hung up: it may be dead without anybody knowing.
        """
        async with self.enter(identity) as room:
            if self.closed:
                line.close(GOING_AWAY, Refused("error-closing"))
            if line.closing:
                return
            await self._admit(room, line.guest)
            seat = room.letter(line)
            same = room.mine(line)
            while same and len(same) >= self.settings.lines_per_seat:
                oldest = same.pop(0)
                self._drop(room, oldest)
                oldest.close(REFUSED, Refused("error-elsewhere"))
            if seat is None:
                watching = sum(room.viewer(other) == SPECTATOR for other in room.lines)
                if watching >= self.settings.watchers_per_table:
                    raise Refused("error-too-many-watchers")
            if line.guest is None:
                line.key = f"~{next(self._strangers)}"
            room.lines.append(line)
            self.lines += 1
            self._counted(room)
            room.tell_one(line, room.presence())
            self.send_state(room, line)
            self.presence.share(room)
            self.driver.wake(room)
            self.driver.watch(room)
            if room.header.started is None:
                # By then the creator may have been away for too long.
                asyncio.get_running_loop().call_later(room.GONE, self.presence.changed, room)

    def leave(self, identity: str, line: Line) -> None:
        """A connection is gone."""
        room = self._rooms.get(identity)
        if room is None or line not in room.lines:
            return
        self._drop(room, line)
        if not room.lines:
            self.presence.share(room)
            if room.filled or room.held:
                self.presence.release(room.id)
            self.settle(room)

    def _drop(self, room: Room, line: Line) -> None:
        room.lines.remove(line)
        self.lines -= 1
        self._counted(room)

    def _counted(self, room: Room) -> None:
        """Count again who is connected to a table, and see to it that all who care hear of it."""
        own, present, watching = room.own, room.present, room.watching
        room.count()
        own, present = own ^ room.own, present ^ room.present
        if watching != room.watching:
            for guest in watching.keys() - room.watching.keys():
                self.presence.watching(room, guest, None)
            for guest, name in room.watching.items():
                if watching.get(guest) != name:
                    self.presence.watching(room, guest, name)
            self.presence.changed(room)
        if not own | present:
            return
        for p, letter in enumerate(LETTERS):
            if own >> p & 1:
                self.presence.write(room, letter, bool(room.own >> p & 1))
            if not present >> p & 1:
                continue
            if room.present >> p & 1:
                room.away.pop(letter, None)
                room.held.discard(letter)
                self.company.came(room, letter)
            else:
                room.away[letter] = monotonic()
                if room.header.started is None and letter == room.header.seat_of(room.header.creator):
                    asyncio.get_running_loop().call_later(room.GONE, self.presence.changed, room)
        self.driver.watch(room)
        self.presence.changed(room)
        self.company.begin_if_all_are_here(room)

    def made(self, identity: str) -> int:
        """How many moves have been made at a table, as far as this process knows."""
        room = self._rooms.get(identity)
        return room.made if room is not None else 0

    def seat(self, identity: str, guest: str) -> str | None:
        """The seat of a guest at a table, as far as this process knows."""
        room = self._rooms.get(identity)
        place = room.seats.get(guest) if room is not None else None
        return None if place is None else LETTERS[place]

    def send_state(self, room: Room, line: Line) -> None:
        """Send a connection everything it may see, if the game has begun. The room is held."""
        if room.teller is not None:
            line.write(room.state_of(room.viewer(line), self.settings.log_limit))

    async def state(self, identity: str, line: Line) -> None:
        """Answer a request for the state. Raises Refused if the game has not begun, and Away."""
        room = self._rooms.get(identity)
        async with self.enter(identity, look=room is None or room.table is None) as room:
            if room.table is None:
                line.send(protocol.TableFrame(room.info(line.guest)))
                raise Refused("error-not-begun")
            self.send_state(room, line)

    # moves

    def move(self, identity: str, line: Line, seen: int, text: str, undone: int | None = None) -> None:
        """Make a move of the line's guest, who has seen so many moves; whatever there is to say is told on the line.

        `undone`: how often moves had been taken back when that guest decided, if the client says it.
        """
        try:
            room = self._room(identity)
        except Refused as refused:
            line.refuse(refused, 0)
            return
        self._ask(
            room,
            Attempt(
                line.guest,
                None,
                seen,
                text,
                partial(self._answer, room, line),
                began=monotonic(),
                undone=undone,
            ),
        )

    def _answer(self, room: Room, line: Line, refused: Refused | None) -> None:
        if refused is not None:
            metrics.refused_moves.inc()
            line.refuse(refused, room.made)
            if refused.code == "error-stale":
                self.send_state(room, line)

    async def play(
        self,
        room: Room,
        seat: str,
        seen: int,
        text: str,
        still: Callable[[], bool] | None = None,
        undone: int | None = None,
    ) -> None:
        """Make a move of a seat, if it is `still` wanted when its turn comes. Raises Refused, and nothing has changed."""
        answer: asyncio.Future[Refused | None] = asyncio.get_running_loop().create_future()

        def told(refused: Refused | None) -> None:
            if not answer.done():
                answer.set_result(refused)

        self._ask(room, Attempt(None, seat, seen, text, told, still, monotonic(), undone=undone))
        refused = await answer
        if refused is not None:
            raise refused

    def _ask(self, room: Room, attempt: Attempt) -> None:
        self._take(room, partial(self._begin, room, attempt))

    def _begin(self, room: Room, attempt: Attempt) -> None:
        """Try a move; the room is held, and will be freed."""
        if room.table is None or self._stale(room):
            self.spawn(self._look_and_try(room, attempt))
        else:
            self._try(room, attempt)

    async def _look_and_try(self, room: Room, attempt: Attempt) -> None:
        try:
            await self._look(room)
        except Refused as refused:
            self._give_up(room, attempt, refused)
        except Away:
            self._give_up(room, attempt, Refused("error-busy"))
            self.catch_up(room)
        except asyncio.CancelledError:
            self._give_up(room, attempt, Refused("error-closing"))
            raise
        except Exception:
            log.exception("table %s cannot be brought up to date", room.id)
            self._give_up(room, attempt, Refused("error-server"))
        else:
            self._try(room, attempt)

    def _give_up(self, room: Room, attempt: Attempt, refused: Refused) -> None:
        try:
            attempt.answer(refused)
        except Exception:
            log.exception("table %s: a refusal cannot be told", room.id)
        self._free(room)

    def _try(self, room: Room, attempt: Attempt) -> None:
        """Make a move on the table, and have it written down: only then is it told."""
        table = room.table
        try:
            m = self._check(room, attempt)
            assert table is not None
            mark = table.mark()
            table.make(m)
        except Refused as refused:
            self._give_up(room, attempt, refused)
            return
        except Exception:
            log.exception("table %s: %r by %s", room.id, attempt.text, attempt.seat or attempt.guest)
            self._give_up(room, attempt, Refused("error-server"))
            return
        at = now()
        if room.clock is not None:
            at = max(at, room.clock.last)
        done = partial(self._written, room, attempt, mark, at)
        try:
            result = told_result(table)
            self.store.append(room.id, room.entries + 1, table.written(m), result=result, made=at, done=done)
        except Exception:
            log.exception("table %s: a move cannot be written down", room.id)
            done(Away("the move could not be queued"))

    def _check(self, room: Room, attempt: Attempt) -> int:
        """The number of a move, which is legal now. Raises Refused."""
        seat, table = attempt.seat, room.table
        if seat is None:
            place = room.seats.get(attempt.guest) if attempt.guest is not None else None
            if place is None:
                raise Refused("error-not-seated")
            seat = LETTERS[place]
        if table is None:
            raise Refused("error-not-begun")
        if table.over:
            raise Refused("error-over")
        if attempt.still is not None and not attempt.still():
            raise Refused("error-stale", seen=attempt.seen, made=room.made)
        if attempt.undone is not None and attempt.undone != room.header.undone:
            raise Refused("error-stale", seen=attempt.seen, made=room.made)
        if attempt.seen != table.made and out_of_date(table, attempt.seen, seat):
            raise Refused("error-stale", seen=attempt.seen, made=room.made)
        text = attempt.text
        first, _, rest = text.strip().partition(" ")
        if len(first) == 1 and first.upper() in table.seats:
            if first.upper() != seat:
                raise Refused("error-other-seat", seat=first.upper(), yours=seat)
            text = rest
        return table.read(text, seat)

    def _written(
        self, room: Room, attempt: Attempt, mark: Mark, at: int, problem: Taken | Away | None
    ) -> None:
        """What became of a move that was to be written down."""
        table = room.table
        assert table is not None
        if problem is not None:
            table.take_back(mark)
            room.news = True
            if isinstance(problem, Taken) and attempt.tries < TRIES:
                # Somebody was faster elsewhere: see whether the choice still stands after that.
                self.spawn(self._look_and_try(room, attempt._replace(tries=attempt.tries + 1)))
                return
            if isinstance(problem, Away):
                log.warning("table %s: a move was not written down: %s", room.id, problem)
            self._give_up(room, attempt, Refused("error-busy"))
            self.catch_up(room)
            return
        try:
            room.made = table.made
            room.entries += 1
            if room.clock is not None:
                room.clock.moved(table.mover(table.made), table.acting_mask, at)
            room.tell_move()
            if table.over:
                result = result_of(table)
                room.header = replace(room.header, count=table.made, ended=now(), result=result)
                room.held.clear()
                room.tell_table()
                if room.header.evening is not None and room.header.contest is None:
                    self.gatherings.changed(room.header.evening)
            attempt.answer(None)
            metrics.moves.inc()
            metrics.move_seconds.observe(monotonic() - attempt.began)
        except Exception:
            log.exception("table %s: move %d cannot be told", room.id, table.made)
        self._free(room)
        self.driver.set_alarm(room)
        self.driver.wake(room)


def _plain(header: Header) -> Header:
    """A header without what does not have to be told: how many moves there are, and exactly when and how it ended."""
    return replace(header, count=0, ended=None if header.ended is None else 0, result=None)
