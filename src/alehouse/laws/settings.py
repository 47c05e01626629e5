"""How a game can be played: players, options, dealer and seed, drawn from what it declares."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import Any

from alehouse.game import Game
from alehouse.layout import LETTERS, Option
from alehouse.refused import Refused
from alehouse.table import Table

Choose = Callable[[list[Any]], Any]
"""Picks one of a list."""


@dataclass(frozen=True)
class Setting:
    """Everything that is settled before a game begins, and how its players choose their moves."""

    game: Game
    players: int
    options: dict[str, Any]
    dealer: str | None
    seed: str
    manner: int
    """Seed of the players' choices."""
    first: str | None = None

    def table(self, **changed: Any) -> Table:
        """A table that begins so; keywords as for `Table`."""
        given: dict[str, Any] = {
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "dealer": self.dealer,
            "first": self.first,
        }
        return Table(self.game.name, **(given | changed))

    def with_seed(self, seed: str) -> Setting:
        """The same with another seed."""
        return replace(self, seed=seed)

    @property
    def bound(self) -> int:
        """More moves than the game says that it can have."""
        return self.game.bound(self.players, self.game.check_options(self.options))


def values(option: Option) -> list[Any]:
    """Values of an option to try: all there are, or for wide ranges both ends that keep a game short."""
    if option.type == "switch":
        return [False, True]
    if option.type == "choice":
        return [None, *option.choices] if option.optional else list(option.choices)
    if option.type == "text":
        return [option.default, *option.samples]
    low, high = option.minimum, option.maximum
    found = [low, low + 1, low + 2, option.default]
    if high <= 100:
        found += [(low + high) // 2, high]
    return [value for value in dict.fromkeys(found) if value is None or value <= high]


def meaningful(game: Game, chosen: dict[str, Any]) -> dict[str, Any]:
    """The chosen options without those that mean nothing beside the others (see `Option.needs`)."""
    kept = dict(chosen)
    while True:
        lost = []
        for name in kept:
            needs = game.options[name][1].needs
            if not needs:
                continue
            other, _, value = needs.partition("=")
            default = game.options[other][1].default
            present = kept.get(other, default)
            if present != value if value else present == default:
                lost.append(name)
        if not lost:
            return kept
        for name in lost:
            del kept[name]


def needed_by(game: Game, name: str) -> dict[str, Any]:
    """Other options without which one means nothing."""
    needs = game.options[name][1].needs
    if not needs:
        return {}
    other, _, value = needs.partition("=")
    option = game.options[other][1]
    usual: Any = True if option.type == "switch" else (option.choices or (option.minimum,))[0]
    return {other: value or usual} | needed_by(game, other)


def goes_with(game: Game, players: int, options: dict[str, Any]) -> bool:
    """Whether so many players can play with these options."""
    try:
        game.check(players, options)
    except Refused:
        return False
    return True


def fitting(
    game: Game,
    players: int,
    chosen: dict[str, Any],
    choose: Choose = lambda found: found[0],
    keep: Sequence[str] = (),
) -> dict[str, Any]:
    """The chosen options, as few of them changed as must be to go with so many players (`keep` names others).

    Raises LookupError if no two changes will do.
    """
    kept = meaningful(game, chosen)
    free = [name for name in game.options if name not in keep]
    for size in range(3):
        found = []
        for names in combinations(free, size):
            for changes in product(*([None, *values(game.options[name][1])] for name in names)):
                changed = kept | dict(zip(names, changes, strict=True))
                other = meaningful(game, {n: value for n, value in changed.items() if value is not None})
                if set(keep) <= set(other) and goes_with(game, players, other):
                    found.append(other)
        if found:
            return dict(choose(found))
    raise LookupError(f"{game.name} for {players} with {chosen}")


def choose_options(game: Game, players: int, choose: Choose) -> dict[str, Any]:
    """Some options with values, each chosen by `choose` from a list (what is `None` is left out)."""
    chosen = {
        name: choose(values(option)) for name, (_, option) in game.options.items() if choose([False, True])
    }
    return fitting(game, players, {n: value for n, value in chosen.items() if value is not None}, choose)


def choose_setting(game: Game, players: int, seed: str, manner: int, choose: Choose) -> Setting:
    """A way to play with so many players, all else chosen by `choose`."""
    options = choose_options(game, players, choose)
    somebody = [None, *LETTERS[:players]]
    return Setting(game, players, options, choose(somebody), seed, manner, choose(somebody))


def some_settings(game: Game, each: int, seed: int = 1) -> Iterator[Setting]:
    """`each` settings for every number of players, the same ones every time."""
    chance = random.Random(f"{game.name} {seed}")
    for players in range(game.min_players, game.max_players + 1):
        for _ in range(each):
            yield choose_setting(game, players, str(chance.random()), chance.getrandbits(32), chance.choice)


def shortest_options(game: Game, players: int) -> dict[str, Any]:
    """The options with which a game's bound is lowest: numbers that have a default at their least."""
    shortest = {
        name: option.minimum
        for name, (_, option) in game.options.items()
        if option.type == "number" and option.default is not None and not option.needs
    }
    return fitting(game, players, shortest)
