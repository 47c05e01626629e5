"""The laws, and what breaks them."""

from __future__ import annotations

from dataclasses import dataclass, replace


LAWS = {
    "rules": "The rules run through: no error, and `play` returns whether the hand goes on.",
    "menus": "A seat that is acting has a move.",
    "turns": "While a game goes on somebody is acting; when it is over, somebody has won or lost.",
    "cards": "No card is lost or made, and what is remembered of cards is true.",
    "chips": "Chips and pot sum to 0.",
    "fields": "Fields hold what they are declared to hold.",
    "options": "Every value of an option begins a game, and no other value does.",
    "end": "A game ends within its bound.",
    "replay": "The same seed and moves give the same game, and so do its record and its cards.",
    "notation": "Moves and their texts stand for each other.",
    "secrecy": "Nothing that a seat gets depends on what it may not see, and events tell what it comes to see.",
    "samples": "Samples of hidden cards keep what was seen, and are as likely as they should be.",
    "legal": "The moves that are listed are those that are accepted, from what their seat sees; the rest changes nothing.",
    "symmetry": "No seat is preferred.",
    "promises": "What a game tells bots and players beside its rules is so: prices, advice, choices that matter.",
    "events": "Events mean what they are declared to mean.",
    "texts": "Everything that is declared has its text.",
    "languages": "There are texts in every language.",
    "compiled": "Compiled and interpreted rules agree.",
}
"""What holds for every game, by the names that faults are told under."""


@dataclass(frozen=True)
class Fault:
    """How a game breaks a law, in words for its author."""

    law: str
    """One of `LAWS`."""
    words: str
    """What was expected, what was found, and how to mend it."""
    record: str | None = None
    """A game that shows it, as the text of a record."""

    @property
    def broken(self) -> bool:
        """Whether something is wrong; a language that there are no texts for is only missing."""
        return self.law != "languages"

    def shown_by(self, record: str) -> Fault:
        """The same with a game that shows it."""
        return self if self.record else replace(self, record=record)


class Broken(Exception):
    """A game cannot be played on, since its rules have failed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.words)
        self.fault = fault
