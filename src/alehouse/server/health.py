"""How the server is: for whoever watches over it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get

from alehouse.refused import Refused
from alehouse.server import metrics
from alehouse.server.addresses import Networks
from alehouse.server.people import origin

FRESH = {"cache-control": "no-store"}
Call = Request[Any, Any, Any]


class Health(msgspec.Struct):
    """How a process of the server is."""

    status: Literal["ok", "away", "closing"]
    database: bool
    """Whether it has reached the database lately."""


@get("/health", summary="Is the server well?", tags=["running"])
async def health(request: Call) -> Response[Any]:
    """Say whether games can be played: 200 if so, 503 while the database is away or the server ends."""
    rooms = request.app.state.rooms
    alive, closing = bool(rooms.store.alive), bool(rooms.closed)
    status: Literal["ok", "away", "closing"] = "closing" if closing else "ok" if alive else "away"
    told = Health(status, alive)
    return Response(
        msgspec.json.encode(told),
        media_type=MediaType.JSON,
        status_code=200 if alive and not closing else 503,
        headers=FRESH,
    )


@get("/metrics", summary="Figures for Prometheus", tags=["running"])
async def figures(request: Call) -> Response[bytes]:
    """Give what has been counted, to those who may know it."""
    state = request.app.state
    if origin(request).client not in Networks(state.settings.metrics_for):
        raise Refused("error-metrics")
    return Response(metrics.page(), media_type=metrics.KIND, headers=FRESH)


HANDLERS = [health, figures]
