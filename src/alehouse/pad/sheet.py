"""What stands on a score pad: names, house rules and lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from alehouse.games.half_pint import game
from alehouse.games.half_pint.state import Table
from alehouse.layout import LETTERS
from alehouse.refused import Refused

MARKS = Table.marks.words
"""No mark, the prediction met, a brawl."""


@dataclass(frozen=True)
class Line:
    """One line of the pad; what is not known or not wanted is `None`. Seats are numbers from 0."""

    predictions: Sequence[int] | None = None
    won: Sequence[int | None] | None = None
    """Sets won; in a brawl those of the others may be unknown."""
    bets: Sequence[int | None] | None = None
    brawl: int | None = None
    """The seat that started a brawl."""
    hand: int | None = None
    """Cards dealt to each hand."""
    points: Sequence[int] | None = None
    marks: Sequence[str] | None = None
    """X, B or nothing, in every edition."""

    @property
    def written(self) -> bool:
        """Whether the line says what stands on paper, not what was played."""
        return self.points is not None or self.marks is not None

    @property
    def open(self) -> bool:
        """Whether the round is still being played."""
        return not self.written and self.won is None and self.brawl is None


@dataclass(frozen=True)
class Pad:
    """A pad as its keeper has filled it in."""

    players: Sequence[str]
    rounds: int = 10
    edition: str = "en"
    drinking: str | None = None
    first: int = 0
    """The seat that deals and leads in the first round."""
    sits_out: Sequence[int] = ()
    """By seat the round from which on it is not called to drink; 0: it drinks. Empty: all drink."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The game's other options."""
    lines: Sequence[Line] = ()


@dataclass(frozen=True)
class Note:
    """What is wrong with a line, or odd about it: the id of a Fluent message and what it mentions."""

    line: int
    """The number of the round, from 1."""
    seat: int | None
    code: str
    args: dict[str, Any]

    def text(self, locale: str = "en") -> str:
        """The note in a language."""
        return Refused(self.code, **self.args).text(locale)


def record_options(pad: Pad) -> dict[str, Any]:
    """The pad's options as a record has them: those that are not the rulebook's."""
    own = {"rounds": pad.rounds, "edition": pad.edition, "drinking": pad.drinking}
    given = {**pad.options, **own}
    return {
        name: value
        for name, value in given.items()
        if name not in game.options or value != game.options[name][1].default
    }


def check(pad: Pad) -> None:
    """Raises Refused if there can be no such pad, whatever its lines say."""
    players = len(pad.players)
    game.check(players, record_options(pad))
    if not all(isinstance(name, str) and name.strip() for name in pad.players):
        raise Refused("pad-error-name")
    if not whole(pad.first, 0, players - 1):
        raise Refused("error-seat", seat=str(pad.first), last=LETTERS[players - 1])
    most = pad.rounds + 1
    if len(pad.sits_out) not in (0, players) or not all(whole(n, 0, most + 1) for n in pad.sits_out):
        raise Refused("pad-error-sits-out", players=players)
    if len(pad.lines) > most:
        raise Refused("pad-error-lines", lines=len(pad.lines), most=most)


def whole(value: Any, low: int, high: int) -> bool:
    """Whether a value is a whole number of a range."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
