"""What strangers do with connections: say nothing, stop half-way, send too much, open too many. Nobody else notices."""

import asyncio
import contextlib
import json
import os
import socket
import time
from pathlib import Path

import httpx
import pytest
import websockets

from .conftest import Server
from .test_http import BOT, ME, OPEN, table_of
from .wire import Line, cookie_of

ASK = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"


def connect(server: Server, sent: bytes = b"") -> socket.socket:
    plug = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    if sent:
        plug.sendall(sent)
    return plug


def said(plug: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    whole = b""
    with contextlib.suppress(ConnectionError):
        while part := plug.recv(65536):
            whole += part
    return whole


def refusal(plug: socket.socket) -> tuple[int, str]:
    """The status and the code that a connection is refused with; then the server hangs up."""
    head, _, body = said(plug).partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    return int(head.split()[1]), json.loads(body)["error"]["code"]


def memory(server: Server) -> int:
    """The memory of a server's process in bytes."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        pytest.skip("only Linux tells how much memory a process has")
    return int(status.read_text().partition("VmRSS:")[2].split()[0]) * 1024


def test_hundreds_who_say_nothing_or_stop_half_way_disturb_nobody_and_the_server_ends(serve):
    server = serve()
    silent = [connect(server) for _ in range(300)]
    half = [connect(server, b"GET /api/me HTT") for _ in range(30)]
    unfinished = [
        connect(server, b"POST /api/play HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        for _ in range(30)
    ]
    assert server.guest("Ann").post("/api/play", json={"game": "port"}).status_code == 201
    assert server.stop() == 0
    for plug in silent + half + unfinished:
        assert said(plug) == b""


def test_everything_has_its_time(serve):
    server = serve(header_time=1.0, body_time=1.0, keep_alive=1.0)
    assert said(connect(server)) == b""
    assert refusal(connect(server, b"GET /api/me HTTP/1.1\r\nHo")) == (408, "error-too-slow")
    body = b"POST /api/play HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    assert refusal(connect(server, body)) == (408, "error-too-slow")
    # It waits for another request, and hangs up when none comes.
    assert said(connect(server, ASK + b"\r\n")).count(b"HTTP/1.1 200") == 1


def test_a_byte_now_and_then_does_not_buy_time(serve):
    server = serve(header_time=1.0, body_time=1.0)
    for start in (
        b"GET / HTTP/1.1\r\nA: ",
        b"POST /api/play HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n",
    ):
        plug = connect(server, start)
        plug.settimeout(0.2)
        heard = b""
        for _ in range(50):
            with contextlib.suppress(OSError):
                plug.sendall(b"a")
            try:
                part = plug.recv(65536)
            except TimeoutError:
                continue
            heard += part
            break
        assert heard.startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", (400, "error-host")),
        (b"GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", (400, "error-host")),
        (b"GET / HTTP/1.1\r\n\r\n", (400, "error-host")),
        (b"GET / HTTP/1.1\r\nHost: a b\r\n\r\n", (400, "error-host")),
        (b"GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", (400, "error-host")),
        (b"GET / HTTP/1.1\r\nHost: a\r\nA: " + b"a" * 40_000, (431, "error-headers")),
        (b"GET / HTTP/1.1\r\nHost: a\r\n" + b"A: a\r\n" * 200 + b"\r\n", (431, "error-headers")),
        (b"GET /" + b"a" * 40_000, (431, "error-headers")),
        (b"POST /api/play HTTP/1.1\r\nHost: a\r\nContent-Length: 99999\r\n\r\n", (413, "error-too-large")),
        (
            b"POST /api/play HTTP/1.1\r\nHost: a\r\nContent-Length: 9" + b"9" * 50 + b"\r\n\r\n",
            (400, "error-request"),
        ),
        (
            b"POST /api/play HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{",
            (400, "error-request"),
        ),
        (
            b"POST /api/play HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            + (b"fff\r\n" + b"a" * 4095 + b"\r\n") * 8,
            (413, "error-too-large"),
        ),
        (b"CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n", (405, "error-method")),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01", (400, "error-request")),
        (
            b"GET /api/tables/x/live HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
            (400, "error-request"),
        ),
        (
            b"GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\n"
            + KEY,
            (404, "error-path"),
        ),
    ],
)
def test_what_cannot_be_asked_is_refused_before_anything_else(server, sent, expected):
    assert refusal(connect(server, sent)) == expected


def test_a_request_of_the_old_kind_needs_no_host(server):
    assert said(connect(server, b"GET /api/games HTTP/1.0\r\n\r\n")).startswith(b"HTTP/1.1 200")


def test_requests_in_a_row_are_answered_in_a_row(server):
    plug = connect(server, (ASK + b"\r\n") * 3 + ASK + b"Connection: close\r\n\r\n")
    assert said(plug).count(b"HTTP/1.1 200") == 4


def test_one_address_gets_so_many_connections(serve):
    server = serve(connections_per_address=5, trusted_proxies=())
    plugs = [connect(server) for _ in range(5)]
    assert refusal(connect(server)) == (503, "error-crowded")
    for plug in plugs:
        plug.close()
    # The server hears of that in its own time.
    until = time.monotonic() + 20
    while (status := httpx.get(f"{server.base}/api/me").status_code) == 503 and time.monotonic() < until:
        time.sleep(0.05)
    assert status == 200


def test_when_there_are_too_many_the_silent_make_room(serve):
    server = serve(connections=20)
    silent = [connect(server) for _ in range(40)]
    assert server.guest("Ann").get("/api/me").status_code == 200
    assert said(silent[0]) == b""


async def test_pieces_of_messages_take_no_memory(serve, monkeypatch):
    # Rules that are compiled meanwhile take memory of their own.
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    server = serve()
    ann = server.guest("Ann")
    table = table_of(ann, [ME, BOT])["id"]
    for piece in (b"x" * 1_000_000, b"x" * 60_000, b"x" * 1000):
        before = memory(server)
        closed = []
        for _ in range(12):
            line = await Line.open(server, table, None)
            with contextlib.suppress(websockets.ConnectionClosed):
                await line.socket.send(unfinished(piece, 100))
            closed.append(await line.hung_up())
        # Closed as too large while it arrives.
        assert {code for each in closed if each for code in each[:1]} <= {1009, 1008}
        assert memory(server) - before < 40_000_000
    assert ann.get("/api/me").status_code == 200


def unfinished(piece: bytes, count: int):
    """A message in pieces that never ends."""

    def pieces():
        for _ in range(count):
            yield piece.decode()

    return pieces()


async def test_memory_for_what_has_not_arrived_is_bounded_for_all_together(serve):
    server = serve(unfinished_total=500_000)
    ann = server.guest("Ann")
    table = table_of(ann, [ME, BOT])["id"]
    playing = await Line.open(server, table, ann)
    await playing.next("state")
    lines = [await Line.open(server, table, None) for _ in range(16)]
    for line in lines:
        # A frame of 60,000 bytes, of which the last ones never come.
        line.socket.transport.write(b"\x81\xfe\xea\x60\x00\x00\x00\x00" + b"x" * 59_000)
    hanging_up = [asyncio.create_task(line.hung_up()) for line in lines]
    done, _ = await asyncio.wait(hanging_up, timeout=20, return_when=asyncio.FIRST_COMPLETED)
    assert done
    for each in hanging_up:
        each.cancel()
    await playing.say({"kind": "ping"})
    await playing.next("pong")


async def opened(server: Server, table: str, client) -> int:
    """The status that a line is opened or refused with."""
    try:
        line = await Line.open(server, table, client)
    except websockets.InvalidStatus as refused:
        return refused.response.status_code
    await line.close()
    return 101


async def test_opening_lines_without_end_is_refused_cheaply_and_keeps_nobody_out(serve):
    server = serve(line_rate=1.0, line_burst=100, line_rate_each=0.01, line_burst_each=5)
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = table_of(ann, [ME, OPEN])["id"]
    ben.post(f"/api/tables/{table}/sit", json={})
    statuses = [await opened(server, table, client) for client in [None] * 30 + [ben] * 30]
    assert statuses == [101] * 4 + [429] * 26 + [101] * 5 + [429] * 25
    line = await Line.open(server, table, ann)
    await line.next("state")


async def test_a_line_whose_client_is_dead_is_noticed(serve):
    # The living one has to answer in time, however busy the machine is.
    server = serve(ping_after=0.3, pong_within=4.0)
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = table_of(ann, [ME, OPEN])["id"]
    ben.post(f"/api/tables/{table}/sit", json={})
    living = await Line.open(server, table, ben)
    dead = connect(
        server,
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: {cookie_of(ann)}\r\n\r\n".encode(),
    )
    while not (await living.next("table"))["table"]["seats"][0]["here"]:
        pass
    while (await living.next("table"))["table"]["seats"][0]["here"]:
        pass
    heard = await asyncio.to_thread(said, dead)
    assert b"\x89\x00" in heard  # a ping
    assert b"error-silent" in heard
    await asyncio.sleep(5)
    await living.say({"kind": "ping"})
    await living.next("pong")


async def test_a_client_that_does_not_read_is_cut_off_and_the_others_play(serve):
    server = serve(unread_limit=200_000, frame_rate=1e9, frame_burst=10**6, log_limit=1000)
    ann = server.guest("Ann")
    table = table_of(ann, [ME, BOT], "regent")["id"]
    playing = await Line.open(server, table, ann)
    await playing.next("state")
    before = memory(server)
    plug = connect(
        server,
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode(),
    )
    pinged = b"\x89\xfd\x00\x00\x00\x00" + b"p" * 125
    with contextlib.suppress(OSError):
        for _ in range(1000):
            await asyncio.to_thread(plug.sendall, pinged * 200)
    assert memory(server) - before < 60_000_000
    await playing.say({"kind": "ping"})
    await playing.next("pong")
    async with asyncio.timeout(30):
        while "alehouse_lines_cut_total 0.0" in httpx.get(f"{server.base}/metrics").text:
            await asyncio.sleep(0.2)


async def test_messages_may_come_in_pieces_with_pings_in_between(server):
    ann = server.guest("Ann")
    line = await Line.open(server, table_of(ann, [ME, BOT])["id"], ann)
    await line.next("state")
    await line.socket.send(iter(['{"kind"', ":", '"ping"}']))
    await line.next("pong")
    await (await line.socket.ping())
    # Too large as a whole, in pieces that are not.
    await line.socket.send(iter(["x" * 3000, "y" * 3000]))
    assert (await line.next("refused"))["code"] == "error-too-large"
    await line.socket.send(iter([b"{}", b"{}"]))
    assert (await line.next("refused"))["code"] == "error-binary"
    await line.say({"kind": "ping"})
    await line.next("pong")


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x05hello", 1002),  # not masked
        (b"\x83\x80\x00\x00\x00\x00", 1002),  # a kind there is not
        (b"\x80\x80\x00\x00\x00\x00", 1008),  # the rest of nothing
        (b"\x01\x80\x00\x00\x00\x00\x81\x80\x00\x00\x00\x00", 1008),  # a message within a message
        (b"\x81\xff\x00\x00\x00\x00\x7f\xff\xff\xff\x00\x00\x00\x00", 1009),
        (b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00", 1002),
        (b"\x88\x82\x00\x00\x00\x00\x03\xe8", 1000),  # goodbye
        (b"\x88\x82\x00\x00\x00\x00\x0f\xa1", 4001),
        (b"\x88\x80\x00\x00\x00\x00", 1000),
    ],
)
async def test_what_is_no_websocket_is_hung_up_on(server, sent, code):
    ann = server.guest("Ann")
    line = await Line.open(server, table_of(ann, [ME, BOT])["id"], ann)
    await line.next("state")
    line.socket.transport.write(sent)
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await line.next()
    assert line.socket.protocol.close_rcvd.code == code


@pytest.mark.skipif(not hasattr(os, "fork"), reason="sockets are shared differently")
async def test_lines_are_told_that_the_server_ends(serve):
    server = serve()
    ann = server.guest("Ann")
    line = await Line.open(server, table_of(ann, [ME, BOT])["id"], ann)
    await line.next("state")
    assert server.process
    server.process.terminate()
    assert await line.hung_up() == (1001, "error-closing")
    assert server.process.wait(15) == 0
