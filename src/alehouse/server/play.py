"""A game that is being played, and what each seat hears of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from alehouse import game as games
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.server import protocol
from alehouse.server.store import Header
from alehouse.table import Table

SPECTATOR = "spectator"


@dataclass(frozen=True)
class Said:
    """A move that was made: by whom, in which words, and whether it was a secret choice."""

    seat: str
    text: str
    secret: bool


def record_of(header: Header, moves: Sequence[str] = ()) -> Record:
    """The record of a table. It holds the seed: nobody may get it before the game is over. Raises Refused."""
    return Record.new(
        header.game,
        [s.name or s.seat for s in header.seats],
        header.options,
        seed=header.seed,
        dealer=header.dealer,
        moves=moves,
    )


class Play:
    """A table with its moves. `step` is the only way on."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.said: list[Said] = []
        self.phase: list[int] = []
        """The numbers of the moves of the sealed phase that is not complete yet."""

    @classmethod
    def of(cls, header: Header, moves: Sequence[str]) -> Play:
        """The game of a table as far as it has been played. Raises Refused if this version cannot replay it."""
        if header.version != games.find(header.game).version:
            raise Refused("error-table-old", game=header.game)
        play = cls(Table.of(record_of(header)))
        try:
            for text in moves:
                play.step(text)
        except Refused:
            raise Refused("error-table-old", game=header.game) from None
        return play

    def copy(self) -> Play:
        """An independent copy."""
        other = Play(self.table.copy())
        other.said, other.phase = list(self.said), list(self.phase)
        return other

    @property
    def count(self) -> int:
        """How many moves have been made."""
        return len(self.said)

    def step(self, text: str) -> str:
        """Make a move, ``A hit``; return it in canonical words without the seat. Raises Refused."""
        m = self.table.read(text)
        seat, _, words = self.table.game.notation.write(m).partition(" ")
        acting = set(self.table.acting)
        sealed = len(acting) > 1 or bool(self.phase)
        secret = self.table.game.notation.verb(m).secret
        self.table.play_number(m)
        self.said.append(Said(seat, words, sealed or secret))
        still = acting - {seat}
        goes_on = sealed and bool(still) and set(self.table.acting) == still
        self.phase = [*self.phase, self.count] if goes_on else []
        return words

    def out_of_date(self, seen: int, seat: str) -> bool:
        """Whether a seat that has seen so many moves decides on something that has changed.

        In a sealed phase the choices of others change nothing: all may choose at the same time.
        """
        if seen == self.count:
            return False
        missed = range(seen + 1, self.count + 1)
        return not (
            0 <= seen < self.count
            and all(n in self.phase for n in missed)
            and all(self.said[n - 1].seat != seat for n in missed)
        )

    def heard(self, number: int, viewer: str) -> str | None:
        """The words of a move, if the viewer may know them."""
        said = self.said[number - 1]
        return said.text if not said.secret or said.seat == viewer or self.table.over else None

    def position(self, viewer: str) -> protocol.Position:
        """The position."""
        position = self.table.position(viewer)
        return protocol.Position(**{name: position[name] for name in protocol.Position.__struct_fields__})

    def menu(self, viewer: str) -> list[protocol.Choice]:
        """The moves to choose from."""
        if viewer == SPECTATOR:
            return []
        return [protocol.Choice(**asdict(choice)) for choice in self.table.menu(viewer)]

    def _events(self, viewer: str, since: int) -> dict[int, list[protocol.Event]]:
        found: dict[int, list[protocol.Event]] = {}
        for event in self.table.events(viewer, since):
            number = event.pop("move")
            event["from_"] = event.pop("from")
            found.setdefault(number, []).append(protocol.Event(**event))
        return found

    def state(self, viewer: str, limit: int) -> protocol.StateFrame:
        """Everything a viewer may see, with the latest `limit` moves."""
        since = max(0, self.count - limit + 1)
        events = self._events(viewer, since)
        log = [
            protocol.LogEntry(
                move=n,
                seat=self.said[n - 1].seat if n else None,
                text=self.heard(n, viewer) if n else None,
                events=events.get(n, []),
            )
            for n in range(since, self.count + 1)
        ]
        return protocol.StateFrame(self.count, self.position(viewer), self.menu(viewer), log)

    def moved(self, viewer: str) -> protocol.MovedFrame:
        """The latest move."""
        return protocol.MovedFrame(
            move=self.count,
            seat=self.said[-1].seat,
            text=self.heard(self.count, viewer),
            events=self._events(viewer, self.count).get(self.count, []),
            position=self.position(viewer),
            menu=self.menu(viewer),
        )


def describe(header: Header, guest: str | None, here: set[str], held: set[str]) -> protocol.TableInfo:
    """A table as a guest gets it: no guest's id, and no seed."""
    return protocol.TableInfo(
        id=header.id,
        game=header.game,
        options=header.options,
        seats=[
            protocol.SeatInfo(
                seat=s.seat,
                kind=s.kind,  # type: ignore[arg-type]
                name=s.name,
                bot=s.bot,
                here=s.kind == "bot" or s.seat in here,
                held=s.seat in held,
            )
            for s in header.seats
        ],
        you=header.seat_of(guest),
        creator=guest == header.creator,
        state=header.state,  # type: ignore[arg-type]
        moves=header.count,
        next=header.next,
        listed=header.listed,
        commitment=header.commitment,
    )


def with_count(header: Header, count: int, ended: int | None) -> Header:
    """The header after a move."""
    return replace(header, count=count, ended=ended if header.ended is None else header.ended)
