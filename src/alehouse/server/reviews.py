"""Games that are over, judged by the laboratory: one after the other, in processes of their own, and kept in the database.

What is wanted stands in the database, and so does how far it is: any process of the server can say so. The process that was
asked sees to it when it is its turn; of one that is gone nobody waits for anything, and whoever asks again begins anew. A review
is kept until its table goes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from litestar import get, post
from litestar.params import QueryParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.bots.explaining import Explanation
from alehouse.lab.review_page import given
from alehouse.language import languages
from alehouse.refused import Refused
from alehouse.server import protocol
from alehouse.server.asking import Call, TableId, guests
from alehouse.server.database import Away
from alehouse.server.errors import problem
from alehouse.server.hints import advised
from alehouse.server.people import language
from alehouse.server.replays import Desk
from alehouse.server.schema import keys, reviews
from alehouse.server.settings import Settings
from alehouse.server.store import Guest, Store, now

log = logging.getLogger("alehouse.server")

PENDING = ("waiting", "preparing", "working")
WAITING = 20
"""Reviews that may be waiting, of the whole server."""
AGAIN = 1.0
"""Seconds until it is asked again whether it is this one's turn."""
GRACE = 240.0
"""Seconds that a review may take beyond its time: for compiling, and where values take long."""
LONGEST = 16_000_000
"""Characters of a line that the process may write."""


class Reviews:
    """Has games judged."""

    def __init__(self, store: Store, settings: Settings, desk: Desk) -> None:
        self.store, self.settings, self.desk = store, settings, desk
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def _pending(self) -> Any:
        """The reviews that a process still sees to."""
        return reviews.c.state.in_(PENDING) & reviews.c.process.in_(self.store.processes.living())

    async def ask(self, identity: str, guest: Guest) -> None:
        """Have a game judged that has not been yet. Raises Refused and Away."""
        if not self.settings.reviews:
            raise Refused("error-review-off")
        await self.desk.header(identity)

        async def change(connection: AsyncConnection) -> bool:
            await self._alone(connection)
            row = (await connection.execute(sa.select(reviews).where(reviews.c.table_id == identity))).first()
            going = (
                await connection.scalars(
                    sa.select(reviews.c.guest).where(self._pending(), reviews.c.table_id != identity)
                )
            ).all()
            if row is not None and row.state == "done":
                return False
            if row is not None and row.state in PENDING:
                still = await connection.scalar(
                    sa.select(sa.func.count())
                    .select_from(reviews)
                    .where(self._pending(), reviews.c.table_id == identity)
                )
                if still:
                    return False
            if guest.id in going:
                raise Refused("error-review-yours")
            if len(going) >= WAITING:
                raise Refused("error-review-many")
            await connection.execute(reviews.delete().where(reviews.c.table_id == identity))
            await connection.execute(
                reviews.insert().values(
                    table_id=identity,
                    state="waiting",
                    guest=guest.id,
                    process=self.store.process,
                    asked=now(),
                )
            )
            return True

        if await self.store.database.change(change):
            self._wake()

    async def _alone(self, connection: AsyncConnection) -> None:
        """Nobody else counts or takes reviews until the transaction ends."""
        await connection.execute(sa.select(keys.c.name).order_by(keys.c.name).limit(1).with_for_update())

    async def state(self, identity: str, locale: str) -> protocol.ReviewState:
        """How a review goes, and the review when it is done. Raises Refused and Away."""
        await self.desk.header(identity)
        async with self.store.database.still() as connection:
            row = (await connection.execute(sa.select(reviews).where(reviews.c.table_id == identity))).first()
            before, alive = 0, True
            if row is not None and row.state in PENDING:
                going = (
                    await connection.execute(
                        sa.select(reviews.c.table_id, reviews.c.asked).where(self._pending())
                    )
                ).all()
                alive = any(each.table_id == identity for each in going)
                before = sum(each.asked < row.asked for each in going)
        if row is None or not alive:
            return protocol.ReviewState("none", 0, 0, 0, None, None)
        if row.state == "failed":
            told = json.loads(row.review or "{}")
            refused = Refused(told.get("code", "error-review-failed"), **told.get("args", {}))
            return protocol.ReviewState("failed", 0, 0, 0, None, problem(refused, locale))
        if row.state == "done":
            found = await self.desk.work(lambda: told_in(json.loads(row.review), locale))
            return protocol.ReviewState("done", 0, 0, 0, found, None)
        return protocol.ReviewState(row.state, row.done, row.total, before, None, None)

    def _wake(self) -> None:
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop what is going on."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _work(self) -> None:
        """See to what was asked of this process, when there is room for it."""
        while True:
            try:
                taken = await self.store.database.change(self._take)
                if taken is None:
                    return
                if taken:
                    await self._review(taken)
                    continue
            except Away as away:
                log.warning("reviews wait for the database: %s", away)
            except Exception:
                log.exception("a game cannot be judged")
            await asyncio.sleep(AGAIN)

    async def _take(self, connection: AsyncConnection) -> str | None:
        """The next table of this process; nothing if others are judged, `None` if there is none any more."""
        await self._alone(connection)
        own = await connection.scalar(
            sa.select(reviews.c.table_id)
            .where(reviews.c.state == "waiting", reviews.c.process == self.store.process)
            .order_by(reviews.c.asked)
            .limit(1)
        )
        if own is None:
            return None
        busy = await connection.scalar(
            sa.select(sa.func.count())
            .select_from(reviews)
            .where(self._pending(), reviews.c.state != "waiting")
        )
        if int(busy or 0) >= self.settings.reviews:
            return ""
        await connection.execute(reviews.update().where(reviews.c.table_id == own).values(state="preparing"))
        return str(own)

    async def _review(self, identity: str) -> None:
        """Judge a game in a process, and write down what it says."""
        told: dict[str, Any] = {"state": "failed", "problem": {"code": "error-review-failed", "args": {}}}
        try:
            _, record = await self.desk.opened(identity)
            async with asyncio.timeout(self.settings.review_time + GRACE):
                told = await self._ask_process(identity, record.text()) or told
        except TimeoutError:
            told["problem"]["code"] = "error-review-long"
        except Refused as refused:
            told["problem"] = {"code": refused.code, "args": {}}
        written = json.dumps(told.get("review") or told.get("problem"), separators=(",", ":"))
        await self._write(identity, state=told["state"], review=written)

    async def _ask_process(self, identity: str, record: str) -> dict[str, Any] | None:
        """The last word of the process; `None` if it ended without one."""
        path = os.pathsep.join(os.path.abspath(place) for place in sys.path)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", "from alehouse.server.reviewing import work; work()"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": path},
            limit=LONGEST,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            wanted = {"record": record, "seconds": self.settings.review_time}
            process.stdin.write(json.dumps(wanted).encode() + b"\n")
            while line := await process.stdout.readline():
                told: dict[str, Any] = json.loads(line)
                if told["state"] not in PENDING:
                    return told
                await self._write(identity, **told)
        except (OSError, ValueError) as error:
            log.warning("table %s: the process that judges it: %s", identity, error)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        return None

    async def _write(self, identity: str, **values: Any) -> None:
        async def change(connection: AsyncConnection) -> None:
            # Another process may have it by now, if this one has been silent for too long.
            own = (reviews.c.table_id == identity, reviews.c.process == self.store.process)
            await connection.execute(reviews.update().where(*own).values(**values))

        await self.store.database.change(change)


def told_in(review: dict[str, Any], locale: str) -> dict[str, Any]:
    """A review as the page gets it, with its words in a language."""
    found = given(review, locale) | {"complete": review["complete"]}
    for decision in found["decisions"]:
        why = decision.pop("why", None)
        # Reviews of earlier versions say it in sentences, which call moves what only the command line does.
        if why is not None and "move" in why:
            decision["why"] = msgspec.to_builtins(advised(msgspec.convert(why, Explanation), locale))
    return found


def _reviews(request: Call) -> Reviews:
    found: Reviews = request.app.state.reviews
    return found


Language = Annotated[
    str,
    QueryParameter(name="lang", description="The language of its words, if it is another than the guest's"),
]


@get("/tables/{table_id:str}/review", summary="The review of a finished game", tags=["replay"])
async def review(request: Call, table_id: TableId, lang: Language = "") -> protocol.ReviewState:
    """Say how far the review of a game is, and give it when it is done; nothing is begun."""
    return await _reviews(request).state(table_id, _wanted(request, lang))


def _wanted(request: Call, lang: str) -> str:
    return lang if lang in languages() else language(request)


@post(
    "/tables/{table_id:str}/review", summary="Have a finished game judged", tags=["replay"], status_code=200
)
async def begin_review(request: Call, table_id: TableId, lang: Language = "") -> protocol.ReviewState:
    """Have a game judged that is over, if it has not been; everybody gets the same review."""
    guest = await guests(request).guest(request)
    await _reviews(request).ask(table_id, guest)
    return await _reviews(request).state(table_id, _wanted(request, lang))


HANDLERS = [review, begin_review]
