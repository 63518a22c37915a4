"""What people make: works, reports of them, and which tables play one"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "work",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("author", sa.String(length=80), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("origin", sa.String(length=32), nullable=True),
        sa.Column("listed", sa.Integer(), nullable=False),
        sa.Column("hidden", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name=op.f("fk_work_owner_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_work")),
    )
    with op.batch_alter_table("work", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_work_hash"), ["hash"], unique=False)
        batch_op.create_index(batch_op.f("ix_work_owner"), ["owner"], unique=False)
        batch_op.create_index("ix_work_listed_game_created", ["listed", "game", "created"], unique=False)
    op.create_table(
        "report",
        sa.Column("work", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["work"], ["work.id"], name=op.f("fk_report_work_work")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_report_person_person")),
        sa.PrimaryKeyConstraint("work", "person", name=op.f("pk_report")),
    )
    # Without a batch: SQLite would copy the table, and the seats of its matches hang on it.
    op.add_column("game_match", sa.Column("work", sa.String(length=64), nullable=True))
    op.create_index(op.f("ix_game_match_work"), "game_match", ["work"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_game_match_work"), "game_match")
    op.drop_column("game_match", "work")
    op.drop_table("report")
    op.drop_table("work")
