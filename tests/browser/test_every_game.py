"""A table of every game opens on a phone and at a desk, in all languages, and can be played by what is pressed."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from alehouse import catalogue as games
from alehouse.language import say

# Everything that is written on a page or said by it.
TEXTS = """() => {
  const found = new Set([document.title]);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const at = walk.currentNode.parentElement;
    // Languages are called by their own names; keys have no other.
    if (!at.closest("script, style, option, kbd, .language")) found.add(walk.currentNode.data.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (!element.closest(".language")) found.add(element.getAttribute(name) ?? "");
  return [...found].filter(text => text);
}"""
IDS = re.compile(
    r"\b(?:board|card|event|game|makes|option|over|page|play|state|sum|table|verb|wait|zone)-[a-z]+|\{|\bundefined\b|\bNaN\b"
)


def check(page: Page, game: str, language: str) -> None:
    """Nothing to scroll for sideways or inside the table, and every text is one, in the page's language."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert (
        page.evaluate("(stage => (stage.scrollTop = 99, stage.scrollTop))(document.querySelector('.stage'))")
        == 0
    )
    texts = page.evaluate(TEXTS)
    assert len(texts) > 10
    assert [text for text in texts if IDS.search(text)] == []
    if language == "ru":
        # What no file knows would be English, or the plain word of an id.
        seats = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["seats"]
        latin = [say("ru", f"game-{game}"), *(seat["name"] for seat in seats), "Alehouse", "Enter", "Esc"]
        names = re.compile("|".join(map(re.escape, latin)))
        assert [text for text in texts if re.search("[A-Za-z]{2}", names.sub("", text))] == []


def speak(page: Page, language: str) -> None:
    page.get_by_test_id("language").select_option(language)


@pytest.fixture(scope="module")
def phone(stay: Callable[..., Page]) -> Page:
    return stay("Аня", phone=True, locale="ru-RU")


@pytest.fixture(scope="module")
def desk(stay: Callable[..., Page]) -> Page:
    return stay("Ben", locale="de-DE")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize(
    ("where", "press", "languages"), [("phone", "tap", ["ru"]), ("desk", "click", ["de", "en"])]
)
def test_every_game_opens_and_is_played_in_every_language(
    request: pytest.FixtureRequest,
    table: Callable[..., None],
    player: Callable[..., Any],
    game: str,
    where: str,
    press: str,
    languages: list[str],
) -> None:
    page: Page = request.getfixturevalue(where)
    rules = games.find(game)
    seats = min(max(3, rules.min_players), rules.max_players)
    table(page, game, "t" * (seats - 1), **rules.options_for(seats))
    one = player(page, press)
    for made in range(3):
        speak(page, languages[made % len(languages)])
        if not one.ready():
            break
        check(page, game, languages[made % len(languages)])
        one.move()
    page.keyboard.press("s")
    for language in languages:
        speak(page, language)
        check(page, game, language)
