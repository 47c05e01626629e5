"""Where compiled rules are kept between two starts, and that nothing which happens to them there does harm.

A *pack* is one file with all that was compiled of a game (or of the loops for all games). Its folder is named after
everything that could make it wrong: the sources it was compiled from, Python, Numba, LLVM and NumPy; its own name after the
processor. It begins with the hash of its contents: one that is cut short, or damaged in any other way, is thrown away and
compiled again. It appears whole or not at all, so processes can share a folder. If nothing can be written where packs are
kept, they go to a folder that ends with the process that made it; never beside the sources.
"""

from __future__ import annotations

import atexit
import hashlib
import logging
import os
import pickle
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from platformdirs import user_cache_dir

log = logging.getLogger("alehouse")

PACKAGE = Path(__file__).parents[1]
GAMES = PACKAGE / "games"
CORE = (
    PACKAGE / "native",
    PACKAGE / "kit",
    *(PACKAGE / name for name in ("decks.py", "events.py", "layout.py")),
)
"""What compiled rules are made of beside the game's own module: folders of rules, and the declarations whose numbers
they contain. No other part of the package is compiled."""

LOOPS = "loops"
TEMPORARY = "ALEHOUSE_TEMPORARY_CACHE"
"""Environment variable: the folder that is used where the usual one cannot be; processes that this one starts share it."""
MAGIC = b"alehouse rules 1\n"
KEPT = 4
"""So many folders are kept, and so many packs of a game: the newest."""


def root() -> Path:
    """The folder of all compiled rules (``ALEHOUSE_CACHE``, else one in the user's cache)."""
    return Path(os.environ.get("ALEHOUSE_CACHE") or user_cache_dir("alehouse"))


def _digest(places: Iterable[Path], *words: str) -> str:
    digest = hashlib.sha256("\0".join(words).encode())
    for place in sorted(set(places)):
        for file in sorted(place.rglob("*.py")) if place.is_dir() else (place,):
            digest.update(file.relative_to(place.parent).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


@cache
def core_digest() -> str:
    """A hash of the core's sources, and of all that compiles them."""
    compilers = (f"{name} {_version(name)}" for name in ("numba", "llvmlite", "numpy"))
    return _digest(
        CORE, sys.version, sys.platform, os.uname().machine if hasattr(os, "uname") else "", *compilers
    )


# Read when the sources are loaded: what is edited later belongs to another start.
core_digest()


def game_digest(source: Path) -> str:
    """A hash of the sources that a game is made of; `source` is the file of its module."""
    game = source
    while game.parent != GAMES and (game.parent / "__init__.py").is_file():
        game = game.parent
    # Games of other people may share modules with their neighbours.
    beside = (game,) if game.parent == GAMES else tuple(game.parent.glob("*.py"))
    return _digest((game, *beside))


@cache
def _processor() -> str:
    """What the processor can do, as a hash."""
    from llvmlite import binding

    features = ",".join(f"{k}{v}" for k, v in sorted(binding.get_host_cpu_features().items()))
    named = os.environ.get("NUMBA_CPU_NAME", ""), os.environ.get("NUMBA_CPU_FEATURES", "")
    told = "\0".join((binding.get_host_cpu_name(), features, *named))
    return hashlib.sha256(told.encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Pack:
    """What was compiled of a game, or of the loops."""

    name: str
    digest: str
    """Of the sources, beside the core's."""

    @property
    def folders(self) -> list[Path]:
        """Where it may lie: the usual place, and the temporary one if there is one."""
        roots = [root(), *([Path(os.environ[TEMPORARY])] if os.environ.get(TEMPORARY) else [])]
        return [place / f"rules-{core_digest()}" for place in roots]

    @property
    def stem(self) -> str:
        return f"{self.name}-{self.digest}" if self.digest else self.name

    @property
    def path(self) -> Path:
        """Its file, in the usual place."""
        return self.folders[0] / f"{self.stem}-{_processor()}.pack"

    def perhaps(self) -> bool:
        """Whether there is one, for whatever processor: to be had without loading the compiler."""
        for folder in self.folders:
            with suppress(OSError):
                if any(
                    name.startswith(f"{self.stem}-") and name.endswith(".pack") for name in os.listdir(folder)
                ):
                    return True
        return False

    def load(self) -> dict[str, bytes] | None:
        """What is kept, by name; `None` if there is nothing, or nothing that is whole."""
        for folder in self.folders:
            path = folder / self.path.name
            try:
                data = path.read_bytes()
            except OSError:
                continue
            body = data[len(MAGIC) + 32 :]
            if data[: len(MAGIC) + 32] == MAGIC + hashlib.sha256(body).digest():
                with suppress(OSError):
                    os.utime(folder)  # the newest folders are kept
                found: dict[str, bytes] = pickle.loads(body)
                return found
            self._drop(path)
        return None

    def drop(self) -> None:
        """Throw it away."""
        for folder in self.folders:
            self._drop(folder / self.path.name)

    def _drop(self, path: Path) -> None:
        with suppress(OSError):
            path.unlink()

    def save(self, found: dict[str, bytes]) -> bool:
        """Keep it; whether that was possible somewhere."""
        body = pickle.dumps(found)
        data = MAGIC + hashlib.sha256(body).digest() + body
        for folder in self.folders:
            if _write(folder / self.path.name, data):
                _clear(self, folder)
                return True
        return False

    @contextmanager
    def alone(self) -> Iterator[bool]:
        """Whether no other process is compiling this now; none does until the block ends, or this process."""
        for folder in self.folders:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                file = open(folder / f"{self.stem}.lock", "a+b")  # noqa: SIM115
            except OSError:
                continue
            with file:
                yield _locked(file.fileno())
            return
        yield True


@contextmanager
def slot(number: int) -> Iterator[bool]:
    """Whether this process may start another one that compiles: `number` of them on this computer at a time."""
    with ExitStack() as held:
        yield _slot(number, held)


def _slot(number: int, held: ExitStack) -> bool:
    for folder in Pack(LOOPS, "").folders:
        try:
            for n in range(number):
                file = held.enter_context((folder.parent / f"slot-{n}.lock").open("a+b"))
                if _locked(file.fileno()):
                    return True
            return False
        except OSError:
            continue
    return True


def _locked(file: int) -> bool:
    """Lock a file for this process, until it is closed or the process ends, however it ends; `False` if another one has it.

    Where there are no locks (some network drives) nobody waits: then the same may be compiled twice, which does no harm.
    """
    try:
        import fcntl
    except ImportError:
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def loops_pack() -> Pack:
    """The loops for all games."""
    return Pack(LOOPS, "")


def group_pack(group: str) -> Pack:
    """The loops of a module of `alehouse.lab.loops`: what the laboratory alone runs is compiled when it is wanted."""
    # They may call each other's.
    return Pack(group, _digest((PACKAGE / "lab" / "loops",)))


def _write(path: Path, data: bytes) -> bool:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.stem}.", suffix=".part")
        try:
            with open(number, "wb") as file:
                file.write(data)
            os.replace(name, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        log.debug("%s: %s", path, error)
        return False
    return True


def writable() -> bool:
    """Whether compiled rules can be kept at the usual place."""
    folder = root()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


_making = threading.Lock()


def temporary() -> bool:
    """Use a folder that ends with this process instead of the usual one; whether it is a new one."""
    with _making:  # several threads find out at once
        if os.environ.get(TEMPORARY):
            return False
        try:
            made = tempfile.mkdtemp(prefix="alehouse-")
        except OSError:
            return False
        os.environ[TEMPORARY] = made
    atexit.register(_end, made, os.getpid())
    return True


def _end(folder: str, process: int) -> None:
    if os.getpid() == process:
        shutil.rmtree(folder, ignore_errors=True)


def _clear(pack: Pack, folder: Path) -> None:
    """Clear away what is too old to be of use: folders of other versions, and packs of other sources."""
    _clear_but_newest(p for p in folder.parent.glob("rules-*") if p.is_dir())
    _clear_but_newest(folder.glob(f"{pack.name}-{'[0-9a-f]' * 16}-*.pack"))


def _clear_but_newest(found: Iterable[Path]) -> None:
    aged = []
    for path in found:
        with suppress(OSError):
            aged.append((path.stat().st_mtime_ns, path))
    for _, path in sorted(aged, reverse=True)[KEPT:]:
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            with suppress(OSError):
                path.unlink()
