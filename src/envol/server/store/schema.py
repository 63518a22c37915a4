"""The tables. A change here needs a migration beside it; `alembic check` compares the two in the tests."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

# By what a person is known: a cookie, a personal link, a token for bots. Only hashes are kept.
credential = Table(
    "credential",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, link, token
    Column("scopes", String(200), nullable=False),
    Column("label", String(80), nullable=False),
    Column("match", String(32)),  # a personal link belongs to a seat
    Column("created", BigInteger, nullable=False),
)

game_match = Table(
    "game_match",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String(32), ForeignKey("person.id"), nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("listed", Integer, nullable=False),  # whether the lobby shows it
    Column("header", Text),  # frozen when play starts
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("due", BigInteger, index=True),  # when the server must act by itself; NULL while it waits for people
    Column("next", String(32)),  # the rematch
    Column("hints", Integer, nullable=False, server_default="1"),  # whether players may ask for them
    Column("words", Integer, nullable=False, server_default="0"),  # whether people may write words, beside phrases
    Column("work", String(64), index=True),  # the hash of what somebody made, if that is played
    # How often this row or its seats were changed: who changes them names the number that was seen (`if_seen`).
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("ranks", String(80)),  # of its seats, once it is over; NULL if that was before they were kept
    Index("ix_game_match_status_created", "status", "created"),
    Index("ix_game_match_host_status", "host", "status"),
)

seat = Table(
    "seat",
    metadata,
    Column("match", String(32), ForeignKey("game_match.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("person.id")),  # whose seat it is, also while a bot keeps it
    Column("name", String(80), nullable=False),
    Column("bot", String(32)),  # who plays it now, if not the person
    Column("nonce", String(64), nullable=False),
    Column("ended", BigInteger),  # when the match was over; with its person, so that one's own tables are found at once
    PrimaryKeyConstraint("match", "seat"),
    Index("ix_seat_person_ended", "person", "ended"),
)

# Who has seen a hand in a match that is not theirs, or no longer: they get no other seat there.
sight = Table(
    "sight",
    metadata,
    Column("match", String(32), ForeignKey("game_match.id"), nullable=False),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),
    Column("through", String(32), nullable=False),  # by whose personal link, or themselves if they were sent out
    Column("seat", Integer),  # from which they were sent out; that of a link is its person's
    PrimaryKeyConstraint("match", "person", "through"),
)

entry = Table(
    "entry",
    metadata,
    Column("match", String(32), ForeignKey("game_match.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("id", String(64)),  # the client's own: a move that is sent again is known by it
    Column("throw", BigInteger),  # what the dice showed, below `total`
    Column("total", BigInteger),
    Column("delay", Integer),
    Column("hold", Integer),
    PrimaryKeyConstraint("match", "n"),  # the lock: two nodes cannot both write line n
    UniqueConstraint("match", "seat", "id"),
)

# How a match stood when its room went to sleep, for the lists of its players: it can be found out again from the log.
glance = Table(
    "glance",
    metadata,
    Column("match", String(32), ForeignKey("game_match.id"), primary_key=True),
    Column("lines", Integer, nullable=False),  # of the log that it is true for
    Column("body", Text, nullable=False),
)

# The secrets behind the dice live apart, outside exports, logs and metrics.
seal = Table(
    "seal",
    metadata,
    Column("match", String(32), ForeignKey("game_match.id"), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

# What is said at a table. It is no part of its match, of no record, and goes after a while.
talk = Table(
    "talk",
    metadata,
    Column("match", String(32), ForeignKey("game_match.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),  # from which it was said; NULL if by somebody who watched
    Column("aside", Integer, nullable=False),  # whether it was said among those who watch
    Column("phrase", String(40), nullable=False),  # the key of a text, or empty
    Column("text", Text, nullable=False),
    Column("id", String(64), nullable=False),  # the client's own: a line that is sent again is known by it
    PrimaryKeyConstraint("match", "number"),
    UniqueConstraint("match", "person", "id"),
)

# Whom somebody does not want to hear at a table.
mute = Table(
    "mute",
    metadata,
    Column("match", String(32), ForeignKey("game_match.id"), nullable=False),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),
    Column("muted", String(32), ForeignKey("person.id"), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("match", "person", "muted"),
)

# What somebody found too much, with the lines before it as they heard them; for the operator alone.
talk_report = Table(
    "talk_report",
    metadata,
    Column("match", String(32), ForeignKey("game_match.id"), nullable=False),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),  # who reports
    Column("number", Integer, nullable=False),  # of the line
    Column("at", BigInteger, nullable=False, index=True),
    Column("why", String(16), nullable=False),
    Column("reported", String(32), ForeignKey("person.id"), nullable=False),
    Column("lines", Text, nullable=False),
    PrimaryKeyConstraint("match", "person", "number"),
)

# One row, written again and again to see whether the store takes anything.
probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# What was found out about a finished match; it can be found out again.
analysis = Table(
    "analysis",
    metadata,
    Column("match", String(32), ForeignKey("game_match.id"), nullable=False),
    Column("version", Integer, nullable=False),  # of the way in which it was found out
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("match", "version"),
)

# What people made for a game, by which others may play.
work = Table(
    "work",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("hash", String(64), nullable=False, index=True),
    Column("owner", String(32), ForeignKey("person.id"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("author", String(80), nullable=False),
    Column("body", Text, nullable=False),
    Column("origin", String(32)),  # the work that this one was made from; it may be gone
    Column("listed", Integer, nullable=False),  # whether the gallery shows it, or only its link
    Column("hidden", Integer, nullable=False),  # by whoever runs the server
    Column("created", BigInteger, nullable=False),
    Column("estimate", Text),  # how long and hard it is, as bots found; it follows the work into the store
    Index("ix_work_listed_game_created", "listed", "game", "created"),
)

report = Table(
    "report",
    metadata,
    Column("work", String(32), ForeignKey("work.id"), nullable=False),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("work", "person"),
)
