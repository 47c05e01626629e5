"""`docs/hosting.md` tells of the settings that there are, and its file of settings can be read."""

import tomllib

import pytest

from . import pages

settings = pytest.importorskip(
    "alehouse.server.settings", reason="these tests want the packages of the server"
)

HOSTING = "docs/hosting.md"


def test_the_table_of_settings_is_the_generated_one():
    _, _, written = pages.text(HOSTING).partition("<!-- settings -->\n")
    assert written.strip() == settings.table("en"), "python -m alehouse.server.settings prints it"


@pytest.mark.parametrize("number", range(len(pages.blocks(HOSTING, "toml"))))
def test_the_files_of_settings_hold(tmp_path, number):
    text = pages.blocks(HOSTING, "toml")[number]
    file = tmp_path / "alehouse.toml"
    file.write_text(text, "utf-8")
    chosen, sources = settings.gather({}, {}, file)
    assert {name for name, source in sources.items() if source == "file"} == set(tomllib.loads(text))
    assert chosen.url().database in ("/var/lib/alehouse/alehouse.sqlite", "alehouse")


def test_the_service_says_where_everything_is():
    (unit,) = pages.blocks(HOSTING, "ini")
    lines = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line)
    told = dict(part.split("=", 1) for part in lines["Environment"].split())
    assert set(told) == {settings.FILE, "ALEHOUSE_CACHE"}
    assert told["ALEHOUSE_CACHE"] == f"/var/cache/{lines['CacheDirectory']}"
    (first, _) = pages.blocks(HOSTING, "toml")
    assert tomllib.loads(first)["database"].startswith(f"/var/lib/{lines['StateDirectory']}/")
