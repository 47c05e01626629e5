"""`alehouse simulate`: fair to every bot, the same for the same seed, honest about what is not known."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from alehouse.lab import simulate, tournament
from alehouse.lab.simulate import Plan, mean, outcome, play_round, run, student, wilson


def without_times(found):
    found = {k: v for k, v in found.items() if k not in ("seconds", "moves_per_second")}
    return found | {"bots": [{k: v for k, v in bot.items() if k != "ms_per_move"} for bot in found["bots"]]}


def test_wilson_of_single_games():
    """One of two: 0.0945 … 0.9055; none of ten: 0 … 0.2775 (the usual tables)."""
    half = wilson([[1.0], [0.0]], 2)
    assert (half.value, round(half.low, 4), round(half.high, 4)) == (0.5, 0.0945, 0.9055)
    none = wilson([[0.0]] * 10, 10)
    assert (none.value, none.low, round(none.high, 4)) == (0, 0, 0.2775)


def test_games_of_a_round_that_agree_count_as_one():
    """Four rounds whose three games all end alike tell as much as four games."""
    clustered = wilson([[1.0] * 3, [0.0] * 3, [1.0] * 3, [0.0] * 3], 12)
    assert clustered == wilson([[1.0], [0.0], [1.0], [0.0]], 4)


def test_the_mean_has_students_interval():
    """1 … 5: the mean 3 has a standard error of √(2.5 / 5) and 4 degrees of freedom, t = 2.776."""
    figure = mean([[x] for x in (1, 2, 3, 4, 5)])
    assert figure.value == 3
    assert figure.high - 3 == pytest.approx(2.776 * 0.5**0.5, abs=0.002)
    assert mean([[1], [2]]).low is None


@pytest.mark.parametrize(("freedom", "t"), [(2, 4.303), (4, 2.776), (10, 2.228), (100, 1.984)])
def test_students_t(freedom, t):
    assert student(freedom) == pytest.approx(t, rel=0.01)


def test_every_bot_sits_in_every_seat_with_the_same_deal(monkeypatch):
    sat, dealt = [], []

    class Watching:
        def __init__(self, place):
            self.place = place

        def choose(self, table, seat):
            if not table.moves:
                dealt.append(table.laid_open().position()["zones"]["stack"])
            if (self.place, seat) not in sat:
                sat.append((self.place, seat))
            return "lock"

    monkeypatch.setattr(simulate, "make_bot", lambda name, seed, **limits: Watching(int(seed.split()[-1])))
    plan = Plan("port", 3, ("random",), 3, "x", (("max_rounds", 1),))
    assert len(play_round(plan, 0).games) == 3
    assert sorted(sat) == [(place, seat) for place in range(3) for seat in "ABC"]
    assert len(dealt) == 3
    assert dealt[0] == dealt[1] == dealt[2]


def test_results_belong_to_bots_not_to_seats(monkeypatch):
    """Who locks at once with what he is dealt scores; who hits until he is bust never does."""

    class Always:
        def __init__(self, name):
            self.move = {"random": "lock", "search": "hit"}[name]

        def choose(self, table, seat):
            return self.move

    monkeypatch.setattr(simulate, "make_bot", lambda name, seed, **limits: Always(name))
    plan = Plan("port", 2, ("search", "random"), 10, "x", (("max_rounds", 1),))
    found = outcome(plan, list(run(plan, 1)), 1.0)
    hits, locks = found["bots"]
    assert (hits["bot"], hits["won"]["value"], hits["points"]["value"]) == ("search", 0, 0)
    # Alone locked: 2 players and nobody better, 2 points.
    assert (locks["bot"], locks["won"]["value"], locks["points"]["value"]) == ("random", 1, 2)
    assert [seat["won"]["value"] for seat in found["seats"]] == [0.5, 0.5]


def test_the_number_of_processes_changes_nothing(monkeypatch):
    plan = Plan("port", 3, ("search", "random"), 9, "x", (("max_rounds", 2),), None, 20)
    alone = outcome(plan, list(run(plan, 1)), 1.0)
    monkeypatch.setattr(simulate, "_worth_sharing", lambda *words: True)
    together = outcome(plan, list(run(plan, 2)), 1.0)
    assert without_times(alone) == without_times(together)
    assert alone["games"] == 9


def test_json_of_a_game_with_losers(alehouse):
    words = ("simulate", "pairs", "-n", 4, "-p", 2, "--bots", "random", "--seed", "s", "--json")
    done = alehouse(*words)
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert (found["games"], found["rounds"], found["players"], found["seed"]) == (4, 2, 2, "s")
    [bot] = found["bots"]
    assert (bot["bot"], bot["seats"], bot["games"], bot["won"]) == ("random", 2, 4, None)
    assert bot["lost"]["value"] == 0.5  # one of two loses each game
    assert found["interrupted"] is False
    assert without_times(found) == without_times(json.loads(alehouse(*words, "--jobs", 2).stdout))


def test_csv_and_a_file(alehouse, tmp_path):
    words = ("simulate", "port", "-n", 4, "-p", 2, "--bots", "random", "--seed", "s")
    out = tmp_path / "result.csv"
    done = alehouse(*words, "--csv", "--out", out)
    assert done.returncode == 0
    rows = list(csv.DictReader(io.StringIO(done.stdout)))
    assert [(r["what"], r["name"], r["games"]) for r in rows] == [
        ("bot", "random", "4"),
        ("seat", "A", "4"),
        ("seat", "B", "4"),
    ]
    assert list(csv.DictReader(out.open()))[1:] == rows[1:]


def test_a_table_to_read_and_a_word_on_what_is_uneven(alehouse):
    done = alehouse("simulate", "port", "-n", 4, "-p", 3, "--bots", "random", "--seed", "s")
    assert done.returncode == 0
    assert "4 games are no whole number of rounds of 3 seats" in done.stderr
    assert "Port, 3 players: 4 games" in done.stdout
    assert "By seat, whoever sits there" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no SIGINT to one process")
def test_an_interrupt_prints_what_is_done(alehouse):
    alehouse("simulate", "port", "-n", 1, "--bots", "random")  # nothing is left to compile
    # Whoever runs the tests in the background may have let interrupts be ignored, and children inherit that.
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from alehouse.cli import main; main()"
    )
    words = ["simulate", "port", "-n", "10000000", "--bots", "random", "--seed", "s", "--json"]
    process = subprocess.Popen(
        [sys.executable, "-c", code, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    workers = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    until = time.monotonic() + 60
    while workers.exists() and not workers.read_text().strip() and time.monotonic() < until:
        time.sleep(0.1)
    time.sleep(4)
    process.send_signal(signal.SIGINT)
    shown, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    found = json.loads(shown)
    assert found["interrupted"] is True
    assert 0 < found["games"] < 10_000_000
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    "words",
    [
        ("--games", "0"),
        ("--json", "--csv"),
        ("--ms", "5", "--iterations", "5"),
        ("--bots", "nobody"),
        ("--players", "8"),
        ("--out", "/no/such/folder/x.json"),
    ],
)
def test_wrong_usage_has_status_2(alehouse, words):
    done = alehouse("simulate", "port", *words)
    assert done.returncode == 2
    assert done.stderr.startswith("Usage:")
    assert "Traceback" not in done.stderr


def test_a_tournament_of_every_bot_against_those_after_it(alehouse, tmp_path):
    out = tmp_path / "bots.md"
    words = ("tournament", "port", "pairs", "--bots", "steady,random", "--seconds", 0.5, "-p", 3)
    done = alehouse(*words, "--json", "--out", out)
    assert done.returncode == 0
    port, pairs = json.loads(done.stdout)
    assert [(m["game"], m["bot"], m["others"], m["players"]) for m in (port, pairs)] == [
        ("port", "steady", "random", 3),
        ("pairs", "steady", "random", 3),
    ]
    for match in (port, pairs):
        assert match["games"] % 3 == 0
        assert match["games"] >= 9
        assert match["verdict"] != "worse"
        assert match["share"]["value"] > match["fair"]
        assert match["ahead"]["value"] > 0
    # One of three wins at Port; one of three loses at Pairs.
    assert (port["fair"], port["unit"]) == (pytest.approx(1 / 3), "points")
    assert (pairs["fair"], pairs["unit"]) == (pytest.approx(2 / 3), "points")
    lines = out.read_text("utf-8").splitlines()
    assert [line.split(" | ")[0] for line in lines if line.startswith("|")][2:] == [
        "| Port (3)",
        "| Pairs (3)",
    ]


def test_a_match_counts_what_one_seat_has_more_than_each_of_the_others():
    def game(rotation, points, won):
        return simulate.Played(rotation, won, (0.0, 0.0), points, None, (1, 1), (0.0, 0.0))

    plan = Plan("port", 2, ("search", "random"), 6, "x")
    # The bot sits in seat A, then in seat B, and is ahead by 10, 20, 10, 20, 10, 20.
    rounds = [
        simulate.Round(n, (game(0, (21, 11), (1.0, 0.0)), game(1, (2, 22), (0.0, 1.0)))) for n in range(3)
    ]
    match = tournament.judge(plan, rounds)
    assert match.ahead == simulate.Figure(15, 15, 15)
    assert (match.share.value, match.fair, match.games, match.verdict) == (1, 0.5, 6, "better")


def test_a_tournament_needs_two_bots(alehouse):
    done = alehouse("tournament", "port", "--bots", "random,random")
    assert done.returncode == 2
    assert "two different bots" in " ".join(done.stderr.split())
