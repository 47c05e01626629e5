"""Sweep, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import random
import re
from collections import Counter
from fractions import Fraction
from importlib.resources import files
from math import comb

import pytest

from alehouse import Refused, Table
from alehouse.bots.steady import SteadyBot
from alehouse.layout import card_counts

from .laid import bag
from .looking import events, points, zone

BOOK = ("5 8 8 9 9", "6 8 8 9 9", "7 5 9 10 10", "7 5 10 10 10")
SHOTS = "A play 5, B play 6, C play 7, D play 7"
EIGHTS = ("2 6 6 9 9", "8 6 7 7 10", "8 6 9 10 10")


def dealt(*hands):
    """The cards of a deal that gives the seats these hands, in the order in which they are dealt."""
    split = [hand.split() for hand in hands]
    return [cards[i] for i in range(5) for cards in split]


def sweep(*hands, targets="", moves="", first="A", seed=None, players=None, dealer=None, **options):
    table = Table(
        "sweep",
        players=players or len(hands),
        options=options,
        cards=[*dealt(*hands), *targets.split()] if hands else targets.split(),
        dealer=dealer,
        first=first,
        seed=seed,
    )
    for move in moves.split(", ") if moves else ():
        table.play(move)
    return table


def last_round(hands, targets, moves, leader="A", points=None, **options):
    """A table whose last five targets lie there; hands may have any size."""
    n = len(hands)
    table = Table("sweep", n, options, first="A", seed="last round")
    state = table.state
    state.deck[:] = 0
    state.left = 0
    state.targets[:] = bag(*targets)
    state.top = max(targets)
    for p, ranks in enumerate(hands):
        state.held[p] = bag(*ranks)
        state.in_hand[p] = len(ranks)
    if points:
        state.points[:n] = points
    playing = sum(1 << p for p, ranks in enumerate(hands) if ranks)
    state.to_play = state.ready = playing
    state.leader = state.starter = "ABCDEF".index(leader)
    state.acting = 1 << state.starter
    for move in moves.split(", "):
        table.play(move)
    return table


def held(table):
    return [" ".join(cards) for cards in zone(table, "held")]


# The common rulings


def test_c1_rank_k_comes_k_times():
    table = sweep(players=6, seed="55 cards")
    assert card_counts(table.layout, table.state).tolist() == list(range(11))


@pytest.mark.parametrize(("dealer", "order"), [("A", "BCA"), ("B", "CAB"), ("C", "ABC"), (None, "ABC")])
def test_c3_hands_and_then_targets(dealer, order):
    cards = "1 2 3 4 5 6 7 8 9 10 10 10 9 9 9 2 3 4 5 6"
    table = sweep(players=3, targets=cards, dealer=dealer)
    hands = dict(zip("ABC", zone(table, "held"), strict=True))
    assert [" ".join(hands[seat]) for seat in order] == ["1 4 7 9 10", "2 5 8 9 10", "3 6 9 9 10"]
    assert zone(table, "targets") == ["2", "3", "4", "5", "6"]


@pytest.mark.parametrize("seat", ["A", "B", "C", "D", None])
def test_c8_hands_are_hidden_and_captures_are_told(seat):
    table = sweep(*BOOK, targets="3 4 4 6 10", moves=SHOTS[:-10], seed="c8")
    table.play("D play 7")
    told = [(e["seat"], e["card"]) for e in table.seen_by(seat).events(4) if e["event"] == "captures"]
    assert told == [("A", "10"), ("B", "3"), ("B", "4"), ("B", "4"), ("B", "5"), ("C", "6"), ("D", "6")]
    assert [
        p for p, cards in zip("ABCD", table.seen_by(seat).zones()["held"], strict=True) if "?" not in cards
    ] == [seat] * (seat is not None)


def test_captured_cards_are_known_until_they_are_played():
    table = sweep(*BOOK, targets="3 4 4 6 10 1 2 2 3 3", moves=SHOTS, seed="known")
    assert table.state.captured[1].tolist() == bag(3, 4, 4, 5).tolist()
    for move in ("D play 10", "A play 8", "B play 4"):
        table.play(move)
    assert table.state.captured[1].tolist() == bag(3, 4, 5).tolist()


def test_c14_a_shared_lead_plays_on():
    hands, shots = [(5, 9), (6, 8), (7, 9)], "A play 5, B play 6, C play 7"
    # A takes the 10 and has 9-10, B 3-4-5-8, C 6-9: 19, 20 and 15.
    table = last_round(hands, (3, 4, 10), shots, points=[140, 139, 3], long_form=True)
    assert (points(table), table.over, table.hand) == ([159, 159, 18], False, 2)


# The rulings of Sweep


def test_r1_own_cards_count_and_ties_score_fully():
    table = last_round([(5,), (6,), (7,), (7,)], (3, 4, 4, 6, 10), SHOTS)
    assert (points(table), table.winners) == ([10, 12, 6, 6], ["B"])
    table = last_round([(5, 10), (6, 1), (7, 6), (7, 10, 10)], (3, 4, 4, 6, 10), SHOTS)
    # A 10-10, B 1-3-4-4-5, C 6-6, D 6-10-10: two 10s each for A and D.
    assert points(table) == [10, 13, 6, 10]


def test_r2_and_r9_equal_shooters_take_turns():
    table = sweep(*EIGHTS, targets="3 5 7 9 10", moves="A play 2, B play 8, C play 8", seed="turns")
    assert (table.acting, table.legal("B")) == (["B"], ["capture 2", "capture 3", "capture 5", "capture 7"])
    for move in ("B capture 7", "C capture 5"):
        table.play(move)
    assert (table.acting, table.legal("B")) == (["B"], ["capture 2", "capture 3"])
    table.play("B capture 3")
    assert held(table)[2] == "2 5 6 9 10 10"
    assert table.acting == ["C"]  # the last single target was the 2


def test_r3_equal_shooters_fall_together():
    told = (
        last_round([(2,), (8,), (8,), (9,)], (3, 10), "A play 2, B play 8, C play 8, D play 9, B capture 2")
        .laid_open()
        .events()
    )
    order = [(e["event"], e["seat"], e["card"]) for e in told if e["event"] in ("captures", "falls")]
    assert order == [
        ("captures", "A", "10"),
        ("falls", "A", "2"),
        ("captures", "B", "2"),
        ("captures", "C", "3"),
        ("falls", "B", "8"),
        ("falls", "C", "8"),
        ("captures", "D", "8"),
        ("captures", "D", "8"),
        ("falls", "D", "9"),
    ]


def test_r4_all_shooters_are_equal():
    table = last_round([(6,), (6,), (6,)], (3, 3, 5, 10, 10), "A play 6, B play 6, C play 6")
    assert held(table) == ["10", "10", ""]
    assert (points(table), table.winners) == ([10, 10, 0], ["A", "B"])


def test_r5_only_the_highest_rank_that_was_dealt():
    table = last_round([(4,), (4,), (6,)], (3, 5, 7, 8, 9), "A play 4, B play 4, C play 6")
    assert held(table) == ["9", "", "3 4 4 5"]


@pytest.mark.parametrize(
    ("shots", "hands"),
    [
        ((9, 10, 10), ["9 9", "3 7", "5 9"]),
        ((4, 6, 8), ["9 9", "3 4 5", "6 7"]),
        ((8, 6, 4), ["6 7", "3 4 5", "9 9"]),
        ((1, 2, 3), ["9 9", "1", "2"]),
        ((10, 1, 10), ["1 5", "9 9", "3 7"]),
    ],
)
def test_r6_the_lowest_takes_the_highest_and_only_those(shots, hands):
    table = last_round(
        [(k,) for k in shots],
        (3, 5, 7, 9, 9),
        ", ".join(f"{s} play {k}" for s, k in zip("ABC", shots, strict=True)),
    )
    while not table.over:
        # Of equal shooters the first takes the 3, or the lowest there is; the second the highest.
        seat = table.acting[0]
        choices = sorted(table.legal(seat), key=lambda text: int(text.split()[1]))
        wanted = dict(zip("ABC", hands, strict=True))[seat].split()
        table.play(seat, next(c for c in choices if c.split()[1] in wanted and not taken(table, seat, c)))
    assert held(table) == hands


def taken(table, seat, choice):
    return choice.split()[1] in zone(table, "held")["ABC".index(seat)]


def test_r7_a_single_shooter_is_the_lowest():
    table = last_round([(6,), (), ()], (3, 3, 5, 10, 10), "A play 6")
    assert held(table) == ["10 10", "", ""]


def test_r8_an_empty_hand_is_skipped():
    table = last_round([(6,), (), (8,)], (3, 3, 5, 10, 10), "A play 6, C play 8")
    assert held(table) == ["10 10", "", "3 3 5 6"]


def test_r8_a_leader_without_cards_lets_the_next_begin():
    table = sweep(*BOOK, targets="3 4 4 6 10", moves=SHOTS[:-10], seed="r8")
    state = table.state
    state.held[3] = bag(7)
    state.in_hand[3] = 1
    state.held[2] = bag(7)
    table.play("D play 7")
    # D has taken the last target, so D has a card; nobody who leads is ever without one.
    assert (table.acting, held(table)[3]) == (["D"], "6")


@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_r10_the_table_may_say_who_begins(first):
    assert sweep(players=3, seed="r10", first=first).acting == [first]


def test_r10_or_chance_does():
    begins = Counter(sweep(players=3, seed=f"r10 {n}", first=None).acting[0] for n in range(60))
    assert set(begins) == set("ABC")
    with pytest.raises(Refused) as refused:
        sweep(*EIGHTS, targets="3 5 7 9 10", first=None)
    assert refused.value.code == "error-first-missing"


def test_r10_a_later_deal_is_begun_by_whoever_took_the_last_target():
    table = last_round([(5,), (6,), (7,), (7,)], (3, 4, 4, 6, 10), SHOTS, long_form=True)
    assert (table.hand, table.acting) == (2, ["D"])


def test_r11_the_highest_of_several_wins():
    table = last_round(
        [(5,), (6,), (7,), (7,)], (3, 4, 4, 6, 10), SHOTS, points=[145, 140, 2, 3], long_form=True
    )
    assert (points(table), table.winners) == ([155, 152, 8, 9], ["A"])


@pytest.mark.parametrize(("before", "over"), [(138, True), (137, False)])
def test_r11_a_hundred_and_fifty_points(before, over):
    table = last_round(
        [(5,), (6,), (7,), (7,)], (3, 4, 4, 6, 10), SHOTS, points=[0, before, 0, 0], long_form=True
    )
    assert (points(table)[1], table.over) == (before + 12, over)


def test_c13_a_long_form_ends_at_the_latest_with_the_last_allowed_deal():
    table = last_round([(5,), (6,), (7,), (7,)], (3, 4, 4, 6, 10), SHOTS, long_form=True, max_rounds=1)
    assert (points(table), table.winners) == ([10, 12, 6, 6], ["B"])


def test_r12_whoever_may_capture_has_to():
    table = sweep(*EIGHTS, targets="3 5 7 9 10", moves="A play 2, B play 8, C play 8")
    assert {text.split()[0] for text in table.legal("B")} == {"capture"}


@pytest.mark.parametrize(("players", "rounds"), [(3, 8), (4, 7), (5, 6), (6, 5)])
def test_the_deck_lasts_for_so_many_rounds(players, rounds):
    table = sweep(players=players, seed="rounds")
    while not table.over:
        table.play(table.acting[0], table.legal(table.acting[0])[0])
    assert (events(table).count("leads"), zone(table, "left"), table.hand) == (rounds, 0, 1)


def test_several_deals_are_added_up():
    table = sweep(players=3, seed="deals", hands=3)
    while not table.over:
        table.play(table.acting[0], table.legal(table.acting[0])[0])
    gains = Counter()
    for event in table.laid_open().events():
        if event["event"] == "gains":
            gains[event["seat"]] += event["amount"] or 0
    assert table.hand == 3
    assert points(table) == [gains[seat] for seat in "ABC"]
    assert sum(points(table)) >= 3 * 55  # every rank is scored by somebody in every deal


# A plain referee: the rules once more, in as few words as possible


def referee(players, hands, rows, leader, moves):
    """The points after a deal with these hands and rows of targets, and these moves as (seat, word, rank)."""
    moves = list(moves)
    for row in rows:
        order = [(leader + i) % players for i in range(players)]
        shots = []
        for seat in order:
            if hands[seat]:
                mover, word, rank = moves.pop(0)
                assert (mover, word) == (seat, "play")
                hands[seat].remove(rank)
                shots.append((rank, seat))
        targets, lowest = sorted(row), min(rank for rank, _ in shots)
        for rank in sorted({rank for rank, _ in shots}):
            group = [seat for shot, seat in shots if shot == rank]
            while aims := [t for t in targets if (t == max(row) if rank == lowest else t < rank)]:
                seat = group[0]
                if len(group) > 1 and len(set(aims)) > 1:
                    mover, word, aim = moves.pop(0)
                    assert (mover, word) == (seat, "capture")
                else:
                    aim = aims[0]
                targets.remove(aim)
                hands[seat].append(aim)
                leader = seat
                group = [*group[1:], seat]
                if rank == lowest and aim == rank:
                    assert aim in row
            targets += [rank] * len(group)
    assert not moves
    best = {rank: max(hand.count(rank) for hand in hands) for rank in range(1, 11)}
    return [sum(r for r in best if best[r] and hand.count(r) == best[r]) for hand in hands]


@pytest.mark.parametrize("number", range(40))
def test_a_plain_referee_agrees(number):
    chance = random.Random(number)
    players = 3 + number % 4
    table = Table("sweep", players, seed=f"referee {number}")
    leader = "ABCDEF".index(table.acting[0])
    hands = [[int(card) for card in cards] for cards in zone(table, "held")]
    while not table.over:
        seat = table.acting[0]
        # Low cards more often, so that there are ties.
        legal = sorted(table.legal(seat), key=lambda text: int(text.split()[1]))
        table.play(seat, legal[0] if chance.random() < 0.5 else chance.choice(legal))
    laid = [
        int(e["card"]) for e in table.laid_open().events() if e["event"] == "dealt" and e["to"] == "targets"
    ]
    rows = [laid[i : i + 5] for i in range(0, len(laid), 5)]
    moves = [("ABCDEF".index(move[0]), move.split()[1], int(move.split()[2])) for move in table.moves]
    found = referee(players, hands, rows, leader, moves)
    assert points(table) == found
    assert table.winners == [s for s, n in zip("ABCDEF"[:players], found, strict=True) if n == max(found)]


# Moves that are not legal, and the bot


@pytest.mark.parametrize(
    ("moves", "text", "code"),
    [
        ("", "A play 1", "error-card-not-held"),
        ("", "A capture 3", "error-sweep-play"),
        ("", "B play 8", "error-turn"),
        ("A play 2, B play 8, C play 8", "B capture 9", "error-sweep-out-of-reach"),
        ("A play 2, B play 8, C play 8", "B capture 4", "error-sweep-out-of-reach"),
        ("A play 2, B play 8, C play 8", "B play 7", "error-sweep-capture"),
        ("A play 2, B play 8, C play 8", "B pass", "error-verb"),
    ],
)
def test_a_refused_move_says_why(moves, text, code):
    table = sweep(*EIGHTS, targets="3 5 7 9 10", moves=moves)
    before = table.state.tobytes()
    with pytest.raises(Refused) as refused:
        table.play(text)
    assert refused.value.code == code
    assert table.state.tobytes() == before


@pytest.mark.parametrize("players", [1, 2, 7])
def test_three_to_six_players(players):
    with pytest.raises(Refused):
        sweep(players=players, seed="too few or too many")


def test_the_steady_bot_wins_more_than_its_share_against_random_players():
    won = 0
    for number in range(24):
        chance, bot = random.Random(number), SteadyBot(str(number))
        table = Table("sweep", 4, seed=f"steady {number}")
        mine = "ABCD"[number % 4]
        while not table.over:
            seat = table.acting[0]
            table.play(
                seat, bot.choose(table.seen_by(seat)) if seat == mine else chance.choice(table.legal(seat))
            )
        won += mine in table.winners
    assert won >= 9


# The rules page


def page(name):
    return files("alehouse").joinpath(f"locales/en/rules/{name}.md").read_text("utf-8")


def test_the_odds_on_the_rules_page():
    rows = re.findall(
        r"^\| (\d) \| ([\d.]+) % \| ([\d.]+) % \| ([\d.]+) % \| ([\d.]+) % \|$", page("sweep"), re.M
    )
    assert [int(row[0]) for row in rows] == list(range(1, 9))
    for card, *percents in rows:
        higher = sum(range(int(card) + 1, 11))
        for others, percent in enumerate(percents, 2):
            assert percent == f"{float(Fraction(comb(higher, others), comb(54, others))) * 100:.1f}"


def test_the_other_numbers_on_the_rules_page():
    upto = [k * (k + 1) // 2 for k in range(11)]
    highest = {k: Fraction(comb(upto[k], 5) - comb(upto[k - 1], 5), comb(55, 5)) for k in (8, 9, 10)}
    copies = sum(
        m * Fraction(comb(k, m) * comb(upto[k - 1], 5 - m), comb(55, 5))
        for k in range(1, 11)
        for m in range(1, 6)
    )
    text = page("sweep")
    for k, chance in highest.items():
        assert f"{'an' if k == 8 else 'a'} {k} with {float(chance) * 100:.1f} %" in text
    assert f"{float(copies):.2f} cards of the highest rank" in text
    for k, mean in ((5, "0.9"), (7, "1.9"), (9, "3.3"), (10, "4.2")):
        # The targets alone, all cards being unseen but a card of that rank itself.
        assert mean == f"{5 * upto[k - 1] / 54:.1f}"
        assert f"{mean} lower than a {k}" in text or f"{mean} are lower than a {k}" in text
