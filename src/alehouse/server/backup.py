"""Back-up and restore: a file that any database can be filled from, whatever its kind.

The file is gzip of lines of JSON. The first says what it is and of which revision the tables are; then come the rows,
each ``[table, value, value, …]``; the last holds their number and the SHA-256 of all lines before it. The key that
cookies are signed with and the seeds of games in play are in it: nobody but the owner may read it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, BinaryIO

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from alehouse.refused import Refused
from alehouse.server.database import Away, Database, Taken
from alehouse.server.processes import DEAD
from alehouse.server.schema import (
    boards,
    configured,
    contests,
    entrants,
    evenings,
    guests,
    head,
    keys,
    members,
    messages,
    metadata,
    moves,
    pads,
    processes,
    proposals,
    seats,
    tables,
    upgrade,
)

KIND = "alehouse-backup"
FORMAT = 1
KEPT = (
    *(keys, guests, evenings, members, contests, entrants, tables, boards, seats, moves),
    *(messages, proposals, pads),
)
"""What is kept, in an order in which it can be put back. Who is connected where means nothing afterwards."""
STEP = 1000
"""Rows that are held in memory."""
LONGEST = 10_000_000
"""Characters of a line beyond which a file is none of ours."""


@dataclass(frozen=True)
class Kept:
    """How much a back-up holds."""

    tables: int
    moves: int
    guests: int


async def backup(url: sa.URL, path: Path) -> Kept:
    """Write all that lasts to a file, as it is at one moment; the server may go on.

    A back-up that stands there is replaced when the new one is whole. Raises Refused.
    """
    if path.exists() and not _is_backup(path):
        raise Refused("error-backup-other", path=str(path))
    database = Database(url)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        if database.lite and not Path(database.path).exists():
            raise Refused("error-backup-nothing", url=database.shown_path)
        if database.lite:
            database.check()
        try:
            with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
                kept = await _write(database, file)
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, path)
            _sync_folder(path.parent)
        finally:
            part.unlink(missing_ok=True)
    except Away as away:
        raise database.refusal(away) from away
    except OSError as error:
        raise Refused("error-backup-file", path=str(path), problem=error.strerror or str(error)) from None
    finally:
        await database.close()
    return kept


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # some systems do not open folders
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _is_backup(path: Path) -> bool:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            first = json.loads(lines.readline(LONGEST))
    except (OSError, EOFError, ValueError, RecursionError, zlib.error):
        return False
    return isinstance(first, dict) and first.get("kind") == KIND


async def _write(database: Database, file: BinaryIO) -> Kept:
    digest = hashlib.sha256()
    counts = dict.fromkeys((table.name for table in KEPT), 0)
    async with database.still(patience=None) as connection:
        if not database.lite:
            await connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            await connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        with gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6, mtime=0) as packed:

            def line(value: Any) -> None:
                written = json.dumps(value, separators=(",", ":")).encode() + b"\n"
                digest.update(written)
                packed.write(written)

            revision = await connection.run_sync(_revision)
            if revision is None:
                raise Refused("error-backup-nothing", url=database.shown_path)
            if revision != head():
                raise Refused("error-backup-revision", url=database.shown_path)
            line(
                {
                    "kind": KIND,
                    "format": FORMAT,
                    "revision": revision,
                    "made": time.time_ns() // 1_000_000,
                    "columns": {table.name: [column.name for column in table.columns] for table in KEPT},
                }
            )
            for table in KEPT:
                found = await connection.stream(
                    sa.select(table).order_by(*table.primary_key), execution_options={"yield_per": STEP}
                )
                async for row in found:
                    line([table.name, *row])
                    counts[table.name] += 1
            total = sum(counts.values())
            packed.write(json.dumps({"rows": total, "sha256": digest.hexdigest()}).encode() + b"\n")
    return Kept(counts["tables"], counts["moves"], counts["guests"])


def _revision(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


class Damaged(Exception):
    """What is wrong with a back-up."""


async def restore(url: sa.URL, path: Path) -> Kept:
    """Fill an empty database from a back-up: with all of it, or nothing is changed. Raises Refused."""
    try:
        # Whether the file is whole is known before the database is touched.
        for _ in _rows(path):
            pass
        rows = _rows(path)
        first = next(rows)
    except (Damaged, EOFError, ValueError, RecursionError, zlib.error, gzip.BadGzipFile) as error:
        raise Refused("error-backup-damaged", path=str(path), problem=str(error)) from None
    except OSError as error:
        raise Refused("error-backup-file", path=str(path), problem=error.strerror or str(error)) from None
    revision = first["revision"]
    script = ScriptDirectory.from_config(configured())
    if revision not in {each.revision for each in script.walk_revisions()}:
        raise Refused("error-backup-newer", path=str(path))
    database = Database(url)
    made = database.lite and not Path(database.path).exists()
    counts: Counter[str] = Counter()
    try:
        if database.lite:
            database.make()
            database.check()
        await database.setting_up(lambda connection: _fill(connection, database, first, rows, counts))
        if database.lite:
            database.make_private()
    except BaseException as error:
        if made:
            Path(database.path).unlink(missing_ok=True)
        if isinstance(error, Away | Taken | OSError):
            raise database.refusal(error) from error
        raise
    finally:
        await database.close()
    return Kept(counts["tables"], counts["moves"], counts["guests"])


def _rows(path: Path) -> Iterator[Any]:
    """The lines of a back-up without the last one, which is compared with them. Raises Damaged, among others."""
    digest = hashlib.sha256()
    count = -1
    with gzip.open(path, "rb") as packed:
        while line := packed.readline(LONGEST):
            value = json.loads(line)
            if count < 0:
                if not isinstance(value, dict) or value.get("kind") != KIND or value.get("format") != FORMAT:
                    raise Damaged("?")
            elif isinstance(value, dict):
                if value != {"rows": count, "sha256": digest.hexdigest()} or packed.read(1):
                    raise Damaged("SHA-256")
                return
            digest.update(line)
            count += 1
            yield value
    raise Damaged("EOF")


def _fill(
    connection: sa.Connection, database: Database, first: Any, rows: Iterator[Any], counts: Counter[str]
) -> None:
    there = sa.inspect(connection).get_table_names()
    for table in (guests, tables):
        if table.name in there and connection.scalar(sa.select(sa.exists().select_from(table))):
            raise Refused("error-restore-full", url=database.shown_path)
    if processes.name in there:
        since = time.time_ns() // 1_000_000 - int(DEAD * 1000)
        if connection.scalar(sa.select(sa.exists().where(processes.c.beat > since))):
            raise Refused("error-restore-running", url=database.shown_path)
    for table in (*reversed(metadata.sorted_tables), sa.table("alembic_version")):
        if table.name in there:
            connection.execute(sa.schema.DropTable(sa.Table(table.name, sa.MetaData())))
    # The rows are put into tables as they were, and then brought up to date as those of a server that has run on.
    upgrade(connection, first["revision"])
    into = {
        name: sa.table(name, *(sa.column(column, _type(name, column)) for column in columns))
        for name, columns in first["columns"].items()
    }
    for name, found in groupby(rows, key=itemgetter(0)):
        while some := list(islice(found, STEP)):
            columns = first["columns"][name]
            connection.execute(
                into[name].insert(), [dict(zip(columns, row[1:], strict=True)) for row in some]
            )
            counts[name] += len(some)
    upgrade(connection)


def _type(table: str, column: str) -> sa.types.TypeEngine[Any]:
    known = metadata.tables.get(table)
    return known.c[column].type if known is not None and column in known.c else sa.types.NullType()
