"""Many tables at once: how soon the other seats hear of a move, and whether memory stays flat.

    python -m tests.soak.load --tables 200 --pace 1 --seconds 600
    python -m tests.soak.load --game flatline --tables 50 --tempo 48 --seconds 300

A server in a process of its own; at each table four seats (five in Flatline) whose people have let a bot play
and watch, each through its own socket. Bots answer once a ``pace``, give or take a fifth; against the clock
each does ``tempo`` actions a minute. A move's time runs from when the table decides it, before it is stored,
to when a seat's socket has it; all clocks are those of one machine.
Exit code 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Thread
from typing import Any, Final

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sickbay.server.app import make_app
from sickbay.server.limits import Limits
from sickbay.server.run import bind, server_of
from sickbay.server.settings import Settings

GAMES: Final = {"pandemic": 4, "hrubec": 4, "flatline": 5}
"""Their seats."""
ENDLESS: Final = (1e9, 10**9)
LIMITS: Final = Limits(
    socket=ENDLESS, seat=ENDLESS, address=ENDLESS, page=ENDLESS, knock=ENDLESS, create=ENDLESS, tables=10**6,
    sockets=10**6, sockets_of_address=10**6,
)  # fmt: skip
WARM_UP: Final = 5.0
LATEST_MS: Final = 100
MOST_GROWTH: Final = 1.1
"""In the first half games grow longer, until as many end as begin."""


class Line(Struct):
    """A line of the log, as far as it matters here."""

    entry: str
    at: int


class TableNow(Struct):
    """A table, as far as it matters here."""

    stage: str


class Heard(Struct):
    """A message, as far as it matters here."""

    type: str
    lines: list[Line] = []
    table: TableNow | None = None


heard_of: Final = msgspec.json.Decoder(Heard)


def serve(folder: str, bots: int, told: Any) -> None:
    """The server's process; where its parent goes, it follows."""
    Thread(target=follow, daemon=True).start()
    settings = Settings(data=Path(folder), port=0, bots=bots, limits=LIMITS)
    with bind(settings) as port:
        server = server_of(make_app(settings), settings)
        told.send(port.getsockname()[1])
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[port])


def follow() -> None:
    """End when the parent has."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextlib.contextmanager
def server(bots: int) -> Iterator[int]:
    """A server that is running, by its port."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        process = context.Process(target=serve, args=(folder, bots, there))
        process.start()
        try:
            yield here.recv()
        finally:
            process.terminate()
            process.join()


class Load:
    """All tables and what was measured."""

    def __init__(self, port: int, games: Sequence[str], pace: float, tempo: int) -> None:
        self.port = port
        self.games = games
        self.pace = pace
        self.tempo = tempo
        self.late: list[int] = []
        self.moves = 0
        self.lost = 0
        self.measuring = False
        self.web = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False)

    async def ask(self, table: str, token: str, **request: Any) -> None:
        headers = {"authorization": f"Bearer {token}"}
        answer = await self.web.post(f"/api/tables/{table}/requests", json=request, headers=headers)
        assert answer.status_code == 200, answer.text

    async def begin(self, game: str) -> tuple[str, list[str]]:
        """A table whose bots play; the tokens of its seats."""
        thinking = min(10_000, int(self.pace * 1000 * random.uniform(0.8, 1.2)))  # or all would beat as one
        wanted = {"game": game, "seats": ["open"] * GAMES[game], "thinking": thinking}
        if game == "flatline":
            wanted["clock"] = {"tempo": self.tempo, "count_in": 1}
        made = (await self.web.post("/api/tables", json=wanted)).json()
        tokens = {link["kind"]: link["token"] for link in made["links"]}
        seats = [link["token"] for link in made["links"] if link["kind"] == "seat"]
        for seat, token in enumerate(seats):
            await self.ask(made["id"], token, type="sit", id="sit", seat=seat, name=f"Seat {seat}")
        await self.ask(made["id"], tokens["owner"], type="start", id="start")
        for seat, token in enumerate(seats):
            await self.ask(made["id"], token, type="hand_over", id="bot", seat=seat, bot="random")
        return made["id"], seats

    async def keep(self, number: int, ready: asyncio.Semaphore) -> None:
        """One place in the hall, where one game follows another."""
        while True:
            async with ready:
                table, tokens = await self.begin(self.games[number % len(self.games)])
            await asyncio.gather(*[self.watch(table, token, seat) for seat, token in enumerate(tokens)])

    async def watch(self, table: str, token: str, seat: int) -> None:
        """Hear through a seat's socket until the game is over."""
        address = f"ws://127.0.0.1:{self.port}/ws/{table}"
        headers = {"authorization": f"Bearer {token}"}
        try:
            async with connect(address, additional_headers=headers, compression=None, max_queue=None) as wire:
                async for frame in wire:
                    now = time.time_ns() // 1_000_000
                    heard = heard_of.decode(frame)
                    for line in heard.lines:
                        if line.entry == "moved" and self.measuring:
                            self.late.append(now - line.at)
                            self.moves += seat == 0
                    if heard.table is not None and heard.table.stage == "over":
                        return
        except ConnectionClosed:
            self.lost += 1

    async def figures(self) -> dict[str, float]:
        """What the server says of itself."""
        text = (await self.web.get("/metrics")).text
        rows = [line.split() for line in text.splitlines() if not line.startswith("#")]
        return {name.removeprefix("sickbay_"): float(value) for name, value in rows}


def share(sorted_ms: list[int], part: float) -> int:
    """The value below which this part of them lies."""
    return sorted_ms[min(len(sorted_ms) - 1, int(len(sorted_ms) * part))] if sorted_ms else -1


async def measure(load: Load, tables: int, seconds: float) -> bool:
    """Measure and tell; whether all bars were kept."""
    ready = asyncio.Semaphore(8)
    places = [asyncio.ensure_future(load.keep(number, ready)) for number in range(tables)]
    sockets = sum(GAMES[load.games[number % len(load.games)]] for number in range(tables))
    while (await load.figures())["sockets"] < sockets:
        for place in places:
            if place.done():
                place.result()
        await asyncio.sleep(0.2)
    await asyncio.sleep(WARM_UP)
    before = await load.figures()
    load.measuring = True
    began = time.monotonic()
    middle = 0.0
    while time.monotonic() - began < seconds:
        await asyncio.sleep(min(10.0, seconds / 4))
        now = await load.figures()
        if not middle and time.monotonic() - began >= seconds / 2:
            middle = now["resident_bytes"]
        late = sorted(load.late)
        gone = time.monotonic() - began
        shares = " ".join([f"p{round(100 * part)} {share(late, part)}" for part in (0.5, 0.95, 0.99, 1)])
        print(
            f"{gone:6.0f} s  {load.moves / gone:7.1f} moves/s  {shares} ms  "
            f"{now['resident_bytes'] / 1e6:.0f} MB  waiting bots {now['bot_questions_waiting']:.0f}",
            flush=True,
        )
    after = await load.figures()
    for place in places:
        place.cancel()
    await asyncio.gather(*places, return_exceptions=True)
    late = sorted(load.late)
    commits = after["store_commits_total"] - before["store_commits_total"]
    taken = after["store_commit_seconds_total"] - before["store_commit_seconds_total"]
    print(f"{len(late)} times heard, {load.lost} connections lost, {after['errors_total']:.0f} errors")
    used, made = (after[name] - before[name] for name in ("cpu_seconds_total", "moves_total"))
    print(f"{commits / seconds:.0f} commits/s of {1000 * taken / max(commits, 1):.1f} ms")
    print(f"{1000 * used / max(made, 1):.2f} ms of the server's processor a move")
    kept = {
        f"99 % within {LATEST_MS} ms": share(late, 0.99) <= LATEST_MS,
        "memory in the second half": after["resident_bytes"] <= MOST_GROWTH * middle,
        "no connection lost, no error": load.lost == 0 and after["errors_total"] == 0,
    }
    for bar, good in kept.items():
        print(f"{'kept' if good else 'MISSED'}: {bar}")
    return all(kept.values())


def main() -> int:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument(
        "--pace", type=float, default=1.0, help="seconds between two moves of a table, up to 10"
    )
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--bots", type=int, default=1, help="processes in which bots think")
    parser.add_argument("--game", action="append", choices=GAMES, help="usually Pandemic and Hrubec in turn")
    parser.add_argument("--tempo", type=int, default=48, help="actions of a seat in a minute, up to 120")
    given = parser.parse_args()

    async def run(port: int) -> bool:
        load = Load(port, given.game or ("pandemic", "hrubec"), given.pace, given.tempo)
        return await measure(load, given.tables, given.seconds)

    with server(given.bots) as port:
        return 0 if asyncio.run(run(port)) else 1


if __name__ == "__main__":
    sys.exit(main())
