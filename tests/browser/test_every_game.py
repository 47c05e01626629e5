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
    if (!at.closest("script, noscript, style, option, kbd, .language")) found.add(walk.currentNode.data.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (!element.closest(".language")) found.add(element.getAttribute(name) ?? "");
  return [...found].filter(text => text);
}"""
IDS = re.compile(
    r"\b(?:board|card|event|game|makes|option|over|page|play|state|sum|table|verb|wait|zone)-[a-z]+|\{|\bundefined\b|\bNaN\b"
)


# What is wrong with how a table is laid out: an action that cannot be reached, even by scrolling what it lies in, or that
# something lies over; a seat that lies on another, on the middle or on one's own place.
FAULTS = """() => {
  const found = [], seen = element => {
    const box = element.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && getComputedStyle(element).visibility !== "hidden";
  };
  const all = selector => [...document.querySelectorAll(selector)].filter(seen);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const tiles = all(".others .tile"), name = element => element.dataset?.testid ?? element.getAttribute("class");
  for (const [i, tile] of tiles.entries())
    for (const other of [...tiles.slice(i + 1), ...all(".centre .card, .centre .what, .centre .heap, .centre .fact, .dock")])
      if (over(tile.getBoundingClientRect(), other.getBoundingClientRect())) found.push(`${name(tile)} on ${name(other)}`);
  for (const action of all(".dock [data-action]")) {
    action.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = action.getBoundingClientRect();
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!at || !(action.contains(at) || at.contains(action))) found.push(`${name(action)} out of reach`);
  }
  document.querySelector(".dock")?.scrollIntoView({ block: "nearest" });
  for (const each of document.querySelectorAll(".kinds .scroll")) each.scrollLeft = 0;
  scrollTo(0, 0);
  return found;
}"""
# On its side, enlarged twice and four times, a tablet, a small window.
SIZES = [(740, 360), (667, 375), (640, 400), (320, 256), (820, 1180), (1000, 700)]


def check_layout(page: Page) -> None:
    """Every action can be reached and pressed, and no seat covers anything, whatever the page is looked at with."""
    usual = page.viewport_size
    assert usual is not None
    for width, height in [(usual["width"], usual["height"]), *SIZES]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        assert page.evaluate(FAULTS) == [], (width, height)
    page.set_viewport_size(usual)


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
        latin = [
            say("ru", f"game-{game}"),
            *(seat["name"] for seat in seats),
            "Alehouse",
            "Enter",
            "Esc",
            "Shift",
        ]
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
        if made == 1 and where == "desk":
            check_layout(page)
        one.move()
    page.keyboard.press("s")
    for language in languages:
        speak(page, language)
        check(page, game, language)


# What of a table cannot be read: a state of which the end is missing, a line of one's own that lies under what is known of
# the seat, words below cards that run out of the page.
CUT = """() => {
  const box = element => element.getBoundingClientRect(), found = [];
  for (const badge of document.querySelectorAll(".others .badge:not(.mute) span"))
    if (badge.scrollWidth > badge.clientWidth + 1 && getComputedStyle(badge.parentElement).clipPath === "none")
      found.push(`badge ${badge.textContent}`);
  const turn = document.createRange(), facts = document.querySelector(".dock .turn > .facts");
  turn.selectNodeContents(document.querySelector(".dock .whose"));
  if (facts && box(turn).right > box(facts).left + 1) found.push(`turn ${turn}`);
  for (const caption of document.querySelectorAll(".dock .caption"))
    if (box(caption).left < 0 || caption.scrollWidth > caption.clientWidth + 1 || box(caption).right > innerWidth)
      found.push(`caption ${caption.textContent}`);
  return found;
}"""


@pytest.mark.parametrize("game", ["half-pint", "starboard", "troll-guts", "deadfall"])
def test_a_full_table_can_be_read_on_a_phone(
    phone: Page, table: Callable[..., None], player: Callable[..., Any], game: str
) -> None:
    """As many as can play, in the language with the longest words, upright and on its side."""
    speak(phone, "ru")
    rules = games.find(game)
    table(phone, game, "t" * (rules.max_players - 1), **rules.options_for(rules.max_players))
    one = player(phone, "tap")
    usual = phone.viewport_size
    for _ in range(3):
        if not one.ready():
            break
        for width, height in ((360, 740), (740, 360)):
            phone.set_viewport_size({"width": width, "height": height})
            assert phone.evaluate(CUT) == [], (width, height)
        phone.set_viewport_size(usual)
        one.move()
