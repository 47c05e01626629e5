"""Rules are plain functions; `@rule` compiles them to native code, or leaves them as they are.

With ``NUMBA_DISABLE_JIT=1`` nothing is compiled and Numba is not even imported: the same functions run as
ordinary Python, for debugging, coverage and the test that both ways agree.

Compiled code is cached in a folder named after a hash of the rules' sources, because Numba's own cache does
not notice a change in a module that the cached function imports.
"""

from __future__ import annotations

import hashlib
import os
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from platformdirs import user_cache_dir

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
PACKAGE = Path(__file__).parents[1]
GAMES = PACKAGE / "games"
CORE = (
    PACKAGE / "native",
    PACKAGE / "kit",
    *(PACKAGE / name for name in ("decks.py", "events.py", "layout.py")),
)
"""What compiled rules are made of beside the game's own module: folders of rules, and the declarations whose numbers
they contain. No other part of the package is compiled."""


@cache
def cache_folder(source: Path | None = None) -> Path:
    """The folder of compiled rules for exactly these sources (below ``ALEHOUSE_CACHE`` if that is set).

    `source` is the file of a rule; without one, or for a rule of the core, it is the core's folder. A game's rules
    depend on the core and on that game; the core's on no game.
    """
    root = Path(os.environ.get("ALEHOUSE_CACHE") or user_cache_dir("alehouse"))
    core = root / f"rules-{_digest(CORE)}"
    game = _game_of(source)
    if game is None:
        return core
    # Games of other people may share modules with their neighbours.
    beside = (game,) if game.parent == GAMES else tuple(game.parent.glob("*.py"))
    return core / f"{game.stem}-{_digest((game, *beside))}"


def _game_of(source: Path | None) -> Path | None:
    """The module file, or the package's folder, of the game that a source belongs to."""
    if source is None or (source.is_relative_to(PACKAGE) and not source.is_relative_to(GAMES)):
        return None
    while source.parent != GAMES and (source.parent / "__init__.py").is_file():
        source = source.parent
    return source


def _digest(places: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for place in sorted(set(places)):
        for file in sorted(place.rglob("*.py")) if place.is_dir() else (place,):
            digest.update(file.relative_to(place.parent).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


if INTERPRETED:
    # Unsigned words of the card stream and of the stacks wrap round by design.
    warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning, module="alehouse")

    def rule(function: Any = None, /, *, signature: Any = None, folder: Path | None = None) -> Any:
        """Leave a rule as an ordinary Python function."""
        return function if function is not None else rule

    def small_rule(function: Callable[..., Any], folder: Path | None = None) -> Any:
        """Leave a rule as an ordinary Python function."""
        return function

    def count_bits(word: int) -> int:
        """How many bits of `word` are set."""
        return int(word).bit_count()

    def lowest_bit(word: int) -> int:
        """Position of the lowest set bit; `word` must not be 0."""
        word = int(word)
        return (word & -word).bit_length() - 1

    def highest_bit(word: int) -> int:
        """Position of the highest set bit; `word` must be positive."""
        return int(word).bit_length() - 1

    def eight_bytes(bag: np.ndarray, first: int) -> int:
        """Eight bytes of an array of bytes from index `first` on, as one word (the first lowest)."""
        return int.from_bytes(bag[first : first + 8].tobytes(), "little")

    def put_eight_bytes(bag: np.ndarray, first: int, word: int) -> None:
        """Write one word (the lowest byte first) over eight bytes of an array of bytes from index `first` on."""
        bag[first : first + 8] = np.frombuffer(int(word).to_bytes(8, "little"), bag.dtype)

    def pointer(memory: np.ndarray) -> Any:
        """What an entry point takes to reach an array's memory."""
        return memory

    def by_fields(test: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """See the compiled version below."""

        def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
            def chosen(table: Any, *rest: Any) -> Any:
                return function(table, *rest) if test in table.dtype.names else 0

            return chosen

        return decorate

else:
    import numba
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic, overload

    @contextmanager
    def _our_cache(function: Callable[..., Any], folder: Path | None = None) -> Iterator[None]:
        config: Any = numba.config
        theirs = config.CACHE_DIR
        config.CACHE_DIR = str(folder or cache_folder(Path(function.__code__.co_filename)))
        try:
            yield
        finally:
            config.CACHE_DIR = theirs

    def rule(function: Any = None, /, *, signature: Any = None, folder: Path | None = None) -> Any:
        """Compile a function of the rules (`nogil`, cached); with a signature at once, else when first called.

        `folder`: where to keep it, if not with the rules of its own source.
        """
        if function is None:
            return lambda f: rule(f, signature=signature)
        with _our_cache(function, folder):
            how: dict[str, Any] = {"cache": True, "error_model": "numpy", "nogil": True}
            return (
                numba.njit(**how)(function) if signature is None else numba.njit(signature, **how)(function)
            )

    def small_rule(function: Callable[..., Any], folder: Path | None = None) -> Any:
        """Compile a rule that is always merged into its callers: a few instructions in the innermost loops."""
        with _our_cache(function, folder):
            return numba.njit(cache=True, error_model="numpy", nogil=True, forceinline=True)(function)

    def c_function(signature: Any, function: Callable[..., Any], folder: Path) -> Any:
        """Compile a module-level function to a C callback, kept in a folder."""
        with _our_cache(function, folder):
            return numba.cfunc(signature, cache=True)(function)

    @intrinsic
    def count_bits(typing_context, word):  # type: ignore[no-untyped-def]
        """How many bits of `word` are set."""

        def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
            return builder.ctpop(args[0])

        return types.int64(types.int64), generate

    @intrinsic
    def lowest_bit(typing_context, word):  # type: ignore[no-untyped-def]
        """Position of the lowest set bit; `word` must not be 0."""

        def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
            return builder.cttz(args[0], cgutils.true_bit)

        return types.int64(types.int64), generate

    @intrinsic
    def highest_bit(typing_context, word):  # type: ignore[no-untyped-def]
        """Position of the highest set bit; `word` must be positive."""

        def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
            zeros = builder.ctlz(args[0], cgutils.true_bit)
            return builder.sub(zeros.type(63), zeros)

        return types.int64(types.int64), generate

    @intrinsic
    def eight_bytes(typing_context, bag, first):  # type: ignore[no-untyped-def]
        """Eight bytes of an array of bytes from index `first` on, as one word (the first lowest)."""

        def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
            array = context.make_array(signature.args[0])(context, builder, args[0])
            place = builder.gep(array.data, [args[1]])
            word = context.get_value_type(types.uint64)
            return builder.load(builder.bitcast(place, word.as_pointer()), align=1)

        return types.uint64(bag, types.int64), generate

    @intrinsic
    def put_eight_bytes(typing_context, bag, first, word):  # type: ignore[no-untyped-def]
        """Write one word (the lowest byte first) over eight bytes of an array of bytes from index `first` on."""

        def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
            array = context.make_array(signature.args[0])(context, builder, args[0])
            place = builder.gep(array.data, [args[1]])
            builder.store(args[2], builder.bitcast(place, args[2].type.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.void(bag, types.int64, types.uint64), generate

    @intrinsic
    def pointer(typing_context, memory):  # type: ignore[no-untyped-def]
        """What an entry point takes to reach an array's memory: its bare address, good while the array lives."""

        def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
            array = context.make_array(signature.args[0])(context, builder, args[0])
            return builder.bitcast(array.data, context.get_value_type(types.voidptr))

        return types.voidptr(memory), generate

    def by_fields(test: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Make a part of a rule that exists only for tables with a field `test`; for others it does nothing and is 0.

        The choice is made when a game is compiled, from the type of its table: it costs nothing in play.
        """

        def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
            def stub(table: Any, *rest: Any) -> None: ...

            stub.__name__ = function.__name__
            arguments = function.__code__.co_varnames[: function.__code__.co_argcount]
            nothing: dict[str, Any] = {}
            exec(f"def nothing({', '.join(arguments)}): return 0", nothing)

            template: dict[str, Any] = {"function": function, "nothing": nothing["nothing"], "test": test}
            exec(
                f"def choose({', '.join(arguments)}):\n"
                f"    return function if test in {arguments[0]}.fields else nothing",
                template,
            )
            overload(stub, jit_options={"nogil": True, "error_model": "numpy"})(template["choose"])
            return stub

        return decorate
