"""The clocks of a table, with times written by hand: a second of each decision is free."""

import json

import pytest

from alehouse.refused import Refused
from alehouse.server.clocks import Clock, check_clock
from alehouse.server.entries import standing, undo
from alehouse.server.protocol import ClockInfo
from alehouse.table import Table

A, B, C = 0b001, 0b010, 0b100


def test_each_move_has_its_time_and_a_second_is_free():
    clock = Clock({"move": 15}, 2, A, 100_000, [])
    assert clock.rest(0, 100_400) == 15_000
    assert clock.rest(0, 104_000) == 12_000
    assert clock.expired(115_999) == 0
    assert clock.expired(116_000) == A
    clock.moved(0, B, 104_000)
    assert (clock.rest(0, 110_000), clock.rest(1, 110_000)) == (15_000, 10_000)


def test_the_time_of_a_game_goes_down_and_some_comes_with_each_move():
    clock = Clock({"game": 60, "add": 5}, 2, A, 0, [])
    clock.moved(0, B, 11_000)  # ten seconds of it count
    assert clock.left == [55_000, 60_000]
    clock.moved(1, A, 11_900)  # none counts
    assert clock.left == [55_000, 65_000]
    clock.moved(0, A, 21_900)
    assert clock.left == [55_000 - 9_000 + 5_000, 65_000]
    assert clock.rest(0, 22_900) == 51_000


def test_who_has_used_up_the_game_s_time_gets_none_any_more():
    clock = Clock({"game": 30, "add": 5}, 2, A, 0, [])
    assert clock.expired(30_999) == 0
    assert clock.expired(31_000) == A
    assert not clock.out(0)
    clock.moved(0, B, 31_500)
    assert clock.out(0)
    clock.moved(1, A, 32_000)
    assert clock.expired(32_000) == A, "a bot decides at once from now on"
    clock.moved(0, B, 32_600)
    assert clock.left == [0, 35_000]


def test_of_a_sealed_choice_each_has_the_own_time():
    clock = Clock({"game": 60, "add": 0}, 3, A | B | C, 0, [])
    clock.moved(1, A | C, 5_000)
    assert clock.left == [60_000, 56_000, 60_000]
    assert clock.rest(0, 8_000) == 53_000, "what another chose does not make it longer"
    clock.moved(2, A, 9_000)
    clock.moved(0, B, 21_000)
    assert clock.left == [40_000, 56_000, 52_000]
    assert clock.rest(1, 21_000) == 56_000


def test_while_there_may_have_been_no_server_no_time_runs():
    ups = [0]
    clock = Clock({"move": 15}, 2, A, 10_000, ups)
    ups.append(500_000)
    assert clock.rest(0, 503_000) == 13_000
    whole = Clock({"game": 60, "add": 0}, 2, A, 10_000, ups)
    whole.moved(0, B, 505_000)
    assert whole.left == [56_000, 60_000]
    whole.moved(1, A, 507_000)
    assert whole.left == [56_000, 59_000], "what was before it began does not matter any more"


def two(moves):
    table = Table("port", 2, seed="clock", dealer="B")
    entries = []
    for move in moves:
        if move.startswith("undo"):
            table = table.at(table.made - int(move.split()[1]))
        else:
            entry = f"{table.acting[0]} {move}"
            table.play(entry)
            entries.append(entry)
            continue
        entries.append(move)
    return table, entries


def test_a_process_that_reads_the_whole_list_reckons_as_one_that_saw_each_move():
    table, entries = two(["hit", "hit", "lock"])
    read = Clock.of({"game": 60, "add": 3}, table, entries, [4_000, 9_000, 12_000], 1_000, [])
    seen = Clock({"game": 60, "add": 3}, 2, two([])[0].acting_mask, 1_000, [])
    for n, at in enumerate([4_000, 9_000, 12_000], 1):
        then = table.at(n)
        seen.moved(then.mover(n), then.acting_mask, at)
    assert (read.left, read.mask, read.last) == (seen.left, seen.mask, seen.last)
    assert [read.rest(p, 20_000) for p in range(2)] == [seen.rest(p, 20_000) for p in range(2)]


def test_what_has_been_taken_back_has_taken_no_time():
    table, entries = two(["hit", "lock", undo(1), "hit"])
    assert standing(entries) == [entries[0], entries[3]]
    clock = Clock.of({"game": 60, "add": 0}, table, entries, [2_000, 40_000, 50_000, 54_000], 1_000, [])
    second = table.mover(2)
    assert clock.left[second] == 60_000 - 3_000
    assert clock.left[1 - second] == 60_000
    before, first = two(["hit", "lock", undo(1)])
    clock = Clock.of({"game": 60, "add": 0}, before, first, [2_000, 40_000, 50_000], 1_000, [])
    assert clock.rest(second, 53_000) == 58_000


def test_bots_have_no_clock_to_be_shown():
    clock = Clock({"move": 15}, 3, A, 0, [])
    assert json.loads(clock.told(0b011, 3_000)) == [13_000, 15_000, None]


def test_clocks_that_may_be_set():
    assert check_clock(None) is None
    assert check_clock(ClockInfo()) is None
    assert check_clock(ClockInfo(move=30)) == {"move": 30}
    assert check_clock(ClockInfo(game=600, add=10)) == {"game": 600, "add": 10}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ((30, 600, 0), "error-clock-both"),
        ((30, None, 5), "error-clock-add"),
        ((None, None, 5), "error-clock-add"),
        ((4, None, 0), "error-clock-range"),
        ((86_401, None, 0), "error-clock-range"),
        ((None, 29, 0), "error-clock-range"),
        ((None, 600, -1), "error-clock-range"),
    ],
)
def test_clocks_that_may_not_be_set_are_refused_with_what_would_be_right(given, code):
    with pytest.raises(Refused) as refused:
        check_clock(ClockInfo(*given))
    assert refused.value.code == code
