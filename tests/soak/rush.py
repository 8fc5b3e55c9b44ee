"""Five people place dice against the clock as fast as they can, and lose their connections all the time.

    python -m tests.soak.rush --seconds 60

Everybody says whatever comes to mind, legal or not, several things at once, and goes on after a lost
connection with what had no answer yet. At the end: nothing counts that came before the clock ran or after its
end and grace, everything acknowledged is there and nothing twice, all see the same, the record plays again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from sickbay.core.state import HOST
from sickbay.table.entries import Clocked, Moved
from sickbay.table.table import Table
from tests.attack.crook import LIMITS, table_in
from tests.server.house import House, Message, Player, serving

SEATS: Final = 5
AT_ONCE: Final = 4
"""Requests of one seat that wait for an answer at the same time."""
GRACE: Final = 200
COUNT_IN: Final = 1
WITH_DICE: Final = ("place", "sacrifice", "reroll", "free_reroll")
EXPECTED: Final = frozenset({"table-counts-in", "table-time-up", "table-moved-on"})
"""Reasons of the table; all others have a number of the rules."""


class Rusher:
    """One seat: what it has said, and what became of it."""

    def __init__(self, made: dict[str, Any], seat: int, slowness: float) -> None:
        self.table, self.token, self.seat = made["id"], made["tokens"][str(seat)], seat
        self.slowness = slowness
        self.dice = random.Random(seat)
        self.open: dict[str, str] = {}
        self.done: dict[str, str] = {}
        self.refused: Counter[str] = Counter()
        self.drops = 0
        self.last: Message = {}

    async def rush(self, house: House, over: asyncio.Event) -> None:
        """Say things until all is over; the connection breaks every second or so."""
        while not over.is_set():
            with suppress(ConnectionClosed):
                async with house.sit(self.table, self.token) as player:
                    for name, move in list(self.open.items()):
                        await self.say(player, name, move)
                    breaks = time.monotonic() + self.dice.uniform(0.3, 2.0)
                    while not over.is_set() and time.monotonic() < breaks:
                        await self.turn(player)
                    player.wire.transport.abort()
            self.drops += 1
        async with house.sit(self.table, self.token) as player:
            for name, move in list(self.open.items()):
                await self.say(player, name, move)
            while self.open:
                self.hears(await player.hear())
            await player.do("snapshot")
            self.last = player.last

    async def turn(self, player: Player) -> None:
        """Fill up with things to say, then hear something."""
        while len(self.open) < AT_ONCE:
            await self.say(player, f"{self.dice.getrandbits(60):x}", self.thought(player))
        await asyncio.sleep(self.slowness)
        self.hears(await player.hear())

    async def say(self, player: Player, name: str, move: str) -> None:
        self.open[name] = move
        await player.send("play", id=name, seat=self.seat, move=move)

    def hears(self, message: Message) -> None:
        move = self.open.pop(message.get("id", ""), None)
        if move is None:
            return
        if message["type"] == "done":
            self.done[message["id"]] = move
        else:
            self.refused[message["rule"] or message["key"]] += 1

    def thought(self, player: Player) -> str:
        """Something that is or was legal, or anything; but the first die stays, so that time runs out."""
        legal = [move for _, move in player.moves() if move.startswith(WITH_DICE) and move.split()[1] != "0"]
        if legal and self.dice.random() < 0.6:
            return self.dice.choice(legal)
        line = f"bay{self.dice.randint(1, 4)}.line{self.dice.randint(1, 4)}"
        return f"place {self.dice.randint(1, 7)} {line} {self.dice.choice('abcde')}"


async def rush(folder: Path, seconds: int) -> dict[str, int]:
    """One countdown; what was counted.

    :raises AssertionError: if anything did not hold
    """
    async with serving(folder, limits=LIMITS) as house:
        clock = {"seconds": seconds, "grace": GRACE, "count_in": COUNT_IN}
        made = await house.begin(game="flatline", seats=["open"] * SEATS, clock=clock)
        table = table_in(house, made)
        while not table.playing.state.offered >> HOST & 1:
            seat = next(seat for seat in range(SEATS) if table.playing.state.asked >> seat & 1)
            move = table.game.words.format(table.game.legal(table.playing.state, seat)[0])
            await house.post(made, str(seat), type="play", seat=seat, move=move)
        people = [Rusher(made, seat, 0.1 if seat == 4 else 0.0) for seat in range(SEATS)]
        over = asyncio.Event()
        running = [asyncio.ensure_future(one.rush(house, over)) for one in people]
        while table.countdown is not None:
            await asyncio.sleep(0.05)
            assert not any(task.done() for task in running), [task for task in running if task.done()]
        await asyncio.sleep(0.5)
        over.set()
        await asyncio.gather(*running)
        check(table, people)
        return {
            "done": sum(len(one.done) for one in people),
            "refused": sum(sum(one.refused.values()) for one in people),
            "drops": sum(one.drops for one in people),
        }


def check(table: Table, people: list[Rusher]) -> None:
    """Nothing came too early, too late, twice, or was lost; all see the same."""
    clock = table.contract.clock
    assert clock is not None
    (began,) = [at for at, entry in enumerate(table.entries) if isinstance(entry, Clocked)]
    counted = table.entries[began]
    assert isinstance(counted, Clocked)
    starts = counted.at + 1000 * COUNT_IN
    ends = starts + counted.left
    moved = [entry for entry in table.entries[began:] if isinstance(entry, Moved)]
    last = next((entry for entry in moved if entry.seat == HOST), None)
    for entry in moved:
        if entry.seat == HOST:
            assert entry.at > ends + GRACE
            break
        assert starts <= entry.at <= ends + GRACE, entry
    assert last is None or not any(entry.id for entry in moved[moved.index(last) :])
    stored = {entry.id: (entry.seat, entry.move) for entry in moved if entry.id}
    assert len(stored) == sum(bool(entry.id) for entry in moved), "nothing twice"
    said = {name: (one.seat, move) for one in people for name, move in one.done.items()}
    assert said == stored
    reasons = {reason for one in people for reason in one.refused}
    assert all(reason in EXPECTED or reason.startswith("F") for reason in reasons), reasons
    for one in people:
        assert one.last["view"] == {**table.view(0), "viewer": one.last["view"]["viewer"]}
    again = table.playing.after(table.playing.moves)
    assert table.game.digest(again) == table.game.digest(table.playing.state), "the record plays again"


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=int, default=60)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(rush(Path(folder), given.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
