"""Games in files: kept but never written over, gone on with, taken back."""

import os

import pytest

from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.replayed import replay
from alehouse.table import Table
from alehouse.terminal.play import Sitting
from alehouse.terminal.seating import Wishes, go_on, is_record, sit


class Locks:
    """A bot that takes no more cards."""

    def choose(self, seen):
        return "lock"


@pytest.fixture
def enter(monkeypatch, capsys):
    """Let a sitting have lines entered; gives what was printed."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("ALEHOUSE_LANG", "en")

    def run(sitting, *lines):
        entered = iter(lines)

        def ask(prompt):
            try:
                return next(entered)
            except StopIteration:
                raise EOFError from None

        sitting.ask = ask
        sitting.run()
        return capsys.readouterr().out

    return run


@pytest.fixture
def kept(tmp_path):
    """A game of Port that was kept: you sit in B, the others lock."""
    path = tmp_path / "kept.toml"
    sitting = sit("port", Wishes(players=3, seat="b", bots=["steady", "random"], seed="x", record=path))
    assert sitting.write(path)
    return path


# A has 3, B has 5, then 7 4 2 2 are drawn.
def port(record=None, source=None):
    table = Table("port", ["You", "Maud"], cards="3 5 7 4 2 2 10", seed="rest")
    return Sitting(table, "A", {"B": Locks()}, {"B": "random"}, record, source)


@pytest.mark.parametrize("content", ["mine", "", 'alehouse = 1\ngame = "port"\nplayers = 2\nmoves = []\n'])
def test_record_writes_over_nothing(alehouse, tmp_path, content):
    there = tmp_path / "there.toml"
    there.write_text(content)
    done = alehouse("play", "port", "--bots", "random", "--record", there, enter="quit\n")
    assert done.returncode == 2
    assert "is there already" in done.stderr
    assert there.read_text() == content


@pytest.mark.parametrize("kind", ["link", "folder"])
def test_what_is_no_plain_file_is_no_place_for_a_record(tmp_path, kind):
    place = tmp_path / "place"
    if kind == "link":
        place.symlink_to(tmp_path / "nowhere")
    else:
        place.mkdir()
    with pytest.raises(Refused):
        sit("port", Wishes(bots=["random"], record=place))
    assert not (tmp_path / "nowhere").exists()


def test_nothing_is_created_for_a_game_that_cannot_begin(tmp_path):
    with pytest.raises(Refused):
        sit("port", Wishes(bots=["nobody"], record=tmp_path / "new.toml"))
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_created_where_nothing_can_be_entered(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(Refused):
        sit("port", Wishes(bots=["random"], record=tmp_path / "new.toml"))
    assert list(tmp_path.iterdir()) == []


def test_a_bot_that_makes_no_legal_move_is_named():
    class Dances:
        def choose(self, seen):
            return "dance"

    table = Table("port", ["You", "Maud"], cards="5 3", seed="x")  # B has the 3 and leads
    with pytest.raises(Refused) as refused:
        Sitting(table, "A", {"B": Dances()}, {"B": "my:Dances"}).run()
    assert "The bot my:Dances in seat B made no move that is possible" in str(refused.value)


def test_one_goes_on_with_the_same_seats_bots_and_cards(kept):
    sitting = go_on(kept, Wishes())
    assert sitting.you == "B"
    assert sitting.kinds == {"A": "steady", "C": "random"}
    assert sitting.record == kept
    assert sitting.table.laid_open() == Table("port", sitting.table.names, seed="x").laid_open()


def test_the_moves_are_played_again_and_the_file_is_kept_up_to_date(enter, tmp_path):
    path = tmp_path / "kept.toml"
    enter(port(path), "hit", "hit")
    assert Record.load(path).moves == ["A hit", "B lock", "A hit"]
    shown = enter(go_on(path, Wishes(bots=["random"])), "lock", "quit")
    assert f"You go on with {path} after 3 moves. The file is kept up to date." in shown
    # What has happened since the own last decision is told once more.
    assert "You get a 7." not in shown
    # 3, 7 and then 4.
    assert "▸ A   You      3 7 4" in shown
    assert Record.load(path).moves[:4] == ["A hit", "B lock", "A hit", "A lock"]


def test_a_record_that_nobody_sat_at_stays_as_it_is(enter, tmp_path):
    path = tmp_path / "other.toml"
    record = Record.new("port", 2, cards="3 5 7 4", seed="x", moves=["A hit", "B lock"])
    path.write_text(record.text())
    written = path.read_text()
    sitting = go_on(path, Wishes(bots=["random"]))
    assert (sitting.you, sitting.record) == ("A", None)
    shown = enter(sitting, "hit", "quit")
    assert "The file stays as it is; save keeps the game." in shown
    assert path.read_text() == written
    # Whoever says so may write the game over what it began as, and over nothing else.
    enter(go_on(path, Wishes(bots=["random"])), "hit", f"save {path}", "quit")
    assert Record.load(path).moves == ["A hit", "B lock", "A hit"]
    enter(go_on(path, Wishes(bots=["random"], record=path)), "hit", "quit")
    assert Record.load(path).moves[:4] == ["A hit", "B lock", "A hit", "A hit"]


def test_the_seat_of_whoever_is_called_you_is_ones_own(tmp_path):
    path = tmp_path / "other.toml"
    Record.new("port", ["Berta", "Du"], seed="x").save(path)
    assert go_on(path, Wishes(bots=["random"])).you == "B"
    assert go_on(path, Wishes(bots=["random"], seat="a")).you == "A"


@pytest.mark.parametrize(
    ("wishes", "complaint"),
    [
        ({"players": 4}, "another --players: 3, not 4"),
        ({"seat": "a"}, "another --seat: B, not A"),
        ({"seed": "y"}, "another --seed: x, not y"),
        ({"options": ["max_rounds=3"]}, "another --option max_rounds: 500, not 3"),
    ],
)
def test_what_contradicts_the_record_is_refused(kept, wishes, complaint):
    with pytest.raises(Refused) as refused:
        go_on(kept, Wishes(**wishes))
    assert complaint in str(refused.value)


def test_what_agrees_with_the_record_is_no_contradiction(kept):
    wishes = Wishes(3, "B", ["random"], ["max_rounds=500"], "x")
    assert go_on(kept, wishes).kinds == {"A": "random", "C": "random"}


def test_an_option_said_to_be_left_open_contradicts_one_that_is_set(tmp_path):
    path = tmp_path / "drinking.toml"
    Record.new("half-pint", 2, {"drinking": "soft"}, seed="x").save(path)
    with pytest.raises(Refused) as refused:
        go_on(path, Wishes(options=["drinking=off"], bots=["random"]))
    assert "another --option drinking: soft, not left open" in str(refused.value)


def test_a_record_with_an_illegal_move_is_refused_with_its_number(tmp_path):
    path = tmp_path / "wrong.toml"
    Record.new("port", 2, cards="3 5 7", seed="x", moves=["A hit", "A hit"]).save(path)
    with pytest.raises(Refused) as refused:
        go_on(path, Wishes())
    assert 'Move 2, "A hit"' in str(refused.value)


def test_a_finished_game_shows_its_result(enter, tmp_path):
    path = tmp_path / "over.toml"
    moves = ["A lock", "B lock"]
    Record.new("port", 2, {"max_rounds": 1}, cards="3 5", seed="x", moves=moves).save(path)
    assert "Winner: B" in enter(go_on(path, Wishes(bots=["random"])), "")


def test_a_game_or_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "port").write_text("")
    (tmp_path / "evening").write_text("")
    assert not is_record("port")
    assert is_record("./port")
    assert is_record("evening")
    assert is_record("none.toml")
    assert not is_record("prot")


def test_a_file_that_is_nested_too_deeply_is_no_game(alehouse, tmp_path):
    path = tmp_path / "deep.toml"
    path.write_text("x = " + "[" * 5000 + "]" * 5000)
    for command in ("play", "pad"):
        done = alehouse(command, path, NUMBA_DISABLE_JIT="1")
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("words", ["none.toml", "./none", "/"])
def test_a_file_that_cannot_be_read_is_named(alehouse, words):
    done = alehouse("play", words)
    assert done.returncode == 2
    assert "cannot be read" in done.stderr
    assert "Traceback" not in done.stderr


def test_undo_goes_back_to_the_own_last_decision(enter, tmp_path):
    path = tmp_path / "kept.toml"
    sitting = port(path)
    shown = enter(sitting, "hit", "undo", "lock", "quit")
    assert "Undone: your move hit, and 1 move of another player after it." in shown
    assert Record.load(path).moves[:2] == ["A lock", "B lock"]
    assert shown.count("Round 1 begins.") == 1


def test_undo_does_not_tell_the_next_card(enter):
    """Other cards come after it, and the record says so."""
    sitting = port()
    enter(sitting, *["hit", "undo"] * 8, "quit")
    futures = set()
    for _ in range(8):
        enter(sitting, "hit", "undo", "quit")
        table = sitting.table.copy()
        futures.add(table.play("A", "hit")[0]["card"])
        assert replay(table.record()).table == table
    assert len(futures) > 1


def test_undo_goes_further_back_each_time_and_says_when_there_is_nothing_left(enter):
    sitting = port()
    shown = enter(sitting, "hit", "hit", "undo", "undo", "undo", "quit")
    assert "Undone: your move hit." in shown
    assert "You have decided nothing yet that could be undone." in shown
    assert sitting.table.moves == []


def test_undo_says_nothing_of_what_others_did_in_secret(enter):
    """In Troll Guts all lay their stacks in secret first."""
    table = Table("troll-guts", ["You", "Maud", "Ned"], seed="x")

    class First:
        def choose(self, seen):
            return seen.legal()[0]

    sitting = Sitting(table, "A", {"B": First(), "C": First()}, {"B": "random", "C": "random"})
    mine, hers = table.legal("A")[0], table.legal("B")[0]
    shown = enter(sitting, mine, "undo", "quit")
    undone = next(line for line in shown.splitlines() if line.startswith("Undone"))
    assert mine in undone
    assert hers not in undone


def test_the_last_decision_can_be_taken_back_when_the_game_is_over(enter):
    table = Table("port", ["You", "Maud"], {"max_rounds": 1}, cards="3 5", seed="x")
    sitting = Sitting(table, "A", {"B": Locks()}, {"B": "random"})
    shown = enter(sitting, "lock", "undo", "quit")
    assert shown.index("The game is over.") < shown.index("Undone: your move lock")
    assert sitting.table.moves == []


@pytest.mark.parametrize("name", ["~nobody1/x", "no/such/folder/x", "x" * 300, "nul\0byte", "."])
def test_places_where_nothing_can_be_saved(enter, name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shown = enter(port(), f"save {name}", "quit")
    assert "Saved" not in shown
    assert "The game was not saved." in shown
    assert os.listdir(tmp_path) == []


def test_a_file_is_whole_or_as_it_was(tmp_path, monkeypatch):
    from alehouse.terminal import files

    path = tmp_path / "kept"
    path.write_text("whole")

    def full(*names):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        files.put(path, "half")
    assert path.read_text() == "whole"
    assert os.listdir(tmp_path) == ["kept"]
