"""`alehouse check`: each law with what was found, and the exit status."""

import sys
from types import ModuleType, SimpleNamespace

import pytest

from alehouse.terminal import checking


def fault(law, words, broken=True, record=None):
    return SimpleNamespace(law=law, words=words, broken=broken, record=record)


@pytest.fixture
def laws(monkeypatch, capsys):
    """Check Port with laws that find what they are told to; gives the exit status and what was printed."""
    monkeypatch.setenv("ALEHOUSE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")

    def check(*faults, long=False):
        module = ModuleType("alehouse.laws")
        module.LAWS = {name: f"About {name}." for name in ("cards", "chips", "compiled")}
        module.untried = lambda faults: {"cards"} if "rules" in {f.law for f in faults} else set()
        module.left_out = lambda name: {"compiled": "nothing is compiled"}
        asked = []

        def found(name, *, long, progress):
            asked.append((name, long))
            for number, promise in enumerate(module.LAWS.values()):
                progress(promise, number, len(module.LAWS))
            progress("", len(module.LAWS), len(module.LAWS))
            return list(faults)

        module.check = found
        monkeypatch.setitem(sys.modules, "alehouse.laws", module)
        status = checking.run("port", long)
        assert asked == [("port", long)]
        return status, capsys.readouterr().out

    return check


def test_a_game_that_keeps_all_laws(laws):
    status, shown = laws(long=True)
    assert status == 0
    assert (
        "ok         cards: About cards.\nok         chips: About chips.\nnot asked  compiled: About compiled.\n"
        in shown
    )
    assert shown.endswith("Port keeps all laws.\n")


def test_a_broken_law_is_told_with_what_shows_it(laws):
    status, shown = laws(
        fault("chips", "chips are made", record='game = "port"'), fault("own", "odd [bold]words")
    )
    assert status == 1
    assert 'broken     chips: About chips.\n    chips are made\n    game = "port"\n' in shown
    assert "odd [bold]words" in shown
    assert "Port breaks laws in 2 ways." in shown


def test_what_could_not_be_tried_is_not_ok(laws):
    status, shown = laws(fault("rules", "odd.py, line 3: the rules failed"))
    assert status == 1
    assert "not tried  cards: About cards.\nok         chips: About chips.\nnot asked  compiled" in shown


def test_a_missing_translation_is_no_broken_law(laws):
    status, shown = laws(fault("languages", "there are no texts in de", broken=False))
    assert status == 0
    assert "missing    languages" in shown


def test_a_game_that_cannot_be_loaded_is_told_without_a_traceback(alehouse, tmp_path):
    (tmp_path / "odd.py").write_text(
        "from alehouse.game import Game\n\ngame = Game(__name__, players=(2, 3)\n"
    )
    done = alehouse("check", "odd", "--games", tmp_path, NUMBA_DISABLE_JIT="1")
    assert done.returncode == 1
    assert "odd cannot be loaded:" in done.stdout
    assert "odd.py, line 3: '(' was never closed" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_no_such_game(alehouse):
    done = alehouse("check", "bridge", NUMBA_DISABLE_JIT="1")
    assert done.returncode == 2
    assert "bridge" in done.stderr
