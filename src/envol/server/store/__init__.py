"""What must not be lost: one schema on SQLite and PostgreSQL, one writer, commits shared by all rooms."""

from envol.server.store.batch import Conflict, if_seen
from envol.server.store.database import Database
from envol.server.store.faults import Away, Taken
from envol.server.store.probe import Probe
from envol.server.store.tables import Place, Table, change_row, entry_row, load_table, row_changes
from envol.server.store.writer import Writer

__all__ = [
    "Away",
    "Conflict",
    "Database",
    "Place",
    "Probe",
    "Table",
    "Taken",
    "Writer",
    "change_row",
    "entry_row",
    "if_seen",
    "load_table",
    "row_changes",
]
