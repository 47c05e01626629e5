"""When a game may be looked at by everybody, with all cards and the seed."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import sqlalchemy as sa

from alehouse.refused import Refused
from alehouse.server.database import Database
from alehouse.server.schema import boards, contests, tables
from alehouse.server.store import Header, Store, may_be_id, now


class Ends(Protocol):
    """What is over at some time: a contest, or what is known of it."""

    @property
    def ended(self) -> int | None:
        """When it ended, or will end (milliseconds since 1970), if that is known."""


class _Ended(NamedTuple):
    ended: int | None


def opened(header: Header, contest: Ends | None = None) -> bool:
    """Whether a table's game may be looked at by everybody.

    It may when it is over; at a table of a contest, where others play the same cards, only when the contest is over, too.
    Who asks about a table of a contest and does not say how that stands is told that it may not.
    """
    if header.ended is None:
        return False
    if header.contest is None:
        return True
    # Of a daily deal it is known from the beginning when it ends.
    return contest is not None and contest.ended is not None and contest.ended <= now()


async def opened_header(store: Store, identity: str) -> Header:
    """The header of a table whose game may be looked at by everybody. Raises Refused and Away."""
    header = await store.header(identity) if may_be_id(identity) else None
    if header is None:
        raise Refused("error-table")
    if not await is_open(store.database, header):
        raise Refused("error-game-live")
    return header


async def is_open(database: Database, header: Header) -> bool:
    """The same, looking up the contest. Raises Away."""
    if header.ended is None or header.contest is None:
        return opened(header)
    async with database.still() as connection:
        row = (await connection.execute(sa.select(contests).where(contests.c.id == header.contest))).first()
        # A contest can be ended while tables are still playing, and their cards are those of the others.
        if row is not None and row.kind == "duplicate":
            live = sa.exists().where(
                boards.c.contest == row.id, boards.c.table_id == tables.c.id, tables.c.ended.is_(None)
            )
            if await connection.scalar(sa.select(live)):
                return False
    return opened(header, None if row is None else _Ended(row.ended))
