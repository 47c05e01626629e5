"""Without a line: the pad reckons, the lobby and the rules are there, and nobody is kept on an old page."""

import json
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

PADS = Path(__file__).parents[1] / "pads"
FOUR = ["Max", "Laura", "Sven", "Frank"]
TOTALS = (260, 320, 170, 310)
KEPT = """async path => {
  const key = new URL(path, document.baseURI).href;
  while (!(await caches.match(key))) await new Promise(done => setTimeout(done, 100));
}"""


def lines():
    return tomllib.loads((PADS / "figure-9-written.toml").read_text("utf-8"))["_pad"]["lines"]


def settled(page: Page, path: str = "api/rules/troll-guts?lang=en") -> None:
    """Wait until the last of what is kept has come."""
    page.evaluate("navigator.serviceWorker.ready")
    page.evaluate(KEPT, path)


def shows(page: Page, *totals: int) -> None:
    for seat, total in enumerate(totals):
        expect(page.get_by_test_id(f"pad-total-{seat}")).to_have_text(str(total))


@pytest.fixture
def guest(visit):
    return lambda at="/", **wanted: visit(at=at, service_workers="allow", locale="en", **wanted)


def test_the_printed_example_is_reckoned_in_a_cellar(guest):
    page = guest(phone=True)
    settled(page)
    sheet = {"players": FOUR, "lines": lines()[:9]}
    page.evaluate(
        "sheet => localStorage.setItem('alehouse-pad', sheet)", json.dumps({"sheet": sheet, "past": []})
    )
    page.context.set_offline(True)
    page.get_by_test_id("to-pad").click()
    page.get_by_test_id("pad-enter").click()
    page.get_by_test_id("pad-how-paper").check()
    for seat, (points, mark) in enumerate(zip(lines()[9]["points"], lines()[9]["marks"], strict=True)):
        page.locator(f"input#pad-points-{seat}").fill(str(points))
        page.get_by_test_id(f"pad-mark-{seat}-{mark}").check()
    page.get_by_test_id("pad-write").click()
    shows(page, *TOTALS)
    page.reload()
    shows(page, *TOTALS)
    expect(page.get_by_test_id("pad-over")).to_contain_text("Laura wins")


def test_the_lobby_and_the_rules_are_there_without_a_line(guest):
    page = guest()
    settled(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("offline")).to_contain_text("You are offline")
    expect(page.get_by_test_id("play-now-port")).to_be_visible()
    page.goto("/rules/regent")
    expect(page.get_by_test_id("rules").get_by_role("heading").first).to_contain_text("Regent")
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_test_id("offline")).to_have_count(0)


def test_what_is_one_s_own_is_not_kept(guest):
    page = guest()
    settled(page)
    kept = page.evaluate(
        """async () => {
          const all = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
          return all.flat().map(each => new URL(each.url).pathname).filter(each => each.startsWith("/api/"));
        }"""
    )
    assert "/api/games" in kept
    assert {path.rpartition("/")[0] for path in kept} == {"/api", "/api/rules"}
    assert [path for path in kept if path.rpartition("/")[0] == "/api"] == ["/api/games"]


def test_an_open_page_is_told_of_a_new_one(guest):
    page = guest()
    settled(page)
    say = (
        "version => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { version } }))"
    )
    page.evaluate(say, page.locator("meta[name=version]").get_attribute("content"))
    expect(page.get_by_test_id("new-version")).to_have_count(0)
    page.evaluate(say, "another")
    page.get_by_test_id("reload").click()
    expect(page.get_by_test_id("name-edit")).to_be_visible()
    expect(page.get_by_test_id("new-version")).to_have_count(0)


NOTICES = """() => {
  window.notices = [];
  window.asked = 0;
  window.Notification = class {
    static permission = "default";
    static requestPermission = async () => (window.asked += 1, (Notification.permission = "granted"));
    constructor(words, about) { window.notices.push([words, about.body ?? null]); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
}"""


def test_a_turn_is_told_to_whoever_asked_for_it_and_looks_away(visit, table):
    page = visit(locale="en")
    page.add_init_script(f"({NOTICES})()")
    table(page, "port", "t")
    expect(page.locator(".page[data-moving=false]")).to_be_visible()
    page.get_by_test_id("settings").click()
    assert page.evaluate("window.asked") == 0
    page.get_by_test_id("set-turn").check()
    assert page.evaluate("window.asked") == 1
    page.keyboard.press("Escape")
    page.evaluate("window.away = true")
    turn = page.get_by_test_id("turn")
    expect(turn).to_contain_text("Your turn")
    assert page.evaluate("window.notices") == []
    # Whoever locks a stack waits; hit goes on, and the next turn comes while the page is away.
    page.evaluate("document.querySelector('.page [data-action]:enabled').click()")
    page.wait_for_function(
        "() => window.notices.length > 0 || document.querySelector('[data-testid=game-over]')"
    )
    told = page.evaluate("window.notices")
    assert all(words == "Your turn · Port" and body is None for words, body in told), told
