"""When a game may be looked at by everybody."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from alehouse.server.opening import is_open, opened
from alehouse.server.schema import contests
from alehouse.server.store import Guest, Header, Seat, Store, now, parse

LIVE = Header(
    id="abcdefghjk",
    game="port",
    version=1,
    options={},
    dealer="B",
    seed="x",
    commitment="y",
    creator="ann",
    listed=False,
    created=1,
    started=2,
    ended=None,
    next=None,
    seats=(),
    count=5,
)
DONE = replace(LIVE, ended=3)


@pytest.mark.parametrize(
    ("header", "contest", "may"),
    [
        (replace(LIVE, started=None), None, False),
        (LIVE, None, False),
        (DONE, None, True),
        # Others may still have the same cards before them.
        (replace(DONE, contest="c"), None, False),
        (replace(DONE, contest="c"), SimpleNamespace(ended=None), False),
        (replace(DONE, contest="c"), SimpleNamespace(ended=4), True),
        # That of a daily deal is known before.
        (replace(DONE, contest="c"), SimpleNamespace(ended=now() + 3_600_000), False),
        # A contest is over; a table of it was never played to the end.
        (replace(LIVE, contest="c"), SimpleNamespace(ended=4), False),
    ],
)
def test_a_game_is_opened_when_nobody_can_play_its_cards_any_more(header, contest, may):
    assert opened(header, contest) is may


def test_a_table_of_a_contest_is_opened_with_the_contest(tmp_path):
    async def run():
        store = Store(parse(str(tmp_path / "x.sqlite")))
        await store.open()
        try:
            await store.keep(Guest("ann", "Ann", None))
            values = {"kind": "duplicate", "game": "port", "version": 1, "players": 2, "options": "{}"}
            async with store.engine.begin() as connection:
                await connection.execute(
                    contests.insert().values(id="c", seed="x", deals=1, created=now(), **values)
                )
            header = replace(DONE, contest="c", seats=(Seat("A", "person", "ann"),))
            before = await is_open(store.database, header)
            async with store.engine.begin() as connection:
                await connection.execute(sa.update(contests).values(ended=now()))
            after = await is_open(store.database, header)
            nowhere = await is_open(store.database, replace(header, contest="d"))
        finally:
            await store.leave()
            await store.close()
        return before, after, nowhere

    assert asyncio.run(run()) == (False, True, False)
