"""Compiled rules: entry points of a game as C functions, and the loops that run every game through them.

Importing this module imports Numba, which takes about a second; nothing else in the package does. Rules stay the Python
functions they are: compiled code that calls one is given a compiled copy of it (as by `numba.extending.overload`), without
the wrappers that only Python would call. Only what Python or a loop calls is kept, in one file for each game and one for
the loops (see `alehouse.native.cache`), and each holds all that it calls.
"""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable
from importlib import import_module
from itertools import count
from threading import RLock
from typing import Any

import numba
from numba import carray, from_dtype, types
from numba.core import cgutils
from numba.core.caching import NullCache
from numba.core.ccallback import CFunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.registry import cpu_target
from numba.core.serialize import dumps
from numba.extending import intrinsic, overload

from alehouse.native import cache, jit
from alehouse.native.dealer import DEALER
from alehouse.native.ending import solve
from alehouse.native.improving import improve
from alehouse.native.playouts import playouts
from alehouse.native.reading import gather, read

log = logging.getLogger("alehouse")

P = types.voidptr
DEALS = types.int64(P, P)
LEGAL = types.int64(P, types.int64, P)
PLAY = types.int64(P, P, types.int64, types.int64)
STANDING = types.int64(P, types.int64)
ADVISE = types.int64(P, P, types.int64, P, types.int64)
ASKED = types.int64(P)
ENTRIES = {
    "begin": DEALS,
    "legal": LEGAL,
    "step": PLAY,
    "standing": STANDING,
    "choices": LEGAL,
    "advise": ADVISE,
    "settled": ASKED,
    "possible": ASKED,
    "deal": DEALS,
    "forget": ASKED,
}

TABLES = types.int64[::1]
MATRIX = types.int64[:, ::1]
REALS = types.float64[::1]
DEALERS = types.Array(from_dtype(DEALER), 1, "C")
F = types.FunctionType
N = types.int64
LOOPS: dict[str, tuple[Callable[..., Any], Any]] = {
    "playouts": (playouts, N(TABLES, TABLES, DEALERS, TABLES, N, F(DEALS), F(LEGAL), F(PLAY))),
    "gather": (gather, types.void(MATRIX, TABLES, N, MATRIX, TABLES, TABLES, DEALERS, F(ASKED))),
    "read": (
        read,
        types.void(MATRIX, N, MATRIX, MATRIX, MATRIX, MATRIX, N, DEALERS, REALS, F(LEGAL), F(ADVISE)),
    ),
    "improve": (
        improve,
        N(
            *(MATRIX, N, TABLES, N, DEALERS, TABLES, TABLES, N, N, N, TABLES, types.float64[:, ::1]),
            *(F(LEGAL), F(ADVISE), F(PLAY), F(DEALS), F(STANDING)),
        ),
    ),
    "solve": (
        solve,
        N(
            *(TABLES, MATRIX, MATRIX, TABLES, N, DEALERS, REALS, N),
            *(F(LEGAL), F(PLAY), F(STANDING), F(ASKED)),
        ),
    ),
}

HOW: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
__all__ = ["carray", "load_entries", "load_group", "load_loops", "loaded_loops"]

lock = RLock()
"""Held while something is compiled or loaded: Numba's own lists of functions are not made for two at a time."""


@intrinsic  # type: ignore[misc, unused-ignore]
def _count_bits(typing_context, word):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[misc, unused-ignore]
def _lowest_bit(typing_context, word):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[misc, unused-ignore]
def _highest_bit(typing_context, word):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        zeros = builder.ctlz(args[0], cgutils.true_bit)
        return builder.sub(zeros.type(63), zeros)

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[misc, unused-ignore]
def _eight_bytes(typing_context, bag, first):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        array = context.make_array(signature.args[0])(context, builder, args[0])
        place = builder.gep(array.data, [args[1]])
        word = context.get_value_type(types.uint64)
        return builder.load(builder.bitcast(place, word.as_pointer()), align=1)

    return types.uint64(bag, types.int64), generate


@intrinsic  # type: ignore[misc, unused-ignore]
def _put_eight_bytes(typing_context, bag, first, word):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        array = context.make_array(signature.args[0])(context, builder, args[0])
        place = builder.gep(array.data, [args[1]])
        builder.store(args[2], builder.bitcast(place, args[2].type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(bag, types.int64, types.uint64), generate


@intrinsic  # type: ignore[misc, unused-ignore]
def _pointer(typing_context, memory):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
        array = context.make_array(signature.args[0])(context, builder, args[0])
        return builder.bitcast(array.data, context.get_value_type(types.voidptr))

    return types.voidptr(memory), generate


def _function_at(kind):  # type: ignore[no-untyped-def]
    """What makes an entry point of a kind out of its address."""

    def at(typing_context, address):  # type: ignore[no-untyped-def]
        def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]
            function = cgutils.create_struct_proxy(signature.return_type)(context, builder)
            function.c_addr = builder.inttoptr(args[0], function.c_addr.type)
            return function._getvalue()

        return types.FunctionType(kind)(types.int64), generate

    return intrinsic(at)


def _copy_to(there, values):  # type: ignore[no-untyped-def]
    for i in range(len(there)):
        there[i] = values[i]


INSTRUCTIONS = {
    jit.count_bits: _count_bits,
    jit.lowest_bit: _lowest_bit,
    jit.highest_bit: _highest_bit,
    jit.eight_bytes: _eight_bytes,
    jit.put_eight_bytes: _put_eight_bytes,
    jit.pointer: _pointer,
    jit.deals_at: _function_at(DEALS),
    jit.legal_at: _function_at(LEGAL),
    jit.advise_at: _function_at(ADVISE),
    jit.play_at: _function_at(PLAY),
}


class _Quiet:
    """A code generator that is told of no environment: code that is never run by itself has none."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, env: Any) -> None:
        pass


class _Part(JITCodeLibrary):  # type: ignore[misc, unused-ignore]
    """The code of a rule: it becomes part of what calls it, and is optimised and turned into machine code there alone."""

    @property
    def codegen(self) -> Any:
        return _Quiet(self._codegen)

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0


class _Parts(Compiler):  # type: ignore[misc, unused-ignore]
    """Compiles rules to parts."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        library = library or _Part(targetctx.codegen(), f"part{next(_numbers)}")
        super().__init__(typingctx, targetctx, library, *rest)


_numbers = count()

UNWRAPPED: dict[str, Any] = HOW | {
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "pipeline_class": _Parts,
}
"""Nobody calls a rule but other rules, and wrappers cost more than a third of the time that compiling takes."""


_known: set[Callable[..., Any]] = set()
"""The rules that Numba knows already."""


def _teach(own: dict[Callable[..., Any], bool]) -> None:
    """Tell Numba which functions compiled code may call: those of games that were loaded since, too, and a game's `own`."""
    if not _known:
        typing = cpu_target.typing_context
        typing.refresh()
        for function, instruction in INSTRUCTIONS.items():
            typing.insert_global(function, typing.resolve_value_type(instruction))
            _known.add(function)
        overload(jit.copy_to, jit_options=UNWRAPPED | {"forceinline": True})(lambda there, values: _copy_to)
        _known.add(jit.copy_to)
    for function, merged in [*jit.RULES.items(), *own.items()]:
        if function not in _known:
            how = UNWRAPPED | {"forceinline": True} if merged else UNWRAPPED
            overload(function, jit_options=how, strict=False)(_always(function))
            _known.add(function)
    for chosen, (function, field) in list(jit.PARTS.items()):
        if chosen not in _known:
            overload(chosen, jit_options=UNWRAPPED, strict=False)(_where_there_is(function, field))
            _known.add(chosen)


def _always(function: Callable[..., Any]) -> Callable[..., Any]:
    def choose(*args: Any, **named: Any) -> Callable[..., Any]:
        return function

    return choose


def _where_there_is(function: Callable[..., Any], field: str) -> Callable[..., Any]:
    arguments = ", ".join(function.__code__.co_varnames[: function.__code__.co_argcount])
    made: dict[str, Any] = {}
    exec(f"def nothing({arguments}): return 0", made)

    def choose(table: Any, *rest: Any) -> Callable[..., Any]:
        there: bool = field in table.fields
        return function if there else made["nothing"]

    return choose


class _Kept(NullCache):  # type: ignore[misc, unused-ignore]
    """What a function of Numba's takes for its cache: something that was kept, or room for what is to be kept."""

    def __init__(self, kept: bytes | None = None) -> None:
        self.kept = kept

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        if self.kept is None:
            return None
        target_context.refresh()
        return CompileResult._rebuild(target_context, *pickle.loads(self.kept))

    def save_overload(self, sig: Any, cres: Any) -> None:
        if not cres.library.has_dynamic_globals:
            self.kept = dumps(cres._reduce())


def _entry(name: str, names: dict[str, Any], room: _Kept) -> Any:
    signature = ENTRIES[name]
    made = CFunc(
        names[f"{name}_entry"], (signature.args, signature.return_type), locals={}, options=dict(HOW)
    )
    made._cache = room
    made.compile()
    return made


def _loop(name: str, room: _Kept) -> Any:
    return _compiled(*LOOPS[name], room)


def _compiled(function: Callable[..., Any], signature: Any, room: _Kept, *, references: bool = True) -> Any:
    made = numba.njit(**HOW, no_cfunc_wrapper=True, _nrt=references)(function)
    made._cache = room
    made.compile(signature)
    made.disable_compile()
    return made


def _all(
    pack: cache.Pack,
    names: list[str],
    make: Callable[[str, _Kept], Any],
    compiling: bool,
    own: dict[Callable[..., Any], bool] | None = None,
) -> dict[str, Any] | None:
    """Make some functions out of what is kept of them; else compile them and keep them, if that is wanted."""
    with lock:
        kept = pack.load()
        if kept is not None and set(kept) == set(names):
            try:
                return {name: make(name, _Kept(kept[name])) for name in names}
            except Exception as error:
                # Whole, and yet not of use: thrown away, whatever it is.
                log.debug("%s: %s", pack.path, error)
                pack.drop()
        if not compiling:
            return None
        _teach(own or {})
        rooms = {name: _Kept() for name in names}
        made = {name: make(name, rooms[name]) for name in names}
        found = {name: room.kept for name, room in rooms.items() if room.kept is not None}
        if len(found) == len(names):
            pack.save(found)
        return made


def load_entries(
    names: dict[str, Any], pack: cache.Pack, *, compiling: bool = False
) -> dict[str, Any] | None:
    """A game's entry points as C functions, by name; `None` if they are not in the cache and are not to be compiled.

    `names` is the game's namespace with the text of `entries.py` run in it.
    """
    # Merged into the entry points: one more call a move is a tenth of what a quick game takes.
    own = {names["begin"]: True, names["step"]: True, names["best_of_menu"]: False}
    return _all(pack, list(ENTRIES), lambda name, room: _entry(name, names, room), compiling, own)


def load_loops(*, compiling: bool = False) -> dict[str, Any] | None:
    """The loops for all games, likewise."""
    global _loops
    with lock:
        if _loops is None:
            _loops = _all(cache.loops_pack(), list(LOOPS), _loop, compiling)
        return _loops


def load_group(group: str) -> dict[str, Any]:
    """The loops of a module of `alehouse.lab.loops`, compiled; they are compiled here and now if the cache lacks them."""
    module = import_module(f"alehouse.lab.loops.{group}")
    with lock:
        if group not in _groups:
            counted = getattr(module, "REFERENCES", True)
            wanted = {name: eval(signature, globals()) for name, signature in module.SIGNATURES.items()}

            def make(name: str, room: _Kept) -> Any:
                return _compiled(getattr(module, name), wanted[name], room, references=counted)

            made = _all(cache.group_pack(group), list(wanted), make, True)
            assert made is not None
            _groups[group] = made
        return _groups[group]


def loaded_loops() -> dict[str, Any] | None:
    """The loops, if they are loaded."""
    return _loops


_groups: dict[str, dict[str, Any]] = {}
_loops: dict[str, Any] | None = None
