"""Games among bots that do not think: by the rule of thumb, or at random.

Such bots need no picture of what their seat sees: a rule of thumb does not look at what is hidden (a law says so), and who
moves at random looks at nothing. So a whole game is played in compiled code, on the table's memory. It is, move by move, the
game of the same bots at a `Table` of the same seed.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeGuard

import numpy as np

from alehouse.bots import Bot
from alehouse.bots.chance import RandomBot
from alehouse.bots.steady import SteadyBot
from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.lab.loops import addresses, load
from alehouse.layout import Value
from alehouse.native.moves import MENU


class Ended(NamedTuple):
    """A game that is over."""

    state: np.ndarray
    """Shape (1,)."""
    moves: list[int]
    """By seat."""
    seconds: list[float]
    """What each seat's bot took; of a game that was played in one go, its share by moves."""


def unthinking(bots: Sequence[Bot], game: Game) -> TypeGuard[Sequence[SteadyBot | RandomBot]]:
    """Whether none of the bots thinks, and none has anything to do but to choose from a menu.

    (Where a game has moves that are left open, who plays at random makes them whole.)
    """
    kinds = (SteadyBot,) if game.complete else (SteadyBot, RandomBot)
    return all(isinstance(bot, kinds) for bot in bots)


def played(
    game: Game,
    players: int,
    options: Mapping[str, Value],
    seed: str,
    bots: Sequence[SteadyBot | RandomBot],
) -> Ended | None:
    """Play a game to its end. `None` if something is not as it should be: a `Table` can say in words what that is."""
    thumbs = [isinstance(bot, SteadyBot) for bot in bots]
    loop, rules = _ready(game)
    state, dealer = game.opening(players, options), new_dealer(seed)
    minds: np.ndarray = np.frombuffer(bytearray().join(bot.chance.data for bot in bots), dealer.dtype)
    most = game.bound(players, game.check_options(options))
    moves: np.ndarray = np.zeros(players, np.int64)
    start = time.perf_counter()
    try:
        failed = loop.play_a_game(
            state.view(np.int64),
            dealer,
            minds,
            np.array(thumbs, np.int64),
            moves,
            np.zeros(MENU, np.int64),
            np.zeros(MENU, np.int64),
            most,
            rules,
        )
    except Exception:
        # As plain Python, anybody's rules may fail in any way.
        return None
    if failed:
        return None
    seconds = (time.perf_counter() - start) / max(1, int(moves.sum()))
    return Ended(state, moves.tolist(), [seconds * n for n in moves.tolist()])


@lru_cache(64)
def _ready(game: Game) -> tuple[SimpleNamespace, Any]:
    """The loop for a game, and its rules."""
    loop, entries = load("thumbs", game.name), game.entries
    return loop, addresses(entries.begin, entries.legal, entries.choices, entries.advise, entries.step)
