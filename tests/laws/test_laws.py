"""Every game keeps the laws."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.game import Game
from alehouse.laws import LAWS, PROBES, Probe, compiling, faults_of
from alehouse.native.jit import INTERPRETED

from .conftest import GAMES
from .drawing import any_setting, examples


def pairs(of_setting: bool) -> list[object]:
    """Each probe with each game in which it has something to look at."""
    return [
        pytest.param(probe, game, id=f"{probe.name}-{game.name}")
        for probe in PROBES
        for game in GAMES
        if bool(probe.of_setting) == of_setting and probe.name != "compiled" and not probe.left_out(game)
    ]


@pytest.mark.parametrize(("probe", "game"), pairs(True))
@given(data=st.data())
@examples(6)
def test_a_game_keeps_the_law(probe: Probe, game: Game, data: st.DataObject) -> None:
    assert faults_of(probe, data.draw(any_setting(game))) == []


@pytest.mark.parametrize(("probe", "game"), pairs(False))
def test_a_game_as_a_whole_keeps_the_law(probe: Probe, game: Game) -> None:
    assert faults_of(probe, game) == []


@pytest.mark.skipif(INTERPRETED, reason="without compiled rules there is nothing to compare")
def test_compiled_and_interpreted_rules_agree(game: Game) -> None:
    assert list(compiling.both_ways_agree(game)) == []


def test_every_probe_has_a_name_of_its_own_and_looks_at_something() -> None:
    names = [probe.name for probe in PROBES]
    assert len(set(names)) == len(names)
    for probe in PROBES:
        assert bool(probe.of_setting) != bool(probe.of_game)
        assert set(probe.stands_on) <= set(LAWS)
        assert any(not probe.left_out(game) for game in GAMES) or (probe.name == "compiled" and INTERPRETED)
