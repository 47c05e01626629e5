"""Whatever goes wrong is told in a line, without a traceback."""

import os
import subprocess
import sys

import pytest

from alehouse.origin import how_to_install

MAIN = "from alehouse.cli import main; main()"


def run(*words, before="", shell=False, **variables):
    """The command with something done to the process before it starts."""
    environment = os.environ | {"ALEHOUSE_LANG": "en", "NUMBA_DISABLE_JIT": "1"} | variables
    command = [sys.executable, "-c", before + MAIN, *map(str, words)]
    if shell:
        command = ["sh", "-c", f'"$0" "$@" {shell}', *command]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("--version",),
        ("games",),
        ("rules", "port"),
        ("play", "port", "--bots", "random"),
        ("replay", "{record}"),
        ("replay", "{record}", "--json"),
        ("simulate", "port", "-n", "1", "--bots", "random"),
        ("simulate", "port", "-n", "1", "--bots", "random", "--json"),
    ],
    ids=" ".join,
)
def test_a_full_disk(words, tmp_path):
    record = tmp_path / "record.toml"
    record.write_text('alehouse = 1\ngame = "port"\nplayers = 2\ncards = "3 5"\n')
    done = run(*(word.format(record=record) for word in words), shell="> /dev/full < /dev/null")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("Error: The output could not be written")
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr


def test_a_reader_that_has_had_enough():
    done = run("rules", "port", shell="| head -n 1")
    assert done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("words", [("play", "port", "--bots", "random"), ("pad",)], ids=" ".join)
def test_a_closed_input(words):
    done = run(*words, shell="<&-")
    assert done.returncode == 2
    assert "the standard input, and that is closed" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_needs_no_input_runs_without_one():
    assert run("games", shell="<&-").returncode == 0


@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [("typer", ("games",), "cli"), ("rich", ("games",), "cli"), ("litestar", ("serve",), "web")],
)
def test_a_missing_package_is_told_in_one_line(module, words, extra):
    done = run(*words, before=f"import sys; sys.modules[{module!r}] = None; ")
    assert done.returncode == 2
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert module in line
    assert line.endswith(how_to_install(extra))


def test_a_missing_package_is_told_in_the_readers_language():
    done = run("games", "--lang", "de", before="import sys; sys.modules['typer'] = None; ")
    assert done.stderr.startswith("Fehler: Dafür fehlen Pakete (typer).")


def test_the_variable_that_is_wrong_is_named():
    done = run("games", ALEHOUSE_LANG="xx")
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert "ALEHOUSE_LANG" in line
    assert "de, en, ru" in line
    assert run("--help", ALEHOUSE_LANG="xx").returncode == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            ("play", "port", "-p", 2, "--bots", "random,steady"),
            "2 bots are named, but only 1 can sit against you.",
        ),
        (("play", "port", "--bots", "a,b,c,d"), "4 bots are named, but only 3 can sit against you."),
        (("play", "rocket", "-p", 1, "--bots", "random"), "Nobody else sits at this table"),
        (
            ("simulate", "port", "-p", 2, "--bots", "random,steady,random"),
            "3 bots are named, but there are only 2 seats.",
        ),
        (("replay", "x.toml", "--upto", -1), "This must be 0 or more."),
        (
            ("pad", "/nonexistent/x.toml"),
            "No file could be written at /nonexistent/x.toml: there is no folder /nonexistent.",
        ),
        (
            ("play", "half-pint", "-o", "symbols=@~nobody1/x"),
            "Whose home folder is meant by ~nobody1/x is not known.",
        ),
        (("play", "port", "--bots", "nomodule:Bot"), 'There is no bot "nomodule:Bot"'),
    ],
    ids=lambda words: " ".join(map(str, words)) if isinstance(words, tuple) else "",
)
def test_wrong_words(alehouse, words, complaint):
    done = alehouse(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


def test_as_many_bots_as_seats_are_not_too_many(alehouse):
    done = alehouse(
        "simulate", "port", "-p", 2, "--bots", "random,steady", "-n", 1, "--json", NUMBA_DISABLE_JIT="1"
    )
    assert done.returncode == 0, done.stderr


def test_python_m_alehouse_is_the_command():
    words = [sys.executable, "-m", "alehouse", "--version"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith("alehouse ")
    words = [sys.executable, "-m", "alehouse", "dance"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)


@pytest.mark.parametrize("command", ["play", "simulate", "tournament"])
@pytest.mark.parametrize("ms", ["nan", "inf", "0"])
def test_a_bot_thinks_for_a_time_that_ends(alehouse, command, ms):
    game = [] if command == "tournament" else ["port"]
    done = alehouse(command, *game, "--ms", ms)
    assert done.returncode == 2
    assert "--ms" in done.stderr
    assert "Traceback" not in done.stderr


def test_to_tell_of_a_refusal_no_game_is_loaded():
    before = (
        "import sys\n"
        "from alehouse.refused import Refused\n"
        "from alehouse.terminal import commands\n"
        "def warm():\n"
        "    raise Refused('error-path')\n"
        "commands.app.registered_commands.clear()\n"
        "commands.command('warm')(warm)\n"
        "commands.command('check')(warm)\n"
        "import atexit\n"
        "atexit.register(lambda: print('loaded' if 'alehouse.game' in sys.modules else 'not loaded'))\n"
    )
    done = run("warm", before=before)
    assert done.returncode == 2
    assert done.stdout == "not loaded\n"


def test_a_broken_game_is_told_in_a_line(tmp_path):
    (tmp_path / "odd.py").write_text("from alehouse.game import Game\ngame = Game('odd', nothing=1)\n")
    done = run("--games", tmp_path, "rules", "odd")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "odd" in done.stderr
