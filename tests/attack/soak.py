"""Frames by the hundred thousand at a real server: it does not break, and no refused frame changes anything.

    python -m tests.attack.soak --frames 200000

Each frame is sent by somebody at a table (a seat, a watcher, the owner, the public), over a real socket, and
answered. After it the table is compared with what it was: only what was said to be done may have changed it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sickbay.server.health import resident_bytes
from sickbay.table.table import Table
from tests.attack.crook import LIMITS, print_of
from tests.attack.frames import Frames
from tests.server.house import House, serving

GRACE = 30 * 24 * 3600
"""Nothing happens by itself while the soak runs."""
WANTED: list[dict[str, Any]] = [
    {"game": "pandemic", "options": {"hands": "closed"}, "seats": ["open"] * 3, "grace": GRACE},
    {"game": "hrubec", "seats": ["open"] * 3, "grace": GRACE},
    {"game": "pandemic", "seats": ["open"] * 2, "undo": "owner", "grace": GRACE},
]
MOST_ENTRIES = 700
"""A table that has had so many is left for another."""


@dataclass
class Figures:
    """What came of the frames."""

    sent: int = 0
    answers: dict[str, int] = field(default_factory=dict)
    closed: int = 0
    tables: int = 0
    games_over: int = 0
    memory: list[int] = field(default_factory=list)
    seconds: float = 0.0
    errors: list[str] = field(default_factory=list)

    def report(self) -> str:
        """All of it."""
        kinds = ", ".join([f"{count} {kind}" for kind, count in sorted(self.answers.items())])
        memory = " ".join([f"{size / 1e6:.0f}" for size in self.memory])
        return (
            f"{self.sent} frames in {self.seconds:.0f} s: {kinds}, {self.closed} closed the connection\n"
            f"{self.tables} tables, {self.games_over} games to their end; errors logged: {len(self.errors)}\n"
            f"memory of the process (MB): {memory}"
        )

    @property
    def growth(self) -> int:
        """Bytes by which memory grew after the first quarter."""
        quarter = len(self.memory) // 4
        return max(self.memory[3 * quarter :]) - max(self.memory[quarter : 2 * quarter])


class Errors(logging.Handler):
    """What the server itself thinks went wrong."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(logging.ERROR)
        self._figures = figures

    def emit(self, record: logging.LogRecord) -> None:
        if len(self._figures.errors) < 20:
            self._figures.errors.append(record.getMessage())


class Wire:
    """Somebody at a table who comes back whenever the door is shut."""

    def __init__(self, house: House, table_id: str, token: str, seats: list[int]) -> None:
        self._url = f"ws://127.0.0.1:{house.port}/ws/{table_id}"
        self._headers = {"authorization": f"Bearer {token}"}
        self._socket: ClientConnection | None = None
        self.seats = seats

    async def say(self, frame: str | bytes) -> str:
        """Send a frame: how it was answered, ``closed`` if by the door."""
        if self._socket is None:
            self._socket = await connect(
                self._url,
                additional_headers=self._headers,
                compression=None,
                max_queue=None,
                ping_interval=None,
            )
        try:
            await self._socket.send(frame)
            while True:
                said = msgspec.json.decode(await asyncio.wait_for(self._socket.recv(), 30))
                if said["type"] not in ("event", "snapshot"):
                    return str(said["type"])
        except ConnectionClosed:
            self._socket = None
            return "closed"

    async def leave(self) -> None:
        """Go for good."""
        if self._socket is not None:
            await self._socket.close()


class Room:
    """A table and all who send frames there."""

    def __init__(self, house: House, made: dict[str, Any]) -> None:
        self.live = house.hall.live[made["id"]]
        tokens = made["tokens"]
        self.wires = [Wire(house, made["id"], tokens[key], [int(key)]) for key in tokens if key.isdigit()]
        self.owner = Wire(house, made["id"], tokens["owner"], [])
        self.wires += [self.owner, Wire(house, made["id"], tokens["spectator"], [])]
        self.before = ""
        self.entries = 0

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.live.table

    @property
    def worn(self) -> bool:
        """Whether it is time for another."""
        return self.table.stage in ("over", "closed") or len(self.table.entries) > MOST_ENTRIES

    async def settled(self) -> str:
        """Its fingerprint when nothing is under way."""
        while self.live._tasks:
            await asyncio.wait(list(self.live._tasks))
        self.entries = len(self.table.entries)
        return print_of(self.table, presence=False)

    async def free_from_bots(self, frames: Frames) -> None:
        """People take their seats back, so that nothing moves by itself."""
        for wire in self.wires:
            for seat in wire.seats:
                while self.table.stage == "playing" and self.table.chairs[seat].stand_in:
                    await wire.say(frames.said("take_back", seat=seat))
        while self.live._thinking:
            await asyncio.sleep(0.01)


async def soak(folder: Path, number: int, seed: int) -> Figures:
    """Send so many frames.

    :raises AssertionError: if a frame that was not done changed a table, or was not answered
    """
    figures, frames = Figures(), Frames(seed)
    handler = Errors(figures)
    logging.getLogger().addHandler(handler)
    began = time.monotonic()
    try:
        async with serving(folder, limits=LIMITS, sync="NORMAL", bots=1) as house:
            rooms = [await opened(house, wanted, figures) for wanted in WANTED]
            while figures.sent < number:
                at = frames.dice.randrange(len(rooms))
                if rooms[at].worn:
                    figures.games_over += rooms[at].table.stage == "over"
                    await left(house, rooms[at], frames)
                    rooms[at] = await opened(house, WANTED[at], figures)
                await one_frame(rooms[at], frames, figures)
                if figures.sent % max(1, number // 40) == 0:
                    gc.collect()
                    figures.memory.append(resident_bytes())
            async with AsyncExitStack() as stack:
                for room in rooms:
                    for wire in room.wires:
                        stack.push_async_callback(wire.leave)
    finally:
        logging.getLogger().removeHandler(handler)
        figures.seconds = time.monotonic() - began
    return figures


async def one_frame(room: Room, frames: Frames, figures: Figures) -> None:
    """Send one frame, and look whether it changed what it may."""
    wire = frames.dice.choice(room.wires)
    frame = frames.next(room.table, wire.seats)
    if not room.before:
        room.before = await room.settled()
    entries = room.entries
    answer = await wire.say(frame)
    figures.sent += 1
    figures.closed += answer == "closed"
    figures.answers[answer] = figures.answers.get(answer, 0) + 1
    after = await room.settled()
    if answer != "done":
        new = room.table.entries[entries:]
        by_itself = bool(new) and all(getattr(entry, "auto", "") == "order" for entry in new)
        assert after == room.before or by_itself, (f"changed by a frame that was {answer}", frame[:300], new)
    room.before = after
    if any(chair.stand_in for chair in room.table.chairs):
        await room.free_from_bots(frames)
        room.before = await room.settled()


async def opened(house: House, wanted: dict[str, Any], figures: Figures) -> Room:
    """Another table."""
    figures.tables += 1
    return Room(house, await house.begin(**wanted))


async def left(house: House, room: Room, frames: Frames) -> None:
    """All go; a game that still runs is given up; the house forgets what nobody looks at."""
    people = [wire for wire in room.wires if wire.seats]
    if room.table.paused_at is not None:
        await room.owner.say(frames.said("resume"))
    for wire in people:
        await wire.say(frames.said("abandon", seat=wire.seats[0]))
        for proposal in list(room.table.proposals):
            await wire.say(frames.said("answer", seat=wire.seats[0], proposal=proposal, agree=True))
    for wire in room.wires:
        await wire.leave()
    await room.settled()
    await asyncio.sleep(0.01)
    await house.hall.round()


def main() -> None:
    """As a command."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--frames", type=int, default=200_000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(soak(Path(folder), given.frames, given.seed))
    print(figures.report())
    assert not figures.errors, figures.errors
    assert figures.growth < 16e6, "memory is not flat"


if __name__ == "__main__":
    main()
