"""Rules are compiled once for a computer, and again when their sources change."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import alehouse


def state_of(folder):
    return {str(f.relative_to(folder)): f.stat().st_mtime_ns for f in folder.rglob("*") if f.is_file()}


def test_a_second_start_compiles_nothing_and_adds_no_file(alehouse, tmp_path):
    words = ("play", "port", "--bots", "search", "--ms", "1", "--seed", "x")
    first = alehouse(*words, enter="1\n2\n", ALEHOUSE_CACHE=str(tmp_path))
    assert first.returncode == 0
    assert first.stderr == "Preparing the rules of Port for this computer (only once)…\n"
    files = state_of(tmp_path)
    assert files
    second = alehouse(*words, enter="1\n2\n", ALEHOUSE_CACHE=str(tmp_path))
    assert (second.returncode, second.stderr) == (0, "")
    assert state_of(tmp_path) == files


def test_changed_rules_have_another_cache(tmp_path):
    package = tmp_path / "alehouse"
    shutil.copytree(
        Path(alehouse.__file__).parent, package, ignore=shutil.ignore_patterns("page", "__pycache__")
    )

    def folders():
        code = (
            "import alehouse.native.jit as c; print(c.__file__); "
            "print([str(c.cache_folder(f'alehouse.games.{game}')) for game in ('port', 'half_pint.sets')])"
        )
        environment = os.environ | {"PYTHONPATH": str(tmp_path), "ALEHOUSE_CACHE": str(tmp_path / "cache")}
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
        )
        source, cache = done.stdout.splitlines()
        assert Path(source).is_relative_to(tmp_path)
        return ast.literal_eval(cache)

    before = folders()
    (package / "terminal" / "play.py").write_text("# nothing that is compiled")
    assert folders() == before
    rules = package / "games" / "port.py"
    rules.write_text(rules.read_text("utf-8").replace("TARGET = 21", "TARGET = 22"), "utf-8")
    changed = folders()
    assert changed[0] != before[0]
    assert changed[1] == before[1], "other games stay compiled"
    core = package / "deck.py"
    core.write_text(core.read_text("utf-8") + "\n", "utf-8")
    assert not set(folders()) & set(changed)
