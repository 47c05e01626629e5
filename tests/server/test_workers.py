"""Several processes on one port: they serve, the dead are replaced, nobody stays behind, and there is one end."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from alehouse.server import serving, workers
from alehouse.server.settings import Settings

from .conftest import free_port
from .databases import postgres  # noqa: F401

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="processes are counted in /proc")


def parent_of(process: int) -> int:
    with suppress(OSError, ValueError):
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    return 0


def children(process: int) -> set[int]:
    return {
        int(p.name) for p in Path("/proc").iterdir() if p.name.isdigit() and parent_of(int(p.name)) == process
    }


def until(true, seconds=60.0):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


SERVE = [sys.executable, "-m", "alehouse", "--lang", "en", "serve", "--workers", "2", "--request-rate", "0"]


class Crowd:
    """A server of two processes."""

    def __init__(self, database: str, log: Path) -> None:
        self.log = log
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        with log.open("ab") as file:
            self.process = subprocess.Popen(
                [*SERVE, "--port", str(self.port), "--database", database],
                stdout=file,
                stderr=file,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )

    def open(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        return "open at" in self.log.read_text()

    def well(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.base}/health", timeout=5).status_code == 200
        return False


@pytest.fixture
def crowd(postgres, tmp_path) -> Iterator[Crowd]:  # noqa: F811
    crowd = Crowd(postgres, tmp_path / "log")
    until(crowd.open)
    yield crowd
    if crowd.process.poll() is None:
        crowd.process.terminate()
        assert crowd.process.wait(30) == 0
    assert "Traceback" not in crowd.log.read_text()


def test_one_that_is_killed_is_replaced_and_all_are_replaced_when_told_to(crowd):
    first = children(crowd.process.pid)
    assert len(first) == 2
    killed = min(first)
    os.kill(killed, signal.SIGKILL)
    until(lambda: len(children(crowd.process.pid) - {killed}) == 2)
    until(crowd.well)
    before = children(crowd.process.pid)
    crowd.process.send_signal(signal.SIGHUP)
    until(lambda: len(children(crowd.process.pid)) == 2 and not children(crowd.process.pid) & before)
    assert all(crowd.well() for _ in range(4))
    figures = httpx.get(f"{crowd.base}/metrics").text
    assert "alehouse_database_alive 2.0" in figures


def test_nobody_stays_behind_when_the_overseer_is_killed(crowd):
    left = children(crowd.process.pid)
    crowd.process.kill()
    crowd.process.wait(10)
    until(lambda: not any(Path(f"/proc/{each}/cmdline").exists() for each in left))
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{crowd.base}/health")


def test_nobody_stays_behind_when_it_ends_while_processes_are_replaced(crowd):
    crowd.process.send_signal(signal.SIGHUP)
    until(lambda: len(children(crowd.process.pid)) == 3)
    left = children(crowd.process.pid)
    crowd.process.terminate()
    assert crowd.process.wait(30) == 0
    assert not [each for each in left if Path(f"/proc/{each}/cmdline").exists()]


async def test_a_process_ends_when_its_overseer_has_gone_without_hearing_it():
    server = SimpleNamespace(started=True, should_exit=False)
    overseer, line = socket.socketpair()
    trouble = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: trouble.append(what))
    with overseer, line:
        beating = asyncio.create_task(serving._beat(server, line, lambda: None))
        await asyncio.to_thread(overseer.recv, 16, socket.MSG_PEEK)
        overseer.close()
        for _ in range(100):
            if server.should_exit:
                break
            await asyncio.sleep(0.05)
        beating.cancel()
    assert server.should_exit
    assert not trouble


class Slot:
    """A process of a test: it ends when the test says so."""

    def __init__(self, pid, *, serves):
        self.process = self
        self.pid = pid
        self.serves = serves
        self.ready = asyncio.Event()
        self.ended = asyncio.Event()

    async def gone(self):
        await self.ended.wait()
        return 1


@pytest.fixture
def overseer(tmp_path, monkeypatch):
    """An overseer of two processes that starts what the test has in `coming`: processes, or errors."""
    monkeypatch.setattr(workers, "PAUSE", 0.0)
    overseer = workers.Overseer(Settings(workers=2), "en", [], str(tmp_path))
    overseer.coming = []

    async def start(slot):
        await asyncio.sleep(0)
        new = overseer.coming.pop(0)
        if isinstance(new, Exception):
            raise new
        return new

    monkeypatch.setattr(overseer, "_start", start)
    return overseer


async def test_a_process_that_cannot_be_started_is_tried_again(overseer):
    first, second, third = (Slot(n, serves=True) for n in (1, 2, 3))
    overseer.workers = [first, second]
    overseer.coming = [OSError("no memory"), OSError("no memory"), third]
    keeping = asyncio.create_task(overseer._keep(0))
    first.ended.set()
    async with asyncio.timeout(10):
        while overseer.workers[0] is not third:
            await asyncio.sleep(0)
    assert overseer.workers == [third, second]
    keeping.cancel()


async def test_all_end_when_none_gets_ready_and_not_as_long_as_another_one_serves(overseer):
    early = [Slot(n, serves=False) for n in range(20)]
    for each in early:
        each.ended.set()
    other = Slot(99, serves=True)
    overseer.workers = [early[0], other]
    overseer.coming = early[1:]
    keeping = asyncio.create_task(overseer._keep(0))
    async with asyncio.timeout(10):
        while len(overseer.coming) > 10:
            await asyncio.sleep(0)
        assert not overseer.ending.is_set()
        other.serves = False
        await overseer.ending.wait()
    assert overseer.status == 1
    await keeping


async def test_of_a_process_that_is_ended_nothing_is_left(overseer):
    ours, theirs = socket.socketpair()
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", "import time; time.sleep(60)")
    worker = workers.Worker(process, ours)
    await overseer._end([worker])
    assert (await worker.gone(), ours.fileno()) == (-signal.SIGTERM, -1)
    theirs.close()
