"""Rules are compiled by other processes while people play, and taken over when they are ready.

A table needs nothing compiled: rules are Python functions, and a move takes half a millisecond. Search and simulation
need it. `want` asks for a game and returns at once; `prepare` waits until it is ready. What the cache has is loaded by a
thread of this process; what it has not is compiled by others, at low priority, as many as there are processors but one,
what was asked for first before all else. A game is compiled once, however many processes want it at a time. If a game
cannot be compiled, it goes on as it is. With ``NUMBA_DISABLE_JIT=1`` nothing here does anything.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import logging
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any

from alehouse.native import cache
from alehouse.native.jit import INTERPRETED

log = logging.getLogger("alehouse")

IDLE = 1.0
"""Seconds after which a thread with nothing to do ends, and its process with it."""
BUSY = 0.2
"""Seconds until another process that is compiling the same is looked after again."""
PRIORITY = 10
ATTEMPTS = 2
"""So often something is given to a process that ends over it."""

WAITING, READY, FAILED = "waiting", "ready", "failed"


def want(*names: str) -> None:
    """Have games compiled as soon as may be, and go on at once; nothing is said of those that there are not."""
    _office.ask(names)


def ready(name: str) -> bool:
    """Whether a game runs compiled in this process."""
    return all(_office.states.get(part) == READY for part in (name, cache.LOOPS))


def settled(name: str) -> bool:
    """Whether there is nothing to wait for: a game runs compiled, or it never will."""
    states = [_office.states.get(part, WAITING) for part in (name, cache.LOOPS)]
    return INTERPRETED or FAILED in states or WAITING not in states


def prepare(*names: str, progress: Callable[[int, int], None] | None = None) -> bool:
    """Have games compiled on all processors, and wait for it; whether they all are.

    `progress` is told how many of how many parts are done. Where something cannot be compiled, its rules go on as plain Python.
    """
    return _office.wait(names, progress)


def problem(name: str) -> str:
    """Why a game could not be compiled."""
    return _office.problems.get(name) or _office.problems.get(cache.LOOPS, "")


def compile_all(names: Iterable[str], progress: Callable[[int, int], None] | None = None) -> dict[str, str]:
    """Compile games for later, on all processors, without loading them here; what went wrong, by name."""
    office = _Office(loading=False)
    try:
        office.wait(names, progress)
    finally:
        office.stop()
    return office.problems


def to_compile(*names: str) -> bool:
    """Whether some of these games have not been compiled on this computer yet."""
    return not INTERPRETED and any(not _pack(name).perhaps() for name in (*names, cache.LOOPS))


def stop() -> None:
    """End what is going on; what is half compiled is lost, until it is asked for again."""
    before = _office
    _anew()
    before.stop()


def _pack(name: str) -> cache.Pack:
    from alehouse.catalogue import find

    return cache.loops_pack() if name == cache.LOOPS else find(name).pack


class _Office:
    """What was asked for, and the threads that see to it, each with a process of its own if there is something to compile."""

    def __init__(self, *, loading: bool = True) -> None:
        self.states: dict[str, str] = {}
        self.problems: dict[str, str] = {}
        self.loading = loading
        self._changed = threading.Condition()
        self._asked: list[str] = []
        self._entries: dict[str, dict[str, Any]] = {}
        """Games that are loaded and lack the loops."""
        self._threads: set[threading.Thread] = set()
        self._helpers: set[_Helper] = set()
        self._busy = 0
        """How many threads are seeing to something."""
        self._stopping = False
        self._waiting = 0
        """How many wait for something: then all processors are used."""

    def ask(self, names: Iterable[str]) -> None:
        from alehouse.processors import processors

        if INTERPRETED:
            return
        with self._changed:
            for name in (cache.LOOPS, *names):
                if name not in self.states:
                    self.states[name] = WAITING
                    self._asked.append(name)
            self._changed.notify_all()
            limit = processors() if self._waiting else max(1, processors() - 1)
            while (
                not self._stopping
                and len(self._threads) < limit
                and len(self._threads) - self._busy < len(self._asked)
            ):
                thread = threading.Thread(target=self._run, daemon=True, name="compiling")
                self._threads.add(thread)
                thread.start()
        _at_the_end()

    def wait(self, names: Iterable[str], progress: Callable[[int, int], None] | None) -> bool:
        names = list(dict.fromkeys(names))
        if INTERPRETED or not names:
            return False
        parts = [cache.LOOPS, *names]
        with self._changed:
            self._waiting += 1
        try:
            self.ask(names)
            told = -1
            while True:
                with self._changed:
                    done = sum(self.states[part] != WAITING for part in parts)
                    if done == told and not self._stopping:
                        self._changed.wait(0.2)
                        continue
                told = done
                if progress is not None:
                    progress(done, len(parts))
                if done == len(parts) or self._stopping:
                    return all(self.states[part] == READY for part in parts)
        finally:
            with self._changed:
                self._waiting -= 1

    def stop(self) -> None:
        with self._changed:
            self._stopping = True
            self._asked = []
            helpers, threads = list(self._helpers), list(self._threads)
            self._changed.notify_all()
        for helper in helpers:
            helper.end()
        for thread in threads:
            if thread is not threading.current_thread():
                thread.join(5)

    def _run(self) -> None:
        helper = _Helper(hurried=self._waiting > 0)
        with self._changed:
            self._helpers.add(helper)
        try:
            while (name := self._next()) is not None:
                try:
                    state = self._see_to(name, helper)
                except Exception as error:
                    log.debug("compiling %s", name, exc_info=True)
                    state = self._fail(name, f"{type(error).__name__}: {error}")
                with self._changed:
                    self._busy -= 1
                    if self._stopping:
                        return
                    if state == WAITING:
                        self._asked.append(name)
                        self._changed.wait(BUSY)
                    elif self.states[name] == WAITING:
                        self.states[name] = state
                    self._changed.notify_all()
        finally:
            helper.end()
            with self._changed:
                self._helpers.discard(helper)
                self._threads.discard(threading.current_thread())

    def _next(self) -> str | None:
        until = time.monotonic() + IDLE
        with self._changed:
            while not self._stopping:
                if self._asked:
                    self._busy += 1
                    return self._asked.pop(0)
                left = until - time.monotonic()
                if left <= 0:
                    # Out of the list under the lock: whoever asks next starts another one.
                    self._threads.discard(threading.current_thread())
                    return None
                self._changed.wait(left)
        return None

    def _see_to(self, name: str, helper: _Helper) -> str:
        pack = _pack(name)
        if self._load(name, pack):
            return READY
        with pack.alone() as alone, cache.slot(self._slots()) as slot:
            if not alone or not slot:
                return WAITING
            if self._load(name, pack):
                return READY
            if not cache.writable() and cache.temporary():
                self._say_so()
            problem = None
            for _ in range(ATTEMPTS):
                problem = helper.compile(name, pack.digest)
                if problem is None and not self._load(name, pack):
                    # The disk may be full.
                    if cache.temporary():
                        self._say_so()
                    problem = ""
                if problem is None:
                    return READY
                if problem:
                    break
                if self._stopping:
                    return WAITING
            return self._fail(name, problem or "the process that compiles it has ended")

    def _slots(self) -> int:
        from alehouse.processors import processors

        return processors() if self._waiting else max(1, processors() - 1)

    def _say_so(self) -> None:
        from alehouse.language import say
        from alehouse.terminal.texts import locale

        log.warning(say(locale(), "cache-not-writable", path=str(cache.root())))

    def _fail(self, name: str, problem: str) -> str:
        from alehouse.language import say
        from alehouse.terminal.texts import locale

        self.problems[name] = problem
        if not self._stopping:
            log.warning(say(locale(), "compile-failed", game=name, problem=problem))
        return FAILED

    def _load(self, name: str, pack: cache.Pack) -> bool:
        """Load what the cache has; whether it has it. A game runs compiled as soon as the loops are there, too."""
        if self._stopping or not pack.perhaps():
            return False
        if not self.loading:
            return pack.load() is not None
        from alehouse.native import compiled

        if name == cache.LOOPS:
            if compiled.load_loops() is None:
                return False
        else:
            from alehouse.catalogue import find

            entries = compiled.load_entries(find(name).namespace(carray=compiled.carray), pack)
            if entries is None:
                return False
            with self._changed:
                self._entries[name] = entries
        self._take_over()
        return True

    def _take_over(self) -> None:
        from alehouse.catalogue import find
        from alehouse.native import compiled

        loops = compiled.loaded_loops()
        if loops is not None:
            with self._changed:
                whole, self._entries = self._entries, {}
            for name, entries in whole.items():
                find(name).use(entries, loops)


class _Helper:
    """Another process that compiles, one thing after the other; it starts with the first and ends with this process."""

    def __init__(self, *, hurried: bool) -> None:
        self._hurried = hurried
        """Whether somebody waits; else whatever else is to be done goes first."""
        self._process: subprocess.Popen[str] | None = None
        self._ended = False

    def compile(self, name: str, digest: str) -> str | None:
        """Compile a game (or the loops) and keep it; what went wrong, empty if the process ended over it."""
        try:
            process = self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps([name, digest, cache.core_digest()]) + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except (OSError, ValueError):
            answer = ""
        if not answer:
            self._end_process()
            return ""
        problem: str | None = json.loads(answer)
        return problem

    def _start(self) -> subprocess.Popen[str]:
        if self._process is None and not self._ended:
            # The same modules are found there; what lies in the working directory is not in their way.
            path = os.pathsep.join(os.path.abspath(place) for place in sys.path)
            words = ("-P", "-c", "from alehouse.compiling import _work; _work()", str(os.getpid()))
            self._process = subprocess.Popen(
                [sys.executable, *words, "0" if self._hurried else str(PRIORITY)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                env=os.environ | {"PYTHONPATH": path},
            )
        if self._process is None:
            raise OSError("ended")
        if self._ended:  # while it was started: `end` has not seen it
            self._process.kill()
        return self._process

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()

    def end(self) -> None:
        """End the process, whatever it is doing; no other is started."""
        self._ended = True
        process = self._process
        if process is not None:
            process.kill()
        if threading.current_thread().name == "compiling":
            self._end_process()


def _work() -> None:
    """What the other process does: compile what is asked for, one line each, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[2]))
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # a rule that prints must not be taken for an answer
    wanted: queue.Queue[str] = queue.Queue()
    threading.Thread(target=_listen, args=(wanted, int(sys.argv[1])), daemon=True).start()
    while True:
        name, digest, core = json.loads(wanted.get())
        try:
            problem = _compile(name, digest, core)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        answers.write(json.dumps(problem) + "\n")
        answers.flush()


def _listen(wanted: queue.Queue[str], parent: int) -> None:
    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    if hasattr(os, "getppid") and os.name == "posix":
        threading.Thread(target=watch, daemon=True).start()
    for line in sys.stdin:
        wanted.put(line)
    os._exit(0)


def _compile(name: str, digest: str, core: str) -> str | None:
    pack = _pack(name)
    if (pack.digest, cache.core_digest()) != (digest, core):
        return "its sources have been changed since they were loaded"
    from alehouse.catalogue import find
    from alehouse.native import compiled

    if name == cache.LOOPS:
        compiled.load_loops(compiling=True)
    else:
        compiled.load_entries(find(name).namespace(carray=compiled.carray), pack, compiling=True)
    return None


_office = _Office()
_registered = False


def _at_the_end() -> None:
    global _registered
    if not _registered:
        _registered = True
        atexit.register(stop)


def _anew() -> None:
    """Begin again with what is loaded, and without what was going on (after a fork, its threads and locks are of no use)."""
    global _office
    before, _office = _office, _Office()
    _office.states = {name: state for name, state in before.states.items() if state == READY}


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_anew)
