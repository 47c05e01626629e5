"""A server whose terminal is closed ends as one that is told to."""

import os
import signal
import subprocess
import sys
import time

import pytest

from .conftest import free_port

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="there are no such signals here")


@pytest.mark.parametrize("stays", [False, True])
def test_a_closed_terminal_ends_the_server_unless_it_was_started_to_stay(tmp_path, stays):
    words = [sys.executable, "-m", "alehouse", "--lang", "en", "serve", "--port", str(free_port())]
    process = subprocess.Popen(
        [*words, "--database", str(tmp_path / "table.sqlite")],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
        # These tests may have been started to stay, too.
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN if stays else signal.SIG_DFL),
    )
    assert process.stdout is not None
    try:
        assert any("is open at" in line for line in process.stdout)
        process.send_signal(signal.SIGHUP)
        if stays:
            time.sleep(0.5)
            assert process.poll() is None
            process.terminate()
        assert process.wait(30) == 0
        assert "Last orders." in process.stdout.read()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_whoever_no_longer_listens_to_the_server_keeps_it_from_nothing(tmp_path):
    words = [sys.executable, "-m", "alehouse", "--lang", "en", "serve", "--port", str(free_port())]
    process = subprocess.Popen(
        [*words, "--database", str(tmp_path / "table.sqlite")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        assert any("is open at" in line for line in process.stdout)
        process.stdout.close()
        process.terminate()
        assert process.wait(30) == 0
        assert "Traceback" not in process.stderr.read()
    finally:
        process.kill()
        process.wait()
        process.stderr.close()
