"""Every law is tested for every game of this package."""

import pytest

from alehouse.catalogue import find, shipped

GAMES = [find(name) for name in shipped()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames and "probe" not in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES, ids=lambda game: game.name)
