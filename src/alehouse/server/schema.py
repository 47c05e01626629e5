"""The tables of the database, and how they are brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    # Slow to load, and wanted only where tables are to be changed.
    from alembic.config import Config

NAMES = {"ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}

HISTORY = Path(__file__).parent / "migrations" / "versions"

metadata = sa.MetaData(naming_convention=NAMES)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(300), nullable=False),
    sa.Column("locale", sa.String(16)),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("ix_guests_created", "created"),
)
evenings = sa.Table(
    "evenings",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(300), nullable=False),
    sa.Column("creator", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger),
    sa.Index("ix_evenings_creator", "creator"),
)
members = sa.Table(
    "members",
    metadata,
    sa.Column("evening", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("name", sa.String(300), nullable=False),
    sa.Column("joined", sa.BigInteger, nullable=False),
    sa.Index("ix_members_guest", "guest"),
)
contests = sa.Table(
    "contests",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    # daily or duplicate
    sa.Column("kind", sa.String(16), nullable=False),
    # The day of a daily deal, such as 2026-11-29: there is one a day.
    sa.Column("day", sa.String(10), unique=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("deals", sa.Integer, nullable=False),
    # How many people may come.
    sa.Column("places", sa.Integer, nullable=False, server_default="32"),
    # The clock of all its tables, as that of a table.
    sa.Column("clock", sa.String(100)),
    sa.Column("creator", sa.String(32), sa.ForeignKey("guests.id")),
    sa.Column("evening", sa.String(16), sa.ForeignKey("evenings.id")),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("started", sa.BigInteger),
    # When everything may be looked at: of a daily deal that is known before.
    sa.Column("ended", sa.BigInteger),
    sa.Index("ix_contests_evening", "evening"),
)
entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("contest", sa.String(16), sa.ForeignKey("contests.id"), primary_key=True),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
    # Who came first, second, …
    sa.Column("number", sa.Integer, nullable=False),
    # Where in the seating, once the contest has begun.
    sa.Column("drawn", sa.Integer),
    # When a bot has taken over.
    sa.Column("gone", sa.BigInteger),
    sa.Column("joined", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("contest", "number"),
    sa.Index("ix_entrants_guest", "guest"),
)
"""Who takes part in a contest."""
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("dealer", sa.String(1), nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("creator", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("listed", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("started", sa.BigInteger),
    sa.Column("ended", sa.BigInteger),
    sa.Column("next", sa.String(16)),
    # When somebody came to the table or left it.
    sa.Column("touched", sa.BigInteger),
    # Of a table that is played on from a position: the cards that come before those of the seed.
    sa.Column("cards", sa.Text),
    # Likewise: who begins where chance would choose.
    sa.Column("first", sa.String(1)),
    # How much time there is (JSON), or nothing: as much as everybody likes.
    sa.Column("clock", sa.String(100)),
    # Whether all have agreed to hints; who plays against bots alone has them anyway.
    sa.Column("hints", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    # Tried out, with cards that somebody may know: counts for nothing.
    sa.Column("study", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    # How a finished game ended (JSON).
    sa.Column("result", sa.Text),
    sa.Column("evening", sa.String(16)),
    sa.Column("contest", sa.String(16)),
    # Whether the game begins only when all who sit here have come and are ready, and not as soon as no seat is open.
    sa.Column("waits", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    # How many entries of the list of moves are no moves that stand: those taken back, and the taking back.
    sa.Column("undone", sa.Integer, nullable=False, server_default="0"),
    sa.Index("ix_tables_next", "next"),
    sa.Index("ix_tables_evening", "evening"),
    sa.Index("ix_tables_contest_ended", "contest", "ended"),
    sa.Index("ix_tables_creator_created", "creator", "created"),
    sa.Index("ix_tables_created", "created"),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.String(1), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id")),
    sa.Column("bot", sa.String(32)),
    sa.Column("name", sa.String(300)),
    # Who had the seat before a bot took it over for good.
    sa.Column("was", sa.String(32)),
    sa.Index("ix_seats_was", "was"),
    # One person, one seat: empty guests do not count as equal.
    sa.UniqueConstraint("table_id", "guest"),
    sa.Index("ix_seats_guest", "guest"),
)
boards = sa.Table(
    "boards",
    metadata,
    sa.Column("contest", sa.String(16), sa.ForeignKey("contests.id"), primary_key=True),
    # Which of the tables of a deal; of a daily deal the number of the one who plays it.
    sa.Column("room", sa.Integer, primary_key=True),
    sa.Column("deal", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, unique=True),
)
"""The tables of a contest that count."""
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("text", sa.String(200), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)
votes = sa.Table(
    "votes",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    # What is said: see `alehouse.server.votes`.
    sa.Column("kind", sa.String(16), primary_key=True),
    # What it is about: how many entries the table had when it was asked, or a seat's number.
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.String(1), primary_key=True),
    sa.Column("agrees", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)
messages = sa.Table(
    "messages",
    metadata,
    # The id of a table or of an evening: none is both.
    sa.Column("place", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("seat", sa.String(1)),
    sa.Column("name", sa.String(300), nullable=False),
    sa.Column("text", sa.String(600), nullable=False),
    # How many moves had been made.
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("ix_messages_guest", "guest"),
)
proposals = sa.Table(
    "proposals",
    metadata,
    sa.Column("evening", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("hints", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    # The ids of those who want to play it (JSON).
    sa.Column("wanted", sa.Text, nullable=False),
    sa.Column("table_id", sa.String(16)),
    sa.Column("made", sa.BigInteger, nullable=False),
)
pads = sa.Table(
    "pads",
    metadata,
    sa.Column("evening", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    # Which line of the pad is which member (JSON), and the pad as a record.
    sa.Column("people", sa.Text, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)
"""Score pads of a real table that count for an evening."""
passes = sa.Table(
    "passes",
    metadata,
    # The SHA-256 of what the link says: who reads the database cannot use it.
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("ix_passes_guest", "guest"),
)
"""Links that carry a guest to another device, once."""
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    # waiting, preparing, working, done or failed
    sa.Column("state", sa.String(16), nullable=False),
    # Who wants it, and which process sees to it.
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("process", sa.String(32), nullable=False),
    sa.Column("asked", sa.BigInteger, nullable=False),
    # How much is done, and of how much.
    sa.Column("done", sa.Integer, nullable=False, server_default="0"),
    sa.Column("total", sa.Integer, nullable=False, server_default="0"),
    # The review (JSON), or what went wrong.
    sa.Column("review", sa.Text),
    sa.Index("ix_reviews_state", "state"),
)
"""Games that are judged, or have been: it can be done again."""
# What follows is about the processes that serve now. It names tables without a foreign key: it is written often, must
# never hold up a move, and what is left of a table that is gone is swept with its process.
processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("beat", sa.BigInteger, nullable=False),
)
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.String(1), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Index("ix_presence_process", "process"),
)
watching = sa.Table(
    "watching",
    metadata,
    # The id of a table or of an evening.
    sa.Column("place", sa.String(16), primary_key=True),
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(300), nullable=False),
    sa.Index("ix_watching_process", "process"),
)
"""Who watches a table, or looks at the page of an evening."""
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("process", sa.String(32), nullable=False),
    sa.Index("ix_leases_process", "process"),
)
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), sa.Identity(), primary_key=True),
    sa.Column("process", sa.String(32), nullable=False),
    sa.Column("tables", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)
"""News between processes on one SQLite file; empty on PostgreSQL, which carries news itself."""


def configured() -> Config:
    """Where Alembic finds the history."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def head() -> str:
    """The revision that this version of the program works with: the one that the newest of the migrations' files makes."""
    return max(file.name for file in HISTORY.glob("[0-9]*.py")).partition("_")[0]


def _current(connection: sa.Connection) -> str | None:
    """The revision of a database, or `None` if it has none yet."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("select version_num from alembic_version"))
    return found


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Bring the database's tables to a revision, by default the newest, within the transaction of `connection`."""
    if revision == "head" and _current(connection) == head():
        return
    from alembic import command

    config = configured()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
