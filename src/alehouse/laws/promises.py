"""What a game's hooks promise to bots: the choices that matter, advice, and when nothing is left to chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.laws.fault import Fault
from alehouse.laws.playing import Manner, menu_of, play_on, played_move, some, somewhere, stands_in, with_fault
from alehouse.laws.settings import Setting
from alehouse.laws.worlds import redealt
from alehouse.layout import LETTERS, view
from alehouse.moves import CARD
from alehouse.native.moves import MENU
from alehouse.native.playouts import never
from alehouse.table import Table


def essentials_of(game: Game, state: Any, seat: int) -> list[int]:
    """The choices that a game offers to bots."""
    menu: np.ndarray = np.zeros(MENU, np.int64)
    return [int(m) for m in menu[: max(0, int(game.choices(state, seat, menu)))]]


def _meaning(table: Table, m: int) -> tuple[Any, ...]:
    """What can matter about a move at least: all but several cards, what these make, and how many lie where afterwards."""
    game, n = table.game, len(table.seats)
    after = table.copy()
    played_move(after, game.notation.write(m))
    sizes = [
        after.state[name][:n].sum(-1).tolist() if field.per_seat else int(after.state[name].sum())
        for name, field in game.layout.fields.items()
        if field.kind == "bag"
    ]
    pieces = game.notation.parts(m)
    makes = game.makes(table.state, m) if game.makes else None
    card = pieces["cards"][0] if CARD in pieces["verb"].arguments else None
    return pieces["verb"], card, pieces.get("target"), pieces.get("amount"), makes, str(sizes)


def not_essential(table: Table, chance: random.Random) -> Iterator[Fault]:
    """What is wrong with the choices that matter: moves that are none, or legal ones that nothing stands for.

    Of all that an open move stands for, a bot need not be offered any.
    """
    game = table.game
    write = game.notation.write
    for letter in table.acting:
        seat = table.seat(letter)
        legal = menu_of(game, table.state, seat)
        offered = with_fault(table, None, lambda seat=seat: essentials_of(game, table.state, seat))
        strange = [write(m) for m in offered if not stands_in(game, table.state, m, legal)]
        if not offered or len(set(offered)) < len(offered) or strange:
            what = f"which are not legal: {', '.join(strange)}" if strange else "twice" if offered else "none at all"
            yield Fault(
                "promises",
                f"`essential` offers {letter} moves {what}; it returns a part of what `legal` does, and no open moves",
                table.record().text(),
            )
            return
        closed = {m for m in legal if not game.notation.is_open(m)}
        left_out = some(sorted(closed - set(offered)), 5, chance)
        if left_out and not {_meaning(table, m) for m in left_out} <= {_meaning(table, m) for m in offered}:
            yield Fault(
                "promises",
                f"`essential` leaves out {', '.join(map(write, left_out))}, and offers {letter} nothing that comes to the same",
                table.record().text(),
            )
            return


def essential_choices_stand_for_all(setting: Setting) -> Iterator[Fault]:
    """At every step of a game."""
    table = setting.table()
    for _ in play_on(table, Manner(setting.game, setting.manner), 25):
        yield from not_essential(table, random.Random(setting.manner))


def advice_is_legal_and_fair(setting: Setting) -> Iterator[Fault]:
    """The same advice from the view as in another world that looks the same; looking and advising change nothing."""
    game, chance = setting.game, random.Random(setting.manner)
    table = somewhere(setting, 60)
    name = "worth" if hasattr(game.module, "worth") and not hasattr(game.module, "advise") else "advise"
    for letter in table.acting:
        seat, whole = table.seat(letter), table.laid_open().view
        worlds = [whole, view(game.layout, whole, seat), redealt(game, whole[0], seat, chance)]
        advice = []
        for world in worlds:
            before = world.tobytes()
            menu: np.ndarray = np.zeros(MENU, np.int64)
            n = max(0, int(game.choices(world[0], seat, menu)))
            offered = menu[:n].tolist()
            advice.append(
                with_fault(
                    table,
                    None,
                    lambda world=world, seat=seat, menu=menu, n=n: int(
                        game.advise(world[0], new_dealer("advice")[0], seat, menu, n)
                    ),
                )
            )
            if advice[-1] not in offered:
                yield Fault(
                    "promises",
                    f"`{name}` advises {letter} to {game.notation.write(advice[-1])}, which is none of the moves it was offered",
                    table.record().text(),
                )
                return
            if menu[:n].tolist() != offered or world.tobytes() != before:
                yield Fault("promises", f"`{name}` has written to the table or to the menu; it may only look", table.record().text())
                return
        if len(set(advice)) > 1:
            yield Fault(
                "promises",
                f"what `{name}` advises {letter} depends on what {letter} cannot see: "
                f"{', '.join(sorted({game.notation.write(m) for m in advice}))}",
                table.record().text(),
            )


def standings_are_whole_numbers(setting: Setting) -> Iterator[Fault]:
    """`standing` says something about every seat at every step, and it is a whole number."""
    game, table = setting.game, setting.table()
    for _ in [None, *play_on(table, Manner(game, setting.manner), 20)]:
        for p in range(setting.players):
            value = with_fault(table, None, lambda p=p: game.standing(table.state, p))
            if value is None or int(value) != value:
                yield Fault("promises", f"`standing` of {LETTERS[p]} is {value!r}; it returns a whole number", table.record().text())
                return


def words_are_known(setting: Setting) -> Iterator[Fault]:
    """`makes` returns a word and a strength, or `None`, from what the mover sees."""
    game, chance = setting.game, random.Random(setting.manner)
    if game.makes is None:
        return
    table = somewhere(setting, 40)
    for letter in table.acting:
        p, whole = table.seat(letter), table.laid_open().view
        for m in some(menu_of(game, table.state, p), 20, chance):
            made = [
                with_fault(table, None, lambda world=world, m=m: game.makes and game.makes(world[0], m))
                for world in (whole, view(game.layout, whole, p))
            ]
            if made[0] != made[1] or not (made[0] is None or (isinstance(made[0][0], str) and int(made[0][1]) == made[0][1])):
                yield Fault(
                    "promises",
                    f"`makes` says {made[0]!r} of {game.notation.write(m)}, and {made[1]!r} from what {letter} sees; "
                    "it returns (word, whole number) or None, from what the mover sees",
                    table.record().text(),
                )
                return


def surprises(setting: Setting, settled: Callable[[Any], bool]) -> Iterator[Fault]:
    """The moves by which chance had its say within a hand although all was said to be settled."""
    game, table = setting.game, setting.table()
    state, hand = table.state.copy(), table.hand
    for _ in play_on(table, Manner(game, setting.manner), 60):
        drawn = [row for row in table.laid_open().announced(table.made) if row[3] and row[5] in game.chosen_by_chance]
        calm = bool(settled(state))
        if calm and table.hand == hand and drawn:
            yield Fault(
                "promises",
                f"`settled` says that nothing more is left to chance in the hand, and then {table.moves[-1]} draws "
                f"{', '.join(game.deck.text(row[3]) for row in drawn)}",
                table.record().text(),
            )
            return
        state, hand = table.state.copy(), table.hand


def what_is_settled_is_not_left_to_chance(setting: Setting) -> Iterator[Fault]:
    """`settled` keeps its word."""
    yield from surprises(setting, getattr(setting.game.module, "settled", never))
