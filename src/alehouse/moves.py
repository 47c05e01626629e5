"""Moves: one 64-bit integer each, and exactly one text form each.

From the lowest bit: verb (5 bits), seat (3), target (4: 0 none, else seat + 1), amount (14), cards (the rest: the
first card lowest, `Deck.bits` bits each). The text is ``SEAT VERB [arguments]``, e.g. ``B gift A 5``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from alehouse.compiled import small_rule
from alehouse.decks import Deck
from alehouse.refused import Refused

SEAT_SHIFT, TARGET_SHIFT, AMOUNT_SHIFT, CARDS_SHIFT = 5, 8, 12, 26
MENU = 4096
"""The most moves that one seat can choose from."""

SEAT, CARD, AMOUNT = "seat", "card", "amount"


@small_rule
def move(verb, seat, target=-1, card=0, amount=0):
    """The number of a move; `target` is a seat, or -1 for none."""
    return (
        verb
        | seat << SEAT_SHIFT
        | (target + 1) << TARGET_SHIFT
        | amount << AMOUNT_SHIFT
        | card << CARDS_SHIFT
    )


@small_rule
def verb_of(m):
    """Which of the game's verbs a move is."""
    return m & 31


@small_rule
def seat_of(m):
    """The seat that moves."""
    return m >> SEAT_SHIFT & 7


@small_rule
def target_of(m):
    """The seat a move is aimed at, or -1."""
    return (m >> TARGET_SHIFT & 15) - 1


@small_rule
def amount_of(m):
    """The number in a move (a bet, a prediction)."""
    return m >> AMOUNT_SHIFT & 16383


@small_rule
def card_of(m):
    """The one card in a move of the Pairs deck, or 0."""
    return m >> CARDS_SHIFT & 15


@dataclass(frozen=True)
class Verb:
    """Something a player may do: the word for it and what must be said with it."""

    word: str
    arguments: tuple[str, ...] = ()


class Verbs:
    """A game's verbs, numbered in order; unpack it to name the numbers. Two verbs may share a word if they take
    different arguments (``fold`` and ``fold B 3``).
    """

    def __init__(self, *verbs: Verb) -> None:
        self.all = verbs

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.all)))

    @cached_property
    def words(self) -> list[str]:
        """The words, each once."""
        return list(dict.fromkeys(v.word for v in self.all))


def verb(word: str, *arguments: str) -> Verb:
    """Declare a verb; arguments are `SEAT`, `CARD` or `AMOUNT`, in the order they are written."""
    return Verb(word, arguments)


@dataclass(frozen=True)
class Choice:
    """A legal move as a person chooses it."""

    text: str
    """The move without its seat, e.g. ``gift B 5``."""
    verb: str
    target: str | None
    cards: list[str]
    amount: int | None
    price: int | None
    """What the move certainly costs the mover, in points or chips; `None` if nothing is certain."""


def seat_letter(seat: int) -> str:
    """A … H."""
    return "ABCDEFGH"[seat]


class Notation:
    """Reads and writes the moves of one game."""

    def __init__(self, verbs: Verbs, deck: Deck) -> None:
        self.verbs = verbs
        self.deck = deck

    def parts(self, m: int) -> dict[str, Any]:
        """The pieces of a move by name: verb (a `Verb`), seat, and target, card, amount where the verb has them."""
        m = int(m)
        verb = self.verbs.all[m & 31]
        pieces: dict[str, Any] = {"verb": verb, "seat": m >> SEAT_SHIFT & 7}
        for argument in verb.arguments:
            if argument == SEAT:
                pieces["target"] = (m >> TARGET_SHIFT & 15) - 1
            elif argument == CARD:
                pieces["card"] = m >> CARDS_SHIFT & (1 << self.deck.bits) - 1
            else:
                pieces["amount"] = m >> AMOUNT_SHIFT & 16383
        return pieces

    def write(self, m: int, *, seat: bool = True) -> str:
        """The canonical text of a move, with or without its seat."""
        pieces = self.parts(m)
        words = [seat_letter(pieces["seat"])] if seat else []
        words.append(pieces["verb"].word)
        for argument in pieces["verb"].arguments:
            if argument == SEAT:
                words.append(seat_letter(pieces["target"]))
            elif argument == CARD:
                words.append(self.deck.text(pieces["card"]))
            else:
                words.append(str(pieces["amount"]))
        return " ".join(words)

    def choice(self, m: int, price: int | None) -> Choice:
        """A move as a `Choice`."""
        pieces = self.parts(m)
        target = pieces.get("target")
        return Choice(
            self.write(m, seat=False),
            pieces["verb"].word,
            None if target is None else seat_letter(target),
            [self.deck.text(pieces["card"])] if "card" in pieces else [],
            pieces.get("amount"),
            price,
        )

    def seat(self, text: str, players: int) -> int:
        """The seat that a letter names. Raises Refused."""
        letter = text.upper()
        if len(letter) == 1 and letter in "ABCDEFGH"[:players]:
            return "ABCDEFGH".index(letter)
        raise Refused("error-seat", seat=text, last=seat_letter(players - 1))

    def read(self, text: str, players: int, seat: int | None = None) -> int:
        """The move that a text names, forgiving about case and spaces; without `seat` the text begins with one.

        Raises Refused if it is not a move of this game at all (whether it is legal now is another matter).
        """
        tokens = text.split()
        if seat is None:
            if not tokens:
                raise Refused("error-move-empty")
            seat = self.seat(tokens[0], players)
            tokens = tokens[1:]
        if not tokens:
            raise Refused("error-move-empty")
        word = tokens[0].lower()
        forms = [(i, v) for i, v in enumerate(self.verbs.all) if v.word == word]
        if not forms:
            raise Refused("error-verb", verb=tokens[0], verbs=", ".join(self.verbs.words))
        fitting = [(i, v) for i, v in forms if len(v.arguments) == len(tokens) - 1]
        if not fitting:
            wanted = " / ".join(" ".join((word, *(f"<{a}>" for a in v.arguments))) for _, v in forms)
            raise Refused("error-arguments", text=" ".join(tokens), wanted=wanted)
        number, form = fitting[0]
        target, card, amount = -1, 0, 0
        for argument, token in zip(form.arguments, tokens[1:], strict=True):
            if argument == SEAT:
                target = self.seat(token, players)
            elif argument == CARD:
                try:
                    card = self.deck.kind(token)
                except KeyError:
                    raise Refused("error-card", card=token, cards=self._cards()) from None
            else:
                if not token.isascii() or not token.isdigit() or len(token) > 5 or int(token) > 16383:
                    raise Refused("error-amount", amount=token)
                amount = int(token)
        return (
            number
            | seat << SEAT_SHIFT
            | (target + 1) << TARGET_SHIFT
            | amount << AMOUNT_SHIFT
            | card << CARDS_SHIFT
        )

    def _cards(self) -> str:
        return f"{self.deck.text(1)} … {self.deck.text(self.deck.kinds - 1)}"
