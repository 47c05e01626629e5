"""The HTTP interface to what is one's own: tables, games and how they went, leaving a game, and going on elsewhere."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Body, QueryParameter

from alehouse.catalogue import find
from alehouse.lab.ahead import stakes_of
from alehouse.refused import Refused
from alehouse.server import links, owned, passes, protocol
from alehouse.server.asking import Call, TableId, address, guests, rooms
from alehouse.server.opening import is_open
from alehouse.server.owned import Owned, Played
from alehouse.server.play import describe
from alehouse.server.rate import Buckets
from alehouse.server.results import found_result
from alehouse.server.rooms import Rooms
from alehouse.server.store import Guest, Header

PAGE = 20
"""Games on a page."""
MOST = 50
RECENT = 20
"""Games of each kind that are told one by one."""
FOUND = 20
"""Games of older versions that are played again, at most, to find how they ended, when somebody asks how games went."""
STUCK = ("error-table-old", "error-game")
"""Why a table cannot be gone on with."""


def limits() -> dict[str, Buckets]:
    """How often a guest may make links, and how often somebody may try one: an application's state."""
    return {"passes_made": Buckets(1 / 20, 5), "passes_tried": Buckets(1 / 5, 20)}


@get("/me/tables", summary="My tables", tags=["guests"])
async def my_tables(
    request: Call,
    limit: Annotated[
        int, QueryParameter(description="How many games that are over, at most", ge=0, le=MOST)
    ] = PAGE,
    before: Annotated[
        str | None, QueryParameter(description="`next` of the page before", max_length=64)
    ] = None,
) -> protocol.MyTables:
    """Say which tables of mine wait or are played, and whose turn it is there; and which games are over."""
    guest = await guests(request).known(request)
    if guest is None:
        return protocol.MyTables([], [], None)
    house = rooms(request)
    unfinished = [] if before is not None else await owned.open_tables(house.store, guest.id)
    past = await owned.past_games(house.store, guest.id, _place(before), limit + 1) if limit else []
    names = await owned.evening_names(
        house.store, {each.header.evening for each in (*unfinished, *past) if each.header.evening}
    )
    running = [await _table(house, guest, each, names) for each in unfinished]
    over = [await _table(house, guest, each, names) for each in past[:limit]]
    running.sort(key=lambda each: not each.turn)
    last = past[limit - 1] if len(past) > limit > 0 else None
    return protocol.MyTables(running, over, f"{last.when}-{last.header.id}" if last else None)


def _place(before: str | None) -> tuple[int, str] | None:
    """Where a page begins. Raises Refused."""
    if before is None:
        return None
    when, _, identity = before.partition("-")
    known = not identity or (identity.isascii() and identity.isalnum())
    if not (known and when.isascii() and when.isdigit() and len(when) <= 15):
        raise Refused("error-request", problem="before")
    return int(when), identity


async def _table(house: Rooms, guest: Guest, each: Owned, names: dict[str, str]) -> protocol.MyTable:
    header, moved = each.header, each.moved
    if each.left and header.contest is not None and not await is_open(house.store.database, header):
        # Whoever has left it is a stranger there now, and others still play its cards.
        header, moved = replace(header, count=0, ended=None, result=None), None
    told = describe(header, guest.id, set(), set())
    acting: list[str] = []
    stuck = False
    if header.ended is None and not each.left:
        try:
            told, acting = await house.standing(header.id, guest.id)
        except Refused as refused:
            # Gone meanwhile, or of another version.
            stuck = refused.code in STUCK
    result = None if each.left else await _result(house, header)
    return protocol.MyTable(
        table=told,
        seat=each.seat,
        acting=acting,
        turn=each.seat in acting,
        left=each.left,
        stuck=stuck,
        created=header.created,
        moved=moved,
        ended=header.ended,
        study=header.study,
        evening=header.evening,
        evening_name=names.get(header.evening) if header.evening else None,
        contest=header.contest,
        result=result,
    )


async def _result(house: Rooms, header: Header) -> protocol.Result | None:
    try:
        found = await found_result(house.store, header)
    except Refused:
        return None
    return None if found is None else msgspec.convert(found, protocol.Result, strict=False)


@get("/me/statistics", summary="How my games went", tags=["guests"])
async def statistics(request: Call) -> protocol.Statistics:
    """Count the games of mine that are over or that I have left, by game."""
    guest = await guests(request).known(request)
    house = rooms(request)
    games = [] if guest is None else await owned.counted(house.store, guest.id)
    by_game: dict[str, list[tuple[Played, protocol.Result | None]]] = defaultdict(list)
    searched = 0
    for played in games:
        header = played.header
        result = None
        if not played.left and header.ended is not None:
            if header.result is not None:
                result = await _result(house, header)
            elif searched < FOUND:
                searched += 1
                whole = await house.store.header(header.id)
                result = None if whole is None else await _result(house, whole)
        by_game[header.game].append((played, result))
    return protocol.Statistics([_tallied(game, each) for game, each in by_game.items()], len(games))


def _tallied(game: str, games: list[tuple[Played, protocol.Result | None]]) -> protocol.GameTally:
    """How the games of one kind went, the latest of which come first."""
    tallies = {alone: protocol.Tally(0, 0, 0, [0] * 8) for alone in (False, True)}
    outcomes: list[protocol.Outcome] = []
    best: dict[str, int] = {}
    signs: dict[str, int] = {}
    lost = False
    for played, result in games:
        tally, header = tallies[played.alone], played.header
        place, won, seats = None, False, 0
        if played.left:
            tally.left += 1
        else:
            tally.played += 1
        if result is not None:
            at, seats = ord(played.seat) - ord("A"), len(result.places)
            place = result.places[at]
            won = played.seat in result.winners
            if result.losers and not result.winners:
                lost, won = True, played.seat not in result.losers
            tally.won += won
            tally.places[place - 1] += 1
            for unit, sign in _units(header):
                amounts = result.points if unit == "points" else result.chips
                if amounts is not None:
                    own = sign * amounts[at]
                    best[unit] = max(best.get(unit, own), own)
                    signs[unit] = sign
        # Of a game that somebody has left, nothing is told that came after that.
        when = header.created if played.left or header.ended is None else header.ended
        outcomes.append(protocol.Outcome(header.id, place, seats, won, played.left, played.alone, when))
    return protocol.GameTally(
        game=game,
        people=tallies[False],
        bots=tallies[True],
        best_points=best["points"] * signs["points"] if "points" in best else None,
        best_chips=best.get("chips"),
        lost=lost,
        recent=outcomes[:RECENT][::-1],
    )


def _units(header: Header) -> list[tuple[str, int]]:
    """What more, or less, of is better at a table: points or chips, and the sign that makes more of it better."""
    try:
        game = find(header.game)
        stakes = stakes_of(game, game.check_options(header.options))
    except (Refused, LookupError):
        return []
    return [(stakes.unit, stakes.sign)]


@post("/tables/{table_id:str}/leave", summary="Leave a table", tags=["tables"], status_code=200)
async def leave(request: Call, table_id: TableId) -> protocol.TableInfo:
    """Give the seat back before the game begins; in the middle of the game a bot takes it for good."""
    return await rooms(request).seating.resign(table_id, await guests(request).guest(request))


# another device


@post("/me/pass", summary="A link to go on elsewhere", tags=["guests"], status_code=200)
async def new_pass(request: Call) -> Response[protocol.PassInfo]:
    """Make a link that carries me to another device, once and soon; earlier ones are void."""
    guest = await guests(request).guest(request)
    if not request.app.state.passes_made.take(guest.id):
        raise Refused("error-too-fast")
    token = await passes.make(rooms(request).store, guest)
    link = f"{links.address(request)}/move/{token}"
    return Response(
        protocol.PassInfo(link, links.drawn(link), passes.LASTS),
        headers={"cache-control": "no-store"},
    )


def _may_try(request: Call) -> None:
    """Raises Refused if so many links have been tried from there that somebody may be guessing."""
    if not request.app.state.passes_tried.take(address(request)):
        raise Refused("error-too-fast")


@post("/me/pass/holder", summary="Whom a link carries", tags=["guests"], status_code=200)
async def pass_holder(
    request: Call, data: Annotated[protocol.PassRequest, Body()]
) -> Response[protocol.PassHolder]:
    """Say whom a link carries, and who the client is so far; the link can still be used."""
    _may_try(request)
    store = rooms(request).store
    guest = await passes.holder(store, data.token)
    here = await guests(request).watcher(request)
    unfinished, over = (0, 0) if here is None else await owned.how_many(store, here.id)
    told = protocol.PassHolder(
        name=guest.name,
        same=here is not None and here.id == guest.id,
        you=None if here is None else here.name,
        open=unfinished,
        over=over,
    )
    return Response(told, headers={"cache-control": "no-store"})


@post("/me/take", summary="Go on as the guest of a link", tags=["guests"], status_code=200)
async def take(request: Call, data: Annotated[protocol.PassRequest, Body()]) -> Response[protocol.Me]:
    """Become the guest whom a link carries. Who the client was before can be gone back to (`POST /me/back`)."""
    _may_try(request)
    people = guests(request)
    here = await people.watcher(request)
    store = rooms(request).store
    guest = await passes.holder(store, data.token)
    if here is None or here.id != guest.id:  # else nothing has to be used up
        guest = await passes.use(store, data.token)
    return people.become(request, guest, here)


@post("/me/back", summary="Go back to who this device was", tags=["guests"], status_code=200)
async def back(request: Call) -> Response[protocol.Me]:
    """Become the guest again whom this device was before; who it is now is the one before from then on."""
    people = guests(request)
    here = await people.watcher(request)
    guest = await people.before(request)
    if guest is None:
        raise Refused("error-pass-back")
    return people.become(request, guest, here)


HANDLERS = [my_tables, statistics, leave, new_pass, pass_holder, take, back]
