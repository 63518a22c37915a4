"""What must not be lost: one schema on SQLite and PostgreSQL, one writer, commits shared by all rooms."""

from envol.server.store.batch import Conflict
from envol.server.store.database import Away, Database
from envol.server.store.tables import Place, Table, entry_row, load_table, row_changes
from envol.server.store.writer import Writer

__all__ = ["Away", "Conflict", "Database", "Place", "Table", "Writer", "entry_row", "load_table", "row_changes"]
