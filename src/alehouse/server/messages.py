"""What people have said, in the database: numbered by place, so that all processes tell it in the same order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.server.database import Database
from alehouse.server.rows import keep
from alehouse.server.schema import guests, messages
from alehouse.server.store import Guest, now

KEPT = 1000
"""Messages of a place that are kept; of more the oldest go."""
SWEEP = 100
"""After so many messages it is looked for those that are too many."""


@dataclass(frozen=True)
class Message:
    """One message. `made` is in milliseconds since 1970."""

    place: str
    number: int
    kind: str
    guest: str
    seat: str | None
    name: str
    text: str
    moves: int
    made: int


async def add(
    database: Database, place: str, guest: Guest, *, kind: str, seat: str | None, text: str, moves: int
) -> None:
    """Write a message down as the next of its place, by the name that the guest has now.

    Raises Taken if another process was faster with that number, and Away. What was said a moment before the power
    fails may be lost: no move waits for the disk because somebody talks.
    """

    async def work(connection: AsyncConnection) -> None:
        await keep(database, connection, guest)
        name = await connection.scalar(sa.select(guests.c.name).where(guests.c.id == guest.id))
        last = await connection.scalar(
            sa.select(sa.func.max(messages.c.number)).where(messages.c.place == place)
        )
        number = int(last or 0) + 1
        await connection.execute(
            messages.insert().values(
                place=place,
                number=number,
                kind=kind,
                guest=guest.id,
                seat=seat,
                name=name,
                text=text,
                moves=moves,
                made=now(),
            )
        )
        if number % SWEEP == 0:
            await connection.execute(
                messages.delete().where(messages.c.place == place, messages.c.number <= number - KEPT)
            )

    await database.change(work, lasting=False)


async def since(database: Database, wanted: Mapping[str, int], most: int) -> list[Message]:
    """What has been said at some places beyond so many messages, the latest `most` of each, in order. Raises Away."""
    back = sa.func.row_number().over(partition_by=messages.c.place, order_by=messages.c.number.desc())
    ranked = (
        sa.select(messages, back.label("back"))
        .where(
            sa.or_(
                *(
                    sa.and_(messages.c.place == place, messages.c.number > after)
                    for place, after in wanted.items()
                )
            )
        )
        .subquery()
    )
    columns = [ranked.c[column.name] for column in messages.columns]
    query = sa.select(*columns).where(ranked.c.back <= most).order_by(ranked.c.place, ranked.c.number)
    async with database.read() as connection:
        return [Message(*row) for row in (await connection.execute(query)).all()]
