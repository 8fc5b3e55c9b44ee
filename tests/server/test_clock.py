"""A server keeps the clock of a table: what arrived first counts first, and what was left is left."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest

from sickbay.core.errors import SickbayError
from sickbay.core.state import HOST
from sickbay.server.live import LiveTable
from sickbay.table.entries import Moved
from sickbay.table.requests import Actor, Play
from tests.attack.crook import LIMITS, table_in
from tests.server.house import Guest, Message, Player, serving, until
from tests.server.test_kill import journal, process
from tests.soak.rush import rush

CLOCK = {"seconds": 60, "grace": 200, "count_in": 0}


async def begun(guest: Guest, seats: int = 2, **clock: Any) -> dict[str, Any]:
    """A table whose clock runs."""
    made = await guest.begin(game="flatline", seats=["open"] * seats, clock={**CLOCK, **clock})
    async with guest.sit(made["id"], made["tokens"]["owner"], "?seats=-") as watcher:
        while watcher.last["table"]["clock"]["ends_at"] is None:
            async with guest.sit(made["id"], made["tokens"]["0"]) as one:
                seat, move = first_of(one) or (None, "")
            if seat is not None:
                await guest.post(made, "0", type="play", seat=seat, move=move)
            await watcher.do("snapshot")
    return made


def first_of(player: Player) -> tuple[int, str] | None:
    moves = player.moves()
    return moves[0] if moves else None


def placings(message: Message) -> list[str]:
    return [
        move["move"]
        for asked in message["asked"]
        for group in asked["groups"]
        for move in group["moves"]
        if move["move"].startswith("place")
    ]


class SetClock:
    """The clock of one table's house, set by hand."""

    def __init__(self, live: LiveTable) -> None:
        self.now = live._house.clock()
        live._house = live._house._replace(clock=lambda: self.now)


def test_what_arrived_in_time_counts_however_long_the_server_was_busy(tmp_path: Path) -> None:
    """Neither what is stored meanwhile, nor a timer that rings first, makes a placement late."""

    async def play() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await begun(house)
            table = table_in(house, made)
            live = house.hall.live[made["id"]]
            countdown = table.countdown
            assert countdown is not None
            assert countdown.ends_at is not None
            clock = SetClock(live)
            words = table.game.words
            legal = [words.format(move) for move in table.game.legal(table.playing.state, 1)]
            moves = [move for move in legal if move.startswith("place")]
            last = countdown.ends_at + 200
            async with live._lock:  # as if something were being stored
                live.stir()
                clock.now = last
                said = [
                    asyncio.ensure_future(live.request(Actor(0b10), Play(id=f"m{n}", seat=1, move=move)))
                    for n, move in enumerate((moves[0], moves[0]))
                ]
                await asyncio.sleep(0)
                clock.now = last + 1
                late = asyncio.ensure_future(
                    live.request(Actor(0b10), Play(id="late", seat=1, move=moves[-1]))
                )
                await asyncio.sleep(0)
                clock.now = last + 60_000
            told = await asyncio.gather(*said, late, return_exceptions=True)
            assert told[0] is None
            assert isinstance(told[1], SickbayError), "the same die again"
            assert isinstance(told[2], SickbayError), "a millisecond too late"
            await until(lambda: table.countdown is None)
            moved = [entry for entry in table.entries if isinstance(entry, Moved)][-2:]
            assert [(entry.seat, entry.at) for entry in moved] == [(1, last), (HOST, last + 1)]

    asyncio.run(play())


def test_the_loser_of_a_space_hears_why_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await begun(house, 3)
            table = table_in(house, made)
            async with (
                house.sit(made["id"], made["tokens"]["1"]) as bea,
                house.sit(made["id"], made["tokens"]["2"]) as cleo,
            ):
                mine, theirs = placings(bea.last), placings(cleo.last)
                spaces = {move.split(" ", 2)[2]: move for move in theirs}
                move, other = next(
                    (move, spaces[move.split(" ", 2)[2]]) for move in mine if move.split(" ", 2)[2] in spaces
                )
                at = bea.last["table"]["at"]
                await bea.do("play", seat=1, move=move, at=at)
                before = table.playing.state.hands[2]
                told = await cleo.ask("play", seat=2, move=other, at=at)
                assert told["type"] == "refused"
                assert told["rule"].startswith("F5.")
                assert told["text"]
                assert table.playing.state.hands[2] == before

    asyncio.run(play())


def test_what_time_it_is_there(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await begun(house)
            async with house.sit(made["id"], made["tokens"]["0"]) as one:
                before = table_in(house, made).entries[-1].at
                told = await one.ask("ping")
                assert told["type"] == "pong"
                assert 0 <= told["now"] - before < 20_000
            assert (await house.post(made, "0", type="ping"))["type"] == "pong"

    asyncio.run(ask())


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed in another way here")
def test_a_killed_server_goes_on_with_the_time_that_was_left(tmp_path: Path) -> None:
    async def play() -> None:
        async with process(tmp_path) as (guest, running):
            made = await begun(guest)
            async with guest.sit(made["id"], made["tokens"]["1"]) as bea:
                ends = bea.last["table"]["clock"]["ends_at"]
                for _ in range(4):
                    await asyncio.sleep(0.5)
                    await bea.do("play", seat=1, move=placings(bea.last)[0])
            running.kill()
            await running.wait()
        stored = journal(tmp_path)[made["id"]]
        assert [entry["move"].split()[0] for entry in stored[-4:]] == ["place"] * 4
        await asyncio.sleep(1.5)
        async with (
            process(tmp_path) as (guest, running),
            guest.sit(made["id"], made["tokens"]["1"]) as bea,
        ):
            table = bea.last["table"]
            assert (table["paused"], table["paused_why"]) == (True, "woke")
            left = table["clock"]["left"]
            assert 0 <= ends - stored[-1]["at"] - left <= 1500, "no more than a beat is lost or won"
            told = await bea.ask("play", seat=1, move=placings(bea.last)[0] if placings(bea.last) else "done")
            assert told["key"] == "table-paused-woke"
            await bea.do("resume", seat=1)
            while (clock := bea.last["table"]["clock"])["ends_at"] is None:
                await bea.hear()
            assert clock["ends_at"] - clock["starts_at"] == left
            await bea.do("play", seat=1, move="done")

    asyncio.run(asyncio.wait_for(play(), 100))


def test_five_who_place_as_fast_as_they_can_and_drop_break_nothing(tmp_path: Path) -> None:
    """``python -m tests.soak.rush`` does it for a minute."""
    counted = asyncio.run(rush(tmp_path, 10))
    assert counted["done"] >= 5
    assert counted["refused"] >= 100
    assert counted["drops"] >= 10
