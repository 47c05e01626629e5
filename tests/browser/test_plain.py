"""A page without scripts, and what is asked for once, or not again."""

import re
from pathlib import Path

from playwright.sync_api import expect

import alehouse.server
from alehouse.language import say

BUILT = Path(alehouse.server.__file__).parent / "page"


def test_without_scripts_it_says_so_in_every_language(browser, house):
    context = browser.new_context(base_url=house.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    for lang in ("en", "de", "ru"):
        expect(page.locator(f"noscript p[lang={lang}]")).to_contain_text("JavaScript")
        expect(page.locator(f"noscript p[lang={lang}]")).to_be_visible()
    context.close()


def test_nothing_of_the_page_is_looked_for_at_the_top_of_the_host(house):
    """All that the built files name is found from where the page says it is."""
    for file in [BUILT / "index.html", *BUILT.glob("assets/*.css")]:
        named = re.findall(r"""(?:src|href)="([^"]*)"|url\(["']?([^)"']*)""", file.read_text())
        where = [one or other for one, other in named if (one or other) != "/"]
        assert not [each for each in where if each.startswith("/")], file.name
    for file in BUILT.glob("assets/*.js"):
        assert not re.search(r"""["'`]/(?:api|assets|table)/""", file.read_text()), file.name


def test_what_is_not_there_is_asked_for_once(visit):
    page = visit(at="/rules/nogame")
    asked = []
    page.on("request", lambda request: "/api/rules/" in request.url and asked.append(request.url))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("en", "rules-nowhere"))
    page.wait_for_timeout(1000)
    assert len(asked) == 1


def test_the_lobby_passes_on_how_many_there_are_and_forgets_what_was_looked_for(visit):
    page = visit()
    expect(page.get_by_test_id("set-table-port")).to_be_visible()
    page.get_by_role("radio", name=say("en", "lobby-filter-players", players=5), exact=True).check(force=True)
    page.get_by_test_id("search").fill("port")
    page.get_by_test_id("set-table-port").click()
    expect(page.locator("main")).to_contain_text(say("en", "set-players", players=5))
    page.goto("/")
    expect(page.get_by_test_id("set-table-pairs")).to_be_visible()
    expect(page.get_by_test_id("search")).to_have_value("")
