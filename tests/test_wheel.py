"""The wheel holds the page or is not built, and an installation says how to get more of it."""

import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from alehouse.origin import wanted

ROOT = Path(__file__).parents[1]
INDEX = '<script type="module" src="/assets/index.js"></script><link rel="icon" href="/mark.svg">'

pytestmark = pytest.mark.skipif(
    not (ROOT / "hatch_build.py").is_file(), reason="these tests want a checkout of the sources"
)


@pytest.fixture
def sources(tmp_path):
    """A copy of the sources without a page."""
    copy = tmp_path / "copy"
    leave = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(ROOT / "src", copy / "src", ignore=leave)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    return copy


def add_page(sources, *left_out):
    page = sources / "src" / "alehouse" / "server" / "page"
    for name, words in (
        ("index.html", INDEX),
        ("assets/index.js", "1"),
        ("mark.svg", "<svg/>"),
        ("sw.js", "1"),
        ("manifest.webmanifest", "{}"),
        ("review/review.js", "1"),
        ("review/review.css", ""),
    ):
        if name not in left_out:
            (page / name).parent.mkdir(parents=True, exist_ok=True)
            (page / name).write_text(words)


def build(sources, target):
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(sources / "dist")],
        cwd=sources,
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_a_page_nothing_is_built(sources, target):
    done = build(sources, target)
    assert done.returncode != 0
    assert "make page" in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert not list(sources.glob("dist/*.whl")) + list(sources.glob("dist/*.tar.gz"))


def test_half_a_page_is_none(sources):
    add_page(sources, "assets/index.js")
    done = build(sources, "wheel")
    assert done.returncode != 0
    assert "assets/index.js" in done.stdout + done.stderr


def test_nor_without_what_reviews_are_written_with(sources):
    add_page(sources, "review/review.js")
    done = build(sources, "wheel")
    assert done.returncode != 0
    assert "review/review.js" in done.stdout + done.stderr


def test_the_wheel_holds_everything(sources):
    add_page(sources)
    done = build(sources, "wheel")
    assert done.returncode == 0, done.stdout + done.stderr
    [wheel] = (sources / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("alehouse/")}
    package = sources / "src"
    wanted_files = {
        str(path.relative_to(package)).replace("\\", "/")
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert held == wanted_files
    assert {"alehouse/server/page/index.html", "alehouse/server/page/assets/index.js"} <= held
    assert {"alehouse/locales/ru/rules/port.md", "alehouse/native/entries.py", "alehouse/py.typed"} <= held


def test_the_archive_of_the_sources_holds_the_page_and_can_be_built(sources, tmp_path):
    add_page(sources)
    assert build(sources, "sdist").returncode == 0
    [packed] = (sources / "dist").glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path / "out", filter="data")
    [unpacked] = (tmp_path / "out").iterdir()
    assert (unpacked / "hatch_build.py").is_file()
    assert build(unpacked, "wheel").returncode == 0


def test_all_is_all():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert sorted({*extras} - {"all", "dev", "bench"}) == sorted(
        extras["all"][0].removeprefix("alehouse[").removesuffix("]").split(",")
    )


@pytest.mark.parametrize(
    ("direct", "words"),
    [
        ({}, ["alehouse[cli]"]),
        (
            {"url": "file:///a/alehouse-1-py3-none-any.whl", "archive_info": {}},
            ["/a/alehouse-1-py3-none-any.whl[cli]"],
        ),
        ({"url": "file:///a%20b/ale", "dir_info": {"editable": True}}, ["-e", "/a b/ale[cli]"]),
        ({"url": "file:///a/ale", "dir_info": {}}, ["/a/ale[cli]"]),
        ({"url": "https://x.org/a.whl", "archive_info": {}}, ["alehouse[cli] @ https://x.org/a.whl"]),
        (
            {"url": "https://x.org/a", "vcs_info": {"vcs": "git", "commit_id": "12ab"}},
            ["alehouse[cli] @ git+https://x.org/a@12ab"],
        ),
        (
            {
                "url": "file:///a/ale",
                "vcs_info": {"vcs": "git", "requested_revision": "v1", "commit_id": "12ab"},
            },
            ["alehouse[cli] @ git+file:///a/ale@v1"],
        ),
        (None, ["-e", f"{ROOT}[cli]"]),
    ],
)
def test_more_is_installed_from_where_this_came_from(direct, words):
    assert wanted("cli", direct) == words
