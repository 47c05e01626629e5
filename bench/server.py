"""Acknowledged moves per CPU second of Alehouse's server beside boardgame.io's: `make bench-server`, or
`python bench/server.py --help`.

Two people play at each table and answer when they have thought. What is measured is the CPU time of the server's
processes (user and system, without the load and without the database's own processes, which have a column of their
own), how long a player waits for the answer to a move, and how much memory a table takes. Everything runs one after the
other on this machine, in rounds; a figure is the median of its rounds, a ratio the median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.metadata
import json
import os
import platform
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from sqlalchemy.engine import make_url

HERE = Path(__file__).parent
BOARDGAME = HERE / "boardgame" / "server.js"
GAME, OPTIONS = "pairs", {"chips": "seattle", "games": 1000}
"""Long enough that nobody comes to its end; boardgame.io plays the same."""
ALEHOUSE, MEMORY, FILES = "Alehouse, SQLite", "boardgame.io, memory", "boardgame.io, FlatFile"
PATIENCE = 600.0
"""Seconds that a server may take to start, or to come to rest, before it is given up."""
CALM = 0.05
"""A server that takes less than this share of a processor has compiled and loaded what it wanted to."""


class Failed(Exception):
    """A server could not be measured."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# What processes cost


def tree(process: psutil.Process) -> list[psutil.Process]:
    """A process and all that come from it, as far as they still live."""
    try:
        return [process, *process.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def cpu(process: psutil.Process) -> float:
    """User and system seconds of a process and of all that come or came from it."""
    total = 0.0
    for one in tree(process):
        try:
            total += sum(one.cpu_times()[:4])
        except psutil.NoSuchProcess:
            continue
    return total


def memory(process: psutil.Process) -> int:
    """Bytes that a process and all that come from it use; what they share counts once."""
    total = 0
    for one in tree(process):
        try:
            total += one.memory_full_info().pss
        except (psutil.NoSuchProcess, AttributeError):
            continue
    return total


def machine() -> float:
    """Seconds that all processors together have been busy."""
    times = psutil.cpu_times()
    return float(sum(times) - times.idle - getattr(times, "iowait", 0.0) - getattr(times, "guest", 0.0))


def at_rest(process: psutil.Process) -> None:
    """Wait until a server has done whatever it does at its start."""
    until = time.monotonic() + PATIENCE
    calm = 0
    before = cpu(process)
    while calm < 2:
        time.sleep(1.0)
        now = cpu(process)
        calm = calm + 1 if now - before < CALM else 0
        before = now
        if time.monotonic() > until:
            raise Failed("the server does not come to rest")


# What is measured


@dataclass
class Round:
    """What one round of a contender came to. Waits are in milliseconds, memory in bytes a table."""

    moves: int
    seconds: float
    cpu: float
    database: float | None
    others: float
    p50: float
    p95: float
    p99: float
    table: float
    errors: dict[str, int]

    @property
    def per_move(self) -> float:
        """Milliseconds of the server's CPU for a move."""
        return 1000 * self.cpu / self.moves

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


@dataclass
class Contender:
    """A server to measure: `start` is a context that gives its process, its port and (if there is one) the process
    of its database.
    """

    name: str
    kind: str
    start: Callable[[], Any]
    rounds: list[Round] = field(default_factory=list)
    missing: str = ""

    def median(self, what: Callable[[Round], float]) -> float:
        return statistics.median(map(what, self.rounds))


@contextmanager
def process(command: list[str], log: Path, **environment: str) -> Iterator[psutil.Popen]:
    """A server process that is ended at the end."""
    with log.open("ab") as out:
        started = psutil.Popen(
            command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, env=os.environ | environment
        )
    try:
        yield started
    finally:
        started.terminate()
        try:
            started.wait(20)
        except psutil.TimeoutExpired:
            for one in tree(started):
                one.kill()
            started.wait(20)


def answers(server: psutil.Popen, port: int, log: Path) -> None:
    """Wait until something listens on the port. Raises Failed."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if server.poll() is not None:
            told = log.read_text(errors="replace").strip().splitlines() or ["nothing"]
            raise Failed(f"it ended with {server.returncode}: {told[-1]}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise Failed("it does not answer")


def serve(port: int, database: str, workers: int) -> list[str]:
    """The command that starts Alehouse's server; one address may ask as often as it likes."""
    many = ["--workers", str(workers)] if workers > 1 else []
    return [sys.executable, "-m", "alehouse", "serve", "--port", str(port), "--database", database, *many]


FREELY = {
    f"ALEHOUSE_{name}": value
    for name, value in {
        "REQUEST_RATE": "0",
        "LINE_RATE": "0",
        "LINE_RATE_EACH": "0",
        "CONNECTIONS": "100000",
        "CONNECTIONS_PER_ADDRESS": "0",
    }.items()
}
"""Limits for one address that the load, which comes from one address, would meet."""


@contextmanager
def on_sqlite() -> Iterator[tuple[psutil.Popen, int, psutil.Process | None]]:
    with tempfile.TemporaryDirectory() as folder:
        log, port = Path(folder) / "log", free_port()
        command = serve(port, str(Path(folder) / "alehouse.sqlite"), 1)
        with process(command, log, **FREELY) as server:
            answers(server, port, log)
            yield server, port, None


def postgres(url: str, workers: int) -> Callable[[], Any]:
    """Alehouse on a database of its own on the PostgreSQL server that `url` names."""

    @contextmanager
    def start() -> Iterator[tuple[psutil.Popen, int, psutil.Process | None]]:
        with ExitStack() as stack:
            name = f"alehouse_bench_{os.getpid()}"
            database = stack.enter_context(own_database(url, name))
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            log, port = Path(folder) / "log", free_port()
            server = stack.enter_context(process(serve(port, database, workers), log, **FREELY))
            answers(server, port, log)
            yield server, port, postmaster(url)

    return start


async def said(url: str, statement: str) -> Any:
    """Run a statement on a PostgreSQL server; the first value of its answer."""
    import asyncpg

    connection = await asyncpg.connect(
        make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    )
    try:
        return await connection.fetchval(statement)
    finally:
        await connection.close()


@contextmanager
def own_database(url: str, name: str) -> Iterator[str]:
    """An empty database, dropped at the end; its address."""
    asyncio.run(said(url, f"CREATE DATABASE {name}"))
    try:
        yield make_url(url).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(said(url, f"DROP DATABASE {name} WITH (FORCE)"))


def postmaster(url: str) -> psutil.Process | None:
    """The process all of PostgreSQL's come from, if it runs here."""
    if make_url(url).host not in (None, "localhost", "127.0.0.1", "::1"):
        return None
    own = [p for p in psutil.process_iter(["name"]) if p.info["name"] in ("postgres", "postmaster")]
    return next((p for p in own if p.parent() not in own), None)


def boardgame(node: str, modules: Path, files: bool) -> Callable[[], Any]:
    @contextmanager
    def start() -> Iterator[tuple[psutil.Popen, int, psutil.Process | None]]:
        with tempfile.TemporaryDirectory() as folder:
            log, port = Path(folder) / "log", free_port()
            command = [node, str(BOARDGAME), str(port), *([str(Path(folder) / "matches")] if files else [])]
            settings = {"NODE_ENV": "production", "NODE_PATH": str(modules)}
            with process(command, log, **settings) as server:
                answers(server, port, log)
                yield server, port, None

    return start


class Load:
    """The processes that play."""

    def __init__(self, stack: ExitStack, kind: str, port: int, options: argparse.Namespace) -> None:
        self.processes = []
        shares = [options.tables // options.clients] * options.clients
        shares[0] += options.tables - sum(shares)
        for number, tables in enumerate(shares):
            plan = {
                "kind": kind,
                "ports": [port],
                "tables": tables,
                "think": options.think,
                "game": options.game if kind == "alehouse" else GAME,
                "options": options.options,
                "seed": number,
            }
            one = psutil.Popen(
                [sys.executable, str(HERE / "server_load.py"), json.dumps(plan)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            stack.callback(one.wait, 20)
            stack.callback(one.kill)
            self.processes.append(one)

    def expect(self) -> list[str]:
        told = [one.stdout.readline().strip() for one in self.processes]
        if not all(told):
            raise Failed("the load could not be made (see above)")
        return told

    def say(self, word: str) -> None:
        for one in self.processes:
            one.stdin.write(word + "\n")
            one.stdin.flush()


def percentile(waits: list[float], share: float) -> float:
    """The wait, in milliseconds, that this share of all is not longer than."""
    return 1000 * waits[min(len(waits) - 1, int(share * len(waits)))]


def measure(contender: Contender, options: argparse.Namespace) -> Round:
    """One round. Raises Failed."""
    with ExitStack() as stack:
        server, port, database = stack.enter_context(contender.start())
        if contender.kind == "alehouse":
            at_rest(server)
        first = argparse.Namespace(**vars(options) | {"tables": 1, "clients": 1, "think": 0.0})
        with ExitStack() as trial:
            # One table first: what a server loads with its first table is no table's memory.
            Load(trial, contender.kind, port, first).expect()
            time.sleep(0.5)
        if contender.kind == "alehouse":
            at_rest(server)
        empty = memory(server)
        load = Load(stack, contender.kind, port, options)
        load.expect()
        time.sleep(options.warm)

        def costs() -> list[float]:
            theirs = sum(map(cpu, load.processes)) + cpu(psutil.Process())
            return [time.monotonic(), cpu(server), cpu(database) if database else 0.0, machine(), theirs]

        before = costs()
        load.say("go")
        time.sleep(options.seconds)
        load.say("stop")
        after = costs()
        seen = [json.loads(told) for told in load.expect()]
        seconds, spent, stored, busy, theirs = (b - a for a, b in zip(before, after, strict=True))
        waits = sorted(wait for part in seen for wait in part["waits"])
        if not waits:
            raise Failed("no move was acknowledged")
        errors: Counter[str] = Counter()
        for part in seen:
            errors.update(part["errors"])
        return Round(
            moves=len(waits),
            seconds=seconds,
            cpu=spent,
            database=stored if database else None,
            others=max(0.0, busy - spent - stored - theirs) / seconds,
            p50=percentile(waits, 0.50),
            p95=percentile(waits, 0.95),
            p99=percentile(waits, 0.99),
            table=(memory(server) - empty) / options.tables,
            errors=dict(errors),
        )


def run(contenders: list[Contender], options: argparse.Namespace, console: Console) -> None:
    for number in range(options.rounds):
        for contender in contenders:
            if contender.missing:
                continue
            console.print(f"round {number + 1} of {options.rounds}: {contender.name}", style="dim")
            try:
                contender.rounds.append(measure(contender, options))
            except (Failed, OSError, psutil.Error, ModuleNotFoundError) as problem:
                contender.missing = f"{type(problem).__name__}: {problem}"
                contender.rounds.clear()


def every_contender(options: argparse.Namespace) -> list[Contender]:
    contenders = []
    if options.database is None or options.database.startswith("sqlite"):
        contenders.append(Contender(ALEHOUSE, "alehouse", on_sqlite))
    if not options.without_peer:
        node = shutil.which("node", path=f"{Path(sys.executable).parent}:{os.environ.get('PATH', '')}")
        modules = options.modules / "node_modules"
        for name, files in ((MEMORY, False), (FILES, True)):
            contender = Contender(name, "boardgame", boardgame(node or "", modules, files))
            if node is None:
                contender.missing = "there is no node; `make bench-server` gets it"
            elif not (modules / "boardgame.io").is_dir():
                contender.missing = f"it is not in {modules}; `make bench-server` gets it"
            contenders.append(contender)
    url = options.database or os.environ.get(
        "ALEHOUSE_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres"
    )
    for workers in options.workers:
        contender = Contender(on_postgres(workers), "alehouse", postgres(url, workers))
        try:
            asyncio.run(said(url, "SELECT 1"))
        except Exception as problem:
            contender.missing = f"no PostgreSQL at {make_url(url)!s}: {type(problem).__name__}"
        contenders.append(contender)
    return contenders


def on_postgres(workers: int) -> str:
    return f"Alehouse, PostgreSQL ×{workers}"


@dataclass
class Ratio:
    """How many times as much one contender takes or does as another."""

    what: str
    value: float


def ratios(contenders: list[Contender]) -> list[Ratio]:
    by_name = {c.name: c for c in contenders if c.rounds}
    found = []

    def compare(what: str, ours: str, theirs: str, figure: Callable[[Round], float]) -> None:
        if ours in by_name and theirs in by_name:
            pairs = zip(by_name[ours].rounds, by_name[theirs].rounds, strict=True)
            found.append(Ratio(what, statistics.median(figure(a) / figure(b) for a, b in pairs)))

    for peer in (MEMORY, FILES):
        compare(f"CPU a move: {ALEHOUSE} / {peer}", ALEHOUSE, peer, lambda r: r.per_move)
        compare(f"p99: {ALEHOUSE} / {peer}", ALEHOUSE, peer, lambda r: r.p99)
        compare(f"memory a table: {ALEHOUSE} / {peer}", ALEHOUSE, peer, lambda r: r.table)
    one = on_postgres(1)
    compare(f"CPU a move: {one} / {MEMORY}", one, MEMORY, lambda r: r.per_move)
    for workers in (2, 4):
        many = on_postgres(workers)
        compare(f"CPU a move: {workers} processes / 1", many, one, lambda r: r.per_move)
        compare(f"moves a second: {workers} processes / 1", many, one, lambda r: r.rate)
    return found


def versions() -> dict[str, str]:
    found = {"python": platform.python_version()}
    for package in ("alehouse", "uvloop", "picows", "asyncpg"):
        try:
            found[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            found[package] = "not installed"
    found["boardgame.io"] = json.loads((BOARDGAME.parent / "package.json").read_text())["dependencies"][
        "boardgame.io"
    ]
    return found


def load_of(contenders: list[Contender]) -> float:
    """How many processors others kept busy while we measured, at the median."""
    return statistics.median([r.others for c in contenders for r in c.rounds] or [0.0])


def short(milliseconds: float) -> str:
    return f"{milliseconds:,.{0 if milliseconds >= 10 else 1}f}"


def show(
    contenders: list[Contender], compared: list[Ratio], options: argparse.Namespace, console: Console
) -> None:
    title = f"{options.tables} tables of two, {options.think:g} s to think, {options.seconds:g} s"
    figures = Table(title=title, title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0), pad_edge=False)
    figures.add_column("server", no_wrap=True)
    for column in (
        "CPU ms\na move",
        "moves a\nCPU s",
        "moves\na s",
        "p50\nms",
        "p95\nms",
        "p99\nms",
        "kB a\ntable",
        "DB\nms",
    ):
        figures.add_column(column, justify="right", no_wrap=True)
    for one in contenders:
        if one.rounds:
            with_database = one.rounds[0].database is not None
            figures.add_row(
                one.name,
                f"{one.median(lambda r: r.per_move):.2f}",
                f"{one.median(lambda r: 1000 / r.per_move):,.0f}",
                f"{one.median(lambda r: r.rate):,.0f}",
                *(short(one.median(wait)) for wait in (lambda r: r.p50, lambda r: r.p95, lambda r: r.p99)),
                f"{one.median(lambda r: r.table) / 1024:,.0f}",
                f"{one.median(lambda r: 1000 * (r.database or 0.0) / r.moves):.2f}" if with_database else "",
            )
    console.print(figures)
    for one in contenders:
        if one.missing:
            console.print(f"not measured: {one.name}: {one.missing}", markup=False)
        for what, count in sum((Counter(r.errors) for r in one.rounds), Counter()).items():
            console.print(f"{one.name}: {count} times {what}", markup=False)
    if compared:
        table = Table("compared", box=SIMPLE, pad_edge=False)
        table.add_column("times", justify="right", no_wrap=True)
        for ratio in compared:
            table.add_row(ratio.what, f"{ratio.value:.2f}")
        console.print(table)
    console.print(
        f"{psutil.cpu_count()} processors, of which other programs kept {load_of(contenders):.1f} busy; "
        + ", ".join(f"{name} {version}" for name, version in versions().items())
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the server, beside boardgame.io's.")
    parser.add_argument("--tables", type=int, default=200, help="tables of two in play (default: 200)")
    parser.add_argument("--think", type=float, default=0.1, help="mean seconds before a move (default: 0.1)")
    parser.add_argument("--seconds", type=float, default=10.0, help="measured in a round (default: 10)")
    parser.add_argument("--warm", type=float, default=3.0, help="played before that (default: 3)")
    parser.add_argument("--rounds", type=int, default=2, help="rounds (default: 2)")
    parser.add_argument("--clients", type=int, default=1, help="processes that play (default: 1)")
    parser.add_argument("--game", default=GAME, help=f"what is played at Alehouse (default: {GAME})")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a game's option")
    parser.add_argument(
        "--workers",
        default="1,2,4",
        help="numbers of processes on PostgreSQL, with commas between; empty: none (default: 1,2,4)",
    )
    parser.add_argument(
        "--database", help="the PostgreSQL server: postgresql://USER@HOST/DATABASE; only that"
    )
    parser.add_argument("--without-peer", action="store_true", help="do not measure boardgame.io")
    parser.add_argument("--modules", type=Path, default=Path("build/boardgame"), help="where boardgame.io is")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    options = parser.parse_args()
    options.workers = [int(n) for n in options.workers.split(",") if n]
    options.options = dict(OPTIONS) if options.game == GAME and not options.option else {}
    for given in options.option:
        name, _, value = given.partition("=")
        options.options[name] = int(value) if value.isdecimal() else value
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2
    )  # two lines a table on either side

    # Told to end, end what was started, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    contenders = every_contender(options)
    run(contenders, options, Console(stderr=True))
    compared = ratios(contenders)
    if options.json:
        result = {
            "processors": psutil.cpu_count(),
            "others": load_of(contenders),
            "tables": options.tables,
            "think": options.think,
            "seconds": options.seconds,
            "game": options.game,
            "options": options.options,
            "versions": versions(),
            "servers": [
                {
                    "server": c.name,
                    "missing": c.missing or None,
                    "rounds": [vars(r) | {"per_move_ms": r.per_move, "per_second": r.rate} for r in c.rounds],
                }
                for c in contenders
            ],
            "ratios": [vars(r) for r in compared],
        }
        json.dump(result, sys.stdout, indent=2)
        print()
    else:
        show(contenders, compared, options, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
