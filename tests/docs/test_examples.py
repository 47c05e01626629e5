"""The examples in README and docs run, and show what they say."""

import os
import re
import subprocess
import sys

from alehouse import Record, replay
from alehouse.records import check

from . import pages


def test_the_python_example_of_the_readme_runs_and_its_comments_are_true():
    (example,) = pages.blocks("README.md", "python")
    checks = 'assert table.acting == ["C"] and table.legal("Cy") == ["hit", "lock"]\ncy = '
    assert example.count("\ncy = ") == 1
    done = subprocess.run(
        [sys.executable, "-c", example.replace("\ncy = ", f"\n{checks}")],
        capture_output=True,
        text=True,
        # Interpreted, so many iterations would take an hour.
        env=os.environ | {"NUMBA_DISABLE_JIT": "0"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    # Two 3s are left in 52 cards, and Cy has a 3.
    assert done.stdout.splitlines()[0] == "1/26"
    assert 'game = "port"' in done.stdout


def test_the_record_in_the_docs_holds():
    (text,) = pages.blocks("docs/records.md", "toml")
    record = Record.read(text)
    assert check(replay(record).laid_open(), record.expect) == []


def test_links_between_the_pages_lead_somewhere():
    for page in [pages.ROOT / "README.md", *(pages.ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
