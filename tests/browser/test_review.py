"""A game that was judged, as one file: opened from the disk, without a network."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from alehouse.lab import review_page
from alehouse.refused import Refused

# Made up: A expected 0.5, luck took 1.25 and play brought 0.25; B the opposite.
REVIEW = {
    "file": "evening.toml",
    "game": "port",
    "players": ["Ann </script><b>", "Ben"],
    "unit": "points",
    "over": True,
    "moves": ["A hit", "B hit", "A lock", "B lock"],
    "seats": [
        {"seat": "A", "loss": 0.75, "luck": -1.25, "skill": 0.25, "result": -0.5, "expected": 0.5},
        {"seat": "B", "loss": 0, "luck": 1.25, "skill": -0.25, "result": 0.5, "expected": -0.5},
    ],
    "decisions": [
        {
            "move": 1,
            "seat": "A",
            "played": "hit",
            "best": "lock",
            "loss": 0.25,
            "margin": 0.5,
            "method": "playouts",
        },
        {"move": 2, "seat": "B", "played": "hit", "best": "hit", "loss": 0, "margin": 0, "method": "exact"},
        {
            "move": 3,
            "seat": "A",
            "played": "lock",
            "best": "hit",
            "loss": 0.5,
            "margin": 0.125,
            "method": "playouts",
        },
    ],
    "draws": [
        {"move": 0, "seat": None, "event": "dealt", "card": "3", "luck": [-0.25, 0.25]},
        {"move": 2, "seat": None, "event": "dealt", "card": "9", "luck": [-1, 1]},
    ],
    "chances": [[0.5, 0.5], [0.6, 0.4], [0.4, 0.6], [0.25, 0.75], [0, 1]],
}


@pytest.fixture
def opened(browser, tmp_path):
    """Write reviews into a file and open it where there is no network; nothing may be asked for, and nothing go wrong."""
    wrong, contexts = [], []

    def visit(reviews, locale="en", size=(1280, 800), scheme="dark"):
        file = tmp_path / "review.html"
        review_page.write(reviews, file, locale)
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            offline=True,
            bypass_csp=False,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("request", lambda request: wrong.append(request.url))
        page.on("console", lambda message: wrong.append(message.text))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(file.as_uri())
        expect(page.get_by_test_id("graph")).to_be_visible()
        return page

    yield visit
    for context in contexts:
        context.close()
    assert [
        each for each in wrong if not each.startswith("data:") and not each.endswith("/review.html")
    ] == []


@pytest.mark.parametrize(
    ("locale", "size", "scheme"),
    [("en", (1280, 800), "dark"), ("de", (360, 740), "light"), ("ru", (360, 740), "dark")],
)
def test_it_reads_well_everywhere(opened, locale, size, scheme):
    page = opened([REVIEW, {**REVIEW, "file": "another.toml"}], locale, size, scheme)
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    grave = [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
        for each in Axe().run(page).response["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
    assert grave == []


def test_it_says_what_the_game_brought_in_plain_words(opened):
    page = opened([REVIEW])
    ann = page.get_by_test_id("seat-A")
    expect(ann).to_contain_text("Ann </script><b>")
    expect(ann).to_contain_text(
        "Ends 0.50 points behind. 0.50 points ahead could be expected from the start. "
        "Luck cost 1.25 points. Play, of all at the table, brought 0.25 points."
    )
    expect(ann).to_contain_text("2 decisions cost 0.75 points altogether.")


@pytest.mark.parametrize(
    ("locale", "better"), [("de", "Besser: „Karte nehmen“"), ("ru", "Лучше: «Взять карту»")]
)
def test_moves_are_called_what_their_buttons_say(opened, locale, better):
    page = opened([REVIEW], locale)
    expect(page.get_by_test_id("moment")).to_contain_text(better)
    expect(page.get_by_test_id("decision-3")).to_contain_text(better)


def test_the_game_is_walked_through_with_the_keyboard(opened):
    page = opened([REVIEW])
    moment = page.get_by_test_id("moment")
    # It opens where something was certainly better.
    expect(moment).to_contain_text("Move 3 of 4")
    expect(moment).to_contain_text("Better: “Hit” (0.50 points ± 0.13)")
    graph = page.get_by_test_id("graph")
    graph.focus()
    page.keyboard.press("Home")
    expect(moment).to_contain_text("Before the first move")
    page.keyboard.press("ArrowRight")
    expect(moment).to_contain_text("Perhaps better: “Lock”")
    expect(graph).to_have_attribute("aria-valuetext", "Move 1 of 4. Ann </script><b> 60 %. Ben 40 %")
    page.keyboard.press("End")
    expect(page.get_by_test_id("on")).to_be_disabled()
    # The draws that mattered most come first, and lead to their move.
    page.get_by_test_id("draw-0").click()
    expect(moment).to_contain_text("Move 2 of 4")
    page.get_by_test_id("all-decisions").click()
    page.get_by_test_id("decision-2").click()
    expect(moment).to_contain_text("Nothing was better")


def test_pointing_at_the_graph_shows_a_move(opened):
    page = opened([REVIEW], size=(360, 740))
    box = page.get_by_test_id("graph").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 32, box["y"] + 80)
    expect(page.get_by_test_id("moment")).to_contain_text("Move 4 of 4")


def test_without_the_built_page_it_says_what_is_missing(monkeypatch, tmp_path):
    monkeypatch.setattr(review_page, "BUILT", tmp_path / "nowhere")
    with pytest.raises(Refused, match="make page"):
        review_page.write([REVIEW], tmp_path / "review.html")
    assert not (tmp_path / "review.html").exists()
