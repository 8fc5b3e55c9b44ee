"""Bots think in processes of their own, so many seconds a move; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple
from zlib import crc32

from sickbay.server.guard import note
from sickbay.server.worker import READY, Answer, Asked, answer_of, encode, serve

_SPAWN: Final = get_context("spawn")
_START: Final = 60.0
"""Seconds that a new process may take to load the games."""

_log: Final = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    asked: Asked
    answer: asyncio.Future[Answer]


class Bots:
    """Worker processes in which bots choose.

    A seat's questions all go to the same worker, where its bot may remember. A bot that takes too long or
    ends its process is answered for by the table, and its worker is started anew.

    :param count: how many processes
    :param budget: seconds for one move
    """

    def __init__(self, count: int, budget: float) -> None:
        self.asked = 0
        self.failed = 0
        self._closed = False
        self._workers = [_Worker(budget, number) for number in range(count)]

    async def ask(self, asked: Asked) -> str | None:
        """What the bot says; None if it lets an offer pass, or says nothing in time."""
        self.asked += 1
        key = f"{asked.table} {asked.question.seat}".encode()
        answer = await self._workers[crc32(key) % len(self._workers)].ask(asked)
        if answer.failed and not self._closed:
            self.failed += 1
            _log.warning("bot %s of %s gave no answer: %s", asked.question.bot, asked.game, answer.failed)
        return answer.move

    @property
    def waiting(self) -> int:
        """How many questions wait for an answer."""
        return sum(worker.waiting for worker in self._workers)

    def close(self) -> None:
        """End all processes at once; whoever waits for an answer gets none."""
        self._closed = True
        for worker in self._workers:
            worker.close()


class _Worker:
    """A thread that keeps one process alive and speaks with it."""

    def __init__(self, budget: float, number: int) -> None:
        self.waiting = 0
        self._budget = budget
        self._process: SpawnProcess | None = None
        self._wire: Connection | None = None
        self._closed = False
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._serve_all, name=f"bots-{number}", daemon=True)
        self._begun = False

    async def ask(self, asked: Asked) -> Answer:
        if self._closed:  # a table may ask once more while all comes to its end
            return Answer(None, "closed")
        if not self._begun:  # nobody needs a process before a bot is asked
            self._begun = True
            self._thread.start()
        waiting = _Waiting(asked, asyncio.get_running_loop().create_future())
        self.waiting += 1
        self._queue.put(waiting)
        try:
            return await waiting.answer
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()
        self._queue.put(None)

    # -- the worker's thread -------------------------------------------------------------------------

    def _serve_all(self) -> None:
        if hasattr(signal, "pthread_sigmask"):  # what is started here is deaf to Ctrl-C
            resource_tracker.ensure_running()
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        while (waiting := self._queue.get()) is not None:
            try:
                answer = Answer(None, "closed") if self._closed else self._answer(waiting.asked)
            except Exception as error:  # nobody else would answer, ever
                note(error)
                answer = Answer(None, type(error).__name__)
            with contextlib.suppress(RuntimeError):  # the loop has gone
                waiting.answer.get_loop().call_soon_threadsafe(_settle, waiting.answer, answer)

    def _answer(self, asked: Asked) -> Answer:
        if self._wire is None:
            self._start()
        wire = self._wire
        if wire is None:
            return Answer(None, "its process does not start")
        try:
            wire.send_bytes(encode(asked))
            if wire.poll(self._budget):
                return answer_of.decode(wire.recv_bytes())
            failed = "over its budget"
        except (EOFError, OSError):
            failed = "its process ended"
        self._end()
        return Answer(None, failed)

    def _start(self) -> None:
        """Start a process and wait until it is ready; it has no wire if it never is."""
        if self._closed:
            return
        here, there = _SPAWN.Pipe()
        process = _SPAWN.Process(target=serve, args=(there,), daemon=True)
        process.start()
        self._process = process
        there.close()
        with contextlib.suppress(EOFError, OSError):
            if here.poll(_START) and here.recv_bytes() == READY:
                self._wire = here
                return
        self._end()

    def _end(self) -> None:
        process, self._process, self._wire = self._process, None, None
        if process is not None:
            process.kill()
            process.join()


def _settle(future: asyncio.Future[Answer], answer: Answer) -> None:
    if not future.done():
        future.set_result(answer)
