"""For those who want less motion or larger letters."""

from playwright.sync_api import expect


def test_nothing_flies_where_less_motion_is_wanted(visit, player, table):
    page = visit(reduced_motion="reduce")
    table(page, "port", "rrr")
    # Note everything that is put into the sky from now on.
    page.evaluate(
        """() => {
          window.flown = 0;
          new MutationObserver(changes => changes.forEach(each => { window.flown += each.addedNodes.length; }))
            .observe(document.querySelector(".sky"), { childList: true });
        }"""
    )
    ann = player(page)
    # What is skipped would not fly either.
    ann.hurries = False
    for _ in range(4):
        if not ann.ready():
            break
        ann.move()
    page.locator(".page[data-moving=false]").wait_for()
    assert page.evaluate("window.flown") == 0


def test_the_table_is_whole_at_twice_the_size(visit, player, table):
    """At 200 % a window of 1280 by 800 has room for 640 by 400."""
    page = visit(viewport={"width": 640, "height": 400}, device_scale_factor=2)
    table(page, "regent", "rrr")
    ann = player(page)
    for _ in range(4):
        if not ann.ready():
            break
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for button in page.locator("[data-action]:not([aria-disabled=true])").all():
            button.scroll_into_view_if_needed()
            # A page scrolls by whole pixels, a button may end between two.
            expect(button).to_be_in_viewport(ratio=0.99)
            assert button.evaluate("each => each.scrollWidth <= each.clientWidth"), "no label is cut off"
        for seat in "ABCD":
            tile = page.get_by_test_id(f"seat-{seat}")
            tile.scroll_into_view_if_needed()
            expect(tile).to_be_in_viewport(ratio=0.9)
        ann.move()
