"""Where long work is done: in this process, by processes of this machine, or on a cluster.

The engine is Dask's `distributed`: a scheduler, workers that it gives tasks to, and the work of a lost worker given to
another one. It is loaded when work is to be shared, and without it everything is done in this process.

On this machine scheduler and workers listen on the loopback interface only. Whoever uses a cluster needs the same Alehouse and
Python there, and gets nothing done otherwise; games and bots of one's own are sent along. A piece of work depends on
what it is given alone, so it does not matter who does it, or how often.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import importlib
import importlib.util
import itertools
import logging
import os
import platform
import signal
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from alehouse.folders import GAMES
from alehouse.processors import processors
from alehouse.refused import Refused

AHEAD = 4
"""Pieces of work given out at a time for each thread of a worker, so that none has to wait for the next."""
CONNECTING = 10.0
"""Seconds in which a cluster has to answer."""
EMPTY = 60.0
"""Seconds that a cluster may be without a worker."""
LOOK = 0.5
"""Seconds between two looks whether all is well, while nothing comes in."""
GRACE = 0.5
"""Seconds that a process has to end by itself."""
LUGGAGE = 32 << 20
"""Bytes of games and bots that are sent along at most."""

Item = TypeVar("Item")
Result = TypeVar("Result")


def available() -> bool:
    """Whether work can be shared: the package is there."""
    return importlib.util.find_spec("distributed") is not None


@cache
def fingerprint() -> str:
    """What has to be the same wherever work is done: Python, and every source of this package."""
    root = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for file in sorted(root.rglob("*.py")):
        digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return f"Python {sys.version_info[0]}.{sys.version_info[1]}, Alehouse {digest.hexdigest()[:12]}"


class Engine:
    """Gives work to processes of this machine (`jobs`, all processors if `None`), or to a cluster at an address.

    Nothing is started before there is work to share. `bots` are names of bots that workers have to know. As a context it leaves
    no process behind.
    """

    def __init__(self, jobs: int | None = None, cluster: str | None = None, bots: Sequence[str] = ()) -> None:
        self.address = cluster
        self._bots = tuple(bots)
        self._jobs = jobs or processors()
        self._client: Any = None
        self._local: Any = None
        self._luggage: str | None = None
        self._rooms = contextlib.ExitStack()
        self._threads = 0

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    @property
    def shares(self) -> bool:
        """Whether work can be given to others at all."""
        return self.address is not None or (self._jobs > 1 and available())

    @property
    def running(self) -> bool:
        """Whether others have been started or found already."""
        return self._client is not None

    @property
    def width(self) -> int:
        """How much is done at the same time."""
        if self.address is not None:
            self.start()
            return max(1, self._threads)
        return self._jobs if self.shares else 1

    def start(self) -> None:
        """Start the processes, or find the cluster. Raises Refused if that cannot be done, ModuleNotFoundError without the package."""
        if self._client is not None:
            return
        _hush()
        with interrupts_wait():
            try:
                if self.address is None:
                    self._start_here()
                else:
                    self._connect(self.address)
            except BaseException:
                self.close()
                raise

    def _start_here(self) -> None:
        place = self._rooms.enter_context(
            tempfile.TemporaryDirectory(prefix="alehouse-", ignore_cleanup_errors=True)
        )
        runner = _loop()
        self._rooms.callback(runner.stop)
        distributed = _distributed()
        self._local = distributed.LocalCluster(
            n_workers=self._jobs,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
            worker_dashboard_address=None,
            silence_logs=logging.CRITICAL + 1,
            loop=runner.loop,
            memory_limit=0,
            local_directory=place,
        )
        self._client = distributed.Client(self._local, loop=runner.loop, set_as_default=False)
        self._threads = self._jobs
        self._client.register_plugin(_deaf())

    def _connect(self, address: str) -> None:
        distributed = _distributed()
        runner = _loop()
        self._rooms.callback(runner.stop)
        try:
            self._client = distributed.Client(
                address, timeout=CONNECTING, loop=runner.loop, set_as_default=False
            )
        except (OSError, ValueError, TypeError, TimeoutError) as error:
            raise Refused("error-cluster-unreachable", address=address, problem=str(error)) from None
        began = time.monotonic()
        while not self._count():
            if time.monotonic() - began > CONNECTING:
                raise Refused("error-cluster-empty", address=address, seconds=CONNECTING)
            time.sleep(0.2)
        words = "__import__('importlib').import_module('alehouse.lab.engine').fingerprint()"
        told = self._client.run(eval, words, on_error="return")
        told["scheduler"] = self._of_scheduler(words)
        for worker, found in told.items():
            if found != fingerprint():
                raise Refused("error-cluster-differs", worker=worker, theirs=str(found), ours=fingerprint())
        files, folders = luggage(self._bots)
        if files:
            made = _carrier(files, folders)
            self._client.register_plugin(made, name=made.name)
            self._luggage = made.name

    def _of_scheduler(self, words: str) -> str:
        try:
            return str(self._client.run_on_scheduler(eval, words))
        except Exception as error:
            return f"{type(error).__name__}: {error}"

    def _count(self) -> int:
        """How many threads there are now at the cluster's workers."""
        self._threads = sum(self._client.nthreads().values())
        return self._threads

    def each(
        self, function: Callable[[Item], Result], items: Iterable[Item]
    ) -> Generator[Result, None, None]:
        """Do something for every item; yields the results as they come, in any order.

        Only so much is given out at a time as keeps all busy. Closing the generator takes back what is not done. Raises whatever
        the function raises, and Refused if the cluster goes away, or a piece of work ends every process that it is given to.
        """
        self.start()
        # A key of its own for each task: no result of another run is taken for it.
        name = f"alehouse-{os.urandom(6).hex()}"
        left, numbers = iter(items), itertools.count()
        done: SimpleQueue[Any] = SimpleQueue()
        running: set[Any] = set()

        def give(count: int) -> None:
            for item in itertools.islice(left, count):
                future = self._client.submit(
                    _there, fingerprint(), function, item, key=f"{name}-{next(numbers)}", pure=False
                )
                running.add(future)
                future.add_done_callback(done.put)

        empty_since: float | None = None
        try:
            give(AHEAD * self._threads)
            while running:
                try:
                    future = done.get(timeout=LOOK)
                except Empty:
                    empty_since = self._look(empty_since)
                    continue
                running.discard(future)
                yield self._result(future)
                give(max(1, AHEAD * self._threads - len(running)))
        finally:
            with contextlib.suppress(Exception):
                if running and self._client.status == "running":
                    self._client.cancel(list(running), force=True)

    def _look(self, empty_since: float | None) -> float | None:
        """Raises Refused if the cluster is gone, or has been empty for long."""
        if self.address is None:
            return None
        if self._client.status != "running":
            raise Refused("error-cluster-gone", address=self.address)
        try:
            count = self._count()
        except (OSError, TimeoutError):
            raise Refused("error-cluster-gone", address=self.address) from None
        if count:
            return None
        now = time.monotonic()
        if empty_since is not None and now - empty_since > EMPTY:
            raise Refused("error-cluster-empty", address=self.address, seconds=EMPTY)
        return empty_since or now

    def _result(self, future: Any) -> Any:
        from concurrent.futures import CancelledError

        try:
            return future.result()
        except _distributed().KilledWorker:
            raise Refused("error-work-kills") from None
        except (CancelledError, OSError) as error:
            if future.status == "error":
                raise
            if self.address is None:
                raise Refused("error-work-kills") from error
            raise Refused("error-cluster-gone", address=self.address) from None

    def close(self) -> None:
        """End the processes, whatever they are doing, or leave the cluster as it was."""
        with interrupts_wait(), contextlib.suppress(Exception):
            client, local = self._client, self._local
            self._client = self._local = None
            if client is not None and self._luggage and client.status == "running":
                with contextlib.suppress(Exception):
                    client.unregister_worker_plugin(self._luggage)
            if local is not None:
                local.sync(_kill, list(local.workers.values()))
            if client is not None:
                client.close(timeout=2)
            if local is not None:
                local.close(timeout=5)
        with contextlib.suppress(Exception):
            self._rooms.close()


def _there(ours: str, function: Callable[[Any], Any], item: Any) -> Any:
    """Do a piece of work in a worker. Raises Refused if this is another Alehouse than that of who asks."""
    if fingerprint() != ours:
        raise Refused("error-cluster-differs", worker=platform.node(), theirs=fingerprint(), ours=ours)
    return function(item)


async def _kill(nannies: list[Any]) -> None:
    """End the processes of some nannies, which start no others in their place."""
    for nanny in nannies:
        nanny.auto_restart = False
    await asyncio.gather(*(nanny.kill(timeout=GRACE) for nanny in nannies), return_exceptions=True)
    await asyncio.gather(*(nanny.close(timeout=GRACE) for nanny in nannies), return_exceptions=True)


def _loop() -> Any:
    """A thread with an event loop. Processes that it starts do not hear interrupts from the keyboard: those are for this process."""
    runner: Any = _distributed().utils.LoopRunner(asynchronous=False)
    runner.start()

    async def deaf() -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    runner.run_sync(deaf)
    return runner


def _distributed() -> Any:
    """The package, which is loaded here only. Its own types say too little of it."""
    return importlib.import_module("distributed")


def _hush() -> None:
    """Let the engine's own logs be silent: what is wrong is said in our words."""
    import dask

    names = (
        "distributed",
        "distributed.client",
        "distributed.worker",
        "distributed.scheduler",
        "distributed.nanny",
        "bokeh",
        "tornado",
    )
    dask.config.set({"logging": dict.fromkeys(names, "critical")})
    import distributed  # noqa: F401 (sets up its loggers as it is imported)

    for name in names:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _deaf() -> Any:
    """What every process of this machine sets up where no mask of signals is inherited."""
    from distributed.diagnostics.plugin import WorkerPlugin

    class Deaf(WorkerPlugin):
        name = "alehouse-deaf"

        def setup(self, worker: Any) -> None:
            if threading.current_thread() is threading.main_thread():
                signal.signal(signal.SIGINT, signal.SIG_IGN)

    return Deaf()


def luggage(bots: Sequence[str]) -> tuple[dict[str, bytes], list[str]]:
    """What workers elsewhere need: files of games and bots of one's own by their places, and which folders of these are of games.

    Of a bot all modules are taken that were loaded from its folder with it. Raises Refused if that is too much.
    """
    files: dict[str, bytes] = {}
    folders = []
    total = 0

    def take(place: str, file: Path) -> None:
        nonlocal total
        total += file.stat().st_size
        if total > LUGGAGE:
            raise Refused("error-cluster-luggage", path=str(file), megabytes=LUGGAGE >> 20)
        files[place] = file.read_bytes()

    for number, folder in enumerate(filter(None, os.environ.get(GAMES, "").split(os.pathsep))):
        folders.append(f"games-{number}")
        for file in sorted(Path(folder).rglob("*")):
            if file.is_file() and not any(
                part.startswith((".", "__pycache__")) for part in file.relative_to(folder).parts
            ):
                take(f"games-{number}/{file.relative_to(folder).as_posix()}", file)
    installed = [Path(sysconfig.get_path(name)).resolve() for name in ("purelib", "platlib", "stdlib")]
    for bot in bots:
        module = sys.modules.get(bot.partition(":")[0].partition(".")[0])
        origin = getattr(module, "__file__", None)
        if origin is None or any(Path(origin).resolve().is_relative_to(place) for place in installed):
            continue
        source = Path(origin).resolve()
        root = source.parent.parent if source.name == "__init__.py" else source.parent
        for other in list(sys.modules.values()):
            path = Path(getattr(other, "__file__", None) or os.devnull).resolve()
            if path.is_relative_to(root) and not any(path.is_relative_to(place) for place in installed):
                take(f"bots/{path.relative_to(root).as_posix()}", path)
    return files, folders


def _carrier(files: dict[str, bytes], folders: list[str]) -> Any:
    from alehouse.lab.luggage import Luggage

    return Luggage(files, folders)


_interrupted = threading.Event()


def not_an_interrupt(error: Exception | SystemExit | None = None) -> None:
    """Raises KeyboardInterrupt if one has come while they were remembered: what looks like an error is that."""
    if _interrupted.is_set():
        raise KeyboardInterrupt from error


@contextmanager
def interrupts_remembered() -> Iterator[None]:
    """Remember that an interrupt has come: compiled code may make an error of its own of it, and bots swallow it."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield
        return

    def come(number: int, frame: Any) -> None:
        _interrupted.set()
        before(number, frame)

    signal.signal(signal.SIGINT, come)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        _interrupted.clear()


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Let an interrupt come only after the block, so that it cannot cut the start of a process in two."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came = []
    before = signal.signal(signal.SIGINT, lambda *_: came.append(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        signal.raise_signal(signal.SIGINT)
