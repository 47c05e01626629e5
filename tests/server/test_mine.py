"""What is one's own: tables that run, games that are over, leaving, how games went, and going on at another device."""

import asyncio
import random
import sqlite3
from dataclasses import replace

import httpx
import pytest
import sqlalchemy as sa

from alehouse.language import say
from alehouse.refused import Refused
from alehouse.server import mine, owned, passes, schema
from alehouse.server.database import Taken
from alehouse.server.protocol import Result
from alehouse.server.store import Guest, Header

from .databases import BOT, new_guest, new_table, opened, seated
from .hearing import Heard, frames
from .test_http import ME, OPEN, code, table_of
from .test_rooms import houses, two_at_a_table
from .wire import Line, cookie_of, play_to_the_end

ONE = {"max_rounds": 1}


def mine_of(client, **asked):
    answer = client.get("/api/me/tables", params=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def play(server, table, **clients):
    """Play a table to its end."""
    lines = {seat: await Line.open(server, table, client) for seat, client in clients.items()}
    for line in lines.values():
        await line.next("state")
    end = await play_to_the_end(lines, random.Random(5))
    for line in lines.values():
        await line.close()
    return end


async def test_my_tables_say_whose_turn_it_is_and_afterwards_how_it_ended(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    assert mine_of(ann) == {"open": [], "over": [], "next": None}
    table = table_of(ann, [ME, OPEN], options=ONE)["id"]
    (waiting,) = mine_of(ann)["open"]
    assert (waiting["table"]["state"], waiting["seat"], waiting["acting"], waiting["turn"]) == (
        "waiting",
        "A",
        [],
        False,
    )
    assert mine_of(ben)["open"] == []
    ben.post(f"/api/tables/{table}/sit")
    for client, seat in ((ann, "A"), (ben, "B")):
        (running,) = mine_of(client)["open"]
        assert (running["table"]["id"], running["table"]["state"], running["seat"]) == (
            table,
            "playing",
            seat,
        )
        assert running["acting"] in (["A"], ["B"])
        assert running["turn"] == (running["acting"] == [seat])
        assert running["moved"] is None
    end = await play(server, table, A=ann, B=ben)
    for client, seat in ((ann, "A"), (ben, "B")):
        told = mine_of(client)
        assert told["open"] == []
        (over,) = told["over"]
        assert (over["seat"], over["left"], over["acting"], over["turn"]) == (seat, False, [], False)
        assert over["result"]["winners"] == end["A"]["winners"]
        assert over["result"]["points"] == end["A"]["points"]
        assert over["ended"] >= over["moved"] >= over["created"]
    assert mine_of(server.guest("Cy")) == {"open": [], "over": [], "next": None}


def test_nobody_without_a_cookie_has_tables_and_no_cookie_is_made(server):
    client = httpx.Client(base_url=server.base)
    assert mine_of(client) == {"open": [], "over": [], "next": None}
    assert client.get("/api/me/statistics").json() == {"games": [], "counted": 0}
    assert not client.cookies


def test_a_waiting_table_is_its_setters_without_a_seat_too_and_gone_when_closed(server):
    ann = server.guest("Ann")
    table = table_of(ann, [ME, OPEN])["id"]
    assert ann.post(f"/api/tables/{table}/leave").json()["you"] is None
    (waiting,) = mine_of(ann)["open"]
    assert (waiting["table"]["id"], waiting["seat"], waiting["table"]["creator"]) == (table, None, True)
    ann.post(f"/api/tables/{table}/close")
    assert mine_of(ann)["open"] == []


@pytest.mark.parametrize("before", ["", "x", "5", "-", "9" * 16 + "-a", "\u0663-a", "1-2-3"])
def test_a_page_that_nobody_has_named_is_refused_or_found(server, before):
    answer = server.guest("Ann").get("/api/me/tables", params={"before": before})
    assert answer.status_code in (200, 400), answer.text
    assert code(server.guest("Ann").get("/api/me/tables", params={"limit": 51}), 400) == "error-shape"


async def test_who_leaves_in_the_middle_is_followed_by_a_bot_and_everybody_is_told(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = table_of(ann, [ME, OPEN], options={"max_rounds": 3})["id"]
    ben.post(f"/api/tables/{table}/sit")
    watching, leaving = await Line.open(server, table, ben), await Line.open(server, table, ann)
    for line in (watching, leaving):
        await line.next("state")
    told = ann.post(f"/api/tables/{table}/leave")
    assert told.status_code == 200
    assert told.json()["you"] is None
    seat = told.json()["seats"][0]
    assert (seat["kind"], seat["bot"], seat["held"]) == ("bot", "search", False)
    assert seat["name"] not in ("Ann", "Ben")
    while (await watching.next("table"))["table"]["seats"][0]["kind"] != "bot":
        pass
    # Who has left sees from now on what everybody sees.
    assert (await leaving.next("state"))["menu"] == []
    assert code(ann.post(f"/api/tables/{table}/leave"), 403) == "error-not-seated"
    assert await leaving.refused({"kind": "move", "move": 0, "text": "hit"}) == "error-not-seated"
    mine = mine_of(ann)
    assert mine["open"] == []
    (left,) = mine["over"]
    assert (left["left"], left["seat"], left["result"], left["acting"]) == (True, "A", None, [])
    (game,) = ann.get("/api/me/statistics").json()["games"]
    assert (game["people"]["left"], game["people"]["played"], game["bots"]["left"]) == (1, 0, 0)
    await watching.close()
    # The game goes on between Ben and the bot, to its end.
    await play(server, table, B=ben)
    (over,) = mine_of(ben)["over"]
    assert over["result"] is not None
    # For Ben it was no game against bots only.
    (game,) = ben.get("/api/me/statistics").json()["games"]
    assert (game["people"]["played"], game["bots"]["played"]) == (1, 0)
    assert code(ben.post(f"/api/tables/{table}/leave"), 409) == "error-over"
    assert code(server.guest("Cy").post(f"/api/tables/{table}/leave"), 403) == "error-not-seated"
    assert code(ann.post("/api/tables/nosuch/leave"), 404) == "error-table"


async def test_what_everybody_has_left_rests_and_counts_no_more_for_the_limit(tmp_path):
    async with houses(tmp_path) as (rooms,):
        table, ann, ben = await two_at_a_table(rooms)
        await rooms.seating.resign(table, ann)
        line = Heard(ben.id)
        await rooms.join(table, line)
        await rooms.seating.resign(table, ben)
        rooms.leave(table, line)
        assert await owned.open_tables(rooms.store, ben.id) == []
        async with rooms.enter(table, look=False) as room:
            assert rooms.driver.turn(room) is None
        rooms.settings = replace(rooms.settings, tables_per_guest=1)
        assert (await rooms.seating.play_now(ann, "port", 2)).state == "playing"
        with pytest.raises(Refused, match="unfinished"):
            await rooms.seating.play_now(ann, "port", 2)


async def test_another_process_hears_that_a_seat_has_been_left(tmp_path):
    async with houses(tmp_path, 2) as (first, second):
        table, ann, _ = await two_at_a_table(first)
        line = Heard(ann.id)
        await second.join(table, line)
        assert [f["kind"] for f in frames(line)] == ["table", "state"]
        await first.seating.resign(table, ann)
        await second.noticed([table])
        async with second.enter(table, look=False) as room:
            assert room.header.seats[0].kind == "bot"
        told = frames(line)
        assert [f["table"]["you"] for f in told if f["kind"] == "table"][:1] == [None]
        assert [f["menu"] for f in told if f["kind"] == "state"] == [[]]


async def test_a_table_of_another_version_is_listed_as_such_and_can_be_left(tmp_path):
    async with houses(tmp_path) as (rooms,):
        info = await rooms.seating.play_now(await new_guest(rooms.store, "Ann"), "port", 2)
        ann = await rooms.store.guest((await rooms.store.header(info.id)).creator)
        async with rooms.store.engine.begin() as connection:
            await connection.execute(schema.tables.update().values(version=0))
    async with houses(tmp_path) as (rooms,):
        (each,) = await owned.open_tables(rooms.store, ann.id)
        told = await mine._table(rooms, ann, each, {})
        assert (told.stuck, told.acting, told.turn) == (True, [], False)
        assert (await rooms.seating.resign(info.id, ann)).you is None
        assert await owned.open_tables(rooms.store, ann.id) == []


async def finish(
    store,
    table,
    ended,
    result='{"points":[1,2],"chips":null,"winners":["B"],"losers":[],"places":[2,1],"moves":3}',
):
    async with store.engine.begin() as connection:
        await connection.execute(
            schema.tables.update()
            .where(schema.tables.c.id == table)
            .values(started=1, ended=ended, touched=ended, result=result)
        )


async def test_games_come_page_by_page_and_each_once(address):
    async with opened(address) as store:
        ann = await new_guest(store, "Ann")
        tables = []
        for ended in (5, 7, 7, 7, 9):
            _, table = await new_table(store, BOT, creator=ann)
            await finish(store, table, ended)
            tables.append((ended, table))
        expected = [table for _, table in sorted(tables, reverse=True)]
        found, before = [], None
        while page := await owned.past_games(store, ann.id, before, 2):
            found += [each.header.id for each in page]
            before = page[-1].when, page[-1].header.id
        assert found == expected


async def test_who_has_left_keeps_the_game_among_the_past_ones(address):
    async with opened(address) as store:
        ann, ben = await new_guest(store, "Ann"), await new_guest(store, "Ben")
        _, table = await new_table(store, seated("B", ben), creator=ann)
        await owned.hand_over(store, table, ben.id)
        for guest, expected in ((ann, [(table, "A", False)]), (ben, [])):
            assert [
                (e.header.id, e.seat, e.left) for e in await owned.open_tables(store, guest.id)
            ] == expected
        assert [(e.header.id, e.seat, e.left) for e in await owned.past_games(store, ben.id, None, 9)] == [
            (table, "B", True)
        ]
        seats = (await store.header(table)).seats
        assert (seats[1].kind, seats[1].bot, seats[1].name, seats[1].guest) == (
            "bot",
            "search",
            "Barley",
            None,
        )
        with pytest.raises(Taken):
            await owned.hand_over(store, table, ben.id)
        await finish(store, table, 9)
        with pytest.raises(Taken):
            await owned.hand_over(store, table, ann.id)
        counted = {g.id: await owned.counted(store, g.id) for g in (ann, ben)}
        assert [(p.seat, p.left, p.alone) for p in counted[ann.id]] == [("A", False, False)]
        assert [(p.seat, p.left, p.alone) for p in counted[ben.id]] == [("B", True, False)]
        assert await owned.how_many(store, ann.id) == (0, 1)


async def test_what_was_only_tried_out_counts_for_nothing(address):
    async with opened(address) as store:
        ann, table = await new_table(store, BOT)
        await finish(store, table, 9)
        (counted,) = await owned.counted(store, ann.id)
        assert counted.alone
        async with store.engine.begin() as connection:
            await connection.execute(schema.tables.update().values(study=sa.true()))
        assert await owned.counted(store, ann.id) == []


def header(game="port", **more):
    return Header("t", game, 1, {}, "A", "x", "y", "g", False, 1, 2, 3, None, (), 9, **more)


def played(game="port", seat="A", *, left=False, alone=False, **result):
    """A game, and how it ended."""
    known = {"points": None, "chips": None, "winners": [], "losers": [], "places": [1, 2], "moves": 9}
    return owned.Played(header(game), seat, left, alone), None if left else Result(**(known | result))


def test_games_are_counted_by_how_they_went_and_apart_against_bots():
    tally = mine._tallied(
        "port",
        [
            played(points=[21, 3, 9], winners=["A"], places=[1, 3, 2]),
            played(seat="C", points=[24, 3, 9], winners=["A"], places=[1, 3, 2]),
            played(seat="B", alone=True, points=[7, 30], winners=["A", "B"], places=[1, 1]),
            played(left=True, alone=True),
            played(left=True),
        ],
    )
    assert (tally.people.played, tally.people.won, tally.people.left) == (2, 1, 1)
    assert tally.people.places == [1, 1, 0, 0, 0, 0, 0, 0]
    assert (tally.bots.played, tally.bots.won, tally.bots.left) == (1, 1, 1)
    assert (tally.best_points, tally.best_chips, tally.lost) == (30, None, False)
    # The oldest first.
    assert [(o.place, o.of, o.won, o.left, o.bots) for o in tally.recent] == [
        (None, 0, False, True, False),
        (None, 0, False, True, True),
        (1, 2, True, False, True),
        (2, 3, False, False, False),
        (1, 3, True, False, False),
    ]


def test_where_only_losers_are_named_all_others_count_and_few_points_are_best():
    tally = mine._tallied(
        "pairs",
        [
            played("pairs", points=[3, 21, 9], losers=["B"], places=[1, 3, 1]),
            played("pairs", "B", points=[3, 21, 9], losers=["B"], places=[1, 3, 1]),
        ],
    )
    assert (tally.people.played, tally.people.won, tally.lost, tally.best_points) == (2, 1, True, 3)
    assert tally.people.places[:3] == [1, 0, 1]


def test_alone_against_the_house_nobody_wins():
    tally = mine._tallied("rocket", [played("rocket", alone=True, chips=[-7], places=[1])])
    assert (tally.bots.played, tally.bots.won, tally.best_chips, tally.best_points) == (1, 0, -7, None)


# another device


def token_of(client):
    answer = client.post("/api/me/pass")
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert told["qr"].startswith("<svg")
    assert told["seconds"] == 600
    assert told["link"].startswith(f"{client.base_url}/move/".replace("//move", "/move"))
    return told["link"].rpartition("/")[2]


def ask(client, token, what="pass/holder"):
    return client.post(f"/api/me/{what}", json={"token": token})


def test_a_link_carries_a_guest_to_another_device_once(server):
    phone = server.guest("Ann")
    table = table_of(phone, [ME, OPEN])["id"]
    token = token_of(phone)
    assert len(token) == 26
    laptop = httpx.Client(base_url=server.base)
    # A preview of the link, or looking at it, does not use it up.
    for _ in range(2):
        assert laptop.get(f"/move/{token}", headers={"accept": "text/html"}).status_code in (200, 404)
        assert ask(laptop, token).json() == {"name": "Ann", "same": False, "you": None, "open": 0, "over": 0}
    told = ask(laptop, token, "take")
    assert told.json()["name"] == "Ann"
    assert told.json()["before"] is None
    assert told.headers["cache-control"] == "no-store"
    assert laptop.get("/api/me").json()["id"] == phone.get("/api/me").json()["id"]
    assert [t["table"]["id"] for t in mine_of(laptop)["open"]] == [table]
    # Both devices are Ann now.
    assert laptop.put("/api/me", json={"name": "Anna"}).json()["named"]
    assert phone.get("/api/me").json()["name"] == "Anna"
    third = httpx.Client(base_url=server.base)
    for what in ("pass/holder", "take"):
        assert code(ask(third, token, what), 410) == "error-pass-used"
    assert not third.cookies


def test_the_database_does_not_know_the_link(server):
    ann = server.guest("Ann")
    token = token_of(ann)
    with sqlite3.connect(server.database) as database:
        stored = str(database.execute("SELECT * FROM passes").fetchall())
    assert token not in stored
    assert len(token) > 20


def test_links_that_are_old_forged_or_replaced_say_so(server):
    ann, other = server.guest("Ann"), httpx.Client(base_url=server.base)
    first, second = token_of(ann), token_of(ann)
    for token in (first, "", "x", second.upper(), second[:-1], "\u0430" * 26, "'; DROP TABLE passes"):
        assert code(ask(other, token, "take"), 404) == "error-pass"
    assert code(ask(other, "x" * 65), 400) == "error-shape"
    assert code(other.post("/api/me/take", json={}), 400) == "error-shape"
    guest = ann.get("/api/me").json()["id"]
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE passes SET made = made - 601000 WHERE guest = ?", (guest,))
    answer = ask(other, second, "take")
    assert code(answer, 410) == "error-pass-old"
    assert answer.json()["error"]["args"] == {"minutes": 10}
    assert not other.cookies


def test_a_device_that_was_somebody_else_is_told_and_finds_the_way_back(server):
    phone, laptop = server.guest("Ann"), server.guest("Ben")
    ben = laptop.get("/api/me").json()
    table_of(laptop, [ME, OPEN])
    token = token_of(phone)
    assert ask(laptop, token).json() == {"name": "Ann", "same": False, "you": "Ben", "open": 1, "over": 0}
    told = ask(laptop, token, "take").json()
    assert (told["name"], told["before"]) == ("Ann", "Ben")
    assert laptop.get("/api/me").json()["before"] == "Ben"
    assert mine_of(laptop)["open"] == []
    back = laptop.post("/api/me/back").json()
    assert (back["id"], back["name"], back["before"]) == (ben["id"], "Ben", "Ann")
    assert len(mine_of(laptop)["open"]) == 1
    assert laptop.post("/api/me/back").json()["name"] == "Ann"


def test_a_link_to_oneself_is_not_used_up(server):
    ann = server.guest("Ann")
    token = token_of(ann)
    assert ask(ann, token).json()["same"]
    told = ask(ann, token, "take").json()
    assert (told["name"], told["before"]) == ("Ann", None)
    assert ask(httpx.Client(base_url=server.base), token, "take").status_code == 200


def test_nobody_goes_back_where_nobody_has_been_and_no_forged_cookie_helps(server):
    ann = server.guest("Ann")
    assert code(ann.post("/api/me/back"), 404) == "error-pass-back"
    name = cookie_of(ann).partition("=")[0]
    genuine = cookie_of(server.guest("Ben")).partition("=")[2]
    for value in ("x", "x.y", genuine[:-1] + ("0" if genuine[-1] != "0" else "1")):
        ann.cookies.set(f"{name}-before", value)
        assert code(ann.post("/api/me/back"), 404) == "error-pass-back"
        assert ann.get("/api/me").json()["before"] is None


def test_other_websites_cannot_make_or_use_links(server):
    ann = server.guest("Ann")
    for path in ("pass", "take", "back", "pass/holder"):
        answer = ann.post(f"/api/me/{path}", json={"token": "x"}, headers={"origin": "https://evil.example"})
        assert code(answer, 403) == "error-cross-site"


def test_guessing_and_making_links_without_end_is_refused(serve):
    server = serve()
    ann = server.guest("Ann")
    made = [ann.post("/api/me/pass").status_code for _ in range(7)]
    assert made[:5] == [200] * 5
    assert made[-1] == 429
    stranger = httpx.Client(base_url=server.base)
    assert [ask(stranger, "x" * 26, "take").status_code for _ in range(30)][-1] == 429


async def test_of_two_who_use_a_link_at_once_one_is_refused(address):
    async with opened(address, 2) as stores:
        ann = Guest("a" * 20, "Ann", None)
        token = await passes.make(stores[0], ann)
        told = await asyncio.gather(
            *(passes.use(store, token) for store in stores * 2), return_exceptions=True
        )
        assert [each for each in told if isinstance(each, Guest)] == [ann]
        assert {each.code for each in told if isinstance(each, Refused)} == {"error-pass-used"}


def test_a_name_is_chosen_or_not(server):
    client = httpx.Client(base_url=server.base)
    told = client.get("/api/me", headers={"accept-language": "de"}).json()
    assert not told["named"]
    assert told["name"].startswith(say("de", "guest-name", number="").strip())
    table_of(client, [ME, OPEN])
    assert not client.get("/api/me").json()["named"]
    assert client.put("/api/me", json={"name": "Ann"}).json()["named"]
    assert client.get("/api/me").json()["named"]
