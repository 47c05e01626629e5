"""No mouse at all: from the lobby to the end of a game, and always a mark on what a key would press."""

from typing import Any

from playwright.sync_api import Page, expect

# What has the focus, and whether a person can see that it has.
FOCUS = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const shown = element.matches("input[type=radio]") ? element.closest("label") : element;
  const box = shown.getBoundingClientRect();
  const ring = [element, shown, element.nextElementSibling].some(each => each && getComputedStyle(each).outlineStyle !== "none");
  return {
    what: element.dataset.testid || element.id || element.getAttribute("aria-label") || element.tagName,
    ring: ring && element.matches(":focus-visible"),
    inside: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}"""


def focus(page: Page) -> dict[str, Any]:
    """What has the focus; it must be something real, in view and marked."""
    seen: dict[str, Any] | None = page.evaluate(FOCUS)
    assert seen is not None, "the focus is lost"
    assert seen["inside"], seen
    assert seen["ring"], seen
    return seen


def tab_to(page: Page, what: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if focus(page)["what"] == what:
            return
    raise AssertionError(f"Tab never comes to {what}")


def test_from_the_lobby_to_the_end_of_a_game_of_pairs(visit, player, chance):
    page = visit()
    expect(page.get_by_test_id("play-now-pairs")).to_be_visible()
    tab_to(page, "set-table-pairs")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("create-table")).to_be_visible()
    for seat in "BC":
        tab_to(page, f"seat-{seat}-open")
        page.keyboard.press("ArrowRight")
        assert focus(page)["what"] == f"seat-{seat}-random"
    tab_to(page, "option-mode")
    page.keyboard.press("ArrowDown")
    tab_to(page, "option-target")
    page.keyboard.type("31")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("hand")).to_be_visible()

    ann = player(page)
    assert ann.ready()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Esc")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    tab_to(page, "action-hit")

    cancelled = walked = moves = 0
    while ann.ready():
        moves += 1
        assert moves < 300
        focus(page)
        fold = page.get_by_test_id("action-fold")
        if cancelled and chance.random() < 0.6:
            press(page, "action-hit")
            continue
        press(page, "action-fold")
        if page.get_by_test_id("cancel").count() == 0:
            continue
        focus(page)
        if cancelled < 2:
            page.keyboard.press("Escape")
            expect(page.get_by_test_id("cancel")).to_have_count(0)
            expect(fold).to_be_visible()
            focus(page)
            cancelled += 1
            page.keyboard.press("1")
        elif walked < 3:
            # From card to card with the arrows.
            page.keyboard.press("ArrowUp")
            focus(page)
            page.keyboard.press("ArrowDown")
            focus(page)
            walked += 1
            press_any(page)
        else:
            press_any(page)
    assert cancelled > 0
    assert moves > 0
    expect(page.get_by_test_id("game-over")).to_be_visible()
    focus(page)
    tab_to(page, "rematch")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("game-over")).to_have_count(0)
    assert ann.ready()


def press(page: Page, what: str) -> None:
    """Press a button of the bar: by its digit, or with Enter if it has the focus."""
    if focus(page)["what"] == what:
        page.keyboard.press("Enter")
        return
    bar = page.locator("[data-action]").evaluate_all("all => all.map(each => each.dataset.testid)")
    page.keyboard.press(str(bar.index(what) + 1))


def press_any(page: Page) -> None:
    for _ in range(5):
        if page.get_by_test_id("cancel").count() == 0:
            return
        page.keyboard.press("1")
    raise AssertionError("the digits lead nowhere")


def test_the_log_and_the_sheets_open_and_close_by_key(visit):
    page = visit(viewport={"width": 800, "height": 700})
    page.get_by_test_id("play-now-port").press("Enter")
    expect(page.get_by_test_id("hand")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="What happened")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_first_tab_skips_to_the_content(visit):
    page = visit()
    expect(page.get_by_test_id("play-now-pairs")).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className").startswith("skip")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


def test_letters_work_where_the_keyboard_writes_others(visit, player, table):
    """On a Russian keyboard the key of L writes д."""
    page = visit("Ann")
    table(page, "port", "rrr")
    assert player(page).ready()
    press = "([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))"
    log = page.locator("dialog[open]")
    page.evaluate(press, ["д", "KeyL"])
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    # Where there are Latin letters the letter counts, not its place: here another key is that of L.
    page.evaluate(press, ["n", "KeyL"])
    expect(log).to_have_count(0)
    page.evaluate(press, ["l", "KeyP"])
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    # Figures that are written with Shift only.
    page.evaluate(press, ["&", "Digit1"])
    expect(page.locator(".side .log li").first).to_be_visible()
