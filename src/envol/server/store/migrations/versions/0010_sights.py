"""Who has seen a hand in a match that is not theirs, or no longer"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sight",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("through", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["game_match.id"], name=op.f("fk_sight_match_game_match")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_sight_person_person")),
        sa.PrimaryKeyConstraint("match", "person", "through", name=op.f("pk_sight")),
    )


def downgrade() -> None:
    op.drop_table("sight")
