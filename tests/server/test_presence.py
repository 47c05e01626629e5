"""Who is here: the newest connection counts, changes are told calmly, and nobody waits for a creator who has gone."""

import asyncio

import pytest

from alehouse.refused import Refused
from alehouse.server import presence, protocol
from alehouse.server.rooms import Rooms
from alehouse.server.settings import Settings
from alehouse.server.store import Guest, Store

from .hearing import Heard, frames, kinds, until
from .scripted import Scripted, house, settle

CALM = 0.4


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(presence, "CALM", CALM)


def here(frame):
    return "".join(seat["seat"] for seat in frame["table"]["seats"] if seat["here"])


async def joined(rooms, table, guest):
    line = Heard(guest)
    await rooms.join(table, line)
    return line


async def test_of_too_many_connections_of_one_person_the_oldest_is_hung_up():
    store = Scripted()
    store.add("t1", "person person")
    rooms = house(store, lines_per_seat=2)
    lines = [await joined(rooms, "t1", "guest-A") for _ in range(4)]
    assert [line.closed for line in lines] == [(4400, "error-elsewhere")] * 2 + [None, None]
    assert [kinds(line) for line in lines[2:]] == [["table", "state"]] * 2
    assert rooms.lines == 2
    # What is left of a line that was hung up is no news to anybody.
    rooms.leave("t1", lines[0])
    assert rooms.lines == 2
    assert rooms._rooms["t1"].here == {"A"}
    await rooms.close()


async def test_a_guest_who_only_watches_pushes_out_the_own_lines_and_strangers_are_refused():
    store = Scripted()
    store.add("t1", "person person")
    rooms = house(store, lines_per_seat=2, watchers_per_table=3)
    watching = [await joined(rooms, "t1", "guest-Z") for _ in range(5)]
    assert [line.closing for line in watching] == [True, True, True, False, False]
    await joined(rooms, "t1", None)
    with pytest.raises(Refused) as refused:
        await joined(rooms, "t1", None)
    assert refused.value.code == "error-too-many-watchers"
    await joined(rooms, "t1", "guest-A")
    await rooms.close()


async def ann_alone():
    """Ann at a table of two, who has been told everything so far."""
    store = Scripted()
    store.add("t1", "person person")
    rooms = house(store)
    ann = await joined(rooms, "t1", "guest-A")
    await asyncio.sleep(3 * CALM)
    frames(ann)
    return rooms, ann


async def test_whoever_comes_in_between_is_told_what_has_changed_since():
    rooms, _ = await ann_alone()
    ben = await joined(rooms, "t1", "guest-B")
    second = await joined(rooms, "t1", "guest-A")
    assert here(frames(second)[0]) == "AB"
    # For Ann's first line it is as if Ben had never been here, but not for her second one.
    rooms.leave("t1", ben)
    await until(lambda: second.bytes)
    assert [here(f) for f in frames(second)] == ["A"]
    await rooms.close()


async def test_coming_and_going_is_told_when_it_lasts():
    rooms, ann = await ann_alone()
    ben = await joined(rooms, "t1", "guest-B")
    await until(lambda: ann.bytes)
    assert [here(f) for f in frames(ann)] == ["AB"]
    for _ in range(50):  # a page that is loaded anew, again and again
        rooms.leave("t1", ben)
        ben = await joined(rooms, "t1", "guest-B")
    await asyncio.sleep(3 * CALM)
    assert frames(ann) == []
    for _ in range(50):
        rooms.leave("t1", ben)
        ben = await joined(rooms, "t1", "guest-B")
    rooms.leave("t1", ben)
    await asyncio.sleep(3 * CALM)
    assert [here(f) for f in frames(ann)] == ["A"]
    await rooms.close()


async def test_other_processes_are_told_in_one_batch_and_again_if_the_database_was_away():
    store = Scripted()
    store.add("t1", "person person")
    store.add("t2", "person person")
    rooms = house(store)
    lines = [await joined(rooms, table, guest) for table in ("t1", "t2") for guest in ("guest-A", "guest-B")]
    store.away = True
    await asyncio.sleep(2 * CALM)
    assert store.presence == []
    rooms.leave("t1", lines[0])
    store.away = False
    await until(lambda: store.presence)
    assert store.presence == [[("t1", "A", False), ("t1", "B", True), ("t2", "A", True), ("t2", "B", True)]]
    await rooms.close()


async def test_whoever_is_connected_elsewhere_is_here_and_no_bot_plays_instead():
    store = Scripted()
    store.add("t1", "person person")
    store.elsewhere["t1"] = {"B"}
    rooms = house(store, hold_after=0.0)
    ann = await joined(rooms, "t1", "guest-A")
    assert here(frames(ann)[0]) == "AB"
    seat = rooms._rooms["t1"].table.acting[0]
    if seat == "A":
        rooms.move("t1", ann, 0, "lock")
    await asyncio.sleep(0.2)
    made = rooms.made("t1")
    assert made == (seat == "A")
    frames(ann)
    store.elsewhere["t1"] = set()
    await rooms.noticed(["t1"])
    await until(lambda: any(f["kind"] == "table" and here(f) == "A" for f in frames(ann)))
    await rooms.close()


async def test_a_process_that_dies_is_noticed_though_it_tells_nobody(monkeypatch):
    monkeypatch.setattr(presence, "DOUBT", 0.1)
    store = Scripted()
    store.add("t1", "person person")
    store.elsewhere["t1"] = {"B"}
    rooms = house(store)
    ann = await joined(rooms, "t1", "guest-A")
    frames(ann)
    store.elsewhere.clear()
    await until(lambda: any(here(f) == "A" for f in frames(ann)))
    looks = len(store.looks)
    await asyncio.sleep(0.3)
    assert len(store.looks) == looks, "nobody is elsewhere: there is nothing to doubt"
    await rooms.close()


async def real(tmp_path):
    settings = Settings(pause=(0.0, 0.0), database=str(tmp_path / "presence.sqlite"))
    store = Store(settings.url())
    await store.open()
    return store, Rooms(store, settings)


def request(*kinds):
    return protocol.TableRequest(game="port", seats=[protocol.SeatRequest(kind) for kind in kinds])


ANN, BEN, CY = (Guest(letter * 20, name, None) for letter, name in (("a", "Ann"), ("b", "Ben"), ("c", "Cy")))


async def test_when_the_creator_has_stood_up_anybody_seated_may_fill_the_seats(tmp_path):
    store, rooms = await real(tmp_path)
    table = (await rooms.seating.create(ANN, request("me", "open", "open"))).id
    with pytest.raises(Refused) as refused:
        await rooms.seating.fill(table, BEN, "C", "random")
    assert refused.value.code == "error-not-creator"
    assert not (await rooms.seating.sit(table, BEN, None)).creator
    with pytest.raises(Refused) as refused:
        await rooms.seating.fill(table, BEN, "C", "random")
    assert refused.value.code == "error-not-creator"
    await rooms.seating.stand(table, ANN)
    assert (await rooms.info(table, BEN)).creator
    assert not (await rooms.info(table, CY)).creator
    with pytest.raises(Refused) as refused:
        await rooms.seating.fill(table, CY, "C", "random")
    assert refused.value.code == "error-not-creator"
    await rooms.seating.fill(table, BEN, "C", "random")
    info = await rooms.seating.fill(table, BEN, "A", "random")
    assert (info.state, [seat.kind for seat in info.seats]) == ("playing", ["bot", "person", "bot"])
    await rooms.close()
    await store.close()


async def test_a_creator_who_is_away_for_long_counts_as_gone_and_everybody_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr("alehouse.server.room.Room.GONE", 0.2)
    store, rooms = await real(tmp_path)
    table = (await rooms.seating.create(ANN, request("me", "open", "open"))).id
    await rooms.seating.sit(table, BEN, None)
    ann, ben = await joined(rooms, table, ANN.id), await joined(rooms, table, BEN.id)
    await asyncio.sleep(0.3)
    assert not (await rooms.info(table, BEN)).creator
    frames(ben)
    rooms.leave(table, ann)
    await until(lambda: any(f["table"]["creator"] for f in frames(ben)))
    ann = await joined(rooms, table, ANN.id)
    await until(lambda: any(not f["table"]["creator"] for f in frames(ben)))
    assert (await rooms.info(table, ANN)).creator
    await rooms.close()
    await store.close()


async def test_a_waiting_table_can_be_closed_and_everybody_there_is_told(tmp_path):
    store, rooms = await real(tmp_path)
    table = (await rooms.seating.create(ANN, request("me", "open", "open"))).id
    await rooms.seating.sit(table, BEN, None)
    ben = await joined(rooms, table, BEN.id)
    for guest in (BEN, CY):
        with pytest.raises(Refused) as refused:
            await rooms.seating.close_table(table, guest)
        assert refused.value.code == "error-not-creator"
    frames(ben)
    await rooms.seating.close_table(table, ANN)
    assert kinds(ben) == ["error-table-closed"]
    assert ben.closed == (4400, "error-table-closed")
    for again in (
        rooms.info(table, ANN),
        rooms.seating.close_table(table, ANN),
        rooms.join(table, Heard(BEN.id)),
    ):
        with pytest.raises(Refused) as refused:
            await again
        assert refused.value.code == "error-table"
    assert (rooms.lines, rooms._rooms) == (0, {})
    await rooms.close()
    await store.close()


async def test_a_table_that_has_begun_is_not_closed_and_one_without_its_creator_is_by_who_sits_there(
    tmp_path,
):
    store, rooms = await real(tmp_path)
    begun = (await rooms.seating.create(ANN, request("me", "open"))).id
    await rooms.seating.sit(begun, BEN, None)
    with pytest.raises(Refused) as refused:
        await rooms.seating.close_table(begun, ANN)
    assert refused.value.code == "error-begun"
    left = (await rooms.seating.create(ANN, request("me", "open", "open"))).id
    await rooms.seating.sit(left, BEN, None)
    await rooms.seating.stand(left, ANN)
    await rooms.seating.close_table(left, BEN)
    await rooms.close()
    await store.close()


async def test_a_table_closed_through_another_process_is_gone_here_too():
    store = Scripted()
    store.add("t1", "person open", started=False)
    rooms = house(store)
    line = await joined(rooms, "t1", "guest-A")
    frames(line)
    del store.tables["t1"]
    await rooms.noticed(["t1"])
    await until(lambda: line.closing)
    assert (kinds(line), line.closed) == (["error-table-closed"], (4400, "error-table-closed"))
    await settle()
    assert rooms._rooms == {}
    await rooms.close()


async def test_anything_may_have_changed_after_a_lost_line():
    store = Scripted()
    store.add("t1", "person person")
    store.add("t2", "person person")
    rooms = house(store)
    await joined(rooms, "t1", "guest-A")
    await rooms.info("t2", None)
    store.looks.clear()
    await rooms.noticed(None)
    await settle()
    assert store.looks == ["t1"], "nobody is at the other one"
    await rooms.state("t2", Heard())
    assert store.looks == ["t1", "t2"]
    await rooms.close()
