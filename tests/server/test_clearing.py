"""What nobody needs any more is cleared away whole, and nothing is left behind that refers to it."""

import sqlalchemy as sa

from alehouse.server import evening_store, schema, votes
from alehouse.server.contest_store import Contests, NewTable
from alehouse.server.store import Seat

from .databases import address, new_guest, opened, postgres, seated  # noqa: F401

DAY = 86_400_000
STARBOARD = {"game": "starboard", "version": 1, "players": 2, "options": {"hands": 1}}
HAZEL = Seat("B", "bot", None, "steady", "Hazel")
REFERENCES = [
    *((schema.entrants.c.contest, schema.contests), (schema.boards.c.contest, schema.contests)),
    *((schema.tables.c.contest, schema.contests), (schema.tables.c.evening, schema.evenings)),
    *((schema.contests.c.evening, schema.evenings), (schema.proposals.c.table_id, schema.tables)),
    *((each.c.table_id, schema.tables) for each in (schema.boards, schema.seats, schema.moves)),
    *((each.c.table_id, schema.tables) for each in (schema.votes, schema.reviews, schema.presence)),
]


async def orphans(store):
    """Columns that name something that is not there."""
    found = []
    async with store.engine.connect() as connection:
        for column, where in REFERENCES:
            lost = sa.exists().where(where.c.id == column)
            query = sa.select(sa.func.count()).select_from(column.table).where(column.is_not(None), ~lost)
            if await connection.scalar(query):
                found.append(str(column))
    return found


async def aged(store, table, by, *names, **where):
    """Let the times of some rows lie so many days further back."""
    rows = [table.c[name] == value for name, value in where.items()]
    async with store.engine.begin() as connection:
        await connection.execute(
            table.update().where(*rows).values({name: table.c[name] - by * DAY for name in names})
        )


async def all_aged(store, contest, by):
    """The same of all that a contest consists of."""
    await aged(store, schema.contests, by, "created", "started", "ended", id=contest)
    await aged(store, schema.entrants, by, "joined", contest=contest)
    for board in await Contests(store).boards(contest):
        await table_aged(store, board.table, by)


async def table_aged(store, table, by):
    await aged(store, schema.tables, by, "created", "started", "touched", "ended", id=table)
    await aged(store, schema.moves, by, "made", table_id=table)


async def contest_of(store, people, *, begin=True):
    """A contest of four, with its host; begun or not."""
    contests = Contests(store)
    host, *others = people
    contest = await contests.create(host, **STARBOARD, deals=2, places=32, limit=50)
    for other in others:
        await contests.join(contest, other)
    if not begin:
        return contest, []
    drawn = [each.guest for each in await contests.entrants(contest)]
    rooms = [(1, people[:2]), (2, people[2:])]
    return contest, await contests.start(contest, drawn, [table_of(1, n, *two) for n, two in rooms])


def table_of(deal, room, one, two=None):
    sitting = (seated("A", one), HAZEL if two is None else seated("B", two))
    return NewTable(deal, room, {"hands": 1}, "B", f"seed {deal}", one.id, sitting)


async def over(store, *tables):
    for table in tables:
        await store.add(table, 1, "A take", result='{"places": [1, 2]}')


async def four(store):
    return [await new_guest(store, name) for name in ("Ann", "Ben", "Cy", "Dee")]


async def tidied(store, **days):
    gone = await store.tidy(**{"guests": 0, "unfinished": 30, "finished": 0} | days)
    assert await orphans(store) == []
    return gone


async def test_contests_that_nobody_touches_go_and_games_that_are_over_stay(address):  # noqa: F811
    async with opened(address) as store:
        contests, people = Contests(store), await four(store)
        waiting, _ = await contest_of(store, people, begin=False)
        joined, _ = await contest_of(store, people, begin=False)
        left, tables = await contest_of(store, people)
        played, live = await contest_of(store, people)
        await over(store, tables[0])
        await store.add(live[0], 1, "A take")
        for contest in (waiting, joined, left, played):
            await all_aged(store, contest, 31)
        await aged(store, schema.entrants, -2, "joined", contest=joined, guest=people[3].id)
        await aged(store, schema.moves, -2, "made", table_id=live[0])
        assert await tidied(store, unfinished=0) == 0
        # Two contests, and the table that nobody has finished.
        assert await tidied(store) == 3
        there = [each for each in (waiting, joined, left, played) if await contests.get(each)]
        assert there == [joined, played]
        assert (await store.header(tables[0])).contest is None
        assert await store.header(tables[1]) is None
        assert len(await contests.boards(played)) == 2
        assert len(await contests.entrants(joined)) == 4
        assert await tidied(store) == 0


async def test_contests_that_are_over_go_like_finished_games_with_all_their_tables(address):  # noqa: F811
    async with opened(address) as store:
        contests, people = Contests(store), await four(store)
        old, old_tables = await contest_of(store, people)
        new, new_tables = await contest_of(store, people)
        await over(store, *old_tables, *new_tables)
        for contest in (old, new):
            await contests.end(contest)
        await all_aged(store, old, 101)
        await all_aged(store, new, 40)
        assert await tidied(store) == 0
        assert await tidied(store, finished=100) == 1 + 2
        assert await contests.get(old) is None
        assert [board.table for board in await contests.boards(new)] == new_tables
        assert [await store.header(table) for table in old_tables] == [None, None]


async def test_a_deal_that_nobody_finishes_is_taken_out_of_a_contest_that_was_ended(address):  # noqa: F811
    async with opened(address) as store:
        contests, people = Contests(store), await four(store)
        contest, first = await contest_of(store, people)
        await over(store, *first)
        second = await contests.deal(contest, [table_of(2, 1, *people[:2]), table_of(2, 2, *people[2:])])
        await over(store, second[0])
        await contests.end(contest)
        await all_aged(store, contest, 31)
        await store.add(second[1], 1, "A take")
        # Somebody still plays it.
        assert await tidied(store) == 0
        assert len(await contests.boards(contest)) == 4
        await table_aged(store, second[1], 31)
        assert await tidied(store) == 1
        # What counts is what has counted all the time.
        assert [(board.deal, board.table) for board in await contests.boards(contest)] == [
            (1, first[0]),
            (1, first[1]),
        ]
        assert (await store.header(second[0])).contest is None
        assert await store.header(second[1]) is None


async def test_deals_of_past_days_go_like_finished_games(address):  # noqa: F811
    async with opened(address) as store:
        contests, (ann, ben, *_) = Contests(store), await four(store)
        day = await contests.make_daily("2026-01-01", ended=2 * DAY, deals=1, **STARBOARD)
        done, left = [await contests.play(day, guest, [table_of(1, 0, guest)]) for guest in (ann, ben)]
        await over(store, done)
        practice = await contests.practise(day, ann, table_of(1, 0, ann))
        for table in (left, practice):
            await table_aged(store, table, 31)
        # Before its end nothing goes.
        await aged(store, schema.contests, -30_000, "ended", id=day.id)
        assert await tidied(store) == 1
        assert await store.header(practice) is None
        await aged(store, schema.contests, 30_000, "ended", id=day.id)
        assert await tidied(store) == 1
        assert [board.table for board in await contests.boards(day.id)] == [done]
        assert len(await contests.entrants(day.id)) == 2
        assert await tidied(store, finished=100) == 1
        assert await contests.of_day("2026-01-01") is None
        # The game itself ended today.
        assert (await store.header(done)).contest is None
        await table_aged(store, done, 101)
        assert await tidied(store, finished=100) == 1
        assert await store.header(done) is None


async def test_what_was_said_of_a_game_goes_when_it_is_over_and_a_proposal_with_its_table(address):  # noqa: F811
    async with opened(address) as store:
        ann, ben, *_ = await four(store)
        evening = await evening_store.make(store, ann, "Tuesday")
        await evening_store.propose(store, evening, ann.id, "port", {})
        table = await evening_store.begin(
            store,
            evening,
            1,
            ann.id,
            [ann.id],
            [seated("A", ann), seated("B", ben)],
            game="port",
            version=1,
            options={},
            dealer="B",
        )
        await votes.say(store.database, table, [(votes.READY, 0, "A", True, 1)])
        await over(store, table)
        assert await tidied(store) == 0
        assert (await store.look(table, None)).said.ready == {"A"}
        await table_aged(store, table, 1)
        assert await tidied(store) == 0
        assert (await store.look(table, None)).said.ready == frozenset()
        assert [each.table for each in (await evening_store.load(store, evening)).proposals] == [table]
        await table_aged(store, table, 100)
        assert await tidied(store, finished=100) == 1
        assert (await evening_store.load(store, evening)).proposals == []
