"""Several processes that serve together, and the one that oversees them.

Each has listening sockets of its own on the same port, which the overseer keeps open: when a process ends, those who are
waiting there are served by the one that takes its place.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import os
import signal
import socket
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from alehouse.refused import Refused
from alehouse.server import metrics
from alehouse.server.run import Sockets, closing, listen, tell, told
from alehouse.server.settings import TYPES, Settings

log = logging.getLogger("alehouse.server")

READY_WITHIN = 60.0
"""Seconds that a process has to get ready."""
SILENT = 60.0
"""Seconds after which a process that gives no sign of life is ended."""
PATIENCE = 10.0
"""Seconds that a process has to end, beyond its own."""
PAUSE = 1.0
"""Seconds before a process that has died early is started again."""
TRIES = 5
"""So many processes in a row may end before they are ready, if no other one serves."""


class Worker:
    """One process that serves."""

    def __init__(self, process: asyncio.subprocess.Process, line: socket.socket) -> None:
        self.process = process
        self.line = line
        self.ready = asyncio.Event()
        self.heard = monotonic()
        asyncio.get_running_loop().add_reader(line, self._hear)

    def _hear(self) -> None:
        try:
            signs = self.line.recv(64)
        except BlockingIOError:
            return
        except OSError:
            signs = b""
        if not signs:
            asyncio.get_running_loop().remove_reader(self.line)
            return
        self.heard = monotonic()
        self.ready.set()

    @property
    def serves(self) -> bool:
        """Whether it has got ready and is still there."""
        return self.ready.is_set() and self.process.returncode is None

    def tell(self, number: int) -> None:
        """Send it a signal, if it is still there."""
        if self.process.returncode is None:
            self.process.send_signal(number)

    async def gone(self) -> int:
        """Wait until it has ended; its exit status."""
        status = await self.process.wait()
        if self.line.fileno() >= 0:
            asyncio.get_running_loop().remove_reader(self.line)
            self.line.close()
        return status


class Overseer:
    """Starts processes, starts those anew that die, and ends them."""

    def __init__(self, settings: Settings, locale: str, sockets: list[Sockets], folder: str) -> None:
        self.settings = settings
        self.locale = locale
        self.sockets = sockets
        self.folder = folder
        self.workers: list[Worker] = []
        self.ending = asyncio.Event()
        self.status = 0
        self.renewing: asyncio.Task[None] | None = None
        self.changing: list[Worker] = []  # what comes and goes while processes are replaced

    async def run(self) -> int:
        """Oversee until the process is told to end; the exit status."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.ending.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew)
        for slot in range(self.settings.workers):
            self.workers.append(await self._start(slot))
        keeping = [asyncio.create_task(self._keep(slot)) for slot in range(self.settings.workers)]
        opening = asyncio.create_task(self._open())
        watching = asyncio.create_task(self._watch())
        await self.ending.wait()
        closing(self.locale)
        for task in (opening, watching, self.renewing, *keeping):
            if task is not None:
                task.cancel()
        await self._end([*self.workers, *self.changing])
        return self.status

    async def _start(self, slot: int) -> Worker:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        numbers = [each.fileno() for each in self.sockets[slot]]
        order = {"settings": plain(self.settings), "sockets": numbers}
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "alehouse.server.workers",
                str(theirs.fileno()),
                pass_fds=[theirs.fileno(), *numbers],
                stdin=asyncio.subprocess.DEVNULL,
                env=os.environ | {metrics.SHARED: self.folder},
            )
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        await asyncio.get_running_loop().sock_sendall(ours, msgspec.json.encode(order) + b"\n")
        return Worker(process, ours)

    async def _tried(self, slot: int) -> Worker | None:
        try:
            return await self._start(slot)
        except OSError as error:
            log.error("a process cannot be started: %s", error)
            return None

    async def _open(self) -> None:
        for worker in list(self.workers):
            await worker.ready.wait()
        told(self.settings, self.sockets[0], self.locale)

    async def _keep(self, slot: int) -> None:
        """Start a process anew whenever it has ended without being told to."""
        early = 0
        while True:
            worker = self.workers[slot]
            status = await worker.gone()
            metrics.forget(worker.process.pid, self.folder)
            if self.workers[slot] is not worker:
                continue
            early = 0 if worker.ready.is_set() else early + 1
            log.error("process %d has ended: %d", worker.process.pid, status)
            if early >= TRIES and not any(other.serves for other in self.workers):
                self.status = 1
                self.ending.set()
                return
            if early:
                await asyncio.sleep(PAUSE)
            while (new := await self._tried(slot)) is None:
                await asyncio.sleep(PAUSE)
            if self.workers[slot] is worker:
                self.workers[slot] = new
            else:  # it has been renewed meanwhile
                await self._end([new])

    async def _watch(self) -> None:
        """End processes that give no sign of life."""
        while True:
            await asyncio.sleep(5)
            for worker in self.workers:
                if worker.ready.is_set() and monotonic() - worker.heard > SILENT:
                    log.error("process %d gives no sign of life", worker.process.pid)
                    worker.tell(signal.SIGKILL)

    def _renew(self) -> None:
        if self.renewing is None or self.renewing.done():
            self.renewing = asyncio.create_task(self._replace_all())

    async def _replace_all(self) -> None:
        """Put a new process in the place of each, one after the other: the next when the new one serves."""
        for slot in range(len(self.workers)):
            new = await self._tried(slot)
            if new is None:
                return
            self.changing = [new]
            died = asyncio.create_task(new.process.wait())
            ready = asyncio.create_task(new.ready.wait())
            await asyncio.wait((died, ready), timeout=READY_WITHIN, return_when=asyncio.FIRST_COMPLETED)
            ready.cancel()
            died.cancel()
            if not new.ready.is_set():
                log.error("a new process does not get ready: the old ones go on")
                await self._end([new])
                self.changing = []
                return
            old, self.workers[slot] = self.workers[slot], new
            self.changing = [old]
            await self._end([old])
            self.changing = []

    async def _end(self, workers: list[Worker]) -> None:
        for worker in workers:
            worker.tell(signal.SIGTERM)
        waiting = [asyncio.create_task(worker.process.wait()) for worker in workers]
        if waiting:
            await asyncio.wait(waiting, timeout=self.settings.closing_time + PATIENCE)
        for worker in workers:
            worker.tell(signal.SIGKILL)
            await worker.gone()


def plain(settings: Settings) -> dict[str, Any]:
    """Settings as JSON values."""
    found = {each.name: getattr(settings, each.name) for each in dataclasses.fields(settings)}
    return {name: str(value) if isinstance(value, Path) else value for name, value in found.items()}


def oversee(settings: Settings, locale: str) -> None:
    """Serve with several processes until this one is told to end. Raises Refused if that is not possible."""
    if settings.url().get_backend_name() == "sqlite" or not hasattr(socket, "AF_UNIX"):
        raise Refused("error-workers", workers=settings.workers)
    # A socket that shares its port would not notice that somebody else uses it.
    for each in listen(settings.host, settings.port):
        each.close()
    balanced = sys.platform == "linux"
    first = listen(settings.host, settings.port, shared=balanced)
    fixed = dataclasses.replace(settings, port=first[0].getsockname()[1])
    sockets = [first]
    for _ in range(1, settings.workers):
        sockets.append(listen(fixed.host, fixed.port, shared=True) if balanced else first)
    from alehouse.language import say

    tell(say(locale, "server-preparing"))
    asyncio.run(_prepare(fixed))
    with tempfile.TemporaryDirectory(prefix="alehouse-") as folder:
        status = asyncio.run(_oversee(fixed, locale, sockets, folder))
    if status:
        sys.exit(status)


async def _prepare(settings: Settings) -> None:
    """Create or upgrade the database once, and find out whether it can be used. Raises Refused."""
    from alehouse.server.store import Store

    store = Store(settings.url())
    try:
        await store.open()
    finally:
        await store.close()


async def _oversee(settings: Settings, locale: str, sockets: list[Sockets], folder: str) -> int:
    return await Overseer(settings, locale, sockets, folder).run()


def work(number: int) -> None:
    """Serve as one of several; `number` is the file of the line to the overseer, which says how."""
    from alehouse.server import logs
    from alehouse.server.run import run

    line = socket.socket(fileno=number)
    said = b""
    while not said.endswith(b"\n"):
        more = line.recv(65_536)
        if not more:
            return
        said += more
    order = msgspec.json.decode(said)
    values: dict[str, Any] = {
        name: Path(value) if TYPES[name] is Path else msgspec.convert(value, TYPES[name])
        for name, value in order["settings"].items()
    }
    settings = Settings(**values)
    logs.set_up(settings.log_format, settings.log_level)
    sockets = [socket.socket(fileno=each) for each in order["sockets"]]
    try:
        run(settings, sockets, on_ready=lambda: None, on_end=lambda: None, overseer=line)
    except Refused as refused:
        log.error("%s", refused)
        sys.exit(1)


if __name__ == "__main__":
    work(int(sys.argv[1]))
