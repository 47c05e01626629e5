"""Several processes: who serves, who is connected where, whose bots think where. And what clearing away has to know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of the processes."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.String(1), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
    )
    op.create_index("ix_presence_process", "presence", ["process"])
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
    )
    op.create_index("ix_leases_process", "leases", ["process"])
    op.create_table(
        "notes",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), sa.Identity(), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("tables", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("touched", sa.BigInteger))
    op.create_index("ix_tables_next", "tables", ["next"])
    op.create_index("ix_guests_created", "guests", ["created"])
    if op.get_bind().dialect.name != "sqlite":  # which does not look at the length of a text
        op.alter_column("guests", "name", type_=sa.String(300))
        op.alter_column("seats", "name", type_=sa.String(300))


def downgrade() -> None:
    """Forget the processes. Longer names stay."""
    op.drop_index("ix_guests_created", "guests")
    op.drop_index("ix_tables_next", "tables")
    op.drop_column("tables", "touched")
    for table in ("notes", "leases", "presence", "processes"):
        op.drop_table(table)
