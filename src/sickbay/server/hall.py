"""The hall: all live tables, those asleep in the store, and who lets them in and out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, func, select

from sickbay.core.chance import new_seed
from sickbay.core.state import seat_mask
from sickbay.server import journal, schema
from sickbay.server.bots import Bots
from sickbay.server.credentials import (
    Caller,
    Credentials,
    Made,
    carry_over,
    keep,
    made_with_table,
    owned,
    owner_of,
)
from sickbay.server.doors import Doors
from sickbay.server.faults import NotHere, TooMuch
from sickbay.server.guard import note
from sickbay.server.health import Figures
from sickbay.server.ids import new_id
from sickbay.server.limits import Buckets, Limits
from sickbay.server.live import House, LiveTable
from sickbay.server.making import NewTable, Plan, begin, credentials_of, plan
from sickbay.server.notices import Notices
from sickbay.server.opening import OpenFile, plan_of
from sickbay.server.packs import game_with
from sickbay.server.settings import Settings
from sickbay.server.showing import ShowFile, shown
from sickbay.server.store import Store
from sickbay.table.entries import AnyEntry, Sat, Woke
from sickbay.table.table import Table

_log: Final = logging.getLogger(__name__)
_BEAT: Final = 5.0
_SHORT_BEAT: Final = 1.0
"""Seconds, while people play against a clock."""
_ROUND: Final = 30.0
_SLEEPY: Final = 600_000
"""Milliseconds after which a table that nobody looks at leaves memory."""
_DAY: Final = 86_400_000


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _woke(table: Table, lost: int, at: int) -> list[AnyEntry]:
    """The server was away; at this table for no longer than nothing has happened there."""
    return [Woke(at=at, lost=min(lost, at - table.time(0)))]


class Created(NamedTuple):
    """A new table: its id, and all its credentials, which nobody will be told again."""

    table_id: str
    credentials: list[Made]


class _Asleep(NamedTuple):
    """An unfinished table that is only in the store.

    :ivar touched: when something was last done there
    :ivar alarm: wakes it when its time comes
    """

    touched: int
    alarm: asyncio.TimerHandle | None


class Hall:
    """All tables of one server.

    :ivar credentials: who may do what
    :ivar notices: says elsewhere whose turn it is
    :ivar doors: who is connected
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.figures = Figures()
        self.store = Store(settings.data, settings.sync)
        self.credentials = Credentials(self.store)
        self.bots = Bots(settings.bots, settings.budget)
        self.notices = Notices(self, settings.private_hooks, settings.public_url)
        self.live: dict[str, LiveTable] = {}
        self._asleep: dict[str, _Asleep] = {}
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self.doors = Doors(settings.limits)
        self._house = House(self.store, self.bots, self.figures, now_ms, self._stirred)
        self._creating = Buckets(settings.limits.create)
        self._tasks: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[Any]] = set()

    @property
    def limits(self) -> Limits:
        """What the server allows."""
        return self.settings.limits

    # -- beginning and end --------------------------------------------------------------------------

    async def open(self) -> None:
        """Wake all tables that are under way, and begin to keep house."""
        last = await self.store.read(journal.last_beat)
        now = now_ms()
        await self.store.write(journal.beat(now))
        lost = max(0, now - last) if last else 0
        for table_id in await self.store.read(journal.unfinished):
            try:
                live = await self._load(table_id)
                if live is not None:
                    await live.add(partial(_woke, live.table, lost))
            except Exception as error:  # one that cannot be read must not stop the others
                self.figures.errors += 1
                _log.error("a table could not be opened: %s", type(error).__name__)
        self._tasks = [
            asyncio.create_task(self._beat_on()),
            asyncio.create_task(self._round_on()),
            asyncio.create_task(self.notices.run()),
        ]

    async def close(self) -> None:
        """Let go of everything; all of it is in the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.live.values():
            live.close()
        for asleep in self._asleep.values():
            if asleep.alarm is not None:
                asleep.alarm.cancel()
        self.bots.close()
        await asyncio.gather(*[live.finish() for live in self.live.values()])
        if self.store.alive:
            await self.store.write(journal.beat(now_ms()))
        await self.store.close()

    # -- tables -------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table, brought into memory if it is not there.

        :raises NotHere: if there is none
        """
        live = self.live.get(table_id)
        if live is not None and not live.broken:
            return live
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.ensure_future(self._opened(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _opened(self, table_id: str) -> LiveTable:
        live = await self._load(table_id)
        if live is None:
            raise NotHere("table-not-yours")
        live.stir()
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        kept = await self.store.read(journal.find(table_id))
        if kept is None:
            return None
        entries = await self.store.read(journal.entries_of(table_id))
        game = game_with(kept.contract.game, kept.contract.pack)
        table = Table(kept.id, kept.contract, game, kept.seed, kept.created)
        table.take_all(entries)
        return self._enter(table, entries[-1].at if entries else kept.created)

    def _enter(self, table: Table, touched: int) -> LiveTable:
        asleep = self._asleep.pop(table.id, None)
        if asleep is not None and asleep.alarm is not None:
            asleep.alarm.cancel()
        live = self.live[table.id] = LiveTable(table, self._house, touched)
        return live

    async def create(self, wanted: NewTable, caller: Caller) -> Created:
        """Make a table. A browser holds its own credentials at once; others get them as tokens.

        :raises BadInput: for what cannot be
        :raises TooMuch: if there are too many tables
        """
        if wanted.pack:  # reading one takes a while
            self._allow(caller)
            return await self._make(await asyncio.to_thread(plan, wanted), wanted.name.strip(), caller)
        made = plan(wanted)
        self._allow(caller)
        return await self._make(made, wanted.name.strip(), caller)

    async def open_file(self, wanted: OpenFile, caller: Caller) -> Created:
        """Make a learning table of a record or a case.

        :raises BadInput: if it cannot be read or does not hold
        :raises TooMuch: if there are too many tables
        """
        self._allow(caller)
        made = await asyncio.to_thread(plan_of, wanted)  # a long record takes a while
        return await self._make(made, wanted.name.strip(), caller)

    async def show(self, wanted: ShowFile, of: Table | None, caller: Caller) -> str:
        """Make a table that shows a record, if it is not there already; its id.

        :raises BadInput: if the record cannot be read or does not hold
        :raises TooMuch: if there are too many tables
        """
        self._allow(caller)
        now = now_ms()
        table = await asyncio.to_thread(shown, wanted, of, now)
        kept = journal.Kept(table.id, table.contract, table.seed, table.stage, now)
        add = journal.keep_table(kept, table.entries)
        all_seats = seat_mask(*range(len(table.chairs)))

        def job(connection: Connection) -> None:
            if journal.find(table.id)(connection) is None:
                add(connection)
                keep(connection, made_with_table([("public", all_seats)], table.id), [], "", now)

        await self.store.write(job)
        return table.id

    def _allow(self, caller: Caller) -> None:
        """Let somebody make one more table.

        :raises TooMuch: if there are too many, or they come too fast
        """
        if not self._creating.take(caller.address, time.monotonic()):
            raise TooMuch("tables-too-fast")
        if len(self.live) + len(self._asleep) >= self.limits.tables:
            raise TooMuch("tables-too-many", most=self.limits.tables)

    async def _make(self, made: Plan, name: str, caller: Caller) -> Created:
        now = now_ms()
        tokens = credentials_of(made)
        mine = tokens[: 2 if made.mine else 1] if caller.session else []
        table = Table(made.id, made.contract, made.game, made.seed, now)
        begin(table, made, name, now)
        entries = table.entries.copy()
        most = self.limits.owned
        kept = journal.Kept(table.id, table.contract, table.seed, table.stage, now)
        add = journal.keep_table(kept, entries)

        def job(connection: Connection) -> None:
            if caller.session and owned(connection, caller.session) >= most:
                raise TooMuch("tables-of-owner", most=most)
            add(connection)
            keep(connection, tokens, mine, caller.session, now)

        await self.store.write(job)
        self.figures.created += 1
        self._enter(table, now).stir()
        return Created(table.id, tokens)

    async def _rematch(self, live: LiveTable) -> None:
        """The same table again, with the same people by the same links, if it is not there already."""
        old, now = live.table, now_ms()
        if not await self._may_follow(old.id):
            return
        seated = [(seat, name) for seat, name in enumerate(old.names) if name]
        entries: list[AnyEntry] = [Sat(at=now, seat=seat, name=name) for seat, name in seated]
        table = Table(new_id(), old.contract, old.game, new_seed(), now)
        kept = journal.Kept(table.id, table.contract, table.seed, table.stage, now)
        keep_table = journal.keep_table(kept, entries)

        def job(connection: Connection) -> None:
            keep_table(connection)
            carry_over(connection, old.id, table.id, now)

        await live.add(lambda at: old.follow(table.id, at) if old.rematch_agreed else [], job)
        if old.follows == table.id:
            table.take_all(entries)
            self._enter(table, now)

    async def _may_follow(self, table_id: str) -> bool:
        """Whether there may be one more table by these links: no faster than others are made (T13)."""
        if len(self.live) + len(self._asleep) >= self.limits.tables:
            return False
        owner = await self.store.read(lambda connection: owner_of(connection, table_id))
        return self._creating.take(("rematch", owner), time.monotonic())

    # -- keeping house ------------------------------------------------------------------------------

    async def _stirred(self, live: LiveTable) -> None:
        await self.notices.look(live)
        if live.table.rematch_agreed:
            self._spawn(self._rematch(live))

    async def _beat_on(self) -> None:
        """Note that the server is alive, so that the next one knows how long nobody was."""
        while True:
            await asyncio.sleep(_SHORT_BEAT if self._any_clock_runs() else _BEAT)
            try:
                await self.store.write(journal.beat(now_ms()))
            except Exception as error:
                _log.error("the store does not write: %s", type(error).__name__)

    def _any_clock_runs(self) -> bool:
        return any(live.table.countdown is not None for live in self.live.values())

    async def _round_on(self) -> None:
        while True:
            await asyncio.sleep(_ROUND)
            try:
                await self.round()
            except Exception as error:
                self.figures.errors += 1
                _log.error("keeping house failed: %s", type(error).__name__)

    async def round(self) -> None:
        """Let tables that nobody looks at leave memory; close those that nobody came back to."""
        now = now_ms()
        for live in list(self.live.values()):
            if live.broken:
                self._drop(live)
            elif live.quiet and self._is_idle(live.table.stage, live.touched, now):
                await live.add(partial(live.table.close, "idle"))
            elif live.quiet and self._may_sleep(live, now):
                self._drop(live)
        for table_id, asleep in list(self._asleep.items()):
            if self._is_idle("playing", asleep.touched, now):
                await self.table(table_id)  # the next round closes it
        await self.credentials.sweep(now - self.limits.idle_session * _DAY)

    def _is_idle(self, stage: str, touched: int, now: int) -> bool:
        days = {"gathering": self.limits.idle_gathering, "playing": self.limits.idle_playing}.get(stage)
        return days is not None and now - touched > days * _DAY

    def _may_sleep(self, live: LiveTable, now: int) -> bool:
        if live.table.stage not in journal.OPEN_STAGES:
            return True
        at = live.table.wakes_at(now)
        return now - live.touched > _SLEEPY and (at is None or at - now > _SLEEPY)

    def _drop(self, live: LiveTable) -> None:
        """Let a table leave memory; if it is under way it comes back when its time comes."""
        table = live.table
        live.close()
        del self.live[table.id]
        self.notices.forget(table.id)
        if table.stage in journal.OPEN_STAGES:
            at = table.wakes_at(now_ms())
            alarm = None
            if at is not None:
                delay = max(0.0, (at - now_ms()) / 1000)
                alarm = asyncio.get_running_loop().call_later(delay, self._ring, table.id)
            self._asleep[table.id] = _Asleep(live.touched, alarm)

    def _ring(self, table_id: str) -> None:
        self._spawn(self.table(table_id))

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(work)
        self._errands.add(task)
        task.add_done_callback(self._back)

    def _back(self, task: asyncio.Task[Any]) -> None:
        self._errands.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.figures.errors += 1
            note(error)

    @property
    def asleep(self) -> int:
        """How many unfinished tables are only in the store."""
        return len(self._asleep)

    async def finished(self) -> int:
        """How many tables are over."""
        open_ones = schema.tables.c.stage.in_(journal.OPEN_STAGES)
        wanted = select(func.count()).select_from(schema.tables).where(~open_ones)
        return await self.store.read(lambda connection: connection.scalar(wanted) or 0)
