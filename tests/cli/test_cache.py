"""Rules are compiled once for a computer, and again when their sources change; nothing that happens to the cache does harm."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import alehouse
from alehouse.native import cache
from alehouse.native.cache import Pack

FOUND = {"step": b"machine code", "legal": b"more of it"}


@pytest.fixture
def pack(tmp_path, monkeypatch):
    """A place for what was compiled of some game."""
    monkeypatch.setenv("ALEHOUSE_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv(cache.TEMPORARY, raising=False)
    return Pack("port", "0123456789abcdef")


def state_of(folder):
    return {str(f.relative_to(folder)): f.stat().st_mtime_ns for f in folder.rglob("*") if f.is_file()}


def simulated(alehouse, folder, **variables):
    """A small game between searching bots: the result, and what was said beside it."""
    words = (
        "simulate",
        "port",
        "-p",
        2,
        "-n",
        2,
        "--bots",
        "search",
        "--iterations",
        20,
        "--seed",
        "x",
        "--csv",
    )
    done = alehouse(*words, ALEHOUSE_CACHE=str(folder), NUMBA_DISABLE_JIT="0", **variables)
    assert done.returncode == 0, done.stderr
    return [line.split(",")[:6] for line in done.stdout.splitlines()], done.stderr


PREPARING = "Preparing the rules of Port for this computer (only once)…\n"


def test_compiled_once_and_again_where_the_cache_is_damaged(alehouse, tmp_path):
    """Cut to nothing, overwritten, or gone: it is compiled anew, and the result is the same."""
    folder = tmp_path / "cache"
    first, said = simulated(alehouse, folder)
    assert said == PREPARING
    files = state_of(folder)
    assert simulated(alehouse, folder) == (first, "")
    assert state_of(folder) == files
    loops, port = (next(folder.glob(f"rules-*/{name}-*.pack")) for name in ("loops", "port"))
    whole = port.read_bytes()
    port.write_bytes(whole[:-1000] + bytes(1000))
    os.truncate(loops, 0)
    assert simulated(alehouse, folder)[0] == first
    assert len(port.read_bytes()) > 1000
    assert port.read_bytes()[-1000:] != bytes(1000)
    assert loops.stat().st_size > 0


def test_where_nothing_can_be_kept_it_is_kept_for_this_once(alehouse, tmp_path):
    """A file stands where the folder should be. One warning, and nothing is written beside the sources."""
    place = tmp_path / "no-folder"
    place.write_text("", "utf-8")
    beside = state_of(Path(cache.__file__).parents[1])
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    _, said = simulated(alehouse, place, TMPDIR=str(temporary), PYTHONDONTWRITEBYTECODE="1")
    warning = f"{place} cannot be written to: the compiled rules are kept in a temporary folder, and compiled again next time.\n"
    assert said == PREPARING + warning
    assert list(temporary.iterdir()) == []
    assert state_of(Path(cache.__file__).parents[1]) == beside


def test_what_is_kept_comes_back(pack):
    assert pack.load() is None
    assert not pack.perhaps()
    assert pack.save(FOUND)
    assert pack.perhaps()
    assert pack.load() == FOUND


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:10],
        lambda data: data[:-1],
        lambda data: data + b"x",
        lambda data: os.urandom(len(data)),
        lambda data: bytes([data[0] ^ 1]) + data[1:],
        lambda data: data[:-5] + bytes([data[-5] ^ 1]) + data[-4:],
    ],
)
def test_what_is_damaged_is_thrown_away(pack, damage):
    pack.save(FOUND)
    pack.path.write_bytes(damage(pack.path.read_bytes()))
    assert pack.load() is None
    assert not pack.path.exists()
    pack.save(FOUND)
    assert pack.load() == FOUND


def test_a_folder_that_is_deleted_under_way_is_made_again(pack):
    pack.save(FOUND)
    shutil.rmtree(cache.root())
    assert pack.load() is None
    assert pack.save(FOUND)
    assert pack.load() == FOUND


def test_a_folder_stands_where_the_file_should_be(pack):
    pack.path.mkdir(parents=True)
    assert pack.load() is None
    assert not pack.save(FOUND)


def test_nobody_else_compiles_the_same_meanwhile(pack):
    program = (
        "from alehouse.native.cache import Pack\n"
        "with Pack('port', '0123456789abcdef').alone() as alone: print(alone)"
    )

    def another():
        return subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        ).stdout

    with pack.alone() as alone:
        assert alone
        assert another() == "False\n"
        with Pack("regent", "0123456789abcdef").alone() as other:
            assert other
    assert another() == "True\n", "a lock ends with whoever has it, the file stays"


def test_only_so_many_are_compiled_at_a_time(pack):
    pack.save(FOUND)
    with cache.slot(2) as one, cache.slot(2) as two, cache.slot(2) as three:
        assert (one, two, three) == (True, True, False)


def test_old_ones_are_cleared_away(pack):
    root = cache.root()
    for n in range(6):
        (root / f"rules-{n:016x}").mkdir(parents=True)
        os.utime(root / f"rules-{n:016x}", (n, n))
    for n in range(6):
        assert Pack("port", f"{n:016x}").save(FOUND)
        os.utime(Pack("port", f"{n:016x}").path, (n, n))
    assert Pack("regent", "0" * 16).save(FOUND)
    assert pack.save(FOUND)
    kept = sorted(folder.name for folder in root.glob("rules-*"))
    assert kept == sorted(
        ["rules-0000000000000003", "rules-0000000000000004", "rules-0000000000000005", pack.path.parent.name]
    )
    packs = [path.name.rsplit("-", 1)[0] for path in sorted(pack.path.parent.glob("*.pack"))]
    assert packs == [f"port-{n:016x}" for n in (3, 4, 5)] + [
        "port-0123456789abcdef",
        "regent-0000000000000000",
    ]


def test_changed_rules_have_another_cache(tmp_path):
    package = tmp_path / "alehouse"
    shutil.copytree(
        Path(alehouse.__file__).parent, package, ignore=shutil.ignore_patterns("page", "__pycache__")
    )

    def packs():
        code = (
            "import alehouse.native.cache as c; print(c.__file__)\n"
            "from alehouse import find\n"
            "for name in ('port', 'half-pint'): print(find(name).pack.path)"
        )
        environment = os.environ | {"PYTHONPATH": str(tmp_path), "ALEHOUSE_CACHE": str(tmp_path / "cache")}
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
        )
        source, *found = done.stdout.splitlines()
        assert Path(source).is_relative_to(tmp_path)
        return found

    before = packs()
    (package / "terminal" / "play.py").write_text("# nothing that is compiled")
    assert packs() == before
    rules = package / "games" / "port.py"
    rules.write_text(rules.read_text("utf-8") + "\n", "utf-8")
    changed = packs()
    assert changed[0] != before[0]
    assert changed[1] == before[1], "other games stay compiled"
    core = package / "kit" / "stack.py"
    core.write_text(core.read_text("utf-8") + "\n", "utf-8")
    assert not set(packs()) & set(changed)
