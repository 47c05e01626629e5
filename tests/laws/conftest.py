"""Every law is tested for every game of the catalogue."""

import pytest

from alehouse.catalogue import every_game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", every_game(), ids=lambda game: game.name)
