"""A table in Python: one game from the deal to the end, with what every seat may see of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from alehouse import dealer as dealers
from alehouse import game as games
from alehouse.dealer import ImpossibleCard, NoSeed, OutOfCards
from alehouse.events import EVERYBODY
from alehouse.layout import ACTING_AT, HAND_AT, OVER_AT, SEALING_AT, SPECTATOR, Layout, shown, view
from alehouse.moves import MENU, Choice, seat_letter, seat_of
from alehouse.records import Record
from alehouse.refused import Refused

Event = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """A move of the present hand, as a seat has seen it."""

    view: np.ndarray
    """What the seat saw before the move, shape (1,)."""
    mover: int
    move: int | None
    """The move; without its cards if its words were for the mover alone; `None` if it is sealed still."""
    secret: bool
    """Whether `move` lacks its cards."""
    events: list[list[int]]
    """What it caused, in the columns of `alehouse.events`; cards that the seat did not see are 0."""


class Table:
    """One table. Seats are letters A, B, … clockwise; moves are texts like ``"A gift B 5"``.

    `players` is a number of seats or a list of names, `dealer` and `first` are seat letters. Chance comes from
    `seed` (any text; a fresh one if it is `None` and no cards are given), after the `cards` are used up.
    Raises Refused for anything that is not right.
    """

    def __init__(
        self,
        game: str,
        players: int | Sequence[str] = 2,
        options: Mapping[str, Any] | None = None,
        *,
        seed: str | None = None,
        cards: str | Sequence[str] = "",
        dealer: str | None = None,
        first: str | None = None,
    ) -> None:
        if seed is None and not cards:
            seed = dealers.new_seed()
        self._begin(Record.new(game, players, options, seed=seed, cards=cards, dealer=dealer, first=first))

    @classmethod
    def of(cls, record: Record) -> Table:
        """The table of a record before its first move. Raises Refused."""
        table = cls.__new__(cls)
        table._begin(record)
        return table

    def _begin(self, record: Record) -> None:
        self.game = games.find(record.game)
        self.names = list(record.names)
        self.options = self.game.check_options(record.options)
        self._record = record
        self.seats = [seat_letter(p) for p in range(len(self.names))]
        self._moves: list[int] = []
        self._log: list[tuple[int, list[int]]] = []
        self._before: list[np.ndarray] = []
        """The states before the moves of the present hand."""
        self._stopped = False
        self._cards = record.kinds()
        self._cards_used = 0
        self._dealer = dealers.new_dealer(record.seed, logging=True)
        self._table = self.game.opening(
            len(self.names), record.options, record.dealer_seat(), record.first_seat()
        )
        self._run(self.game.start, last=not record.moves)

    @property
    def state(self) -> Any:
        """The raw state: a NumPy record with the fields of the game's `Table` layout. Writing to it is for tests."""
        return self._table[0]

    @state.setter
    def state(self, state: Any) -> None:
        self._table[0] = state

    @property
    def layout(self) -> type[Layout]:
        """The declaration of the state."""
        return self.game.layout

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._words[OVER_AT])

    @property
    def acting(self) -> list[str]:
        """The seats that owe a move now."""
        return [] if self.over or self._stopped else self._letters(self._words[ACTING_AT])

    @property
    def winners(self) -> list[str]:
        """The seats that have won, once the game is over."""
        return self._letters(self.state.winners) if self.over else []

    @property
    def losers(self) -> list[str]:
        """The seats that have lost, in games with losers, once the game is over."""
        return self._letters(self.state.losers) if self.over else []

    @property
    def hand(self) -> int:
        """The number of the current deal, from 1."""
        return int(self._words[HAND_AT])

    @property
    def moves(self) -> list[str]:
        """All moves so far in canonical text."""
        return [self.game.notation.write(m) for m in self._moves]

    @property
    def _words(self) -> np.ndarray:
        """The state as 64-bit words, for the fields that every table begins with."""
        return self._table.view(np.int64)

    def _letters(self, mask: int) -> list[str]:
        return [letter for p, letter in enumerate(self.seats) if int(mask) >> p & 1]

    def seat(self, letter: str) -> int:
        """The number of a seat. Raises Refused."""
        return self.game.notation.seat(letter, len(self.seats))

    def _menu(self, p: int) -> np.ndarray:
        menu: np.ndarray = np.empty(MENU, np.int64)
        if self.over or self._stopped or not int(self._words[ACTING_AT]) >> p & 1:
            return menu[:0]
        return menu[: int(self.game.legal(self.state, p, menu))]

    def legal(self, seat: str) -> list[str]:
        """The moves that a seat may make now, without the seat, sorted; empty if it is not acting."""
        return sorted(self.game.notation.write(m, seat=False) for m in self._menu(self.seat(seat)))

    def menu(self, seat: str) -> list[Choice]:
        """The moves that a seat may make now, as they are presented to a person."""
        return [self._choice(int(m)) for m in self._menu(self.seat(seat))]

    def _choice(self, m: int) -> Choice:
        price = (int(self.game.price(self.state, m)) or None) if self.game.price else None
        makes = self.game.makes(self.state, m) if self.game.makes else None
        wanted = self.game.wanted(self.state, m) if self.game.wanted and self.game.notation.is_open(m) else 0
        word, strength = makes or (None, None)
        return self.game.notation.choice(m, price, word, strength, int(wanted))

    def read(self, text: str, seat: str | None = None) -> int:
        """The number of the legal move that a text names. Raises Refused with the reason if it is not one."""
        p = None if seat is None else self.seat(seat)
        m = self.game.notation.read(text, len(self.seats), p)
        self._check(m)
        return m

    def _check(self, m: int) -> None:
        p = int(seat_of(m))
        if self.over:
            raise Refused("error-over")
        if self._stopped:
            raise Refused("error-cards-missing", place=len(self._cards) + 1)
        if not int(self._words[ACTING_AT]) >> p & 1:
            raise Refused("error-turn", seat=self.seats[p], acting=", ".join(self.acting))
        menu = self._menu(p)
        notation = self.game.notation
        if notation.is_open(m):
            raise Refused("error-cards-open", text=notation.write(m))
        if m in menu:
            return
        if self.game.completes and notation.opened(m) in menu and self.game.completes(self.state, m):
            return
        text = self.game.notation.write(m)
        reason = self.game.why_not(self.state, m) if self.game.why_not else None
        raise Refused(reason or "error-illegal", text=text, legal=", ".join(self.legal(self.seats[p])))

    def play(self, move: str, text: str | None = None) -> list[Event]:
        """Make a move: ``play("A hit")`` or ``play("A", "hit")``; return what happened (unmasked).

        Raises Refused if the move is not legal now; then nothing has changed.
        """
        m = self.read(move) if text is None else self.read(text, move)
        return self.play_number(m)

    def play_number(self, m: int, *, last: bool = False) -> list[Event]:
        """Make a move that is known to be legal. With `last`, a missing card ends the table instead of raising."""
        before = len(self._log)
        p = int(seat_of(m))
        self._run(lambda t, d: self.game.play(t, d, p, m), last=last, move=m)
        return [self._event(row, None) for _, row in self._log[before:]]

    def _run(self, step: Any, *, last: bool, move: int | None = None) -> None:
        dealer = self._dealer
        rest = self._cards[self._cards_used :]
        seeded = self._record.seed is not None
        scripted = bool(rest) or not seeded
        saved, hand = self._table.copy(), self.hand
        if scripted:
            was = dealer.copy()
            mode = dealers.SCRIPT_FIRST if seeded else dealers.SCRIPT_ONLY
            dealers.give_script(dealer, rest, mode)
        else:
            dealer["scripted"] = dealers.STREAM
        dealer["logged"] = 0
        failed: Refused | None = None
        try:
            step(self.state, dealer[0])
        except OutOfCards:
            if last:
                self._stopped = True
            else:
                failed = Refused("error-cards-missing", place=len(self._cards) + 1)
        except ImpossibleCard:
            place = self._cards_used + int(dealer["script_at"][0])
            card = self.game.deck.text(self._cards[place])
            failed = Refused("error-card-impossible", place=place + 1, card=card)
        except NoSeed:
            failed = Refused("error-first-missing")
        if failed is not None:
            self._table[:] = saved
            self._dealer[:] = was
            raise failed
        if scripted:
            self._cards_used += int(dealer["script_at"][0])
        if move is not None:
            self._moves.append(int(move))
            if self.hand == hand:
                self._before.append(saved)
            else:
                self._before.clear()
        logged = int(dealer["logged"][0])
        if logged > dealers.LOG:
            raise RuntimeError(f"{self.game.name}: one move caused {logged} events, more than the log holds")
        number = len(self._moves)
        self._log.extend((number, row) for row in dealer["log"][0][:logged].tolist())

    def view(self, seat: str | None) -> np.ndarray:
        """The raw state as a seat may see it (`None`: a spectator), shape (1,): see `layout.view`."""
        return view(self.layout, self.state, SPECTATOR if seat is None else self.seat(seat))

    def story(self, seat: str) -> list[Step]:
        """The moves of the present hand, as a seat has seen them."""
        viewer = self.seat(seat)
        still_sealed = len(self._before) if self._words[SEALING_AT] else 0
        while still_sealed and self._before[still_sealed - 1].view(np.int64)[SEALING_AT]:
            still_sealed -= 1
        first = len(self._moves) - len(self._before)
        logs: list[list[list[int]]] = [[] for _ in self._before]
        for number, row in reversed(self._log):
            if number <= first:
                break
            logs[number - first - 1].insert(0, [*row[:3], row[3] if _sees(row, viewer) else 0, *row[4:]])
        steps = []
        for i, state in enumerate(self._before):
            m = self._moves[first + i]
            mover = int(seat_of(m))
            secret = self.game.notation.verb(m).secret and mover != viewer
            sealed = bool(self._words[SEALING_AT]) and i >= still_sealed and mover != viewer
            known = None if sealed else self.game.notation.opened(m) if secret else m
            steps.append(Step(view(self.layout, state[0], viewer), mover, known, secret, logs[i]))
        return steps

    def position(self, seat: str | None = None) -> dict[str, Any]:
        """The position as JSON values: the whole of it, or what a seat (or ``"spectator"``) may see."""
        if seat is None:
            seen, menus = self._table, self.acting
        elif seat == "spectator":
            seen, menus = self.view(None), []
        else:
            seen, menus = self.view(seat), [s for s in self.acting if s == seat.upper()]
        state = seen[0]
        n = len(self.seats)
        unused = set(self.game.unused(self.options))

        def listed(name: str) -> list[int] | None:
            return (
                None
                if name in unused or name not in self.layout.fields
                else [int(x) for x in state[name][:n]]
            )

        return {
            "game": self.game.name,
            "players": list(self.names),
            "options": dict(self._record.options),
            "over": self.over,
            "hand": self.hand,
            "acting": self.acting,
            "legal": {s: self.legal(s) for s in menus},
            "points": listed("points"),
            "chips": listed("chips"),
            "pot": int(state["pot"]) if "pot" in self.layout.fields and "pot" not in unused else None,
            "winners": self.winners,
            "losers": self.losers,
            "zones": {
                name: shown(self.layout, state, field)
                for name, field in self.layout.fields.items()
                if field.show
            },
            "error": None,
        } | (self.game.facts(state) if self.game.facts else {})

    def events(self, seat: str | None, since: int = 0) -> list[Event]:
        """What happened after the first `since` moves (0: from the deal on), as a seat may see it.

        `seat` may be ``"spectator"``, or `None` for everything.
        """
        viewer = None if seat is None else SPECTATOR if seat == "spectator" else self.seat(seat)
        return [self._event(row, viewer) | {"move": n} for n, row in self._log if n >= since]

    def _event(self, row: list[int], viewer: int | None) -> Event:
        what, seat, target, card, amount, source, to, _ = row
        visible = viewer is None or _sees(row, viewer)
        places = self.game.place_names
        return {
            "event": self.game.event_names[what],
            "seat": self.seats[seat] if seat >= 0 else None,
            "target": self.seats[target] if target >= 0 else None,
            "card": (self.game.deck.text(card) if visible else "?") if card else None,
            "amount": amount or None,
            "from": places[source],
            "to": places[to],
        }

    def record(self) -> Record:
        """The game so far as a record that deals the same cards again."""
        return self._record.with_moves(self.moves)

    def copy(self) -> Table:
        """An independent copy."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other._table = self._table.copy()
        other._dealer = self._dealer.copy()
        other._moves = list(self._moves)
        other._log = list(self._log)
        other._before = list(self._before)
        return other


def _sees(row: list[int], viewer: int) -> bool:
    """Whether a seat (or a spectator) sees the card of an event."""
    return row[7] == EVERYBODY or (viewer >= 0 and bool(row[7] >> viewer & 1))
