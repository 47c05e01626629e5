"""Who is connected, told calmly: to the others at a table and, through the store, to other processes.

Connections come and go in bursts (a page is loaded anew, a train goes through a tunnel). So changes are gathered for a
moment, and only what is different after it is told.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING

from alehouse.server.database import Away

if TYPE_CHECKING:
    from alehouse.server.room import Room
    from alehouse.server.rooms import Rooms

log = logging.getLogger("alehouse.server")

CALM = 1.0
"""Seconds for which changes are gathered."""
DOUBT = 10.0
"""Seconds after which it is looked again whether somebody connected to another process still is: it may have died."""


class Presence:
    """Gathers who has come and gone at all tables of this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._changed: dict[str, Room] = {}
        self._untold: dict[tuple[str, str], bool] = {}
        """What the store has not been told yet: table and seat, and whether somebody is there."""
        self._unwatched: dict[tuple[str, str], str | None] = {}
        """The same of those who watch: table and guest, and the name, if somebody is there."""
        self._released: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._telling: asyncio.Task[None] | None = None
        self._shared: dict[str, Room] = {}
        self._doubting: asyncio.TimerHandle | None = None

    def changed(self, room: Room) -> None:
        """Somebody has come to a table or gone, or may be about to count as gone: tell it when it has stayed so."""
        self._changed[room.id] = room
        self._soon()

    def write(self, room: Room, seat: str, here: bool) -> None:
        """Let other processes know whether a seat's player is connected to this one."""
        self._untold[room.id, seat] = here
        self._soon()

    def watching(self, room: Room, guest: str, name: str | None) -> None:
        """Let other processes know who watches (`None`: not any more)."""
        self._unwatched[room.id, guest] = name
        self._soon()

    def release(self, table: str) -> None:
        """Let another process drive the bots of a table."""
        self._released.add(table)
        self._soon()

    def share(self, room: Room) -> None:
        """Keep an eye on a table whose players are connected to several processes, if it is one."""
        if room.elsewhere and room.lines:
            self._shared[room.id] = room
            if self._doubting is None and not self.rooms.closed:
                self._doubting = asyncio.get_running_loop().call_later(DOUBT / 2, self._doubt)
        else:
            self._shared.pop(room.id, None)

    def _doubt(self) -> None:
        self._doubting = None
        now = monotonic()
        for room in list(self._shared.values()):
            if not self.rooms.has(room) or not room.lines:
                del self._shared[room.id]
            elif now - room.looked > DOUBT:
                self.rooms.catch_up(room)
        if self._shared and not self.rooms.closed:
            self._doubting = asyncio.get_running_loop().call_later(DOUBT / 2, self._doubt)

    def _soon(self) -> None:
        if self._timer is None and not self.rooms.closed:
            self._timer = asyncio.get_running_loop().call_later(CALM, self._tell)

    def _tell(self) -> None:
        self._timer = None
        changed, self._changed = self._changed, {}
        for room in changed.values():
            if room.lines and room.known and self.rooms.has(room) and room.behind():
                room.tell_table()
        if (self._untold or self._unwatched or self._released) and self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._write())
            self._telling.add_done_callback(self._written)

    def _written(self, _: asyncio.Task[None]) -> None:
        self._telling = None
        if self._untold or self._unwatched or self._released:
            self._soon()

    async def _write(self) -> None:
        untold, self._untold = self._untold, {}
        unwatched, self._unwatched = self._unwatched, {}
        released, self._released = self._released, set()
        try:
            if released:
                await self.rooms.store.release(released)
            if untold:
                await self.rooms.store.set_presence([(*place, here) for place, here in untold.items()])
            if unwatched:
                await self.rooms.store.set_watching([(*place, name) for place, name in unwatched.items()])
        except Away as away:
            log.warning("who is connected could not be written down: %s", away)
            self._untold = untold | self._untold
            self._unwatched = unwatched | self._unwatched
            self._released |= released
            return
        except Exception:
            log.exception("who is connected could not be written down")
            return
        self.rooms.publish({table for table, _ in (*untold, *unwatched)} | released)

    def stop(self) -> None:
        """Tell nothing any more."""
        for timer in (self._timer, self._doubting):
            if timer is not None:
                timer.cancel()
        if self._telling is not None:
            self._telling.cancel()
