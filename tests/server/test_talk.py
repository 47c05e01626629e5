"""Talk at a table: who says what, how everybody hears it, and what it can do to nobody."""

import asyncio
import json
import random

import pytest

from alehouse.refused import Refused
from alehouse.server.talk import LONGEST, REACTIONS, clean_text

from .databases import postgres  # noqa: F401
from .test_http import BOT, ME, OPEN, table_of
from .test_live import two_people
from .test_two_processes import lines_of, pair, people_of  # noqa: F401
from .wire import Line, play_to_the_end


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Well \r\n\n done\t, Ann  ", "Well done , Ann"),
        ("look \u202eyawa\u202c and \u2067here\u2069", "look yawa and here"),
        ("a\u200b\u200b\u200b\ufeff\u2060b\u00adc", "abc"),
        ("e" + "\u0301" * 40 + "!", "é\u0301\u0301\u0301!"),
        ("\u0336\u0336 x", "x"),
        ("a\x00b\x1b[31mc\x7f\u2028d", "ab[31mc d"),
        ("👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 2️⃣", "👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 2️⃣"),
        ("می‌خواهم", "می‌خواهم"),
        (
            "<b onclick=x()>https://example.org</b> &amp; *so*",
            "<b onclick=x()>https://example.org</b> &amp; *so*",
        ),
        ("ё" * LONGEST, "ё" * LONGEST),
    ],
)
def test_a_message_is_one_line_of_what_can_be_seen(written, shown):
    assert clean_text(written) == shown


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "error-talk-empty"),
        (" \n\t ", "error-talk-empty"),
        ("\u200b" * 200 + "\u202e", "error-talk-empty"),
        ("\u0301\u0301", "error-talk-empty"),
        ("\u2800\u3164", "error-talk-empty"),
        ("x" * (LONGEST + 1), "error-talk-long"),
        ("👩‍👩‍👧" * 200, "error-talk-long"),
        ("\u200b" * 5000 + "x", "error-talk-long"),
    ],
)
def test_what_is_no_message(written, code):
    with pytest.raises(Refused) as refused:
        clean_text(written)
    assert refused.value.code == code


def said(line):
    """All that a line has heard: number, seat, text and whether it was one's own."""
    frames = [f for f in line.frames if f["kind"] == "said"]
    return [(e["number"], e["seat"], e["text"], e["mine"]) for f in frames for e in f["said"]]


async def heard(line, count):
    """Wait until a line has heard so many messages."""
    while len(said(line)) < count:
        await line.next("said")
    return said(line)


async def test_everybody_at_a_table_hears_what_is_said_and_who_comes_later_is_told(server):
    table, ann, ben, lines = await two_people(server, "port")
    cy = server.guest("Cy")
    watcher = await Line.open(server, table, cy)
    await watcher.next("state")
    await lines["A"].say({"kind": "say", "text": "Good  luck"})
    await heard(lines["B"], 1)
    await watcher.say({"kind": "react", "word": "cheers"})
    assert await heard(lines["A"], 2) == [(1, "A", "Good luck", True), (2, None, "cheers", False)]
    assert await heard(lines["B"], 2) == [(1, "A", "Good luck", False), (2, None, "cheers", False)]
    assert await heard(watcher, 2) == [(1, "A", "Good luck", False), (2, None, "cheers", True)]
    first, second = (f["said"][0] for f in watcher.frames if f["kind"] == "said")
    assert (first["what"], first["name"], second["what"], second["name"]) == ("say", "Ann", "react", "Cy")
    assert first["who"] != second["who"]
    assert all(f["fresh"] for f in watcher.frames if f["kind"] == "said")
    late = await Line.open(server, table, None)
    assert await heard(late, 2) == [(1, "A", "Good luck", False), (2, None, "cheers", False)]
    assert not late.frames[-1]["fresh"]
    ids = [client.get("/api/me").json()["id"] for client in (ann, ben, cy)]
    told = json.dumps([line.frames for line in (*lines.values(), watcher, late)])
    assert not any(identity in told for identity in ids)
    assert "said" not in json.dumps([f for f in late.frames if f["kind"] == "state"])


async def test_talk_goes_on_before_the_game_and_after_a_change_of_name(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = table_of(ann, [ME, OPEN])["id"]
    line = await Line.open(server, table, ann)
    other = await Line.open(server, table, ben)
    await other.say({"kind": "say", "text": "May I?"})
    assert await heard(line, 1) == [(1, None, "May I?", False)]
    await asyncio.to_thread(ben.post, f"/api/tables/{table}/sit", json={})
    await asyncio.to_thread(ben.put, "/api/me", json={"name": "Benjamin"})
    await other.next("state")
    await other.say({"kind": "say", "text": "Thanks"})
    assert (await heard(line, 2))[1] == (2, "B", "Thanks", False)
    assert line.frames[-1]["said"][0]["name"] == "Benjamin"
    assert len({f["said"][0]["who"] for f in line.frames if f["kind"] == "said"}) == 1


async def test_who_talks_too_fast_is_refused_and_goes_on_playing(serve):
    server = serve(talk_rate=0.001, talk_burst=3)
    ann = server.guest("Ann")
    table = table_of(ann, [ME, BOT])["id"]
    line = await Line.open(server, table, ann)
    await line.next("state")
    for number in range(3):
        await line.say({"kind": "say", "text": f"{number}"})
    for _ in range(5):
        assert await line.refused({"kind": "say", "text": "more"}) == "error-talk-fast"
    assert await line.refused({"kind": "react", "word": "hurry"}) == "error-talk-fast"
    assert [text for _, _, text, _ in await heard(line, 3)] == ["0", "1", "2"]
    state = next(f for f in reversed(line.frames) if f.get("menu"))
    await line.move(state["move"], state["menu"][0]["text"])
    assert (await line.next("moved", "refused"))["kind"] == "moved"


async def test_a_table_and_an_address_have_their_limit_too(serve):
    server = serve(talk_rate=0.001, talk_burst=1)
    table = table_of(server.guest("Ann"), [ME, OPEN])["id"]
    lines = [await Line.open(server, table, server.guest(f"Guest {n}")) for n in range(9)]
    for line in lines:
        await line.next("table")
        await line.say({"kind": "say", "text": "hello"})
    # Eight may speak at once; whoever came ninth has to wait.
    assert (await lines[8].next("refused"))["code"] == "error-talk-fast"
    assert len(await heard(lines[0], 8)) == 8


async def test_what_cannot_be_said(server):
    ann = server.guest("Ann")
    table = table_of(ann, [ME, BOT])["id"]
    line = await Line.open(server, table, ann)
    await line.next("state")
    assert await line.refused({"kind": "say", "text": "\u200b"}) == "error-talk-empty"
    assert await line.refused({"kind": "say", "text": "x" * 301}) == "error-talk-long"
    assert await line.refused({"kind": "say"}) == "error-shape"
    assert await line.refused({"kind": "react", "word": "boo"}) == "error-talk-word"
    stranger = await Line.open(server, table, None)
    await stranger.next("state")
    assert await stranger.refused({"kind": "say", "text": "hello"}) == "error-talk-nobody"
    await line.say({"kind": "react", "word": REACTIONS[0]})
    assert await heard(line, 1) == [(1, "A", REACTIONS[0], True)]


async def test_what_is_said_is_in_no_record(server):
    ann = server.guest("Ann")
    table = table_of(ann, [ME, BOT], options={"max_rounds": 1})["id"]
    line = await Line.open(server, table, ann)
    await line.next("state")
    await line.say({"kind": "say", "text": "never to be recorded"})
    await heard(line, 1)
    await play_to_the_end({"A": line}, random.Random(1))
    assert "recorded" not in ann.get(f"/api/tables/{table}/record").text
    await line.say({"kind": "say", "text": "good game"})
    assert (await heard(line, 2))[1][2] == "good game"


async def test_people_at_two_processes_hear_the_same_in_the_same_order(pair):  # noqa: F811
    table, ann, ben = people_of(pair, "port")
    lines = await lines_of(pair, table, ann, ben)
    for number in range(6):
        for seat in "AB":
            await lines[seat].say({"kind": "say", "text": f"{seat}{number}"})
    told = [[each[:3] for each in await heard(lines[seat], 12)] for seat in "AB"]
    assert told[0] == told[1]
    assert [number for number, _, _ in told[0]] == list(range(1, 13))
    for seat in "AB":
        assert [text for _, who, text in told[0] if who == seat] == [f"{seat}{n}" for n in range(6)]
    late = await Line.open(pair[1], table, None)
    assert [each[:3] for each in await heard(late, 12)] == told[0]
