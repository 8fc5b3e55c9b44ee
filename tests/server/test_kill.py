"""A server that is killed in the middle of many games, and comes back."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed

from sickbay.server import schema
from sickbay.server.store import FILE
from tests.server.house import Guest, Player

GAMES = ("pandemic", "hrubec", "flatline")
TABLES = 20
ACKNOWLEDGED = 160
"""So many moves are acknowledged before the server is killed."""


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[tuple[Guest, asyncio.subprocess.Process]]:
    """``sickbay serve`` in a process of its own."""
    command = [
        sys.executable,
        "-m",
        "sickbay.cli",
        "serve",
        "--port",
        "0",
        "--data",
        str(folder),
        "--bots",
        "1",
    ]
    running = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, env={**os.environ, "SICKBAY_LANG": "en"}
    )
    try:
        assert running.stdout is not None
        said = (await asyncio.wait_for(running.stdout.readline(), 30)).decode()
        found = re.search(r":(\d+)/", said)
        assert found, said
        guest = Guest(int(found[1]))
        await guest.wait_until_open()
        yield guest, running
    finally:
        with suppress(ProcessLookupError):
            running.kill()
        await running.wait()


class Seat:
    """One seat that plays any move, and remembers which were acknowledged."""

    def __init__(self, made: dict[str, Any], seat: int) -> None:
        self.table, self.token, self.seat = made["id"], made["tokens"][str(seat)], seat
        self.acknowledged: dict[str, str] = {}
        self.refused: set[str] = set()
        self.open: dict[str, Any] | None = None
        """A request without an answer."""
        self.dice = random.Random(f"{self.table} {seat}")

    async def play(self, guest: Guest) -> None:
        """Play until the server is gone or the game is over."""
        with suppress(ConnectionClosed):
            async with guest.sit(self.table, self.token) as player:
                if self.open is not None:
                    await self.say(player, self.open)
                while player.last["table"]["stage"] != "over":
                    if player.moves():
                        seat, move = self.dice.choice(player.moves())
                        request = {"id": f"{self.dice.getrandbits(60):x}", "seat": seat, "move": move}
                        await self.say(player, {**request, "at": player.last["table"]["at"]})
                    else:
                        await player.hear()

    async def say(self, player: Player, request: dict[str, Any]) -> None:
        self.open = request
        await asyncio.sleep(0.2)  # within what the server allows one address
        answer = await player.ask("play", **request)
        self.open = None
        if answer["type"] == "done":
            self.acknowledged[request["id"]] = request["move"]
        else:
            self.refused.add(request["id"])


def journal(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """What is stored, by table."""
    found: dict[str, list[dict[str, Any]]] = {}
    wanted = select(schema.entries).order_by(schema.entries.c.table_id, schema.entries.c.seq)
    engine = create_engine(f"sqlite:///{folder / FILE}")
    with engine.connect() as connection:
        for row in connection.execute(wanted):
            entries = found.setdefault(row.table_id, [])
            assert row.seq == len(entries)
            entries.append(msgspec.json.decode(row.body))
    engine.dispose()
    return found


def check(folder: Path, seats: list[Seat]) -> None:
    """Every acknowledged move is there, as it was said, and none is there twice."""
    stored = journal(folder)
    for seat in seats:
        moved = [entry for entry in stored[seat.table] if entry.get("id") and entry["entry"] == "moved"]
        ids = [entry["id"] for entry in moved]
        assert len(set(ids)) == len(ids)
        moves = {entry["id"]: entry["move"] for entry in moved if entry["seat"] == seat.seat}
        assert seat.acknowledged.items() <= moves.items()
        assert not seat.refused & moves.keys()


def under_way(folder: Path) -> dict[str, int]:
    """The tables whose games are not over, with how many entries each has."""
    open_ones = select(schema.tables.c.id).where(schema.tables.c.stage == "playing")
    engine = create_engine(f"sqlite:///{folder / FILE}")
    with engine.connect() as connection:
        found = list(connection.scalars(open_ones))
    engine.dispose()
    stored = journal(folder)
    return {table: len(stored[table]) for table in found}


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed in another way here")
def test_a_killed_server_has_every_acknowledged_move_once(tmp_path: Path) -> None:
    async def game() -> None:
        async with process(tmp_path) as (guest, running):
            made = [
                await guest.begin(game=GAMES[n % len(GAMES)], seats=["open", "open"]) for n in range(TABLES)
            ]
            seats = [Seat(table, n) for table in made for n in (0, 1)]
            playing = [asyncio.ensure_future(seat.play(guest)) for seat in seats]
            while sum(len(seat.acknowledged) for seat in seats) < ACKNOWLEDGED:
                await asyncio.sleep(0.01)
            running.kill()
            await running.wait()
            await asyncio.gather(*playing)
        assert any(seat.open for seat in seats), "somebody was waiting for an answer"
        check(tmp_path, seats)
        before = under_way(tmp_path)
        assert len(before) > TABLES // 2
        async with process(tmp_path) as (guest, running):
            playing = [asyncio.ensure_future(seat.play(guest)) for seat in seats]
            while any(now < before[table] + 4 for table, now in under_way(tmp_path).items()):
                await asyncio.sleep(0.2)
            running.terminate()
            await asyncio.gather(*playing)
        check(tmp_path, seats)

    asyncio.run(asyncio.wait_for(game(), 100))
