"""Addresses that people send each other, as text and as a QR code."""

from __future__ import annotations

import io
from typing import Any

from litestar import Request, Response

from alehouse.refused import Refused
from alehouse.server import people
from alehouse.server.addresses import HOST

Call = Request[Any, Any, Any]


def address(request: Call) -> str:
    """The address that the client knows the server by. Raises Refused if the request does not say."""
    public: str | None = request.app.state.settings.public_url
    if public:
        return public.rstrip("/")
    found = people.origin(request)
    if not HOST.fullmatch(found.host):
        raise Refused("error-host")
    return f"{found.scheme}://{found.host}"


def drawn(link: str) -> str:
    """A link's QR code as an SVG picture."""
    import segno  # slow to load, and seldom wanted

    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", scale=4, border=4, dark="#000", light="#fff", xmldecl=False
    )
    return picture.getvalue().decode()


def picture(link: str) -> Response[str]:
    """The answer that shows a link's QR code."""
    return Response(drawn(link), media_type="image/svg+xml", headers={"cache-control": "no-store"})
