"""Records of games that are over, kept as tables: then they have an address, and are judged like the games of this house.

Nobody sits at such a table, and it counts for nobody.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

from litestar import post
from litestar.params import Body

from alehouse.moves import seat_letter
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.server import protocol
from alehouse.server.asking import Call, address, guests, rooms
from alehouse.server.database import Taken
from alehouse.server.names import tame_name
from alehouse.server.replays import Desk, arrive, desk
from alehouse.server.results import told_result
from alehouse.server.rooms import Rooms
from alehouse.server.store import Guest, Seat
from alehouse.server.studies import columns, storable


def finished(text: str) -> tuple[Record, str]:
    """The record of a game that is over, and how it ended. Raises Refused for any other."""
    table = arrive(Record.read(text))
    result = told_result(table)
    if result is None:
        raise Refused("error-keep-open")
    record = table.record()
    if record.seed is None or not storable(record.seed):
        # All cards that came are known, and no others will come: any seed does, and the same record has the same one.
        table.reseed(hashlib.sha256(record.text().encode()).hexdigest())
        record = table.record()
    return record, result


async def keep(
    house: Rooms, desk: Desk, guest: Guest, request: protocol.ReplayRequest, address: str = ""
) -> protocol.TableInfo:
    """The table of a record: the one that this guest has of it already, or a new one. Raises Refused and Away."""
    record, result = await desk.work(lambda: finished(request.record), address)
    letters = [seat_letter(p) for p in range(len(record.names))]
    seats = [
        Seat(letter, "person", name=tame_name(name, letter))
        for letter, name in zip(letters, record.names, strict=True)
    ]
    try:
        identity = await house.store.keep_game(
            **columns(record),
            creator=guest,
            filled=seats,
            limit=house.settings.tables_per_guest,
            played=record.moves,
            result=result,
        )
    except Taken:
        raise Refused("error-keep-many", limit=house.settings.tables_per_guest) from None
    return await house.info(identity, guest)


@post("/replay/keep", summary="Keep the record of a finished game", tags=["replay"])
async def keep_record(request: Call, data: Annotated[protocol.ReplayRequest, Body()]) -> protocol.TableInfo:
    """Make a table of the record of a game that is over, which can be linked to and judged like any other."""
    guest = await guests(request).guest(request)
    return await keep(rooms(request), desk(request), guest, data, address(request))


HANDLERS = [keep_record]
