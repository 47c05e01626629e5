"""Horn of Plenty, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from fractions import Fraction
from importlib.resources import files
from math import comb

import pytest

from alehouse import Refused, Table
from alehouse.bots.steady import SteadyBot

from .laid import pile
from .looking import events, points, seen, zone

THREE = ("10|5 1 2 6", "8|4 9 9 3", "7|8 2 6 9")
"""Hands as "up|down" by seat, from A; C, with the 7, goes first."""


def dealt(*hands):
    """The cards of a deal that gives the seats these hands, in the order in which they are dealt."""
    up, down = zip(*(hand.split("|") for hand in hands), strict=True)
    return [*up, *(cards.split()[i] for i in range(4) for cards in down)]


def horn(*hands, ties="", moves="", seed=None, players=None, dealer=None, **options):
    table = Table(
        "horn-of-plenty",
        players=players or len(hands),
        options=options,
        cards=[*dealt(*hands), *ties.split()] if hands else ties.split(),
        dealer=dealer,
        seed=seed,
    )
    for move in moves.split(", ") if moves else ():
        table.play(move)
    return table


def ups(table):
    return [" ".join(cards) for cards in zone(table, "up")]


def scored(totals, before=None, **options):
    """A table at the end of a round, and who has still to give away a 1: it takes A's 1 with it."""
    n = len(totals)
    table = Table("horn-of-plenty", n, options, seed="score")
    state = table.state
    state.held[:] = 0
    state.in_hand[:] = 0
    state.deck[:] = 0
    for p, ranks in enumerate(totals):
        state.up[p] = pile(*ranks)
    first = n - 1
    state.player, state.acting = first, 1 << first
    state.held[first, 1] = 1
    state.in_hand[first] = 1
    if before:
        state.points[:n] = before
    letters = "ABCDEF"[:n]
    table.play(f"{letters[first]} play 1 2")
    for seat in letters[:first]:
        table.play(f"{seat} pass")
    return table, letters[first]


# The common rulings


def test_c2_the_answers_go_to_the_left():
    table = horn(*THREE, moves="C play 8 8")
    assert table.acting == ["A"]
    table.play("A pass")
    assert table.acting == ["B"]


@pytest.mark.parametrize(("dealer", "order"), [("A", "BCA"), ("B", "CAB"), ("C", "ABC"), (None, "ABC")])
def test_c3_the_up_cards_come_first_and_then_four_each(dealer, order):
    table = horn(players=3, ties="10 8 7 5 4 8 1 9 2 2 9 6 6 3 9", dealer=dealer)
    up, held = (dict(zip("ABC", zone(table, name), strict=True)) for name in ("up", "held"))
    assert [" ".join(up[seat]) for seat in order] == ["10", "8", "7"]
    assert [" ".join(held[seat]) for seat in order] == ["1 2 5 6", "3 4 9 9", "2 6 8 9"]
    assert table.acting == [order[2]]


def test_c4_only_those_who_are_tied_get_another_card():
    table = horn("5|1 4 6 9", "5|2 3 7 8", "8|9 9 10 10", ties="10 6")
    assert [e["seat"] for e in table.laid_open().events() if e["event"] == "discarded"] == ["A", "B"]
    assert (table.acting, zone(table, "discard"), zone(table, "left")) == (["B"], 2, 38)


def test_c5_a_perfect_tie_is_dealt_again():
    # Card by card the two stay level, until only a 1 is left that would not pair, for one of them.
    ladder = "9 9 8 8 7 7 6 6 5 5 4 4 3 3 2 2 1"
    again = " ".join(dealt("3|4 5 6 7", "9|10 10 2 8"))
    table = horn("10|10 10 10 10", "10|10 10 10 10", ties=f"{ladder} {again}")
    assert events(table).count("redeal") == 1
    assert (ups(table), table.acting, table.hand) == (["3", "9"], ["A"], 1)
    assert (zone(table, "discard"), zone(table, "left")) == (0, 45)


@pytest.mark.parametrize("seat", ["A", "B", "C", None])
def test_c8_a_card_that_is_played_is_seen_by_its_player_only(seat):
    table = horn(*THREE, moves="C play 8 3")
    assert seen(table, "laid", seat)[2] == (["8"] if seat == "C" else ["?"])
    assert seen(table, "declared", seat) == 3
    declared = table.seen_by(seat).events(1)[-1]
    assert (declared["card"], declared["amount"]) == ("8" if seat == "C" else "?", 3)


def test_c8_the_words_of_a_play_are_secret():
    verbs = horn(*THREE).game.verbs.all
    assert [v.word for v in verbs if v.secret] == ["play"]


def test_c13_equal_leaders_share_after_the_last_round():
    table, last = scored([(10, 1), (8, 2), (9,)], [4, 5, 1], max_rounds=1)
    table.play(f"{last} give A")  # 10, 10, 9
    assert (points(table), table.winners) == ([7, 8, 2], ["B"])
    table, last = scored([(10, 1), (8, 2), (9,)], [5, 5, 1], max_rounds=1)
    table.play(f"{last} give A")
    assert (points(table), table.winners) == ([8, 8, 2], ["A", "B"])


# The rulings of Horn of Plenty


@pytest.mark.parametrize(
    ("totals", "gains"),
    [
        ([(10, 1), (8, 5), (7,)], [2, 3, 1]),
        ([(10, 1), (), (7,)], [3, 1, 2]),
        ([(9, 1), (9,), (9,)], [3, 3, 3]),
        ([(7, 1), (), ()], [3, 2, 2]),
        ([(1,), (), (), ()], [4, 4, 4, 4]),
        ([(10, 9, 4, 1), (10, 8, 4), (9, 8, 5), (10, 7), ()], [5, 4, 4, 2, 1]),
    ],
)
def test_r1_and_r2_places(totals, gains):
    table, last = scored(totals)
    table.play(f"{last} give A")
    assert points(table) == gains
    assert table.hand == 2


def test_r3_the_third_card_of_a_rank_stays():
    table = horn("10|8 4 4 6", "8|8 3 3 6", moves="B play 8 8, A pass, B give B, A play 8 8, B pass")
    assert ups(table) == ["10", ""]
    table.play("A give B")
    assert ups(table) == ["10", "8"]


def test_r4_after_all_have_passed_any_hand_will_do():
    table = horn(*THREE, moves="C play 8 3, A pass, B pass")
    assert table.legal("C") == ["give A", "give B", "give C"]


@pytest.mark.parametrize(
    ("declared", "answer", "chooses"),
    [(8, "agree", "B"), (8, "disagree", "C"), (3, "agree", "C"), (3, "disagree", "B")],
)
def test_who_is_right_chooses_between_the_two(declared, answer, chooses):
    table = horn(*THREE, moves=f"C play 8 {declared}, A pass, B {answer}")
    assert (table.acting, zone(table, "turned")) == ([chooses], ["8"])
    assert table.legal(chooses) == ["give B", "give C"]


def test_r5_any_rank_may_be_declared():
    texts = horn(*THREE).legal("C")
    assert len(texts) == 4 * 10
    assert {text.split()[2] for text in texts} == {str(rank) for rank in range(1, 11)}


def test_r6_two_players():
    table = horn("10|8 4 4 6", "8|5 3 3 6", moves="B play 5 9, A pass")
    assert (table.acting, table.legal("B")) == (["B"], ["give A", "give B"])


def test_r7_tie_cards_do_not_stay():
    table = horn("5|1 4 6 9", "5|2 3 7 8", "8|9 9 10 10", ties="5 6 4")
    assert (ups(table), table.acting) == (["5", "5", "8"], ["B"])
    assert (zone(table, "discard"), zone(table, "left")) == (3, 37)


def test_r8_everybody_plays_on_and_anybody_may_win():
    table, last = scored([(10, 1), (9,), (8,)], [9, 10, 9])
    table.play(f"{last} give A")
    assert (points(table), table.over, table.hand) == ([12, 12, 10], False, 2)
    table, last = scored([(5, 1), (5,), (10,), (9,)], [12, 12, 11, 0])
    table.play(f"{last} give A")  # A's 1s have gone: C 4 points, D 3, A and B share the next place
    assert (points(table), table.winners) == ([14, 14, 15, 3], ["C"])


def test_r9_only_the_highest_total_counts():
    table, last = scored([(10, 1), (10,), (8,)], [10, 9, 8])
    table.play(f"{last} give A")
    assert (points(table), table.winners) == ([13, 12, 9], ["A"])
    table, last = scored([(10, 1), (10,), (8,)], [9, 9, 8])
    table.play(f"{last} give A")
    assert (points(table), table.over) == ([12, 12, 9], False)


@pytest.mark.parametrize(("before", "over"), [(8, True), (7, False)])
def test_eleven_points_win(before, over):
    table, last = scored([(10, 1), (9,), (8,)], [before, 0, 0])
    table.play(f"{last} give A")
    assert (points(table)[0], table.over) == (before + 3, over)


def test_the_turn_goes_to_the_left_of_whoever_played():
    table = horn(*THREE, moves="C play 8 8, A pass, B agree, B give B")
    assert table.acting == ["A"]


def test_four_turns_each():
    table = horn(players=4, seed="turns", max_rounds=1)
    plays = []
    while not table.over:
        seat = table.acting[0]
        move = table.legal(seat)[-1]
        plays += [seat] * move.startswith("play")
        table.play(seat, move)
    first = "ABCD".index(plays[0])
    assert plays == ["ABCD"[(first + i) % 4] for i in range(16)]


# Moves that are not legal, and the bot


@pytest.mark.parametrize(
    ("moves", "text", "code"),
    [
        ("", "C play 1 1", "error-card-not-held"),
        ("", "C play 8 11", "error-horn-of-plenty-declared"),
        ("", "C play 8 0", "error-horn-of-plenty-declared"),
        ("", "C agree", "error-horn-of-plenty-play"),
        ("", "A agree", "error-turn"),
        ("C play 8 3", "A play 5 5", "error-horn-of-plenty-answer"),
        ("C play 8 3, A agree", "C give B", "error-horn-of-plenty-receiver"),
        ("C play 8 3, A agree", "C pass", "error-horn-of-plenty-give"),
    ],
)
def test_a_refused_move_says_why(moves, text, code):
    table = horn(*THREE, moves=moves)
    before = table.state.tobytes()
    with pytest.raises(Refused) as refused:
        table.play(text)
    assert refused.value.code == code
    assert table.state.tobytes() == before


def test_the_steady_bot_disagrees_with_what_it_knows_to_be_false():
    table = horn("10|1 4 4 6", "8|5 3 3 6", moves="B play 5 1")
    for number in range(10):
        assert SteadyBot(str(number)).choose(table.seen_by("A")) == "disagree"


def test_the_steady_bot_keeps_what_helps_and_hands_out_what_hurts():
    bot = SteadyBot("gives")
    table = horn(*THREE, moves="C play 8 3, A pass, B pass")
    assert bot.choose(table.seen_by("C")) == "give C"
    table = horn(*THREE, moves="C play 8 3, A pass, B disagree")
    assert bot.choose(table.seen_by("B")) == "give C"  # a second 8 would cost B its first


# The rules page


def page(name):
    return files("alehouse").joinpath(f"locales/en/rules/{name}.md").read_text("utf-8")


def test_the_odds_on_the_rules_page():
    rows = re.findall(r"^\| (\d) \| ([\d.]+) % \| ([\d.]+) % \| ([\d.]+) % \|$", page("horn-of-plenty"), re.M)
    assert [int(row[0]) for row in rows] == list(range(1, 10))
    for cards, *percents in rows:
        for players, percent in zip((2, 4, 6), percents, strict=True):
            # The own four cards and all up cards are known.
            unseen = 55 - 4 - players
            none = Fraction(comb(unseen - int(cards), 4), comb(unseen, 4))
            assert percent == f"{float(1 - none) * 100:.1f}"


def test_r10_the_deck_is_never_used_up():
    table = horn(players=6, seed="many")
    assert zone(table, "left") + zone(table, "discard") == 55 - 6 * 5


def test_with_one_card_each_everybody_bluffs_once_a_round():
    # Up cards 10, 8, 7: C goes first. Down cards 5, 9, 2.
    table = Table("horn-of-plenty", 3, {"cards_each": 1}, cards="10 8 7 5 9 2")
    assert table.acting == ["C"]
    assert {move.split()[1] for move in table.legal("C")} == {"2"}
    for wrong in (0, 5):
        with pytest.raises(Refused):
            Table("horn-of-plenty", 3, {"cards_each": wrong}, seed="x")
