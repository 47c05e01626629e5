"""Options on the command line: switched off, of any length, or read from a file, such as one with other symbols."""

from alehouse.games.half_pint.symbols import PRINTED


def test_symbols_can_come_from_a_file(alehouse, tmp_path):
    own = tmp_path / "symbols.txt"
    own.write_text("# one card in the row, two in each hand\n1/2\n", "utf-8")
    done = alehouse(
        "play", "half-pint", "--bots", "random", "-o", f"symbols=@{own}", "--seed", "x", enter="quit\n"
    )
    assert done.returncode == 0, done.stderr
    assert "? ?" in done.stdout
    assert "? ? ?" not in done.stdout


def test_the_file_that_comes_with_the_game_can_be_changed_and_given_back(alehouse, tmp_path):
    own = tmp_path / "symbols.txt"
    own.write_text(PRINTED.read_text("utf-8").replace("3/5", "5/3"), "utf-8")
    done = alehouse("simulate", "half-pint", "-n", 1, "--bots", "random", "-o", f"symbols=@{own}", "--json")
    assert done.returncode == 0, done.stderr


def test_a_table_of_symbols_that_cannot_be_is_refused_with_the_place(alehouse, tmp_path):
    own = tmp_path / "symbols.txt"
    own.write_text(PRINTED.read_text("utf-8").replace("3/5", "3/x", 1), "utf-8")
    done = alehouse("play", "half-pint", "-o", f"symbols=@{own}")
    assert done.returncode == 2
    assert "K1" in done.stderr
    assert "3/x" in done.stderr
    missing = alehouse("play", "half-pint", "-o", f"symbols=@{tmp_path / 'none.txt'}")
    assert missing.returncode == 2
    assert "none.txt" in missing.stderr
    too_many = alehouse("play", "half-pint", "-p", 7, "-o", "symbols=5/12")
    assert too_many.returncode == 2
    assert "89" in too_many.stderr  # 5 + 7 · 12 cards


def test_an_option_that_may_be_left_open_can_be_said_to_be_off(alehouse):
    done = alehouse("simulate", "half-pint", "-n", 1, "--bots", "random", "-o", "drinking=off", "--json")
    assert done.returncode == 0, done.stderr


def test_what_was_wrong_is_said_however_long_it_was(alehouse):
    done = alehouse("play", "half-pint", "-o", "symbols=" + "x" * 10_000)
    assert done.returncode == 2
    assert "???" not in done.stderr
    assert "xxx" in done.stderr
