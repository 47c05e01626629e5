"""The built page, and what a browser is told about it."""

from __future__ import annotations

import asyncio
import html
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from alehouse.language import say
from alehouse.refused import Refused
from alehouse.server.addresses import HOST
from alehouse.server.answers import PACKED, lasting
from alehouse.server.links import address
from alehouse.server.people import language
from alehouse.server.previews import headed, preview

HEAD = re.compile(rb"(<head[^>]*>)", re.IGNORECASE)
BASE = re.compile(rb"<base\b[^>]*>\s*", re.IGNORECASE)
WORKER = "sw.js"
"""The service worker, which keeps what works without a line."""
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
"""What not every system knows of its own."""
FOREVER = "public, max-age=31536000, immutable"
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SHELL = """<!doctype html>
<html lang="{lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><title>{title}</title></head>
<body style="font: 1.1rem/1.5 Georgia, serif; max-width: 34rem; margin: 12vh auto; padding: 0 1rem">
<h1>{title}</h1>
<p>{about}</p>
{more}</body>
</html>
"""


def policy(host: str) -> str:
    """The Content-Security-Policy: everything from this server and nothing from elsewhere.

    Style attributes are allowed, which the page's animations set; older browsers want the socket named.
    """
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        f"font-src 'self'; connect-src 'self'{sockets}; object-src 'none'; base-uri 'self'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


def _shell(request: Request[Any, Any, Any], message: str, more: str = "") -> str:
    lang = language(request)
    return SHELL.format(
        lang=lang,
        title=html.escape(say(lang, message)),
        about=html.escape(say(lang, message, attribute="about")),
        more=more,
    )


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML, opt={PACKED: True})
async def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Serve a file of the built page; an address of the page itself gets the page."""
    answer = await asyncio.to_thread(_page, request)
    if answer is not None:
        return answer
    wanted, settings = _wanted(request), request.app.state.settings
    lang = language(request)
    told = await preview(request, wanted, lang)
    # Of other addresses the page says that there is nothing, to browsers; programs get an error they can read.
    if not told.found and "text/html" not in request.headers.get("accept", ""):
        raise Refused("error-path")
    index = _file(settings.page, "index.html")
    assert index is not None
    try:
        house = address(request)
    except Refused:
        house = None
    body = headed(based(_content(index), settings.base), told, lang, house, wanted)
    return lasting(
        request,
        body,
        "text/html; charset=utf-8",
        keep="no-cache",
        status=200 if told.found else 404,
        vary=("Accept-Language",),
        often=told.lasting and told.found,
    )


def _wanted(request: Request[Any, Any, Any]) -> str:
    return str(request.path_params.get("path", "")).strip("/")


def _page(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """What is no address of the page itself; `None` for those."""
    settings = request.app.state.settings
    folder: Path = settings.page
    wanted = _wanted(request)
    if len(settings.base) > 1 and f"/{wanted}/" == settings.base:
        return Response(None, status_code=308, headers={"location": settings.base})
    file = _file(folder, wanted)
    if file is not None and wanted != "index.html":
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        age = FOREVER if wanted.startswith("assets/") else "public, max-age=3600"
        # A browser asks whether there is a new one every time, or an old page would be kept on.
        keep = "no-cache" if wanted == WORKER else age
        small = _file(folder, f"{wanted}.br")
        answer = lasting(request, _content(file), kind, keep=keep, brotli=_content(small) if small else None)
        if wanted == WORKER:
            answer.headers["service-worker-allowed"] = settings.base
        return answer
    if "." in wanted.rpartition("/")[2] and wanted != "index.html":
        raise Refused("error-path")
    if _file(folder, "index.html") is None:
        return Response(_shell(request, "server-no-page"), media_type=MediaType.HTML, status_code=404)
    return None


def _content(file: Path) -> bytes:
    about = file.stat()
    return _read(file, about.st_mtime_ns, about.st_size)


@lru_cache(256)
def _read(file: Path, changed: int, size: int) -> bytes:
    return file.read_bytes()


@lru_cache(8)
def based(index: bytes, base: str) -> bytes:
    """The page's index, for a path below a host: all its addresses begin at the base."""
    element = f'<base href="{html.escape(base)}">'.encode()
    return HEAD.sub(lambda head: head[1] + element, BASE.sub(b"", index), count=1)


def _file(folder: Path, wanted: str) -> Path | None:
    try:
        file = (folder / wanted).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


class PlainPage(OpenAPIRenderPlugin):
    """A page that links to the OpenAPI document, with nothing from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Write the page."""
        lang = language(request)
        links = "".join(
            f'<li><a href="{request.app.state.settings.base}openapi/openapi.{kind}">{html.escape(say(lang, f"server-openapi-{kind}"))}</a></li>\n'
            for kind in ("json", "yaml")
        )
        rows = "".join(
            f"<dt><code>{method.upper()} {html.escape(path)}</code></dt>"
            f"<dd>{html.escape(str(what.get('summary', '')))}</dd>\n"
            for path, methods in sorted(openapi_schema.get("paths", {}).items())
            for method, what in methods.items()
            if isinstance(what, dict)
        )
        more = f"<ul>\n{links}</ul>\n<dl>\n{rows}</dl>\n"
        return _shell(request, "server-openapi-title", more).encode()
