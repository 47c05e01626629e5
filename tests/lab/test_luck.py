"""Figures without luck: the same on average whoever plays, exact where nothing but luck is left, and calmer."""

import math

import numpy as np
import pytest

from alehouse import Refused, Table, find
from alehouse.lab import luck as fortunes
from alehouse.lab import simulate
from alehouse.lab.luck import Fortune
from alehouse.lab.simulate import Plan, Width, leads, looks, mean, play_round
from tests.foreign.conftest import TINY

QUICK = {
    "blackstone": {"hands": 2},
    "rocket": {"hands": 3},
    "port": {"max_rounds": 3},
    "starboard": {},
    "goblin-poker": {},
    "pairs": {},
    "carousel": {},
    "octopus": {},
}


def played(plan):
    return [play_round(plan, number) for number in range(plan.rounds)]


@pytest.mark.parametrize("game", ["port", "starboard", "pairs"])
def test_between_steady_seats_every_deal_in_every_rotation_is_even(game):
    """They play alike, so that nobody's moves change anything: what a round brings without luck is nothing."""
    n = find(game).usual_players
    plan = Plan(game, n, ("steady",), 3 * n, "x", tuple(QUICK[game].items()), adjust_luck=True)
    for r in played(plan):
        assert math.fsum(x for g in r.games for x in g.adjusted) == pytest.approx(0, abs=1e-9)


def test_where_chance_has_no_say_luck_is_nothing(tmp_path, monkeypatch):
    """In turn everybody takes a point, and three points win: nothing is drawn, so whoever plays has no luck."""
    (tmp_path / "tiny_even.py").write_text(TINY, "utf-8")
    monkeypatch.setenv("ALEHOUSE_GAMES", str(tmp_path))
    plan = Plan("tiny-even", 2, ("random", "steady"), 6, "x", adjust_luck=True)
    for r in played(plan):
        assert [g.luck for g in r.games] == [(0.0, 0.0)] * 2
        assert [g.adjusted for g in r.games] == [(1.0, -1.0)] * 2


@pytest.mark.parametrize("game", sorted(QUICK))
def test_the_mean_stays(game):
    """Random and steady players: the mean difference, which is the mean luck, is nothing within its interval (at 99.9 %)."""
    n = find(game).usual_players
    rounds = 40
    bots = ("random", *["steady"] * (n - 1))
    plan = Plan(game, n, bots, rounds * n, "mean", tuple(QUICK[game].items()), adjust_luck=True)
    found = played(plan)
    brought = [np.mean([g.luck[g.rotation] for g in r.games]) for r in found]
    assert abs(np.mean(brought)) <= 3.6 * np.std(brought, ddof=1) / math.sqrt(rounds) + 1e-9


@pytest.mark.parametrize("game", ["blackstone", "carousel", "port", "rocket", "starboard"])
def test_the_interval_is_half_as_wide(game):
    """Search against the rule of thumb; in these games it is a third or less in the long run."""
    n = find(game).usual_players
    bots = ("search", *["steady"] * (n - 1))
    plan = Plan(game, n, bots, 16 * n, "calm", tuple(QUICK[game].items()), None, 200, adjust_luck=True)
    found = played(plan)
    raw = mean(leads(plan, found, "search", adjusted=False))
    calm = mean(leads(plan, found, "search", adjusted=True))
    assert calm.half <= raw.half / 2
    assert raw.low <= calm.value <= raw.high


def test_a_move_that_was_certainly_advised_changes_nothing():
    table = Table("port", 3, seed="a rainy evening")
    fortune = Fortune(find("port"), 3, {}, "x")
    p = table.seats.index(table.acting[0])
    state = fortune.rows(table.state)[0]
    advice = table.game.advice(table._table, fortune._adviser, p)
    other = next(m for m in table._menu(p) if m != advice)
    assert fortune._advised(state, p, advice)
    assert not fortune._advised(state, p, other)


def test_luck_of_a_game_for_nothing_is_refused(monkeypatch):
    def nothing(game, options):
        raise LookupError

    monkeypatch.setattr(fortunes, "stakes_of", nothing)
    with pytest.raises(Refused) as refused:
        Plan("port", 2, ("random",), 2, "x", adjust_luck=True).check()
    assert refused.value.code == "error-luck-stakes"


@pytest.mark.parametrize(
    ("words", "width"),
    [("0.5", Width(0.5)), ("±0.5", Width(0.5)), ("± 2", Width(2)), ("5%", Width(0.05, True))],
)
def test_a_width_is_read(words, width):
    assert Width.read(words) == width
    assert width.of(4.0) == (0.2 if width.relative else width.value)


@pytest.mark.parametrize("words", ["", "0", "-1", "±", "%", "nan", "inf", "much"])
def test_what_is_no_width(words):
    with pytest.raises(Refused) as refused:
        Width.read(words)
    assert refused.value.code == "error-width"


def test_looks_grow_rarer():
    assert list(looks(100)) == [24, 36, 54, 81, 100]
    assert list(looks(10)) == [10]


def test_it_stops_at_the_first_look_that_is_narrow_enough():
    plan = Plan("port", 2, ("random", "steady"), 400, "stop", (("max_rounds", 1),))
    every = played(plan)
    for width in (Width(0.5), Width(0.3)):
        wanted = next(
            n
            for n in looks(200)
            if mean(leads(plan, every[:n], "random", adjusted=False)).half <= width.value
        )
        assert len(list(simulate.run(plan, 1, until=width))) == wanted


def test_stopping_when_it_is_narrow_leaves_the_interval_honest():
    """Of skewed rounds (exponential, mean 1) at least 91 % of intervals hold the mean, of even ones 93 %."""
    chance = np.random.Generator(np.random.PCG64(7))
    for draw, least in ((chance.standard_exponential, 0.91), (chance.standard_normal, 0.93)):
        true = 1.0 if draw == chance.standard_exponential else 0.0
        held = 0
        tries = 2000
        for _ in range(tries):
            rounds = draw(2000)
            for n in looks(2000):
                half = simulate.student(n - 1) * rounds[:n].std(ddof=1) / math.sqrt(n)
                if half <= 0.2:
                    break
            held += abs(rounds[:n].mean() - true) <= half
        assert held / tries >= least
