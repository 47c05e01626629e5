"""What all laws take for granted: a table depends on itself alone, and nothing else depends on it; a state is its fields."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.compiling import prepare
from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.laws.legality import fingerprint
from alehouse.laws.playing import Manner, menu_of, play_on, played
from alehouse.laws.settings import some_settings
from alehouse.laws.soundness import sealed_fields, unsound
from alehouse.laws.worlds import gets, viewers
from alehouse.laws.written import every_text
from alehouse.layout import SPECTATOR, view
from alehouse.moves import CARDS, ORDER
from alehouse.native.dealer import below
from alehouse.native.jit import INTERPRETED
from alehouse.native.moves import MENU
from alehouse.table import Table

from .conftest import GAMES
from .drawing import any_setting, examples


def prints(table: Table) -> tuple[bytes, tuple[str, ...], str]:
    """A table's state, moves and events."""
    return table.state.tobytes(), tuple(table.moves), repr(table.laid_open().events())


@given(data=st.data())
@examples(5)
def test_earlier_states_never_change(game: Game, data: st.DataObject) -> None:
    """Copies, views, positions, events and records of earlier steps stay as they were while the game goes on."""
    setting = data.draw(any_setting(game))
    table = setting.table()
    kept = []
    for _ in play_on(table, Manner(game, setting.manner), 25):
        seen = [table.laid_open(), table.seen_by(None), *map(table.seen_by, table.seats)]
        told = [
            table.laid_open().position(),
            table.laid_open().events(),
            table.moves,
            table.legal(table.seats[0]),
        ]
        copy, record = table.copy(), table.record()
        kept.append(
            (
                seen,
                [s.view.tobytes() for s in seen],
                told,
                repr(told),
                record,
                record.text(),
                copy,
                prints(copy),
            )
        )
    for seen, bytes_then, told, text_then, record, record_then, copy, print_then in kept:
        assert [s.view.tobytes() for s in seen] == bytes_then
        assert repr(told) == text_then
        assert record.text() == record_then
        assert prints(copy) == print_then


@given(data=st.data())
@examples(5)
def test_a_copy_goes_its_own_way(game: Game, data: st.DataObject) -> None:
    """Playing on a copy leaves the original alone, and the reverse; each goes on as it would have alone."""
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 30)))
    before = fingerprint(table)
    copies = [table.copy(), table.copy()]
    for _ in play_on(copies[0], Manner(game, setting.manner + 7), 15):
        pass
    assert fingerprint(table) == before
    for move in copies[0].moves[len(table.moves) :]:
        copies[1].play(move)
    assert copies[1] == copies[0]
    assert prints(copies[1]) == prints(copies[0])


@pytest.mark.parametrize("game", [g for g in GAMES if sealed_fields(g)], ids=lambda game: game.name)
@given(data=st.data())
@examples(5)
def test_sealed_choices_are_the_same_in_any_order(game: Game, data: st.DataObject) -> None:
    """Whoever chooses first, the same choices lead to the same state, events and next cards."""
    setting = data.draw(any_setting(game))
    table, chance = setting.table(), random.Random(setting.manner)
    for _ in play_on(table, Manner(game, setting.manner), 40):
        if not int(table.state["sealing"]) or len(table.acting) < 2:
            continue
        choices = [f"{letter} {chance.choice(table.legal(letter))}" for letter in table.acting]
        copies, told = [table.copy() for _ in range(3)], []
        for copy in copies:
            chance.shuffle(choices)
            told.append(repr([event for move in choices for event in copy.play(move)]))
        assert len({copy.state.tobytes() for copy in copies}) == len(set(told)) == 1


@given(data=st.data())
@examples(4)
def test_what_a_table_gives_away_is_not_its_own(game: Game, data: st.DataObject) -> None:
    """Whoever writes into a view, a position, a list of moves or events does not change the table."""
    setting = data.draw(any_setting(game))
    table = played(setting, 10)
    before = fingerprint(table)
    whole = [gets(table, viewer, []) for viewer in viewers(setting.players)]
    for seen in (table.laid_open(), table.seen_by(None), *map(table.seen_by, table.seats)):
        seen.view.view(np.int64)[:] = -1
    position = table.laid_open().position()
    position["zones"].clear()
    position["players"].clear()
    position["options"]["nonsense"] = 1
    table.moves.clear()
    for event in table.laid_open().events():
        event["card"] = "nonsense"
    table.laid_open().events().clear()
    table.legal(table.seats[0]).clear()
    assert fingerprint(table) == before
    assert [gets(table, viewer, []) for viewer in viewers(setting.players)] == whole


def test_no_global_generator_is_used(game: Game) -> None:
    """Burning the generators between moves changes nothing, and playing does not touch them."""
    setting = next(some_settings(game, 1))
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
    assert prints(again) == prints(table)


def test_threads_do_not_disturb_each_other(game: Game) -> None:
    settings = list(some_settings(game, 2))
    alone = [prints(played(setting, 30)) for setting in settings]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda setting: prints(played(setting, 30)), settings)) == alone


@pytest.mark.skipif(INTERPRETED, reason="without compiled rules there are no compiled loops")
def test_the_compiled_loop_plays_the_same_games_in_sound_states(game: Game) -> None:
    """`playouts`, move for move the same as the rules called one by one with the same dealer."""
    assert prepare(game.name)
    for setting in some_settings(game, 2, 5):
        opening = game.opening(setting.players, setting.options)
        state, dealer = opening.copy(), new_dealer(setting.seed)
        made = 0
        while made < 300:
            state = opening.copy()
            game.begin(state[0], dealer[0])
            while not state["over"][0]:
                acting = int(state["acting"][0])
                seat = (acting & -acting).bit_length() - 1
                menu = menu_of(game, state[0], seat)
                game.step(state[0], dealer[0], seat, menu[int(below(dealer[0], len(menu)))])
                made += 1
        table, theirs = opening.copy(), new_dealer(setting.seed)
        found = game.entries.loops.playouts(
            table.view(np.int64),
            opening.view(np.int64),
            theirs,
            np.zeros(MENU, np.int64),
            300,
            game.entries.begin,
            game.entries.legal,
            game.entries.step,
        )
        assert (int(found), table.tobytes(), theirs.tobytes()) == (made, state.tobytes(), dealer.tobytes())
        assert unsound(game, setting.options, table[0]) == []


# States


def test_no_byte_of_a_state_is_padding(game: Game) -> None:
    """NumPy leaves padding out when it copies: such bytes would hold whatever was there before."""
    covered = np.zeros(game.layout.dtype.itemsize, int)
    for kind, offset in (entry[:2] for entry in (game.layout.dtype.fields or {}).values()):
        covered[offset : offset + kind.itemsize] += 1
    assert covered.tolist() == [1] * len(covered)
    assert game.layout.dtype.itemsize % 8 == 0


def test_copies_and_views_are_made_of_the_state_alone(game: Game) -> None:
    """Memory that other arrays have left dirty does not shine through."""
    table = played(next(some_settings(game, 1)), 20)
    whole = table.laid_open().view
    wanted = {seat: view(game.layout, whole, seat).tobytes() for seat in (SPECTATOR, 0, 1)}
    for fill in (0x17, 0xFF):
        dirty = [np.full(game.layout.dtype.itemsize, fill, np.uint8) for _ in range(50)]
        del dirty
        assert table.copy().state.tobytes() == whole.tobytes()
        for seat, found in wanted.items():
            assert view(game.layout, whole, seat).tobytes() == found


def names_several(game: Game) -> bool:
    """Whether moves name sets of cards: then not all that can be written can be counted."""
    return any({CARDS, ORDER} & set(verb.arguments) for verb in game.verbs.all)


@pytest.mark.parametrize("game", [g for g in GAMES if not names_several(g)], ids=lambda game: game.name)
def test_no_menu_is_longer_than_its_memory(game: Game) -> None:
    """All moves that can be written would fit."""
    assert len(every_text(game, game.max_players)) < MENU


def test_the_first_law_would_notice(game: Game) -> None:
    """A card, a word or a seat too much in any field is a fault."""
    setting = next(some_settings(game, 1))
    clean = setting.table()
    assert unsound(game, setting.options, clean.state) == []
    olders = {field.older for field in game.layout.fields.values()}
    counted = {"chips", "pot", "acting", "sealing", "over", *sealed_fields(game)}
    for name, field in game.layout.fields.items():
        if field.kind in ("option", "number") and name not in counted:
            continue
        if field.kind == "bag" and not field.cards and name not in olders:
            continue
        table = clean.copy()
        memory = table.state[name]
        if field.kind == "bag":
            memory[(0, 3) if field.per_seat else 3] += 30
        elif field.kind == "sheet":
            memory[0, -1] = 1
        elif np.ndim(memory):
            first = (0,) * np.ndim(memory)
            memory[first] = (
                3 << 20
                if field.kind in ("stack", "line")
                else 1 << 62
                if field.kind in ("seats", "ranks")
                else 99
            )
        else:
            table.state[name] = (
                3 << 20
                if field.kind in ("stack", "line")
                else 1 << 62
                if field.kind in ("seats", "ranks")
                else 99
            )
        assert unsound(game, setting.options, table.state), name
