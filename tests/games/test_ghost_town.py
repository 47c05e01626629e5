"""Ghost Town, ruling by ruling. What is asserted follows from the rules by hand; most rulings have records as well."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from alehouse import Refused, Table
from alehouse.bots import make_bot

from .laid import bag, leave, pile
from .looking import chips, events, pot, seen, zone

A, B, C = "2 5 9 9 10", "4 5 6 8 10", "5 6 7 8 9"
"""Hands for examples; what they have not got can be drawn."""


def dealt(*hands):
    """The cards of a deal that gives the seats these hands, in the order in which they are dealt."""
    split = [hand.split() for hand in hands]
    return " ".join(split[p][i] for i in range(5) for p in range(len(hands)))


def ghost_town(*hands, deck="", moves=(), players=None, seed=None, dealer=None, **options):
    cards = f"{dealt(*hands)} {deck}" if hands else deck
    table = Table(
        "ghost-town", players=players or len(hands), options=options, cards=cards, seed=seed, dealer=dealer
    )
    for move in moves:
        table.play(move)
    return table


def two(*moves, deck="", **more):
    """A game of A and B whose street is 2 and 4, so that A leads."""
    return ghost_town(A, B, deck=deck, moves=["A first 2", "B first 4", *moves], **more)


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players):
    with pytest.raises(Refused):
        ghost_town(players=players, seed="too few or too many")


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_antes_ten_and_gets_five_cards(players):
    table = ghost_town(players=players, seed="deal")
    assert (chips(table), pot(table)) == ([-10] * players, 10 * players)
    assert [len(hand) for hand in zone(table, "down")] == [5] * players
    assert events(table) == ["hand", *["pays"] * players, *["dealt"] * 5 * players]


def test_c3_the_deal_begins_on_the_dealers_left():
    table = ghost_town(players=3, deck=dealt(A, B, C), dealer="A")
    assert zone(table, "down") == [C.split(), A.split(), B.split()]


def test_c9_first_cards_are_sealed_until_all_have_chosen():
    table = ghost_town(A, B, C, moves=["C first 5", "A first 2"])
    assert table.acting == ["B"]
    assert seen(table, "street", "B") == []
    assert seen(table, "down", "B")[0] == ["?"] * 5
    table.play("B first 4")
    assert seen(table, "street", "B") == ["2", "4", "5"]
    assert table.acting == ["A"]


def test_the_street_keeps_one_of_each_rank():
    table = ghost_town(A, B, C, deck="7 3", moves=["A first 5", "B first 5", "C first 9"])
    assert zone(table, "street") == ["5", "9"]
    assert zone(table, "discard") == 3


def test_a_turn_of_every_kind():
    table = two()
    assert table.legal("A") == ["draw", "fold", "play 10", "play 5", "play 9"]
    table.play("A play 9")
    assert (chips(table), pot(table), zone(table, "house")) == ([-12, -10], 22, [["9"], []])
    assert table.acting == ["B"]


def test_a_rank_of_the_street_or_of_the_own_house_cannot_be_played():
    table = ghost_town("2 4 9 9 10", B, moves=["A first 2", "B first 4"])
    for text, code in (
        ("A play 4", "error-ghost-town-street"),
        ("A left 9", "error-ghost-town-left"),
        ("A play 7", "error-card-not-held"),
        ("A first 4", "error-ghost-town-begun"),
    ):
        with pytest.raises(Refused) as refused:
            table.play(text)
        assert refused.value.code == code
    table.play("A play 9")
    table.play("B play 6")
    with pytest.raises(Refused) as refused:
        table.play("A play 9")
    assert refused.value.code == "error-ghost-town-in-house"


def test_nothing_but_a_first_card_comes_first():
    with pytest.raises(Refused) as refused:
        ghost_town(A, B, moves=["A draw"])
    assert refused.value.code == "error-ghost-town-first"


def test_a_card_to_the_left_needs_a_place_there():
    table = ghost_town("2 5 9 9 10", "4 5 6 9 10", moves=["A first 2", "B first 4", "A play 9", "B play 9"])
    with pytest.raises(Refused) as refused:
        table.play("A left 9")
    assert refused.value.code == "error-ghost-town-left-has"


@pytest.mark.parametrize(
    ("hands", "deck", "moves", "result"),
    [
        (
            ("2 5 7 9 10", B, "4 6 8 9 9"),
            "7 3 10",
            "A first 5, B first 5, C first 8, B draw, C fold, A play 9, B fold",
            [10, 0, -10],
        ),
        (
            ("2 5 7 9 10", B, "9 6 8 8 10"),
            "8",
            "A first 2, B first 4, C first 9, A play 7, B play 8, C play 8, A fold, B play 6, C draw",
            [-12, 32, -20],
        ),
        ((A, B), "9", "A first 2, B first 4, A play 9, B play 6, A left 9, B draw", [21, -21]),
        ((A, B), "10 7 8", "A first 2, B first 4, A draw, B draw, A draw", [3, -3]),
        ((A, B), "4", "A first 2, B first 4, A draw", [-14, 14]),
        (
            ("2 8 9 9 10", B, "5 6 7 8 10"),
            "9",
            "A first 2, B first 4, C first 5, A play 9, B fold, C play 6, A left 9, C draw",
            [31, -10, -21],
        ),
    ],
    ids=["g1", "g2", "g3", "g4", "g5", "g6"],
)
def test_examples(hands, deck, moves, result):
    table = ghost_town(*hands, deck=deck, moves=moves.split(", "))
    assert table.over
    assert (chips(table), pot(table)) == (result, 0)


def test_r1_tied_seats_get_a_card_just_for_that():
    table = ghost_town(A, B, deck="7 3", moves=["A first 5", "B first 5"])
    assert table.acting == ["B"]
    assert (zone(table, "house"), zone(table, "discard"), zone(table, "street")) == ([[], []], 3, ["5"])


def test_r1_only_those_who_tie_again_get_another_card():
    table = ghost_town(
        "5 6 7 9 10", "5 6 8 9 10", C, deck="3 9 3 8 2", moves=["A first 5", "B first 5", "C first 5"]
    )
    assert table.acting == ["C"]
    assert zone(table, "left") == 55 - 15 - 5


def test_r1_a_deck_that_ends_in_a_tie_is_dealt_again_for_the_same_pot():
    table = ghost_town(A, B, seed="again")
    table.play("A first 5")
    leave(table, deck=[7])
    table.play("B first 5")
    assert table.acting == ["A", "B"]
    assert (pot(table), table.hand, chips(table)) == (20, 1, [-10, -10])
    assert [len(hand) for hand in zone(table, "down")] == [5, 5]
    assert (zone(table, "street"), zone(table, "left"), zone(table, "discard")) == ([], 45, 0)


def test_r2_a_card_that_is_worth_more_than_the_pot_takes_what_is_there():
    table = two("A draw", "B draw", deck="10 7 8")
    assert pot(table) == 3
    table.play("A draw")
    assert (table.over, pot(table), chips(table)) == (True, 0, [3, -3])


def test_r2_a_pot_that_is_just_emptied_ends_the_game_as_well():
    table = two("A draw", "B draw", deck="10 10")
    assert (table.over, chips(table), table.winners) == (True, [0, 0], ["A", "B"])


def test_r3_a_rank_of_the_street_never_goes_left():
    table = ghost_town("2 4 9 9 10", B, moves=["A first 2", "B first 4", "A play 9", "B play 6"])
    assert "left 4" not in table.legal("A")
    assert "left 9" in table.legal("A")


def test_r4_the_left_neighbour_is_the_next_who_is_in():
    table = ghost_town(
        "2 8 9 9 10", B, C, moves=["A first 2", "B first 4", "C first 5", "A play 9", "B fold", "C play 6"]
    )
    table.play("A left 9")
    assert zone(table, "house") == [["9"], [], ["6", "9"]]


def test_r4_a_card_from_the_right_busts_nobody():
    table = two("A play 9", "B play 6", "A left 9")
    assert zone(table, "state") == ["in", "in"]
    assert table.acting == ["B"]


def test_r5_an_empty_deck_takes_the_discards():
    table = two("A play 9", seed="reshuffled")
    leave(table, discard=[7])
    assert "draw" in table.legal("B")
    table.play("B draw")
    assert zone(table, "house") == [["9"], ["7"]]
    assert (zone(table, "left"), zone(table, "discard")) == (0, 0)


def test_r5_folded_hands_are_among_them():
    table = ghost_town(
        A, B, C, moves=["A first 2", "B first 4", "C first 5", "A play 9", "B fold"], seed="muck"
    )
    table.state.deck[:] = 0
    table.state.left = 0
    table.play("C draw")
    assert zone(table, "left") + zone(table, "discard") in (3, 8)  # B's four cards less one; C may be bust


def test_r5_without_any_card_nobody_can_draw():
    table = two("A play 9")
    leave(table)
    assert table.legal("B") == ["fold", "play 10", "play 5", "play 6", "play 8"]
    with pytest.raises(Refused) as refused:
        table.play("B draw")
    assert refused.value.code == "error-ghost-town-no-card"


def test_r6_the_house_is_discarded_and_the_hand_stays_unseen():
    table = ghost_town(A, B, C, moves=["A first 2", "B first 4", "C first 5", "A play 9", "B play 6"])
    table.play("C fold")
    table.play("A fold")
    assert seen(table, "house", "B") == [[], ["6"], []]
    assert seen(table, "discard", "B") == 1 + 3 + 4
    assert [event["card"] for event in table.seen_by("B").events() if event["event"] == "folds"] == [
        None,
        None,
    ]
    assert table.over


def test_r7_the_last_player_wins_at_once():
    table = two("A fold")
    assert (table.over, chips(table), table.winners) == (True, [-10, 10], ["B"])


def test_r8_a_bust_is_paid_before_the_last_player_collects():
    table = two("A draw", deck="4")
    told = [(event["event"], event["amount"]) for event in table.laid_open().events()][-4:]
    assert told == [("house-falls", None), ("pays", 4), ("collects", 24), ("wins", None)]


def test_r9_without_cards_one_can_draw_or_fold():
    table = two()
    table.state.down[0] = bag()
    assert table.legal("A") == ["draw", "fold"]


def test_r10_the_antes_go_to_whoever_does_not_fold():
    table = ghost_town(A, B, C, moves=["A first 2", "B first 4", "C first 5", "A fold", "B fold"])
    assert chips(table) == [-10, -10, 20]


def test_r11_the_next_hand_is_dealt_afresh():
    table = two("A fold", deck=dealt(A, B), hands=2)
    assert (table.hand, table.acting, chips(table), pot(table)) == (2, ["A", "B"], [-20, 0], 20)
    assert (zone(table, "left"), zone(table, "street"), zone(table, "state")) == (45, [], ["in", "in"])


def test_r12_chips_may_go_below_zero():
    table = two("A fold", deck=dealt(A, B), hands=2)
    for move in ("A first 2", "B first 4"):
        table.play(move)
    assert chips(table) == [-20, 0]
    assert {"play 5", "play 9", "play 10"} <= set(table.legal("A"))


def test_c11_equal_chips_share_the_win():
    table = two("A draw", "B draw", deck="10 10")
    assert table.winners == ["A", "B"]


def test_playing_a_card_has_its_price():
    table = two("A play 9", "B play 6")
    prices = {
        f"{choice.verb} {' '.join(choice.cards)}".strip(): choice.price
        for choice in table.seen_by("A").menu()
    }
    assert prices == {"draw": None, "fold": None, "play 5": 2, "play 10": 2, "left 9": 2}


def test_the_rule_of_thumb_draws_where_it_is_safe_and_not_into_a_full_house():
    bot = make_bot("steady", "x")
    assert bot.choose(two().seen_by("A")) == "draw"
    table = two()
    table.state.house[0] = pile(10, 9, 8, 7, 6)
    assert bot.choose(table.seen_by("A")) != "draw"


def test_the_rule_of_thumb_waits_with_the_safest_card_and_gives_away_the_most_dangerous():
    bot = make_bot("steady", "x")
    # A holds 5, 9 and 10 beside the 2 of the street. The house is full of danger, and of 5s the fewest are unseen.
    table = two()
    table.state.house[0] = pile(8, 7, 6)
    assert bot.choose(table.seen_by("A")) == "play 5"
    # A 10 to the left makes a house more dangerous that is not A's own.
    table.state.house[0] = pile(10, 8, 7, 6)
    assert bot.choose(table.seen_by("A")) == "left 10"


def page(name):
    return files("alehouse").joinpath(f"locales/en/rules/{name}.md").read_text("utf-8")


def test_the_odds_on_the_rules_page():
    rows = re.findall(r"^\| (\d+) (\d+) \| (\d+)/53 \| ([\d.]+) \| ([\d.]+) \|$", page("ghost-town"), re.M)
    assert len(rows) == 7
    for low, high, chances, percent, chips_won in rows:
        street = {int(low), int(high)}
        assert int(chances) == sum(street) - 2
        assert percent == f"{int(chances) / 53 * 100:.1f}"
        won = sum(k * k for k in range(1, 11) if k not in street) - sum(k * (k - 1) for k in street)
        assert chips_won == f"{won / 53:.2f}"
