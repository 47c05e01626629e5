"""The page in the reader's language: chosen by the browser, then by the reader, at any moment of a game."""

from contextlib import suppress
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from alehouse.language import say

from .conftest import PATIENCE

LANGUAGES = ("de", "en", "ru")


def switch(page: Page, language: str) -> None:
    page.get_by_test_id("language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def log_of(page: Page) -> list[str]:
    return page.locator(".side .log li p").all_inner_texts()


def server_hears(page: Page, language: str) -> None:
    """The page speaks a language at once, and tells the server meanwhile."""
    until = monotonic() + 20
    while (told := page.request.get("/api/me").json()["locale"]) != language:
        assert monotonic() < until, told
        page.wait_for_timeout(20)


@pytest.mark.parametrize(
    ("browser_language", "language"), [("de-AT", "de"), ("ru-RU", "ru"), ("en-GB", "en"), ("fr-FR", "en")]
)
def test_the_page_follows_the_browser_at_first(visit, browser_language, language):
    page = visit(locale=browser_language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "lobby-heading"))
    start, _, _ = say(language, "guest-name", number="#").partition("#")
    expect(page.locator("header .mine")).to_contain_text(start)
    expect(page.get_by_test_id("language").locator("option")).to_have_text(["English", "Deutsch", "Русский"])


def test_the_reader_chooses_and_the_choice_is_kept(visit):
    page = visit("Ann", locale="en-US")
    page.evaluate("window.sameDocument = true")
    language = page.get_by_test_id("language")
    language.focus()
    for each in ("ru", "de"):
        switch(page, each)
        expect(page.get_by_role("heading", level=1)).to_have_text(say(each, "lobby-heading"))
        expect(language).to_be_focused()
    assert page.evaluate("window.sameDocument"), "nothing was loaded anew"
    expect(page.locator("header .mine")).to_have_text("Ann")
    server_hears(page, "de")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("de", "lobby-heading"))
    expect(page.get_by_test_id("language")).to_have_value("de")


def test_a_language_that_cannot_be_fetched_is_said_to_be_missing(visit):
    page = visit("Ann", locale="en-US")
    page.context.set_offline(True)
    page.get_by_test_id("language").select_option("ru")
    expect(page.get_by_role("alert")).to_have_text(say("en", "page-language-missing", language="Русский"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("language")).to_have_value("en")
    page.context.set_offline(False)
    switch(page, "ru")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_that_a_language_is_missing_is_seen_on_a_phone_over_what_lies_there(visit, table, player, together):
    page = visit("Ann", phone=True, locale="en-US")
    table(page, "port", "r", max_rounds=1)
    together([player(page, "tap")])
    expect(page.get_by_test_id("tally")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_test_id("language").select_option("ru")
    said = page.get_by_text(say("en", "page-language-missing", language="Русский"))
    expect(said).to_be_in_viewport(ratio=1)
    assert said.evaluate(
        """element => {
          const box = element.getBoundingClientRect();
          return document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) === element;
        }"""
    ), "nothing covers it"


def test_rules_are_fetched_in_the_language_and_again_when_it_changes(visit):
    page = visit(at="/rules/half-pint", locale="de-DE")
    sheet = page.get_by_test_id("rules")
    seen = []
    for each in ("de", "ru", "en"):
        switch(page, each)
        expect(sheet).to_have_attribute("lang", each)
        expect(page).to_have_title(say(each, "page-title-on", page=say(each, "game-half-pint")))
        seen.append(sheet.inner_text())
    assert len(set(seen)) == 3
    assert "Schießerei" in seen[0]
    assert "перестрелк" in seen[1]
    assert "gun fight" in seen[2].lower()


def sit_down(ann: Page, ben: Page, game: str, **options: int) -> None:
    """Ann in seat A and Ben in seat B of a new table, the game begun."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": game, "options": options, "seats": seats, "listed": False}
    made = ann.request.post("/api/tables", data=wanted)
    assert made.ok, made.text()
    for page in (ann, ben):
        page.goto(f"/table/{made.json()['id']}")
    ben.get_by_test_id("sit-B").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("hand")).to_be_visible()


def predict(page: Page, amount: int) -> None:
    choice = page.get_by_test_id(f"choice-predict-{amount}")
    choice.or_(page.get_by_test_id("action-predict")).first.click()
    if page.get_by_test_id("cancel").count():
        choice.click()


def test_a_sealed_choice_stays_when_the_language_changes(visit):
    """A German and a Russian at one table: what one has chosen in secret is kept, and told to both at the end."""
    ann, ben = visit("Ann", locale="de-DE"), visit("Ben", locale="en-US")
    switch(ben, "ru")
    sit_down(ann, ben, "half-pint")
    for page, language in ((ann, "de"), (ben, "ru")):
        expect(page.get_by_test_id("turn")).to_have_text(say(language, "table-turn-you-sealed"))

    predict(ann, 3)
    turn, chooser = ann.get_by_test_id("turn"), ann.get_by_test_id("language")
    expect(turn).to_have_text(say("de", "table-chosen", names="Ben"))
    german = log_of(ann)
    chooser.focus()
    for language in ("ru", "en"):
        switch(ann, language)
        expect(turn).to_have_text(say(language, "table-chosen", names="Ben"))
        expect(ann.locator("[data-action]:not([aria-disabled=true])")).to_have_count(0)
        expect(chooser).to_be_focused()
        expect(ann.locator(".side .log")).to_contain_text(say(language, "event-hand", amount=1))
        assert len(log_of(ann)) == len(german)
        assert not set(log_of(ann)) & set(german)
        server_hears(ann, language)
    switch(ann, "de")
    assert log_of(ann) == german
    expect(ben.get_by_test_id("turn")).to_have_text(say("ru", "table-turn-you"))

    predict(ben, 1)
    for page, language, names in ((ann, "de", ("you", "Ben")), (ben, "ru", ("Ann", "you"))):
        for seat, amount in zip(names, (3, 1), strict=True):
            told = say(language, "event-predicts", seat=seat, amount=amount)
            expect(page.locator(".side .log")).to_contain_text(told)


def test_two_people_play_to_the_end_each_in_a_language_and_one_changes_it_at_every_move(
    visit, player, together
):
    ann, ben = visit("Ann", locale="de-DE"), visit("Ben", locale="ru-RU")
    sit_down(ann, ben, "port", max_rounds=2)
    switched = player(ann)
    move, spoken = switched.move, iter(["ru", "de", "en"] * 200)

    def switch_and_move() -> None:
        switch(ann, next(spoken))
        move()

    switched.move = switch_and_move
    assert together([switched, player(ben)]) >= 2
    switch(ann, "de")
    for page, language in ((ann, "de"), (ben, "ru")):
        expect(page.get_by_test_id("turn")).to_have_text(say(language, "table-turn-over"))
        expect(page.get_by_test_id("rematch")).to_have_text(say(language, "over-rematch"))
    assert len(log_of(ann)) == len(log_of(ben)) > 2
    for page, language in ((ann, "de"), (ben, "ru")):
        assert say(language, "event-hand", amount=1) in log_of(page)


def test_what_happened_last_is_told_again_in_the_new_language(visit, table, player):
    page = visit("Ann", locale="en-US")
    table(page, "port", "r")
    # Now nothing more happens by itself.
    assert player(page).ready()
    page.locator(".page[data-moving=false]").wait_for()
    happened = page.get_by_test_id("what-happened")
    told = {"en": happened.inner_text()}
    for language, last in (("de", "en"), ("ru", "de")):
        switch(page, language)
        expect(happened).not_to_have_text(told[last])
        told[language] = happened.inner_text()
    assert len(set(told.values())) == 3
    switch(page, "en")
    expect(happened).to_have_text(told["en"])


def test_a_choice_that_has_begun_is_kept(visit, table):
    page = visit("Ann", locale="en-US")
    attack = page.locator("[data-testid=action-attack]:not([aria-disabled=true])")
    for _ in range(5):
        # Bots that play anything may have knocked her out before her first turn.
        table(page, "regent", "rrrrr")
        with suppress(AssertionError):
            expect(attack).to_be_visible(timeout=PATIENCE / 2)
            break
    attack.click()
    cancel, aim = page.get_by_test_id("cancel"), page.locator("[data-testid^=choice-attack-]").first
    expect(cancel).to_have_text(say("en", "table-cancel"))
    for language in ("de", "ru"):
        switch(page, language)
        expect(cancel).to_have_text(say(language, "table-cancel"))
        expect(aim).to_be_visible()
    seat = str(aim.get_attribute("data-testid"))[-1]
    name = page.get_by_test_id(f"seat-{seat}").get_attribute("aria-label")
    aim.click()
    expect(cancel).to_have_count(0)
    expect(page.locator(".side .log")).to_contain_text(say("ru", "event-attacks", seat="you", target=name))


def test_a_refusal_on_the_screen_follows_the_language(visit):
    page = visit("Ann", at="/table/aaaaaaaaaa", locale="de-DE")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(say("de", "table-missing"))
    switch(page, "ru")
    expect(heading).to_have_text(say("ru", "table-missing"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [320, 390])
def test_the_switch_has_room_on_a_phone(visit, table, language, width):
    page = visit("Maximiliane", viewport={"width": width, "height": 700})
    switch(page, language)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table(page, "port", "rrr")
    expect(page.get_by_test_id("language")).to_have_value(language)
    box = page.locator("label.language").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_letters_of_all_languages_come_from_the_page_itself(visit):
    """Cyrillic and umlauts are drawn with the same fonts as English, serif and sans."""
    page = visit(at="/rules/half-pint", locale="ru-RU")
    expect(page.get_by_test_id("rules")).to_have_attribute("lang", "ru")
    loaded = page.evaluate(
        """() => document.fonts.ready.then(() => [...document.fonts]
          .filter(font => font.status === "loaded" && font.unicodeRange.includes("U+410"))
          .map(font => font.family.replaceAll('"', "")))"""
    )
    assert sorted(set(loaded)) == ["Source Sans 3", "Vollkorn"]
    for family in ("Source Sans 3", "Vollkorn"):
        for letters in ("Ж", "ß", "Ä"):
            assert page.evaluate(
                "([font, letters]) => document.fonts.check(font, letters)", [f"16px '{family}'", letters]
            )
