"""Rooms without a network: several processes on one database, bots that fail, seats that are held, limits."""

import asyncio
import json
import random
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
import websockets

from alehouse.refused import Refused
from alehouse.server import players, protocol
from alehouse.server.feed import Feed
from alehouse.server.play import Teller, out_of_date
from alehouse.server.rooms import Rooms
from alehouse.server.settings import Settings
from alehouse.server.store import Store
from alehouse.table import Table

from .databases import new_guest
from .hearing import Heard, frames, until
from .test_http import BOT, ME, table_of
from .wire import Line as Wire

QUICK = Settings(pause=(0.0, 0.0))
SPECTATOR = -1


class Bridge:
    """The line between the processes of one test."""

    def __init__(self):
        self.feeds = []

    def feed(self):
        made = Bridged(self)
        self.feeds.append(made)
        return made


class Bridged(Feed):
    """The end of it at one process, which hears what the others tell."""

    def __init__(self, bridge):
        super().__init__()
        self.bridge = bridge

    def publish(self, tables):
        tables = list(tables)
        for other in self.bridge.feeds:
            if other is not self:
                asyncio.get_running_loop().create_task(other._hear(tables))


@asynccontextmanager
async def houses(path, count=1, settings=QUICK, bridge=None):
    """So many servers on one database."""
    settings = replace(settings, database=str(path / "rooms.sqlite"))
    made = []
    for _ in range(count):
        store = Store(settings.url())
        await store.open()
        feed = bridge.feed() if bridge is not None else None
        if feed is not None:
            told(store, feed)
        made.append(Rooms(store, settings, feed))
    try:
        yield made
    finally:
        for rooms in made:
            await rooms.close()
            await rooms.store.close()


def told(store, feed):
    """Let others hear of every move that is on the disk, as the store does it by itself with PostgreSQL."""
    append = store.append

    def telling(table, number, text, *, done, **more):
        def after(problem):
            feed.publish([table])
            done(problem)

        append(table, number, text, done=after, **more)

    store.append = telling


def request(*kinds, game="port", **more):
    seats = [protocol.SeatRequest(k, "random" if k == "bot" else None) for k in kinds]
    return protocol.TableRequest(game=game, seats=seats, **more)


async def position(rooms, table):
    async with rooms.enter(table) as room:
        return room.table.laid_open().position(), room.made


async def move(rooms, table, line, count, text):
    """Make a move, and wait until it has been made or refused."""
    rooms.move(table, line, count, text)
    async with rooms.enter(table, look=False):
        pass


async def two_at_a_table(rooms, **more):
    ann, ben = await new_guest(rooms.store, "Ann"), await new_guest(rooms.store, "Ben")
    table = (await rooms.seating.create(ann, request("me", "open", **more))).id
    await rooms.seating.sit(table, ben, None)
    return table, ann, ben


async def test_two_processes_play_one_game_and_everybody_hears_of_every_move(tmp_path):
    async with houses(tmp_path, 2, bridge=Bridge()) as (first, second):
        table, ann, ben = await two_at_a_table(first)
        lines = {"A": (first, Heard(ann.id)), "B": (second, Heard(ben.id))}
        watcher = Heard(None)
        for rooms, line in lines.values():
            await rooms.join(table, line)
        await second.join(table, watcher)
        chance = random.Random(1)
        while True:
            now, count = await position(first, table)
            if now["over"]:
                break
            seat = now["acting"][0]
            rooms, line = lines[seat]
            await move(rooms, table, line, count, chance.choice(now["legal"][seat]))
        assert await position(second, table) == (now, count)
        told = [
            [f for f in frames(line) if f["kind"] == "moved"]
            for line in (lines["A"][1], lines["B"][1], watcher)
        ]
        for heard in told:
            assert [f["move"] for f in heard] == list(range(1, count + 1))
            assert [(f["seat"], f["text"]) for f in heard] == [(f["seat"], f["text"]) for f in told[0]]


async def test_of_two_processes_that_take_the_same_move_one_is_refused(tmp_path):
    async with houses(tmp_path, 2) as (first, second):
        table, ann, ben = await two_at_a_table(first)
        (now, count) = await position(first, table)
        mover = {"A": ann, "B": ben}[now["acting"][0]]
        for round in range(10):
            lines = [Heard(mover.id), Heard(mover.id)]
            for rooms, line in zip((first, second), lines, strict=True):
                await rooms.join(table, line)
            (now, count) = await position(first, table)
            mover = {"A": ann, "B": ben}[now["acting"][0]]
            for line in lines:
                line.guest = mover.id
                frames(line)
            await asyncio.gather(
                *(move(r, table, line, count, "hit") for r, line in zip((first, second), lines, strict=True))
            )
            got = [f["kind"] for line in lines for f in frames(line) if f["kind"] in ("moved", "refused")]
            assert got.count("refused") == 1, round
            assert (await position(first, table))[1] == (await position(second, table))[1] == count + 1
            for rooms, line in zip((first, second), lines, strict=True):
                rooms.leave(table, line)


class Broken:
    def __init__(self, fault):
        self.fault = fault

    def choose(self, seen):
        if isinstance(self.fault, Exception):
            raise self.fault
        if callable(self.fault):
            return self.fault()
        return self.fault


@pytest.mark.parametrize("fault", [RuntimeError("lost the thread"), "fly", "", "B hit", "hit 5", None, 7])
async def test_a_bot_that_fails_or_cheats_does_not_stop_the_table(tmp_path, monkeypatch, fault):
    monkeypatch.setattr(players, "make", lambda kind: Broken(fault))
    async with houses(tmp_path) as (rooms,):
        host = await new_guest(rooms.store, "Host")
        table = (await rooms.seating.create(host, request("bot", "bot", options={"max_rounds": 3}))).id
        await rooms.join(table, Heard(None))
        for _ in range(500):
            if (await position(rooms, table))[0]["over"]:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the bots hang")


async def test_a_bot_that_never_answers_is_passed_over_and_not_asked_again(tmp_path, monkeypatch):
    import threading

    asked, release = [], threading.Event()

    def never():
        asked.append(1)
        release.wait(20)
        return "hit"

    monkeypatch.setattr(players, "make", lambda kind: Broken(never))
    try:
        async with houses(tmp_path, settings=replace(QUICK, bot_limit=0.1)) as (rooms,):
            host = await new_guest(rooms.store, "Host")
            table = (await rooms.seating.create(host, request("bot", "bot", options={"max_rounds": 2}))).id
            await rooms.join(table, Heard(None))
            for _ in range(500):
                if (await position(rooms, table))[0]["over"]:
                    break
                await asyncio.sleep(0.01)
            else:
                raise AssertionError("the bots hang")
            assert len(asked) == 2
    finally:
        release.set()


async def test_bots_alone_play_only_while_somebody_watches(tmp_path):
    async with houses(tmp_path) as (rooms,):
        host = await new_guest(rooms.store, "Host")
        table = (await rooms.seating.create(host, request("bot", "bot"))).id
        await asyncio.sleep(0.1)
        assert (await position(rooms, table))[1] == 0
        await rooms.join(table, Heard(None))
        async with rooms.enter(table) as room:
            pass
        await until(lambda: room.made > 0)


async def test_the_seat_of_somebody_who_stays_away_is_held_by_a_bot_until_he_is_back(tmp_path):
    async with houses(tmp_path, settings=replace(QUICK, hold_after=0.3)) as (rooms,):
        table, ann, ben = await two_at_a_table(rooms, game="regent", options={"hands": 50})
        mine, his = Heard(ann.id), Heard(ben.id)
        await rooms.join(table, mine)
        await rooms.join(table, his)
        (now, count) = await position(rooms, table)
        if now["acting"] == ["A"]:
            await move(rooms, table, mine, count, "draw")
        await asyncio.sleep(0.5)
        before = (await position(rooms, table))[1]
        assert not (await rooms.info(table, ann)).seats[1].held, "he is here, however long he thinks"
        rooms.leave(table, his)
        async with rooms.enter(table) as room:
            pass
        await until(lambda: room.made > before)
        assert (await rooms.info(table, ann)).seats[1].held
        assert (await rooms.info(table, ben)).you == "B"
        back = Heard(ben.id)
        await rooms.join(table, back)
        seat = (await rooms.info(table, ben)).seats[1]
        assert (seat.here, seat.held) == (True, False)


async def test_nobody_is_held_for_when_nobody_waits(tmp_path):
    async with houses(tmp_path, settings=replace(QUICK, hold_after=0.05)) as (rooms,):
        table, ann, ben = await two_at_a_table(rooms)
        lines = [Heard(ann.id), Heard(ben.id)]
        for line in lines:
            await rooms.join(table, line)
        for line in lines:
            rooms.leave(table, line)
        await asyncio.sleep(0.4)
        assert (await position(rooms, table))[1] == 0


async def test_limits_of_tables_and_watchers(tmp_path):
    few = replace(QUICK, tables_per_guest=2, watchers_per_table=2)
    async with houses(tmp_path, settings=few) as (rooms,):
        ann = await new_guest(rooms.store, "Ann")
        tables = [await rooms.seating.create(ann, request("me", "open")) for _ in range(2)]
        with pytest.raises(Refused) as refused:
            await rooms.seating.create(ann, request("me", "open"))
        assert refused.value.code == "error-too-many-tables"
        for _ in range(2):
            await rooms.join(tables[0].id, Heard(None))
        with pytest.raises(Refused) as refused:
            await rooms.join(tables[0].id, Heard(None))
        assert refused.value.code == "error-too-many-watchers"


async def test_idle_rooms_are_forgotten_and_read_again(tmp_path):
    async with houses(tmp_path, settings=replace(QUICK, rooms=2)) as (rooms,):
        ann = await new_guest(rooms.store, "Ann")
        line = Heard(ann.id)
        first = await rooms.seating.play_now(ann, "regent", 2)
        await rooms.join(first.id, line)
        for _ in range(5):
            await rooms.seating.create(ann, request("me", "open"))
        assert len(rooms._rooms) <= 3
        assert first.id in rooms._rooms
        rooms.leave(first.id, line)
        (before, count) = await position(rooms, first.id)
        while before["acting"] != ["A"] or rooms._rooms[first.id].busy:
            await asyncio.sleep(0.05)
            (before, count) = await position(rooms, first.id)
        for _ in range(5):
            await rooms.seating.create(ann, request("me", "open"))
        assert first.id not in rooms._rooms
        assert (await position(rooms, first.id)) == (before, count)


async def test_a_rematch_moves_the_deal_to_the_left_and_keeps_everybody(tmp_path):
    async with houses(tmp_path) as (rooms,):
        ann = await new_guest(rooms.store, "Ann")
        info = await rooms.seating.create(
            ann, request("me", "bot", "bot", game="regent", options={"hands": 1})
        )
        line = Heard(ann.id)
        await rooms.join(info.id, line)
        for dealer in ("A", "B", "C"):
            for _ in range(2000):
                now, count = await position(rooms, info.id)
                if now["over"]:
                    break
                if now["acting"] == ["A"]:
                    await move(rooms, info.id, line, count, "fold")
                await asyncio.sleep(0.002)
            async with rooms.enter(info.id):
                pass
            both = await asyncio.gather(
                rooms.seating.rematch(info.id, ann), rooms.seating.rematch(info.id, ann)
            )
            assert both[0].id == both[1].id
            header = await rooms.store.header(both[0].id)
            assert header.dealer == dealer
            assert [s.name for s in header.seats] == [s.name for s in info.seats]
            assert header.seed != (await rooms.store.header(info.id)).seed
            assert [f["table"]["next"] for f in frames(line) if isinstance(f, dict) and f["kind"] == "table"][
                -1
            ] == header.id
            info = both[0]
            line = Heard(ann.id)
            await rooms.join(info.id, line)


def test_in_a_sealed_phase_what_others_chose_meanwhile_does_not_count_as_news():
    table = Table("octopus", 4, seed="sealed")
    for seat in "DABC":
        table.play(seat, "continue")
    card = table.legal("B")[0]
    table.play("B", card)
    table.play("C", table.legal("C")[0])
    assert table.sealed == ["B", "C"]
    assert not out_of_date(table, 6, "A")
    assert not out_of_date(table, 4, "A")
    assert out_of_date(table, 3, "A"), "move 4 was no secret"
    assert out_of_date(table, 4, "B"), "B has chosen already"
    assert out_of_date(table, 7, "A")
    assert out_of_date(table, -1, "A")
    viewers = [0, 1, SPECTATOR]
    teller = Teller(table)
    moved = teller.moved(viewers)
    assert [json.loads(moved[viewer])["text"] for viewer in viewers] == [None, None, None]
    heard = [json.loads(teller.state(viewer, 10))["log"][5]["text"] for viewer in viewers]
    assert heard == [None, card, None]


async def shut_out(line, frame, times):
    """Send a frame so many times, until the server hangs up; with which code.

    `None` if the line was reset instead: that may overtake the close frame while this side is still sending.
    """
    try:
        for _ in range(times):
            await line.say(frame)
            await asyncio.sleep(0)
        while True:
            await line.next()
    except websockets.ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else None
    try:
        while True:
            await line.next()
    except websockets.ConnectionClosed:
        return code


@pytest.mark.parametrize(
    ("frame", "times", "code", "reason"),
    [("x" * 70_000, 1, 1009, "error-too-large"), ("{}", 1000, 1008, "error-too-fast")],
)
async def test_a_huge_frame_and_lasting_abuse_close_the_line_with_the_reason(
    server, frame, times, code, reason
):
    ann = server.guest("Ann")
    table = table_of(ann, [ME, BOT])["id"]
    line = await Wire.open(server, table, ann)
    heard = await shut_out(line, frame, times)
    assert heard == code or (heard is None and times > 1)
    if heard is not None:
        assert [f["code"] for f in line.frames if f["kind"] == "refused"][-1] == reason
    again = await Wire.open(server, table, ann)
    await again.next("state")
