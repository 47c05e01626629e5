"""How many moves per second the games make on this machine, played at random."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from alehouse import compiling
from alehouse.catalogue import find
from alehouse.dealer import new_dealer
from alehouse.native.moves import MENU
from alehouse.table import Table

PORTION = 20_000
"""Moves between two looks at the clock: a millisecond or so of compiled play."""


def playouts_per_second(
    game: str, players: int, seconds: float, threads: int = 1, options: Mapping[str, Any] | None = None
) -> float:
    """Moves per second of random games inside compiled code; every thread has a table and a dealer of its own.

    Takes about `seconds`, after compiling what is not compiled yet. Raises Refused if the game cannot be so.
    """
    found = find(game)
    found.check_players(players)
    opening = found.opening(players, found.options_for(players, options)).view(np.int64)
    compiling.prepare(game)
    rules = found.entries
    playouts = rules.loops.playouts
    made = [0] * threads
    ready = threading.Barrier(threads + 1)
    stop = threading.Event()

    def work(number: int) -> None:
        table, menu = opening.copy(), np.zeros(MENU, np.int64)
        dealer = new_dealer(f"speed {number}")
        playouts(table, opening, dealer, menu, 1, rules.begin, rules.legal, rules.step)
        ready.wait()
        while not stop.is_set():
            made[number] += int(
                playouts(table, opening, dealer, menu, PORTION, rules.begin, rules.legal, rules.step)
            )

    workers = [threading.Thread(target=work, args=(number,), daemon=True) for number in range(threads)]
    for worker in workers:
        worker.start()
    ready.wait()
    start = time.perf_counter()
    time.sleep(seconds)
    stop.set()
    for worker in workers:
        worker.join()
    return sum(made) / (time.perf_counter() - start)


def python_steps_per_second(
    game: str, players: int, seconds: float, options: Mapping[str, Any] | None = None
) -> float:
    """Moves per second of random games when Python calls the compiled rules for every move, on the raw state."""
    found = find(game)
    found.check_players(players)
    compiling.prepare(game)
    opening = found.opening(players, found.options_for(players, options))
    table, dealer = opening.copy(), new_dealer("speed")
    words, new = table.view(np.int64), opening.view(np.int64)
    acting, over = table["acting"], table["over"]
    at = table.ctypes.data, dealer.ctypes.data
    random = Random(1)

    def play_one() -> int:
        moves = 0
        words[:] = new
        found.open(table, dealer)
        while not over[0]:
            seats = int(acting[0])
            p = (seats & -seats).bit_length() - 1
            menu = found.menu(table, p, at[0])
            found.make(table, dealer, p, menu[int(random.random() * len(menu))], at)
            moves += 1
        return moves

    return _per_second(play_one, seconds)


def table_moves_per_second(
    game: str, players: int, seconds: float, options: Mapping[str, Any] | None = None
) -> float:
    """Moves per second of random games through `Table`: legal moves as texts, events, everything checked."""
    compiling.prepare(game)
    random = Random(1)
    chosen = find(game).options_for(players, options)

    def play_one() -> int:
        table = Table(game, players, chosen, seed=str(random.getrandbits(64)))
        while not table.over:
            seat = table.acting[0]
            table.play(seat, random.choice(table.legal(seat)))
        return len(table.moves)

    return _per_second(play_one, seconds)


def _per_second(play_one: Any, seconds: float) -> float:
    play_one()
    moves = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        moves += play_one()
    return float(moves / elapsed)
