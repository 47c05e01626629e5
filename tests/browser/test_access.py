"""What axe-core finds: every page, in the evening and at noon."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect


def check(page: Page, what: str) -> None:
    # Colours are measured at rest.
    page.evaluate("Promise.all(document.getAnimations().map(each => each.finished.catch(() => null)))")
    found = Axe().run(page).response["violations"]
    grave = [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
    assert grave == [], what


@pytest.mark.parametrize(
    ("scheme", "size"), [("dark", (1280, 800)), ("light", (1280, 800)), ("light", (360, 740))]
)
def test_no_serious_fault_on_any_page(visit, player, scheme, size):
    page = visit(color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    expect(page.get_by_test_id("game-pairs")).to_be_visible()
    check(page, "lobby")
    page.goto("/rules/pairs")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page, "rules")
    page.goto("/set/regent")
    expect(page.get_by_test_id("create-table")).to_be_visible()
    check(page, "form")
    page.get_by_label("Rounds").fill("5")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("waiting")).to_be_visible()
    check(page, "waiting room")
    page.get_by_test_id("fill-B-random").click()
    page.get_by_test_id("fill-C-random").click()
    ann = player(page)
    assert ann.ready()
    check(page, "table")
    # A move half made: targets and cards are marked.
    page.locator("[data-action]:not([aria-disabled=true])").first.click()
    check(page, "table, while choosing")
    page.keyboard.press("Escape")
    for _ in range(200):
        if not ann.ready():
            break
        page.keyboard.press("s")
        ann.move()
    check(page, "end of the game")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, "keys")


def test_each_event_is_read_once(visit, player, table):
    """What stays on the page stays the same element: a screen reader reads only what is new."""
    page = visit("Ann")
    table(page, "port", "rrr")
    ann = player(page)
    page.evaluate(
        """() => {
          window.read = [];
          new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
            if (node instanceof Element) window.read.push(node);
          }))).observe(document.querySelector("[role=log][aria-live]"), { childList: true });
        }"""
    )
    for _ in range(6):
        if not ann.ready():
            break
        ann.move()
    ann.ready()
    # Every line that stands there now came once, and whatever came stood behind what was there.
    assert page.evaluate(
        """() => [...document.querySelectorAll("[role=log][aria-live] p")].every(
          line => window.read.filter(each => each === line).length <= 1)"""
    )
    count, lines = page.evaluate("""() => [window.read.length, new Set(window.read).size]""")
    assert count == lines > 6
    texts = page.evaluate("() => window.read.map(each => each.textContent)")
    # Before, every event brought the six last lines again: then no line would come fewer than three times.
    assert min(texts.count(text) for text in set(texts)) == 1
