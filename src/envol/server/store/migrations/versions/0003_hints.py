"""Whether the players of a table may ask for hints"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Without a batch: SQLite would copy the table, and the seats of its matches hang on it.
    op.add_column("game_match", sa.Column("hints", sa.Integer(), server_default="1", nullable=False))


def downgrade() -> None:
    op.drop_column("game_match", "hints")
