"""Finished games judged by the laboratory: nothing before the end, one at a time, and the same for everybody."""

import asyncio
import json
import time
from dataclasses import asdict

import pytest
import sqlalchemy as sa

from alehouse.bots.explaining import Explanation, Risk
from alehouse.language import say
from alehouse.server import reviewing
from alehouse.server.reviews import PENDING, told_in
from alehouse.server.schema import reviews
from alehouse.server.store import Store, parse

from .databases import address, postgres  # noqa: F401
from .test_http import code, table_of
from .test_replay import ME, OPEN, PORT, finished
from .test_two_processes import both


def wait(client, table, *states):
    """How a review goes when it is in none of these states any more."""
    until = time.monotonic() + 300
    while (told := client.get(f"/api/tables/{table}/review").json())["state"] in states:
        assert time.monotonic() < until, told
        time.sleep(0.2)
    return told


def test_a_live_game_is_not_judged(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = table_of(ann, [ME, OPEN])["id"]
    ben.post(f"/api/tables/{table}/sit")
    for client in (ann, ben, server.guest("Cy")):
        assert code(client.get(f"/api/tables/{table}/review"), 409) == "error-game-live"
        assert code(client.post(f"/api/tables/{table}/review"), 409) == "error-game-live"
    assert code(ann.post("/api/tables/nosuchtabl/review"), 404) == "error-table"


def test_a_game_is_judged_once_and_for_everybody(serve):
    server = serve(review_time=2.0)
    table, (ann, ben), _ = finished(server)
    other, _, _ = finished(server)
    assert ben.get(f"/api/tables/{table}/review").json()["state"] == "none"
    first = ann.post(f"/api/tables/{table}/review").json()
    assert first["state"] in PENDING
    # One at a time for each person; whoever asks for the same gets the same.
    refused = ann.post(f"/api/tables/{other}/review")
    assert code(refused, 429) == "error-review-yours"
    assert ben.post(f"/api/tables/{table}/review").json()["state"] != "none"
    told = wait(ben, table, *PENDING)
    assert told["state"] == "done", told
    review = told["review"]
    moves = ben.get(f"/api/tables/{table}").json()["moves"]
    assert (len(review["moves"]), len(review["chances"])) == (moves, moves + 1)
    assert review["players"] == ["Ann", "Ben"]
    # At the end it is certain who has won.
    assert sorted(review["chances"][-1]) == [0, 1]
    for seat in review["seats"]:
        assert seat["result"] == pytest.approx(seat["expected"] + seat["luck"] + seat["skill"], abs=1e-3)
    german = ben.get(f"/api/tables/{table}/review", headers={"accept-language": "de"}).json()["review"]
    assert set(german["words"]) == set(review["words"])


def test_any_process_tells_of_a_review_and_another_takes_it_over_from_one_that_dies(address, tmp_path):  # noqa: F811
    with both(address, tmp_path, review_time="2") as servers:
        table, (ann, _), _ = finished(servers[0])
        zoe = servers[1].guest("Zoe")
        path = f"/api/tables/{table}/review"
        assert ann.post(path).json()["state"] in PENDING
        # The other process knows, and does not begin it a second time.
        assert zoe.get(path).json()["state"] in PENDING
        assert zoe.post(path).json()["state"] in PENDING
        assert asked(address) == [(table, ann.get("/api/me").json()["id"])]
        servers[0].kill()
        # Nobody waits for what a process that is gone was to do, and whoever asks again has it done.
        assert wait(zoe, table, *PENDING)["state"] == "none"
        assert zoe.post(path).json()["state"] in PENDING
        told = wait(zoe, table, *PENDING)
        assert told["state"] == "done", told
        assert told["review"]["players"] == ["Ann", "Ben"]
        assert asked(address) == [(table, zoe.get("/api/me").json()["id"])]
        # It is kept: any process tells the same, and asking again begins nothing.
        servers[0].start()
        assert ann.get(path).json() == ann.post(path).json() == told


def asked(database):
    """Which reviews there are, and who has asked for each."""

    async def ask():
        store = Store(parse(database))
        try:
            async with store.database.read() as connection:
                rows = await connection.execute(sa.select(reviews.c.table_id, reviews.c.guest))
                return [tuple(row) for row in rows.all()]
        finally:
            await store.database.close()

    return asyncio.run(ask())


def test_a_server_that_judges_nothing_says_so(serve):
    server = serve(reviews=0)
    table, (ann, _), _ = finished(server)
    assert code(ann.post(f"/api/tables/{table}/review"), 404) == "error-review-off"


def test_the_process_tells_why_there_is_no_review():
    told = []
    reviewing.judge(PORT.replace("port", "whist"), 5, told.append)
    assert told[-1]["state"] == "failed"
    assert told[-1]["problem"]["code"] == "error-game"


def test_reasons_are_told_in_pieces_and_in_the_readers_language():
    """The page calls moves what their buttons do; what may happen has a name in each language."""
    why = Explanation("regent", "gift B 5", "attack C", 0.5, 0.25, "chips", Risk("see B", "bust", 0.5, 3, 6))
    decision = {"move": 1, "seat": "A", "played": "draw", "best": "gift B 5", "loss": 0.5, "margin": 0.25}
    review = {
        "game": "regent",
        "seats": [{"seat": "A"}, {"seat": "B"}, {"seat": "C"}],
        "moves": ["A draw"],
        "decisions": [{**decision, "why": asdict(why)}, {**decision, "why": {"en": ["Lock it."]}}],
        "draws": [{"event": "bust"}],
        "chances": [[0.5, 0.25, 0.25]],
        "complete": True,
    }
    for locale, what in (("en", "a bust"), ("de", say("de", "chance-bust"))):
        told = told_in(json.loads(json.dumps(review)), locale)
        first, old = told["decisions"]
        assert {name: first["why"][name] for name in ("how", "move", "rival", "lead")} == {
            "how": "clear",
            "move": "gift B 5",
            "rival": "attack C",
            "lead": 0.5,
        }
        assert first["why"]["risk"] == {"move": "see B", "what": what, "chance": 0.5, "cards": 3, "of": 6}
        assert "why" not in old, "sentences of an earlier version name moves as the command line does"
        named = {choice["text"] for choice in told["choices"]}
        assert named == {"draw", "gift B 5", "attack C", "see B"}, "all that is called by a button's words"
        assert told["words"] == {"bust": what}
