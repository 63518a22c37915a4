"""What was found out about finished matches"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["game_match.id"], name=op.f("fk_analysis_match_game_match")),
        sa.PrimaryKeyConstraint("match", "version", name=op.f("pk_analysis")),
    )


def downgrade() -> None:
    op.drop_table("analysis")
