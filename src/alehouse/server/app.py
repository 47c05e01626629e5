"""The web application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Message, Scope
from sqlalchemy.exc import SQLAlchemyError

from alehouse.refused import Refused
from alehouse.server import (
    api,
    contests,
    daily,
    evenings,
    finding,
    health,
    hints,
    keeping,
    lessons,
    metrics,
    mine,
    pad,
    previews,
    replays,
    reviews,
    studies,
)
from alehouse.server.answers import PACKED
from alehouse.server.asking import Call, address
from alehouse.server.database import Taken
from alehouse.server.days import Days
from alehouse.server.errors import body, status_of
from alehouse.server.feed import Feed, feed_for
from alehouse.server.pages import FOREVER, HEADERS, PlainPage, page, policy
from alehouse.server.people import People, language, origin, refuse_other_sites
from alehouse.server.protocol import ErrorBody
from alehouse.server.rate import Buckets
from alehouse.server.rooms import Rooms
from alehouse.server.settings import Settings
from alehouse.server.store import Away, Store

log = logging.getLogger("alehouse.server")

TIDY_AFTER, TIDY_EVERY = 60.0, 3600.0
"""Seconds after the start, and between two times, that what nobody needs any more is cleared away."""


class Application(Litestar):
    """Litestar, where HEAD can be asked wherever GET can."""

    @staticmethod
    def _get_default_plugins(plugins: list[Any]) -> list[Any]:
        # Not those for Pydantic and attrs, which take longer to load than all the rest, and of which nothing is used.
        return [*plugins, MsgspecDIPlugin()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}

            async def head(message: Message) -> None:
                if message["type"] == "http.response.body":
                    message["body"] = b""
                await send(message)

            await super().__call__(scope, receive, head)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings | None = None, *, feed: Feed | None = None) -> Application:
    """The application for these settings. Its state has `rooms` and `people` while it runs.

    Live lines are opened by the server that it runs in (`alehouse.server.run`).
    """
    chosen = settings or Settings()
    buckets = Buckets(chosen.request_rate, chosen.request_burst)

    async def check(request: Call) -> None:
        if request.method not in ("GET", "HEAD", "OPTIONS"):
            refuse_other_sites(list(request.scope["headers"]), origin(request), chosen)
        if request.scope["path"].startswith("/api"):
            if not buckets.take(address(request)):
                raise Refused("error-too-fast")
            await request.app.state.people.notice(request)
            await _check_body(request)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(chosen.url())
        news = feed
        secret = await store.open()
        rooms = None
        judged = None
        tidying = None
        try:
            news = news or feed_for(store)
            app.state.people = People(store, chosen, secret)
            app.state.rooms = rooms = Rooms(store, chosen, news)
            app.state.days = Days(store.database)
            app.state.desk = replays.Desk(store)
            app.state.reviews = judged = reviews.Reviews(store, chosen, app.state.desk)
            await news.open(store)
            tidying = asyncio.create_task(_tidy(store, chosen))
            yield
        finally:
            if tidying is not None:
                tidying.cancel()
            if judged is not None:
                await judged.close()
            if rooms is not None:
                await rooms.close()
            await store.leave()
            if news is not None:
                await news.close()
            await store.close()

    return Application(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[
                    *api.HANDLERS,
                    *contests.HANDLERS,
                    *daily.HANDLERS,
                    *evenings.HANDLERS,
                    *hints.HANDLERS,
                    *lessons.HANDLERS,
                    *mine.HANDLERS,
                    *pad.HANDLERS,
                    *replays.HANDLERS,
                    *reviews.HANDLERS,
                    *studies.HANDLERS,
                    *keeping.HANDLERS,
                ],
            ),
            *finding.HANDLERS,
            *health.HANDLERS,
            page,
        ],
        lifespan=[lifespan],
        state=State({"settings": chosen, "lamp": hints.Lamp(), **mine.limits(), **previews.looks()}),
        before_request=check,
        before_send=[add_headers],
        exception_handlers={
            Refused: refuse,
            HTTPException: refuse_http,
            Away: refuse_busy,
            Taken: refuse_busy,
            SQLAlchemyError: refuse_busy,
            Exception: refuse_broken,
        },
        # How large each may be its connection sees to.
        request_max_body_size=max(chosen.body_limit, chosen.record_limit),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key=PACKED),
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


async def _tidy(store: Store, settings: Settings) -> None:
    """Clear away, now and then, what nobody needs any more."""
    await asyncio.sleep(TIDY_AFTER)
    while True:
        try:
            gone = await store.tidy(
                guests=settings.keep_guests,
                unfinished=settings.keep_unfinished,
                finished=settings.keep_finished,
            )
            if gone:
                log.info("cleared away: %d", gone)
        except Away as away:
            log.warning("nothing could be cleared away: %s", away)
        except Exception:
            log.exception("nothing could be cleared away")
        await asyncio.sleep(TIDY_EVERY)


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
    metrics.requests.labels(str(message["status"])).inc()
    headers = MutableScopeHeaders.from_message(message)
    if headers.get("cache-control") == FOREVER:
        # The page's parts: what a page may do goes by the headers of the page, and there are many parts.
        headers["x-content-type-options"] = HEADERS["x-content-type-options"]
        return
    for name, value in HEADERS.items():
        headers[name] = value
    headers["content-security-policy"] = policy(origin(Request(scope)).host)


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


def refuse_busy(request: Call, error: Exception) -> Response[ErrorBody]:
    """Answer when the database could not do it, or somebody else was faster."""
    # Away is told once by whoever notices it: the log is not the place for every request meanwhile.
    told = log.warning if isinstance(error, Away) else log.error
    told("%s %s: %s", request.method, request.url.path, str(error).partition("\n")[0])
    return _answer(request, Refused("error-busy"))


def refuse_broken(request: Call, error: Exception) -> Response[ErrorBody]:
    """Answer when something is wrong here; what it was is for the log only."""
    log.error("%s %s: %r", request.method, request.url.path, error, exc_info=error)
    return _answer(request, Refused("error-server"))
