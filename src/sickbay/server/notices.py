"""Saying elsewhere whose turn it is: a webhook a seat, from an outbox, without secrets (T6).

A notice says which table and seat, and that it is its turn; nothing of the game. It is written into the
outbox once for each question, and sent when the seat is still asked a few seconds later.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
import time
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.files import quoted
from sickbay.core.state import HOST, seats_of
from sickbay.server import journal
from sickbay.server.schema import hooks, outbox
from sickbay.server.store import Job
from sickbay.table.table import PLAYING, Table

if TYPE_CHECKING:
    from sickbay.server.hall import Hall
    from sickbay.server.live import LiveTable

_log: Final = logging.getLogger(__name__)
_DELAY: Final = 3_000
"""Milliseconds that a question must be open before it is announced."""
_PAUSES: Final = (10_000, 60_000, 600_000, 3_600_000)
"""Milliseconds before the next try."""
_LONGEST: Final = 400
_TIMEOUT: Final = 10.0
_POLL: Final = 1.0
_AT_ONCE: Final = 16
_KEPT: Final = 200
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")


class _Due(NamedTuple):
    table_id: str
    seat: int
    at: int
    tries: int
    url: str


class Notices:
    """The outbox and who empties it.

    :param private: whether addresses in private networks are fine
    :param public_url: where people reach the server, to be named in notices
    """

    def __init__(self, hall: Hall, private: bool, public_url: str) -> None:
        self._hall = hall
        self._private = private
        self._public_url = public_url.rstrip("/")
        self._hooks: dict[str, dict[int, str]] = {}
        self._seen: dict[str, set[tuple[int, int]]] = {}

    async def set(self, table_id: str, seat: int, url: str) -> None:
        """Choose where to say that it is a seat's turn; empty for nowhere.

        :raises BadInput: if it is no address of the web
        """
        if url:
            check_url(url)
        await self._hall.store.write(journal.set_hook(table_id, seat, url))
        self._hooks.pop(table_id, None)
        await self.look(await self._hall.table(table_id))

    async def look(self, live: LiveTable) -> None:
        """Note who is asked now and wants to be told."""
        table_id = live.table.id
        hooked = self._hooks.get(table_id)
        if hooked is None:
            hooked = self._hooks[table_id] = await self._hall.store.read(journal.hooks_of(table_id))
        if not hooked:
            return
        asked = {(seat, at) for seat, at in waiting(live.table).items() if seat in hooked}
        new = asked - self._seen.get(table_id, set())
        self._seen[table_id] = asked
        if new:
            await self._hall.store.write(_put(table_id, new, self._now() + _DELAY))

    def forget(self, table_id: str) -> None:
        """A table leaves memory."""
        self._hooks.pop(table_id, None)
        self._seen.pop(table_id, None)

    async def run(self) -> None:
        """Send what is due, for ever."""
        while True:
            await asyncio.sleep(_POLL)
            try:
                due = await self._hall.store.read(lambda connection: _due(connection, self._now()))
                await asyncio.gather(*[self._deliver(notice) for notice in due])
            except Exception as error:
                self._hall.figures.errors += 1
                _log.error("notices failed: %s", type(error).__name__)

    async def _deliver(self, notice: _Due) -> None:
        live = await self._hall.table(notice.table_id)
        if waiting(live.table).get(notice.seat) != notice.at:
            await self._hall.store.write(_set(notice, None, notice.tries))
            return
        try:
            await asyncio.wait_for(post(notice.url, self._body(notice), self._private), _TIMEOUT)
        except (TimeoutError, OSError, SickbayError, ValueError):
            more = notice.tries < len(_PAUSES)
            again = self._now() + _PAUSES[notice.tries] if more else None
            self._hall.figures.notices_failed += not more
            await self._hall.store.write(_set(notice, again, notice.tries + 1))
            return
        self._hall.figures.notices_sent += 1
        await self._hall.store.write(_set(notice, None, notice.tries + 1))

    def _body(self, notice: _Due) -> bytes:
        said = {"event": "your_turn", "table": notice.table_id, "seat": notice.seat}
        if self._public_url:
            said["url"] = f"{self._public_url}/tables/{notice.table_id}"
        return msgspec.json.encode(said)

    @staticmethod
    def _now() -> int:
        return time.time_ns() // 1_000_000


def waiting(table: Table) -> dict[int, int]:
    """The people whose turn has come by what others did, with a number for each question."""
    if table.stage != PLAYING or table.paused_at is not None:
        return {}
    asked = [(seat, table.chairs[seat]) for seat in seats_of(table.playing.state.asked) if seat != HOST]
    return {seat: chair.fresh for seat, chair in asked if chair.speaks and chair.spoke < chair.since}


def check_url(url: str) -> SplitResult:
    """The parts of an address of the web.

    :raises BadInput: if it is none
    """
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or len(url) > _LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise BadInput("hook-bad", url=quoted(url))
    if parts.username is not None or parts.password is not None:
        raise BadInput("hook-bad", url=quoted(parts.hostname or ""))
    return parts


def is_public(address: str) -> bool:
    """Whether an address is of the open network, also one of the fourth version in one of the sixth."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.teredo:
            return False
        if found in _TRANSLATED:
            found = IPv4Address(int(found) & 0xFFFF_FFFF)
        else:
            found = found.ipv4_mapped or found.sixtofour or found
    return found.is_global and not found.is_multicast


async def post(url: str, body: bytes, private: bool) -> None:
    """Send JSON to an address of the web. The address that was checked is the one that is used.

    :raises SickbayError: if it leads into a private network, or does not answer that all is well
    :raises OSError: if nobody is there
    """
    parts = check_url(url)
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise SickbayError("hook-private")
    context = ssl.create_default_context() if secure else None
    name = host if secure else None
    reader, writer = await asyncio.open_connection(addresses[0], port, ssl=context, server_hostname=name)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nUser-Agent: sickbay\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode() + body)
        await writer.drain()
        status = (await reader.readline()).split()
        if len(status) < 2 or not status[1].startswith(b"2"):
            raise SickbayError("hook-refused")
    finally:
        writer.close()


# -- jobs ------------------------------------------------------------------------------------------------


def _put(table_id: str, asked: set[tuple[int, int]], due: int) -> Job[None]:
    """Questions to be announced, each once; of those that are done with, old ones are thrown away."""

    def job(connection: Connection) -> None:
        mine = outbox.c.table_id == table_id
        old = min([at for _, at in asked]) - _KEPT
        connection.execute(delete(outbox).where(mine, outbox.c.due.is_(None), outbox.c.at < old))
        known = {(row.seat, row.at) for row in connection.execute(select(outbox).where(mine))}
        new = sorted(asked - known)
        rows = [{"table_id": table_id, "seat": seat, "at": at, "due": due, "tries": 0} for seat, at in new]
        if rows:
            connection.execute(insert(outbox), rows)

    return job


def _due(connection: Connection, now: int) -> list[_Due]:
    wanted = (
        select(outbox.c.table_id, outbox.c.seat, outbox.c.at, outbox.c.tries, hooks.c.url)
        .join(hooks, (hooks.c.table_id == outbox.c.table_id) & (hooks.c.seat == outbox.c.seat))
        .where(outbox.c.due <= now)
        .order_by(outbox.c.due)
        .limit(_AT_ONCE)
    )
    return [_Due(*row) for row in connection.execute(wanted)]


def _set(notice: _Due, due: int | None, tries: int) -> Job[None]:
    def job(connection: Connection) -> None:
        mine = (
            (outbox.c.table_id == notice.table_id)
            & (outbox.c.seat == notice.seat)
            & (outbox.c.at == notice.at)
        )
        connection.execute(update(outbox).where(mine).values(due=due, tries=tries))

    return job
