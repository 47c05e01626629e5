"""The score pad for a real table, as somebody at that table uses it."""

import tomllib
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from alehouse.records import Record
from alehouse.replayed import replay

PADS = Path(__file__).parents[1] / "pads"
FOUR = ["Max", "Laura", "Sven", "Frank"]
FINGER = 44
PRESSABLE = """() => [...document.querySelectorAll(".pad-page :is(button, a, select, input, summary)")].flatMap(element => {
  const box = (element.closest("label") ?? element).getBoundingClientRect();
  if (!box.width || element.closest(".skip, .hidden, p") || getComputedStyle(element).visibility === "hidden") return [];
  return [{ what: element.dataset.testid ?? element.textContent.trim(), width: box.width, height: box.height, left: box.left, right: box.right }];
})"""


def lines_of(form):
    return tomllib.loads((PADS / f"figure-9-{form}.toml").read_text("utf-8"))["_pad"]["lines"]


def begin(page: Page, names=FOUR, *choices: str) -> None:
    """A new pad for these players; `choices` are pressed before it is started."""
    expect(page.get_by_test_id("pad-start")).to_be_visible()
    for seat, name in enumerate(names):
        field = page.get_by_test_id(f"pad-name-{seat}")
        if not field.count():
            page.get_by_test_id("pad-more").click()
        field.fill(name)
    for surplus in range(len(names), 4):
        page.locator(f"#pad-name-{surplus} ~ button").click()
    for choice in choices:
        choose(page, choice)
    page.get_by_test_id("pad-start").click()
    expect(page.get_by_test_id("pad-sheet")).to_be_visible()


def choose(page: Page, choice: str) -> None:
    """Press one of several answers: its radio button lies invisibly over the words."""
    page.get_by_test_id(choice).check()


def play(page: Page, predictions, won, bets) -> None:
    """Enter a round that was played, with the mouse or a finger."""
    page.get_by_test_id("pad-enter").click()
    for seat, value in enumerate(predictions):
        choose(page, f"pad-prediction-{seat}-{value}")
    page.get_by_test_id("pad-to-won").click()
    for seat, value in enumerate(won):
        choose(page, f"pad-won-{seat}-{value}")
    page.get_by_test_id("pad-to-bets").click()
    for seat, target in enumerate(bets):
        choose(page, f"pad-bet-{seat}-{target}")
    page.get_by_test_id("pad-write").click()


def brawl(page: Page, seat: int, sets: int) -> None:
    page.get_by_test_id("pad-enter").click()
    page.get_by_test_id("pad-step-won").click()
    choose(page, f"pad-brawl-{seat}")
    choose(page, f"pad-won-{seat}-{sets}")
    page.get_by_test_id("pad-write").click()


def copy(page: Page, points, marks) -> None:
    """Enter a round as it stands on paper."""
    page.get_by_test_id("pad-enter").click()
    choose(page, "pad-how-paper")
    for seat, (value, mark) in enumerate(zip(points, marks, strict=True)):
        page.locator(f"input#pad-points-{seat}").fill(str(value))
        choose(page, f"pad-mark-{seat}-{mark}")
    page.get_by_test_id("pad-write").click()


def shows(page: Page, what: str, *values: object) -> None:
    """The foot of the sheet says this for the players."""
    for seat, value in enumerate(values):
        expect(page.get_by_test_id(f"pad-{what}-{seat}")).to_have_text(str(value))


def row(page: Page, number: int, *cells: str) -> None:
    """A line of the sheet: points and mark of each player, such as 60X."""
    for seat, cell in enumerate(cells):
        points, mark = cell.rstrip("XBKХД"), cell[len(cell.rstrip("XBKХД")) :]
        expect(page.get_by_test_id(f"pad-points-{number}-{seat}")).to_have_text(points)
        expect(page.get_by_test_id(f"pad-mark-{number}-{seat}")).to_have_text(mark)


def check(page: Page, what: str) -> None:
    page.evaluate("Promise.all(document.getAnimations().map(each => each.finished.catch(() => null)))")
    found = Axe().run(page).response["violations"]
    grave = [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
    assert grave == [], what


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for each in page.evaluate(PRESSABLE):
        assert each["left"] >= -1, each
        assert each["right"] <= 361, each
        assert min(each["width"], each["height"]) >= FINGER - 0.5, each


def test_figure_9_as_it_stands_on_paper(visit):
    page = visit()
    page.get_by_test_id("to-pad").click()
    begin(page)
    for line in lines_of("written"):
        copy(page, line["points"], line["marks"])
    shows(page, "total", 260, 320, 170, 310)
    expect(page.get_by_test_id("pad-over")).to_contain_text("Laura wins")
    places = page.get_by_test_id("pad-ranking").locator("li")
    expect(places).to_have_text(["1. Laura 320", "2. Frank 310", "3. Max 260", "4. Sven 170"])
    warning = page.get_by_test_id("pad-warning")
    expect(warning).to_contain_text("Round 5: Max cannot have got 20 points with a mark.")


def test_the_pad_of_this_device_counts_for_an_evening(visit):
    laura, max_ = visit("Laura", at="/pad"), visit("Max")
    laura.get_by_test_id("pad-open").set_input_files(PADS / "figure-9-written.toml")
    expect(laura.get_by_test_id("pad-over")).to_contain_text("Laura wins")
    laura.goto("/evening")
    laura.get_by_test_id("evening-name").fill("Cellar")
    laura.get_by_test_id("evening-make").click()
    max_.goto(laura.get_by_test_id("evening-link").input_value())
    expect(max_.get_by_test_id("pad-here")).to_have_count(0)  # this browser keeps none
    expect(laura.get_by_test_id("members").get_by_text("Max")).to_be_visible()
    laura.get_by_text("Add a score pad").click()
    laura.get_by_test_id("pad-here").click()
    # Columns of the same name are theirs; the other two belong to nobody here.
    for seat, name in enumerate(["Max", "Laura", "nobody of us", "nobody of us"]):
        expect(laura.get_by_test_id(f"pad-person-{seat}").locator("option:checked")).to_have_text(name)
    laura.get_by_test_id("pad-add").click()
    expect(max_.get_by_test_id("played")).to_contain_text("with real cards")
    rows = max_.get_by_test_id("standings").locator("tbody tr")
    # Laura has 320 points and Max 260: of two she is ahead of one.
    expect(rows.first).to_contain_text("Laura")
    expect(rows).to_have_count(2)


def test_figure_9_as_it_was_played_with_taps(visit):
    page = visit(at="/pad", phone=True)
    fits(page)
    begin(page)
    for line in lines_of("played"):
        if "brawl" in line:
            seat = "ABCD".index(line["brawl"])
            brawl(page, seat, line["won"][seat])
        else:
            play(page, line["predictions"], line["won"], ["ABCD".index(bet) for bet in line["bets"]])
        fits(page)
    for number, line in enumerate(lines_of("written"), 1):
        expect(page.get_by_test_id(f"pad-points-{number}-0")).to_have_text(str(line["points"][0] or "–"))
    row(page, 4, "–", "–", "–", "60B")
    shows(page, "sum", 230, 310, 160, 290)
    shows(page, "bonus", "+30", "+10", "+10", "+20")
    shows(page, "total", 260, 320, 170, 310)
    expect(page.get_by_test_id("pad-over")).to_contain_text("Laura wins")


def test_everything_by_keyboard(visit):
    page = visit(at="/pad")
    page.get_by_test_id("pad-name-0").focus()
    for name in FOUR:
        page.keyboard.type(name)
        page.keyboard.press("Enter")
    page.get_by_test_id("pad-enter").focus()
    page.keyboard.press("Enter")
    # Digits answer one question after the other, beginning with the first player's prediction.
    expect(page.get_by_test_id("pad-prediction-0-0")).to_be_focused()
    page.keyboard.type("1002")
    page.keyboard.press("Enter")
    # The round is played; then it goes on with the sets.
    expect(page.get_by_test_id("pad-enter")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("pad-won-0-0")).to_be_focused()
    page.keyboard.type("1112")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("pad-bet-0-1")).to_be_focused()
    page.keyboard.type("3211")
    page.keyboard.press("Enter")
    row(page, 1, "20X", "30", "30", "60X")


def test_an_impossible_entry_is_explained_where_it_can_be_mended(visit):
    page = visit(at="/pad")
    begin(page, ["Ann", "Ben", "Cas"])
    play(page, [1, 0, 0], [3, 3, 2], [1, 0, 0])
    problem = page.get_by_test_id("pad-entry-problem")
    expect(problem).to_have_text(
        "Round 1: together they cannot have won 8 sets: with 7 cards in a hand there are 7 at most."
    )
    expect(page.get_by_test_id("pad-won-0-3")).to_be_checked()
    for seat in range(3):
        choose(page, f"pad-won-{seat}-1")
    page.get_by_test_id("pad-write").click()
    row(page, 1, "40X", "10", "10")


def test_a_line_is_corrected_undone_and_kept(visit):
    page = visit(at="/pad")
    begin(page, ["Ann", "Ben", "Cas"])
    for _ in range(2):
        play(page, [1, 0, 0], [1, 1, 1], [1, 0, 0])
    shows(page, "total", 100, 20, 20)
    page.get_by_test_id("pad-row-1").click()
    # Ann predicted 2 after all: nobody met, all bets were won.
    choose(page, "pad-prediction-0-2")
    page.get_by_test_id("pad-write").click()
    row(page, 1, "30", "30", "30")
    shows(page, "total", 80, 40, 40)
    shows(page, "run", 1, "–", "–")
    page.reload()
    shows(page, "total", 80, 40, 40)
    page.get_by_test_id("pad-undo").click()
    shows(page, "total", 100, 20, 20)
    page.get_by_test_id("pad-remove").click()
    shows(page, "total", 50, 10, 10)
    page.get_by_test_id("pad-undo").click()
    shows(page, "total", 100, 20, 20)


def test_two_tabs_show_the_same_pad(visit):
    page = visit(at="/pad")
    begin(page)
    other = page.context.new_page()
    other.goto("/pad")
    expect(other.get_by_test_id("pad-sheet")).to_be_visible()
    copy(page, [20, 30, 30, 60], ["X", "", "", "X"])
    shows(page, "total", 30, 30, 30, 70)  # a run of one mark is worth 10
    shows(other, "total", 30, 30, 30, 70)


def test_a_round_half_entered_is_kept_too(visit):
    page = visit(at="/pad")
    begin(page)
    page.get_by_test_id("pad-enter").click()
    for seat, value in enumerate([1, 0, 0, 2]):
        choose(page, f"pad-prediction-{seat}-{value}")
    page.reload()
    expect(page.get_by_test_id("pad-prediction-3-2")).to_be_checked()
    page.get_by_test_id("pad-play").click()
    expect(page.get_by_test_id("pad-sheet")).to_contain_text("(2)")
    page.reload()
    expect(page.get_by_test_id("pad-enter")).to_have_text("Round 1 is over: enter the sets won")


def test_the_file_is_a_record_and_opens_again(visit, tmp_path):
    page = visit(at="/pad")
    begin(page)
    line = lines_of("played")[0]
    play(page, line["predictions"], line["won"], [3, 2, 1, 1])
    with page.expect_download() as download:
        page.get_by_test_id("pad-save").click()
    path = tmp_path / "pad.toml"
    download.value.save_as(path)
    record = Record.load(path)
    assert (record.names, record.moves, record.notes["_pad"]["lines"]) == (FOUR, [], [line])
    assert replay(record).error is None
    page.get_by_test_id("pad-new").click()
    page.get_by_test_id("pad-open").set_input_files(PADS / "figure-9-played.toml")
    shows(page, "total", 260, 320, 170, 310)
    page.get_by_test_id("pad-new").click()
    page.get_by_test_id("pad-open").set_input_files({"name": "x.toml", "mimeType": "", "buffer": b"x"})
    expect(page.get_by_role("alert")).to_contain_text("This file cannot be read as a score pad.")


@pytest.mark.parametrize(
    ("lang", "edition", "mark", "banner"),
    [
        ("en-GB", "en", "B", "Gun fight in round 6: Ann wins the game at once with one more mark."),
        ("de-DE", "de", "K", "Schießerei in Runde 6: Ann gewinnt das Spiel sofort"),
        ("ru-RU", "ru", "Д", "Перестрелка в раунде 6: Ann сразу выигрывает игру"),
    ],
)
def test_gun_fight_and_marks_in_every_language(visit, lang, edition, mark, banner):
    page = visit(at="/pad", locale=lang)
    begin(page, ["Ann", "Ben", "Cas"])
    brawl(page, 0, 3)
    expect(page.get_by_test_id("pad-mark-1-0")).to_have_text(mark)
    for _ in range(3):
        copy(page, [40, 10, 10], ["X", "", ""])
    expect(page.get_by_test_id("pad-near")).to_contain_text("Ann")
    copy(page, [40, 10, 10], ["X", "", ""])
    expect(page.get_by_test_id("pad-gunfight")).to_contain_text(banner)
    brawl(page, 0, 3)
    if edition == "de":
        # Only a prediction that is met wins it there; the run goes on, and so does the gun fight.
        shows(page, "run", "6", "–", "–")
        expect(page.get_by_test_id("pad-gunfight")).to_contain_text("Runde 7")
    else:
        expect(page.get_by_test_id("pad-over")).to_contain_text("Ann")
        expect(page.locator("[data-testid=pad-bonus-0]")).to_have_count(0)


def test_drinks_come_after_the_note_and_not_to_those_who_sit_out(visit):
    page = visit(at="/pad")
    begin(page, FOUR, "pad-edition-ru", "pad-drinking-very-hard")
    page.get_by_test_id("pad-enter").click()
    for seat, value in enumerate([1, 1, 2, 0]):
        choose(page, f"pad-prediction-{seat}-{value}")
    choose(page, "pad-hand-4")
    page.get_by_test_id("pad-play").click()
    drinks = page.get_by_test_id("pad-drinks")
    expect(drinks).to_contain_text("Drinks now")
    expect(drinks).to_contain_text("Max, Laura, Sven, and Frank drink: the predictions add up")
    assert drinks.inner_text().startswith("Drink responsibly")
    page.get_by_test_id("pad-enter").click()
    choose(page, "pad-brawl-0")
    choose(page, "pad-won-0-3")
    page.get_by_test_id("pad-write").click()
    expect(drinks).to_contain_text("Max, Laura, Sven, and Frank drink: there was a brawl.")
    page.get_by_test_id("pad-sits-1").check()
    expect(drinks).to_contain_text("Max, Sven, and Frank drink: there was a brawl.")


def test_the_note_is_there_as_soon_as_drinking_is_chosen(visit):
    page = visit(at="/pad")
    expect(page.get_by_test_id("pad-care")).to_have_count(0)
    choose(page, "pad-drinking-soft")
    expect(page.get_by_test_id("pad-care")).to_be_visible()


def test_names_and_rules_can_be_changed_on_the_way(visit):
    page = visit(at="/pad")
    begin(page, ["Ann", "Ben", "Cas"])
    brawl(page, 0, 3)
    page.get_by_test_id("pad-settings").click()
    page.get_by_test_id("pad-name-0").fill("Anna")
    choose(page, "pad-edition-de")
    page.get_by_test_id("pad-start").click()
    row(page, 1, "60K", "–", "–")
    expect(page.get_by_role("columnheader", name="Anna")).to_be_visible()


def test_only_the_sheet_is_printed_black_on_white(visit):
    page = visit(at="/pad", color_scheme="dark")
    begin(page)
    copy(page, [20, 30, 30, 60], ["X", "", "", "X"])
    row(page, 1, "20X", "30", "30", "60X")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.get_by_test_id("pad-sheet")).to_be_visible()
    for hidden in ("pad-enter", "pad-undo", "name-edit", "theme"):
        expect(page.get_by_test_id(hidden)).to_be_hidden()
    colours = page.evaluate(
        """() => [getComputedStyle(document.body).backgroundColor,
                  getComputedStyle(document.querySelector("[data-testid=pad-points-1-0]")).color]"""
    )
    assert colours == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]


@pytest.mark.parametrize(
    ("scheme", "size"), [("dark", (1280, 800)), ("light", (1280, 800)), ("light", (360, 740))]
)
def test_no_serious_fault_on_the_pad(visit, scheme, size):
    page = visit(at="/pad", color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    choose(page, "pad-drinking-hard")
    check(page, "new pad")
    begin(page)
    page.get_by_test_id("pad-enter").click()
    check(page, "predictions")
    for seat in range(4):
        choose(page, f"pad-prediction-{seat}-1")
    page.get_by_test_id("pad-to-won").click()
    check(page, "sets")
    for seat in range(4):
        choose(page, f"pad-won-{seat}-1")
    page.get_by_test_id("pad-to-bets").click()
    check(page, "bets")
    for seat in range(4):
        choose(page, f"pad-bet-{seat}-{(seat + 1) % 4}")
    page.get_by_test_id("pad-write").click()
    for _ in range(3):
        copy(page, [40, 10, 10, 10], ["X", "", "", ""])
    expect(page.get_by_test_id("pad-near")).to_be_visible()
    check(page, "sheet")
    copy(page, [40, 10, 10, 10], ["X", "", "", ""])
    copy(page, [40, 10, 10, 10], ["X", "", "", ""])
    expect(page.get_by_test_id("pad-over")).to_be_visible()
    check(page, "end")


def test_seven_players_fit_on_a_phone(visit):
    page = visit(at="/pad", phone=True)
    begin(page, ["Maximiliane", "Laura", "Sven-Erik", "Franziska", "Ann", "Ben", "Cas"])
    page.get_by_test_id("pad-enter").click()
    fits(page)
    for seat in range(7):
        choose(page, f"pad-prediction-{seat}-1")
    page.get_by_test_id("pad-to-won").click()
    fits(page)
    for seat in range(7):
        choose(page, f"pad-won-{seat}-1")
    page.get_by_test_id("pad-to-bets").click()
    fits(page)
    page.get_by_test_id("pad-cancel").click()
    copy(page, [100, 120, 30, 0, 30, 20, 20], ["X", "X", "", "", "", "", ""])
    expect(page.get_by_test_id("pad-points-1-1")).to_have_text("120")
    fits(page)
