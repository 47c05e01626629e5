"""The bots' moves: those of bots, and those of people who have been away for too long."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from alehouse.layout import LETTERS
from alehouse.moves import ANY_CARDS
from alehouse.refused import Refused
from alehouse.seen import Seen
from alehouse.server import players
from alehouse.server.database import Away
from alehouse.server.store import now

if TYPE_CHECKING:
    from alehouse.server.room import Room
    from alehouse.server.rooms import Rooms

log = logging.getLogger("alehouse.server")

PAUSE = 1.0
"""Seconds until a bot tries again that could not move because of the database."""
ELSEWHERE = 3.0
"""Seconds until it is asked again whether the process still is there in which a table's bots think."""


class Driver:
    """Lets bots move at all tables, each when it is its turn."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.settings = rooms.settings
        self.thinkers = players.Thinkers(self.settings.bot_threads, self.settings.bot_limit)
        self._chance = random.Random(secrets.randbits(64))

    def wake(self, room: Room) -> None:
        """Let the bots of a table look whether it is their turn."""
        if self.turn(room) is None or self.rooms.closed or not self.rooms.has(room):
            return
        if room.driven is None or room.driven.done():
            room.driven = asyncio.get_running_loop().create_task(self._drive(room))

    def watch(self, room: Room) -> None:
        """Wake the bots of a table when somebody who is away has been so for long enough: one timer for each table."""
        if room.timer is not None or self.rooms.closed or not (room.present or room.waited):
            return
        at = monotonic()
        ends = [
            room.away.get(LETTERS[p], room.opened) + self.settings.hold_after - at
            for p in room.seats.values()
            if not room.present >> p & 1
        ]
        coming = [seconds for seconds in ends if seconds > 0]
        if coming:
            room.timer = asyncio.get_running_loop().call_later(min(coming) + 0.05, self._watched, room)

    def _watched(self, room: Room) -> None:
        room.timer = None
        if self.rooms.has(room):
            self.wake(room)
            self.watch(room)

    def set_alarm(self, room: Room) -> None:
        """Wake the bots of a table when the time of somebody who is to move is up."""
        if room.clock is None:
            return
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        if self.rooms.closed or room.table is None or room.table.over:
            return
        if not (room.present or room.waited):
            return
        at = now()
        rests = [room.clock.rest(p, at) for p in room.seats.values() if room.clock.mask >> p & 1]
        coming = [rest for rest in rests if rest > 0]
        if coming:
            loop = asyncio.get_running_loop()
            room.alarm = loop.call_later(min(coming) / 1000 + 0.02, self._alarmed, room)

    def _alarmed(self, room: Room) -> None:
        room.alarm = None
        if self.rooms.has(room):
            self.wake(room)
            self.set_alarm(room)

    def _again(self, room: Room, seconds: float) -> None:
        if not self.rooms.closed:
            asyncio.get_running_loop().call_later(seconds, self.wake, room)

    def turn(self, room: Room) -> tuple[str, str] | None:
        """The next seat that a bot moves for, and which kind of bot."""
        acting = room.table.acting_mask if room.table is not None else 0
        if not acting or not (room.seats or room.lines or room.waited):
            return None
        bots = acting & room.filled
        if bots:
            seat = room.header.seats[first_of(bots)]
            return seat.seat, seat.bot or players.best()
        if not (room.present or room.waited):
            return None
        absent = acting & ~room.present
        while absent:
            letter = LETTERS[first_of(absent)]
            gone = monotonic() - room.away.get(letter, room.opened)
            if gone >= self.settings.hold_after or letter in room.said.called:
                return letter, players.best()
            absent &= absent - 1
        if room.clock is not None and (late := acting & room.clock.expired(now())):
            return LETTERS[first_of(late)], players.RULE_OF_THUMB
        return None

    async def _drive(self, room: Room) -> None:
        """Make the bots' moves as long as it is their turn, if no other process does."""
        try:
            while self.turn(room) is not None:
                if not await self.rooms.store.lease(room.id):
                    if room.lines:  # else whoever comes asks anew
                        self._again(room, ELSEWHERE)
                    return
                async with self.rooms.enter(room.id, look=False):
                    turn = self.turn(room)
                    if turn is None or room.table is None:
                        return
                    seat, kind = turn
                    if not (room.filled | room.present) >> LETTERS.index(seat) & 1 and seat not in room.held:
                        room.held.add(seat)
                        room.tell_table()
                    seen, undone = room.table.seen_by(seat), room.header.undone
                text = await self._choose(room, kind, seen)
                # Not if the player whose seat was held is back, or somebody else moved for the bot.
                still = partial(self._is, room, turn)
                try:
                    await self.rooms.play(room, seat, seen.made, text, still, undone)
                except Refused as refused:
                    if refused.code in ("error-stale", "error-over"):
                        continue
                    if refused.code in ("error-busy", "error-closing"):
                        self._again(room, PAUSE)
                        return
                    log.error("the bot %s at table %s: %s", kind, room.id, refused)
                    await self.rooms.play(room, seat, seen.made, any_move(seen), still, undone)
        except Away as away:
            log.warning("the bots of table %s wait for the database: %s", room.id, away)
            self._again(room, PAUSE)
        except Exception:
            # Whatever it is, nobody awaits this task: it would go untold, and the table would stand still.
            log.exception("the bots of table %s cannot go on; they will try again", room.id)
            self._again(room, 5.0)
        finally:
            if not room.lines:
                # What people do at other processes is not heard here any more.
                self.rooms.presence.release(room.id)
            asyncio.get_running_loop().call_soon(self.rooms.settle, room)

    def _is(self, room: Room, turn: tuple[str, str]) -> bool:
        return self.turn(room) == turn

    async def _choose(self, room: Room, kind: str, seen: Seen) -> str:
        """A bot's choice, not faster than a person would expect; the first legal move if the bot fails."""
        pause = asyncio.create_task(asyncio.sleep(self._chance.uniform(*self.settings.pause)))
        first, seat = any_move(seen), str(seen.seat)
        try:
            if seat in room.failed:
                return first
            if room.header.contest is not None:
                fair = players.make_fair(room.header.seed, seat, seen.made)
                return await self.thinkers.think(fair, seen, hasty=fair)
            bot = room.bots.get((seat, kind)) or room.bots.setdefault((seat, kind), players.make(kind))
            return await self.thinkers.think(bot, seen)
        except TimeoutError:
            room.failed.add(seat)
            log.error("the bot %s at table %s thinks too long", kind, room.id)
            return first
        except Exception:
            log.exception("the bot %s at table %s failed", kind, room.id)
            return first
        finally:
            await pause


def first_of(seats: int) -> int:
    """The first of some seats, which are bits."""
    return (seats & -seats).bit_length() - 1


def any_move(seen: Seen) -> str:
    """The first legal move; one with cards still to be named would not be accepted, and comes after all others."""
    return min(seen.legal(), key=lambda move: ANY_CARDS in move)
