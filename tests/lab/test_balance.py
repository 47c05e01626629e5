"""Figures of balance, derived by hand from courses of games that are written down here; and the report of a real game."""

import json
import math
import os
import subprocess
import sys

import numpy as np
import pytest

from alehouse import Refused
from alehouse.lab import balance, balance_page
from alehouse.lab.balance import Case, Looked
from alehouse.terminal.balancing import cases_of, counts
from alehouse.terminal.texts import text


def looked(number, ahead, luck, **other):
    given = {
        "won": (1.0, 0.0),
        "moves": 10,
        "forced": 5,
        "hands": 2,
        "leads": number % 2,
        "known": 0.5,
        "chances": (0.5, 1.0),
        "spread": 2.0,
        "choices": (0.1, 0.3),
        "events": {"bust": 4},
    }
    return Looked(number, ahead, luck=luck, **(given | other))


def test_the_lead_changes_when_another_seat_is_alone_in_front():
    course = np.array([[0, 0], [1, -1], [0, 0], [1, -1], [-1, 1], [-1, 1], [2, -2]], float)
    # A leads, a tie changes nothing, B takes the lead, A takes it back.
    assert balance._leads(course) == 2


def test_a_winner_is_known_when_the_chance_stays_high():
    when = np.array([0, 0.25, 0.5, 0.75, 1.0])
    assert balance._known(np.array([0.5, 0.95, 0.8, 0.95, 1.0]), when) == 0.75
    assert balance._known(np.array([0.95, 0.95, 0.95, 0.95, 1.0]), when) == 0.0


def test_luck_that_is_all_there_is_explains_everything_and_noise_explains_nothing():
    ahead = np.array([[1, -1], [-2, 2], [3, -3], [-2, 2]], float)
    assert balance.luck_share(ahead, ahead / 2)["value"] == pytest.approx(1)
    # The luck of these is 1, 1, -1, -1 and the results 1, -1, 1, -1: nothing in common.
    apart = np.array([[1, -1], [-1, 1], [1, -1], [-1, 1]], float)
    luck = np.array([[1, -1], [1, -1], [-1, 1], [-1, 1]], float)
    assert balance.luck_share(apart, luck)["value"] == pytest.approx(0)
    assert balance.luck_share(np.zeros((4, 2)), luck) is None


def test_figures_are_means_over_games_and_choices():
    games = [
        looked(0, (2.0, -2.0), (1.0, -1.0)),
        looked(1, (0.0, 0.0), (0.0, 0.0)),
        looked(2, (4.0, -4.0), (2.0, -2.0)),
    ]
    found = balance.summed_up(Case("port", 2), games, pace=12)
    assert found["seats"][0]["ahead"]["value"] == pytest.approx(2)
    assert found["seats"][0]["ahead_less_luck"]["value"] == pytest.approx(1)
    assert found["minutes"]["value"] == pytest.approx(2)
    assert found["lead_changes"]["value"] == pytest.approx(1 / 3)
    assert found["choices"]["without"]["value"] == pytest.approx(0.5)
    # A tenth of the spread is 0.2: of 0.1 and 0.3 one matters.
    assert found["choices"]["matter"]["value"] == pytest.approx(0.5)
    assert found["events"]["bust"]["value"] == pytest.approx(2)
    assert found["winner_chance"][0] == 0.5
    assert not math.isnan(found["luck_share"]["value"])


def test_a_game_depends_on_its_case_and_number_alone():
    case = Case("rocket", 1)
    assert balance.look(case, 3) == balance.look(case, 3) != balance.look(case, 4)


def test_the_page_holds_every_case_and_needs_nothing_else():
    games = [looked(i, (1.0 * i, -1.0 * i), (0.5 * i, -0.5 * i)) for i in range(3)]
    found = balance.summed_up(Case("port", 2, (("max_rounds", 2),)), games)

    def say(message, **given):
        return given["event"] if message == "balance-event-name" else text(message, **given)

    page = balance_page.write([found, found], "Port <b>", "en", say)
    assert page.count("<svg") == 4
    assert "Port &lt;b&gt;" in page
    assert "max_rounds=2" in page
    assert "<script" not in page
    assert 'href="http' not in page


def test_cases_are_players_times_options_and_what_cannot_be_is_refused():
    cases = cases_of("pairs", counts("2,4-5"), [], ["chips=seattle"], "steady", None, "x")
    assert [(c.players, dict(c.options)) for c in cases] == [
        (n, options) for n in (2, 4, 5) for options in ({}, {"chips": "seattle"})
    ]
    assert len(cases_of("regent", None, [], [], "steady", None, "x")) == 5
    assert len(cases_of("regent", [3], [], ["", " "], "steady", None, "x")) == 1
    for words in ("four", "2-", "1,,2", "99", ""):
        with pytest.raises(Refused):
            counts(words)
    with pytest.raises(Refused):
        cases_of("regent", [9], [], [], "steady", None, "x")
    with pytest.raises(Refused):
        cases_of("regent", [3], [], ["no-such=1"], "steady", None, "x")
    with pytest.raises(Refused):
        cases_of("regent", [3], [], [], "no-such-bot", None, "x")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--bot", "failing:Bot"), "The bot failing:Bot in seat A failed at rocket"),
        (("--pace", "inf"), "86400 or less"),
    ],
)
def test_the_command_says_what_is_wrong(tmp_path, given, told):
    (tmp_path / "failing.py").write_text(
        "class Bot:\n    def __init__(self, *given, **named): pass\n    def choose(self, seen): return 'fly'\n"
    )
    words = ["balance", "rocket", "-p", "1", "-n", "3", *given]
    done = subprocess.run(
        [sys.executable, "-m", "alehouse.cli", *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env=os.environ | {"ALEHOUSE_LANG": "en"},
    )
    assert done.returncode == 2
    assert told in " ".join(done.stderr.split())


def test_the_command_prints_json(tmp_path):
    out = tmp_path / "report.html"
    words = ["balance", "rocket", "-p", "1", "-n", "3", "--json", "--out", str(out)]
    done = subprocess.run(
        [sys.executable, "-m", "alehouse.cli", *words], capture_output=True, text=True, check=True
    )
    (case,) = json.loads(done.stdout)["cases"]
    assert (case["game"], case["players"], case["games"]) == ("rocket", 1, 3)
    assert "<svg" in out.read_text("utf-8")
