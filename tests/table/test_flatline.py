"""A table of Flatline without a clock: all are asked at once, and nobody says that time is up."""

from __future__ import annotations

from typing import Any

import pytest

from sickbay.core.errors import SickbayError
from sickbay.core.rules import Refused
from sickbay.core.state import HOST
from sickbay.table.contract import PERSON
from sickbay.table.entries import Moved
from tests.table.live import Live


def in_countdown(kinds: tuple[str, ...] = (PERSON,) * 3, **contract: Any) -> Live:
    live = Live("flatline", kinds, **contract).begin()
    while not live.state.offered >> HOST & 1:
        seat = live.asks()[0]
        if kinds[seat] == PERSON:
            live.play(seat)
        else:
            live.wait(1)
    return live


@pytest.mark.parametrize("seed", [3, 4])
def test_people_play_to_the_end(seed: int) -> None:
    live = Live("flatline", seed=seed).begin().play_out()
    assert live.table.stage == "over"


def test_all_who_have_dice_are_asked_and_may_speak_in_any_order() -> None:
    live = in_countdown()
    assert live.asks() == [0, 1, 2]
    live.play(2, next(move for move in live.legal(2) if move.startswith("place")))
    live.play(0, next(move for move in live.legal(0) if move.startswith("place")))
    live.play(1, "done")
    assert live.asks() == [0, 2]
    live.play(1, next(move for move in live.legal(1) if move.startswith("place")))
    assert live.asks() == [0, 1, 2]


def test_nobody_but_the_host_says_that_time_is_up() -> None:
    live = in_countdown()
    with pytest.raises((Refused, SickbayError)):
        live.play(1, "time_up 1")
    assert live.wait(3600) == []
    assert live.asks() == [0, 1, 2]


def test_bots_and_a_person_play_to_the_end() -> None:
    live = Live("flatline", (PERSON, "greedy", "random"), seed=5).begin()
    moved = []
    for _ in range(2000):
        moved += [entry for entry in live.wait(1) if isinstance(entry, Moved)]
        if live.table.stage != "playing":
            break
        if 0 in live.asks():
            legal = live.legal(0)
            live.play(0, "done" if "done" in legal else legal[0])
    assert live.table.stage == "over"
    assert {entry.seat for entry in moved} == {1, 2}
    assert HOST not in {entry.seat for entry in moved}


def test_an_absent_seat_is_done() -> None:
    """What the table says for somebody who is away decides nothing."""
    live = in_countdown(deadline=60, grace=30)
    done = live.wait(61)
    moves = {(entry.seat, entry.move) for entry in done if isinstance(entry, Moved)}
    assert {(0, "done"), (1, "done"), (2, "done")} <= moves


def test_a_placed_die_is_not_taken_back_freely() -> None:
    live = in_countdown()
    moves = live.table.playing.moves
    live.play(1, next(move for move in live.legal(1) if move.startswith("place")))
    assert live.table.playing.free_to(1) == moves + 1, "F5.6"
    live.play(1, "done")
    assert live.table.playing.free_to(1) == moves + 1, "but that one is done may be said again"
