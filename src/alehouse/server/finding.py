"""What search engines are told: which addresses of the house are for everybody, and which are not."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from litestar import MediaType, Request, Response, get

from alehouse.catalogue import names
from alehouse.refused import Refused
from alehouse.server.answers import PACKED, lasting
from alehouse.server.links import address

KEEP = "public, max-age=3600"
PRIVATE = ("api/", "table/", "set/", "me", "move/", "replay", "evening", "contest/")
"""Where somebody's own things are, or nothing that would not change at once."""

Call = Request[Any, Any, Any]


def _house(request: Call) -> str:
    """The full address of the house, or only its path if nobody knows its host."""
    try:
        return f"{address(request)}/"
    except Refused:
        return str(request.app.state.settings.base)


@get("/robots.txt", include_in_schema=False, media_type=MediaType.TEXT, opt={PACKED: True})
async def robots(request: Call) -> Response[Any]:
    """Say what is worth finding. Below a path of its own nobody asks for this: the host has one for all of it."""
    base = request.app.state.settings.base
    lines = ["User-agent: *", *(f"Disallow: {base}{path}" for path in PRIVATE)]
    house = _house(request)
    if "://" in house:
        lines.append(f"Sitemap: {house}sitemap.xml")
    return lasting(request, ("\n".join(lines) + "\n").encode(), "text/plain; charset=utf-8", keep=KEEP)


@get("/sitemap.xml", include_in_schema=False, opt={PACKED: True})
async def sitemap(request: Call) -> Response[Any]:
    """List the pages that are for everybody: the lobby, the pad and the rules."""
    house = _house(request)
    pages = ["", "pad", *(f"rules/{name}" for name in names())]
    rows = "".join(f"<url><loc>{escape(house + page)}</loc></url>\n" for page in pages)
    body = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{rows}</urlset>\n'
    return lasting(request, body.encode(), "application/xml", keep=KEEP)


HANDLERS = [robots, sitemap]
