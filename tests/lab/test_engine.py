"""Work that is shared: the same results whoever does it, none lost, and nobody left behind, however it ends."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

import alehouse
from alehouse import Refused
from alehouse.lab import engine as sharing
from alehouse.lab import simulate
from alehouse.lab.engine import Engine, interrupts_wait, luggage
from alehouse.lab.simulate import Plan, play_round, run

TASKS = """
import os, time

def square(n):
    time.sleep(0.05)
    return n * n, os.getpid()

def end(n):
    os._exit(1)

def refuse(n):
    from alehouse import Refused
    raise Refused("error-bot-choose", bot=f"the bot of {n}")
"""
WORK = """
import sys, time
from alehouse.lab.engine import Engine

if __name__ == "__main__":
    with Engine(2) as engine:
        working = engine.each(time.sleep, [0, 600, 600])
        next(working)
        print("working", flush=True)
        {then}
"""


@pytest.fixture(scope="module")
def tasks(tmp_path_factory):
    """A module of work to do, which workers find as this process does."""
    place = tmp_path_factory.mktemp("tasks")
    (place / "tasks_of_a_test.py").write_text(TASKS, "utf-8")
    sys.path.insert(0, str(place))
    import tasks_of_a_test

    yield tasks_of_a_test
    sys.path.remove(str(place))


@pytest.fixture(scope="module")
def two(tasks):
    """Two processes."""
    with Engine(2) as engine:
        yield engine


def test_what_workers_find_comes_back_whoever_it_was(two, tasks):
    found = list(two.each(tasks.square, range(40)))
    assert sorted(n for n, _ in found) == [n * n for n in range(40)]
    assert len({worker for _, worker in found}) == 2


def test_only_so_much_is_given_out_as_keeps_all_busy(two):
    taken = []
    working = two.each(abs, (taken.append(n) or n for n in range(1000)))
    next(working)
    assert len(taken) <= 2 * sharing.AHEAD * 2
    working.close()
    assert list(two.each(abs, [-7])) == [7]


@pytest.mark.skipif(os.name == "nt", reason="Windows kills in another way")
def test_the_work_of_a_lost_worker_is_done_by_another(two, tasks):
    found = []
    for n, worker in two.each(tasks.square, range(30)):
        if not found:
            os.kill(worker, signal.SIGKILL)
        found.append(n)
    assert sorted(found) == [n * n for n in range(30)]


def test_what_is_refused_there_is_refused_here(two, tasks):
    with pytest.raises(Refused, match="the bot of 3") as refused:
        list(two.each(tasks.refuse, [3]))
    assert refused.value.code == "error-bot-choose"


def test_nobody_else_can_reach_it(two):
    two.start()
    places = [two._client.scheduler.address, *two._client.nthreads()]
    assert all(place.startswith("tcp://127.0.0.1:") for place in places)


def without_times(played):
    return [(g.rotation, g.won, g.points, g.chips, g.moves, g.ahead, g.luck) for g in played.games]


def test_rounds_are_the_same_wherever_they_are_played(two):
    plan = Plan("port", 3, ("steady", "random"), 24, "x", (("max_rounds", 2),), adjust_luck=True)
    here = [without_times(play_round(plan, number)) for number in range(8)]
    there = sorted(run(plan, engine=two), key=lambda r: r.number)
    assert [without_times(r) for r in there] == here


def begin(tmp_path, then):
    program = tmp_path / "work.py"
    program.write_text(WORK.replace("{then}", then), "utf-8")
    process = subprocess.Popen(
        [sys.executable, program], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout.readline() == "working\n"
    return process


def test_work_that_is_left_ends_at_once(tmp_path):
    process = begin(tmp_path, "pass")
    # The workers have the same line open: it ends only with the last of them.
    assert process.communicate(timeout=60) == ("", None)
    assert process.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows kills in another way")
def test_nobody_works_on_for_a_process_that_was_killed(tmp_path):
    process = begin(tmp_path, "time.sleep(600)")
    process.kill()
    shown, _ = process.communicate(timeout=60)
    assert "Traceback" not in shown


@pytest.fixture
def heard():
    """Interrupts are heard, even by tests that run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no SIGINT to one process")
def test_an_interrupt_waits_for_the_end_of_the_block(heard):
    done = []

    def interrupted():
        with interrupts_wait():
            signal.raise_signal(signal.SIGINT)
            done.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert done == ["all of it"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no SIGINT to one group")
def test_an_interrupt_from_the_keyboard_leaves_no_process(tmp_path):
    """It comes to the whole group of processes; the workers say nothing, and are gone."""
    program = tmp_path / "work.py"
    then = """import signal
        signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            list(working)
        except KeyboardInterrupt:
            print("interrupted", flush=True)"""
    program.write_text(WORK.replace("{then}", then), "utf-8")
    process = subprocess.Popen(
        [sys.executable, program],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout.readline() == "working\n"
    time.sleep(1)
    os.killpg(process.pid, signal.SIGINT)
    # The workers have the same line open, and say nothing.
    assert process.communicate(timeout=60) == ("interrupted\n", None)
    assert process.returncode == 0


@contextmanager
def cluster(tmp_path, workers=1):
    """A scheduler with workers that other programs have started; the address and the scheduler's process."""
    package = Path(alehouse.__file__).parents[1]
    environment = os.environ | {"ALEHOUSE_GAMES": "", "PYTHONPATH": str(package)}
    told = (tmp_path / "scheduler.log").open("w")

    def begin(module, *words):
        code = f"from distributed.cli.{module} import main; main()"
        return subprocess.Popen(
            [sys.executable, "-c", code, *words], stdout=told, stderr=told, cwd=tmp_path, env=environment
        )

    place = tmp_path / "scheduler.json"
    scheduler = begin(
        "dask_scheduler",
        *("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(place)),
    )
    processes = [scheduler]
    try:
        until = time.monotonic() + 60
        while not place.exists() and time.monotonic() < until:
            time.sleep(0.1)
        time.sleep(0.2)
        address = json.loads(place.read_text("utf-8"))["address"]
        processes += [
            begin(
                "dask_worker",
                address,
                *("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1"),
                *("--local-directory", str(tmp_path), "--death-timeout", "5"),
            )
            for _ in range(workers)
        ]
        yield address, scheduler
    finally:
        for process in processes:
            process.kill()
            process.wait()
        told.close()


BOT = """
import beside

class Last:
    def __init__(self, seed):
        pass

    def choose(self, seen):
        return beside.last(seen.legal())
"""


def test_a_cluster_gets_games_and_bots_along_and_may_go_away(tmp_path, monkeypatch):
    from tests.foreign.conftest import TINY

    ours = tmp_path / "ours"
    (ours / "games").mkdir(parents=True)
    (ours / "games" / "tiny_far.py").write_text(TINY, "utf-8")
    (ours / "last_bot.py").write_text(BOT, "utf-8")
    (ours / "beside.py").write_text("def last(moves):\n    return moves[-1]\n", "utf-8")
    with cluster(tmp_path) as (address, scheduler):
        monkeypatch.setenv("ALEHOUSE_GAMES", str(ours / "games"))
        monkeypatch.syspath_prepend(ours)
        plan = Plan("tiny-far", 2, ("last_bot:Last", "steady"), 40, "x")
        with Engine(cluster=address, bots=plan.bots) as engine:
            assert [r.games[0].won for r in run(plan, engine=engine)] == [(1.0, 0.0)] * 20
            working = engine.each(time.sleep, [0] + [0.3] * 100)
            next(working)
            scheduler.kill()
            with pytest.raises(Refused) as refused:
                list(working)
            assert (refused.value.code, refused.value.details["address"]) == ("error-cluster-gone", address)


def test_bots_are_sent_with_what_they_import_from_their_folder(tmp_path, monkeypatch):
    (tmp_path / "sent_bot.py").write_text("import sent_beside\nclass Bot: pass\n", "utf-8")
    (tmp_path / "sent_beside.py").write_text("", "utf-8")
    (tmp_path / "not_sent.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("ALEHOUSE_GAMES", "")
    import sent_bot  # noqa: F401

    files, folders = luggage(["sent_bot:Bot", "steady"])
    assert (sorted(files), folders) == (["bots/sent_beside.py", "bots/sent_bot.py"], [])
    monkeypatch.setattr(sharing, "LUGGAGE", 10)
    with pytest.raises(Refused, match=r"sent_\w+\.py"):
        luggage(["sent_bot:Bot"])


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nowhere://x", "127.0.0.1"])
def test_a_cluster_that_is_not_there(address, monkeypatch):
    monkeypatch.setattr(sharing, "CONNECTING", 1.0)
    with Engine(cluster=address) as engine, pytest.raises(Refused) as refused:
        engine.start()
    assert refused.value.code == "error-cluster-unreachable"
    assert address in str(refused.value)


def test_another_alehouse_does_no_work():
    with pytest.raises(Refused, match="Alehouse of old"):
        sharing._there("Python 2.7, Alehouse of old", abs, -1)


def test_without_the_package_one_process_does_it_all(monkeypatch):
    monkeypatch.setattr(sharing, "available", lambda: False)
    monkeypatch.setattr(simulate, "_worth_sharing", lambda *words: True)
    plan = Plan("port", 2, ("random",), 4, "x", (("max_rounds", 1),))
    with Engine(2) as engine:
        assert len(list(run(plan, engine=engine))) == 2
        assert (engine.shares, engine.running, engine.width) == (False, False, 1)


class Swallows:
    """A bot that makes an error of its own of an interrupt, as compiled code may."""

    def choose(self, seen):
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            raise TypeError("something else") from None
        return seen.legal()[0]


def test_an_interrupt_that_a_bot_makes_something_else_of_is_still_one(monkeypatch):
    monkeypatch.setattr("alehouse.lab.simulate.make_bot", lambda *_, **__: Swallows())
    plan = Plan("port", 2, ("search",), 2, "x")
    before = signal.getsignal(signal.SIGINT)
    with sharing.interrupts_remembered(), pytest.raises(KeyboardInterrupt):
        play_round(plan, 0)
    assert signal.getsignal(signal.SIGINT) is before
    # Where nobody remembers, a bot has failed.
    with pytest.raises(Refused) as refused:
        play_round(plan, 0)
    assert refused.value.code == "error-bot-fails"


def test_an_interrupt_of_a_game_in_one_go_is_one(monkeypatch):
    def swallows(*_):
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("alehouse.lab.thumbs.played", swallows)
    plan = Plan("port", 2, ("steady",), 2, "x")
    with sharing.interrupts_remembered(), pytest.raises(KeyboardInterrupt):
        play_round(plan, 0)
