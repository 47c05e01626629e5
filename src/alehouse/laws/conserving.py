"""Nothing is lost at any step, fields hold what they are declared to hold, and every game ends within its bound."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from alehouse.dealer import give_script, new_dealer
from alehouse.game import Game
from alehouse.laws.fault import Fault
from alehouse.laws.playing import Manner, menu_of, play_on, with_fault
from alehouse.laws.settings import Setting, fitting, goes_with, needed_by, shortest_options, values
from alehouse.laws.soundness import unsound
from alehouse.layout import line_order, stack_order
from alehouse.native.dealer import SCRIPT_FIRST, ImpossibleCard
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.table import Table


def nothing_is_lost(setting: Setting, limit: int = 120) -> Iterator[Fault]:
    """Every state of a game played at random is sound."""
    game, table = setting.game, setting.table()
    hand = table.hand
    for fault in unsound(game, setting.options, table.state):
        yield fault.shown_by(table.record().text())
    for _ in play_on(table, Manner(game, setting.manner), limit):
        found = unsound(game, setting.options, table.state)
        if table.hand < hand:
            found.append(
                Fault(
                    "turns",
                    f"hand {table.hand} comes after hand {hand}; rules do not count hands, the frame does",
                )
            )
        hand = table.hand
        if found:
            yield from (fault.shown_by(table.record().text()) for fault in found)
            return
    if table.made > setting.bound:
        yield too_long(game, setting.bound, table.record())
    if table.over and any(table.legal(seat) for seat in table.seats):
        yield Fault("turns", "the game is over, and there are legal moves", table.record().text())


def too_long(game: Game, bound: int, record: Record | None) -> Fault:
    """The fault of a game that has more moves than it says."""
    return Fault(
        "end",
        f"a game has gone on for more than {bound} moves, which is what `bound` says that none can; "
        "let `bound` return more, or end the game earlier (an option such as `max_rounds`)",
        record.text() if record else None,
    )


def every_option_begins_a_sound_game(game: Game) -> Iterator[Fault]:
    """Every value of an option, both ends of every range: there are players it goes with, and the deal is sound."""
    everybody = range(game.min_players, game.max_players + 1)
    for players in everybody:
        try:
            fitting(game, players, {})
        except LookupError:
            yield Fault(
                "options", f"no options go with {players} players, and `players` says that so many can play"
            )
    for name, (field, option) in game.options.items():
        tried = [v for v in values(option) if v is not None]
        if option.type == "number":
            tried = list(dict.fromkeys([*tried, option.maximum]))
        if option.type == "text" and not option.samples:
            yield Fault(
                "options", f"{name}: text(…) needs samples, so that other texts than the default are tried"
            )
        for value in tried:
            needed = {name: value} | needed_by(game, name)
            began = False
            for players in everybody:
                try:
                    options = fitting(game, players, needed, keep=list(needed))
                except LookupError:
                    continue
                if not goes_with(game, players, options):
                    continue
                table = Table(game.name, players, options, seed="option")
                began = True
                found = unsound(game, options, table.state)
                if not np.array_equal(table.state[field], option.encode(value)):
                    found.append(
                        Fault(
                            "options",
                            f"{name} = {value!r} is not in the field {field}: rules may not write to options",
                        )
                    )
                yield from (fault.shown_by(table.record().text()) for fault in found)
            if not began:
                yield Fault(
                    "options",
                    f"{name} = {value!r} goes with no number of players and no other options; see `check`",
                )


BEFORE_SEATS = ("hand", "stack", "topped", "set", "column", "bid")
"""How tables show cards that seats have before them and in their hands."""


def _in_play(game: Game, state: Any) -> int:
    """How many cards seats have before them and in their hands."""
    found = 0
    for name, field in game.layout.fields.items():
        if field.cards and field.per_seat and field.show in BEFORE_SEATS:
            if field.kind == "bag":
                found += int(np.sum(state[name], dtype=np.int64))
            else:
                order = stack_order if field.kind == "stack" else line_order
                found += sum(len(order(int(word))) for word in np.ravel(state[name]))
    return found


LONGEST = 20_000
"""So many moves at most are played to see whether a game ends."""


def a_random_game_ends(setting: Setting, longest: int = LONGEST) -> Iterator[Fault]:
    """A game played at random ends within its bound: with the shortest options, and with those that are usual."""
    game, players = setting.game, setting.players
    shortest, usual = shortest_options(game, players), fitting(game, players, {})
    alike = game.check_options(shortest) == game.check_options(usual)
    for options in (usual,) if alike else (shortest, usual):
        yield from _goes_on_too_long(replace(setting, options=options, first=None), longest)


def _goes_on_too_long(setting: Setting, longest: int) -> Iterator[Fault]:
    """The fault of a game that has more moves than its bound, of which so many are played at most."""
    game = setting.game
    chance, bound = random.Random(setting.manner), setting.bound
    table = setting.table()
    state, dealer = table.laid_open().view, new_dealer(setting.seed)
    made: list[str] = []
    while not state["over"][0] and len(made) <= min(bound, longest):
        acting = [p for p in range(setting.players) if int(state["acting"][0]) >> p & 1]
        if not acting:
            return
        p = chance.choice(acting)
        menu = with_fault(table, None, lambda state=state, p=p: game.menu(state, p))
        m = chance.choice(menu)
        if game.complete and game.notation.is_open(m):
            m = int(game.complete(state[0], dealer[0], p, m))
        with_fault(table, game.notation.write(m), lambda p=p, m=m: game.make(state, dealer, p, m))
        made.append(game.notation.write(m))
    if len(made) > bound:
        yield too_long(game, bound, table.record())


def a_game_that_is_dragged_out_ends(setting: Setting, longest: int = 1500) -> Iterator[Fault]:
    """Moves and cards that keep the deal going: of some moves and next cards, those that free the fewest cards."""
    game, players = setting.game, setting.players
    options = shortest_options(game, players)
    chance = random.Random(players)
    bound = game.bound(players, game.check_options(options))
    table = Table(game.name, players, options, seed="drag")
    state, dealer, made = table.laid_open().view, new_dealer("drag"), 0
    while not state["over"][0] and made < longest:
        seat = chance.choice([p for p in range(players) if int(state["acting"][0]) >> p & 1])
        best = None
        menu = menu_of(game, state[0], seat)
        for m in menu if len(menu) <= 8 else chance.sample(menu, 8):
            if game.complete and game.notation.is_open(m):
                continue
            kinds = range(1, game.deck.kinds)
            for card in kinds if len(kinds) <= 10 else chance.sample(kinds, 6):
                after, d = state.copy(), dealer.copy()
                give_script(d, [card], SCRIPT_FIRST)
                try:
                    game.make(after, d, seat, m)
                except ImpossibleCard:
                    continue
                grade = (
                    bool(after["over"][0]),
                    int(after["hand"][0]),
                    -_in_play(game, after[0]),
                    chance.random(),
                )
                if best is None or grade < best[0]:
                    best = (grade, after, d)
                if not d["script_at"][0]:  # nothing is drawn, so no other card makes a difference
                    break
        if best is None:
            return
        _, state, dealer = best
        made += 1
        if made > bound:
            yield too_long(game, bound, None)
            return
    yield from unsound(game, options, state[0])


def wrong_options_are_refused(game: Game) -> Iterator[Fault]:
    """Values beside the range of a number, and what is no number."""
    for name, (_, option) in game.options.items():
        if option.type != "number":
            continue
        for value in (option.minimum - 1, option.maximum + 1, True, "1", 1.0):
            try:
                game.check_options({name: value} | needed_by(game, name))
            except Refused:
                continue
            yield Fault("options", f"{name} = {value!r} is accepted, and allowed is {option.allowed()}")
