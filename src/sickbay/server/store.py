"""The database: one thread writes, all that waits in one commit; others read beside it.

What a job has written is there for good once its future is done, not before: after a crash of the process
always, after a power cut with ``synchronous=FULL`` (see docs/serving.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, select
from sqlalchemy.exc import SQLAlchemyError

from sickbay.core.errors import SickbayError
from sickbay.server import schema
from sickbay.server.held import Held

T = TypeVar("T")
Job = Callable[[Connection], T]
"""Something to do in the database. A job that writes may be run twice, so it has no other effects."""

FILE: Final = "tables.sqlite"
_MOST_AT_ONCE: Final = 500
_READERS: Final = 2


class _Waiting(NamedTuple):
    job: Job[Any]
    done: asyncio.Future[Any]


class _Outcome(NamedTuple):
    done: asyncio.Future[Any]
    result: Any
    error: Exception | None


class Store:
    """The database in a folder, made if it is not there.

    :param folder: only its owner may read what is in it, for seeds of running games are there
    :param sync: SQLite's ``synchronous``: ``FULL`` or ``NORMAL``
    :raises SickbayError: if it cannot be opened, is of a newer Sickbay, or another server has it
    """

    def __init__(self, folder: Path, sync: str = "FULL") -> None:
        self.commits = 0
        self.commit_seconds = 0.0
        self._sync = sync
        self._waiting: list[_Waiting] = []
        self._wake = threading.Condition()
        self._closed = False
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._held = Held(folder)
            path = folder / FILE
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            self._engine = self._open(path)
            with self._engine.begin() as connection:
                _prepare(connection)
        except (OSError, SQLAlchemyError) as error:
            raise SickbayError("store-unusable", str(folder), why=_said(error)) from None
        self._readers = ThreadPoolExecutor(_READERS, "store-reader")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    def _open(self, path: Path) -> Engine:
        engine = create_engine(f"sqlite:///{path}", pool_size=_READERS + 1, connect_args={"timeout": 30})

        @event.listens_for(engine, "connect")
        def _connected(raw: Any, _: object) -> None:
            cursor = raw.cursor()
            for name, value in (("journal_mode", "WAL"), ("synchronous", self._sync), ("foreign_keys", "ON")):
                cursor.execute(f"PRAGMA {name}={value}")
            cursor.close()

        return engine

    async def write(self, job: Job[T]) -> T:
        """Do a job in the next commit and return what it returns, when that commit is done.

        :raises SQLAlchemyError: if it failed; then nothing of it is stored. Errors of the job are passed on
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._wake:
            if self._closed:
                raise SickbayError("store-closed")
            self._waiting.append(_Waiting(job, done))
            self._wake.notify()
        return await asyncio.shield(done)

    async def read(self, job: Job[T]) -> T:
        """Do a job that only reads; it sees all commits that were done before."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self._engine.connect() as connection:
            return job(connection)

    @property
    def alive(self) -> bool:
        """Whether it still writes."""
        return self._writer.is_alive() and not self._closed

    async def close(self) -> None:
        """Finish what waits, and close the file."""
        with self._wake:
            self._closed = True
            self._wake.notify()
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._engine.dispose()
        self._held.let_go()

    # -- the writer's thread -------------------------------------------------------------------------

    def _write_all(self) -> None:
        with self._engine.connect() as connection:
            while batch := self._next_batch():
                began = time.perf_counter()
                outcomes = _commit(connection, batch)
                self.commits += 1
                self.commit_seconds += time.perf_counter() - began
                _tell(outcomes)

    def _next_batch(self) -> list[_Waiting]:
        """What waits now, at least one; nothing when the store is closed."""
        with self._wake:
            while not self._waiting and not self._closed:
                self._wake.wait()
            batch = self._waiting[:_MOST_AT_ONCE]
            del self._waiting[:_MOST_AT_ONCE]
            return batch


def _commit(connection: Connection, batch: list[_Waiting]) -> list[_Outcome]:
    """Do jobs in one commit; if one of them fails, each in a commit of its own, so that it fails alone."""
    try:
        with connection.begin():
            return [_Outcome(waiting.done, waiting.job(connection), None) for waiting in batch]
    except Exception as error:
        if len(batch) == 1:
            return [_Outcome(batch[0].done, None, error)]
    return [outcome for waiting in batch for outcome in _commit(connection, [waiting])]


def _tell(outcomes: list[_Outcome]) -> None:
    """Wake those who wait, each loop once."""
    with contextlib.suppress(RuntimeError):  # the loop has gone, and with it whoever waited
        outcomes[0].done.get_loop().call_soon_threadsafe(_settle, outcomes)


def _settle(outcomes: list[_Outcome]) -> None:
    for done, result, error in outcomes:
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def _prepare(connection: Connection) -> None:
    """Make what is missing; refuse what a newer Sickbay has made."""
    schema.metadata.create_all(connection)
    found = connection.execute(select(schema.heart.c.version)).scalar()
    if found is None:
        connection.execute(insert(schema.heart).values(id=1, version=schema.VERSION, beat=0))
    elif found != schema.VERSION:
        raise SickbayError("store-other-version", found=found, known=schema.VERSION)


def _said(error: Exception) -> str:
    """What the system says, without statements and values."""
    cause = getattr(error, "orig", None) or error
    return str(getattr(cause, "strerror", None) or cause)[:200]
