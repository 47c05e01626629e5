"""Exact chances: every outcome of a move, and every deal that a seat must reckon with.

There are no chance nodes in the rules. A move is played again and again with a script of longer and longer draws: where
the script runs out, the dealer says what could come there and how likely it is, and the script branches.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import comb, perm
from typing import Any

import numpy as np

from alehouse.dealer import give_script, new_dealer
from alehouse.game import Game
from alehouse.layout import EVERYTHING, LETTERS, NO_ONE, OWNER, card_counts
from alehouse.native.dealer import LOG, SCRIPT_ALL, OutOfCards
from alehouse.native.moves import seat_of
from alehouse.refused import Refused
from alehouse.seen import Seen, hidden_from
from alehouse.table import Table

LIMIT = 200_000
EXACT = 3_000
"""So many pairs of a deal and an outcome at most are counted one by one for `odds`; more are sampled."""
TRIED = 10
"""So many times the limit of deals are looked at, those that cannot be true among them."""
OVERRATED = 50
"""A rough count of deals that is so many times over a limit means that there are too many."""
SAMPLES = 2_000
Z = 1.96


@dataclass(frozen=True)
class Outcome:
    """One way in which a move can turn out."""

    chance: Fraction
    move: str
    """The move, with its seat."""
    draws: tuple[int, ...]
    """What the dealer gave, in order: kinds of cards (or numbers, where something else was left to chance)."""
    state: np.record
    """The state afterwards (a NumPy record). Where the move ends the hand, the next one is not dealt yet."""
    events: list[list[int]] = field(repr=False, default_factory=list)
    """What happened, in the columns of `alehouse.events`."""


def outcomes(seen: Seen, move: str, *, limit: int = LIMIT) -> list[Outcome]:
    """All outcomes of a legal move such as ``"A hit"`` with their exact chances, which sum to 1, from what a viewer knows.

    Hidden cards are weighed over every deal that fits; with everything laid open they are what they are. Raises Refused
    if the move is not legal or there are more than `limit` outcomes.

    >>> from alehouse.games.port import BUSTED
    >>> found = outcomes(Table("port", 3, cards="4 9 3").seen_by("C"), "C hit")
    >>> print(sum(outcome.chance for outcome in found if outcome.state["state"][2] == BUSTED))
    1/26
    """
    m = _legal(seen, move)
    found: list[Outcome] = []
    for chance, state in deals(seen, limit=limit):
        found += _outcomes(seen.game, state[0], m, chance, limit - len(found))
    return found


def _legal(seen: Seen, move: str) -> int:
    """The number of a move that a viewer knows to be legal. Raises Refused."""
    if not isinstance(seen, Seen):
        raise TypeError(
            f"odds are asked of what a seat knows, as Table.seen_by gives it, and {seen!r} is nothing such"
        )
    if not isinstance(move, str):
        raise TypeError(f"a move is a text such as 'hit', and {move!r} is none")
    notation = seen.game.notation
    m = notation.read(move, len(seen.seats), None if seen.viewer < 0 else _own(seen, move))
    letter = LETTERS[int(seat_of(m))]
    if letter not in seen.acting:
        raise Refused("error-turn", seat=letter, acting=", ".join(seen.acting) or "–")
    menu = seen.game.menu(seen.view, int(seat_of(m)))
    if m not in menu:
        legal = sorted(notation.write(x, seat=False) for x in menu)
        raise Refused("error-illegal", text=notation.write(m), legal=", ".join(legal))
    return m


def _own(seen: Seen, move: str) -> int | None:
    """The own seat, if a move does not begin with one."""
    first = move.split(maxsplit=1)[:1]
    return None if first and len(first[0]) == 1 and first[0].upper() in seen.seats else seen.viewer


def _outcomes(
    game: Game, state: Any, m: int, share: Fraction = Fraction(1), limit: int = LIMIT
) -> list[Outcome]:
    found: list[Outcome] = []
    dealer = new_dealer(None, logging=True)
    text = game.notation.write(m)
    waiting: list[tuple[Fraction, tuple[int, ...], int]] = [(share, (), 1)]
    while waiting:
        chance, draws, width = waiting.pop()
        after: np.ndarray = np.zeros(1, game.layout.dtype)
        after[0] = state
        give_script(dealer, draws, SCRIPT_ALL)
        dealer["logged"] = 0
        try:
            game.play(after[0], dealer[0], int(seat_of(m)), m)
        except OutOfCards:
            weights = [int(w) for w in dealer["weights"][0][: int(dealer["outcomes"][0])]]
            width *= sum(w > 0 for w in weights)
            for k in reversed(range(len(weights))):
                if weights[k]:
                    waiting.append((chance * Fraction(weights[k], sum(weights)), (*draws, k), width))
            if len(waiting) + len(found) > limit or width > limit * OVERRATED:
                raise Refused("error-odds-limit", limit=limit) from None
            continue
        rows = dealer["log"][0][: int(dealer["logged"][0])].tolist()
        found.append(Outcome(chance, text, draws, after[0], rows))
    return found


@dataclass(frozen=True)
class Odds:
    """What can come of a move, as far as its seat knows."""

    move: str
    method: str
    """``exact``, or ``sampled``."""
    cards: dict[str, Fraction | float]
    """For each card that may come from where nobody can look: how likely the first such card is it."""
    events: dict[str, Fraction | float]
    """How likely each event is to happen at all."""
    margin: float
    """Half the width of the 95 % interval of a chance of one half; 0 if the chances are exact."""


def odds(seen: Seen, move: str, *, samples: int = SAMPLES, seed: str = "odds") -> Odds:
    """What can come of a legal move of the seat, exact where that is feasible, else from `samples` fair deals.

    Raises Refused if the move is not legal, or chance decides too much in it.

    Of 55 cards three lie on the table, and two 3s of three are left: 2 in 52.

    >>> told = odds(Table("port", 3, cards="4 9 3").seen_by("C"), "hit")
    >>> told.method, str(told.events["bust"]), str(told.cards["10"])
    ('exact', '1/26', '5/26')
    """
    if samples < 1:
        raise ValueError(f"there have to be samples, and {samples} are none")
    m = _legal(seen, move)
    game = seen.game
    _refuse_sealed(seen)
    found: list[tuple[Fraction, list[list[int]]]] = []
    exact = True
    try:
        known = list(deals(seen, limit=EXACT))
        room = EXACT // len(known)
        for chance, state in known:
            found += [(o.chance, o.events) for o in _outcomes(game, state[0], m, chance, room)]
    except Refused:
        exact = False
        found = _tried(seen, m, samples, new_dealer(f"odds:{seed}", logging=True))
    cards: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for chance, told_all in found:
        rows = hidden_from(seen.viewer, told_all)
        first = next((row[3] for row in rows if row[5] in game.chosen_by_chance and row[3] > 0), None)
        if first is not None:
            cards[game.deck.texts[first]] += chance  # type: ignore[assignment]
        for name in dict.fromkeys(game.event_names[row[0]] for row in rows):
            events[name] += chance  # type: ignore[assignment]
    order = {text: kind for kind, text in enumerate(game.deck.texts)}
    told = {text: cards[text] for text in sorted(cards, key=order.__getitem__)}
    if exact:
        return Odds(game.notation.write(m, seat=False), "exact", dict(told), dict(events), 0.0)
    return Odds(
        game.notation.write(m, seat=False),
        "sampled",
        {text: float(chance) for text, chance in told.items()},
        {name: float(chance) for name, chance in events.items()},
        Z * 0.5 / math.sqrt(samples),
    )


def _tried(seen: Seen, m: int, samples: int, dealer: np.ndarray) -> list[tuple[Fraction, list[list[int]]]]:
    """What happens when a move is tried in so many fair deals, each as likely as the others."""
    found = []
    for _ in range(samples):
        state = seen.sample(dealer)
        dealer["logged"] = 0
        seen.game.play(state[0], dealer[0], int(seat_of(m)), m)
        logged = min(int(dealer["logged"][0]), LOG)
        found.append((Fraction(1, samples), dealer["log"][0][:logged].tolist()))
    return found


def _refuse_sealed(seen: Seen) -> None:
    """Raises Refused while somebody has made a sealed choice that the viewer does not know."""
    if seen.viewer != EVERYTHING and any(LETTERS.index(letter) != seen.viewer for letter in seen.sealed):
        raise Refused("error-odds-sealed")


def turned_out(table: Table, outcome: Outcome, seed: str | None = None) -> Table:
    """A copy of a table on which a move has turned out so; its record tells the cards that came, and `seed` what follows.

    Raises Refused if something else than cards was left to chance, or the cards cannot come there.
    """
    other = table.copy()
    texts = table.game.deck.texts
    if any(not 0 < draw < len(texts) for draw in outcome.draws):
        raise Refused("error-reseed")
    other.reseed(seed, [texts[draw] for draw in outcome.draws])
    other.play(outcome.move)
    return other


@dataclass(frozen=True)
class _Place:
    """A bag in which lie cards that the viewer cannot see."""

    name: str
    at: tuple[int, ...]
    """Where it lies in its field."""
    sure: list[int]
    """The cards that the viewer knows to be there, by kind."""
    old: int
    """How many other cards were dealt before the last reshuffle."""
    new: int
    distinct: bool
    """Whether all know that no two cards are of a kind."""


def _hidden_places(seen: Seen) -> list[_Place]:
    """All bags of hidden cards but the deck, which holds what is left."""
    view, viewer, found = seen.view[0], seen.viewer, []
    players = len(seen.seats)
    for name, declared in seen.game.layout.fields.items():
        if not declared.cards or declared.seen_by not in (OWNER, NO_ONE) or name == "deck":
            continue
        for p in range(players) if declared.per_seat else [None]:
            if p is not None and p == viewer and declared.seen_by == OWNER:
                continue
            at = () if p is None else (p,)
            sure = np.zeros(seen.game.deck.kinds, np.int64)
            if declared.known and p is not None:
                sure += view[declared.known][p]
            if declared.given and viewer >= 0 and int(view["receiver"][viewer]) == p:
                sure += view[declared.given][viewer]
            old = int(view[declared.older][at][0]) if declared.older else 0
            size = int(view[name][at][0])
            distinct = bool(declared.distinct and p is not None and int(view[declared.distinct]) >> p & 1)
            found.append(_Place(name, at, sure.tolist(), old, size - old - int(sure.sum()), distinct))
    return found


def deals(seen: Seen, *, limit: int = LIMIT) -> Iterator[tuple[Fraction, np.ndarray]]:
    """All full states that a viewer must reckon with, each (shape (1,)) with its exact chance; the chances sum to 1.

    What `Seen.sample` draws from, written out; meant for few hidden cards. Raises Refused if there are more than `limit`
    deals, or while somebody has made a sealed choice that the viewer does not know.
    """
    game, view, viewer = seen.game, seen.view, seen.viewer
    if viewer == EVERYTHING:
        yield Fraction(1), view.copy()
        return
    _refuse_sealed(seen)
    layout = game.layout
    places = _hidden_places(seen)
    counts = np.array(game.counts(seen.options), np.int64) - card_counts(layout, view[0])
    unseen = [int(n) - sum(place.sure[k] for place in places) for k, n in enumerate(counts)]
    unseen[0] = 0
    kinds = range(len(unseen))
    known, drawn = [0] * len(unseen), [0] * len(unseen)
    old_pool = list(unseen)
    if any(place.old for place in places):
        known = [int(n) for n in view["reshuffled"][0]]
        drawn = [int(n) for n in view["drawn"][0]]
        if viewer >= 0:
            known = [n + int(s) for n, s in zip(known, view["sunk"][0][viewer], strict=True)]
            for name, declared in layout.fields.items():
                if declared.cards and declared.older:
                    own, old = view[name][0][viewer], view[declared.older][0][viewer]
                    drawn = [n + int(b) - int(o) for n, b, o in zip(drawn, own, old, strict=True)]
        old_pool = [n - k + o for n, k, o in zip(unseen, known, drawn, strict=True)]
    found: list[tuple[int, np.ndarray]] = []
    tried = 0
    for weight, old_bags in _spread(old_pool, [place.old for place in places]):
        taken = [sum(bag[k] for bag in old_bags) for k in kinds]
        rest = [n - h for n, h in zip(unseen, taken, strict=True)]
        for k in kinds[1:]:
            weight *= perm(known[k] + old_pool[k] - taken[k], drawn[k]) if any(taken) else 1
        if weight == 0 or min(rest) < 0:
            continue
        for ways, new_bags in _spread(rest, [place.new for place in places]):
            tried += 1
            if len(found) == limit or tried > TRIED * limit:
                raise Refused("error-odds-limit", limit=limit)
            state = view.copy()
            left = list(rest)
            fits = True
            for place, old_bag, new_bag in zip(places, old_bags, new_bags, strict=True):
                cards = [s + o + n for s, o, n in zip(place.sure, old_bag, new_bag, strict=True)]
                fits = fits and not (place.distinct and max(cards) > 1)
                state[place.name][0][place.at] = cards
                older = layout.fields[place.name].older
                if older:
                    state[older][0][place.at] = old_bag
                left = [n - b for n, b in zip(left, new_bag, strict=True)]
            state["deck"][0] = left
            if fits and game.possible(state[0]):
                found.append((weight * ways, state))
    total = sum(weight for weight, _ in found)
    for weight, state in found:
        yield Fraction(weight, total), state


def _at_most(pool: Sequence[int], sizes: Sequence[int]) -> int:
    """No fewer than the ways to fill bags of the given sizes from a pool: as if each had it to itself."""
    ways = [1, *[0] * max(sizes, default=0)]
    for n in pool:
        ways = [sum(ways[max(0, size - n) : size + 1]) for size in range(len(ways))]
    return math.prod(ways[size] for size in sizes)


def _spread(pool: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[int, list[list[int]]]]:
    """All ways to fill bags of the given sizes from a pool, with the number of ways to pick those cards."""
    if not sizes:
        yield 1, []
        return
    for ways, bag in _bags(pool, sizes[0]):
        rest = [n - b for n, b in zip(pool, bag, strict=True)]
        for more, bags in _spread(rest, sizes[1:]):
            yield ways * more, [bag, *bags]


def _bags(pool: Sequence[int], size: int) -> Iterator[tuple[int, list[int]]]:
    """All bags of so many cards from a pool, with the number of ways to pick those cards."""
    behind = [sum(pool[kind:]) for kind in range(len(pool) + 1)]

    def from_kind(kind: int, size: int) -> Iterator[tuple[int, list[int]]]:
        if kind == len(pool):
            yield 1, []
            return
        for n in range(max(0, size - behind[kind + 1]), min(size, pool[kind]) + 1):
            for ways, bag in from_kind(kind + 1, size - n):
                yield ways * comb(pool[kind], n), [n, *bag]

    return from_kind(0, size)
