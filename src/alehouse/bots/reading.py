"""What a hand has told a seat, and which deals that makes likely (how they are weighed: `alehouse.native.reading`)."""

from __future__ import annotations

import time
from functools import cache

import numpy as np

from alehouse.deals import cells_of
from alehouse.game import Game
from alehouse.layout import NO_ONE, OWNER
from alehouse.moves import CARD
from alehouse.native.reading import ALL_BUT_CARD, SEEN, UNSEEN
from alehouse.seen import Seen, Step

GOLDEN = (5**0.5 - 1) / 2
CHUNK = 25
"""Deals between two looks at the clock."""
DISTINCT = 0.1
"""Of the deals so many must count (1 / Σ share²); otherwise weights are evened out until they do."""


@cache
def bags_of(game: Game) -> np.ndarray:
    """For each place that events name: byte offset, one for each seat?, and whether it is a hidden bag.

    1: its owner sees it, 2: nobody does, 0: not hidden, or no bag.
    """
    layout = game.layout
    offsets = {name: entry[1] for name, entry in (layout.dtype.fields or {}).items()}
    names = game.place_names
    rows = np.zeros((len(names), 3), np.int64)
    for at, name in enumerate(names):
        field = layout.fields.get(name or "")
        if field is not None and field.kind == "bag":
            hidden = {OWNER: 1, NO_ONE: 2}.get(field.seen_by, 0)
            rows[at] = offsets[field.name], field.per_seat, hidden
    return rows


def told(game: Game, story: list[Step]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The moves of a hand as arrays: views (a row of 64-bit words each), steps and events."""
    views = np.array([step.view.view(np.int64) for step in story])
    rows, steps = [], np.zeros((len(story), 4), np.int64)
    for i, step in enumerate(story):
        rows += step.events
        kind = SEEN
        if step.move is None:
            kind = UNSEEN
        elif step.secret:
            kind = ALL_BUT_CARD if CARD in game.notation.verb(step.move).arguments else UNSEEN
        steps[i] = step.mover, step.move or 0, kind, len(rows)
    return views, steps, np.array(rows, np.int64).reshape(-1, 8)


def drawn_anew(deals: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """As many deals, drawn from `deals` by the logarithms of their weights (evened out if only few would count)."""
    weights = weights - weights.max()
    power = 1.0
    while True:
        share = np.exp(power * weights)
        share /= share.sum()
        if 1 / np.sum(share**2) >= DISTINCT * len(deals):
            break
        power *= 0.7
    # Evenly spread, and any first part of them too.
    places = np.arange(1, len(deals) + 1) * GOLDEN % 1
    chosen: np.ndarray = deals[np.minimum(np.searchsorted(np.cumsum(share), places), len(deals) - 1)]
    return chosen


def likely_deals(seen: Seen, dealer: np.ndarray, number: int, until: float | None = None) -> np.ndarray:
    """At most `number` deals of what a seat cannot see, drawn by how likely they make what the others have chosen.

    Shape (deals, 64-bit words of a table). With nothing to go by they are fair samples. At the time `until` (on the clock of
    `time.perf_counter`) no more are drawn, though some are in any case.
    """
    game, seat, story = seen.game, seen.viewer, seen.hand_story
    words, cells, rules = seen.view.view(np.int64), cells_of(game), game.entries
    deals = np.zeros((number, len(words)), np.int64)
    weights = np.zeros(number)
    read_all = any(step.mover != seat and step.move is not None for step in story)
    if read_all:
        views, steps, events = told(game, story)
    done = 0
    while done < number and (done == 0 or until is None or time.perf_counter() < until):
        some = slice(done, min(done + CHUNK, number))
        rules.loops.gather(
            deals[some],
            words,
            seat,
            cells.cells,
            cells.known,
            cells.deck,
            dealer,
            rules.possible,
        )
        if read_all:
            rules.loops.read(
                deals[some],
                seat,
                views,
                steps,
                events,
                bags_of(game),
                game.deck.kinds,
                dealer,
                weights[some],
                rules.choices,
                rules.advise,
            )
        done = some.stop
    return drawn_anew(deals[:done], weights[:done]) if read_all else deals[:done]
