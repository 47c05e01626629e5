import os
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from alehouse.catalogue import find, shipped

GAMES = shipped()
# PyTorch is no dependency: its test is skipped without it, and left out where no test may be skipped.
if os.environ.get("ALEHOUSE_REQUIRE_ALL") == "1" and find_spec("torch") is None:
    collect_ignore = ["test_train_port.py"]

SMALL = Path(__file__).parent / "games"


@pytest.fixture
def kuhn(monkeypatch):
    """Kuhn poker can be found."""
    monkeypatch.setenv("ALEHOUSE_GAMES", str(SMALL))
    return find("kuhn")


def ahead(position):
    """Each seat's points or chips less the mean of the others', from a position as JSON."""
    own = position["chips"] if position["chips"] is not None else position["points"]
    sign = -1 if position["game"] == "pairs" else 1
    return [sign * (n - (sum(own) - n) / (len(own) - 1)) if len(own) > 1 else float(sign * n) for n in own]


def short(game):
    """Options with which a game is over after a hand, where it has such options."""
    options = find(game).options
    return {name: 1 for name in ("hands", "max_rounds", "rounds") if name in options}


def at_random(seed):
    return np.random.default_rng(seed)
