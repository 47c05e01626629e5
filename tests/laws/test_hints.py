"""What a game tells bots beside its rules: the choices that matter, advice, and when nothing is left to chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.native.playouts import never
from alehouse.layout import view
from alehouse.moves import CARD
from alehouse.native.moves import MENU, SEAT_SHIFT
from alehouse.table import Table

from .hiding import by_chance, redealt
from .playing import (
    Manner,
    Setting,
    any_setting,
    examples,
    fitting,
    menu_of,
    play_on,
    played,
    some,
    some_settings,
)


def essentials_of(game: Game, state: Any, seat: int) -> list[int]:
    """The choices that a game offers to bots."""
    menu = np.zeros(MENU, np.int64)
    return [int(m) for m in menu[: int(game.choices(state, seat, menu))]]


def meaning(table: Table, m: int) -> tuple[Any, ...]:
    """What can matter about a move at least: all but several cards, what these make, and how many lie where afterwards."""
    game, n = table.game, len(table.seats)
    after = table.copy()
    after.play_number(m)
    sizes = [
        after.state[name][:n].sum(-1).tolist() if field.per_seat else int(after.state[name].sum())
        for name, field in game.layout.fields.items()
        if field.kind == "bag"
    ]
    pieces = game.notation.parts(m)
    makes = game.makes(table.state, m) if game.makes else None
    card = pieces["cards"][0] if CARD in pieces["verb"].arguments else None
    return pieces["verb"], card, pieces.get("target"), pieces.get("amount"), makes, str(sizes)


def stands_in(table: Table, m: int, menu: list[int]) -> bool:
    """Whether a move is in a menu, or one of those that an open move there stands for; bots are offered no open ones."""
    game = table.game
    if game.completes is None:
        return m in menu
    return not game.notation.is_open(m) and (
        m in menu or (game.notation.opened(m) in menu and bool(game.completes(table.state, m)))
    )


def unmeant(table: Table, chance: random.Random) -> list[str]:
    """What is wrong with the choices that matter: moves that are none, or legal ones that nothing stands for.

    Of all that an open move stands for, a bot need not be offered any.
    """
    game, found = table.game, []
    for letter in table.acting:
        seat = table.seat(letter)
        legal, offered = menu_of(game, table.state, seat), essentials_of(game, table.state, seat)
        strange = [m for m in offered if not stands_in(table, m, legal)]
        if not offered or len(set(offered)) < len(offered) or strange:
            found.append(f"{letter} is offered {offered} of {legal}")
            continue
        closed = {m for m in legal if not game.notation.is_open(m)}
        left_out = some(sorted(closed - set(offered)), 5, chance)
        if left_out and not {meaning(table, m) for m in left_out} <= {meaning(table, m) for m in offered}:
            found.append(f"nothing stands for all of {left_out}")
    return found


@given(data=st.data())
@examples(15)
def test_the_choices_that_matter_stand_for_all(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table = setting.table()
    for _ in play_on(table, Manner(game, setting.manner), 30):
        assert unmeant(table, random.Random(setting.manner)) == []


@given(data=st.data())
@examples(20)
def test_advice_is_a_choice_and_comes_from_what_a_seat_sees(game: Game, data: st.DataObject) -> None:
    """The same advice from the view as in another world that looks the same; looking and advising change nothing."""
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 60)))
    chance = random.Random(setting.manner)
    for letter in table.acting:
        seat = table.seat(letter)
        worlds = [table._table, view(game.layout, table.state, seat)]
        worlds.append(redealt(game, table.state, seat, chance))
        advice = set()
        for world in worlds:
            before = world.tobytes()
            menu = np.zeros(MENU, np.int64)
            n = int(game.choices(world[0], seat, menu))
            offered = menu[:n].tolist()
            advice.add(int(game.advise(world[0], new_dealer("advice")[0], seat, menu, n)))
            assert menu[:n].tolist() == offered
            assert advice <= set(offered)
            assert world.tobytes() == before
        assert len(advice) == 1


def surprises(setting: Setting, settled: Callable[[Any], bool]) -> list[str]:
    """The moves by which chance had its say within a hand although all was said to be settled."""
    table, found = setting.table(), []
    state, hand, stream, calm = table.state.copy(), table.hand, at_in_stream(table), False
    for _ in play_on(table, Manner(setting.game, setting.manner), 60):
        calm = bool(settled(state))
        if calm and table.hand == hand and at_in_stream(table) != stream:
            found.append(table.moves[-1])
        state, hand, stream = table.state.copy(), table.hand, at_in_stream(table)
    return found


def at_in_stream(table: Table) -> tuple[int, int]:
    """How far a table has used its chance."""
    return int(table._dealer["block"][0]), int(table._dealer["at"][0])


def test_what_is_settled_is_not_left_to_chance(game: Game) -> None:
    for setting in some_settings(game, 3, 8):
        assert surprises(setting, getattr(game.module, "settled", never)) == []


def test_the_test_would_notice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices left out, one that is not legal, and chance in a game that says that all is settled."""
    tables = [played(setting, moves) for setting in some_settings(game, 1) for moves in range(0, 20, 3)]
    tables = [table for table in tables if not table.over]
    choices = game.choices

    def noticed(offer: Callable[[Any, int, Any], int]) -> bool:
        with monkeypatch.context() as patch:
            patch.setattr(game, "choices", offer)
            return any(unmeant(table, random.Random(1)) for table in tables)

    def other_seat(t: Any, p: int, menu: Any) -> int:
        n = int(choices(t, p, menu))
        menu[0] ^= 1 << SEAT_SHIFT
        return n

    assert noticed(lambda t, p, menu: min(1, int(choices(t, p, menu))))
    assert noticed(other_seat)
    drawing = [surprises(setting, lambda t: True) for setting in some_settings(game, 3, 8)]
    assert any(drawing) or hasattr(game.module, "settled") or not any_chance(game)


def any_chance(game: Game) -> bool:
    """Whether in some games anything was left to chance after a hand was dealt."""
    return any(
        event["from"] is not None and event["move"] and by_chance(game, event["from"])
        for setting in some_settings(game, 3, 8)
        for event in played(replace(setting, options=fitting(game, setting.players, {})), 60).events(None)
    )
