"""A store of a test: it does what it is told to, when it is told to."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace

from alehouse.catalogue import find
from alehouse.server.database import Away, Taken
from alehouse.server.rooms import Rooms
from alehouse.server.settings import Settings
from alehouse.server.store import Header, Looked, Seat

LETTERS = "ABCDEFGH"


class Scripted:
    """Tables in memory. Moves wait until the test lets them through, unless `at_once`."""

    alive = True
    processes = SimpleNamespace(ups=())

    def __init__(self, *, at_once=True):
        self.at_once = at_once
        self.away = False
        self.tables = {}
        self.waiting_moves = []
        self.looks = []
        self.presence = []
        self.watching = []
        self.elsewhere = {}
        self.leased_elsewhere = set()
        self.leases = set()
        self.others = []
        """Moves that another process makes just before the next one is written down."""

    def add(self, name, seats, *, game="port", options=None, started=True, creator="guest-A"):
        """A table; `seats` says for each whether a person, a bot or nobody has it: ``"person bot open"``."""
        sitting = tuple(
            Seat(
                letter,
                kind,
                f"guest-{letter}" if kind == "person" else None,
                "random" if kind == "bot" else None,
                None if kind == "open" else f"Name {letter}",
            )
            for letter, kind in zip(LETTERS, seats.split(), strict=False)
        )
        self.tables[name] = (
            Header(
                id=name,
                game=game,
                version=find(game).version,
                options=options or {},
                dealer=sitting[-1].seat,
                seed=f"seed of {name}",
                commitment="c" * 64,
                creator=creator,
                listed=True,
                created=1,
                started=1 if started else None,
                ended=None,
                next=None,
                seats=sitting,
                count=0,
            ),
            [],
        )

    def moves(self, name):
        return self.tables[name][1]

    async def look(self, name, after):
        self.looks.append(name)
        await asyncio.sleep(0)
        if self.away:
            raise Away("away")
        if name not in self.tables:
            return None
        header, texts = self.tables[name]
        return Looked(
            replace(header, count=len(texts)),
            texts[after or 0 :],
            frozenset(self.elsewhere.get(name, ())),
        )

    def append(self, name, number, text, *, done, result=None, made=None):
        self.waiting_moves.append((name, number, text, result, done))
        if self.at_once:
            asyncio.get_running_loop().call_soon(self.write)

    def write(self):
        """Write the first move that waits."""
        name, number, text, result, done = self.waiting_moves.pop(0)
        for other in self.others:
            self.moves(name).append(other)
        self.others = []
        if self.away:
            done(Away("away"))
        elif name not in self.tables or number != len(self.moves(name)) + 1:
            done(Taken())
        else:
            self.moves(name).append(text)
            if result is not None:
                header, texts = self.tables[name]
                self.tables[name] = replace(header, ended=2), texts
            done(None)

    def lose(self, *, written):
        """The answer to the first move that waits is lost: nobody knows whether it is there."""
        name, _, text, _, done = self.waiting_moves.pop(0)
        if written:
            self.moves(name).append(text)
        done(Away("the line was cut"))

    async def set_presence(self, changes):
        if self.away:
            raise Away("away")
        self.presence.append(sorted(changes))

    async def set_watching(self, changes):
        if self.away:
            raise Away("away")
        self.watching.append(sorted(changes))

    async def lease(self, name):
        if self.away:
            raise Away("away")
        if name in self.leased_elsewhere:
            return False
        self.leases.add(name)
        return True

    async def release(self, names):
        self.leases -= set(names)

    async def close_table(self, name, by):
        del self.tables[name]


def house(store, **settings):
    """Rooms over a store, in which bots make no pauses."""
    return Rooms(store, Settings(pause=(0.0, 0.0), **settings))


def acting(rooms, name):
    """The seats that may move at a table, as far as the room knows."""
    return rooms._rooms[name].table.acting


async def settle():
    """Let all that can go on go on."""
    for _ in range(20):
        await asyncio.sleep(0)
