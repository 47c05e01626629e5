"""Tables to test the laws with: drawn from the games' own declarations, and played at random from fixed seeds.

Nothing here knows a game. Chance comes from Hypothesis (derandomised) or from generators with explicit seeds.
"""

from __future__ import annotations

import os
import random
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from typing import Any

import numpy as np
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.layout import OWNER, Field, Option, card_counts, line_order, stack_order
from alehouse.moves import AMOUNT, ANY_CARDS, CARD, CARDS, ORDER, RANK, SEAT, seat_letter
from alehouse.native.moves import CARDS_SHIFT, MENU
from alehouse.refused import Refused
from alehouse.sealed import SealedChoices
from alehouse.table import Table

LONG = os.environ.get("ALEHOUSE_LONG") == "1"


def examples(count: int) -> Any:
    """Settings of a law's test: the same examples on every machine, 50 times as many in a long run; `count` is for a
    program of a handful of games, in a short run of many there are fewer for each.
    """
    return settings(
        max_examples=count * 20 if LONG else max(3, count * 2 // 5),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        print_blob=False,
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
    )


@dataclass(frozen=True)
class Setting:
    """Everything that is settled before a game begins, and how its players choose their moves."""

    game: Game
    players: int
    options: dict[str, Any]
    dealer: str | None
    seed: str
    manner: int
    """Seed of the players' choices."""
    first: str | None = None

    def table(self, **changed: Any) -> Table:
        """A table that begins so; keywords as for `Table`."""
        given: dict[str, Any] = {
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "dealer": self.dealer,
            "first": self.first,
        }
        return Table(self.game.name, **(given | changed))

    def with_seed(self, seed: str) -> Setting:
        return replace(self, seed=seed)


def values(option: Option) -> list[Any]:
    """Values of an option to try: all there are, or for wide ranges both ends that keep a game short."""
    if option.type == "switch":
        return [False, True]
    if option.type == "choice":
        return [None, *option.choices] if option.optional else list(option.choices)
    if option.type == "text":
        return [option.default, *option.samples]
    low, high = option.minimum, option.maximum
    found = [low, low + 1, low + 2, option.default]
    if high <= 100:
        found += [(low + high) // 2, high]
    return [value for value in dict.fromkeys(found) if value is None or value <= high]


def meaningful(game: Game, chosen: dict[str, Any]) -> dict[str, Any]:
    """The chosen options without those that mean nothing beside the others (see `Option.needs`)."""
    kept = dict(chosen)
    while True:
        lost = []
        for name in kept:
            needs = game.options[name][1].needs
            if not needs:
                continue
            other, _, value = needs.partition("=")
            default = game.options[other][1].default
            present = kept.get(other, default)
            if present != value if value else present == default:
                lost.append(name)
        if not lost:
            return kept
        for name in lost:
            del kept[name]


def goes_with(game: Game, players: int, options: dict[str, Any]) -> bool:
    """Whether so many players can play with these options."""
    try:
        game.check(players, options)
    except Refused:
        return False
    return True


def fitting(
    game: Game,
    players: int,
    chosen: dict[str, Any],
    choose: Callable[[list[Any]], Any] = lambda found: found[0],
    keep: Sequence[str] = (),
) -> dict[str, Any]:
    """The chosen options, as few of them changed as must be to go with so many players (`keep` names others)."""
    kept = meaningful(game, chosen)
    free = [name for name in game.options if name not in keep]
    for size in range(3):
        found = []
        for names in combinations(free, size):
            for changes in product(*([None, *values(game.options[name][1])] for name in names)):
                changed = kept | dict(zip(names, changes, strict=True))
                other = meaningful(game, {n: value for n, value in changed.items() if value is not None})
                if set(keep) <= set(other) and goes_with(game, players, other):
                    found.append(other)
        if found:
            return dict(choose(found))
    raise LookupError(f"{game.name} for {players} with {chosen}")


def choose_options(game: Game, players: int, choose: Callable[[list[Any]], Any]) -> dict[str, Any]:
    """Some options with values, each chosen by `choose` from a list (what is `None` is left out)."""
    chosen = {
        name: choose(values(option)) for name, (_, option) in game.options.items() if choose([False, True])
    }
    return fitting(game, players, {n: value for n, value in chosen.items() if value is not None}, choose)


@st.composite
def any_setting(draw: st.DrawFn, game: Game) -> Setting:
    """Any way in which a game can be played: players, options, dealer, seed and manner."""
    players = draw(st.integers(game.min_players, game.max_players))
    options = choose_options(game, players, lambda found: draw(st.sampled_from(found)))
    somebody = st.none() | st.sampled_from([seat_letter(p) for p in range(players)])
    dealer, first = draw(somebody), draw(somebody)
    seed = draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=4))
    return Setting(game, players, options, dealer, seed, draw(st.integers(0, 2**32)), first)


def some_settings(game: Game, each: int, seed: int = 1) -> Iterator[Setting]:
    """`each` settings for every number of players, the same ones every time."""
    chance = random.Random(f"{game.name} {seed}")
    for players in range(game.min_players, game.max_players + 1):
        for _ in range(each):
            options = choose_options(game, players, chance.choice)
            somebody = [None, *(seat_letter(p) for p in range(players))]
            dealer, first = chance.choice(somebody), chance.choice(somebody)
            yield Setting(game, players, options, dealer, str(chance.random()), chance.getrandbits(32), first)


def some(texts: Sequence[str], most: int, chance: random.Random) -> list[str]:
    """All of some texts, or so many of them."""
    return list(texts) if len(texts) <= most else chance.sample(texts, most)


@dataclass
class Manner:
    """How random players choose: each verb has a weight, so that some games are bold, some timid, some long."""

    game: Game
    seed: int
    chance: random.Random = field(init=False)
    weights: dict[str, float] = field(init=False)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.weights = {word: self.chance.choice([0.05, 1.0, 1.0, 8.0]) for word in self.game.verbs.words}

    def choose(self, texts: Sequence[str]) -> str:
        """One of some moves (without their seats)."""
        return self.chance.choices(texts, [self.weights[text.split()[0]] for text in texts])[0]

    def move(self, table: Table) -> str:
        """A move of one of the acting seats."""
        seat = self.chance.choice(table.acting)
        return f"{seat} {completed(table, seat, self.choose(table.legal(seat)), self.chance)}"


def play_on(table: Table, manner: Manner, limit: int = 120) -> Iterator[list[dict[str, Any]]]:
    """Play a table on for up to `limit` moves (ten times as many in a long run); yield each move's unmasked events."""
    for _ in range(limit * 10 if LONG else limit):
        if table.over:
            return
        yield table.play(manner.move(table))


def played(setting: Setting, moves: int, table: Table | None = None) -> Table:
    """A table of this setting after so many moves (or fewer, if the game is over before)."""
    table = table or setting.table()
    manner = Manner(setting.game, setting.manner)
    for _ in range(moves):
        if table.over:
            break
        table.play(manner.move(table))
    return table


def menu_of(game: Game, state: Any, seat: int) -> list[int]:
    """The legal moves of a seat as the rules themselves list them."""
    menu = np.zeros(MENU, np.int64)
    return [int(m) for m in menu[: int(game.legal(state, seat, menu))]]


def completed(table: Table, letter: str, text: str, chance: random.Random) -> str:
    """A text of a seat's menu as a move that can be made: if it leaves its cards open, with some that could be meant."""
    if not text.endswith(ANY_CARDS):
        return text
    game, seat = table.game, table.seat(letter)
    menu = menu_of(game, table.state, seat)
    m = next(m for m in menu if game.notation.write(m, seat=False) == text)
    assert game.complete
    assert game.notation.is_open(m)
    m = int(game.complete(table.seen_by(letter).view[0], new_dealer(str(chance.random()))[0], seat, m))
    return game.notation.write(m, seat=False)


def playable(table: Table, letter: str, chance: random.Random) -> list[str]:
    """The legal moves of a seat as they can be made, an open one completed."""
    return [completed(table, letter, text, chance) for text in table.legal(letter)]


def first_seat(setting: Setting, cards: Sequence[str]) -> str | None:
    """Whom a table must name as the first seat so that the cards of a game give it again without its seed."""
    if setting.first:
        return setting.first
    begun = setting.table().state.copy()
    for first in (None, *(seat_letter(p) for p in range(setting.players))):
        try:
            again = setting.table(seed=None, cards=cards, first=first).state.copy()
        except Refused as refused:
            if refused.code != "error-first-missing":
                raise
            continue
        again["first"] = begun["first"]
        if first is None or again.tobytes() == begun.tobytes():
            return first
    raise AssertionError("no seat begins as chance chose")


def sets_of_cards(game: Game, several: str, each: int = 20) -> list[str]:
    """All single cards, and `each` times some cards together, two of which may be the same; a list that is always the
    same. As `CARDS` they stand in ascending order, as `ORDER` in any.
    """
    kinds = range(1, game.deck.kinds)
    chance = random.Random(game.name)
    sets = [[k] for k in kinds]
    for size in range(2, most_cards(game) + 1):
        found = [chance.choices(kinds, k=size) for _ in range(each)]
        sets += [sorted(one) for one in found] if several == CARDS else found
    return list(dict.fromkeys(" ".join(game.deck.text(k) for k in kinds) for kinds in sets))


def most_cards(game: Game) -> int:
    """How many cards a move can name."""
    return (63 - CARDS_SHIFT) // game.deck.bits


def every_text(game: Game, players: int, amounts: Sequence[int] = (0, 1, 2, 5, 16383)) -> list[str]:
    """Every move that can be written at a table, legal or not, without the seat: with some of the amounts, and
    some of the sets of cards.
    """
    texts = []
    for verb in game.verbs.all:
        forms = [verb.word]
        for argument in verb.arguments:
            if argument == SEAT:
                words = [seat_letter(p) for p in range(players)]
            elif argument == CARD:
                words = [game.deck.text(k) for k in range(1, game.deck.kinds)]
            elif argument in (CARDS, ORDER):
                words = sets_of_cards(game, argument, 3 if SEAT in verb.arguments else 20)
            elif argument in (AMOUNT, RANK):
                words = [str(n) for n in amounts]
            else:
                words = [argument]
            forms = [f"{form} {word}" for form in forms for word in words]
        texts += forms
    return texts


def texts_to_try(table: Table, letter: str, most: int = 250) -> list[str]:
    """Every move that can be written, those that are legal for a seat, and moves that are nearly so: all other sets
    of the cards that its legal moves name (at most so many), orders with a card left out, doubled or exchanged, and
    amounts one above the legal ones. An open move is there as it stands, completed, and spoilt.
    """
    game, players = table.game, len(table.seats)
    chance = random.Random(zlib.crc32(table.state.tobytes()))
    legal = table.legal(letter)
    moves = dict.fromkeys(completed(table, letter, text, chance) for text in legal for _ in range(4))
    texts = dict.fromkeys([*every_text(game, players), *legal, *moves])
    near: dict[str, set[int]] = {}
    spoilt = []
    for text in moves:
        words = text.split()
        pieces = game.notation.parts(game.notation.read(f"{letter} {text}", players))
        arguments = pieces["verb"].arguments
        if CARDS in arguments and text in legal:
            near.setdefault(words[0], set()).update(pieces["cards"])
        elif CARDS in arguments or ORDER in arguments:
            cards = [game.deck.text(k) for k in pieces["cards"]]
            at = chance.randrange(len(cards))
            other = game.deck.text(chance.randrange(1, game.deck.kinds))
            for wrong in (cards[1:], [*cards, cards[at]], [*cards[:at], other, *cards[at + 1 :]]):
                if 0 < len(wrong) <= most_cards(game):
                    wrong = wrong if ORDER in arguments else sorted(wrong, key=game.deck.kind)
                    spoilt.append(" ".join([*words[: -len(cards)], *wrong]))
        if number := {AMOUNT, RANK} & set(arguments):
            words[1 + arguments.index(*number)] = str(min(pieces["amount"] + 1, 16383))
            texts[" ".join(words)] = None
    for word, named in near.items():
        found = [
            " ".join([word, *(game.deck.text(k) for k in kinds)])
            for size in range(1, most_cards(game) + 1)
            for kinds in combinations(sorted(named), size)
        ]
        texts |= dict.fromkeys(some(found, most, chance))
    return list(texts | dict.fromkeys(some(spoilt, most, chance)))


def accepted(table: Table, letter: str, text: str) -> bool:
    """Whether the menu of a seat has a move, or an open one that stands for it; as the rules themselves say."""
    if text in table.legal(letter):
        return not text.endswith(ANY_CARDS)
    game = table.game
    if letter not in table.acting or game.completes is None or text.endswith(ANY_CARDS):
        return False
    m = game.notation.read(text, len(table.seats), table.seat(letter))
    return game.notation.opened(m) in menu_of(game, table.state, table.seat(letter)) and bool(
        game.completes(table.state, m)
    )


def sealed_fields(game: Game) -> list[str]:
    """The fields in which seats keep what they have chosen in secret until all have; 0: nothing."""
    return [n for n in vars(SealedChoices) if n in SealedChoices.fields and n in game.layout.fields]


def private_numbers(game: Game) -> list[str]:
    """Other numbers that only their owners see; in the eyes of others they are 0."""
    return [
        n
        for n, f in game.layout.fields.items()
        if f.kind == "number" and f.seen_by == OWNER and n not in sealed_fields(game)
    ]


def fingerprint(table: Table) -> tuple[Any, ...]:
    """Everything about a table that a refused move must leave alone."""
    return (
        table.state.tobytes(),
        table._dealer.tobytes(),
        tuple(table.moves),
        len(table._log),
        table._cards_used,
        table.over,
        tuple(table.acting),
    )


def with_state(table: Table, state: np.ndarray) -> Table:
    """A copy of a table in another state (array of shape (1,))."""
    other = table.copy()
    other._table[:] = state
    return other


def faults(game: Game, options: dict[str, Any], state: Any, *, sampled: bool = False) -> list[str]:
    """What is wrong with a state by the first law, or by what the layout declares.

    A `sampled` state has all cards in their places, but not what other seats remember of cards they have given up.
    """
    layout, found = game.layout, []

    def need(holds: bool, fault: str) -> None:
        if not holds:
            found.append(fault)

    players = int(state["players"])
    seats = (1 << players) - 1
    counts = card_counts(layout, state)
    need(counts.tolist() == game.counts(options), f"cards {counts.tolist()}")
    olders = {declared.older for declared in layout.fields.values()}
    for name, declared in layout.fields.items():
        value = np.asarray(state[name], np.int64)
        if declared.per_seat:
            need(not value[players:].any(), f"{name}: a seat that is not at the table has something")
        if declared.kind == "bag":
            only_memory = sampled and not declared.cards and name not in olders
            need(only_memory or not value[..., 0].any(), f"{name}: an unknown card in a full state")
            need(bool((value >= 0).all()), f"{name}: fewer than no cards {value.tolist()}")
            if declared.older:
                older = np.asarray(state[declared.older], np.int64)
                need(bool((older <= value).all()), f"{declared.older} is more than {name}")
        elif declared.kind == "stack":
            for word in np.atleast_1d(value).tolist():
                order = stack_order(word)
                need(
                    len(set(order)) == len(order) and sum(1 << k for k in order) == word & 0xFFFF,
                    f"{name}: not a stack {word:x}",
                )
                need(word >> (16 + 4 * len(order)) == 0, f"{name}: cards beyond the last {word:x}")
        elif declared.kind == "line":
            for word in np.atleast_1d(value).tolist():
                order = line_order(word) if word >= 0 else [0]
                need(all(0 < k < layout.deck_of_cards.kinds for k in order), f"{name}: not a line {word:x}")
        elif declared.kind == "words":
            need(bool(((value >= 0) & (value < len(declared.words))).all()), f"{name}: no such word")
        elif declared.kind == "seat":
            need(bool(((value >= 0) & (value <= players)).all()), f"{name}: no such seat")
        elif declared.kind == "sheet":
            written = int(state[declared.rows])
            need(0 <= written <= declared.length, f"{declared.rows}: {written} rows")
            need(not value[:, written:].any(), f"{name}: something below the last row")
            if declared.words:
                need(bool(((value >= 0) & (value < len(declared.words))).all()), f"{name}: no such word")
    found += impossible(game, state)
    if "chips" in layout.fields:
        total = int(state["chips"].sum()) + sum(int(state[k]) for k in ("pot", "bank") if k in layout.fields)
        need(total == 0, f"chips and pot sum to {total}")
        if {"chips", "pot"} & set(game.unused(game.check_options(options))):
            need(not state["chips"].any() and not state["pot"], "chips in a game without them")
    if {"deck", "left"} <= set(layout.fields):
        burnt, burns = (int(state[name]) if name in layout.fields else 0 for name in ("burnt", "burns"))
        need(int(state["left"]) + burnt == int(state["deck"].sum()), "left and burnt")
        need(int(state["left"]) >= 0 and 0 <= burnt <= burns, "left or burnt")
    sealing = int(state["sealing"])
    for p in range(players):
        chosen = any(int(state[name][p]) for name in sealed_fields(game))
        chooses = sealing >> p & 1 and not int(state["acting"]) >> p & 1
        need(not chosen or bool(chooses), f"seat {p} has something sealed and has not chosen")
        need(chosen or sampled or not chooses, f"seat {p} has chosen and nothing is sealed")
    over, acting = int(state["over"]), int(state["acting"])
    winners, losers = int(state["winners"]), int(state["losers"])
    need(over in (0, 1) and bool(acting) != bool(over), f"acting {acting:b}, over {over}")
    need(not (acting | sealing | winners | losers) & ~seats, "a seat that is not at the table acts or wins")
    need(not sealing or (acting & ~sealing) == 0, "a seat acts that has no part in a sealed choice")
    need(
        bool(winners | losers) == bool(over and players > 1),
        f"over {over}, winners {winners:b}, losers {losers:b}",
    )
    need(0 <= int(state["dealer"]) < players and int(state["hand"]) >= 1, "dealer or hand")
    return found


def misremembered(hands: Field, state: Any, players: int) -> list[str]:
    """What is wrong with what seats remember of the cards in hands, or with what everybody knows about these."""
    found = []
    for q in range(players):
        hand = np.asarray(state[hands.name][q], np.int64)
        if hands.distinct and int(state[hands.distinct]) >> q & 1 and (hand > 1).any():
            found.append(f"{seat_letter(q)} holds two of a rank, and cannot: {hand.tolist()}")
        captured = state[hands.known][q] if hands.known else np.zeros(len(hand), np.int64)
        if (captured[1:] > hand[1:]).any():
            found.append(f"{seat_letter(q)} is known to hold {captured.tolist()}, and has {hand.tolist()}")
        for p in range(players) if hands.given else ():
            given = state[hands.given][p]
            if int(state["receiver"][p]) == q + 1 and (given[1:] + captured[1:] > hand[1:]).any():
                found.append(
                    f"{seat_letter(p)} has given {given.tolist()} to {hand.tolist()} {captured.tolist()}"
                )
            if not int(state["receiver"][p]) and given.any():
                found.append(f"{seat_letter(p)} has given something to nobody")
    return found


def impossible(game: Game, state: Any) -> list[str]:
    """Why hidden cards cannot lie as they do in a state."""
    players = int(state["players"])
    found = [
        f"{name}: {fault}"
        for name, declared in game.layout.fields.items()
        if declared.cards and declared.per_seat and declared.kind == "bag"
        for fault in misremembered(declared, state, players)
    ]
    return found if game.possible(state) else [*found, "the game says that this cannot be"]
