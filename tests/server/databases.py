"""Databases to try things with: a file of SQLite, and a database of PostgreSQL where there is a server."""

import asyncio
import os
import secrets
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from alehouse.server.store import Guest, Seat, Store, new_id, parse

SERVER = os.environ.get("ALEHOUSE_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
"""Where databases can be made and dropped."""


async def command(*statements):
    """Tell the PostgreSQL server something."""
    import asyncpg

    connection = await asyncpg.connect(SERVER, timeout=5)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


def no_server():
    """Why there is no PostgreSQL to be used; None if there is."""
    try:
        asyncio.run(command("SELECT 1"))
    except Exception as error:
        return f"no PostgreSQL at {sa.make_url(SERVER).render_as_string()}: {error}"
    return None


def new_database():
    """Make an empty database; return its address."""
    if reason := no_server():
        pytest.skip(reason)
    name = f"alehouse_test_{secrets.token_hex(6)}"
    asyncio.run(command(f"CREATE DATABASE {name}"))
    return sa.make_url(SERVER).set(database=name).render_as_string(hide_password=False)


def drop(address):
    """Take a database away, whoever uses it."""
    asyncio.run(command(f"DROP DATABASE IF EXISTS {sa.make_url(address).database} WITH (FORCE)"))


@pytest.fixture
def postgres():
    """The address of an empty database of PostgreSQL."""
    address = new_database()
    yield address
    drop(address)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "store.sqlite")
        return
    made = new_database()
    yield made
    drop(made)


@asynccontextmanager
async def opened(address, count=1):
    """A store, or several as if each were a process."""
    stores = [Store(parse(address)) for _ in range(count)]
    try:
        for store in stores:
            await store.open()
        yield stores[0] if count == 1 else stores
    finally:
        for store in stores:
            await store.close()


def person(name="Ann"):
    """Somebody whom no database knows yet."""
    return Guest(new_id(20), name, None)


async def new_guest(store, name):
    """Somebody whom a database knows."""
    guest = person(name)
    await store.keep(guest)
    return guest


async def new_table(store, *others, creator=None, listed=True, limit=1000):
    """A table with its creator in seat A."""
    creator = creator or person()
    for seat in others:
        if seat.guest is not None:
            await store.keep(Guest(seat.guest, seat.name, None))
    table = await store.create(
        game="port",
        version=1,
        options={"max_rounds": 5},
        dealer="B",
        seed="x",
        creator=creator,
        listed=listed,
        seats=[Seat("A", "person", creator.id, None, creator.name), *others],
        limit=limit,
    )
    return creator, table


BOT = Seat("B", "bot", None, "random", "Hazel")


def seated(letter, guest):
    """A guest in a seat."""
    return Seat(letter, "person", guest.id, None, guest.name)
