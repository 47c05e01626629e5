"""What a link to an address tells: titles, descriptions, and whether there is such a page at all."""

import re

import pytest
from litestar.testing import AsyncTestClient

from alehouse.language import say
from alehouse.server.app import create_app
from alehouse.server.rate import Buckets
from alehouse.server.settings import Settings

from .test_http import ME, OPEN

INDEX = (
    '<!doctype html><html lang="en"><head><base href="/">'
    '<meta name="description" content="Cards." /><title>Alehouse</title></head></html>'
)
BROWSER = {"accept": "text/html,*/*"}


@pytest.fixture
async def client(tmp_path):
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text(INDEX)
    settings = Settings(database=str(tmp_path / "x.sqlite"), page=page, request_rate=0)
    async with AsyncTestClient(create_app(settings)) as client:
        yield client


async def guest(client, name):
    await client.get("/api/me")
    assert (await client.put("/api/me", json={"name": name})).status_code == 200


async def table(client, *seats, game="port"):
    return (await client.post("/api/tables", json={"game": game, "seats": list(seats)})).json()["id"]


async def told(client, path, language="en", status=200):
    """The title and the description of an address, which its preview repeats."""
    answer = await client.get(path, headers=BROWSER | {"accept-language": language})
    assert answer.status_code == status
    assert f'<html lang="{language}"' in answer.text
    assert "Accept-Language" in answer.headers["vary"]
    (title,) = re.findall(r"<title>([^<]*)</title>", answer.text)
    (about,) = re.findall(r'<meta name="description" content="([^"]*)">', answer.text)
    assert f'<meta property="og:title" content="{title}">' in answer.text
    assert f'<meta property="og:description" content="{about}">' in answer.text
    return title, about


async def test_a_waiting_table_names_its_game_its_host_and_the_free_seats(client):
    await guest(client, "Ann")
    path = f"/table/{await table(client, ME, OPEN, OPEN)}"
    line = say("en", "game-port", attribute="line")
    assert await told(client, path) == ("Port: Ann is waiting for you", f"2 seats are free. {line}")
    title, about = await told(client, path, "de")
    assert title == "Port: Ann wartet auf dich"
    assert about.startswith("2 Plätze sind frei. ")
    assert (await told(client, path, "ru"))[1].startswith("Свободно 2 места. ")
    answer = await client.get(path, headers=BROWSER)
    base = "http://testserver.local"
    assert f'<meta property="og:url" content="{base}{path}">' in answer.text
    assert f'<meta property="og:image" content="{base}/preview.png">' in answer.text
    await client.post(f"{path.replace('/table', '/api/tables')}/stand")
    assert (await told(client, path))[0] == "Port: a table is waiting for you"


async def test_a_name_cannot_break_out_of_the_page(client):
    await guest(client, '"><b>&amp;\\1')
    path = f"/table/{await table(client, ME, OPEN)}"
    assert (await told(client, path))[0] == ("Port: &quot;&gt;&lt;b&gt;&amp;amp;\\1 is waiting for you")


async def test_of_a_game_in_play_only_its_name_is_told(client):
    await guest(client, "Ann")
    path = f"/table/{await table(client, ME, {'kind': 'bot', 'bot': 'random'})}"
    assert await told(client, path) == ("Port · Alehouse", say("en", "server-preview-playing", game="Port"))
    assert "Ann" not in (await client.get(path, headers=BROWSER)).text


@pytest.mark.parametrize("path", ["/rules/port", "/set/port", "/learn/port"])
async def test_pages_of_a_game_tell_of_it(client, path):
    assert await told(client, path, "de") == ("Port · Alehouse", say("de", "game-port", attribute="line"))


@pytest.mark.parametrize(
    "path",
    [
        "/nosuch",
        "/table",
        "/table/",
        "/table/nosuch1234",
        "/table/%D0%B0",
        "/table/a/b",
        "/table/" + "a" * 17,
        "/rules/nosuch",
        "/set",
        "/me/x",
        "/move",
        "/pad/x",
        "/tables",
        "/Table/x",
    ],
)
async def test_where_there_is_nothing_browsers_and_programs_are_told_so(client, path):
    assert await told(client, path, "ru", 404) == ("Alehouse", say("ru", "lobby-lead"))
    assert (await client.get(path)).json()["error"]["code"] == "error-path"


async def test_a_link_to_another_device_tells_nothing_of_whom_it_carries(client):
    await guest(client, "Ann")
    link = (await client.post("/api/me/pass")).json()["link"]
    path = link[link.index("/move/") :]
    assert await told(client, path) == ("Alehouse", say("en", "lobby-lead"))
    assert "Ann" not in (await client.get(path, headers=BROWSER)).text


async def test_whoever_tries_many_tables_does_not_keep_the_database_busy(client, monkeypatch):
    asked = []
    store = client.app.state.rooms.store
    look = store.look

    async def counted(identity, after):
        asked.append(identity)
        return await look(identity, after)

    monkeypatch.setattr(store, "look", counted)
    client.app.state.looks = Buckets(0.001, 3)
    answers = [await client.get(f"/table/nosuch{n}", headers=BROWSER) for n in range(6)]
    # What is not looked up is not called missing: the page itself finds out.
    assert [answer.status_code for answer in answers] == [404] * 3 + [200] * 3
    assert len(asked) == 3
    # What cannot be a table at all is never looked up, nor what is at hand.
    client.app.state.looks = Buckets(0.001, 1)
    await guest(client, "Ann")
    path = f"/table/{await table(client, ME, OPEN)}"
    asked.clear()
    for _ in range(3):
        assert (await told(client, path))[0] == "Port: Ann is waiting for you"
    assert (await client.get("/table/no-such-id", headers=BROWSER)).status_code == 404
    assert asked == []
