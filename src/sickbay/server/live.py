"""One table in memory: decide, store, take, tell; and what it does by itself when its time comes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from sickbay.core.errors import SickbayError
from sickbay.core.state import seat_mask, seats_of
from sickbay.server import journal
from sickbay.server.guard import note
from sickbay.server.viewers import Viewer
from sickbay.server.worker import Asked
from sickbay.table import telling
from sickbay.table.entries import AnyEntry
from sickbay.table.messages import SnapshotTold
from sickbay.table.questions import BotQuestion, QuestionKey
from sickbay.table.requests import Actor, Change
from sickbay.table.table import Batch, Table
from sickbay.table.telling import Audience
from sickbay.table.voice import silence

if TYPE_CHECKING:
    from sickbay.server.bots import Bots
    from sickbay.server.health import Figures
    from sickbay.server.store import Job, Store

_log: Final = logging.getLogger(__name__)
_encode: Final = msgspec.json.Encoder().encode


Decide = Callable[[int], list[AnyEntry]]
"""Says, given the time, which entries come next; nothing has changed by it."""


class House(NamedTuple):
    """What all tables share.

    :ivar clock: milliseconds since 1970
    :ivar stirred: called with a table whenever its entries have grown; its lock is held
    """

    store: Store
    bots: Bots
    figures: Figures
    clock: Callable[[], int]
    stirred: Callable[[LiveTable], Awaitable[None]]


class LiveTable:
    """A table and its viewers. All its changes happen one after another under one lock."""

    def __init__(self, table: Table, house: House, touched: int) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self.touched = touched
        """When something was last done here (ms since 1970)."""
        self._house = house
        self._lock = asyncio.Lock()
        self._seqs: dict[Audience, int] = {}
        self._thinking: set[QuestionKey] = set()
        self._arrived: list[int] = []
        """When the requests came that are not decided yet, earliest first: nothing later is due before."""
        self._here: Counter[int] = Counter()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._broken = False
        self._closed = False

    # -- what people ask ----------------------------------------------------------------------------

    async def request(self, actor: Actor, request: Change) -> None:
        """Do what is asked; when this returns it is stored.

        :raises SickbayError: if it is refused or could not be stored; then nothing has changed
        """
        arrived = self._house.clock()
        self._arrived.append(arrived)
        # Whoever asked may go away meanwhile: what is begun is finished.
        await asyncio.shield(
            self._spawn(self._change(lambda now: self.table.decide(actor, request, now), arrived=arrived))
        )

    async def add(self, decide: Decide, also: Job[None] | None = None) -> None:
        """Add entries that the server itself decides, and do another job in the same commit."""
        await asyncio.shield(self._spawn(self._change(decide, also)))

    def snapshot(self, audience: Audience) -> SnapshotTold:
        """All that somebody may know now."""
        told = telling.snapshot(self.table, audience, self._house.clock())
        return msgspec.structs.replace(told, seq=self._seqs.get(audience, 0))

    def encoded_snapshot(self, audience: Audience) -> bytes:
        """The same as JSON."""
        return _encode(self.snapshot(audience))

    # -- who is there -------------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        """Somebody listens from now on; a snapshot is the first that it is told."""
        self.viewers.add(viewer)
        self._seqs.setdefault(viewer.audience, 0)
        viewer.refresh()
        before = set(self._here)
        self._here.update(seats_of(viewer.seats))
        self._presence(set(self._here) - before, True)

    def leave(self, viewer: Viewer) -> None:
        """Somebody listens no more."""
        if viewer not in self.viewers:
            return
        self.viewers.discard(viewer)
        viewer.leave()
        self._forget_audience(viewer.audience)
        self._here.subtract(seats_of(viewer.seats))
        gone = {seat for seat, count in self._here.items() if count <= 0}
        for seat in gone:
            del self._here[seat]
        self._presence(gone, False)

    def look_as(self, viewer: Viewer, audience: Audience) -> None:
        """Somebody looks through other seats or in another language from now on."""
        before, viewer.audience = viewer.audience, audience
        self._forget_audience(before)
        self._seqs.setdefault(audience, 0)
        viewer.refresh()

    def _forget_audience(self, audience: Audience) -> None:
        if all(viewer.audience != audience for viewer in self.viewers):
            self._seqs.pop(audience, None)

    def _presence(self, seats: set[int], here: bool) -> None:
        if not seats:
            return
        self._tell(self.table.presence(seat_mask(*seats), here, self._house.clock()))
        self.stir()

    # -- what happens -------------------------------------------------------------------------------

    async def _change(
        self, decide: Decide, also: Job[None] | None = None, arrived: int | None = None
    ) -> None:
        """Do what is decided; this is over when the table has done all that follows.

        :param arrived: when it was asked for: it comes after all that the table had to do by itself until
            then, and before what comes due later (T3, F5.4)
        """
        async with self._lock:
            try:
                if self._broken or self._closed:
                    raise SickbayError("table-broken")
                if arrived is not None:
                    await self._go_on()
                entries = decide(self._now())
            finally:
                if arrived is not None:
                    self._arrived.remove(arrived)
            await self._go(entries, also)
            try:
                await self._look_on()
            except SickbayError:  # what was asked is done; the rest is tried again
                self.stir()

    async def _go_on(self) -> int:
        """Do all that is due, and return when that was."""
        now = self._now()
        while entries := self.table.due(now):
            await self._go(entries)
            now = self._now()
        return now

    def _now(self) -> int:
        """The time, as far as all that has arrived until then is decided."""
        return min([self._house.clock(), *self._arrived[:1]])

    async def _go(self, entries: list[AnyEntry], also: Job[None] | None = None) -> None:
        """Store entries, and only then let the table take them and everybody hear of them."""
        if not entries:
            return
        table, house = self.table, self._house
        stage = table.stage
        try:
            await house.store.write(journal.append(table.id, len(table.entries), entries, also))
        except SickbayError:
            raise
        except Exception as error:
            house.figures.store_failures += 1
            _log.error("entries of a table could not be stored: %s", type(error).__name__)
            raise SickbayError("store-failed") from None
        try:
            batch = table.take_all(entries)
        except Exception:
            self._broken = True  # what is stored stands; it is read again
            raise
        self.touched = house.clock()
        house.figures.count(entries)
        self._tell(batch)
        if table.stage != stage:
            await house.store.write(journal.set_stage(table.id, table.stage))
        await house.stirred(self)

    def _tell(self, batch: Batch) -> None:
        """Tell all viewers what each may know; the same message for all who are alike."""
        if not self.viewers:
            return
        now = self._house.clock()
        said: dict[Audience, bytes | None] = {}
        for viewer in self.viewers:
            if viewer.behind:
                continue
            audience = viewer.audience
            if audience not in said:
                said[audience] = self._said(audience, batch, now)
            message = said[audience]
            if message is not None:
                viewer.tell(message)

    def _said(self, audience: Audience, batch: Batch, now: int) -> bytes | None:
        event = telling.event(self.table, audience, batch, now)
        if event is None:
            return None
        self._seqs[audience] += 1
        return telling.written(self.table, audience, event, self._seqs[audience])

    # -- its own time -------------------------------------------------------------------------------

    def stir(self) -> None:
        """Let the table do what it does by itself now, and again when its time comes."""
        if self._closed:
            return
        self._sleep()
        self._spawn(self._tick())

    async def _tick(self) -> None:
        async with self._lock:
            if not (self._broken or self._closed):
                await self._look_on()

    async def _look_on(self) -> None:
        """Do what is due, ask the bots, and wake up when there is more to do; the lock is held."""
        now = await self._go_on()  # one look for all: nothing falls between two
        for question in self.table.questions(now, self._thinking):
            self._thinking.add(question.key)
            self._spawn(self._think(question))
        self._sleep(self.table.wakes_at(now), now)

    def _sleep(self, until: int | None = None, now: int = 0) -> None:
        """Let the timer ring then (ms since 1970), or no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if until is not None and not self._closed:
            delay = max(0, until - now) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self.stir)

    async def _think(self, question: BotQuestion) -> None:
        """Ask a bot and let the table take its answer."""
        table = self.table
        asked = Asked(table.id, table.game.id, table.contract.pack, question)
        try:
            move = await self._house.bots.ask(asked)
        finally:
            self._thinking.discard(question.key)
        await self._change(lambda now: table.answered(question, move, now))

    def _spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            error = task.exception()
            if error is not None and not isinstance(error, SickbayError):
                self._house.figures.errors += 1
                note(error)

    # -- its end ------------------------------------------------------------------------------------

    @property
    def quiet(self) -> bool:
        """Whether nobody listens and nothing is under way."""
        return not (self.viewers or self._tasks or self._thinking or self._lock.locked())

    @property
    def broken(self) -> bool:
        """Whether it has to be read from the store again."""
        return self._broken

    def close(self) -> None:
        """Let go of it; it is in the store. What is under way is finished, and nothing more begun."""
        self._closed = True
        self._sleep()
        for viewer in list(self.viewers):
            viewer.leave()
        silence(self.table)

    async def finish(self) -> None:
        """Wait until nothing is under way any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)
