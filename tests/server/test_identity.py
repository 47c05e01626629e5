"""Cookies, languages, and that every refusal has words."""

import re
from pathlib import Path

import alehouse.server
from alehouse.language import LOCALES, say
from alehouse.refused import Refused
from alehouse.server.errors import STATUS, problem
from alehouse.server.identity import preferred, read, sign
from alehouse.server.rate import Bucket, Buckets

GUEST = "abcdefghjkmnpqrstuvw"


def test_a_cookie_names_its_guest_and_no_other():
    cookie = sign(b"secret", GUEST)
    assert read(b"secret", cookie) == GUEST
    assert read(b"another", cookie) is None
    for place in range(len(cookie)):
        changed = cookie[:place] + ("a" if cookie[place] != "a" else "b") + cookie[place + 1 :]
        assert read(b"secret", changed) is None
    for broken in (
        "",
        ".",
        GUEST,
        f"{GUEST}.",
        cookie + "0",
        cookie.upper(),
        "\udcff.\udcff",
        sign(b"secret", "x"),
    ):
        assert read(b"secret", broken) is None


def test_languages_are_those_there_are():
    assert preferred("") == preferred("xx, *;q=0.1") == preferred("en-GB") == "en"
    assert preferred("xx;q=1, en;q=0.2") == "en"
    assert preferred("en;q=abc" + "," * 1000) == "en"


def test_every_refusal_of_the_server_has_words_and_every_word_a_refusal():
    source = "".join(p.read_text("utf-8") for p in Path(alehouse.server.__file__).parent.glob("*.py"))
    raised = set(re.findall(r'"(error-[a-z-]+)"', source))
    ours = "".join(
        (LOCALES / "en" / f"{name}.ftl").read_text("utf-8")
        for name in ("server", "database", "company", "contest")
    )
    written = set(re.findall(r"^(error-[a-z-]+)", ours, re.MULTILINE))
    core = set(
        re.findall(r"^(error-[a-z-]+)", (LOCALES / "en" / "errors.ftl").read_text("utf-8"), re.MULTILINE)
    )
    assert raised - written - core == set()
    assert written - raised == set()
    assert set(STATUS) <= written | core


def test_what_a_client_sent_comes_back_short_and_clean():
    told = problem(Refused("error-kind", kind="\ud800" * 5000, kinds="move"), "en")
    assert len(told.args["kind"]) == 400
    told.text.encode("utf-8")
    assert (
        say("en", "error-kind", kind="x", kinds="move")
        == 'There is no frame of the kind "x". The kinds are: move.'
    )


def test_a_bucket_gives_its_burst_and_then_its_rate(monkeypatch):
    time = [100.0]
    monkeypatch.setattr("alehouse.server.rate.monotonic", lambda: time[0])
    bucket = Bucket(2.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time[0] += 100
    assert sum(bucket.take() for _ in range(10)) == 3


def test_buckets_are_kept_apart_and_not_for_ever():
    buckets = Buckets(1.0, 1, most=2)
    assert [buckets.take(n) for n in ("a", "a", "b", "c")] == [True, False, True, True]
    assert len(buckets._buckets) == 2
    assert all(Buckets(0, 0).take("x") for _ in range(9))
