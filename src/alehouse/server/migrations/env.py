"""How Alembic reaches the database: through the connection that `schema.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from alehouse.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
