"""Law 4: a sample of the hidden cards keeps the view, is uniform over the consistent deals, and does vary."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.layout import view
from alehouse.deals import sample
from alehouse.table import Table

from .exact import Worlds, consistent_deals, knowledge, without_others_memory
from .hiding import Viewer, hidden_bags, placed_cards, viewers
from .playing import (
    LONG,
    Manner,
    any_setting,
    examples,
    faults,
    fitting,
    impossible,
    played,
    some_settings,
)

Sampler = Callable[[Game, np.ndarray, Viewer, np.ndarray], np.ndarray]


def placed(game: Game, state: Any) -> bytes:
    """Where all cards of a state are, and since when: what a sample decides."""
    names = [name for name, field in game.layout.fields.items() if field.cards]
    names += [field.older for field in game.layout.fields.values() if field.older]
    return b"".join(np.asarray(state[name]).tobytes() for name in names)


@given(data=st.data())
@examples(40)
def test_a_sample_keeps_the_view(game: Game, data: st.DataObject) -> None:
    """Byte for byte, and it is a full state in which nothing is lost."""
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 120)))
    dealer = new_dealer(setting.seed)
    for viewer in viewers(setting.players):
        seen = view(game.layout, table.state, viewer)
        before = seen.tobytes()
        for _ in range(5):
            full = sample(game, seen, viewer, dealer)
            assert seen.tobytes() == before
            assert view(game.layout, full[0], viewer).tobytes() == before
            assert faults(game, setting.options, full[0], sampled=True) == []


def unfairness(
    game: Game, table: Table, worlds: Worlds, viewer: Viewer, sampler: Sampler, count: int
) -> float:
    """How far samples are from the exact probabilities: chi-square as a normal deviate (Wilson and Hilferty, 1931);
    infinitely far if one is not among the consistent deals.
    """
    exact: Counter[bytes] = Counter()
    for state, weight in worlds.items():
        exact[placed(game, np.frombuffer(state, game.layout.dtype)[0])] += weight  # type: ignore[assignment]
    total = sum(exact.values())
    seen = view(game.layout, table.state, viewer)
    dealer = new_dealer(f"fair {table.moves}")
    found = Counter(placed(game, sampler(game, seen, viewer, dealer)[0]) for _ in range(count))
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
    return ((square / (cells - 1)) ** (1 / 3) - 1 + spread) / spread**0.5


def large_hands(game: Game) -> bool:
    """Whether seats hold so many hidden cards that no position is small."""
    n = game.min_players
    state = Table(game.name, n, fitting(game, n, {}), seed="hands").state
    return (
        sum(int(state[name][at].sum()) for name, field, at in hidden_bags(game, n, 0) if field.per_seat) >= 12
    )


def small_positions(game: Game, most: int) -> Iterator[tuple[Table, Worlds, Viewer]]:
    """Small positions with more than one consistent deal, for viewers of all kinds, at most so many."""
    found = 0
    if large_hands(game):
        return
    for number in range(most * 5):
        for setting in some_settings(game, 1, number):
            chance = random.Random(setting.manner)
            table = played(setting, chance.choice([0, 1, 2, 4, 8]))
            if table.over:
                continue
            viewer = chance.choice(viewers(setting.players))
            known = knowledge(table, viewer, Manner(game, setting.manner), chance.choice([0, 2, 3, 4, 5]))
            if known is not None and len(known[1]) > 1:
                yield known[0], known[1], viewer
                found += 1
                if found == most:
                    return


def holds_hidden_cards(game: Game) -> bool:
    """Whether seats hold cards that others may not see; in other games there is nothing to be uncertain about."""
    return any(field.cards and name != "deck" for name, field, _ in hidden_bags(game, game.max_players, 0))


POSITIONS = 300 if LONG else 12
BOUND = 4.5
"""Once in 300,000 positions by mere chance; the seeds are fixed, so a sampler passes always or never."""


def test_samples_are_uniform_over_the_consistent_deals(game: Game) -> None:
    tested = older = 0
    for table, worlds, viewer in small_positions(game, POSITIONS if holds_hidden_cards(game) else 1):
        far = unfairness(game, table, worlds, viewer, sample, 2000)
        assert far < BOUND, f"{viewer} in {table.moves} of\n{table.record().text()}{table.laid_open().position()}"
        tested += 1
        older += any(e["event"] == "reshuffled" for e in table.laid_open().events())
    if holds_hidden_cards(game) and not large_hands(game):
        assert tested >= POSITIONS // 2
        reshuffles = any(field.older for field in game.layout.fields.values())
        assert older >= POSITIONS // 6 or not (reshuffles and reshuffled_in_a_hand(game))


def reshuffled_in_a_hand(game: Game) -> bool:
    """Whether the deck of a game is reshuffled while cards are held, as far as some games show."""
    return any(
        event["event"] == "reshuffled"
        for setting in some_settings(game, 4, 11)
        for event in played(setting, 120).laid_open().events()
    )


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


def test_samples_are_like_shuffled_cards(game: Game) -> None:
    """Beside small positions in any others: how many cards of a kind lie in a bag is distributed as among deals by
    plain shuffling, of which the impossible ones are struck off. (After a reshuffle within a hand it is not so simple.)
    """
    tested, count = 0, 250
    if not holds_hidden_cards(game):
        return
    for number in range(POSITIONS * 3):
        for setting in some_settings(game, 1, 50 + number):
            chance = np.random.default_rng(setting.manner)
            table = played(setting, setting.manner % 25)
            if table.over or any(e["event"] == "reshuffled" for e in table.laid_open().events()):
                continue
            viewer = int(chance.integers(-1, setting.players))
            plain = [
                other
                for _ in range(4 * count)
                if (other := shuffled(game, table._table, viewer, chance)) is not None
            ][:count]
            if len(plain) < count // 4:
                continue
            seen = view(game.layout, table.state, viewer)
            dealer = new_dealer(setting.seed)
            fair = [sample(game, seen, viewer, dealer) for _ in range(count)]
            for name, field, at in hidden_bags(game, setting.players, viewer):
                if field.cards:
                    ours, theirs = (np.array([s[name][0][at] for s in found]) for found in (fair, plain))
                    assert difference(ours, theirs) < 5.5, (
                        f"{name} {at} seen by {viewer}\n{table.record().text()}"
                    )
            tested += 1
            if tested == POSITIONS // 2:
                return
    assert tested >= POSITIONS // 6


def difference(ours: np.ndarray, theirs: np.ndarray) -> float:
    """The largest difference of the mean counts of a kind, and of pairs of that kind, in standard deviations."""
    most = 0.0
    for measure in (lambda found: found, lambda found: found * (found - 1)):
        one, two = measure(ours.astype(float)), measure(theirs.astype(float))
        spread = (one.var(0) + 1e-3) / len(one) + (two.var(0) + 1e-3) / len(two)
        most = max(most, float((np.abs(one.mean(0) - two.mean(0)) / spread**0.5)[1:].max()))
    return most


def test_without_hidden_hands_a_view_tells_the_state(game: Game) -> None:
    """Where only the deck is hidden there is one consistent state, and the sample is it."""
    if holds_hidden_cards(game):
        return
    for setting in some_settings(game, 2):
        table = played(setting, 30)
        for viewer in viewers(setting.players):
            seen = view(game.layout, table.state, viewer)
            full = sample(game, seen, viewer, new_dealer("one"))
            assert full[0].tobytes() == table.state.tobytes()
            assert list(consistent_deals(game, table._table, viewer, 10) or {}) == [table.state.tobytes()]


def agreement(game: Game, sampler: Sampler) -> tuple[int, int, int]:
    """How often a sample equals the truth, how often another sample, and of how many (the hands seats hold)."""
    truths = samples = number = 0
    for setting in some_settings(game, 60 if LONG else 20, 7):
        table = played(setting, setting.manner % 12)
        dealer = new_dealer(setting.seed)
        for viewer in viewers(setting.players):
            seen = view(game.layout, table.state, viewer)
            hands = [at for at in hidden_bags(game, setting.players, viewer) if at[1].show == "hand"]
            for _ in range(4):
                one, two = (sampler(game, seen, viewer, dealer) for _ in range(2))
                for name, _, at in hands:
                    if not table.state[name][at].any():
                        continue
                    truths += bool((one[name][0][at] == table.state[name][at]).all())
                    samples += bool((one[name][0][at] == two[name][0][at]).all())
                    number += 1
    return truths, samples, number


def test_samples_meet_the_truth_no_more_often_than_each_other(game: Game) -> None:
    """The truth is one of the equally likely deals: a sampler that peeks, or that avoids it, stands out."""
    truths, samples, number = agreement(game, sample)
    if number == 0:
        assert not any(field.show == "hand" for field in game.layout.fields.values())
        return
    assert number > 1000
    assert abs(truths - samples) < 6 * (truths + samples + 1) ** 0.5
    assert samples < number / 4


def test_samples_vary(game: Game) -> None:
    """In every position in which there is more than one consistent deal."""
    for table, _, viewer in small_positions(game, 10 if holds_hidden_cards(game) else 1):
        seen = view(game.layout, table.state, viewer)
        dealer = new_dealer("vary")
        assert len({placed(game, sample(game, seen, viewer, dealer)[0]) for _ in range(200)}) > 1


def test_samples_follow_their_dealer_alone(game: Game) -> None:
    setting = next(some_settings(game, 1))
    table = played(setting, 10)
    whole = table.copy()
    seen = view(game.layout, table.state, 0)
    dealers = [new_dealer(seed) for seed in ("a", "a", "b")]
    runs = [[sample(game, seen, 0, dealer).tobytes() for _ in range(20)] for dealer in dealers]
    assert runs[0] == runs[1]
    assert (runs[0] != runs[2]) == holds_hidden_cards(game)
    assert table.state.tobytes() == whole.state.tobytes()
    assert table._dealer.tobytes() == whole._dealer.tobytes()


def test_the_test_would_notice(game: Game) -> None:
    """A sampler that returns the truth, one that never varies, and one that forgets what a reshuffle mixed in."""
    if not holds_hidden_cards(game) or large_hands(game):
        return
    olders = {field.older for field in game.layout.fields.values() if field.older}
    memories = [
        name
        for name, field in game.layout.fields.items()
        if olders and field.kind == "bag" and not field.cards and name not in olders
    ]
    positions = list(small_positions(game, 20))

    def frozen(game: Game, seen: np.ndarray, viewer: Viewer, dealer: np.ndarray) -> np.ndarray:
        return sample(game, seen, viewer, new_dealer("always the same"))

    def forgetful(game: Game, seen: np.ndarray, viewer: Viewer, dealer: np.ndarray) -> np.ndarray:
        other = seen.copy()
        for name in memories:
            other[name] = 0
        return sample(game, other, viewer, dealer)

    caught = [unfairness(game, *position, frozen, 1000) > BOUND for position in positions]
    assert sum(caught) > len(caught) * 3 / 4
    if memories:
        assert any(unfairness(game, *position, forgetful, 3000) > BOUND for position in positions)

    truth: list[np.ndarray] = []

    def peeking(game: Game, seen: np.ndarray, viewer: Viewer, dealer: np.ndarray) -> np.ndarray:
        return truth[0]

    caught = []
    for table, worlds, viewer in positions:
        truth[:] = [table._table]
        caught.append(unfairness(game, table, worlds, viewer, peeking, 1000) > BOUND)
    assert sum(caught) > len(caught) * 3 / 4
