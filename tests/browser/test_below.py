"""Below a path of a host that is somebody else's: every address of the house begins there, with a line and without."""

import json
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import expect

from .conftest import House
from .test_offline import settled
from .test_pad import begin

BELOW = "/cards"


@pytest.fixture(scope="module")
def below(house, tmp_path_factory):
    """A house whose other tests are not here. Where no page is built, `house` says so."""
    found = House(tmp_path_factory.mktemp("below") / "alehouse.sqlite", BELOW)
    found.start()
    yield found
    found.end()


@pytest.fixture
def guest(visit, below):
    def come(name=None, at="./", **wanted):
        return visit(name, at=at, url=f"{below.url}{BELOW}/", locale="en", **wanted)

    return come


def test_a_game_is_played_replayed_and_shared_and_nothing_is_asked_for_elsewhere(guest, player):
    page = guest()
    asked = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda line: asked.append(line.url))
    page.reload()
    page.get_by_test_id("play-now-port").click()
    expect(page.get_by_test_id("hand")).to_be_visible()
    address = page.url
    assert urlsplit(address).path.startswith(f"{BELOW}/table/")
    player(page).move()
    page.reload()
    assert page.url == address
    player(page).finish()
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("controls")).to_be_visible()
    assert urlsplit(page.url).path.startswith(f"{BELOW}/replay/")
    page.goto("rules/regent")
    expect(page.get_by_test_id("rules").get_by_role("heading").first).to_contain_text("Regent")
    page.goto("me")
    expect(page.get_by_test_id("my-game").first).to_be_visible()
    paths = {urlsplit(url).path for url in asked}
    assert {path for path in paths if not path.startswith(f"{BELOW}/")} == set()
    assert any(path.endswith("/live") for path in paths)


def test_links_within_the_page_stay_below(guest):
    page = guest(at="set/regent")
    base = f"{urlsplit(page.url).scheme}://{urlsplit(page.url).netloc}{BELOW}/"
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("waiting")).to_be_visible()
    expect(page.get_by_test_id("invite-link")).to_have_value(page.url)
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    page.goto("rules/port")
    page.locator("header a.brand").click()
    expect(page.get_by_test_id("play-now-port")).to_be_visible()
    assert page.url == base
    page.get_by_test_id("to-pad").click()
    expect(page).to_have_url(f"{base}pad")
    # Skipping to the content stays on the page.
    page.keyboard.press("Tab")
    page.locator(".skip").press("Enter")
    expect(page).to_have_url(f"{base}pad")


def test_an_invitation_leads_to_the_table(guest):
    ann, ben = guest("Ann", at="set/port"), guest("Ben")
    ann.locator(".count .button").first.click()
    ann.get_by_test_id("create-table").click()
    link = ann.get_by_test_id("invite-link").input_value()
    assert urlsplit(link).path.startswith(f"{BELOW}/table/")
    ben.goto(link)
    ben.get_by_test_id("sit-B").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("hand")).to_be_visible()


def test_pad_lobby_and_rules_are_there_without_a_line(guest):
    page = guest(service_workers="allow")
    settled(page)
    scope = page.evaluate("navigator.serviceWorker.ready.then(found => new URL(found.scope).pathname)")
    assert scope == f"{BELOW}/"
    kept = page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys()).map(each => new URL(each.url).pathname)"
    )
    assert {path for path in kept if not path.startswith(f"{BELOW}/")} == set()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("offline")).to_contain_text("You are offline")
    page.get_by_test_id("to-pad").click()
    begin(page)
    expect(page.get_by_test_id("pad-enter")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("pad-enter")).to_be_visible()
    page.goto("rules/regent")
    expect(page.get_by_test_id("rules").get_by_role("heading").first).to_contain_text("Regent")


def test_it_is_installed_as_what_lies_there(guest):
    page = guest()
    link = page.locator("link[rel=manifest]")
    address = link.evaluate("each => each.href")
    told = json.loads(page.request.get(address).text())
    assert urlsplit(address).path.startswith(f"{BELOW}/")
    # Addresses in it begin at its own.
    assert (told["scope"], told["start_url"]) == ("./", "./")
    assert all(page.request.get(urljoin(address, icon["src"])).ok for icon in told["icons"])
