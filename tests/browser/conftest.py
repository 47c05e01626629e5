"""A real server, a real browser, and a player who knows only what the page offers."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, expect, sync_playwright

import alehouse.server

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BUILT = Path(alehouse.server.__file__).parent / "page" / "index.html"
SERVE = """
import os, sys, threading
from alehouse.server.run import serve
from alehouse.server.settings import Settings

# When the tests end, however they do, their end of the line closes.
threading.Thread(target=lambda: (os.read(0, 1), os._exit(1)), daemon=True).start()
chosen = Settings(pause=(0.0, 0.0), request_rate=0, public_url=sys.argv[3] or None)
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=chosen)
"""
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
}
# How many times slower than the machine a page is made (ALEHOUSE_SLOW_PAGES=6): a test that reads before
# the page is there fails then every time, not once in a hundred runs.
SLOWER = float(os.environ.get("ALEHOUSE_SLOW_PAGES", "1"))
# Browser, page and server are three programs that share a machine with other tests: what fails once is tried once more, and
# the summary names it. Where pages are made slow, nothing is.
AGAIN = 1 if SLOWER == 1 else 0
# What is waited for comes at last even on a machine that is busy with something else.
PATIENCE = int(20_000 * SLOWER)
expect.set_options(timeout=PATIENCE)
# Not what flies over the page: only copies of cards do.
CAN = ".page [data-action]:enabled:not([aria-disabled=true]):not([data-testid=go-on])"
READY = f"{CAN}, [data-testid=game-over]"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=AGAIN))


class House:
    """A server in a process of its own, which can be killed and started again where it was."""

    def __init__(self, database: Path, below: str | None = None) -> None:
        """`below`: the path below which people find it."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._public = "" if below is None else f"{self.url}{below}"
        self._database = database
        self._log = database.with_suffix(".log")
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(self.port), str(self._database), self._public],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if self.url in line and not line.startswith("["):  # that is the HTTP server's own log
                return
        raise AssertionError(f"the server did not start: {self._log.read_text()}")

    def end(self, sign: int = signal.SIGTERM) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.send_signal(sign)
        self._process.wait(20)
        self._process.stdin.close()
        self._process.stdout.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that all tests share."""
    if not BUILT.is_file():
        pytest.skip("the page is not built: run `make page`")
    house = House(tmp_path_factory.mktemp("house") / "alehouse.sqlite")
    house.start()
    yield house
    house.end()


# Not for the whole session: while Playwright's synchronous interface is open, no other test in this
# thread can have an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip(f"no browser: {CHROMIUM} is missing (on Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Guests:
    """Opens the lobby for somebody new; whatever the page's scripts complain about fails the test."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser = browser
        self._house = house
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def _hear(self, text: str) -> None:
        # A line that is cut on purpose is reported by the browser itself.
        if not text.startswith(("WebSocket connection to", "Failed to load resource")):
            self.complaints.append(text)

    def __call__(
        self, name: str | None = None, *, url: str = "", at: str = "/", phone: bool = False, **wanted: Any
    ) -> Page:
        # What a service worker asks for cannot be held back by a test; the tests of it let it in.
        usual = {"viewport": {"width": 1280, "height": 800}, "service_workers": "block"}
        wanted = usual | (PHONE if phone else {}) | wanted
        context = self._browser.new_context(base_url=url or self._house.url, **wanted)
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda error: self._hear(str(error.error)))
        context.on("console", lambda said: self._hear(said.text) if said.type == "error" else None)
        if SLOWER > 1:
            context.on("page", lambda page: self._slow_down(page, wanted["service_workers"] == "block"))
        page = context.new_page()
        page.goto(at)
        expect(page.get_by_test_id("name-edit")).to_be_visible()
        if name is not None:
            page.get_by_test_id("name-edit").click()
            page.get_by_test_id("name").fill(name)
            page.get_by_test_id("name-save").click()
            expect(page.get_by_test_id("name-edit")).to_contain_text(name)
        return page

    def _slow_down(self, page: Page, line_too: bool) -> None:
        line = page.context.new_cdp_session(page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        if not line_too:  # it would come back where a test has cut it
            return
        away = {"offline": False, "latency": 30 * SLOWER, "downloadThroughput": -1, "uploadThroughput": -1}
        line.send("Network.emulateNetworkConditions", away)

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        assert self.complaints == []


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Guests]:
    guests = Guests(browser, house)
    yield guests
    guests.leave()


@pytest.fixture(scope="module")
def stay(browser: Browser, house: House) -> Iterator[Guests]:
    """Like `visit`, for guests who stay for all tests of a file."""
    guests = Guests(browser, house)
    yield guests
    guests.leave()


class Player:
    """Plays any legal move by what can be pressed on a page."""

    def __init__(self, page: Page, chance: random.Random, press: str = "click") -> None:
        self.page = page
        self.chance = chance
        self.press = press
        """"click", or "tap" for fingers."""
        self.hurries = True
        """Whether this player skips what moves while others play, and the deal."""

    def ready(self) -> bool:
        """Wait until it is this player's turn; false if the game is over instead."""
        until = monotonic() + PATIENCE / 1000
        while read_on(self.page) or self.page.locator(READY).count() == 0:
            assert monotonic() < until, "nobody may move"
            if self.hurries:
                self.page.keyboard.press("s")
            with suppress(Error):
                self.page.locator(READY).first.wait_for(timeout=100)
        return not self.over()

    def can_move(self) -> bool:
        return self.page.locator(CAN).count() > 0

    def over(self) -> bool:
        return self.page.get_by_test_id("game-over").count() > 0

    def move(self) -> None:
        """Make one move: an action, a card or a seat, then whatever that leaves open, in any order.

        After a few steps of taking cards up and laying them down again, only what goes on.
        """
        for step in range(20):
            options = self.page.locator(f"{CAN}, .page [data-pick]")
            actions = self.page.locator(CAN)
            if step > 6 and actions.count():
                options = actions
            # While something still moves on the table, everything rests for a moment.
            options.first.wait_for()
            count = options.count()
            if not count:
                continue
            self.touch(options.nth(self.chance.randrange(count)))
            # The page takes a step at once: what is no longer open is on its way to the server.
            if self.page.get_by_test_id("cancel").count() == 0:
                return
        raise AssertionError("twenty steps do not make a move")

    def touch(self, what: Locator) -> None:
        # Cards may lie over each other and over the seat that they belong to: a player presses what shows.
        place: Any = {"x": 8, "y": 8} if what.get_attribute("data-pick") is not None else None
        getattr(what, self.press)(position=place)

    def finish(self, look: Callable[[Page], None] | None = None, most: int = 400) -> int:
        """Play to the end and look at the page before each move; the number of one's own moves."""
        for made in range(most):
            if not self.ready():
                return made
            if look:
                look(self.page)
            self.move()
        raise AssertionError(f"not over after {most} moves")


def play_all(players: list[Player], most: int = 400, look: Callable[[], None] | None = None) -> int:
    """Let several people at one table play to the end and look before each move; the number of their moves."""
    made = 0
    while not all(player.over() for player in players):
        assert made < most, f"not over after {most} moves"
        acting = next((player for player in players if player.can_move()), None)
        if acting is None:
            for player in players:
                read_on(player.page)
                player.page.keyboard.press("s")
            with suppress(Error):
                players[0].page.locator(READY).first.wait_for(timeout=100)
            continue
        if look:
            look()
        acting.move()
        made += 1
    return made


def read_on(page: Page) -> bool:
    """Go on where a hand is over and what it brought is there to be read; whether there was something."""
    going = page.locator(".page [data-testid=go-on]:enabled")
    if going.count() == 0:
        return False
    with suppress(Error):  # it goes by itself, too
        going.first.click(timeout=500)
    return True


def rest(page: Page) -> None:
    """Skip what is still moving, and go on after a hand."""
    page.keyboard.press("s")
    read_on(page)
    page.locator(".page[data-moving=false]").wait_for()


def frames_of(page: Page) -> list[dict[str, Any]]:
    """Every frame that a page receives from now on."""
    frames: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda frame: frames.append(json.loads(frame))),
    )
    return frames


def set_up(page: Page, game: str, bots: str, **options: Any) -> None:
    """Go to a new table with these bots, which starts at once; "r" is one that plays anything, "t" a steady one."""
    kinds = {"r": "random", "t": "steady", "s": "search"}
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": kinds[bot]} for bot in bots)]
    answer = page.request.post(
        "/api/tables", data={"game": game, "options": options, "seats": seats, "listed": False}
    )
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    expect(page.get_by_test_id("hand")).to_be_visible()


@pytest.fixture
def table() -> Callable[..., None]:
    return set_up


@pytest.fixture
def chance() -> random.Random:
    return random.Random(os.environ.get("ALEHOUSE_TEST_SEED", "browser"))


@pytest.fixture
def player(chance: random.Random) -> Callable[..., Player]:
    return lambda page, press="click": Player(page, chance, press)


@pytest.fixture
def together() -> Callable[..., int]:
    return play_all


@pytest.fixture
def frames() -> Callable[[Page], list[dict[str, Any]]]:
    return frames_of


@pytest.fixture
def still() -> Callable[[Page], None]:
    return rest
