"""Rows that several parts of the server need in the same way, each within somebody's transaction."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.server.database import Database, Taken
from alehouse.server.schema import guests, tables

if TYPE_CHECKING:
    from alehouse.server.store import Guest


async def keep(database: Database, connection: AsyncConnection, guest: Guest) -> None:
    """Write a guest down who may not be known yet."""
    new = database.insert(guests).values(
        id=guest.id, name=guest.name, locale=guest.locale, created=time.time_ns() // 1_000_000
    )
    await connection.execute(new.on_conflict_do_nothing())


async def lock_table(connection: AsyncConnection, table: str) -> Any:
    """A table's row, which nobody else changes until the transaction ends. Raises Taken if it is gone."""
    query = sa.select(tables).where(tables.c.id == table).with_for_update(key_share=True)
    row = (await connection.execute(query)).first()
    if row is None:
        raise Taken
    return row
