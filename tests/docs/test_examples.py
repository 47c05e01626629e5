"""The examples in README and docs run, and show what they say."""

import re
import subprocess
import sys
from pathlib import Path

from alehouse import Record
from alehouse.records import check
from alehouse.replay import replay

ROOT = Path(__file__).parents[2]


def blocks(page, language):
    return re.findall(
        rf"^```{language}\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL
    )


def test_the_python_example_of_the_readme_runs_and_its_comments_are_true():
    (example,) = blocks("README.md", "python")
    checks = 'assert table.acting == ["C"] and table.legal("C") == ["hit", "lock"]\ntable.play("C hit")'
    assert 'table.play("C hit")' in example
    done = subprocess.run(
        [sys.executable, "-c", example.replace('table.play("C hit")', checks)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert 'game = "port"' in done.stdout
    assert re.match(r"^\d+(/\d+)?$", done.stdout.splitlines()[0])


def test_the_record_in_the_docs_holds():
    (text,) = blocks("docs/records.md", "toml")
    record = Record.read(text)
    assert check(replay(record), record.expect) == []


def test_links_between_the_pages_lead_somewhere():
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
