"""The daily deal: everybody plays the same cards against the same bots, once a day.

A day is one of universal time. What was begun on it counts until an hour after its end; then the day is over, and all its
games may be looked at.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from heapq import nsmallest
from typing import Annotated

from litestar import get, post
from litestar.params import Body, Parameter

from alehouse.catalogue import find
from alehouse.layout import LETTERS
from alehouse.refused import Refused
from alehouse.server import players, protocol
from alehouse.server.asking import Call, guests, rooms
from alehouse.server.contest_store import Board, Contest, Contests, NewTable
from alehouse.server.contesting import unit_of
from alehouse.server.database import Taken
from alehouse.server.days import Days, Entry, done_of
from alehouse.server.deals import all_dealt, daily, dealer_of, seed_of
from alehouse.server.rooms import Rooms
from alehouse.server.store import Guest, Seat, now

Day = Annotated[str, Parameter(description="The day, such as 2026-11-29")]

DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
HOUR = 3_600_000
EARLIER = 14
"""Earlier days that are told of."""
ROWS = 100
"""Results that are told at most, beside one's own."""


def today() -> datetime.date:
    """The day that it is, in universal time."""
    return datetime.datetime.fromtimestamp(now() / 1000, datetime.UTC).date()


def end_of(day: datetime.date) -> int:
    """When a day ends."""
    after = datetime.datetime.combine(day, datetime.time(), datetime.UTC) + datetime.timedelta(days=1)
    return int(after.timestamp() * 1000)


def streak(days: Sequence[str], day: datetime.date) -> int:
    """How many days in a row have been played, up to a day or the one before it; `days` from the latest."""
    played = {datetime.date.fromisoformat(each) for each in days}
    one = datetime.timedelta(days=1)
    last = day if day in played else day - one
    count = 0
    while last in played:
        count, last = count + 1, last - one
    return count


class Daily:
    """What people do with daily deals, and what they are told of them. All methods raise Away."""

    def __init__(self, house: Rooms, days: Days) -> None:
        self.rooms = house
        self.days = days
        self.contests = Contests(house.store)

    async def contest(self, day: str | None) -> Contest:
        """The contest of a day, which is made if it is today's. Raises Refused."""
        current = today()
        if day is not None and day != current.isoformat():
            found = await self.contests.of_day(day) if DAY.fullmatch(day) else None
            if found is None:
                raise Refused("error-day")
            return found
        found = await self.contests.of_day(current.isoformat())
        if found is not None:
            return found
        chosen = daily(current)
        return await self.contests.make_daily(
            current.isoformat(),
            game=chosen.game,
            version=find(chosen.game).version,
            players=chosen.players,
            options=chosen.options,
            deals=chosen.deals,
            ended=end_of(current) + HOUR,
        )

    async def play(self, guest: Guest) -> protocol.TableInfo:
        """The table at which a guest goes on with today's deal. Raises Refused."""
        contest = await self.contest(None)
        made = [self._table(contest, guest, deal) for deal in range(1, contest.deals + 1)]
        try:
            table = await self.contests.play(contest, guest, made)
        except Taken:
            raise Refused("error-day-over") from None
        if table is None:
            raise Refused("error-day-played")
        return await self.rooms.info(table, guest)

    async def practise(self, day: str, guest: Guest, deal: int) -> protocol.TableInfo:
        """A table at which a deal is played once more, which does not count. Raises Refused."""
        contest = await self.contest(day)
        if not 1 <= deal <= contest.deals:
            raise Refused("error-day-deal", deals=contest.deals)
        if not contest.over:
            number, boards = await self._own(contest, guest)
            if number is None or not _played(contest, guest.id, boards):
                raise Refused("error-day-first")
        await self.rooms.store.keep(guest)
        try:
            table = await self.contests.practise(contest, guest, self._table(contest, guest, deal))
        except Taken:
            raise Refused("error-day") from None
        return await self.rooms.info(table, guest)

    async def _own(self, contest: Contest, guest: Guest | None) -> tuple[int | None, list[Board]]:
        """The number of a guest who has begun a day, and the tables of that guest which count."""
        number = None if guest is None else await self.contests.number_of(contest.id, guest.id)
        return number, [] if number is None else await self.contests.boards(contest.id, number)

    def _table(self, contest: Contest, guest: Guest, deal: int) -> NewTable:
        own = _seat(contest)
        names = iter(players.bot_names(contest.players - 1, [guest.name]))
        filled = tuple(
            Seat(letter, "person", guest.id, None, guest.name)
            if letter == own
            else Seat(letter, "bot", None, players.RULE_OF_THUMB, next(names))
            for letter in LETTERS[: contest.players]
        )
        return NewTable(
            deal=deal,
            room=0,
            options=contest.options,
            dealer=dealer_of(contest.players, deal),
            seed=seed_of(contest.seed, deal),
            creator=guest.id,
            seats=filled,
        )

    async def info(self, day: str | None, guest: Guest | None) -> protocol.DailyInfo:
        """A daily deal as a guest gets it. Raises Refused."""
        contest = await self.contest(day)
        seat = _seat(contest)
        number, own = await self._own(contest, guest)
        done = guest is not None and number is not None and _played(contest, guest.id, own)
        mine = done_of(contest, seat, own)
        entries = await self.days.entries(contest, seat, number, mine)
        me = next((entry for entry in entries if entry.number == number), None)
        known = await self.contests.days_of(guest.id) if guest is not None else []
        return protocol.DailyInfo(
            contest=contest.id,
            day=str(contest.day),
            game=contest.game,
            options=contest.options,
            unit=unit_of(contest),
            all_dealt=all_dealt(contest.game, contest.players, contest.options),
            players=contest.players,
            seat=seat,
            bot=players.RULE_OF_THUMB,
            deals=contest.deals,
            open=contest.day == today().isoformat(),
            over=contest.over,
            closes=contest.ended or 0,
            begun=number is not None,
            done=done,
            counts=me is not None,
            mine=[
                protocol.DailyDeal(
                    deal=each.deal,
                    score=each.made.number,
                    place=each.made.place,
                    # Part of the way says nothing yet about how others have fared with the rest.
                    percent=me.shares[each.deal - 1] if me is not None else None,
                    table=each.table,
                )
                for each in mine
            ],
            finished=len(entries),
            rows=await self._rows(contest, entries, me) if done or contest.over else [],
            streak=streak(known, today()),
            days=len(known),
            earlier=[
                protocol.DailyDay(str(each.day), each.game, each.day in known)
                for each in await self.contests.days(EARLIER + 1)
                if each.day != today().isoformat()
            ],
        )

    async def _rows(
        self, contest: Contest, entries: Sequence[Entry], me: Entry | None
    ) -> list[protocol.DailyRow]:
        """The results of a day, the best first; of many the first ones and one's own."""
        told = nsmallest(ROWS, entries, key=lambda entry: entry.rank)
        if me is not None and me not in told:
            told.append(me)
        names = await self.contests.names([entry.guest for entry in told])
        return [_row(each, names[each.guest], you=each is me, opened=contest.over) for each in told]


def _seat(contest: Contest) -> str:
    """The seat that all guests have."""
    wanted = daily(datetime.date.fromisoformat(str(contest.day))).seat
    # The number of seats is the contest's own: another version of the program may choose others for the same day.
    return wanted if LETTERS.index(wanted) < contest.players else LETTERS[0]


def _played(contest: Contest, guest: str, boards: Sequence[Board]) -> bool:
    """Whether somebody has nothing more to play that counts: all deals are over, or one has been left to a bot."""
    left = any(seat.guest != guest for b in boards for seat in b.seats if seat.seat == b.has(guest))
    return left or (len(boards) == contest.deals and all(b.ended is not None for b in boards))


def _row(entry: Entry, name: str, *, you: bool, opened: bool) -> protocol.DailyRow:
    return protocol.DailyRow(
        rank=entry.rank,
        name=name,
        you=you,
        score=entry.score,
        percent=entry.percent,
        tables=[done.table for done in entry.done] if opened else [],
    )


def _daily(request: Call) -> Daily:
    return Daily(rooms(request), request.app.state.days)


@get("/daily", summary="Today's deal", tags=["contests"])
async def current(request: Call) -> protocol.DailyInfo:
    """Say what is played today, and how one has fared; who has finished learns how all others have."""
    return await _daily(request).info(None, await guests(request).watcher(request))


@get("/daily/{day:str}", summary="The deal of a day", tags=["contests"])
async def earlier(request: Call, day: Day) -> protocol.DailyInfo:
    """Say the same of another day; once it is over all its games may be looked at."""
    return await _daily(request).info(day, await guests(request).watcher(request))


@post("/daily/play", summary="Play today's deal", tags=["contests"], status_code=200)
async def play(request: Call) -> protocol.TableInfo:
    """Go to the table at which one goes on with today's deal."""
    return await _daily(request).play(await guests(request).guest(request))


@post("/daily/{day:str}/practice", summary="Play a deal once more", tags=["contests"], status_code=200)
async def practise(
    request: Call, day: Day, data: Annotated[protocol.PracticeRequest, Body()]
) -> protocol.TableInfo:
    """Play a deal once more, which does not count: when one has finished the day, or it is over."""
    return await _daily(request).practise(day, await guests(request).guest(request), data.deal)


HANDLERS = [current, earlier, play, practise]
