"""How moves are written: exactly one text form for each (what they are: `alehouse.native.moves`).

The text is ``SEAT VERB [arguments]``, e.g. ``B gift A 5``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from alehouse.decks import Deck
from alehouse.layout import LETTERS
from alehouse.native.moves import AMOUNT_SHIFT, CARDS_SHIFT, SEAT_SHIFT, TARGET_SHIFT
from alehouse.refused import Refused

ANY_CARDS = "…"
"""What a menu writes for cards that are still to be named."""

SEAT, CARD, CARDS, ORDER, AMOUNT, RANK = "seat", "card", "cards", "order", "amount", "rank"
ARGUMENTS = (SEAT, CARD, CARDS, ORDER, AMOUNT, RANK)
MOST_VERBS = 32


class Said(str):
    """A word that stands in a move as it is: see `said`."""


def said(word: str) -> Said:
    """A word of a verb that is said as it stands, as in ``bet none``."""
    return Said(word)


@dataclass(frozen=True)
class Verb:
    """Something a player may do: the word for it and what must be said with it."""

    word: str
    arguments: tuple[str, ...] = ()
    secret: bool = False
    """Whether the move's words are for its mover alone; what others may know of it, events tell them."""

    @property
    def literal(self) -> str | None:
        """The argument that is a word of its own (``none`` in ``bet none``), if there is one."""
        return next((str(a) for a in self.arguments if isinstance(a, Said)), None)

    @property
    def forms(self) -> str:
        """How the verb is written, with its arguments in angle brackets."""
        shown = [a if a == self.literal else f"<{a}>" for a in self.arguments]
        return " ".join((self.word, *shown))

    def takes(self, tokens: list[str]) -> bool:
        """Whether these words can be its arguments, as far as their number and its literal words go."""
        several = CARDS in self.arguments or ORDER in self.arguments
        fixed = len(self.arguments) - several
        if not (len(tokens) > fixed if several else len(tokens) == fixed):
            return False
        return self.literal is None or tokens[self.arguments.index(self.literal)].lower() == self.literal


class Verbs:
    """A game's verbs, numbered in order; unpack it to name the numbers. Two verbs may share a word if they take
    different arguments (``fold`` and ``fold B 3``).
    """

    def __init__(self, *verbs: Verb | str) -> None:
        self.all = tuple(verb(v) if isinstance(v, str) else v for v in verbs)
        if not 0 < len(self.all) <= MOST_VERBS:
            raise TypeError(f"a game has from 1 to {MOST_VERBS} verbs, not {len(self.all)}")

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.all)))

    @cached_property
    def words(self) -> list[str]:
        """The words, each once."""
        return list(dict.fromkeys(v.word for v in self.all))


def verb(word: str, *arguments: str, secret: bool = False) -> Verb:
    """Declare a verb; arguments are `SEAT`, `CARD`, `AMOUNT`, `RANK` or words as they stand (`said`), as they are written.

    For one or more cards `CARDS` (any order, written in ascending order) or `ORDER` (in the order that is meant)
    stands last. A `RANK` is an amount that is said of a card. `secret`: nobody else gets to read the move.
    Raises TypeError for any other argument.
    """
    for at, argument in enumerate(arguments, 1):
        if argument not in ARGUMENTS and not isinstance(argument, Said):
            raise TypeError(
                f"verb {word}: {argument!r} is no argument; there are {', '.join(ARGUMENTS)},"
                f" and said({argument!r}) for a word as it stands"
            )
        if argument in (CARDS, ORDER) and at < len(arguments):
            raise TypeError(f"verb {word}: {argument} has to stand last")
    return Verb(word, arguments, secret)


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
    word: str | None = None
    """The literal argument, e.g. ``none``."""
    makes: str | None = None
    """The word for what the cards make together, e.g. ``full-house``."""
    strength: int | None = None
    """How strong that is: more is better."""
    open: int = 0
    """How many cards are still to be named in place of the ``…`` in the text."""


def seat_letter(seat: int) -> str:
    """A … H."""
    return LETTERS[seat]


class Notation:
    """Reads and writes the moves of one game."""

    def __init__(self, verbs: Verbs, deck: Deck) -> None:
        self.verbs = verbs
        self.deck = deck

    def verb(self, m: int) -> Verb:
        """The verb of a move."""
        return self.verbs.all[int(m) & 31]

    def parts(self, m: int) -> dict[str, Any]:
        """The pieces of a move by name: verb (a `Verb`), seat, and target, cards, amount where the verb has them."""
        m = int(m)
        verb = self.verb(m)
        pieces: dict[str, Any] = {"verb": verb, "seat": m >> SEAT_SHIFT & 7}
        for argument in verb.arguments:
            if argument == SEAT:
                pieces["target"] = (m >> TARGET_SHIFT & 15) - 1
            elif argument in (CARD, CARDS, ORDER):
                pieces["cards"] = self._cards_in(m >> CARDS_SHIFT)
            elif argument in (AMOUNT, RANK):
                pieces["amount"] = m >> AMOUNT_SHIFT & 16383
        return pieces

    def _cards_in(self, word: int) -> list[int]:
        kinds = []
        while word:
            kinds.append(word & (1 << self.deck.bits) - 1)
            word >>= self.deck.bits
        return kinds

    def write(self, m: int, *, seat: bool = True) -> str:
        """The canonical text of a move, with or without its seat."""
        pieces = self.parts(m)
        words = [seat_letter(pieces["seat"])] if seat else []
        words.append(pieces["verb"].word)
        for argument in pieces["verb"].arguments:
            if argument == SEAT:
                words.append(seat_letter(pieces["target"]))
            elif argument in (CARD, CARDS, ORDER):
                words += map(self.deck.text, pieces["cards"]) if pieces["cards"] else [ANY_CARDS]
            elif argument in (AMOUNT, RANK):
                words.append(str(pieces["amount"]))
            else:
                words.append(argument)
        return " ".join(words)

    def choice(
        self, m: int, price: int | None, makes: str | None = None, strength: int | None = None, open: int = 0
    ) -> Choice:
        """A move as a `Choice`."""
        pieces = self.parts(m)
        target = pieces.get("target")
        return Choice(
            self.write(m, seat=False),
            pieces["verb"].word,
            None if target is None else seat_letter(target),
            [self.deck.text(kind) for kind in pieces.get("cards", [])],
            pieces.get("amount"),
            price,
            pieces["verb"].literal,
            makes,
            strength,
            open,
        )

    def named(self, texts: Iterable[str], players: int) -> list[Choice]:
        """The moves that texts without their seat name, each once; what is no whole move of this game (``pitch …``) is left out."""
        found = []
        for text in dict.fromkeys(texts):
            try:
                found.append(self.choice(self.read(text, players, 0), None))
            except Refused:
                continue
        return found

    def is_open(self, m: int) -> bool:
        """Whether a move of the menu stands for all that name cards in its place (too many to list)."""
        return "cards" in (pieces := self.parts(m)) and not pieces["cards"]

    def opened(self, m: int) -> int:
        """The move of the menu that stands for a move which names cards."""
        return int(m) & (1 << CARDS_SHIFT) - 1

    def seat(self, text: str, players: int) -> int:
        """The seat that a letter names. Raises Refused."""
        letter = text.upper()
        if len(letter) == 1 and letter in LETTERS[:players]:
            return LETTERS.index(letter)
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
        fitting = [(i, v) for i, v in forms if v.takes(tokens[1:])]
        if not fitting:
            wanted = " / ".join(v.forms for _, v in forms)
            raise Refused("error-arguments", text=" ".join(tokens), wanted=wanted)
        # A literal word is a closer fit than a seat or a card in its place.
        number, form = next(((i, v) for i, v in fitting if v.literal), fitting[0])
        target, cards, amount = -1, 0, 0
        for at, argument in enumerate(form.arguments, 1):
            token = tokens[at]
            if argument == SEAT:
                target = self.seat(token, players)
            elif argument == CARD:
                cards = self._card(token)
            elif argument == CARDS:
                cards = self._packed(sorted(map(self._card, tokens[at:])))
            elif argument == ORDER:
                cards = self._packed([self._card(token) for token in tokens[at:]])
            elif argument in (AMOUNT, RANK):
                if not token.isascii() or not token.isdigit() or len(token) > 5 or int(token) > 16383:
                    raise Refused("error-amount", amount=token)
                amount = int(token)
        return (
            number
            | seat << SEAT_SHIFT
            | (target + 1) << TARGET_SHIFT
            | amount << AMOUNT_SHIFT
            | cards << CARDS_SHIFT
        )

    def _card(self, token: str) -> int:
        try:
            return self.deck.kind(token)
        except KeyError:
            cards = f"{self.deck.text(1)} … {self.deck.text(self.deck.kinds - 1)}"
            raise Refused("error-card", card=token, cards=cards) from None

    def _packed(self, kinds: list[int]) -> int:
        """Several cards in one word, the first lowest."""
        most = (63 - CARDS_SHIFT) // self.deck.bits
        if len(kinds) > most:
            raise Refused("error-too-many-cards", most=most, cards=len(kinds))
        return sum(kind << at * self.deck.bits for at, kind in enumerate(kinds))


REMEMBERED = 20_000


class QuickNotation(Notation):
    """A notation that remembers what it has read and written: a game is played in few words, said again and again.

    What it remembers tells of hidden cards and sealed choices: it is for tables, and for nobody who is given a `Seen`.
    """

    def __init__(self, verbs: Verbs, deck: Deck) -> None:
        super().__init__(verbs, deck)
        self._written: dict[tuple[int, bool], str] = {}
        self._read: dict[tuple[str, int, int | None], int] = {}

    def write(self, m: int, *, seat: bool = True) -> str:
        """See `Notation.write`."""
        text = self._written.get((m, seat))
        if text is None:
            text = super().write(m, seat=seat)
            _keep(self._written, (m, seat), text)
        return text

    def read(self, text: str, players: int, seat: int | None = None) -> int:
        """See `Notation.read`."""
        m = self._read.get((text, players, seat))
        if m is None:
            m = super().read(text, players, seat)
            _keep(self._read, (text, players, seat), m)
        return m


def _keep(cache: dict[Any, Any], key: Any, value: Any) -> None:
    """Remember a value, but not more of them than fit into some megabytes."""
    if len(cache) >= REMEMBERED:
        cache.clear()
    cache[key] = value
