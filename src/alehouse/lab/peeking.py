"""What can come of a move where much is hidden, without dealing every hand: a hidden card is thought of when a rule looks at it.

Cards that a viewer cannot place are exchangeable: how many of each kind lie in each hidden bag and in the deck is a table with
fixed sums (bag sizes, and the unseen cards of each kind), all arrangements of the cards being equally likely. A move is played by
the plain rules on a table whose hidden bags are empty of knowledge. Where a rule looks how many cards of a kind a bag holds, the
move is taken back and branches there, into every number with its (hypergeometric) chance; where a card is drawn, into every
card. So a draw from a full deck has ten outcomes, however many hands there are, and the chances are exact.

Cells are filled in row by row or column by column (see `_Cells.ask`), because then each has a closed formula.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any, TypeVar

import numpy as np

from alehouse.kit import bag as bags_of_cards
from alehouse.native.dealer import OutOfCards, _from_script

DRAWING = _from_script.__code__
"""Who may look into the deck."""
COUNTING = bags_of_cards.size.__code__
"""Who only asks how many cards lie in a bag, which everybody sees."""

Cell = tuple[int, int]
"""A hidden bag, and a kind of card."""
T = TypeVar("T")


class Peeked(Exception):
    """A rule has looked at a cell that has not been thought of yet."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(cell)
        self.cell = cell


class Entangled(Exception):
    """A rule does with the deck what cannot be followed: a reshuffle, say."""


class TooMuch(Exception):
    """Too much would have to be thought of."""


@dataclass(frozen=True)
class Bag:
    """A hidden bag: its field, where it lies in it, the cards that are known to be there, and how many others are."""

    name: str
    at: tuple[int, ...]
    sure: Sequence[int]
    size: int


class _Cells:
    """The hidden bags of one viewer, and the chances of what is in them."""

    def __init__(self, bags: Sequence[Bag], pool: Sequence[int]) -> None:
        self.bags = bags
        self.pool = pool
        """The unseen cards by kind: those of the bags and of the deck."""
        self.kinds = range(1, len(pool))

    def ask(self, known: Mapping[Cell, int], drawn: Sequence[int], cell: Cell) -> Cell:
        """The cell that has to be filled in next if somebody looks at `cell`.

        Beside whole rows and columns those filled in lie in one row or in one column. Another one may follow if that stays so; if
        not, the row or column is completed first.
        """
        rows, columns = self._open(known)
        touched = [each for each in known if each[0] in rows and each[1] in columns]
        bag, kind = cell
        if all(b == bag for b, _ in touched) or all(k == kind for _, k in touched):
            return cell
        return self._completing(known, touched, rows, columns)

    def _open(self, known: Mapping[Cell, int]) -> tuple[list[int], list[int]]:
        """The bags and the kinds of which not everything is known."""
        bags = range(len(self.bags))
        return (
            [b for b in bags if any((b, k) not in known for k in self.kinds)],
            [k for k in self.kinds if any((b, k) not in known for b in bags)],
        )

    def _completing(
        self, known: Mapping[Cell, int], touched: Sequence[Cell], rows: list[int], columns: list[int]
    ) -> Cell:
        bag, kind = touched[0]
        if all(b == bag for b, _ in touched):
            return next((bag, k) for k in columns if (bag, k) not in known)
        return next((b, kind) for b in rows if (b, kind) not in known)

    def chances(
        self, known: Mapping[Cell, int], drawn: Sequence[int], cell: Cell
    ) -> Iterator[tuple[int, Fraction]]:
        """How many cards there may be in a cell that `ask` has named, each number with its chance."""
        bag, kind = cell
        slots, copies, _ = self._rest(known, drawn)
        touched = [each for each in known if each[0] in slots and each[1] in copies]
        room, there, total = slots[bag], copies[kind], sum(copies.values())
        if all(b == bag for b, _ in touched):
            total -= sum(copies[k] for _, k in touched)
            room -= sum(known[each] for each in touched)
        else:
            total -= sum(slots[b] for b, _ in touched)
            there -= sum(known[each] for each in touched)
        ways = comb(total, there)
        for n in range(max(0, there - (total - room)), min(room, there) + 1):
            yield n, Fraction(comb(room, n) * comb(total - room, there - n), ways)

    def _rest(
        self, known: Mapping[Cell, int], drawn: Sequence[int]
    ) -> tuple[dict[int, int], dict[int, int], int]:
        """Of the bags and kinds that are open: free places, unplaced copies; and the free places of the deck."""
        rows, columns = self._open(known)
        shut = [k for k in self.kinds if k not in columns]
        slots = {b: self.bags[b].size - sum(known[b, k] for k in shut) for b in rows}
        whole = [b for b in range(len(self.bags)) if b not in slots]
        copies = {k: self.pool[k] - drawn.count(k) - sum(known[b, k] for b in whole) for k in columns}
        return slots, copies, sum(copies.values()) - sum(slots.values())

    def draw(self, known: Mapping[Cell, int], drawn: Sequence[int]) -> Cell | list[tuple[int, Fraction]]:
        """The cards that may be drawn from the deck, each with its chance; or a cell that has to be filled in before."""
        rows, columns = self._open(known)
        touched = [each for each in known if each[0] in rows and each[1] in columns]
        if touched:
            return self._completing(known, touched, rows, columns)
        _, copies, free = self._rest(known, drawn)
        lying = {
            k: self.pool[k] - drawn.count(k) - sum(known[b, k] for b in range(len(self.bags)))
            for k in self.kinds
            if k not in copies
        }
        deck, unplaced = free + sum(lying.values()), sum(copies.values())
        chances = [(k, Fraction(n, deck)) for k, n in lying.items()]
        chances += [(k, Fraction(free * n, deck * unplaced)) for k, n in copies.items() if n]
        return [(k, chance) for k, chance in chances if chance]


class _Row:
    """One hidden bag, as far as it has been thought of."""

    def __init__(self, cards: np.ndarray, bag: int, size: int, known: Mapping[Cell, int]) -> None:
        self._cards, self._bag, self._known = cards, bag, known
        self._unknown = size - sum(n for (b, _), n in known.items() if b == bag)

    def _look(self, kind: Any) -> None:
        if not isinstance(kind, int | np.integer):
            raise Peeked(
                next((self._bag, k) for k in range(1, len(self)) if (self._bag, k) not in self._known)
            )
        if kind and (self._bag, int(kind)) not in self._known:
            raise Peeked((self._bag, int(kind)))

    def __len__(self) -> int:
        return len(self._cards)

    def __getitem__(self, kind: Any) -> Any:
        if sys._getframe(1).f_code is COUNTING:
            return self._cards[kind] if kind else self._unknown
        self._look(kind)
        return self._cards[kind]

    def __setitem__(self, kind: Any, n: Any) -> None:
        self._look(kind)
        self._cards[kind] = n

    def __getattr__(self, name: str) -> Any:
        """What is asked of the bag as a whole (`any`, `sum`): then all of it has to be known."""
        self._look(None)
        raise AttributeError(name)


class _Rows:
    """A field of which some seats' bags are hidden."""

    def __init__(
        self, cards: np.ndarray, bags: Mapping[int, tuple[int, int]], known: Mapping[Cell, int]
    ) -> None:
        self._cards, self._bags, self._known = cards, bags, known

    def _row(self, p: Any) -> Any:
        if not isinstance(p, int | np.integer):
            raise Entangled
        row = self._cards[p]
        if int(p) not in self._bags:
            return row
        bag, size = self._bags[int(p)]
        if all((bag, k) in self._known for k in range(1, len(row))):
            return row
        return _Row(row, bag, size, self._known)

    def __len__(self) -> int:
        return len(self._cards)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, tuple):
            return self._row(at[0])[at[1]]
        return self._row(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        if isinstance(at, tuple):
            self._row(at[0])[at[1]] = value
        else:
            self._row(at)[:] = value


class _Deck:
    """The deck: only whoever draws from it may look, and nothing may be put back."""

    def __init__(self, cards: np.ndarray) -> None:
        self._cards = cards
        self.asked = False
        """Whether a card has been asked for and not been given."""
        self.drawn: list[int] = []

    def _drawing(self) -> None:
        if sys._getframe(2).f_code is not DRAWING:
            raise Entangled

    def __len__(self) -> int:
        return len(self._cards)

    def __getitem__(self, kind: Any) -> Any:
        self._drawing()
        self.asked = True
        return self._cards[kind]

    def __setitem__(self, kind: Any, n: Any) -> None:
        self._drawing()
        self.asked = False
        self.drawn.append(int(kind))
        self._cards[kind] = n


class _Table:
    """A table's record whose hidden bags are thought of when somebody looks."""

    def __init__(self, state: np.ndarray, fields: dict[str, Any]) -> None:
        object.__setattr__(self, "_state", state)
        object.__setattr__(self, "_hidden", frozenset(fields))
        object.__setattr__(self, "_fields", fields)

    def __getattr__(self, name: str) -> Any:
        found = self._fields.get(name)
        if found is None:
            if name == "dtype":
                return self._state.dtype
            found = self._fields[name] = self._state[name]
        if name in self._hidden:
            return found
        return found[0]

    def __setattr__(self, name: str, value: Any) -> None:
        if name in self._hidden:
            raise Entangled
        self._state[name] = value


def think(
    view: np.ndarray,
    bags: Sequence[Bag],
    pool: Sequence[int],
    dealer: np.ndarray,
    script: Callable[[np.ndarray, Sequence[int]], None],
    possible: Callable[[Any], bool],
    work: Callable[[Any, np.ndarray], T],
    limit: int,
    *,
    shuffles: bool = False,
) -> list[tuple[Fraction, T]]:
    """Every way in which `work` can turn out on a table of which a viewer sees `view` (shape (1,)); the chances sum to 1.

    `work` gets a table like a NumPy record, and the dealer, to which `script` gives the draws (see `SCRIPT_ALL`). With `shuffles`
    nothing is hidden (there are no `bags`), and the deck may be looked at and filled up. Raises Entangled if the work
    cannot be followed, and TooMuch if it has to be begun more than `limit` times (so many
    draws that they could branch more often are not followed, either).
    """
    cells = _Cells(bags, pool)
    hidden = {bag.name for bag in bags}
    waiting: list[tuple[Fraction, dict[Cell, int], tuple[int, ...], int]] = [(Fraction(1), {}, (), 1)]
    found: list[tuple[Fraction, T]] = []
    begun = 0
    while waiting:
        chance, known, draws, wide = waiting.pop()
        begun += 1
        if begun + len(waiting) > limit or wide > limit:
            raise TooMuch
        state = view.copy()
        record = state[0]
        deck = _deck_of(record, bags, pool, known)
        fields: dict[str, Any] = {} if shuffles else {"deck": deck}
        for name in hidden:
            rows = {bag.at: i for i, bag in enumerate(bags) if bag.name == name}
            cards = record[name]
            if () in rows:
                i = rows[()]
                if any((i, k) not in known for k in cells.kinds):
                    fields[name] = _Row(cards, i, bags[i].size, known)
            else:
                fields[name] = _Rows(cards, {at[0]: (i, bags[i].size) for at, i in rows.items()}, known)
        script(dealer, draws)
        table = _Table(state, fields)
        try:
            if possible(table):
                found.append((chance, work(table, dealer)))
        except Peeked as peeked:
            cell = cells.ask(known, deck.drawn, peeked.cell)
        except OutOfCards:
            if not deck.asked:
                weights = [int(w) for w in dealer["weights"][0][: int(dealer["outcomes"][0])]]
                outcomes = [(k, Fraction(w, sum(weights))) for k, w in enumerate(weights) if w]
                wide *= len(outcomes)
                waiting += [(chance * each, known, (*draws, k), wide) for k, each in reversed(outcomes)]
                continue
            next_ = cells.draw(known, deck.drawn)
            if isinstance(next_, list):
                wide *= len(next_)
                waiting += [(chance * each, known, (*draws, k), wide) for k, each in reversed(next_)]
                continue
            cell = next_
        else:
            continue
        for n, each in cells.chances(known, deck.drawn, cell):
            waiting.append((chance * each, known | {cell: n}, draws, wide))
    total = sum(each for each, _ in found)
    return [(each / total, what) for each, what in found]


def _deck_of(record: Any, bags: Sequence[Bag], pool: Sequence[int], known: Mapping[Cell, int]) -> _Deck:
    """Write what is known into a record; its deck holds all unseen cards that are not known to lie elsewhere."""
    left = list(pool)
    for i, bag in enumerate(bags):
        cards = record[bag.name][bag.at] if bag.at else record[bag.name]
        cards[0] = 0
        for k in range(1, len(left)):
            n = known.get((i, k), 0)
            cards[k] = bag.sure[k] + n
            left[k] -= n
    record["deck"][:] = left
    return _Deck(record["deck"])
