"""The examples of the page about environments run, and print what their comments say."""

import doctest
import re
from importlib import import_module

import pytest

from . import pages

PAGE = "docs/environments.md"
NEEDED = ("gymnasium", "pettingzoo", "pyspiel")


@pytest.mark.parametrize("example", pages.blocks(PAGE, "python"), ids=lambda text: text.split()[1])
def test_an_example_prints_what_its_comments_say(example, capsys):
    for package in NEEDED:
        pytest.importorskip(package, reason=f"{package} is not installed: the extra envs has it")
    wanted = re.findall(r"^print\(.*\)  # (.*)$", example, re.MULTILINE)
    exec(compile(example, PAGE, "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.splitlines() == wanted


@pytest.mark.parametrize("name", ["pettingzoo", "gymnasium", "openspiel"])
def test_the_examples_of_its_modules_are_true(name):
    for package in NEEDED:
        pytest.importorskip(package, reason=f"{package} is not installed: the extra envs has it")
    found = doctest.testmod(import_module(f"alehouse.envs.{name}"))
    assert found.attempted
    assert not found.failed
