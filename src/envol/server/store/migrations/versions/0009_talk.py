"""What is said at tables, whom somebody does not want to hear there, and what was reported"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Without a batch, as in 0006: SQLite would copy the table.
    op.add_column("game_match", sa.Column("words", sa.Integer(), server_default="0", nullable=False))
    op.execute("UPDATE game_match SET words = 1 - listed")
    op.create_table(
        "talk",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("aside", sa.Integer(), nullable=False),
        sa.Column("phrase", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["game_match.id"], name=op.f("fk_talk_match_game_match")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_talk_person_person")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_talk")),
        sa.UniqueConstraint("match", "person", "id", name=op.f("uq_talk_match_person_id")),
    )
    op.create_index("ix_talk_at", "talk", ["at"])
    op.create_table(
        "mute",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["game_match.id"], name=op.f("fk_mute_match_game_match")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_mute_person_person")),
        sa.ForeignKeyConstraint(["muted"], ["person.id"], name=op.f("fk_mute_muted_person")),
        sa.PrimaryKeyConstraint("match", "person", "muted", name=op.f("pk_mute")),
    )
    op.create_index("ix_mute_at", "mute", ["at"])
    op.create_table(
        "talk_report",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("why", sa.String(length=16), nullable=False),
        sa.Column("reported", sa.String(length=32), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["game_match.id"], name=op.f("fk_talk_report_match_game_match")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_talk_report_person_person")),
        sa.ForeignKeyConstraint(["reported"], ["person.id"], name=op.f("fk_talk_report_reported_person")),
        sa.PrimaryKeyConstraint("match", "person", "number", name=op.f("pk_talk_report")),
    )
    op.create_index("ix_talk_report_at", "talk_report", ["at"])


def downgrade() -> None:
    op.drop_table("talk_report")
    op.drop_table("mute")
    op.drop_table("talk")
    op.drop_column("game_match", "words")
