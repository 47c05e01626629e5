"""A line that is dead without a word, a seat in two windows, a cookie that is gone."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect


class Wires:
    """All live lines of a page; those that are cut carry nothing any more, and nobody is told."""

    def __init__(self, page: Page) -> None:
        self.all: list[WebSocketRoute] = []
        self.sent: list[dict[str, object]] = []
        self.cut: set[int] = set()
        page.route_web_socket("**/live", self._open)

    def _open(self, line: WebSocketRoute) -> None:
        number = len(self.all)
        self.all.append(line)
        server = line.connect_to_server()

        def out(frame: str | bytes) -> None:
            if number not in self.cut:
                self.sent.append(json.loads(frame))
                server.send(frame)

        line.on_message(out)
        server.on_message(lambda frame: None if number in self.cut else line.send(frame))

    def cut_all(self) -> None:
        self.cut = set(range(len(self.all)))


def wake(page: Page) -> None:
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_a_page_that_wakes_up_finds_its_line_dead_and_opens_another(visit, player, table):
    page = visit("Ann")
    wires = Wires(page)
    table(page, "port", "rrr")
    ann = player(page)
    assert ann.ready()
    opened = len(wires.all)
    wires.cut_all()
    # What is pressed meanwhile goes nowhere, and is sent again when there is a line.
    page.get_by_test_id("action-hit").click()
    wake(page)
    while not (moves := [frame["text"] for frame in wires.sent if frame["kind"] == "move"]):
        page.wait_for_timeout(100)
    assert len(wires.all) == opened + 1
    assert moves == ["hit"]
    for _ in range(2):
        if not ann.ready():
            break
        ann.move()


def test_every_sign_of_waking_tests_the_line(visit, player, table):
    page = visit("Ann")
    wires = Wires(page)
    table(page, "port", "rrr")
    assert player(page).ready()
    for target, event in [
        ("document", "visibilitychange"),
        ("window", "pageshow"),
        ("window", "online"),
        ("window", "focus"),
    ]:
        before = len([frame for frame in wires.sent if frame["kind"] == "ping"])
        page.evaluate(f"{target}.dispatchEvent(new Event('{event}'))")
        page.wait_for_timeout(50)
        assert len([frame for frame in wires.sent if frame["kind"] == "ping"]) == before + 1, event


def test_a_seat_that_is_used_elsewhere_is_left_alone_until_asked(visit, player, table):
    page = visit("Ann")
    wires = Wires(page)
    table(page, "port", "rrr")
    ann = player(page)
    assert ann.ready()
    wires.all[-1].close(code=4400, reason="error-elsewhere")
    expect(page.get_by_test_id("elsewhere")).to_be_visible()
    opened = len(wires.all)
    wake(page)
    page.wait_for_timeout(500)
    assert len(wires.all) == opened
    page.get_by_test_id("use-here").click()
    expect(page.get_by_test_id("elsewhere")).to_have_count(0)
    assert ann.ready()
    ann.move()
    assert len(wires.all) == opened + 1


def test_whoever_lost_the_cookie_is_made_known_again(visit):
    page = visit("Ann")
    page.context.clear_cookies()
    page.get_by_test_id("play-now-port").click()
    expect(page.get_by_test_id("hand")).to_be_visible()
    expect(page.locator(".me")).to_contain_text("Ann")
