"""The HTTP interface below /api."""

from __future__ import annotations

import io
import re
from typing import Annotated, Any

import segno
from litestar import MediaType, Request, Response, get, post, put, route, websocket
from litestar import WebSocket as Socket
from litestar.enums import HttpMethod
from litestar.params import Body, Parameter, QueryParameter

from alehouse.refused import Refused
from alehouse.server import catalogue, protocol
from alehouse.server.identity import clean_name, known_locale
from alehouse.server.live import Live
from alehouse.server.people import People
from alehouse.server.rooms import Rooms
from alehouse.server.store import Guest

Call = Request[Any, Any, Any]
HOST = re.compile(r"[A-Za-z0-9.\-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
GameName = Annotated[str, Parameter(description="The game's name")]
Language = Annotated[str, QueryParameter(name="lang", description="The language, such as en")]
TableId = Annotated[str, Parameter(description="The table's id, as in its link")]


def people(request: Call) -> People:
    """Who knows the guests."""
    found: People = request.app.state.people
    return found


def rooms(request: Call) -> Rooms:
    """The tables."""
    found: Rooms = request.app.state.rooms
    return found


def _me(guest: Guest) -> protocol.Me:
    return protocol.Me(guest.id, guest.name, guest.locale)


@get("/me", summary="Who am I?", tags=["guests"])
async def me(request: Call) -> Response[protocol.Me]:
    """Say who the client is; somebody new gets a cookie and a name."""
    guest = await people(request).greet(request)
    return Response(
        _me(guest), cookies=[people(request).cookie(guest)], headers={"cache-control": "no-store"}
    )


@put("/me", summary="Change my name", tags=["guests"])
async def rename(request: Call, data: Annotated[protocol.MeRequest, Body()]) -> protocol.Me:
    """Change the name, and the language of messages if one is given."""
    guest = await people(request).guest(request)
    locale = guest.locale if data.locale is None else known_locale(data.locale)
    return _me(await rooms(request).rename(guest, clean_name(data.name), locale))


@get("/games", summary="All games", tags=["games"])
async def all_games() -> protocol.Games:
    """Say what can be played."""
    return catalogue.every_game()


@get("/bots", summary="All kinds of bots", tags=["games"])
async def all_bots(request: Call) -> protocol.Bots:
    """Say who can be played against."""
    return protocol.Bots(list(rooms(request).settings.bots))


@get("/rules/{game:str}", summary="The rules of a game", tags=["games"], sync_to_thread=True)
def rules(game: GameName, lang: Language = "en") -> protocol.RulesPage:
    """Give the rules as HTML, in English where they are not translated."""
    return protocol.RulesPage(catalogue.rules_html(game, lang))


@post("/play", summary="Play at once against bots", tags=["tables"])
async def play(request: Call, data: Annotated[protocol.PlayRequest, Body()]) -> protocol.TableInfo:
    """Set a table with bots in all seats but A."""
    guest = await people(request).guest(request)
    return await rooms(request).play_now(guest, data.game, data.players)


@post("/tables", summary="Set a table", tags=["tables"])
async def create(request: Call, data: Annotated[protocol.TableRequest, Body()]) -> protocol.TableInfo:
    """Set a table; it starts by itself when no seat is open."""
    guest = await people(request).guest(request)
    return await rooms(request).create(guest, data)


@get("/tables", summary="Listed tables with a free seat", tags=["tables"])
async def waiting(request: Call) -> protocol.Tables:
    """Say which tables wait for players."""
    return protocol.Tables(await rooms(request).waiting(await people(request).watcher(request)))


@get("/tables/{table_id:str}", summary="A table", tags=["tables"])
async def table(request: Call, table_id: TableId) -> protocol.TableInfo:
    """Say who sits at a table and how far the game is."""
    return await rooms(request).info(table_id, await people(request).watcher(request))


@post("/tables/{table_id:str}/sit", summary="Sit down", tags=["tables"], status_code=200)
async def sit(
    request: Call, table_id: TableId, data: Annotated[protocol.SitRequest | None, Body()] = None
) -> protocol.TableInfo:
    """Take the named seat, or the first free one."""
    guest = await people(request).guest(request)
    return await rooms(request).sit(table_id, guest, data.seat if data else None)


@post("/tables/{table_id:str}/stand", summary="Stand up", tags=["tables"], status_code=200)
async def stand(request: Call, table_id: TableId) -> protocol.TableInfo:
    """Give the seat back, before the game begins."""
    return await rooms(request).stand(table_id, await people(request).guest(request))


@post("/tables/{table_id:str}/bot", summary="Put a bot in a free seat", tags=["tables"], status_code=200)
async def fill(
    request: Call, table_id: TableId, data: Annotated[protocol.BotRequest, Body()]
) -> protocol.TableInfo:
    """Fill a free seat, as the table's creator."""
    guest = await people(request).guest(request)
    return await rooms(request).fill(table_id, guest, data.seat, data.bot)


@post("/tables/{table_id:str}/rematch", summary="The next table", tags=["tables"], status_code=200)
async def rematch(request: Call, table_id: TableId) -> protocol.TableInfo:
    """Play again with the same people: everybody who asks gets the same table."""
    return await rooms(request).rematch(table_id, await people(request).guest(request))


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
async def qr(request: Call, table_id: TableId) -> Response[bytes]:
    """Draw the table's link as an SVG picture."""
    await rooms(request).info(table_id, None)
    picture = io.BytesIO()
    code = segno.make(f"{origin(request)}/table/{table_id}", error="m", micro=False)
    code.save(picture, kind="svg", scale=4, border=4, dark="#000", light="#fff", xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def origin(request: Call) -> str:
    """The address that the client knows the server by. Raises Refused if the request does not say."""
    public: str | None = request.app.state.settings.public_url
    if public:
        return public.rstrip("/")
    host = request.headers.get("x-forwarded-host") or request.headers.get("host") or ""
    if not HOST.fullmatch(host):
        raise Refused("error-host")
    scheme = request.headers.get("x-forwarded-proto", request.scope["scheme"])
    return f"{'https' if scheme == 'https' else 'http'}://{host}"


@websocket("/tables/{table_id:str}/live")
async def live(socket: Socket[Any, Any, Any], table_id: TableId) -> None:
    """Serve the live line of a table."""
    await Live(socket, socket.app.state.rooms, table_id).run(socket.app.state.people)


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
    record,
    qr,
    live,
    nothing,
]
