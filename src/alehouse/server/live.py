"""The live lines of tables: frames in, frames out, and nothing in between.

A line has no task and no queue of its own. What arrives is decoded where it arrives, a move is made before the next frame is
looked at, and what is told goes straight to the socket. Only opening a line and asking for the state wait for the store.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
from picows import WSListener, WSMsgType, WSTransport

from alehouse.refused import Refused
from alehouse.server import identity, metrics, protocol
from alehouse.server.addresses import Headers, Origin, group, header
from alehouse.server.gatherings import Gatherings
from alehouse.server.line import BROKEN, GOING_AWAY, NORMAL, POLICY, REFUSED, TOO_LARGE, TRY_LATER, Line
from alehouse.server.people import People, refuse_other_sites
from alehouse.server.rate import Bucket, Buckets
from alehouse.server.rooms import Rooms
from alehouse.server.store import Away

if TYPE_CHECKING:
    from alehouse.server.connections import Gate

log = logging.getLogger("alehouse.server")

KINDS = ("move", "state", "ping", "say", "react")
_decoder: msgspec.json.Decoder[protocol.ClientFrame] = msgspec.json.Decoder(protocol.ClientFrame)
_decode = _decoder.decode
_json = msgspec.json.Decoder()
PONG = msgspec.json.encode(protocol.PongFrame())

MESSAGE, BINARY, MORE = WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION
PING, ANSWER, CLOSE = WSMsgType.PING, WSMsgType.PONG, WSMsgType.CLOSE

HUGE = 16
"""A frame, or a message of several, this many times over the limit closes the line while it still arrives."""
MOST_PIECES = 1024
"""A message in more pieces closes the line."""
PATIENCE = 2.0
"""Seconds that a client has to answer a close frame."""
LEAST = 2048
"""Bytes that a line's memory for what arrives has at first; it doubles when it is nine tenths full."""
FULL = 65_536
"""Bytes that may wait for a client before the line counts as one that is not read."""


def read_frame(text: bytes | memoryview, limit: int) -> protocol.ClientFrame:
    """The frame that a client sent. Raises Refused."""
    if len(text) > limit:
        raise Refused("error-too-large", limit=limit)
    try:
        return _decode(text)
    except (ValueError, RecursionError) as error:  # msgspec's and Unicode's errors are of this kind
        raise _complaint(bytes(text), error) from None


def _complaint(text: bytes, error: Exception) -> Refused:
    """What is wrong with a frame that could not be read."""
    try:
        value = _json.decode(text)
    except (ValueError, RecursionError) as problem:
        return Refused("error-json", problem=str(problem))
    kind = value.get("kind") if isinstance(value, dict) else None
    if isinstance(kind, str) and kind not in KINDS:
        return Refused("error-kind", kind=kind, kinds=", ".join(KINDS))
    return Refused("error-shape", problem=str(error))


class Lines:
    """All live lines of this process, and what they may use together."""

    def __init__(self, rooms: Rooms, people: People, gate: Gate) -> None:
        self.rooms = rooms
        self.people = people
        self.gate = gate
        self.settings = settings = rooms.settings
        self.open: set[LiveLine] = set()
        self.unread: set[LiveLine] = set()
        """Lines whose clients do not read as fast as they are told."""
        self.unfinished = 0
        """Bytes of memory, beyond the least, for frames that have not arrived in full."""
        self.max_unread = max(1, settings.unread_total // settings.unread_limit)
        self._addresses = Buckets(settings.line_rate, settings.line_burst)
        self._strangers = Buckets(settings.line_rate / 5, max(1, settings.line_burst // 25))
        self._guests = Buckets(settings.line_rate_each, settings.line_burst_each)
        self._watch: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self._failures = 0
        """Of the database, as many as have been counted."""

    def start(self) -> None:
        """Begin to look after the lines."""
        self._look()

    def stop(self) -> None:
        """Stop looking after the lines."""
        if self._watch is not None:
            self._watch.cancel()

    def admit(self, headers: Headers, origin: Origin) -> None:
        """Raises Refused if somebody opens lines too fast: each person, all strangers of an address, all of an address.

        It has to be cheap, and somebody who plays must get in while others of the same address do it all the time.
        """
        if self.rooms.closed:
            raise Refused("error-closing")
        try:
            guest = self.people.named(headers)
        except Refused:
            guest = None
        address = group(origin.client)
        own = self._guests.take(guest) if guest is not None else self._strangers.take(address)
        if not own or not self._addresses.take(address):
            metrics.refused_lines.inc()
            raise Refused("error-too-fast")

    def hang_up(self, reason: Refused) -> None:
        """Say goodbye on every line."""
        for line in list(self.open):
            line.close(GOING_AWAY, reason)

    def _look(self) -> None:
        """Ask whether those who have been silent are there, and hang up on those who do not answer."""
        now = monotonic()
        settings = self.settings
        every = max(0.02, min(1.0, settings.ping_after / 4, settings.pong_within / 4))
        self._watch = asyncio.get_running_loop().call_later(every, self._look)
        quiet = now - settings.ping_after
        gone = now - settings.pong_within
        for line in list(self.open):
            if line.heard < quiet and not line.closing:
                if line.pinged < line.heard:
                    line.pinged = now
                    line.ping()
                elif line.pinged < gone:
                    line.close(
                        REFUSED,
                        Refused("error-silent", seconds=int(settings.ping_after + settings.pong_within)),
                    )
        self._count()

    def _count(self) -> None:
        store, thinkers = self.rooms.store, self.rooms.driver.thinkers
        metrics.lines.set(len(self.open))
        metrics.tables.set(self.rooms.tables)
        metrics.bots_waiting.set(thinkers.waiting)
        metrics.bots_thinking.set(thinkers.thinking)
        metrics.database_alive.set(1 if store.alive else 0)
        failures, self._failures = store.failures - self._failures, store.failures
        metrics.database_errors.inc(failures)

    def spawn(self, work: Any) -> None:
        """Run something that waits for the store."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class LiveLine(WSListener, Line):
    """One client at one table, or at the page of one evening, which is a table at which only talk goes on."""

    transport: WSTransport
    raw: Any

    def __init__(
        self, lines: Lines, table: str, headers: Headers, origin: Origin, *, evening: bool = False
    ) -> None:
        Line.__init__(self, None, identity.preferred(header(headers, b"accept-language") or ""))
        self.lines = lines
        self.rooms: Rooms | Gatherings = lines.rooms.gatherings if evening else lines.rooms
        self.settings = lines.settings
        self.table = table
        self.headers: Headers = headers
        self.origin = origin
        self.bucket = Bucket(self.settings.frame_rate, self.settings.frame_burst)
        self.patience = self.settings.frame_patience
        self.heard = monotonic()
        self.pinged = 0.0
        self.gone = False
        self.full = False
        self.waiting: list[tuple[bytes, bool]] | None = []
        """Messages that came before the table was there; `None` as soon as it is."""
        self.asked = 0
        """Requests for the state that have not been answered."""
        self.pieces: list[bytes] | None = None
        self.size = 0
        self.count = 0
        self.text = self.wanted = True
        self.filled = 0
        self.room = LEAST

    # What the protocol calls.

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Open the line."""
        self.transport = transport
        self.raw = transport.underlying_transport
        self.raw.set_write_buffer_limits(high=FULL)
        self.filled = 0
        self.lines.open.add(self)
        self.lines.spawn(self._open())

    async def _open(self) -> None:
        """Find out who it is, and sit down at the table."""
        headers, self.headers = self.headers, ()
        try:
            refuse_other_sites(headers, self.origin, self.settings)
            name = self.lines.people.named(headers)
            if name is not None:
                guest = await self.lines.people.look_up(name, self.locale)
                self.guest, self.key, self.person = guest.id, guest.id, guest
                self.name = "" if identity.is_default(guest.id, guest.name) else guest.name
                self.locale = guest.locale or self.locale
            if self.gone:
                return
            await self.rooms.join(self.table, self)
        except Refused as refused:
            self.refuse(refused, 0)
            self.close(REFUSED, refused)
        except Away:
            log.error("the database is away", extra={"table": self.table})
            self.refuse(Refused("error-busy"), 0)
            self.close(TRY_LATER, Refused("error-busy"))
        except Exception:
            log.exception("a line cannot be opened", extra={"table": self.table})
            self.refuse(Refused("error-server"), 0)
            self.close(BROKEN, Refused("error-server"))
        if self.gone:
            self.rooms.leave(self.table, self)
            return
        if not self.closing:
            self.rooms.talk.join(self.table, self)
        waiting, self.waiting = self.waiting or [], None
        for content, text in waiting:
            if not self.closing:
                self._hear(content, text)

    def on_ws_frame(self, transport: WSTransport, frame: Any) -> None:
        """Do what a frame asks for."""
        self.filled = frame.tail_size
        self.heard = monotonic()
        kind = frame.msg_type
        if kind == CLOSE:
            self._answer_close(frame.get_payload_as_bytes())
            return
        if self.closing:
            return
        if kind == MORE:
            self._more(frame)
            return
        if not self.bucket.take():
            self._too_fast(kind, frame)
            return
        # Little by little: else whoever floods slowly enough is never shown the door.
        if self.patience < self.settings.frame_patience:
            self.patience += 1
        if kind == MESSAGE and frame.fin and self.pieces is None:
            if self.waiting is None:
                self._hear(frame.get_payload_as_memoryview(), True)
            else:
                self._later(frame.get_payload_as_bytes(), True)
        elif kind == PING:
            self._write(ANSWER, frame.get_payload_as_bytes())
        elif kind != ANSWER:
            self._first(kind, frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The client is gone."""
        self.closing = self.gone = True
        self.lines.open.discard(self)
        self.lines.unread.discard(self)
        self.lines.unfinished -= self.room - LEAST
        self.room, self.pieces = LEAST, None
        self.lines.gate.leave(group(self.origin.client))
        if self.waiting is None:
            self.rooms.talk.leave(self.table, self)
            self.rooms.leave(self.table, self)

    def pause_writing(self) -> None:
        """More is waiting for the client than it reads."""
        self.full = True
        self.lines.unread.add(self)
        if len(self.lines.unread) > self.lines.max_unread:
            self._cut_off()

    def resume_writing(self) -> None:
        """It reads again."""
        self.full = False
        self.lines.unread.discard(self)

    def fill(self, more: int) -> None:
        """Some bytes are about to arrive: there must be memory for them."""
        self.filled += more
        while self.filled > self.room * 9 // 10:
            self.lines.unfinished += self.room
            self.room *= 2
            if self.lines.unfinished > self.lines.settings.unfinished_total:
                metrics.cut_lines.inc()
                self.close(TRY_LATER, Refused("error-busy"))
                self.raw.abort()
                return

    # What a client says.

    def _first(self, kind: Any, frame: Any, *, heard: bool = True) -> None:
        """The first piece of a message (perhaps the only one), which will be `heard` or thrown away."""
        if self.pieces is not None:
            self.close(POLICY, Refused("error-binary"))
            return
        self.pieces, self.size, self.count = [], 0, 0
        self.text, self.wanted = kind == MESSAGE, heard
        self._more(frame)

    def _more(self, frame: Any) -> None:
        """A piece of a message."""
        if self.pieces is None:
            self.close(POLICY, Refused("error-binary"))
            return
        self.size += frame.payload_size
        self.count += 1
        if self.size > HUGE * self.settings.frame_limit or self.count > MOST_PIECES:
            self.pieces = None
            self.too_large()
            return
        if self.wanted and self.size <= self.settings.frame_limit:
            self.pieces.append(frame.get_payload_as_bytes())
        if frame.fin:
            pieces, self.pieces = self.pieces, None
            if not self.wanted:
                return
            # Of what is too large only the size is kept.
            content = b"".join(pieces) if self.size <= self.settings.frame_limit else bytes(self.size)
            if self.waiting is None:
                self._hear(content, self.text)
            else:
                self._later(content, self.text)

    def broken(self, code: int) -> None:
        """The line is about to be hung up, with this code, because of a frame that cannot be read."""
        if code == TOO_LARGE:
            self.too_large()
        self.closing = True

    def too_large(self) -> None:
        """Hang up on somebody who sends what is much too large."""
        too_large = Refused("error-too-large", limit=self.settings.frame_limit)
        self.refuse(too_large, self.rooms.made(self.table))
        self.close(TOO_LARGE, too_large)

    def _later(self, content: bytes, text: bool) -> None:
        assert self.waiting is not None
        if len(content) > self.settings.frame_limit:
            content = bytes(self.settings.frame_limit + 1)
        if len(self.waiting) < self.settings.frame_burst:
            self.waiting.append((content, text))

    def _too_fast(self, kind: Any, frame: Any) -> None:
        self.patience -= 1
        too_fast = Refused("error-too-fast")
        if kind in (MESSAGE, BINARY):
            self.refuse(too_fast, self.rooms.made(self.table))
            if not frame.fin or self.pieces is not None:
                self._first(kind, frame, heard=False)
        if self.patience <= 0:
            self.close(POLICY, too_fast)

    def _hear(self, content: bytes | memoryview, text: bool) -> None:
        """A whole message."""
        try:
            size = len(content)
            if size > HUGE * self.settings.frame_limit:
                self.too_large()
                return
            if not text:
                raise Refused("error-binary")
            frame = read_frame(content, self.settings.frame_limit)
            if type(frame) is protocol.MoveFrame:
                self.rooms.move(self.table, self, frame.move, frame.text, frame.undone)
            elif type(frame) is protocol.PingFrame:
                self.write(PONG)
            elif type(frame) is protocol.SayFrame:
                self._say("say", frame.text)
            elif type(frame) is protocol.ReactFrame:
                self._say("react", frame.word)
            else:
                self.asked += 1
                if self.asked == 1:
                    self.lines.spawn(self._tell_state())
        except Refused as refused:
            self.refuse(refused, self.rooms.made(self.table))
        except Exception:
            log.exception("a frame could not be handled", extra={"table": self.table})
            self.refuse(Refused("error-server"), self.rooms.made(self.table))

    def _say(self, what: str, text: str) -> None:
        """Say something to everybody at the table. Raises Refused."""
        if self.person is None:
            raise Refused("error-talk-nobody")
        seat = self.rooms.seat(self.table, self.person.id)
        made = self.rooms.made(self.table)
        address = group(self.origin.client)
        self.rooms.talk.say(self.table, self, self.person, what, text, seat=seat, made=made, address=address)

    async def _tell_state(self) -> None:
        """Answer every request for the state, one after the other."""
        while self.asked and not self.closing:
            try:
                await self.rooms.state(self.table, self)
            except Refused as refused:
                self.refuse(refused, self.rooms.made(self.table))
            except Away:
                self.refuse(Refused("error-busy"), self.rooms.made(self.table))
            except Exception:
                log.exception("the state could not be told", extra={"table": self.table})
                self.refuse(Refused("error-server"), self.rooms.made(self.table))
            self.asked -= 1

    # What a client is told.

    def write(self, frame: bytes) -> None:
        """Send an encoded frame; a client that does not read is cut off."""
        if not self.closing:
            if self.full and self.raw.get_write_buffer_size() + len(frame) > self.settings.unread_limit:
                self._cut_off()
                return
            self.transport.send(MESSAGE, frame)

    def _write(self, kind: Any, content: bytes) -> None:
        if self.full and self.raw.get_write_buffer_size() > self.settings.unread_limit:
            self._cut_off()
        else:
            self.transport.send(kind, content)

    def ping(self) -> None:
        """Ask whether the client is there."""
        if not self.full:  # what waits for it asks, too
            self.transport.send_ping()

    def _cut_off(self) -> None:
        metrics.cut_lines.inc()
        self.close(TRY_LATER, Refused("error-slow"))

    def close(self, code: int, reason: Refused) -> None:
        """Hang up after what has been written; the reason's code is told as the close frame's text."""
        if not self.closing:
            self.closing = True
            self.transport.send_close(code, reason.code.encode())  # type: ignore[arg-type]
            asyncio.get_running_loop().call_later(PATIENCE, self._abort)

    def _answer_close(self, content: bytes) -> None:
        if not self.closing:
            self.closing = True
            code = int.from_bytes(content[:2], "big") if len(content) >= 2 else NORMAL
            self.transport.send_close(code)  # type: ignore[arg-type]
        self.raw.close()
        asyncio.get_running_loop().call_later(PATIENCE, self._abort)

    def _abort(self) -> None:
        if not self.gone:
            self.raw.abort()
