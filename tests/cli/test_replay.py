"""`alehouse replay`, as the record format fixes it."""

import json

import pytest

# Two players of Port: A 3 leads over B 5, hits a 7, B locks with 5, A locks with 10: 2 points and 1.
GOOD = """alehouse = 1
game = "port"
players = 2
cards = "3 5 7"
moves = ["A hit", "B lock", "A lock"]
[expect]
points = [2, 1]
"""
DIFFERS = GOOD.replace("[2, 1]", "[1, 2]")
ILLEGAL = GOOD.replace('"B lock", ', "")
UNREADABLE = "alehouse = 1\ngame = 'port"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "deep").mkdir()
    for name, text in (
        ("b-good", GOOD),
        ("deep/differs", DIFFERS),
        ("a-bad", ILLEGAL),
        ("c-not", UNREADABLE),
    ):
        (tmp_path / f"{name}.toml").write_text(text)
    (tmp_path / "notes.txt").write_text("no record")
    return tmp_path


def by_file(done):
    return {shown["file"].split("/")[-1]: shown for shown in map(json.loads, done.stdout.splitlines())}


def test_one_record_as_json(alehouse, folder):
    done = alehouse("replay", folder / "b-good.toml", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    [line] = done.stdout.splitlines()
    assert json.loads(line) == {
        "file": str(folder / "b-good.toml"),
        "game": "port",
        "players": ["A", "B"],
        "options": {},
        "over": False,
        "hand": 2,
        "acting": [],
        "legal": {},
        "points": [2, 1],
        "chips": None,
        "pot": None,
        "winners": [],
        "losers": [],
        # 55 cards: 5 burnt, 3 dealt and discarded.
        "zones": {"stack": [[], []], "state": ["in", "in"], "left": 47, "discard": 8},
        "error": None,
    }


def test_a_faulty_record_does_not_stop_the_rest(alehouse, folder):
    done = alehouse("replay", folder, "--json")
    assert done.returncode == 2
    shown = by_file(done)
    assert list(shown) == ["a-bad.toml", "b-good.toml", "c-not.toml", "differs.toml"]
    # A hit a 7 and it is B's turn, so A cannot lock: the position is the one before.
    assert shown["a-bad.toml"]["error"] == {
        "move": 2,
        "text": "A lock",
        "reason": "It is not A's turn. To move: B.",
    }
    assert shown["a-bad.toml"]["zones"]["stack"] == [["3", "7"], ["5"]]
    assert set(shown["c-not.toml"]) == {"file", "error"}
    assert shown["c-not.toml"]["error"]["move"] is None
    assert shown["c-not.toml"]["error"]["text"] is None
    assert "not a valid TOML file" in shown["c-not.toml"]["error"]["reason"]


def test_what_differs_is_named_with_status_1(alehouse, folder):
    file = folder / "deep" / "differs.toml"
    complaint = f"{file}: points: expected [1, 2], found [2, 1]\n"
    done = alehouse("replay", file)
    assert done.returncode == 1
    assert done.stdout.endswith(complaint)
    done = alehouse("replay", file, folder / "b-good.toml", "--json")
    assert done.returncode == 1
    assert done.stderr == complaint
    assert by_file(done)["differs.toml"]["points"] == [2, 1]


def test_the_position_after_some_moves(alehouse, folder):
    done = alehouse("replay", folder / "deep" / "differs.toml", "--json", "--upto", 1)
    assert done.returncode == 0  # what is expected is expected at the end
    shown = json.loads(done.stdout)
    assert shown["zones"]["stack"] == [["3", "7"], ["5"]]
    assert shown["legal"] == {"B": ["hit", "lock"]}
    done = alehouse("replay", folder / "b-good.toml", "--json", "--upto", 4)
    assert done.returncode == 2
    assert "only 3 moves" in json.loads(done.stdout)["error"]["reason"]


def test_only_what_a_seat_may_see(alehouse, tmp_path):
    # Down cards 1 2 and 3 4 (one at a time, A first), up cards 5 and 6.
    file = tmp_path / "regent.toml"
    file.write_text('alehouse = 1\ngame = "regent"\nplayers = 2\ncards = "1 3 2 4 5 6"\n')
    done = alehouse("replay", file, "--json")
    assert json.loads(done.stdout)["zones"]["down"] == [["1", "2"], ["3", "4"]]
    done = alehouse("replay", file, "--json", "--seat", "b")
    shown = json.loads(done.stdout)
    assert shown["zones"]["down"] == [["?", "?"], ["3", "4"]]
    assert shown["acting"] == ["A"]
    assert shown["legal"] == {}


def test_no_such_seat(alehouse, folder):
    done = alehouse("replay", folder / "b-good.toml", "--seat", "C")
    assert done.returncode == 2
    assert 'There is no seat "C" at this table. The seats are A to B.' in done.stderr


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe", "not UTF-8"),
        (b"alehouse = 2\ngame = 'port'\nplayers = 2", "format 2"),
        (b"x = " + b"[" * 5000 + b"]" * 5000, ""),
        (b"", "alehouse"),
        (b"alehouse = 1\ngame = 'port'\nplayers = 2\nseed = 's'\nmoves = ['A hit', '\\u001b[2J']", ""),
    ],
)
def test_what_is_no_record_has_status_2(alehouse, tmp_path, content, reason):
    file = tmp_path / "record.toml"
    file.write_bytes(content)
    for words in ((), ("--json",)):
        done = alehouse("replay", file, *words)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert "\x1b" not in done.stdout + done.stderr
        assert reason in done.stdout + done.stderr
    assert json.loads(done.stdout)["error"]["reason"]


def test_a_missing_file_and_an_empty_folder(alehouse, tmp_path):
    done = alehouse("replay", tmp_path, tmp_path / "none.toml", "--json")
    assert done.returncode == 2
    assert [bool(json.loads(line)["error"]) for line in done.stdout.splitlines()] == [True, True]


def test_a_table_to_read(alehouse, folder):
    done = alehouse("replay", folder / "b-good.toml", "--upto", 1, columns=60)
    assert done.returncode == 0
    assert "after 1 move" in done.stdout
    assert "To play: B" in done.stdout
    assert "B can: hit, lock" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 60


LONG = "9" * 5000


@pytest.mark.parametrize(
    ("more", "status", "told"),
    [
        (f"hand = {LONG}", 2, "A number in line 8 has more than 1,000 digits."),
        (f"hand = 0x{LONG}", 2, 'A number in "expect" (line 8) has more than 1,000 digits.'),
        ("hand = nan", 1, 'hand: expected "nan", found 2'),
        ("zones = { left = -inf, discard = [nan] }", 1, 'zones.left: expected "-inf", found 47'),
        ("hand = 1e400", 1, 'hand: expected "inf", found 2'),
        ("hand = 2020-01-01", 1, 'hand: expected "2020-01-01", found 2'),
        (f"{'.'.join('a' * 3000)} = 1", 2, "nested more than 64 deep"),
        ('"a\\u001b[2J" = 1', 1, "a\N{REPLACEMENT CHARACTER}[2J: expected 1, found nothing"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_one_odd_record_keeps_nobody_from_the_rest(alehouse, tmp_path, more, status, told):
    odd, good = tmp_path / "a.toml", tmp_path / "b.toml"
    odd.write_text(f"{GOOD}{more}\n")
    good.write_text(GOOD)
    for words in ((), ("--json",)):
        done = alehouse("replay", odd, good, *words)
        assert done.returncode == status
        assert "Traceback" not in done.stderr
        assert f"{odd}: " in done.stdout + done.stderr
        assert told in done.stdout + done.stderr

    def no_number(word):
        raise AssertionError(word)

    first, second = (json.loads(line, parse_constant=no_number) for line in done.stdout.splitlines())
    assert (first["file"], second["file"]) == (str(odd), str(good))
    assert second["error"] is None


def test_names_of_files_that_cannot_be(alehouse, tmp_path):
    (tmp_path / "b.toml").write_text(GOOD)
    done = alehouse("replay", "x" * 5000, "", "a\nb", tmp_path / "b.toml", "--json")
    assert done.returncode == 2
    assert [bool(json.loads(line)["error"]) for line in done.stdout.splitlines()] == [True, True, True, False]
    assert len(done.stderr.splitlines()) == 3


def test_what_can_be_read_only_once_is_read_once(alehouse, tmp_path):
    pytest.importorskip("resource", reason="/dev/stdin is not on every system")
    done = alehouse("replay", "/dev/stdin", enter=GOOD)
    assert (done.returncode, done.stderr) == (0, "")
    assert "after 3 moves" in done.stdout


def test_rules_that_fail_keep_nobody_from_the_rest(alehouse, tmp_path):
    games = tmp_path / "games"
    games.mkdir()
    (games / "fool.py").write_text("game = Game(__name__)\n")
    (tmp_path / "a.toml").write_text('alehouse = 1\ngame = "fool"\nplayers = 2\n')
    (tmp_path / "b.toml").write_text(GOOD)
    done = alehouse("replay", tmp_path / "a.toml", tmp_path / "b.toml", "--json", "--games", games)
    assert done.returncode == 2
    first, second = map(json.loads, done.stdout.splitlines())
    assert "fool.py, line 1" in first["error"]["reason"]
    assert second["error"] is None
