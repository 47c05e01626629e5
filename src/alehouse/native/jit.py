"""Rules are plain Python functions; `@rule` remembers those that compiled code may call.

Nothing is compiled here and Numba is not imported: a table is played by the functions as they are. What search and
simulation run is compiled beside them (see `alehouse.native.compiled`), and both ways agree to the byte. With
``NUMBA_DISABLE_JIT=1`` nothing is ever compiled: for debugging, coverage and the test that both ways agree.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""Whether rules are never compiled in this process."""

# Unsigned words of the card stream and of the stacks wrap round by design.
warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning, module="alehouse")

RULES: dict[Callable[..., Any], bool] = {}
"""What compiled code may call, and whether it is merged into its callers."""
PARTS: dict[Callable[..., Any], tuple[Callable[..., Any], str]] = {}
"""Rules that exist only for tables with a certain field (see `by_fields`): the function behind each, and the field."""


def rule(function: Callable[..., Any]) -> Any:
    """Let compiled code call a function of the rules."""
    RULES[function] = False
    return function


def small_rule(function: Callable[..., Any]) -> Any:
    """The same for a few instructions in the innermost loops: they are always merged into their callers."""
    RULES[function] = True
    return function


def by_fields(test: str) -> Callable[[Callable[..., Any]], Any]:
    """Make a part of a rule that exists only for tables with a field `test`; for others it does nothing and is 0.

    Compiled, the choice is made from the type of the table: it costs nothing in play.
    """

    def decorate(function: Callable[..., Any]) -> Any:
        def chosen(table: Any, *rest: Any) -> Any:
            return function(table, *rest) if test in table.dtype.names else 0

        PARTS[chosen] = function, test
        return chosen

    return decorate


# What processors do in one instruction. Compiled code has the same from `alehouse.native.compiled`.


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
    """What an entry point takes to reach an array's memory: compiled, its bare address, good while the array lives."""
    return memory


def deals_at(entry: Any) -> Any:
    """An entry point that deals, or takes back a hand: compiled, from its bare address. (To be handed a function takes Numba as long as some eighty moves.)"""
    return entry


def legal_at(entry: Any) -> Any:
    """The same for one that lists moves."""
    return entry


def advise_at(entry: Any) -> Any:
    """The same for a rule of thumb."""
    return entry


def play_at(entry: Any) -> Any:
    """The same for one that makes moves."""
    return entry


def copy_to(there: np.ndarray, values: np.ndarray) -> None:
    """Write one array over another of the same length. (To compile a slice's own assignment takes half a second.)"""
    there[:] = values
