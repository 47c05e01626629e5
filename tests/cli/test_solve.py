"""`alehouse solve`: records and positions in, values out."""

import json

import pytest

STARBOARD = """alehouse = 1
game = "starboard"
players = 2
first = "A"
cards = "9 8"
moves = []
"""
REGENT = """alehouse = 1
game = "regent"
players = 2
cards = "2 10 3 9 4 8"
moves = []
"""


@pytest.fixture
def starboard(tmp_path):
    file = tmp_path / "starboard.toml"
    file.write_text(STARBOARD)
    return file


def test_the_values_of_a_record_as_json(alehouse, starboard):
    done = alehouse("solve", starboard, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    [found] = map(json.loads, done.stdout.splitlines())
    # Worked out from the rules in tests/lab/plain_games.py, too.
    assert found["moves"] == pytest.approx(
        {"hit": -1.7692307692307692, "lock": -0.3018867924528302}, abs=1e-9
    )
    assert found["best"] == ["lock"]
    told = {key: found[key] for key in ("file", "game", "seat", "until", "method")}
    assert told == {
        "file": str(starboard),
        "game": "starboard",
        "seat": "A",
        "until": "hand",
        "method": "exact",
    }


def test_a_position_can_be_laid_down_without_a_record(alehouse, starboard):
    words = ("solve", "starboard", "-p", 2, "--first", "A", "--cards", "9 8", "--json")
    found = json.loads(alehouse(*words).stdout)
    record = json.loads(alehouse("solve", starboard, "--json").stdout)
    assert (found["moves"], found["best"]) == (record["moves"], record["best"])


def test_moves_lead_on_from_the_first_cards(alehouse):
    # Aboard with a 7 against the dealer's 1: getting out costs the lower card, 1, a tenth of a bet of 10 each.
    words = ("--moves", "A bet 10", "--cards", "7 1", "-o", "max_bet=10", "--json")
    found = json.loads(alehouse("solve", "rocket", "-p", 1, *words).stdout)
    assert (found["moves"]["fold"], found["best"]) == (-1, ["fold"])
    done = alehouse("solve", "rocket", "-p", 1, "--moves", "A bet 7", "--cards", "7 1")
    assert done.returncode == 2
    assert "bet 7" in done.stderr


def test_what_cannot_be_solved_says_why_and_leaves_the_rest(alehouse, starboard, tmp_path):
    hidden = tmp_path / "regent.toml"
    hidden.write_text(REGENT)
    done = alehouse("solve", hidden, starboard, tmp_path / "none.toml", "--json")
    assert done.returncode == 2
    regent, whole, none = map(json.loads, done.stdout.splitlines())
    assert "--method equilibrium" in regent["error"]["reason"]
    assert whole["best"] == ["lock"]
    assert none["error"]["reason"]


def test_too_large_is_a_status_of_its_own(alehouse):
    done = alehouse("solve", "port", "-p", 4, "--cards", "4 9 6 8", "--limit", 5000, "--json")
    assert done.returncode == 3
    told = json.loads(done.stdout)
    assert 0 < told["positions"] <= 5000
    assert "--limit" in told["error"]["reason"]


def test_search_says_what_moves_bring_more_than_the_advised_one(alehouse, tmp_path):
    file = tmp_path / "regent.toml"
    file.write_text(REGENT)
    found = json.loads(alehouse("solve", file, "--method", "search", "--ms", 50, "--json").stdout)
    assert found["best"][0] in found["moves"]
    assert any(each["lead"] == each["margin"] == 0 for each in found["moves"].values())
    assert all(each["tries"] > 0 for each in found["moves"].values())


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("solve", "port", "--method", "best"), "exact"),
        (("solve", "port", "--until", "tomorrow"), "tomorrow"),
        (("solve", "starboard", "-p", 2, "--first", "Q"), "Q"),
        (("solve", "port", "-p", 9), "7"),
        (("solve", "port", "--method", "search", "-p", 2), "search"),
    ],
)
def test_what_is_asked_for_wrongly_is_refused(alehouse, words, named):
    done = alehouse(*words)
    assert done.returncode == 2
    assert named in done.stderr
    assert "Traceback" not in done.stderr
