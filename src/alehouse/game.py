"""A game as the rest of the program knows it.

A game is one module: its `Table` (a `Layout`), its `verbs` and `events`, and the rules `deal`, `legal`, `play` and
`standing`. `Game` finds them there, and refuses to load what cannot be meant. Which games there are: `alehouse.catalogue`.
"""

from __future__ import annotations

import ast
import inspect
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property, lru_cache
from itertools import combinations
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

import numpy as np

from alehouse.events import OWN, PLACE_NAMES, SHARED, Event, Events
from alehouse.layout import LETTERS, NO_ONE, OWNER, Field, Layout, Option, Value
from alehouse.moves import Notation, Verbs
from alehouse.native.cache import Pack, game_digest
from alehouse.native.dealer import DEALER, FAULTS
from alehouse.native.moves import MENU, SEAT_SHIFT
from alehouse.native.playouts import (
    always,
    any_move,
    never,
    next_hand,
    no_preparation,
    nothing_to_forget,
)
from alehouse.refused import Refused

KINDS = ("luck", "bluffing", "bidding", "gambling", "tricks")
UNITS = ("points", "chips")
SESSION = 5
"""Hands that people play one after the other, where a game is one hand."""
TEMPLATE = Path(__file__).parent / "native" / "entries.py"


@dataclass(frozen=True)
class Hook:
    """A function that a game's module may have, or must have."""

    arguments: tuple[str, ...]
    about: str
    needed: bool = False


HOOKS = {
    "deal": Hook(("t", "d"), "deal a hand; `hand` has been counted already, and nobody is acting", True),
    "legal": Hook(
        ("t", "p", "menu"), "write the moves of seat p, which is acting, into `menu`; return how many", True
    ),
    "play": Hook(
        ("t", "d", "p", "m"), "make the legal move m of seat p; return whether the hand goes on", True
    ),
    "standing": Hook(("t", "p"), "how well seat p stands, as a whole number (for search)", True),
    "bound": Hook(("players", "options"), "more moves than any game can have", True),
    "start": Hook(
        ("t", "d"), "prepare the table before the first hand is dealt; players, dealer and options are set"
    ),
    "price": Hook(("t", "m"), "what a move certainly costs, from what its mover sees; 0 if nothing"),
    "why_not": Hook(("t", "m"), "id of the message that says why a move is not legal"),
    "makes": Hook(
        ("t", "m"), "the word for what the cards of a move make together, and its strength; or `None`"
    ),
    "worth": Hook(
        ("t", "p", "m"),
        "how good a rule of thumb finds a move of seat p, from what p sees: it advises the best",
    ),
    "advise": Hook(
        ("t", "d", "p", "menu", "n"),
        "the move of seat p, out of the n in `menu`, that a rule of thumb finds best; chance from the dealer d",
    ),
    "essential": Hook(
        ("t", "p", "menu"), "like `legal`, without moves that differ from another in nothing that matters"
    ),
    "settled": Hook(("t",), "whether nothing more is left to chance until the hand ends"),
    "possible": Hook(
        ("t",),
        "whether hidden cards may lie as they do in t, where the rules tell seats more of them than the layout does: "
        "samples for which it does not hold are drawn again",
    ),
    "forget": Hook(
        ("t",),
        "write over what makes no difference to how the hand goes on and what it brings (the order of a stack, say): "
        "states that are alike afterwards are worth the same to everybody",
    ),
    "complete": Hook(
        ("t", "d", "p", "m"), "some move for an open one, from what p sees and the dealer's chance"
    ),
    "completes": Hook(
        ("t", "m"), "whether a move that names cards is one of those that an open one stands for"
    ),
    "wanted": Hook(("t", "m"), "how many cards an open move wants"),
    "reach": Hook(
        ("word", "players", "options"),
        "what the numbers of the verb `word` reach, as a `range`; of several cards how many are named at most, or, as a `range`, "
        "how many moves there are to choose from at most (for learners, to whom actions are numbers)",
    ),
    "question": Hook(
        ("t", "p", "m", "after", "told"),
        "what seat p asks itself about its move m (will the bid stand alone?): for each name True, False or, while that is open, "
        "None; asked with all cards open before the move (`after` and `told` are None), then, for what was open, with what p saw "
        "before it, the table afterwards and the numbers of the events of p since; what is open at the end of the hand is False",
    ),
    "facts": Hook(
        ("t",), "what a position says beside the fields that every game has, from what a viewer sees"
    ),
    "check": Hook(("players", "options"), "raises Refused if these options do not go with so many players"),
}
"""What the frame calls in a game's module. `complete`, `completes` and `wanted` are for menus with open moves (a guess at
a hand, say, which stands for thousands); `play` completes such moves by itself, and `essential` has none."""


class EmptyMenu(RuntimeError):
    """A seat is acting, and its game lists no move for it."""


class RulesFailed(RuntimeError):
    """A compiled rule has raised an exception that C functions cannot tell."""


class BrokenGame(TypeError):
    """A game's module that cannot be loaded, or cannot be meant; the message says what is wrong in it, and where."""


class Game:
    """The declaration of one game, at the end of its module; the rules are found there (see `HOOKS`).

    `players` and `minutes` are the fewest and the most; a game that can be played for any number of `hands` takes so many
    minutes for the hands of a session (see `usual_minutes`). `kind` says what the game asks of its players (one of `KINDS`),
    `unit` what moves cost (one of `UNITS`). `version` grows when the same seed and moves would give another result.
    `unused` says which of points, chips and pot a game with certain options is not played for, `low_points` that points are
    what nobody wants. `resumable`: wherever a move draws a card, the table and how many it has drawn already say how the move
    goes on (no rule keeps anything else in mind), and `forget` is true there, too; then exact values take less time. Raises
    TypeError for what cannot be meant, naming what is known.
    """

    def __init__(
        self,
        module: str,
        *,
        players: tuple[int, int],
        minutes: tuple[int, int],
        kind: str,
        unit: str,
        version: int = 1,
        unused: Callable[[Mapping[str, Any]], tuple[str, ...]] = lambda options: (),
        low_points: bool = False,
        resumable: bool = False,
    ) -> None:
        self.module: ModuleType = sys.modules[module]
        self._digest = game_digest(Path(str(self.module.__file__)))
        self._quick: Quick | None = None
        self._compiled: Entries | None = None
        self.name = module.rpartition(".")[2].replace("_", "-")
        self.min_players, self.max_players = players
        self.minutes = minutes
        self.kind = kind
        self.unit = unit
        self.version = version
        self.unused = unused
        self.low_points = low_points
        self.resumable = resumable
        check_module(self)
        found = vars(self.module)
        self._hooks = HOOKS.keys() & found.keys()
        self.layout: type[Layout] = found["Table"]
        self.verbs: Verbs = found["verbs"]
        self.events: Events = found["events"]
        self.deal: Callable[..., None] = found["deal"]
        self.legal: Callable[..., int] = found["legal"]
        self.play: Callable[..., bool] = found["play"]
        self.standing: Callable[..., int] = found["standing"]
        self.price: Callable[..., int] | None = found.get("price")
        self.why_not: Callable[..., str | None] | None = found.get("why_not")
        self.makes: Callable[..., tuple[str, int] | None] | None = found.get("makes")
        self.ranking: tuple[str, ...] = tuple(found.get("ranking", ()))
        """What cards can make together, weakest first, as `makes` names it; empty where there is nothing of the kind."""
        self.facts: Callable[[Any], dict[str, Any]] | None = found.get("facts")
        self.question: Callable[..., Mapping[str, bool | None]] | None = found.get("question")
        self.choices: Callable[..., int] = found.get("essential", self.legal)
        self.possible: Callable[..., bool] = found.get("possible", always)
        self.complete: Callable[..., int] | None = found.get("complete")
        self.wanted: Callable[..., int] | None = found.get("wanted")
        self.completes: Callable[..., bool] | None = found.get("completes")
        self.reach: Callable[[str, int, Mapping[str, Any]], range | int | None] | None = found.get("reach")
        self.bound: Callable[[int, Mapping[str, Any]], int] = found["bound"]
        check_fields(self)
        self.deck = self.layout.deck_of_cards
        self.notation = Notation(self.verbs, self.deck)
        check_events(self)

    def counts(self, options: Mapping[str, Value]) -> list[int]:
        """How many cards of each kind there are at a table with these options."""
        decks = self.check_options(options).get("decks", 1)
        return [n * decks for n in self.deck.counts]

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def texts(self) -> Mapping[str, str]:
        """Its texts by language, as Fluent sources, where they are not in `alehouse.locales`."""
        # They may stand after the declaration.
        return getattr(self.module, "texts", {})

    @property
    def rules(self) -> Mapping[str, str]:
        """The pages of its rules by language, as Markdown, likewise."""
        return getattr(self.module, "rules", {})

    def check_end(self) -> None:
        """Raises TypeError if the module goes on after the declaration with rules that would never be called."""
        for name in (HOOKS.keys() & vars(self.module).keys()) - self._hooks:
            raise TypeError(
                f"{self.module.__name__}: `{name}` stands after `game = Game(…)`; the declaration comes last"
            )

    @cached_property
    def options(self) -> dict[str, tuple[str, Option]]:
        """Options by name: the state's field, and the declaration."""
        return self.layout.options()

    @cached_property
    def event_names(self) -> dict[int, str]:
        """Names of all events of this game by number."""
        return dict(enumerate(SHARED.names)) | dict(enumerate(self.events.names, OWN))

    @cached_property
    def events_by_name(self) -> dict[str, Event]:
        """All events of this game by name, the shared ones included; its own go first where names are equal."""
        return {e.name: e for e in (*SHARED.all, *self.events.all)}

    @cached_property
    def place_names(self) -> list[str | None]:
        """Names of the places between which cards move, by number."""
        return [*PLACE_NAMES, *self.layout.places()]

    @cached_property
    def chosen_by_chance(self) -> frozenset[int]:
        """The numbers of the places where nobody can look: chance decides which card comes from there."""
        hidden = [f.name for f in self.layout.fields.values() if f.cards and f.seen_by == NO_ONE]
        return frozenset(self.layout.place(name) for name in hidden)

    @cached_property
    def kept_by_owner(self) -> frozenset[int]:
        """The numbers of the places where only their owner can look."""
        hidden = [f.name for f in self.layout.fields.values() if f.cards and f.seen_by == OWNER]
        return frozenset(self.layout.place(name) for name in hidden)

    @property
    def quick(self) -> bool:
        """Whether its compiled rules are loaded."""
        return self._quick is not None

    @cached_property
    def state_field(self) -> Field | None:
        """The field that says in which state each seat is, if there is one: what events put seats into."""
        fields = self.layout.fields.values()
        return next((f for f in fields if f.kind == "words" and f.per_seat and f.show == "state"), None)

    def check_options(self, given: Mapping[str, Value]) -> dict[str, Any]:
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

    def unused_with(self, given: Mapping[str, Value]) -> frozenset[str]:
        """Which of points, chips and pot a game with these options is not played for."""
        return _unused(self, tuple(sorted(given.items())))

    @property
    def usual_players(self) -> int:
        """How many sit down if nobody says: four, or as near to it as the game allows."""
        return min(max(4, self.min_players), self.max_players)

    @property
    def usual_minutes(self) -> tuple[int, int]:
        """How long it takes, at least and at most, with the options that it has if nobody says.

        Where one may agree on a number of hands, `minutes` are those of a session: as many hands as are usual, or
        `SESSION` where one is.
        """
        hands = self.options["hands"][1].default if "hands" in self.options else None
        if hands != 1:
            return self.minutes
        least, most = (max(1, round(each / SESSION)) for each in self.minutes)
        return least, max(most, least + 1)

    def check_players(self, players: int) -> None:
        """Raises Refused if the game is not for so many players."""
        if not self.min_players <= players <= self.max_players:
            fewest, most = self.min_players, self.max_players
            span = "one" if fewest == most else "many"
            raise Refused("error-players", players=players, min=fewest, max=most, span=span, game=self.name)

    def check(self, players: int, options: Mapping[str, Value]) -> None:
        """Raises Refused if the game is not for so many players, or not with these options."""
        self.check_players(players)
        values = self.check_options(options)
        further = getattr(self.module, "check", None)
        if further is not None:
            further(players, values)

    def options_for(self, players: int, given: Mapping[str, Value] | None = None) -> dict[str, Value]:
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
        self, players: int, options: Mapping[str, Value], dealer: int | None = None, first: int | None = None
    ) -> np.ndarray:
        """The state before anything is dealt: seats, dealer and options are set. Shape (1,)."""
        table: np.ndarray = self.layout.blank.copy()
        table["players"] = players
        table["dealer"] = players - 1 if dealer is None else dealer
        if first is not None:
            table["first"] = first
        values = self.check_options(options)
        for name, (field, option) in self.options.items():
            table[field] = option.encode(values[name])
        if "full" in self.layout.fields:
            table["full"] = self.counts(options)
        return table

    def namespace(self, **given: Any) -> dict[str, Any]:
        """The game's module with the rules and entry points that follow from it (see `native/entries.py`)."""
        names = {
            "start": no_preparation,
            "essential": self.legal,
            "advise": any_move,
            "settled": never,
            "possible": always,
            "forget": nothing_to_forget,
            "next_hand": next_hand,
        } | vars(self.module)
        names |= {"T": self.layout.dtype, "DEALER": DEALER, "int64": np.int64} | given
        exec(compile(TEMPLATE.read_text("utf-8"), str(TEMPLATE), "exec"), names)
        if "worth" in names and not hasattr(self.module, "advise"):
            names["advise"] = names["best_of_menu"]
        return names

    @cached_property
    def _rules(self) -> dict[str, Any]:
        return self.namespace(carray=lambda memory, shape, dtype: memory.view(dtype))

    @property
    def begin(self) -> Callable[..., None]:
        """``begin(t, d)``: prepare the table and deal the first hand."""
        found: Callable[..., None] = self._rules["begin"]
        return found

    @property
    def step(self) -> Callable[..., bool]:
        """``step(t, d, p, m)``: make a legal move, and deal the next hand if it ends this one and not the game."""
        found: Callable[..., bool] = self._rules["step"]
        return found

    @property
    def advise(self) -> Callable[..., int]:
        """The rule of thumb: the module's `advise`, the best by its `worth`, or any move."""
        found: Callable[..., int] = self._rules["advise"]
        return found

    @property
    def pack(self) -> Pack:
        """Where its compiled rules are kept."""
        return Pack(self.name, self._digest)

    def use(self, entries: Mapping[str, Any], loops: Mapping[str, Any]) -> None:
        """Run by compiled rules from now on, wherever they do the same as the module's functions."""
        compiled = Entries._make([*(entries[name] for name in Entries._fields[:-1]), Loops(**loops)])
        self._quick = Quick(*(getattr(compiled, name).ctypes for name in Quick._fields))
        self._compiled = compiled

    def menu(self, table: np.ndarray, p: int, address: int | None = None) -> list[int]:
        """The moves of a seat that is acting at a table (shape (1,)), as numbers; `address`: that of its memory.

        Raises EmptyMenu if there are none: then the game is at fault.
        """
        room, quick = _rooms, self._quick
        if quick is None:
            n = int(self.legal(table[0], p, room.menu))
        else:
            n = quick.legal(address or table.ctypes.data, p, room.address)
        if n <= 0:
            raise EmptyMenu(
                f"{self.name}: seat {LETTERS[p]} is acting and has no legal move (hand {table['hand'][0]}); `legal` has to write one"
            )
        part = room.menu[:n]
        found: list[int] = part.tolist()
        part.fill(0)  # it may name cards that whoever comes next does not know
        return found

    def advice(self, table: np.ndarray, dealer: np.ndarray, p: int) -> int:
        """The move that the rule of thumb finds best for an acting seat, from its view of a table.

        `table` and `dealer` have shape (1,); the dealer's chance is the adviser's own.
        """
        quick = self._quick
        menu: np.ndarray = np.zeros(MENU, np.int64)
        if quick is None:
            n = int(self.choices(table[0], p, menu))
            return int(self.advise(table[0], dealer[0], p, menu, n))
        at, room = table.ctypes.data, menu.ctypes.data
        return int(quick.advise(at, dealer.ctypes.data, p, room, quick.choices(at, p, room)))

    def make(
        self, table: np.ndarray, dealer: np.ndarray, p: int, m: int, at: tuple[int, int] | None = None
    ) -> None:
        """Make a legal move at a table, as `step` does it; both have shape (1,), and `at` are the addresses of their memory.

        Raises OutOfCards, ImpossibleCard or NoSeed if there is a script that cannot go on; the table is in the middle of
        the move then.
        """
        quick = self._quick
        if quick is None:
            self.step(table[0], dealer[0], p, m)
            return
        memory, chance = at or (table.ctypes.data, dealer.ctypes.data)
        if fault := quick.step(memory, chance, p, m):
            raise FAULTS.get(fault, RulesFailed)(self.name)

    def open(self, table: np.ndarray, dealer: np.ndarray) -> None:
        """Prepare a table and deal the first hand, as `begin` does it, and as `make` makes a move."""
        quick = self._quick
        if quick is None:
            self.begin(table[0], dealer[0])
            return
        if fault := quick.begin(table.ctypes.data, dealer.ctypes.data):
            raise FAULTS.get(fault, RulesFailed)(self.name)

    def fail(self, table: np.ndarray, dealer: np.ndarray, m: int | None) -> None:
        """Make a move (or deal, for `None`) by the plain functions, where compiled ones have failed: they raise what is wrong."""
        if m is None:
            self.begin(table[0], dealer[0])
        else:
            self.step(table[0], dealer[0], m >> SEAT_SHIFT & 7, m)

    @cached_property
    def _plain(self) -> Entries:
        from alehouse.native import ending, improving, playouts, reading

        loops = Loops(playouts.playouts, reading.gather, reading.read, improving.improve, ending.solve)
        names = self._rules
        return Entries._make([*(names[f"{name}_entry"] for name in Entries._fields[:-1]), loops])

    @property
    def entries(self) -> Entries:
        """The game's entry points with the loops that run them: compiled if they are loaded, else plain functions."""
        return self._compiled or self._plain


@lru_cache(1024)
def _unused(game: Game, given: tuple[tuple[str, Value], ...]) -> frozenset[str]:
    return frozenset(game.unused(game.check_options(dict(given))))


class _Room(threading.local):
    """Room for a menu, one for each thread."""

    def __init__(self) -> None:
        self.menu: np.ndarray = np.zeros(MENU, np.int64)
        self.address: int = self.menu.ctypes.data


_rooms = _Room()


class Loops(NamedTuple):
    """What runs every game through its entry points."""

    playouts: Any
    gather: Any
    read: Any
    improve: Any
    solve: Any


class Entries(NamedTuple):
    """A game's rules over raw memory; what a module leaves out stands for the usual thing."""

    begin: Any
    legal: Any
    step: Any
    standing: Any
    choices: Any
    """`essential`, or `legal`."""
    advise: Any
    """The rule of thumb, or any move."""
    settled: Any
    possible: Any
    """`possible`, or always."""
    deal: Any
    """Count another hand, and deal it."""
    forget: Any
    """`forget`, or nothing."""
    loops: Loops


class Quick(NamedTuple):
    """What Python calls of compiled rules, by addresses."""

    begin: Any
    legal: Any
    step: Any
    choices: Any
    advise: Any


def check_module(game: Game) -> None:
    """Raises TypeError if a game's module lacks something, or has what nobody will ever call."""
    module, found = game.module.__name__, vars(game.module)

    def wrong(what: str) -> TypeError:
        return TypeError(f"{module}: {what}")

    for name, value, known in (("kind", game.kind, KINDS), ("unit", game.unit, UNITS)):
        if value not in known:
            raise wrong(f"{name}={value!r} is none of {', '.join(known)}")
    if not 1 <= game.min_players <= game.max_players <= 8:
        raise wrong(f"players={(game.min_players, game.max_players)!r}: from 1 to 8, the fewest first")
    for name, kind in (("Table", type), ("verbs", Verbs), ("events", Events)):
        if not isinstance(found.get(name), kind):
            raise wrong(
                f"there is no `{name}`: a game declares Table (a Layout), verbs (Verbs) and events (Events)"
            )
    if not issubclass(found["Table"], Layout):
        raise wrong("`Table` is no Layout")
    for name, hook in HOOKS.items():
        rules = found.get(name)
        if rules is None:
            if hook.needed:
                raise wrong(f"there is no `{name}({', '.join(hook.arguments)})`: {hook.about}")
        elif not callable(rules):
            raise wrong(f"`{name}` is a rule that the frame calls, and {rules!r} is none: {hook.about}")
        elif len(_arguments(rules)) != len(hook.arguments):
            raise wrong(
                f"`{name}` takes ({', '.join(_arguments(rules))}), and is called with ({', '.join(hook.arguments)}): {hook.about}"
            )
    called = {name for value in list(found.values()) for name in _names_in(value)}
    for name, value in found.items():
        if name in HOOKS or name in called or not _is_rule_of(value, module):
            continue
        near = get_close_matches(name, HOOKS, 1)
        hint = f"Did you mean `{near[0]}`? " if near else ""
        raise wrong(f"nothing calls `{name}`. {hint}The frame calls {', '.join(HOOKS)}")


def check_fields(game: Game) -> None:
    """Raises BrokenGame if a rule names a field that the game's table has not got."""
    path = Path(str(game.module.__file__))
    fields = game.layout.fields
    for file in sorted(path.parent.glob("*.py")) if path.name == "__init__.py" else (path,):
        for rule_ in ast.parse(file.read_text("utf-8")).body:
            if not isinstance(rule_, ast.FunctionDef) or [a.arg for a in rule_.args.args[:1]] != ["t"]:
                continue
            for node in ast.walk(rule_):
                if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
                    continue
                if node.value.id == "t" and node.attr not in fields:
                    near = get_close_matches(node.attr, fields, 1)
                    hint = f"Did you mean {near[0]}? " if near else ""
                    raise BrokenGame(
                        f"{file.name}, line {node.lineno}: a table has no field {node.attr}. {hint}It has {', '.join(fields)}"
                    )


def check_events(game: Game) -> None:
    """Raises TypeError if the traits of an event name what is not there."""
    fields, state = game.layout.fields, game.state_field
    for event in game.events.all:
        for trait in ("copies", "tells", "counts"):
            other = getattr(event, trait)
            if other is not None and (
                other not in fields or not fields[other].show or not fields[other].per_seat
            ):
                known = ", ".join(f.name for f in fields.values() if f.show and f.per_seat)
                raise TypeError(
                    f"{game.module.__name__}: event {event.name}: {trait}={other!r} is no field shown for each seat; there are {known}"
                )
        if event.puts is not None and (state is None or not 0 <= event.puts < len(state.words)):
            known = ", ".join(state.words) if state else "no field of words for each seat"
            raise TypeError(
                f"{game.module.__name__}: event {event.name}: puts={event.puts!r} stands for no state; there is {known}"
            )


def _arguments(function: Any) -> tuple[str, ...]:
    return tuple(inspect.signature(function).parameters)


def _is_rule_of(value: Any, module: str) -> bool:
    return inspect.isfunction(value) and value.__module__ == module and not value.__name__.startswith("_")


def _names_in(value: Any) -> Iterator[str]:
    """The names that a function mentions, also those of the functions within it."""
    codes = [value.__code__] if inspect.isfunction(value) else []
    while codes:
        code = codes.pop()
        yield from code.co_names
        codes += [const for const in code.co_consts if isinstance(const, CodeType)]
