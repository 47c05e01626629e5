"""What those at a table may do about each other: call a bot for somebody who is away, remind, remove, take back, begin.

What they say is a row in the database (see `votes`), so it does not matter to which process anybody is connected. Each request
looks at the store first, and all processes look again when something has been said.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from alehouse.catalogue import find
from alehouse.layout import LETTERS
from alehouse.moves import seat_letter
from alehouse.refused import Refused
from alehouse.server import owned, protocol, votes
from alehouse.server.database import Away, Taken
from alehouse.server.entries import nobody_learned
from alehouse.server.store import Guest, Header, now
from alehouse.table import Table

if TYPE_CHECKING:
    from alehouse.server.room import Room
    from alehouse.server.rooms import Rooms

log = logging.getLogger("alehouse.server")

CALL = 15.0
"""Seconds for which somebody must have been away before a bot may be called to play for them."""
REMOVE = 120.0
"""Seconds for which somebody must have been away before those present may give the seat to a bot for good."""
NUDGE = 30.0
"""Seconds between two nudges of the same person by the same person."""
START = 20.0
"""Seconds for which a table waits for those missing before it may be begun without them."""
SHOWN = 40
"""Names of watchers that are told; the rest is counted."""


def tell_company(room: Room, told: protocol.TableInfo) -> None:
    """Add to what a table's people are told what is to be said of who is here and what they want."""
    header, said, at = room.header, room.said, monotonic()
    for seat in told.seats:
        seat.ready = seat.seat in said.ready
        if seat.kind != "person" or seat.here:
            continue
        gone = at - room.away.get(seat.seat, room.opened)
        seat.away = int(gone)
        if header.state == "playing":
            if not seat.held:
                seat.stands_in = _rest(room.patience - gone)
                seat.call_in = _rest(CALL - gone)
            seat.remove_in = _rest(REMOVE - gone)
            seat.removing = sorted(said.removing(seat.seat) & room.here)
    if header.started is None and header.waits and not _open(header):
        told.start_in = _rest(START - (now() - header.created) / 1000)
    asked = said.asked(room.entries)
    if asked is not None and header.state == "playing":
        by, moves, agree, refuse = asked
        told.asked = protocol.AskedInfo(by, moves, sorted(agree), sorted(refuse))
    watchers = room.watchers()
    named = sorted(name for name in watchers.values() if name)
    told.watchers = named[:SHOWN]
    told.unnamed = len(watchers) - len(told.watchers)


class Company:
    """Those at the tables of this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._nudged: dict[tuple[str, str, str], int] = {}
        """When the latest nudge that has been told was given: table, by whom, to whom."""
        self._beginning: set[str] = set()

    def looked(self, room: Room) -> None:
        """The store has been looked at: see whether anybody has been nudged, and whether the game can begin."""
        fresh = now() - 1000 * NUDGE
        for by, whom, at in room.said.nudges():
            key = room.id, by, whom
            if at <= max(fresh, self._nudged.get(key, 0)):
                continue
            self._nudged[key] = at
            for line in list(room.lines):
                if room.letter(line) == whom:
                    line.send(protocol.NudgeFrame(by))
        if len(self._nudged) > 10_000:
            self._nudged = {key: at for key, at in self._nudged.items() if at > fresh}
        self.begin_if_all_are_here(room)

    def came(self, room: Room, seat: str) -> None:
        """Somebody is back: what was said of a seat for being away does not hold any more."""
        if seat in room.said.called or room.said.removing(seat):

            async def forget() -> None:
                try:
                    await votes.back_again(self.rooms.store.database, room.id, seat)
                except (Away, Taken):
                    log.warning("table %s: what was said of an absent player could not be forgotten", room.id)
                else:
                    await self._look_again(room.id)

            self.rooms.spawn(forget())

    # for whom others wait

    async def call_bot(self, identity: str, guest: Guest, letter: str) -> protocol.TableInfo:
        """Let a bot play for somebody who has been away for a while, until they are back. Raises Refused."""
        async with self.rooms.enter(identity) as room:
            self._seated(room, guest)
            seat = self._absent(room, letter, CALL)
            at = LETTERS.index(seat)
            if room.table is None or not room.table.acting_mask >> at & 1:
                raise Refused("error-not-their-turn", seat=seat)
            await self._say(identity, votes.BOT, 0, seat)
        return await self._told(identity, guest)

    async def nudge(self, identity: str, guest: Guest, letter: str) -> protocol.TableInfo:
        """Remind somebody that it is their turn. Raises Refused."""
        async with self.rooms.enter(identity) as room:
            mine = self._seated(room, guest)
            seat = self._person(room, letter)
            if seat == mine or room.table is None or not room.table.acting_mask >> LETTERS.index(seat) & 1:
                raise Refused("error-not-their-turn", seat=seat)
            database = self.rooms.store.database
            try:
                await votes.nudge(database, identity, mine, seat, now(), int(1000 * NUDGE))
            except Taken:
                raise Refused("error-nudged", seat=seat, seconds=int(NUDGE)) from None
        return await self._told(identity, guest)

    async def remove(self, identity: str, guest: Guest, letter: str) -> protocol.TableInfo:
        """Take somebody's seat away. Raises Refused.

        Before the game whoever set the table opens any seat but their own again. Later all who are present must want it, and
        the player must have been away for long: then a bot has the seat for good.
        """
        async with self.rooms.enter(identity) as room:
            header = room.header
            if header.started is None:
                if not room.hosts(guest.id):
                    raise Refused("error-not-creator")
                seat = seat_letter(find(header.game).notation.seat(letter, len(header.seats)))
                try:
                    await votes.free(self.rooms.store.database, identity, seat)
                except Taken:
                    room.news = True
                    raise Refused("error-seat-free", seat=seat) from None
            else:
                mine = self._seated(room, guest)
                seat = self._absent(room, letter, REMOVE)
                await self._say(identity, votes.REMOVE, LETTERS.index(seat), mine)
                if {*room.said.removing(seat), mine} >= room.here:
                    await self._give_to_bot(room, seat)
        return await self._told(identity, guest)

    async def _give_to_bot(self, room: Room, seat: str) -> None:
        whose = next(each for each in room.header.seats if each.seat == seat)
        assert whose.guest is not None
        try:
            await owned.hand_over(self.rooms.store, room.id, whose.guest)
        except Taken:
            room.news = True
            raise Refused("error-over") from None

    # taking back

    async def ask_back(self, identity: str, guest: Guest) -> protocol.TableInfo:
        """Ask to take back one's latest move, and what has been played after it. Raises Refused."""
        async with self.rooms.enter(identity) as room:
            mine = self._seated(room, guest)
            table = self._playing(room)
            if room.header.contest is not None:
                raise Refused("error-contest-undo")
            count = await self._back(room, table, LETTERS.index(mine))
            asked = room.said.asked(room.entries)
            if asked is not None:
                raise Refused("error-undo-refused" if asked[3] else "error-undo-asked", seat=asked[0])
            rows = [
                (votes.BACK, room.entries, mine, True, count),
                (votes.UNDO, room.entries, mine, True, now()),
            ]
            try:
                await votes.say(self.rooms.store.database, identity, rows, first=True)
            except Taken:
                room.news = True
                raise Refused("error-undo-asked", seat=mine) from None
            await self._take_back_if_all_agree(room, count, frozenset(mine))
        return await self._told(identity, guest)

    async def answer_back(self, identity: str, guest: Guest, agrees: bool) -> protocol.TableInfo:
        """Say whether moves may be taken back that somebody asks to take back. Raises Refused."""
        async with self.rooms.enter(identity) as room:
            mine = self._seated(room, guest)
            self._playing(room)
            asked = room.said.asked(room.entries)
            if asked is None or asked[3]:
                raise Refused("error-undo-nothing")
            _, count, agree, _ = asked
            try:
                await votes.say(
                    self.rooms.store.database, identity, [(votes.UNDO, room.entries, mine, agrees, now())]
                )
            except Taken:
                room.news = True
                raise Refused("error-table") from None
            if agrees:
                await self._take_back_if_all_agree(room, count, agree | {mine})
        return await self._told(identity, guest)

    async def _back(self, room: Room, table: Table, p: int) -> int:
        """How many moves go with the latest one of a seat. Raises Refused if somebody has learned anything by them."""
        number = next((n for n in range(table.made, 0, -1) if table.mover(n) == p), 0)
        if not number:
            raise Refused("error-undo-none")
        before = await asyncio.to_thread(table.at, number - 1)
        if not nobody_learned(before, table):
            raise Refused("error-undo-learned")
        return table.made - number + 1

    async def _take_back_if_all_agree(self, room: Room, count: int, agree: frozenset[str]) -> None:
        """Bots and those who are away do not mind."""
        persons = {each.seat for each in room.header.seats if each.kind == "person"}
        if persons & room.here - agree:
            return
        try:
            await votes.take_back(self.rooms.store.database, room.id, room.entries, count, now())
            room.news = True
        except Taken:
            room.news = True
            raise Refused("error-undo-nothing") from None

    # beginning

    async def ready(self, identity: str, guest: Guest) -> protocol.TableInfo:
        """Say that the game may begin. Raises Refused."""
        async with self.rooms.enter(identity) as room:
            mine = self._seated(room, guest)
            if room.header.started is None:
                await self._say(identity, votes.READY, 0, mine)
        return await self._told(identity, guest)

    async def start(self, identity: str, guest: Guest) -> protocol.TableInfo:
        """Begin without those who have not come: bots play for them until they do. Raises Refused."""
        async with self.rooms.enter(identity) as room:
            header = room.header
            self._seated(room, guest)
            if header.started is not None:
                raise Refused("error-begun")
            if _open(header):
                raise Refused("error-not-begun")
            persons = {each.seat for each in header.seats if each.kind == "person"}
            if not room.hosts(guest.id) and (unready := sorted(persons & room.here - room.said.ready)):
                raise Refused("error-not-ready", seats=", ".join(unready))
            missing = persons - room.here - {header.seat_of(guest.id)}
            if missing and now() - header.created < 1000 * START:
                raise Refused("error-wait", seconds=_rest(START - (now() - header.created) / 1000))
            await self._begin(room, missing)
        return await self._told(identity, guest)

    def begin_if_all_are_here(self, room: Room) -> None:
        """Begin the game of a table that has waited for people, if all have come and are ready."""
        header = room.header_
        if header is None or header.started is not None or not header.waits or room.id in self._beginning:
            return
        persons = {each.seat for each in header.seats if each.kind == "person"}
        if _open(header) or not persons <= room.here & room.said.ready:
            return
        self._beginning.add(room.id)

        async def begin() -> None:
            try:
                await self._begin(room, set())
                await self._look_again(room.id)
            except Refused:
                pass  # somebody was faster, or has stood up
            except Away as away:
                log.warning("table %s cannot begin: %s", room.id, away)
            finally:
                self._beginning.discard(room.id)

        self.rooms.spawn(begin())

    async def _begin(self, room: Room, missing: set[str]) -> None:
        try:
            await votes.begin(self.rooms.store.database, room.id, now(), sorted(missing))
        except Taken:
            room.news = True
            raise Refused("error-begun") from None

    # all of them

    def _seated(self, room: Room, guest: Guest) -> str:
        seat = room.header.seat_of(guest.id)
        if seat is None:
            raise Refused("error-not-seated")
        return seat

    def _playing(self, room: Room) -> Table:
        if room.table is None:
            raise Refused("error-not-begun")
        if room.table.over:
            raise Refused("error-over")
        return room.table

    def _person(self, room: Room, letter: str) -> str:
        """The letter of a seat that a person has. Raises Refused."""
        header = room.header
        self._playing(room)
        number = find(header.game).notation.seat(letter, len(header.seats))
        if header.seats[number].kind != "person":
            raise Refused("error-no-person", seat=seat_letter(number))
        return seat_letter(number)

    def _absent(self, room: Room, letter: str, seconds: float) -> str:
        """The letter of a seat whose player has been away for so long. Raises Refused."""
        seat = self._person(room, letter)
        if seat in room.here:
            raise Refused("error-here", seat=seat)
        rest = seconds - (monotonic() - room.away.get(seat, room.opened))
        if rest > 0:
            raise Refused("error-wait", seconds=_rest(rest))
        return seat

    async def _say(self, identity: str, kind: str, number: int, seat: str) -> None:
        try:
            await votes.say(self.rooms.store.database, identity, [(kind, number, seat, True, now())])
        except Taken:
            raise Refused("error-table") from None

    async def _look_again(self, identity: str) -> None:
        with suppress(Refused):  # it may be gone
            await self.rooms.changed([identity])

    async def _told(self, identity: str, guest: Guest) -> protocol.TableInfo:
        await self.rooms.changed([identity])
        return await self.rooms.info(identity, guest)


def _rest(seconds: float) -> int:
    """Whole seconds, none of them in the past."""
    return max(0, int(seconds + 0.999))


def _open(header: Header) -> bool:
    return any(each.kind == "open" for each in header.seats)
