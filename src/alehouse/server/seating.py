"""Tables that wait for people: setting them, sitting down, standing up, filling seats, playing again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alehouse.catalogue import find
from alehouse.dealer import new_seed
from alehouse.moves import seat_letter
from alehouse.refused import Refused
from alehouse.server import owned, players, protocol
from alehouse.server.clocks import check_clock
from alehouse.server.database import Taken
from alehouse.server.play import describe
from alehouse.server.store import Guest, Header, Seat

if TYPE_CHECKING:
    from alehouse.server.rooms import Rooms


class Seating:
    """Whoever comes to tables and leaves them. All methods raise Away."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def waiting(self, guest: Guest | None) -> list[protocol.TableInfo]:
        """Listed tables with a free seat."""
        found = []
        for header in await self.rooms.store.waiting():
            here = self.rooms.here(header.id)
            found.append(describe(header, guest.id if guest else None, here, set()))
        return found

    async def play_now(self, guest: Guest, name: str, count: int | None) -> protocol.TableInfo:
        """A table with bots in all other seats. Raises Refused."""
        game = find(name)
        if count is None:
            count = game.usual_players
        game.check_players(count)
        options = game.options_for(count)
        wanted = [protocol.SeatRequest("me")]
        wanted += [protocol.SeatRequest("bot", players.best()) for _ in range(count - 1)]
        return await self.create(guest, protocol.TableRequest(game=game.name, seats=wanted, options=options))

    async def create(self, guest: Guest, request: protocol.TableRequest) -> protocol.TableInfo:
        """A new table. Raises Refused."""
        game = find(request.game)
        game.check(len(request.seats), request.options)
        options = {name: value for name, value in request.options.items() if value is not None}
        clock = check_clock(request.clock)
        if sum(wanted.kind == "me" for wanted in request.seats) > 1:
            raise Refused("error-me-twice")
        filled: list[Seat] = []
        for place, wanted in enumerate(request.seats):
            letter = seat_letter(place)
            if wanted.kind == "me":
                filled.append(Seat(letter, "person", guest.id, None, guest.name))
            elif wanted.kind == "bot":
                filled.append(self.bot_seat(letter, wanted.bot, [*filled, Seat("", "", name=guest.name)]))
            else:
                filled.append(Seat(letter, "open"))
        seed = new_seed()
        try:
            identity = await self.rooms.store.create(
                game=game.name,
                version=game.version,
                options=options,
                dealer=filled[-1].seat,
                seed=seed,
                creator=guest,
                listed=request.listed,
                hints=request.hints,
                seats=filled,
                limit=self.rooms.settings.tables_per_guest,
                clock=clock,
                waits=request.waits,
            )
        except Taken:
            raise Refused("error-too-many-tables", limit=self.rooms.settings.tables_per_guest) from None
        return await self.rooms.info(identity, guest)

    def bot_seat(self, letter: str, kind: str | None, others: list[Seat]) -> Seat:
        known = ", ".join(self.rooms.settings.bots)
        if kind is None:
            raise Refused("error-bot-missing", seat=letter, bots=known)
        if kind not in self.rooms.settings.bots:
            raise Refused("error-bot", bot=kind, bots=known)
        return Seat(letter, "bot", None, kind, players.bot_name({s.name for s in others if s.name}))

    async def sit(self, identity: str, guest: Guest, letter: str | None) -> protocol.TableInfo:
        """Take a seat; the game starts when no seat is open. Raises Refused."""
        async with self.rooms.enter(identity) as room:
            header = room.header
            mine = header.seat_of(guest.id)
            if mine is not None:
                if letter is None or letter.upper() == mine:
                    return room.info(guest.id)
                raise Refused("error-seated", seat=mine)
            seat = self._open_seat(header, letter)
            taker = Seat(seat, "person", guest.id, None, guest.name)
            try:
                await self.rooms.store.sit(identity, seat, taker)
            except Taken:
                room.news = True
                raise Refused("error-seat-taken", seat=seat) from None
        await self.rooms.changed([identity])
        return await self.rooms.info(identity, guest)

    def _open_seat(self, header: Header, letter: str | None) -> str:
        if letter is None:
            free = next((s.seat for s in header.seats if s.kind == "open"), None)
            if free is None:
                raise Refused("error-full")
            return free
        number = find(header.game).notation.seat(letter, len(header.seats))
        if header.seats[number].kind != "open":
            raise Refused("error-seat-taken", seat=seat_letter(number))
        return seat_letter(number)

    async def stand(self, identity: str, guest: Guest) -> protocol.TableInfo:
        """Give the seat back, before the game begins. Raises Refused."""
        async with self.rooms.enter(identity) as room:
            if room.header.seat_of(guest.id) is None:
                raise Refused("error-not-seated")
            try:
                await self.rooms.store.stand(identity, guest.id)
            except Taken:
                room.news = True
                raise Refused("error-begun") from None
        await self.rooms.changed([identity])
        return await self.rooms.info(identity, guest)

    async def resign(self, identity: str, guest: Guest) -> protocol.TableInfo:
        """Give the seat back before the game begins, or to a bot, for good, in the middle of it. Raises Refused."""
        try:
            async with self.rooms.enter(identity) as room:
                header: Header | None = room.header
        except Refused as refused:
            # What cannot be gone on with can be left all the same.
            if refused.code not in ("error-table-old", "error-game"):
                raise
            header = await self.rooms.store.header(identity)
        if header is None:
            raise Refused("error-table")
        if header.seat_of(guest.id) is None:
            raise Refused("error-not-seated")
        if header.started is None:
            return await self.stand(identity, guest)
        try:
            await owned.hand_over(self.rooms.store, identity, guest.id)
        except Taken:
            raise Refused("error-over") from None
        try:
            await self.rooms.changed([identity])
            return await self.rooms.info(identity, guest)
        except Refused:
            header = await self.rooms.store.header(identity)
            if header is None:
                raise
            return describe(header, guest.id, set(), set())

    async def fill(self, identity: str, guest: Guest, letter: str, kind: str) -> protocol.TableInfo:
        """Put a bot in an open seat: as the table's creator, or as anybody seated while that one is gone.

        Raises Refused.
        """
        async with self.rooms.enter(identity) as room:
            if not room.hosts(guest.id):
                raise Refused("error-not-creator")
            seat = self._open_seat(room.header, letter)
            bot = self.bot_seat(seat, kind, list(room.header.seats))
            try:
                await self.rooms.store.sit(identity, seat, bot)
            except Taken:
                room.news = True
                raise Refused("error-seat-taken", seat=seat) from None
        await self.rooms.changed([identity])
        return await self.rooms.info(identity, guest)

    async def close_table(self, identity: str, guest: Guest) -> None:
        """Take a waiting table away: as its creator, or as anybody seated if that one has no seat. Raises Refused."""
        async with self.rooms.enter(identity) as room:
            header = room.header
            if header.started is not None:
                raise Refused("error-begun")
            creator = header.seat_of(header.creator)
            if guest.id != header.creator and (creator is not None or header.seat_of(guest.id) is None):
                raise Refused("error-not-creator")
            try:
                await self.rooms.store.close_table(identity, guest.id)
            except Taken:
                room.news = True
                raise Refused("error-begun") from None
            self.rooms.vanish(room)
        self.rooms.publish([identity])
        if header.evening is not None:
            self.rooms.gatherings.changed(header.evening)

    async def rematch(self, identity: str, guest: Guest) -> protocol.TableInfo:
        """The next table of the same people, the dealer one seat further. Raises Refused."""
        async with self.rooms.enter(identity) as room:
            header = room.header
            if header.seat_of(guest.id) is None and (header.creator != guest.id or header.kept):
                raise Refused("error-not-seated")
            # First of all: whoever has left a contest does not learn so whether a table of it is over.
            if header.contest is not None:
                raise Refused("error-contest-rematch")
            if header.ended is None:
                raise Refused("error-not-over")
            letters = [s.seat for s in header.seats]
            dealer = letters[(letters.index(header.dealer) + 1) % len(letters)]
            version = find(header.game).version
            try:
                following = await self.rooms.store.rematch(
                    header, version=version, dealer=dealer, seed=new_seed()
                )
            except Taken:
                raise Refused("error-table") from None
        if header.seat_of(guest.id) is not None:
            await self.rooms.company.ready(following, guest)
        if header.next is None:
            await self.rooms.changed([identity])
        return await self.rooms.info(following, guest)
