"""What attackers share: browsers by hand, everything that is said anywhere, and a watch over the table."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sickbay.server.limits import Limits
from sickbay.table.chair import Chair
from sickbay.table.table import Table
from tests.server.house import Guest, House, Player

ENDLESS = (1e9, 10**9)
LIMITS = Limits(
    socket=ENDLESS, seat=ENDLESS, address=ENDLESS, chat=ENDLESS, page=ENDLESS, create=ENDLESS, strikes=10**9
)
"""For attacks on something else."""

CLOSED = {"game": "pandemic", "options": {"seats": 2, "hands": "closed"}, "seats": ["open", "open"]}
HRUBEC = {"game": "hrubec", "seats": ["open", "open"]}
FLATLINE = {"game": "flatline", "seats": ["open", "open"]}


class Browser:
    """A browser: a session in its cookie, and what its forms bring along."""

    def __init__(self, web: httpx.AsyncClient, csrf: str) -> None:
        self.web = web
        self.csrf = csrf

    @property
    def session(self) -> str:
        """The token in its cookie."""
        return next(iter(self.web.cookies.jar)).value or ""

    async def post(self, path: str, said: object, **headers: str) -> httpx.Response:
        """A call by cookie, as the web client makes it."""
        return await self.web.post(path, json=said, headers={"x-csrf-token": self.csrf, **headers})

    async def claim(self, token: str, name: str = "") -> httpx.Response:
        """Take up a link."""
        return await self.post("/api/claim", {"token": token, "name": name})


@asynccontextmanager
async def browser(house: Guest) -> AsyncIterator[Browser]:
    """A browser that has just come."""
    async with house.http() as web:
        begun = await web.post("/api/session", headers={"origin": house.url})
        assert begun.status_code == 200, begun.text
        yield Browser(web, begun.json()["csrf"])


async def knock(house: Guest, table: str, query: str = "", **headers: str) -> int:
    """The status of a socket's handshake: 101 if it opens."""
    try:
        async with connect(
            f"ws://127.0.0.1:{house.port}/ws/{table}{query}",
            additional_headers=[(name.replace("_", "-"), value) for name, value in headers.items()],
            compression=None,
            origin=None,
        ):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


async def see(house: Guest, table: str, token: str) -> int:
    """The status of a look at a table by a token."""
    async with house.http(token) as web:
        return (await web.get(f"/api/tables/{table}")).status_code


def print_of(table: Table, presence: bool = True) -> str:
    """A fingerprint of everything that is so at a table, told or not; perhaps without who is here."""
    fields = [name for name in dir(Chair) if not name.startswith("_")]  # a compiled class has no slots
    slots = [name for name in fields if presence or name not in ("here", "gone", "came")]
    chairs = [[getattr(chair, name) for name in slots] for chair in table.chairs]
    proposals = [(one.number, one.seat, one.what, one.to, one.answers) for one in table.proposals.values()]
    state = table.game.digest(table.playing.state) if table.course else ""
    kept = (
        chairs,
        proposals,
        state,
        table.stage,
        table.at,
        table.paused_at,
        len(table.entries),
        len(table.log),
    )
    return sha256(repr(kept).encode()).hexdigest()


def stored(folder: Path) -> str:
    """All that is in the files of the database, as text."""
    texts = [path.read_bytes().decode("latin-1") for path in folder.iterdir() if path.is_file()]
    return "".join(texts)


def rows(folder: Path, statement: str) -> list[tuple[Any, ...]]:
    """What the database answers."""
    with sqlite3.connect(folder / "tables.sqlite") as base:
        return base.execute(statement).fetchall()


class Log(logging.Handler):
    """Everything that anybody logs, at the lowest level, with tracebacks."""

    def __init__(self) -> None:
        super().__init__(1)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    @property
    def text(self) -> str:
        """All of it."""
        return "\n".join(self.lines)

    def errors(self) -> list[str]:
        """What should never be there."""
        return [line for line in self.lines if line.startswith(("ERROR", "CRITICAL")) or "Traceback" in line]


@contextmanager
def everything_logged() -> Iterator[Log]:
    """All logs of all libraries, at the level DEBUG; those of the clients in this process are left out."""
    log, root = Log(), logging.getLogger()
    clients = [logging.getLogger(name) for name in ("websockets.client", "httpx", "httpcore", "asyncio")]
    before = {one: one.level for one in (root, *clients)}
    for one in clients:
        one.setLevel(logging.ERROR)
    root.addHandler(log)
    root.setLevel(1)
    try:
        yield log
    finally:
        root.removeHandler(log)
        for one, level in before.items():
            one.setLevel(level)


async def answers(player: Player, *requests: dict[str, Any]) -> list[dict[str, Any]]:
    """The answers to requests, each sent when the one before was answered."""
    return [await player.ask(request["type"], **request) for request in requests]


async def raw(player: Player, frame: str | bytes) -> dict[str, Any]:
    """The answer to a frame of any kind."""
    await player.wire.send(frame)
    return await player.until(lambda message: message["type"] in ("done", "pong", "refused", "answer"))


def table_in(house: House, made: dict[str, Any]) -> Table:
    """The table itself."""
    return house.hall.live[made["id"]].table


def text_of(message: object) -> str:
    """A message as it went over the wire."""
    return msgspec.json.encode(message).decode()
