"""Saying so when rules have to be compiled: the first start after an update takes a while."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console

from alehouse.native.jit import INTERPRETED
from alehouse.terminal.texts import text

PASS = "numba:run_pass"
"""What Numba broadcasts for each step of a compilation, of rules and of C entry points alike; never for code that
comes out of the cache."""
SHOW_CURSOR = b"\x1b[?25h\n"


@contextmanager
def on_compiling(told: Callable[[], None]) -> Iterator[None]:
    """Call `told` at every step of any compilation inside the block."""
    if INTERPRETED:
        yield
        return
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc, unused-ignore]
        def on_start(self, event: Any) -> None:
            told()

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener(PASS, Listener()):
        yield


@contextmanager
def leaving_at_once() -> Iterator[None]:
    """Let an interrupt end the process then and there: raised in the middle of LLVM's work it can crash it.

    What has been compiled by then is in the cache. The exit status is 130.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def leave(*received: Any) -> None:
        if os.isatty(2):
            os.write(2, SHOW_CURSOR)
        os._exit(130)

    before = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def preparing(game: str | None = None) -> Iterator[None]:
    """Show on stderr that rules are being compiled, if that really happens inside the block.

    `game` is the name of the game they belong to; `None`: of several.
    """
    console = Console(stderr=True, highlight=False)
    status: Any = None

    def told() -> None:
        nonlocal status
        if status is None:
            message = text("prepare-all") if game is None else text("prepare-game", game=text_of_game(game))
            if console.is_terminal:
                status = console.status(message)
                status.start()
            else:
                status = message
                console.print(message, markup=False, soft_wrap=True)

    try:
        with on_compiling(told), leaving_at_once():
            yield
    finally:
        if status is not None and not isinstance(status, str):
            status.stop()


def text_of_game(name: str) -> str:
    """A game's title."""
    from alehouse.terminal.texts import text_or

    return text_or(name, f"game-{name}")


def warm(bots: Sequence[str]) -> None:
    """Compile everything there is, on all processors, with a progress display on stderr."""
    from concurrent.futures import as_completed

    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    from alehouse import game as games
    from alehouse.lab.workers import processors, sharing

    start = time.perf_counter()
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    shown = console.is_terminal
    progress = Progress(*columns, console=console, transient=True, disable=not shown)
    with progress, leaving_at_once() if shown else preparing():
        task = progress.add_task(text("prepare-kernels"), total=len(games.names()) + 1)
        # What all games share comes first, so that nobody compiles it twice.
        compile_kernels()
        progress.advance(task)
        with sharing(processors()) as pool:
            running = {pool.submit(compile_game, name, bots): name for name in games.names()}
            for done in as_completed(running):
                done.result()
                progress.update(task, advance=1, description=text_of_game(running[done]))
    console.print(text("prepare-done", seconds=time.perf_counter() - start))


def compile_game(name: str, bots: Sequence[str]) -> None:
    """Compile the rules of one game, and what bots need to think about it."""
    compile_rules(name)
    for bot in bots:
        compile_bot(bot, name)


def compile_rules(name: str) -> None:
    """Compile the rules of one game: as the kernels call them, and as a `Table` does."""
    from alehouse import game as games
    from alehouse.table import Table

    game = games.find(name)
    _ = game.entries
    table = Table(name, game.min_players, game.options_for(game.min_players), seed="warm")
    game.standing(table.state, 0)
    for _ in range(3):
        if table.acting:
            seat = table.acting[0]
            table.play(seat, table.menu(seat)[0].text)


def compile_kernels() -> None:
    """Compile the loops that all games share."""
    from importlib import import_module

    for module in ("alehouse.native.playouts", "alehouse.bots.search"):
        import_module(module)


def compile_bot(bot: str, name: str) -> None:
    """Compile what a bot needs to think about a game."""
    from alehouse import game as games
    from alehouse.bots import make_bot
    from alehouse.table import Table

    game = games.find(name)
    table = Table(name, game.min_players, game.options_for(game.min_players), seed="warm")
    make_bot(bot, "warm", iterations=2).choose(table, table.acting[0])
