"""Links that carry a guest to another device: each is good for one use, and not for long.

The database keeps of such a link its SHA-256 only: whoever reads the database can use none of them.
"""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.refused import Refused
from alehouse.server.schema import guests, passes
from alehouse.server.store import Guest, Store, new_id, now

LASTS = 600
"""Seconds for which a link can be used."""
LENGTH = 26
"""Characters of 31 kinds: nobody guesses that many."""
USED = 0
"""Stands for when a link was made that has been used."""


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


async def make(store: Store, guest: Guest) -> str:
    """A new token for a guest, who is written down if not known yet; older ones of the same guest are void. Raises Away."""
    await store.keep(guest)
    token = new_id(LENGTH)

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(passes.delete().where(passes.c.guest == guest.id))
        await connection.execute(passes.insert().values(digest=_digest(token), guest=guest.id, made=now()))

    await store.database.change(work)
    return token


async def holder(store: Store, token: str) -> Guest:
    """Whom a token carries; it can be used afterwards as before. Raises Refused if it cannot be used, and Away."""
    async with store.database.read() as connection:
        return await _holder(connection, token)


async def _holder(connection: AsyncConnection, token: str) -> Guest:
    query = (
        sa.select(passes.c.made, guests.c.id, guests.c.name, guests.c.locale)
        .join(guests, guests.c.id == passes.c.guest)
        .where(passes.c.digest == _digest(token))
    )
    row = (await connection.execute(query)).first()
    if row is None:
        raise Refused("error-pass")
    if row.made == USED:
        raise Refused("error-pass-used")
    if row.made < now() - LASTS * 1000:
        raise Refused("error-pass-old", minutes=LASTS // 60)
    return Guest(row.id, row.name, row.locale)


async def use(store: Store, token: str) -> Guest:
    """Whom a token carries; from now on it carries nobody. Of two who use it at once one is refused.

    Raises Refused if it cannot be used, and Away.
    """

    async def work(connection: AsyncConnection) -> Guest:
        guest = await _holder(connection, token)
        done = await connection.execute(
            passes.update().where(passes.c.digest == _digest(token), passes.c.made != USED).values(made=USED)
        )
        if done.rowcount != 1:
            raise Refused("error-pass-used")
        return guest

    return await store.database.change(work)
