"""`alehouse bench`, `alehouse warm` and `alehouse serve`."""

import json
import sys
from types import ModuleType

import pytest
from typer.testing import CliRunner

from alehouse.bots import NAMES
from alehouse.cli import app
from alehouse.lab.speed import playouts_per_second, python_steps_per_second, table_moves_per_second


@pytest.mark.parametrize("measure", [playouts_per_second, python_steps_per_second, table_moves_per_second])
def test_speed_is_measured(measure):
    assert measure("port", 4, 0.05) > 0


def test_options_and_threads():
    assert playouts_per_second("pairs", 2, 0.02, 3, {"mode": "continuous"}) > 0


def test_bench_measures_every_game_that_fits(alehouse):
    done = alehouse("bench", "--players", 8, "--seconds", 0.01, "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert "pairs" in found["moves_per_second"]
    assert "port" not in found["moves_per_second"]
    assert set(found["moves_per_second"]["pairs"]) == {"one", "many", "raw", "table"}
    assert "pairs" in alehouse("bench", "--players", 8, "--seconds", 0.01).stdout


def test_warm_says_when_everything_is_ready(alehouse):
    done = alehouse("warm")
    assert done.returncode == 0
    assert "Everything is ready" in done.stderr


def test_serve_passes_on_where_to_listen(monkeypatch):
    monkeypatch.setenv("ALEHOUSE_LANG", "en")
    called = {}
    server = ModuleType("alehouse.server.run")
    server.serve = lambda **where: called.update(where)
    monkeypatch.setitem(sys.modules, "alehouse.server.run", server)
    done = CliRunner().invoke(app, ["serve", "--port", "8123", "--database", "x.db"])
    assert done.exit_code == 0, done.output
    settings = called.pop("settings")
    assert (settings.host, settings.port, settings.database) == ("127.0.0.1", 8123, "x.db")
    assert settings.bots == NAMES
    assert called == {"locale": "en"}
