"""Games and bots of other people, from any folder."""

import json
import sys
from pathlib import Path

import pytest

import alehouse
from alehouse.cli import folders, run

SOURCES = Path(alehouse.__file__).parents[1]
PORT = SOURCES / "alehouse" / "games" / "port.py"
BOT = """
class Locks:
    def __init__(self, seed):
        pass

    def choose(self, seen):
        return "lock"
"""
PYTHON = {"NUMBA_DISABLE_JIT": "1"}


@pytest.fixture
def games(tmp_path):
    """A folder with Port under another name."""
    (tmp_path / "harbour.py").write_text(PORT.read_text("utf-8"), "utf-8")
    return tmp_path


@pytest.mark.parametrize("place", ["before", "after", "variable"])
def test_a_game_in_a_folder_is_found_wherever_the_folder_is_named(alehouse, games, place):
    words, variables = ["rules", "harbour"], dict(PYTHON)
    if place == "variable":
        variables["ALEHOUSE_GAMES"] = str(games)
    else:
        words = [f"--games={games}", *words] if place == "before" else [*words, "--games", str(games)]
    done = alehouse(*words, **variables)
    assert done.returncode == 0, done.stderr
    assert "max_rounds" in done.stdout


def test_it_is_played_with_the_plain_words_of_what_has_no_text(alehouse, games):
    done = alehouse(
        "play",
        "harbour",
        "--games",
        games,
        "--bots",
        "random",
        "-p",
        2,
        "--seed",
        "x",
        enter="lock\nquit\n",
        **PYTHON,
    )
    assert done.returncode == 0, done.stderr
    assert "harbour · Round 1" in done.stdout
    assert "You lock your stack." in done.stdout


def test_games_and_bots_of_others_in_other_processes(alehouse, games, tmp_path_factory):
    bots = tmp_path_factory.mktemp("bots")
    (bots / "my_bots.py").write_text(BOT)
    done = alehouse(
        "simulate", "harbour", "--games", games, "--games", 4, "-p", 2, "--bots", "my_bots:Locks,random", "-j", 2, "--json",
        **PYTHON, PYTHONPATH=f"{SOURCES}:{bots}",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == 4
    assert [row["bot"] for row in found["bots"]] == ["my_bots:Locks", "random"]


def test_a_folder_that_is_not_there_is_named(alehouse):
    for words in (("--games", "/nowhere", "games"), ("games", "--games=/nowhere")):
        done = alehouse(*words)
        assert (done.returncode, done.stdout) == (2, "")
        assert "There is no folder /nowhere." in done.stderr
    done = alehouse("games", "--games")
    assert done.returncode == 2
    assert "requires an argument" in done.stderr


def test_what_belongs_to_whom(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").mkdir()
    (tmp_path / "40").mkdir()
    assert folders(["--games", "a", "play", "--games=b", "x"]) == (["a", "b"], ["play", "x"])
    # After simulate a number is a number of games, and so is what is no folder.
    assert folders(["simulate", "port", "--games", "40"]) == ([], ["simulate", "port", "--games", "40"])
    assert folders(["simulate", "--games=many"]) == ([], ["simulate", "--games=many"])
    assert folders(["simulate", "--games", "mine", "--games", "4"]) == (
        ["mine"],
        ["simulate", "--games", "4"],
    )
    assert folders(["--games", "40", "simulate"]) == (["40"], ["simulate"])
    assert folders(["rules", "--", "--games", "x"]) == ([], ["rules", "--", "--games", "x"])


def test_a_file_beside_hides_no_package():
    """The folder where one stands can be imported from, after everything else."""
    before = list(sys.path)
    try:
        sys.path[:] = [path for path in before if path]
        run(["--version"])
        assert sys.path[-1] == ""
    finally:
        sys.path[:] = before
