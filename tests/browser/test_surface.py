"""The table as a thing to be touched: a second word where a slip costs, the tally of a hand, what is set for this device."""

from playwright.sync_api import expect

from .conftest import CAN


def test_a_card_is_only_passed_after_a_second_word(visit, player, table):
    page = visit("Ann", phone=True)
    table(page, "kitty", "ttt")
    assert player(page, "tap").ready()
    cards = page.locator(".dock [data-pick]")
    held = page.locator(".dock .slot").count()
    cards.first.tap()
    confirm = page.get_by_test_id("confirm")
    # The button says what goes to whom.
    expect(confirm).to_contain_text(page.get_by_test_id("seat-B").get_attribute("aria-label"))
    first = confirm.text_content()
    # Another card takes its place, Cancel takes all back, and nothing has been played.
    cards.last.tap()
    expect(confirm).not_to_have_text(first)
    page.get_by_test_id("cancel").tap()
    expect(confirm).to_be_hidden()
    expect(page.get_by_test_id("action-pass")).to_contain_text("Pass a card to")
    assert page.locator(".dock .slot").count() == held
    cards.first.tap()
    confirm.tap()
    expect(confirm).to_be_hidden()
    expect(page.get_by_test_id("action-bid")).to_have_attribute("aria-disabled", "false")


def test_who_never_wants_to_be_asked_is_not(visit, player, table):
    page = visit("Ann")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("set-confirm-never").check(force=True)
    page.keyboard.press("Escape")
    table(page, "kitty", "ttt")
    assert player(page).ready()
    page.locator(".dock [data-pick]").first.click(position={"x": 8, "y": 8})
    expect(page.get_by_test_id("action-bid")).to_have_attribute("aria-disabled", "false")


def test_the_tally_of_a_hand_waits_for_its_reader(visit, player, table):
    page = visit("Ann")
    table(page, "port", "r")
    ann = player(page)
    # Whoever waits for their turn would go on from it.
    told = page.get_by_test_id("tally")
    for _ in range(60):
        told.or_(page.locator(CAN)).first.wait_for()
        if told.count():
            break
        ann.move()
    expect(page.get_by_test_id("tally-A")).to_contain_text("you")
    # Both lines say why.
    for seat in "AB":
        assert page.get_by_test_id(f"tally-{seat}").locator(".why").text_content().strip() not in ("", "–")
    expect(page.get_by_test_id("turn")).to_have_text("Time to reckon up")
    page.keyboard.press("1")
    expect(page.get_by_test_id("tally")).to_be_hidden()
    assert ann.ready()


def test_what_is_set_is_there_before_the_first_paint(visit):
    page = visit()
    page.get_by_test_id("settings").click()
    for choice in ("type-150", "contrast-more", "motion-none", "theme-light"):
        page.get_by_test_id(f"set-{choice}").check(force=True)
    root = "({ ...document.documentElement.dataset })"
    wanted = {"type": "150", "contrast": "more", "motion": "none", "theme": "light"}
    assert page.evaluate(root) == wanted
    page.add_init_script(
        f"document.addEventListener('readystatechange', () => (window.early ??= {root}), {{ once: true }})"
    )
    page.reload()
    expect(page.get_by_test_id("settings")).to_be_visible()
    assert page.evaluate("window.early") == wanted
    # However large the type is, nothing has to be scrolled for sideways.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_parts_of_the_table_are_gone_through_by_key(visit, player, table):
    page = visit("Ann")
    table(page, "port", "rr")
    assert player(page).ready()
    page.keyboard.press("s")
    found = []
    for _ in range(6):
        page.keyboard.press("r")
        found.append(
            page.evaluate(
                "document.activeElement.dataset.testid ?? document.activeElement.getAttribute('aria-label')"
            )
        )
    assert {"seat-A", "seat-B", "seat-C", "The middle of the table"} <= set(found)
