"""What people come back for: clocks, talk, evenings, contests, another device, and how games ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create what evenings, contests, talk and votes are kept in, and what a table says beside its moves."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(300), nullable=False),
        sa.Column("creator", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("ix_evenings_creator", "evenings", ["creator"])
    op.create_table(
        "members",
        sa.Column("evening", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("name", sa.String(300), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_members_guest", "members", ["guest"])
    op.create_table(
        "contests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.UniqueConstraint("day", name="uq_contests_day"),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False, server_default="32"),
        sa.Column("clock", sa.String(100)),
        sa.Column("creator", sa.String(32), sa.ForeignKey("guests.id")),
        sa.Column("evening", sa.String(16), sa.ForeignKey("evenings.id")),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("ix_contests_evening", "contests", ["evening"])
    op.create_table(
        "entrants",
        sa.Column("contest", sa.String(16), sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer),
        sa.Column("gone", sa.BigInteger),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("contest", "number", name="uq_entrants_contest_number"),
    )
    op.create_index("ix_entrants_guest", "entrants", ["guest"])
    op.create_table(
        "boards",
        sa.Column("contest", sa.String(16), sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("room", sa.Integer, primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.UniqueConstraint("table_id", name="uq_boards_table_id"),
    )
    op.create_table(
        "votes",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(1), primary_key=True),
        sa.Column("agrees", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "messages",
        sa.Column("place", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("seat", sa.String(1)),
        sa.Column("name", sa.String(300), nullable=False),
        sa.Column("text", sa.String(600), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_messages_guest", "messages", ["guest"])
    op.create_table(
        "proposals",
        sa.Column("evening", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("hints", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pads",
        sa.Column("evening", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passes_guest", "passes", ["guest"])
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False, server_default="0"),
        sa.Column("total", sa.Integer, nullable=False, server_default="0"),
        sa.Column("review", sa.Text),
    )
    op.create_index("ix_reviews_state", "reviews", ["state"])
    op.create_table(
        "watching",
        sa.Column("place", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(300), nullable=False),
    )
    op.create_index("ix_watching_process", "watching", ["process"])
    for column in (
        sa.Column("cards", sa.Text),
        sa.Column("first", sa.String(1)),
        sa.Column("clock", sa.String(100)),
        sa.Column("hints", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
        sa.Column("study", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
        sa.Column("result", sa.Text),
        sa.Column("evening", sa.String(16)),
        sa.Column("contest", sa.String(16)),
        sa.Column("waits", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
        sa.Column("undone", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_evening", "tables", ["evening"])
    op.create_index("ix_tables_contest_ended", "tables", ["contest", "ended"])
    op.add_column("seats", sa.Column("was", sa.String(32)))
    op.create_index("ix_seats_was", "seats", ["was"])


def downgrade() -> None:
    """Forget all that; finished games stay."""
    op.drop_index("ix_seats_was", "seats")
    op.drop_column("seats", "was")
    for name in ("evening", "contest_ended"):
        op.drop_index(f"ix_tables_{name}", "tables")
    for name in (
        "cards",
        "first",
        "clock",
        "hints",
        "study",
        "result",
        "evening",
        "contest",
        "waits",
        "undone",
    ):
        op.drop_column("tables", name)
    for table in (
        "reviews",
        "watching",
        "passes",
        "pads",
        "proposals",
        "messages",
        "votes",
        "boards",
        "entrants",
        "contests",
        "members",
        "evenings",
    ):
        op.drop_table(table)
