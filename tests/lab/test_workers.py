"""Processes that share work: none is left behind, however the first of them ends."""

import os
import signal
import subprocess
import sys

import pytest

from alehouse.lab.workers import interrupts_wait, sharing

WORK = """
import sys, time
from alehouse.lab.workers import sharing

if __name__ == "__main__":
    with sharing(2) as pool:
        working = [pool.submit(time.sleep, 600) for _ in range(4)]
        while len(pool._processes) < 2 or not any(future.running() for future in working):
            time.sleep(0.01)
        print("working", flush=True)
        {then}
"""


def begin(tmp_path, then):
    program = tmp_path / "work.py"
    program.write_text(WORK.replace("{then}", then), "utf-8")
    process = subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "working\n"
    return process


def test_work_that_is_left_ends_at_once(tmp_path):
    process = begin(tmp_path, "pass")
    # The workers have the same line open: it ends only with the last of them.
    assert process.communicate(timeout=60) == ("", None)
    assert process.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows kills in another way")
def test_nobody_works_on_for_a_process_that_was_killed(tmp_path):
    process = begin(tmp_path, "time.sleep(600)")
    process.kill()
    assert process.communicate(timeout=60) == ("", None)


@pytest.fixture
def heard():
    """Interrupts are heard, even by tests that run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no SIGINT to one process")
def test_an_interrupt_waits_for_the_end_of_the_block(heard):
    done = []

    def interrupted():
        with interrupts_wait():
            signal.raise_signal(signal.SIGINT)
            done.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert done == ["all of it"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_what_a_worker_finds_comes_back():
    with sharing(2) as pool:
        assert list(pool.map(abs, [-1, 2, -3])) == [1, 2, 3]
