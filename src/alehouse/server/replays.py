"""Games that are over, step by step, as each seat has seen them; and any record that somebody drops in.

What a viewer gets of a step is what the table would have told that viewer then: positions and events come from the same
`Teller`. Of a position only what has changed is sent: a long game is some hundred kilobytes, and a tenth of that packed, so
that a viewer gets all of it at once and can go to any step without asking again.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import monotonic
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.params import Body, QueryParameter

from alehouse.catalogue import find
from alehouse.layout import EVERYTHING, SPECTATOR
from alehouse.moves import seat_letter
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.server import protocol
from alehouse.server.answers import PACKED, SMALL, takes
from alehouse.server.asking import Call, TableId, address, guests
from alehouse.server.errors import problem
from alehouse.server.names import alike, tame_name
from alehouse.server.opening import opened_header
from alehouse.server.people import language
from alehouse.server.play import Teller, describe, record_of
from alehouse.server.store import Header, Store
from alehouse.table import Table

Found = TypeVar("Found")

LONGEST = 5000
"""Moves of a game that can be looked at."""
SECONDS = 20.0
"""So long the work for one answer may take: records come from anybody."""
AT_ONCE = 2
"""Games that are worked on at the same time in one process: moves at tables must not wait for them."""
MOST_WAITING = 32
"""Requests that may wait for that."""
EACH = 6
"""Those of one address: nobody keeps all others from looking."""
EYES = {"all": EVERYTHING, "watch": SPECTATOR}

Eyes = Annotated[str, QueryParameter(name="seat", description="A seat's letter, all or watch")]


def viewer_of(record: Record, eyes: str) -> int:
    """The viewer that a request names. Raises Refused."""
    known = EYES.get(eyes)
    return find(record.game).notation.seat(eyes, len(record.names)) if known is None else known


def steps_of(record: Record, viewer: int) -> tuple[list[protocol.ReplayStep], Refused | None, Table]:
    """The steps of a game as a viewer has seen them, why the record goes on and the game does not, and the table at its end.

    Raises Refused if the game cannot begin, or is too long.
    """
    walking = walk(record)
    table = next(walking)
    teller = Teller(table)
    frame = msgspec.json.decode(teller.state(viewer, 1))
    before = frame["position"]
    steps = [protocol.ReplayStep(0, None, None, frame["log"][0]["events"], before)]
    try:
        for _ in walking:
            frame = msgspec.json.decode(teller.moved([viewer], menus=False)[viewer])
            after = frame["position"]
            steps.append(
                protocol.ReplayStep(
                    table.made, frame["seat"], frame["text"], frame["events"], _changes(before, after)
                )
            )
            before = after
    except Refused as refused:
        if refused.code == "error-replay-long":
            raise
        return steps, refused, table
    return steps, None, table


def walk(record: Record) -> Iterator[Table]:
    """The table of a record after the deal and after each move, always the same object.

    Raises Refused where the game cannot go on as the record says, and for one that is too long.
    """
    if len(record.moves) > LONGEST:
        raise Refused("error-replay-long", most=LONGEST)
    end = monotonic() + SECONDS
    table = Table.of(record)
    yield table
    for number, text in enumerate(record.moves, 1):
        if monotonic() > end:
            raise Refused("error-replay-long", most=number)
        table.make(table.read(text), last=number == len(record.moves))
        yield table


def arrive(record: Record) -> Table:
    """The table of a record after its last move. Raises Refused that says which move is not possible."""
    walking = walk(record)
    table = next(walking)
    try:
        for _ in walking:
            pass
    except Refused as refused:
        if refused.code == "error-replay-long":
            raise
        raise Refused("error-study-move", move=table.made + 1, reason=str(refused)) from None
    return table


def _changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What of a position differs from the one before."""
    changed = {
        name: value for name, value in after.items() if name != "zones" and _differs(before, name, value)
    }
    old = before.get("zones", {})
    zones = {name: value for name, value in after["zones"].items() if _differs(old, name, value)}
    return changed | ({"zones": zones} if zones else {})


def _differs(before: dict[str, Any], name: str, value: Any) -> bool:
    return name not in before or before[name] != value


def table_of_record(table: Table) -> protocol.TableInfo:
    """The table of a record, which is nobody's."""
    names = table.names
    return protocol.TableInfo(
        id="",
        game=table.game.name,
        options=table.record().options,
        seats=[
            protocol.SeatInfo(
                seat=seat_letter(p), kind="person", name=name, alike=double, bot=None, here=True, held=False
            )
            for p, (name, double) in enumerate(zip(names, alike(names), strict=True))
        ],
        you=None,
        creator=False,
        state="over" if table.over else "playing",
        moves=table.made,
        next=None,
        listed=False,
        commitment=None,
    )


def _replay(
    info: protocol.TableInfo,
    eyes: str,
    steps: list[protocol.ReplayStep],
    wrong: protocol.Problem | None,
) -> protocol.Replay:
    texts = [step.text for step in steps if step.text is not None]
    named = find(info.game).notation.named(texts, len(info.seats))
    return protocol.Replay(info, eyes, steps, [protocol.Choice(**vars(each)) for each in named], wrong)


def _answer(told: protocol.Replay, packed: bool) -> tuple[bytes, bool]:
    """An answer as bytes, and whether they are packed."""
    body = msgspec.json.encode(told)
    if not packed or len(body) < SMALL:
        return body, False
    return gzip.compress(body, 6, mtime=0), True


class Desk:
    """Does the work for those who look at games, a few at a time, in threads."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting: Counter[str] = Counter()

    async def work(self, task: Callable[[], Found], address: str = "") -> Found:
        """Do something in a thread when it is its turn. Raises Refused if too many wait, of all or of one address."""
        if self._waiting[address] >= EACH:
            raise Refused("error-too-fast")
        if self._waiting.total() >= MOST_WAITING:
            raise Refused("error-busy")
        self._waiting[address] += 1
        try:
            async with self._free:
                # A thread cannot be stopped: it has its place until it has ended, whether or not somebody still waits.
                working = asyncio.ensure_future(asyncio.to_thread(task))
                try:
                    return await asyncio.shield(working)
                finally:
                    await asyncio.wait([working])
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def header(self, identity: str) -> Header:
        """The header of a table whose game may be looked at by everybody and can be played again. Raises Refused and Away."""
        header = await opened_header(self.store, identity)
        if header.version != find(header.game).version:
            raise Refused("error-table-old", game=header.game)
        return header

    async def opened(self, identity: str) -> tuple[Header, Record]:
        """A table whose game may be looked at by everybody, and its record. Raises Refused and Away."""
        header = await self.header(identity)
        return header, record_of(header, await self.store.texts(identity))


def desk(request: Call) -> Desk:
    """Who does the work."""
    found: Desk = request.app.state.desk
    return found


@get(
    "/tables/{table_id:str}/replay",
    summary="A finished game, step by step",
    tags=["replay"],
    opt={PACKED: True},
)
async def replay_table(request: Call, table_id: TableId, eyes: Eyes = "all") -> Response[bytes]:
    """Give all steps of a game that is over, as a seat has seen them, a spectator, or with all cards open."""
    header, record = await desk(request).opened(table_id)
    guest = await guests(request).watcher(request)
    # Who is here now is no part of how it went.
    here = {seat.seat for seat in header.seats}
    info = describe(header, guest.id if guest else None, here, set(), host=False)

    def told() -> tuple[bytes, bool]:
        steps, refused, _ = steps_of(record, viewer_of(record, eyes))
        if refused is not None:
            raise Refused("error-table-old", game=header.game)
        return _answer(_replay(info, eyes, steps, None), _packs(request))

    return _response(*await desk(request).work(told, address(request)))


@post("/replay", summary="A record, step by step", tags=["replay"], status_code=200, opt={PACKED: True})
async def replay_record(
    request: Call, data: Annotated[protocol.ReplayRequest, Body()], eyes: Eyes = "all"
) -> Response[bytes]:
    """Give the steps of any record, likewise; nothing is kept."""
    locale = language(request)

    def told() -> tuple[bytes, bool]:
        record = Record.read(data.record)
        # A record may call people anything.
        names = [tame_name(name, seat_letter(p)) for p, name in enumerate(record.names)]
        record = replace(record, names=names)
        steps, refused, table = steps_of(record, viewer_of(record, eyes))
        wrong = None
        if refused is not None:
            number = len(steps)
            reason = Refused(
                "error-replay-move", move=number, text=record.moves[number - 1], reason=refused.text(locale)
            )
            wrong = problem(reason, locale)
        return _answer(_replay(table_of_record(table), eyes, steps, wrong), _packs(request))

    return _response(*await desk(request).work(told, address(request)))


def _packs(request: Call) -> bool:
    return takes(request.headers.get("accept-encoding", ""), "gzip")


def _response(body: bytes, packed: bool) -> Response[bytes]:
    headers = {"cache-control": "no-store", "vary": "Accept-Encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


HANDLERS = [replay_table, replay_record]
