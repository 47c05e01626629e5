"""Port, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from fractions import Fraction
from importlib.resources import files

import pytest

from alehouse import Refused, Table
from alehouse.bots import make_bot
from alehouse.layout import card_counts

from .laid import bag, leave, pile


def port(cards, players=3, moves=(), *, dealer=None, seed=None, points=None, **options):
    table = Table("port", players=players, options=options, cards=cards, dealer=dealer, seed=seed)
    if points:
        table.state.points[:players] = points
    for move in moves:
        table.play(move)
    return table


def zone(table, name):
    return table.laid_open().position()["zones"][name]


def stacks(table):
    return [" ".join(stack) for stack in zone(table, "stack")]


def points(table):
    return table.laid_open().position()["points"]


def lock_all(table):
    """Everybody who is in locks, in turn, until the round (or the game) is over."""
    hand = table.hand
    while not table.over and table.hand == hand:
        table.play(f"{table.acting[0]} lock")
    return table


# The common rulings


def test_c1_rank_k_comes_k_times():
    table = port("", seed="55 cards")
    assert card_counts(table.layout, table.state).tolist() == list(range(11))


def test_c2_the_turn_goes_to_the_left_past_those_who_are_done():
    table = port("4 9 8 7 9 1 2 10", 4)
    order = []
    for verb in ("hit", "hit", "lock", "hit", "hit"):
        order += table.acting
        table.play(f"{table.acting[0]} {verb}")
    assert order == ["A", "B", "C", "D", "A"]
    assert stacks(table) == ["4 9 10", "9 1", "8", "7 2"]
    table.play("B lock")
    assert table.acting == ["D"]  # C has locked


@pytest.mark.parametrize(
    ("dealer", "dealt"), [("A", "10 4 7"), ("B", "7 10 4"), ("C", "4 7 10"), (None, "4 7 10")]
)
def test_c3_the_first_card_goes_to_the_dealers_left(dealer, dealt):
    assert stacks(port("4 7 10", dealer=dealer)) == dealt.split()


def test_c4_ties_are_broken_as_in_pairs():
    table = port("4 4 4 7 6 6 3 2")
    assert stacks(table) == ["4 7", "4 6 3", "4 6 2"]
    assert table.acting == ["C"]
    assert zone(table, "state") == ["in", "in", "in"]


def test_c5_after_a_perfect_tie_the_scores_stay():
    ladder = "10 10 9 9 8 8 7 7 6 6 5 5 4 4 3 3 2 2 1"
    table = port(f"4 9 {ladder} 8 5", 2, ["A lock", "B lock"])
    assert points(table) == [1, 2]
    assert stacks(table) == ["8", "5"]
    assert table.hand == 2
    assert zone(table, "left") == 48


@pytest.mark.parametrize(
    ("burnt", "discard", "left"),
    [([], [8], 0), ([5, 7, 8], [9, 9], 0), ([5, 7, 8], [9, 9, 10], 0), ([5, 7, 8], [9, 9, 10, 10], 1)],
)
def test_c6_five_are_burnt_again_but_one_card_is_left(burnt, discard, left):
    table = port("4 9 6 8")
    leave(table, burnt=burnt, discard=discard)
    table.play("A hit")
    assert stacks(table)[0] == "4 8"
    assert (zone(table, "left"), zone(table, "discard")) == (left, len(burnt) + len(discard) - 1 - left)


def test_c6_locked_stacks_are_not_reshuffled():
    table = port("4 9 6 4", moves=["A lock"])
    leave(table, burnt=[8] * 5)
    with pytest.raises(Refused) as refused:
        table.play("B hit")
    assert refused.value.code == "error-card-impossible"
    assert refused.value.details == {"place": 4, "card": "4"}


@pytest.mark.parametrize("seat", ["A", "B", None])
def test_c8_discards_are_only_counted(seat):
    table = port("4 9 6 8 9", moves=["A hit", "B hit"])
    seen = table.seen_by(seat).position()["zones"]
    assert seen["discard"] == 5 + 2
    assert "deck" not in seen


def test_c12_a_forced_lock_is_still_a_move():
    table = port("4 9 6", seed="forced")
    leave(table)
    table.play("A lock")
    assert table.moves == ["A lock"]


def test_c13_500_rounds_are_the_most_unless_said_otherwise():
    assert port("4 9 6").options["max_rounds"] == 500


def test_c13_always_hitting_scores_nothing_and_ends_at_the_cap():
    table = port("", 2, seed="never lock", max_rounds=25)
    while not table.over:
        table.play(f"{table.acting[0]} hit")
    assert points(table) == [0, 0]
    assert table.hand == 25
    assert table.winners == ["A", "B"]


def test_c13_a_winner_comes_before_the_cap():
    table = lock_all(port("5 6 7", points=[18, 18, 18], max_rounds=1))
    assert points(table) == [19, 20, 21]
    assert table.winners == ["C"]


def test_c13_at_the_cap_the_leaders_win():
    table = lock_all(port("5 6 7", points=[9, 3, 2], max_rounds=1))
    assert table.over
    assert points(table) == [10, 5, 5]
    assert table.winners == ["A"]


# Set-up, scoring, end


@pytest.mark.parametrize("players", [1, 8])
def test_two_to_seven_players(players):
    with pytest.raises(Refused):
        port("", players, seed="too few or too many")


@pytest.mark.parametrize("players", range(2, 8))
def test_five_cards_are_burnt_before_the_first_deal(players):
    table = port(" ".join(str(10 - p) for p in range(players)), players)
    assert (zone(table, "left"), zone(table, "discard")) == (50 - players, 5)


@pytest.mark.parametrize(
    ("stack", "scored"),
    [
        # the printed example
        ([(10, 9, 4), (9, 8, 5), (10, 7, 5), (10, 7), None], [5, 4, 4, 2, 0]),
        ([(10,), (10,), (10,), (10,), (10,)], [5, 5, 5, 5, 5]),
        ([None, None, None, None, (1,)], [0, 0, 0, 0, 5]),
        ([(1,), (2,), (3,), (4,), (5,)], [1, 2, 3, 4, 5]),
        ([(9,), (9,), (9,), (8,), (7, 1)], [5, 5, 5, 2, 2]),
        ([(9,), None, (8,), None, (7,)], [5, 0, 4, 0, 3]),
        ([(1, 2, 3, 4), (10,), (5,), (2, 3), None], [5, 5, 3, 3, 0]),
    ],
)
def test_example_po1_scoring_by_rank(stack, scored):
    table = port("4 9 8 7 6", 5, seed="po1")
    for p, cards in enumerate(stack):
        table.state.stack[p] = 0 if cards is None else pile(*cards)
        table.state.state[p] = 2 if cards is None else 1
        table.state.locked_at[p] = -1 if cards is None else sum(cards)
    last = next(p for p in range(5) if stack[p] is not None)
    table.state.state[last] = 0
    table.state.acting = table.state.choosing = 1 << last
    table.play(f"{'ABCDE'[last]} lock")
    assert points(table) == scored


def test_example_po2():
    table = port("4 9 6 8 9 10 5 4 9 6", moves=["A hit", "B hit", "C hit", "A lock", "C hit", "C lock"])
    assert points(table) == [2, 0, 3]
    assert table.hand == 2


def test_example_po4_a_tie_at_21_is_played_off():
    table = port("5 6 7 2 1 4 8", points=[18, 12, 18], moves=["A hit", "B hit", "C lock", "A lock", "B lock"])
    assert points(table) == [21, 15, 21]
    assert not table.over
    assert stacks(table) == ["4", "", "8"]
    assert table.acting == ["A"]
    table.play("A lock")
    assert table.acting == ["C"]
    table.play("C lock")
    assert table.winners == ["C"]
    assert points(table) == [21, 15, 21]


def test_example_po6_the_highest_total_wins():
    table = lock_all(port("5 6 7", points=[20, 20, 10]))
    assert points(table) == [21, 22, 13]
    assert table.winners == ["B"]
    assert table.losers == []
    assert table.acting == []


@pytest.mark.parametrize(("before", "over"), [(17, False), (18, True)])
def test_21_points_win_and_20_do_not(before, over):
    table = lock_all(port("5 6 7", points=[0, 0, before], seed="21"))
    assert points(table) == [1, 2, before + 3]
    assert table.over == over


def test_the_same_deck_goes_on():
    table = lock_all(port("5 6 7 10 9 8"))
    assert zone(table, "left") == 44
    assert zone(table, "discard") == 5 + 3


# The rulings of Port


def test_r1_ranks_count_among_the_locked_from_n():
    table = port("4 9 6 9 6 10 9 8", moves=["A lock", "B hit", "C hit"])
    assert points(table) == [3, 0, 0]


def test_r2_a_busted_stack_is_discarded_at_once():
    table = port("4 9 6 8 9", moves=["A hit", "B hit"])
    assert stacks(table) == ["4 8", "", "6"]
    assert table.state.discard.tolist() == bag(9, 9).tolist()
    assert zone(table, "state") == ["in", "bust", "in"]


def test_r2_it_can_come_back_in_the_same_round():
    table = port("4 9 6 8 9 9", moves=["A hit"])
    leave(table, deck=[9])
    table.play("B hit")
    table.play("C hit")  # the deck is empty: B's two 9s are shuffled, one is burnt
    assert stacks(table) == ["4 8", "", "6 9"]
    assert (zone(table, "left"), zone(table, "discard")) == (0, 1)


def test_r3_with_nothing_to_draw_only_lock():
    table = port("4 9 6")
    leave(table)
    assert table.legal("A") == ["lock"]
    with pytest.raises(Refused):
        table.play("A hit")


def test_r4_only_the_tied_play_and_the_low_card_leads():
    table = lock_all(port("10 10 9 7 6", points=[18, 18, 3]))
    assert points(table) == [21, 21, 4]
    assert stacks(table) == ["7", "6", ""]
    assert table.acting == ["B"]


def test_r4_a_playoff_narrows():
    # All three share 21 after a round of 7 card points each; in the playoff A has 7, B and C have 12 each.
    table = port(
        "5 6 7 2 1  7 8 9 4 3  5 2 9",
        points=[18, 18, 18],
        moves=[
            "A hit",
            "B hit",
            "C lock",
            "A lock",
            "B lock",
            "A lock",
            "B hit",
            "C hit",
            "B lock",
            "C lock",
        ],
    )
    assert points(table) == [21, 21, 21]
    assert zone(table, "state") == ["out", "in", "in"]
    assert stacks(table) == ["", "5", "2"]
    assert table.acting == ["C"]
    table.play("C hit")  # 11 against 5
    table.play("B lock")
    table.play("C lock")
    assert table.winners == ["C"]


def test_r4_one_locked_in_a_playoff_beats_a_bust():
    table = port("5 8 8", 2, points=[21, 21])
    table.state.playoff = 1
    table.play("A lock")
    table.play("B hit")
    assert table.winners == ["A"]
    assert points(table) == [21, 21]


def test_r4_all_bust_in_a_playoff_the_same_again():
    table = port("5 6 5 6 9 8", 2, points=[21, 21])
    table.state.playoff = 1
    table.play("A hit")
    table.play("B hit")
    assert not table.over
    assert stacks(table) == ["9", "8"]
    assert table.acting == ["B"]


def test_r5_only_the_highest_total_is_played_off():
    table = lock_all(port("5 10 10 4 8", points=[20, 19, 19]))
    assert points(table) == [21, 22, 22]
    assert stacks(table) == ["", "4", "8"]
    assert table.acting == ["B"]
    lock_all(table)
    assert table.winners == ["C"]


def test_r6_several_may_have_21():
    table = lock_all(port("5 6 7", points=[21, 20, 20]))
    assert points(table) == [22, 22, 23]
    assert table.winners == ["C"]


def test_r7_lock_with_the_first_card():
    table = port("4 9 6")
    assert table.legal("A") == ["hit", "lock"]
    table.play("A lock")
    assert zone(table, "state") == ["locked", "in", "in"]


def test_r8_the_last_one_may_go_on():
    table = port("4 9 6 5 10", moves=["A lock", "B lock", "C hit", "C hit"])
    assert table.acting == ["C"]
    assert table.legal("C") == ["hit", "lock"]


def test_r9_tie_cards_count():
    table = lock_all(port("5 5 8 6 9 10", 2))
    assert points(table) == [2, 1]  # 13 and 11


def test_r9_tie_cards_can_be_paired():
    table = port("5 5 8 6 6", 2, ["B hit"])
    assert zone(table, "state") == ["in", "bust"]


def test_r10_a_perfect_tie_is_dealt_again():
    table = port("10 10 9 9 8 8 7 7 6 6 5 5 4 4 3 3 2 2 1  9 4", 2)
    assert stacks(table) == ["9", "4"]
    assert table.acting == ["B"]
    assert table.hand == 1
    assert (zone(table, "left"), zone(table, "discard")) == (48, 5)


def test_the_rule_of_thumb_hits_while_nothing_can_pair_and_locks_the_last_one_when_it_is_ahead():
    bot = make_bot("steady", "port")
    table = port("1 9", players=2)
    assert bot.choose(table.seen_by("A")) == "hit"  # a second 1 does not exist
    table = port("4 9", players=2, moves=["A lock"])
    assert bot.choose(table.seen_by("B")) == "lock"  # a card can only take B's first place away


# Moves that are not legal, the rules page


@pytest.mark.parametrize("text", ["B hit", "A fold", "A lock 4", "D lock", "A", "", "A locks"])
def test_a_refused_move_changes_nothing(text):
    table = port("4 9 6 8")
    before = table.state.tobytes()
    with pytest.raises(Refused):
        table.play(text)
    assert table.state.tobytes() == before
    assert table.moves == []


def page(name):
    return files("alehouse").joinpath(f"locales/en/rules/{name}.md").read_text("utf-8")


def test_the_rules_page_names_every_ruling():
    assert {f"R{n}" for n in range(1, 11)} <= set(re.findall(r"\*\*(R\d+)\*\*", page("port")))


def test_the_odds_on_the_rules_page():
    rows = re.findall(r"^\| ([\d ]+) \| (\d+) \| (\d+)/(\d+) \| ([\d.]+) \|$", page("port"), re.M)
    assert len(rows) == 12
    for stack, total, chances, cards, percent in rows:
        ranks = [int(rank) for rank in stack.split()]
        chance = Fraction(sum(rank - 1 for rank in ranks), 55 - len(ranks))
        assert int(total) == sum(ranks)
        assert (int(chances), int(cards)) == (sum(rank - 1 for rank in ranks), 55 - len(ranks))
        assert percent == f"{float(chance) * 100:.1f}"
