"""The application: HTTP below /api, the live line of each table, and the page."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, post, put, websocket
from litestar.config.app import AppConfig
from litestar.datastructures import CacheControlHeader, Cookie, State
from litestar.exceptions import ClientException as LitestarClientException
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.params import Parameter
from litestar.response import File
from litestar.static_files import create_static_files_router
from sqlalchemy.exc import SQLAlchemyError

from alehouse.language import say
from alehouse.refused import Refused
from alehouse.server import catalogue, identity, players, protocol
from alehouse.server.errors import body, status_of
from alehouse.server.feed import Feed
from alehouse.server.rate import Bucket, Buckets
from alehouse.server.rooms import Line, Rooms
from alehouse.server.settings import Settings
from alehouse.server.store import Guest, Store

log = logging.getLogger("alehouse.server")
Asked = Request[Any, Any, State]
KINDS = ("move", "ping", "state")
decoder: msgspec.json.Decoder[protocol.ClientFrame] = msgspec.json.Decoder(protocol.ClientFrame)
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class House:
    """What the handlers share: the store, the rooms, and who is who."""

    def __init__(self, settings: Settings, feed: Feed | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.url())
        self.rooms = Rooms(self.store, settings, feed)
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.secret = b""

    async def guest(self, connection: Any) -> Guest | None:
        """Whose cookie came with a request; `None` without one. Raises Refused if it is not genuine."""
        value = connection.cookies.get(identity.COOKIE)
        if value is None:
            return None
        name = identity.read(self.secret, value)
        guest = await self.store.guest(name) if name else None
        if guest is None:
            raise Refused("error-cookie")
        return guest

    async def known(self, connection: Any) -> Guest:
        """Who asks. Raises Refused if the server does not know."""
        guest = await self.guest(connection)
        if guest is None:
            raise Refused("error-cookie")
        return guest


def _house(connection: Any) -> House:
    house: House = connection.app.state.house
    return house


def _locale(connection: Any) -> str:
    return identity.preferred(connection.headers.get("accept-language", ""))


def _cookie(house: House, guest: Guest) -> Cookie:
    return Cookie(
        key=identity.COOKIE,
        value=identity.sign(house.secret, guest.id),
        max_age=identity.YEAR,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
        path="/",
    )


@get("/me", summary="Who am I? Makes a guest of whoever is new.")
async def get_me(request: Asked) -> Response[protocol.Me]:
    """Answer with a signed cookie; a forged one makes a new guest."""
    house = _house(request)
    guest = None
    with suppress(Refused):
        guest = await house.guest(request)
    if guest is None:
        guest = await house.store.new_guest(identity.guest_name(_locale(request)), None)
    return Response(protocol.Me(guest.id, guest.name, guest.locale), cookies=[_cookie(house, guest)])


@put("/me", summary="Change my name")
async def put_me(request: Asked, data: protocol.MeRequest) -> protocol.Me:
    """Also at tables where the game is not over."""
    house = _house(request)
    guest = await house.known(request)
    name = identity.clean_name(data.name)
    locale = identity.known_locale(data.locale) if data.locale is not None else guest.locale
    guest = await house.rooms.rename(guest, name, locale)
    return protocol.Me(guest.id, guest.name, guest.locale)


@get("/games", summary="All games, as they are declared")
async def get_games() -> protocol.Games:
    """Players, minutes, options, zones and verbs."""
    return catalogue.every_game()


@get("/bots", summary="All kinds of bots")
async def get_bots() -> protocol.Bots:
    """The weakest first."""
    return protocol.Bots(players.kinds())


@post("/play", summary="Play a game at once against bots", status_code=201)
async def play_now(request: Asked, data: protocol.PlayRequest) -> protocol.TableInfo:
    """You sit in seat A."""
    house = _house(request)
    return await house.rooms.play_now(await house.known(request), data.game, data.players)


@post("/tables", summary="Set a table", status_code=201)
async def create_table(request: Asked, data: protocol.TableRequest) -> protocol.TableInfo:
    """The game begins by itself when no seat is open."""
    house = _house(request)
    return await house.rooms.create(await house.known(request), data)


@get("/tables", summary="Listed tables with a free seat")
async def get_tables(request: Asked) -> protocol.Tables:
    """The newest first."""
    house = _house(request)
    return protocol.Tables(await house.rooms.waiting(await house.guest(request)))


@get("/tables/{table_id:str}", summary="A table")
async def get_table(request: Asked, table_id: str) -> protocol.TableInfo:
    """As whoever asks sees it."""
    house = _house(request)
    return await house.rooms.info(table_id, await house.guest(request))


@post("/tables/{table_id:str}/sit", summary="Sit down", status_code=200)
async def sit(request: Asked, table_id: str, data: protocol.SitRequest) -> protocol.TableInfo:
    """In the seat named, or the first free one."""
    house = _house(request)
    return await house.rooms.sit(table_id, await house.known(request), data.seat)


@post("/tables/{table_id:str}/stand", summary="Give up a seat, before the game begins", status_code=200)
async def stand(request: Asked, table_id: str) -> protocol.TableInfo:
    """The seat is free again."""
    house = _house(request)
    return await house.rooms.stand(table_id, await house.known(request))


@post("/tables/{table_id:str}/bot", summary="Put a bot in a free seat", status_code=200)
async def add_bot(request: Asked, table_id: str, data: protocol.BotRequest) -> protocol.TableInfo:
    """Whoever set the table may do this."""
    house = _house(request)
    return await house.rooms.fill(table_id, await house.known(request), data.seat, data.bot)


@post("/tables/{table_id:str}/rematch", summary="The same again", status_code=200)
async def rematch(request: Asked, table_id: str) -> protocol.TableInfo:
    """Everybody who asks gets the same new table; the deal moves one seat to the left."""
    house = _house(request)
    return await house.rooms.rematch(table_id, await house.known(request))


@get("/tables/{table_id:str}/record", summary="The record of a finished game", media_type=MediaType.TEXT)
async def get_record(request: Asked, table_id: str) -> Response[str]:
    """TOML, with the seed: its SHA-256 is the commitment that was published before the deal."""
    text = await _house(request).rooms.record(table_id)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="alehouse-{table_id}.toml"'},
    )


@get("/tables/{table_id:str}/qr", summary="The invitation as a QR code", media_type="image/svg+xml")
async def get_qr(request: Asked, table_id: str) -> Response[bytes]:
    """SVG."""
    house = _house(request)
    await house.rooms.info(table_id, None)
    base = (house.settings.public_url or str(request.base_url)).rstrip("/")
    picture = BytesIO()
    segno.make(f"{base}/table/{table_id}").save(
        picture, kind="svg", border=2, scale=4, dark="#1c130d", light="#fffaf0"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/rules/{game:str}", summary="The rules of a game")
async def get_rules(
    game: str, lang: Annotated[str | None, Parameter(query="lang", max_length=16)] = None
) -> protocol.RulesPage:
    """As HTML, in English where they are not translated."""
    return protocol.RulesPage(catalogue.rules_html(game, lang or "en"))


@websocket("/api/tables/{table_id:str}/live", opt={"exclude_from_schema": True})
async def live(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    """The live line of a table: see the protocol's documentation."""
    house = _house(socket)
    locale = _locale(socket)
    await socket.accept()
    line = Line(None, locale)
    joined = False
    try:
        _same_site(socket)
        guest = await house.guest(socket)
        if guest is not None:
            line.guest, line.locale = guest.id, guest.locale or locale
        await house.rooms.join(table_id, line)
        joined = True
    except Refused as refused:
        line.refuse(refused, 0)
        line.close(4404 if refused.code == "error-table" else 4400 + status_of(refused.code) % 100, refused)
    sending = asyncio.create_task(_send(socket, line))
    try:
        if joined:
            await _receive(socket, house, table_id, line, sending)
    except Exception:
        log.exception("a line to table %s broke", table_id)
    finally:
        if joined:
            house.rooms.leave(table_id, line)
        line.close(1000, Refused("error-silent"))
        with suppress(Exception):
            await asyncio.wait_for(sending, 2)


async def _receive(
    socket: WebSocket[Any, Any, State], house: House, table: str, line: Line, sending: asyncio.Task[None]
) -> None:
    """Take a client's frames until either side hangs up."""
    settings = house.settings
    bucket = Bucket(settings.frame_rate, settings.frame_burst)
    too_many = 0
    while True:
        receiving = asyncio.ensure_future(socket.receive())
        done, _ = await asyncio.wait(
            (receiving, sending), timeout=settings.quiet_after, return_when=asyncio.FIRST_COMPLETED
        )
        if receiving not in done:
            receiving.cancel()
            if not done:
                line.close(1001, Refused("error-silent"))
            return
        event: Any = receiving.result()
        if event["type"] == "websocket.disconnect":
            return
        if not bucket.take():
            too_many += 1
            line.refuse(Refused("error-too-fast"), house.rooms.made(table))
            if too_many > settings.frame_patience:
                line.close(1008, Refused("error-too-fast"))
                return
            continue
        too_many = 0
        try:
            await _hear(house, table, line, read_frame(event.get("text"), settings.frame_limit))
        except Refused as refused:
            line.refuse(refused, house.rooms.made(table))
        except SQLAlchemyError:
            log.exception("the store could not take a move at table %s", table)
            line.refuse(Refused("error-busy"), house.rooms.made(table))


async def _hear(house: House, table: str, line: Line, frame: protocol.ClientFrame) -> None:
    if isinstance(frame, protocol.PingFrame):
        line.send(protocol.PongFrame())
    elif isinstance(frame, protocol.AskStateFrame):
        await house.rooms.state(table, line)
    else:
        await house.rooms.move(table, line, frame.move, frame.text)


def read_frame(text: str | None, limit: int) -> protocol.ClientFrame:
    """The frame that a client sent. Raises Refused."""
    if text is None:
        raise Refused("error-binary")
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) > limit:
        raise Refused("error-too-large", limit=limit)
    try:
        data: Any = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("error-json", problem=str(error)) from None
    if not isinstance(data, dict):
        raise Refused("error-shape", problem=type(data).__name__)
    kind = data.get("kind")
    if kind not in KINDS:
        raise Refused("error-kind", kind=str(kind), kinds=", ".join(KINDS))
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        raise Refused("error-shape", problem=str(error)) from None


async def _send(socket: WebSocket[Any, Any, State], line: Line) -> None:
    """Send what is queued until the line is to be closed."""
    with suppress(Exception):
        while True:
            frame = await line.queue.get()
            if not isinstance(frame, str):
                code, reason = frame
                await socket.close(code, reason)
                return
            await socket.send_text(frame)


def _same_site(connection: Any) -> None:
    """Other websites may not act in a guest's name. Raises Refused."""
    origin = connection.headers.get("origin")
    if origin and origin.partition("://")[2] != connection.headers.get("host"):
        raise Refused("error-cross-site")


async def _before(request: Asked) -> None:
    house = _house(request)
    address = request.client.host if request.client else "?"
    if not house.requests.take(address):
        raise Refused("error-too-fast")
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        _same_site(request)


def _answer(connection: Any, refused: Refused, status: int | None = None) -> Response[protocol.ErrorBody]:
    return Response(
        body(refused, _locale(connection)),
        status_code=status or status_of(refused.code),
        media_type=MediaType.JSON,
    )


def _on_refused(request: Any, refused: Refused) -> Response[Any]:
    return _answer(request, refused)


def _on_http(request: Any, error: HTTPException) -> Response[Any]:
    if error.status_code == 404:
        return _answer(request, Refused("error-path"))
    if error.status_code == 405:
        return _answer(request, Refused("error-method"))
    if error.status_code == 413:
        return _answer(request, Refused("error-too-large", limit=_house(request).settings.body_limit))
    if isinstance(error, ValidationException):
        extra = error.extra if isinstance(error.extra, list) else []
        told = "; ".join(str(e.get("message", e)) if isinstance(e, dict) else str(e) for e in extra)
        return _answer(request, Refused("error-shape", problem=told or error.detail))
    if isinstance(error, SerializationException | LitestarClientException):
        return _answer(request, Refused("error-json", problem=error.detail))
    if error.status_code < 500:
        return _answer(request, Refused("error-request", problem=error.detail), error.status_code)
    return _on_any(request, error)


def _on_any(request: Any, error: Exception) -> Response[Any]:
    log.error("%s %s failed", getattr(request, "method", "?"), request.url.path, exc_info=error)
    return _answer(request, Refused("error-server"))


@get(["/", "/table/{table_id:str}", "/rules/{game:str}", "/set/{game:str}"], include_in_schema=False)
async def page(request: Asked) -> Response[Any]:
    """The one page, which finds its own way."""
    folder = _house(request).settings.page
    if not (folder / "index.html").is_file():
        locale = _locale(request)
        title, about = say(locale, "server-no-page"), say(locale, "server-no-page", attribute="about")
        return Response(f"{title}\n\n{about}\n", media_type="text/plain; charset=utf-8", status_code=503)
    return Response(
        (folder / "index.html").read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"}
    )


@get("/{name:str}", include_in_schema=False)
async def page_file(request: Asked, name: str) -> File:
    """The few files beside the page."""
    folder = _house(request).settings.page
    if name not in ({p.name for p in folder.iterdir() if p.is_file()} if folder.is_dir() else ()):
        raise HTTPException(status_code=404)
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(folder / name, content_disposition_type="inline", media_type=media_type)


def create_app(settings: Settings | None = None) -> Litestar:
    """The application of a server with these settings."""
    house = House(settings or Settings())

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None, None]:
        house.secret = await house.store.open()
        await asyncio.to_thread(catalogue.warm)
        try:
            yield
        finally:
            await house.rooms.close()
            await house.store.close()

    def with_state(config: AppConfig) -> AppConfig:
        config.state.house = house
        return config

    api = Router(
        "/api",
        route_handlers=[
            get_me,
            put_me,
            get_games,
            get_bots,
            play_now,
            create_table,
            get_tables,
            get_table,
            sit,
            stand,
            add_bot,
            rematch,
            get_record,
            get_qr,
            get_rules,
        ],
        before_request=_before,
    )
    handlers: list[Any] = [api, live, page, page_file]
    assets = house.settings.page / "assets"
    if assets.is_dir():
        handlers.append(
            create_static_files_router(
                path="/assets",
                directories=[assets],
                include_in_schema=False,
                cache_control=CacheControlHeader(max_age=31_536_000, public=True, immutable=True),
            )
        )
    return Litestar(
        handlers,
        lifespan=[lifespan],
        on_app_init=[with_state],
        response_headers=HEADERS,
        request_max_body_size=house.settings.body_limit,
        exception_handlers={Refused: _on_refused, HTTPException: _on_http, Exception: _on_any},
        openapi_config=OpenAPIConfig(
            title=say("en", "server-openapi-title"),
            version="1",
            description=say("en", "server-openapi-title", attribute="about"),
            path="/openapi",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        logging_config=None,
    )
