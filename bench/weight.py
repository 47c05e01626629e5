"""Bytes over the line until the lobby, and then a table, is shown: `make bench-page`.

A real browser opens the page anew for every language. Counted is what it receives, headers and compression
included, whatever it is for.
"""

import socket
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

LANGUAGES = ("en", "de", "ru")
LIMIT = 120_000
"""What the lobby may weigh, in bytes."""
MORE = 60_000
"""What the first table may add, in bytes."""
TEXTS = ("lobby", "setting", "table", "talk", "pad", "errors")
CHROMIUM = "/usr/bin/chromium"


class Scale:
    """Weighs everything that a page fetches from now on, by what it is."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._kinds: dict[str, str] = {}
        self.bytes: Counter[str] = Counter()
        self._line.send("Network.enable")
        self._line.on("Network.responseReceived", self._came)
        self._line.on("Network.loadingFinished", self._ended)

    def _came(self, event: dict[str, Any]) -> None:
        path = urlsplit(event["response"]["url"]).path
        file = path.rpartition("/")[2]
        texts = file.endswith(".js") and file.split("-")[0] in TEXTS
        kind = "answers" if "/api/" in path else "texts" if texts else event["type"].lower()
        self._kinds[event["requestId"]] = kind

    def _ended(self, event: dict[str, Any]) -> None:
        self.bytes[self._kinds.get(event["requestId"], "other")] += int(event["encodedDataLength"])

    @property
    def total(self) -> int:
        """All bytes so far."""
        return self.bytes.total()


def first_loads(browser: Browser, url: str, language: str) -> tuple[Counter[str], Counter[str]]:
    """What the lobby weighs in a browser that has never seen it, and what a table weighs after that."""
    context = browser.new_context(locale=language, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    scale = Scale(page)
    page.goto(url)
    page.get_by_test_id("play-now-port").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    lobby = scale.bytes.copy()
    page.get_by_test_id("play-now-port").click()
    page.get_by_test_id("hand").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    table = scale.bytes - lobby
    context.close()
    return lobby, table


def main() -> int:
    """Open a house, weigh its page in every language, and print the figures; 1 if a goal is missed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "weight.sqlite"
        house = subprocess.Popen(
            [sys.executable, "-m", "alehouse", "serve", "--port", str(port), "--database", str(database)],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert house.stdout is not None
            any(str(port) in line for line in house.stdout)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
                loads = {each: first_loads(browser, f"http://127.0.0.1:{port}/", each) for each in LANGUAGES}
                browser.close()
        finally:
            house.terminate()
            house.wait(20)
    sheet = Table(box=SIMPLE, title="Bytes until it is shown")
    sheet.add_column("what")
    for language in LANGUAGES:
        sheet.add_column(f"lobby, {language}", justify="right")
        sheet.add_column(f"+ table, {language}", justify="right")
    kinds = sorted({kind for load in loads.values() for part in load for kind in part})
    for kind in kinds:
        sheet.add_row(kind, *(f"{part[kind]:,}" for load in loads.values() for part in load))
    sheet.add_row("all", *(f"{part.total():,}" for load in loads.values() for part in load), style="bold")
    shares = [
        part.total() / goal for load in loads.values() for part, goal in zip(load, (LIMIT, MORE), strict=True)
    ]
    sheet.add_row(
        "of the goal",
        *(f"{share:.0%}" for share in shares),
        style="bold green" if max(shares) <= 1 else "bold red",
    )
    Console().print(sheet)
    return int(max(shares) > 1)


if __name__ == "__main__":
    sys.exit(main())
