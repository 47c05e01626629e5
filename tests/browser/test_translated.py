"""A browser that translates the page puts a <font> in the place of every text: the game must go on showing what is so."""

import pytest

TRANSLATOR = """([how, always]) => {
  const wrap = text => {
    if (!text.data.trim() || !text.isConnected || text.parentElement.closest("font, script, style")) return;
    if (always && text.parentElement.closest("[translate=no], svg")) return;
    const font = document.createElement("font");
    const inner = document.createElement("font");
    font.append(inner);
    if (how === "copied") {
      inner.append(text.data);
      text.replaceWith(font);
    } else {
      text.before(font);
      inner.append(text);
    }
  };
  const all = root => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  all(document.body);
  if (always) {
    new MutationObserver(changes => changes.forEach(change => {
      if (change.type === "characterData") wrap(change.target);
      change.addedNodes.forEach(node => node.nodeType === Node.TEXT_NODE ? wrap(node) : all(node));
    })).observe(document.body, { childList: true, subtree: true, characterData: true });
  }
}"""


def shown(page):
    """Every text of the table at rest, but for what lies open only on one page."""
    page.keyboard.press("s")
    page.locator(".page[data-moving=false]").wait_for()
    return page.evaluate(
        """() => ["header h1", "[data-testid=hand]", ".scores", ".side .log", "main"].map(each => {
          const text = document.querySelector(`.page ${each}`).innerText;
          return text.replace(/\\s+/g, " ").trim();
        })"""
    )


@pytest.mark.parametrize(
    ("how", "always"), [("copied", False), ("moved", False), ("copied", True), ("moved", True)]
)
def test_a_translated_table_goes_on_telling_the_truth(visit, player, table, how, always):
    page = visit("Ann")
    table(page, "port", "rrr")
    ann = player(page)
    assert ann.ready()
    page.evaluate(TRANSLATOR, [how, always])
    assert page.locator("font").count() > 20
    for _ in range(12):
        if not ann.ready():
            break
        ann.move()
    ann.ready()
    told = shown(page)
    # The same table in a page that nobody has translated.
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".page[data-moving=false]").wait_for()
    # A summary may lie over one of them.
    for each in (page, other):
        each.keyboard.press("Escape")
    assert told[:4] == shown(other)[:4]
    page.wait_for_timeout(50)
    assert shown(page) == shown(other)
