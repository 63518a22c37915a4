"""How often a table was changed, and a row by which to see whether the store can be written"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Without a batch: SQLite would copy the table, and the seats of its matches hang on it.
    op.add_column("game_match", sa.Column("revision", sa.Integer(), server_default="0", nullable=False))
    probe = op.create_table(
        "probe",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_probe")),
    )
    op.bulk_insert(probe, [{"id": 1, "at": 0}])


def downgrade() -> None:
    op.drop_table("probe")
    op.drop_column("game_match", "revision")
