"""Bots of other people: `module:Class`."""

from functools import partial

import pytest

from alehouse import Refused, Table, make_bot
from alehouse.lab.engine import Engine
from alehouse.lab.simulate import Plan, play_round

BOTS = """
class Seeded:
    def __init__(self, seed):
        self.given = {"seed": seed}

    def choose(self, seen):
        return seen.legal()[-1]


class Limited(Seeded):
    def __init__(self, seed, *, ms=None, iterations=None):
        self.given = {"seed": seed, "ms": ms, "iterations": iterations}


class Counting(Seeded):
    def __init__(self, seed, iterations):
        self.given = {"seed": seed, "iterations": iterations}


class Plain(Seeded):
    def __init__(self):
        self.given = {}


class Curious(Seeded):
    def __init__(self, seed):
        self.seen = []

    def choose(self, seen):
        self.seen.append(seen)
        return seen.legal()[-1]


class Mute:
    def __init__(self, seed):
        pass


broken = 7
"""


@pytest.fixture(autouse=True)
def module(tmp_path, monkeypatch):
    (tmp_path / "bots_of_others.py").write_text(BOTS, "utf-8")
    (tmp_path / "bots_that_fail.py").write_text("import a_module_that_is_not_there\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)


def given(name, **limits):
    return make_bot(f"bots_of_others:{name}", "s", **limits).given


def test_a_bot_is_made_with_what_it_takes():
    assert given("Seeded", ms=5.0, iterations=3) == {"seed": "s"}
    assert given("Limited", ms=5.0) == {"seed": "s", "ms": 5.0, "iterations": None}
    assert given("Limited") == {"seed": "s", "ms": None, "iterations": None}
    assert given("Counting", iterations=3) == {"seed": "s", "iterations": 3}
    assert given("Plain", ms=5.0) == {}


def test_it_plays():
    table = Table("port", 2, seed="x")
    assert make_bot("bots_of_others:Seeded", "s").choose(table.seen_by(table.acting[0])) == "lock"


def test_it_is_given_what_its_seat_sees_and_nothing_else():
    table = Table("regent", 3, seed="the seed of this table")
    seat = table.acting[0]
    bot = make_bot("bots_of_others:Curious", "s")
    bot.choose(table.seen_by(seat))
    (seen,) = bot.seen
    assert seen == table.seen_by(seat)
    assert not hasattr(seen, "record")
    assert not hasattr(seen, "_dealer")


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("bots_of_others:Sedeed", "error-bot-missing-class", "has no attribute 'Sedeed'"),
        ("bots_of_otters:Seeded", "error-bot-missing-class", "No module named 'bots_of_otters'"),
        ("bots_that_fail:Seeded", "error-bot-missing-class", "No module named 'a_module_that_is_not_there'"),
        (":Seeded", "error-bot-missing-class", ":Seeded"),
        ("bots_of_others:", "error-bot-missing-class", "bots_of_others:"),
        ("bots_of_others:Mute", "error-bot-choose", "choose(seen)"),
        ("bots_of_others:broken", "error-bot-choose", "choose(seen)"),
        ("bots_of_others", "error-bot", "random, beginner, steady, search"),
    ],
)
def test_what_is_no_bot_is_refused(name, code, words):
    with pytest.raises(Refused) as refused:
        make_bot(name, "s")
    assert refused.value.code == code
    assert words in str(refused.value)
    assert name in str(refused.value)


def test_a_simulation_refuses_it_before_it_begins():
    with pytest.raises(Refused, match="bots_of_others:Sedeed"):
        Plan("port", 2, ("steady", "bots_of_others:Sedeed"), 2, "seed").check()


def test_worker_processes_find_it():
    plan = Plan("port", 2, ("bots_of_others:Seeded", "steady"), 1, "seed")
    with Engine(1) as engine:
        assert (
            next(engine.each(partial(play_round, plan), [0])).games[0].moves
            == play_round(plan, 0).games[0].moves
        )
