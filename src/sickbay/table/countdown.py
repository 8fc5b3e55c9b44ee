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
    from sickbay.table.contract import Clock
    from sickbay.table.table import Table

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
_QUICK: Final = 500
"""Milliseconds that a bot needs for anything."""


class Countdown:
    """A countdown that has begun; a table has one only while it is under way.

    :ivar clock: what was agreed on
    :ivar left: milliseconds that were left when it last began to run, or when it stopped
    :ivar starts_at: since when, or from when on, it runs (ms since 1970); None while it stands
    """

    __slots__ = ("clock", "left", "starts_at")

    def __init__(self, clock: Clock, at: int, left: int) -> None:
        self.clock = clock
        self.left = left
        self.starts_at: int | None = at + clock.count_in * SECOND

    @property
    def counts_since(self) -> int | None:
        """When it began to count in, None while it stands."""
        return None if self.starts_at is None else self.starts_at - self.clock.count_in * SECOND

    @property
    def ends_at(self) -> int | None:
        """When time is up, None while it stands."""
        return None if self.starts_at is None else self.starts_at + self.left

    @property
    def closes_at(self) -> int | None:
        """Until when what was sent in time may arrive, None while it stands."""
        return None if self.ends_at is None else self.ends_at + self.clock.grace

    def stop(self, at: int) -> None:
        """It stands from then on."""
        if self.starts_at is not None:
            self.left -= min(max(at - self.starts_at, 0), self.left)
            self.starts_at = None


def under_way(table: Table) -> bool:
    """Whether the game waits for time to be up."""
    return table.stage == "playing" and bool(table.playing.state.offered >> HOST & 1)


def too_early(table: Table, now: int) -> bool:
    """Whether a countdown is under way whose clock does not run yet."""
    if table.contract.clock is None or not under_way(table):
        return False
    starts = None if table.countdown is None else table.countdown.starts_at
    return starts is None or now < starts


def too_late(table: Table, now: int) -> bool:
    """Whether time is up, and its grace."""
    closes = None if table.countdown is None else table.countdown.closes_at
    return closes is not None and now > closes


def due(table: Table, now: int) -> list[AnyEntry]:
    """What the clock does now: it begins to run, stops for somebody who is gone, or time is up."""
    clock, countdown = table.contract.clock, table.countdown
    if clock is None or not under_way(table):
        return []
    if countdown is None:
        return [Clocked(at=now, left=clock.seconds * SECOND)]
    if countdown.starts_at is None:
        return [Clocked(at=now, left=countdown.left)]
    lost = _lost(table, countdown) if clock.pauses == "lost" else None
    if lost is not None:
        return [Paused(at=now, by=None, lost=lost)]
    if too_late(table, now):
        move = table.game.legal(table.playing.state, HOST)[0]
        return [Moved(at=now, seat=HOST, move=table.game.words.format(move))]
    return []


def _lost(table: Table, countdown: Countdown) -> int | None:
    """A seat whose person has gone since the clock last began."""
    since = countdown.counts_since
    assert since is not None
    away = [seat for seat in table.people() if not table.chairs[seat].here]
    return next((seat for seat in away if table.chairs[seat].gone > since), None)


def wakes_at(table: Table) -> list[int]:
    """When time will be up, and when each bot acts, if the clock runs."""
    closes = None if table.countdown is None else table.countdown.closes_at
    if closes is None:
        return []
    bots = [seat for seat, chair in enumerate(table.chairs) if chair.bot]
    times = [acts_at(table, seat) for seat in bots]
    return [closes + 1, *[time for time in times if time is not None]]


def acts_at(table: Table, seat: int) -> int | None:
    """When a bot does its next action in a countdown (F5.24); None where no clock runs.

    The delay is the bot's own, drawn for each action; after one that takes long it is longer.
    """
    countdown = table.countdown
    if countdown is None or countdown.starts_at is None:
        return None
    since = max(table.chairs[seat].since, countdown.starts_at)
    spread = Chance(own_seed(table.seed, f"tempo {seat} {since}"), ("tempo",)).below(0, 51)
    pace = MINUTE * (75 + spread) // (100 * countdown.clock.tempo)
    return since + max(_QUICK, pace * _took(table, seat))


def begin(table: Table, at: int, left: int) -> None:
    """The clock counts in, and then runs for so long."""
    assert table.contract.clock is not None
    table.countdown = Countdown(table.contract.clock, at, left)


def moved(table: Table, counted: bool) -> bool:
    """A move was made; what was called in a countdown that ended by it is of no use any more.

    :param counted: whether a countdown was under way before
    :returns: whether a clock measures it still
    """
    goes_on = counted and under_way(table)
    if counted and table.contract.clock is not None:
        table.timed = table.playing.moves
    if counted and not goes_on:
        table.countdown = None
        for chair in table.chairs:
            chair.marks.clear()
    return goes_on and table.contract.clock is not None


def _took(table: Table, seat: int) -> int:
    """How many actions the last of a seat counts for."""
    game = table.game
    last = next((one for one in reversed(table.playing.story.happened) if one.seat == seat), None)
    return 1 if last is None else game.takes_time.get(game.words.words[last.move[0]], 1)


def may_go_back(table: Table, to: int) -> bool:
    """Whether the game may go back to so many moves: never into a countdown that a clock has measured."""
    return table.contract.clock is None or (not under_way(table) and to >= table.timed)
