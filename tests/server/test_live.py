"""A live table keeps its own time: nothing is missed between one look at the clock and the next."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path

import pytest

from sickbay.server import hall
from tests.server.house import serving

MOVES = 60


def test_bots_play_on_whenever_the_clock_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look at the clock is long after the one before, as on a machine that has much to do."""
    steps = random.Random(1)
    looks = itertools.accumulate(iter(lambda: steps.randint(1, 250), 0), initial=1_800_000_000_000)
    monkeypatch.setattr(hall, "now_ms", lambda: next(looks))

    async def play() -> int:
        async with serving(tmp_path) as house:
            made = await house.create(game="hrubec", seats=["random", "random"])
            async with house.sit(made["id"], made["tokens"]["owner"]) as owner:
                await owner.do("start")
                await owner.until(lambda message: message.get("table", {}).get("moves", 0) >= MOVES)
            return int(owner.last["table"]["moves"])

    assert asyncio.run(play()) >= MOVES
