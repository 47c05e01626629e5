"""The server speaks to each guest in the guest's language: over HTTP, on the live line, in rules and plain pages."""

import httpx
import pytest
import websockets
from litestar.testing import AsyncTestClient

from alehouse.catalogue import names
from alehouse.language import languages, say
from alehouse.server.app import create_app
from alehouse.server.identity import preferred
from alehouse.server.settings import Settings

from .test_http import ME, OPEN, table_of
from .wire import Line

UNKNOWN_TABLE = {
    "en": "There is no such table.",
    "de": say("de", "error-table"),
    "ru": say("ru", "error-table"),
}


def speaker(server, language, name="Ann"):
    client = server.guest(name)
    told = client.put("/api/me", json={"name": name, "locale": language})
    assert told.json()["locale"] == language
    return client


def text(answer):
    return answer.json()["error"]["text"]


def test_of_several_languages_the_most_wanted_one_is_spoken():
    assert preferred("de-CH, en;q=0.9") == "de"
    assert preferred("fr, ru;q=0.5, de;q=0.8") == "de"
    assert preferred("ru") == preferred("RU-ru, en") == "ru"
    assert preferred("en;q=0.1, de;q=0, ru;q=0.05") == "en"
    assert preferred("de;q=0, fr") == "en"
    assert preferred("de;q=nan, ru;q=inf, en;q=-1") == "en"


def test_the_words_are_different_ones():
    assert len(set(UNKNOWN_TABLE.values())) == len(languages()) == 3


@pytest.mark.parametrize("language", languages())
def test_newcomers_are_spoken_to_as_their_browser_asks(server, language):
    with httpx.Client(base_url=server.base, headers={"accept-language": f"{language}, en;q=0.5"}) as client:
        assert text(client.get("/api/tables/nowhere000")) == UNKNOWN_TABLE[language]
        assert text(client.get("/api/nowhere")) == say(language, "error-path")
        assert text(client.post("/api/play", json={"game": "port"})) == say(language, "error-cookie")
        name = client.get("/api/me").json()["name"]
        start, _, _ = say(language, "guest-name", number="#").partition("#")
        assert name.startswith(start)


@pytest.mark.parametrize("language", languages())
def test_a_guest_is_spoken_to_in_the_chosen_language_whatever_the_browser_asks(server, language):
    client = speaker(server, language)
    client.headers["accept-language"] = "ru" if language == "de" else "de"
    assert text(client.get("/api/tables/nowhere000")) == UNKNOWN_TABLE[language]
    assert text(client.get("/api/nowhere")) == say(language, "error-path")
    assert text(client.post("/api/play", json={"game": "bridge"})) == say(
        language, "error-game", game="bridge", games=", ".join(names())
    )
    assert text(client.put("/api/me", json={"name": ""})) == say(language, "error-name", max=24)
    # Refused before it is looked at who asks what: what is no JSON, and what has the wrong shape.
    start, _, _ = say(language, "error-json", problem="#").partition("#")
    assert text(client.post("/api/play", content="{")).startswith(start)
    start, _, _ = say(language, "error-shape", problem="#").partition("#")
    assert text(client.post("/api/play", json={"game": 3})).startswith(start)


def test_a_language_is_kept_when_only_the_name_changes(server):
    client = speaker(server, "ru")
    assert client.put("/api/me", json={"name": "Anna"}).json() | {"id": ""} == {
        "id": "",
        "name": "Anna",
        "locale": "ru",
        "named": True,
        "before": None,
    }


async def test_two_at_one_table_are_refused_in_their_own_languages_and_a_switch_holds_at_once(server):
    ann, ben = speaker(server, "de", "Ann"), speaker(server, "ru", "Ben")
    table = table_of(ann, [ME, OPEN], "port")["id"]
    ben.post(f"/api/tables/{table}/sit", json={})
    lines = [await Line.open(server, table, client) for client in (ann, ben)]
    for line, language in zip(lines, ("de", "ru"), strict=True):
        seen = (await line.next("state"))["move"]
        await line.move(seen, "dance")
        refused = await line.next("refused")
        assert refused["code"] == "error-verb"
        assert refused["text"] == say(language, "error-verb", verb="dance", verbs="hit, lock")
    ann.put("/api/me", json={"name": "Ann", "locale": "ru"})
    await lines[0].say("{")
    refused = await lines[0].next("refused")
    start, _, _ = say("ru", "error-json", problem="#").partition("#")
    assert refused["text"].startswith(start)
    for line in lines:
        await line.close()


async def test_a_line_of_somebody_unknown_speaks_as_the_browser_asks(server):
    ann = server.guest("Ann")
    table = table_of(ann, [ME, OPEN], "port")["id"]
    async with websockets.connect(server.live(table), additional_headers={"accept-language": "ru"}) as socket:
        line = Line(socket)
        await line.say(b"x")
        assert (await line.next("refused"))["text"] == say("ru", "error-binary")


@pytest.mark.parametrize("language", languages())
def test_rules_are_given_in_every_language(server, language):
    pages = {
        lang: httpx.get(f"{server.base}/api/rules/half-pint", params={"lang": lang}).json()["html"]
        for lang in languages()
    }
    assert pages[language].startswith("<h1")
    assert [lang for lang, page in pages.items() if page == pages[language]] == [language]
    assert httpx.get(f"{server.base}/api/rules/half-pint?lang=fr").json()["html"] == pages["en"]


@pytest.mark.parametrize("language", languages())
async def test_plain_pages_are_in_the_language(tmp_path, language):
    settings = Settings(database=str(tmp_path / "x.sqlite"), page=tmp_path / "none")
    async with AsyncTestClient(create_app(settings)) as client:
        asked = {"accept-language": language, "accept": "text/html"}
        missing = await client.get("/", headers=asked)
        assert f'<html lang="{language}">' in missing.text
        assert f"<h1>{say(language, 'server-no-page')}</h1>" in missing.text
        described = await client.get("/openapi", headers=asked)
        assert f'<html lang="{language}">' in described.text
        assert f"<title>{say(language, 'server-openapi-title')}</title>" in described.text
        assert say(language, "server-openapi-yaml") in described.text
