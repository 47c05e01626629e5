"""Files that people name: links and rights stay, nothing is half there, and nobody's change is lost without a word."""

import os
import signal
import stat
import subprocess
import sys
import time

import pytest

from alehouse.pad import tally
from alehouse.pad import terminal as pads
from alehouse.records import Record
from alehouse.terminal.files import Kept
from alehouse.writing import Changed, put

SET_UP = ["Max, Laura", "", "", "", ""]
"""Two players, the first deals, ten rounds, the usual edition, no drinks: what a pad in a named file asks for."""


@pytest.fixture
def link(tmp_path):
    """A link to a file in another folder that only its owner may read."""
    (tmp_path / "far").mkdir()
    target = tmp_path / "far" / "target"
    target.write_text("before")
    target.chmod(0o600)
    link = tmp_path / "link"
    link.symlink_to("far/target")
    return link


def rights(path):
    return stat.S_IMODE(os.stat(path).st_mode)


def test_a_link_stays_and_so_do_rights(link):
    assert put(link, "after") == b"after"
    assert os.readlink(link) == "far/target"
    target = link.parent / "far" / "target"
    assert (target.read_text(), rights(target)) == ("after", 0o600)
    assert os.listdir(target.parent) == ["target"]


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644, 0o664, 0o700])
def test_rights_stay_whatever_is_usual(tmp_path, mode):
    path = tmp_path / "file"
    path.write_text("before")
    path.chmod(mode)
    before = os.umask(0o077)
    try:
        put(path, "after")
    finally:
        os.umask(before)
    assert rights(path) == mode


@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o077, 0o600)])
def test_a_new_file_has_the_usual_rights(tmp_path, mask, mode):
    before = os.umask(mask)
    try:
        put(tmp_path / "file", "new")
    finally:
        os.umask(before)
    assert rights(tmp_path / "file") == mode


def test_a_link_that_leads_nowhere_yet_gets_its_file(tmp_path):
    (tmp_path / "link").symlink_to("target")
    put(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "target").read_text() == "new"


def test_a_link_to_itself_is_an_error(tmp_path):
    (tmp_path / "link").symlink_to("link")
    with pytest.raises(OSError, match="link"):
        put(tmp_path / "link", "new")


def test_what_somebody_else_has_written_stays(tmp_path):
    path = tmp_path / "file"
    path.write_text("mine")
    kept = Kept(path, None)
    kept.put("mine, too")
    path.write_text("theirs")
    with pytest.raises(Changed):
        put(path, "mine again", kept.held)
    assert path.read_text() == "theirs"
    assert os.listdir(tmp_path) == ["file"]


def test_a_file_that_was_deleted_comes_back(tmp_path):
    kept = Kept(tmp_path / "file")
    kept.put("one")
    (tmp_path / "file").unlink()
    kept.put("two")
    assert (tmp_path / "file").read_text() == "two"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
def test_a_device_is_written_to_and_not_replaced():
    with pytest.raises(OSError, match="No space"):
        put("/dev/full", "x" * 100_000)
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(IsADirectoryError):
        put(tmp_path, "x")


def test_a_pad_behind_a_link(alehouse, link):
    target = link.parent / "far" / "target"
    target.unlink()
    done = alehouse("pad", link, enter="\n".join([*SET_UP, "paper 30 30", "quit", ""]))
    assert done.returncode == 0, done.stderr
    assert link.is_symlink()
    target.chmod(0o600)
    done = alehouse("pad", link, enter="paper 10 20\nquit\n")
    assert f"Saved: {link}" in done.stdout
    assert (link.is_symlink(), rights(target)) == (True, 0o600)
    assert tally(pads.load(target)).sums == [40, 50]


def test_two_pads_on_one_file(alehouse, tmp_path):
    path = tmp_path / "pad.toml"
    alehouse("pad", path, enter="\n".join([*SET_UP, "quit", ""]))
    words = [sys.executable, "-c", "from alehouse.cli import main; main()", "pad", str(path)]
    environment = os.environ | {"ALEHOUSE_LANG": "en", "COLUMNS": "200"}
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment) as first:
        assert first.stdin
        assert first.stdout
        while "Round 1 of 10" not in first.stdout.readline():
            assert first.poll() is None
        alehouse("pad", path, enter="paper 30 30\nquit\n")
        other = tmp_path / "other.toml"
        out, errors = first.communicate(f"paper 10 20\nsave {other}\nquit\n", timeout=60)
    assert (first.returncode, errors) == (0, "")
    assert f"{path} has been changed by somebody else meanwhile and was left as it is." in out
    assert f"Saved: {path}" not in out
    assert f"Saved: {other}" in out
    assert tally(pads.load(path)).sums == [30, 30]
    assert tally(pads.load(other)).sums == [10, 20]


def test_a_pad_that_cannot_be_written_says_so_and_goes_on(alehouse, tmp_path):
    path = tmp_path / "pad.toml"
    for name in (str(tmp_path), "~nobody1/x", "none/x", "x" * 300, "a\0b", "/dev/full"):
        enter = "\n".join([*SET_UP, "", f"save {name}", f"save {path}", "quit", ""])
        done = alehouse("pad", enter=enter, columns=400)
        assert (done.returncode, "Traceback" in done.stdout + done.stderr) == (0, False), name
        assert f"Saved: {path}" in done.stdout
        assert f"Saved: {name}\n" not in done.stdout
        path.unlink()


@pytest.mark.skipif(os.name != "posix", reason="a terminal is closed with a signal only on POSIX systems")
@pytest.mark.parametrize("number", ["SIGHUP", "SIGTERM"])
def test_a_game_is_rescued_when_the_terminal_is_closed(tmp_path, number):
    number = getattr(signal, number)
    words = ["play", "port", "--bots", "random", "--seed", "x", "-p", "2", "--seat", "B"]
    environment = os.environ | {
        "ALEHOUSE_LANG": "en",
        "NUMBA_DISABLE_JIT": "1",
        "XDG_DATA_HOME": str(tmp_path),
        "PYTHONUNBUFFERED": "1",
    }
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "alehouse", *words]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment) as play:
        assert play.stdout
        assert play.stdin
        play.stdin.write("hit\nlock\n" * 2)
        play.stdin.flush()
        while "Your move" not in play.stdout.readline():
            assert play.poll() is None
        time.sleep(1)
        play.send_signal(number)
        _, errors = play.communicate(timeout=60)
    assert play.returncode == 128 + number
    [line] = errors.splitlines()
    [path] = (tmp_path / "alehouse" / "unfinished").iterdir()
    assert line == f"Kept in {path}. Go on with it: alehouse play {path}"
    assert Record.load(path).moves


def test_a_game_is_rescued_when_its_output_breaks(tmp_path):
    environment = os.environ | {
        "ALEHOUSE_LANG": "en",
        "NUMBA_DISABLE_JIT": "1",
        "XDG_DATA_HOME": str(tmp_path),
    }
    command = [sys.executable, "-m", "alehouse", "play", "port", "--bots", "random", "--seed", "x"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment) as play:
        assert play.stdout
        assert play.stdin
        play.stdin.write("hit\n")
        play.stdin.flush()
        for _ in range(2):
            while "Your move" not in play.stdout.readline():
                assert play.poll() is None
        play.stdout.close()
        play.stdin.write("log\n" * 20)
        play.stdin.flush()
        assert play.stderr
        errors = play.stderr.read()
    assert play.returncode == 1
    assert "Traceback" not in errors
    assert "Exception" not in errors
    [path] = (tmp_path / "alehouse" / "unfinished").iterdir()
    assert f"alehouse play {path}" in errors
    assert Record.load(path).moves
