"""The server behind a proxy: whose word counts, who is who, which address is ours, and a path below a host."""

import httpx
import pytest

from alehouse.server.addresses import Networks, Origin, group, origin_of, same_site

from .test_http import ME, OPEN, code, table_of

PROXIES = Networks(("127.0.0.1", "10.0.0.0/8", "fd00::/8"))


def headers(**given):
    return [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items()]


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),  # nobody that is trusted says so
        ("127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),  # what stood there before is hearsay
        ("127.0.0.1", "203.0.113.7, 10.1.2.3", "203.0.113.7"),  # two proxies in a row
        ("127.0.0.1", "10.1.2.3", "10.1.2.3"),
        ("127.0.0.1", "203.0.113.7:4711", "203.0.113.7"),
        ("127.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"),
        ("127.0.0.1", "::ffff:203.0.113.7", "203.0.113.7"),
        ("::ffff:127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "unknown", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.7, nonsense", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("fd00::1", "2001:db8::7", "2001:db8::7"),
        ("", "203.0.113.7", ""),
    ],
)
def test_the_client_is_the_last_one_that_a_trusted_proxy_names(peer, forwarded, client):
    assert origin_of(peer, "http", headers(host="x", x_forwarded_for=forwarded), PROXIES).client == client


def test_host_and_scheme_come_from_trusted_proxies_only():
    told = headers(host="inside:8000", x_forwarded_proto="https", x_forwarded_host="evil, pub.example")
    assert origin_of("127.0.0.1", "http", told, PROXIES)[1:] == ("https", "pub.example", True)
    assert origin_of("203.0.113.9", "http", told, PROXIES)[1:] == ("http", "inside:8000", False)
    odd = headers(host="inside", x_forwarded_proto="gopher")
    assert origin_of("127.0.0.1", "http", odd, PROXIES).scheme == "http"


def test_a_household_is_counted_as_one():
    assert group("2001:db8::1") == group("2001:db8:0:0:ffff::2") != group("2001:db8:0:1::1")
    assert group("203.0.113.7") == group("::ffff:203.0.113.7") != group("203.0.113.8")


@pytest.mark.parametrize(
    ("asked", "fetched", "host", "scheme", "trusted", "public", "ours"),
    [
        (None, None, "pub.example", "http", False, None, True),  # no browser
        ("http://pub.example", None, "pub.example", "http", False, None, True),
        ("http://pub.example:8080", None, "pub.example:8080", "http", False, None, True),
        ("https://pub.example", None, "pub.example", "http", False, None, True),  # TLS ends before us
        ("https://PUB.example", None, "pub.example:443", "https", True, None, True),
        (
            "http://pub.example:8080",
            None,
            "pub.example",
            "http",
            True,
            None,
            True,
        ),  # a proxy that sets `Host $host`
        ("http://pub.example:8080", None, "pub.example", "http", False, None, False),
        ("http://pub.example:8080", "same-origin", "inside", "http", False, None, True),
        ("http://pub.example:8080", "same-site", "pub.example:9090", "http", True, None, False),
        (
            "http://pub.example:8080",
            None,
            "inside:8000",
            "http",
            False,
            "http://pub.example:8080/cards/",
            True,
        ),
        ("http://pub.example", None, "inside:8000", "http", False, "http://pub.example:8080/", False),
        ("http://elsewhere.example", None, "pub.example", "http", True, None, False),
        ("http://pub.example.elsewhere.example", None, "pub.example", "http", True, None, False),
        ("http://elsewhere.example", "cross-site", "pub.example", "http", True, None, False),
        (None, "cross-site", "pub.example", "http", False, None, False),
        ("null", None, "pub.example", "http", True, None, False),
        ("null", "same-origin", "pub.example", "http", True, None, False),
        ("http://[", None, "pub.example", "http", True, None, False),
        ("http://pub.example:x", None, "pub.example", "http", True, None, False),
        ("file://pub.example", None, "pub.example", "http", True, None, False),
    ],
)
def test_which_pages_are_ours(asked, fetched, host, scheme, trusted, public, ours):
    assert same_site(asked, fetched, Origin("203.0.113.7", scheme, host, trusted), public) is ours


def test_a_flood_from_one_address_behind_the_proxy_hurts_nobody_else(serve):
    server = serve(request_rate=0.001, request_burst=10, trusted_proxies=("127.0.0.1",))

    def ask(forwarded):
        return httpx.get(f"{server.base}/api/me", headers={"x-forwarded-for": forwarded}).status_code

    assert [ask("203.0.113.7") for _ in range(12)] == [200] * 10 + [429] * 2
    assert [ask(f"198.51.100.{n}, 203.0.113.7") for n in range(3)] == [429] * 3
    assert ask("203.0.113.8") == 200


def test_nobody_is_trusted_who_was_not_named(serve):
    server = serve(request_rate=0.001, request_burst=10, trusted_proxies=("192.0.2.0/24",))
    answers = [
        httpx.get(f"{server.base}/api/me", headers={"x-forwarded-for": f"203.0.113.{n}"}).status_code
        for n in range(12)
    ]
    # Some more were asked to find out whether the server is there.
    assert (answers[0], answers[-2:]) == (200, [429] * 2)


def test_a_server_below_a_path_behind_tls(serve, tmp_path):
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text(
        '<!doctype html><html><head><base href="/"><title>x</title></head></html>'
    )
    server = serve(public_url="https://pub.example:8443/cards/", page=str(page))
    client = httpx.Client(base_url=server.base)
    # A proxy may leave the path as it is, or take it away.
    for base in ("/cards", ""):
        told = client.get(f"{base}/rules/port").text
        assert told.startswith('<!doctype html><html><head><base href="/cards/"><title>')
        assert client.get(f"{base}/api/games").status_code == 200
    assert (client.get("/cards").status_code, client.get("/cards").headers["location"]) == (308, "/cards/")
    cookie = client.get("/cards/api/me").headers["set-cookie"].lower()
    assert "; path=/cards/" in cookie
    assert "; secure" in cookie
    value = cookie.partition(";")[0]
    me = {"cookie": value, "host": "inside:8000"}
    ours = client.post(
        "/cards/api/play", json={"game": "port"}, headers=me | {"origin": "https://pub.example:8443"}
    )
    assert ours.status_code == 201
    other = client.post(
        "/cards/api/play", json={"game": "port"}, headers=me | {"origin": "https://pub.example"}
    )
    assert code(other, 403) == "error-cross-site"


def test_cookies_are_secure_where_the_page_is(server):
    def cookie(**given):
        return httpx.get(f"{server.base}/api/me", headers=dict(given)).headers["set-cookie"].lower()

    assert "secure" not in cookie()
    assert "; secure" in cookie(**{"x-forwarded-proto": "https"})


def test_invitations_are_for_the_address_that_the_proxy_names(server):
    ann = server.guest("Ann")
    table = table_of(ann, [ME, OPEN])["id"]
    plain = ann.get(f"/api/tables/{table}/qr").text
    named = ann.get(
        f"/api/tables/{table}/qr", headers={"x-forwarded-host": "pub.example", "x-forwarded-proto": "https"}
    )
    assert named.text != plain
    bad = ann.get(f"/api/tables/{table}/qr", headers={"x-forwarded-host": "x" * 3000})
    assert code(bad, 400) == "error-host"
