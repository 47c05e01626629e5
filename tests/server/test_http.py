"""Every endpoint by the protocol, and every way to ask wrongly."""

import hashlib
import random
import sqlite3

import httpx
import pytest

from alehouse.records import Record
from alehouse.replayed import replay

from .wire import Line, cookie_of, play_to_the_end

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def code(answer, status):
    error = answer.json()["error"]
    assert answer.status_code == status, error
    assert set(error) == {"code", "args", "text"}
    assert "{" not in error["text"]
    return error["code"]


def table_of(client, seats, game="port", **more):
    answer = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_guest_gets_a_cookie_and_can_change_the_name(server):
    client = server.guest("  Ann  ")
    assert client.get("/api/me").json()["name"] == "Ann"
    cookie = client.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\u202eb", "\u200b"])
def test_a_name_must_be_visible_and_short(server, name):
    client = server.guest("Ann")
    assert code(client.put("/api/me", json={"name": name}), 400) == "error-name"
    assert client.get("/api/me").json()["name"] == "Ann"


def test_a_language_without_texts_is_refused(server):
    client = server.guest("Ann")
    for language in ("xx", "", "de\u202e", "x" * 300):
        assert code(client.put("/api/me", json={"name": "Ann", "locale": language}), 400) == "error-locale"
    assert client.put("/api/me", json={"name": "Ann", "locale": "en"}).json()["locale"] == "en"


@pytest.mark.parametrize(
    "forge",
    [
        lambda c: c[:-1] + "0" if c[-1] != "0" else c[:-1] + "1",
        lambda c: ("y" if c[0] == "x" else "x") + c[1:],
        lambda c: "",
        lambda c: "a.b.c",
    ],
)
def test_a_forged_cookie_is_nobody(server, forge):
    client = server.guest("Ann")
    mine = client.get("/api/me").json()["id"]
    name, _, value = cookie_of(client).partition("=")
    forged = {"cookie": f"{name}={forge(value)}"}
    client.cookies.clear()
    assert code(client.post("/api/play", json={"game": "port"}, headers=forged), 401) == "error-cookie"
    fresh = client.get("/api/me", headers=forged).json()
    assert fresh["id"] != mine
    assert fresh["name"] != "Ann"


def test_a_planted_cookie_locks_nobody_out(server):
    client = server.guest("Ann")
    mine = client.get("/api/me").json()["id"]
    name, _, value = cookie_of(client).partition("=")
    client.cookies.clear()
    for cookies in (
        f"{name}=planted; {name}={value}",
        f"{name}={value}; {name}=planted",
        f"alehouse=planted; other=1; {name}={value}",
        f"alehouse={value}",  # what the cookie was called once
        f"{name}=planted; alehouse={value}",
        "; ".join([f"{name}=planted"] * 100 + [f"{name}={value}"]),
        f'{name}="{value}"',
        f";;;=;{name}={value};",
    ):
        assert client.get("/api/me", headers={"cookie": cookies}).json()["id"] == mine
        client.cookies.clear()
    stranger = {"cookie": f"{name}x={value}"}
    assert client.get("/api/me", headers=stranger).json()["id"] != mine


def test_whoever_only_asks_leaves_nothing_behind(server):
    new = httpx.Client(base_url=server.base)
    me = new.get("/api/me").json()
    # The name follows from the id, and is the same the next time.
    assert [new.get("/api/me").json() for _ in range(2)] == [me] * 2
    with sqlite3.connect(server.database) as database:
        assert database.execute("select count(*) from guests where id = ?", (me["id"],)).fetchone() == (0,)
    new.post("/api/play", json={"game": "port"})
    with sqlite3.connect(server.database) as database:
        found = database.execute("select name from guests where id = ?", (me["id"],)).fetchone()
    assert found == (me["name"],)


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/bots", "/api/rules/port", "/api/me", "/health", "/openapi", "/"]
)
def test_whatever_can_be_got_can_be_asked_about(server, path):
    got, head = httpx.get(f"{server.base}{path}"), httpx.head(f"{server.base}{path}")
    assert head.status_code == got.status_code
    assert head.content == b""
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers.get(name) == got.headers.get(name)
    assert httpx.head(f"{server.base}/api/play").status_code == 405


@pytest.mark.parametrize("path", ["/api/games", "/api/bots", "/api/rules/port?lang=de"])
def test_what_a_client_has_is_not_sent_again(server, path):
    for accepted in ("gzip", "identity", "gzip;q=0"):
        first = httpx.get(f"{server.base}{path}", headers={"accept-encoding": accepted})
        tag = first.headers["etag"]
        assert first.status_code == 200
        assert "content-encoding" not in first.headers or accepted == "gzip"
        for asked in (tag, f'"x", {tag}', tag.removeprefix("W/"), "*"):
            again = httpx.get(
                f"{server.base}{path}", headers={"if-none-match": asked, "accept-encoding": accepted}
            )
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert httpx.get(f"{server.base}{path}", headers={"if-none-match": '"other"'}).status_code == 200


def test_health_and_figures(server):
    health = httpx.get(f"{server.base}/health")
    assert (health.status_code, health.json()) == (200, {"status": "ok", "database": True})
    figures = httpx.get(f"{server.base}/metrics")
    assert figures.headers["content-type"].startswith("text/plain")
    assert "alehouse_moves_total " in figures.text
    assert "alehouse_move_seconds_bucket" in figures.text
    # Others behind the proxy on this machine are not told.
    others = httpx.get(f"{server.base}/metrics", headers={"x-forwarded-for": "203.0.113.7"})
    assert code(others, 403) == "error-metrics"


def test_games_are_described_as_they_are_declared(server):
    games = {g["name"]: g for g in server.guest("Ann").get("/api/games").json()["games"]}
    assert set(games) >= {"pairs", "port", "regent"}
    assert (games["port"]["min_players"], games["port"]["max_players"]) == (2, 7)
    assert [v["word"] for v in games["port"]["verbs"]] == ["hit", "lock"]
    zones = {zone["name"]: zone for zone in games["regent"]["zones"]}
    assert (zones["down"]["place"], zones["down"]["show"], zones["down"]["words"]) == ("seat", "hand", [])
    assert zones["state"]["words"] == [{"word": "in", "look": "in"}, {"word": "out", "look": "gone"}]
    events = {event["name"]: event for event in games["port"]["events"]}
    assert (events["locks"]["puts"], events["bust"]["puts"], events["bust"]["lights"]) == (
        "locked",
        "bust",
        True,
    )
    assert (events["hand"]["begins"], events["pays"]["flow"], events["playoff"]["puts"]) == (
        "hand",
        "pays",
        None,
    )
    seven = {"text": "7", "count": 7, "value": 7, "suit": None}
    assert games["port"]["deck"]["name"] == "pairs"
    assert games["port"]["deck"]["cards"][6] == seven
    black = {"text": "K13", "count": 1, "value": 13, "suit": "K"}
    assert games["half-pint"]["deck"]["cards"][60] == black
    hands = next(o for o in games["regent"]["options"] if o["name"] == "hands")
    assert (hands["type"], hands["default"], hands["min"], hands["max"]) == ("number", 10, 1, 1000)


def test_play_now_begins_at_once_against_bots(server):
    table = server.guest("Ann").post("/api/play", json={"game": "regent", "players": 3}).json()
    assert (table["state"], table["you"], len(table["seats"])) == ("playing", "A", 3)
    assert [s["kind"] for s in table["seats"]] == ["person", "bot", "bot"]
    assert len({s["name"] for s in table["seats"]}) == 3


@pytest.mark.parametrize(
    ("body", "status", "expected"),
    [
        ({"game": "whist"}, 404, "error-game"),
        ({"game": "port", "players": 9}, 400, "error-players"),
        ({"game": "port", "players": "three"}, 400, "error-shape"),
        ({"players": 3}, 400, "error-shape"),
        ([1, 2], 400, "error-shape"),
    ],
)
def test_play_now_refuses_what_does_not_exist(server, body, status, expected):
    assert code(server.guest("Ann").post("/api/play", json=body), status) == expected


@pytest.mark.parametrize(
    ("change", "status", "expected"),
    [
        ({"options": {"speed": 3}}, 400, "error-option"),
        ({"options": {"max_rounds": 0}}, 400, "error-option-value"),
        ({"options": {"max_rounds": "many"}}, 400, "error-option-value"),
        ({"game": "pairs", "options": {"second_to_next": True}}, 400, "error-option-needs"),
        ({"seats": [ME]}, 400, "error-players"),
        ({"seats": [ME, ME]}, 400, "error-me-twice"),
        ({"seats": [ME, {"kind": "bot"}]}, 400, "error-bot-missing"),
        ({"seats": [ME, {"kind": "bot", "bot": "clever"}]}, 400, "error-bot"),
        ({"seats": [ME] * 9}, 400, "error-shape"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server, change, status, expected):
    body = {"game": "port", "seats": [ME, BOT]} | change
    assert code(server.guest("Ann").post("/api/tables", json=body), status) == expected


def test_an_option_that_is_left_open_is_left_out(server):
    made = table_of(server.guest("Ann"), [ME, OPEN], "half-pint", options={"drinking": None, "rounds": 1})
    assert made["options"] == {"rounds": 1}


def test_sitting_standing_and_filling_seats(server):
    ann, ben, cy = server.guest("Ann"), server.guest("Ben"), server.guest("Cy")
    table = table_of(ann, [ME, OPEN, OPEN], listed=True)["id"]
    at = f"/api/tables/{table}"
    assert table in [t["id"] for t in ben.get("/api/tables").json()["tables"]]
    assert code(ben.post(f"{at}/sit", json={"seat": "A"}), 409) == "error-seat-taken"
    assert code(ben.post(f"{at}/sit", json={"seat": "D"}), 400) == "error-seat"
    assert ben.post(f"{at}/sit", json={"seat": "c"}).json()["you"] == "C"
    assert code(ben.post(f"{at}/sit", json={"seat": "B"}), 409) == "error-seated"
    assert code(ben.post(f"{at}/bot", json={"seat": "B", "bot": "random"}), 403) == "error-not-creator"
    assert ben.post(f"{at}/stand").json()["you"] is None
    assert code(ben.post(f"{at}/stand"), 403) == "error-not-seated"
    assert cy.post(f"{at}/sit", json={}).json()["you"] == "B"
    assert code(ann.post(f"{at}/rematch"), 409) == "error-not-over"
    begun = ann.post(f"{at}/bot", json={"seat": "C", "bot": "search"}).json()
    assert begun["state"] == "playing"
    assert code(cy.post(f"{at}/stand"), 409) == "error-begun"
    assert code(ben.post(f"{at}/sit", json={}), 409) in ("error-begun", "error-full")
    assert table not in [t["id"] for t in ben.get("/api/tables").json()["tables"]]


def test_a_finished_game_has_a_record_that_keeps_the_promise_of_the_shuffle(server):
    import asyncio

    ann = server.guest("Ann")
    table = table_of(ann, [ME, BOT, BOT], "regent", options={"hands": 2})
    at = f"/api/tables/{table['id']}"
    assert code(ann.get(f"{at}/record"), 409) == "error-game-live"

    async def play():
        line = await Line.open(server, table["id"], ann)
        await line.next("state")
        positions = await play_to_the_end({"A": line}, random.Random(4))
        await line.close()
        return positions["A"]

    position = asyncio.run(play())
    record = Record.read(ann.get(f"{at}/record").text)
    assert hashlib.sha256(record.seed.encode()).hexdigest() == table["commitment"]
    again = replay(record).laid_open()
    assert (again["over"], again["chips"], again["winners"]) == (True, position["chips"], position["winners"])
    first, second = ann.post(f"{at}/rematch").json(), ann.post(f"{at}/rematch").json()
    assert first["id"] == second["id"] != table["id"]
    assert [s["name"] for s in first["seats"]] == [s["name"] for s in table["seats"]]
    assert ann.get(at).json()["next"] == first["id"]


def test_addresses_that_are_not_there(server):
    client = server.guest("Ann")
    assert code(client.get("/api/nothing"), 404) == "error-path"
    assert code(client.get("/api/tables/nothere"), 404) == "error-table"
    assert code(client.get("/api/tables/..%2f..%2fetc"), 404) in ("error-table", "error-path")
    assert code(client.delete("/api/me"), 405) == "error-method"
    assert code(client.get("/api/rules/whist"), 404) == "error-game"


def test_bodies_that_cannot_be_read(server):
    client = server.guest("Ann")
    post = {"url": "/api/play", "headers": {"content-type": "application/json"}}
    assert code(client.post(**post, content=b'{"game":'), 400) == "error-json"
    assert code(client.post(**post, content=b"\xff\xfe"), 400) in ("error-json", "error-shape")
    assert code(client.post(**post, content=b'{"game":"' + b"x" * 20_000 + b'"}'), 413) == "error-too-large"


def test_other_websites_cannot_act_for_a_guest(server):
    client = server.guest("Ann")
    answer = client.post("/api/play", json={"game": "port"}, headers={"origin": "http://elsewhere.example"})
    assert code(answer, 403) == "error-cross-site"


def test_rules_qr_openapi_and_page(server):
    client = server.guest("Ann")
    assert "<h1" in client.get("/api/rules/port?lang=en").json()["html"]
    table = table_of(client, [ME, OPEN])["id"]
    qr = client.get(f"/api/tables/{table}/qr")
    assert qr.headers["content-type"] == "image/svg+xml"
    assert "<svg" in qr.text
    assert "/api/tables" in client.get("/openapi").text
    for path in ("/", f"/table/{table}", "/rules/port"):
        answer = client.get(path)
        assert answer.status_code in (200, 404)  # whether the page is built
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
