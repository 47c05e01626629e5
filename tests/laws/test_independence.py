"""What all laws take for granted: a table depends on itself alone, and nothing else depends on it."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse import kernels
from alehouse.native.jit import INTERPRETED
from alehouse.native.dealer import below
from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.layout import view
from alehouse.native.moves import MENU

from .hiding import everything, viewers
from .playing import Manner, any_setting, examples, fingerprint, menu_of, play_on, played, some_settings


@given(data=st.data())
@examples(15)
def test_earlier_states_never_change(game: Game, data: st.DataObject) -> None:
    """Copies, views, positions, events and records of earlier steps stay as they were while the game goes on."""
    setting = data.draw(any_setting(game))
    table = setting.table()
    kept = []
    for _ in play_on(table, Manner(game, setting.manner), 40):
        seen = [view(game.layout, table.state, viewer) for viewer in viewers(setting.players)]
        told = [table.laid_open().position(), table.laid_open().events(), table.moves, table.legal(table.seats[0])]
        record = table.record()
        copy = table.copy()
        kept.append(
            (
                seen,
                [v.tobytes() for v in seen],
                told,
                repr(told),
                record,
                record.text(),
                copy,
                fingerprint(copy),
            )
        )
    for seen, bytes_then, told, text_then, record, record_then, copy, print_then in kept:
        assert [v.tobytes() for v in seen] == bytes_then
        assert repr(told) == text_then
        assert record.text() == record_then
        assert fingerprint(copy) == print_then


@given(data=st.data())
@examples(15)
def test_a_copy_goes_its_own_way(game: Game, data: st.DataObject) -> None:
    """Playing on a copy leaves the original alone, and the reverse; each goes on as it would have alone."""
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 30)))
    before = fingerprint(table)
    events = repr(table.laid_open().events())
    copies = [table.copy(), table.copy()]
    manner = Manner(game, setting.manner + 7)
    for _ in play_on(copies[0], manner, 15):
        pass
    assert fingerprint(table) == before
    assert fingerprint(copies[1]) == before
    assert repr(table.laid_open().events()) == events
    for move in copies[0].moves[len(table.moves) :]:
        copies[1].play(move)
    assert fingerprint(copies[1]) == fingerprint(copies[0])
    assert repr(copies[1].events(None)) == repr(copies[0].events(None))


@given(data=st.data())
@examples(10)
def test_sealed_choices_are_the_same_in_any_order(game: Game, data: st.DataObject) -> None:
    """Whoever chooses first, the same choices lead to the same state, events and next cards."""
    setting = data.draw(any_setting(game))
    table = setting.table()
    chance = random.Random(setting.manner)
    for _ in play_on(table, Manner(game, setting.manner), 40):
        if not int(table.state["sealing"]) or len(table.acting) < 2:
            continue
        choices = [f"{letter} {chance.choice(table.legal(letter))}" for letter in table.acting]
        copies = [table.copy() for _ in range(3)]
        told = []
        for copy in copies:
            chance.shuffle(choices)
            told.append([event for move in choices for event in copy.play(move)])
        assert len({copy.state.tobytes() for copy in copies}) == 1
        assert len({repr(happened) for happened in told}) == 1
        assert len({(copy._dealer["block"][0], copy._dealer["at"][0]) for copy in copies}) == 1


@given(data=st.data())
@examples(10)
def test_what_a_table_gives_away_is_not_its_own(game: Game, data: st.DataObject) -> None:
    """Whoever writes into a view, a position, a list of moves or events does not change the table."""
    setting = data.draw(any_setting(game))
    table = played(setting, 10)
    before = fingerprint(table)
    whole = [everything(table, viewer, []) for viewer in viewers(setting.players)]
    for letter in [None, *table.seats]:
        table.seen_by(letter).view.view(np.int64)[:] = -1
    table.laid_open().position()["zones"].clear()
    table.laid_open().position()["players"].clear()
    table.laid_open().position()["options"]["nonsense"] = 1
    table.moves.clear()
    for event in table.laid_open().events():
        event["card"] = "nonsense"
    table.laid_open().events().clear()
    table.legal(table.seats[0]).clear()
    assert fingerprint(table) == before
    assert [everything(table, viewer, []) for viewer in viewers(setting.players)] == whole


def test_no_global_generator_is_used(game: Game) -> None:
    """Burning the generators between moves changes nothing, and playing does not touch them."""
    for setting in some_settings(game, 1):
        random.seed(1)
        np.random.seed(1)
        table = played(setting, 30)
        random.seed(2)
        np.random.seed(2)
        state, numpy_state = random.getstate(), np.random.get_state()
        again = setting.table()
        for move in table.moves:
            again.play(move)
        assert random.getstate() == state
        assert all(np.array_equal(a, b) for a, b in zip(np.random.get_state(), numpy_state, strict=True))
        assert fingerprint(again) == fingerprint(table)


def test_tables_do_not_share_anything(game: Game) -> None:
    """Two tables played in turns are the same as each played alone."""
    settings = list(some_settings(game, 1))[:2] * 2
    alone = [fingerprint(played(setting, 30)) for setting in settings]
    tables = [setting.table() for setting in settings]
    manners = [Manner(game, setting.manner) for setting in settings]
    for _ in range(30):
        for table, manner in zip(tables, manners, strict=True):
            if not table.over:
                table.play(manner.move(table))
    assert [fingerprint(table) for table in tables] == alone


def test_threads_do_not_disturb_each_other(game: Game) -> None:
    settings = list(some_settings(game, 4))
    alone = [fingerprint(played(setting, 60)) for setting in settings]
    with ThreadPoolExecutor(4) as threads:
        for _ in range(3):
            assert list(threads.map(lambda setting: fingerprint(played(setting, 60)), settings)) == alone


def kernel_run(
    game: Game, players: int, options: dict[str, object], seed: str, moves: int
) -> tuple[int, ...]:
    """Random games by the compiled loop: moves made, and the last state and the dealer as bytes."""
    opening = game.opening(players, options)
    table, dealer = opening.copy(), new_dealer(seed)
    made = kernels.playouts(
        table.view(np.int64),
        opening.view(np.int64),
        dealer,
        np.zeros(MENU, np.int64),
        moves,
        *game.entries[:3],
    )
    return int(made), table.tobytes(), dealer.tobytes()


@pytest.mark.skipif(INTERPRETED, reason="without compiled rules there are no kernels")
def test_the_compiled_loop_plays_the_same_games(game: Game) -> None:
    """`kernels.playouts`, move for move the same as the rules called one by one with the same dealer."""
    for setting in some_settings(game, 2, 5):
        opening = game.opening(setting.players, setting.options)
        state, dealer = opening.copy(), new_dealer(setting.seed)
        made = 0
        while made < 300:
            state = opening.copy()
            game.start(state[0], dealer[0])
            while not state["over"][0]:
                seat = int(state["acting"][0])
                seat = (seat & -seat).bit_length() - 1
                menu = menu_of(game, state[0], seat)
                game.play(state[0], dealer[0], seat, menu[int(below(dealer[0], len(menu)))])
                made += 1
        found = kernel_run(game, setting.players, setting.options, setting.seed, 300)
        assert found == (made, state.tobytes(), dealer.tobytes())


@pytest.mark.skipif(INTERPRETED, reason="without compiled rules there are no kernels")
def test_the_compiled_loop_runs_in_threads(game: Game) -> None:
    settings = list(some_settings(game, 1, 6))

    def run(number: int) -> tuple[int, ...]:
        setting = settings[number % len(settings)]
        return kernel_run(game, setting.players, setting.options, f"thread {number}", 20_000)

    numbers = range(8)
    alone = [run(number) for number in numbers]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(run, numbers)) == alone


def test_the_test_would_notice(game: Game) -> None:
    """A copy that shares its dealer or its state with the original."""
    table = next(some_settings(game, 1)).table()
    before = fingerprint(table)
    for shared in ("_dealer", "_table", "_moves", "_log"):
        clean, other = table.copy(), table.copy()
        setattr(other, shared, getattr(clean, shared))
        for _ in play_on(other, Manner(game, 1), 10):
            pass
        assert fingerprint(clean) != before
