"""Answers that stay the same for long: packed once, kept in memory, and not sent again to whoever has them."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Any, NamedTuple

from litestar import Request, Response

PACKED = "packed"
"""What a handler is marked with whose answers come from here: they are not packed again."""
SMALL = 1000
"""Bytes below which packing is not worth it."""
PACKABLE = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg")


class Packed(NamedTuple):
    """A body, plain and packed, and the tag by which clients ask whether theirs is still the same."""

    plain: bytes
    gzipped: bytes | None
    tag: str


def pack(body: bytes, packable: bool) -> Packed:
    """Pack a body."""
    small = gzip.compress(body, 9, mtime=0) if packable and len(body) >= SMALL else None
    if small is not None and len(small) >= len(body):
        small = None
    return Packed(body, small, f'W/"{hashlib.sha256(body).hexdigest()[:20]}"')


@lru_cache(1024)
def packed(body: bytes, packable: bool) -> Packed:
    """Pack a body; kept for the next time."""
    return pack(body, packable)


def lasting(
    request: Request[Any, Any, Any],
    body: bytes,
    kind: str,
    *,
    keep: str,
    status: int = 200,
    vary: tuple[str, ...] = (),
    often: bool = True,
    brotli: bytes | None = None,
) -> Response[Any]:
    """Answer with a body of this media type, or with 304 to a client that has it already.

    `keep` says how long a client may go on using it without asking, `vary` by which of its headers the body was chosen,
    `often` whether the same body will be wanted again; `brotli` is the body packed so, if somebody has done it.
    """
    found = (packed if often else pack)(body, kind.startswith(PACKABLE))
    headers = {"cache-control": keep, "etag": found.tag}
    if found.gzipped is not None or brotli is not None:
        vary = ("Accept-Encoding", *vary)
    if vary:
        headers["vary"] = ", ".join(vary)
    if status == 200 and matches(request.headers.get("if-none-match"), found.tag):
        return Response(None, status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    if brotli is not None and takes(accepted, "br"):
        headers["content-encoding"] = "br"
        body = brotli
    elif found.gzipped is not None and takes(accepted, "gzip"):
        headers["content-encoding"] = "gzip"
        body = found.gzipped
    return Response(body, media_type=kind, status_code=status, headers=headers)


def matches(asked: str | None, tag: str) -> bool:
    """Whether one of the tags in an ``If-None-Match`` header is this one."""
    if not asked:
        return False
    bare = tag.removeprefix("W/")
    return any(part.strip().removeprefix("W/") in (bare, "*") for part in asked.split(","))


def takes(accepted: str, packing: str) -> bool:
    """Whether an ``Accept-Encoding`` header allows a way of packing."""
    best: dict[str, bool] = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        try:
            wanted = float(weight.strip().removeprefix("q=") or 1) > 0
        except ValueError:
            wanted = False
        best[name.strip()] = wanted
    return best.get(packing, best.get("*", False))
