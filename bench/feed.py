"""How long news takes between two processes, and what it costs: PostgreSQL's NOTIFY against Redis' PUBLISH.

    python bench/feed.py [--postgres URL] [--redis URL] [--notes 2000]

Chosen is NOTIFY, within the transaction that writes the moves: news then cannot be lost between the commit and the
telling, and whoever hosts the server runs one service, not two. A batch of moves is told with one note, so what a note
costs is shared by all tables in it.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable

import asyncpg


async def measure(
    name: str, notes: int, tell: Callable[[str], Awaitable[object]], heard: asyncio.Queue[str]
) -> None:
    """Tell notes one after the other, and all at once; print how long they take and what they cost."""
    waits = []
    before = time.process_time()
    for n in range(notes):
        began = time.perf_counter()
        await tell(f"{n}")
        assert await heard.get() == f"{n}"
        waits.append(time.perf_counter() - began)
    cost = (time.process_time() - before) / notes
    waits.sort()
    began = time.perf_counter()
    for n in range(notes):
        await tell(f"{n}")
    for _ in range(notes):
        await heard.get()
    rate = notes / (time.perf_counter() - began)
    print(
        f"{name:22} p50 {waits[notes // 2] * 1000:6.2f} ms   p99 {waits[int(notes * 0.99)] * 1000:6.2f} ms"
        f"   CPU here {cost * 1000:5.2f} ms a note   {rate:7.0f} notes/s"
    )


async def postgres(url: str, notes: int) -> None:
    """NOTIFY by itself, and within a transaction that writes."""
    heard: asyncio.Queue[str] = asyncio.Queue()
    speaker, ear = await asyncpg.connect(url), await asyncpg.connect(url)
    await ear.add_listener("bench_feed", lambda _c, _p, _n, note: heard.put_nowait(note))
    await measure(
        "NOTIFY", notes, lambda note: speaker.execute("SELECT pg_notify('bench_feed', $1)", note), heard
    )
    await speaker.execute("CREATE TABLE IF NOT EXISTS bench_feed (note text)")
    try:
        alone: asyncio.Queue[str] = asyncio.Queue()

        async def write(note: str) -> None:
            await speaker.execute("INSERT INTO bench_feed VALUES ($1)", note)
            alone.put_nowait(note)

        await measure("a commit without", notes, write, alone)
        statement = "WITH written AS (INSERT INTO bench_feed VALUES ($1)) SELECT pg_notify('bench_feed', $1)"
        await measure("a commit with NOTIFY", notes, lambda note: speaker.execute(statement, note), heard)
    finally:
        await speaker.execute("DROP TABLE bench_feed")
        await speaker.close()
        await ear.close()


async def redis(url: str, notes: int) -> None:
    """PUBLISH."""
    try:
        from redis.asyncio import Redis
    except ModuleNotFoundError:
        print("Redis: not measured (pip install redis)")
        return
    heard: asyncio.Queue[str] = asyncio.Queue()
    client = Redis.from_url(url)
    channel = client.pubsub()
    await channel.subscribe("bench_feed")

    async def listen() -> None:
        async for message in channel.listen():
            if message["type"] == "message":
                heard.put_nowait(message["data"].decode())

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0.1)
    await measure("PUBLISH", notes, lambda note: client.publish("bench_feed", note), heard)
    listening.cancel()
    await client.aclose()


async def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--postgres", default="postgresql://postgres@127.0.0.1:5432/postgres")
    parser.add_argument("--redis", default="redis://127.0.0.1:6379")
    parser.add_argument("--notes", type=int, default=2000)
    chosen = parser.parse_args()
    await postgres(chosen.postgres, chosen.notes)
    await redis(chosen.redis, chosen.notes)


if __name__ == "__main__":
    asyncio.run(main())
