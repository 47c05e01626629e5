"""How a finished game ended, as it is kept with its table and told to people."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from alehouse.catalogue import find
from alehouse.lab.ahead import stakes_of
from alehouse.refused import Refused
from alehouse.server.play import table_of
from alehouse.server.schema import tables
from alehouse.server.store import Header, Store
from alehouse.table import Table


def result_of(table: Table) -> dict[str, Any]:
    """How a finished game ended: `points` and `chips` by seat (`None` where it is not played for them), the letters of
    `winners` and `losers`, `places` by seat (who share one are followed by a gap: 1, 1, 3) and how many `moves` it took.

    Winners come first, and the others by what they played for. Where the rules name losers only, all who have not lost
    share the first place; where they name neither, what was played for decides alone.
    """
    count = len(table.names)
    unused = table.game.unused_with(table.options)
    fields = table.game.layout.fields

    def listed(name: str) -> list[int] | None:
        if name in unused or name not in fields:
            return None
        found: list[int] = table.state[name][:count].tolist()
        return found

    winners, losers = table.winners, table.losers
    if losers and not winners:
        standing = [(seat not in losers, 0) for seat in table.seats]
    else:
        try:
            stakes = stakes_of(table.game, table.options)
            own = [stakes.sign * n for n in table.state[stakes.unit][:count].tolist()]
        except LookupError:
            own = [0] * count
        standing = [(seat in winners, n) for seat, n in zip(table.seats, own, strict=True)]
    return {
        "points": listed("points"),
        "chips": listed("chips"),
        "winners": winners,
        "losers": losers,
        "places": [1 + sum(other > mine for other in standing) for mine in standing],
        "moves": table.made,
    }


def told_result(table: Table) -> str | None:
    """The result of a table as it is written down with the last move; `None` while the game goes on."""
    return json.dumps(result_of(table), separators=(",", ":")) if table.over else None


async def found_result(store: Store, header: Header) -> dict[str, Any] | None:
    """How the game of a table ended; `None` if it has not, or if this version cannot say.

    What older versions have not written down is found by playing the game again, and kept. Raises Away.
    """
    if header.result is not None or header.ended is None:
        return header.result
    try:
        if header.version != find(header.game).version:
            return None
    except Refused:
        return None
    texts = await store.texts(header.id)
    try:
        told = await asyncio.to_thread(lambda: told_result(table_of(header, texts)))
    except Refused:
        told = None
    if told is None:
        return None
    known = told

    async def work(connection: Any) -> None:
        await connection.execute(
            tables.update().where(tables.c.id == header.id, tables.c.result.is_(None)).values(result=known)
        )

    await store.database.change(work)
    found: dict[str, Any] = json.loads(told)
    return found
