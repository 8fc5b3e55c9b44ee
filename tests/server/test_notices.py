"""Saying elsewhere whose turn it is: once, without secrets, and not to whoever a stranger names."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.state import seats_of
from sickbay.server import notices, schema
from sickbay.server.hall import Hall
from sickbay.server.live import LiveTable
from sickbay.server.notices import check_url, post
from sickbay.server.settings import Settings
from sickbay.table.requests import Actor, Play
from tests.server.test_hall import begin

Got = list[tuple[str, dict[str, Any]]]


@asynccontextmanager
async def mailbox(status: str = "204 No Content") -> AsyncIterator[tuple[str, Got]]:
    """Somebody who takes notices: the address, and what came."""
    got: Got = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(line for line in head.splitlines() if line.lower().startswith("content-length"))
        body = await reader.readexactly(int(length.split(":")[1]))
        got.append((head, json.loads(body)))
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook?key=1", got


def in_hall(folder: Path, work: Callable[[Hall], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        settings = Settings(folder, sync="NORMAL", private_hooks=True, public_url="https://play.example")
        hall = Hall(settings._replace(**changes))
        await hall.open()
        try:
            await asyncio.wait_for(work(hall), 60)
        finally:
            await hall.close()

    asyncio.run(run())


async def settled(hall: Hall) -> list[int]:
    """Wait until nothing is to be sent; how often each notice was tried."""
    wanted = select(schema.outbox.c.tries, schema.outbox.c.due)
    while True:
        rows = await hall.store.read(lambda connection: connection.execute(wanted).all())
        if all(row.due is None for row in rows):
            return [row.tries for row in rows]
        await asyncio.sleep(0.02)


async def turn_of_other(live: LiveTable) -> int:
    """Play until it is another seat's turn; that seat."""
    table = live.table
    first = seats_of(table.playing.state.asked)[0]
    while (seat := seats_of(table.playing.state.asked)[0]) == first:
        move = table.game.words.format(table.game.legal(table.playing.state, seat)[-1])
        await live.request(Actor(3), Play(id=f"m{table.at}", seat=seat, move=move))
    return seat


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "_DELAY", 0)
    monkeypatch.setattr(notices, "_POLL", 0.01)
    monkeypatch.setattr(notices, "_PAUSES", (0, 0))


def test_a_turn_is_announced_once_and_tells_no_secret(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        async with mailbox() as (url, got):
            _, live = await begin(hall)
            for seat in (0, 1):
                await hall.notices.set(live.table.id, seat, url)
            await settled(hall)
            before = len(got)
            seat = await turn_of_other(live)
            await settled(hall)
            assert len(got) == before + 1
            head, body = got[-1]
            assert head.startswith("POST /hook?key=1 HTTP/1.1\r\n")
            table = live.table.id
            assert body == {
                "event": "your_turn",
                "table": table,
                "seat": seat,
                "url": f"https://play.example/tables/{table}",
            }
            assert hall.figures.notices_sent == len(got)

    in_hall(tmp_path, work)


def test_after_a_restart_nothing_is_announced_twice(tmp_path: Path) -> None:
    async def run() -> None:
        async with mailbox() as (url, got):
            settings = Settings(tmp_path, sync="NORMAL", private_hooks=True)
            hall = Hall(settings)
            await hall.open()
            _, live = await begin(hall)
            for seat in (0, 1):
                await hall.notices.set(live.table.id, seat, url)
            await turn_of_other(live)
            await settled(hall)
            before = len(got)
            assert before
            await hall.close()
            hall = Hall(settings)
            await hall.open()
            assert len(hall.live) == 1
            await asyncio.sleep(0.2)
            await hall.close()
            assert len(got) == before

    asyncio.run(run())


def test_a_notice_that_nobody_takes_is_tried_again_and_given_up(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        async with mailbox("500 No") as (url, got):
            _, live = await begin(hall)
            for seat in (0, 1):
                await hall.notices.set(live.table.id, seat, url)
            await turn_of_other(live)
            tries = await settled(hall)
            assert max(tries) == 3
            assert sum(tries) == len(got)
            assert hall.figures.notices_failed == tries.count(3)

    in_hall(tmp_path, work)


def test_a_turn_that_is_over_is_not_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "_DELAY", 300)

    async def work(hall: Hall) -> None:
        async with mailbox() as (url, got):
            _, live = await begin(hall)
            seat = await turn_of_other(live)
            await hall.notices.set(live.table.id, seat, url)
            await turn_of_other(live)
            await asyncio.sleep(0.6)
            assert got == []
            await hall.notices.set(live.table.id, seat, "")
            await turn_of_other(live)
            await asyncio.sleep(0.6)
            assert got == []

    in_hall(tmp_path, work)


@pytest.mark.parametrize(
    "url",
    [
        "", "ftp://example.org/", "file:///etc/passwd", "http://", "http:///x", "javascript:alert(1)",
        "//example.org", "http://me:secret@example.org/", "http://example.org:0/", "http://example.org:99999/",
        "http://exa mple.org/", "http://example.org/\r\nX: 1", "http://exämple.org/",
        "http://example.org/" + "x" * 400, "http://[::1",
    ],
)  # fmt: skip
def test_what_is_no_address_of_the_web_is_refused(url: str) -> None:
    with pytest.raises(BadInput) as refused:
        check_url(url)
    assert refused.value.key == "hook-bad"
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "localhost", "0.0.0.0", "10.1.2.3", "192.168.0.1", "169.254.169.254", "172.16.0.1",
        "100.64.0.1", "[::1]", "[::]", "[fd00::1]", "[fe80::1]", "[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]", "2130706433", "0x7f.1", "224.0.0.1",
    ],
)  # fmt: skip
def test_no_notice_goes_into_a_private_network(host: str) -> None:
    async def run() -> None:
        with pytest.raises(SickbayError) as refused:
            await asyncio.wait_for(post(f"http://{host}/", b"{}", private=False), 5)
        assert refused.value.key == "hook-private"

    asyncio.run(run())


def test_a_loopback_mailbox_gets_nothing_unless_that_is_allowed(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        async with mailbox() as (url, got):
            _, live = await begin(hall)
            for seat in (0, 1):
                await hall.notices.set(live.table.id, seat, url)
            await turn_of_other(live)
            assert max(await settled(hall)) == 3
            assert got == []

    in_hall(tmp_path, work, private_hooks=False)
