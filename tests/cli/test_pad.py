"""`alehouse pad`: the score pad in the terminal."""

import io
import json
import sys
import tomllib
from pathlib import Path

import pytest

from alehouse.pad import tally, terminal
from alehouse.records import Record
from alehouse.replayed import replay

PADS = Path(__file__).parents[1] / "pads"
SET_UP = ["Max, Laura, Sven, Frank", "", "", "en", "", ""]
"""Four players, the first deals, ten rounds, no drinks, no file."""


@pytest.fixture
def keep(monkeypatch, capsys):
    """Keep a pad with these lines entered; gives what was printed."""

    def run(lines, path=None, columns=100, language="en"):
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert terminal.run(path, False, False) == 0
        return capsys.readouterr().out

    monkeypatch.setenv("ALEHOUSE_LANG", "en")
    return run


def lines_of(form):
    return tomllib.loads((PADS / f"figure-9-{form}.toml").read_text("utf-8"))["_pad"]["lines"]


def kept(path):
    return tally(terminal.load(path))


def entries(line):
    """What one enters for a line that was played."""
    if "brawl" in line:
        sets = line["won"]["ABCD".index(line["brawl"])]
        return ["1 1 1 1", f"brawl {line['brawl']} {sets}"]
    return [
        " ".join(map(str, line["predictions"])),
        "".join(map(str, line["won"])),
        " ".join(line["bets"]),
    ]


def test_figure_9_entered_as_it_stands_on_paper(keep, tmp_path):
    path = tmp_path / "pad.toml"
    entered = [
        " ".join(f"{points}{mark}" for points, mark in zip(line["points"], line["marks"], strict=True))
        for line in lines_of("written")
    ]
    shown = keep([*SET_UP[:-1], *(f"paper {line}" for line in entered), "quit"], path)
    assert kept(path).totals == [260, 320, 170, 310]
    end = shown[shown.rindex("Total") :]
    assert end.split()[:5] == ["Total", "260", "320", "170", "310"]
    assert "Laura wins" in end
    assert "Max cannot have got 20 points with a mark. Possible: 40, 50, 60, 80, 100, 120." in shown


def test_figure_9_entered_as_it_was_played(keep, tmp_path):
    path = tmp_path / "pad.toml"
    entered = [entry for line in lines_of("played") for entry in entries(line)]
    shown = keep([*SET_UP[:-1], *entered, "quit"], path)
    assert kept(path).totals == [260, 320, 170, 310]
    assert kept(path).warnings == []
    last = [line.split() for line in shown.splitlines() if line.startswith("10 ")][-1]
    assert last == ["10", "-", "80", "X", "30", "40"]


def test_show_and_json(alehouse):
    path = PADS / "figure-9-played.toml"
    shown = alehouse("pad", path, "--show")
    assert shown.returncode == 0
    assert "Laura wins" in shown.stdout
    assert [line.split() for line in shown.stdout.splitlines() if line.startswith(" 4 ")] == [
        ["4", "-", "-", "-", "60", "B"]
    ]
    found = json.loads(alehouse("pad", path, "--json").stdout)
    assert found["players"] == ["Max", "Laura", "Sven", "Frank"]
    assert found["totals"] == [260, 320, 170, 310]
    assert found["winners"] == [1]


def test_a_pad_that_cannot_be_is_shown_with_status_1(alehouse, tmp_path):
    path = tmp_path / "pad.toml"
    line = '{ predictions = [9, 0], won = [1, 1], bets = ["none", "none"] }'
    path.write_text(f'alehouse = 1\ngame = "half-pint"\nplayers = 2\n[_pad]\nlines = [{line}]')
    shown = alehouse("pad", path, "--show")
    assert shown.returncode == 1
    assert "Round 1: A cannot have predicted 9. A prediction is 0 to 6." in shown.stdout
    assert json.loads(alehouse("pad", path, "--json").stdout)["problem"]["seat"] == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--show",), "cannot be read"),
        (("none.toml", "--show"), "none.toml"),
        (("/no/such/folder/pad.toml",), "No file could be written"),
    ],
)
def test_wrong_usage_has_status_2(alehouse, words, complaint):
    done = alehouse("pad", *words)
    assert done.returncode == 2
    assert complaint in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_another_record_is_no_pad(alehouse, tmp_path):
    path = tmp_path / "port.toml"
    path.write_text('alehouse = 1\ngame = "port"\nplayers = 2\nseed = "x"\nmoves = []')
    done = alehouse("pad", path)
    assert done.returncode == 2
    assert "not a score pad" in " ".join(done.stderr.replace("│", " ").split())


def test_it_starts_without_the_compiler(tmp_path):
    import subprocess

    code = (
        "import sys\n"
        "from alehouse.cli import main\n"
        f"sys.argv[1:] = ['pad', {str(PADS / 'figure-9-played.toml')!r}, '--show']\n"
        "try: main()\n"
        "except SystemExit as left: assert not left.code\n"
        "assert 'numba' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_file_is_a_record_and_one_goes_on_with_it(keep, tmp_path):
    path = tmp_path / "pad.toml"
    first = entries(lines_of("played")[0])
    keep([*SET_UP[:-1], *first, "quit"], path)
    record = Record.load(path)
    assert replay(record).error is None
    assert record.notes["_pad"]["lines"][0]["bets"] == ["D", "C", "B", "B"]
    shown = keep([*entries(lines_of("played")[1]), "quit"], path)
    assert "Names of the players" not in shown
    assert kept(path).sums == [50, 70, 60, 90]


def test_predictions_are_kept_while_the_round_is_played(keep, tmp_path):
    path = tmp_path / "pad.toml"
    keep([*SET_UP[:-1], "1 0 0 2", "", "quit"], path)
    assert kept(path).open
    shown = keep(["1112", "D C B B", "quit"], path)
    assert "Round 1: Enter for the sets won" in shown
    assert "(2)" in shown
    assert [line.points for line in kept(path).lines] == [[20, 30, 30, 60]]


def test_names_do_for_seats_and_beginnings_for_names(keep, tmp_path):
    path = tmp_path / "pad.toml"
    keep([*SET_UP[:-1], "1 0 0 2", "1 1 1 2", "fra, sven, LAURA, b", "quit"], path)
    assert kept(path).lines[0].points == [20, 30, 30, 60]


def test_wrong_entries_say_why_and_are_asked_again(keep, tmp_path):
    path = tmp_path / "pad.toml"
    entered = [
        *("Max", "Max, max", SET_UP[0]),
        *("Otto", ""),
        *("0", "21", ""),
        *("fr", "de"),
        *("mild", "off"),
        *("dance", ""),
        *("1 0 0", "1 0 0 x", "1 0 0 7", "1 0 0 2"),
        *("brawl", "brawl Otto 3", "brawl Frank 2", "3 3 1 1", "1 1 1 2"),
        *("D C B D", "D C B Otto", "D C B -", "D C B B"),
        *("fix", "fix 2", "paper 20Y 0 0 0", "", "save", "undo", "undo", "undo", "quit"),
    ]
    shown = " ".join(keep(entered, path).split())
    for complaint in (
        "A pad is for 2 to 7 players, not 1.",
        "Two players are called max.",
        'Nobody here is "Otto". At the table: Max, Laura, Sven, Frank.',
        "Enter a whole number from 1 to 20.",
        '"fr" is none of these: en, de, ru.',
        '"mild" is none of these: off, soft, hard, very-hard.',
        '"dance" is not known here.',
        "There are 4 players, but 3 entries were read.",
        '"x" is not a whole number.',
        "Frank cannot have predicted 7. A prediction is 0 to 6.",
        "Say who and how many: brawl NAME SETS.",
        "Frank cannot have started a brawl with 2 sets: it takes 3 in a row.",
        "together they cannot have won 8 sets: with 7 cards in a hand there are 7 at most.",
        "Frank cannot bet against themselves.",
        "Frank has no bet. With three or more players everybody bets.",
        "There is no round 2 on the pad to correct. Written: 1.",
        '"20Y" is not points with or without a mark, such as 30, 30X or 60B.',
        "Nothing was changed.",
        "There is nothing to undo.",
    ):
        assert complaint in shown
    assert kept(path).lines == []


def test_a_round_is_corrected_and_the_rest_follows(keep, tmp_path):
    path = tmp_path / "pad.toml"
    rounds = [entry for line in lines_of("played")[:2] for entry in entries(line)]
    shown = keep([*SET_UP[:-1], *rounds, "fix 1", "1 1 0 2", "", "", "quit"], path)
    # Laura meets now: 10 + 10, and her bet on Sven, who missed; Sven's and Frank's bets on her are lost.
    assert kept(path).lines[0].points == [20, 40, 10, 40]
    assert kept(path).lines[1].points == [30, 40, 30, 30]
    assert "(1 0 0 2; Enter leaves it so)" in shown
    keep(["fix 2", *["", "2 1 1 1"], "", "quit"], path)
    # Laura meets with one set now, so Max has 20 for his two and nothing for his bet on her.
    assert kept(path).lines[1].points == [20, 40, 30, 30]
    keep(["paper 20X 30 0 10", "fix 3", "20X 30X 0 10", "quit"], path)
    assert kept(path).lines[2].marks == ["X", "X", "", ""]


def test_undo_drop_and_going_on(keep, tmp_path):
    path = tmp_path / "pad.toml"
    keep([*SET_UP[:-1], "paper 30 30 30 30", "paper 30 40 30 30", "drop", "quit"], path)
    assert kept(path).sums == [30] * 4
    keep(["drop", "undo", "quit"], path)
    assert kept(path).sums == [30] * 4


def test_gun_fight_and_end(keep, tmp_path):
    path = tmp_path / "pad.toml"
    rounds = ["paper 40X 10 10 10"] * 4
    shown = keep([*SET_UP[:-1], *rounds, "quit"], path)
    assert "Max has 4 marks in a row. One more, and there is a gun fight." in shown
    shown = keep([*rounds[:1], "quit"], path)
    assert "Gun fight in round 6: Max wins the game at once with one more mark." in shown
    shown = keep([*rounds[:1], "", "quit"], path)
    assert "Max wins the gun fight, and with it the game" in shown
    assert "The game is over. Correct a round, or undo." in shown
    assert "X!" in shown


def test_written_gun_fights_ask_who_predicted_most(keep, tmp_path):
    path = tmp_path / "pad.toml"
    rounds = ["paper 40X 40X 10 10"] * 5
    shown = keep([*SET_UP[:-1], *rounds, "paper 40X 60X 10 10", "1 2 0 0", "quit"], path)
    assert "Max, Laura have all won the gun fight." in shown
    assert "Laura wins the gun fight" in shown


def test_drinks_are_called_with_reasons_after_the_note(keep, tmp_path):
    path = tmp_path / "pad.toml"
    set_up = [SET_UP[0], "", "", "ru", "very-hard"]
    shown = keep([*set_up, "1 1 2 0", "4", "brawl Max 3", "out Sven", "sheet", "quit"], path)
    assert shown.index("Drink responsibly") < shown.index("Drinking rules: off")
    at_once = "Max, Laura, Sven, Frank drink: the predictions add up to the number of cards in a hand"
    assert at_once in shown
    # The Russian pad writes Д for a brawl.
    assert "60 Д" in shown
    assert "Max, Laura, Sven, Frank drink: there was a brawl." in shown
    assert "Max, Laura, Frank drink: there was a brawl." in shown[shown.index("Sven sits out drinks") :]
    assert "Sven is called to drink again." in keep(["in Sven", "quit"], path)


def test_two_players_need_not_bet(keep, tmp_path):
    path = tmp_path / "pad.toml"
    keep(["Ann, Ben", "", "", "en", "", "2 0", "1 1", "Ben -", "quit"], path)
    assert kept(path).lines[0].points == [30, 10]


def test_without_a_file_one_is_offered_and_can_be_named_later(keep, tmp_path):
    path = tmp_path / "pad.toml"
    taken = tmp_path / "there.toml"
    taken.write_text("mine")
    shown = keep([*SET_UP, "paper 30 30 30 30", f"save {taken}", f"save {path}", "quit"])
    assert "is there already" in " ".join(shown.split())
    assert taken.read_text() == "mine"
    assert kept(path).sums == [30] * 4
    assert "It was not saved." in keep([*SET_UP, "quit"])


def test_control_c_keeps_what_is_saved(keep, tmp_path, monkeypatch):
    path = tmp_path / "pad.toml"
    keep([*SET_UP[:-1], "paper 30 30 30 30", "1 0 0 2"], path)  # the input ends in the middle of a round
    assert (kept(path).open, kept(path).sums) == (True, [30] * 4)

    def interrupted(self, prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr(terminal.Keeper, "ask", interrupted)
    assert "The pad is closed." in keep([], path)
    assert kept(path).sums == [30] * 4
    assert list(tmp_path.iterdir()) == [path]


def test_seven_players_fit_in_eighty_columns(alehouse, tmp_path):
    path = tmp_path / "pad.toml"
    names = ["Maximiliane", "Lauretta", "Sven-Erik", "Franziska", "Ann", "Ben", "Cas"]
    path.write_text(
        f'alehouse = 1\ngame = "half-pint"\nplayers = {json.dumps(names)}\n[_pad]\nlines = '
        '[{ points = [100, 30, 30, 30, 30, 30, 30], marks = ["X", "", "", "", "", "", ""] }]'
    )
    shown = alehouse("pad", path, "--show").stdout
    assert max(map(len, shown.splitlines())) <= 80
    assert "100 X" in shown
