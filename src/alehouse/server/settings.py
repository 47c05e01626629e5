"""What can be set about a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url

from alehouse import bots


def default_database() -> str:
    """The address of the database in the user's data folder."""
    folder = user_data_path("alehouse", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'alehouse.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Settings of one server; the defaults suit a small public one. Times are in seconds, sizes in bytes."""

    database: str | None = None
    """A database URL, or the path of an SQLite file; by default a file in the user's data folder."""
    bots: tuple[str, ...] = bots.NAMES
    """The kinds of bots that can be seated: names, or ``module:Class`` for those of other people."""
    pause: tuple[float, float] = (0.5, 0.9)
    """How long a bot seems to think at least, and the longest it is made to wait on purpose."""
    bot_limit: float = 15.0
    """How long a bot may think before the first legal move is made for it."""
    bot_threads: int = 2
    hold_after: float = 90.0
    """How long a player may be away before a bot holds the seat, if others are there."""
    quiet_after: float = 90.0
    """How long a client that sends pings may be silent before it counts as gone."""
    frame_limit: int = 4096
    body_limit: int = 16384
    frame_rate: float = 20.0
    """Frames a second that a connection may send for long, and at once:"""
    frame_burst: int = 40
    frame_patience: int = 200
    """How many refused frames too many, in a row, close a connection."""
    request_rate: float = 50.0
    """Requests a second from one address, for long, and at once (0: any number):"""
    request_burst: int = 400
    tables_per_guest: int = 50
    """Tables of one creator that are not over, counting those of the last day."""
    watchers_per_table: int = 64
    lines_per_seat: int = 8
    log_limit: int = 1000
    """How many of the latest moves a state's log goes back."""
    rooms: int = 256
    """How many tables are kept ready in memory beside those with somebody at them."""
    public_url: str | None = None
    """The address in invitations, if the server cannot see it in the requests."""
    secure_cookies: bool = False
    """Whether cookies are sent over HTTPS only."""
    page: Path = Path(__file__).parent / "page"

    def url(self) -> URL:
        """The database's address, with an asynchronous driver."""
        database = self.database or default_database()
        url = make_url(
            database if "://" in database else f"sqlite:///{Path(database).expanduser().resolve()}"
        )
        if url.drivername == "sqlite":
            return url.set(drivername="sqlite+aiosqlite")
        if url.drivername in ("postgresql", "postgres"):
            return url.set(drivername="postgresql+asyncpg")
        return url
