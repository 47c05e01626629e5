"""Exact knowledge in small positions: every deal that agrees with what a seat has seen, with its probability.

An independent check of the sampler: the deals of a position are enumerated as physical cards, every further move is
played in each of them with every card that could come, and those that do not look like the truth are struck off.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import comb

import numpy as np

from alehouse.dealer import give_script, new_dealer
from alehouse.game import Game
from alehouse.laws.playing import Manner, completed, menu_of, played_move, stands_in, with_state
from alehouse.laws.soundness import impossible, private_numbers, sealed_fields
from alehouse.laws.worlds import Viewer, hidden_bags, placed_cards, seen_cards
from alehouse.layout import view
from alehouse.moves import CARD, CARDS, ORDER
from alehouse.native.dealer import SCRIPT_ALL, ImpossibleCard, OutOfCards
from alehouse.native.moves import CARDS_SHIFT, SEAT_SHIFT
from alehouse.table import Table

Worlds = dict[bytes, float]
"""Full states with their (unnormalised) probabilities."""


def small_position(table: Table, viewer: Viewer, chance: random.Random) -> Table | None:
    """The table's position with nearly all cards of the deck, and hidden cards that no zone shows, on the pile.

    The hidden hands are made to consist of few kinds in some of the positions. `None` if the game has no deck and pile,
    if there was a reshuffle (then old knowledge is not gone), or others have chosen something in secret.
    """
    game, layout = table.game, table.layout
    piles = [n for n, f in layout.fields.items() if f.show == "pile" and f.kind == "bag" and not f.per_seat]
    if not piles or "left" not in layout.fields or "deck" not in layout.fields:
        return None
    if any(event["event"] in ("reshuffled", "redeal") for event in table.laid_open().events()):
        return None
    if any(
        int(table.state[name][p])
        for name in sealed_fields(game)
        for p in range(len(table.seats))
        if p != viewer
    ):
        return None
    state = without_others_memory(game, table.laid_open().view, viewer)
    pile = state[piles[0]][0]
    for name, field in layout.fields.items():
        if field.cards and field.per_seat and field.show is None and field.older:
            pile += state[name][0].sum(0).astype(np.int8)
            state[name] = 0
            state[field.older] = 0
    left, burnt = chance.choice([0, 0, 0, 1, 2]), chance.choice([0, 1, 2])
    if "burns" in layout.fields:
        burnt = min(burnt, int(state["burns"][0]))
    while int(state["deck"][0].sum()) > left + burnt:
        k = chance.choice([k for k, n in enumerate(state["deck"][0]) for _ in range(int(n))])
        state["deck"][0][k] -= 1
        pile[k] += 1
    if chance.random() < 0.7:
        _exchange(game, state, viewer, pile, chance)
    total = int(state["deck"][0].sum())
    state["left"] = total
    if "burnt" in layout.fields:
        state["left"], state["burnt"] = min(left, total), total - min(left, total)
    return with_state(table, state)


def without_others_memory(game: Game, state: np.ndarray, viewer: Viewer) -> np.ndarray:
    """A state without what other seats know of their own cards beside what these are, and of cards they have given."""
    other = state.copy()
    given = [field.given for field in game.layout.fields.values() if field.given]
    for name in [*private_numbers(game), *given]:
        for p in range(int(state["players"][0])):
            if p != viewer:
                other[name][0][p] = 0
    return other


def _exchange(game: Game, state: np.ndarray, viewer: Viewer, pile: np.ndarray, chance: random.Random) -> None:
    """Exchange hidden cards for cards of the pile so that they are of few kinds, as far as that is possible."""
    players = int(state["players"][0])
    few = chance.sample(range(game.deck.kinds // 2, game.deck.kinds), 2)
    for name, field, at in hidden_bags(game, players, viewer):
        if not field.cards or field.older or name == "deck":
            continue
        bag = state[name][0][at]
        free = bag - placed_cards(game, field, state[0], viewer, at)
        for k in range(1, game.deck.kinds):
            for _ in range(int(free[k]) if k not in few else 0):
                other = chance.choice(few)
                if not pile[other]:
                    continue
                for put, take in ((other, k), (k, other)):
                    bag[put] += 1
                    pile[put] -= 1
                    bag[take] -= 1
                    pile[take] += 1
                    if not impossible(game, state[0]):
                        break


def consistent_deals(game: Game, state: np.ndarray, viewer: Viewer, most: int) -> Worlds | None:
    """Every full state with the viewer's view, weighted by the number of ways to deal it with physical cards.

    `None` if there are more than `most`.
    """
    players = int(state["players"][0])
    bags = [(name, at) for name, field, at in hidden_bags(game, players, viewer) if field.cards]
    bags.sort(key=lambda bag: bag[0] == "deck")
    unseen: np.ndarray = sum(
        (state[name][0][at].astype(np.int64) for name, at in bags), np.zeros(game.deck.kinds, np.int64)
    )
    worlds: Worlds = {}
    blank = without_others_memory(game, state, viewer)
    placed = {
        (name, at): placed_cards(game, field, state[0], viewer, at)
        for name, field, at in hidden_bags(game, players, viewer)
        if field.cards
    }
    for bag in bags:
        blank[bag[0]][0][bag[1]] = 0
        unseen -= placed[bag]

    tried = 0

    def fill(world: np.ndarray, index: int, rest: np.ndarray, ways: float) -> bool:
        nonlocal tried
        if index == len(bags):
            tried += 1
            if not impossible(game, world[0]):
                worlds[world.tobytes()] = ways
            return len(worlds) <= most and tried <= 10 * most
        name, at = bags[index]
        for hand, hands in _choices(rest, int((state[name][0][at] - placed[name, at]).sum())):
            other = world.copy()
            other[name][0][at] = hand + placed[name, at]
            if not fill(other, index + 1, rest - hand, ways * hands):
                return False
        return True

    return worlds if fill(blank, 0, unseen, 1.0) else None


def _choices(bag: np.ndarray, count: int) -> Iterator[tuple[np.ndarray, int]]:
    """Every way to take `count` cards out of a bag, with the number of ways to do so with physical cards."""
    kinds = np.flatnonzero(bag).tolist()

    def take(at: int, beyond: int, count: int) -> Iterator[tuple[np.ndarray, int]]:
        if at == len(kinds):
            yield np.zeros(len(bag), np.int64), 1
            return
        there = int(bag[kinds[at]])
        beyond -= there
        for n in range(max(0, count - beyond), min(there, count) + 1):
            for hand, ways in take(at + 1, beyond, count - n):
                hand[kinds[at]] = n
                yield hand, ways * comb(there, n)

    if count <= bag.sum():
        yield from take(0, int(bag.sum()), count)


def _as_seen(rows: Sequence[Sequence[int]], viewer: Viewer) -> list[list[int]]:
    """Events as a viewer sees them: the cards it may not see are -1."""
    return [
        [*row[:3], -1 if row[3] and not seen_cards(viewer, row[7]) else row[3], *row[4:7]] for row in rows
    ]


def _outcomes(
    game: Game, state: bytes, m: int, viewer: Viewer, events: list[list[int]]
) -> Iterator[tuple[float, np.ndarray]]:
    """Every state that a move can lead to, with its probability, if the viewer then sees just these events."""
    scripts: list[tuple[list[int], float]] = [([], 1.0)]
    dealer = new_dealer(None, logging=True)
    while scripts:
        script, probability = scripts.pop()
        after: np.ndarray = np.frombuffer(bytearray(state), game.layout.dtype)
        give_script(dealer, script, SCRIPT_ALL)
        dealer["logged"] = 0
        try:
            game.make(after, dealer, m >> SEAT_SHIFT & 7, m)
        except OutOfCards:
            happened = _as_seen(dealer["log"][0][: int(dealer["logged"][0])].tolist(), viewer)
            if happened != events[: len(happened)]:
                continue
            weights = dealer["weights"][0][: int(dealer["outcomes"][0])].tolist()
            scripts += [
                ([*script, k], probability * w / sum(weights)) for k, w in enumerate(weights) if w > 0
            ]
            continue
        except ImpossibleCard:
            continue
        if _as_seen(dealer["log"][0][: int(dealer["logged"][0])].tolist(), viewer) == events:
            yield probability, after


def _moved(game: Game, worlds: Worlds, after: Table, viewer: Viewer) -> Worlds:
    """The worlds after the last move of `after`, as far as they look like it to the viewer."""
    whole = after.laid_open()
    m = game.notation.read(after.moves[-1], len(after.seats))
    events = _as_seen(whole.announced(whole.made), viewer)
    truth = view(game.layout, whole.view, viewer).tobytes()
    kept: Worlds = {}
    for state, weight in worlds.items():
        before: np.ndarray = np.frombuffer(bytearray(state), game.layout.dtype)
        if not stands_in(game, before[0], m, menu_of(game, before[0], m >> SEAT_SHIFT & 7)):
            continue
        for probability, result in _outcomes(game, state, m, viewer, events):
            if view(game.layout, result, viewer).tobytes() == truth:
                key = result.tobytes()
                kept[key] = kept.get(key, 0.0) + weight * probability
    return kept


def _quiet_move(table: Table, worlds: Worlds, viewer: Viewer, manner: Manner) -> str | None:
    """A move that says nothing about its maker's hidden cards: legal in every world, without naming a card.

    (How likely a seat is to show a card that it holds depends on how it plays, which no sampler knows.)
    """
    game = table.game
    letter = manner.chance.choice(table.acting)
    seat = table.seat(letter)
    menu = set(menu_of(game, table.state, seat))
    if seat != viewer:
        menu = {
            m
            for m in menu
            if not {CARD, CARDS, ORDER} & set(game.notation.verb(m).arguments) and m >> CARDS_SHIFT == 0
        }
        for state in worlds:
            menu &= set(menu_of(game, np.frombuffer(bytearray(state), game.layout.dtype)[0], seat))
    if not menu:
        return None
    text = manner.choose(sorted(game.notation.write(m, seat=False) for m in menu))
    return f"{letter} {completed(table, letter, text, manner.chance)}"


def _reshuffled(table: Table) -> bool:
    """Whether the deck was reshuffled at the last move (in a small position that may happen where it never does in a game)."""
    whole = table.laid_open()
    return any(table.game.event_names[row[0]] == "reshuffled" for row in whole.announced(whole.made))


def knowledge(
    table: Table, viewer: Viewer, manner: Manner, steps: int, most: int = 300
) -> tuple[Table, Worlds] | None:
    """A small position after some more moves of the same deal, and all worlds the viewer could be in."""
    game = table.game
    small = small_position(table, viewer, manner.chance)
    if small is None or small.over:
        return None
    worlds = consistent_deals(game, small.laid_open().view, viewer, most)
    if worlds is None:
        return None
    remembers = any(field.older for field in game.layout.fields.values())
    for _ in range(steps):
        move = _quiet_move(small, worlds, viewer, manner)
        if move is None:
            break
        after = small.copy()
        played_move(after, move)
        if after.over or after.hand != small.hand or (_reshuffled(after) and not remembers):
            break
        worlds = _moved(game, worlds, after, viewer)
        if after.state.tobytes() not in worlds:
            return None
        small = after
        if len(worlds) > 4 * most:
            return None
    return small, worlds
