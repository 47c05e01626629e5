"""The way of a move: made in memory, written down, and only then told; what nobody knows to be written is taken back."""

import asyncio
import threading

import pytest

from alehouse.refused import Refused
from alehouse.server import metrics, players, protocol
from alehouse.server.database import Away
from alehouse.server.rooms import Rooms
from alehouse.server.settings import Settings
from alehouse.server.store import Guest, Store
from alehouse.table import Table

from .databases import new_guest
from .hearing import Heard, frames, kinds, until
from .scripted import Scripted, acting, house, settle


async def at_table(store, name, seats, **more):
    """Rooms and a line for each person, who have read what they were told at first; and one that watches."""
    store.add(name, seats, **more)
    rooms = house(store)
    lines = {
        letter: Heard(f"guest-{letter}")
        for letter, kind in zip("ABCDEFGH", seats.split(), strict=False)
        if kind == "person"
    }
    lines[None] = Heard()
    for line in lines.values():
        await rooms.join(name, line)
        frames(line)
    return rooms, lines


async def test_a_move_is_told_when_it_is_written_and_seen_by_nobody_before():
    store = Scripted(at_once=False)
    rooms, lines = await at_table(store, "t1", "person person")
    first, other = ("A", "B") if acting(rooms, "t1") == ["A"] else ("B", "A")
    rooms.move("t1", lines[first], 0, "hit")
    assert len(store.waiting_moves) == 1
    late, reader = Heard(), Heard("guest-A")
    asking = [
        asyncio.create_task(rooms.state("t1", lines[other])),
        asyncio.create_task(rooms.join("t1", late)),
        asyncio.create_task(rooms.join("t1", reader)),
        asyncio.create_task(rooms.info("t1", None)),
    ]
    rooms.move("t1", lines[other], 0, "hit")
    await settle()
    assert rooms.made("t1") == 0
    assert [line.bytes for line in (*lines.values(), late, reader)] == [[]] * 5
    store.write()
    await asyncio.gather(*asking[:3])
    assert [f["kind"] for f in frames(lines[first])] == ["moved"]
    told = frames(lines[other])
    assert [f["kind"] for f in told] == ["moved", "refused", "state", "state"]
    assert (told[1]["code"], told[2]["move"]) == ("error-stale", 1)
    assert [f["kind"] for f in frames(late)] == ["table", "state"]
    assert (await asking[3]).moves == 1
    assert rooms.made("t1") == 1
    await rooms.close()


@pytest.mark.parametrize("written", [False, True])
async def test_a_move_whose_fate_nobody_knows_is_taken_back_and_looked_for_when_the_database_is_back(written):
    store = Scripted(at_once=False)
    rooms, lines = await at_table(store, "t1", "person person")
    first = acting(rooms, "t1")[0]
    before = rooms._rooms["t1"].table.copy()
    rooms.move("t1", lines[first], 0, "hit")
    store.away = True
    store.lose(written=written)
    assert kinds(lines[first]) == ["error-busy"]
    assert rooms._rooms["t1"].table == before
    # While it is away nobody can move, and everybody is told so.
    await settle()
    rooms.move("t1", lines[first], 0, "hit")
    await settle()
    assert kinds(lines[first]) == ["error-busy"]
    store.away = False
    if written:
        await until(lambda: rooms.made("t1") == 1)
        for line in lines.values():
            assert [(f["kind"], f["move"], f["seat"]) for f in frames(line)] == [("moved", 1, first)]
        twin = before.copy()
        twin.play(f"{first} hit")
        assert rooms._rooms["t1"].table == twin
    else:
        room = rooms._rooms["t1"]
        await until(lambda: not room.news and not room.taken)
        assert room.table == before
        rooms.move("t1", lines[first], 0, "hit")
        store.write()
        assert store.moves("t1") == [f"{first} hit"]
        assert [kinds(line) for line in lines.values()] == [["moved"]] * 3
    await rooms.close()


async def test_when_the_database_is_back_all_tables_are_looked_at():
    store = Scripted()
    rooms = house(store)
    lines = []
    for n in range(30):
        store.add(f"t{n}", "person person")
        lines.append(Heard("guest-A"))
        await rooms.join(f"t{n}", lines[-1])
        frames(lines[-1])
    store.away = True
    for n in range(30):
        rooms.catch_up(rooms._rooms[f"t{n}"])
    await settle()
    for n in range(30):
        table = Table("port", ["Name A", "Name B"], seed=f"seed of t{n}", dealer="B")
        store.moves(f"t{n}").append(f"{table.acting[0]} hit")
    store.away = False
    await until(lambda: all(rooms.made(f"t{n}") == 1 for n in range(30)))
    assert [kinds(line) for line in lines] == [["moved"]] * 30
    await rooms.close()


async def test_what_another_process_made_first_counts_and_the_late_move_is_refused_with_the_state():
    store = Scripted()
    rooms, lines = await at_table(store, "t1", "person person")
    first = acting(rooms, "t1")[0]
    store.others = [f"{first} lock"]
    rooms.move("t1", lines[first], 0, "hit")
    await until(lambda: rooms.made("t1") == 1)
    told = frames(lines[first])
    assert [f["kind"] for f in told] == ["moved", "refused", "state"]
    assert (told[0]["text"], told[1]["code"], told[2]["move"]) == ("lock", "error-stale", 1)
    assert store.moves("t1") == [f"{first} lock"]
    await rooms.close()


def sealed_table():
    """Octopus with four: after the deal's four moves all choose at the same time."""
    table = Table("octopus", [f"Name {s}" for s in "ABCD"], seed="seed of t1", dealer="D")
    opening = []
    while not table.sealed and len(table.acting) < 2:
        move = f"{table.acting[0]} continue"
        table.play(move)
        opening.append(move)
    return table, opening


async def test_a_sealed_choice_that_comes_second_is_made_again_by_itself():
    store = Scripted()
    table, opening = sealed_table()
    store.add("t1", "person person person person", game="octopus")
    store.moves("t1").extend(opening)
    rooms = house(store)
    line = Heard("guest-A")
    await rooms.join("t1", line)
    frames(line)
    mine, theirs = table.legal("A")[0], table.legal("B")[0]
    store.others = [f"B {theirs}"]
    rooms.move("t1", line, len(opening), mine)
    await until(lambda: rooms.made("t1") == len(opening) + 2)
    assert store.moves("t1")[-2:] == [f"B {theirs}", f"A {mine}"]
    told = frames(line)
    assert [(f["kind"], f["seat"], f["text"]) for f in told] == [("moved", "B", None), ("moved", "A", mine)]
    await rooms.close()


async def test_simultaneous_sealed_choices_through_two_processes_all_go_through(tmp_path):
    settings = Settings(pause=(0.0, 0.0), database=str(tmp_path / "sealed.sqlite"))
    stores = [Store(settings.url()) for _ in range(2)]
    for store in stores:
        await store.open()
    houses = [Rooms(store, settings) for store in stores]
    guests = [await new_guest(stores[0], name) for name in ("Ann", "Ben", "Cy", "Di")]
    refused = []
    for _ in range(6):
        request = protocol.TableRequest(
            game="octopus",
            seats=[protocol.SeatRequest("me")] + [protocol.SeatRequest("open")] * 3,
        )
        table = (await houses[0].seating.create(guests[0], request)).id
        for guest in guests[1:]:
            await houses[0].seating.sit(table, guest, None)
        lines = [Heard(guest.id) for guest in guests]
        for n, line in enumerate(lines):
            await houses[n % 2].join(table, line)
        room = houses[0]._rooms[table]
        while len(room.table.acting) < 2:
            seat = "ABCD".index(room.table.acting[0])
            houses[0].move(table, Heard(guests[seat].id), room.made, "continue")
            await until(lambda room=room: not room.taken)
        count, legal = room.made, [room.table.legal(s)[0] for s in "ABCD"]
        await houses[1].noticed([table])
        await until(lambda table=table, count=count: houses[1].made(table) == count)
        for n, line in enumerate(lines):
            frames(line)
            houses[n % 2].move(table, line, count, legal[n])
        await until(lambda table=table: not any(house_._rooms[table].taken for house_ in houses))
        for house_ in houses:
            await house_.noticed([table])
        await until(
            lambda table=table, count=count: all(house_.made(table) == count + 4 for house_ in houses)
        )
        refused += [f for line in lines for f in frames(line) if f["kind"] == "refused"]
    assert refused == []
    for rooms in houses:
        await rooms.close()
        await rooms.store.close()


async def test_a_rule_that_breaks_costs_a_refusal_and_nothing_else(monkeypatch, caplog):
    store = Scripted()
    rooms, lines = await at_table(store, "t1", "person person")
    first = acting(rooms, "t1")[0]
    before = rooms._rooms["t1"].table.copy()

    def broken(self, m, *, last):
        raise RuntimeError("the rule is broken")

    with monkeypatch.context() as patched:
        patched.setattr(Table, "_run", broken)
        rooms.move("t1", lines[first], 0, "hit")
    assert kinds(lines[first]) == ["error-server"]
    assert rooms._rooms["t1"].table == before
    rooms.move("t1", lines[first], 0, "hit")
    await until(lambda: rooms.made("t1") == 1)
    assert "the rule is broken" in caplog.text
    await rooms.close()


async def test_no_header_is_read_for_a_move_and_none_after_it():
    store = Scripted()
    rooms, lines = await at_table(store, "t1", "person person")
    looks = len(store.looks)
    for made in range(6):
        seat = acting(rooms, "t1")[0]
        rooms.move("t1", lines[seat], made, "lock" if made % 2 else "hit")
        await until(lambda made=made: rooms.made("t1") == made + 1)
    assert len(store.looks) == looks
    await rooms.close()


async def test_moves_at_tables_that_are_not_there_or_have_not_begun_are_refused():
    store = Scripted()
    store.add("t1", "person open", started=False)
    rooms = house(store)
    line = Heard("guest-A")
    for table, code in (
        ("t1", "error-not-begun"),
        ("nothing", "error-table"),
        ("../x", "error-table"),
        ("", "error-table"),
    ):
        rooms.move(table, line, 0, "hit")
        await settle()
        assert kinds(line) == [code]
    rooms.move("t1", Heard("guest-Z"), 0, "hit")
    await settle()
    assert list(rooms._rooms) == ["t1"]
    await rooms.close()


async def test_moves_of_many_tables_are_answered_in_the_order_in_which_they_came():
    store = Scripted(at_once=False)
    rooms = house(store)
    lines = []
    for n in range(20):
        store.add(f"t{n}", "person person")
        lines.append({s: Heard(f"guest-{s}") for s in "AB"})
        for line in lines[-1].values():
            await rooms.join(f"t{n}", line)
            frames(line)
    for n in range(20):
        rooms.move(f"t{n}", lines[n][acting(rooms, f"t{n}")[0]], 0, "hit")
    assert [name for name, *_ in store.waiting_moves] == [f"t{n}" for n in range(20)]
    for _ in range(20):
        store.write()
    assert [kinds(line) for pair in lines for line in pair.values()] == [["moved"]] * 40
    await rooms.close()


async def test_who_gives_up_waiting_for_a_room_leaves_it_to_the_next():
    store = Scripted(at_once=False)
    rooms, lines = await at_table(store, "t1", "person person")
    rooms.move("t1", lines[acting(rooms, "t1")[0]], 0, "hit")
    impatient = asyncio.create_task(rooms.info("t1", None))
    patient = asyncio.create_task(rooms.info("t1", None))
    await settle()
    impatient.cancel()
    store.write()
    assert (await patient).moves == 1
    assert impatient.cancelled() or (await asyncio.gather(impatient, return_exceptions=True))
    await until(lambda: not rooms._rooms["t1"].taken)
    await rooms.close()


async def test_rooms_that_nobody_needs_are_forgotten_the_oldest_first():
    store = Scripted()
    rooms = house(store, rooms=3)
    for n in range(8):
        store.add(f"t{n}", "person person")
    line = Heard("guest-A")
    await rooms.join("t0", line)
    for n in (1, 2, 3, 1, 4, 5):
        await rooms.info(f"t{n}", None)
    assert set(rooms._rooms) == {"t0", "t1", "t4", "t5"}
    assert rooms.tables == 1
    rooms.leave("t0", line)
    assert set(rooms._rooms) == {"t0", "t4", "t5"}
    for name in ("nothing", "t9"):
        with pytest.raises(Refused):
            await rooms.info(name, None)
    assert len(rooms._rooms) == 3
    await rooms.close()


async def test_hanging_up_is_quick_and_waits_for_nobody_who_has_gone():
    store = Scripted()
    rooms, lines = await at_table(store, "t1", "person person")

    async def go():
        await until(lambda: all(line.closing for line in lines.values()))
        for line in lines.values():
            rooms.leave("t1", line)

    going = asyncio.create_task(go())
    async with asyncio.timeout(5):
        await rooms.hang_up(60)
    await going
    assert {line.closed for line in lines.values()} == {(1001, "error-closing")}
    late = Heard("guest-A")
    await rooms.join("t1", late)
    assert late.closed == (1001, "error-closing")
    assert rooms.lines == 0
    await rooms.close()


class Hit:
    """A bot that always takes a card."""

    def choose(self, seen):
        return "hit"


async def test_bots_wait_for_a_database_that_is_away_and_go_on(monkeypatch):
    monkeypatch.setattr("alehouse.server.driver.PAUSE", 0.02)
    monkeypatch.setattr(players, "make", lambda kind: Hit())
    store = Scripted(at_once=False)
    store.add("t1", "bot bot", options={"max_rounds": 1})
    rooms = house(store)
    line = Heard()
    await rooms.join("t1", line)
    await until(lambda: store.waiting_moves)
    store.away = True
    store.lose(written=False)
    await asyncio.sleep(0.2)
    assert store.moves("t1") == []
    store.away = False
    await until(lambda: store.waiting_moves)
    store.write()
    assert len(store.moves("t1")) == 1
    await until(lambda: store.waiting_moves)
    store.at_once = True
    store.write()
    await until(lambda: rooms._rooms["t1"].table.over)
    assert [f["move"] for f in frames(line) if f["kind"] == "moved"] == list(range(1, rooms.made("t1") + 1))
    await rooms.close()


async def test_bots_move_only_where_their_lease_is(monkeypatch):
    monkeypatch.setattr("alehouse.server.driver.ELSEWHERE", 0.05)
    monkeypatch.setattr(players, "make", lambda kind: Hit())
    store = Scripted()
    store.add("t1", "bot bot")
    store.leased_elsewhere = {"t1"}
    rooms = house(store)
    line = Heard()
    await rooms.join("t1", line)
    await asyncio.sleep(0.2)
    assert store.moves("t1") == []
    store.leased_elsewhere = set()
    await until(lambda: store.moves("t1"))
    assert store.leases == {"t1"}
    monkeypatch.setattr("alehouse.server.presence.CALM", 0.02)
    rooms.leave("t1", line)
    await until(lambda: not store.leases)
    await rooms.close()


async def test_bots_are_free_for_other_processes_when_their_turn_is_over_and_nobody_is_here(monkeypatch):
    monkeypatch.setattr("alehouse.server.presence.CALM", 0.02)
    go_on = threading.Event()

    class Slow:
        def choose(self, seen):
            go_on.wait(20)
            return "hit"

    monkeypatch.setattr(players, "make", lambda kind: Slow())
    store = Scripted()
    rooms, lines = await at_table(store, "t1", "bot person bot")
    assert acting(rooms, "t1") == ["C"]
    await until(lambda: rooms.driver.thinkers.thinking)
    for line in lines.values():
        rooms.leave("t1", line)
    await until(lambda: not store.leases)
    go_on.set()
    await until(lambda: store.moves("t1") == ["C hit", "A hit"])
    await until(lambda: not store.leases)
    await rooms.close()


async def test_nobody_asks_for_bots_where_nobody_is(monkeypatch):
    monkeypatch.setattr("alehouse.server.driver.ELSEWHERE", 0.02)
    store = Scripted()
    store.add("t1", "bot person")
    store.leased_elsewhere = {"t1"}
    rooms = house(store)
    line = Heard()
    await rooms.join("t1", line)
    asked = []
    lease = store.lease

    async def counted(name):
        asked.append(name)
        return await lease(name)

    store.lease = counted
    await until(lambda: len(asked) > 2)
    rooms.leave("t1", line)
    await asyncio.sleep(0.1)
    asked.clear()
    await asyncio.sleep(0.2)
    assert asked == []
    await rooms.close()


async def test_a_bot_that_finds_no_thread_for_long_plays_by_the_rule_of_thumb():
    release = threading.Event()

    class Slow:
        def choose(self, seen):
            release.wait(20)
            return "lock"

    thinkers = players.Thinkers(1, 20.0, patience=0.05)
    table = Table("port", 3, cards="4 9 6 8")
    slow = asyncio.create_task(thinkers.think(Slow(), table.seen_by("A")))
    await asyncio.sleep(0.01)
    assert (thinkers.waiting, thinkers.thinking) == (0, 1)
    assert await thinkers.think(Slow(), table.seen_by("A")) == "hit"
    release.set()
    assert await slow == "lock"
    assert (thinkers.waiting, thinkers.thinking) == (0, 0)


async def test_moves_and_refusals_are_counted():
    def counted():
        names = ("alehouse_moves_total", "alehouse_moves_refused_total", "alehouse_move_seconds_count")
        return [metrics.own.get_sample_value(name) for name in names]

    before = counted()
    store = Scripted()
    rooms, lines = await at_table(store, "t1", "person person")
    first, other = ("A", "B") if acting(rooms, "t1") == ["A"] else ("B", "A")
    rooms.move("t1", lines[first], 0, "hit")
    rooms.move("t1", lines[other], 0, "hit")
    await settle()
    assert kinds(lines[first]) == ["moved"]
    assert kinds(lines[other]) == ["moved", "error-stale", "state"]
    assert [now - then for now, then in zip(counted(), before, strict=True)] == [1, 1, 1]
    await rooms.close()


async def test_people_of_a_table_that_is_taken_away_are_nowhere_any_more(monkeypatch):
    monkeypatch.setattr("alehouse.server.presence.CALM", 0.02)
    store = Scripted()
    rooms, _ = await at_table(store, "t1", "person open", started=False)
    await until(lambda: store.presence == [[("t1", "A", True)]])
    await rooms.seating.close_table("t1", Guest("guest-A", "Ann", None))
    await until(lambda: store.presence[1:] == [[("t1", "A", False)]])
    await rooms.close()


async def test_a_game_that_ends_is_told_as_over_once(tmp_path):
    store = Scripted()
    rooms, lines = await at_table(store, "t1", "person person", options={"max_rounds": 1})
    while not rooms._rooms["t1"].table.over:
        seat = acting(rooms, "t1")[0]
        made = rooms.made("t1")
        rooms.move("t1", lines[seat], made, "lock")
        await until(lambda made=made: rooms.made("t1") > made)
    told = frames(lines["A"])
    assert [f["kind"] for f in told[-2:]] == ["moved", "table"]
    assert told[-1]["table"]["state"] == "over"
    await rooms.info("t1", None)
    assert kinds(lines["A"]) == []
    await rooms.close()


async def test_the_real_store_says_away_when_it_is_and_the_room_takes_the_move_back(tmp_path, monkeypatch):
    settings = Settings(pause=(0.0, 0.0), database=str(tmp_path / "away.sqlite"))
    store = Store(settings.url())
    await store.open()
    rooms = Rooms(store, settings)
    guests = [await new_guest(store, name) for name in ("Ann", "Ben")]
    request = protocol.TableRequest(
        game="port",
        seats=[protocol.SeatRequest("me"), protocol.SeatRequest("open")],
    )
    table = (await rooms.seating.create(guests[0], request)).id
    await rooms.seating.sit(table, guests[1], None)
    lines = {s: Heard(guest.id) for s, guest in zip("AB", guests, strict=True)}
    for line in lines.values():
        await rooms.join(table, line)
    first = acting(rooms, table)[0]
    append, look = store.append, store.look

    def lost(table, number, text, *, done, **more):
        append(table, number, text, done=lambda problem: done(Away("cut")), **more)

    async def away(table, after):
        raise Away("cut")

    monkeypatch.setattr(store, "append", lost)
    monkeypatch.setattr(store, "look", away)
    for line in lines.values():
        frames(line)
    rooms.move(table, lines[first], 0, "hit")
    await until(lambda: lines[first].bytes)
    assert kinds(lines[first]) == ["error-busy"]
    assert rooms.made(table) == 0
    monkeypatch.setattr(store, "append", append)
    monkeypatch.setattr(store, "look", look)
    await until(lambda: rooms.made(table) == 1)
    assert [kinds(line) for line in lines.values()] == [["moved"], ["moved"]]
    assert await store.texts(table) == [f"{first} hit"]
    await rooms.close()
    await store.close()
