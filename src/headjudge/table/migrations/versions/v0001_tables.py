"""The first form: tables, their journals, and who holds which seat."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(64), nullable=False),
        sql.Column("begun", sql.Integer, nullable=False),
        sql.Column("changed", sql.Integer, nullable=False, index=True),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("setup", sql.LargeBinary, nullable=False),
        sql.Column("about", sql.LargeBinary, nullable=False),
        sql.Column("summary", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "journal",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("version", sql.Integer, primary_key=True),
        sql.Column("at", sql.Integer, nullable=False),
        sql.Column("entry", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "holders",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("secret", sql.String(64), primary_key=True),
        sql.Column("views", sql.String(16), nullable=False),
    )


def downgrade() -> None:
    """Drop them all."""
    for name in ("holders", "journal", "tables"):
        op.drop_table(name)
