"""What every handler of a request needs: who asks, from where, and the tables."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter

from alehouse.server.addresses import group
from alehouse.server.people import People, origin
from alehouse.server.rooms import Rooms

Call = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(description="The table's id, as in its link")]


def guests(request: Call) -> People:
    """Who knows the guests."""
    found: People = request.app.state.people
    return found


def rooms(request: Call) -> Rooms:
    """The tables."""
    found: Rooms = request.app.state.rooms
    return found


def address(request: Call) -> str:
    """Where a request comes from, as far as limits go."""
    return group(origin(request).client)
