"""Evenings over HTTP: a group of friends, what they play next, and how they stand."""

from __future__ import annotations

import asyncio
import random
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, Parameter

from alehouse import pad as score_pads
from alehouse.catalogue import find
from alehouse.moves import seat_letter
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.server import evening_store, links, players, protocol
from alehouse.server.asking import Call, guests, rooms
from alehouse.server.database import Taken
from alehouse.server.moments import moments_of
from alehouse.server.names import clean_name
from alehouse.server.store import Guest, Seat
from alehouse.server.talk import who

EveningId = Annotated[str, Parameter(description="The evening's id, as in its link")]
Number = Annotated[int, Parameter(description="The number of the proposal")]

TRIES = 5
"""How often seats are given out anew because somebody changed their mind meanwhile."""
LOT = random.SystemRandom()
"""Draws who sits where."""


async def _answer(request: Call, evening: str, guest: Guest) -> protocol.EveningInfo:
    gatherings = rooms(request).gatherings
    gatherings.changed(evening)
    return await gatherings.info(evening, guest.id)


@post("/evenings", summary="Make an evening", tags=["evenings"])
async def make(request: Call, data: Annotated[protocol.EveningRequest, Body()]) -> protocol.EveningInfo:
    """Make an evening; whoever has its link is in on it."""
    guest = await guests(request).guest(request)
    evening = await evening_store.make(rooms(request).store, guest, clean_name(data.name))
    return await _answer(request, evening, guest)


@get("/evenings", summary="My evenings", tags=["evenings"])
async def mine(request: Call) -> protocol.EveningList:
    """Say which evenings the guest was in on, the latest first."""
    guest = await guests(request).watcher(request)
    found = await evening_store.of_guest(rooms(request).store, guest.id) if guest else []
    return protocol.EveningList(
        [protocol.EveningShort(each.id, each.name, each.ended is not None) for each in found]
    )


@get("/evenings/{evening_id:str}", summary="An evening", tags=["evenings"])
async def evening(request: Call, evening_id: EveningId) -> protocol.EveningInfo:
    """Say who is in on an evening, what is played and proposed, and how everybody stands."""
    guest = await guests(request).watcher(request)
    return await rooms(request).gatherings.info(evening_id, guest.id if guest else None)


@post("/evenings/{evening_id:str}/proposals", summary="Propose a game", tags=["evenings"])
async def propose(
    request: Call, evening_id: EveningId, data: Annotated[protocol.ProposalRequest, Body()]
) -> protocol.EveningInfo:
    """Propose a game, and be in on it; to propose what is proposed already is to be in on that."""
    guest = await guests(request).guest(request)
    game = find(data.game)
    # What cannot be at any number of players is refused now, and not when all are waiting.
    game.check(game.usual_players, {**game.options_for(game.usual_players), **data.options})
    await evening_store.propose(
        rooms(request).store, evening_id, guest.id, game.name, data.options, hints=data.hints
    )
    return await _answer(request, evening_id, guest)


@post(
    "/evenings/{evening_id:str}/proposals/{number:int}/want",
    summary="Be in on a proposed game",
    tags=["evenings"],
    status_code=200,
)
async def want(
    request: Call, evening_id: EveningId, number: Number, data: Annotated[protocol.WantRequest, Body()]
) -> protocol.EveningInfo:
    """Be in on a proposed game, or not."""
    guest = await guests(request).guest(request)
    await evening_store.want(rooms(request).store, evening_id, number, guest.id, data.wanted)
    return await _answer(request, evening_id, guest)


@post(
    "/evenings/{evening_id:str}/proposals/{number:int}/start",
    summary="Begin a proposed game",
    tags=["evenings"],
    status_code=200,
)
async def start(
    request: Call, evening_id: EveningId, number: Number, data: Annotated[protocol.StartRequest, Body()]
) -> protocol.TableInfo:
    """Set a table for all who want to play; whoever asks second gets the same one. Who sits where is drawn by lot."""
    house = rooms(request)
    guest = await guests(request).guest(request)
    for _ in range(TRIES):
        found = await house.gatherings.load(evening_id)
        proposal = next((each for each in found.proposals if each.number == number), None)
        if proposal is None:
            raise Refused("error-proposal")
        if proposal.table is None and guest.id not in proposal.wanted:
            raise Refused("error-evening-not-in")
        game = find(proposal.game)
        count = len(proposal.wanted) + data.bots
        options = {**game.options_for(count), **proposal.options}
        if proposal.table is None:
            game.check(count, options)
        kind = data.bot or players.best()
        if data.bots and kind not in house.settings.bots:
            raise Refused("error-bot", bot=kind, bots=", ".join(house.settings.bots))
        sitting: list[tuple[str | None, str]] = [(each, found.members[each]) for each in proposal.wanted]
        sitting += [(None, name) for name in players.bot_names(data.bots, [name for _, name in sitting])]
        LOT.shuffle(sitting)
        seats = [
            Seat(seat_letter(p), "bot", None, kind, name)
            if each is None
            else Seat(seat_letter(p), "person", each, None, name)
            for p, (each, name) in enumerate(sitting)
        ]
        try:
            table = await evening_store.begin(
                house.store,
                evening_id,
                number,
                guest.id,
                proposal.wanted,
                seats,
                game=game.name,
                version=game.version,
                options={name: value for name, value in options.items() if value is not None},
                dealer=seats[-1].seat if seats else "A",
                hints=proposal.hints,
            )
        except Taken:
            continue
        house.gatherings.changed(evening_id)
        return await house.info(table, guest)
    raise Refused("error-busy")


@post("/evenings/{evening_id:str}/pads", summary="Let a score pad count", tags=["evenings"])
async def add_pad(
    request: Call, evening_id: EveningId, data: Annotated[protocol.EveningPadRequest, Body()]
) -> protocol.EveningInfo:
    """Add a finished score pad of a real table, and say whose line is whose."""
    house = rooms(request)
    guest = await guests(request).guest(request)
    found = await house.gatherings.load(evening_id)

    def reckon() -> tuple[score_pads.Pad, bool]:
        pad = score_pads.read(Record.read(data.record))
        return pad, bool(score_pads.tally(pad).over)

    pad, over = await asyncio.to_thread(reckon)
    if not over:
        raise Refused("error-evening-pad-open")
    known = {who(found.id, each): each for each in found.members}
    people = [None if each is None else known.get(each) for each in data.people]
    named = [each for each in people if each is not None]
    wanted = sum(each is not None for each in data.people)
    if len(people) != len(pad.players) or len(named) != wanted or len(set(named)) != wanted or wanted < 2:
        raise Refused("error-evening-pad-people", players=len(pad.players))
    await evening_store.add_pad(house.store, evening_id, guest.id, people, data.record)
    return await _answer(request, evening_id, guest)


@post("/evenings/{evening_id:str}/end", summary="End an evening", tags=["evenings"], status_code=200)
async def end(
    request: Call, evening_id: EveningId, data: Annotated[protocol.EndRequest, Body()]
) -> protocol.EveningInfo:
    """End an evening, or go on with it: who made it, or anybody who is in while that one is not here."""
    house = rooms(request)
    guest = await guests(request).guest(request)
    found = await house.gatherings.load(evening_id)
    house.gatherings.member(found, guest)
    if not house.gatherings.hosts(found, guest.id):
        raise Refused("error-evening-host")
    await evening_store.end(house.store, evening_id, data.ended)
    return await _answer(request, evening_id, guest)


@get("/evenings/{evening_id:str}/moments", summary="What is worth remembering", tags=["evenings"])
async def moments(request: Call, evening_id: EveningId) -> protocol.Moments:
    """Look for the moments of an evening's finished games that stand out."""
    house = rooms(request)
    return await moments_of(house.store, await house.gatherings.load(evening_id))


@get("/evenings/{evening_id:str}/qr", summary="The invitation as a QR code", tags=["evenings"])
async def qr(request: Call, evening_id: EveningId) -> Response[str]:
    """Draw the evening's link as an SVG picture."""
    await rooms(request).gatherings.load(evening_id)
    return links.picture(f"{links.address(request)}/evening/{evening_id}")


HANDLERS = [make, mine, evening, propose, want, start, add_pad, end, moments, qr]
