"""`alehouse simulate`: fair to every bot, the same for the same seed, honest about what is not known."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
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

        def choose(self, seen):
            if not seen.made:
                dealt.append(seen.position()["zones"]["stack"])
            if (self.place, seen.seat) not in sat:
                sat.append((self.place, seen.seat))
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

        def choose(self, seen):
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


def has_children(threads: Path) -> bool:
    """Whether one of a process's threads has started another process."""
    found = False
    for children in threads.glob("*/children"):
        with suppress(OSError):  # a thread may have ended
            found = found or bool(children.read_text().strip())
    return found


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
    threads = Path(f"/proc/{process.pid}/task")
    until = time.monotonic() + 60
    # Any thread may have started the workers.
    while threads.exists() and not has_children(threads) and time.monotonic() < until:
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


def test_figures_without_luck_stand_beside_the_others(alehouse):
    words = ("simulate", "starboard", "-p", 2, "--bots", "random,steady", "--seed", "s", "--adjust-luck")
    found = json.loads(alehouse(*words, "-n", 60, "--json").stdout)
    for row in (*found["bots"], *found["seats"]):
        assert row["adjusted"]["low"] <= row["adjusted"]["value"] <= row["adjusted"]["high"]
        assert row["ahead"]["low"] <= row["ahead"]["value"] <= row["ahead"]["high"]
    random, steady = (bot["adjusted"]["value"] for bot in found["bots"])
    assert random == pytest.approx(-steady)
    assert "without luck" in " ".join(alehouse(*words, "-n", 6).stdout.split())


def test_it_stops_when_an_interval_is_narrow_enough(alehouse):
    words = ("simulate", "starboard", "-p", 2, "--bots", "random,steady", "--seed", "s", "--json")
    found = json.loads(alehouse(*words, "-n", 10_000, "--until", "±0.5").stdout)
    assert found["games"] < 10_000
    ahead = found["bots"][0]["ahead"]
    assert ahead["high"] - ahead["low"] <= 1
    assert found["until"] == {"half": 0.5, "relative": False}
    done = alehouse(*words, "--until", "soon")
    assert (done.returncode, "is no width" in " ".join(done.stderr.split())) == (2, True)


BOTS = """
import time

class Cheat:
    def choose(self, seen):
        return "take all"

class Silent:
    def choose(self, seen):
        time.sleep(600)

class Broken:
    def choose(self, seen):
        raise RuntimeError("no idea")
"""


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("Cheat", 'chose "take all"'),
        ("Silent", "not answered within 0.5 s"),
        ("Broken", "RuntimeError: no idea"),
    ],
)
def test_a_bot_that_does_not_play_is_named_with_its_game_and_seed(
    alehouse, tmp_path, monkeypatch, kind, said
):
    (tmp_path / "bad_bots.py").write_text(BOTS, "utf-8")
    before = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(tmp_path), before])))
    bots = f"bad_bots:{kind},random"
    words = ("port", "-p", 2, "--bots", bots, "--seed", "s", "--patience", 0.5)
    done = alehouse("simulate", *words)
    told = " ".join(done.stderr.split()).replace("│ ", "").replace(" │", "")
    assert done.returncode == 2
    for part in (f"bad_bots:{kind}", said, "port", '"s / 0"'):
        assert part in told, told
    done = alehouse("tournament", *words, "--seconds", 0.2)
    assert done.returncode == 1
    assert said in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_tournament_goes_on_with_what_is_kept(alehouse, tmp_path):
    kept = tmp_path / "matches.json"
    words = ("tournament", "--bots", "steady,random", "--seconds", 0.2, "-p", 2, "--resume", kept, "--json")
    first = json.loads(alehouse(*words, "starboard").stdout)
    both = json.loads(alehouse(*words, "starboard", "port").stdout)
    assert both[0] == first[0]
    assert [match["game"] for match in both] == ["starboard", "port"]
    done = alehouse(*words, "port", "--adjust-luck")
    assert (done.returncode, "played otherwise" in " ".join(done.stderr.split())) == (2, True)
    kept.write_text("[1]", "utf-8")
    done = alehouse(*words, "port")
    assert (done.returncode, "holds no matches" in " ".join(done.stderr.split())) == (2, True)


def test_equal_is_who_is_shown_to_be_within_the_margin():
    def match(low, high, margin):
        adjusted = simulate.Figure((low + high) / 2, low, high)
        share = simulate.Figure(0.5, 0.4, 0.6)
        return tournament.Match(
            "port", 2, "a", "b", 9, share, 0.5, "points", simulate.Figure(0.0, -9.0, 9.0), adjusted, margin
        )

    assert match(-0.1, 0.2, 0.2).verdict == "equal"
    assert match(-0.3, 0.2, 0.2).verdict == "even"
    assert match(-0.1, 0.2, None).verdict == "even"
    assert match(0.1, 0.2, 0.5).verdict == "better"
    assert match(-0.2, -0.1, 0.5).verdict == "worse"
    told = match(-0.1, 0.2, 0.2)
    assert tournament.Match.of(json.loads(json.dumps(told.data()))) == told


def test_a_file_that_is_no_text_holds_no_matches(alehouse, tmp_path):
    kept = tmp_path / "kept.json"
    kept.write_bytes(b"\xff\x00")
    done = alehouse("tournament", "port", "--bots", "steady,random", "--resume", kept)
    assert done.returncode == 2
    assert "holds no matches" in " ".join(done.stderr.split())
    assert kept.read_bytes() == b"\xff\x00"
