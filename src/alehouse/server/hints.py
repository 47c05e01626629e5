"""Hints in degrees: what can come of a move and how likely it is (2), and what a good player would do and why (3).

What a button does (1) the page says itself. Both are for who is to move, and are made from what that seat knows.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from alehouse.bots.explaining import Explanation, explain
from alehouse.dealer import new_dealer
from alehouse.lab.odds import Odds, odds
from alehouse.language import named, plain_words
from alehouse.processors import processors
from alehouse.refused import Refused
from alehouse.seen import Seen
from alehouse.server import protocol
from alehouse.server.asking import Call, TableId, guests, rooms
from alehouse.server.people import language
from alehouse.server.play import hinted, out_of_date
from alehouse.server.rooms import Rooms
from alehouse.server.store import Guest
from alehouse.server.threads import in_thread

log = logging.getLogger("alehouse.server")

LIKELY, GOOD = 2, 3
"""The degrees: what is likely, and what is good."""
COUNTING = 4.0
"""Seconds after which no further move is counted."""
LIMIT = 15.0
"""Seconds after which nobody waits for an answer any more."""
PATIENCE = 5.0
"""Seconds that a question waits for a thread."""
ITERATIONS = 1500
SAMPLES = 400
"""So many samples where rules are not compiled yet."""
EACH = 2
"""Questions of one guest that may be thought about at the same time: the others want some of it, too."""
KEPT = 256
"""So many answers are kept, in case somebody asks again."""


@dataclass(frozen=True)
class Answer:
    """A hint in no language."""

    odds: tuple[Odds, ...] = ()
    left: int = 0
    """How many moves were not counted: it would have taken too long."""
    explained: Explanation | None = None
    thumb: str | None = None
    """The move of the rule of thumb, where the rules are not compiled yet."""


def answer(seen: Seen, degree: int, counting: float = COUNTING) -> Answer:
    """The hint for a seat that is acting, from what it knows and nothing else."""
    if degree == LIKELY:
        return _counted(seen, counting)
    if seen.game.quick:
        return Answer(explained=explain(seen, iterations=ITERATIONS))
    advised = seen.game.advice(seen.view, new_dealer("hint"), seen.choosing())
    return Answer(thumb=seen.game.notation.write(advised, seat=False))


def _counted(seen: Seen, counting: float) -> Answer:
    until = time.monotonic() + counting
    samples = None if seen.game.quick else SAMPLES
    moves = seen.legal()
    found: list[Odds] = []
    for move in moves:
        if found and time.monotonic() > until:
            break
        found.append(odds(seen, move, samples=samples))
    return Answer(odds=tuple(found), left=len(moves) - len(found))


class Lamp:
    """Answers questions in threads of their own, so many at a time; what has been answered already is answered at once."""

    def __init__(self, threads: int | None = None, patience: float = PATIENCE, limit: float = LIMIT) -> None:
        self._free = asyncio.Semaphore(threads or max(1, processors() // 2))
        self._patience, self._limit = patience, limit
        self._kept: OrderedDict[tuple[bytes, int], Answer] = OrderedDict()
        self._asking: Counter[str] = Counter()

    async def ask(self, seen: Seen, degree: int, guest: str = "") -> Answer:
        """The hint for a guest. Raises Refused if there is no time for it, or that one asks too much at once."""
        # What the seat knows is all that the answer depends on.
        key = pickle.dumps(seen), degree
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        if self._asking[guest] >= EACH:
            raise Refused("error-too-fast")
        self._asking[guest] += 1
        try:
            async with asyncio.timeout(self._patience):
                await self._free.acquire()
        except TimeoutError:
            self._answered(guest)
            raise Refused("error-hint-slow") from None
        except BaseException:
            self._answered(guest)
            raise
        # A thread cannot be stopped: its place is free when it has ended, whether or not somebody still waits for it.
        working = in_thread(lambda: answer(seen, degree), "hint")
        working.add_done_callback(lambda done: self._done(done, guest))
        try:
            found = await asyncio.wait_for(asyncio.shield(working), self._limit)
        except TimeoutError:
            raise Refused("error-hint-slow") from None
        # With moves left out it is what there was time for.
        if not found.left and found.thumb is None:
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    def _answered(self, guest: str) -> None:
        self._asking[guest] -= 1
        if not self._asking[guest]:
            del self._asking[guest]

    def _done(self, working: asyncio.Future[Answer], guest: str) -> None:
        self._free.release()
        self._answered(guest)
        if not working.cancelled() and working.exception() is not None:
            log.error("a hint failed: %r", working.exception())


async def question(house: Rooms, identity: str, guest: Guest, move: int) -> Seen:
    """What a guest knows who is to move, having seen so many moves.

    Raises Refused if the guest is not to move there, has not seen the latest move, or there are no hints.
    """
    async with house.enter(identity) as room:
        header = room.header
        seat = header.seat_of(guest.id)
        if seat is None:
            raise Refused("error-not-seated")
        if header.ended is not None:
            raise Refused("error-over")
        if not hinted(header):
            raise Refused("error-hints")
        table = room.table
        if table is None:
            raise Refused("error-not-begun")
        if out_of_date(table, move, seat):
            raise Refused("error-stale", seen=move, made=table.made)
        if seat not in table.acting:
            raise Refused("error-turn", seat=seat, acting=", ".join(table.acting) or "–")
        return table.seen_by(seat)


@get("/tables/{table_id:str}/hint", summary="A hint for my move", tags=["tables"])
async def hint(
    request: Call,
    table_id: TableId,
    degree: Annotated[
        int, QueryParameter(description="2: what is likely; 3: what is good", ge=LIKELY, le=GOOD)
    ],
    move: Annotated[
        int, QueryParameter(description="How many moves the client has seen", ge=0, le=1_000_000)
    ],
) -> protocol.Hint:
    """Say what can come of my moves, or which is good and why, from what I know."""
    guest = await guests(request).guest(request)
    seen = await question(rooms(request), table_id, guest, move)
    lamp: Lamp = request.app.state.lamp
    return told(seen, degree, await lamp.ask(seen, degree, guest.id), language(request))


def told(seen: Seen, degree: int, found: Answer, locale: str) -> protocol.Hint:
    """A hint as clients get it, in their language."""
    return protocol.Hint(
        degree=degree,
        move=seen.made,
        moves=[_chances(seen, each, locale) for each in found.odds],
        left=found.left,
        advice=_advice(seen, found, locale),
    )


def _chances(seen: Seen, found: Odds, locale: str) -> protocol.HintMove:
    names = sorted(found.events, key=lambda name: (name not in found.asked, -found.events[name]))
    rows = [
        protocol.HintRow(
            named(locale, "question" if name in found.asked else "chance", seen.game.name, name)
            or plain_words(name),
            float(found.events[name]),
        )
        for name in names
        if name in found.asked or 0 < found.events[name] < 1
    ]
    groups: dict[Fraction | float, list[str]] = {}
    for card in sorted(found.cards, key=seen.game.deck.texts.index):
        groups.setdefault(found.cards[card], []).append(card)
    cards = [protocol.HintCards(groups[chance], float(chance)) for chance in sorted(groups, reverse=True)]
    return protocol.HintMove(found.move, found.method == "exact", float(found.margin), rows, cards)


def _advice(seen: Seen, found: Answer, locale: str) -> protocol.HintAdvice | None:
    if found.thumb is not None:
        return protocol.HintAdvice(found.thumb, None, "thumb", 0.0, 0.0, None, None)
    why = found.explained
    if why is None:
        return None
    return advised(why, locale)


def advised(why: Explanation, locale: str) -> protocol.HintAdvice:
    """What is good and why, as clients get it: they call the moves what their buttons do."""
    risk = None
    if why.risk is not None:
        what = named(locale, "chance", why.game, why.risk.event) or plain_words(why.risk.event)
        risk = protocol.HintRisk(why.risk.move, what, why.risk.chance, why.risk.cards, why.risk.of)
    return protocol.HintAdvice(why.move, why.rival, why.how, abs(why.lead), why.margin, why.unit, risk)


HANDLERS = [hint]
