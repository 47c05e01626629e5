"""What those at a table do about each other: the same at one process and at two that share a database."""

import asyncio
from dataclasses import replace

import pytest

from alehouse.refused import Refused
from alehouse.server import company, players, presence, protocol
from alehouse.server.entries import nobody_learned
from alehouse.table import Table

from .databases import new_guest
from .hearing import Heard, frames, until
from .test_rooms import QUICK, Bridge, Broken, houses, position, request, two_at_a_table


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(presence, "CALM", 0.1)


def code(refused):
    return refused.value.code


async def both_here(houses, **more):
    """Ann at the first process and Ben at the last one, at a table, and that each knows of the other."""
    first, last = houses[0], houses[-1]
    table, ann, ben = await two_at_a_table(first, **more)
    lines = Heard(ann.id), Heard(ben.id)
    await first.join(table, lines[0])
    await last.join(table, lines[1])
    await until(lambda: all(rooms._rooms[table].here == {"A", "B"} for rooms in houses))
    return table, ann, ben, *lines


async def move_by(rooms, table, guest, text):
    line = Heard(guest.id)
    rooms.move(table, line, rooms.made(table), text, None)
    async with rooms.enter(table, look=False):
        pass
    assert frames(line) == []


BOTH = pytest.mark.parametrize("count", [1, 2])


@BOTH
async def test_moves_by_which_nobody_learned_anything_are_taken_back_if_all_agree(tmp_path, count):
    async with houses(tmp_path, count, bridge=Bridge()) as all_rooms:
        table, ann, ben, mine, his = await both_here(all_rooms, options={"max_rounds": 5})
        first, last = all_rooms[0], all_rooms[-1]
        people = {"A": (first, ann), "B": (last, ben)}
        seat = (await position(first, table))[0]["acting"][0]
        rooms, mover = people[seat]
        other_rooms, other = people["B" if seat == "A" else "A"]
        with pytest.raises(Refused) as refused:
            await rooms.company.ask_back(table, mover)
        assert code(refused) == "error-undo-none"
        before = await position(first, table)
        await move_by(rooms, table, mover, "lock")
        await until(lambda: other_rooms.made(table) == 1)
        info = await rooms.company.ask_back(table, mover)
        assert (info.asked.by, info.asked.moves, info.asked.agree, info.asked.refuse) == (seat, 1, [seat], [])
        await until(lambda: other_rooms._rooms[table].said.asked(1))
        frames(mine)
        frames(his)
        info = await other_rooms.company.answer_back(table, other, True)
        assert (info.moves, info.asked) == (0, None)
        for line in (mine, his):
            await until(lambda line=line: line.bytes)
        assert await position(first, table) == before
        assert await position(last, table) == before
        for line in (mine, his):
            told = [f for f in frames(line) if f["kind"] == "state"]
            assert [(f["move"], f["undone"], len(f["log"])) for f in told] == [(0, 2, 1)]
        # What was decided on what has been taken back is out of date, though as many moves have been made.
        await move_by(rooms, table, mover, "hit")
        await until(lambda: other_rooms.made(table) == 1)
        late = Heard(other.id)
        other_rooms.move(table, late, 1, "hit", 0)
        async with other_rooms.enter(table, look=False):
            pass
        assert [f.get("code") for f in frames(late)][:1] == ["error-stale"]
        # A card came: that cannot be unseen.
        with pytest.raises(Refused) as refused:
            await rooms.company.ask_back(table, mover)
        assert code(refused) == "error-undo-learned"
        assert await first.store.texts(table) == [f"{seat} hit"]


async def test_who_does_not_want_it_stops_it_and_a_move_makes_it_lapse(tmp_path):
    async with houses(tmp_path, 1) as (rooms,):
        table, ann, ben, _mine, _his = await both_here([rooms], options={"max_rounds": 5})
        with pytest.raises(Refused) as refused:
            await rooms.company.answer_back(table, ann, True)
        assert code(refused) == "error-undo-nothing"
        now = (await position(rooms, table))[0]
        who = {"A": ann, "B": ben}
        seat = now["acting"][0]
        mover, other = who.pop(seat), next(iter(who.values()))
        await move_by(rooms, table, mover, "lock")
        await rooms.company.ask_back(table, mover)
        with pytest.raises(Refused) as refused:
            await rooms.company.ask_back(table, mover)
        assert code(refused) == "error-undo-asked"
        info = await rooms.company.answer_back(table, other, False)
        assert info.asked.refuse == [next(iter(who))]
        with pytest.raises(Refused) as refused:
            await rooms.company.ask_back(table, mover)
        assert code(refused) == "error-undo-refused"
        await move_by(rooms, table, other, "lock")
        assert (await rooms.info(table, mover)).asked is None


async def test_bots_agree_and_what_they_answered_is_taken_back_too(tmp_path, monkeypatch):
    monkeypatch.setattr(players, "make", lambda kind: Broken("lock"))
    monkeypatch.setattr("alehouse.server.seating.new_seed", lambda: "a")  # with these cards A begins
    async with houses(tmp_path, 1) as (rooms,):
        ann, ben = await new_guest(rooms.store, "Ann"), await new_guest(rooms.store, "Ben")
        table = (await rooms.seating.create(ann, request("me", "bot", "open", options={"max_rounds": 9}))).id
        await rooms.seating.sit(table, ben, None)
        for guest in (ann, ben):
            await rooms.join(table, Heard(guest.id))
        room = rooms._rooms[table]
        assert room.table.acting == ["A"]
        await move_by(rooms, table, ann, "lock")
        await until(lambda: room.table.acting == ["C"] and not room.taken)
        info = await rooms.company.ask_back(table, ann)
        assert (info.asked.moves, info.asked.agree) == (2, ["A"])
        info = await rooms.company.answer_back(table, ben, True)
        assert (info.moves, info.asked) == (0, None)


def test_what_is_asked_before_moves_are_taken_back_is_whether_anybody_learned_anything():
    def learned(table, *moves):
        before = table.copy()
        for each in moves:
            table.play(each)
        return not nobody_learned(before, table)

    port = Table("port", 3, cards="4 9 6", seed="x", dealer="C")
    first, second = port.acting[0], "ABC"["ABC".index(port.acting[0]) - 2]
    assert learned(port.copy(), f"{first} hit")
    assert not learned(port.copy(), f"{first} lock")
    assert learned(port.copy(), f"{first} lock", f"{second} hit")
    # A prediction is sealed until all have made theirs; then they lie open.
    heroes = Table("half-pint", 3, seed="x", dealer="C")
    choices = [f"{seat} {heroes.legal(seat)[0]}" for seat in heroes.acting]
    assert len(choices) == 3
    assert not learned(heroes.copy(), choices[0])
    assert not learned(heroes.copy(), *choices[:2])
    assert learned(heroes.copy(), *choices)
    # What is played from the hand is seen by all from then on.
    for each in choices:
        heroes.play(each)
    while not heroes.legal(seat := heroes.acting[0])[0].startswith("play"):
        heroes.play(f"{seat} {heroes.legal(seat)[0]}")
    assert learned(
        heroes, f"{seat} {next(m for m in heroes.legal(seat) if '…' not in m and m.startswith('play'))}"
    )


@BOTH
async def test_a_bot_is_called_for_somebody_away_and_lets_go_when_they_are_back(tmp_path, monkeypatch, count):
    monkeypatch.setattr(company, "CALL", 0.3)
    async with houses(tmp_path, count, replace(QUICK, hold_after=60), Bridge()) as all_rooms:
        first, last = all_rooms[0], all_rooms[-1]
        table, ann, ben, _mine, his = await both_here(all_rooms, game="regent", options={"hands": 50})
        if (await position(first, table))[0]["acting"] == ["A"]:
            await move_by(first, table, ann, "draw")
        with pytest.raises(Refused) as refused:
            await first.company.call_bot(table, ann, "B")
        assert code(refused) == "error-here"
        last.leave(table, his)
        await until(lambda: first._rooms[table].here == {"A"})
        seat = (await first.info(table, ann)).seats[1]
        assert (seat.here, seat.held, seat.away, seat.stands_in) == (False, False, 0, 60)
        with pytest.raises(Refused) as refused:
            await first.company.call_bot(table, ann, "B")
        assert (code(refused), refused.value.details) == ("error-wait", {"seconds": 1})
        await asyncio.sleep(0.4)
        made = first.made(table)
        info = await first.company.call_bot(table, ann, "B")
        assert info.seats[1].held
        await until(lambda: first.made(table) > made)
        back = Heard(ben.id)
        await last.join(table, back)
        await until(lambda: not first._rooms[table].said.called and "B" in first._rooms[table].here)
        seat = (await first.info(table, ann)).seats[1]
        assert (seat.here, seat.held, seat.away, seat.stands_in) == (True, False, None, None)


@BOTH
async def test_the_seat_of_somebody_long_away_is_a_bot_s_when_all_who_are_present_want_it(
    tmp_path, monkeypatch, count
):
    async with houses(tmp_path, count, replace(QUICK, hold_after=60), Bridge()) as all_rooms:
        first, last = all_rooms[0], all_rooms[-1]
        ann, ben, cy = [await new_guest(first.store, name) for name in ("Ann", "Ben", "Cy")]
        table = (await first.seating.create(ann, request("me", "open", "open"))).id
        await first.seating.sit(table, ben, None)
        await first.seating.sit(table, cy, None)
        await first.join(table, Heard(ann.id))
        await last.join(table, Heard(ben.id))
        await until(lambda: all(rooms._rooms[table].here == {"A", "B"} for rooms in all_rooms))
        with pytest.raises(Refused) as refused:
            await first.company.remove(table, ann, "C")
        assert code(refused) == "error-wait"
        monkeypatch.setattr(company, "REMOVE", 0.0)
        with pytest.raises(Refused) as refused:
            await first.company.remove(table, ann, "B")
        assert code(refused) == "error-here"
        info = await first.company.remove(table, ann, "C")
        assert (info.seats[2].kind, info.seats[2].removing) == ("person", ["A"])
        info = await last.company.remove(table, ben, "C")
        assert (info.seats[2].kind, info.seats[2].left) == ("bot", True)
        assert (await last.info(table, cy)).you is None
        header = await first.store.header(table)
        assert (header.seats[2].guest, header.seats[2].was) == (None, cy.id)


async def test_before_the_game_the_host_opens_seats_again_and_nobody_else_does(tmp_path):
    async with houses(tmp_path, 1) as (rooms,):
        ann, ben = await new_guest(rooms.store, "Ann"), await new_guest(rooms.store, "Ben")
        table = (await rooms.seating.create(ann, request("me", "open", "bot", "open"))).id
        await rooms.seating.sit(table, ben, "B")
        his = Heard(ben.id)
        await rooms.join(table, his)
        with pytest.raises(Refused) as refused:
            await rooms.company.remove(table, ben, "A")
        assert code(refused) == "error-not-creator"
        frames(his)
        await rooms.company.remove(table, ann, "B")
        info = await rooms.company.remove(table, ann, "C")
        assert [seat.kind for seat in info.seats] == ["person", "open", "open", "open"]
        assert frames(his)[0]["table"]["you"] is None
        with pytest.raises(Refused) as refused:
            await rooms.company.remove(table, ann, "B")
        assert code(refused) == "error-seat-free"


@BOTH
async def test_a_nudge_reaches_whose_turn_it_is_and_cannot_be_repeated_at_once(tmp_path, count):
    async with houses(tmp_path, count, bridge=Bridge()) as all_rooms:
        first, last = all_rooms[0], all_rooms[-1]
        table, ann, ben, mine, his = await both_here(all_rooms)
        if (await position(first, table))[0]["acting"] == ["A"]:
            await move_by(first, table, ann, "lock")
            await until(lambda: last.made(table) == 1)
        frames(his)
        await first.company.nudge(table, ann, "B")
        await until(lambda: his.bytes)
        assert [f["seat"] for f in frames(his) if f["kind"] == "nudge"] == ["A"]
        with pytest.raises(Refused) as refused:
            await first.company.nudge(table, ann, "B")
        assert code(refused) == "error-nudged"
        for who, whom in ((ben, "A"), (ben, "B")):
            with pytest.raises(Refused) as refused:
                await last.company.nudge(table, who, whom)
            assert code(refused) == "error-not-their-turn"
        assert not any(f["kind"] == "nudge" for f in [*frames(mine), *frames(his)])


@BOTH
async def test_a_table_that_waits_begins_when_all_have_come_and_are_ready(tmp_path, count):
    async with houses(tmp_path, count, bridge=Bridge()) as all_rooms:
        first, last = all_rooms[0], all_rooms[-1]
        ann, ben = await new_guest(first.store, "Ann"), await new_guest(first.store, "Ben")
        table = (await first.seating.create(ann, request("me", "open", waits=True))).id
        await last.seating.sit(table, ben, None)
        info = await first.company.ready(table, ann)
        assert (info.state, info.waits, [seat.ready for seat in info.seats]) == (
            "waiting",
            True,
            [True, False],
        )
        mine, his = Heard(ann.id), Heard(ben.id)
        await first.join(table, mine)
        await last.join(table, his)
        await last.company.ready(table, ben)
        for rooms in all_rooms:
            await until(lambda rooms=rooms: rooms._rooms[table].table is not None)
        assert [f["move"] for f in frames(mine) if f["kind"] == "state"] == [0]


async def test_a_rematch_waits_for_the_others_and_can_begin_without_them(tmp_path, monkeypatch):
    async with houses(tmp_path, 1) as (rooms,):
        table, ann, ben = await two_at_a_table(rooms, options={"max_rounds": 1})
        line = Heard(ann.id)
        await rooms.join(table, line)
        while not (now := (await position(rooms, table))[0])["over"]:
            await move_by(rooms, table, {"A": ann, "B": ben}[now["acting"][0]], "lock")
        info = await rooms.seating.rematch(table, ann)
        assert (info.state, [seat.ready for seat in info.seats]) == ("waiting", [True, False])
        mine = Heard(ann.id)
        await rooms.join(info.id, mine)
        with pytest.raises(Refused) as refused:
            await rooms.company.start(info.id, ann)
        assert code(refused) == "error-wait"
        monkeypatch.setattr(company, "START", 0.0)
        info = await rooms.company.start(info.id, ann)
        assert (info.state, info.seats[1].held) == ("playing", True)
        await rooms.join(info.id, Heard(ben.id))
        await until(lambda: not rooms._rooms[info.id].said.called)
        assert not (await rooms.info(info.id, ann)).seats[1].held


@BOTH
async def test_who_watches_is_told_by_name_and_those_without_one_are_counted(tmp_path, count):
    async with houses(tmp_path, count, bridge=Bridge()) as all_rooms:
        _first, last = all_rooms[0], all_rooms[-1]
        table, _ann, _ben, mine, _his = await both_here(all_rooms)
        eve, stranger = Heard("e" * 20), Heard(None)
        eve.name = "Eve"
        await last.join(table, eve)
        await last.join(table, stranger)

        def told():
            seen = [f["table"] for f in frames(mine) if f["kind"] == "table"]
            return bool(seen) and (seen[-1]["watchers"], seen[-1]["unnamed"]) == (["Eve"], 1)

        await until(told)
        last.leave(table, eve)
        last.leave(table, stranger)
        await until(lambda: any(not f["table"]["watchers"] for f in frames(mine) if f["kind"] == "table"))


@BOTH
async def test_who_lets_the_time_run_out_is_moved_for_by_the_rule_of_thumb(tmp_path, monkeypatch, count):
    monkeypatch.setattr("alehouse.server.clocks.LEAST", 1)
    monkeypatch.setattr("alehouse.server.clocks.FREE", 0)
    async with houses(tmp_path, count, replace(QUICK, hold_after=60), Bridge()) as all_rooms:
        first, last = all_rooms[0], all_rooms[-1]
        clock = protocol.ClockInfo(move=1)
        table, ann, ben, mine, _his = await both_here(all_rooms, clock=clock, options={"max_rounds": 2})
        info = await first.info(table, ann)
        assert info.clock == clock
        for rooms in all_rooms:
            await until(lambda rooms=rooms: rooms.made(table) >= 2)
        moved = [f for f in frames(mine) if f["kind"] == "moved"]
        assert moved
        assert all(len(f["clock"]) == 2 and max(f["clock"]) <= 1000 for f in moved)
        assert not any(seat.held for seat in (await last.info(table, ben)).seats)
