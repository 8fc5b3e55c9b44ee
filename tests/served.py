"""A real server in a thread of its own, for clients that wait; and a wire to it that can be cut."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest

from sickbay.server.hall import Hall
from sickbay.server.limits import Limits
from tests.server.house import House, serving

T = TypeVar("T")


class Made(NamedTuple):
    """A new table and its links: ``owner``, ``spectator``, and one for each seat."""

    id: str
    links: dict[str, str]


class Served:
    """A server and the loop that it runs in."""

    def __init__(self, house: House, loop: asyncio.AbstractEventLoop) -> None:
        self.house = house
        self.loop = loop

    @property
    def hall(self) -> Hall:
        return self.house.hall

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def create(self, wire: Wire | None = None, **wanted: Any) -> Made:
        """A new table, whose bots answer soon; its links lead over a wire, if there is one."""
        made = self.run(self.house.create(**{"thinking": 100, **wanted}))
        base = self.house.url if wire is None else f"http://127.0.0.1:{wire.port}"
        return Made(made["id"], {key: f"{base}/join/{token}" for key, token in made["tokens"].items()})

    def cut(self, table_id: str) -> None:
        """Close all sockets of a table, without a word."""

        async def cut() -> None:
            for viewer in list(self.hall.live[table_id].viewers):
                viewer.leave()

        self.run(cut())


class Wire:
    """A wire to a server: it can be cut, and it can swallow what the server says.

    :ivar deaf: swallow what the server says from now on
    :ivar broken: let nobody through
    """

    def __init__(self, target: int) -> None:
        self._target = target
        self.port = 0
        self.deaf = self.broken = False
        self.passed = 0
        """Connections that went over it."""
        self._open: set[asyncio.StreamWriter] = set()

    async def string(self) -> asyncio.Server:
        server = await asyncio.start_server(self._through, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def cut(self) -> None:
        for end in list(self._open):
            end.transport.abort()

    async def _through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.broken:
            writer.transport.abort()
            return
        self.passed += 1
        there, back = await asyncio.open_connection("127.0.0.1", self._target)
        self._open |= {writer, back}
        await asyncio.gather(self._pump(reader, back, False), self._pump(there, writer, True))
        self._open -= {writer, back}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: bool) -> None:
        try:
            while data := await reader.read(1 << 16):
                if not (back and self.deaf):
                    writer.write(data)
                    await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


@contextmanager
def served(folder: Path, **changes: Any) -> Iterator[Served]:
    """A server whose tables are in a folder."""
    loop = asyncio.new_event_loop()
    ready = threading.Event()
    done: asyncio.Event = asyncio.Event()
    found: list[Served] = []

    async def serve() -> None:
        async with serving(folder, **changes) as house:
            found.append(Served(house, loop))
            ready.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),), daemon=True)
    thread.start()
    assert ready.wait(30)
    try:
        yield found[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(20)
        loop.close()


@contextmanager
def wired(server: Served) -> Iterator[Wire]:
    """A wire to a server."""
    wire = Wire(server.house.port)
    strung = server.run(wire.string())
    try:
        yield wire
    finally:
        server.run(wire.cut())
        server.loop.call_soon_threadsafe(strung.close)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that deals the same at every table, and lets anybody make many."""
    many = Limits(create=(100.0, 1000), page=(1000.0, 1000))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sickbay.server.making.new_seed", lambda: 9)
        with served(tmp_path_factory.mktemp("tables"), limits=many) as found:
            yield found
