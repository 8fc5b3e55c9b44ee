"""The clock of a game in which all act at once: it counts in, runs, stands, and says that time is up.

A countdown is under way while the host is offered to say that time is up. How much is left follows from the
entries of the journal alone, so a table that is read again goes on with the time that it had.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sickbay.core.chance import Chance
from sickbay.core.state import HOST
from sickbay.table.entries import AnyEntry, Clocked, Moved, Paused
from sickbay.table.match import own_seed

if TYPE_CHECKING:
    from sickbay.table.table import Table

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
_QUICK: Final = 500
"""Milliseconds that a bot needs for anything."""


class Countdown:
    """A countdown that has begun.

    :ivar left: milliseconds that were left when it last began to run, or when it stopped
    :ivar starts_at: since when, or from when on, it runs (ms since 1970); None while it stands
    """

    __slots__ = ("left", "starts_at")

    def __init__(self, left: int, starts_at: int | None) -> None:
        self.left = left
        self.starts_at = starts_at

    @property
    def ends_at(self) -> int | None:
        """When time is up, None while it stands."""
        return None if self.starts_at is None else self.starts_at + self.left

    def stop(self, at: int) -> None:
        """It stands from then on."""
        if self.starts_at is not None:
            self.left -= min(max(at - self.starts_at, 0), self.left)
            self.starts_at = None


def under_way(table: Table) -> bool:
    """Whether the game waits for time to be up."""
    return table.stage == "playing" and bool(table.playing.state.offered >> HOST & 1)


def is_open(table: Table, now: int) -> bool:
    """Whether what a seat says now comes neither before the clock runs nor too late."""
    clock, countdown = table.contract.clock, table.countdown
    if clock is None or not under_way(table):
        return True
    if countdown is None or countdown.starts_at is None:
        return False
    return countdown.starts_at <= now <= countdown.starts_at + countdown.left + clock.grace


def due(table: Table, now: int) -> list[AnyEntry]:
    """What the clock does now: it begins to run, stops for somebody who is gone, or time is up."""
    clock, countdown = table.contract.clock, table.countdown
    if clock is None or not under_way(table):
        return []
    if countdown is None:
        return [Clocked(at=now, left=clock.seconds * SECOND)]
    if countdown.starts_at is None:
        return [Clocked(at=now, left=countdown.left)]
    if clock.pauses == "lost":
        for seat in table.people():
            chair = table.chairs[seat]
            if not chair.here and chair.gone > countdown.starts_at - clock.count_in * SECOND:
                return [Paused(at=now, by=None, lost=seat)]
    if now > countdown.starts_at + countdown.left + clock.grace:
        move = table.game.legal(table.playing.state, HOST)[0]
        return [Moved(at=now, seat=HOST, move=table.game.words.format(move))]
    return []


def wakes_at(table: Table) -> list[int]:
    """When time will be up, if the clock runs."""
    clock, countdown = table.contract.clock, table.countdown
    if clock is None or countdown is None or countdown.ends_at is None:
        return []
    return [countdown.ends_at + clock.grace + 1]


def begin(table: Table, at: int, left: int) -> None:
    """The clock counts in, and then runs for so long."""
    assert table.contract.clock is not None
    table.countdown = Countdown(left, at + table.contract.clock.count_in * SECOND)


def acts_at(table: Table, seat: int) -> int | None:
    """When a bot does its next action in a countdown (F5.24); None where no clock runs.

    The delay is the bot's own, drawn for each action; after one that takes long it is longer.
    """
    clock, countdown = table.contract.clock, table.countdown
    if clock is None or countdown is None or countdown.starts_at is None or not under_way(table):
        return None
    since = max(table.chairs[seat].since, countdown.starts_at)
    spread = Chance(own_seed(table.seed, f"tempo {seat} {since}"), ("tempo",)).below(0, 51)
    pace = MINUTE * (75 + spread) // (100 * clock.tempo)
    return since + max(_QUICK, pace * _took(table, seat))


def _took(table: Table, seat: int) -> int:
    """How many actions the last of a seat counts for."""
    game = table.game
    last = next((one for one in reversed(table.playing.story.happened) if one.seat == seat), None)
    return 1 if last is None else game.takes_time.get(game.words.words[last.move[0]], 1)


def may_go_back(table: Table, to: int) -> bool:
    """Whether the game may go back to so many moves: never into a countdown that a clock has measured."""
    return table.contract.clock is None or (not under_way(table) and to >= table.timed)
