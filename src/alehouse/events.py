"""What can happen at a table, as the dealer announces it.

An event is a row of eight numbers: what, seat, target, card, amount, from, to, seen. `seen` is the bit mask of the
seats that may see the card (-1: everybody); the others learn that a card moved and nothing else. What an event *means*
(whether it puts its seat into a state, holds the picture for a moment, begins a hand …) is declared with its name, so
that nobody who draws or tells it has to know it. Games declare their own; those below are announced by rules that
several games share.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

EVERYBODY = -1
COLUMNS = ("event", "seat", "target", "card", "amount", "from", "to", "seen")

NOWHERE, DECK, DISCARD, POT, HELD, DOWN = range(6)
"""Where a card or chips come from or go to; other fields of a game that hold cards follow from `PLACES` on."""
PLACE_NAMES = (None, "deck", "discard", "pot", "held", "down")
PLACES = len(PLACE_NAMES)

PAUSES = ("none", "brief", "moment", "long")
FLOWS = ("gains", "pays", "collects")
BEGINNINGS = ("hand", "game")


@dataclass(frozen=True)
class Event:
    """Something that can happen, and what it means for whoever looks on."""

    name: str
    puts: int | None = None
    """The word of the field shown as `state` that holds for its seat from then on."""
    pause: str | None = None
    """How long the picture is held for it (one of `PAUSES`); `None`: as long as what moves takes."""
    lights: bool = False
    """Whether the cards it speaks of light up where they lie before they move."""
    begins: str | None = None
    """``hand``: all but scored cards are swept off the table before it; ``game``: these too."""
    turns: bool = False
    """Whether its card is one of the seat's hand (without a seat: of nobody's), turned up where it lies."""
    copies: str | None = None
    """The field of the seat that shows its card once more, while it stays where it lies."""
    tells: str | None = None
    """The field whose number of the seat is `amount` from then on."""
    counts: str | None = None
    """The field whose number of the seat grows by one."""
    flow: str | None = None
    """``gains``: the seat gets `amount` points; ``pays``: chips to the target or the pot; ``collects``: from the pot."""
    makes: bool = False
    """Whether `amount` says which of the game's sets the cards before the seat make."""
    deals: bool = False
    """Whether it is one card of a deal: many of them are told at once."""
    calls: bool = False
    """Whether it is told beside the sums of a round."""
    whole: bool = False
    """Whether it is worth all that its seat gains in the move."""
    award: bool = False
    """Whether it is given once, at the very end."""

    def __post_init__(self) -> None:
        for trait, value, known in (
            ("pause", self.pause, PAUSES),
            ("flow", self.flow, FLOWS),
            ("begins", self.begins, BEGINNINGS),
        ):
            if value is not None and value not in known:
                raise TypeError(f"event {self.name}: {trait}={value!r} is none of {', '.join(known)}")


def event(name: str, **traits: object) -> Event:
    """Declare an event with its traits (see `Event`). Raises TypeError for a trait that there is not."""
    unknown = traits.keys() - Event.__dataclass_fields__.keys()
    if unknown:
        known = ", ".join(trait for trait in Event.__dataclass_fields__ if trait != "name")
        raise TypeError(f"event {name}: there is no {', '.join(sorted(unknown))}; an event has {known}")
    return Event(name, **traits)  # type: ignore[arg-type]


class Events:
    """Some events, numbered from `start`; unpack it to name the numbers. A plain name is an event without traits."""

    def __init__(self, *events: Event | str, start: int = 32) -> None:
        self.all = tuple(Event(e) if isinstance(e, str) else e for e in events)
        self.start = start
        names = self.names
        for name in names:
            if names.count(name) > 1:
                raise TypeError(f"event {name} is declared twice")

    @property
    def names(self) -> tuple[str, ...]:
        """Their names, in order of their numbers."""
        return tuple(e.name for e in self.all)

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.start, self.start + len(self.all)))

    def __len__(self) -> int:
        return len(self.all)


SHARED = Events(
    event("hand", begins="hand", pause="moment"),
    event("game", begins="game", pause="moment"),
    event("dealt", deals=True, pause="brief"),
    event("replaced", pause="moment"),
    event("leads", pause="moment"),
    event("redeal", begins="hand", pause="moment"),
    event("reshuffled", pause="moment"),
    event("pays", flow="pays", pause="moment"),
    event("collects", flow="collects", pause="moment"),
    event("gains", flow="gains", pause="brief"),
    event("wins", pause="brief"),
    event("loses", pause="brief"),
    event("discarded", pause="brief"),
    event("passes"),
    start=0,
)
(
    HAND,
    GAME,
    DEALT,
    REPLACED,
    LEADS,
    REDEAL,
    RESHUFFLED,
    PAYS,
    COLLECTS,
    GAINS,
    WINS,
    LOSES,
    DISCARDED,
    PASSES,
) = SHARED
OWN = 32
"""The number of a game's own first event."""
