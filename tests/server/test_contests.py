"""Several tables with the same cards: who sits where, what is compared, and what nobody is told too early."""

import asyncio
import random
import sqlite3
from collections import Counter
from dataclasses import replace
from itertools import combinations

import httpx
import pytest

from alehouse.server.comparing import Reached, differences, matchpoints, reached
from alehouse.server.contest_store import Board, Contest, Entrant
from alehouse.server.contesting import _compared, _standings
from alehouse.server.movement import bots_for, fitting, seating, tables_for
from alehouse.server.store import Seat, now

from .hearing import until
from .scripted import Scripted, house
from .test_http import code
from .wire import Line, play_to_the_end

# movement


def test_four_people_at_two_tables_meet_each_other_once_in_three_deals():
    deals = [seating(4, 2, deal) for deal in (1, 2, 3)]
    assert deals[0] == ((0, 1), (2, 3))
    met = Counter(frozenset(row) for filled in deals for row in filled)
    # Four people make six pairs, and three deals at two tables six meetings.
    assert set(met) == {frozenset(pair) for pair in combinations(range(4), 2)}
    assert set(met.values()) == {1}


def test_four_people_have_each_of_two_seats_three_times_in_six_deals():
    sat = Counter(
        (person, seat)
        for deal in range(1, 7)
        for row in seating(4, 2, deal)
        for seat, person in enumerate(row)
    )
    assert set(sat.values()) == {3}


@pytest.mark.parametrize(("people", "seats"), [(4, 2), (5, 3), (6, 4), (9, 3), (16, 4), (31, 7), (32, 2)])
def test_everybody_has_one_place_in_each_deal_and_no_table_is_left_to_bots(people, seats):
    for deal in (1, 2, 3):
        filled = seating(people, seats, deal)
        assert sorted(p for row in filled for p in row if p is not None) == list(range(people))
        assert {len(row) for row in filled} == {seats}
        assert all(any(p is not None for p in row) for row in filled)
        assert sum(row.count(None) for row in filled) == bots_for(people, seats)


def test_sixteen_people_meet_nobody_three_times_in_five_deals_of_four_and_have_no_seat_thrice():
    deals = [seating(16, 4, deal) for deal in range(1, 6)]
    met = Counter(frozenset(pair) for filled in deals for row in filled for pair in combinations(row, 2))
    assert max(met.values()) <= 2
    sat = Counter((person, seat) for filled in deals for row in filled for seat, person in enumerate(row))
    assert max(sat.values()) <= 2


def test_bots_have_the_same_seats_at_all_tables_where_numbers_allow():
    # Six people at two tables of four: a bot at each, first in seat A, then in B.
    assert [[row.index(None) for row in seating(6, 4, deal)] for deal in (1, 2, 3, 4, 5)] == [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 3],
        [0, 0],
    ]


def test_which_numbers_need_no_bots():
    assert fitting(4) == [8, 12, 16, 20, 24, 28, 32]
    assert fitting(2)[:3] == [4, 6, 8]
    assert tables_for(4, 4) == 2
    assert bots_for(4, 4) == 4
    assert bots_for(7, 3) == 2


# comparing


def test_matchpoints_count_the_beaten_once_and_equals_half():
    made = [Reached((n,), n, 1) for n in (10, 4, 4, -6)]
    # 10 beats three of three; each 4 beats one and ties with one: 1½ of three; -6 beats nobody.
    assert matchpoints(made) == [100.0, 50.0, 50.0, 0.0]
    # 10 - (4 + 4 - 6) / 3, 4 - (10 + 4 - 6) / 3 twice, -6 - (10 + 4 + 4) / 3
    assert differences(made) == pytest.approx([10 - 2 / 3, 4 - 8 / 3, 4 - 8 / 3, -12])
    assert matchpoints(made[:1]) == differences(made[:1]) == [None]


def test_who_wins_is_ahead_of_whoever_only_has_more_points_and_chips_are_all_that_counts():
    won = reached({"places": [1, 2], "points": [21, 19], "chips": None}, 0, low_points=False)
    lost = reached({"places": [2, 1], "points": [23, 24], "chips": None}, 0, low_points=False)
    assert won.key > lost.key
    rich = reached({"places": [2, 1], "points": None, "chips": [3, 9]}, 0, low_points=False)
    poor = reached({"places": [1, 2], "points": None, "chips": [2, -2]}, 0, low_points=False)
    assert rich.key > poor.key
    few = reached({"places": [1, 1, 3], "points": [4, 9, 30], "chips": None}, 0, low_points=True)
    many = reached({"places": [1, 1, 3], "points": [4, 9, 30], "chips": None}, 1, low_points=True)
    assert few.key > many.key
    assert differences([few, many]) == [5.0, -5.0]


CONTEST = Contest(
    "c", "duplicate", None, "starboard", 1, 2, {"hands": 1}, "s", 2, 32, None, "ann", None, 1, 1, None
)


def board(deal, room, people, chips):
    result = {"places": [1, 2] if chips[0] >= chips[1] else [2, 1], "points": None, "chips": list(chips)}
    seats = tuple(
        Seat(letter, "person", guest, None, guest.title()) for letter, guest in zip("AB", people, strict=True)
    )
    return Board(deal, room, f"t{deal}{room}", 5, result, seats)


def test_two_tables_and_two_deals_are_reckoned_as_by_hand():
    there = [
        Entrant(name, name.title(), n, n, False) for n, name in enumerate(("ann", "ben", "cy", "dee"), 1)
    ]
    boards = [
        board(1, 1, ("ann", "ben"), (6, -6)),
        board(1, 2, ("cy", "dee"), (2, -2)),
        board(2, 1, ("ben", "cy"), (3, -3)),
        board(2, 2, ("dee", "ann"), (3, -3)),
    ]
    results = {each.table: each.result for each in boards}
    compared = {deal: _compared(CONTEST, [b for b in boards if b.deal == deal], results) for deal in (1, 2)}
    found = {row.number: row for row in _standings(there, compared)}
    # Deal 1, seat A: Ann's 6 beats Cy's 2; seat B: Dee's -2 beats Ben's -6. Deal 2: all equal.
    assert {n: row.percent for n, row in found.items()} == {1: 75.0, 2: 25.0, 3: 25.0, 4: 75.0}
    assert {n: row.difference for n, row in found.items()} == {1: 4.0, 2: -4.0, 3: -4.0, 4: 4.0}
    assert {n: row.score for n, row in found.items()} == {1: 3, 2: -3, 3: -1, 4: 1}
    assert [(row.rank, row.number) for row in _standings(there, compared)] == [(1, 1), (1, 4), (3, 2), (3, 3)]
    assert {row.margin for row in found.values()} == {None}


# on a server


def contest_of(host, game="starboard", players=2, deals=2, **more):
    answer = host.post("/api/contests", json={"game": game, "players": players, "deals": deals, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def begun(server, names=("Ann", "Ben", "Cy", "Dee"), **wanted):
    """A contest that has begun: its id, and its people by name."""
    people = {name: server.guest(name) for name in names}
    host, *others = people.values()
    contest = contest_of(host, **wanted)
    for other in others:
        assert other.post(f"/api/contests/{contest}/join").status_code == 200
    assert host.post(f"/api/contests/{contest}/start").status_code == 200
    return contest, people


def info(client, contest):
    answer = client.get(f"/api/contests/{contest}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def open_all(server, contest, people):
    """Everybody's line to their table: by table, by seat."""
    tables = {}
    for client in people.values():
        table = (await asyncio.to_thread(info, client, contest))["table"]
        seat = (await asyncio.to_thread(client.get, f"/api/tables/{table}")).json()["you"]
        line = await Line.open(server, table, client)
        await line.next("state")
        tables.setdefault(table, {})[seat] = line
    return tables


async def close_all(tables):
    for lines in tables.values():
        for line in lines.values():
            await line.close()


async def test_a_contest_from_the_first_deal_to_the_final_standing(server):
    contest, people = await asyncio.to_thread(begun, server)
    chance = random.Random("contest")
    scores = {}
    for deal in (1, 2):
        told = await asyncio.to_thread(info, people["Ann"], contest)
        assert (told["state"], told["deal"], len(told["tables"])) == ("playing", deal, 2)
        tables = await open_all(server, contest, people)
        first = [next(f for f in lines["A"].frames if f["kind"] == "state") for lines in tables.values()]
        # The same cards lie on both tables, and the same seat begins.
        assert first[0]["position"]["zones"] == first[1]["position"]["zones"]
        assert first[0]["position"]["acting"] == first[1]["position"]["acting"]
        assert [entry["events"] for entry in first[0]["log"]] == [
            entry["events"] for entry in first[1]["log"]
        ]
        ends = [await play_to_the_end(lines, chance) for lines in tables.values()]
        for seat, at in (("A", 0), ("B", 1)):
            names = [end[seat]["players"][at] for end in ends]
            chips = [end[seat]["chips"][at] for end in ends]
            for name, mine, other in zip(names, chips, reversed(chips), strict=True):
                scores.setdefault(name, []).append(50.0 * ((mine > other) + (mine >= other)))
        await close_all(tables)
    told = await asyncio.to_thread(info, people["Ben"], contest)
    assert told["state"] == "over"
    names = {each["number"]: each["name"] for each in told["entrants"]}
    assert {names[row["number"]]: row["percent"] for row in told["standings"]} == {
        name: sum(each) / 2 for name, each in scores.items()
    }
    assert [each["deal"] for each in told["results"]] == [1, 2]
    # Now that it is over, everybody may look at everything.
    table = told["results"][0]["columns"][0]["results"][0]["table"]
    record = await asyncio.to_thread(httpx.get, f"{server.base}/api/tables/{table}/record")
    assert record.status_code == 200
    watcher = await Line.open(server, table, None)
    assert (await watcher.next("state"))["position"]["over"]
    await watcher.close()


async def test_nothing_is_told_of_a_deal_that_others_still_play(server):
    contest, people = await asyncio.to_thread(begun, server)
    tables = await open_all(server, contest, people)
    done, live = tables
    before = {name: await asyncio.to_thread(info, client, contest) for name, client in people.items()}
    await play_to_the_end(tables[done], random.Random("one"))
    for name, client in people.items():
        seat = (await asyncio.to_thread(client.get, f"/api/tables/{done}")).json()
        told = await asyncio.to_thread(info, client, contest)
        if "error" in seat:
            # Who plays the other table hears exactly what was to be heard before anybody had moved there.
            assert told == before[name]
            assert seat["error"]["code"] == "error-contest-live"
            assert (
                code(await asyncio.to_thread(client.get, f"/api/tables/{done}/record"), 409)
                == "error-game-live"
            )
            line = await Line.open(server, done, client)
            assert (await line.next())["code"] == "error-contest-live"
            assert await line.hung_up() == (4400, "error-contest-live")
        else:
            assert told["done"]
            assert sorted(each["over"] for each in told["tables"]) == [False, True]
            assert told["standings"] == told["results"] == []
            assert (
                code(await asyncio.to_thread(client.get, f"/api/tables/{live}/record"), 409)
                == "error-game-live"
            )
            assert (
                code(await asyncio.to_thread(client.get, f"/api/tables/{live}"), 403) == "error-contest-live"
            )
            # Nor may they look at the cards of their own table as a record: it holds the seed.
            assert (
                code(await asyncio.to_thread(client.get, f"/api/tables/{done}/record"), 409)
                == "error-game-live"
            )
            again = await asyncio.to_thread(client.post, f"/api/tables/{done}/rematch")
            assert code(again, 409) == "error-contest-rematch"
    stranger = await asyncio.to_thread(server.guest, "Zoe")
    for each in (done, live):
        assert code(await asyncio.to_thread(stranger.get, f"/api/tables/{each}"), 403) == "error-contest-live"
        assert (
            code(await asyncio.to_thread(stranger.get, f"/api/tables/{each}/qr"), 403) == "error-contest-live"
        )
    assert all(each["over"] is None for each in info(stranger, contest)["tables"])
    await close_all(tables)


def test_what_cannot_be_done_with_a_contest(server):
    ann, ben, zoe = server.guest("Ann"), server.guest("Ben"), server.guest("Zoe")
    for wanted, refused in (
        ({"deals": 0}, "error-contest-deals"),
        ({"deals": 13}, "error-contest-deals"),
        ({"places": 3}, "error-contest-places"),
        ({"places": 33}, "error-contest-places"),
        ({"game": "rocket", "players": 1}, "error-contest-alone"),
        ({"players": 9}, "error-players"),
        ({"options": {"hands": 0}}, "error-option-value"),
        ({"options": {"hands": "many"}}, "error-option-value"),
        ({"options": {"hands": [1]}}, "error-option-value"),
        ({"options": {"nosuch": 1}}, "error-option"),
        ({"game": "port", "options": {"hands": 1}}, "error-option"),
        ({"clock": {"move": 4}}, "error-clock-range"),
        ({"clock": {"move": 30, "game": 600}}, "error-clock-both"),
        ({"clock": {"add": 5}}, "error-clock-add"),
    ):
        body = {"game": "starboard", "players": 2, "deals": 2} | wanted
        assert code(ann.post("/api/contests", json=body), 400) == refused, wanted
    contest = contest_of(ann, places=4)
    assert code(ann.post(f"/api/contests/{contest}/start"), 409) == "error-contest-few"
    assert code(ben.post(f"/api/contests/{contest}/start"), 403) == "error-contest-host"
    assert code(ben.post(f"/api/contests/{contest}/leave"), 403) == "error-contest-stranger"
    for guess in ("nosuch", "x" * 17, "%20", "ä"):
        assert code(ann.get(f"/api/contests/{guess}"), 404) == "error-contest"
    # Joining twice is joining once.
    for _ in range(2):
        assert len(ben.post(f"/api/contests/{contest}/join").json()["entrants"]) == 2
    for name in ("Cy", "Dee"):
        server.guest(name).post(f"/api/contests/{contest}/join")
    assert code(zoe.post(f"/api/contests/{contest}/join"), 409) == "error-contest-full"
    assert code(ben.post(f"/api/contests/{contest}/remove", json={"number": 3}), 403) == "error-contest-host"
    assert (
        code(ann.post(f"/api/contests/{contest}/remove", json={"number": 9}), 403) == "error-contest-stranger"
    )
    assert ann.post(f"/api/contests/{contest}/start").json()["state"] == "playing"
    assert code(ann.post(f"/api/contests/{contest}/start"), 409) == "error-contest-begun"
    assert code(zoe.post(f"/api/contests/{contest}/join"), 409) == "error-contest-begun"
    table = info(ann, contest)["table"]
    assert code(ann.post(f"/api/tables/{table}/undo", json={}), 409) == "error-contest-undo"
    assert code(ann.post(f"/api/tables/{table}/close"), 409) == "error-begun"
    assert code(ann.post(f"/api/tables/{table}/stand"), 409) == "error-begun"
    assert ann.post(f"/api/contests/{contest}/end").json()["state"] == "over"
    assert code(ann.post(f"/api/contests/{contest}/end"), 409) == "error-contest-over"


async def test_all_tables_of_a_contest_have_its_clock(server):
    contest, people = begun(server, deals=2, clock={"game": 600, "add": 5})
    for deal in (1, 2):
        told = await asyncio.to_thread(info, people["Ann"], contest)
        assert (told["deal"], told["clock"]) == (deal, {"move": None, "game": 600, "add": 5})
        tables = await open_all(server, contest, people)
        assert len(tables) == 2
        for lines in tables.values():
            for line in lines.values():
                table = next(f["table"] for f in line.frames if f["kind"] == "table")
                assert table["clock"] == told["clock"]
                state = next(f for f in line.frames if f["kind"] == "state")
                assert sorted(len(str(left)) for left in state["clock"]) == [6, 6]
            await play_to_the_end(lines, random.Random("clock"))
        await close_all(tables)
    assert info(people["Ann"], contest)["state"] == "over"


async def test_the_time_of_those_who_do_not_come_runs_out_where_others_wait_elsewhere():
    store = Scripted()
    store.add("t", "person person")
    header, moves = store.tables["t"]
    # A tenth of the second that is free is left.
    store.tables["t"] = replace(header, started=now() - 5_900, clock={"move": 5}), moves
    rooms = house(store)
    await rooms.urge("t")
    await until(lambda: len(store.moves("t")) == 1)
    await rooms.close()


def test_bots_play_on_for_those_who_leave_until_all_is_over(server):
    contest, people = begun(server, deals=2)
    ann, *others = people.values()
    assert (
        code(ann.post(f"/api/contests/{contest}/remove", json={"number": 9}), 403) == "error-contest-stranger"
    )
    for client in others:
        assert client.post(f"/api/contests/{contest}/leave").status_code == 200
    assert ann.post(f"/api/contests/{contest}/remove", json={"number": 1}).status_code == 200
    for _ in range(400):
        told = info(ann, contest)
        if told["state"] == "over":
            break
    else:
        raise AssertionError("the bots do not play on")
    assert [each["gone"] for each in told["entrants"]] == [True] * 4
    # Who left in the first deal is still whose cards those were; in the second there were bots from the beginning.
    assert {row["deals"] for row in told["standings"]} == {1}
    # Bots with the same cards who are answered alike do the same.
    for deal in told["results"]:
        for column in deal["columns"]:
            assert len({result["score"] for result in column["results"]}) == 1
            assert {result["percent"] for result in column["results"]} == {50.0}


async def test_whoever_leaves_a_contest_is_hung_up_on_at_its_table_and_the_others_are_not(server):
    contest, people = begun(server, deals=1)
    cards = {name: info(client, contest)["table"] for name, client in people.items()}
    table = cards["Ann"]
    ann, other = [await Line.open(server, table, people[n]) for n in people if cards[n] == table]
    assert [(await line.next("state"))["kind"] for line in (ann, other)] == ["state", "state"]
    # The one who leaves may tell those at other tables what is played here: they have the same cards.
    people["Ann"].post(f"/api/contests/{contest}/leave").raise_for_status()
    assert await ann.hung_up() == (4400, "error-contest-live")
    before = people["Ann"].get("/api/me/tables").json()["over"]
    assert ann.frames[-1]["code"] == "error-contest-live"
    # It may be told first that she sits here, and that her line has ended.
    while sorted(seat["kind"] for seat in (await other.next("table"))["table"]["seats"]) != ["bot", "person"]:
        pass
    state = next(f for f in reversed(other.frames) if "position" in f)
    while not state["position"]["over"]:
        if state["menu"]:
            await other.move(state["move"], state["menu"][0]["text"])
        state = await other.next("moved", "state")
    await other.close()
    # Nor does she hear among her own games how far it is, or that it is over.
    after = people["Ann"].get("/api/me/tables").json()["over"]
    assert [(each["left"], each["table"]["state"], each["ended"]) for each in after] == [
        (True, "playing", None)
    ]
    assert after == before


def test_whoever_has_left_a_table_of_a_contest_leaves_it_to_a_fair_bot_and_learns_nothing_more(server):
    contest, people = begun(server, deals=1)
    for client in people.values():
        table = info(client, contest)["table"]
        told = client.get(f"/api/tables/{table}").json()
        if told["creator"]:
            break
    answer = client.post(f"/api/tables/{table}/leave")
    left = next(seat for seat in answer.json()["seats"] if seat["seat"] == told["you"])
    assert (left["kind"], left["bot"], left["left"]) == ("bot", "steady", True)
    # Whether the others have finished is not to be found out by asking for what there is not.
    assert code(client.post(f"/api/tables/{table}/rematch"), 409) == "error-contest-rematch"
    assert code(client.get(f"/api/tables/{table}"), 403) == "error-contest-live"


def test_a_bot_stands_in_at_a_table_that_nobody_comes_to(serve):
    server = serve(hold_after=0.2)
    contest, people = begun(server, deals=1)
    ann = people["Ann"]
    for _ in range(400):
        if info(ann, contest)["state"] == "over":
            return
        asyncio.run(asyncio.sleep(0.02))
    raise AssertionError("nobody plays on")


def test_hints_are_off_and_all_tables_of_a_deal_have_one_seed(server):
    contest, _ = begun(server)
    with sqlite3.connect(server.database) as file:
        query = "select seed, hints, listed from tables where contest = ?"
        rows = file.execute(query, [contest]).fetchall()
        (secret,) = file.execute("select seed from contests where id = ?", [contest]).fetchone()
    assert len(rows) == 2
    assert len(set(rows)) == 1
    assert rows[0][1:] == (0, 0)
    assert rows[0][0] != secret


async def test_games_of_a_contest_that_was_ended_early_stay_closed_while_others_play_their_cards(server):
    contest, people = begun(server)
    ann = people["Ann"]
    tables = {name: info(client, contest)["table"] for name, client in people.items()}
    mine = tables["Ann"]
    company = [client for name, client in people.items() if tables[name] == mine]
    others = [client for name, client in people.items() if tables[name] != mine]
    lines = {}
    for client in company:
        line = await Line.open(server, mine, client)
        lines[(await line.next("table"))["table"]["you"]] = line
        await line.next("state")
    await play_to_the_end(lines, random.Random("early"))
    assert ann.post(f"/api/contests/{contest}/end").json()["state"] == "over"
    for what in ("record", "replay", "review"):
        assert code(others[0].get(f"/api/tables/{mine}/{what}"), 409) == "error-game-live", what
    assert code(others[0].get(f"/api/tables/{mine}"), 403) == "error-contest-live"
    theirs = next(table for table in tables.values() if table != mine)
    assert code(company[0].get(f"/api/tables/{theirs}"), 403) == "error-contest-live"
    # Bots finish what nobody plays any more; then all may be looked at.
    for client in others:
        assert client.post(f"/api/tables/{theirs}/leave").status_code == 200
    for _ in range(400):
        if ann.get(f"/api/tables/{theirs}/record").status_code == 200:
            break
        info(ann, contest)
        await asyncio.sleep(0.02)
    assert ann.get(f"/api/tables/{mine}/record").status_code == 200
