"""Fair samples of what a seat cannot see (how they are drawn: `alehouse.native.sampling`)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from alehouse.game import Game
from alehouse.layout import NO_ONE, OWNER, SEATS

WORDS = {"stack": 1, "line": 2}


@dataclass(frozen=True)
class Cells:
    """Where a game keeps its cards, as arrays for the compiled sampler."""

    cells: np.ndarray
    """A row for each field that holds cards: byte offset, one for each seat? (for words: how many there are), word (1 a stack, 2 a line), hidden (0 from nobody,
    1 from all but the owner, 2 from everybody), byte offset of the older part (-1: none), byte offset of what each seat
    has given to another's hand (-1: none), of what everybody knows to be in it (-1: none), and of the seats whose hands
    hold no two cards of a kind (-1: none). The deck is the last row."""
    known: np.ndarray
    """Byte offsets of `reshuffled`, `drawn`, `sunk`, `receiver` and `full`, or -1."""
    deck: np.ndarray
    """How many cards of each kind there are."""


@cache
def cells_of(game: Game) -> Cells:
    """The sampler's description of a game."""
    layout = game.layout
    offsets = {name: entry[1] for name, entry in (layout.dtype.fields or {}).items()}
    rows = []
    for name, field in layout.fields.items():
        if field.cards:
            hidden = 2 if field.seen_by == NO_ONE else int(field.seen_by == OWNER)
            older = offsets[field.older] if field.older else -1
            given = offsets[field.given] if field.given else -1
            captured = offsets[field.known] if field.known else -1
            distinct = offsets[field.distinct] if field.distinct else -1
            if field.distinct and (field.older or field.given or field.known):
                raise TypeError(f"{name}: hands of different cards of which more is known cannot be sampled")
            rows.append(
                (
                    name == "deck",
                    offsets[name],
                    (SEATS if field.per_seat else 1) * (field.lines or 1)
                    if field.kind in WORDS
                    else field.per_seat,
                    WORDS.get(field.kind, 0),
                    hidden,
                    older,
                    given,
                    captured,
                    distinct,
                )
            )
    rows.sort(key=lambda row: row[0])
    known = [offsets.get(name, -1) for name in ("reshuffled", "drawn", "sunk", "receiver", "full")]
    return Cells(
        np.array([row[1:] for row in rows], np.int64),
        np.array(known, np.int64),
        np.array(layout.deck_of_cards.counts, np.int64),
    )


def sample(game: Game, view: np.ndarray, seat: int, dealer: np.ndarray) -> np.ndarray:
    """A full state (shape (1,)) drawn fairly from those that look to `seat` (or `SPECTATOR`) as `view` does.

    `view` comes from `layout.view`; `dealer` supplies the chance and must not be the table's own.
    """
    state = view.copy()
    cells = cells_of(game)
    rules = game.entries
    rules.loops.gather(
        state.view(np.int64).reshape(1, -1),
        view.view(np.int64),
        seat,
        cells.cells,
        cells.known,
        cells.deck,
        dealer,
        rules.possible,
    )
    return state
