"""The ways in which a table can show a field: one row for each word."""

from __future__ import annotations

from dataclasses import dataclass

CARDS = ("bag", "stack", "line")
NUMBERS = ("number", "flag")


@dataclass(frozen=True)
class Show:
    """What a word of `show` means, and for which kinds of fields it is."""

    about: str
    kinds: tuple[str, ...]


SHOWS = {
    "hand": Show("cards that a seat holds", CARDS),
    "stack": Show("cards that lie before a seat", CARDS),
    "topped": Show("such cards, of which only the last one counts: they overlap", CARDS),
    "set": Show("such cards, which make something together", CARDS),
    "scored": Show("cards that a seat has scored, small", CARDS),
    "taken": Show("cards in a seat's hand that everybody knows of, small", CARDS),
    "columns": Show("cards at the heads of columns, between two sides", CARDS),
    "column": Show("a seat's side of one of these columns, in order: the larger sum leads it", CARDS),
    "row": Show("cards in the middle", CARDS),
    "circle": Show("one of several hands in the middle that nobody plays; without cards it is gone", CARDS),
    "prize": Show("cards in the middle that can be won now", CARDS),
    "foe": Show(
        "the cards of an opponent that all play against, or how many of them lie face down",
        (*CARDS, *NUMBERS),
    ),
    "pile": Show("how many cards lie on a pile", ("bag",)),
    "claim": Show("the rank that a face-down card is said to have", NUMBERS),
    "number": Show("a number, with its name", NUMBERS),
    "slip": Show("a number written down, in secret at first", NUMBERS),
    "tricks": Show("how many tricks a seat has", NUMBERS),
    "flag": Show("a warning that is up (1) or not", NUMBERS),
    "mugs": Show("how many drinks", NUMBERS),
    "space": Show("a number that a seat has bet on: how many of the circles are left", NUMBERS),
    "bid": Show(
        "a card or rank that a seat has bid or played: all lie in the middle, lowest first",
        (*CARDS, *NUMBERS),
    ),
    "lone-bid": Show("a bid that is void if another is equal", (*CARDS, *NUMBERS)),
    "seat": Show("a seat", ("seat",)),
    "state": Show("a word", ("words",)),
    "lines": Show("a score sheet", ("sheet",)),
    "marks": Show("a score sheet of signs", ("sheet",)),
}
