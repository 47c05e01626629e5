"""The HTTP interface below /api."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post, put, route
from litestar.enums import HttpMethod
from litestar.params import Body, Parameter, QueryParameter

from alehouse.refused import Refused
from alehouse.server import catalogue, links, patience, protocol
from alehouse.server.answers import PACKED, lasting
from alehouse.server.asking import Call, TableId, guests, rooms
from alehouse.server.identity import known_locale
from alehouse.server.names import clean_name

JSON = "application/json"
ASK = "no-cache"
"""Clients may keep what they got, and ask each time whether it is still the same."""
GameName = Annotated[str, Parameter(description="The game's name")]
Language = Annotated[str, QueryParameter(name="lang", description="The language, such as en")]


@get("/me", summary="Who am I?", tags=["guests"])
async def me(request: Call) -> Response[protocol.Me]:
    """Say who the client is; somebody new gets a cookie and a name."""
    people = guests(request)
    guest = await people.greet(request)
    return Response(
        await people.told(request, guest),
        cookies=[people.cookie(guest, request)],
        headers={"cache-control": "no-store"},
    )


@put("/me", summary="Change my name", tags=["guests"])
async def rename(request: Call, data: Annotated[protocol.MeRequest, Body()]) -> protocol.Me:
    """Change the name, and the language of messages if one is given."""
    guest = await guests(request).guest(request)
    locale = guest.locale if data.locale is None else known_locale(data.locale)
    guest = await rooms(request).rename(guest, clean_name(data.name), locale)
    return await guests(request).told(request, guest)


@get("/games", summary="All games", tags=["games"], sync_to_thread=True, opt={PACKED: True})
def all_games(request: Call) -> Response[protocol.Games]:
    """Say what can be played."""
    return lasting(request, _games(), JSON, keep=ASK)


@cache
def _games() -> bytes:
    return msgspec.json.encode(catalogue.every_game())


@get("/bots", summary="All kinds of bots", tags=["games"], opt={PACKED: True})
async def all_bots(request: Call) -> Response[protocol.Bots]:
    """Say who can be played against."""
    bots = protocol.Bots(list(rooms(request).settings.bots))
    return lasting(request, msgspec.json.encode(bots), JSON, keep=ASK)


@get(
    "/rules/{game:str}",
    summary="The rules of a game",
    tags=["games"],
    sync_to_thread=True,
    opt={PACKED: True},
)
def rules(request: Call, game: GameName, lang: Language = "en") -> Response[protocol.RulesPage]:
    """Give the rules as HTML, in English where they are not translated."""
    page = protocol.RulesPage(catalogue.rules_html(game, lang))
    return lasting(request, msgspec.json.encode(page), JSON, keep=ASK)


@post("/play", summary="Play at once against bots", tags=["tables"])
async def play(request: Call, data: Annotated[protocol.PlayRequest, Body()]) -> protocol.TableInfo:
    """Set a table with bots in all seats but A."""
    guest = await guests(request).guest(request)
    return await rooms(request).seating.play_now(guest, data.game, data.players)


@post("/tables", summary="Set a table", tags=["tables"])
async def create(request: Call, data: Annotated[protocol.TableRequest, Body()]) -> protocol.TableInfo:
    """Set a table; it starts by itself when no seat is open."""
    guest = await guests(request).guest(request)
    return await rooms(request).seating.create(guest, data)


@get("/tables", summary="Listed tables with a free seat", tags=["tables"])
async def waiting(request: Call) -> protocol.Tables:
    """Say which tables wait for players."""
    return protocol.Tables(await rooms(request).seating.waiting(await guests(request).watcher(request)))


@get("/tables/{table_id:str}", summary="A table", tags=["tables"])
async def table(request: Call, table_id: TableId) -> protocol.TableInfo:
    """Say who sits at a table and how far the game is."""
    return await rooms(request).info(table_id, await guests(request).watcher(request))


@post("/tables/{table_id:str}/sit", summary="Sit down", tags=["tables"], status_code=200)
async def sit(
    request: Call, table_id: TableId, data: Annotated[protocol.SitRequest | None, Body()] = None
) -> protocol.TableInfo:
    """Take the named seat, or the first free one."""
    guest = await guests(request).guest(request)
    return await rooms(request).seating.sit(table_id, guest, data.seat if data else None)


@post("/tables/{table_id:str}/stand", summary="Stand up", tags=["tables"], status_code=200)
async def stand(request: Call, table_id: TableId) -> protocol.TableInfo:
    """Give the seat back, before the game begins."""
    return await rooms(request).seating.stand(table_id, await guests(request).guest(request))


@post("/tables/{table_id:str}/bot", summary="Put a bot in a free seat", tags=["tables"], status_code=200)
async def fill(
    request: Call, table_id: TableId, data: Annotated[protocol.BotRequest, Body()]
) -> protocol.TableInfo:
    """Fill a free seat, as the table's creator."""
    guest = await guests(request).guest(request)
    return await rooms(request).seating.fill(table_id, guest, data.seat, data.bot)


@post("/tables/{table_id:str}/rematch", summary="The next table", tags=["tables"], status_code=200)
async def rematch(request: Call, table_id: TableId) -> protocol.TableInfo:
    """Play again with the same people: everybody who asks gets the same table."""
    return await rooms(request).seating.rematch(table_id, await guests(request).guest(request))


@post("/tables/{table_id:str}/close", summary="Close a table", tags=["tables"], status_code=204)
async def close(request: Call, table_id: TableId) -> None:
    """Close a table that waits for players, as its creator; when the creator is gone, anybody seated may."""
    await rooms(request).seating.close_table(table_id, await guests(request).guest(request))


@get(
    "/tables/{table_id:str}/record",
    summary="The record of a finished game",
    tags=["tables"],
    media_type=MediaType.TEXT,
)
async def record(request: Call, table_id: TableId) -> Response[str]:
    """Give the record as TOML: it holds the seed, so only when the game is over."""
    text = await rooms(request).record(table_id)
    name = re.search(r'^game = "([a-z-]+)"', text, re.MULTILINE)
    file = f"{name[1] if name else 'alehouse'}-{table_id}.toml"
    return Response(
        text, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{file}"'}
    )


@get("/tables/{table_id:str}/qr", summary="The invitation as a QR code", tags=["tables"])
async def qr(request: Call, table_id: TableId) -> Response[str]:
    """Draw the table's link as an SVG picture."""
    await rooms(request).info(table_id, None)
    return links.picture(f"{links.address(request)}/table/{table_id}")


@route(
    ["/", "/{rest:path}"],
    http_method=[HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE],
    include_in_schema=False,
    status_code=404,
)
async def nothing() -> None:
    """Say that there is nothing here."""
    raise Refused("error-path")


HANDLERS = [
    me,
    rename,
    all_games,
    all_bots,
    rules,
    play,
    create,
    waiting,
    table,
    sit,
    stand,
    fill,
    rematch,
    close,
    record,
    qr,
    *patience.HANDLERS,
    nothing,
]
