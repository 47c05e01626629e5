"""Playing a game at random, from seeds."""

from __future__ import annotations

import random
import re
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from alehouse.dealer import new_dealer
from alehouse.game import EmptyMenu, Game
from alehouse.laws.fault import Broken, Fault
from alehouse.laws.settings import Setting
from alehouse.moves import ANY_CARDS
from alehouse.native.moves import MENU
from alehouse.refused import Refused
from alehouse.table import Happened, Table


@dataclass
class Manner:
    """How random players choose: each verb has a weight, so that some games are bold, some timid, some long."""

    game: Game
    seed: int
    chance: random.Random = field(init=False)
    weights: dict[str, float] = field(init=False)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.weights = {word: self.chance.choice([0.05, 1.0, 1.0, 8.0]) for word in self.game.verbs.words}

    def choose(self, texts: Sequence[str]) -> str:
        """One of some moves (without their seats)."""
        return self.chance.choices(texts, [self.weights[text.split()[0]] for text in texts])[0]

    def move(self, table: Table) -> str:
        """A move of one of the acting seats. Raises Broken if they have none."""
        if not table.acting:
            raise Broken(
                Fault(
                    "turns",
                    "the game is not over and no seat is acting: nobody can go on; set `acting` in `play` and `deal`, or end the game",
                    table.record().text(),
                )
            )
        seat = self.chance.choice(table.acting)
        with_fault(table, None, lambda: table.legal(seat))
        return f"{seat} {completed(table, seat, self.choose(table.legal(seat)), self.chance)}"


def with_fault(table: Table, move: str | None, do: Any) -> Any:
    """What `do()` returns. Raises Broken if the rules fail in it."""
    try:
        return do()
    except EmptyMenu as error:
        raise Broken(Fault("menus", str(error), table.record().text())) from error
    except Refused as refused:
        raise Broken(
            Fault("legal", f"a move of the menu is refused: {move}: {refused}", table.record().text())
        ) from refused
    except Broken:
        raise
    except Exception as error:
        raise Broken(
            failed(table.game, error, table.record().text(), f" at {move}" if move else "")
        ) from error


def failed(game: Game, error: BaseException, record: str | None, when: str = "") -> Fault:
    """The fault of rules that have raised an error; `when` begins with a space."""
    told = "".join(traceback.format_exception(error))
    # What cannot be compiled says itself where it stands, the innermost rule first.
    place = place_in(game, str(error), 0) or place_in(game, told) or f"{game.module.__file__}: "
    return Fault("rules", f"{place}the rules failed{when}: {type(error).__name__}: {error}", record)


def place_in(game: Game, told: str, which: int = -1) -> str:
    """A place in the files of a game that a traceback names, the last one if not another, to begin a sentence with."""
    home = Path(str(game.module.__file__)).resolve().parent
    places = re.findall(r'File "([^"]+)", line (\d+)', told)
    inside = [f"{file}, line {line}: " for file, line in places if Path(file).resolve().parent == home]
    return inside[which] if inside else ""


def played_move(table: Table, move: str) -> Happened:
    """Make a move of the menu. Raises Broken if the rules fail."""
    happened: Happened = with_fault(table, move, lambda: table.play(move))
    return happened


def play_on(table: Table, manner: Manner, limit: int = 120) -> Iterator[Happened]:
    """Play a table on for up to `limit` moves; yield each move's events with all cards open."""
    for _ in range(limit):
        if table.over:
            return
        yield played_move(table, manner.move(table))


def played(setting: Setting, moves: int) -> Table:
    """A table of this setting after so many moves (or fewer, if the game is over before)."""
    table = begun(setting)
    for _ in play_on(table, Manner(setting.game, setting.manner), moves):
        pass
    return table


def somewhere(setting: Setting, most: int) -> Table:
    """A table of this setting after some moves, at most so many, somewhere before the end of the game."""
    chance = random.Random(setting.manner)
    table = played(setting, chance.randint(0, most))
    return table.at(chance.randrange(table.made)) if table.over and table.made else table


def begun(setting: Setting, **changed: Any) -> Table:
    """The table of a setting. Raises Broken if the deal fails."""
    try:
        return setting.table(**changed)
    except Refused:
        raise
    except Exception as error:
        raise Broken(failed(setting.game, error, None, " at the deal")) from error


def menu_of(game: Game, state: Any, seat: int) -> list[int]:
    """The legal moves of a seat as the rules themselves list them."""
    menu: np.ndarray = np.zeros(MENU, np.int64)
    return [int(m) for m in menu[: max(0, int(game.legal(state, seat, menu)))]]


def completed(table: Table, letter: str, text: str, chance: random.Random) -> str:
    """A text of a seat's menu as a move that can be made: if it leaves its cards open, with some that could be meant.

    Raises Broken if the game does not say which.
    """
    if not text.endswith(ANY_CARDS):
        return text
    game, seat = table.game, table.seat(letter)
    m = next(m for m in menu_of(game, table.state, seat) if game.notation.write(m, seat=False) == text)
    if game.complete is None or game.completes is None:
        raise Broken(
            Fault(
                "promises",
                f"the menu has an open move, {text}: then the module needs `complete` and `completes`",
                table.record().text(),
            )
        )
    dealer = new_dealer(str(chance.random()))
    m = int(game.complete(table.seen_by(letter).state, dealer[0], seat, m))
    return game.notation.write(m, seat=False)


def playable(table: Table, letter: str, chance: random.Random) -> list[str]:
    """The legal moves of a seat as they can be made, an open one completed."""
    return [completed(table, letter, text, chance) for text in table.legal(letter)]


def stands_in(game: Game, state: Any, m: int, menu: Sequence[int]) -> bool:
    """Whether a move can be made by a menu: it is there, or an open move that stands for it is."""
    if m in menu:
        return not (game.completes and game.notation.is_open(m))
    if game.completes is None or game.notation.is_open(m):
        return False
    return game.notation.opened(m) in menu and bool(game.completes(state, m))


def accepted(table: Table, letter: str, text: str) -> bool:
    """Whether the menu of a seat has a move, or an open one that stands for it; as the rules themselves say."""
    if letter not in table.acting:
        return False
    game, seat = table.game, table.seat(letter)
    try:
        m = game.notation.read(text, len(table.seats), seat)
    except Refused:
        return False
    return stands_in(game, table.state, m, menu_of(game, table.state, seat))


def with_state(table: Table, state: np.ndarray) -> Table:
    """A copy of a table in another state (an array of shape (1,))."""
    other = table.copy()
    other.state = state[0]
    return other


def some(texts: Sequence[Any], most: int, chance: random.Random) -> list[Any]:
    """All of some things, or so many of them."""
    return list(texts) if len(texts) <= most else chance.sample(list(texts), most)
