"""Evenings: who is in on one, what is played next, and how everybody stands after several games."""

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace

import pytest
import websockets

from alehouse.refused import Refused
from alehouse.server import evening_store, gatherings, moments
from alehouse.server.contest_store import Contests
from alehouse.server.evening_store import Evening
from alehouse.server.store import Seat

from .databases import BOT, address, opened, person, postgres  # noqa: F401
from .test_contests import close_all, info, open_all
from .test_two_processes import pair  # noqa: F401
from .wire import Line, cookie_of, play_to_the_end

PADS = Path(__file__).parents[1] / "pads"
DAY = 86_400_000


async def look(server, evening, client):
    """A line to the page of an evening, with the first it was told."""
    headers = {"cookie": cookie_of(client)} if client else {}
    url = server.live("x").replace("tables/x", f"evenings/{evening}")
    line = Line(await websockets.connect(url, additional_headers=headers, max_queue=None))
    return line, (await line.next("evening"))["evening"]


async def told(line, test):
    """Wait until an evening is told of which something is true."""
    found = next((f["evening"] for f in reversed(line.frames) if f["kind"] == "evening"), None)
    while found is None or not test(found):
        found = (await line.next("evening"))["evening"]
    return found


def new_evening(client, name="Tuesday"):
    answer = client.post("/api/evenings", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


def code(answer):
    return answer.status_code, answer.json()["error"]["code"]


def states(evening):
    return [contest["state"] for contest in evening["contests"]]


async def start(server, evening, game, options, *clients):
    """Propose a game, let all be in on it, and begin: the table."""
    first, *others = clients
    found = first.post(f"/api/evenings/{evening}/proposals", json={"game": game, "options": options}).json()
    number = found["proposals"][-1]["number"]
    for client in others:
        client.post(
            f"/api/evenings/{evening}/proposals/{number}/want", json={"wanted": True}
        ).raise_for_status()
    answer = first.post(f"/api/evenings/{evening}/proposals/{number}/start", json={})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def play(server, table, clients, seed):
    """Play a table to its end; the points of each client."""
    lines = {}
    for client in clients:
        line = await Line.open(server, table, client)
        lines[(await line.next("table"))["table"]["you"]] = line
        await line.next("state")
    ends = await play_to_the_end(lines, random.Random(seed))
    points = next(iter(ends.values()))["points"]
    seats = [next(f["table"]["you"] for f in line.frames if f["kind"] == "table") for line in lines.values()]
    return [points["ABCDEFGH".index(seat)] for seat in seats]


async def test_an_evening_of_three_games_adds_up(server):
    ann, ben, cy = (server.guest(name) for name in ("Ann", "Ben", "Cy"))
    evening = new_evening(ann)["id"]
    lines = [(await look(server, evening, client))[0] for client in (ann, ben, cy)]
    found = await told(lines[0], lambda e: sum(m["here"] for m in e["members"]) == 3)
    assert [m["name"] for m in found["members"]] == ["Ann", "Ben", "Cy"]
    people = {m["name"]: m["who"] for m in found["members"]}
    expected = dict.fromkeys(("Ann", "Ben", "Cy"), 0.0)

    def counts(points):
        for name, own in points.items():
            for other, theirs in points.items():
                expected[name] += 0 if other == name else 1 if own > theirs else 0.5 * (own == theirs)

    for number, clients in enumerate(({"Ann": ann, "Ben": ben, "Cy": cy}, {"Ann": ann, "Ben": ben}), 1):
        table = await start(server, evening, "port", {"max_rounds": 2}, *clients.values())
        assert sorted(s["name"] for s in table["seats"]) == sorted(clients)
        points = await play(server, table["id"], clients.values(), number)
        counts(dict(zip(clients, points, strict=True)))
        await told(lines[1], lambda e, number=number: len(e["games"]) == number)
    # On paper: 260, 320, 170, 310; the last line is somebody's who is not in on this.
    record = (PADS / "figure-9-written.toml").read_text("utf-8")
    names = [people["Ann"], people["Ben"], people["Cy"], None]
    ben.post(f"/api/evenings/{evening}/pads", json={"record": record, "people": names}).raise_for_status()
    counts({"Ann": 260, "Ben": 320, "Cy": 170})
    found = await told(lines[2], lambda e: len(e["games"]) == 3)
    assert {s["who"]: s["points"] for s in found["standings"]} == {people[n]: p for n, p in expected.items()}
    # Three, one and three pairs of people have been compared.
    assert sum(s["points"] for s in found["standings"]) == 3 + 1 + 3
    assert {s["who"]: s["games"] for s in found["standings"]} == {
        people["Ann"]: 3,
        people["Ben"]: 3,
        people["Cy"]: 2,
    }
    assert found["games"][2]["places"] == [
        {"who": people["Ben"], "place": 1, "points": 2.0},
        {"who": people["Ann"], "place": 2, "points": 1.0},
        {"who": people["Cy"], "place": 3, "points": 0.0},
    ]
    assert all(table["open"] for table in found["tables"])
    moments = ann.get(f"/api/evenings/{evening}/moments").json()["moments"]
    gain = next(m for m in moments if m["kind"] == "gain")
    assert gain["unit"] == "points"
    assert gain["amount"] > 0
    assert all(0 < m["chance"] < 1 for m in moments if m["kind"] in ("luck", "mishap"))
    ids = [client.get("/api/me").json()["id"] for client in (ann, ben, cy)]
    assert not any(identity in str(line.frames) for identity in ids for line in lines)


async def test_who_leaves_a_game_to_a_bot_does_not_undo_it(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    evening = new_evening(ann)["id"]
    lines = [(await look(server, evening, client))[0] for client in (ann, ben)]
    found = await told(lines[0], lambda e: len(e["members"]) == 2)
    people = {m["name"]: m["who"] for m in found["members"]}
    table = await start(server, evening, "port", {"max_rounds": 2}, ann, ben)
    ben.post(f"/api/tables/{table['id']}/leave").raise_for_status()
    await play(server, table["id"], [ann], "left")
    found = await told(lines[0], lambda e: e["games"])
    places = {each["who"]: each["place"] for each in found["games"][0]["places"]}
    assert set(places) == set(people.values())
    # Of two, one is first; or both are.
    assert sorted(places.values()) in ([1, 2], [1, 1])
    assert sum(each["points"] for each in found["standings"]) == 1


async def test_an_evening_is_told_by_two_processes(pair):  # noqa: F811
    ann, ben = pair[0].guest("Ann"), pair[1].guest("Ben")
    evening = new_evening(ann)["id"]
    one, _ = await look(pair[0], evening, ann)
    two, _ = await look(pair[1], evening, ben)
    for line in (one, two):
        await told(line, lambda e: [m["here"] for m in e["members"]] == [True, True])
    await two.say({"kind": "say", "text": "What shall we play?"})
    assert (await one.next("said"))["said"][0]["text"] == "What shall we play?"
    path = f"/api/evenings/{evening}/proposals"
    await asyncio.to_thread(ann.post, path, json={"game": "port"})
    proposal = (await told(two, lambda e: e["proposals"]))["proposals"][0]
    assert (proposal["game"], len(proposal["wanted"])) == ("port", 1)
    await asyncio.to_thread(ben.post, f"{path}/1/want", json={"wanted": True})
    await told(one, lambda e: [len(p["wanted"]) for p in e["proposals"]] == [2])
    begun = await asyncio.gather(
        *(asyncio.to_thread(client.post, f"{path}/1/start", json={"bots": 1}) for client in (ann, ben))
    )
    tables = {answer.json()["id"] for answer in begun}
    assert len(tables) == 1, "whoever begins second gets the same table"
    found = await told(two, lambda e: e["tables"])
    assert found["proposals"][0]["table"] == found["tables"][0]["id"] == tables.pop()
    assert sorted(s["kind"] for s in found["tables"][0]["seats"]) == ["bot", "person", "person"]
    assert found["tables"][0]["you"] in "ABC"
    await two.close()
    # Who has closed the page is not here, unless at the table.
    await told(one, lambda e: [m["here"] for m in e["members"]] == [True, False])


async def test_an_evening_that_is_looked_up_is_one_moment_of_it(address):  # noqa: F811
    async with opened(address, count=2) as (one, two):
        ann = person("Ann")
        evening = await evening_store.make(one, ann, "Tuesday")
        seats = [Seat("A", "person", ann.id, None, ann.name), BOT]

        async def begin_all():
            for number in range(1, 16):
                await evening_store.propose(one, evening, ann.id, "port", {"max_rounds": number})
                await evening_store.begin(
                    one, evening, number, ann.id, [ann.id], seats,
                    game="port", version=1, options={"max_rounds": number}, dealer="B", hints=False,
                )  # fmt: skip

        beginning = asyncio.create_task(begin_all())
        moments_seen = 0
        while not beginning.done():
            found = await evening_store.load(two, evening)
            begun = [each.table for each in found.proposals if each.table is not None]
            assert sorted(begun) == sorted(header.id for header in found.tables)
            assert [len(header.seats) for header in found.tables] == [2] * len(begun)
            moments_seen += 0 < len(begun) < 15
        await beginning
        assert moments_seen, "nothing was looked up meanwhile"


async def test_what_cannot_be_done_on_an_evening(server):
    ann, ben, stranger = server.guest("Ann"), server.guest("Ben"), server.guest("Zoe")
    assert code(ann.get("/api/evenings/nosuch1234")) == (404, "error-evening")
    assert code(ann.post("/api/evenings", json={"name": "\u202e"})) == (400, "error-name")
    with pytest.raises(websockets.ConnectionClosed):
        line, _ = await look(server, "nosuch1234", ann)
    evening = new_evening(ann)
    assert len(evening["id"]) == 10
    path = f"/api/evenings/{evening['id']}"
    assert code(stranger.post(f"{path}/proposals", json={"game": "port"})) == (403, "error-evening-not-in")
    line, _ = await look(server, evening["id"], ben)
    assert await line.refused({"kind": "move", "move": 0, "text": "hit"}) == "error-not-seated"
    assert code(ben.post(f"{path}/proposals", json={"game": "nosuch"})) == (404, "error-game")
    assert ben.post(f"{path}/proposals", json={"game": "port"}).status_code == 201
    assert code(ben.post(f"{path}/proposals/1/start", json={})) == (400, "error-players")
    assert code(ann.post(f"{path}/proposals/1/start", json={"bots": 1})) == (403, "error-evening-not-in")
    assert code(ann.post(f"{path}/proposals/7/want", json={"wanted": True})) == (404, "error-proposal")
    assert ben.post(f"{path}/proposals/1/want", json={"wanted": False}).json()["proposals"] == []
    record = (PADS / "figure-9-written.toml").read_text("utf-8")
    one, two = (m["who"] for m in ann.get(path).json()["members"])
    for people in ([one, two], [one, one, None, None], [one, "nobody", None, None], [one, None, None, None]):
        answer = ann.post(f"{path}/pads", json={"record": record, "people": people})
        assert code(answer) == (400, "error-evening-pad-people")
    half = record.replace("rounds = 10", "rounds = 12")
    if half != record:
        answer = ann.post(f"{path}/pads", json={"record": half, "people": [one, two, None, None]})
        assert answer.status_code == 400
    assert code(stranger.post(f"{path}/end", json={"ended": True})) == (403, "error-evening-not-in")
    ann_line, _ = await look(server, evening["id"], ann)
    await told(ann_line, lambda e: all(m["here"] for m in e["members"]))
    assert code(ben.post(f"{path}/end", json={"ended": True})) == (403, "error-evening-host")
    assert ann.post(f"{path}/end", json={"ended": True}).json()["ended"]
    assert code(ben.post(f"{path}/proposals", json={"game": "port"})) == (409, "error-evening-ended")
    assert not ann.post(f"{path}/end", json={"ended": False}).json()["ended"]
    assert [e["id"] for e in ann.get("/api/evenings").json()["evenings"]] == [evening["id"]]


async def test_a_contest_counts_once_for_an_evening_when_it_is_over(server):
    names = ("Ann", "Ben", "Cy", "Dee")
    people = {name: server.guest(name) for name in names}
    ann = people["Ann"]
    evening = new_evening(ann)["id"]
    lines = {name: (await look(server, evening, people[name]))[0] for name in names[:3]}
    who = {
        m["name"]: m["who"] for m in (await told(lines["Ann"], lambda e: len(e["members"]) == 3))["members"]
    }
    wanted = {"game": "starboard", "players": 2, "deals": 2, "evening": evening}
    # Dee is not in on it, but may take part.
    assert code(people["Dee"].post("/api/contests", json=wanted)) == (403, "error-evening-not-in")
    for guess in ("nosuch", "\0", "x" * 17):
        assert code(ann.post("/api/contests", json=wanted | {"evening": guess})) == (404, "error-evening")
    contest = ann.post("/api/contests", json=wanted).json()["id"]
    for name in names[1:]:
        people[name].post(f"/api/contests/{contest}/join").raise_for_status()
    found = await told(lines["Ben"], lambda e: [c["people"] for c in e["contests"]] == [4])
    assert found["contests"][0] == {
        "id": contest,
        "game": "starboard",
        "players": 2,
        "deals": 2,
        "state": "waiting",
        "wanted": [who[name] for name in names[:3]],
        "people": 4,
    }
    assert info(ann, contest)["evening"] == evening
    ann.post(f"/api/contests/{contest}/start").raise_for_status()
    await told(lines["Ben"], lambda e: states(e) == ["playing"])
    for _ in range(2):
        tables = await open_all(server, contest, people)
        # Nothing is told of the tables, and nothing counts as long as others may still play these cards.
        so_far = ann.get(f"/api/evenings/{evening}").json()
        assert (so_far["tables"], so_far["games"], so_far["standings"]) == ([], [], [])
        for seats in tables.values():
            await play_to_the_end(seats, random.Random("contest"))
        await close_all(tables)
    # Nobody asks how the contest stands; the evening sees to it.
    end = ann.get(f"/api/evenings/{evening}").json()
    assert states(end) == ["over"]
    ranks = {row["number"]: row["rank"] for row in info(ann, contest)["standings"]}
    own = dict(zip(names[:3], (ranks[n] for n in (1, 2, 3)), strict=True))
    points = {
        who[name]: sum(1 if other > rank else 0.5 * (other == rank) for other in own.values()) - 0.5
        for name, rank in own.items()
    }
    assert [(game["contest"], game["table"], game["pad"]) for game in end["games"]] == [(contest, None, None)]
    assert {place["who"]: place["points"] for place in end["games"][0]["places"]} == points
    assert {row["who"]: (row["games"], row["points"]) for row in end["standings"]} == {
        each: (1, own) for each, own in points.items()
    }
    assert ann.get(f"/api/evenings/{evening}").json()["games"] == end["games"]
    await told(lines["Cy"], lambda e: (states(e), len(e["games"])) == (["over"], 1))


async def test_a_game_of_an_evening_gives_hints_only_if_whoever_is_in_on_it_has_agreed(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    evening = new_evening(ann)["id"]
    line, _ = await look(server, evening, ben)
    path = f"/api/evenings/{evening}/proposals"
    for hints in (False, True, True):
        # The same game with hints is something else than without, and proposed twice it is the same.
        ann.post(path, json={"game": "port", "hints": hints}).raise_for_status()
    proposals = (await told(line, lambda e: len(e["proposals"]) == 2))["proposals"]
    assert [p["hints"] for p in proposals] == [False, True]
    for number, hints in ((1, False), (2, True)):
        ben.post(f"{path}/{number}/want", json={"wanted": True}).raise_for_status()
        assert ben.post(f"{path}/{number}/start", json={}).json()["hints"] == hints
    # With nobody but bots there is nobody to agree.
    ann.post(path, json={"game": "port", "options": {"max_rounds": 2}}).raise_for_status()
    assert ann.post(f"{path}/3/start", json={"bots": 1}).json()["hints"]


async def test_evenings_that_nobody_touches_are_cleared_away(address):  # noqa: F811
    from alehouse.server import evening_store, messages
    from alehouse.server.schema import evenings

    async with opened(address) as store:
        ann = person()
        old = await evening_store.make(store, ann, "Long ago")
        new = await evening_store.make(store, ann, "Today")
        await messages.add(store.database, old, ann, kind="say", seat=None, text="hello", moves=0)
        await evening_store.propose(store, old, ann.id, "port", {})
        assert await store.tidy(guests=1, unfinished=1, finished=1) == 0

        async def age(connection):
            await connection.execute(evenings.update().where(evenings.c.id == old).values(touched=1))

        await store.database.change(age)
        assert await store.tidy(guests=0, unfinished=1, finished=1) == 1
        assert await evening_store.load(store, old) is None
        assert (await evening_store.load(store, new)).name == "Today"
        assert await messages.since(store.database, {old: 0}, 10) == []


async def test_what_is_the_same_for_all_on_an_evening_is_reckoned_once(tmp_path, monkeypatch):
    reckoned = []
    real = gatherings.standings
    monkeypatch.setattr(gatherings, "standings", lambda *given: reckoned.append(1) or real(*given))
    told = []

    class Hearing(SimpleNamespace):
        def write(self, frame):
            told.append(frame)

    there = Evening("e", "Tuesday", "g0", None, {f"g{n}": f"N{n}" for n in range(9)}, frozenset(), [], [], [])

    async def load(store, evening):
        return there

    monkeypatch.setattr(gatherings.evening_store, "load", load)
    house = SimpleNamespace(
        store=None,
        talk=None,
        feed=SimpleNamespace(listen=lambda heard: None),
        closed=False,
    )

    async def none(self, evening):
        return []

    monkeypatch.setattr(Contests, "of_evening", none)
    group = gatherings.Gatherings(house)
    group._lines["e"] = [Hearing(guest=f"g{n}") for n in range(9)]
    await group._tell("e")
    assert (len(told), len(set(told)), len(reckoned)) == (9, 9, 1)


async def test_moments_of_a_game_are_looked_for_once_however_many_ask(monkeypatch):
    looked = []
    monkeypatch.setattr(moments, "_all", lambda header, texts: looked.append(header.id) or [])
    header = SimpleNamespace(id="momentstest", ended=1, contest=None, study=False)

    class Store:
        async def texts(self, table):
            await asyncio.sleep(0)
            return []

    there = SimpleNamespace(tables=[header])
    await asyncio.gather(*(moments.moments_of(Store(), there) for _ in range(5)))
    assert looked == ["momentstest"]
    assert not moments._finding


def test_numbers_that_no_proposal_can_have_are_refused(server):
    ann = server.guest("Ann")
    evening = new_evening(ann)["id"]
    for number in (-1, 0, 2**31, 2**63, 10**25):
        for what, body in (("want", {"wanted": True}), ("start", {})):
            answer = ann.post(f"/api/evenings/{evening}/proposals/{number}/{what}", json=body)
            assert code(answer) == (404, "error-proposal"), (number, what)


async def test_who_does_not_get_in_on_an_evening_is_not_said_to_be_there(monkeypatch):
    gone = []

    async def nothing(*given):
        return None

    async def watch(store, evening, there, away):
        gone.append((list(there), list(away)))

    there = Evening("e", "Tuesday", "g0", None, {"g0": "N0"}, frozenset(), [], [], [])

    async def load(store, evening):
        return there

    for name, work in (("enter", nothing), ("watch", watch), ("load", load)):
        monkeypatch.setattr(gatherings.evening_store, name, work)
    monkeypatch.setattr(gatherings, "MOST", 1)
    house = SimpleNamespace(
        store=None,
        talk=None,
        feed=SimpleNamespace(listen=lambda heard: None),
        closed=False,
        publish=lambda ids: None,
        settings=SimpleNamespace(lines_per_seat=2),
    )
    group = gatherings.Gatherings(house)
    group._lines["e"] = [SimpleNamespace(guest="g0")]
    with pytest.raises(Refused) as refused:
        await group.join("e", SimpleNamespace(guest="g1", person=object(), closing=False))
    assert refused.value.code == "error-too-many-watchers"
    await asyncio.gather(*group._tasks)
    assert gone == [([], ["g1"])]
    assert len(group._lines["e"]) == 1
    await group.close()
