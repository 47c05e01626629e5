"""Connections over HTTP: deadlines and limits for what strangers send, and the way from a request to a live line.

Uvicorn reads and answers requests. What is added here is what a server without a proxy in front needs: a time for everything
that a client has to do, a bound on everything that it can make the server keep, and an answer for what is refused before the
application hears of it.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from time import monotonic
from typing import Any
from urllib.parse import unquote

import httptools
import msgspec
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from alehouse.refused import Refused
from alehouse.server import metrics
from alehouse.server.addresses import HOST, Networks, group, header, origin_of
from alehouse.server.errors import body, status_of
from alehouse.server.identity import preferred
from alehouse.server.live import HUGE, LEAST, Lines, LiveLine
from alehouse.server.people import ORIGIN
from alehouse.server.settings import Settings

log = logging.getLogger("alehouse.server")

LIVE = re.compile(r"/api/(tables|evenings)/([^/]{1,64})/live")
NEVER = float("inf")
LINGER = 2.0
"""Seconds in which what a refused client still sends is read and thrown away, so that it reads the answer."""
EVERY = 0.5
"""Seconds between two looks at the deadlines."""
MOST_HEADERS = 100
PIPELINE = 16
"""Requests that a client may send before the first one is answered."""
RECORDS = b"/api/replay"
"""How the paths begin to which records are sent, which may be larger than what is said elsewhere."""
MOST_LARGE = 64
"""So many bodies larger than others may be are taken in at the same time."""


class Gate:
    """All connections of this process, and how many there may be."""

    def __init__(self, settings: Settings, most: int | None = None) -> None:
        self.settings = settings
        self.trusted = Networks(settings.trusted_proxies)
        self.base = settings.base
        self.most = min(settings.connections, most or settings.connections)
        self.total = 0
        self.lines: Lines | None = None
        """The live lines, when the application is ready."""
        self.all: set[Connection] = set()
        self.idle: dict[Connection, None] = {}
        """Connections that are in the middle of nothing, the longest first: they make room for others."""
        self.large: set[Connection] = set()
        """Connections with a body that is larger than others may be."""
        self._each: Counter[str] = Counter()
        self._watch: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to look after the connections."""
        self._look()

    def stop(self) -> None:
        """Stop looking after the connections."""
        if self._watch is not None:
            self._watch.cancel()

    def enter(self, address: str, *, bound: bool = True) -> bool:
        """Whether one more connection from an address may be; if so, it counts until it leaves."""
        most = self.settings.connections_per_address
        if bound and most and self._each[address] >= most:
            return False
        if self.total >= self.most:
            oldest = next(iter(self.idle), None)
            if oldest is None:
                return False
            self.idle.pop(oldest)
            oldest.abort()
        self.total += 1
        self._each[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One connection from an address is gone."""
        self.total -= 1
        self._each[address] -= 1
        if self._each[address] <= 0:
            del self._each[address]

    def _look(self) -> None:
        now = monotonic()
        for connection in [each for each in self.all if each.deadline < now]:
            connection.too_late()
        metrics.connections.set(self.total)
        self._watch = asyncio.get_running_loop().call_later(
            min(EVERY, self.settings.header_time / 4 or EVERY), self._look
        )


class Connection(HttpToolsProtocol):
    """One connection of a client, until it becomes a live line."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate: Gate = config.gate
        self.settings = self.gate.settings
        self.deadline = NEVER
        self.address: str | None = None
        """Under which address it is counted, as long as it is."""
        self.in_head = False
        self.in_body = False
        self.head = 0
        self.sent = 0
        self.most = self.settings.body_limit
        """How large the body may be."""
        self.deaf = False
        """Whether what still arrives is thrown away."""
        self.lost = False

    # The connection.

    def connection_made(self, transport: Any) -> None:
        """Somebody connects."""
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        self.gate.all.add(self)
        address = group(self.peer)
        if not self.gate.enter(address, bound=self.peer not in self.gate.trusted):
            metrics.refused_connections.inc()
            self.refuse(Refused("error-crowded"), linger=False)
            return
        self.address = address
        self.gate.idle[self] = None
        self.deadline = monotonic() + self.settings.header_time

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.lost = True
        super().connection_lost(exc)
        self.forget()

    def forget(self) -> None:
        """Count the connection no longer."""
        self.gate.all.discard(self)
        self.gate.idle.pop(self, None)
        self.gate.large.discard(self)
        if self.address is not None:
            self.gate.leave(self.address)
            self.address = None

    def abort(self) -> None:
        """End at once, whatever is under way."""
        self.deadline = NEVER
        self.deaf = True
        self.forget()
        self.transport.abort()

    def too_late(self) -> None:
        """The client has had its time."""
        if self.deaf or not (self.in_head or self.in_body):
            # It does not read the answer; or has been silent between two requests, or after an answer of ours.
            if self.transport.get_write_buffer_size():
                self.abort()
            else:
                self.deadline = NEVER
                self.transport.close()
            return
        self.refuse(Refused("error-too-slow"))

    def shutdown(self) -> None:
        """The server ends: what has been asked is still answered, what is still being asked is not."""
        if self.in_head or self.in_body or self.deaf:
            self.abort()
        else:
            super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Some bytes have arrived."""
        if self.deaf:
            return
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            if not self.deaf and self._should_upgrade():
                self.open_line(data[upgrade.args[0] :] if upgrade.args else b"")
            return
        except httptools.HttpParserError as error:
            log.debug("a request could not be read: %r", error)
            self.refuse(Refused("error-request", problem="HTTP/1.1"))
            return
        if self.in_head:
            self.head += len(data)
            self._bound_head()

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read."""
        self.refuse(Refused("error-request", problem=msg))

    # The parser.

    def on_message_begin(self) -> None:
        """A request begins."""
        if self.deaf:
            return
        super().on_message_begin()
        self.in_head, self.head, self.sent = True, 0, 0
        self.deadline = monotonic() + self.settings.header_time

    def on_url(self, url: bytes) -> None:
        """A part of the request's target."""
        super().on_url(url)
        self._bound_head(len(self.url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header of the request."""
        super().on_header(name, value)
        self.sent += len(name) + len(value)
        if len(self.headers) > MOST_HEADERS:
            self.refuse(Refused("error-headers", limit=self.settings.header_limit))
        self._bound_head(self.sent)

    def _bound_head(self, size: int = 0) -> None:
        if not self.deaf and max(self.head, size) > self.settings.header_limit:
            self.refuse(Refused("error-headers", limit=self.settings.header_limit))

    def on_headers_complete(self) -> None:
        """All headers are there: look whether the request may be, and hand it on."""
        self.in_head = False
        if self.deaf:
            return
        hosts = [value for name, value in self.headers if name == b"host"]
        old = self.parser.get_http_version() == "1.0"
        if (
            len(hosts) > 1
            or (not hosts and not old)
            or (hosts and not HOST.fullmatch(hosts[0].decode("latin-1")))
        ):
            self.refuse(Refused("error-host"))
            return
        if self.parser.get_method() == b"CONNECT" or not self.url.startswith((b"/", b"http")):
            self.refuse(Refused("error-method" if self.parser.get_method() == b"CONNECT" else "error-path"))
            return
        length = header(self.headers, b"content-length") or ""
        self._below_base()
        small = self.settings.body_limit
        self.most = small
        if length.isdecimal() and self.url.startswith(RECORDS):
            self.most = max(small, self.settings.record_limit)
        if length.isdecimal() and (len(length) > 12 or int(length) > self.most):
            self.refuse(Refused("error-too-large", limit=self.most))
            return
        if length.isdecimal() and int(length) > small:
            if len(self.gate.large) >= MOST_LARGE:
                self.refuse(Refused("error-crowded"))
                return
            self.gate.large.add(self)
        origin = origin_of(self.peer, self.scheme or "http", self.headers, self.gate.trusted)
        scope: Any = self.scope
        scope["client"] = (origin.client, 0)
        scope["scheme"] = origin.scheme
        scope[ORIGIN] = origin
        self.sent = 0
        self.in_body = True
        self.gate.idle.pop(self, None)
        self.deadline = monotonic() + self.settings.body_time
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINE:
            self.abort()

    def _below_base(self) -> None:
        """Take away the path that a proxy has left before ours, if it has."""
        base = self.gate.base.encode()
        if len(base) > 1 and self.url.startswith(base):
            self.url = b"/" + self.url[len(base) :]

    def on_body(self, body: bytes) -> None:
        """A part of the request's body."""
        if self.deaf or self.cycle is None:
            return
        self.sent += len(body)
        if self.sent > self.most:
            self.refuse(Refused("error-too-large", limit=self.most))
            return
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there in full."""
        self.in_body = False
        if self.deaf or self.cycle is None:
            return
        if self.cycle.response_complete:
            self._wait_for_next()
        else:
            self.deadline = monotonic() + self.settings.answer_time
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A request has been answered."""
        self.gate.large.discard(self)
        super().on_response_complete()
        if self.in_body:
            # It was refused before it was there in full.
            self.deadline = min(self.deadline, monotonic() + LINGER)
        elif not self.pipeline:
            self._wait_for_next()

    def _wait_for_next(self) -> None:
        if self.address is not None and not self.in_head:
            self.gate.idle[self] = None
            self.deadline = monotonic() + self.settings.keep_alive

    # What is answered here.

    def refuse(self, refused: Refused, *, linger: bool = True) -> None:
        """Answer with a refusal, and hang up when the client has had time to read it (or at once)."""
        if self.deaf or self.transport.is_closing():
            return
        self.deaf = True
        self.gate.idle.pop(self, None)
        self.deadline = monotonic() + LINGER
        busy = self.cycle is not None and not self.cycle.response_complete
        if busy:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            if self.cycle.response_started or not self.in_body:
                # It is the answer to another request that is under way.
                self.abort()
                return
        asked = header(self.headers or (), b"accept-language") or ""
        status = status_of(refused.code)
        text = msgspec.json.encode(body(refused, preferred(asked)))
        content = [STATUS_LINE[status]]
        for name, value in self.server_state.default_headers:
            content += [name, b": ", value, b"\r\n"]
        content += [
            b"content-type: application/json\r\ncache-control: no-store\r\nconnection: close\r\n",
            b"x-content-type-options: nosniff\r\ncontent-length: ",
            str(len(text)).encode(),
            b"\r\n\r\n",
            text,
        ]
        self.transport.write(b"".join(content))
        if not linger:
            self.transport.close()
        elif self.transport.can_write_eof():
            self.transport.write_eof()

    # From a request to a live line.

    def _should_upgrade(self) -> bool:
        return self._get_upgrade() == b"websocket"

    def _unsupported_upgrade_warning(self) -> None:
        log.debug("an upgrade to something unknown was asked for")

    def open_line(self, rest: bytes) -> None:
        """Turn the connection into a table's live line; `rest` has come after the request."""
        lines = self.gate.lines
        scope: Any = self.scope
        origin = scope[ORIGIN]
        key = header(self.headers, b"sec-websocket-key") or ""
        version = header(self.headers, b"sec-websocket-version") or ""
        try:
            path = unquote(httptools.parse_url(self.url).path.decode("ascii"))
        except (httptools.HttpParserError, AttributeError, UnicodeDecodeError):
            path = ""
        found = LIVE.fullmatch(path)
        if self.cycle is not None and not self.cycle.response_complete:
            self.abort()  # two would write to one socket
            return
        if found is None or lines is None:
            self.refuse(Refused("error-path"))
            return
        if self.parser.get_method() != b"GET" or not key or version != "13":
            self.refuse(Refused("error-request", problem="WebSocket 13"))
            return
        try:
            lines.admit(self.headers, origin)
        except Refused as refused:
            self.refuse(refused)
            return
        self.connections.discard(self)
        self.forget()
        address = group(origin.client)
        if not self.gate.enter(address):
            metrics.refused_connections.inc()
            self.refuse(Refused("error-crowded"), linger=False)
            return
        line = LiveLine(lines, found[2], list(self.headers), origin, evening=found[1] == "evenings")
        wire = Wire(line)
        wire.connection_made(self.transport)
        self.transport.set_protocol(wire)
        wire.take(
            b"GET / HTTP/1.1\r\nHost: alehouse\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key.encode("latin-1") + b"\r\n\r\n" + rest
        )
        if wire.transport.is_disconnected or line not in lines.open:
            # It has been refused as no WebSocket after all.
            self.gate.leave(address)


class _Ear:
    """Hears what picows logs: what clients do wrong is nothing that a server's log need tell, but something for the line."""

    level = logging.DEBUG

    def __init__(self, line: LiveLine) -> None:
        self.line = line

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802
        return False

    def log(self, *args: Any, **kwargs: Any) -> None:
        """Nothing."""

    debug = info = warning = log

    def error(self, message: str, *args: Any) -> None:
        """A client sends what is no WebSocket, or too large: picows hangs up after this, and tells nobody else."""
        if args and isinstance(args[0], tuple):
            self.line.broken(args[0][0])

    def exception(self, message: str, *args: Any) -> None:
        """Something is wrong on this side."""
        log.exception(message, *args)


class Wire(WSProtocol):  # type: ignore[misc]
    """The WebSocket under a live line."""

    def __init__(self, line: LiveLine) -> None:
        super().__init__(
            None,
            None,
            False,  # not the client's side
            lambda request: line,
            _Ear(line),
            False,  # errors of the line are the line's own affair
            None,
            False,
            20,
            20,
            1,
            False,  # pings are frames like others: they count
            HUGE * line.settings.frame_limit,
            None,
            LEAST,
        )
        self.line = line

    def take(self, data: bytes) -> None:
        """Read what came before the transport knew of this protocol."""
        while data:
            room = self.get_buffer(len(data))
            part = data[: len(room)]
            room[: len(part)] = part
            data = data[len(part) :]
            self.buffer_updated(len(part))

    def buffer_updated(self, nbytes: int) -> None:
        """Some bytes have arrived."""
        self.line.fill(nbytes)
        super().buffer_updated(nbytes)
