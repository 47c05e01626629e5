"""A sample of the hidden cards keeps the view, is as likely as it should be, and does vary."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from alehouse.dealer import new_dealer
from alehouse.deals import sample
from alehouse.game import Game
from alehouse.laws.exact import Worlds, consistent_deals, knowledge, without_others_memory
from alehouse.laws.fault import Fault
from alehouse.laws.playing import Manner, played, somewhere
from alehouse.laws.settings import Setting, fitting, some_settings
from alehouse.laws.soundness import impossible, unsound
from alehouse.laws.worlds import (
    Viewer,
    hidden_bags,
    holds_hidden_cards,
    named,
    placed_cards,
    seen,
    view_bytes,
    viewers,
)
from alehouse.layout import SPECTATOR
from alehouse.table import Table

Sampler = Callable[[Game, np.ndarray, Viewer, np.ndarray], np.ndarray]

BOUND = 4.5
"""Once in 300,000 positions by mere chance; the seeds are fixed, so a sampler passes always or never."""
HINT = (
    "samples follow from the declaration: a bag that is hidden says so with seen_by, and what seats know of it beside that stands "
    "in `known`, `given`, `distinct`, `older`, or in `possible`"
)


def placed(game: Game, state: Any) -> bytes:
    """Where all cards of a state are, and since when: what a sample decides."""
    names = [name for name, field in game.layout.fields.items() if field.cards]
    names += [field.older for field in game.layout.fields.values() if field.older]
    return b"".join(np.asarray(state[name]).tobytes() for name in names)


def samples_keep_the_view(setting: Setting) -> Iterator[Fault]:
    """Byte for byte, and each is a full state in which nothing is lost."""
    game, table = setting.game, somewhere(setting, 120)
    if unsound(game, setting.options, table.state):
        return
    if _reshuffled_into_hands(table):
        yield Fault(
            "samples",
            "the deck has been reshuffled while seats hold hidden cards, and nothing tells older cards from newer ones: declare "
            "hands with `older` (see `kit.down.DownCards`), or do not reshuffle before hands are laid down",
            table.record().text(),
        )
        return
    dealer = new_dealer(setting.seed)
    for viewer in viewers(setting.players):
        sight = seen(table, viewer).view
        before = sight.tobytes()
        for _ in range(3):
            full = sample(game, sight, viewer, dealer)
            words = [fault.words for fault in unsound(game, setting.options, full[0], sampled=True)]
            if sight.tobytes() != before or view_bytes(game, full, viewer) != before:
                words.append("it looks different from what was seen")
            if words:
                yield Fault(
                    "samples",
                    f"a sample for {named(viewer)}: {'; '.join(words)}. {HINT}",
                    table.record().text(),
                )
                return


def _reshuffled_into_hands(table: Table) -> bool:
    """Whether hidden cards without `older` have stayed in a hand while the deck was reshuffled."""
    game, whole = table.game, table.laid_open()
    if any(field.older for field in game.layout.fields.values()):
        return False
    hands = [
        (name, at)
        for name, field, at in hidden_bags(game, len(table.seats), SPECTATOR)
        if field.cards and field.per_seat and field.show == "hand"
    ]
    states = [*(step.view[0] for step in whole.story), whole.state]
    for number in range(1, whole.made + 1):
        before, after = states[number - 1], states[number]
        if int(before["hand"]) == int(after["hand"]) and any(
            game.event_names[row[0]] == "reshuffled" for row in whole.announced(number)
        ):
            return any(np.minimum(before[name][at], after[name][at]).any() for name, at in hands)
    return False


def unfairness(
    game: Game, table: Table, worlds: Worlds, viewer: Viewer, sampler: Sampler, count: int
) -> float:
    """How far samples are from the exact probabilities: chi-square as a normal deviate (Wilson and Hilferty, 1931)
    of `count` samples, or more if there are many deals; infinitely far if one is not among the consistent deals.
    """
    exact: Counter[bytes] = Counter()
    for state, weight in worlds.items():
        exact[placed(game, np.frombuffer(state, game.layout.dtype)[0])] += weight  # type: ignore[assignment]
    total = sum(exact.values())
    count = max(count, 10 * len(exact))  # fewer would tell nothing about any one deal
    sight = seen(table, viewer).view
    dealer = new_dealer(f"fair {table.moves}")
    found = Counter(placed(game, sampler(game, sight, viewer, dealer)[0]) for _ in range(count))
    if set(found) - set(exact):
        return float("inf")
    square, cells, rest, rest_found = 0.0, 0, 0.0, 0
    for key, weight in exact.items():
        expected = weight / total * count
        if expected < 8:
            rest += expected
            rest_found += found[key]
        else:
            square += (found[key] - expected) ** 2 / expected
            cells += 1
    if rest > 0:
        square += (rest_found - rest) ** 2 / max(rest, 1.0)
        cells += 1
    if cells < 2:
        return 0.0
    spread = 2 / (9 * (cells - 1))
    return float(((square / (cells - 1)) ** (1 / 3) - 1 + spread) / spread**0.5)


def large_hands(game: Game) -> bool:
    """Whether seats hold so many hidden cards that no position is small."""
    n = game.min_players
    state = Table(game.name, n, fitting(game, n, {}), seed="hands").state
    return (
        sum(int(state[name][at].sum()) for name, field, at in hidden_bags(game, n, 0) if field.per_seat) >= 12
    )


def small_position_of(setting: Setting) -> tuple[Table, Worlds, Viewer] | None:
    """A small position with more than one consistent deal, for a viewer of any kind, if the setting leads to one."""
    game, chance = setting.game, random.Random(setting.manner)
    table = played(setting, chance.choice([0, 1, 2, 4, 8, 16]))
    viewer = chance.choice(viewers(setting.players))
    known = (
        None
        if table.over
        else knowledge(table, viewer, Manner(game, setting.manner), chance.choice([0, 1, 2, 3, 4, 5]))
    )
    return (*known, viewer) if known is not None and len(known[1]) > 1 else None


def small_positions(game: Game, most: int) -> Iterator[tuple[Table, Worlds, Viewer]]:
    """Small positions with more than one consistent deal, for viewers of all kinds, at most so many."""
    found = 0
    for number in range(most * 5):
        for setting in some_settings(game, 1, number):
            if position := small_position_of(setting):
                yield position
                found += 1
                if found == most:
                    return


def samples_are_fair(setting: Setting, count: int = 1000) -> Iterator[Fault]:
    """In a small position every deal comes as often as it should."""
    position = small_position_of(setting)
    if position is None:
        return
    table, worlds, viewer = position
    far = unfairness(setting.game, table, worlds, viewer, sample, count)
    if far > BOUND:
        yield Fault(
            "samples",
            f"samples for {named(viewer)} are {far:.1f} standard deviations away from the {len(worlds)} deals that can be. {HINT}",
            table.record().text(),
        )


def without_hidden_hands(setting: Setting) -> Iterator[Fault]:
    """Where only the deck is hidden there is one consistent state, and the sample is it."""
    game, table = setting.game, played(setting, 30)
    for viewer in viewers(setting.players):
        full = sample(game, seen(table, viewer).view, viewer, new_dealer("one"))
        whole = table.laid_open().view
        if full.tobytes() != whole.tobytes() or list(consistent_deals(game, whole, viewer, 10) or {}) != [
            whole.tobytes()
        ]:
            yield Fault(
                "samples",
                f"{named(viewer)} sees all cards, and a sample is another state. {HINT}",
                table.record().text(),
            )
            return


def shuffled(game: Game, state: np.ndarray, viewer: Viewer, chance: np.random.Generator) -> np.ndarray | None:
    """A state with all cards that the viewer cannot place dealt again, if that is possible: the plainest sampler."""
    bags = [bag for bag in hidden_bags(game, int(state["players"][0]), viewer) if bag[1].cards]
    stay = [placed_cards(game, field, state[0], viewer, at) for _, field, at in bags]
    free = [state[name][0][at] - kept for (name, _, at), kept in zip(bags, stay, strict=True)]
    pool = np.repeat(np.arange(game.deck.kinds), sum(free, np.zeros(game.deck.kinds, np.int64)))
    chance.shuffle(pool)
    other = without_others_memory(game, state, viewer)
    begin = 0
    for (name, _, at), kept, bag in zip(bags, stay, free, strict=True):
        end = begin + int(bag.sum())
        other[name][0][at] = kept + np.bincount(pool[begin:end], minlength=game.deck.kinds)
        begin = end
    return None if impossible(game, other[0]) else other


def difference(ours: np.ndarray, theirs: np.ndarray) -> float:
    """The largest difference of the mean counts of a kind, and of pairs of that kind, in standard deviations."""
    most, a, b = 0.0, ours.astype(float), theirs.astype(float)
    for one, two in ((a, b), (a * (a - 1), b * (b - 1))):
        spread = (one.var(0) + 1e-3) / len(one) + (two.var(0) + 1e-3) / len(two)
        most = max(most, float((np.abs(one.mean(0) - two.mean(0)) / spread**0.5)[1:].max()))
    return most


def samples_are_like_shuffled_cards(setting: Setting, count: int = 250) -> Iterator[Fault]:
    """Beside small positions in any others: how many cards of a kind lie in a bag is distributed as among deals by
    plain shuffling, of which the impossible ones are struck off. (After a reshuffle within a hand it is not so simple.)
    """
    game, chance = setting.game, np.random.default_rng(setting.manner)
    table = played(setting, setting.manner % 25)
    if table.over or any(e["event"] == "reshuffled" for e in table.laid_open().events()):
        return
    viewer = int(chance.integers(-1, setting.players))
    whole = table.laid_open().view
    plain = [other for _ in range(4 * count) if (other := shuffled(game, whole, viewer, chance)) is not None][
        :count
    ]
    if len(plain) < count // 4:
        return
    sight, dealer = seen(table, viewer).view, new_dealer(setting.seed)
    fair = [sample(game, sight, viewer, dealer) for _ in range(count)]
    for name, field, at in hidden_bags(game, setting.players, viewer):
        if field.cards:
            ours, theirs = (np.array([s[name][0][at] for s in found]) for found in (fair, plain))
            if (far := difference(ours, theirs)) > 5.5:
                yield Fault(
                    "samples",
                    f"{name} in samples for {named(viewer)} is {far:.1f} standard deviations away from shuffled cards. {HINT}",
                    table.record().text(),
                )


def nothing_hidden(game: Game) -> str | None:
    """Why there is nothing to sample, if so."""
    return None if holds_hidden_cards(game) else "seats hold no cards that others may not see"


def something_hidden(game: Game) -> str | None:
    """Why not every sample is the truth, if so."""
    return "seats hold cards that others may not see" if holds_hidden_cards(game) else None


def no_small_positions(game: Game) -> str | None:
    """Why no position can be compared with its exact chances, if so."""
    return nothing_hidden(game) or (
        "hands are so large that no position is small" if large_hands(game) else None
    )
