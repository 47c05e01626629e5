"""What a newcomer's browser has to fetch: bytes over the line, however fast that is."""

from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def empty_house(house, tmp_path_factory) -> Iterator[object]:
    """A server where nobody waits: a name in the lobby may need letters of its own."""
    own = type(house)(tmp_path_factory.mktemp("empty") / "empty.sqlite")
    own.start()
    yield own
    own.end()


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_lobby_is_light_and_a_table_adds_little(browser, empty_house, monkeypatch, language):
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "bench"))
    from weight import LIMIT, MORE, first_loads

    lobby, table = first_loads(browser, empty_house.url, language)
    assert lobby.total() <= LIMIT == 120_000, lobby
    assert table.total() <= MORE == 60_000, table


def test_a_name_in_another_script_fetches_its_letters(browser, house):
    """English is written without the letters of other languages, but a guest's name may bring them."""
    context = browser.new_context(base_url=house.url, locale="en")
    page = context.new_page()
    fetched = []
    page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    page.goto("/")
    page.get_by_test_id("name-edit").click()
    page.wait_for_load_state("networkidle")
    assert any(file.startswith("source-sans-3-basic") for file in fetched)
    assert not any("russian" in file or "western" in file or "european" in file for file in fetched)
    page.get_by_test_id("name").fill("Аня Čapek")
    page.get_by_test_id("name-save").click()
    page.get_by_text("Аня Čapek").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    assert any(file.startswith("source-sans-3-russian") for file in fetched)
    assert any(file.startswith("source-sans-3-european") for file in fetched)
    context.close()
