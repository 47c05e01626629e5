"""The live lines of evenings: who looks at the page of one, and what everybody there is told.

An evening is told as a whole, whenever something about it has changed, by a process that looks it up. It keeps nothing
else in memory, so that any number of processes can do it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from alehouse import pad as score_pads
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.server import evening_store, protocol
from alehouse.server.contest_store import Contest
from alehouse.server.contesting import Contesting
from alehouse.server.database import Away
from alehouse.server.evening_store import Evening
from alehouse.server.line import GOING_AWAY, REFUSED, Line, encode
from alehouse.server.names import alike
from alehouse.server.opening import opened
from alehouse.server.results import found_result
from alehouse.server.standings import Place, Standing, among, standings
from alehouse.server.store import Guest, may_be_id, now
from alehouse.server.talk import who

if TYPE_CHECKING:
    from alehouse.server.rooms import Rooms

log = logging.getLogger("alehouse.server")

CALM = 0.2
"""Seconds for which changes are gathered before an evening is told."""
AGAIN = 15.0
"""Seconds after which it is looked again who is here: a process may have died."""
REMEMBERED = 1000
"""Contests that are over whose places are remembered."""
MOST = 200
"""Connections to the page of an evening."""


Counted = tuple[int, protocol.EveningGame, list[Place]]
"""A game that counts: when it ended, how it is told, and the places of its people."""


@dataclass(frozen=True)
class Shared:
    """What of an evening is the same for everybody who is told of it, and takes a while to reckon."""

    games: list[Counted]
    standings: list[Standing]
    contests: list[tuple[Contest, list[str]]]
    """The contests, the newest first, each with those who take part."""


@lru_cache(512)
def _pad_places(record: str) -> tuple[tuple[int, int], ...]:
    """Seats and places of a finished score pad."""
    tally = score_pads.tally(score_pads.read(Record.read(record)))
    return tuple((each.seat, each.place) for each in tally.ranking)


class Gatherings:
    """The evenings at which somebody looks by this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.talk = rooms.talk
        self.contesting = Contesting(rooms)
        self._ends: dict[str, dict[str, int]] = {}
        """Of contests that are over everybody's place: it changes no more."""
        rooms.feed.listen(self.noticed)
        self._lines: dict[str, list[Line]] = {}
        self._wanted: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None

    async def close(self) -> None:
        """Stop."""
        for timer in (self._timer, self._again):
            if timer is not None:
                timer.cancel()
        tasks = [*self._tasks, *([self._looking] if self._looking is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What a live line calls; there are no moves and no seats here.

    async def join(self, identity: str, line: Line) -> None:
        """Somebody has come to the page of an evening. Raises Refused and Away."""
        if not may_be_id(identity):
            raise Refused("error-evening")
        if line.person is not None:
            await evening_store.enter(self.store, identity, line.person)
        try:
            evening = await self._take_in(identity, line)
        finally:
            # Who did not get in is not here, whatever has been written down.
            if line.guest is not None and line not in self._lines.get(identity, ()):
                self._spawn(self._gone(identity, line.guest))
        if evening is None:
            return
        line.send(protocol.EveningFrame(self._info(evening, line.guest, await self._shared(evening))))
        self.changed(identity)
        self._soon_again()

    async def _take_in(self, identity: str, line: Line) -> Evening | None:
        """Count a line among those of an evening; `None` if it is being closed. Raises Refused and Away."""
        evening = await evening_store.load(self.store, identity)
        if evening is None:
            raise Refused("error-evening")
        if self.rooms.closed:
            line.close(GOING_AWAY, Refused("error-closing"))
        if line.closing:
            return None
        lines = self._lines.get(identity, [])
        mine = [other for other in lines if line.guest is not None and other.guest == line.guest]
        if len(lines) >= MOST and len(mine) < self.rooms.settings.lines_per_seat:
            raise Refused("error-too-many-watchers")
        # First in, then out: whoever only changes lines has been here all the time.
        self._lines.setdefault(identity, []).append(line)
        while len(mine) >= self.rooms.settings.lines_per_seat:
            oldest = mine.pop(0)
            self.leave(identity, oldest)
            oldest.close(REFUSED, Refused("error-elsewhere"))
        return evening

    def leave(self, identity: str, line: Line) -> None:
        """A connection is gone."""
        lines = self._lines.get(identity)
        if lines is None or line not in lines:
            return
        lines.remove(line)
        if not lines:
            del self._lines[identity]
        if line.guest is not None and all(other.guest != line.guest for other in lines):
            self._spawn(self._gone(identity, line.guest))

    async def _gone(self, identity: str, guest: str) -> None:
        await evening_store.watch(self.store, identity, [], [guest])
        if any(line.guest == guest for line in self._lines.get(identity, ())):
            await evening_store.watch(self.store, identity, [guest], [])
        self.changed(identity)

    def made(self, identity: str) -> int:
        """How many moves have been made: none."""
        return 0

    def seat(self, identity: str, guest: str) -> str | None:
        """The seat of a guest: there are none."""
        return None

    def move(self, identity: str, line: Line, seen: int, text: str, undone: int | None = None) -> None:
        """Refuse a move."""
        line.refuse(Refused("error-not-seated"), 0)

    async def state(self, identity: str, line: Line) -> None:
        """Answer a request for everything. Raises Refused and Away."""
        line.send(protocol.EveningFrame(await self.info(identity, line.guest)))

    # What changes, and how it is told.

    def changed(self, identity: str) -> None:
        """Something about an evening has changed here: tell everybody, everywhere."""
        self.rooms.publish([identity])
        self._look_soon([identity])

    async def noticed(self, told: Collection[str] | None) -> None:
        """Something has changed elsewhere (`None`: perhaps anything)."""
        self._look_soon(list(self._lines) if told is None else [each for each in told if each in self._lines])

    def _look_soon(self, evenings: Collection[str]) -> None:
        self._wanted.update(each for each in evenings if each in self._lines)
        if self._wanted and self._timer is None and self._looking is None and not self.rooms.closed:
            self._timer = asyncio.get_running_loop().call_later(CALM, self._look_now)

    def _look_now(self) -> None:
        self._timer = None
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def _look(self) -> None:
        pause = 0.2
        try:
            while self._wanted:
                identity = self._wanted.pop()
                try:
                    await self._tell(identity)
                except Away:
                    self._wanted.add(identity)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, 2.0)
                except Exception:
                    log.exception("the evening %s cannot be told", identity)
        finally:
            self._looking = None
        self._look_soon(self._wanted)

    async def _tell(self, identity: str) -> None:
        evening = await evening_store.load(self.store, identity)
        lines = list(self._lines.get(identity, ()))
        if evening is None:
            for line in lines:
                line.close(REFUSED, Refused("error-evening"))
            return
        shared = await self._shared(evening)
        told: dict[str | None, bytes] = {}
        for line in lines:
            if line.guest not in told:
                told[line.guest] = encode(protocol.EveningFrame(self._info(evening, line.guest, shared)))
            line.write(told[line.guest])

    def _soon_again(self) -> None:
        if self._again is None and self._lines and not self.rooms.closed:
            self._again = asyncio.get_running_loop().call_later(AGAIN, self._look_again)

    def _look_again(self) -> None:
        self._again = None
        for identity, lines in self._lines.items():
            here = {line.guest for line in lines if line.guest is not None}
            # This process may have counted as gone meanwhile.
            self._spawn(evening_store.watch(self.store, identity, here, []))
        self._look_soon(list(self._lines))
        self._soon_again()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        async def carefully() -> None:
            try:
                await work
            except Away as away:
                log.warning("who looks at an evening could not be written down: %s", away)

        task = asyncio.get_running_loop().create_task(carefully())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # An evening as people get it.

    async def load(self, identity: str) -> Evening:
        """Everything about an evening. Raises Refused if there is none of that id, and Away."""
        evening = await evening_store.load(self.store, identity) if may_be_id(identity) else None
        if evening is None:
            raise Refused("error-evening")
        return evening

    async def info(self, identity: str, guest: str | None) -> protocol.EveningInfo:
        """An evening as a guest gets it. Raises Refused and Away."""
        evening = await self.load(identity)
        return self._info(evening, guest, await self._shared(evening))

    def hosts(self, evening: Evening, guest: str | None) -> bool:
        """Whether a guest may end an evening: who made it, or anybody who is in on it while that one is not here."""
        if guest is None or guest not in evening.members:
            return False
        return guest == evening.creator or evening.creator not in evening.here

    async def _shared(self, evening: Evening) -> Shared:
        """Reckon, in a thread, what is the same for everybody. Raises Away."""
        contests = await self._contests(evening)
        ended = await self._ended(evening) + self._contested(evening, contests)

        def reckon() -> Shared:
            games = sorted([*ended, *self._pads(evening)], key=lambda each: each[0])
            return Shared(games, standings([places for _, _, places in games], evening.members), contests)

        return await asyncio.to_thread(reckon)

    async def _ended(self, evening: Evening) -> list[Counted]:
        """The tables that count."""
        found: list[Counted] = []
        for header in evening.tables:
            if header.ended is None or header.study:
                continue
            result = await found_result(self.store, header)
            if result is None:
                continue
            # Who has left a bot to finish the game has played it all the same: nobody leaves to undo what goes wrong.
            people = {
                seat.guest if seat.kind == "person" else seat.was: place
                for seat, place in zip(header.seats, result["places"], strict=True)
            }
            places = among(
                {g: place for g, place in people.items() if g is not None and g in evening.members}
            )
            if places:
                told = protocol.EveningGame(header.game, header.id, None, self._places(evening, places))
                found.append((header.ended, told, places))
        return found

    async def _contests(self, evening: Evening) -> list[tuple[Contest, list[str]]]:
        """The contests, the newest first, with those who take part; of those that are over the places are known then."""
        store = self.contesting.contests
        found = await store.of_evening(evening.id)
        for contest, _ in found:
            if contest.id not in self._ends:
                ends = await self.contesting.places(contest)
                if ends is not None:
                    self._ends[contest.id] = ends
        while len(self._ends) > REMEMBERED:
            del self._ends[next(iter(self._ends))]
        ended = any(not contest.over and contest.id in self._ends for contest, _ in found)
        return await store.of_evening(evening.id) if ended else found

    def _contested(self, evening: Evening, contests: list[tuple[Contest, list[str]]]) -> list[Counted]:
        """The contests that are over, each of which counts once, by the places of those who are in on the evening."""
        found: list[Counted] = []
        for contest, _ in contests:
            ends = self._ends.get(contest.id, {})
            places = among({guest: place for guest, place in ends.items() if guest in evening.members})
            if places and contest.ended is not None:
                told = protocol.EveningGame(
                    contest.game, None, None, self._places(evening, places), contest.id
                )
                found.append((contest.ended, told, places))
        return found

    def _pads(self, evening: Evening) -> list[Counted]:
        """The score pads, all of which count."""
        found: list[Counted] = []
        for kept in evening.pads:
            by_seat = dict(_pad_places(kept.record))
            places = among(
                {g: by_seat[s] for s, g in enumerate(kept.people) if g in evening.members and g is not None}
            )
            if places:
                told = protocol.EveningGame(
                    score_pads.game.name, None, kept.number, self._places(evening, places)
                )
                found.append((kept.made, told, places))
        return found

    def _places(self, evening: Evening, places: list[Place]) -> list[protocol.EveningPlace]:
        return [protocol.EveningPlace(who(evening.id, p.guest), p.place, p.points) for p in places]

    def _info(self, evening: Evening, guest: str | None, shared: Shared) -> protocol.EveningInfo:
        tag = {each: who(evening.id, each) for each in evening.members}
        names = list(evening.members.values())
        time = now()
        return protocol.EveningInfo(
            id=evening.id,
            name=evening.name,
            ended=evening.ended is not None,
            host=self.hosts(evening, guest),
            you=tag.get(guest) if guest is not None else None,
            members=[
                protocol.EveningMember(tag[each], name, double, each in evening.here)
                for (each, name), double in zip(evening.members.items(), alike(names), strict=True)
            ],
            proposals=[
                protocol.Proposal(
                    p.number,
                    tag.get(p.guest, ""),
                    p.game,
                    p.options,
                    [tag[g] for g in p.wanted if g in tag],
                    p.table,
                    p.hints,
                )
                for p in evening.proposals
            ],
            tables=[
                protocol.EveningTable(
                    header.id,
                    header.game,
                    header.state,  # type: ignore[arg-type]
                    header.seat_of(guest),
                    [
                        protocol.EveningSeat(
                            s.seat,
                            s.kind,  # type: ignore[arg-type]
                            s.name,
                            tag.get(s.guest or ""),
                        )
                        for s in header.seats
                    ],
                    opened(header),
                    max(0, (time - header.created) // 1000),
                )
                for header in evening.tables
            ],
            contests=[
                protocol.EveningContest(
                    contest.id,
                    contest.game,
                    contest.players,
                    contest.deals,
                    contest.state,  # type: ignore[arg-type]
                    [tag[each] for each in people if each in tag],
                    len(people),
                )
                for contest, people in shared.contests
            ],
            games=[told for _, told, _ in shared.games],
            standings=[
                protocol.EveningStanding(tag[s.guest], s.place, s.games, s.won, s.points, s.rating, s.spread)
                for s in shared.standings
            ],
        )

    def member(self, evening: Evening, guest: Guest) -> None:
        """Raises Refused for somebody who is not in on an evening."""
        if guest.id not in evening.members:
            raise Refused("error-evening-not-in")
