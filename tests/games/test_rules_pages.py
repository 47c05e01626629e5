"""Every rules page lists every ruling, in every language: R1 and on without a gap, those that tests prove among them."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from alehouse.catalogue import shipped

HERE = Path(__file__).parent


def listed(game, language):
    page = files("alehouse").joinpath(f"locales/{language}/rules/{game}.md").read_text("utf-8")
    return {int(number) for number in re.findall(r"\*\*\(?R(\d+)\)?[.:]?\*\*", page)}


def proved(game):
    tests = HERE.glob(f"test_{game.replace('-', '_')}*.py")
    return {int(n) for file in tests for n in re.findall(r"def test_r(\d+)_", file.read_text("utf-8"))}


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("game", shipped())
def test_the_rules_page_lists_every_ruling(game, language):
    rulings = listed(game, language)
    assert rulings == set(range(1, max(rulings) + 1))
    assert proved(game)
    assert proved(game) <= rulings
