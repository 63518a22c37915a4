"""Writing to SQLite: a thread with its own connection is given whole batches; a commit is one trip there and back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError

from envol.server.store.batch import Answer, Change, entry_insert, refuse_all, write_batch
from envol.server.store.database import make_thread_engine
from envol.server.store.faults import Away
from envol.server.store.sqlite_file import SqliteFile

Job = tuple[Sequence[Change], Callable[[list[Answer]], None]]


class SqliteThread:
    """Survives whatever a batch does to it: after a fault of the store itself it opens its connection anew."""

    def __init__(self, url: str, file: SqliteFile | None) -> None:
        self._engine = make_thread_engine(url)
        self._file = file
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def lock(self, seconds: float) -> None:
        if self._file is not None:  # one in memory is ours alone
            self._file.lock()  # a process that has ended keeps nobody waiting

    async def commit(self, batch: Sequence[Change]) -> Sequence[Answer]:
        if self._thread is None:
            # A daemon: a server that ends without closing must not wait for it. What is not answered is not promised.
            self._thread = Thread(target=self._work, name="store writer", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        answers: asyncio.Future[list[Answer]] = loop.create_future()

        def answer(found: list[Answer]) -> None:
            with suppress(RuntimeError):  # the loop has ended without waiting for us
                loop.call_soon_threadsafe(_set, answers, found)

        self._jobs.put((batch, answer))
        return await answers

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
        if self._file is not None:
            self._file.unlock()

    def _work(self) -> None:
        session: _Session | None = None
        while (job := self._jobs.get()) is not None:
            batch, answer = job
            try:
                self._check_file()
                if session is None:
                    session = _Session(self._engine)
                answers = write_batch(session, batch)
                self._check_file(is_written=True)  # nothing is promised that went into a file which is gone
            except Away as error:  # the connection stays: it has the file, should that come back
                answers = refuse_all(batch, error)
            except BaseException as error:
                answers = refuse_all(batch, error)
                self._close(session)
                session = None
            answer(answers)
            del job, batch, answer, answers  # nothing is kept while it waits
        self._close(session)

    def _close(self, session: _Session | None) -> None:
        if session is not None:
            if self._file is not None:
                self._file.forget_log()
            session.close()

    def _check_file(self, is_written: bool = False) -> None:
        if self._file is not None:
            if is_written:
                self._file.watch_log()
            else:
                self._file.lock()
            self._file.check()


def _set(future: asyncio.Future[list[Answer]], answers: list[Answer]) -> None:
    if not future.done():
        future.set_result(answers)


class _Session:
    """Begins and ends transactions itself: what SQLAlchemy does for them costs as much as the line that is written.

    SQLAlchemy has the same connection, in autocommit, for statements: it compiles them once, and knows their types."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect()
        driver = self._connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self._driver = driver
        self._insert = entry_insert(engine.dialect)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._driver.execute("COMMIT")
        except BaseException:
            self._end("ROLLBACK")
            raise

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        self._driver.execute("SAVEPOINT change")
        try:
            yield
        except BaseException:
            self._end("ROLLBACK TO change")
            raise
        finally:
            self._end("RELEASE change")

    def _end(self, words: str) -> None:
        if self._driver.in_transaction:
            self._driver.execute(words)

    def in_transaction(self) -> bool:
        return self._driver.in_transaction

    def execute(self, statement: Executable) -> int:
        with self._connection.execute(statement) as result:
            return result.rowcount

    def add(self, entries: list[Any]) -> None:
        try:
            self._driver.executemany(self._insert, entries)
        except sqlite3.Error as error:  # told as SQLAlchemy would
            kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError
            raise kind(self._insert, None, error) from error

    def close(self) -> None:
        for part in (self._connection, self._driver):  # the second as well, should the first fail
            with suppress(Exception):
                part.close()
