"""Games of other people: in folders, in packages, in packages that are installed."""

import os
import subprocess
import sys
from functools import partial

import pytest

from alehouse import Record, Refused, Table, catalogue, find, replay, use_folders
from alehouse.catalogue import broken_games, every_game
from alehouse.game import BrokenGame
from alehouse.lab.engine import Engine
from alehouse.lab.simulate import Plan, play_round
from alehouse.language import say
from alehouse.native.cache import game_digest
from alehouse.server.catalogue import describe, rules_html


def won(game):
    """Play it: whoever begins has three points first."""
    table = Table(game, 3, seed="x")
    while not table.over:
        table.play(table.acting[0], "take")
    assert (table.winners, table.made) == (["A"], 7)
    assert replay(Record.read(table.record().text())).table == table


def test_a_file_in_a_folder(write, tiny):
    write("tiny.py", tiny)
    assert "tiny" in catalogue.names()
    won("tiny")


def test_a_folder_that_is_named_later(tmp_path, monkeypatch, tiny):
    monkeypatch.setenv("ALEHOUSE_GAMES", "")
    with pytest.raises(Refused, match='no game called "tiny"'):
        find("tiny")
    (tmp_path / "tiny.py").write_text(tiny, "utf-8")
    use_folders([tmp_path])
    assert os.environ["ALEHOUSE_GAMES"] == str(tmp_path)
    won("tiny")
    use_folders([str(tmp_path)])
    assert os.environ["ALEHOUSE_GAMES"] == str(tmp_path), "once is enough"


def test_two_folders(tmp_path, monkeypatch, tiny):
    monkeypatch.setenv("ALEHOUSE_GAMES", "")
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"{name}_tiny.py").write_text(tiny, "utf-8")
    use_folders([tmp_path / "one", tmp_path / "other"])
    assert {"one-tiny", "other-tiny"} <= set(catalogue.names())
    won("one-tiny")
    won("other-tiny")


def test_what_is_no_folder_is_refused(tmp_path, monkeypatch):
    monkeypatch.setenv("ALEHOUSE_GAMES", "")
    (tmp_path / "file").write_text("", "utf-8")
    for place in (tmp_path / "nowhere", tmp_path / "file"):
        with pytest.raises(Refused) as refused:
            use_folders([place])
        assert (refused.value.code, refused.value.details) == ("error-games-folder", {"path": str(place)})
        assert str(place) in str(refused.value)
    assert os.environ["ALEHOUSE_GAMES"] == ""


def test_a_package(write, tiny):
    """Its `__init__` is the module that is read; what it is made of stands beside it."""
    write(
        "tiny_package/__init__.py",
        tiny.replace("from alehouse.kit", "from .own import THREE\nfrom alehouse.kit").replace(
            ">= 3", ">= THREE"
        ),
    )
    write("tiny_package/own.py", "THREE = 3\n")
    won("tiny-package")


def test_modules_share_what_stands_beside_them(write, tiny):
    shared = tiny.replace(
        "from alehouse.kit", "from shared_by_tinies import THREE\nfrom alehouse.kit"
    ).replace(">= 3", ">= THREE")
    write("shared_by_tinies.py", "THREE = 3\n")
    write("tiny_one.py", shared)
    write("tiny_two.py", shared)
    names = catalogue.names()
    assert "tiny-one" in names
    assert "tiny-two" in names
    assert "shared-by-tinies" not in names, "what declares no game is none"
    won("tiny-one")
    won("tiny-two")
    del sys.modules["shared_by_tinies"]


def test_a_name_that_is_taken(write, tiny, tmp_path, monkeypatch):
    source = write("port.py", tiny)
    with pytest.raises(Refused) as refused:
        find("regent")
    assert (refused.value.code, refused.value.details) == (
        "error-game-taken",
        {"game": "port", "path": str(source)},
    )
    source.rename(source.with_name("tiny.py"))
    other = tmp_path / "other"
    other.mkdir()
    (other / "tiny.py").write_text(tiny, "utf-8")
    use_folders([other])
    with pytest.raises(Refused) as refused:
        find("tiny")
    assert refused.value.details == {"game": "tiny", "path": str(other / "tiny.py")}


def test_a_module_that_is_broken_says_where(write, tiny):
    write("tiny_typo.py", tiny.replace("return True", "return True)"))
    write("tiny_nameless.py", tiny.replace("(TAKE,) = verbs", "(TAKE,) = werbs"))
    write("tiny_gameless.py", tiny.replace("game = Game(", "gane = Game("))
    write("tiny_wordless.py", tiny.replace("game-tiny = Tiny", "game-tiny = { Tiny"))
    for name, words in (
        ("tiny-typo", r"tiny_typo.py, line \d+: unmatched '\)'"),
        ("tiny-nameless", r"tiny_nameless.py, line \d+: NameError: name 'werbs' is not defined"),
        ("tiny-gameless", "tiny-gameless: there is no `game = Game"),
        ("tiny-wordless", r"texts in en: this is no Fluent: game-tiny = \{ Tiny"),
    ):
        with pytest.raises(BrokenGame, match=words):
            find(name)
    broken = [str(problem).partition(":")[0] for problem in broken_games()]
    assert broken == ["tiny-gameless", "tiny-nameless", "tiny-typo", "tiny-wordless"]
    assert "port" in [game.name for game in every_game()]
    assert Table("port", 2, seed="the others go on").acting


def test_a_changed_file_is_compiled_anew(write, tiny):
    """And so is one whose neighbour has changed; the shipped games are not."""
    source, port = write("tiny.py", tiny), find("port").module.__file__
    folder = game_digest
    before, shipped = folder(source), folder(type(source)(port))
    assert folder(source) == before
    source.write_text(tiny.replace(">= 3", ">= 4"), "utf-8")
    changed = folder(source)
    assert changed != before
    write("beside.py", "FOUR = 4\n")
    assert folder(source) not in (before, changed)
    assert folder(type(source)(port)) == shipped
    inside = write("package/__init__.py", tiny)
    kept = folder(inside)
    write("package/more.py", "")
    assert folder(inside) != kept


def test_worker_processes_find_it(write, tiny):
    write("tiny.py", tiny)
    plan = Plan("tiny", 2, ("random",), 2, "seed")
    with Engine(1) as engine:
        assert [game.won for game in next(engine.each(partial(play_round, plan), [0])).games] == [
            (1.0, 0.0)
        ] * 2


INSTALLED = """
from functools import partial

from alehouse import Table, find, catalogue
from alehouse.catalogue import broken_games, every_game
from alehouse.game import BrokenGame
from alehouse.lab.simulate import Plan, play_round
from alehouse.lab.engine import Engine

if __name__ == "__main__":
    assert "tiny" in catalogue.names()
    assert find("tiny").module.__name__ == "house_games.tiny"
    with Engine(1) as engine:
        print(next(engine.each(partial(play_round, Plan("tiny", 2, ("random",), 1, "seed")), [0])).games[0].won)
"""


def test_the_entry_point_of_an_installed_package(tmp_path, tiny):
    site = tmp_path / "site"
    info = site / "house_games-1.0.dist-info"
    (site / "house_games").mkdir(parents=True)
    info.mkdir()
    (site / "house_games" / "__init__.py").write_text("", "utf-8")
    (site / "house_games" / "tiny.py").write_text(tiny, "utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: house-games\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[alehouse.games]\ntiny = house_games.tiny\n", "utf-8")
    program = tmp_path / "program.py"
    program.write_text(INSTALLED, "utf-8")
    done = subprocess.run(
        [sys.executable, program],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(site), "ALEHOUSE_GAMES": "", "NUMBA_DISABLE_JIT": "1"},
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "(1.0, 0.0)\n", "")


def test_the_server_describes_it(write, tiny):
    write("tiny.py", tiny + '\nrules = {"en": "# Tiny\\n\\nTake *three*."}\n')
    told = describe(find("tiny"))
    assert (told.name, told.min_players, told.max_players) == ("tiny", 2, 4)
    assert told.texts == {"en": "game-tiny = Tiny", "fr": "game-tiny = Minuscule"}
    assert [(c.text, c.count, c.value, c.suit) for c in told.deck.cards] == [
        ("X1", 1, 1, "X"),
        ("Y1", 1, 1, "Y"),
        ("X2", 1, 2, "X"),
        ("Y2", 1, 2, "Y"),
        ("X3", 1, 3, "X"),
        ("Y3", 1, 3, "Y"),
    ]
    assert [verb.word for verb in told.verbs] == ["take"]
    assert {"gains", "wins"} <= {event.name for event in told.events}
    assert "<em>three</em>" in rules_html("tiny", "de"), "in English, as there is no German page"


def test_a_language_of_its_own_is_shown_where_there_is_no_other(write, tiny):
    write("tiny.py", tiny.replace('"en": "game-tiny = Tiny", ', "").replace("game-tiny", "game-tiny-french"))
    find("tiny")
    assert say("ru", "game-tiny-french") == "Minuscule"
