"""Duplicate: several tables play the same deals at the same time, and whoever had the same cards is compared.

Nothing here is kept in memory. A contest goes on when somebody asks how it stands: then the next deal is dealt if all
tables of the one before are over. So any process can do it, and after a crash nobody has to.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from alehouse.catalogue import find
from alehouse.lab.ahead import stakes_of
from alehouse.layout import LETTERS
from alehouse.refused import Refused
from alehouse.server import players, protocol
from alehouse.server.clocks import check_clock
from alehouse.server.comparing import Reached, differences, matchpoints, mean, ranks, reached
from alehouse.server.comparing import margin as margin_of
from alehouse.server.contest_store import Board, Contest, Contests, Entrant, NewTable
from alehouse.server.database import Taken
from alehouse.server.deals import all_dealt, dealer_of, options_for, seed_of
from alehouse.server.movement import FEWEST, MOST, bots_for, fitting, seating
from alehouse.server.names import alike
from alehouse.server.results import found_result
from alehouse.server.store import Guest, Seat, may_be_id

if TYPE_CHECKING:
    from alehouse.server.rooms import Rooms

MOST_DEALS = 12
"""Deals of a contest at most."""
PER_CREATOR = 10
"""Contests of one guest that are not over."""


def unit_of(contest: Contest) -> Any:
    """What is written down in a contest: points, chips, or neither."""
    game = find(contest.game)
    try:
        return stakes_of(game, game.check_options(contest.options)).unit
    except LookupError:
        return None


async def results_of(house: Rooms, boards: Sequence[Board]) -> dict[str, dict[str, Any]]:
    """How the finished tables among some ended, by id; those that nobody can say of are left out. Raises Away."""
    found = {}
    for board in boards:
        result = board.result
        if result is None and board.ended is not None:
            header = await house.store.header(board.table)
            result = None if header is None else await found_result(house.store, header)
        if result is not None:
            found[board.table] = result
    return found


class Contesting:
    """What people do with contests, and what they are told of them. All methods raise Away."""

    def __init__(self, house: Rooms) -> None:
        self.rooms = house
        self.contests = Contests(house.store)

    async def _get(self, identity: str) -> Contest:
        contest = await self.contests.get(identity) if may_be_id(identity) else None
        if contest is None:
            raise Refused("error-contest")
        return contest

    async def _look(self, identity: str) -> tuple[Contest, list[Entrant], list[Board]]:
        found = await self.contests.look(identity) if may_be_id(identity) else None
        if found is None:
            raise Refused("error-contest")
        return found

    async def _own(self, identity: str, guest: Guest) -> Contest:
        """A contest that is the guest's to lead. Raises Refused."""
        contest = await self._get(identity)
        if contest.creator != guest.id:
            raise Refused("error-contest-host")
        if contest.over:
            raise Refused("error-contest-over")
        return contest

    async def create(self, guest: Guest, wanted: protocol.ContestRequest) -> protocol.ContestInfo:
        """A contest that waits for people. Raises Refused."""
        game = find(wanted.game)
        game.check_players(wanted.players)
        if wanted.players < 2:
            raise Refused("error-contest-alone")
        options = options_for(game, wanted.players, wanted.options)
        clock = check_clock(wanted.clock)
        if wanted.evening is not None and not may_be_id(wanted.evening):
            raise Refused("error-evening")
        if not 1 <= wanted.deals <= MOST_DEALS:
            raise Refused("error-contest-deals", max=MOST_DEALS)
        if not FEWEST <= wanted.places <= MOST:
            raise Refused("error-contest-places", min=FEWEST, max=MOST)
        try:
            identity = await self.contests.create(
                guest,
                game=game.name,
                version=game.version,
                players=wanted.players,
                options=options,
                deals=wanted.deals,
                places=wanted.places,
                clock=clock,
                evening=wanted.evening,
                limit=PER_CREATOR,
            )
        except Taken:
            raise Refused("error-too-many-contests", limit=PER_CREATOR) from None
        self._changed(await self._get(identity))
        return await self.info(identity, guest)

    def _changed(self, contest: Contest) -> None:
        """Something about a contest has changed that is told on the evening to which it belongs."""
        if contest.evening is not None:
            self.rooms.gatherings.changed(contest.evening)

    async def join(self, identity: str, guest: Guest) -> protocol.ContestInfo:
        """Take part; whoever does already goes on doing so. Raises Refused."""
        contest = await self._get(identity)
        if contest.kind != "duplicate":
            raise Refused("error-contest")
        if all(each.guest != guest.id for each in await self.contests.entrants(identity)):
            try:
                await self.contests.join(identity, guest)
            except Taken:
                contest = await self._get(identity)
                if contest.started is None and contest.ended is None:
                    raise Refused("error-contest-full", places=contest.places) from None
                raise Refused("error-contest-begun") from None
            self._changed(contest)
        return await self.info(identity, guest)

    async def leave(self, identity: str, guest: Guest) -> protocol.ContestInfo:
        """Take part no longer; once it has begun bots play on. Raises Refused."""
        contest = await self._get(identity)
        await self._without(contest, guest.id)
        return await self.info(identity, guest)

    async def remove(self, identity: str, guest: Guest, number: int) -> protocol.ContestInfo:
        """Let bots play for somebody, or, before it begins, take them off the list: for the host. Raises Refused."""
        contest = await self._own(identity, guest)
        found = next((e for e in await self.contests.entrants(identity) if e.number == number), None)
        if found is None:
            raise Refused("error-contest-stranger")
        await self._without(contest, found.guest)
        return await self.info(identity, guest)

    async def _without(self, contest: Contest, guest: str) -> None:
        if contest.kind != "duplicate":
            raise Refused("error-contest")
        if contest.over:
            raise Refused("error-contest-over")
        if all(each.guest != guest for each in await self.contests.entrants(contest.id)):
            raise Refused("error-contest-stranger")
        if contest.started is None:
            try:
                await self.contests.leave(contest.id, guest)
            except Taken:
                raise Refused("error-contest-changed") from None
            self._changed(contest)
            return
        try:
            changed = await self.contests.remove(contest.id, guest)
        except Taken:
            raise Refused("error-contest") from None
        await self.rooms.changed(changed)

    async def start(self, identity: str, guest: Guest) -> protocol.ContestInfo:
        """Begin with those who are there: for the host. Raises Refused."""
        contest = await self._own(identity, guest)
        if contest.started is not None:
            raise Refused("error-contest-begun")
        there = await self.contests.entrants(identity)
        if len(there) < FEWEST:
            fits = ", ".join(map(str, fitting(contest.players)))
            raise Refused("error-contest-few", people=len(there), least=FEWEST, fits=fits)
        # Who sits with whom at first is no matter of who came when.
        drawn = sorted(
            there, key=lambda each: hashlib.sha256(f"draw:{each.guest}:{contest.seed}".encode()).digest()
        )
        made = await asyncio.to_thread(_tables, contest, drawn, 1)
        try:
            await self.contests.start(identity, [each.guest for each in drawn], made)
        except Taken:
            raise Refused("error-contest-changed") from None
        self._changed(contest)
        return await self.info(identity, guest)

    async def end(self, identity: str, guest: Guest) -> protocol.ContestInfo:
        """Leave it at what has been played: for the host. Raises Refused."""
        contest = await self._own(identity, guest)
        await self.contests.end(identity)
        self._changed(contest)
        return await self.info(identity, guest)

    async def _go_on(self, identity: str) -> tuple[Contest, list[Entrant], list[Board]]:
        """Deal the next deal if it is time, and see to it that nobody waits for those who do not come.

        Return the contest, who takes part, and its tables. Raises Refused if there is no such contest.
        """
        contest, there, boards = await self._look(identity)
        if contest.kind != "duplicate" or contest.started is None:
            return contest, there, boards
        last = max((board.deal for board in boards), default=0)
        live = [board for board in boards if board.ended is None]
        if not live and not contest.over:
            if boards and last < contest.deals:
                drawn = sorted(there, key=lambda each: each.drawn or 0)
                made = await asyncio.to_thread(_tables, contest, drawn, last + 1)
                try:
                    await self.contests.deal(contest.id, made)
                except Taken:
                    raise Refused("error-contest") from None
            else:
                await self.contests.end(contest.id)
                self._changed(contest)
            contest, there, boards = await self._look(identity)
            live = [board for board in boards if board.ended is None]
        for board in live:
            await self.rooms.urge(board.table)
        return contest, there, boards

    async def _finished(self, contest: Contest, boards: Sequence[Board]) -> dict[int, dict[str, list[_Row]]]:
        """The deals that all tables have finished, compared."""
        live = {board.deal for board in boards if board.ended is None}
        finished = [board for board in boards if board.deal not in live]
        results = await results_of(self.rooms, finished)
        found = {}
        for deal in sorted({board.deal for board in finished}):
            told = [board for board in finished if board.deal == deal and board.table in results]
            found[deal] = _compared(contest, told, results)
        return found

    async def places(self, contest: Contest) -> dict[str, int] | None:
        """Where everybody stands who has played, when all is over; `None` before. Whoever asks sees to it that it goes on."""
        try:
            contest, there, boards = await self._go_on(contest.id)
        except Refused:
            return None  # it is gone meanwhile
        if not contest.over or any(board.ended is None for board in boards):
            return None
        guests = {each.number: each.guest for each in there}
        standings = _standings(there, await self._finished(contest, boards))
        return {guests[each.number]: each.rank for each in standings if each.deals}

    async def info(self, identity: str, guest: Guest | None) -> protocol.ContestInfo:
        """A contest as a guest gets it. Raises Refused."""
        contest, there, boards = await self._go_on(identity)
        me = next((each for each in there if guest is not None and each.guest == guest.id), None)
        doubles = alike([each.name for each in there])
        deal = max((board.deal for board in boards), default=0)
        current = [board for board in boards if board.deal == deal]
        mine = next((board for board in current if me is not None and board.has(me.guest)), None)
        done = mine is not None and mine.ended is not None
        numbers = {each.guest: each.number for each in there}
        compared = await self._finished(contest, boards)
        people = len(there)
        # Of a contest that was ended early others may still play: see `opening.is_open`.
        shown = contest.over and all(board.ended is not None for board in boards)
        return protocol.ContestInfo(
            id=contest.id,
            kind=contest.kind,  # type: ignore[arg-type]
            day=contest.day,
            game=contest.game,
            options=contest.options,
            unit=unit_of(contest),
            all_dealt=all_dealt(contest.game, contest.players, contest.options),
            players=contest.players,
            deals=contest.deals,
            places=contest.places,
            evening=contest.evening,
            clock=None if contest.clock is None else protocol.ClockInfo(**contest.clock),
            state=contest.state,  # type: ignore[arg-type]
            host=guest is not None and guest.id == contest.creator,
            number=None if me is None else me.number,
            entrants=[
                protocol.EntrantInfo(
                    number=each.number,
                    name=each.name,
                    alike=double,
                    you=each is me,
                    host=each.guest == contest.creator,
                    gone=each.gone,
                )
                for each, double in zip(there, doubles, strict=True)
            ],
            least=FEWEST,
            bots=bots_for(people, contest.players) if people else 0,
            fits=fitting(contest.players),
            deal=deal,
            table=None if mine is None else mine.table,
            done=done,
            tables=[_table(board, numbers, told=done or contest.over) for board in current],
            standings=_standings(there, compared),
            results=[_deal(number, rows, numbers, opened=shown) for number, rows in sorted(compared.items())],
        )


def _tables(contest: Contest, drawn: Sequence[Entrant], deal: int) -> list[NewTable]:
    """The tables of a deal; `drawn` are all who began, in the order of the seating."""
    found = []
    for room, row in enumerate(seating(len(drawn), contest.players, deal), start=1):
        sitting = [None if person is None or drawn[person].gone else drawn[person] for person in row]
        names = [each.name for each in sitting if each is not None]
        bots = iter(players.bot_names(sum(each is None for each in sitting), names))
        filled = tuple(
            Seat(letter, "bot", None, players.RULE_OF_THUMB, next(bots))
            if each is None
            else Seat(letter, "person", each.guest, None, each.name)
            for letter, each in zip(LETTERS, sitting, strict=False)
        )
        creator = next((each.guest for each in sitting if each is not None), contest.creator)
        assert creator is not None
        found.append(
            NewTable(
                deal=deal,
                room=room,
                options=contest.options,
                dealer=dealer_of(contest.players, deal),
                seed=seed_of(contest.seed, deal),
                creator=creator,
                seats=filled,
            )
        )
    return found


class _Row:
    """What one seat of one table has made of a deal."""

    def __init__(self, board: Board, at: int, made: Reached) -> None:
        self.board = board
        self.seat = board.seats[at]
        self.guest = board.was.get(self.seat.seat, self.seat.guest)
        self.made = made
        self.percent: float | None = None
        self.difference: float | None = None


def _compared(
    contest: Contest, boards: Sequence[Board], results: dict[str, dict[str, Any]]
) -> dict[str, list[_Row]]:
    """A finished deal: for each seat what all tables have made of it, the best first."""
    low = find(contest.game).low_points
    found = {}
    for at in range(contest.players):
        rows = [_Row(b, at, reached(results[b.table], at, low_points=low)) for b in boards]
        made = [row.made for row in rows]
        for row, percent, difference in zip(rows, matchpoints(made), differences(made), strict=True):
            row.percent, row.difference = percent, difference
        found[LETTERS[at]] = sorted(rows, key=lambda row: row.made.key, reverse=True)
    return found


def _standings(
    there: Sequence[Entrant], compared: dict[int, dict[str, list[_Row]]]
) -> list[protocol.ContestStanding]:
    """Where everybody stands after the finished deals, the best first."""
    rows: dict[str, list[_Row]] = {each.guest: [] for each in there}
    for columns in compared.values():
        for row in (row for column in columns.values() for row in column):
            if row.guest in rows:
                rows[row.guest].append(row)
    if not any(rows.values()):
        return []
    found = []
    for each in there:
        own = rows[each.guest]
        percents = [row.percent for row in own if row.percent is not None]
        aheads = [row.difference for row in own if row.difference is not None]
        numbers = [row.made.number for row in own if row.made.number is not None]
        found.append(
            protocol.ContestStanding(
                rank=0,
                number=each.number,
                deals=len(own),
                percent=mean(percents),
                margin=margin_of(percents),
                difference=sum(aheads) if aheads else None,
                score=sum(numbers) if numbers else None,
            )
        )
    for place, standing in zip(ranks([_rounded(each.percent) for each in found]), found, strict=True):
        standing.rank = place
    return sorted(found, key=lambda each: (each.rank, each.number))


def _rounded(percent: float | None) -> float:
    """A mean, without what adding up in another order would change."""
    return -1.0 if percent is None else round(percent, 9)


def _table(board: Board, numbers: dict[str, int], *, told: bool) -> protocol.ContestTable:
    return protocol.ContestTable(
        room=board.room,
        seats=[
            protocol.ContestSeat(
                seat=each.seat,
                number=numbers.get(each.guest) if each.guest is not None else None,
                name=each.name,
                bot=each.bot,
            )
            for each in board.seats
        ],
        over=board.ended is not None if told else None,
    )


def _deal(
    number: int, columns: dict[str, list[_Row]], numbers: dict[str, int], *, opened: bool
) -> protocol.ContestDeal:
    return protocol.ContestDeal(
        deal=number,
        columns=[
            protocol.ContestColumn(
                seat=letter,
                results=[
                    protocol.ContestResult(
                        room=row.board.room,
                        number=numbers.get(row.guest) if row.guest is not None else None,
                        name=row.seat.name,
                        bot=row.seat.bot,
                        score=row.made.number,
                        place=row.made.place,
                        percent=row.percent,
                        difference=row.difference,
                        table=row.board.table if opened else None,
                    )
                    for row in rows
                ],
            )
            for letter, rows in columns.items()
        ],
    )
