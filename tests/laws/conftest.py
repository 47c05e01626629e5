"""Every law is tested for every game of this package."""

import pytest

from alehouse.catalogue import find, shipped

GAMES = [find(name) for name in shipped()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = {name for mark in metafunc.definition.iter_markers("parametrize") for name in mark.args[0]}
    chosen |= {
        mark.args[0]
        for mark in metafunc.definition.iter_markers("parametrize")
        if isinstance(mark.args[0], str)
    }
    if "game" in metafunc.fixturenames and "game" not in chosen:
        metafunc.parametrize("game", GAMES, ids=lambda game: game.name)
