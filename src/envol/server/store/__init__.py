"""What must not be lost: one schema on SQLite and PostgreSQL, one writer, commits shared by all rooms."""

from envol.server.store.database import Database
from envol.server.store.writer import Conflict, Writer

__all__ = ["Conflict", "Database", "Writer"]
