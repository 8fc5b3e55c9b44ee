"""What has left a table leaves memory at once: nothing waits for the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from litestar import WebSocket

from sickbay.server import hall as hall_module
from sickbay.server.run import Brisk
from sickbay.server.sockets import Connection
from tests.server.house import House, serving, until

GAMES = {"pandemic": {}, "hrubec": {}, "flatline": {"clock": {"tempo": 120, "count_in": 1}}}


@contextmanager
def uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def some_play(house: House, game: str) -> str:
    """Two people at a table in two languages: moves, questions, a refusal, and all go; the table."""
    made = await house.begin(game=game, seats=["open", "open"], **GAMES[game])
    table = str(made["id"])
    tokens = made["tokens"]
    async with house.sit(table, tokens["0"]) as ana, house.sit(table, tokens["1"]) as bea:
        await bea.do("language", language="cs")
        assert (await ana.ask("play", seat=0, move="no such move", at=0))["type"] == "refused"
        for seat in (0, 1):
            await (ana, bea)[seat].do("hand_over", seat=seat, bot="random")
        live = house.hall.live[table]
        await until(lambda: live.table.playing.moves >= 8)
        assert (await ana.ask("look", move=5))["type"] == "answer"
        await ana.do("pause")
        await bea.until(lambda message: message.get("table", {}).get("paused"))
    await until(lambda: live.quiet)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_leaves_memory_is_gone(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that memory stays flat however many games are played, without a pause to look for what is left."""
    monkeypatch.setattr(hall_module, "_SLEEPY", -1)

    async def play() -> None:
        async with serving(tmp_path) as house:
            await some_play(house, game)  # what is made once is made
            with uncollected():
                table = await some_play(house, game)
                live = house.hall.live[table]
                left = {
                    what: weakref.ref(one)
                    for what, one in {
                        "live": live,
                        "table": live.table,
                        "course": live.table.playing,
                        **{said: voice.catalogue for said, voice in live.table.voices.items()},
                    }.items()
                }
                assert left.keys() >= {"cs", "en"}
                del live
                await house.hall.round()
                await asyncio.sleep(0.1)
                assert table not in house.hall.live
                assert [what for what, one in left.items() if one() is not None] == []
                kinds = {Connection, WebSocket, Brisk}
                assert [one for one in gc.get_objects() if type(one) in kinds] == []

    asyncio.run(play())
