"""The live line of a table: frames in, frames out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException
from sqlalchemy.exc import SQLAlchemyError

from alehouse.refused import Refused
from alehouse.server import protocol
from alehouse.server.people import People, language, refuse_other_sites
from alehouse.server.rate import Bucket
from alehouse.server.rooms import TRY_LATER, Line, Rooms

log = logging.getLogger("alehouse.server")

KINDS = {"move": protocol.MoveFrame, "state": protocol.AskStateFrame, "ping": protocol.PingFrame}
_decoder: msgspec.json.Decoder[protocol.ClientFrame] = msgspec.json.Decoder(protocol.ClientFrame)
_json = msgspec.json.Decoder()

REFUSED, NORMAL, POLICY, TOO_LARGE, BROKEN = 4400, 1000, 1008, 1009, 1011
"""Close codes: the line could not be opened or has been silent (the reason is a refused frame and the close frame's
text), nothing is wrong, abuse, a frame that is much too large, something is wrong here."""
HUGE = 16
"""A frame this many times over the limit closes the line."""


def read_frame(text: str, limit: int) -> protocol.ClientFrame:
    """The frame that a client sent. Raises Refused."""
    if len(text.encode("utf-8", "replace")) > limit:
        raise Refused("error-too-large", limit=limit)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _complaint(text, error) from None


def _complaint(text: str, error: Exception) -> Refused:
    """What is wrong with a frame that could not be read."""
    try:
        value = _json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        return Refused("error-json", problem=str(problem))
    kind = value.get("kind") if isinstance(value, dict) else None
    if isinstance(kind, str) and kind not in KINDS:
        return Refused("error-kind", kind=kind, kinds=", ".join(KINDS))
    return Refused("error-shape", problem=str(error))


class Live:
    """One client at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], rooms: Rooms, table: str) -> None:
        self.socket = socket
        self.rooms = rooms
        self.settings = rooms.settings
        self.table = table
        self.line = Line(None, language(socket))
        self.bucket = Bucket(self.settings.frame_rate, self.settings.frame_burst)
        self.patience = self.settings.frame_patience
        self.heard = self.told = monotonic()
        self.pings = False

    async def run(self, people: People) -> None:
        """Serve the line until it is closed."""
        await self.socket.accept()
        sender = asyncio.create_task(self._send())
        watch = asyncio.create_task(self._watch())
        try:
            try:
                refuse_other_sites(self.socket)
                guest = await people.known(self.socket)
                if guest is not None:
                    self.line.guest = guest.id
                    self.line.locale = language(self.socket)
                await self.rooms.join(self.table, self.line)
            except Refused as refused:
                self.line.refuse(refused, 0)
                self.line.close(REFUSED, refused)
            except SQLAlchemyError:
                log.exception("table %s cannot be opened", self.table)
                self.line.refuse(Refused("error-busy"), 0)
                self.line.close(TRY_LATER, Refused("error-busy"))
            except Exception:
                log.exception("table %s cannot be opened", self.table)
                self.line.refuse(Refused("error-server"), 0)
                self.line.close(BROKEN, Refused("error-server"))
            await self._receive()
        finally:
            self.rooms.leave(self.table, self.line)
            watch.cancel()
            # What is queued is still sent, if the client is there to read it.
            self.line.close(NORMAL, Refused("error-path"))
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(sender), 2)
            sender.cancel()

    async def _receive(self) -> None:
        while True:
            try:
                message: Any = await self.socket.receive()
            except (WebSocketException, RuntimeError, OSError):
                return
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] != "websocket.receive" or self.line.closing:
                continue
            self.heard = monotonic()
            try:
                await self._hear(message)
            except Refused as refused:
                self.line.refuse(refused, self.rooms.made(self.table))
            except SQLAlchemyError:
                log.exception("a frame for table %s could not be handled", self.table)
                self.line.refuse(Refused("error-busy"), self.rooms.made(self.table))
            except Exception:
                log.exception("a frame for table %s could not be handled", self.table)
                self.line.refuse(Refused("error-server"), self.rooms.made(self.table))

    async def _hear(self, message: Any) -> None:
        """Do what a frame asks for. Raises Refused."""
        text = message.get("text")
        size = len(text if text is not None else message.get("bytes") or b"")
        if size > HUGE * self.settings.frame_limit:
            too_large = Refused("error-too-large", limit=self.settings.frame_limit)
            self.line.refuse(too_large, self.rooms.made(self.table))
            self.line.close(TOO_LARGE, too_large)
            return
        if not self.bucket.take():
            self.patience -= 1
            too_fast = Refused("error-too-fast")
            self.line.refuse(too_fast, self.rooms.made(self.table))
            if self.patience <= 0:
                self.line.close(POLICY, too_fast)
            return
        # Little by little: else whoever floods slowly enough is never shown the door.
        self.patience = min(self.patience + 1, self.settings.frame_patience)
        if text is None:
            raise Refused("error-binary")
        frame = read_frame(text, self.settings.frame_limit)
        if isinstance(frame, protocol.PingFrame):
            self.pings = True
            self.line.send(protocol.PongFrame())
        elif isinstance(frame, protocol.AskStateFrame):
            await self.rooms.state(self.table, self.line)
        else:
            await self.rooms.move(self.table, self.line, frame.move, frame.text)

    async def _send(self) -> None:
        while True:
            item = await self.line.queue.get()
            try:
                if isinstance(item, tuple):
                    await self.socket.close(code=item[0], reason=item[1])
                    return
                await self.socket.send_text(item)
            except Exception as error:
                # The client is gone; `_receive` hears of it, too.
                log.debug("table %s: a frame could not be sent: %r", self.table, error)
                return
            self.told = monotonic()

    async def _watch(self) -> None:
        """Hang up on a client that used to send pings when nothing has been heard, and it has been silent for long.

        A page that hears from the server need not ping; so the silence counts from the last frame either way.
        """
        limit = self.settings.quiet_after
        while True:
            await asyncio.sleep(limit / 6)
            if self.pings and monotonic() - max(self.heard, self.told) > limit:
                self.line.close(REFUSED, Refused("error-silent", seconds=int(limit)))
                self.rooms.leave(self.table, self.line)
                return
