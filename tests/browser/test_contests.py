"""Several tables with the same cards, and the daily deal on a phone."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from alehouse.catalogue import find
from alehouse.server.contest_store import Contests
from alehouse.server.daily import HOUR, end_of, today
from alehouse.server.store import Store, parse

from .test_access import check


def test_four_people_at_two_tables_play_the_same_cards_and_are_compared(visit, player):
    ann = visit("Ann", at="/contest")
    check(ann, "setting up a contest")
    ann.get_by_test_id("contest-game").select_option("starboard")
    ann.get_by_test_id("contest-deals").select_option("2")
    ann.get_by_test_id("contest-create").click()
    expect(ann.get_by_test_id("contest-start")).to_be_disabled()
    link = ann.get_by_test_id("contest-link").input_value()
    check(ann, "waiting for people")
    pages = [ann]
    for name in ("Ben", "Cy", "Dee"):
        page = visit(name, at=link)
        page.get_by_test_id("contest-join").click()
        expect(page.get_by_test_id("contest-leave")).to_be_visible()
        pages.append(page)
    expect(ann.get_by_test_id("contest-start")).to_be_enabled()
    ann.get_by_test_id("contest-start").click()
    for deal in (1, 2):
        for page in pages:
            # Who waits is taken along when the host begins; who comes when the next deal is there goes by themselves.
            if deal == 2:
                page.get_by_test_id("contest-go").click()
            expect(page.locator(".page")).to_be_visible()
        assert len({page.url for page in pages}) == 2
        people = [player(page) for page in pages]
        while not all(each.over() for each in people):
            for each in people:
                if each.can_move() and not each.over():
                    each.move()
                each.page.keyboard.press("s")
        for page in pages:
            expect(page.get_by_test_id("rematch")).to_have_count(0)
            page.get_by_test_id("to-contest").click()
            if deal == 2:
                expect(page.get_by_test_id("contest")).to_be_visible()
    for page in pages:
        expect(page.locator("[data-testid=contest][data-state=over]")).to_be_visible()
        rows = page.get_by_test_id("standings").locator("tbody tr")
        expect(rows).to_have_count(4)
    # Of two who had the same cards one is as far above the half as the other is below it.
    shares = [float(text.strip().split()[0]) for text in rows.locator("td b").all_text_contents()]
    assert sum(shares) == 200
    check(ann, "the end of a contest")


def test_a_contest_of_an_evening_has_its_own_rules_and_a_clock(visit):
    ann, ben = visit("Ann", at="/evening"), visit("Ben", phone=True)
    ann.get_by_test_id("evening-name").fill("Friday")
    ann.get_by_test_id("evening-make").click()
    ben.goto(ann.get_by_test_id("evening-link").input_value())
    expect(ben.get_by_test_id("members").get_by_text("Ben")).to_be_visible()

    ann.get_by_test_id("evening-contest").click()
    expect(ann.get_by_text("It counts for the evening, by the final standing.")).to_be_visible()
    ann.get_by_test_id("contest-game").select_option("half-pint")
    ann.get_by_label("Rounds").fill("0")
    ann.get_by_test_id("contest-create").click()
    # What is wrong is said, and nothing is set up.
    expect(ann.get_by_label("Rounds")).to_have_attribute("aria-invalid", "true")
    ann.get_by_label("Rounds").fill("2")
    ann.get_by_test_id("clock").select_option("30 s a move")
    check(ann, "setting up a contest of an evening")
    ann.get_by_test_id("contest-create").click()
    expect(ann.get_by_test_id("contest")).to_be_visible()
    told = ann.request.get(f"/api/contests/{ann.url.rsplit('/', 1)[1]}").json()
    assert told["options"]["rounds"] == 2
    assert told["clock"] == {"move": 30, "game": None, "add": 0}

    expect(ben.get_by_test_id("contests")).to_contain_text("Half-Pint Heroes one person takes part")
    check(ben, "an evening with a contest")
    ben.get_by_test_id("contests").get_by_role("link").tap()
    ben.get_by_test_id("contest-join").tap()
    expect(ben.get_by_test_id("contest-leave")).to_be_visible()


def test_whoever_leaves_at_a_table_of_a_contest_comes_to_how_it_stands(visit):
    ann = visit("Ann")
    asked = {"game": "starboard", "players": 2, "deals": 2}
    contest = ann.request.post("/api/contests", data=asked).json()["id"]
    for name in ("Ben", "Cy", "Dee"):
        assert visit(name).request.post(f"/api/contests/{contest}/join").ok
    ann.goto(f"/contest/{contest}")
    ann.get_by_test_id("contest-start").click()
    expect(ann.locator(".page")).to_be_visible()
    ann.get_by_test_id("settings").click()
    ann.get_by_test_id("leave").click()
    ann.get_by_test_id("leave-sure").click()
    expect(ann.locator("[data-testid=contest][data-state=playing]")).to_be_visible()
    expect(ann.get_by_test_id("contest-go")).to_have_count(0)


@pytest.fixture
def day(house):
    """Today's deal, of a game that is soon over."""

    async def make():
        store = Store(parse(str(house._database)))
        await store.open()
        try:
            current = today()
            game = find("starboard")
            await Contests(store).make_daily(
                current.isoformat(),
                game=game.name,
                version=game.version,
                players=2,
                options={"hands": 1},
                deals=2,
                ended=end_of(current) + HOUR,
            )
        finally:
            await store.close()

    # Playwright has this thread's event loop.
    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(make())).result()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_daily_deal_on_a_phone(visit, player, day, scheme):
    page = visit("Ann", phone=True, color_scheme=scheme)
    page.get_by_test_id("to-daily").tap()
    expect(page.get_by_test_id("daily-hidden")).to_be_visible()
    check(page, "before")
    for _ in (1, 2):
        page.get_by_test_id("daily-play").tap()
        expect(page.locator(".page")).to_be_visible()
        player(page, "tap").finish()
        page.get_by_test_id("to-contest").tap()
        expect(page.get_by_test_id("daily")).to_be_visible()
    expect(page.get_by_test_id("daily-play")).to_have_count(0)
    expect(page.get_by_test_id("daily-mine")).to_be_visible()
    expect(page.get_by_test_id("streak")).to_contain_text("One day in a row")
    expect(page.get_by_test_id("daily-rows").get_by_text("Ann").first).to_be_visible()
    check(page, "after")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_test_id("practise-1").tap()
    expect(page.locator(".page")).to_be_visible()
