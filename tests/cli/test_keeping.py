"""`alehouse backup` and `alehouse restore`, and what is said where the packages of the server are missing."""

import subprocess
import sys

import pytest

pytest.importorskip("sqlalchemy", reason="these tests want the packages of the server")

START = """
import asyncio, sys
from alehouse.server.store import Store, new_id, parse

async def start():
    store = Store(parse(sys.argv[1]))
    await store.open()
    await store.rename(new_id(20), 'Ann', 'en')
    await store.close()

asyncio.run(start())
"""


def test_a_database_is_kept_and_put_back(alehouse, tmp_path):
    first, second, file = (tmp_path / name for name in ("first.sqlite", "second.sqlite", "evening.alehouse"))
    subprocess.run([sys.executable, "-c", START, first], check=True, timeout=60)
    done = alehouse("backup", file, "--database", first)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{file}: 0 tables, 0 moves, 1 guest.\n"
    settings = tmp_path / "settings.toml"
    settings.write_text(f"database = '{second}'\n")
    done = alehouse("restore", file, "--settings", settings)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"Restored into {second}: 0 tables, 0 moves, 1 guest.\n"
    done = alehouse("restore", file, ALEHOUSE_DATABASE=str(second))
    assert (done.returncode, done.stdout) == (2, "")
    assert "is not empty. Nothing was changed." in " ".join(done.stderr.split())


@pytest.mark.parametrize(
    "words", [["serve", "--port", "9000"], ["serve", "--show-settings"], ["backup", "x"], ["restore", "x"]]
)
def test_missing_packages_are_named_whatever_is_asked_for(words):
    code = (
        "import sys\n"
        "sys.modules['msgspec'] = None\n"
        "from alehouse.cli import main\n"
        f"sys.argv[1:] = {words!r}\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Error: This needs packages that are not installed (msgspec)."), done.stderr
    assert "[web]" in done.stderr
    assert done.stderr.count("\n") == 1
