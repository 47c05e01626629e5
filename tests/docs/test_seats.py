"""`examples/seats.py`, and what a seat at Pairs is worth by a reckoning that shares nothing with the rules of Alehouse."""

import random
import re
from pathlib import Path
from statistics import fmean, stdev

import pytest

from . import pages

EXAMPLES = Path(__file__).parents[2] / "examples"


def approx(value, margin=0.04):
    """Four standard errors of a mean of 12,000 places are 0.04, and of 12,000 games' points 0.25."""
    return pytest.approx(value, abs=margin)


@pytest.fixture
def seats(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import seats

    return seats


def reckoned(players, chance, lowest):
    """Everybody's points after a game in which all hit or fold by chance.

    `lowest` tells who leads, given the stacks; it may deal further cards by the function it is given.
    """
    deck = [rank for rank in range(1, 11) for _ in range(rank)]
    chance.shuffle(deck)
    deck, away = deck[5:], deck[:5]
    scored = [[] for _ in range(players)]

    def draw():
        nonlocal deck, away
        if not deck:
            chance.shuffle(away)
            deck, away = away[5:], away[:5]
        return deck.pop()

    while max(map(sum, scored)) < 60 // players + 1:
        stacks = [[draw()] for _ in range(players)]
        p = lowest(stacks, draw)
        while True:
            if chance.random() < 0.5:
                card = min(map(min, stacks))
                owner = next(stack for stack in stacks if card in stack)
                owner.remove(card)
                break
            card = draw()
            if card in stacks[p]:
                break
            stacks[p].append(card)
            p = (p + 1) % players
        scored[p].append(card)
        away += [card for stack in stacks for card in stack]
    return [sum(cards) for cards in scored]


def dealt_again(stacks, draw):
    """C4: whoever shares the lowest card gets one more, and those alone are compared."""
    level = range(len(stacks))
    while len(level) > 1:
        least = min(stacks[p][-1] for p in level)
        level = [p for p in level if stacks[p][-1] == least]
        if len(level) > 1:
            for p in level:
                stacks[p].append(draw())
    return level[0]


def the_earliest(stacks, draw):
    """A shortcut of simulations: of those who share the lowest card the first in order leads."""
    return min(range(len(stacks)), key=lambda p: stacks[p])


def test_places_are_counted_from_the_fewest_points(seats):
    assert seats.places([16, 3, 8, 3]) == [4, 1.5, 3, 1.5]
    assert seats.places([5, 5, 5]) == [2, 2, 2]


def test_what_a_round_cost_begins_with_its_leader(seats):
    points, rounds = seats.play(3, "steady", "rounds")
    assert all(len(cost) == 3 and sorted(cost)[1] == 0 < max(cost) for cost in rounds)
    assert sum(map(sum, rounds)) == sum(points)
    assert max(points) >= 21


def test_the_mean_points_are_those_of_an_independent_reckoning(seats):
    chance = random.Random("points")
    apart = [reckoned(4, chance, dealt_again) for _ in range(3000)]
    ours = [seats.play(4, "random", f"points {number}")[0] for number in range(800)]
    for p in range(4):
        a, b = ([game[p] for game in games] for games in (apart, ours))
        margin = 4 * (stdev(a) ** 2 / len(a) + stdev(b) ** 2 / len(b)) ** 0.5
        assert abs(fmean(a) - fmean(b)) < margin < 1.2


def test_seats_are_worth_the_same_unless_the_earliest_of_several_leads(seats):
    chance = random.Random("places")
    for lowest, fair in ((dealt_again, True), (the_earliest, False)):
        first = [seats.places(reckoned(4, chance, lowest))[0] for _ in range(6000)]
        margin = 4 * stdev(first) / len(first) ** 0.5
        assert margin < 0.07
        assert (abs(fmean(first) - 2.5) < margin) is fair
        if not fair:
            assert 2.55 < fmean(first) < 2.75


def test_the_page_says_what_the_reckoning_finds(seats):
    chance = random.Random("page")
    (said,) = re.findall(
        r"first seat\s+([\d.]+) with that shortcut[^,]+, ([\d.]+) if [^,]+, and final points of (.+?) by seat; with the\s+printed rule ([\d.]+) and ([\d.]+) for all",
        pages.text("docs/lab.md"),
    )
    games = [reckoned(4, chance, the_earliest) for _ in range(12_000)]
    first = [seats.places(game)[0] for game in games]
    worse = [sum(q <= game[0] for q in game) for game in games]
    fair = [reckoned(4, chance, dealt_again) for _ in range(12_000)]
    points = [float(number) for number in re.findall(r"[\d.]+", said[2])]
    assert (float(said[0]), float(said[1])) == (approx(fmean(first)), approx(fmean(worse)))
    assert points == [approx(fmean(game[p] for game in games), 0.3) for p in range(4)]
    assert float(said[3]) == 2.5 == approx(fmean(seats.places(game)[0] for game in fair))
    assert [float(said[4])] * 4 == [approx(fmean(game[p] for game in fair), 0.3) for p in range(4)]


def test_the_script_prints_a_row_for_each_seat(printed):
    rows = [line[2] for line in printed("seats.py", "--players", "2", "3", "--games", "6")]
    assert rows == ["A", "B", "A", "B", "C"]
