"""A table in Python: one game from the deal to the end. It knows everything; what a seat knows of it is a `Seen`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple, overload

import numpy as np

from alehouse.catalogue import find
from alehouse.dealer import give_script, new_dealer, new_seed
from alehouse.game import Game, RulesFailed
from alehouse.layout import (
    ACTING_AT,
    EVERYTHING,
    HAND_AT,
    LETTERS,
    NOBODY,
    OVER_AT,
    SEALING_AT,
    SPECTATOR,
    Layout,
    Value,
    view,
)
from alehouse.moves import QuickNotation, seat_letter
from alehouse.native.dealer import (
    DEALER,
    LOG,
    SCRIPT_FIRST,
    SCRIPT_ONLY,
    STREAM,
    ImpossibleCard,
    NoSeed,
    OutOfCards,
)
from alehouse.native.moves import SEAT_SHIFT
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.seen import Event, Known, PublicState, Seen, described, hidden_from


@cache
def _notation(game: Game) -> QuickNotation:
    """How the tables of a game read and write moves."""
    return QuickNotation(game.verbs, game.deck)


class Happened(Sequence[Event]):
    """The events of a move, all cards open; they are put into words when somebody looks."""

    def __init__(self, table: Table, move: int) -> None:
        self._game, self._rows, self._move = table.game, table._rows[move], move

    def _all(self) -> list[Event]:
        return [described(self._game, row, self._move) for row in self._rows]

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | list[Event]:
        return self._all()[at]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._all())


ATTACHED = ("_raw", "_words", "_scripted", "_logged", "_log", "_stream", "_addresses")
"""What `Table._attach` makes anew."""


class Mark(NamedTuple):
    """Where a table stood, to come back to (see `Table.mark`)."""

    made: int
    state: bytes
    stream: bytes
    scripted: int
    hand_from: int
    stopped: bool
    cards_used: int


class _Told:
    """What one viewer has been told so far; it only grows."""

    def __init__(self) -> None:
        self.views: list[np.ndarray] = []
        self.rows: list[list[list[int]]] = []
        self.known: list[Known] = []

    def copy(self) -> _Told:
        """An independent copy."""
        other = _Told()
        other.views, other.rows, other.known = list(self.views), list(self.rows), list(self.known)
        return other


class Table(PublicState):
    """One table. Seats are letters A, B, … clockwise; moves are texts like ``"A gift B 5"``.

    `players` is a number of seats or a list of names, `dealer` and `first` are seat letters. Chance comes from
    `seed` (any text; a fresh one if it is `None` and no cards are given), after the `cards` are used up.
    Where a seat is asked for, its letter or its player's name will do. Raises Refused for anything that is not right.

    >>> table = Table("port", ["Ann", "Ben", "Cy"], seed="a rainy evening")
    >>> table
    <Table port: Ann, Ben, Cy; hand 1, C to move>
    >>> table.legal("Cy")
    ['hit', 'lock']
    >>> [event["card"] for event in table.play("Cy", "hit")]
    ['6']
    >>> table.acting, table.moves
    (['A'], ['C hit'])
    """

    def __init__(
        self,
        game: str,
        players: int | Sequence[str] = 2,
        options: Mapping[str, Value] | None = None,
        *,
        seed: str | None = None,
        cards: str | Sequence[str] = "",
        dealer: str | None = None,
        first: str | None = None,
    ) -> None:
        if seed is None and not cards:
            seed = new_seed()
        self._begin(Record.new(game, players, options, seed=seed, cards=cards, dealer=dealer, first=first))

    @classmethod
    def of(cls, record: Record) -> Table:
        """The table of a record before its first move. Raises Refused."""
        if not isinstance(record, Record):
            raise TypeError(
                f"a table is made of a Record, and {record!r} is none; see Record.load and Record.read"
            )
        table = cls.__new__(cls)
        table._begin(record)
        return table

    def _begin(self, record: Record) -> None:
        self.game = find(record.game)
        self.names = list(record.names)
        self.options = self.game.check_options(record.options)
        self._record = record.with_moves([])
        self.seats = [seat_letter(p) for p in range(len(self.names))]
        self._moves: list[int] = []
        self._sealed: list[bool] = []
        """Whether each move was a sealed choice."""
        self._rows: list[list[list[int]]] = []
        """The events of the deal and of each move."""
        self._states: list[np.ndarray] = []
        """The state before each move, as 64-bit words."""
        self._hand_from = 0
        """How many moves had been made when the present hand was dealt."""
        self._stopped = False
        self._cards = record.kinds()
        self._cards_used = 0
        self._told: dict[int, _Told] = {}
        self._menus: dict[int, list[int]] = {}
        self._dealer = new_dealer(record.seed, logging=True)
        self._table = self.game.opening(
            len(self.names), record.options, record.dealer_seat(), record.first_seat()
        )
        self._attach()
        self._run(None, last=not record.moves)

    def _attach(self) -> None:
        """Keep hold of what every move looks at."""
        self._raw = self._table.view(np.int64)
        self._words = self._raw.data
        self._scripted, self._logged = self._dealer["scripted"], self._dealer["logged"].data
        self._log = self._dealer["log"][0]
        self._stream = self._dealer.view(np.uint8)[: DEALER.fields["scripted"][1]]  # type: ignore[index]
        """The dealer's key and how far its stream has come."""
        self._addresses = self._table.ctypes.data, self._dealer.ctypes.data

    @property
    def state(self) -> np.record:
        """The raw state: a NumPy record with the fields of the game's `Table` layout. Writing to it is for tests."""
        state: np.record = self._table[0]
        return state

    @state.setter
    def state(self, state: np.record) -> None:
        self._table[0] = state
        self._menus = {}

    @property
    def layout(self) -> type[Layout]:
        """The declaration of the state."""
        return self.game.layout

    @property
    def made(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    @property
    def moves(self) -> list[str]:
        """All moves so far in canonical text."""
        write = _notation(self.game).write
        return [write(m) for m in self._moves]

    def __repr__(self) -> str:
        if self.over:
            how = f"over, won by {', '.join(self.winners) or 'nobody'}"
        else:
            how = f"hand {self.hand}, {', '.join(self.acting) or 'nobody'} to move"
        return f"<Table {self.game.name}: {', '.join(self.names)}; {how}>"

    def __eq__(self, other: object) -> bool:
        """Whether all that has happened and all that will is the same."""
        if not isinstance(other, Table):
            return NotImplemented
        return (
            self._record == other._record
            and self._moves == other._moves
            and self._table.tobytes() == other._table.tobytes()
            and self._dealer["key"].tobytes() == other._dealer["key"].tobytes()
        )

    __hash__ = None  # type: ignore[assignment]

    def seat(self, name: str) -> int:
        """The number of a seat, by its letter or its player's name. Raises Refused."""
        if not isinstance(name, str):
            raise TypeError(f"a seat is a letter or a player's name, and {name!r} is no text")
        p = LETTERS.find(name.upper()) if len(name) == 1 else -1
        if 0 <= p < len(self.seats):
            return p
        same = [p for p, other in enumerate(self.names) if other.casefold() == name.strip().casefold()]
        if len(same) == 1:
            return same[0]
        return self.game.notation.seat(name, len(self.seats))

    def seen_by(self, seat: str | None) -> Seen:
        """What a seat knows, by its letter or its player's name; `None`: a spectator. Raises Refused."""
        return self._seen(SPECTATOR if seat is None else self.seat(seat))

    def laid_open(self) -> Seen:
        """Everything there is to know, as if all cards lay open: for whoever owns the table."""
        return self._seen(EVERYTHING)

    def _seen(self, viewer: int) -> Seen:
        told = self._told.get(viewer)
        if told is None:
            told = self._told[viewer] = _Told()
        made = len(self._moves)
        new = self._states[len(told.views) :]
        if new:
            views = view(self.layout, np.array(new), viewer)
            views.flags.writeable = False  # every later `Seen` of this viewer shares them
            told.views += [views[i : i + 1] for i in range(len(views))]
        for rows in self._rows[len(told.rows) :]:
            told.rows.append(hidden_from(viewer, rows))
        waiting = (self._words[SEALING_AT] & ~self._words[ACTING_AT]).bit_count() if not self._stopped else 0
        for i in range(len(told.known), made - waiting):
            told.known.append(self._known(i, viewer, False))
        pending = tuple(self._known(i, viewer, True) for i in range(made - waiting, made))
        return Seen(
            self.game,
            viewer,
            self.names,
            self._record.options,
            view(self.layout, self._table, viewer),
            views=told.views,
            rows=told.rows,
            known=told.known,
            pending=pending,
            hand_from=self._hand_from,
            stopped=self._stopped,
        )

    def _known(self, i: int, viewer: int, still_sealed: bool) -> Known:
        """A move as a viewer knows it: the one place that says which words are secret."""
        m = self._moves[i]
        mover = m >> SEAT_SHIFT & 7
        if viewer in (mover, EVERYTHING):
            return Known(mover, m, False)
        if still_sealed:
            return Known(mover, None, True)
        if self.game.notation.verb(m).secret:
            return Known(mover, self.game.notation.opened(m), True)
        return Known(mover, m, self._sealed[i])

    def _menu(self, p: int) -> list[int]:
        menu = self._menus.get(p)
        if menu is None:
            words = self._words
            if words[OVER_AT] or self._stopped or not words[ACTING_AT] >> p & 1:
                return []
            menu = self._menus[p] = self.game.menu(self._table, p, self._addresses[0])
        return menu

    def numbers(self, p: int) -> list[int]:
        """The moves that seat number `p` may make now, as numbers (see `native.moves`); none if it is not acting."""
        return list(self._menu(p))

    def legal(self, seat: str) -> list[str]:
        """The moves that a seat may make now, without the seat, sorted; empty if it is not acting."""
        write = _notation(self.game).write
        return sorted(write(m, seat=False) for m in self._menu(self.seat(seat)))

    def read(self, text: str, seat: str | None = None) -> int:
        """The number of the legal move that a text names. Raises Refused with the reason if it is not one."""
        if not isinstance(text, str):
            raise TypeError(f"a move is a text such as 'A hit', and {text!r} is none")
        p = None if seat is None else self.seat(seat)
        m = _notation(self.game).read(text, len(self.seats), p)
        self._check(m)
        return m

    def _check(self, m: int) -> None:
        p = m >> SEAT_SHIFT & 7
        menu = self._menu(p)
        if m in menu and not (self.game.completes and self.game.notation.is_open(m)):
            return
        if self.over:
            raise Refused("error-over")
        if self._stopped:
            raise Refused("error-cards-missing", place=len(self._cards) + 1)
        if not self._words[ACTING_AT] >> p & 1:
            raise Refused("error-turn", seat=self.seats[p], acting=", ".join(self.acting))
        notation = self.game.notation
        if notation.is_open(m):
            raise Refused("error-cards-open", text=notation.write(m))
        if self.game.completes and notation.opened(m) in menu and self.game.completes(self.state, m):
            return
        text = notation.write(m)
        reason = self.game.why_not(self.state, m) if self.game.why_not else None
        raise Refused(reason or "error-illegal", text=text, legal=", ".join(self.legal(self.seats[p])))

    def play(self, move: str, text: str | None = None) -> Happened:
        """Make a move: ``play("A hit")`` or ``play("A", "hit")``; return what happened, all cards open.

        Raises Refused if the move is not legal now; then nothing has changed.
        """
        self.make(self.read(move) if text is None else self.read(text, move))
        return Happened(self, len(self._moves))

    def make(self, m: int, *, last: bool = False) -> None:
        """Make a move that is known to be legal. With `last`, a missing card ends the table instead of raising."""
        self._run(m, last=last)

    def mark(self) -> Mark:
        """Where the table stands, its cards to come included, for `take_back`."""
        return Mark(
            len(self._moves),
            self._raw.tobytes(),
            self._stream.tobytes(),
            int(self._scripted[0]),
            self._hand_from,
            self._stopped,
            self._cards_used,
        )

    def take_back(self, mark: Mark) -> None:
        """Go back to where the table stood at a mark: the same cards are to come again.

        What was seen since then must not be used any more: it has not happened.

        >>> table = Table("port", 3, seed="a rainy evening")
        >>> before, mark = table.copy(), table.mark()
        >>> first = list(table.play("C hit"))
        >>> table.take_back(mark)
        >>> table == before, list(table.play("C hit")) == first
        (True, True)
        """
        self._raw[:] = np.frombuffer(mark.state, np.int64)
        self._stream[:] = np.frombuffer(mark.stream, np.uint8)
        self._scripted[0] = mark.scripted
        self._hand_from, self._stopped, self._cards_used = mark.hand_from, mark.stopped, mark.cards_used
        for kept in (self._moves, self._sealed, self._states):
            del kept[mark.made :]
        del self._rows[mark.made + 1 :]
        # Others hold on to what they have been told: so it is not cut short, but told anew.
        self._told, self._menus = {}, {}

    def memory(self) -> bytes:
        """The raw state as bytes: it holds everything."""
        return self._raw.tobytes()

    def happened(self, number: int) -> list[list[int]]:
        """What move `number` (0: the deal) has caused, in the columns of `alehouse.events`, all cards open."""
        return self._rows[number]

    def known(self, number: int, viewer: int) -> Known:
        """Move `number` (from 1) as a viewer knows it now."""
        waiting = (self._words[SEALING_AT] & ~self._words[ACTING_AT]).bit_count() if not self._stopped else 0
        return self._known(number - 1, viewer, number > len(self._moves) - waiting)

    def mover(self, number: int) -> int:
        """The seat, as a number, that has made move `number` (from 1)."""
        return self._moves[number - 1] >> SEAT_SHIFT & 7

    def was_sealed(self, number: int) -> bool:
        """Whether move `number` (from 1) was a sealed choice."""
        return self._sealed[number - 1]

    def owed(self, number: int) -> int:
        """The seats that owed a move before move `number` (from 1), as a set of bits."""
        return int(self._states[number - 1].reshape(-1)[ACTING_AT])

    def written(self, m: int, *, seat: bool = True) -> str:
        """The canonical text of a move, with or without its seat."""
        return _notation(self.game).write(m, seat=seat)

    @property
    def acting_mask(self) -> int:
        """The seats that owe a move now, as a set of bits."""
        words = self._words
        return 0 if words[OVER_AT] or self._stopped else words[ACTING_AT]

    def _run(self, m: int | None, *, last: bool) -> None:
        """Make a move, or deal the first hand (`None`). If that fails, nothing has changed."""
        words = self._words
        saved, stream = self._raw.copy(), self._stream.copy()
        hand, sealing = words[HAND_AT], bool(words[SEALING_AT])
        try:
            try:
                if self._cards_used < len(self._cards) or self._record.seed is None:
                    self._by_script(m, last)
                else:
                    self._logged[0] = 0
                    if m is None:
                        self.game.open(self._table, self._dealer)
                    else:
                        self.game.make(self._table, self._dealer, m >> SEAT_SHIFT & 7, m, self._addresses)
            except RulesFailed:
                # As plain Python the same rules say what is wrong with them.
                self._raw[:], self._stream[:] = saved, stream
                self.game.fail(self._table, self._dealer, m)
                raise
            if self._logged[0] > LOG:
                raise RuntimeError(
                    f"{self.game.name}: one move caused {self._logged[0]} events, more than the log holds"
                )
            # Where the dealer stops at the end of a hand, nobody is to move there.
            if not (words[OVER_AT] or words[ACTING_AT] or self._stopped or self._dealer["stops"][0]):
                raise RuntimeError(f"{self.game.name}: nobody is to move, and the game is not over")
        except BaseException:
            self._raw[:], self._stream[:] = saved, stream
            raise
        self._rows.append(self._log[: self._logged[0]].tolist())
        if m is not None:
            self._menus = {}
            self._moves.append(m)
            self._sealed.append(sealing)
            self._states.append(saved)
            if words[HAND_AT] != hand:
                self._hand_from = len(self._moves)

    def _by_script(self, m: int | None, last: bool) -> None:
        """Make a move by the cards that are given. Raises Refused if they do not go on, or cannot come."""
        dealer = self._dealer
        seeded = self._record.seed is not None
        give_script(dealer, self._cards[self._cards_used :], SCRIPT_FIRST if seeded else SCRIPT_ONLY)
        self._logged[0] = 0
        try:
            if m is None:
                self.game.open(self._table, dealer)
            else:
                self.game.make(self._table, dealer, m >> SEAT_SHIFT & 7, m, self._addresses)
        except OutOfCards:
            if not last:
                raise Refused("error-cards-missing", place=len(self._cards) + 1) from None
            self._stopped = True
        except ImpossibleCard:
            place = self._cards_used + int(dealer["script_at"][0])
            card = self.game.deck.text(self._cards[place])
            raise Refused("error-card-impossible", place=place + 1, card=card) from None
        except NoSeed:
            raise Refused("error-first-missing") from None
        self._cards_used += int(dealer["script_at"][0])
        if seeded:
            self._scripted[0] = STREAM

    def imagined(
        self,
        state: np.ndarray,
        *,
        past: Sequence[np.ndarray],
        rows: Sequence[list[list[int]]],
        moves: Sequence[int],
    ) -> Table:
        """A copy on which other things have come about, for laws about who may know what; its record tells none of it.

        `state` and the states before each move (`past`) have shape (1,); `rows` are the events of the deal and of each
        move, `moves` the moves as numbers.
        """
        other = self.copy()
        other.state = state[0]
        other._states = [before.view(np.int64) for before in past]
        other._rows, other._moves, other._told = list(rows), list(moves), {}
        return other

    def record(self) -> Record:
        """The game so far as a record that deals the same cards again."""
        return self._record.with_moves(self.moves)

    def copy(self) -> Table:
        """An independent copy, with the same cards to come (see `reseed`).

        >>> table = Table("port", 3, seed="a rainy evening")
        >>> other = table.copy()
        >>> list(other.play("C hit")) == list(table.play("C hit"))
        True
        """
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        # As plain memory: NumPy copies records field by field.
        other._table = self._raw.copy().view(self._table.dtype)
        other._dealer = self._dealer.view(np.uint8).copy().view(self._dealer.dtype)
        for name in ("_moves", "_sealed", "_rows", "_states", "names", "seats", "_cards"):
            setattr(other, name, list(getattr(self, name)))
        other.options = dict(self.options)
        other._told = {viewer: told.copy() for viewer, told in self._told.items()}
        other._menus = dict(self._menus)
        other._attach()
        return other

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = {k: v for k, v in self.__dict__.items() if k not in ATTACHED}
        return kept | {
            "_told": {},
            "_menus": {},
            "_table": self._table.tobytes(),
            "_dealer": self._dealer.copy(),
            "_states": np.array(self._states),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        dtype = self.layout.dtype
        self._table = np.frombuffer(state["_table"], dtype).copy()
        self._states = list(state["_states"])
        self._attach()

    def at(self, made: int) -> Table:
        """The table as it was after so many moves: the same cards are still to come. Raises Refused."""
        if not isinstance(made, int) or isinstance(made, bool):
            raise TypeError(f"a number of moves is wanted, and {made!r} is none")
        if not 0 <= made <= len(self._moves):
            raise Refused("error-upto", upto=made, moves=len(self._moves))
        return self._replayed(self._record, made)

    def _replayed(self, record: Record, made: int) -> Table:
        """The table of a record on which the first `made` moves of this one have been made. Raises Refused."""
        other = Table.of(record.with_moves(self.moves[:made]))
        for n, m in enumerate(self._moves[:made], 1):
            other.make(m, last=n == made)
        return other

    def dealt(self) -> list[str]:
        """The cards that chance has decided on so far, in order: what a record calls its `cards`."""
        chosen = self.game.chosen_by_chance
        return [
            self.game.deck.texts[row[3]] for rows in self._rows for row in rows if row[3] and row[5] in chosen
        ]

    def reseed(self, seed: str | None = None, cards: str | Sequence[str] = ()) -> None:
        """Let other cards come from here on: first `cards`, then those of `seed` (a fresh one if it is `None`).

        What has been dealt stays, and the record tells it: its cards are those dealt so far. Raises Refused if the game
        has left something to chance that a record cannot tell; then nothing has changed.

        >>> table = Table("port", 3, cards="4 9 6", seed="a rainy evening")
        >>> table.reseed("another evening", cards="10")
        >>> [event["card"] for event in table.play("A hit")], table.record().cards
        (['10'], ['4', '9', '6', '10'])
        """
        coming = cards.split() if isinstance(cards, str) else cards
        if not isinstance(coming, list | tuple) or not all(isinstance(card, str) for card in coming):
            raise TypeError(f"cards are a text or texts, such as '4 9' or ['4', '9'], and {cards!r} is none")
        first = int(self.state.first)
        record = replace(
            self._record,
            seed=new_seed() if seed is None else seed,
            cards=[*self.dealt(), *coming],
            first=self._record.first if first == NOBODY else seat_letter(first),
        )
        other = self._replayed(Record.of(record.data()), len(self._moves))
        *before, latest = other._rows
        if self._stopped:  # the move that lacked a card goes on
            latest = latest[: len(self._rows[-1])]
        if [*before, latest] != self._rows:
            raise Refused("error-reseed")
        self.__dict__.update(other.__dict__)
