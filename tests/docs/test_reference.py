"""The page about adding a game mentions everything that a game is made of; the examples in docstrings are true."""

import doctest
import os
import pkgutil
import re
import subprocess
import sys
from dataclasses import fields
from importlib import import_module

import pytest

import alehouse
import alehouse.kit
from alehouse import declare, rules
from alehouse.events import PAUSES, Event
from alehouse.game import HOOKS
from alehouse.language import LOCALES, has, languages
from alehouse.shows import SHOWS

from . import pages

PAGE = pages.text(pages.ADDING)
CODE = " ".join(re.findall(r"`([^`\n]+)`", PAGE) + pages.blocks(pages.ADDING, "python"))
SPOKEN = set(re.findall(r"[A-Za-z_]\w*", CODE))


def test_every_hook_is_in_the_table_as_it_is_declared():
    wanted = [
        [f"`{name}({', '.join(hook.arguments)})`", "yes" if hook.needed else "", hook.about]
        for name, hook in HOOKS.items()
    ]
    assert pages.rows(pages.ADDING, "function", "needed", "what it is for") == wanted


def test_every_way_to_show_a_field_is_in_the_table_as_it_is_declared():
    wanted = [[f"`{word}`", show.about, ", ".join(show.kinds)] for word, show in SHOWS.items()]
    assert pages.rows(pages.ADDING, "`show`", "shows", "for fields that are") == wanted


def test_every_trait_of_an_event_is_in_the_table():
    told = [trait for cell, _ in pages.rows(pages.ADDING, "trait", "means") for trait in cell.replace("`", "").split(", ")]
    assert told == [field.name for field in fields(Event) if field.name != "name"]
    assert [pause for pause in PAUSES if f'`"{pause}"`' not in PAGE] == []


@pytest.mark.parametrize("module", [declare, rules])
def test_everything_that_a_game_is_written_with_is_mentioned(module):
    # `Event` is what `event` makes, and `Field` what fields are.
    assert [name for name in module.__all__ if name not in SPOKEN | {"Event"}] == []


def test_every_module_of_the_kit_is_mentioned():
    told = [name for cell, _ in pages.rows(pages.ADDING, "module", "has") for name in cell.replace("`", "").split(", ")]
    assert sorted(told) == sorted(module.name for module in pkgutil.iter_modules(alehouse.kit.__path__))


def test_what_is_said_of_the_kit_is_there():
    for cell, about in pages.rows(pages.ADDING, "module", "has"):
        kit = [import_module(f"alehouse.kit.{name}") for name in cell.replace("`", "").split(", ")]
        said = [word for words in re.findall(r"`([^`]+)`", about) for word in words.split(", ")]
        assert [word for word in said if not any(hasattr(module, word) for module in kit)] == []


DOCUMENTED = ("table", "seen", "records", "replayed", "bots", "lab.odds")


@pytest.mark.parametrize("module", DOCUMENTED)
def test_the_examples_in_docstrings_are_true(module):
    found = doctest.testmod(import_module(f"alehouse.{module}"))
    assert found.attempted
    assert not found.failed


def test_what_there_is_can_be_seen_and_loaded():
    assert dir(alehouse) == sorted(alehouse.__all__)
    assert all(getattr(alehouse, name) is not None for name in dir(alehouse))
    assert {"Table", "Seen", "Record", "Refused", "replay", "find", "make_bot", "odds", "outcomes"} <= set(dir(alehouse))


def test_the_version_stands_in_one_place():
    (declared,) = re.findall(r'^version = "(.+)"$', pages.text("pyproject.toml"), re.MULTILINE)
    assert alehouse.__version__ == declared


def test_importing_alehouse_loads_nothing_large():
    seen = "import alehouse, sys; dir(alehouse); print([m for m in ('numpy', 'numba', 'fluent') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")


USE = """
from alehouse import Bot, Odds, Record, Seen, Table, make_bot, odds, replay, use_folders

use_folders(["games"])
table = Table("port", ["Ann", "Ben"], {"max_rounds": 3}, seed="x")
seen: Seen = table.seen_by("Ann")
bot: Bot = make_bot("steady", "x")
move: str = bot.choose(seen)
told: Odds = odds(seen, move)
event: str = table.play("Ann", move)[0]["event"]
points: list[int] | None = replay(Record.read(table.record().text())).seen_by(None)["points"]
reveal_type(Table.play)
reveal_type(Table.seen_by)
reveal_type(Record.load)
reveal_type(odds)
"""


def test_what_people_use_is_typed(tmp_path):
    program = tmp_path / "use.py"
    program.write_text(USE, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--disallow-any-expr", "--follow-imports=silent", program],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"MYPYPATH": str(pages.ROOT / "src")},
        check=False,
    )
    assert "Success" in done.stdout, done.stdout
    assert "Any" not in done.stdout


def test_the_reference_can_be_built(tmp_path):
    done = subprocess.run(
        ["make", "-n", "docs", "--always-make"], capture_output=True, text=True, cwd=pages.ROOT, check=False
    )
    (line,) = (line for line in done.stdout.replace("\\\n", " ").splitlines() if "pdoc" in line and "-o" in line)
    wanted = line.partition("build/docs")[2].split()
    built = subprocess.run(
        [sys.executable, "-W", "ignore::UserWarning", "-m", "pdoc", "-o", tmp_path, *wanted],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        check=False,
    )
    assert (built.returncode, built.stderr) == (0, "")
    page = (tmp_path / "alehouse.html").read_text("utf-8")
    assert [name for name in alehouse.__all__ if name[0] != "_" and f'id="{name}"' not in page] == []


def test_every_refusal_has_its_words_in_every_language():
    codes = set()
    for source in (pages.ROOT / "src" / "alehouse").rglob("*.py"):
        codes |= set(re.findall(r'Refused\(\s*"([a-z][a-z-]+)"', source.read_text("utf-8")))
    assert {"error-games-folder", "error-bot-choose"} <= codes
    assert [(code, language) for code in sorted(codes) for language in languages() if not has(language, code)] == []
    assert LOCALES.is_dir()
