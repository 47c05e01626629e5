"""Contests over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, Parameter

from alehouse.server import links, protocol
from alehouse.server.asking import Call, guests, rooms
from alehouse.server.contesting import Contesting

ContestId = Annotated[str, Parameter(description="The contest's id, as in its link")]


def contesting(request: Call) -> Contesting:
    """The contests."""
    return Contesting(rooms(request))


@post("/contests", summary="Set up a contest", tags=["contests"])
async def create(request: Call, data: Annotated[protocol.ContestRequest, Body()]) -> protocol.ContestInfo:
    """Set up a contest that waits for people; whoever does takes part."""
    return await contesting(request).create(await guests(request).guest(request), data)


@get("/contests/{contest_id:str}", summary="A contest", tags=["contests"])
async def contest(request: Call, contest_id: ContestId) -> protocol.ContestInfo:
    """Say who takes part, where one sits next, and how it stands after the deals that all have finished."""
    return await contesting(request).info(contest_id, await guests(request).watcher(request))


@post("/contests/{contest_id:str}/join", summary="Take part", tags=["contests"], status_code=200)
async def join(request: Call, contest_id: ContestId) -> protocol.ContestInfo:
    """Take part, before it begins."""
    return await contesting(request).join(contest_id, await guests(request).guest(request))


@post("/contests/{contest_id:str}/leave", summary="Take part no longer", tags=["contests"], status_code=200)
async def leave(request: Call, contest_id: ContestId) -> protocol.ContestInfo:
    """Take part no longer; once it has begun bots play on."""
    return await contesting(request).leave(contest_id, await guests(request).guest(request))


@post("/contests/{contest_id:str}/remove", summary="Remove somebody", tags=["contests"], status_code=200)
async def remove(
    request: Call, contest_id: ContestId, data: Annotated[protocol.EntrantRequest, Body()]
) -> protocol.ContestInfo:
    """Take somebody off the list, or let bots play for them, as the host."""
    guest = await guests(request).guest(request)
    return await contesting(request).remove(contest_id, guest, data.number)


@post("/contests/{contest_id:str}/start", summary="Begin", tags=["contests"], status_code=200)
async def start(request: Call, contest_id: ContestId) -> protocol.ContestInfo:
    """Spread all over tables and deal, as the host."""
    return await contesting(request).start(contest_id, await guests(request).guest(request))


@post("/contests/{contest_id:str}/end", summary="End a contest", tags=["contests"], status_code=200)
async def end(request: Call, contest_id: ContestId) -> protocol.ContestInfo:
    """Leave it at what has been played, as the host."""
    return await contesting(request).end(contest_id, await guests(request).guest(request))


@get("/contests/{contest_id:str}/qr", summary="The invitation as a QR code", tags=["contests"])
async def qr(request: Call, contest_id: ContestId) -> Response[str]:
    """Draw the contest's link as an SVG picture."""
    await contesting(request).info(contest_id, None)
    return links.picture(f"{links.address(request)}/contest/{contest_id}")


HANDLERS = [create, contest, join, leave, remove, start, end, qr]
