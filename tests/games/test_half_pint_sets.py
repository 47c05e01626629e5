"""Half-Pint Heroes: which sets can be played and which of two is stronger, against a reference that tries everything."""

from __future__ import annotations

import os
import random
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from alehouse import Refused, Table
from alehouse.games.half_pint import essential
from alehouse.native.moves import MENU

from . import half_pint_reference as reference

LONG = os.environ.get("ALEHOUSE_LONG") == "1"
POSITIONS = 10_000 * (10 if LONG else 1)


class Bench:
    """Lays out cards at will on tables where A is to lead the first trick."""

    def __init__(self, players=2, **options):
        table = self.begun = Table("half-pint", players, options, seed="laid out", first="A")
        self.kind = table.game.deck.kind
        for seat in table.seats:
            table.play(f"{seat} predict 6")
        for p, seat in enumerate(table.seats):
            table.play(f"{seat} bet {table.seats[p - 1]}")

    def lay(self, row, *hands):
        table = self.begun.copy()
        state = table.state
        state.row[:] = 0
        state.held[:] = 0
        state.in_hand[:] = 0
        for card in row:
            state.row[self.kind(card)] = 1
        for p, hand in enumerate(hands):
            state.in_hand[p] = len(hand)
            for card in hand:
                state.held[p, self.kind(card)] = 1
        state.to_play = sum(1 << p for p, hand in enumerate(hands) if hand)
        return table

    def legal(self, row, hand):
        """What A may play, each set as its cards in the order of the notation."""
        return sorted(text.removeprefix("play ") for text in self.lay(row, hand).legal("A"))

    def trick(self, row, plays):
        """The letter of the seat that wins a trick of these sets, led by A; a seat without cards plays None."""
        # Everybody who plays keeps a card in hand, so that the trick does not end the round.
        hands = [
            [] if cards is None else [*(card for card in cards if card not in row), spare]
            for cards, spare in zip(plays, self.spare(row, plays), strict=True)
        ]
        table = self.lay(row, *hands)
        for seat, cards in zip(table.seats, plays, strict=True):
            if cards is not None:
                events = table.play(f"{seat} play {' '.join(cards)}")
        return next(event["seat"] for event in events if event["event"] == "takes-set")

    def spare(self, row, plays):
        used = {*row, *(card for cards in plays for card in cards or ())}
        return [card for card in reference.DECK if card not in used][: len(plays)]


BENCHES = {strict: Bench(row_group_needs_hand_card=strict) for strict in (False, True)}


def brute_force(row, hand, strict):
    return sorted(" ".join(cards) for cards in reference.sets(hand, row, strict))


# Positions


def pool(chance, manner):
    """The cards that a position is dealt from."""
    if manner == "real":
        return reference.DECK
    values = list(reference.VALUES)
    if manner == "few values":
        values = chance.sample(values, chance.randint(2, 4))
    elif manner == "neighbours":
        low = chance.randint(1, 8)
        values = range(low, low + chance.randint(5, 6))
    colours = chance.sample(reference.COLOURS, chance.randint(1, 2) if manner == "few colours" else 5)
    return [f"{colour}{value}" for colour in colours for value in values]


def dealt(chance):
    """Row and hand: in the sizes of the cards, or a hand that has shrunk, or more cards than are ever dealt."""
    manner = chance.choice(["real", "few values", "few colours", "neighbours"])
    row_size = chance.randint(1, 5)
    hand_size = 8 - row_size
    size = chance.random()
    if size < 0.3:
        hand_size = chance.randint(1, hand_size)
    elif size < 0.4:
        hand_size = min(12 - row_size, 7)
    cards = list(pool(chance, manner))
    while len(cards) < row_size + hand_size:
        cards = list(pool(chance, manner))
    chance.shuffle(cards)
    return cards[:row_size], cards[row_size : row_size + hand_size]


def test_all_legal_sets_of_random_positions():
    chance = random.Random("all legal sets")
    kinds = Counter()
    for number in range(POSITIONS):
        row, hand = dealt(chance)
        strict = number % 3 == 2
        expected = brute_force(row, hand, strict)
        assert BENCHES[strict].legal(row, hand) == expected, (row, hand, strict)
        kinds.update(reference.makes(text.split()) for text in expected)
    # The positions are no good if any set hardly ever comes up in them.
    assert set(kinds) == set(reference.SETS)
    assert min(kinds.values()) >= 50


@pytest.mark.parametrize("strict", [False, True])
def test_all_legal_sets_of_worst_positions(strict):
    # Rulings R7 and R23: two fours of a kind, eight of a colour, and hands of as many cards as symbols can ask for.
    positions = [
        ("K4", "R4 B4 G4 K5 R5 B5 G5"),
        ("K4", "K1 K2 K3 K5 K6 K7 K8"),
        ("K4 R4 B4 G4 Y4", "K5 R5 B5"),
        ("K4 R4 B4 G4 K9", "Y4 R9 B9"),
        ("K4 R4 K9 R9 B9", "B4 Y13 K1"),
        ("Y9 Y10 Y11 Y12 Y13", "Y8 K13 B9"),
        ("K9 K10 K11 K12 K13", "K1 K2 K3 K4 K5 K6 K7 K8"),
        ("Y9 Y10 Y11 Y12 Y13", "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 B9 B10 B11 B12"),
        ("K4 R4 B4 G4 Y4", "K5 R5 B5 G5 Y5 K6 R6 B6 G6 Y6 K7 R7"),
        ("K4 R5 B6 G7 Y8", "R4 B4 K5 B5 K6 R6 K7 R7 B7 K8 R8 B8"),
    ]
    for row, hand in positions:
        row, hand = row.split(), hand.split()
        found = BENCHES[strict].legal(row, hand)
        assert found == brute_force(row, hand, strict)
        assert len(found) < MENU


def worth(row, hand, strict):
    """Everything that can be made, however it is made."""
    return {str(reference.strength(cards)) for cards in reference.sets(hand, row, strict)}


@pytest.mark.parametrize("strict", [False, True])
def test_sets_that_are_left_out_as_equal_come_to_the_same(strict):
    chance = random.Random("equal sets")
    bench = BENCHES[strict]
    left_out = 0
    for _ in range(80):
        row, hand = dealt(chance)
        hand = hand[:5]
        table = bench.lay(row, hand)
        menu = np.empty(MENU, np.int64)
        count = int(essential(table.state, 0, menu))
        kept = [table.game.notation.write(int(m), seat=False).split()[1:] for m in menu[:count]]
        every = [cards.split() for cards in brute_force(row, hand, strict)]
        assert all(cards in every for cards in kept)

        def result(cards, row=row, hand=hand):
            rest = [card for card in hand if card not in cards]
            return str(reference.strength(cards)), frozenset(worth(row, rest, strict))

        assert {result(cards) for cards in kept} == {result(cards) for cards in every}
        left_out += len(every) - len(kept)
    assert left_out >= 100


def test_how_many_sets_the_worst_hands_have():
    # Eight cards of two values, four each, one of them in the row: 7 single cards, 6 + 6 pairs, 4 + 4 threes and 1 + 1
    # fours, 6·6 two pairs and 2·4·6 full houses, every one with a card of the hand: 113.
    assert len(BENCHES[False].legal(["K4"], ["R4", "B4", "G4", "K5", "R5", "B5", "G5"])) == 113
    # Eight of one colour, one of them in the row: 7 single cards and C(8, 5) = 56 of five.
    assert len(BENCHES[False].legal(["K4"], ["K1", "K2", "K3", "K5", "K6", "K7", "K8"])) == 63


def test_what_a_set_makes_and_how_strong_it_is():
    chance = random.Random("makes and strength")
    for _ in range(400):
        row, hand = dealt(chance)
        choices = list(BENCHES[False].lay(row, hand).seen_by("A").menu())
        for choice in choices:
            assert choice.makes == reference.makes(choice.text.split()[1:])
        choices.sort(key=lambda choice: choice.strength)
        for weaker, stronger in pairwise(choices):
            values = [reference.strength(choice.text.split()[1:]) for choice in (weaker, stronger)]
            assert (weaker.strength == stronger.strength) == (values[0] == values[1])
            assert values[0] <= values[1]


def random_set(chance, kind):
    """A set of the given type."""
    sizes = {"high-card": [1], "pair": [2], "two-pair": [2, 2], "three": [3], "full-house": [3, 2]}
    sizes |= {"four": [4], "five": [5]}
    while True:
        if kind in sizes:
            values = chance.sample(reference.VALUES, len(sizes[kind]))
            groups = zip(values, sizes[kind], strict=True)
            cards = [f"{colour}{v}" for v, n in groups for colour in chance.sample(reference.COLOURS, n)]
        elif kind == "flush":
            colour = chance.choice(reference.COLOURS)
            cards = [f"{colour}{v}" for v in chance.sample(reference.VALUES, 5)]
        else:
            low = 9 if kind == "royal-flush" else chance.randint(1, 9)
            colours = reference.COLOURS if kind == "straight" else chance.choice(reference.COLOURS)
            cards = [f"{chance.choice(colours)}{v}" for v in range(low, low + 5)]
        if reference.makes(cards) == kind:
            return reference.in_order(cards)


def two_sets(chance):
    """Two sets that can be played in one trick, mostly of the same type."""
    while True:
        kind = chance.choice(reference.SETS)
        other = kind if chance.random() < 0.7 else chance.choice(reference.SETS)
        first, second = random_set(chance, kind), random_set(chance, other)
        if not set(first) & set(second):
            return first, second


def test_which_of_two_sets_wins():
    chance = random.Random("two sets")
    bench = BENCHES[False]
    ties = 0
    for _ in range(600):
        first, second = two_sets(chance)
        ties += reference.strength(first) == reference.strength(second)
        assert bench.trick([], [first, second]) == ("B" if reference.beats(second, first) else "A")
    assert ties >= 10


# The worked examples, each with cards that fit the printed figure

FIGURES = {
    "S1 (figure 5)": (
        "K10 R6 B7 G8 Y9",
        ["R10 K10 K7 B7", "K11 R11 B11", "R6 B7 G8 Y9 B10", "K4"],
        "C",
    ),
    "S2 (figure 6)": ("K3 R5", ["K3 R3", "K8 R8", None, "B8 G8"], "B"),
    "S3 (figure 7)": (
        "K9 R10 B11 G12",
        ["K8 K9 R10 B11 G12", "K2", "K4", "K9 R10 B11 G12 Y13"],
        "D",
    ),
    "S4 (figure 8)": ("K12 R12 B7 G5", ["R7 B7 R5 G5", "K7 B7", "K3", "K4"], "A"),
    "S4 with the twelves": ("K12 R12 B7 G5", ["R7 B7 R5 G5", "K7 B7 K12 R12", "K3", "K4"], "B"),
    "S5": ("K1", ["K12 R12 B12 K2 R2", "K13 R13 K5 R5 B5"], "B"),
    "S6": ("K1", ["K10 R10 K7 R7", "B10 G10 K6 R6"], "A"),
}


@pytest.mark.parametrize("figure", FIGURES)
def test_worked_examples_of_tricks(figure):
    row, plays, winner = FIGURES[figure]
    plays = [None if cards is None else reference.in_order(cards.split()) for cards in plays]
    assert Bench(len(plays)).trick(row.split(), plays) == winner


def test_example_s4_under_the_option():
    hand = ["K7", "K2"]
    row = ["K12", "R12", "B7", "G5"]
    assert "K7 B7 K12 R12" in BENCHES[False].legal(row, hand)
    assert "K7 B7 K12 R12" not in BENCHES[True].legal(row, hand)


@pytest.mark.parametrize(
    "cards",
    [
        "K4 K5",
        "K4 R4 K5",
        "K4 R4 K5 K6",
        "K1 K2 R3 K4 K13",
        "K4 R4 B4 G4 K5",
        "K1 K2",
        "K1 K2 K3 K4",
        "K4 R4 B4 K5",
    ],
)
def test_example_s7_no_sets(cards):
    cards = cards.split()
    bench = BENCHES[False]
    assert " ".join(cards) not in bench.legal([], cards)
    with pytest.raises(Refused) as refused:
        bench.lay([], cards).play(f"A play {' '.join(cards)}")
    assert refused.value.code == "error-half-pint-no-set"
