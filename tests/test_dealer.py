"""The dealer: drawing by words agrees with drawing by counting, and is uniform over the cards."""

import random

import numpy as np
import pytest

from alehouse.dealer import give_script, new_dealer
from alehouse.native.dealer import SCRIPT_ALL, NoSeed, OutOfCards, _find, _take_of_ten, below, chance, pick


def bags(count):
    chance = random.Random(11)
    for _ in range(count):
        bag = np.zeros(11, np.int8)
        bag[1:] = [chance.randint(0, k) for k in range(1, 11)]
        yield bag


def test_the_card_number_k_of_a_bag_is_found_alike_in_both_ways():
    for bag in bags(200):
        in_order = [kind for kind in range(1, 11) for _ in range(bag[kind])]
        assert [int(_find(bag, k)) for k in range(len(in_order))] == in_order
        for k, kind in enumerate(in_order):
            left = bag.copy()
            assert int(_take_of_ten(left, k)) == kind
            assert (bag - left).tolist() == [int(other == kind) for other in range(11)]


def test_a_whole_deck_is_drawn_card_by_card_until_the_bag_is_empty():
    dealer = new_dealer("whole deck")[0]
    bag = np.array(range(11), np.int8)
    drawn = [int(pick(dealer, bag, 55 - n)) for n in range(55)]
    assert sorted(drawn) == [k for k in range(1, 11) for _ in range(k)]
    assert not bag.any()


def test_every_card_is_equally_likely():
    dealer = new_dealer("equally likely")[0]
    counts = np.zeros(11)
    for _ in range(55_000):
        counts[pick(dealer, np.array(range(11), np.int8), 55)] += 1
    expected = np.array([1000.0 * k for k in range(11)])
    chi_square = ((counts - expected)[1:] ** 2 / expected[1:]).sum()
    assert chi_square < 27.9  # 0.1 % of fair dealers exceed it with 9 degrees of freedom


@pytest.mark.parametrize("n", [1, 2, 3, 7, 55])
def test_numbers_below_n_come_from_the_whole_range(n):
    dealer = new_dealer(f"below {n}")[0]
    assert {int(below(dealer, n)) for _ in range(40 * n)} == set(range(n))


def test_chance_that_is_no_card_needs_a_seed_or_a_full_script():
    seeded = new_dealer("who begins")[0]
    assert {int(chance(seeded, 3)) for _ in range(60)} == {0, 1, 2}
    with pytest.raises(NoSeed):
        chance(new_dealer(None)[0], 3)
    dealer = new_dealer(None)
    give_script(dealer, [2], SCRIPT_ALL)
    assert chance(dealer[0], 3) == 2
    with pytest.raises(OutOfCards):
        chance(dealer[0], 3)
    assert dealer["weights"][0][: int(dealer["outcomes"][0])].tolist() == [1, 1, 1]
