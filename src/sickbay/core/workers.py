"""Work in several processes, which all end at once when nobody wants the rest."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pickle import PicklingError
from threading import Thread
from typing import Any, Final, TypeVar

from sickbay.core.errors import SickbayError

T = TypeVar("T")
R = TypeVar("R")

_SPAWN: Final = get_context("spawn")


class _Worker:
    """One process, the wire to it, and what it is at work on (-1: nothing)."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.wire, there = _SPAWN.Pipe()
        self.chunk = -1
        self.process: SpawnProcess = _SPAWN.Process(target=_serve, args=(work, there), daemon=True)
        self.process.start()
        there.close()


def spread(work: Callable[[T], R], items: Sequence[T], jobs: int, chunk: int) -> Iterator[R]:
    """Do a piece of work with each item, in so many processes; what comes of it, in the order of the items.

    However it ends (all done, an error, Ctrl-C, nobody asks for more), no process is left.

    :param work: must be known by its name in another process
    :param chunk: so many items are given to a process at once
    :raises SickbayError: if a process ended by itself; errors of the work are passed on
    """
    workers: list[_Worker] = []
    try:
        _start(workers, work, jobs)
        yield from _served(workers, items, chunk)
    finally:
        for worker in workers:
            worker.process.kill()
        for worker in workers:
            worker.process.join()
            worker.wire.close()


def _start(workers: list[_Worker], work: Callable[[Any], Any], jobs: int) -> None:
    """Start the processes deaf to Ctrl-C, which is for the process that people see."""
    if not hasattr(signal, "pthread_sigmask"):
        workers += [_Worker(work) for _ in range(jobs)]
        return
    resource_tracker.ensure_running()  # starting it would open the ears again
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        for _ in range(jobs):
            workers.append(_Worker(work))
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _served(workers: list[_Worker], items: Sequence[Any], chunk: int) -> Iterator[Any]:
    count = -(-len(items) // chunk)
    given = said = 0
    done: dict[int, list[Any]] = {}
    ahead = 8 * len(workers)  # what is done before its turn must be kept
    while said < count:
        for worker in workers:
            if worker.chunk < 0 and given < count and given - said < ahead:
                worker.wire.send(items[given * chunk : (given + 1) * chunk])
                worker.chunk = given
                given += 1
        busy: dict[Any, _Worker] = {worker.wire: worker for worker in workers if worker.chunk >= 0}
        for wire in wait(list(busy)):
            worker = busy[wire]
            try:
                results, error = worker.wire.recv()
            except (EOFError, OSError):
                raise SickbayError("worker-gone") from None
            if error is not None:
                raise error
            done[worker.chunk] = results
            worker.chunk = -1
        while said in done:
            yield from done.pop(said)
            said += 1


def _serve(work: Callable[[Any], Any], wire: Connection) -> None:
    """In a worker: do what is sent until nothing more comes; where the parent goes, it follows."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()
    try:
        while True:
            items = wire.recv()
            results: list[Any] = []
            failed: Exception | None = None
            try:
                for item in items:
                    results.append(work(item))
            except Exception as error:
                failed = error
            try:
                wire.send((results, failed))
            except (TypeError, AttributeError, PicklingError):  # an error that does not travel
                wire.send(([], RuntimeError(f"{type(failed).__name__}: {failed}")))
    except (EOFError, OSError):
        return


def _follow() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
