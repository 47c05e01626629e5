"""The games and the bot of `docs/adding-a-game.md` are real: they are taken out of the page and played."""

import os
import random
import subprocess
import sys
from functools import partial

import pytest

from alehouse import Record, Refused, Table, find, make_bot, odds, replay
from alehouse.lab.engine import Engine
from alehouse.lab.simulate import Plan, outcome, play_round, run
from alehouse.language import say
from alehouse.laws import check as laws_broken
from alehouse.laws.texts import texts_are_there
from alehouse.records import check

from . import pages

PLAYERS = [("last-orders", n) for n in range(2, 7)] + [("brew", n) for n in range(3, 6)]
RECORDS = [b for b in pages.blocks(pages.ADDING, "toml") if b.startswith("alehouse = 1")]


def played(game, players, choose, options=None):
    table = Table(game, players, options, seed=f"{players} people")
    while not table.over:
        table.play(table.acting[0], choose(table))
    return table


def at_random(seed):
    chance = random.Random(seed)
    return lambda table: chance.choice(table.legal(table.acting[0]))


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_the_games_are_played_to_the_end_and_replayed(games, name, players):
    table = played(name, players, at_random(players))
    points = table.laid_open().position()["points"]
    assert table.made <= table.game.bound(players, table.options)
    assert [seat for seat, n in zip(table.seats, points, strict=True) if n == max(points)] == table.winners
    assert max(points) >= table.options["target"]
    again = replay(Record.read(table.record().text()))
    assert (again.error, again.laid_open()) == (None, table.laid_open().position())


def test_a_game_in_which_nobody_gets_ahead_ends_within_its_bound(games):
    # Two 9s in each hand: nobody ever scores (R1), and after the last round both are ahead (R2).
    table = Table("last-orders", 2, {"max_rounds": 3}, cards="9 9 9 9 9 9")
    for _ in range(6):
        table.play(table.acting[0], "keep")
    assert table.over
    assert table.made == table.game.bound(2, table.options) == 6
    assert table.winners == ["A", "B"]


@pytest.mark.parametrize("text", RECORDS)
def test_the_records_hold(games, text):
    record = Record.read(text)
    found = replay(record)
    assert found.error is None
    assert check(found.laid_open(), record.expect) == []


def test_there_is_a_record_of_each_game():
    assert [
        Record.read(text).game for text in RECORDS if "last-orders" not in text and "brew" not in text
    ] == []
    assert len(RECORDS) == 2


def brew():
    (text,) = (text for text in RECORDS if '"brew"' in text)
    return Table.of(Record.read(text))


def test_suit_must_be_followed(games):
    table = brew()
    assert len(table.legal("A")) == 10
    table.play("A", "play B13")
    assert table.legal("B") == ["play B12", "play B2"]
    with pytest.raises(Refused, match="You hold a card of the suit led and have to play one"):
        table.play("B", "play Y2")
    with pytest.raises(Refused, match="You do not hold that card"):
        table.play("B", "play H1")
    table.play("B", "play B2")
    assert len(table.legal("C")) == 10, "C has no barley"


def test_the_last_trick_plays_itself(games):
    table = Table("brew", 3, seed="a hand")
    while table.hand == 1:
        table.play(table.acting[0], table.legal(table.acting[0])[0])
    assert table.made == 3 * 9
    assert sum(table.laid_open().position()["points"]) == 10
    told = [event for event in table.seen_by("A").events(table.made) if event["event"] == "shows"]
    assert [event["seat"] for event in told] == ["A", "B", "C"]
    assert all(event["card"] not in (None, "?") for event in told)


def test_hands_are_hidden_and_what_lies_in_the_middle_is_not(games):
    table = brew()
    table.play("A", "play B13")
    for seat in ("A", "B", "C", None):
        zones = table.seen_by(seat).position()["zones"]
        assert [set(hand) == {"?"} for hand in zones["held"]] == [seat != other for other in "ABC"]
        assert zones["played"] == [["B13"], [], []]
        assert zones["trump"] == ["Y13"]


def test_chances_come_from_what_a_seat_knows(games):
    table = Table("last-orders", 3, cards="9 4 9")
    told = odds(table.seen_by("A"), "swap")
    # A sees one of 55 cards; the next one comes from the 54 that nobody has shown it.
    assert (told.method, str(told.cards["10"]), str(told.cards["9"])) == ("exact", "5/27", "4/27")


@pytest.mark.parametrize("name", ["last-orders", "brew"])
def test_the_bots_play_them(games, name):
    players = [make_bot(kind, "x", iterations=2) for kind in ("random", "steady", "search")]
    table = Table(name, 3, seed="bots")
    for _ in range(7):
        seat = table.acting[0]
        table.play(seat, players[table.seat(seat)].choose(table.seen_by(seat)))


def test_the_rule_of_thumb_is_what_worth_says(games):
    assert make_bot("steady", "x").choose(Table("last-orders", 2, cards="8 1").seen_by("A")) == "keep"
    assert make_bot("steady", "x").choose(Table("last-orders", 2, cards="6 1").seen_by("A")) == "swap"
    table = brew()
    assert make_bot("steady", "x").choose(table.seen_by("A")) == "play B13", (
        "the highest card that is no trump"
    )
    table.play("A", "play B13")
    assert make_bot("steady", "x").choose(table.seen_by("B")) == "play B2", (
        "it cannot win, so it keeps the 12"
    )
    table.play("B", "play B2")
    assert make_bot("steady", "x").choose(table.seen_by("C")) == "play Y1", "the least card that wins"


@pytest.fixture
def thrifty(bots, monkeypatch):
    monkeypatch.syspath_prepend(bots)
    return "my_bots:Thrifty"


def test_the_bot_of_the_page_plays_any_game(games, thrifty):
    bot = make_bot(thrifty, "x")
    table = brew()
    assert bot.choose(table.seen_by("A")) == "play M1"
    # Taking the cheapest card costs; hitting has no price that is certain.
    table = Table("pairs", 3, seed="thrift")
    assert bot.choose(table.seen_by(table.acting[0])) == "hit"


@pytest.mark.parametrize("name", ["last-orders", "brew"])
def test_games_and_bots_are_simulated(games, thrifty, name):
    plan = Plan(name, 3, (thrifty, "steady"), 3, "seed", (("target", 10),))
    found = outcome(plan, list(run(plan, jobs=2)), 1.0)
    assert [bot["bot"] for bot in found["bots"]] == [thrifty, "steady"]
    assert found["games"] == 3
    assert sum(seat["won"]["value"] for seat in found["seats"]) == pytest.approx(1)


def test_worker_processes_find_games_and_bots(games, thrifty):
    plan = Plan("last-orders", 2, (thrifty, "steady"), 2, "seed", (("target", 10),))
    with Engine(1) as engine:
        there = next(engine.each(partial(play_round, plan), [0]))
    here = play_round(plan, 0)
    assert [(g.won, g.points, g.moves) for g in there.games] == [
        (g.won, g.points, g.moves) for g in here.games
    ]


COMPILED = """
import sys
from alehouse import Record, Table, make_bot, prepare, replay
for name in ("last-orders", "brew"):
    prepare(name)
    table, bot = Table(name, 3, {"target": 10}, seed="elsewhere"), make_bot("steady", "x")
    while not table.over:
        table.play(table.acting[0], bot.choose(table.seen_by(table.acting[0])))
    sys.stdout.write(table.record().text())
"""


def elsewhere(folder, cache, interpreted):
    done = subprocess.run(
        [sys.executable, "-c", COMPILED],
        capture_output=True,
        text=True,
        env=os.environ
        | {
            "ALEHOUSE_GAMES": str(folder),
            "ALEHOUSE_CACHE": str(cache),
            "NUMBA_DISABLE_JIT": str(int(interpreted)),
        },
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_they_are_compiled_into_a_cache_of_their_own_and_play_the_same(folder, tmp_path):
    assert elsewhere(folder, tmp_path, False) == elsewhere(folder, tmp_path / "unused", True)
    kept = {pack.name.rsplit("-", 2)[0] for pack in tmp_path.glob("rules-*/*.pack")}
    assert {"last-orders", "brew"} <= kept
    assert not (tmp_path / "unused").exists()


@pytest.mark.parametrize("name", ["last-orders", "brew"])
def test_they_keep_the_laws(games, name):
    assert [fault for fault in laws_broken(name) if fault.broken] == []


def test_a_sentence_about_the_reader_is_another_one(games):
    find("last-orders"), find("brew")
    assert say("en", "event-last-orders-keeps", seat="you") == "You keep your card."
    assert say("en", "event-last-orders-keeps", seat="Ann") == "Ann keeps the card."
    assert say("en", "event-brew-takes-trick", seat="Ann", amount=2) == "Ann takes trick number 2."


def test_a_language_that_is_missing_is_shown_in_english(games):
    find("brew")
    assert say("de", "event-brew-plays", seat="you", card="B13") == "You play B13."
    assert {(fault.law, fault.broken) for fault in texts_are_there(find("brew"))} == {("languages", False)}


def test_the_python_example_runs(folder):
    done = subprocess.run(
        [sys.executable, "-c", pages.block(pages.ADDING, "python", "from alehouse import")],
        capture_output=True,
        text=True,
        env=os.environ | {"HOME": str(folder.parent), "NUMBA_DISABLE_JIT": "1"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("<Game last-orders> ['")


@pytest.mark.parametrize("row", pages.rows(pages.ADDING, "instead of", "written", "it says"))
def test_what_cannot_be_meant_fails_when_it_is_loaded(row, folder, tmp_path, monkeypatch):
    right, wrong, said = (cell.strip("`") if at < 2 else cell for at, cell in enumerate(row))
    sources = [source for source in folder.glob("*.py") if right in source.read_text("utf-8")]
    assert sources
    for number, source in enumerate(sources):
        broken = tmp_path / f"{number}"
        broken.mkdir()
        (broken / source.name).write_text(source.read_text("utf-8").replace(right, wrong), "utf-8")
        monkeypatch.setenv("ALEHOUSE_GAMES", str(broken))
        with pytest.raises(TypeError) as failed:
            find(source.stem.replace("_", "-"))
        assert said in str(failed.value)


def test_a_misspelt_field_fails_with_its_line(folder, tmp_path, monkeypatch):
    source = (folder / "brew.py").read_text("utf-8").replace("    t.leader = p\n", "    t.laeder = p\n")
    (tmp_path / "brew.py").write_text(source, "utf-8")
    monkeypatch.setenv("ALEHOUSE_GAMES", str(tmp_path))
    line = source[: source.index("t.laeder")].count("\n") + 1
    with pytest.raises(
        TypeError, match=rf"brew.py, line {line}: a table has no field laeder. Did you mean leader"
    ):
        find("brew")
