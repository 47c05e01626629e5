"""Playing on from a position of a game that is over, or of any record: a new table on which the moves up to there have been made.

It is for trying out: whoever has seen the game may know what is hidden, and so it counts for nothing.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import post
from litestar.params import Body

from alehouse.catalogue import find
from alehouse.dealer import new_seed
from alehouse.moves import seat_letter
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.server import protocol
from alehouse.server.asking import Call, address, guests, rooms
from alehouse.server.database import Taken
from alehouse.server.replays import Desk, arrive, desk
from alehouse.server.rooms import Rooms
from alehouse.server.store import Guest, Seat

SEED = 64
"""Characters of a table's seed."""


def storable(seed: str) -> bool:
    """Whether a table can have this seed."""
    return len(seed) <= SEED and "\0" not in seed


def position(record: Record, made: int, cards: str) -> Record:
    """A record of the game up to a position, from which it can go on with the same cards to come, or with new ones.

    Raises Refused if it cannot go on from there.
    """
    if not 0 <= made <= len(record.moves):
        raise Refused("error-upto", upto=made, moves=len(record.moves))
    table = arrive(record.with_moves(record.moves[:made]))
    if table.over:
        raise Refused("error-study-over")
    if not table.acting:
        raise Refused("error-study-nobody")
    if table.sealed:
        raise Refused("error-study-sealed")
    if cards == "new" or record.seed is None:
        # What was given comes first in any case; of a record without a seed the rest is new.
        table.reseed(cards=() if cards == "new" else record.cards[len(table.dealt()) :])
    found = table.record()
    if found.seed is not None and not storable(found.seed):
        raise Refused("error-study-seed", most=SEED)
    return found


def columns(record: Record) -> dict[str, Any]:
    """What of a record stands in the row of its table."""
    return {
        "game": record.game,
        "version": find(record.game).version,
        "options": record.options,
        "dealer": seat_letter(record.dealer_seat()),
        "seed": record.seed or new_seed(),
        "cards": " ".join(record.cards) or None,
        "first": record.first,
    }


async def play_on(
    house: Rooms, desk: Desk, guest: Guest, request: protocol.StudyRequest, address: str = ""
) -> protocol.TableInfo:
    """The new table. Raises Refused and Away."""
    if (request.table is None) == (request.record is None):
        raise Refused("error-study-source")
    source = (await desk.opened(request.table))[1] if request.table is not None else None

    def prepare() -> Record:
        record = source or Record.read(request.record or "")
        return position(record, request.move, request.cards)

    record = await desk.work(prepare, address)
    mine = find(record.game).notation.seat(request.seat, len(record.names))
    seats: list[Seat] = []
    for p in range(len(record.names)):
        letter = seat_letter(p)
        if p == mine:
            seats.append(Seat(letter, "person", guest.id, None, guest.name))
        elif request.bots is None:
            seats.append(Seat(letter, "open"))
        else:
            seats.append(
                house.seating.bot_seat(letter, request.bots, [*seats, Seat("", "", name=guest.name)])
            )
    try:
        identity = await house.store.create(
            **columns(record),
            creator=guest,
            listed=False,
            seats=seats,
            limit=house.settings.tables_per_guest,
            played=record.moves,
            hints=request.hints,
            study=True,
        )
    except Taken:
        raise Refused("error-too-many-tables", limit=house.settings.tables_per_guest) from None
    return await house.info(identity, guest)


@post("/replay/play", summary="Play on from a position", tags=["replay"])
async def study(request: Call, data: Annotated[protocol.StudyRequest, Body()]) -> protocol.TableInfo:
    """Set a table that goes on from a position of a game that is over, or of a record, against bots or for friends."""
    guest = await guests(request).guest(request)
    return await play_on(rooms(request), desk(request), guest, data, address(request))


HANDLERS = [study]
