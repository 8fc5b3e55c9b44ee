"""Floods of another kind than frames: connections, readers that do not read, tables.

    python -m tests.attack.flood

In numbers that would hurt, if nothing stopped them; the memory of the process is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sickbay.server.health import resident_bytes
from sickbay.server.limits import Limits
from tests.attack.crook import CLOSED, LIMITS
from tests.server.house import House, serving


async def connections(
    house: House, made: dict[str, Any], count: int, also: dict[str, Any] | None = None
) -> int:
    """Open so many sockets as a spectator, all at once; how many opened. They are closed again."""
    async with AsyncExitStack() as stack:
        opened = 0
        for _ in range(count):
            with contextlib.suppress(InvalidStatus):
                one = also or made
                await stack.enter_async_context(
                    connect(
                        f"ws://127.0.0.1:{house.port}/ws/{one['id']}",
                        additional_headers={"authorization": f"Bearer {one['tokens']['spectator']}"},
                        compression=None,
                    )
                )
                opened += 1
    while house.hall.figures.sockets:
        await asyncio.sleep(0.01)
    return opened


async def slow_readers(house: House, readers: int, requests: int) -> int:
    """So many who ask for long answers and read none of them; bytes by which memory grew meanwhile."""
    made = await house.begin(**CLOSED)
    gc.collect()
    before = most = resident_bytes()
    writers = [await deaf(house, made, made["tokens"]["spectator"]) for _ in range(readers)]
    while house.hall.figures.sockets < readers:
        await asyncio.sleep(0.01)
    end = time.monotonic() + 60
    while house.hall.figures.sockets and time.monotonic() < end:
        for writer in writers if requests > 0 else []:
            writer.write(masked(b'{"type":"look","id":"a","move":0}') * 10)
        requests -= 10
        await asyncio.sleep(0.01)
        most = max(most, resident_bytes())
    assert not house.hall.figures.sockets, "whoever reads nothing is sent away"
    for writer in writers:
        writer.close()
    return most - before


async def deaf(house: House, made: dict[str, Any], token: str) -> asyncio.StreamWriter:
    """A socket by hand, of which nothing more is read."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # the system itself keeps little for it
    narrow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", house.port))
    reader, writer = await asyncio.open_connection(sock=narrow, limit=1 << 10)
    writer.write(
        f"GET /ws/{made['id']} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readline()
    cast("asyncio.ReadTransport", writer.transport).pause_reading()
    return writer


def masked(text: bytes) -> bytes:
    """A short text frame as a client sends it, with a mask of zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + b"\0\0\0\0" + text


async def creates(house: House, count: int) -> tuple[int, int]:
    """Make so many tables: how many were made, and how many refused."""
    made = refused = 0
    async with house.http() as web:
        for _ in range(count):
            status = (await web.post("/api/tables", json=CLOSED)).status_code
            made += status == 201
            refused += status == 429
    return made, refused


def tell(what: str, before: int, most: int | None = None) -> None:
    """Say what came of a flood, and how much memory it took."""
    gc.collect()
    grown = resident_bytes() - before if most is None else most
    print(f"{what}; memory +{grown / 1e6:.1f} MB", flush=True)


async def flood(folder: Path) -> None:
    """All floods, one after another."""
    async with serving(folder / "a", sync="NORMAL", limits=Limits(page=(1e9, 10**9))) as house:
        await creates(house, 1)
        before = resident_bytes()
        made, refused = await creates(house, 3_000)
        tell(f"3,000 creates from one address: {made} made, {refused} refused", before)
    async with serving(folder / "b", sync="NORMAL", limits=LIMITS._replace(tables=1_500)) as house:
        before = resident_bytes()
        made, refused = await creates(house, 3_000)
        tell(f"3,000 creates where there is room for 1,500: {made} made, {refused} refused", before)
    async with serving(folder / "c", sync="NORMAL", limits=LIMITS) as house:
        table = await house.begin(**CLOSED)
        before = resident_bytes()
        opened = await connections(house, table, 600)
        tell(f"600 sockets of one address at one table: {opened} opened", before)
        most = await slow_readers(house, 40, 4_000)
        tell("40 readers that read nothing, up to 4,000 long answers each", before, most)


def main() -> None:
    """As a command."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(flood(Path(folder)))


if __name__ == "__main__":
    main()
