"""One's own tables are found at once: when each match was over, and how it stood when its room went to sleep"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Without a batch, as in 0006: SQLite would copy the tables.
    op.add_column("seat", sa.Column("ended", sa.BigInteger(), nullable=True))
    op.execute(
        "UPDATE seat SET ended = (SELECT COALESCE(game_match.started, game_match.created)"
        " + COALESCE((SELECT MAX(entry.at) FROM entry WHERE entry.match = game_match.id), 0)"
        " FROM game_match WHERE game_match.id = seat.match AND game_match.status = 'over')"
    )
    op.drop_index("ix_seat_person", table_name="seat")
    op.create_index("ix_seat_person_ended", "seat", ["person", "ended"])
    op.drop_index("ix_game_match_host", table_name="game_match")
    op.create_index("ix_game_match_host_status", "game_match", ["host", "status"])
    op.create_table(
        "glance",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("lines", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["game_match.id"], name=op.f("fk_glance_match_game_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_glance")),
    )


def downgrade() -> None:
    op.drop_table("glance")
    op.drop_index("ix_game_match_host_status", table_name="game_match")
    op.create_index("ix_game_match_host", "game_match", ["host"])
    op.drop_index("ix_seat_person_ended", table_name="seat")
    op.create_index("ix_seat_person", "seat", ["person"])
    op.drop_column("seat", "ended")
