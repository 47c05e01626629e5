"""The commands of `docs/adding-a-game.md`, and its games in the terminal."""

import os
import shlex
import subprocess
import sys

import pytest

from . import pages

LINES = [
    line for shell in pages.blocks(pages.ADDING, "sh") for line in shell.splitlines() if " serve" not in line
]


@pytest.fixture
def alehouse(folder, bots):
    """A command line, run in the folder of the bot; `~/games` is the folder of the games."""

    def run(line, enter="", **variables):
        arguments = shlex.split(line.replace("~/games", str(folder)), comments=True)
        assert arguments.pop(0) == "alehouse"
        return subprocess.run(
            [sys.executable, "-m", "alehouse", *arguments],
            input=enter,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=bots,
            env=os.environ | {"ALEHOUSE_LANG": "en", "COLUMNS": "120", "PYTHONUTF8": "1"} | variables,
            check=False,
        )

    return run


@pytest.mark.parametrize("line", LINES)
def test_the_commands_of_the_page_work(alehouse, line):
    # Few games of few iterations show as much.
    done = alehouse(
        line.replace("--iterations 500", "--iterations 1 --games 4").replace("--games 300", "--games 4"),
        "quit\n",
    )
    # Whether the game has been compiled by then depends on what ran before.
    said = [line for line in done.stderr.splitlines() if line and not line.startswith("Preparing the rules")]
    assert (done.returncode, said) == (0, [])


def test_somebody_plays_against_bots(alehouse):
    done = alehouse("alehouse --games ~/games play last-orders --seed x --bots steady", "keep\nquit\n")
    assert done.returncode == 0
    assert "You keep your card." in done.stdout
    assert "your card is good enough" in done.stdout
    assert "max_rounds" not in done.stdout


def test_a_reader_of_another_language_is_told_in_english_what_there_is_no_text_for(alehouse):
    done = alehouse(
        "alehouse --games ~/games --lang de play brew --seed x --bots my_bots:Thrifty", "1\nquit\n"
    )
    assert "You play B2." in done.stdout
    assert "Dein Zug" in done.stdout


def test_a_card_that_cannot_be_played_is_refused_in_the_words_of_the_game(alehouse):
    done = alehouse(
        "alehouse --games ~/games play brew --seed x --bots my_bots:Thrifty", "play B2\nplay W2\nquit\n"
    )
    assert "You hold a card of the suit led and have to play one." in done.stdout + done.stderr


def test_records_are_replayed(alehouse, folder):
    for number, text in enumerate(
        b for b in pages.blocks(pages.ADDING, "toml") if b.startswith("alehouse = 1")
    ):
        (folder.parent / f"r{number}.toml").write_text(text, "utf-8")
        done = alehouse(f"alehouse --games ~/games replay {folder.parent / f'r{number}.toml'}")
        assert (done.returncode, done.stderr) == (0, "")


def test_the_laws_are_named_that_a_broken_copy_breaks(alehouse, folder, tmp_path):
    source = (folder / "last_orders.py").read_text("utf-8")
    (tmp_path / "endless_orders.py").write_text(
        source.replace('options["max_rounds"] * players', "3").replace("last-orders", "endless-orders"),
        "utf-8",
    )
    done = alehouse(f"alehouse --games {tmp_path} check endless-orders")
    assert done.returncode == 1
    assert "A game ends within its bound." in done.stdout
