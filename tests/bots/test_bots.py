"""Bots play legally, see only their seat's view, keep to their own chance, and find moves that are clearly best."""

import random

import pytest

from alehouse import Refused, Table
from alehouse.bots import NAMES, make_bot
from alehouse.catalogue import find, shipped
from alehouse.dealer import new_dealer
from alehouse.games import port
from alehouse.layout import OWNER

GAMES = [
    (g.name, players)
    for g in map(find, shipped())
    for players in {g.min_players, (g.min_players + g.max_players) // 2}
]


def played(name, players, moves, seed):
    options = find(name).options_for(players)
    table, chance = Table(name, players, options, seed=seed), random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        seat = table.acting[0]
        table.play(seat, chance.choice(table.legal(seat)))
    return table


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_bot_plays_every_game_to_the_end(bot, name, players):
    table = Table(name, players, find(name).options_for(players), seed="to the end")
    bots = {seat: make_bot(bot, seat, iterations=20) for seat in table.seats}
    for _ in range(table.game.bound(players, table.options)):
        if table.over:
            break
        seat = table.acting[0]
        text = bots[seat].choose(table.seen_by(seat))
        assert text in table.legal(seat)
        table.play(seat, text)
    assert table.over


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_a_bot_cannot_see_does_not_change_its_move(name, players):
    chance = new_dealer("other hidden cards")
    varied = 0
    for moves in (0, 2, 5, 9, 14):
        table = played(name, players, moves, f"hidden {moves}")
        if table.over:
            continue
        seat = table.acting[0]
        other = table.copy()
        other.state = table.seen_by(seat).sample(chance)[0]
        varied += other.state.tobytes() != table.state.tobytes()
        for bot in NAMES:
            mine, theirs = (
                make_bot(bot, "same", iterations=300).choose(t.seen_by(seat)) for t in (table, other)
            )
            assert mine == theirs
    holds_secrets = any(f.cards and f.seen_by == OWNER for f in find(name).layout.fields.values())
    assert bool(varied) == holds_secrets


def test_a_bot_never_touches_the_chance_of_its_table():
    table = played("regent", 3, 4, "chance")
    before = table.state.tobytes(), table.record().text(), table.copy().play(table.acting[0], "draw")
    for bot in NAMES:
        make_bot(bot, "x", iterations=200).choose(table.seen_by(table.acting[0]))
    assert (
        table.state.tobytes(),
        table.record().text(),
        table.copy().play(table.acting[0], "draw"),
    ) == before


def test_the_same_seed_weighs_moves_the_same_and_another_does_not():
    table = played("regent", 3, 0, "seed")
    seat = table.acting[0]
    weigh = [make_bot("search", seed, iterations=500).weigh(table.seen_by(seat)) for seed in ("a", "a", "b")]
    assert weigh[0] == weigh[1] != weigh[2]
    assert sum(w.tries for w in weigh[0]) <= 500
    assert {w.text for w in weigh[0]} == set(table.legal(seat))


def test_an_unknown_bot_is_refused_with_the_known_ones():
    with pytest.raises(Refused, match="random, beginner, steady, search"):
        make_bot("clever", "x")


@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_asked_for_a_seat_that_is_not_acting_refuses(bot):
    table = Table("port", 3, cards="4 9 6")
    for seat in ("B", "C"):
        with pytest.raises(Refused) as refused:
            make_bot(bot, "x", iterations=20).choose(table.seen_by(seat))
        assert refused.value.code == "error-turn"
        assert refused.value.details["acting"] == "A"
    for nobody in (table.seen_by(None), table.laid_open()):
        with pytest.raises(Refused):
            make_bot(bot, "x", iterations=20).choose(nobody)


@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_asked_when_the_game_is_over_refuses(bot):
    table = Table("port", 2, {"max_rounds": 1}, cards="4 9")
    table.play("A lock")
    table.play("B lock")
    with pytest.raises(Refused):
        make_bot(bot, "x", iterations=20).choose(table.seen_by("A"))


def choice(table, seat, iterations=3000):
    return make_bot("search", "clear", iterations=iterations).choose(table.seen_by(seat))


def test_search_locks_at_port_when_the_others_are_bust():
    # B busts at once; whatever A's stack is, a lock now scores 2, the most there is.
    table = Table("port", 2, cards="5 8 10 8 9")
    for move in ("A hit", "B hit"):
        table.play(move)
    assert table.state.state[1] == port.BUSTED
    assert choice(table, "A") == "lock"


def test_search_hits_at_port_when_a_lock_can_only_be_last_and_the_risk_is_small():
    # B has locked 10 against A's lone 1: no other 1 is in the deck, so a hit is free.
    table = Table("port", 2, cards="1 10 2")
    table.play("A hit")
    table.play("B lock")
    assert choice(table, "A") == "hit"


def test_search_folds_at_pairs_when_a_point_is_cheap_and_a_pair_is_likely():
    # A holds 10, 9 and 8: 24 of the 48 unseen cards pair, for 9 points on average; folding takes B's 1.
    table = Table("pairs", 2, cards="10 1 2 9 3 8 4")
    for move in ("B hit", "A hit", "B hit", "A hit", "B hit"):
        table.play(move)
    assert table.laid_open().position()["zones"]["stack"] == [["10", "9", "8"], ["1", "2", "3", "4"]]
    assert choice(table, "A") == "fold"


def test_search_sees_a_hand_at_regent_that_all_but_certainly_holds_a_pair():
    # B has nine cards, eight of them down: nine different ranks are very unlikely.
    table = Table("regent", 2, cards="2 10 3 9 4 8 5 10 6 10 7 9 5 9 6 8 7 8")
    for _ in range(6):
        table.play("A draw")
        table.play("B draw")
    assert choice(table, "A", 10_000) == "see B"
