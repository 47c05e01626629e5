"""What a seat knows of a table, as an object of its own.

A `Seen` holds what one viewer may know and nothing else: no seed, no hidden card, no sealed choice of another. Bots, the
server, the terminal, odds and reviews get it instead of the table. It is a snapshot: it does not change when the game
goes on. It can be pickled; two that know the same are the same bytes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict, cast, overload

import numpy as np

from alehouse.catalogue import find
from alehouse.deals import sample
from alehouse.events import EVERYBODY
from alehouse.game import Game
from alehouse.layout import (
    ACTING_AT,
    EVERYTHING,
    HAND_AT,
    LETTERS,
    OVER_AT,
    SEALING_AT,
    SPECTATOR,
    Value,
    shown,
)
from alehouse.moves import Choice
from alehouse.refused import Refused

if TYPE_CHECKING:
    from alehouse.lab.odds import Odds

Event = TypedDict(
    "Event",
    {
        "event": str,
        "seat": str | None,
        "target": str | None,
        "card": str | None,
        "amount": int | None,
        "from": str | None,
        "to": str | None,
        "move": int,
    },
)
"""Something that happened: seats as letters, cards as texts (``?`` for one that the viewer has not seen), and the number
of the move that caused it (0: the first deal)."""

Shown = str | int | None | list["Shown"]
"""What a zone shows: card texts, numbers, words or seats' letters, in lists by seat where every seat has one."""


class Position(TypedDict, total=False):
    """A position as ``alehouse replay --json`` prints it; a game may say more (`Game.facts`)."""

    game: str
    players: list[str]
    options: dict[str, Value]
    over: bool
    hand: int
    acting: list[str]
    legal: dict[str, list[str]]
    points: list[int] | None
    chips: list[int] | None
    pot: int | None
    winners: list[str]
    losers: list[str]
    zones: dict[str, Shown]
    error: dict[str, str | int | None] | None


class Known(NamedTuple):
    """A move as a viewer knows it."""

    mover: int
    move: int | None
    """The move; without its cards if its words were for the mover alone; `None` while the choice is sealed."""
    secret: bool
    """Whether its words are kept from this viewer: they are for the mover alone, or the choice was a sealed one."""


@dataclass(frozen=True)
class Step:
    """A move of the game, as a viewer has seen it."""

    view: np.ndarray
    """What the viewer saw before the move, shape (1,)."""
    mover: int
    move: int | None
    """See `Known.move`."""
    secret: bool
    """Whether `move` lacks its cards."""
    events: list[list[int]]
    """What it caused, in the columns of `alehouse.events`; cards that the viewer did not see are 0."""


HIDDEN = -1
"""Stands in an event for a card that the viewer has not seen."""


class PublicState:
    """What everybody knows of a table, its owner and every viewer alike."""

    _words: memoryview
    """The state as 64-bit words, for the fields that every table begins with."""
    _stopped: bool
    """Whether the cards that were given have run out in the middle of a move."""

    @property
    def state(self) -> np.record:
        """The raw state: a NumPy record with the fields of the game's `Table` layout."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._words[OVER_AT])

    @property
    def hand(self) -> int:
        """The number of the current deal, from 1."""
        return self._words[HAND_AT]

    @property
    def acting(self) -> list[str]:
        """The seats that owe a move now."""
        return [] if self.over or self._stopped else letters(self._words[ACTING_AT])

    @property
    def sealed(self) -> list[str]:
        """The seats whose sealed choice has been made, while it is sealed."""
        return letters(self._words[SEALING_AT] & ~self._words[ACTING_AT])

    @property
    def winners(self) -> list[str]:
        """The seats that have won, once the game is over."""
        return letters(self.state.winners) if self.over else []

    @property
    def losers(self) -> list[str]:
        """The seats that have lost, in games with losers, once the game is over."""
        return letters(self.state.losers) if self.over else []


class Seen(PublicState):
    """What a viewer knows: made by `Table.seen_by` and `Table.laid_open`.

    >>> from alehouse import Table
    >>> table = Table("regent", ["Ann", "Ben", "Cy"], seed="x")
    >>> ann = table.seen_by("Ann")
    >>> ann.seat, ann.legal()[:3]
    ('A', ['attack B', 'attack C', 'draw'])
    >>> ann.position()["zones"]["down"]
    [['5', '7'], ['?', '?'], ['?', '?']]
    >>> table.seen_by(None).position()["zones"]["down"]
    [['?', '?'], ['?', '?'], ['?', '?']]
    >>> ann.events()[-1]["event"]
    'leads'
    """

    def __init__(
        self,
        game: Game,
        viewer: int,
        names: Sequence[str],
        options: Mapping[str, Value],
        view: np.ndarray,
        *,
        views: list[np.ndarray],
        rows: list[list[list[int]]],
        known: list[Known],
        pending: tuple[Known, ...],
        hand_from: int,
        stopped: bool,
    ) -> None:
        self.game = game
        self.viewer = viewer
        """The number of the seat; -1: a spectator; -2: somebody before whom everything lies open."""
        self.names = tuple(names)
        self.options = dict(options)
        """The options that were chosen."""
        self.view = view
        """The raw state as the viewer sees it, shape (1,): see `layout.view`."""
        self._words = view.view(np.int64).data
        self.made = len(known) + len(pending)
        """How many moves have been made."""
        # The table goes on writing to these lists; what it writes there stands after what is known here.
        self._views, self._rows, self._known = views, rows, known
        self._settled = len(known)
        self._pending = pending
        self._hand_from = hand_from
        self._stopped = stopped

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (
            self.game.name,
            self.viewer,
            self.names,
            tuple(self.options.items()),
            self.view.tobytes(),
            b"".join(v.tobytes() for v in self._views[: self.made]),
            tuple(tuple(map(tuple, rows)) for rows in self._rows[: self.made + 1]),
            tuple(map(tuple, self._known[: self._settled])),
            tuple(map(tuple, self._pending)),
            self._hand_from,
            self._stopped,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self.__reduce__()[1] == other.__reduce__()[1]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        who = {SPECTATOR: "a spectator", EVERYTHING: "all cards open"}.get(self.viewer) or f"seat {self.seat}"
        return f"<Seen {self.game.name}: {who}, {self.made} moves>"

    @property
    def state(self) -> np.record:
        """The one record of `view`, with the fields of the game's `Table` layout."""
        state: np.record = self.view[0]
        return state

    @property
    def seat(self) -> str | None:
        """The letter of the seat that knows this; `None` for a spectator, and where everything lies open."""
        return LETTERS[self.viewer] if self.viewer >= 0 else None

    @property
    def seats(self) -> list[str]:
        """The letters of all seats."""
        return list(LETTERS[: len(self.names)])

    def _acts(self, p: int) -> bool:
        return not self.over and not self._stopped and bool(self._words[ACTING_AT] >> p & 1)

    def numbers(self) -> list[int]:
        """The own legal moves as numbers (see `native.moves`); none if the seat is not acting."""
        p = self.viewer
        return self.game.menu(self.view, p) if p >= 0 and self._acts(p) else []

    def legal(self) -> list[str]:
        """The own legal moves as texts without the seat, sorted; empty if the seat is not acting."""
        return sorted(self.game.notation.write(m, seat=False) for m in self.numbers())

    def menu(self) -> list[Choice]:
        """The own legal moves as they are presented to a person."""
        return [presented(self.game, self.state, m) for m in self.numbers()]

    def choosing(self) -> int:
        """The number of the seat, which has to be acting. Raises Refused if it is not."""
        if self.viewer < 0:
            raise Refused("error-no-seat")
        if not self._acts(self.viewer):
            raise Refused("error-turn", seat=LETTERS[self.viewer], acting=", ".join(self.acting) or "–")
        return self.viewer

    def known(self, number: int) -> Known:
        """Move `number` (from 1) as far as it is known. Raises Refused if it has not been made."""
        if not isinstance(number, int) or isinstance(number, bool):
            raise TypeError(f"a move is numbered from 1 on, and {number!r} is no such number")
        if not 0 < number <= self.made:
            raise Refused("error-upto", upto=number, moves=self.made)
        at = number - 1
        return self._known[at] if at < self._settled else self._pending[at - self._settled]

    def words(self, number: int) -> str | None:
        """The words of move `number` (from 1) without its seat, if the viewer may know them."""
        known = self.known(number)
        if known.secret or known.move is None:
            return None
        return self.game.notation.write(known.move, seat=False)

    @property
    def moves(self) -> list[str | None]:
        """The words of every move so far, with its seat; `None` where they are secret."""
        texts = [self.words(n) for n in range(1, self.made + 1)]
        return [
            None if text is None else f"{LETTERS[self.known(n).mover]} {text}"
            for n, text in enumerate(texts, 1)
        ]

    def _steps(self, first: int) -> list[Step]:
        steps = []
        for i in range(first, self.made):
            mover, move, _ = self.known(i + 1)
            secret = move is not None and self.game.notation.verb(move).secret and mover != self.viewer
            events = [[*row[:3], max(row[3], 0), *row[4:]] for row in self._rows[i + 1]]
            steps.append(Step(self._views[i], mover, move, secret and self.viewer != EVERYTHING, events))
        return steps

    @property
    def story(self) -> list[Step]:
        """All moves of the game so far."""
        return self._steps(0)

    @property
    def hand_story(self) -> list[Step]:
        """The moves of the present hand."""
        return self._steps(self._hand_from)

    def announced(self, number: int) -> list[list[int]]:
        """What move `number` (0: the deal) has caused, in the columns of `alehouse.events`; -1: a card not seen."""
        return [list(row) for row in self._rows[number]]

    def events(self, since: int = 0) -> list[Event]:
        """What happened after the first `since` moves (0: from the deal on)."""
        return [
            described(self.game, row, n) for n in range(max(since, 0), self.made + 1) for row in self._rows[n]
        ]

    def sample(self, dealer: np.ndarray) -> np.ndarray:
        """A full state, shape (1,), drawn fairly from those that the viewer must reckon with, by the chance of `dealer`."""
        if self.viewer == EVERYTHING:
            return self.view.copy()
        return sample(self.game, self.view, self.viewer, dealer)

    @overload
    def odds(self, move: None = None) -> dict[str, Odds]: ...
    @overload
    def odds(self, move: str) -> Odds: ...
    def odds(self, move: str | None = None) -> Odds | dict[str, Odds]:
        """What can come of a legal move of the own seat, or of each of them by its text; see `alehouse.odds`.

        Raises Refused if the seat is not acting, or the move is not legal.
        """
        from alehouse.lab.odds import odds

        if move is not None:
            return odds(self, move)
        self.choosing()
        return {text: odds(self, text) for text in self.legal()}

    def position(self, *, legal: bool = True) -> Position:
        """The position as JSON values; without `legal` it does not say which moves there are."""
        view, fields = self.view, self.game.layout.fields
        n = len(self.names)
        unused = self.game.unused_with(self.options)

        def listed(name: str) -> list[int] | None:
            return (
                None if name in unused or name not in fields else cast(list[int], view[name][0, :n].tolist())
            )

        position: Position = {
            "game": self.game.name,
            "players": list(self.names),
            "options": dict(self.options),
            "over": self.over,
            "hand": self.hand,
            "acting": self.acting,
            "points": listed("points"),
            "chips": listed("chips"),
            "pot": int(view["pot"][0]) if "pot" in fields and "pot" not in unused else None,
            "winners": self.winners,
            "losers": self.losers,
            "zones": self.zones(),
            "error": None,
        }
        if legal:
            position["legal"] = self._all_legal()
        if self.game.facts:
            position |= self.game.facts(view[0])  # type: ignore[typeddict-item]
        return position

    def _all_legal(self) -> dict[str, list[str]]:
        """The legal moves of the acting seats whose moves the viewer knows."""
        write = self.game.notation.write
        return {
            letter: sorted(write(m, seat=False) for m in self.game.menu(self.view, LETTERS.index(letter)))
            for letter in self.acting
            if letter == self.seat or self.viewer == EVERYTHING
        }

    def zones(self) -> dict[str, Shown]:
        """What the table shows, by the zones' names."""
        layout = self.game.layout
        return {zone.name: shown(layout, self.view, zone) for zone in layout.zones()}


SETS = tuple(
    tuple(letter for p, letter in enumerate(LETTERS) if mask >> p & 1) for mask in range(1 << len(LETTERS))
)


def letters(mask: int) -> list[str]:
    """The letters of a set of seats."""
    return list(SETS[mask])


def presented(game: Game, state: Any, m: int) -> Choice:
    """A legal move as it is presented to a person."""
    price = (int(game.price(state, m)) or None) if game.price else None
    word, strength = (game.makes(state, m) if game.makes else None) or (None, None)
    wanted = game.wanted(state, m) if game.wanted and game.notation.is_open(m) else 0
    return game.notation.choice(m, price, word, strength, int(wanted))


def hidden_from(viewer: int, rows: list[list[int]]) -> list[list[int]]:
    """Events as a viewer has seen them."""
    if viewer == EVERYTHING:
        return rows
    return [
        row
        if row[7] == EVERYBODY or not row[3] or (viewer >= 0 and row[7] >> viewer & 1)
        else [*row[:3], HIDDEN, *row[4:]]
        for row in rows
    ]


def described(game: Game, row: Sequence[int], move: int) -> Event:
    """An event as JSON values."""
    what, seat, target, card, amount, source, to = row[:7]
    places = game.place_names
    return {
        "event": game.event_names[what],
        "seat": LETTERS[seat] if seat >= 0 else None,
        "target": LETTERS[target] if target >= 0 else None,
        "card": None if not card else "?" if card == HIDDEN else game.deck.texts[card],
        "amount": amount or None,
        "from": places[source],
        "to": places[to],
        "move": move,
    }


def _restore(
    name: str,
    viewer: int,
    names: tuple[str, ...],
    options: tuple[tuple[str, Value], ...],
    view: bytes,
    views: bytes,
    rows: tuple[tuple[tuple[int, ...], ...], ...],
    known: tuple[tuple[Any, ...], ...],
    pending: tuple[tuple[Any, ...], ...],
    hand_from: int,
    stopped: bool,
) -> Seen:
    """What `Seen.__reduce__` has written."""
    game = find(name)
    dtype = game.layout.dtype
    past = np.frombuffer(views, dtype).copy()
    return Seen(
        game,
        viewer,
        names,
        dict(options),
        np.frombuffer(view, dtype).copy(),
        views=[past[i : i + 1] for i in range(len(past))],
        rows=[[list(row) for row in some] for some in rows],
        known=[Known(*each) for each in known],
        pending=tuple(Known(*each) for each in pending),
        hand_from=hand_from,
        stopped=stopped,
    )
