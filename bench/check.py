"""What is to be mended on the pages: `make check-page`.

A real browser opens each page anew as a phone (a slow processor, a slow line) and as a desktop. Its figures become scores from 0
to 100, as Lighthouse has them: how soon the page is there, whether everybody can use it, what browsers complain about, what
search engines find. Below the limits it exits with 1. Speed depends on the machine; the rest does not.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from weight import CHROMIUM, Scale

PATIENCE = 240
"""How often it is asked whether something has come about, every half second."""
LIMITS = {"speed": 80, "access": 100, "practice": 100, "found": 100}
GOOD_AND_POOR = {
    "LCP ms": (2500, 4000),
    "CLS": (0.1, 0.25),
    "TBT ms": (200, 600),
    "kB": (180, 360),
    "requests": (35, 80),
}
"""Up to the first value a figure counts in full, from the second on for nothing."""
PRIVATE = ("table", "replay", "review", "record", "evening", "contest", "me")
"""Pages that nobody is to find."""
FORMS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}
SLOWER = {"phone": 4, "desktop": 1}
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
WATCH = """(() => {
  const seen = (window.seen = { lcp: 0, cls: 0, tbt: 0, slow: [] });
  const watch = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", each => (seen.lcp = each.startTime));
  watch("layout-shift", each => each.hadRecentInput || (seen.cls += each.value));
  watch("longtask", each => (seen.tbt += Math.max(0, each.duration - 50)));
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, what, how) {
    const passive = typeof how === "object" && how !== null && "passive" in how;
    if (["touchstart", "touchmove", "wheel", "mousewheel"].includes(type) && !passive) seen.slow.push(type);
    return listen.call(this, type, what, how);
  };
})()"""
FACTS = """() => ({
  ...window.seen,
  title: document.title,
  lang: document.documentElement.lang,
  about: document.querySelector("meta[name=description]")?.content ?? "",
  viewport: document.querySelector("meta[name=viewport]")?.content ?? "",
  canonical: document.querySelectorAll("link[rel=canonical]").length,
  plain: [...document.images].filter(each => !each.complete || (each.naturalWidth === 0)).map(each => each.src),
  unsized: [...document.images].filter(each => !each.getAttribute("width") && getComputedStyle(each).aspectRatio === "auto" && each.offsetHeight === 0).map(each => each.src),
  links: [...document.links].filter(each => !each.getAttribute("href") || each.protocol === "javascript:" || !(each.textContent.trim() || each.ariaLabel || each.title)).map(each => each.outerHTML.slice(0, 90)),
  elsewhere: performance.getEntriesByType("resource").map(each => new URL(each.name)).filter(each => each.origin !== location.origin).map(String),
})"""


class Result(NamedTuple):
    """One page in one form: scores by kind, and what is to be mended."""

    page: str
    form: str
    scores: dict[str, int]
    figures: dict[str, float]
    faults: list[str]


def share(value: float, good: float, poor: float) -> float:
    """How much of its points a figure gets."""
    return min(1.0, max(0.0, (poor - value) / (poor - good)))


def judge(browser: Browser, url: str, name: str, form: str, open_page: Callable[[Page], None]) -> Result:
    """Open a page as somebody who has never been here."""
    context = browser.new_context(base_url=url, locale="en", service_workers="block", **FORMS[form])
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.add_init_script(WATCH)
    scale = Scale(page)
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER[form]})
    if form == "phone":
        tools.send("Network.emulateNetworkConditions", LINE)
    open_page(page)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    facts = page.evaluate(FACTS)
    figures = {
        "LCP ms": facts["lcp"],
        "CLS": round(facts["cls"], 3),
        "TBT ms": facts["tbt"],
        "kB": round(scale.total / 1000),
        "requests": len(requests),
    }
    speed = [share(figures[key], *GOOD_AND_POOR[key]) for key in GOOD_AND_POOR]
    faults = {
        "speed": [
            f"{key} {figures[key]:.3g}, good up to {GOOD_AND_POOR[key][0]}"
            for key, part in zip(GOOD_AND_POOR, speed, strict=True)
            if part < 1
        ]
    }
    page.emulate_media(reduced_motion="reduce")
    found = Axe().run(page).response["violations"]
    faults["access"] = [f"{each['id']}: {each['nodes'][0]['html'][:90]}" for each in found]
    answer = context.request.get("/")
    headers = answer.headers
    practice = {
        "the console complains: " + "; ".join(complaints)[:200]: not complaints,
        "no Content-Security-Policy without inline scripts": "script-src 'self';"
        in headers.get("content-security-policy", ""),
        "no X-Content-Type-Options": headers.get("x-content-type-options") == "nosniff",
        f"from elsewhere: {facts['elsewhere'][:2]}": not facts["elsewhere"],
        f"pictures that did not come: {facts['plain'][:2]}": not facts["plain"],
        f"pictures without a size: {facts['unsized'][:2]}": not facts["unsized"],
        f"listeners that keep scrolling waiting: {sorted(set(facts['slow']))}": not facts["slow"],
        "no manifest": context.request.get("/manifest.webmanifest").ok,
        "an address that is none answers 200": context.request.get("/nosuch").status == 404,
    }
    faults["practice"] = [fault for fault, good in practice.items() if not good]
    robots = context.request.get("/robots.txt")
    findable = {
        "no title of its own": 5 < len(facts["title"]) < 80,
        "no description": 30 < len(facts["about"]) < 200,
        "no language": facts["lang"] == "en",
        "no viewport for phones": "width=device-width" in facts["viewport"],
        f"links that lead nowhere or say nothing: {facts['links'][:2]}": not facts["links"],
        "no robots.txt": robots.ok,
        "robots.txt says otherwise": forbidden(robots.text(), page.url) == (name in PRIVATE),
        "more than one canonical address": facts["canonical"] <= 1,
    }
    faults["found"] = [fault for fault, good in findable.items() if not good]
    scores = {
        "speed": round(100 * sum(speed) / len(speed)),
        # One grave fault is enough to keep somebody out.
        "access": max(0, 100 - sum({"critical": 25, "serious": 15}.get(each["impact"], 5) for each in found)),
        "practice": round(100 * sum(practice.values()) / len(practice)),
        "found": round(100 * sum(findable.values()) / len(findable)),
    }
    context.close()
    return Result(
        name, form, scores, figures, [f"{kind}: {fault}" for kind in faults for fault in faults[kind]]
    )


def forbidden(robots: str, url: str) -> bool:
    """Whether a robots.txt keeps search engines from an address."""
    path = urlsplit(url).path
    rules = [line.removeprefix("Disallow: ") for line in robots.splitlines() if line.startswith("Disallow: ")]
    return any(path.startswith(rule) for rule in rules)


def at(path: str, shown: str) -> Callable[[Page], None]:
    """Open an address and wait for what is to be seen there."""

    def go(page: Page) -> None:
        page.goto(path)
        page.locator(shown).first.wait_for()

    return go


def posted(page: Page, path: str, data: dict[str, Any]) -> Any:
    """What the house answers to somebody new."""
    page.request.get("/api/me")
    made = page.request.post(f"/api/{path}", data=data)
    assert made.ok, made.text()
    return made.json()


def seated(page: Page, *seats: str) -> str:
    """A new table with these at it."""
    kinds = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    game = {"game": "port", "options": {}, "seats": kinds, "listed": False}
    return str(posted(page, "tables", game)["id"])


def new_table(page: Page) -> None:
    """A table against bots, opened by its address."""
    at(f"/table/{seated(page, 'me', 'steady')}", "[data-testid=hand]")(page)


def until(page: Page, path: str, there: Callable[[Any], bool]) -> None:
    """Ask the house again and again until something has come about."""
    for _ in range(PATIENCE):
        if there(page.request.get(f"/api/{path}").json()):
            return
        page.wait_for_timeout(500)
    raise AssertionError(f"{path} never comes to its end")


def finished(page: Page) -> str:
    """A table at which bots have played to the end: they do while somebody looks on."""
    table = seated(page, "steady", "steady")
    assert page.context.browser is not None
    elsewhere = page.context.browser.new_context(base_url=page.request.get("/").url)
    at(f"/table/{table}", ".page")(elsewhere.new_page())
    until(page, f"tables/{table}", lambda told: told["state"] == "over")
    elsewhere.close()
    return table


def replayed(page: Page) -> None:
    """A game that is over, gone through."""
    at(f"/replay/{finished(page)}", "[data-testid=controls]")(page)


def reviewed(page: Page) -> None:
    """The same, judged."""
    table = finished(page)
    posted(page, f"tables/{table}/review", {})
    until(page, f"tables/{table}/review", lambda told: told["state"] in ("done", "failed"))
    at(f"/replay/{table}", "[data-testid=judged]")(page)


def new_evening(page: Page) -> None:
    """An evening that has just begun."""
    at(f"/evening/{posted(page, 'evenings', {'name': 'Thursday'})['id']}", "[data-testid=members] li")(page)


def new_contest(page: Page) -> None:
    """A contest that waits for people."""
    contest = posted(page, "contests", {"game": "port", "players": 2, "deals": 2})
    at(f"/contest/{contest['id']}", "[data-testid=contest]")(page)


PAGES: dict[str, Callable[[Page], None]] = {
    "lobby": at("/", "[data-testid=play-now-port]"),
    "table": new_table,
    "replay": replayed,
    "review": reviewed,
    "record": at("/replay", "#content h1"),
    "lesson": at("/learn/port", "[data-testid=hand]"),
    "rules": at("/rules/half-pint", "[data-testid=rules] h2"),
    "pad": at("/pad", "[data-testid=pad-start]"),
    "evening": new_evening,
    "contest": new_contest,
    "daily": at("/daily", "[data-testid=daily]"),
    "me": at("/me", "[data-testid=me-page] h2"),
}


def main() -> int:
    """Open a house, judge its pages and print what is to be mended; 1 if something is below the limits."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    wanted = [name for name in sys.argv[1:] if name in PAGES] or list(PAGES)
    with tempfile.TemporaryDirectory() as folder:
        house = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "alehouse",
                "serve",
                "--port",
                str(port),
                "--database",
                str(Path(folder) / "check.sqlite"),
                "--pause",
                "0 0",
                "--review-time",
                "10",
            ],
            # To judge a game takes compiled rules.
            env={name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert house.stdout is not None
            any(str(port) in line for line in house.stdout)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
                url = f"http://127.0.0.1:{port}"
                results = [judge(browser, url, name, form, PAGES[name]) for name in wanted for form in FORMS]
                browser.close()
        finally:
            house.terminate()
            house.wait(20)
    if "--json" in sys.argv:
        print(json.dumps([result._asdict() for result in results], indent=2))
    else:
        show(results)
    low = [
        (r.page, r.form, kind) for r in results for kind, score in r.scores.items() if score < LIMITS[kind]
    ]
    return 1 if low else 0


def show(results: list[Result]) -> None:
    """Print scores, figures and faults."""
    console = Console(width=max(Console().width, 110))
    sheet = Table(box=SIMPLE, title="Pages")
    for column in ("page", "form", *LIMITS, *GOOD_AND_POOR):
        sheet.add_column(column, justify="left" if column in ("page", "form") else "right")
    for result in results:
        marks = [
            f"[{'green' if result.scores[k] >= LIMITS[k] else 'red'}]{result.scores[k]}[/]" for k in LIMITS
        ]
        sheet.add_row(
            result.page,
            result.form,
            *marks,
            *(
                f"{result.figures[k]:,.3g}" if k == "CLS" else f"{result.figures[k]:,.0f}"
                for k in GOOD_AND_POOR
            ),
        )
    console.print(sheet)
    for result in results:
        for fault in result.faults:
            console.print(f"{result.page}, {result.form}: {fault}", markup=False)


if __name__ == "__main__":
    sys.exit(main())
