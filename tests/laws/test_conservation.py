"""Law 1: cards and chips are conserved, and every game ends within its bound."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse import kernels
from alehouse.native.jit import INTERPRETED
from alehouse.native.dealer import SCRIPT_FIRST, ImpossibleCard
from alehouse.dealer import give_script, new_dealer
from alehouse.game import Game
from alehouse.layout import Layout, line_order, stack_order
from alehouse.native.moves import MENU
from alehouse.refused import Refused
from alehouse.table import Table

from .playing import (
    LONG,
    Manner,
    any_setting,
    examples,
    faults,
    fitting,
    goes_with,
    menu_of,
    play_on,
    sealed_fields,
    some_settings,
    values,
)


@given(data=st.data())
@examples(25)
def test_nothing_is_lost_at_any_step(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table = setting.table()
    bound = game.bound(setting.players, game.check_options(setting.options))
    assert faults(game, setting.options, table.state) == []
    hand = table.hand
    for _ in play_on(table, Manner(game, setting.manner)):
        assert faults(game, setting.options, table.state) == [], table.record().text()
        assert table.hand >= hand
        hand = table.hand
    assert len(table.moves) <= bound
    if table.over:
        assert table.acting == []
        assert all(table.legal(seat) == [] for seat in table.seats)


@given(data=st.data())
@examples(10)
def test_every_value_of_an_option_begins_a_sound_game(game: Game, data: st.DataObject) -> None:
    """Both ends of every range and a value between them, each for every number of players."""
    players = data.draw(st.integers(game.min_players, game.max_players))
    for name, (_, option) in game.options.items():
        if option.type == "number":
            tried = [
                option.minimum,
                option.maximum,
                data.draw(st.integers(option.minimum, option.maximum)),
            ]
        else:
            tried = [value for value in values(option) if value is not None]
        for value in tried:
            options = {name: value} | needed_by(game, name)
            try:
                options = fitting(game, players, options, keep=list(options))
            except LookupError:
                continue
            table = Table(game.name, players, options, seed="option")
            assert faults(game, options, table.state) == []
            assert np.array_equal(table.state[game.options[name][0]], option.encode(value))
        if option.type == "number":
            for value in (option.minimum - 1, option.maximum + 1, True, "1", 1.0):
                with pytest.raises(Refused):
                    game.check_options({name: value} | needed_by(game, name))


def test_every_value_of_an_option_goes_with_some_table(game: Game) -> None:
    everybody = range(game.min_players, game.max_players + 1)
    for n in everybody:
        assert fitting(game, n, {}) is not None
    for name, (_, option) in game.options.items():
        assert bool(option.samples) == (option.type == "text")
        for value in values(option):
            options = {} if value is None else {name: value} | needed_by(game, name)
            assert any(goes_with(game, n, options) for n in everybody) or any(
                goes_with(game, n, fitting(game, n, options, keep=list(options))) for n in everybody
            )


def needed_by(game: Game, name: str) -> dict[str, object]:
    """Other options without which one means nothing."""
    needs = game.options[name][1].needs
    if not needs:
        return {}
    other, _, value = needs.partition("=")
    option = game.options[other][1]
    return {other: value or (option.choices or (option.minimum,))[0]} | needed_by(game, other)


CHUNK = 5_000


@pytest.mark.skipif(INTERPRETED, reason="without compiled rules there are no kernels")
def test_nothing_is_lost_in_long_play(game: Game) -> None:
    """A hundred thousand random moves, ten million in a long run, looked at after every few thousand."""
    some = list(some_settings(game, 2))
    chunks = (10_000_000 if LONG else 100_000) // CHUNK
    for number in range(chunks):
        setting = some[number % len(some)]
        opening = game.opening(setting.players, setting.options)
        table = opening.copy()
        dealer = new_dealer(f"long {number}")
        made = kernels.playouts(
            table.view(np.int64),
            opening.view(np.int64),
            dealer,
            np.zeros(MENU, np.int64),
            CHUNK,
            *game.entries[:3],
        )
        bound = game.bound(setting.players, game.check_options(setting.options))
        assert CHUNK <= made < CHUNK + bound
        assert faults(game, setting.options, table[0]) == []


def shortest_options(game: Game, players: int) -> dict[str, object]:
    """The options with which a game's bound is lowest: numbers that have a default at their least."""
    shortest = {
        name: option.minimum
        for name, (_, option) in game.options.items()
        if option.type == "number" and option.default is not None and not option.needs
    }
    return fitting(game, players, shortest)


def test_a_game_that_is_dragged_out_ends_within_its_bound(game: Game) -> None:
    """Moves and cards that keep the deal going: of some moves and next cards, those that free the fewest cards."""
    for players in range(game.min_players, game.max_players + 1):
        options = shortest_options(game, players)
        chance = random.Random(players)
        bound = game.bound(players, game.check_options(options))
        state, dealer = game.opening(players, options), new_dealer(f"drag {players}")
        game.start(state[0], dealer[0])
        made = 0
        while not state["over"][0]:
            seat = chance.choice([p for p in range(players) if int(state["acting"][0]) >> p & 1])
            best = None
            menu = menu_of(game, state[0], seat)
            for m in menu if len(menu) <= 12 else chance.sample(menu, 12):
                for card in range(1, game.deck.kinds):
                    after, d = state.copy(), dealer.copy()
                    give_script(d, [card], SCRIPT_FIRST)
                    try:
                        game.play(after[0], d[0], seat, m)
                    except ImpossibleCard:
                        continue
                    ended = (bool(after["over"][0]), int(after["hand"][0]), in_play(game, after[0]))
                    grade = (*ended[:2], -ended[2], chance.random())
                    if best is None or grade < best[0]:
                        best = (grade, after, d)
                    if not d["script_at"][0]:  # nothing is drawn, so no other card makes a difference
                        break
            assert best is not None
            _, state, dealer = best
            made += 1
            assert made <= bound
        assert faults(game, options, state[0]) == []


BEFORE_SEATS = ("hand", "stack", "topped", "set", "column", "bid")
"""How tables show cards that seats have before them and in their hands."""


def in_play(game: Game, state: np.void) -> int:
    """How many cards seats have before them and in their hands."""
    found = 0
    for name, field in game.layout.fields.items():
        if field.cards and field.per_seat and field.show in BEFORE_SEATS:
            for x in state[name]:
                if field.kind == "bag":
                    found += int(x.sum())
                else:
                    found += len((stack_order if field.kind == "stack" else line_order)(int(x)))
    return found


FAULTY = ("chips", "pot", "acting", "sealing", "over")
"""Numbers of which the laws say more than that they are numbers."""


def test_the_test_would_notice(game: Game) -> None:
    """A card, a chip, a bit or a word too much in any field is a fault."""
    setting = next(some_settings(game, 1))
    clean = setting.table()
    layout: type[Layout] = game.layout
    for name, field in layout.fields.items():
        known = name in FAULTY or name in sealed_fields(game)
        if field.kind not in ("bag", "stack", "line", "words", "seat", "sheet") and not known:
            continue
        if (
            field.kind == "bag"
            and not field.cards
            and not any(f.older == name for f in layout.fields.values())
        ):
            continue
        table = clean.copy()
        memory = table.state[name]
        if field.kind == "bag":
            memory[(0, 3) if field.per_seat else 3] += 30
        elif field.kind in ("stack", "line"):
            if field.per_seat:
                memory[0] ^= 3 << 16
            else:
                table.state[name] = int(memory) ^ 3 << 16
        elif field.kind == "sheet":
            memory[0, -1] = 1
        elif field.per_seat:
            memory[0] += 8
        else:
            table.state[name] += 1 << 9
        assert faults(game, setting.options, table.state), name
