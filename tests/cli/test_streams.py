"""Closed streams, and terminals of odd sizes."""

import os
import subprocess
import sys

import pytest


def run(*words, shell="", **variables):
    environment = os.environ | {"ALEHOUSE_LANG": "en", "NUMBA_DISABLE_JIT": "1"} | variables
    command = ["sh", "-c", f'"$0" "$@" {shell}', sys.executable, "-m", "alehouse", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment)


@pytest.mark.skipif(os.name != "posix", reason="streams are closed by a POSIX shell")
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-", "<&- >&-", "<&- 2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(("words", "status"), [(("games",), 0), (("--version",), 0), (("dance",), 2)])
def test_what_is_meant_for_a_closed_stream_goes_nowhere(words, status, closed):
    done = run(*words, shell=closed)
    assert done.returncode == status
    assert "Traceback" not in done.stdout + done.stderr
    if "2>&-" in closed:
        assert "Error" not in done.stdout


@pytest.mark.parametrize("columns", ["0", "-5", "x", "²", "1" * 30, "1000000"])
def test_a_size_that_is_none_is_taken_no_notice_of(columns):
    done = run("games", COLUMNS=columns, LINES=columns)
    assert (done.returncode, done.stderr) == (0, "")
    assert max(map(len, done.stdout.splitlines())) <= 500


@pytest.mark.parametrize("columns", [40, 60])
@pytest.mark.parametrize(
    "words", [("--help",), ("play", "--help"), ("games",), ("rules", "port")], ids=" ".join
)
def test_it_fits_into_a_narrow_terminal(words, columns):
    done = run(*words, COLUMNS=str(columns))
    assert done.returncode == 0
    assert max(map(len, done.stdout.splitlines())) <= columns
