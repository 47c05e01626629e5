"""The built page, and what a browser is told about it."""

from __future__ import annotations

import asyncio
import html
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from alehouse.language import say
from alehouse.refused import Refused
from alehouse.server.api import HOST
from alehouse.server.people import language

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
        f"font-src 'self'; connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; "
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


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Serve a file of the built page; an address of the page itself gets the page."""
    return await asyncio.to_thread(_page, request)


def _page(request: Request[Any, Any, Any]) -> Response[Any]:
    folder: Path = request.app.state.settings.page
    wanted = str(request.path_params.get("path", "")).strip("/")
    file = _file(folder, wanted)
    if file is not None and wanted != "index.html":
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        age = FOREVER if wanted.startswith("assets/") else "public, max-age=3600"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": age})
    if "." in wanted.rpartition("/")[2] and wanted != "index.html":
        raise Refused("error-path")
    index = _file(folder, "index.html")
    if index is None:
        return Response(_shell(request, "server-no-page"), media_type=MediaType.HTML, status_code=404)
    # Of other addresses the page shows the lobby, to browsers; programs get an error they can read.
    known = not wanted or wanted.split("/")[0] in ("table", "set", "rules", "pad", "index.html")
    if not known and "text/html" not in request.headers.get("accept", ""):
        raise Refused("error-path")
    return Response(
        index.read_bytes(),
        media_type=MediaType.HTML,
        status_code=200 if known else 404,
        headers={"cache-control": "no-cache"},
    )


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
            f'<li><a href="/openapi/openapi.{kind}">{html.escape(say(lang, f"server-openapi-{kind}"))}</a></li>\n'
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
