"""Those who are told what happens at a table: one for each connection, with a bounded queue (T13)."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from sickbay.table.telling import Audience

_MOST: Final = 64
_MOST_BYTES: Final = 1 << 20
_MOST_ANSWERS: Final = 256
_MOST_ANSWER_BYTES: Final = 1 << 19


class Viewer:
    """One connection. Whoever reads too slowly misses events and gets a snapshot instead; answers are kept.

    :ivar audience: who it is and through which seats it looks
    :ivar seats: mask of the seats that are present by it
    """

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.seats = audience.own
        self.gone = False
        self._events: deque[bytes] = deque()
        self._bytes = 0
        self._answers: deque[bytes] = deque()
        self._answer_bytes = 0
        self._behind = False
        self._wake = asyncio.Event()
        self._left = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Send an event, when its turn comes."""
        if self._behind:
            return
        self._events.append(message)
        self._bytes += len(message)
        if len(self._events) > _MOST or self._bytes > _MOST_BYTES:
            self.refresh()
        self._wake.set()

    def refresh(self) -> None:
        """Send a snapshot instead of all that waits."""
        self._events.clear()
        self._bytes = 0
        self._behind = True
        self._wake.set()

    def answer(self, message: bytes) -> None:
        """Send an answer to a request, after the events that it brought about."""
        self._answers.append(message)
        self._answer_bytes += len(message)
        waiting = len(self._answers)
        if waiting > _MOST_ANSWERS or (waiting > 1 and self._answer_bytes > _MOST_ANSWER_BYTES):
            self.leave()
        self._wake.set()

    @property
    def behind(self) -> bool:
        """Whether a snapshot is what it hears next: events are not for it."""
        return self._behind

    @property
    def waiting(self) -> int:
        """How many messages wait to be sent."""
        return len(self._events) + len(self._answers) + self._behind

    def leave(self) -> None:
        """Send nothing more; what waited is forgotten."""
        self.gone = True
        self._events.clear()
        self._answers.clear()
        self._bytes = self._answer_bytes = 0
        self._wake.set()
        self._left.set()

    async def left(self) -> None:
        """Wait until it has gone, whatever still waits to be sent."""
        await self._left.wait()

    async def pump(self, send: Callable[[bytes], Awaitable[None]], snapshot: Callable[[], bytes]) -> None:
        """Send what comes until it has gone."""
        while not self.gone:
            message = self._next(snapshot)
            if message is not None:
                await send(message)
                continue
            self._wake.clear()
            await self._wake.wait()

    def _next(self, snapshot: Callable[[], bytes]) -> bytes | None:
        if self._behind:
            self._behind = False
            return snapshot()
        if self._events:
            message = self._events.popleft()
            self._bytes -= len(message)
            return message
        if self._answers:
            message = self._answers.popleft()
            self._answer_bytes -= len(message)
            return message
        return None
