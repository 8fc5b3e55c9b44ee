"""Bots in processes of their own: they answer, or others are answered for them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import get_type_hints

import pytest

from sickbay.core.registry import game
from sickbay.core.state import State
from sickbay.server.bots import Bots
from sickbay.server.worker import Asked
from sickbay.table.contract import Contract
from sickbay.table.questions import BotQuestion
from sickbay.table.requests import Actor, Start
from sickbay.table.table import Table


def question(name: str = "pandemic", bot: str = "planner") -> Asked:
    """The first question of a game."""
    table = Table("t", Contract(name, {"seats": 2}, [bot, bot]), game(name), 7, 0)
    table.take_all(table.decide(Actor(0, True), Start(id="s"), 0))
    return Asked("t", name, "", next(asked for asked in table.questions(0) if not asked.offered))


def with_bots(budget: float, work: Callable[[Bots], Awaitable[None]]) -> None:
    async def run() -> None:
        bots = Bots(1, budget)
        try:
            await asyncio.wait_for(work(bots), 60)
        finally:
            bots.close()

    asyncio.run(run())


def test_a_bot_answers_with_a_legal_move_and_always_the_same() -> None:
    async def work(bots: Bots) -> None:
        for name in ("pandemic", "hrubec"):
            asked = question(name, "random")
            moves = {await bots.ask(asked) for _ in range(5)}
            assert len(moves) == 1
            assert moves <= set(asked.question.legal)
        assert (bots.asked, bots.failed, bots.waiting) == (10, 0, 0)

    with_bots(30, work)


def test_no_bot_and_no_game_is_no_answer() -> None:
    async def work(bots: Bots) -> None:
        asked = question()
        strange = Asked("t", "pandemic", "", asked.question._replace(bot="nobody"))
        assert await bots.ask(strange) is None
        assert await bots.ask(Asked("t", "chess", "", asked.question)) is None
        assert bots.failed == 2
        assert await bots.ask(asked) in asked.question.legal

    with_bots(30, work)


def test_whoever_asks_after_the_end_is_told_so_and_does_not_wait() -> None:
    async def work(bots: Bots) -> None:
        for asked_before in (False, True):
            with_one = Bots(1, 30)
            if asked_before:
                assert await with_one.ask(question(bot="random")) is not None
            with_one.close()
            assert await with_one.ask(question()) is None
            assert (with_one.waiting, with_one.failed) == (0, 0)

    with_bots(30, work)


def test_a_bot_over_its_budget_is_ended_and_the_next_one_may_try() -> None:
    async def work(bots: Bots) -> None:
        assert await bots.ask(question()) is None
        assert await bots.ask(question()) is None
        assert bots.failed == 2

    with_bots(0, work)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed in another way here")
def test_a_process_that_ends_is_started_anew() -> None:
    async def work(bots: Bots) -> None:
        asked = question()
        first = await bots.ask(asked)
        process = bots._workers[0]._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        assert await bots.ask(asked) is None
        assert await bots.ask(asked) == first

    with_bots(30, work)


def test_a_question_holds_no_state() -> None:
    """A bot that was given the whole position could not even be asked (T15)."""
    plain = {int, str, bool}
    for kind in get_type_hints(BotQuestion).values():
        assert kind in plain or "State" not in str(kind)
        assert not (isinstance(kind, type) and issubclass(kind, State))
    view = question().question.view
    assert "chance" not in view
    assert "seed" not in str(view)
