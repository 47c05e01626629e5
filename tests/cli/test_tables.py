"""Tables of figures can be read at 80 columns: no name and no number is cut."""

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from alehouse.catalogue import names
from alehouse.lab.simulate import Figure
from alehouse.lab.tournament import Match
from alehouse.terminal.figures import print_speed
from alehouse.terminal.texts import locale, title_of
from alehouse.terminal.tournament import print_matches


@pytest.fixture(params=["en", "de", "ru"])
def language(request, monkeypatch):
    monkeypatch.setenv("ALEHOUSE_LANG", request.param)
    locale.cache_clear()
    yield request.param
    locale.cache_clear()


def console():
    return Console(file=io.StringIO(), width=80, color_system=None)


def printed(screen):
    shown = screen.file.getvalue()
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= 80
    return shown


def test_a_tournament(language):
    share = Figure(0.456, 0.402, 0.51)
    ahead = Figure(-112.34, -130.4, -90.1)
    found = [
        Match(name, 6, bot, others, 11200, share, 1 / 6, "chips", ahead)
        for name in names()
        for bot, others in (("search", "steady"), ("search", "random"), ("steady", "my_bots.deep:CleverBot"))
    ]
    screen = console()
    print_matches(found, screen)
    shown = printed(screen)
    for name in names():
        assert f"{title_of(name)} (6)" in shown
    assert shown.count("11200") == shown.count("46 [40–51]") == len(found)
    assert shown.count("search – steady") == len(names())
    number = "-112.3 ± 20.2" if language == "en" else "-112,3 ± 20,2"
    assert shown.count(number) == len(found)


def test_speed(language):
    rates = {"one": 12_345_678.0, "many": 123_456_789.0, "raw": 45_678.0, "table": 5_678.0}
    screen = console()
    print_speed(dict.fromkeys(names(), rates), 4, 64, screen)
    shown = printed(screen)
    for name in names():
        assert name in shown
    assert shown.count({"en": "123,456.8", "de": "123.456,8", "ru": "123\u00a0456,8"}[language]) == len(
        names()
    )


def test_make_bench(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "bench"))
    run = pytest.importorskip("run")
    assert "bench" in str(sys.modules["run"].__file__)
    rows = run.alehouse_rows() + run.peer_rows()
    for row in rows:
        row.rounds = [123_456_789.0, 98_765_432.0, 99_999_999.0]
    screen = console()
    run.show(rows, run.ratios(rows), screen)
    shown = printed(screen)
    for row in rows:
        assert row.game in shown
    assert shown.count("123,457") == len(rows)
