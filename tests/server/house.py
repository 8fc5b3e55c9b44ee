"""A real server on a port of its own, and clients that play at it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from sickbay.server.app import make_app
from sickbay.server.hall import Hall
from sickbay.server.run import bind, server_of
from sickbay.server.settings import Settings

Message = dict[str, Any]


async def until(good: Callable[[], object]) -> None:
    """Wait until something is so, however busy the machine is."""
    async with asyncio.timeout(60):
        while not good():
            await asyncio.sleep(0.01)


class Guest:
    """Somebody who knows where a server is."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    async def wait_until_open(self) -> None:
        async with self.http() as web:
            while True:
                with suppress(httpx.TransportError):
                    if (await web.get("/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def http(self, token: str = "") -> httpx.AsyncClient:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=20, verify=False
        )  # it is plain HTTP

    async def create(self, **wanted: Any) -> dict[str, Any]:
        """A new table by JSON; its tokens are by kind and seat: ``owner``, ``spectator``, ``0``, ``1``."""
        async with self.http() as web:
            answer = await web.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        tokens = {}
        for link in made["links"]:
            for key in link["seats"] or [link["kind"]]:
                tokens[str(key)] = link["token"]
        return {"id": made["id"], "tokens": tokens}

    async def begin(self, **wanted: Any) -> dict[str, Any]:
        """A new table at which all sit and the game has begun."""
        made = await self.create(**wanted)
        for seat in [key for key in made["tokens"] if key.isdigit()]:
            await self.post(made, seat, type="sit", seat=int(seat), name=f"Seat {seat}")
        await self.post(made, "owner", type="start")
        return made

    async def post(self, made: dict[str, Any], who: str, **request: Any) -> Message:
        """A request by JSON, which must be done."""
        async with self.http(made["tokens"][who]) as web:
            said = {"id": f"p{next(Player.ids)}", **request}
            answer = await web.post(f"/api/tables/{made['id']}/requests", json=said)
        assert answer.status_code == 200, answer.text
        message: Message = answer.json()
        return message

    @asynccontextmanager
    async def sit(self, table: str, token: str, query: str = "") -> AsyncIterator[Player]:
        async with connect(
            f"ws://127.0.0.1:{self.port}/ws/{table}{query}",
            additional_headers={"authorization": f"Bearer {token}"},
            compression=None,
        ) as wire:
            player = Player(wire)
            await player.until(lambda message: message["type"] == "snapshot")
            yield player


class House(Guest):
    """A server under test, and what is behind its doors."""

    def __init__(self, port: int, app: Litestar) -> None:
        super().__init__(port)
        self.app = app
        self.hall: Hall = app.state.hall


class Player:
    """A client of the protocol that keeps what it was told last."""

    ids = itertools.count()

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.seq = -1
        self.last: Message = {}
        """The last snapshot or event."""

    async def hear(self) -> Message:
        """The next message; numbers have no gaps."""
        message: Message = msgspec.json.decode(await asyncio.wait_for(self.wire.recv(), 20))
        if message["type"] == "snapshot":
            self.seq, self.last = message["seq"], message
        elif message["type"] == "event":
            assert message["seq"] == self.seq + 1
            self.seq, self.last = message["seq"], message
        return message

    async def until(self, good: Callable[[Message], bool]) -> Message:
        """Hear until a message is the one that is wanted."""
        while not good(message := await self.hear()):
            pass
        return message

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a request; its id."""
        request = {"id": f"r{next(self.ids)}", **fields, "type": kind}
        await self.wire.send(msgspec.json.encode(request).decode())
        return str(request["id"])

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request and return its answer."""
        wanted = await self.send(kind, **fields)
        return await self.until(lambda message: message.get("id") == wanted)

    async def do(self, kind: str, **fields: Any) -> None:
        """Send a request, which must be done."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] in ("done", "pong"), answer

    def moves(self) -> list[tuple[int, str]]:
        """What this client's seats may do now, if they are asked."""
        return [
            (asked["seat"], move["move"])
            for asked in self.last.get("asked", [])
            if asked["asked"]
            for group in asked["groups"]
            for move in group["moves"]
        ]


@asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[House]:
    """A server whose tables are in a folder."""
    settings = Settings(data=folder, port=0)._replace(**changes)
    with bind(settings) as port:
        app = make_app(settings)
        server = server_of(app, settings)
        running = asyncio.ensure_future(server.serve(sockets=[port]))
        while not server.started:
            assert not running.done()
            await asyncio.sleep(0.01)
        try:
            yield House(port.getsockname()[1], app)
        finally:
            server.should_exit = True
            await running
