"""What stands in the pages: their examples."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ADDING = "docs/adding-a-game.md"


def text(page):
    return (ROOT / page).read_text("utf-8")


def blocks(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```", text(page), re.MULTILINE | re.DOTALL)


def block(page, language, beginning):
    """The one example that begins so."""
    (found,) = (b for b in blocks(page, language) if b.startswith(beginning))
    return found


def rows(page, *heads):
    """The cells of the table with these heads."""
    lines = iter(text(page).splitlines())
    for line in lines:
        if cells(line) == list(heads):
            next(lines)
            break
    found = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append(cells(line))
    return found


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]
