"""`alehouse odds`: records in, chances out."""

import json

import pytest

# C has the lowest card of A 4, B 9, C 3; of 52 unseen cards two are 3s.
PORT = """alehouse = 1
game = "port"
players = ["Ann", "Ben", "Cy"]
cards = "4 9 3"
moves = []
"""
# A 3 leads over B 5 and locks, B too: the only round is over, and A's 3 loses to B's 5.
OVER = """alehouse = 1
game = "port"
players = 2
cards = "3 5"
moves = ["A lock", "B lock"]
[options]
max_rounds = 1
"""


@pytest.fixture
def port(tmp_path):
    file = tmp_path / "port.toml"
    file.write_text(PORT)
    return file


def test_the_chances_of_every_legal_move_as_json(alehouse, port):
    done = alehouse("odds", port, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    [shown] = map(json.loads, done.stdout.splitlines())
    assert (shown["file"], shown["game"], shown["seat"], shown["method"]) == (str(port), "port", "C", "exact")
    assert list(shown["moves"]) == ["hit", "lock"]
    hit = shown["moves"]["hit"]
    assert (hit["events"]["bust"], hit["cards"]["10"], hit["margin"]) == ("1/26", "5/26", 0)
    assert shown["moves"]["lock"]["cards"] == {}


def test_the_chances_as_a_table(alehouse, port):
    done = alehouse("odds", port)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Seat C (Cy) is to move after 0 moves" in done.stdout
    # 2 of 52
    assert "3.8 %" in done.stdout
    assert "Exact, from what you can know." in done.stdout


def test_what_nobody_can_be_asked_is_refused_and_the_rest_goes_on(alehouse, port, tmp_path):
    over = tmp_path / "over.toml"
    over.write_text(OVER)
    unreadable = tmp_path / "not.toml"
    unreadable.write_text("alehouse = ")
    done = alehouse("odds", over, unreadable, port, "--json")
    assert done.returncode == 2
    first, second, third = map(json.loads, done.stdout.splitlines())
    assert "The game is over after hand 1" in first["error"]["reason"]
    assert second["error"]["move"] is None
    assert third["seat"] == "C"
    # Before its last move there was something to choose.
    done = alehouse("odds", over, "--upto", 1, "--json")
    assert (done.returncode, json.loads(done.stdout)["seat"]) == (0, "B")
    empty = tmp_path / "empty"
    empty.mkdir()
    done = alehouse("odds", empty)
    assert done.returncode == 2
    assert "holds no records" in " ".join(done.stderr.split())


def test_a_seat_that_is_not_to_move_has_no_odds(alehouse, port):
    done = alehouse("odds", port, "--seat", "A")
    assert done.returncode == 2
    assert "It is not for A to move but for C" in done.stderr
    assert alehouse("odds", port, "--seat", "C").returncode == 0


def test_an_illegal_move_is_told_with_its_number(alehouse, tmp_path):
    file = tmp_path / "illegal.toml"
    file.write_text(PORT.replace("moves = []", 'moves = ["C hit", "C hit"]'))
    done = alehouse("odds", file, "--json")
    assert (done.returncode, json.loads(done.stdout)["error"]["move"]) == (2, 1)
