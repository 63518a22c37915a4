"""How a match ended, so that the next one can fit whoever played it without reading it again"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_match", sa.Column("ranks", sa.String(80), nullable=True))


def downgrade() -> None:
    op.drop_column("game_match", "ranks")
