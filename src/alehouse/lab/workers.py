"""Other processes that share long work, and that leave nothing behind when it is stopped."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def sharing(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes to give work to; they end with the block, whatever they are doing, or with this process."""
    # A fresh process instead of a forked one: threads may be running, and not every system can fork.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin)
    try:
        yield pool
    finally:
        working = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in working:
            process.terminate()


def _begin() -> None:
    # From the keyboard an interrupt comes to all processes; what it means is for the first of them to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The queue of an executor does not tell its workers that the other end is gone.
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


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
