"""Serving the built page, and an application without one; slow down, other hosts, the plain OpenAPI page."""

import pytest
from litestar.testing import AsyncTestClient

from alehouse.server.app import create_app
from alehouse.server.settings import Settings

INDEX = "<!doctype html><div id=page></div>"
BROWSER = {"accept": "text/html,*/*"}


@pytest.fixture
async def client(tmp_path):
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "theme.js").write_text("1")
    (page / "assets" / "index-abc.css").write_text("b{}" * 1000)
    (tmp_path / "secret.txt").write_text("secret")
    settings = Settings(database=str(tmp_path / "x.sqlite"), page=page, request_rate=0.001, request_burst=20)
    async with AsyncTestClient(create_app(settings)) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/rules/port", "/set/regent", "/pad", "/me", "/move/x", "/pad/", "/index.html"]
)
async def test_the_page_is_at_its_addresses(client, path):
    answer = await client.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "'unsafe-eval'" not in policy
    assert answer.headers["referrer-policy"] == "same-origin"


async def test_hashed_files_are_kept_and_others_looked_at_again(client):
    asset = await client.get("/assets/index-abc.css", headers={"accept-encoding": "gzip"})
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/css")
    assert asset.headers["content-encoding"] == "gzip"
    script = await client.get("/theme.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" not in script.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
async def test_files_that_are_not_part_of_the_page_are_not_there(client, path):
    answer = await client.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.text != "secret"


async def test_an_unknown_address_is_not_found_by_browsers_and_programs(client):
    assert (await client.get("/nowhere", headers=BROWSER)).status_code == 404
    assert (await client.get("/nowhere", headers=BROWSER)).text == INDEX
    assert (await client.get("/nowhere")).json()["error"]["code"] == "error-path"


async def test_without_a_page_the_server_says_so(tmp_path):
    settings = Settings(database=str(tmp_path / "x.sqlite"), page=tmp_path / "none")
    async with AsyncTestClient(create_app(settings)) as client:
        answer = await client.get("/")
        assert answer.status_code == 404
        assert "make page" in answer.text
        assert (await client.get("/api/games")).status_code == 200


async def test_too_many_requests_from_one_address(client):
    answers = [(await client.get("/api/bots")) for _ in range(25)]
    assert [a.status_code for a in answers] == [200] * 20 + [429] * 5
    assert answers[-1].json()["error"]["code"] == "error-too-fast"
    assert (await client.get("/")).status_code == 200


async def test_the_invitation_is_for_the_host_that_was_asked(client):
    await client.get("/api/me")
    made = await client.post(
        "/api/tables", json={"game": "port", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    qr = f"/api/tables/{made.json()['id']}/qr"
    plain = await client.get(qr, headers={"host": "alehouse.example"})
    assert plain.status_code == 200
    other = await client.get(qr, headers={"host": "pub.example"})
    assert other.text != plain.text
    bad = await client.get(qr, headers={"host": "x" * 3000})
    assert (bad.status_code, bad.json()["error"]["code"]) == (400, "error-host")


async def test_the_openapi_document_has_a_plain_page_without_anything_from_elsewhere(client):
    page = (await client.get("/openapi")).text
    assert "/api/tables/{table_id}/sit" in page
    assert "//" not in page.replace("http-equiv", "")
    document = (await client.get("/openapi/openapi.json")).json()
    assert "TableInfo" in "".join(document["components"]["schemas"])
    assert set(document["paths"]["/api/me"]) == {"get", "put"}


async def test_search_engines_are_told_what_is_for_everybody(client):
    robots = await client.get("/robots.txt")
    assert robots.headers["content-type"].startswith("text/plain")
    assert "Disallow: /table/" in robots.text.splitlines()
    assert not any(line.startswith("Disallow: /rules") for line in robots.text.splitlines())
    where = robots.text.splitlines()[-1].removeprefix("Sitemap: ")
    listed = (await client.get(where)).text
    assert "/rules/half-pint</loc>" in listed
    assert "/table/" not in listed
