"""The file of a SQLite store: whether it still is where it was opened, and the lock beside it that keeps one server."""

from __future__ import annotations

import fcntl
import os

from sqlalchemy import make_url

from envol.server.store.faults import Moved, Taken

Identity = tuple[int, int]


class SqliteFile:
    """One file, by its path. SQLite itself never looks whether it is still there."""

    def __init__(self, path: str) -> None:
        self.path = os.path.abspath(path)
        self._log_path = os.path.realpath(path) + "-wal"
        self._lock_path = os.path.realpath(path) + ".lock"  # the same for every name that a link gives it
        self._opened: Identity | None = None
        self._log: Identity | None = None
        self._lock: int | None = None

    def check(self) -> None:
        """Raise Moved unless this is the file, with the log, that was there at first; some microseconds."""
        found = _identity(self.path)
        if self._opened is None:
            self._opened = found
        if found is None or found != self._opened:
            raise Moved
        if self._log is not None and _identity(self._log_path) != self._log:
            raise Moved

    def watch_log(self) -> None:
        """From now on the write-ahead log must stay as well: a connection has written to it, and keeps it open."""
        if self._log is None:
            self._log = _identity(self._log_path)

    def forget_log(self) -> None:
        """The connection that kept the log ends, and perhaps the log with it."""
        self._log = None

    def lock(self) -> None:
        """Take the lock, or go on having it; raises Taken. The kernel frees it however the process ends."""
        while self._lock is None or _identity(self._lock) != _identity(self._lock_path):  # somebody has deleted it
            os.makedirs(os.path.dirname(self._lock_path), exist_ok=True)
            # Not the store itself: SQLite loses its own locks when anybody else in the process closes that file.
            descriptor = os.open(self._lock_path, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                os.close(descriptor)
                if isinstance(error, BlockingIOError):
                    raise Taken from error
                raise
            self.unlock()
            self._lock = descriptor

    def unlock(self) -> None:
        """Let others have it. The file stays: who deletes it could take it from somebody who has just opened it."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def sqlite_file(url: str) -> SqliteFile | None:
    """The file of the store at this URL, if it is one."""
    made = make_url(url)
    if made.get_backend_name() != "sqlite" or made.database in (None, "", ":memory:"):
        return None
    return SqliteFile(str(made.database))


def _identity(of: str | int) -> Identity | None:
    try:
        found = os.stat(of)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
