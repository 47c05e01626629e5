"""A bot of somebody else that looks for what it may not know in everything that it is given finds nothing."""

from __future__ import annotations

import gc
import pickle
import types

import numpy as np
import pytest

from alehouse import Table
from alehouse.dealer import key_of
from alehouse.native.dealer import DEALER

SEED = "the seed that nobody may find"
DEEP = 7
"""So many steps from what it is given a spy goes."""
SHARED = (types.ModuleType, type)
"""What all tables of a process share: the program itself, which knows no table."""


def shared(thing):
    """Whether something belongs to the program itself, the compiler of its rules included."""
    return isinstance(thing, SHARED) or type(thing).__module__.partition(".")[0] in (
        "numba",
        "llvmlite",
        "ctypes",
    )


def neighbours(thing):
    """All that can be reached from an object in one step."""
    if isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from thing
    elif isinstance(thing, types.FunctionType):
        yield from (cell.cell_contents for cell in thing.__closure__ or ())
        yield from thing.__defaults__ or ()
        return
    elif isinstance(thing, types.MethodType):
        yield thing.__self__
    if isinstance(thing, np.ndarray):
        yield thing.base
        return
    inside = getattr(thing, "__dict__", None)
    yield from inside.values() if isinstance(inside, dict) else ()
    for kind in type(thing).__mro__:
        slots = vars(kind).get("__slots__", ())
        for slot in (slots,) if isinstance(slots, str) else slots:
            yield getattr(thing, slot, None)
    yield from gc.get_referents(thing)


def reachable(thing):
    """Everything that can be reached from an object, each once."""
    known, layer = {id(thing): thing}, [thing]
    for _ in range(DEEP):
        further = []
        for here in layer:
            for other in neighbours(here):
                if id(other) not in known and not shared(other):
                    known[id(other)] = other
                    further.append(other)
        layer = further
    return list(known.values())


class Spy:
    """Plays the first legal move, after it has looked everywhere."""

    def __init__(self):
        self.texts = []
        self.memory = []
        self.tables = []
        self.rows = []
        """Lists of eight numbers: events."""

    def look(self, seen):
        """Look everywhere."""
        for thing in reachable(seen):
            if isinstance(thing, str):
                self.texts.append(thing)
            elif isinstance(thing, bytes | bytearray | memoryview):
                self.memory.append(bytes(thing))
            elif isinstance(thing, np.ndarray | np.void):
                self.memory.append(thing.tobytes())
                if thing.dtype == DEALER:
                    self.tables.append(thing)
            elif isinstance(thing, Table):
                self.tables.append(thing)
            elif isinstance(thing, list | tuple) and len(thing) == 8 and all(type(n) is int for n in thing):
                self.rows.append(thing)

    def choose(self, seen):
        """See `Bot.choose`."""
        self.look(seen)
        self.memory.append(pickle.dumps(seen))
        return seen.legal()[0]


def spied(table, seat):
    spy = Spy()
    assert spy.choose(table.seen_by(seat)) in table.legal(seat)
    return spy


def shines_through(table, seat, memory):
    """The hidden fields of others of which some memory that holds states of the table says more than a number of cards."""
    p, size = table.seat(seat), table.layout.dtype.itemsize
    if not memory or len(memory) % size:
        return []
    found = []
    for state in np.frombuffer(memory, table.layout.dtype):
        for name, field in table.layout.fields.items():
            for q in range(8) if field.per_seat else [None]:
                value = state[name] if q is None else state[name][q]
                said = value[1:] if field.kind == "bag" else value
                if field.seen_by != "all" and q != p and np.any(said):
                    found.append((name, q))
    return found


def told(table, seat, rows):
    """Events with a card that a seat has not seen."""
    p = table.seat(seat)
    return [row for row in rows if row[3] > 0 and row[7] != -1 and not row[7] >> p & 1]


@pytest.mark.parametrize(
    "name", ["regent", "judge", "deadfall", "kitty", "half-pint", "horn-of-plenty", "octopus"]
)
def test_a_spy_finds_no_seed_and_no_hidden_card(name):
    table = Table(name, 4 if name != "half-pint" else 3, table_options(name), seed=SEED)
    for _ in range(6):
        if table.over:
            break
        seat = table.acting[0]
        table.seen_by(None), table.laid_open()  # what others have asked for is nobody else's
        spy = spied(table, seat)
        assert spy.tables == []
        assert not any(SEED in text for text in spy.texts)
        secrets = {"seed": SEED.encode(), "key": key_of(SEED).tobytes(), "state": table.state.tobytes()}
        for what, secret in secrets.items():
            assert not any(secret in memory for memory in spy.memory), what
        assert [found for memory in spy.memory for found in shines_through(table, seat, memory)] == []
        assert told(table, seat, spy.rows) == []
        table.play(seat, spy.choose(table.seen_by(seat)))


def table_options(name):
    return {"kitty": {"partners": False}}.get(name, {})


def test_a_spy_finds_no_sealed_choice():
    """Whatever another one has sealed, what a seat is given is the same, and no text that it can reach says it."""
    found = []
    for prediction in (0, 1, 2):
        table = Table("half-pint", 3, seed=SEED)
        table.play(f"A predict {prediction}")
        spy = spied(table, "B")
        found.append(pickle.dumps(table.seen_by("B")))
        assert not any(f"A predict {prediction}" in text for text in spy.texts)
        assert [shown for memory in spy.memory for shown in shines_through(table, "B", memory)] == []
    assert found[0] == found[1] == found[2]


def test_a_spy_finds_no_menu_of_another_seat():
    """What others may do tells of their cards; that somebody has looked at it leaves no trace."""
    table = Table("regent", 2, cards="3 8 9 6 4 10")
    assert "gift B 9" in table.legal("A")
    table.seen_by("A").menu()
    table.reseed("more")
    table.play("A draw")
    spy = spied(table, "B")
    assert not any("gift B 9" in text for text in spy.texts)


def test_a_spy_would_find_what_is_there():
    """With the table itself in reach it finds the seed, the state and the dealer."""
    table = Table("regent", 3, seed=SEED)
    seen = table.seen_by(table.acting[0])
    seen.names = [table]
    spy = Spy()
    spy.look(seen)
    assert spy.tables
    assert SEED in spy.texts
    assert any(key_of(SEED).tobytes() in memory for memory in spy.memory)
    assert any(shines_through(table, table.acting[0], memory) for memory in spy.memory)
    assert told(table, table.acting[0], spy.rows)
