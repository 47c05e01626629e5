"""A game as the rest of the program knows it, and the catalogue of all games.

A game is one module in `alehouse.games`: its `Table` (a `Layout`), its `verbs` and `events`, and the rules `start`,
`legal`, `play` and `standing`. `Game` finds them there; nothing is registered anywhere.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib import import_module
from itertools import combinations
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from alehouse.compiled import INTERPRETED
from alehouse.dealer import DEALER
from alehouse.events import OWN, PLACE_NAMES, SHARED, Words
from alehouse.kernels import always, any_move, never
from alehouse.layout import Layout, Option
from alehouse.moves import Notation, Verbs
from alehouse.refused import Refused


class Game:
    """The declaration of one game. The rules themselves are found in its module:

    - `start(t, d)`: set up and deal; players, dealer and options are already in the state
    - `legal(t, p, menu)`: write the moves of seat p, which is acting, into `menu`; return how many
    - `play(t, d, p, m)`: make the legal move m of seat p
    - `standing(t, p)`: how well seat p stands, as a whole number (for search)
    - `price(t, m)`, optional: what a move certainly costs, from what its mover sees; 0 if nothing
    - `why_not(t, m)`, optional: id of the message that says why a move is not legal
    - `makes(t, m)`, optional: the word for what the cards of a move make together, and its strength; or `None`
    - `advise(t, d, p, menu, n)`, optional: the move of seat p, out of the n in `menu`, that a rule of thumb finds best,
      from what p sees alone; chance from the dealer d
    - `complete(t, d, p, m)` and `completes(t, m)`, for games whose menus hold open moves (a guess at a hand, say, which
      stands for thousands): some move for an open one, from what p sees and the dealer's chance; and whether a move that
      names cards is one of those that an open one stands for; `wanted(t, m)`: how many cards an open one wants. `play`
      completes open moves by itself, and `essential` has none
    - `settled(t)`, optional: whether nothing more is left to chance until the hand ends
    - `possible(t)`, optional: whether hidden cards may lie as they do in t, where the rules let seats know more of them than
      the layout says (that somebody had a card to add, say): samples for which it does not hold are drawn again
    - `essential(t, p, menu)`, optional: like `legal`, without moves that differ from another in nothing that matters
    - `facts(t)`, optional: what a position says beside the fields that every game has, from what a viewer sees
    - `check(players, options)`, optional: raises Refused if these options do not go with so many players
    - `bound(players, options)`: more moves than any game can have
    """

    def __init__(
        self,
        module: str,
        *,
        players: tuple[int, int],
        minutes: tuple[int, int],
        kind: str,
        unit: str,
        version: int,
        unused: Callable[[Mapping[str, Any]], tuple[str, ...]] = lambda options: (),
    ) -> None:
        self.module: ModuleType = sys.modules[module]
        self.name = module.rpartition(".")[2].replace("_", "-")
        self.min_players, self.max_players = players
        self.minutes = minutes
        self.kind = kind
        """luck, bluffing, bidding, gambling or tricks: what the game asks of its players."""
        self.unit = unit
        """What moves cost: points or chips."""
        self.version = version
        """Grows when the same seed and moves would give another result."""
        self.unused = unused
        """Which of points, chips and pot a game with certain options is not played for."""
        self.layout: type[Layout] = self.module.Table
        self.verbs: Verbs = self.module.verbs
        self.events: Words = self.module.events
        self.start: Callable[..., None] = self.module.start
        self.legal: Callable[..., int] = self.module.legal
        self.play: Callable[..., None] = self.module.play
        self.standing: Callable[..., int] = self.module.standing
        self.price: Callable[..., int] | None = getattr(self.module, "price", None)
        self.why_not: Callable[..., str | None] | None = getattr(self.module, "why_not", None)
        self.makes: Callable[..., tuple[str, int] | None] | None = getattr(self.module, "makes", None)
        self.facts: Callable[[Any], dict[str, Any]] | None = getattr(self.module, "facts", None)
        self.advise: Callable[..., int] = getattr(self.module, "advise", any_move)
        self.choices: Callable[..., int] = getattr(self.module, "essential", self.legal)
        self.possible: Callable[..., bool] = getattr(self.module, "possible", always)
        self.complete: Callable[..., int] | None = getattr(self.module, "complete", None)
        self.wanted: Callable[..., int] | None = getattr(self.module, "wanted", None)
        self.completes: Callable[..., bool] | None = getattr(self.module, "completes", None)
        self.bound: Callable[[int, Mapping[str, Any]], int] = self.module.bound
        self.deck = self.layout.deck_of_cards
        self.notation = Notation(self.verbs, self.deck)

    def counts(self, options: Mapping[str, Any]) -> list[int]:
        """How many cards of each kind there are at a table with these options."""
        decks = self.check_options(options).get("decks", 1)
        return [n * decks for n in self.deck.counts]

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @cached_property
    def options(self) -> dict[str, tuple[str, Option]]:
        """Options by name: the state's field, and the declaration."""
        return self.layout.options()

    @cached_property
    def event_names(self) -> dict[int, str]:
        """Names of all events of this game by number."""
        return dict(enumerate(SHARED.names)) | dict(enumerate(self.events.names, OWN))

    @cached_property
    def events_by_name(self) -> dict[str, Any]:
        """What events mean, as far as the terminal asks for it."""
        from types import SimpleNamespace

        return {
            name: SimpleNamespace(deals=name == "dealt", begins=name if name in ("hand", "game") else None)
            for name in self.event_names.values()
        }

    @cached_property
    def place_names(self) -> list[str | None]:
        """Names of the places between which cards move, by number."""
        return [*PLACE_NAMES, *self.layout.places()]

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values: those given, else the defaults. Raises Refused."""
        for name in given:
            if name not in self.options:
                raise Refused(
                    "error-option", option=name, game=self.name, options=", ".join(sorted(self.options))
                )
        values = {name: given.get(name, option.default) for name, (_, option) in self.options.items()}
        for name, (_, option) in self.options.items():
            try:
                option.encode(values[name])
            except (ValueError, TypeError):
                shown = values[name] if isinstance(values[name], str | int | float) else str(values[name])
                raise Refused(
                    "error-option-value", option=name, value=str(shown), allowed=option.allowed()
                ) from None
        for name, (_, option) in self.options.items():
            if option.needs and values[name] != option.default:
                other, _, value = option.needs.partition("=")
                off = self.options[other][1].default
                if (values[other] != value) if value else (values[other] == off):
                    raise Refused("error-option-needs", option=name, other=other, value=value or "any")
        return values

    def check_players(self, players: int) -> None:
        """Raises Refused if the game is not for so many players."""
        if not self.min_players <= players <= self.max_players:
            raise Refused(
                "error-players", players=players, min=self.min_players, max=self.max_players, game=self.name
            )

    def check(self, players: int, options: Mapping[str, Any]) -> None:
        """Raises Refused if the game is not for so many players, or not with these options."""
        self.check_players(players)
        values = self.check_options(options)
        further = getattr(self.module, "check", None)
        if further is not None:
            further(players, values)

    def options_for(self, players: int, given: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The options given, with as few switches turned as so many players need (hard Kitty is for four, say).

        Raises Refused, for what is given, if that does not help.
        """
        options = dict(given or {})
        switches = [name for name, (_, option) in self.options.items() if option.type == "switch"]
        for count in range(len(switches) + 1):
            for turned in combinations(switches, count):
                other = options | {name: not options.get(name, False) for name in turned}
                try:
                    self.check(players, other)
                except Refused:
                    continue
                return other
        self.check(players, options)
        raise AssertionError(options)

    def opening(
        self, players: int, options: Mapping[str, Any], dealer: int | None = None, first: int | None = None
    ) -> np.ndarray:
        """The state before `start`: seats, dealer and options are set, no card is dealt. Shape (1,)."""
        table: np.ndarray = np.zeros(1, self.layout.dtype)
        table["players"] = players
        table["dealer"] = players - 1 if dealer is None else dealer
        table["first"] = 0 if first is None else first + 1
        values = self.check_options(options)
        for name, (field, option) in self.options.items():
            table[field] = option.encode(values[name])
        return table

    @cached_property
    def entries(self) -> Entries:
        """The game's entry points for kernels that are compiled once for all games.

        The wrappers are compiled in the game module's own namespace: as closures over its functions they would
        never be found in Numba's cache, as module-level functions they load in some milliseconds.
        """
        return _entry_points(self)


class Entries(NamedTuple):
    """A game's rules as C functions over raw memory; what a module leaves out stands for the usual thing."""

    start: Any
    legal: Any
    play: Any
    standing: Any
    choices: Any
    """`essential`, or `legal`."""
    advise: Any
    """`advise`, or any move."""
    settled: Any
    possible: Any
    """`possible`, or always."""


ENTRIES = """
def start_entry(t, d): start(carray(t, 1, T)[0], carray(d, 1, DEALER)[0])
def legal_entry(t, p, m):
    return legal(carray(t, 1, T)[0], p, carray(m, 4096, int64))
def play_entry(t, d, p, m): play(carray(t, 1, T)[0], carray(d, 1, DEALER)[0], p, m)
def standing_entry(t, p): return standing(carray(t, 1, T)[0], p)
def choices_entry(t, p, m):
    return essential(carray(t, 1, T)[0], p, carray(m, 4096, int64))
def advise_entry(t, d, p, m, n):
    return advise(carray(t, 1, T)[0], carray(d, 1, DEALER)[0], p, carray(m, 4096, int64), n)
def settled_entry(t): return settled(carray(t, 1, T)[0])
def possible_entry(t): return possible(carray(t, 1, T)[0])
"""


def _entry_points(game: Game) -> Entries:
    names = {"essential": game.legal, "advise": any_move, "settled": never, "possible": always} | vars(
        game.module
    )
    names["T"] = game.layout.dtype
    names["DEALER"] = DEALER
    names["int64"] = np.int64
    if INTERPRETED:
        names["carray"] = lambda memory, shape, dtype: memory.view(dtype)
        exec(ENTRIES, names)
        return Entries(*(names[f"{name}_entry"] for name in Entries._fields))
    import numba

    from alehouse.compiled import c_function
    from alehouse.kernels import ADVISE, LEGAL, PLAY, POSSIBLE, SETTLED, STANDING, START

    names["carray"] = vars(numba)["carray"]
    exec(compile(ENTRIES, str(game.module.__file__), "exec"), names)
    signatures = (START, LEGAL, PLAY, STANDING, LEGAL, ADVISE, SETTLED, POSSIBLE)
    return Entries(
        *(
            c_function(signature, names[f"{name}_entry"])
            for name, signature in zip(Entries._fields, signatures, strict=True)
        )
    )


@cache
def names() -> list[str]:
    """The names of all games, sorted."""
    import alehouse.games

    return sorted(m.name.replace("_", "-") for m in pkgutil.iter_modules(alehouse.games.__path__))


def find(name: str) -> Game:
    """The game of that name. Raises Refused, naming the known ones."""
    if name not in names():
        raise Refused("error-game", game=name, games=", ".join(names()))
    return _load(name)


@cache
def _load(name: str) -> Game:
    game: Game = import_module(f"alehouse.games.{name.replace('-', '_')}").game
    return game


def every_game() -> list[Game]:
    """All games, in order of their names."""
    return [find(name) for name in names()]
