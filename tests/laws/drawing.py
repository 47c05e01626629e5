"""Settings drawn by Hypothesis, the same ones on every machine."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from alehouse.game import Game
from alehouse.laws.settings import Setting, choose_setting

LONG = os.environ.get("ALEHOUSE_LONG") == "1"
LONGER = 50
"""How many times as many examples there are in a long run."""


def examples(count: int) -> Any:
    """Settings of a law's test: so many examples."""
    return settings(
        max_examples=count * LONGER if LONG else count,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        print_blob=False,
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
    )


@st.composite
def any_setting(draw: st.DrawFn, game: Game) -> Setting:
    """Any way in which a game can be played: players, options, dealer, seed and manner."""
    players = draw(st.integers(game.min_players, game.max_players))
    seed = draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=4))
    manner = draw(st.integers(0, 2**32))
    return choose_setting(game, players, seed, manner, lambda found: draw(st.sampled_from(found)))
