"""The first tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
    )
    op.create_table(
        "credential",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("scopes", sa.String(length=200), nullable=False),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_credential_person_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_credential")),
    )
    with op.batch_alter_table("credential", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_credential_person"), ["person"], unique=False)

    op.create_table(
        "game_match",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("listed", sa.Integer(), nullable=False),
        sa.Column("header", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("next", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name=op.f("fk_game_match_host_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_match")),
    )
    with op.batch_alter_table("game_match", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_game_match_due"), ["due"], unique=False)
        batch_op.create_index(batch_op.f("ix_game_match_host"), ["host"], unique=False)
        batch_op.create_index("ix_game_match_status_created", ["status", "created"], unique=False)

    op.create_table(
        "entry",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=True),
        sa.Column("throw", sa.BigInteger(), nullable=True),
        sa.Column("total", sa.BigInteger(), nullable=True),
        sa.Column("delay", sa.Integer(), nullable=True),
        sa.Column("hold", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["game_match.id"], name=op.f("fk_entry_match_game_match")),
        sa.PrimaryKeyConstraint("match", "n", name=op.f("pk_entry")),
        sa.UniqueConstraint("match", "seat", "id", name=op.f("uq_entry_match_seat_id")),
    )
    op.create_table(
        "seal",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["game_match.id"], name=op.f("fk_seal_match_game_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_seal")),
    )
    op.create_table(
        "seat",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["game_match.id"], name=op.f("fk_seat_match_game_match")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_person_person")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seat")),
    )
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seat_person"), ["person"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seat_person"))

    op.drop_table("seat")
    op.drop_table("seal")
    op.drop_table("entry")
    with op.batch_alter_table("game_match", schema=None) as batch_op:
        batch_op.drop_index("ix_game_match_status_created")
        batch_op.drop_index(batch_op.f("ix_game_match_host"))
        batch_op.drop_index(batch_op.f("ix_game_match_due"))

    op.drop_table("game_match")
    with op.batch_alter_table("credential", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_credential_person"))

    op.drop_table("credential")
    op.drop_table("person")
