"""Every game has a page on how it is played well, in every language: the same figures, from commands that there are."""

import re
import shlex
from importlib.resources import files
from pathlib import Path

import pytest
import typer

from alehouse.catalogue import find, shipped, study_of
from alehouse.server.catalogue import rules_html
from alehouse.terminal.commands import app

LANGUAGES = ("en", "de", "ru")
COMMAND = re.compile(r"`alehouse ([^`]+)`")


def page(game, language):
    return files("alehouse").joinpath(f"locales/{language}/study/{game}.md").read_text("utf-8")


def figures(text):
    """All numbers of a page, with a decimal point in every language."""
    return sorted(re.findall(r"\d+(?:\.\d+)?", re.sub(r"(?<=\d),(?=\d)", ".", text)))


@pytest.mark.parametrize("game", shipped())
def test_the_figures_are_the_same_in_every_language(game):
    english = page(game, "en")
    for language in LANGUAGES:
        assert figures(page(game, language)) == figures(english)
        assert COMMAND.findall(page(game, language)) == COMMAND.findall(english)


@pytest.mark.parametrize("game", shipped())
def test_the_commands_are_accepted(game):
    commands = COMMAND.findall(page(game, "en"))
    assert commands
    known = typer.main.get_command(app).commands
    for words in commands:
        name, *arguments = shlex.split(words)
        assert name in known
        # Reads the arguments without running anything; unknown options and values raise.
        known[name].make_context(name, arguments)


SCRIPT = re.compile(r"`python (examples/\w+\.py)`")


@pytest.mark.parametrize("game", shipped())
def test_the_scripts_are_there(game):
    scripts = SCRIPT.findall(page(game, "en"))
    assert all((Path(__file__).parents[2] / script).is_file() for script in scripts)
    for language in LANGUAGES:
        assert SCRIPT.findall(page(game, language)) == scripts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_are_shown_below_the_rules(language):
    html = rules_html("octopus", language)
    heading = page("octopus", language).splitlines()[0].removeprefix("# ")
    assert html.count(heading) == 1
    assert html.count("<h1") == 1
    assert study_of(find("octopus"), language) == page("octopus", language)
