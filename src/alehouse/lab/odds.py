"""Exact chances: every outcome of a move, and every deal that a seat must reckon with.

There are no chance nodes in the rules. A move is played again and again with a script of longer and longer draws: where
the script runs out, the dealer says what could come there and how likely it is, and the script branches.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import comb, perm
from typing import Any, TypeVar

import numpy as np

from alehouse.dealer import give_script, new_dealer
from alehouse.game import Game
from alehouse.lab.peeking import Bag, Entangled, TooMuch, think
from alehouse.layout import EVERYTHING, LETTERS, NO_ONE, OWNER, card_counts
from alehouse.native.dealer import LOG, SCRIPT_ALL, OutOfCards
from alehouse.native.moves import seat_of
from alehouse.refused import Refused
from alehouse.seen import Seen, hidden_from, letters
from alehouse.table import Table

LIMIT = 200_000
EXACT = 6_000
"""So many times a move is begun at most to count for `odds` what can come of it; more is sampled."""
LISTED = 3_000
"""So many pairs of a deal and an outcome at most, where deals have to be listed one by one."""
TRIED = 10
"""So many times the limit of deals are looked at, those that cannot be true among them."""
OVERRATED = 50
"""A rough count of deals that is so many times over a limit means that there are too many."""
SAMPLES, SLOW_SAMPLES = 2_000, 200
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
    dealer["stops"] = 1
    text = game.notation.write(m)
    waiting: list[tuple[Fraction, tuple[int, ...], int]] = [(share, (), 1)]
    while waiting:
        chance, draws, width = waiting.pop()
        after: np.ndarray = np.zeros(1, game.layout.dtype)
        after[0] = state
        give_script(dealer, draws, SCRIPT_ALL)
        dealer["logged"] = 0
        try:
            game.make(after, dealer, int(seat_of(m)), m)
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
    """What can come of a move, as far as its seat knows. Fractions are exact, decimals are shares of samples."""

    move: str
    method: str
    """``exact``, or ``sampled`` if any of the chances is a share of samples."""
    cards: dict[str, Fraction | float]
    """For each card that may come from where the seat cannot look: how likely the first such card is it."""
    events: dict[str, Fraction | float]
    """How likely each event is to happen at all; with it the answers to what the seat asks itself (`Odds.asked`)."""
    margin: float
    """Half the width of the 95 % interval of a chance of one half; 0 if the chances are exact."""
    asked: tuple[str, ...] = ()
    """The names in `events` that answer the game's `question` about this move, and are meant for the seat alone."""


def odds(seen: Seen, move: str, *, samples: int | None = None, seed: str = "odds") -> Odds:
    """What can come of a legal move of the seat: exact where that is feasible, else from `samples` fair deals.

    What a seat asks itself about a move (a game's `question`) may be answered by others only: by what they choose in secret,
    or later in the hand. Then all play on by the rule of thumb in samples, until the answer is there. Without `samples`
    there are 2,000; where somebody has to play on by rules that are not compiled, 200. Raises Refused if the move is not legal.

    Of 55 cards three lie on the table, and two 3s of three are left: 2 in 52.

    >>> told = odds(Table("port", 3, cards="4 9 3").seen_by("C"), "hit")
    >>> told.method, str(told.events["bust"]), str(told.cards["10"])
    ('exact', '1/26', '5/26')
    """
    if samples is not None and samples < 1:
        raise ValueError(f"there have to be samples, and {samples} are none")
    m = _legal(seen, move)
    game = seen.game
    ways, answers = _exactly(seen, m)
    number: type[Fraction] | type[float] = Fraction
    margin = 0.0
    asked = {name: chance for name, chance in (answers or {}).items() if chance is not None}
    unanswered = answers is None or len(asked) < len(answers)
    if ways is None or unanswered:
        if samples is None:
            samples = SAMPLES if game.quick or not unanswered else SLOW_SAMPLES
        tried, guessed = _tried(seen, m, samples, new_dealer(f"odds:{seed}", logging=True))
        if ways is None:
            ways, number = tried, float
        asked = {**{name: chance for name, chance in guessed.items() if chance is not None}, **asked}
        margin = Z * 0.5 / math.sqrt(samples)
    events: dict[str, Fraction] = {}
    for chance, rows in ways:
        for name in dict.fromkeys(game.event_names[row[0]] for row in rows):
            events[name] = events.get(name, Fraction(0)) + chance
    told = {**{name: number(chance) for name, chance in events.items()}, **asked}
    cards = {text: number(chance) for text, chance in _cards(seen, ways).items()}
    exact = not any(isinstance(chance, float) for chance in [*told.values(), *cards.values()])
    return Odds(
        game.notation.write(m, seat=False),
        "exact" if exact else "sampled",
        cards,
        told,
        0.0 if exact else margin,
        tuple(asked),
    )


Rows = list[list[int]]
Ways = list[tuple[Fraction, Rows]]
"""What can happen, as the viewer sees it, and how likely it is."""


def _cards(seen: Seen, ways: Ways) -> dict[str, Fraction]:
    """For each card that can come from where the mover cannot look, how likely the first such card is it.

    That is the deck; if none comes from there, the hand of another, if it is one card that comes.
    """
    game, texts = seen.game, seen.game.deck.texts
    found: dict[int, Fraction] = {}
    for chance, rows in ways:
        first = next((row[3] for row in rows if row[5] in game.chosen_by_chance and row[3] > 0), None)
        if first is not None:
            found[first] = found.get(first, Fraction(0)) + chance
    if not found:
        for chance, rows in ways:
            turned = [row[3] for row in rows if row[5] in game.kept_by_owner and row[3] > 0]
            if len(turned) != 1:
                return {}
            found[turned[0]] = found.get(turned[0], Fraction(0)) + chance
        if len(found) < 2:
            return {}  # one of the mover's own
    return {texts[kind]: found[kind] for kind in sorted(found)}


def _asking(seen: Seen) -> np.ndarray:
    """What the viewer sees, as if nobody else had made a sealed choice yet."""
    view = seen.view.copy()
    if view["sealing"][0] and seen.viewer != EVERYTHING:
        view["acting"] = view["sealing"]
    return view


def _asked(game: Game, t: Any, m: int, after: Any, told: frozenset[int] | None) -> dict[str, bool | None]:
    """What the mover asks itself, with what can be answered by now."""
    return dict(game.question(t, int(seat_of(m)), m, after, told)) if game.question else {}


def _told(dealer: np.ndarray, p: int) -> tuple[Rows, frozenset[int]]:
    """What has been announced, and the numbers of the events of seat `p` before the next hand began."""
    rows = dealer["log"][0][: min(int(dealer["logged"][0]), LOG)].tolist()
    return rows, frozenset(row[0] for row in rows if row[1] == p)


def _exactly(seen: Seen, m: int) -> tuple[Ways | None, dict[str, Fraction | float | None] | None]:
    """All that can happen, or None where that cannot be counted; and what can be answered exactly (None: what cannot).

    Instead of the answers there is None if not even the questions are known without counting.
    """
    game, p = seen.game, int(seat_of(m))
    if game.notation.is_open(m):
        return None, None  # chance completes it
    view = _asking(seen)

    def before(t: Any, _: np.ndarray) -> dict[str, bool | None]:
        return _asked(game, t, m, None, None)

    def made(t: Any, dealer: np.ndarray) -> tuple[Rows, dict[str, bool | None]]:
        game.step(t, dealer[0], p, m)
        rows, told = _told(dealer, p)
        return hidden_from(seen.viewer, rows), _asked(game, view[0], m, t, told)

    answers: dict[str, Fraction | float | None] | None = {}
    if game.question:
        found = _counted(seen, view, before)
        answers = None if found is None else _shares([(chance, each) for chance, each in found])
    after = _counted(seen, view, made)
    if after is not None and answers is not None:
        later = _shares([(chance, each) for chance, (_, each) in after])
        answers = {**later, **{name: chance for name, chance in answers.items() if chance is not None}}
    return _only_ways(after), answers


def _only_ways(found: list[tuple[Fraction, tuple[Rows, dict[str, bool | None]]]] | None) -> Ways | None:
    return None if found is None else [(chance, rows) for chance, (rows, _) in found]


def _shares(found: list[tuple[Fraction, dict[str, bool | None]]]) -> dict[str, Fraction | float | None]:
    """How likely each answer is yes; None if some are open."""
    names = dict.fromkeys(name for _, answers in found for name in answers)
    return {
        name: None
        if any(answers.get(name) is None for _, answers in found)
        else sum((chance for chance, answers in found if answers[name]), Fraction(0))
        for name in names
    }


Found = TypeVar("Found")


def _counted(
    seen: Seen, view: np.ndarray, work: Callable[[Any, np.ndarray], Found]
) -> list[tuple[Fraction, Found]] | None:
    """All ways in which some work on the table can turn out, each with its exact chance; None if these are too many."""
    game = seen.game
    dealer = new_dealer(None, logging=True)
    dealer["stops"] = 1

    def script(dealer: np.ndarray, draws: Sequence[int]) -> None:
        give_script(dealer, draws, SCRIPT_ALL)
        dealer["logged"] = 0

    if seen.viewer == EVERYTHING:
        places, pool = [], [int(n) for n in view["deck"][0]]
    else:
        places, pool = _hidden_places(seen), _unseen(seen)
        if any(place.old or place.distinct for place in places):
            return _listed(seen, view, work, script, dealer)
    bags = [Bag(place.name, place.at, place.sure, place.new) for place in places if place.new]
    try:
        return think(view, bags, pool, dealer, script, game.possible, work, EXACT)
    except TooMuch:
        return None
    except Entangled:
        return _listed(seen, view, work, script, dealer)


def _listed(
    seen: Seen,
    view: np.ndarray,
    work: Callable[[Any, np.ndarray], Found],
    script: Callable[[np.ndarray, Sequence[int]], None],
    dealer: np.ndarray,
) -> list[tuple[Fraction, Found]] | None:
    """The same, deal by deal: for what `think` cannot follow."""
    found: list[tuple[Fraction, Found]] = []
    try:
        states = list(deals(seen, limit=LISTED, sealed=True))
        for share, state in states:
            state["acting"] = view["acting"]
            room = LISTED // len(states) + 1
            pool = [int(n) for n in state["deck"][0]]
            found += [
                (share * chance, each)
                for chance, each in think(
                    state, [], pool, dealer, script, _anything, work, room, shuffles=True
                )
            ]
    except (Refused, Entangled, TooMuch):
        return None
    return found


def _anything(t: Any) -> bool:
    return True


def _tried(
    seen: Seen, m: int, samples: int, dealer: np.ndarray
) -> tuple[Ways, dict[str, Fraction | float | None]]:
    """What happens when a move is tried in so many fair deals, each as likely as the others, and what is answered then."""
    game, p = seen.game, int(seat_of(m))
    view = _asking(seen)
    ways: Ways = []
    yes: Counter[str] = Counter()
    for _ in range(samples):
        state = seen.sample(dealer)
        state["acting"] = view["acting"]
        answers = _asked(game, state[0], m, None, None)
        dealer["logged"], dealer["logging"] = 0, 1
        over = _played(game, state, dealer, m)
        rows, told = _told(dealer, p)
        ways.append((Fraction(1, samples), hidden_from(seen.viewer, rows)))
        answers = {**_asked(game, view[0], m, state[0], told), **_only_known(answers)}
        while not over and any(answer is None for answer in answers.values()):
            q = LETTERS.index(letters(int(state["acting"][0]))[0][0])
            dealer["logged"] = 0
            over = _played(game, state, dealer, game.advice(state, dealer, q))
            told |= _told(dealer, p)[1]
            answers = {**_asked(game, view[0], m, state[0], told), **_only_known(answers)}
        yes.update(dict.fromkeys(answers, 0))
        yes.update(name for name, answer in answers.items() if answer)
    return ways, {name: n / samples for name, n in yes.items()}


def _only_known(answers: dict[str, bool | None]) -> dict[str, bool | None]:
    return {name: answer for name, answer in answers.items() if answer is not None}


def _played(game: Game, state: np.ndarray, dealer: np.ndarray, m: int) -> bool:
    """Make a move; return whether the hand is over, which is left as it ended then."""
    dealer["stops"] = 1
    game.make(state, dealer, int(seat_of(m)), m)
    return bool(state["over"][0]) or not state["acting"][0]


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


def _unseen(seen: Seen) -> list[int]:
    """The cards that a viewer cannot place, by kind: those of the deck and of hidden bags."""
    places = _hidden_places(seen)
    counts = np.array(seen.game.counts(seen.options), np.int64) - card_counts(seen.game.layout, seen.view[0])
    unseen = [int(n) - sum(place.sure[k] for place in places) for k, n in enumerate(counts)]
    unseen[0] = 0
    return unseen


def deals(seen: Seen, *, limit: int = LIMIT, sealed: bool = False) -> Iterator[tuple[Fraction, np.ndarray]]:
    """All full states that a viewer must reckon with, each (shape (1,)) with its exact chance; the chances sum to 1.

    What `Seen.sample` draws from, written out; meant for few hidden cards. Raises Refused if there are more than `limit`
    deals, or while somebody has made a sealed choice that the viewer does not know; if `sealed`, such choices are blank.
    """
    game, view, viewer = seen.game, seen.view, seen.viewer
    if viewer == EVERYTHING:
        yield Fraction(1), view.copy()
        return
    if not sealed:
        _refuse_sealed(seen)
    layout = game.layout
    places = _hidden_places(seen)
    unseen = _unseen(seen)
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
