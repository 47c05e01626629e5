"""The commands that keep what a server has, and put it back."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from pathlib import Path

from alehouse.server.backup import backup, restore
from alehouse.server.database import Database
from alehouse.server.settings import gather
from alehouse.terminal.texts import text


def run_backup(file: Path, database: str | None, settings: Path | None) -> None:
    """Write a back-up, and say what is in it. Raises Refused."""
    chosen, _ = gather({"database": database}, file=settings)
    kept = asyncio.run(backup(chosen.url(), file.expanduser()))
    print(text("backup-made", path=str(file), **asdict(kept)))


def run_restore(file: Path, database: str | None, settings: Path | None) -> None:
    """Fill an empty database from a back-up, and say what was in it. Raises Refused."""
    chosen, _ = gather({"database": database}, file=settings)
    kept = asyncio.run(restore(chosen.url(), file.expanduser()))
    print(text("backup-restored", url=Database(chosen.url()).shown_path, **asdict(kept)))
