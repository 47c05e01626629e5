"""The web application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import Message, Scope
from sqlalchemy.exc import SQLAlchemyError

from alehouse.refused import Refused
from alehouse.server import api, catalogue, pad
from alehouse.server.errors import body, status_of
from alehouse.server.feed import Feed
from alehouse.server.pages import HEADERS, PlainPage, page, policy
from alehouse.server.people import People, language, refuse_other_sites
from alehouse.server.protocol import ErrorBody
from alehouse.server.rate import Buckets
from alehouse.server.rooms import Rooms
from alehouse.server.settings import Settings
from alehouse.server.store import Store

log = logging.getLogger("alehouse.server")
Call = Request[Any, Any, Any]


def create_app(
    settings: Settings | None = None, *, feed: Feed | None = None, ready: Callable[[], None] | None = None
) -> Litestar:
    """The application for these settings; `ready` is called when it can be used."""
    chosen = settings or Settings()
    buckets = Buckets(chosen.request_rate, chosen.request_burst)

    async def check(request: Call) -> None:
        if request.method not in ("GET", "HEAD", "OPTIONS"):
            refuse_other_sites(request)
        if request.scope["path"].startswith("/api"):
            address = request.client.host if request.client else ""
            if not buckets.take(address):
                raise Refused("error-too-fast")
            await request.app.state.people.notice(request)
            await _check_body(request)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(chosen.url())
        app.state.settings = chosen
        secret = await store.open()
        app.state.people = People(store, chosen, secret)
        app.state.rooms = rooms = Rooms(store, chosen, feed)
        await asyncio.to_thread(catalogue.warm)
        if ready is not None:
            ready()
        try:
            yield
        finally:
            await rooms.close()
            await store.close()

    return Litestar(
        route_handlers=[Router("/api", route_handlers=[*api.HANDLERS, *pad.HANDLERS]), page],
        lifespan=[lifespan],
        state=State({"settings": chosen}),
        before_request=check,
        before_send=[add_headers],
        exception_handlers={
            Refused: refuse,
            HTTPException: refuse_http,
            SQLAlchemyError: refuse_busy,
            Exception: refuse_broken,
        },
        request_max_body_size=chosen.body_limit,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Alehouse",
            version="1",
            path="/openapi",
            render_plugins=[PlainPage(), JsonRenderPlugin(), YamlRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


async def _check_body(request: Call) -> None:
    """Raises Refused if the body is not JSON: Litestar's own decoding trips over some of what is not."""
    field = request.route_handler.parsed_data_field
    if field is None:
        return
    try:
        raw = await request.body()
    except InternalServerException:
        # The client hung up half-way: nobody reads the answer, and the log need not hear of it.
        raise Refused("error-empty") from None
    if not raw:
        if field.is_optional:
            return
        raise Refused("error-empty")
    try:
        msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("error-json", problem=str(error)) from None


async def add_headers(message: Message, scope: Scope) -> None:
    """Add to every answer what browsers must know."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    host = next((v.decode("latin-1") for k, v in scope["headers"] if k == b"host"), "")
    headers["content-security-policy"] = policy(host)


def _answer(request: Call, refused: Refused, status: int | None = None) -> Response[ErrorBody]:
    return Response(
        body(refused, language(request)),
        status_code=status or status_of(refused.code),
        media_type="application/json",
    )


def refuse(request: Call, error: Refused) -> Response[ErrorBody]:
    """Answer what was refused with its reason."""
    return _answer(request, error)


def refuse_http(request: Call, error: HTTPException) -> Response[ErrorBody]:
    """Answer what Litestar refused, in the same form."""
    status = error.status_code
    if status == 404:
        return _answer(request, Refused("error-path"))
    if status == 405:
        return _answer(request, Refused("error-method"))
    if status == 413:
        return _answer(request, Refused("error-too-large", limit=request.app.state.settings.body_limit))
    if status >= 500:
        return refuse_broken(request, error)
    extra: Any = error.extra
    details = (
        [str(e.get("message", "")) for e in extra if isinstance(e, dict)] if isinstance(extra, list) else []
    )
    problem = "; ".join(d for d in details if d) or error.detail
    return _answer(request, Refused("error-shape" if details else "error-request", problem=problem), status)


def refuse_busy(request: Call, error: SQLAlchemyError) -> Response[ErrorBody]:
    """Answer when the database could not do it."""
    log.error("%s %s: %r", request.method, request.url.path, error, exc_info=error)
    return _answer(request, Refused("error-busy"))


def refuse_broken(request: Call, error: Exception) -> Response[ErrorBody]:
    """Answer when something is wrong here; what it was is for the log only."""
    log.error("%s %s: %r", request.method, request.url.path, error, exc_info=error)
    return _answer(request, Refused("error-server"))
