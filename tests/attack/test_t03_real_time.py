"""T3: acting after the bell, by another clock, or by pausing to think.

Deadlines of the turn-based games, late and stale moves, pauses, and the bell of Flatline; more of its clock
is tried in ``tests/table/test_countdown.py`` and ``tests/server/test_clock.py``.
"""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from sickbay.core.errors import SickbayError
from sickbay.table.entries import Answered, Moved, Paused, Started
from sickbay.table.requests import Pause, Play, Resume
from tests.attack.crook import LIMITS, table_in
from tests.server.house import House, serving
from tests.table.live import SECOND, Live, at_wait
from tests.table.test_countdown import running

QUICK: dict[str, Any] = {
    "game": "pandemic", "options": {"seats": 2, "hands": "closed"}, "seats": ["open", "open"],
    "deadline": 1, "grace": 1,
}  # fmt: skip


def later(house: House, table_id: str, milliseconds: int) -> None:
    """The server's clock has moved on, though its timers have not rung yet: it was busy."""
    live = house.hall.live[table_id]
    clock = live._house.clock
    live._house = live._house._replace(clock=lambda: clock() + milliseconds)


def test_t03_real_time_a_move_after_the_bell_is_late(tmp_path: Path) -> None:
    """When the time is up the table answers first, however busy the server was, and whoever flooded it."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.begin(**{**QUICK, "deadline": 600, "grace": 600})
            table = table_in(house, made)
            async with house.sit(made["id"], made["tokens"]["1"]) as player:
                await house.post(made, "0", type="abandon", seat=0)
                (proposal,) = table.proposals
                later(house, made["id"], 601_000)
                told = await player.ask("answer", seat=1, proposal=proposal, agree=True)
                assert told["key"] == "table-no-proposal"
                answered = [entry for entry in table.entries if isinstance(entry, Answered)]
                assert [(entry.agree, entry.auto) for entry in answered] == [(False, "deadline")]
                assert table.stage == "playing"

    asyncio.run(attack())


@pytest.mark.parametrize("rule", ["W5", "P5.12"])
def test_t03_real_time_flood_at_the_bell(rule: str, tmp_path: Path) -> None:
    """No answer to a window or a request counts that comes after its deadline by the server's clock."""
    live, seat = at_wait("pandemic", rule, deadline=30)
    at, due = live.table.at, live.now + 30 * SECOND
    for early in (-20, -1):
        live.now = due + early
        assert live.settle() == []
    live.now = due
    (first, *_) = live.settle()
    assert isinstance(first, Moved)
    assert (first.seat, first.auto, first.at) == (seat, "deadline", due)
    for _ in range(50):
        with pytest.raises(SickbayError):
            live.say(seat, Play, seat=seat, move="pass", at=at)
    assert [entry.at for entry in live.table.entries] == sorted(entry.at for entry in live.table.entries)


def test_t03_real_time_clocks_of_clients_do_not_count(tmp_path: Path) -> None:
    """No request says when it was made; a clock that goes back moves nothing before what has happened."""
    live = Live("pandemic", deadline=30).begin()
    assert not {"now", "time", "when"} & set(Play.__struct_fields__)
    seat = live.asks()[0]
    live.now += 10_000
    live.play(seat)
    before = live.table.entries[-1].at
    live.now -= 8_000_000
    seat = live.asks()[0]
    live.play(seat)
    assert live.table.entries[-1].at == before
    due = live.told(seat).table.seats[live.asks()[0]].due
    assert due is None or due >= before


def test_t03_real_time_thinking_in_a_pause_gains_nothing_unseen() -> None:
    """A pause is told to all; nobody moves in it; all may end it; then the clock goes on where it stood."""
    live = Live("pandemic", deadline=30).begin()
    seat = live.asks()[0]
    live.now += 25 * SECOND
    live.say(seat, Pause)
    assert isinstance(live.table.entries[-1], Paused)
    told = live.told(-1)
    assert (told.table.paused, told.table.paused_by) == (True, seat)
    assert told.log[-1].text
    live.now += 3600 * SECOND
    with pytest.raises(SickbayError):
        live.play(seat)
    assert live.settle() == []
    live.say((seat + 1) % 3, Resume)
    assert live.told(-1).table.seats[seat].due == live.now + 5 * SECOND
    assert live.wait(4.9) == []
    assert live.wait(0.2)


def test_t03_real_time_a_flood_at_the_bell_of_a_countdown_wins_nothing() -> None:
    """Everything that arrives after the end and its grace is late, and nothing before them is."""
    live = running()
    told = live.told(0).table.clock
    assert told is not None
    assert told.ends_at is not None
    for at in range(told.ends_at - 50, told.ends_at + told.grace + 50):
        live.now = at
        live.settle()
        in_time = at <= told.ends_at + told.grace
        moves = [move for move in live.legal(at % 3) if move.startswith("place")]
        if in_time and moves and not at % 40:
            live.play(at % 3, moves[0])
        elif not in_time:
            with pytest.raises(SickbayError):
                live.play(at % 3, "place 1 bay1.line1 a")
    placed = [entry.at for entry in live.table.entries if isinstance(entry, Moved) and "place" in entry.move]
    assert placed
    assert max(placed) <= told.ends_at + told.grace


def test_t03_real_time_deadlines_are_kept_by_a_real_server(tmp_path: Path) -> None:
    """With people who are there and say nothing each answer comes at its deadline, and none much later."""

    async def wait() -> list[int]:
        async with serving(tmp_path, limits=LIMITS, bots=1) as house:
            made = await house.begin(**QUICK)
            table = table_in(house, made)
            async with house.sit(made["id"], made["tokens"]["0"]), house.sit(made["id"], made["tokens"]["1"]):
                while table.playing.moves < 3:
                    await asyncio.sleep(0.05)
            times = [entry.at for entry in table.entries if isinstance(entry, Moved | Started)]
            assert {entry.auto for entry in table.entries if isinstance(entry, Moved)} == {"deadline"}
            return [after - before for before, after in pairwise(times)]

    took = asyncio.run(wait())
    assert min(took) >= 1000
    assert max(took[1:]) < 2500, took  # before the first the bot that stands in has to wake
