import subprocess
import sys
from pathlib import Path

import pytest

from . import pages

FILES = {"last_orders.py": '"""Last Orders', "brew.py": '"""Brew'}


EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def printed():
    """The rows that a script among the examples prints, as lines."""

    def run(script, *words):
        done = subprocess.run(
            [sys.executable, script, *words], cwd=EXAMPLES, capture_output=True, text=True, check=True
        )
        return [line for line in done.stdout.splitlines() if line[:1] == "│"]

    return run


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A folder outside the project with the games of the page."""
    place = tmp_path_factory.mktemp("home") / "games"
    place.mkdir()
    for name, beginning in FILES.items():
        (place / name).write_text(pages.block(pages.ADDING, "python", beginning), "utf-8")
    return place


@pytest.fixture(scope="session")
def bots(tmp_path_factory):
    """A folder with the bot of the page."""
    place = tmp_path_factory.mktemp("bots")
    (place / "my_bots.py").write_text(pages.block(pages.ADDING, "python", '"""Bots'), "utf-8")
    return place


@pytest.fixture
def games(folder, monkeypatch):
    """The games of the page can be found."""
    monkeypatch.setenv("ALEHOUSE_GAMES", str(folder))
    return folder
