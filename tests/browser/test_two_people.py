"""A whole evening for two people and a bot, from the form to the rematch, by the page's buttons alone."""

from playwright.sync_api import Page, expect


def result(page: Page) -> list[str]:
    rows = page.get_by_test_id("game-over").locator("li")
    return [text.strip() for text in rows.all_inner_texts()]


def test_two_people_and_a_bot_play_regent_to_the_end(visit, player, together):
    ann, ben = visit("Ann"), visit("Ben")

    ann.get_by_test_id("set-table-regent").click()
    ann.get_by_label("Rounds").fill("2")
    ann.get_by_test_id("seat-B-open").check()
    ann.get_by_test_id("seat-C-random").check()
    ann.get_by_test_id("create-table").click()
    expect(ann.get_by_test_id("waiting-seat-A")).to_contain_text("Ann")
    invitation = ann.get_by_test_id("invite-link").input_value()
    picture = ann.get_by_role("img", name="QR")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0

    ben.goto(invitation)
    ben.get_by_test_id("sit-B").click()

    for page in (ann, ben):
        expect(page.get_by_test_id("turn")).to_be_visible()
        expect(page.get_by_test_id("hand")).to_have_text("Round 1")
    expect(ann.get_by_test_id("seat-B")).to_contain_text("Ben")
    expect(ben.get_by_test_id("seat-A")).to_contain_text("Ann")

    assert together([player(ann), player(ben)]) >= 2

    for page in (ann, ben):
        expect(page.get_by_test_id("game-over").locator("li")).to_have_count(3)
    assert result(ann) == result(ben)
    assert sum(int(row.split()[-1].replace("−", "-")) for row in result(ann)) == 0, "chips only change hands"
    with ann.expect_download() as saved:
        ann.get_by_test_id("record").click()
    assert 'game = "regent"' in saved.value.path().read_text()

    ann.get_by_test_id("rematch").click()
    expect(ann).not_to_have_url(invitation)
    expect(ben.get_by_test_id("game-over")).to_contain_text("Ann")
    ben.get_by_test_id("rematch").click()
    expect(ben).to_have_url(ann.url)
    for page in (ann, ben):
        expect(page.get_by_test_id("hand")).to_have_text("Round 1")
        expect(page.get_by_test_id("game-over")).to_have_count(0)


def test_a_listed_table_is_found_in_the_lobby_and_left_again(visit):
    ann, ben = visit("Ann"), visit("Ben")
    ann.get_by_test_id("set-table-pairs").click()
    ann.get_by_test_id("listed").check()
    ann.get_by_test_id("create-table").click()
    expect(ann.get_by_test_id("waiting")).to_be_visible()

    ben.reload()
    # Other people may have listed tables, too.
    ben.get_by_role("button", name="Sit down at the Pairs table with Ann", exact=True).click()
    expect(ann.get_by_test_id("waiting-seat-B")).to_contain_text("Ben")
    ben.get_by_test_id("stand").click()
    expect(ann.get_by_test_id("waiting-seat-B")).not_to_contain_text("Ben")
    ann.get_by_test_id("fill-B-random").click()
    ann.get_by_test_id("fill-C-search").click()
    expect(ann.get_by_test_id("hand")).to_be_visible()
    ann.get_by_role("link", name="Back to the games").click()
    expect(ann.get_by_test_id("game-pairs")).to_be_visible()


def test_wrong_options_are_told_before_anything_is_sent(visit):
    page = visit(at="/set/regent")
    page.get_by_label("Rounds").fill("0")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_label("Rounds")).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".problem")).to_be_visible()
    assert page.url.endswith("/set/regent")
