"""`alehouse play`: at the table, line by line."""

import io
import re
import sys

import pytest

from alehouse.bots import make_bot
from alehouse.catalogue import find, names
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.table import Table
from alehouse.terminal.play import Sitting


class Says:
    """A bot that plays what it is told."""

    def __init__(self, *moves):
        self.moves = list(moves)

    def choose(self, seen):
        return self.moves.pop(0)


@pytest.fixture
def speaking_english(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("ALEHOUSE_LANG", "en")


@pytest.fixture
def port(monkeypatch, capsys):
    """Play Port against Maud with given cards, the bot's moves and lines to enter; gives what was printed."""

    def play(lines, bot, record=None, columns=80, cards="3 5 7 4 2 2 10", **options):
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("ALEHOUSE_LANG", "en")
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        table = Table("port", ["You", "Maud"], options, cards=cards, seed="rest")
        Sitting(table, "A", {"B": Says(*bot)}, {"B": "random"}, record).run()
        return capsys.readouterr().out

    return play


# A has 3, B has 5: A leads and hits a 7 (10 card points); B hits a 4 (9); both lock.
# Two stacks are locked: the better one scores 2 - 0, the other 2 - 1 (rulebook: players minus better stacks).
ROUND = (["hit", "l"], ["hit", "lock"])


def test_a_round_is_told_in_sentences(port):
    shown = port(*ROUND, max_rounds=1)
    assert "Round 1 begins. You get a 3. Maud gets a 5. You lead." in shown
    assert "You get a 7." in shown
    assert "Maud gets a 4." in shown
    assert "You lock your stack." in shown
    assert "Maud locks. You gain 2 points. Maud gains 1 point. You win." in shown


def test_the_table_is_drawn_before_each_turn(port):
    shown = port(*ROUND, max_rounds=1)
    first, second, last = shown.split("Port · Round 1")[1:]
    assert [line.split() for line in first.splitlines() if line.startswith(("▸", "  B"))] == [
        ["▸", "A", "You", "3", "in", "0"],
        ["B", "Maud", "5", "in", "0"],
    ]
    # 55 cards, 5 of them burnt, 4 dealt.
    assert "cards left: 46" in second
    assert "▸ A   You      3 7" in second
    assert [line.split() for line in last.splitlines() if line.startswith("  B")] == [
        ["B", "Maud", "5", "4", "locked", "1"]
    ]


def test_the_result_comes_last_with_the_offer_to_save(port):
    shown = port([*ROUND[0], ""], ROUND[1], max_rounds=1)
    end = shown[shown.index("The game is over.") :]
    assert "Winner: You (A)" in end
    assert "Save the record?" in end


def test_the_offer_to_save_is_taken(port, tmp_path):
    kept = tmp_path / "game.toml"
    port([*ROUND[0], kept], ROUND[1], max_rounds=1)
    assert Record.load(kept).moves == ["A hit", "B hit", "A lock", "B lock"]


def test_no_file_is_overwritten_by_save(port, tmp_path):
    there = tmp_path / "there.toml"
    there.write_text("mine")
    shown = port([f"save {there}", "quit"], [])
    assert there.read_text() == "mine"
    assert "is there already" in " ".join(shown.split())


def test_save_in_the_middle_then_go_on(port, tmp_path):
    kept = tmp_path / "game.toml"
    shown = port(["hit", f"save {kept}", "l", "quit"], ["hit", "lock"])
    assert Record.load(kept).moves == ["A hit", "B hit"]
    assert "You have left the table." in shown
    assert "not saved" not in shown


def test_record_is_kept_when_one_leaves(port, tmp_path):
    kept = tmp_path / "game.toml"
    port(["hit", "quit"], ["hit"], record=kept)
    assert Record.load(kept).moves == ["A hit", "B hit"]


def test_a_place_that_cannot_be_written_is_no_traceback(port, tmp_path):
    shown = port([f"save {tmp_path / 'none' / 'game.toml'}", "quit"], [])
    assert "No file could be written at" in shown


def test_wrong_entries_say_why_and_what_is_possible(port):
    shown = port(["dance", "9", "fold", "hit 3", "quit"], [])
    assert '"dance" is not something one can do in this game. One can: hit, lock.' in shown
    assert "There is no move 9; the moves are 1 to 2." in shown
    assert '"hit 3" is not complete or says too much. Say: hit.' in shown
    assert "Possible: hit, lock" in shown
    assert "You get a 7" not in shown


def test_help_lists_moves_and_commands(port):
    shown = port(["?", "quit"], [])
    assert "Moves now" in shown
    for word in ("rules", "log", "table", "save FILE", "quit"):
        assert f"\n  {word} " in shown


def test_log_tells_everything_so_far(port):
    shown = port(["hit", "log", "quit"], ["hit"])
    assert shown.count("Round 1 begins. You get a 3. Maud gets a 5. You lead.") == 2


def test_the_end_of_the_input_leaves_politely(port):
    assert "You have left the table. The game was not saved." in port(["hit"], ["hit"])


def test_control_c_leaves_politely(port, monkeypatch):
    def interrupted(self, seen):
        raise KeyboardInterrupt

    monkeypatch.setattr(Says, "choose", interrupted)
    assert "You have left the table." in port(["hit"], [])


def test_sixty_columns_are_enough(port):
    shown = port(["?", "hit", "?", "lock"], ROUND[1], columns=60, max_rounds=1)
    assert max(map(len, shown.splitlines())) <= 60


def test_no_colours_in_a_pipe(alehouse):
    done = alehouse("play", "port", "--bots", "random", "--seed", "x")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "Your move:" in done.stdout


def test_the_other_hands_stay_hidden(alehouse):
    """Three players of Regent: two hidden hands of two cards, and no announcement of what they are."""
    done = alehouse("play", "regent", "--players", 3, "--bots", "random", "--seed", "x")
    table = Table("regent", ["You", "Maud", "Ned"], seed="x")
    shown = done.stdout
    assert shown.count(" ? ?") >= 2
    assert "face down" not in shown
    # Of the deal one is told one's own three cards and the open card of each of the two others.
    mine = " ".join(
        e["card"] for e in table.seen_by("A").events() if e["event"] == "dealt" and e["seat"] == "A"
    )
    told = re.search(r"Dealt: you (.+), Maud (\d+), Ned (\d+)\.", " ".join(shown.split()))
    assert told is not None
    assert told[1] == mine


def can_be_played(game, players):
    """Whether a game is for so many players without any option."""
    try:
        game.check(players, {})
    except Refused:
        return False
    return True


class Reader(Sitting):
    """Somebody who enters what stands before a move, or the move where nothing does, and gets that move."""

    def ask(self, prompt):
        menu = self.menu()
        if not menu:
            return ""
        chosen = len(self.table.moves) % len(menu)
        self.wanted = f"{self.you} {menu[chosen].text}"
        return self.marks(menu)[chosen] or menu[chosen].text

    def obey(self, entry, menu):
        assert super().obey(entry, menu)
        assert self.table.moves[-1] == self.wanted
        return True


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_played_to_its_end(speaking_english, capsys, name):
    """Nothing on the screen depends on which game it is, and what stands before a move means that move."""
    game = find(name)
    players = next(n for n in range(game.min_players, 9) if can_be_played(game, n))
    table = Table(name, players, seed="x")
    others = table.seats[1:]
    bots = {seat: make_bot("random", seat) for seat in others}
    Reader(table, "A", bots, dict.fromkeys(others, "random")).run()
    assert "The game is over." in capsys.readouterr().out


def test_the_same_seed_is_the_same_game(alehouse, tmp_path):
    shown = [
        alehouse("play", "port", "--bots", "random", "--seed", "x", "--seat", "b", enter="hit\n" * 3).stdout
        for _ in range(2)
    ]
    assert shown[0] == shown[1]
    assert "You sit in seat B." in shown[0]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--seat", "E"), 'There is no seat "E" at this table. The seats are A to D.'),
        (("--players", "9"), "is for 2 to 7 players, not 9"),
        (("--bots", "nobody"), "nobody"),
        (("--bots", ","), "Name at least one bot"),
        (("--record", "/no/such/folder/x.toml"), "No file could be written"),
    ],
)
def test_wrong_usage_has_status_2(alehouse, words, complaint):
    done = alehouse("play", "port", *words)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


def test_a_zone_without_cards_is_not_a_name_followed_by_nothing():
    from alehouse.terminal.screen import in_words

    zone = next(z.field for z in find("carousel").layout.zones() if z.name == "house2")
    assert in_words(find("carousel"), zone, [], {}) == "–"
    assert in_words(find("carousel"), zone, ["3", "8"], {}) == "3 8"


@pytest.fixture
def half_pint(speaking_english, monkeypatch, capsys):
    """Sit down to Half-Pint Heroes with one bot and enter lines; gives the moves and what was printed."""

    def play(*lines):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        table = Table("half-pint", ["You", "Maud"], seed="x")
        Sitting(table, "A", {"B": make_bot("steady", "x")}, {"B": "steady"}).run()
        return [move for move in table.moves if move.startswith("A")], capsys.readouterr().out

    return play


@pytest.mark.parametrize("number", [0, 1, 2, 6])
def test_a_number_at_a_prediction_is_the_prediction(half_pint, number):
    moves, shown = half_pint(number, "quit")
    assert moves == [f"A predict {number}"]
    assert f"\n  {number}  predict {number}  Predict {number}\n" in shown


@pytest.mark.parametrize("number", ["7", "99", "12345678901234567890", "-1"])
def test_a_number_that_cannot_be_predicted_is_no_place_in_the_menu(half_pint, number):
    moves, shown = half_pint(number, "quit")
    assert moves == []
    assert "You predict" not in shown


def test_odds_of_every_move(port):
    """Of 55 cards the 3 and the 5 are seen: of the other 53 ten are tens, two are threes."""
    shown = port(["odds", "quit"], [])
    assert "hit    10 18.9 %" in shown
    assert re.search(r"a bust +3\.8 %", shown)
    assert "lock   Nothing is left to chance." in shown
    assert "Exact, from what you can know." in shown


def test_odds_of_one_move_by_its_number_or_words(port):
    for words in ("odds 2", "odds lock", "odds l"):
        shown = port([words, "quit"], [])
        assert "Nothing is left to chance." in shown
        assert "18.9" not in shown
    assert 'No move fits "7".' in port(["odds 7", "quit"], [])
    assert 'No move fits "dance".' in port(["odds dance", "quit"], [])


def test_chances_that_are_possible_are_not_shown_as_impossible(speaking_english):
    from alehouse.terminal.chances import percent

    assert [percent(x) for x in (0, 0.0001, 0.25, 0.99999, 1)] == [
        "0.0 %",
        "under 0.1 %",
        "25.0 %",
        "over 99.9 %",
        "100.0 %",
    ]
