"""The score pad for a real table: the printed example, rounds and gun fights worked out by hand, what cannot be."""

from dataclasses import replace
from pathlib import Path

import pytest

from alehouse.language import languages, say
from alehouse.pad import Line, Pad, read, record, tally
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.replayed import replay

PADS = Path(__file__).parents[1] / "pads"
FOUR = ("Max", "Laura", "Sven", "Frank")
THREE = ("Ann", "Ben", "Cas")

# Points and ticks of Fig. 9, by round.
FIGURE_9 = [
    [20, 30, 30, 60],
    [30, 40, 30, 30],
    [10, 60, 10, 30],
    [0, 0, 0, 60],
    [20, 30, 0, 10],
    [40, 10, 30, 40],
    [40, 20, 30, 10],
    [10, 40, 0, 10],
    [60, 0, 0, 0],
    [0, 80, 30, 40],
]


def played(predictions, won, bets, **more):
    return Line(predictions=predictions, won=won, bets=bets, **more)


def on_paper(*entries):
    """A line such as ``on_paper("30X", "0", "60B")``."""
    points = [int(entry.rstrip("XB")) for entry in entries]
    return Line(points=points, marks=[entry[-1] if entry[-1] in "XB" else "" for entry in entries])


def brawl(seat, sets, players=3):
    return Line(won=[sets if p == seat else None for p in range(players)], brawl=seat)


# Three players. Ann predicts 1 and wins it, and her bet on Ben is won: 10 + 10 + 20. The others miss with one set
# each, and their bets on Ann are lost.
ANN_MEETS = played([1, 0, 0], [1, 1, 1], [1, 0, 0])
# All miss with one set each, so all bets are won: 10 + 20 each.
ALL_MISS = played([0, 0, 0], [1, 1, 1], [1, 0, 0])
# Ann and Ben meet and bet on Cas: 40 each; Cas gets 10.
BOTH_MEET = played([1, 1, 0], [1, 1, 1], [2, 2, 0])


# The printed example


@pytest.mark.parametrize("form", ["written", "played"])
def test_figure_9_gives_the_printed_totals(form):
    found = tally(read(Record.load(PADS / f"figure-9-{form}.toml")))
    assert found.problem is None
    assert [line.points for line in found.lines] == FIGURE_9
    assert found.sums == [230, 310, 160, 290]
    assert found.longest == [3, 1, 1, 2]
    assert found.totals == [260, 320, 170, 310]
    assert found.over
    assert [FOUR[p] for p in found.winners] == ["Laura"]
    assert [FOUR[place.seat] for place in found.ranking] == ["Laura", "Frank", "Max", "Sven"]


def test_figure_9_played_gives_the_printed_ticks():
    found = tally(read(Record.load(PADS / "figure-9-played.toml")))
    ticks = ["X--X", "----", "-X-X", "---B", "XX--", "X-XX", "X---", "-X--", "B---", "-X--"]
    assert ["".join(mark or "-" for mark in line.marks) for line in found.lines] == ticks
    assert found.warnings == []


def test_the_printed_row_that_no_play_gives_is_odd_but_no_mistake():
    """Row 5: Max alone is marked, so his bet was won; with 20 of it nothing is left for a prediction that he met."""
    found = tally(read(Record.load(PADS / "figure-9-written.toml")))
    assert [(note.line, note.seat, note.code) for note in found.warnings] == [(5, 0, "pad-warning-points")]
    # 30 for zero, else 20 a set predicted; always with the 20 of the bet. Nobody wins six sets without a brawl.
    assert found.warnings[0].args["possible"] == "40, 50, 60, 80, 100, 120"


# Rounds


@pytest.mark.parametrize(
    ("line", "points", "marks"),
    [
        (played([3, 0, 2], [3, 1, 1], [1, 0, 0]), [80, 10, 10], "X--"),  # Laura and Max of the rulebook
        (brawl(0, 3), [60, 0, 0], "B--"),
        (brawl(0, 4), [70, 0, 0], "B--"),
        (played([0, 1, 1], [0, 1, 1], [2, 0, 0]), [30, 20, 20], "XXX"),
        (played([0, 1, 1, 1], [0, 1, 2, 1], [2, 2, 0, 2]), [50, 40, 20, 40], "XX-X"),
        (played([0, 1, 1, 1, 2], [0, 1, 2, 1, 1], [2, 4, 4, 2, 2]), [40, 40, 40, 40, 30], "XX-X-"),
        (played([1, 1], [1, 1], [1, 0]), [40, 40], "XX"),
        (played([1, 1], [1, 1], [None, None]), [20, 20], "XX"),
        (Line(predictions=[1, 1], won=[1, 1]), [20, 20], "XX"),
        (played([2, 0], [1, 1], [1, None]), [30, 10], "--"),
    ],
)
def test_a_round_is_scored(line, points, marks):
    names = ["Ann", "Ben", "Cas", "Dot", "Eve"][: len(points)]
    found = tally(Pad(names, lines=[line]))
    assert found.problem is None
    assert found.lines[0].points == points
    assert found.lines[0].marks == [mark.strip("-") for mark in marks]


def test_all_after_a_corrected_round_is_reckoned_anew():
    pad = Pad(THREE, lines=[ANN_MEETS] * 3)
    assert tally(pad).totals == [3 * 40 + 30, 30, 30]
    mended = tally(replace(pad, lines=[ANN_MEETS, ALL_MISS, ANN_MEETS]))
    assert [line.runs[0] for line in mended.lines] == [1, 0, 1]
    assert mended.totals == [40 + 30 + 40 + 10, 10 + 30 + 10, 10 + 30 + 10]


def test_the_start_player_moves_on_by_one():
    pad = Pad(THREE, first=1)
    starters = [tally(replace(pad, lines=[ALL_MISS] * n)).starter for n in range(4)]
    assert starters == [1, 2, 0, 1]


# Gun fights


def test_four_in_a_row_are_announced_and_five_are_a_gun_fight():
    found = tally(Pad(THREE, lines=[ANN_MEETS] * 4))
    assert (found.near, found.gunfight) == ([True, False, False], [False] * 3)
    found = tally(Pad(THREE, lines=[ANN_MEETS] * 5))
    assert (found.near, found.gunfight) == ([False] * 3, [True, False, False])
    assert (found.round, found.extra, found.over) == (6, False, False)


def test_one_more_mark_wins_at_once_and_points_are_not_counted():
    found = tally(Pad(THREE, lines=[ANN_MEETS] * 6))
    assert (found.over, found.by_gunfight, found.winners) == (True, True, [0])
    assert found.lines[5].gunfight == [True, False, False]
    assert found.totals == found.sums == [200, 50, 50]
    assert [place.place for place in found.ranking] == [1, 2, 2]


def test_of_several_the_highest_prediction_wins():
    lines = [BOTH_MEET] * 5
    ben = tally(Pad(THREE, lines=[*lines, played([2, 3, 1], [2, 3, 0], [2, 2, 0])]))
    assert ben.winners == [1]
    both = tally(Pad(THREE, lines=[*lines, played([2, 2, 1], [2, 2, 0], [2, 2, 0])]))
    assert both.winners == [0, 1]
    assert [place.place for place in both.ranking] == [1, 1, 3]


def test_a_brawl_of_another_spoils_the_gun_fight():
    found = tally(Pad(THREE, lines=[*[ANN_MEETS] * 5, brawl(2, 3)]))
    assert not found.over
    assert found.gunfight == [False] * 3
    assert found.sums == [200, 50, 50 + 60]


@pytest.mark.parametrize(("edition", "over"), [("en", True), ("ru", True), ("de", False)])
def test_a_gun_fighters_brawl_wins_but_for_the_german_edition(edition, over):
    found = tally(Pad(THREE, edition=edition, lines=[*[ANN_MEETS] * 5, brawl(0, 3)]))
    assert found.over is over
    assert found.winners == ([0] if over else [])
    assert found.gunfight == [not over, False, False]
    assert found.runs[0] == 6


def test_a_run_of_five_in_the_last_round_brings_an_extra_one():
    pad = Pad(THREE, lines=[*[ALL_MISS] * 5, *[ANN_MEETS] * 5])
    found = tally(pad)
    assert (found.over, found.round, found.extra) == (False, 11, True)
    found = tally(replace(pad, lines=[*pad.lines, ALL_MISS]))
    # 6 × 30 and 5 × 40 for Ann, and 50 for her run of five; the others 6 × 30 and 5 × 10.
    assert found.totals == [180 + 200 + 50, 230, 230]
    assert (found.over, found.by_gunfight, found.winners) == (True, False, [0])


def test_written_gun_fights_of_several_need_their_predictions():
    lines = [on_paper("40X", "40X", "10")] * 5
    last = on_paper("40X", "60X", "20")
    found = tally(Pad(THREE, lines=[*lines, last]))
    assert found.problem is not None
    assert (found.problem.line, found.problem.code) == (6, "pad-problem-showdown")
    assert found.problem.args["players"] == "Ann, Ben"
    decided = tally(Pad(THREE, lines=[*lines, replace(last, predictions=[1, 2, 0])]))
    assert (decided.problem, decided.winners) == (None, [1])


def test_lines_after_the_end_do_not_count():
    found = tally(Pad(THREE, lines=[ANN_MEETS] * 8))
    assert len(found.lines) == 6
    assert [(note.line, note.code) for note in found.warnings] == [(7, "pad-warning-after-end")]


# The end


def test_equal_totals_brawls_then_marks_else_shared():
    # 300 each: 280 and a run of two; 290 and single marks; 280 and a run of two.
    found = tally(
        Pad(
            THREE,
            rounds=4,
            lines=[
                on_paper("100X", "150X", "100"),
                on_paper("80B", "0", "0"),
                on_paper("0", "0", "80B"),
                on_paper("100", "140X", "100X"),
            ],
        )
    )
    assert found.totals == [300, 300, 300]
    assert found.winners == [0, 2]
    assert [(place.seat, place.place) for place in found.ranking] == [(0, 1), (2, 1), (1, 3)]


def test_equal_totals_and_brawls_more_marks_win():
    # 280 and a run of two each: B-XX and -BX-.
    found = tally(
        Pad(
            ("Ann", "Ben"),
            rounds=4,
            lines=[
                on_paper("80B", "0"),
                on_paper("0", "80B"),
                on_paper("100X", "100X"),
                on_paper("100X", "100"),
            ],
        )
    )
    assert found.totals == [300, 300]
    assert found.winners == [0]
    assert [(place.brawls, place.met) for place in found.ranking] == [(1, 2), (1, 1)]


# Drinks


def drinks(*lines, level, edition="en", players=FOUR, **more):
    found = tally(Pad(players, drinking=level, edition=edition, lines=lines, **more))
    assert found.problem is None
    return found.lines[-1].drinks


def test_all_drink_once_when_all_have_met():
    assert drinks(played([1] * 4, [1] * 4, [1, 0, 0, 0]), level="very-hard") == [[2]] * 4


def test_two_met_and_two_missed_is_nothing_to_the_soft():
    assert drinks(played([1, 1, 0, 0], [1] * 4, [2, 2, 0, 0]), level="soft") == [[]] * 4


def test_missed_with_a_bet_on_it():
    line = played([0, 1, 1, 1], [1] * 4, [1, 0, 1, 1])
    assert drinks(line, level="hard") == [[4], [], [], []]
    assert drinks(line, level="soft") == [[]] * 4


def test_nobody_drinks_twice_for_somebodys_third_in_a_row():
    """Max meets for the third time. Sven missed with a bet on it, the others drink for Max, and Max not at all."""
    line = drinks(
        played([1, 0, 0, 0], [1] * 4, [1, 0, 0, 0]),
        played([1, 0, 1, 1], [1] * 4, [1, 0, 0, 0]),
        played([1, 1, 0, 0], [1] * 4, [2, 0, 0, 0]),
        level="very-hard",
    )
    assert line == [[], [6], [4], [6]]


def test_the_third_miss_in_a_row():
    rounds = [played([0, 1, 0], [1, 1, 1], [1, 2, 1])] * 3
    assert drinks(*rounds[:2], level="hard", players=THREE) == [[], [], [4]]
    assert drinks(*rounds, level="hard", players=THREE) == [[5], [], [4]]


def test_the_sum_of_predictions_is_drunk_at_once_and_in_addition():
    shown = Line(predictions=[1, 1, 2, 0], hand=4)
    about = {"players": FOUR, "edition": "ru", "drinking": "very-hard"}
    found = tally(Pad(**about, lines=[shown]))
    assert (found.open, found.calls) == (True, [[8]] * 4)
    after = replace(shown, won=[3, None, None, None], brawl=0)
    assert tally(Pad(**about, lines=[after])).lines[0].drinks == [[8, 1]] * 4
    assert tally(Pad(**{**about, "edition": "en"}, lines=[shown])).calls == [[]] * 4


def test_a_hand_that_is_not_noted_has_no_size():
    shown = Line(predictions=[0, 0, 0, 0])
    assert tally(Pad(FOUR, edition="ru", drinking="very-hard", lines=[shown])).calls == [[]] * 4


def test_who_sits_out_is_not_called_from_then_on():
    lines = [brawl(0, 3, 4)] * 3
    found = tally(Pad(FOUR, drinking="soft", sits_out=[0, 2, 0, 0], lines=lines))
    assert [line.drinks[1] for line in found.lines] == [[1], [], []]
    assert found.drinks == [3, 1, 3, 3]


def test_without_drinking_rules_nobody_drinks():
    assert drinks(brawl(0, 3, 4), level=None) == [[]] * 4


def test_written_lines_call_what_can_be_known_of_them():
    assert drinks(on_paper("60B", "0", "0", "0"), level="very-hard") == [[1]] * 4
    assert drinks(on_paper("30", "30", "30", "30"), level="soft") == [[3]] * 4
    assert drinks(on_paper("20X", "10", "10", "10"), level="very-hard") == [[]] * 4


# What cannot be


@pytest.mark.parametrize(
    ("line", "code", "seat"),
    [
        (played([1, 7, 0], [1, 1, 1], [1, 0, 0]), "pad-problem-prediction", 1),
        (played([1, -1, 0], [1, 1, 1], [1, 0, 0]), "pad-problem-prediction", 1),
        (played([1, 10**30, 0], [1, 1, 1], [1, 0, 0]), "pad-problem-prediction", 1),
        (played([1, True, 0], [1, 1, 1], [1, 0, 0]), "pad-problem-prediction", 1),
        (played([1, 0], [1, 1, 1], [1, 0, 0]), "pad-problem-count", None),
        (played([1, 0, 0], [1, 1], [1, 0, 0]), "pad-problem-count", None),
        (played([1, 0, 0], [1, 1, 1], None), "pad-problem-count", None),
        (played([1, 0, 0], [1, None, 1], [1, 0, 0]), "pad-problem-won-missing", 1),
        (played([1, 0, 0], [1, -1, 1], [1, 0, 0]), "pad-problem-won-number", 1),
        (played([1, 0, 0], [0, 0, 0], [1, 0, 0]), "pad-problem-sum-none", None),
        # Eight sets with seven cards; more sets than this hand has cards; six cards cannot go in one set of five.
        (played([1, 0, 0], [3, 3, 2], [1, 0, 0]), "pad-problem-sum-many", None),
        (played([1, 0, 0], [2, 2, 0], [1, 0, 0], hand=3), "pad-problem-sum-many", None),
        (played([1, 0, 0], [1, 0, 0], [1, 0, 0], hand=6), "pad-problem-sum-few", None),
        (played([1, 0, 0], [4, 0, 0], [1, 0, 0], hand=3), "pad-problem-won-many", 0),
        # Three of three are a brawl; so are five of six: between five of one there must be two of others.
        (played([1, 0, 0], [3, 0, 0], [1, 0, 0]), "pad-problem-streak", 0),
        (played([1, 0, 0], [5, 1, 0], [1, 0, 0]), "pad-problem-streak", 0),
        (played([1, 0, 0], [1, 1, 1], [0, 0, 0]), "pad-problem-bet-self", 0),
        (played([1, 0, 0], [1, 1, 1], [1, 3, 0]), "pad-problem-bet-seat", 1),
        (played([1, 0, 0], [1, 1, 1], [1, 0, None]), "pad-problem-bet-missing", 2),
        (played([1, 0, 0], [1, 1, 1], [1, 0, 0], hand=2), "pad-problem-hand", None),
        (brawl(1, 2), "pad-problem-brawl-few", 1),
        (brawl(1, 6), "pad-problem-won-many", 1),
        (brawl(3, 3), "pad-problem-brawl-seat", None),
        (Line(won=[4, 0, 0], brawl=0), "pad-problem-brawl-sooner", 0),
        (Line(won=[None, 3, 0], brawl=0), "pad-problem-won-missing", 0),
        (Line(points=[30, 30, 30]), "pad-problem-count", None),
        (Line(points=[30, 30, -10], marks=["", "", ""]), "pad-problem-points", 2),
        (Line(points=[30, 30, 10], marks=["", "Y", ""]), "pad-problem-mark", 1),
        (Line(points=[30, 30, 10], marks=["", "", ""], won=[1, 1, 1]), "pad-problem-mixed", None),
        (Line(), "pad-problem-count", None),
    ],
)
def test_an_impossible_line_is_a_problem_and_nothing_after_it_is_reckoned(line, code, seat):
    found = tally(Pad(THREE, lines=[ANN_MEETS, line]))
    assert found.problem is not None
    assert (found.problem.line, found.problem.seat, found.problem.code) == (2, seat, code)
    assert len(found.lines) == 1
    assert found.totals == [50, 10, 10]
    for language in languages():
        words = found.problem.text(language)
        assert "2" in words
        assert seat is None or THREE[seat] in words
        assert "{" not in words


def test_only_the_last_round_may_be_unfinished():
    found = tally(Pad(THREE, lines=[Line(predictions=[1, 0, 0]), ANN_MEETS]))
    assert found.problem is not None
    assert (found.problem.line, found.problem.code) == (1, "pad-problem-open")


def test_possible_extremes_are_none():
    for line in (
        played([6, 0, 0], [5, 2, 0], [1, 0, 0]),
        played([1, 0, 0], [1, 0, 0], [1, 0, 0], hand=5),
        Line(won=[5, 1, 0], brawl=0),
        Line(won=[3, 2, 2], brawl=0),
    ):
        assert tally(Pad(THREE, lines=[line])).problem is None


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (on_paper("25", "30", "30"), "pad-warning-points-unmarked"),
        # All have missed, so all bets are won: nobody has less than 20.
        (on_paper("10", "30", "30"), "pad-warning-points-unmarked"),
        (on_paper("55B", "0", "0"), "pad-warning-points"),
        (on_paper("60B", "10", "0"), "pad-warning-brawl"),
        (on_paper("60B", "60B", "0"), "pad-warning-brawls"),
        # 20 each with a bet won are no sets at all.
        (on_paper("20", "20", "20"), "pad-warning-row"),
        # 70 with a bet won are five sets: three times that is too many.
        (on_paper("70", "70", "70"), "pad-warning-row"),
    ],
)
def test_what_no_play_gives_is_only_odd(line, code):
    found = tally(Pad(THREE, lines=[line]))
    assert found.problem is None
    assert [note.code for note in found.warnings] == [code]
    for language in languages():
        assert "{" not in found.warnings[0].text(language)


@pytest.mark.parametrize(
    ("line", "odd"),
    [
        (on_paper("30", "10"), False),  # one set each, and only Ann has bet: 10 + 20, 10
        (on_paper("20X", "50X"), False),  # Ann has bet on Ben, who met zero: 30 + 20 for him
        (on_paper("50X", "10"), False),  # the same with Ann's own bet
        (on_paper("40", "10X"), True),  # whoever meets one set has 20
    ],
)
def test_two_players_may_bet_or_not(line, odd):
    assert bool(tally(Pad(("Ann", "Ben"), lines=[line])).warnings) is odd


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": ["Ann"]}, "error-players"),
        ({"players": ["A", "B", "C", "D", "E", "F", "G", "H"]}, "error-players"),
        ({"players": ["Ann", " "]}, "pad-error-name"),
        ({"rounds": 21}, "error-option-value"),
        ({"edition": "fr"}, "error-option-value"),
        ({"drinking": "mild"}, "error-option-value"),
        ({"options": {"jokers": True}}, "error-option"),
        ({"first": 3}, "error-seat"),
        ({"sits_out": [1]}, "pad-error-sits-out"),
        ({"rounds": 1, "lines": [ALL_MISS] * 3}, "pad-error-lines"),
    ],
)
def test_a_pad_that_cannot_be_is_refused(change, code):
    with pytest.raises(Refused) as refused:
        tally(replace(Pad(THREE), **change))
    assert refused.value.code == code
    assert say("en", code, **refused.value.details)


# The record


def test_a_record_keeps_the_pad():
    pad = Pad(
        THREE,
        rounds=6,
        edition="de",
        drinking="hard",
        first=2,
        sits_out=[0, 1, 0],
        options={"row_group_needs_hand_card": True},
        lines=[
            ANN_MEETS,
            brawl(1, 3),
            on_paper("20X", "30", "30"),
            Line(predictions=[0, 1, 2], bets=[1, None, 0], hand=5),
        ],
    )
    again = read(Record.read(record(pad).text()))
    assert tally(again) == tally(pad)
    assert (again.first, list(again.sits_out), again.options) == (2, [0, 1, 0], pad.options)
    assert list(again.lines[3].bets) == [1, None, 0]


def test_a_record_of_a_pad_can_be_replayed():
    found = replay(Record.read(tally(Pad(THREE, lines=[ANN_MEETS])).record)).laid_open()
    assert (found["error"], found["acting"], found["over"]) == (None, [], False)
    assert found["players"] == list(THREE)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('game = "port"\nplayers = 3\nmoves = []\n[_pad]\nlines = []', "pad-error-game"),
        ('game = "half-pint"\nplayers = 3\nmoves = []', "pad-error-none"),
        ('game = "half-pint"\nplayers = 3\n_pad = 3', "pad-error-none"),
        ('game = "half-pint"\nplayers = 3\n[_pad]\nlines = [3]', "pad-error-line"),
        ('game = "half-pint"\nplayers = 3\n[_pad]\nlines = [{ score = [1] }]', "pad-error-line"),
        ('game = "half-pint"\nplayers = 3\n[_pad]\nlines = [{ won = 3 }]', "pad-error-line-value"),
        ('game = "half-pint"\nplayers = 3\n[_pad]\nlines = [{ won = ["x"] }]', "pad-error-line-value"),
        ('game = "half-pint"\nplayers = 3\n[_pad]\nlines = [{ hand = "x" }]', "pad-error-line-value"),
        ('game = "half-pint"\nplayers = 3\n[_pad]\nlines = [{ marks = [1] }]', "pad-error-line-value"),
        ('game = "half-pint"\nplayers = 3\n[_pad]\nsits_out = 3\nlines = []', "pad-error-line-value"),
    ],
)
def test_what_is_no_pad_is_refused(text, code):
    with pytest.raises(Refused) as refused:
        read(Record.read(f"alehouse = 1\n{text}"))
    assert refused.value.code == code


def test_letters_that_are_no_seat_are_a_problem_of_the_line():
    line = '{ predictions = [1, 0, 0], won = [1, 1, 1], bets = ["B", "Z", "A"] }'
    text = f'alehouse = 1\ngame = "half-pint"\nplayers = 3\n[_pad]\nlines = [{line}]'
    found = tally(read(Record.read(text)))
    assert found.problem is not None
    assert (found.problem.code, found.problem.seat) == ("pad-problem-bet-seat", 1)
