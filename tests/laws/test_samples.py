"""Samples of hidden cards, beyond what each game is asked for: they meet the truth no more often than each other, and
the comparison with exact chances notices samplers that are wrong.
"""

from __future__ import annotations

from itertools import chain, islice

import numpy as np
import pytest

from alehouse.dealer import new_dealer
from alehouse.deals import sample
from alehouse.game import Game
from alehouse.laws.exact import Worlds
from alehouse.laws.playing import played
from alehouse.laws.sampling import (
    BOUND,
    Sampler,
    large_hands,
    nothing_hidden,
    placed,
    small_positions,
    unfairness,
)
from alehouse.laws.settings import some_settings
from alehouse.laws.worlds import Viewer, hidden_bags, seen, viewers
from alehouse.layout import view
from alehouse.table import Table

from .conftest import GAMES
from .drawing import LONG

POSITIONS = 300 if LONG else 6

HIDDEN = pytest.mark.parametrize(
    "game", [g for g in GAMES if not nothing_hidden(g)], ids=lambda game: game.name
)
SMALL = pytest.mark.parametrize(
    "game", [g for g in GAMES if not nothing_hidden(g) and not large_hands(g)], ids=lambda game: game.name
)


@SMALL
def test_samples_are_as_likely_as_they_should_be(game: Game) -> None:
    """In small positions, and they vary where there is more than one deal."""
    tested = 0
    for table, worlds, viewer in small_positions(game, POSITIONS):
        assert unfairness(game, table, worlds, viewer, sample, 1000) < BOUND, table.record().text()
        sight, dealer = seen(table, viewer).view, new_dealer("vary")
        assert len({placed(game, sample(game, sight, viewer, dealer)[0]) for _ in range(200)}) > 1
        tested += 1
    assert tested >= POSITIONS // 2


def agreement(game: Game) -> tuple[int, int, int]:
    """How often a sample equals the truth, how often another sample, and of how many (the hands seats hold)."""
    truths = samples = number = 0
    for setting in some_settings(game, 60 if LONG else 10, 7):
        table = played(setting, setting.manner % 12)
        dealer = new_dealer(setting.seed)
        for viewer in viewers(setting.players):
            sight = seen(table, viewer).view
            hands = [at for at in hidden_bags(game, setting.players, viewer) if at[1].show == "hand"]
            for _ in range(4):
                one, two = (sample(game, sight, viewer, dealer) for _ in range(2))
                for name, _, at in hands:
                    if table.state[name][at].any():
                        truths += bool((one[name][0][at] == table.state[name][at]).all())
                        samples += bool((one[name][0][at] == two[name][0][at]).all())
                        number += 1
    return truths, samples, number


@HIDDEN
def test_samples_meet_the_truth_no_more_often_than_each_other(game: Game) -> None:
    """The truth is one of the equally likely deals: a sampler that peeks, or that avoids it, stands out."""
    truths, samples, number = agreement(game)
    assert number > 400
    assert abs(truths - samples) < 6 * (truths + samples + 1) ** 0.5
    assert samples < number / 4


@HIDDEN
def test_samples_follow_their_dealer_alone(game: Game) -> None:
    setting = next(some_settings(game, 1))
    table = played(setting, 10)
    before, whole = table.state.tobytes(), table.copy()
    sight = view(game.layout, table.laid_open().view, 0)
    runs = [
        [sample(game, sight, 0, dealer).tobytes() for _ in range(20)]
        for dealer in map(new_dealer, ("a", "a", "b"))
    ]
    assert runs[0] == runs[1] != runs[2]
    assert table.state.tobytes() == before
    assert table == whole


@SMALL
def test_the_test_would_notice(game: Game) -> None:
    """A sampler that never varies, one that returns the truth, and one that forgets what a reshuffle mixed in."""
    olders = {field.older for field in game.layout.fields.values() if field.older}
    memories = [
        name
        for name, field in game.layout.fields.items()
        if olders and field.kind == "bag" and not field.cards and name not in {*olders, "full"}
    ]  # without `full`, all cards that there are, no sampler could draw any
    some = small_positions(game, 12)
    positions = list(islice(some, 6))
    truth: list[np.ndarray] = []

    def frozen(game: Game, sight: np.ndarray, viewer: Viewer, dealer: np.ndarray) -> np.ndarray:
        return sample(game, sight, viewer, new_dealer("always the same"))

    def peeking(game: Game, sight: np.ndarray, viewer: Viewer, dealer: np.ndarray) -> np.ndarray:
        return truth[0]

    def forgetful(game: Game, sight: np.ndarray, viewer: Viewer, dealer: np.ndarray) -> np.ndarray:
        other = sight.copy()
        for name in memories:
            other[name] = 0
        return sample(game, other, viewer, dealer)

    def far(position: tuple[Table, Worlds, Viewer], sampler: Sampler, count: int) -> bool:
        table, worlds, viewer = position
        truth[:] = [table.laid_open().view]
        return unfairness(game, table, worlds, viewer, sampler, count) > BOUND

    for sampler in (frozen, peeking):
        assert sum(far(position, sampler, 500) for position in positions) > len(positions) * 3 / 4
    assert not memories or any(far(position, forgetful, 2000) for position in chain(positions, some))
