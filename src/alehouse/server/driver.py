"""The bots' moves: those of bots, and those of people who have been away for too long."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from time import monotonic
from typing import TYPE_CHECKING

from alehouse.moves import ANY_CARDS
from alehouse.refused import Refused
from alehouse.seen import Seen
from alehouse.server import players

if TYPE_CHECKING:
    from alehouse.server.rooms import Room, Rooms

log = logging.getLogger("alehouse.server")


class Driver:
    """Lets bots move at all tables, each when it is its turn."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.settings = rooms.settings
        self._thinkers = players.Thinkers(self.settings.bot_threads, self.settings.bot_limit)
        self._chance = random.Random(secrets.randbits(64))

    def wake(self, room: Room) -> None:
        """Let the bots of a table look whether it is their turn."""
        if self.rooms.closed or room.table is None or not self.rooms.has(room):
            return
        if self.turn(room) is not None and (room.driven is None or room.driven.done()):
            room.driven = asyncio.get_running_loop().create_task(self._drive(room))

    def wake_later(self, room: Room, seconds: float) -> None:
        """The same after a while."""
        if any(s.kind == "person" for s in room.header.seats) and not self.rooms.closed:
            asyncio.get_running_loop().call_later(seconds + 0.05, self.wake, room)

    def turn(self, room: Room) -> tuple[str, str] | None:
        """The next seat that a bot moves for, and which kind of bot."""
        if room.table is None:
            return None
        acting = room.table.acting
        seats = {s.seat: s for s in room.header.seats}
        people = [s.seat for s in room.header.seats if s.kind == "person"]
        if not people and not room.lines:
            return None
        for letter in acting:
            if seats[letter].kind == "bot":
                return letter, seats[letter].bot or players.best()
        here = room.here
        for letter in acting:
            since = room.away.get(letter, room.opened)
            if letter not in here and here and monotonic() - since >= self.settings.hold_after:
                return letter, players.best()
        return None

    async def _drive(self, room: Room) -> None:
        """Make the bots' moves as long as it is their turn."""
        try:
            while True:
                async with self.rooms.enter(room.id):
                    turn = self.turn(room)
                    if turn is None or room.table is None:
                        return
                    seat, kind = turn
                    person = any(s.seat == seat and s.kind == "person" for s in room.header.seats)
                    if person and seat not in room.held:
                        room.held.add(seat)
                        room.tell_table()
                    seen = room.table.seen_by(seat)
                text = await self._choose(room, kind, seen)
                async with self.rooms.enter(room.id):
                    if self.turn(room) != turn:
                        # The player whose seat was held is back, or somebody else moved for the bot.
                        continue
                    try:
                        await self.rooms.make_move(room, seat, seen.made, text)
                    except Refused as refused:
                        if refused.code in ("error-stale", "error-over"):
                            continue
                        log.error("the bot %s at table %s: %s", kind, room.id, refused)
                        await self.rooms.make_move(room, seat, seen.made, any_move(seen))
                await self.rooms.feed.publish(room.id)
        except Exception:
            # Whatever it is, nobody awaits this task: it would go untold, and the table would stand still.
            log.exception("the bots of table %s cannot go on; they will try again", room.id)
            self.wake_later(room, 5.0)

    async def _choose(self, room: Room, kind: str, seen: Seen) -> str:
        """A bot's choice, not faster than a person would expect; the first legal move if the bot fails."""
        pause = asyncio.create_task(asyncio.sleep(self._chance.uniform(*self.settings.pause)))
        first, seat = any_move(seen), str(seen.seat)
        try:
            if seat in room.failed:
                return first
            bot = room.bots.get(seat) or room.bots.setdefault(seat, players.make(kind))
            return await self._thinkers.think(bot, seen)
        except TimeoutError:
            room.failed.add(seat)
            log.error("the bot %s at table %s thinks too long", kind, room.id)
            return first
        except Exception:
            log.exception("the bot %s at table %s failed", kind, room.id)
            return first
        finally:
            await pause


def any_move(seen: Seen) -> str:
    """The first legal move; one with cards still to be named would not be accepted, and comes after all others."""
    return min(seen.legal(), key=lambda move: ANY_CARDS in move)
