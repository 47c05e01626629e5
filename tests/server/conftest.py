"""A real server in a process of its own, and clients."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from .databases import address, postgres  # noqa: F401

SERVE = """
import sys
from ast import literal_eval
from pathlib import Path
from alehouse.server.run import serve
from alehouse.server.settings import Settings
given = literal_eval(sys.argv[3])
if "page" in given:
    given["page"] = Path(given["page"])
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(**given))
"""
SETTINGS = {"pause": (0.0, 0.0), "request_rate": 0, "line_rate": 0, "line_rate_each": 0}
"""No bot waits on purpose, and all tests come from one address."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """A server process on a port, with its database and what it logs."""

    port: int
    database: Path
    log: Path
    settings: dict[str, object] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    SERVE,
                    str(self.port),
                    str(self.database),
                    repr(SETTINGS | self.settings),
                ],
                stdout=log,
                stderr=log,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        until = time.monotonic() + 120
        while time.monotonic() < until:
            try:
                httpx.get(f"{self.base}/api/games")
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.1)
            else:
                return self
        raise AssertionError("the server does not answer: " + self.log.read_text())

    def kill(self) -> None:
        """As if the power had gone."""
        assert self.process
        self.process.kill()
        self.process.wait(60)

    def stop(self) -> int:
        """End it politely; return its exit status."""
        assert self.process
        self.process.terminate()
        return self.process.wait(60)

    def guest(self, name: str) -> httpx.Client:
        """A client that the server knows by a name."""
        client = httpx.Client(base_url=self.base, timeout=20)
        client.get("/api/me")
        assert client.put("/api/me", json={"name": name}).status_code == 200
        return client

    def live(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"


def new_server(folder: Path) -> Server:
    return Server(free_port(), folder / "alehouse.sqlite", folder / "server.log")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = new_server(tmp_path_factory.mktemp("server")).start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one test, to be killed and started again; not started yet."""
    server = new_server(tmp_path)
    yield server
    if server.process and server.process.poll() is None:
        server.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts a server with some settings."""
    servers: list[Server] = []

    def start(**settings: object) -> Server:
        server = new_server(tmp_path)
        server.settings = settings
        servers.append(server)
        return server.start()

    yield start
    for server in servers:
        if server.process and server.process.poll() is None:
            assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()
