"""Games of one's own whose rules are wrong, and bots that end in other ways than by choosing: a line says so, and nothing else breaks."""

import os
import subprocess
import sys

import pytest

from alehouse.language import say

from . import pages

SOURCE = pages.block(pages.ADDING, "python", '"""Last Orders')
# What is done to the rules, and what the game of three is refused for then.
FAULTS = {
    # Where the last seat deals, a seat is to act that is not at the table.
    "acts_next": (
        "seats.turn_to(t, seats.left(t, t.dealer))",
        "t.acting = 1 << (t.dealer + 1)",
        "error-game-fails",
    ),
    # Nobody is ever done.
    "endless": ("t.waiting = seats.but(t.waiting, p)", "t.waiting = t.waiting | 0", "error-game-endless"),
    "empty": ("return 2", "return 0", "error-game-fails"),
    "breaks": ("t.waiting = seats.but(t.waiting, p)", "t.waiting = verbs[p + 8]", "error-game-fails"),
}
BOTS = """
import sys

class Leaves:
    def __init__(self, seed):
        self.left = 3

    def choose(self, seen):
        self.left -= 1
        return seen.legal()[0] if self.left else sys.exit(0)

class Stillborn:
    def __init__(self, seed):
        raise RuntimeError("not today")

    def choose(self, seen):
        return seen.legal()[0]
"""


@pytest.fixture
def alehouse(tmp_path):
    (tmp_path / "odd_bots.py").write_text(BOTS, "utf-8")

    def start(*words, **variables):
        return subprocess.Popen(
            [sys.executable, "-m", "alehouse", *map(str, words)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env=os.environ
            | {"ALEHOUSE_LANG": "en", "COLUMNS": "300", "PYTHONPATH": str(tmp_path)}
            | variables,
        )

    return start


@pytest.mark.parametrize("bots", ["steady", "random"])
@pytest.mark.parametrize("fault", FAULTS)
def test_rules_that_fail_are_told_in_a_line(alehouse, tmp_path, fault, bots):
    before, after, code = FAULTS[fault]
    assert before in SOURCE
    name = fault.replace("_", "-")
    (tmp_path / "games").mkdir()
    source = SOURCE.replace(before, after).replace('"last-orders"', f'"{name}"')
    (tmp_path / "games" / f"{fault}.py").write_text(source, "utf-8")
    words = ("--games", tmp_path / "games", "simulate", name, "--bots", bots, "-p", 3, "-n", 6, "-j", 1)
    # What is compiled must not go beyond its memory, either.
    variables = {} if fault == "acts_next" else {"NUMBA_DISABLE_JIT": "1"}
    process = alehouse(*words, "--seed", "s", **variables)
    out, errors = process.communicate(timeout=240)
    assert (process.returncode, out) == (2, "")
    beginning = say("en", code, game=name, seed="s / 0", problem="", most="").split("after")[0].strip()
    assert beginning in errors
    # Where it came from a line of the game, that is named.
    assert (f"({fault}.py:" in errors) == (fault == "breaks")
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("bot", "problem"), [("Leaves", "SystemExit: 0"), ("Stillborn", "RuntimeError: not today")]
)
def test_a_bot_that_ends_the_program_has_failed(alehouse, bot, problem):
    process = alehouse(
        "simulate", "port", "--bots", f"odd_bots:{bot},steady", "-n", 4, "-j", 1, NUMBA_DISABLE_JIT="1"
    )
    _, errors = process.communicate(timeout=240)
    assert process.returncode in (1, 2)
    assert problem in errors
    assert "Traceback" not in errors


def test_one_seat_is_no_match(alehouse):
    process = alehouse("tournament", "rocket", "--bots", "steady,random", "-p", 1)
    _, errors = process.communicate(timeout=240)
    assert process.returncode == 2
    assert say("en", "cli-error-bots-many", bots=2, seats=1) in errors
