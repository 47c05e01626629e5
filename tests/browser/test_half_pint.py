"""Half-Pint Heroes: predictions in secret, bets by name, sets put together card by card, and what a round was worth."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

# What has to be seen at any moment: whether it lies within the window, and what covers its middle.
SEEN = """what => [...document.querySelectorAll(what)].filter(element => !element.closest(".sky")).map(element => {
  const box = element.getBoundingClientRect(), x = box.left + Math.min(box.width / 2, 12), y = box.top + box.height / 2;
  const top = document.elementFromPoint(x, y);
  return {
    what: element.dataset.testid ?? element.dataset.face ?? element.textContent.trim(),
    inside: box.width > 0 && box.left >= -1 && box.right <= innerWidth + 1 && box.top >= 0 && box.bottom <= innerHeight + 1,
    free: top !== null && (element.contains(top) || top.contains(element) || top.matches(".aim")),
  };
})"""


def rest(page: Page) -> None:
    """Skip what is still moving."""
    page.keyboard.press("s")
    expect(page.locator("[data-moving=true]")).to_have_count(0, timeout=20_000)
    page.evaluate("Promise.all(document.getAnimations().map(each => each.finished.catch(() => null)))")


def in_sight(page: Page, what: str, least: int = 1) -> None:
    seen = page.evaluate(SEEN, what)
    assert len(seen) >= least, what
    assert [each for each in seen if not each["inside"] or not each["free"]] == [], what


def fits(page: Page) -> None:
    """Nothing to scroll for; the row, one's own hand and everybody's tile are in sight."""
    width, height, wide, high = page.evaluate(
        "[innerWidth, innerHeight, document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert wide <= width
    assert high <= height
    in_sight(page, ".dock [data-card]")
    in_sight(page, ".shared [data-card]")
    in_sight(page, ".others .tile .name", 1)
    in_sight(page, ".others [data-testid^=prediction-], .dock [data-testid^=prediction-]", 2)
    in_sight(page, "[data-action]:not([data-set])")


class Hero:
    """Predicts, bets and plays sets, now by cards and now from the list."""

    def __init__(self, page: Page, chance: random.Random, press: str = "click") -> None:
        self.page = page
        self.chance = chance
        self.press = press
        self.looks: list[Callable[[Page], None]] = []
        self.rounds: list[dict[str, list[str]]] = []
        self.done: dict[str, int] = {}

    def ready(self) -> bool:
        self.page.locator(
            ".page [data-action]:enabled:not([aria-disabled=true]), [data-testid=game-over]"
        ).first.wait_for()
        return not self.over()

    def can_move(self) -> bool:
        return self.page.locator(".page [data-action]:enabled:not([aria-disabled=true])").count() > 0

    def over(self) -> bool:
        return self.page.get_by_test_id("game-over").count() > 0

    def read_round(self) -> None:
        """Read what the round was worth and wave it away: it does not cover the hand."""
        page = self.page
        if page.get_by_test_id("summary").count() == 0:
            return
        rest(page)
        rows = {}
        for row in page.locator("[data-testid^=share-]").all():
            rows[row.get_attribute("data-testid") or ""] = row.locator("td").all_inner_texts()
        if rows:
            self.rounds.append(rows)
        in_sight(page, ".dock [data-card]", 0)
        getattr(page.get_by_test_id("summary"), self.press)(position={"x": 60, "y": 60})
        expect(page.get_by_test_id("summary")).to_have_count(0)
        # Then the next hand is dealt.
        self.ready()
        rest(page)

    def move(self) -> None:
        page = self.page
        rest(page)
        self.read_round()
        for look in self.looks:
            look(page)
        choices = page.locator("[data-testid^=choice-]")
        aims = page.locator("[data-testid^=target-]")
        if choices.count() and aims.count() and self.chance.random() < 0.5:
            self.count("aim")
            self.touch(aims.nth(self.chance.randrange(aims.count())))
        elif choices.count():
            self.count("choice")
            self.touch(choices.nth(self.chance.randrange(choices.count())))
        elif self.chance.random() < 0.5:
            self.count("list")
            sets = page.locator("[data-set]")
            wanted = sets.nth(self.chance.randrange(sets.count()))
            wanted.scroll_into_view_if_needed()
            self.touch(wanted)
            if self.chance.random() < 0.5:
                self.touch(page.get_by_test_id("play"))
            else:
                self.touch(page.locator("[data-set][aria-pressed=true]"))
        else:
            self.count("cards")
            self.lay_cards()
        expect(page.get_by_test_id("cancel")).to_have_count(0)

    def lay_cards(self) -> None:
        """Tap cards of hand and row until they are a set, which is then named."""
        page = self.page
        play = page.get_by_test_id("play")
        while play.get_attribute("aria-disabled") == "true" or self.chance.random() < 0.4:
            cards = page.locator("[data-pick][aria-pressed=false]")
            if cards.count() == 0:
                break
            self.touch(cards.nth(self.chance.randrange(cards.count())), corner=True)
        expect(play).to_have_attribute("aria-disabled", "false")
        expect(page.locator(".prompt")).not_to_be_empty()
        self.touch(play)

    def touch(self, what: Any, corner: bool = False) -> None:
        getattr(what, self.press)(position={"x": 20, "y": 20} if corner else None)

    def count(self, way: str) -> None:
        self.done[way] = self.done.get(way, 0) + 1


@pytest.fixture
def hero(chance: random.Random) -> Callable[..., Hero]:
    return lambda page, press="click": Hero(page, chance, press)


def set_table(page: Page, others: list[str | None], **options: Any) -> str:
    """A table of the reader with these bots; a seat that is None is for a friend."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} if bot else {"kind": "open"} for bot in others)]
    answer = page.request.post(
        "/api/tables", data={"game": "half-pint", "options": options, "seats": seats, "listed": False}
    )
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def check_round(rows: dict[str, list[str]]) -> None:
    """Every total is the sum of its reasons."""
    for who, cells in rows.items():
        reasons = sum(int(number) for cell in cells[:-2] for number in re.findall(r"\d+", cell))
        assert int(cells[-2]) == reasons, (who, cells)


def test_seven_seats_on_a_phone_and_at_a_desk(visit, hero, together):
    ann, ben = visit("Ann", phone=True), visit("Ben", viewport={"width": 1280, "height": 800})
    table = set_table(ann, [None, *["random"] * 5], rounds=2)
    ben.goto(table)
    ben.get_by_test_id("sit-B").click()
    ann.goto(table)
    players = [hero(ann, "tap"), hero(ben)]
    for player in players:
        player.looks.append(fits)
    for page in (ann, ben):
        expect(page.get_by_test_id("hand")).to_have_text("Round 1/2")
        expect(page.locator(".tile")).to_have_count(6)
    together(players)
    for page in (ann, ben):
        rest(page)
        expect(page.get_by_test_id("game-over").locator("li")).to_have_count(7)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(ann.get_by_test_id("rematch")).to_be_in_viewport(ratio=1)
    for player in players:
        player.read_round()
        assert len(player.rounds) == 2, "every round was explained"
        for rows in player.rounds:
            assert len(rows) == 7
            check_round(rows)
    totals = [[[cells[-2:] for cells in rows.values()] for rows in player.rounds] for player in players]
    assert totals[0] == totals[1], "to both in the same way"

    sums = ben.locator("[data-testid^=sum-]").all_inner_texts()
    results = ben.get_by_test_id("game-over").locator("li b").all_inner_texts()
    assert sorted(sums) == sorted(results)
    expect(ben.get_by_test_id("score-sheet").locator("tbody tr")).to_have_count(2)
    ann.get_by_test_id("log").tap()
    expect(ann.get_by_role("dialog").get_by_test_id("score-sheet")).to_be_visible()
    assert ann.get_by_role("dialog").locator("[data-testid^=sum-]").all_inner_texts() == sums
    assert ann.evaluate("document.documentElement.scrollWidth") == 360
    ann.get_by_role("dialog").get_by_test_id("last-round").tap()
    expect(ann.get_by_test_id("summary")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height", "others"),
    [(360, 740, 1), (360, 740, 3), (900, 800, 6), (900, 800, 3), (1280, 800, 1)],
)
def test_other_tables_and_windows_fit(visit, hero, width, height, others):
    page = visit(viewport={"width": width, "height": height})
    page.goto(set_table(page, ["random"] * others, rounds=1))
    player = hero(page)
    player.looks.append(fits)
    while player.ready():
        player.move()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert player.done["choice"] > 0


def test_the_largest_hand_and_row_fit_on_a_phone(visit, hero):
    page = visit(phone=True)
    page.goto(set_table(page, ["random"] * 6, rounds=1, symbols="5/7"))
    player = hero(page, "tap")
    for _ in range(4):
        if not player.ready():
            break
        rest(page)
        fits(page)
        player.move()


def test_a_choice_in_secret_is_not_disturbed_and_not_told(visit):
    ann, ben, cat = visit("Ann"), visit("Ben"), visit("Cat")
    table = set_table(ann, [None, None], rounds=1)
    for page, seat in ((ben, "B"), (cat, "C")):
        page.goto(table)
        page.get_by_test_id(f"sit-{seat}").click()
    ann.goto(table)
    for page in (ann, ben, cat):
        expect(page.get_by_test_id("choice-predict-6")).to_be_visible()
        rest(page)
    ann.get_by_test_id("choice-predict-3").focus()
    ben.get_by_test_id("choice-predict-5").click()
    expect(ann.get_by_test_id("prediction-B")).to_contain_text("has chosen")
    expect(ann.get_by_test_id("choice-predict-3")).to_be_focused()
    expect(ben.get_by_test_id("prediction-B").locator(".slip")).to_have_text("5")
    ben.reload()
    expect(ben.get_by_test_id("prediction-B").locator(".slip")).to_have_text("5")
    ann.keyboard.press("2")
    for seat in "AB":
        expect(cat.get_by_test_id(f"prediction-{seat}")).to_contain_text("has chosen")
        assert not re.search(r"[25]", cat.get_by_test_id(f"prediction-{seat}").inner_text())
    cat.keyboard.press("0")
    for page in (ann, ben, cat):
        for seat, number in zip("ABC", "250", strict=True):
            expect(page.get_by_test_id(f"prediction-{seat}").locator(".slip")).to_have_text(number)
        expect(page.get_by_test_id("what-happened")).to_have_text("The predictions are open: 7 sets in all.")


def test_a_set_is_put_together_by_keyboard(visit):
    page = visit()
    page.goto(set_table(page, ["random", "random"], rounds=1, symbols="5/5"))
    expect(page.get_by_test_id("choice-predict-4")).to_be_visible()
    page.keyboard.press("4")
    while page.locator("[data-testid=play]").count() == 0:
        page.locator("[data-action]").first.wait_for()
        if page.locator("[data-testid^=choice-bet]").count():
            page.keyboard.press("2")
        page.wait_for_timeout(50)
    rest(page)
    # From the list to the hand and to the row with the arrows, never losing the mark.
    page.locator("[data-set]").first.focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate(
        "document.activeElement.closest('.dock') && document.activeElement.matches('[data-pick]')"
    )
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("cancel")).to_be_visible()
    expect(page.locator("[data-pick][aria-pressed=true]")).to_have_count(1)
    expect(page.get_by_test_id("play")).to_have_attribute("aria-disabled", "false")
    assert page.evaluate("document.activeElement.matches('[data-pick][aria-pressed=true]')")
    page.keyboard.press("Escape")
    expect(page.locator("[data-pick][aria-pressed=true]")).to_have_count(0)
    hand = page.locator(".dock [data-card]").count()
    # A digit takes a set of the list, the same digit plays it.
    page.keyboard.press("1")
    expect(page.locator("[data-set][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("1")
    expect(page.locator(".side .log")).to_contain_text(re.compile(r"You play .+: [a-z ]+\."))
    assert page.locator(".dock .cards [data-zone='A:held']").count() < hand


def test_who_sits_out_is_told_first_and_then_not_called(visit, hero):
    page = visit("Ann", phone=True)
    page.goto(set_table(page, ["random"] * 2, rounds=2, drinking="very-hard"))
    note = page.get_by_test_id("drinks-note")
    expect(note).to_contain_text("responsibly")
    rest(page)
    in_sight(page, ".dock [data-card], [data-testid^=choice-predict]")
    page.get_by_test_id("sit-out").tap()
    page.get_by_test_id("drinks-read").tap()
    expect(note).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("hand")).to_be_visible()
    expect(note).to_have_count(0)
    player = hero(page, "tap")
    called: list[str] = []
    while player.ready():
        called.extend(page.get_by_test_id("drinks").locator("b").all_inner_texts())
        player.move()
    rest(page)
    called.extend(page.get_by_test_id("drinks").locator("b").all_inner_texts())
    assert not [names for names in called if re.search(r"\byou\b", names)]
    page.get_by_test_id("log").tap()
    log = page.get_by_role("dialog").locator(".log").inner_text()
    assert "You drink" not in log
    assert "drinks: " in log, "others are called"


def test_the_form_hides_what_means_nothing_and_takes_a_text(visit):
    page = visit(at="/set/pairs", phone=True)
    chips = page.get_by_label("Chips", exact=True)
    expect(chips).to_be_visible()
    expect(page.get_by_label("Penalty")).to_have_count(0)
    chips.select_option("tacoma")
    page.get_by_label("Penalty").fill("9")
    chips.select_option("seattle")
    expect(page.get_by_label("Penalty")).to_have_count(0)
    expect(page.get_by_label("Games", exact=True)).to_be_visible()
    page.goto("/set/half-pint")
    page.get_by_label("Row and hand sizes").fill("2/6")
    page.get_by_test_id("seat-B-random").check()
    page.get_by_test_id("seat-C-random").check()
    page.get_by_test_id("create-table").tap()
    expect(page.get_by_test_id("hand")).to_be_visible()
    rest(page)
    expect(page.locator(".shared [data-card]")).to_have_count(2)
    expect(page.locator(".dock [data-card]")).to_have_count(6)
    # The cards are printed as the table says.
    assert page.locator(".dock [data-card]").first.locator(".size text").all_text_contents() == ["2", "6"]


@pytest.mark.parametrize(
    ("scheme", "size"), [("dark", (1280, 800)), ("light", (1280, 800)), ("light", (360, 740))]
)
def test_no_serious_fault_at_the_table(visit, hero, scheme, size):
    page = visit(color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    page.goto(set_table(page, ["random"] * 4, rounds=2, drinking="very-hard"))
    rest(page)
    grave: dict[str, list[str]] = {}

    def check(what: str) -> None:
        rest(page)
        found = Axe().run(page).response["violations"]
        faults = [
            f"{each['id']}: {json.dumps(node['html'][:200])} {node['failureSummary']}"
            for each in found
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]
        if faults:
            grave.setdefault(what, faults)

    check("note")
    page.get_by_test_id("drinks-read").click()
    player = hero(page)
    seen: set[str] = set()
    while player.ready():
        rest(page)
        kinds = {"summary": "summary", "sets": "set", "choice-predict-0": "prediction", "choice-bet-B": "bet"}
        for what, name in kinds.items():
            if name not in seen and page.get_by_test_id(what).count():
                seen.add(name)
                check(name)
        player.move()
    check("end")
    assert {"set", "prediction", "bet"} <= seen
    assert grave == {}
