"""T10: fishing for another draw: by taking back, by going away, by making the table again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sickbay.core.errors import SickbayError
from sickbay.table.requests import Actor, Answer, ResetTurn, Undo
from tests.attack.crook import CLOSED, LIMITS, browser, table_in
from tests.server.house import serving
from tests.table.live import Live


def until_drawn(live: Live) -> tuple[int, str, list[str]]:
    """Play until a move has drawn something: whose it was, the move, and what came of it."""
    for _ in range(400):
        seat, before = live.asks()[0], live.state.revealed
        quiet = "pass" if "pass" in live.legal(seat) else live.legal(seat)[-1]
        live.play(seat, quiet)
        if live.state.revealed > before:
            return seat, quiet, events(live)
    raise AssertionError("nothing was drawn")


def events(live: Live) -> list[str]:
    return [live.game.words.format(words) for _, words in live.table.playing.story.happened[-1].events]


@pytest.mark.parametrize("game", ["pandemic", "hrubec", "flatline"])
def test_t10_fishing_by_taking_back_draws_the_same(game: str) -> None:
    """What was drawn can be taken back by consent alone, and comes again, whatever is done before it."""
    live = Live(game).begin()
    for _ in range(6):
        seat, move, drew = until_drawn(live)
        if live.table.stage != "playing":
            break
        moves = live.table.playing.moves
        with pytest.raises(SickbayError):
            live.say(seat, ResetTurn)
        assert live.table.playing.free_to(seat) == moves
        live.say(seat, Undo)
        for other in range(3):
            if other != seat:
                live.say(other, Answer, proposal=live.table.proposed, agree=True)
        live.settle()
        assert live.table.playing.moves == moves - 1
        live.play(seat, move)
        assert events(live) == drew


@pytest.mark.parametrize("game", ["pandemic", "hrubec", "flatline"])
def test_t10_fishing_by_rewinding_or_restarting_draws_the_same(game: str) -> None:
    """In a learning game, and after a restart of the server, the same moves bring the same."""
    live = Live(game, undo="owner").begin()
    drawn = []
    for _ in range(5):
        drawn.append(until_drawn(live))
        if live.table.stage != "playing":
            return
    played = [(one.seat, one.move) for one in live.table.playing.story.happened]
    digest = live.game.digest(live.state)
    live.say(Actor(0, True), Undo, to=0)
    assert live.table.playing.moves == 0
    assert live.table.log[-1].entry.__class__.__name__ == "Undone"
    again = live.restored()
    for one in (live, again):
        for seat, move in played:
            one.play(seat, one.game.words.format(move))
        assert one.game.digest(one.state) == digest


def test_t10_fishing_by_making_the_table_again_leaves_the_first(tmp_path: Path) -> None:
    """A game that was given up stays among the tables of all who sat there, told as what it is."""

    async def fish() -> None:
        async with serving(tmp_path, limits=LIMITS) as house, browser(house) as one:
            seeds = set()
            for _ in range(3):
                made = await house.begin(**CLOSED)
                assert (await one.claim(made["tokens"]["0"])).status_code == 200
                await house.post(made, "0", type="abandon", seat=0)
                await house.post(made, "1", type="answer", seat=1, proposal=1, agree=True)
                table = table_in(house, made)
                while table.stage != "closed":
                    await asyncio.sleep(0.01)
                seeds.add(table.seed)
            mine = (await one.web.get("/api/me")).json()["tables"]
            assert [row["stage"] for row in mine] == ["closed"] * 3
            assert len(seeds) == 3

    asyncio.run(fish())
