"""What those at a table ask of each other, below /api: see `company`."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.params import Body

from alehouse.server import protocol
from alehouse.server.asking import Call, TableId, guests, rooms
from alehouse.server.company import Company


def _company(request: Call) -> Company:
    return rooms(request).company


@post("/tables/{table_id:str}/stand-in", summary="Let a bot play for now", tags=["company"], status_code=200)
async def stand_in(
    request: Call, table_id: TableId, data: Annotated[protocol.SeatNameRequest, Body()]
) -> protocol.TableInfo:
    """Let a bot play for somebody who is away, until they are back."""
    return await _company(request).call_bot(table_id, await guests(request).guest(request), data.seat)


@post("/tables/{table_id:str}/nudge", summary="Remind somebody", tags=["company"], status_code=200)
async def nudge(
    request: Call, table_id: TableId, data: Annotated[protocol.SeatNameRequest, Body()]
) -> protocol.TableInfo:
    """Remind somebody that it is their turn."""
    return await _company(request).nudge(table_id, await guests(request).guest(request), data.seat)


@post("/tables/{table_id:str}/remove", summary="Take a seat away", tags=["company"], status_code=200)
async def remove(
    request: Call, table_id: TableId, data: Annotated[protocol.SeatNameRequest, Body()]
) -> protocol.TableInfo:
    """Open a seat again before the game; later agree that a bot gets it for good."""
    return await _company(request).remove(table_id, await guests(request).guest(request), data.seat)


@post("/tables/{table_id:str}/undo", summary="Take a move back", tags=["company"], status_code=200)
async def undo(
    request: Call, table_id: TableId, data: Annotated[protocol.UndoRequest | None, Body()] = None
) -> protocol.TableInfo:
    """Ask to take back one's latest move, or answer whoever asks (`agree`)."""
    guest = await guests(request).guest(request)
    if data is None or data.agree is None:
        return await _company(request).ask_back(table_id, guest)
    return await _company(request).answer_back(table_id, guest, data.agree)


@post("/tables/{table_id:str}/ready", summary="The game may begin", tags=["company"], status_code=200)
async def ready(request: Call, table_id: TableId) -> protocol.TableInfo:
    """Say that the game may begin, at a table that waits for all."""
    return await _company(request).ready(table_id, await guests(request).guest(request))


@post("/tables/{table_id:str}/start", summary="Begin now", tags=["company"], status_code=200)
async def start(request: Call, table_id: TableId) -> protocol.TableInfo:
    """Begin without those who have not come: bots play for them until they do."""
    return await _company(request).start(table_id, await guests(request).guest(request))


HANDLERS = [stand_in, nudge, remove, undo, ready, start]
