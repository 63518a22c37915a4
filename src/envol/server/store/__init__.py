"""What must not be lost: one schema on SQLite and PostgreSQL, one writer, commits shared by all rooms."""

from envol.server.store.batch import Conflict, if_seen
from envol.server.store.database import Database
from envol.server.store.faults import Away, Taken
from envol.server.store.own_tables import KeptTable, keep_glance, kept_tables, own_ids
from envol.server.store.probe import Probe
from envol.server.store.tables import (
    Place,
    Sight,
    Table,
    TableSummary,
    change_row,
    end_seats,
    entry_row,
    keep_sight,
    load_table,
    row_changes,
    summary_of,
)
from envol.server.store.writer import Writer

__all__ = [
    "Away",
    "Conflict",
    "Database",
    "KeptTable",
    "Place",
    "Probe",
    "Sight",
    "Table",
    "TableSummary",
    "Taken",
    "Writer",
    "change_row",
    "end_seats",
    "entry_row",
    "if_seen",
    "keep_glance",
    "keep_sight",
    "kept_tables",
    "load_table",
    "own_ids",
    "row_changes",
    "summary_of",
]
