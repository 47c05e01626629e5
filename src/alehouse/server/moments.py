"""What is worth remembering of an evening's games: found by playing them again, by what events mean in any game.

The most that somebody won and lost by one move, in points or chips; the least likely card that hit somebody (its event puts
a seat into a state that looks hurt, as a bust does), and the danger that somebody came through. How likely it was is
reckoned from what its player knew, as ``alehouse odds`` does, and told only where it is exact.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import lru_cache
from time import monotonic

from alehouse.lab.ahead import stakes_of
from alehouse.lab.odds import odds
from alehouse.refused import Refused
from alehouse.server import catalogue, protocol
from alehouse.server.evening_store import Evening
from alehouse.server.opening import opened
from alehouse.server.play import table_of
from alehouse.server.store import Header, Store
from alehouse.table import Table

ASKED = 60
"""Moves of a game of which it is asked how likely they were to go wrong."""
PATIENCE = 2.0
"""Seconds for that, in one game."""
GAMES = 30
"""The latest games of an evening that are looked at."""


@lru_cache(64)
def _harmful(game: str) -> frozenset[str]:
    """The events that hurt a seat."""
    info = next((each for each in catalogue.every_game().games if each.name == game), None)
    if info is None:
        return frozenset()
    hurt = {
        word.word for zone in info.zones if zone.show == "state" for word in zone.words if word.look == "hurt"
    }
    return frozenset(each.name for each in info.events if each.puts in hurt and not each.deals)


async def moments_of(store: Store, evening: Evening) -> protocol.Moments:
    """The moments of an evening's games that may be looked at, at most one of each kind. Raises Away."""
    found: list[tuple[float, protocol.Moment]] = []
    for header in evening.tables[:GAMES]:
        if opened(header) and not header.study:
            known = _known.get(header.id)
            if known is None:
                known = await _found(store, header)
            found += known
    best: dict[str, tuple[float, protocol.Moment]] = {}
    for weight, moment in found:
        if moment.kind not in best or weight > best[moment.kind][0]:
            best[moment.kind] = weight, moment
    return protocol.Moments([best[kind][1] for kind in ("gain", "loss", "luck", "mishap") if kind in best])


async def _found(store: Store, header: Header) -> list[tuple[float, protocol.Moment]]:
    """The moments of a game, looked for once however many ask at the same time. Raises Away."""
    finding = _finding.get(header.id)
    if finding is None:

        async def find() -> list[tuple[float, protocol.Moment]]:
            try:
                texts = await store.texts(header.id)
                found = _known[header.id] = await asyncio.to_thread(_all, header, texts)
                while len(_known) > 1000:
                    del _known[next(iter(_known))]
                return found
            finally:
                del _finding[header.id]

        finding = _finding[header.id] = asyncio.get_running_loop().create_task(find())
    # Whoever hangs up does not stop it for the others.
    return await asyncio.shield(finding)


_finding: dict[str, asyncio.Task[list[tuple[float, protocol.Moment]]]] = {}
"""The games that are being looked at."""
_known: dict[str, list[tuple[float, protocol.Moment]]] = {}
"""The moments of games that are over, each with how remarkable it is: nothing about them changes any more."""


def _all(header: Header, texts: list[str]) -> list[tuple[float, protocol.Moment]]:
    return list(_game(header, texts))


def _game(header: Header, texts: list[str]) -> Iterator[tuple[float, protocol.Moment]]:
    try:
        table = table_of(header, [])
        stakes = stakes_of(table.game, table.options)
    except (Refused, LookupError):
        return
    names = [seat.name or seat.seat for seat in header.seats]
    people = {n for n, seat in enumerate(header.seats) if seat.kind == "person"}
    harmful = _harmful(header.game)
    until, asked = monotonic() + PATIENCE, 0

    def standing() -> list[int]:
        return [stakes.sign * int(n) for n in table.state[stakes.unit][: len(names)]]

    changes: list[tuple[int, int, int]] = []
    risks: list[tuple[float, bool, int, int, str | None]] = []
    for number, text in enumerate(texts, 1):
        before = standing()
        mover = table.seats.index(text[0])
        chance = None
        if harmful and mover in people and asked < ASKED and monotonic() < until and not table.sealed:
            asked += 1
            chance = _chance(table, text, harmful)
        try:
            table.make(table.read(text))
        except Refused:
            return
        after = standing()
        changes += [(after[n] - before[n], number, n) for n in people if after[n] != before[n]]
        if chance:
            hits = [
                each
                for each in table.laid_open().events(number)
                if each["move"] == number and each["event"] in harmful and each["seat"] == table.seats[mover]
            ]
            risks.append((chance, bool(hits), number, mover, hits[0]["card"] if hits else None))
    scale = max([1, *(abs(n) for n in standing())])

    def told(kind: str, number: int, seat: int, **more: object) -> protocol.Moment:
        fields: dict[str, object] = {"amount": None, "unit": None, "card": None, "chance": None, **more}
        return protocol.Moment(
            kind=kind,  # type: ignore[arg-type]
            table=header.id,
            game=header.game,
            name=names[seat],
            move=number,
            **fields,  # type: ignore[arg-type]
        )

    for kind, sign in (("gain", 1), ("loss", -1)):
        most = max(changes, key=lambda each: sign * each[0], default=None)
        if most is not None and sign * most[0] > 0:
            moment = told(kind, most[1], most[2], amount=abs(most[0]), unit=stakes.unit)
            yield abs(most[0]) / scale, moment
    for kind, hit in (("luck", False), ("mishap", True)):
        fitting = [each for each in risks if each[1] == hit]
        if fitting:
            # Spared by luck: the danger was great. Hit: it was small.
            which = min(fitting) if hit else max(fitting)
            moment = told(kind, which[2], which[3], card=which[4], chance=round(which[0], 4))
            yield (1 - which[0] if hit else which[0]), moment


def _chance(table: Table, text: str, harmful: frozenset[str]) -> float | None:
    """How likely a move was to hurt its player, from what that one knew; `None` if nobody can say exactly."""
    try:
        told = odds(table.seen_by(text[0]), text[2:], samples=1)
    except Refused:
        return None
    if told.method != "exact":
        return None
    chance = sum(float(told.events[name]) for name in harmful if name in told.events)
    return chance if 0 < chance < 1 else None
