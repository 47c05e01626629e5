"""Players that see only what their seat sees.

A bot is one method: `choose(seen)` returns the text of a legal move for the seat that has seen what `seen` (an
`alehouse.seen.Seen`) says. It is given nothing else. Its chance is its own, never the table's.
"""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any, Protocol

from alehouse.refused import Refused
from alehouse.seen import Seen

NAMES = ("random", "beginner", "steady", "search")


class Bot(Protocol):
    """Somebody who plays."""

    def choose(self, seen: Seen) -> str:
        """A legal move of the seat, which is acting, as text without the seat. Raises Refused if it is not acting."""
        ...


def make_bot(name: str, seed: str, *, ms: float | None = None, iterations: int | None = None) -> Bot:
    """A bot by its name, or one of other people's as ``module:Class``.

    `ms` (time) or `iterations` limit what `search` spends on a move (300 ms if neither is given); another bot gets them if
    its class takes them, beside the seed. With the same seed, and a limit by iterations, it makes the same moves in the
    same positions. Raises Refused.

    >>> from alehouse import Table
    >>> table = Table("port", 3, cards="4 9 6 8")
    >>> make_bot("steady", "any seed").choose(table.seen_by("A"))
    'hit'
    """
    if not isinstance(name, str) or not isinstance(seed, str):
        raise TypeError(f"a bot has a name and a seed, both texts, and {name!r} with {seed!r} is none")
    if name == "random":
        from alehouse.bots.chance import RandomBot

        return RandomBot(seed)
    if name == "beginner":
        from alehouse.bots.beginner import BeginnerBot

        return BeginnerBot(seed)
    if name == "steady":
        from alehouse.bots.steady import SteadyBot

        return SteadyBot(seed)
    if name == "search":
        from alehouse.bots.search import SearchBot

        return SearchBot(seed, ms=ms, iterations=iterations)
    if ":" in name:
        return _bot_of(name, seed, {"ms": ms, "iterations": iterations})
    raise Refused("error-bot", bot=name, bots=", ".join(NAMES))


def _bot_of(name: str, seed: str, limits: dict[str, float | int | None]) -> Bot:
    """A bot of other people's: ``module:Class``. Raises Refused."""
    module, _, kind = name.partition(":")
    try:
        made: Any = getattr(import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise Refused("error-bot-missing-class", bot=name, problem=str(error)) from None
    if not callable(getattr(made, "choose", None)):
        raise Refused("error-bot-choose", bot=name)
    taken = inspect.signature(made).parameters
    wanted: dict[str, Any] = {limit: value for limit, value in limits.items() if limit in taken}
    # Whatever has no default and is no limit can only be the seed.
    seeds = [
        p for p in taken.values() if p.name == "seed" or (p.default is p.empty and p.kind < p.VAR_POSITIONAL)
    ]
    for parameter in seeds:
        wanted.setdefault(parameter.name, seed)
    bot: Bot = made(**wanted)
    return bot
