"""A page without scripts, and a house below a path."""

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
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


class Below:
    """A proxy that shows a house below a path, and nothing beside it."""

    PATH = b"/cards"

    def __init__(self, port: int) -> None:
        self._house = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.beside: list[bytes] = []
        threading.Thread(target=self._open, daemon=True).start()

    def close(self) -> None:
        self._door.close()

    def _open(self) -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=self._serve, args=[self._door.accept()[0]], daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with closing(client), suppress(OSError):
            asked = b""
            while b"\r\n\r\n" not in asked:
                more = client.recv(65536)
                if not more:
                    return
                asked += more
            head, _, body = asked.partition(b"\r\n\r\n")
            first, *rest = head.split(b"\r\n")
            method, path, version = first.split(b" ")
            if not path.startswith(self.PATH + b"/"):
                self.beside.append(path)
                client.sendall(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
                return
            line = any(each.lower().startswith(b"upgrade:") for each in rest)
            if not line:
                rest = [
                    each for each in rest if not each.lower().startswith((b"accept-encoding", b"connection"))
                ]
                rest.append(b"connection: close")
            with closing(socket.create_connection(("127.0.0.1", self._house))) as house:
                first = b" ".join([method, path.removeprefix(self.PATH), version])
                house.sendall(b"\r\n".join([first, *rest]) + b"\r\n\r\n" + body)
                threading.Thread(target=self._pass, args=[client, house], daemon=True).start()
                if line:
                    self._pass(house, client)
                    return
                answer = b"".join(iter(lambda: house.recv(65536), b""))
                head, _, body = answer.partition(b"\r\n\r\n")
                if b'<base href="/"' in body:
                    body = body.replace(b'<base href="/"', b'<base href="' + self.PATH + b'/"')
                    head = re.sub(rb"(?i)(content-length: )\d+", rb"\g<1>%d" % len(body), head)
                client.sendall(head + b"\r\n\r\n" + body)

    @staticmethod
    def _pass(one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            for some in iter(lambda: one.recv(65536), b""):
                other.sendall(some)


@pytest.fixture
def below(house) -> Iterator[Below]:
    proxy = Below(house.port)
    yield proxy
    proxy.close()


def test_everything_works_below_a_path(below, visit, player):
    page = visit("Ann", url=below.url, at="/cards/")
    page.get_by_test_id("play-now-port").click()
    expect(page.get_by_test_id("hand")).to_be_visible()
    assert page.url.startswith(f"{below.url}/cards/table/")
    ann = player(page)
    for _ in range(2):
        if ann.ready():
            ann.move()
    page.reload()
    expect(page.get_by_test_id("hand")).to_be_visible()
    page.goto(f"{below.url}/cards/set/regent")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("waiting")).to_be_visible()
    link = page.get_by_test_id("invite-link")
    expect(link).to_have_value(page.url)
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    page.go_back()
    page.goto(f"{below.url}/cards/rules/port")
    expect(page.get_by_test_id("rules")).to_contain_text("Port")
    page.locator("header a.brand").click()
    expect(page.get_by_test_id("play-now-port")).to_be_visible()
    assert page.url == f"{below.url}/cards/"
    page.get_by_test_id("to-pad").click()
    expect(page).to_have_url(f"{below.url}/cards/pad")
    # Skipping to the content stays on the page.
    page.keyboard.press("Tab")
    page.locator(".skip").press("Enter")
    expect(page).to_have_url(f"{below.url}/cards/pad")
    assert below.beside == []


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
    page.get_by_role("radio", name=say("en", "lobby-filter-players", players=5), exact=True).check(force=True)
    page.get_by_test_id("search").fill("port")
    page.get_by_test_id("set-table-port").click()
    expect(page.locator("main")).to_contain_text(say("en", "set-players", players=5))
    page.goto("/")
    expect(page.get_by_test_id("set-table-pairs")).to_be_visible()
    expect(page.get_by_test_id("search")).to_have_value("")
