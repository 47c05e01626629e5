"""Moves per second of Alehouse beside other engines: `make bench`, or `python bench/run.py --help`.

Everything is measured in short rounds, one after the other, so that a busy moment of the machine hits all
alike. A figure is the median of its rounds; a ratio is the median of the rounds' ratios.
"""

import argparse
import functools
import importlib.metadata
import json
import platform
import statistics
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field

import peers
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table

from alehouse.catalogue import find, names
from alehouse.envs.batch import Batch
from alehouse.processors import processors

GAMES = tuple(names())
BATCH_GAMES = ("port", "pairs", "regent")
PGX_GAMES = ("kuhn_poker", "leduc_holdem")
TABLES = 4096
BATCH = f"batch of {TABLES:,}, observations"
SPIEL_GAMES = ("leduc_poker", "hearts", "oh_hell")
KIN = {"half-pint": "oh_hell"}
"""Games that ask much the same of their players, for a comparison of their own: predicting and winning tricks."""
PLAYERS = 4
PLAIN_C = "gcc -O3, 1 thread"
TUNED_C = "gcc -march=native, 1 thread"
CORES = processors()


@dataclass
class Row:
    """One thing to measure, and what came out: decisions per second, a round each, or why there is none."""

    engine: str
    game: str
    how: str
    measure: Callable[[float], float]
    rounds: list[float] = field(default_factory=list)
    missing: str = ""

    @property
    def rate(self) -> float:
        return statistics.median(self.rounds)

    @property
    def group(self) -> tuple[str, str]:
        """What stands together in the table: Alehouse by game, the others by engine."""
        return (self.engine, self.game if self.engine == "Alehouse" else "")

    def run(self, seconds: float) -> float | None:
        """Measure once; from the first failure on, the row only says what went wrong."""
        if self.missing:
            return None
        try:
            return self.measure(seconds)
        except Exception as e:
            self.missing = f"{type(e).__name__}: {e}".splitlines()[0]
            self.rounds.clear()
            return None


@dataclass
class Ratio:
    """How many times faster one row is than another."""

    what: str
    value: float


def seats(game: str) -> int:
    """Four players, or as near to it as the game allows."""
    found = find(game)
    return min(max(PLAYERS, found.min_players), found.max_players)


@functools.cache
def batch(game: str) -> Batch:
    """Many tables; an action at each of them is followed by masks and observations, and a game that is over by another."""
    return Batch(game, seats(game), TABLES, seed="bench", dtype="int8")


def alehouse_rows() -> list[Row]:
    def inside(game: str, threads: int) -> Callable[[float], float]:
        def measure(seconds: float) -> float:
            from alehouse.lab.speed import playouts_per_second

            return playouts_per_second(game, seats(game), seconds, threads)

        return measure

    def stepped(game: str) -> Callable[[float], float]:
        def measure(seconds: float) -> float:
            from alehouse.lab.speed import python_steps_per_second

            return python_steps_per_second(game, seats(game), seconds)

        return measure

    def tabled(game: str) -> Callable[[float], float]:
        def measure(seconds: float) -> float:
            from alehouse.lab.speed import table_moves_per_second

            return table_moves_per_second(game, seats(game), seconds)

        return measure

    def batched(game: str) -> Callable[[float], float]:
        def measure(seconds: float) -> float:
            env = batch(game)

            def play() -> int:
                for _ in range(8):
                    env.step(env.random_actions())
                return 8 * TABLES

            return peers.measured(play, seconds)

        return measure

    rows = []
    for game in GAMES:
        rows.append(Row("Alehouse", game, "compiled, 1 thread", inside(game, 1)))
        rows.append(Row("Alehouse", game, f"compiled, {CORES} threads", inside(game, CORES)))
        rows.append(Row("Alehouse", game, "Python, raw rules", stepped(game)))
        rows.append(Row("Alehouse", game, "Python, Table", tabled(game)))
        if game in BATCH_GAMES:
            rows.append(Row("Alehouse", game, BATCH, batched(game)))
    return rows


def peer_rows() -> list[Row]:
    def spiel(run: Callable[[str, float], float], game: str) -> Callable[[float], float]:
        return lambda seconds: run(game, seconds)

    def pgx(game: str) -> Callable[[float], float]:
        return lambda seconds: peers.pgx_batch(game, TABLES, seconds)

    def c(flags: tuple[str, ...]) -> Callable[[float], float]:
        return lambda seconds: peers.port_in_c(flags, seconds)

    rows = [Row("C", "port", PLAIN_C, c(peers.PLAIN)), Row("C", "port", TUNED_C, c(peers.TUNED))]
    rows += [Row("OpenSpiel", game, "C++, 1 thread", spiel(peers.spiel_cpp, game)) for game in SPIEL_GAMES]
    rows += [Row("OpenSpiel", game, "Python", spiel(peers.spiel_python, game)) for game in SPIEL_GAMES]
    rows += [Row("Pgx", game, BATCH, pgx(game)) for game in PGX_GAMES]
    rows.append(Row("RLCard", "leduc", "Python", peers.rlcard_leduc))
    rows.append(Row("PokerKit", "hold'em", "Python", peers.pokerkit_holdem))
    return rows


def measure_all(rows: list[Row], rounds: int, seconds: float, console: Console) -> None:
    for row in track(rows, "warming up", console=console, transient=True):
        row.run(min(seconds, 0.05))
    for _ in track(range(rounds), "measuring", console=console, transient=True):
        for row in rows:
            rate = row.run(seconds)
            if rate is not None:
                row.rounds.append(rate)


def ratios(rows: list[Row]) -> list[Ratio]:
    """The comparisons we make claims about, as far as both sides were measured."""

    def row(engine: str, game: str, how: str) -> Row | None:
        return next((r for r in rows if (r.engine, r.game, r.how) == (engine, game, how) and r.rounds), None)

    found = []

    def compare(what: str, a: Row | None, b: Row | None) -> None:
        if a and b:
            each = [x / y for x, y in zip(a.rounds, b.rounds, strict=True)]
            found.append(Ratio(what, statistics.median(each)))

    port = row("Alehouse", "port", "compiled, 1 thread")
    compare("port / port in plain C (-O3)", port, row("C", "port", PLAIN_C))
    compare("port / port in C tuned for this machine", port, row("C", "port", TUNED_C))
    for game in BATCH_GAMES:
        for other in PGX_GAMES:
            compare(
                f"{game} / Pgx's {other}, batches", row("Alehouse", game, BATCH), row("Pgx", other, BATCH)
            )
    spiel = [r for r in rows if r.engine == "OpenSpiel" and r.how.startswith("C++") and r.rounds]
    fastest = max(spiel, key=lambda r: r.rate, default=None)
    for game in GAMES:
        one = row("Alehouse", game, "compiled, 1 thread")
        if fastest:
            compare(f"{game} / OpenSpiel's fastest in C++ ({fastest.game})", one, fastest)
        kin = row("OpenSpiel", KIN.get(game, ""), "C++, 1 thread")
        if kin:
            compare(f"{game} / OpenSpiel's {kin.game} in C++", one, kin)
        if CORES > 1:
            many = row("Alehouse", game, f"compiled, {CORES} threads")
            compare(f"{game}: {CORES} threads / 1", many, one)
    return found


def versions() -> dict[str, str]:
    found = {"python": platform.python_version()}
    for package in ("alehouse", "numba", "numpy", "open_spiel", "rlcard", "pokerkit", "pgx", "jax"):
        try:
            found[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            found[package] = "not installed"
    return found


def thousands(rate: float) -> str:
    return f"{rate / 1000:,.{0 if rate >= 100_000 else 1}f}"


def show(rows: list[Row], compared: list[Ratio], console: Console) -> None:
    figures = Table(
        title=f"Thousands of decisions per second, random play, {CORES} cores",
        title_justify="left",
        box=SIMPLE,
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )
    # 80 columns are enough: what is measured may take a second line, names of games and numbers may not.
    figures.add_column("engine", no_wrap=True)
    figures.add_column("game", no_wrap=True)
    figures.add_column("how")
    for column in ("median", "slowest", "fastest"):
        figures.add_column(column, justify="right", no_wrap=True)
    group = None
    for row in rows:
        if group not in (None, row.group):
            figures.add_section()
        group = row.group
        rates = (row.rate, min(row.rounds), max(row.rounds)) if row.rounds else ()
        figures.add_row(row.engine, row.game, row.how, *map(thousands, rates))
    console.print(figures)
    for reason in dict.fromkeys(row.missing for row in rows if row.missing):
        names = ", ".join(f"{row.engine} {row.game} ({row.how})" for row in rows if row.missing == reason)
        console.print(f"not measured: {names}: {reason}", markup=False)
    if compared:
        table = Table(
            "compared", title="How many times as fast", title_justify="left", box=SIMPLE, pad_edge=False
        )
        table.add_column("times", justify="right", no_wrap=True)
        for ratio in compared:
            table.add_row(ratio.what, f"{ratio.value:.2f}")
        console.print(table)
    console.print(", ".join(f"{name} {version}" for name, version in versions().items()))


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure moves per second, beside other engines.")
    parser.add_argument("--rounds", type=int, default=5, help="measured rounds (default: 5)")
    parser.add_argument("--seconds", type=float, default=0.4, help="for each row in a round (default: 0.4)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    options = parser.parse_args()

    rows = alehouse_rows() + peer_rows()
    measure_all(rows, options.rounds, options.seconds, Console(stderr=True))
    compared = ratios(rows)
    if options.json:
        result = {
            "cores": CORES,
            "players": PLAYERS,
            "versions": versions(),
            "rows": [
                {
                    "engine": r.engine,
                    "game": r.game,
                    "how": r.how,
                    "per_second": r.rate if r.rounds else None,
                    "rounds": r.rounds,
                    "missing": r.missing or None,
                }
                for r in rows
            ],
            "ratios": [asdict(r) for r in compared],
        }
        json.dump(result, sys.stdout, indent=2)
        print()
    else:
        show(rows, compared, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
