"""Half-Pint Heroes, ruling by ruling. What is asserted follows from the rules by hand; most examples have records as well."""

from __future__ import annotations

import re
from collections import Counter
from itertools import cycle
from pathlib import Path

import pytest

from alehouse import Record, Refused, Table
from alehouse.layout import card_counts

from .looking import points, zone

# Cards and moves. A round is dealt in two ways: from a row and hands as in the examples (`dealt`), or from its story: what
# is predicted, who wins the tricks, who bets on whom (`told`). In a story everybody plays single cards, the winner of a
# trick a high one and the others low ones.

SEATS = "ABCDEFG"
COLOURS = "KRBGY"
HIGH = [f"{colour}{value}" for value in range(13, 7, -1) for colour in COLOURS]
LOW = [f"{colour}{value}" for value in range(1, 8) for colour in COLOURS]
BY_VALUE = " ".join(f"1/{min(value, 8)}" for value in range(1, 14))
TELLING = "\n".join(f"{BY_VALUE} # {colour}" for colour in COLOURS)
"""Symbols with which the first row card says by its value how many cards a hand has."""


def dealt(row, *hands, first="A"):
    """The cards of a deal that gives the seats these hands: one row card, hands from the left of `first`, the row."""
    row, hands = row.split(), [hand.split() for hand in hands]
    start = SEATS.index(first)
    order = [(start + 1 + step) % len(hands) for step in range(len(hands))]
    return [row[0], *(hands[p][i] for i in range(len(hands[0])) for p in order), *row[1:]]


def sizes(row, *hands):
    """The option `symbols` for such a deal."""
    return f"{len(row.split())}/{len(hands[0].split())}"


def half_pint(row, *hands, moves=(), first="A", predict=None, bets=None, seed="later rounds", **options):
    """A table with these cards; `predict` and `bets` are what all seats choose: "3 0 0" and "B A A" (or "-": none)."""
    table = Table(
        "half-pint",
        len(hands),
        {"symbols": sizes(row, *hands)} | options,
        cards=dealt(row, *hands, first=first),
        first=first,
        seed=seed,
    )
    if predict:
        choose(table, predict.split(), bets.split(), first)
    for move in moves:
        table.play(move)
    return table


def choose(table, predictions, bets, first):
    for move in chosen(predictions, bets, first):
        table.play(move)


def chosen(predictions, bets, first):
    """The moves with which all predict and bet."""
    n = len(predictions)
    start = SEATS.index(first)
    moves = [f"{SEATS[p]} predict {predictions[p]}" for p in range(n)]
    for step in range(n):
        p = (start + step) % n
        moves.append(f"{SEATS[p]} bet {bets[p] if bets[p] != '-' else 'none'}")
    return moves


def told(stories, first="A"):
    """Cards and moves of rounds told as (predictions, winners of the tricks, bets), for example ("2 0", "AA", "B -").

    A fourth part is the number of cards that everybody still holds at the end of the round.
    """
    cards, moves = [], []
    start = first
    for predictions, winners, bets, *more in stories:
        rest = more[0] if more else 0
        predictions, bets = predictions.split(), bets.split()
        n = len(predictions)
        size = len(winners) + rest
        row = f"K{size}"
        high, low = iter(HIGH), iter(card for card in LOW if card != row)
        hands = [
            [next(high if winner == SEATS[p] else low) for winner in [*winners, *"-" * rest]]
            for p in range(n)
        ]
        cards += dealt(row, *map(" ".join, hands), first=start)
        moves += chosen(predictions, bets, start)
        leader = SEATS.index(start)
        for number, winner in enumerate(winners):
            for step in range(n):
                p = (leader + step) % n
                moves.append(f"{SEATS[p]} play {hands[p][number]}")
            leader = SEATS.index(winner)
        start = SEATS[(SEATS.index(start) + 1) % n]
    return cards, moves


def tell(*stories, first="A", pad=None, points=None, **options):
    """A table on which these stories have been played, after the rounds of a score pad if one is given."""
    cards, moves = told(stories, first)
    n = len(stories[0][0].split())
    table = Table(
        "half-pint", n, {"symbols": TELLING} | options, cards=cards, first=first, seed="later rounds"
    )
    if pad:
        write(table, pad, points or [0] * n)
    for move in moves:
        table.play(move)
    return table


def write(table, pad, points):
    """Write marks such as "XX-B" by seat on the pad, all points in its first line; who has five at the end is a gun fighter."""
    pad = pad.split()
    finished = len(pad[0])
    state = table.state
    state.finished = finished
    state.hand = finished + 1
    for p, column in enumerate(pad):
        state.marks[p, :finished] = ["-XB".index(mark) for mark in column]
        state.lines[p, :finished] = 0
        state.lines[p, 0] = state.points[p] = points[p]
        state.gunfight[p] = bool(re.search("[XB]{5}$", column))


def pad(table):
    """The marks by seat, "-" for none."""
    return " ".join(
        "".join(mark or "-" for mark in column) for column in table.laid_open().position()["marks"]
    )


def everybodys(table):
    """What each seat, a spectator and the owner of the table see."""
    return [table.laid_open(), *map(table.seen_by, [*table.seats, None])]


def lines(table):
    return zone(table, "lines")


def drinks(table):
    return table.laid_open().position()["drinks"]


def events(table, *names):
    """Events of these names as "name seat target amount", what is missing left out."""
    found = []
    for event in table.laid_open().events():
        if event["event"] in names:
            parts = (event["event"], event["seat"], event["target"], event["amount"])
            found.append(" ".join(str(part) for part in parts if part is not None))
    return found


def refused(table, text):
    before = table.state.tobytes()
    with pytest.raises(Refused) as refusal:
        table.play(text)
    assert table.state.tobytes() == before
    return refusal.value.code


# The figures of the rulebook (figures 3, 4, 6 and 8 with cards that fit what is printed)

FIGURE_5 = (
    "B6 R7 G8 Y10 K13",
    ("K10 G7 K1", "K11 R11 B11", "B9 K3 R12", "K4 G1 Y5"),
    ("A play R7 G7 K10 Y10", "B play K11 R11 B11", "C play B6 R7 G8 B9 Y10", "D play K4"),
)


def test_figure_3_row_and_hand_sizes_are_on_the_first_card():
    table = Table(
        "half-pint", 4, cards=dealt("K13 R2 B4 G6 Y8", *(["R13 K12 G2"] * 4))[:1], seed="figure 3", first="A"
    )
    assert zone(table, "row")[-1] == "K13"
    assert len(zone(table, "row")) == 5
    assert [len(hand) for hand in zone(table, "held")] == [3, 3, 3, 3]


def test_figure_4_what_a_hand_can_make():
    table = half_pint(
        "K13 R2 B4 G6 Y8", "R13 K12 G2", "K1 R1 B1", "K3 R3 B3", predict="2 0 0", bets="B A A", symbols=""
    )
    assert table.legal("A") == [
        "play G2",
        "play K12",
        "play K13 R13",
        "play R13",
        "play R2 G2",
        "play R2 G2 K13 R13",
    ]
    made = {choice.text: choice.makes for choice in table.seen_by("A").menu()}
    assert made["play R2 G2 K13 R13"] == "two-pair"
    assert made["play R2 G2"] == made["play K13 R13"] == "pair"
    assert made["play K12"] == "high-card"


def test_figure_5():
    row, hands, moves = FIGURE_5
    table = half_pint(row, *hands, predict="1 1 1 0", bets="B A A A", symbols="")
    for move in moves[:3]:
        table.play(move)
    assert zone(table, "won") == [0, 0, 0, 0]
    table.play(moves[3])
    assert zone(table, "won") == [0, 0, 1, 0]
    assert table.acting == ["C"]
    assert events(table, "makes") == ["makes A 3", "makes B 4", "makes C 5", "makes D 1"]
    # The cards of the row are still there, shown with the sets that used them.
    assert sorted(zone(table, "row")) == ["B6", "G8", "K13", "R7", "Y10"]
    assert [len(cards) for cards in zone(table, "played")] == [4, 3, 5, 1]
    assert [len(cards) for cards in zone(table, "held")] == [1, 0, 2, 2]


FIGURE_6 = ("B6 R6 R3 K11 G12", "G6 K3 Y4", "K8 R8 Y1", "K5 R5 B5", "Y2 B8 G8")


def test_figure_6_the_first_of_equal_sets_wins():
    table = half_pint(
        *FIGURE_6,
        predict="1 1 1 1",
        bets="B A A A",
        symbols="",
        moves=(
            "A play R6 B6 G6",
            "B play Y1",
            "C play K5 R5 B5",
            "D play Y2",
            "A play K3 R3",
            "B play K8 R8",
        ),
    )
    assert table.acting == ["D"]
    table.play("D play B8 G8")
    assert zone(table, "won") == [1, 1, 0, 0]
    # B has no cards left, nor have C and D: A leads.
    assert table.acting == ["A"]


def test_figure_7_corrected():
    table = half_pint(
        "B11 K9 R10 G12 Y2",
        "Y8 K1 R4",
        "K3 R5 G4",
        "B3 R7 G6",
        "Y13 R1 B5",
        predict="1 1 1 1",
        bets="B A A A",
        symbols="",
        moves=("A play Y8 K9 R10 B11 G12", "B play K3", "C play B3", "D play K9 R10 B11 G12 Y13"),
    )
    assert zone(table, "won") == [0, 0, 0, 1]
    assert table.acting == ["D"]


FIGURE_8 = ("R12 B12 R7 G5 K1", "K7 K5 R2", "B7 R3 B4", "K2 R4 B6", "K3 R6 B9")


@pytest.mark.parametrize(
    ("second", "winner"), [("B play R7 B7", [1, 0, 0, 0]), ("B play R7 B7 R12 B12", [0, 1, 0, 0])]
)
def test_figure_8_a_pair_of_the_row_counts_only_in_a_set(second, winner):
    table = half_pint(
        *FIGURE_8,
        predict="1 1 1 1",
        bets="B A A A",
        symbols="",
        moves=("A play K5 G5 K7 R7", second, "C play K2", "D play K3"),
    )
    assert zone(table, "won") == winner


# Rounds with injected cards: examples H1 to H6


def test_example_h1_a_brawl_with_the_last_cards():
    table = half_pint(
        "R5",
        "R13 G13 B12",
        "R2 G3 B4",
        "Y2 Y3 Y4",
        predict="3 0 0",
        bets="B A A",
        moves=[
            "A play R13",
            "B play R2",
            "C play Y2",
            "A play G13",
            "B play G3",
            "C play Y3",
            "A play B12",
            "B play B4",
        ],
    )
    assert zone(table, "won") == [2, 0, 0]
    table.play("C play Y4")
    assert points(table) == [60, 0, 0]
    assert pad(table) == "B - -"
    assert table.hand == 2
    assert events(table, "brawl", "tricks", "meets", "misses", "bet-won", "bet-lost", "gains") == [
        "brawl A 3",
        "gains A 60",
    ]


def test_example_h2_a_brawl_with_four_sets():
    table = half_pint(
        "R8",
        "R13 G12 B11 Y10 K9",
        "R1 G13 B2 Y2 K2",
        "R3 G3 B3 Y3 K3",
        predict="4 1 0",
        bets="B A A",
        moves=[
            *("A play R13", "B play R1", "C play R3"),
            *("A play G12", "B play G13", "C play G3"),
            *("B play B2", "C play B3", "A play B11"),
            *("A play Y10", "B play Y2", "C play Y3"),
            *("A play K9", "B play K2", "C play K3"),
        ],
    )
    assert points(table) == [70, 0, 0]
    assert pad(table) == "B - -"


H3 = ("R5 G5 B9", "R9 Y9 K1", "G2 Y3 K13")
H3_MOVES = ("A play R9 B9 Y9", "B play G2", "A play K1", "B play K13")


@pytest.mark.parametrize(
    ("predict", "bets", "scored", "marks"),
    [
        ("1 1", "B A", [40, 40], "X X"),
        ("1 1", "- -", [20, 20], "X X"),
        ("2 0", "B -", [30, 10], "- -"),
        # derived in the same way: A misses, and B's bet on A is won
        ("2 0", "- A", [10, 30], "- -"),
        # A meets 1 and gets B's chip; B misses, and A's bet is won
        ("1 0", "B A", [60, 10], "X -"),
    ],
)
def test_example_h3_two_players_end_when_one_has_no_cards(predict, bets, scored, marks):
    table = half_pint(*H3, predict=predict, bets=bets)
    for move in H3_MOVES[:3]:
        table.play(move)
    assert table.hand == 1
    assert zone(table, "won") == [1, 0]
    table.play(H3_MOVES[3])
    assert table.hand == 2
    assert points(table) == scored
    assert pad(table) == marks


def test_example_h4_those_without_cards_are_skipped():
    table = half_pint("R5", "R6 G6", "R8 G8", "B1 B2", predict="0 1 1", bets="C A A")
    for move in ("A play R6 G6", "B play R8 G8", "C play B1"):
        table.play(move)
    assert zone(table, "won") == [0, 1, 0]
    assert table.acting == ["C"]
    assert table.legal("C") == ["play B2"]
    table.play("C play B2")
    assert points(table) == [30, 20, 20]
    assert pad(table) == "X X X"
    assert events(table, "bet-won", "bet-lost") == ["bet-lost A C", "bet-lost B A", "bet-lost C A"]


def test_example_h5_zero_is_worth_20_with_five():
    table = tell(("0 1 1 1 2", "BCDEC", "C E E C C"))
    assert points(table) == [40, 40, 40, 40, 30]
    assert pad(table) == "X X - X -"
    assert events(table, "meets") == ["meets A 20", "meets B 10", "meets D 10"]


def test_example_h6_zero_is_worth_30_with_four():
    table = tell(("0 1 1 1", "BCDC", "C C A C"))
    assert points(table) == [50, 40, 20, 40]
    assert pad(table) == "X X - X"
    assert events(table, "tricks", "meets", "misses", "bet-won", "bet-lost", "gains") == [
        *("meets A 30", "bet-won A C 20"),
        *("tricks B 10", "meets B 10", "bet-won B C 20"),
        *("tricks C 20", "misses C", "bet-lost C A"),
        *("tricks D 10", "meets D 10", "bet-won D C 20"),
        *("gains A 50", "gains B 40", "gains C 20", "gains D 40"),
    ]


def test_a_round_that_wins_a_gun_fight_brings_no_points():
    record = Record.load(Path(__file__).parents[1] / "records" / "half-pint" / "g2.toml")
    table = Table.of(record)
    for move in record.moves:
        before = points(table)
        happened = {event["event"] for event in table.play(move)}
    zones = table.laid_open().position()["zones"]
    assert table.over
    assert points(table) == before == [sum(column) for column in zones["lines"]]
    assert "gunfight-won" in happened
    assert "gains" not in happened
    assert (zones["leads"], zones["ahead"]) == (None, None)


def test_example_of_laura_and_max():
    # Sven (C) predicts 1 and wins 1: 10 + 10 + 20 for his bet on Max.
    table = tell(("3 0 1", "AACAB", "B A B"))
    assert points(table) == [80, 10, 40]
    assert pad(table) == "X - X"


# The end of the game: examples H7, H8 and figure 9


def test_example_h7_equal_totals_brawls_and_marks_share():
    # The last round: A 10 (its bet on B fails), B 30 + 20 for the bet on A, C 20 + 20 + 20; runs of 2, 1 and 2.
    table = tell(("0 0 2", "ACC", "B A A"), pad="XB- X-- --B", points=[270, 240, 220], rounds=4)
    assert [column[-1] for column in lines(table)] == [10, 50, 60]
    assert pad(table) == "XB-- X--X --BX"
    assert points(table) == [300, 300, 300]
    assert table.winners == ["A", "C"]


@pytest.mark.parametrize("edition", ["en", "de", "ru"])
def test_example_h8_more_correct_predictions(edition):
    # The last round: A meets 1 (10 + 10 + 20 for the bet on B), B wins one and predicted 0 (10). Both runs are 2.
    table = tell(("1 0", "AB", "B -"), pad="B-X -BX", points=[240, 270], rounds=4, edition=edition)
    assert pad(table) == "B-XX -BX-"
    assert points(table) == [300, 300]
    assert table.winners == ["A"]


# Figure 9: predictions, winners of tricks and bets of Max, Laura, Sven and Frank that give what is printed. In round 5
# Laura has the mark that the printed pad lacks: with all three others unmarked Max's bet would have been won.
FIGURE_9 = [
    ("1 0 0 2", "ABCDD", "D C B B"),
    ("0 1 0 0", "ABBCD", "B A A A"),
    ("0 2 0 0", "ABBC", "B A B B"),
    ("0 0 0 3", "DDD", "B A A A"),
    ("1 0 1 0", "AD", "B A A A"),
    ("1 0 0 1", "ABD", "B A A B"),
    ("1 1 0 0", "ACD", "B C B A"),
    ("0 1 1 0", "ABD", "B A B B"),
    ("0 0 0 0", "AAA", "B A A A"),
    ("1 3 0 0", "BBDBCD", "B A A A"),
]


def test_figure_9_a_whole_score_sheet():
    table = tell(*FIGURE_9)
    assert table.over
    assert lines(table) == [
        [20, 30, 10, 0, 20, 40, 40, 10, 60, 0],
        [30, 40, 60, 0, 30, 10, 20, 40, 0, 80],
        [30, 30, 10, 0, 0, 30, 30, 0, 0, 30],
        [60, 30, 30, 60, 10, 40, 10, 10, 0, 40],
    ]
    assert pad(table) == "X---XXX-B- --X-X--X-X -----X---- X-XB-X----"
    # Longest runs: Max 3 (rounds 5 to 7), Laura 1, Sven 1, Frank 2 (rounds 3 and 4).
    assert points(table) == [260, 320, 170, 310]
    assert events(table, "run") == ["run A 30", "run B 10", "run C 10", "run D 20"]
    assert table.winners == ["B"]


# Gun fights: examples G1 to G5


def test_example_g1_the_gun_fighter_wins_against_the_points():
    table = tell(("0 1 0", "B", "B A A"), pad="XXXXX X---X --X--", points=[100, 300, 50])
    assert table.over
    assert table.winners == ["A"]
    assert points(table) == [100, 300, 50]
    assert pad(table) == "XXXXXX X---XX --X--X"
    assert table.hand == 6
    assert events(table, "gunfight-won") == ["gunfight-won A"]
    assert events(table, "run") == []


def test_example_g2_the_higher_prediction_wins():
    table = tell(("2 3 0", "ABABB", "B A A"), pad="XXXXX XXXXX -----")
    assert table.winners == ["B"]
    assert pad(table) == "XXXXXX XXXXXX -----X"


def test_example_g2_equal_predictions_share():
    table = tell(("2 2 0", "ABABC", "B A A"), pad="XXXXX XXXXX -----")
    assert table.winners == ["A", "B"]


def test_example_g2_the_higher_prediction_has_to_be_met():
    table = tell(("1 3 0", "ABBC", "B A A"), pad="XXXXX XXXXX -----")
    assert table.winners == ["A"]


def test_example_g3_somebody_else_brawls():
    table = tell(("0 0 3", "CCC", "B A A"), pad="XXXXX ----- -----", points=[100, 50, 20])
    assert not table.over
    assert table.hand == 7
    assert points(table) == [100, 50, 80]
    assert pad(table) == "XXXXX- ------ -----B"
    assert zone(table, "gunfight") == [0, 0, 0]


@pytest.mark.parametrize("edition", ["en", "ru"])
def test_example_g4_a_brawl_wins_the_gun_fight(edition):
    table = tell(("0 0 0", "AAA", "B A A"), pad="XXXXX ----- -----", edition=edition)
    assert table.winners == ["A"]
    assert pad(table) == "XXXXXB ------ ------"


def test_example_g4_in_german_the_gun_fight_goes_on():
    stories = [("0 0 0", "AAA", "B A A"), ("1 0 0", "A", "B A A")]
    table = tell(stories[0], pad="XXXXX ----- -----", points=[10, 20, 30], edition="de")
    assert not table.over
    assert points(table) == [70, 20, 30]
    assert pad(table) == "XXXXXB ------ ------"
    assert zone(table, "gunfight") == [1, 0, 0]
    table = tell(*stories, pad="XXXXX ----- -----", points=[10, 20, 30], edition="de")
    assert table.winners == ["A"]
    assert points(table) == [70, 20, 30]


def test_example_g5_the_eleventh_line():
    # A completes five in round 10: 30 for nothing won, and the bet on B fails. B: 10 + 10. C misses: 0.
    last = ("0 1 1", "B", "B A A")
    # Round 11 is begun by the left neighbour: A misses with 1 won (10, and 20 for the bet on B), B misses with 0 won
    # and gets 20 for the bet on A; C meets 0: 30 + 20 for the bet on A.
    extra = ("0 1 0", "A", "B A A")
    before = "-----XXXX ---------", [100, 50, 0]
    table = tell(last, pad=f"{before[0]} ---------", points=before[1], rounds=10)
    assert not table.over
    assert table.hand == 11
    assert zone(table, "gunfight") == [1, 0, 0]
    table = tell(last, extra, pad=f"{before[0]} ---------", points=before[1], rounds=10)
    assert table.over
    assert [column[-2:] for column in lines(table)] == [[30, 30], [20, 20], [0, 50]]
    assert points(table) == [100 + 60 + 50, 50 + 40 + 10, 50 + 10]
    assert table.winners == ["A"]


# Drinks: examples D1 to D5


def test_example_d1_all_met():
    table = tell(("0 1 1 1", "BCD", "B C D A"), drinking="very-hard")
    assert drinks(table) == [1, 1, 1, 1]
    assert events(table, "drinks") == ["drinks A 2", "drinks B 2", "drinks C 2", "drinks D 2"]


def test_example_d2_soft_only_for_all_or_none():
    table = tell(("0 1 1 0", "BD", "C C A B"), drinking="soft")
    assert drinks(table) == [0, 0, 0, 0]


def test_example_d3_missed_and_bet_on():
    # A misses, B bets on A; C and D meet and are bet on.
    table = tell(("0 1 1 0", "BCA", "C A D C"), drinking="hard")
    assert drinks(table) == [1, 0, 0, 0]
    assert events(table, "drinks") == ["drinks A 4"]


def test_example_d4_met_for_the_third_time():
    # B's bet on A fails as well, but B drinks once. C misses and is bet on by A; D meets, and its bet on B fails.
    table = tell(("1 1 0 0", "ABC", "C A D B"), pad="XX -X -- --", drinking="very-hard")
    assert drinks(table) == [0, 1, 1, 1]


def test_example_d5_the_sum_of_the_predictions():
    # Hands of 4, predictions 1 + 1 + 2 + 0.
    story = ("1 1 2 0", "AAA", "B A A A", 1)
    cards, moves = told([story])
    table = Table(
        "half-pint",
        4,
        {"symbols": TELLING, "edition": "ru", "drinking": "very-hard"},
        cards=cards,
        first="A",
        seed="later rounds",
    )
    for move in moves[:3]:
        table.play(move)
    assert drinks(table) == [0, 0, 0, 0]
    table.play(moves[3])
    assert drinks(table) == [1, 1, 1, 1]
    for move in moves[4:]:
        table.play(move)
    assert pad(table) == "B - - -"
    assert drinks(table) == [2, 2, 2, 2]
    assert events(table, "drinks") == [f"drinks {seat} {rule}" for rule in (8, 1) for seat in "ABCD"]


@pytest.mark.parametrize(
    ("edition", "drinking"), [("en", "very-hard"), ("de", "very-hard"), ("ru", "hard"), ("ru", "soft")]
)
def test_example_d5_only_in_the_russian_edition_and_very_hard(edition, drinking):
    table = half_pint(
        "K5", "K1 R1 B1 G1", "K2 R2 B2 G2", "K3 R3 B3 G3", "K4 R4 B4 G4", edition=edition, drinking=drinking
    )
    for move in ("A predict 1", "B predict 1", "C predict 2", "D predict 0"):
        table.play(move)
    assert drinks(table) == [0, 0, 0, 0]


# The rulings


def all_first_cards():
    """Row and hand size that each card gives as the first of a round, in a game without options."""
    found = {}
    for card in [f"{colour}{value}" for colour in COLOURS for value in range(1, 14)]:
        table = Table("half-pint", 2, cards=[card], seed="the rest", first="A")
        found[card] = (len(zone(table, "row")), len(zone(table, "held")[0]))
    return found


def test_r1_thirteen_cards_for_each_row_size():
    found = all_first_cards()
    assert Counter(found.values()) == {(row, 8 - row): 13 for row in range(1, 6)}
    assert found["K6"] == (3, 5)
    # row = (value + colour + 1) mod 5 + 1
    assert [found[card] for card in ("K13", "R1", "B10", "G7", "Y13")] == [
        (5, 3),
        (4, 4),
        (4, 4),
        (2, 6),
        (4, 4),
    ]


def test_r1_other_numbers_are_data():
    table = Table("half-pint", 3, {"symbols": "2/4"}, seed="all alike", first="A")
    assert (len(zone(table, "row")), [len(hand) for hand in zone(table, "held")]) == (2, [4, 4, 4])
    pairs = ["1/1"] * 65
    # 65 pairs go K1 … K13, then red: R3 is the sixteenth.
    pairs[15] = "3/2"
    table = Table(
        "half-pint", 2, {"symbols": "\n".join(pairs) + " # no 66th"}, cards=["R3"], seed="R3", first="A"
    )
    assert (len(zone(table, "row")), len(zone(table, "held")[1])) == (3, 2)
    table = Table("half-pint", 2, {"symbols": " ".join(pairs)}, cards=["R4"], seed="R4", first="A")
    assert (len(zone(table, "row")), len(zone(table, "held")[1])) == (1, 1)


@pytest.mark.parametrize(
    ("players", "symbols"),
    [
        (2, "1"),
        (2, "1/1 1/1"),
        (2, "0/3"),
        (2, "3/0"),
        (2, "a/b"),
        (2, " ".join(["1/1"] * 66)),
        (7, "5/9"),
        (6, "1/12"),
    ],
)
def test_r1_numbers_that_cannot_be_dealt(players, symbols):
    # 5 + 7 · 9 = 68 and 1 + 6 · 12 = 73 are more than 65.
    with pytest.raises(Refused):
        Table("half-pint", players, {"symbols": symbols}, seed="no", first="A")


def test_r1_the_largest_deal_uses_all_cards():
    table = Table("half-pint", 5, {"symbols": "5/12"}, seed="5 + 5 · 12", first="A")
    assert zone(table, "left") == 0


@pytest.mark.parametrize("players", range(2, 8))
def test_r1_every_card_comes_once(players):
    table = Table("half-pint", players, seed="65 cards", first="A")
    assert card_counts(table.layout, table.state).tolist() == [0] + [1] * 65
    assert zone(table, "left") == 65 - len(zone(table, "row")) - players * len(zone(table, "held")[0])


@pytest.mark.parametrize(
    ("first", "hands"),
    [
        ("A", ["K3 R1", "K1 K4", "K2 K5"]),
        ("B", ["K2 K5", "K3 R1", "K1 K4"]),
        ("C", ["K1 K4", "K2 K5", "K3 R1"]),
    ],
)
def test_r2_one_card_at_a_time_from_the_left_of_the_start_player(first, hands):
    cards = ["R9", "K1", "K2", "K3", "K4", "K5", "R1", "B7", "G7"]
    table = Table("half-pint", 3, {"symbols": "3/2"}, cards=cards, seed="none", first=first)
    assert [set(hand) for hand in zone(table, "held")] == [set(hand.split()) for hand in hands]
    assert set(zone(table, "row")) == {"R9", "B7", "G7"}


@pytest.mark.parametrize("hand", ["K1", "K1 K2 K3 K4 K5 K6 K7"])
def test_r3_predictions_from_0_to_6_whatever_the_hand(hand):
    other = hand.replace("K", "R")
    table = half_pint("B9", hand, other)
    for seat in "AB":
        assert table.legal(seat) == [f"predict {number}" for number in range(7)]
    assert refused(table, "A predict 7") == "error-half-pint-prediction"


def test_r3_more_than_the_hand_is_a_certain_miss():
    table = tell(("6 0", "A", "- -"))
    assert points(table) == [10, 30]
    assert pad(table) == "- X"


def test_r3_predictions_are_shown_together():
    table = half_pint("B9", "K1 K2", "R1 R2", "G1 G2", moves=["B predict 2", "A predict 0"])
    assert table.acting == ["C"]
    for seen in everybodys(table):
        assert seen.position()["predictions"] is None
        assert seen.zones()["prediction"] == [None, None, None]
    table.play("C predict 1")
    for seen in everybodys(table):
        assert seen.position()["predictions"] == [0, 2, 1]
    assert events(table, "predicts") == ["predicts A", "predicts B 2", "predicts C 1"]


@pytest.mark.parametrize(
    ("number", "winners"),
    [(1, "AB"), (2, "ABA"), (3, "AABA"), (4, "AABAA"), (5, "AABAABA"), (6, "AABAABAA")],
)
def test_r4_ten_for_each_set_predicted(number, winners):
    table = tell((f"{number} 0", winners, "- -"))
    assert points(table) == [20 * number, 10 * winners.count("B") + 30 * ("B" not in winners)]
    assert events(table, "meets")[0] == f"meets A {10 * number}"


@pytest.mark.parametrize(("players", "worth"), [(2, 30), (3, 30), (4, 30), (5, 20), (6, 20), (7, 20)])
def test_r4_nothing_won_as_predicted(players, worth):
    predictions = " ".join(["0"] * (players - 1) + ["1"])
    bets = " ".join(["-"] * 2 if players == 2 else [SEATS[(p - 1) % players] for p in range(players)])
    table = tell((predictions, SEATS[players - 1], bets))
    assert points(table) == [worth] * (players - 1) + [20]


def test_r5_the_row_is_used_only_if_one_says_so():
    row, *hands = "R8", "K8 K1", "B7 G6", "Y7 B6"
    table = half_pint(row, *hands, predict="0 1 0", bets="B A A")
    assert table.legal("A") == ["play K1", "play K8", "play K8 R8"]
    for move in ("A play K8", "B play B7", "C play Y7"):
        table.play(move)
    assert zone(table, "won") == [1, 0, 0]
    assert events(table, "makes")[0] == "makes A 1"
    assert events(table, "uses") == []
    assert zone(table, "played")[0] == ["K8"]


def test_r5_a_lone_card_loses_where_the_pair_would_win():
    row, *hands = "R8", "K8 K1", "B9 G6", "Y7 B6"
    for play, won in (("A play K8", [0, 1, 0]), ("A play K8 R8", [1, 0, 0])):
        table = half_pint(row, *hands, predict="0 1 0", bets="B A A", moves=(play, "B play B9", "C play Y7"))
        assert zone(table, "won") == won


def test_r5_row_cards_can_be_used_by_all_and_again():
    table = half_pint(
        "R8",
        "K8 B8",
        "G8 Y8",
        "Y7 B6",
        predict="0 1 0",
        bets="B A A",
        moves=("A play K8 R8", "B play R8 G8", "C play Y7", "A play R8 B8"),
    )
    assert zone(table, "row") == ["R8"]
    assert [event["card"] for event in table.laid_open().events() if event["event"] == "uses"] == ["R8"] * 3


@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_r6_bets_are_open_and_clockwise_from_the_start_player(first):
    table = half_pint("B9", "K1 K2", "R1 R2", "G1 G2", first=first)
    for seat in "CAB":
        table.play(f"{seat} predict 1")
    order = {"A": "ABC", "B": "BCA", "C": "CAB"}[first]
    for seat in order:
        assert table.acting == [seat]
        others = [f"bet {other}" for other in "ABC" if other != seat]
        assert table.legal(seat) == others
        assert refused(table, f"{seat} bet {seat}") == "error-half-pint-bet-own"
        assert refused(table, f"{seat} bet none") == "error-half-pint-bet-none"
        table.play(f"{seat} {others[0]}")
        for seen in everybodys(table):
            assert seen.position()["bets"]["ABC".index(seat)] == others[0][-1]
    assert table.acting == [first]
    assert zone(table, "phase") == "play"


def test_r6_two_players_may_do_without():
    table = half_pint("B9", "K1 K2", "R1 R2", moves=["A predict 1", "B predict 1"])
    assert table.legal("A") == ["bet B", "bet none"]
    table.play("A bet none")
    assert table.laid_open().position()["bets"] == [None, None]
    assert table.legal("B") == ["bet A", "bet none"]
    assert {choice.text: choice.word for choice in table.seen_by("B").menu()}["bet none"] == "none"


def test_r6_sealed_bets():
    table = half_pint("B9", "K1 K2", "R1 R2", "G1 G2", bet_order="sealed")
    for seat in "ABC":
        table.play(f"{seat} predict 1")
    assert table.acting == ["A", "B", "C"]
    table.play("C bet A")
    table.play("A bet B")
    assert table.acting == ["B"]
    for seen in everybodys(table):
        assert seen.position()["bets"] == [None, None, None]
    table.play("B bet C")
    assert table.seen_by("A").position()["bets"] == ["B", "C", "A"]
    assert events(table, "bets") == ["bets A B", "bets B C", "bets C A"]
    assert table.acting == ["A"]


def test_r7_one_card_of_the_hand_is_enough():
    table = half_pint("K12 R12 B7 G7", "B12 Y7 K2 R3", "K1 R1 B1 G1", predict="0 0", bets="- -")
    legal = table.legal("A")
    assert "play B7 Y7 K12 R12" in legal
    assert "play B7 G7 K12 R12 B12" in legal
    assert "play B7 G7 Y7 K12 R12" in legal
    assert "play B7 G7 K12 R12" not in legal
    assert "play K12 R12" not in legal
    assert refused(table, "A play K12 R12") == "error-half-pint-row-only"
    assert refused(table, "A play B7 G7 K12 R12") == "error-half-pint-row-only"


def test_r7_the_option_wants_a_hand_card_in_each_group():
    table = half_pint(
        "K12 R12 B7 G7",
        "B12 Y7 K2 R3",
        "K1 R1 B1 G1",
        predict="0 0",
        bets="- -",
        row_group_needs_hand_card=True,
    )
    legal = table.legal("A")
    for text in ("B7 Y7 K12 R12", "B7 G7 K12 R12 B12", "B7 G7 Y7 K12 R12"):
        assert refused(table, f"A play {text}") == "error-half-pint-row-group"
    for text in ("B7 Y7 K12 B12", "B7 G7 Y7 K12 B12", "B7 Y7 K12 R12 B12", "K12 R12 B12", "B7 Y7"):
        assert f"play {text}" in legal


def test_r7_the_option_leaves_other_sets_alone():
    table = half_pint(
        "K5 K6 K7 K8", "K9 R5 B1 G2", "R1 R2 R3 R4", predict="0 0", bets="- -", row_group_needs_hand_card=True
    )
    assert "play K5 K6 K7 K8 K9" in table.legal("A")
    assert "play R5 K6 K7 K8 K9" in table.legal("A")


def test_r8_the_highest_number_decides_between_full_houses():
    table = half_pint(
        "Y1",
        "K12 R12 B12 K2 R2",
        "K13 R13 K5 R5 B5",
        predict="0 0",
        bets="- -",
        moves=("A play K2 R2 K12 R12 B12", "B play K5 R5 B5 K13 R13"),
    )
    assert points(table) == [0 + 30, 10]


def test_r8_row_cards_count_in_the_comparison():
    # Both have a pair of kings as their highest numbers, B's from the row: then 6 against 5.
    table = half_pint(
        "K13 R13",
        "B13 G13 K5 R5",
        "K6 R6 K1 R1",
        "K3 R3 B3 G3",
        predict="0 0 0",
        bets="B A A",
        moves=("A play K5 R5 B13 G13", "B play K6 R6 K13 R13", "C play K3"),
    )
    assert zone(table, "won") == [0, 1, 0]


def test_r9_the_set_is_finished_before_the_round_ends():
    table = half_pint("Y1", "K13", "K12", predict="1 0", bets="- -", moves=["A play K13"])
    assert table.hand == 1
    assert table.acting == ["B"]
    table.play("B play K12")
    assert points(table) == [20, 30]


def test_r9_the_last_card_of_a_follower():
    table = half_pint("Y1", "K13 R13 K2", "K12 R12 B12", predict="1 1", bets="- -")
    for move in ("A play K13", "B play K12 R12 B12"):
        table.play(move)
    # B's three wins and leaves B without cards: A's other two are not played.
    assert points(table) == [0, 20]
    assert table.hand == 2


def test_r9_three_players_play_on():
    table = half_pint(
        "Y1",
        "K13 R11 K2",
        "K12 R12 B12",
        "K3 K4 K5",
        predict="1 1 1",
        bets="B A A",
        moves=("A play K13", "B play K12 R12 B12", "C play K3"),
    )
    assert table.hand == 1
    assert table.acting == ["C"]


def test_r9_and_r10_a_brawl_comes_first():
    table = tell(("3 0", "AAA", "B A"))
    assert points(table) == [60, 0]
    assert pad(table) == "B -"


def test_r10_not_30_for_the_prediction():
    table = tell(("3 1 1", "AAA", "B C A"))
    assert points(table) == [60, 0, 0]


def test_r11_three_sets_in_succession_and_no_less():
    table = tell(("0 0", "AABAAB", "- -"))
    assert pad(table) == "- -"
    assert points(table) == [40, 20]


def test_r11_sets_of_the_round_before_do_not_count():
    table = tell(("2 0", "AA", "- -"), ("3 0", "A", "- -", 1))
    assert table.hand == 2
    assert zone(table, "won") == [1, 0]


ALONE = ("K9", "K1 K2 R2 K3", "K5 R5 B5 G5", "K6 R6 B6 G6")
ALONE_MOVES = ("A play K1", "B play K5 R5 B5 G5", "C play K6 R6 B6 G6")


def test_r11_alone_with_cards_is_a_brawl_too():
    table = half_pint(*ALONE, predict="3 1 1", bets="B A A", moves=ALONE_MOVES)
    for card in ("K2", "R2", "K3"):
        assert table.acting == ["A"]
        table.play(f"A play {card}")
    assert pad(table) == "B - -"
    assert points(table) == [60, 0, 0]


def test_r11_alone_one_may_put_cards_together():
    table = half_pint(*ALONE, predict="2 1 1", bets="B A A", moves=ALONE_MOVES)
    table.play("A play K2 R2")
    table.play("A play K3")
    # A 20 + 20 + 20 for the bet on B; B's and C's bets on A fail; C won one: 10 + 10.
    assert points(table) == [60, 0, 20]
    assert pad(table) == "X - X"


def test_r12_the_start_player_moves_on_by_one_seat():
    table = tell(("0 0 0", "C", "B A A"), ("0 0 0", "A", "B A A"), first="B")
    assert table.hand == 3
    for seat in "ABC":
        table.play(f"{seat} predict 0")
    # B, then C, then A begins, whoever won the last trick.
    assert table.acting == ["A"]


def test_r12_the_start_player_deals():
    # C begins the second round: D is dealt the first card.
    first = told([("0 0 0 0", "A", "B A A A")], "B")
    table = Table(
        "half-pint",
        4,
        {"symbols": TELLING},
        cards=[*first[0], *["R1", "K13", "K12", "K11", "K10"]],
        first="B",
    )
    for move in first[1]:
        table.play(move)
    assert zone(table, "held") == [["K12"], ["K11"], ["K10"], ["K13"]]


def test_r13_after_a_failed_gun_fight_the_run_is_broken():
    table = tell(
        ("1 0 1", "B", "B A A"), ("0 0 1", "C", "B A A"), pad="XXXXX ----- -----", points=[100, 50, 0]
    )
    assert not table.over
    assert pad(table) == "XXXXX-X ------X ------X"
    assert zone(table, "gunfight") == [0, 0, 0]


@pytest.mark.parametrize(("before", "fighters"), [("XXX", 0), ("XXXX", 1), ("XX-XX", 0), ("-XXXX", 1)])
def test_r13_five_in_a_row(before, fighters):
    nothing = "-" * len(before)
    table = tell(("0 1 1", "B", "B A A"), pad=f"{before} {nothing} {nothing}")
    assert zone(table, "gunfight") == [fighters, 0, 0]
    assert events(table, "gunfight") == ["gunfight A"] * fighters


def test_r13_brawls_count_for_the_run():
    table = tell(("0 3 1", "BBB", "B A A"), pad="-X-- BXBX ----")
    assert zone(table, "gunfight") == [0, 1, 0]


@pytest.mark.parametrize("edition", ["en", "de", "ru"])
def test_r13_a_met_prediction_wins_in_every_edition(edition):
    table = tell(("0 1 1", "B", "B A A"), pad="XXXXX ----- -----", edition=edition)
    assert table.winners == ["A"]


@pytest.mark.parametrize("edition", ["en", "de", "ru"])
def test_r14_a_brawl_of_others_fails_the_gun_fighters(edition):
    table = tell(("0 0 3", "CCC", "B A A"), pad="XXXXX XXXXX -----", edition=edition)
    assert not table.over
    assert pad(table) == "XXXXX- XXXXX- -----B"
    assert zone(table, "gunfight") == [0, 0, 0]


def test_r15_round_11_is_a_normal_round_and_the_last():
    # Round 10 makes A a gun fighter; in round 11 A misses, and B completes five.
    table = tell(
        ("0 1 1", "B", "B A A"),
        ("1 0 1", "C", "B A A"),
        pad="-----XXXX ------XXX ---------",
        points=[100, 60, 0],
        rounds=10,
        first="C",
    )
    assert pad(table) == "-----XXXXX- ------XXXXX ----------X"
    assert table.over
    assert table.hand == 11
    # Round 10: 30, 10 + 10, 0. Round 11: A 0 (the bet on B fails), B 30 + 20, C 10 + 10 + 20. Runs: 5, 5, 1.
    assert points(table) == [100 + 30 + 50, 60 + 20 + 50 + 50, 40 + 10]
    assert table.winners == ["A", "B"]


def test_r15_the_start_moves_on_to_round_11():
    table = tell(("0 1 1", "B", "B A A"), pad="-----XXXX --------- ---------", rounds=10, first="C")
    assert table.hand == 11
    for seat in "ABC":
        table.play(f"{seat} predict 0")
    assert table.acting == ["A"]


@pytest.mark.parametrize(("others", "rounds"), [("---------", 10), ("-----XXXX", 11)])
def test_r16_a_gun_fight_in_round_10(others, rounds):
    table = tell(("1 0 1", "C", "B A A"), pad=f"----XXXXX {others} ---------", rounds=10)
    assert table.over == (rounds == 10)
    assert table.hand == rounds
    if table.over:
        # A has 0 and the run of five, B 30 + 20 for the bet on A and a run of one, C 10 + 10 + 20 and one.
        assert points(table) == [50, 60, 50]
        assert table.winners == ["B"]
    else:
        assert zone(table, "gunfight") == [0, 1, 0]


def test_r17_all_equal_predictions_share():
    table = tell(("0 0 0 1", "D", "B A A A"), pad="XXXXX XXXXX XXXXX -----", points=[0, 0, 0, 500])
    assert table.winners == ["A", "B", "C"]


def test_r17_only_gun_fighters_win_so():
    table = tell(("0 2 0", "BB", "B A A"), pad="XXXXX -XXXX -----")
    assert table.winners == ["A"]


@pytest.mark.parametrize("edition", ["en", "de", "ru"])
@pytest.mark.parametrize(
    ("marks", "winners"),
    [
        ("BX- X-X", ["A"]),
        ("XX- BX-", ["B"]),
        ("X-X X-X", ["A", "B"]),
    ],
)
def test_r18_brawls_come_before_correct_predictions(edition, marks, winners):
    # In the last round both miss: A 10 for one set won, B 20 for the bet on A. The points before make the totals equal.
    runs = {"BX- X-X": (20, 10), "XX- BX-": (20, 20), "X-X X-X": (10, 10)}[marks]
    table = tell(
        ("0 1", "A", "- A"), pad=marks, points=[200 - runs[0], 190 - runs[1]], rounds=4, edition=edition
    )
    assert points(table) == [210, 210]
    assert table.winners == winners


@pytest.mark.parametrize(
    ("marks", "bonus"),
    [("X-X-X", [10, 0]), ("XX-XX", [20, 0]), ("-XXX-", [30, 0]), ("XXXX-", [40, 0]), ("XBXB-", [40, 0])],
)
def test_r19_any_line_without_a_mark_breaks_a_run(marks, bonus):
    # In the last round B brawls with three sets: 60 and a run of one.
    table = tell(("0 3", "BBB", "- -"), pad=f"{marks} -----", rounds=6)
    assert points(table) == [bonus[0], 60 + 10]
    assert pad(table) == f"{marks}- -----B"


def test_r20_whoever_has_cards_must_play():
    table = half_pint("Y1", "K13 K2", "K12 K3", predict="1 0", bets="- -")
    assert table.legal("A") == ["play K13", "play K2"]
    for text in ("A play", "A pass", "A play none"):
        refused(table, text)


def test_r21_colours_do_not_break_ties():
    for first, second in (("K9", "Y9"), ("Y9", "K9"), ("B9", "R9")):
        table = half_pint(
            "Y1",
            f"{first} K2",
            f"{second} K3",
            predict="1 0",
            bets="- -",
            moves=(f"A play {first}", f"B play {second}"),
        )
        assert zone(table, "won") == [1, 0]


def test_r21_first_played_not_first_seat():
    table = half_pint(
        "Y1",
        "K9 K2",
        "R9 K3",
        "B9 K4",
        predict="1 0 0",
        bets="B A A",
        first="C",
        moves=("C play B9", "A play K9", "B play R9"),
    )
    assert zone(table, "won") == [0, 0, 1]


@pytest.mark.parametrize("players", range(2, 8))
def test_r22_a_game_ends_within_eleven_rounds(players):
    table = Table("half-pint", players, seed="lowest card first", first="A")
    # Everybody plays one card at a time, as long as possible.
    for number in cycle(range(7)):
        if table.over:
            break
        seat = table.acting[0]
        singles = [text for text in table.legal(seat) if len(text.split()) == 2]
        table.play(f"{seat} {singles[number % len(singles)]}")
    assert table.hand in (10, 11)
    assert len(table.moves) <= 11 * 9 * players <= table.game.bound(players, table.options)


def test_r23_every_set_is_listed_even_if_others_are_worth_the_same():
    table = half_pint("R4 B4", "K4 K9", "R1 R2", predict="1 0", bets="- -")
    assert table.legal("A") == [
        "play K4",
        "play K4 B4",
        "play K4 R4",
        "play K4 R4 B4",
        "play K9",
    ]


def test_r23_the_largest_menus():
    # Counted by hand in test_half_pint_sets.
    table = half_pint("K4", "R4 B4 G4 K5 R5 B5 G5", "K1 K2 K3 R1 R2 R3 B1", predict="1 0", bets="- -")
    assert len(table.legal("A")) == 113
    table = half_pint("K4", "K1 K2 K3 K5 K6 K7 K8", "R1 R2 R3 B1 B2 B3 G1", predict="1 0", bets="- -")
    assert len(table.legal("A")) == 63


@pytest.mark.parametrize("drinking", ["soft", "hard", "very-hard"])
def test_r24_in_a_brawl_everybody_drinks_once(drinking):
    # B and C missed and are bet on, A's bet would fail, A has the third mark running, C the third miss.
    table = tell(("0 1 0", "AAA", "C A B"), pad="XX X- --", drinking=drinking)
    assert drinks(table) == [1, 1, 1]
    assert events(table, "drinks") == ["drinks A 1", "drinks B 1", "drinks C 1"]


@pytest.mark.parametrize(("missed", "drunk"), [(1, 0), (2, 1), (3, 0), (4, 0), (5, 1), (8, 1)])
def test_r25_the_third_miss_in_a_row_and_the_sixth(missed, drunk):
    # A misses again, not bet on; B and C meet.
    table = tell(("1 0 1", "C", "B C B"), pad=" ".join(["-" * missed] * 3), drinking="hard")
    assert drinks(table) == [drunk, 0, 0]


def test_r25_a_brawl_of_others_is_a_miss():
    # A's third miss running, one of the lines before it C's brawl.
    table = tell(("1 0 1", "C", "B C B"), pad="-- X- -B", drinking="hard")
    assert drinks(table) == [1, 0, 0]
    # C's brawl is the third miss of A and B; all drink for it once. A's fourth miss calls nobody.
    table = tell(("1 0 1", "CCC", "B C B"), ("1 0 1", "C", "B C B"), pad="-- -- --", drinking="hard")
    assert pad(table) == "---- ---X --BX"
    assert drinks(table) == [1, 1, 1]


def test_r25_a_brawl_breaks_the_row_of_misses():
    # A misses after a brawl: the first miss, although it would be the third line without an X.
    table = tell(("1 0 1", "C", "B C B"), pad="-B -- --", drinking="hard")
    assert drinks(table) == [0, 0, 0]


@pytest.mark.parametrize(("before", "drunk"), [("XB", 1), ("BX", 1), ("X-", 0), ("-B", 0)])
def test_r25_a_brawl_counts_as_met(before, drunk):
    # A meets; if that is the third in a row, B drinks, who has nothing else to drink for. C missed and is bet on.
    table = tell(("0 1 1", "B", "C C B"), pad=f"{before} -- --", drinking="very-hard")
    assert drinks(table) == [0, drunk, 1]


@pytest.mark.parametrize(("met", "drunk"), [(1, 0), (2, 1), (3, 1), (4, 1)])
def test_r25_met_for_the_third_time_and_in_each_further_round(met, drunk):
    table = tell(("0 1 1", "B", "C C B"), pad=f"{'X' * met} {'-' * met} {'-' * met}", drinking="very-hard")
    assert drinks(table) == [0, drunk, 1]


@pytest.mark.parametrize(
    ("drinking", "drunk"), [(None, None), ("soft", [0, 0, 0]), ("hard", [1, 0, 0]), ("very-hard", [1, 0, 1])]
)
def test_r26_levels(drinking, drunk):
    # A misses and is bet on by B (rule 4); B meets for the third time (rule 6: A and C); A's and C's bets on B fail
    # (rule 7). B's bet is won, and nothing calls for B to drink.
    options = {"drinking": drinking} if drinking else {}
    table = tell(("1 0 1", "C", "B A B"), pad="-- XX -X", **options)
    assert drinks(table) == drunk


def test_r26_soft_rules_hold_at_every_level():
    for level in ("soft", "hard", "very-hard"):
        all_met = tell(("0 0 1", "C", "B A A"), drinking=level)
        none_met = tell(("1 1 0", "C", "B A A"), drinking=level)
        assert drinks(all_met) == drinks(none_met) == [1, 1, 1]
        assert events(none_met, "drinks")[0] == "drinks A 3"


# Who sees what; refusals; the rules page


def test_a_hand_is_seen_by_its_owner_only():
    table = half_pint("Y1", "K13 K2", "K12 K3", "R5 R6")
    assert table.seen_by("B").zones()["held"] == [["?", "?"], ["K3", "K12"], ["?", "?"]]
    spectator = table.seen_by(None).zones()
    assert spectator["held"] == [["?", "?"]] * 3
    assert spectator["row"] == ["Y1"]


def test_hands_left_after_a_brawl_are_not_shown():
    cards, moves = told([("0 0 0", "AAA", "B A A", 1)])
    table = Table("half-pint", 3, {"symbols": TELLING, "rounds": 1}, cards=cards, first="A")
    for move in moves:
        table.play(move)
    assert table.over
    for viewer in ("A", None):
        seen = table.seen_by(viewer)
        held = seen.zones()["held"]
        assert held[1] == held[2] == ["?"]
        assert all(
            event["card"] in (None, "?") or event["seat"] in (viewer, None) or event["event"] != "dealt"
            for event in seen.events()
        )


@pytest.mark.parametrize(
    "text",
    [
        "B play K12",
        "A play K12",
        "A play Y1",
        "A play K13 K13",
        "A play K2 K13",
        "A play K2 K13 Y1 K3 K4 K5",
        "A play",
        "A play K14",
        "A play 5",
        "A predict 1",
        "A bet B",
        "A hit",
        "",
    ],
)
def test_a_refused_move_changes_nothing(text):
    table = half_pint("Y1", "K13 K2", "K12 K3", predict="1 0", bets="- -")
    refused(table, text)
    assert len(table.moves) == 4


def test_cards_may_be_named_in_any_order():
    table = half_pint("R2", "K2 B2", "K12 K3", predict="1 0", bets="- -")
    table.play("a play b2 R2 k2")
    assert table.moves[-1] == "A play K2 R2 B2"


@pytest.mark.parametrize("players", [1, 8])
def test_two_to_seven_players(players):
    with pytest.raises(Refused):
        Table("half-pint", players, seed="too few or too many", first="A")


@pytest.mark.parametrize("rounds", [0, 21])
def test_one_to_twenty_rounds(rounds):
    with pytest.raises(Refused):
        Table("half-pint", 2, {"rounds": rounds}, seed="too few or too many", first="A")


def test_who_begins_is_drawn_or_given():
    starts = set()
    for number in range(60):
        table = Table("half-pint", 3, {"symbols": "1/1"}, seed=f"start {number}")
        for seat in "ABC":
            table.play(f"{seat} predict 0")
        starts.update(table.acting)
    assert starts == set("ABC")
    with pytest.raises(Refused) as refusal:
        Table("half-pint", 3, {"symbols": "1/1"}, cards="K1 K2 K3 K4")
    assert refusal.value.code == "error-first-missing"
