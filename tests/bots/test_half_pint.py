"""Half-Pint Heroes: rules of thumb and search keep to what every player soon learns."""

import numpy as np
import pytest

from alehouse import Table
from alehouse.bots import make_bot
from alehouse.catalogue import find
from alehouse.dealer import new_dealer
from alehouse.games.half_pint.sets import strength
from alehouse.games.half_pint.state import BETTING
from alehouse.lab.simulate import Plan, play_round
from alehouse.native.moves import MENU, cards_of

SEEDS = ("a", "b", "c")


def laid(cards, moves, symbols, players=3, first="B"):
    """A table whose first round is dealt from these cards: the row card, hands from the left of the start player."""
    table = Table("half-pint", players, {"symbols": symbols}, cards=cards, first=first)
    for move in moves:
        table.play(move)
    return table


def choices(table, seat, bot="search"):
    """What the bot does with several seeds."""
    return {make_bot(bot, seed, iterations=400).choose(table.seen_by(seat)) for seed in SEEDS}


def test_it_leads_high_when_every_remaining_set_is_needed():
    # The others have one card each: the 13 takes both, then the 2 wins alone.
    table = laid(
        "G9 R4 K9 R3 G4 K13 G3 B10 K2 B11",
        [
            *("A predict 3", "B predict 1", "C predict 1", "B bet A", "C bet A", "A bet B"),
            *("B play R3 G3", "C play R4 G4", "A play K9 G9"),
        ],
        "1/3",
    )
    assert table.legal("A") == ["play K13", "play K2"]
    assert choices(table, "A") == {"play K13"}


def test_it_does_not_take_a_set_that_forces_another_one_too_many():
    # A needs one set. Behind the pairs of B and C it will be alone with its last card, which wins: so not now.
    table = laid(
        "G9 R4 K9 R5 G4 K2 G5 K12 K3 K13",
        [
            *("A predict 1", "B predict 1", "C predict 0", "B bet A", "C bet A", "A bet B"),
            *("B play K13", "C play K12", "A play K3", "B play R5 G5", "C play R4 G4"),
        ],
        "1/3",
    )
    assert table.legal("A") == ["play K2", "play K9", "play K9 G9"]
    assert choices(table, "A") <= {"play K2", "play K9"}
    assert choices(table, "A", "steady") <= {"play K2", "play K9"}


def test_it_takes_the_set_that_it_needs_when_it_is_the_last_chance():
    # One card each: A plays last, needs one set, and can beat the 7 only with the row.
    table = laid(
        "G9 R4 K9 R7",
        [
            *("A predict 1", "B predict 1", "C predict 0", "B bet A", "C bet A", "A bet B"),
            *("B play R7", "C play R4"),
        ],
        "1/1",
    )
    assert choices(table, "A") <= {"play K9", "play K9 G9"}


@pytest.mark.parametrize("bot", ["search", "steady"])
def test_it_does_not_predict_nothing_with_a_sure_set(bot):
    # The start player leads a lone 13: only somebody who pairs the row's 2 could beat it.
    table = laid("R2 K5 K13", [], "1/1", players=2, first="A")
    assert table.laid_open().position()["zones"]["held"] == [["K13"], ["K5"]]
    assert choices(table, "A", bot) == {"predict 1"}


@pytest.mark.parametrize("bot", ["search", "steady"])
def test_it_predicts_nothing_with_a_hand_that_can_hardly_win(bot):
    # Two low cards, last but one to play, and a row that helps everybody else.
    table = laid("R12 K5 K6 K1 K7 K9 G8 Y2 G10", [], "1/2", players=4, first="D")
    assert table.laid_open().position()["zones"]["held"][2] == ["K1", "Y2"]
    assert choices(table, "C", bot) == {"predict 0"}


def test_what_is_merged_differs_in_nothing_that_matters():
    """For every legal set there is one among the merged choices that is as strong and leaves the same values."""
    found = find("half-pint")
    merged = np.zeros(MENU, np.int64)
    every = np.zeros(MENU, np.int64)
    fewer = 0
    for number in range(300):
        table = Table("half-pint", 2 + number % 6, seed=f"merged {number}")
        for seat in table.seats:
            table.play(seat, "predict 1")
        while table.state.phase == BETTING:
            table.play(table.acting[0], table.legal(table.acting[0])[0])
        p = table.seats.index(table.acting[0])
        few, all_ = (
            int(rule(table.state, p, menu)) for rule, menu in ((found.choices, merged), (found.legal, every))
        )
        assert set(merged[:few]) <= set(every[:all_])
        fewer += all_ - few
        assert {worth(table, p, m) for m in merged[:few]} == {worth(table, p, m) for m in every[:all_]}
    assert fewer > 0


def worth(table, p, m):
    """How strong a set is, and which values it takes out of the hand."""
    deck = table.game.deck
    texts = table.game.notation.write(int(m), seat=False).split()[1:]
    hand = tuple(sorted(text[1:] for text in texts if table.state.held[p, deck.kind(text)]))
    return int(strength(cards_of(int(m)))), hand


def test_the_rule_of_thumb_sees_only_its_own_cards():
    found, chance = find("half-pint"), new_dealer("elsewhere")
    menu = np.zeros(MENU, np.int64)
    for number in range(40):
        table = Table("half-pint", 2 + number % 6, seed=f"advice {number}")
        while table.hand == 1 and not table.over:
            seat = table.acting[0]
            p = table.seat(seat)
            seen = table.seen_by(seat).view
            advised = set()
            for state in (table.state, seen[0], table.seen_by(seat).sample(chance)[0]):
                n = int(found.choices(state, p, menu))
                advised.add(int(found.advise(state, chance[0], p, menu, n)))
                assert int(next(iter(advised))) in menu[:n]
            assert len(advised) == 1
            table.make(advised.pop())


def test_search_beats_the_rule_of_thumb():
    """Three deals in all four seatings: with a quarter of the wins by luck, search has twice as many at least."""
    plan = Plan("half-pint", 4, ("search", "steady", "steady", "steady"), 12, "beats", iterations=600)
    rounds = [play_round(plan, number) for number in range(plan.rounds)]
    wins = sum(played.won[played.rotation] for r in rounds for played in r.games)
    assert wins >= 6
